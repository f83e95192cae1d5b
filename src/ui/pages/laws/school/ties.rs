//! A small tournament whose results can be changed: its table with every criterion, and the sum behind each number.

use leptos::prelude::*;

use super::explain::{Column, PUPILS, column_name, name, number, say, say_parted};
use super::riddle;
use crate::tournament::{Criterion, Meeting, Parted, Score, Standing, Tournament, sample};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::reactive::memo;
use crate::ui::widgets::{Button, heads};

/// The tournament on show.
#[derive(Clone, Copy)]
struct Ties {
    page: Page,
    rounds: RwSignal<Vec<Vec<Meeting>>>,
    tournament: Memo<Option<Tournament>>,
    /// The number whose sum is explained.
    asked: RwSignal<Option<(usize, Column)>>,
}

leads_to_page!(Ties);

impl Ties {
    fn standings(self) -> Vec<Standing> {
        self.tournament.with(|tournament| tournament.as_ref().map(Tournament::standings)).unwrap_or_default()
    }
}

pub(super) fn card(page: Page) -> AnyView {
    let i18n = page.i18n;
    let rounds = RwSignal::new(sample().1);
    let tournament = memo(move || rounds.with(|rounds| Tournament::new(PUPILS.len(), rounds).ok()));
    let ties = Ties { page, rounds, tournament, asked: RwSignal::new(None) };
    let criterion = move |criterion: Criterion| {
        view! {
            <li>
                <strong>{column_name(page, Some(criterion))}</strong>
                ": "
                {i18n.tr(&format!("school-{}-is", criterion.name()))}
            </li>
        }
    };
    let said = move || {
        let (player, column) = ties.asked.get()?;
        tournament.with(|tournament| Some(say(page, tournament.as_ref()?, player, column)))
    };
    view! {
        <ol class="school-order">{Criterion::ALL.map(criterion).into_iter().collect_view()}</ol>
        <h3>{i18n.text("school-sample")}</h3>
        <p class="no-print">{i18n.text("school-sample-text")}</p>
        {cross_table(ties)}
        <p class="actions no-print">
            <Button look="quiet" icon="restart" text="school-reset" on_press=move || {
                rounds.set(sample().1);
                ties.asked.set(None);
            }/>
        </p>
        <h3 id="classificacao">{i18n.text("school-standings")}</h3>
        {standings(ties)}
        <p class="school-said" role="status" data-empty=move || ties.asked.get().is_none().to_string()>
            {move || said().unwrap_or_else(|| i18n.tr("school-tap"))}
        </p>
        {reasons(ties)}
        <p class="quiet-text">{i18n.text("school-unplayed")}</p>
        {riddle::card(page)}
    }
    .into_any()
}

/// The next result after a tap, from the view of the pupil in this row: 1, ½, 0, and 1 again.
fn next(score: Score, is_first: bool) -> Score {
    let (win, loss) = if is_first { (Score::First, Score::Second) } else { (Score::Second, Score::First) };
    match score {
        Score::Draw => loss,
        _ if score == win => Score::Draw,
        _ => win,
    }
}

fn tap(ties: Ties, player: usize, round: usize) {
    ties.rounds.update(|rounds| {
        for meeting in rounds.get_mut(round).into_iter().flatten() {
            if let Meeting::Game { first, second, score } = meeting
                && [*first, *second].contains(&player)
            {
                *score = next(*score, *first == player);
            }
        }
    });
}

/// The rounds of each pupil. Every result is a button.
fn cross_table(ties: Ties) -> AnyView {
    let i18n = ties.i18n;
    let count = ties.rounds.with_untracked(Vec::len);
    let round = move |round: usize| i18n.tr_with("school-round", &[("round", (round + 1).into())]);
    let row = move |player: usize| {
        let total = move || {
            ties.tournament.with(|tournament| tournament.as_ref().map(|found| found.points(player).to_string()))
        };
        view! {
            <tr>
                <th scope="row">{name(player)}</th>
                {(0..count).map(|round| cell(ties, player, round)).collect_view()}
                <td class="school-total">{total}</td>
            </tr>
        }
    };
    view! {
        <p class="quiet-text school-swipe no-print">{i18n.text("school-swipe")}</p>
        <div class="school-scroll">
            <table class="school-table school-cross">
                <caption class="visually-hidden">{i18n.text("school-cross")}</caption>
                <thead>
                    <tr>
                        {heads([i18n.tr("school-name")])}
                        {heads((0..count).map(round))}
                        {heads([i18n.tr("school-points")])}
                    </tr>
                </thead>
                <tbody>{(0..PUPILS.len()).map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn cell(ties: Ties, player: usize, round: usize) -> AnyView {
    let i18n = ties.i18n;
    let now = memo(move || {
        let (opponent, points) = ties.tournament.with(|tournament| tournament.as_ref()?.met(player, round))?;
        Some((name(opponent?), points.to_string()))
    });
    let label = move || {
        let (opponent, points) = now.get().unwrap_or_default();
        let values = [
            ("round", (round + 1).into()),
            ("name", name(player).into()),
            ("opponent", opponent.into()),
            ("points", points.into()),
        ];
        i18n.tr_with("school-cell", &values)
    };
    view! {
        <td>
            <button type="button" class="school-cell" aria-label=label on:click=move |_| tap(ties, player, round)>
                <strong>{move || now.get().map(|(_, points)| points)}</strong>
                <span>{move || now.get().map(|(opponent, _)| opponent)}</span>
            </button>
        </td>
    }
    .into_any()
}

/// From which neighbours this criterion separates the row: `behind` the one above, `ahead` of the one below, both, none.
fn parts(above: Option<&Standing>, row: &Standing, below: Option<&Standing>, criterion: Criterion) -> &'static str {
    let by = |one: Option<&Standing>, other: Option<&Standing>| {
        one.zip(other).is_some_and(|(one, other)| Tournament::parted(one, other) == Parted::By(criterion))
    };
    match (by(above, Some(row)), by(Some(row), below)) {
        (true, true) => "both",
        (true, false) => "behind",
        (false, true) => "ahead",
        (false, false) => "none",
    }
}

/// The final table with a column for each criterion. Every number is a button that explains it.
fn standings(ties: Ties) -> AnyView {
    let i18n = ties.i18n;
    let columns = || std::iter::once(None).chain(Criterion::ALL.map(Some));
    let cell = move |row: &Standing, column: Column, parts: &'static str| {
        let player = row.side;
        let text = number(row, column);
        let label = format!("{}, {}: {text}", name(player), column_name(ties.page, column));
        let pressed = move || (ties.asked.get() == Some((player, column))).to_string();
        view! {
            <td>
                <button
                    type="button"
                    class="school-value"
                    data-parts=parts
                    aria-label=label
                    aria-pressed=pressed
                    on:click=move |_| ties.asked.set(Some((player, column)))
                >
                    {text}
                </button>
            </td>
        }
        .into_any()
    };
    let row = move |all: &[Standing], at: usize| {
        let row = all.get(at)?;
        let above = at.checked_sub(1).and_then(|at| all.get(at));
        let below = all.get(at + 1);
        let parts = |criterion| parts(above, row, below, criterion);
        let cells: Vec<AnyView> = columns().map(|column| cell(row, column, column.map_or("none", parts))).collect();
        Some(view! {
            <tr>
                <td class="school-rank">{row.place}</td>
                <th scope="row">{name(row.side)}</th>
                {cells}
            </tr>
        })
    };
    let body = move || {
        let all = ties.standings();
        (0..all.len()).map(|at| row(&all, at)).collect_view()
    };
    view! {
        <p class="quiet-text school-swipe no-print">{i18n.text("school-swipe")}</p>
        <div class="school-scroll">
            <table class="school-table school-standings" aria-labelledby="classificacao">
                <thead>
                    <tr>
                        {heads([i18n.tr("school-place"), i18n.tr("school-name")])}
                        {heads(columns().map(|column| column_name(ties.page, column)))}
                    </tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// What decides between neighbours with equal points.
fn reasons(ties: Ties) -> AnyView {
    let i18n = ties.i18n;
    let sentences = move || {
        let all = ties.standings();
        let pairs = all.iter().zip(all.iter().skip(1));
        let sentences: Vec<String> = pairs.filter_map(|(ahead, behind)| say_parted(ties.page, ahead, behind)).collect();
        match sentences.is_empty() {
            true => view! { <p>{i18n.text("school-no-ties")}</p> }.into_any(),
            false => {
                let item = |sentence: String| view! { <li>{sentence}</li> };
                view! { <ul class="school-reasons">{sentences.into_iter().map(item).collect_view()}</ul> }.into_any()
            }
        }
    };
    view! {
        <h3>{i18n.text("school-parted-title")}</h3>
        {sentences}
    }
    .into_any()
}
