//! A small tournament whose results can be changed, its table with every criterion, and what each number is made of.

use leptos::prelude::*;

use super::explain::{Column, PUPILS, column_text, criterion_is, criterion_text, name, say, say_parted, shown, value};
use super::riddle;
use crate::tournament::{Criterion, Meeting, Parted, Points, Score, Standing, Tournament, sample};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::widgets::Button;

/// The tournament on show.
#[derive(Clone, Copy)]
struct Ties {
    page: Page,
    rounds: RwSignal<Vec<Vec<Meeting>>>,
    tournament: Memo<Option<Tournament>>,
    /// The number whose sum is told.
    asked: RwSignal<Option<(usize, Column)>>,
}

leads_to_page!(Ties);

pub(super) fn card(page: Page) -> AnyView {
    let i18n = page.i18n;
    let rounds = RwSignal::new(sample().1);
    let tournament = Memo::new(move |_| rounds.with(|rounds| Tournament::new(PUPILS.len(), rounds).ok()));
    let ties = Ties { page, rounds, tournament, asked: RwSignal::new(None) };
    let criterion = move |criterion: Criterion| {
        view! {
            <li>
                <strong>{i18n.text(criterion_text(criterion))}</strong>
                ": "
                {i18n.text(criterion_is(criterion))}
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

/// Who a pupil met in a round, and what that gave.
fn meeting(rounds: &[Vec<Meeting>], player: usize, round: usize) -> Option<(usize, Points)> {
    rounds.get(round)?.iter().find_map(|meeting| match *meeting {
        Meeting::Game { first, second, score } if first == player => Some((second, paid(score))),
        Meeting::Game { first, second, score } if second == player => Some((first, paid(turned(score)))),
        _ => None,
    })
}

/// What a result gives the one who is named first.
fn paid(score: Score) -> Points {
    match score {
        Score::First | Score::SecondAbsent => Points::ONE,
        Score::Draw => Points::HALF,
        Score::Second | Score::FirstAbsent | Score::BothAbsent => Points::ZERO,
    }
}

/// The same result, as the other has it.
fn turned(score: Score) -> Score {
    match score {
        Score::First => Score::Second,
        Score::Second => Score::First,
        Score::FirstAbsent => Score::SecondAbsent,
        Score::SecondAbsent => Score::FirstAbsent,
        Score::Draw | Score::BothAbsent => score,
    }
}

/// The next result on a tap, as the one who is named first has it: 1, ½, 0, and 1 again.
fn next(score: Score) -> Score {
    match score {
        Score::First | Score::SecondAbsent => Score::Draw,
        Score::Draw => Score::Second,
        Score::Second | Score::FirstAbsent | Score::BothAbsent => Score::First,
    }
}

fn tap(ties: Ties, player: usize, round: usize) {
    ties.rounds.update(|rounds| {
        for meeting in rounds.get_mut(round).into_iter().flatten() {
            if let Meeting::Game { first, second, score } = meeting {
                if *first == player {
                    *score = next(*score);
                } else if *second == player {
                    *score = turned(next(turned(*score)));
                }
            }
        }
    });
}

/// Each pupil's rounds, every result a button.
fn cross_table(ties: Ties) -> AnyView {
    let i18n = ties.i18n;
    let count = ties.rounds.with_untracked(Vec::len);
    let head = move |round: usize| {
        view! { <th scope="col">{move || i18n.tr_with("school-round", &[("round", (round + 1).into())])}</th> }
    };
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
                        <th scope="col">{i18n.text("school-name")}</th>
                        {(0..count).map(head).collect_view()}
                        <th scope="col">{i18n.text("school-points")}</th>
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
    let now = Memo::new(move |_| ties.rounds.with(|rounds| meeting(rounds, player, round)));
    let label = move || {
        let (opponent, points) = now.get().unwrap_or_default();
        let values = [
            ("round", (round + 1).into()),
            ("name", name(player).into()),
            ("opponent", name(opponent).into()),
            ("points", points.to_string().into()),
        ];
        i18n.tr_with("school-cell", &values)
    };
    view! {
        <td>
            <button type="button" class="school-cell" aria-label=label on:click=move |_| tap(ties, player, round)>
                <strong>{move || now.get().map(|(_, points)| points.to_string())}</strong>
                <span>{move || now.get().map(|(opponent, _)| name(opponent))}</span>
            </button>
        </td>
    }
    .into_any()
}

/// Which neighbours the number of a row and column parts the row from: above, below, both, none.
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

/// The final table: a column for each criterion, every number a button that tells its sum.
fn standings(ties: Ties) -> AnyView {
    let i18n = ties.i18n;
    let columns = || std::iter::once(Column::Points).chain(Criterion::ALL.map(Column::Tie));
    let number = move |row: &Standing, column: Column, parts: &'static str| {
        let player = row.side;
        let text = match column {
            Column::Points => row.points.to_string(),
            Column::Tie(criterion) => shown(value(row, criterion)),
        };
        let label = format!("{}, {}: {text}", name(player), i18n.tr(column_text(column)));
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
        let cells = columns().map(|column| match column {
            Column::Points => number(row, column, "none"),
            Column::Tie(criterion) => number(row, column, parts(above, row, below, criterion)),
        });
        let cells: Vec<AnyView> = cells.collect();
        Some(view! {
            <tr>
                <td class="school-rank">{row.place}</td>
                <th scope="row">{name(row.side)}</th>
                {cells}
            </tr>
        })
    };
    let head = move |column: Column| view! { <th scope="col">{i18n.text(column_text(column))}</th> };
    let body = move || {
        let all = ties.tournament.with(|tournament| tournament.as_ref().map(Tournament::standings));
        let all = all.unwrap_or_default();
        (0..all.len()).map(|at| row(&all, at)).collect_view()
    };
    view! {
        <p class="quiet-text school-swipe no-print">{i18n.text("school-swipe")}</p>
        <div class="school-scroll">
            <table class="school-table school-standings" aria-labelledby="classificacao">
                <thead>
                    <tr>
                        <th scope="col">{i18n.text("school-place")}</th>
                        <th scope="col">{i18n.text("school-name")}</th>
                        {columns().map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// What parts each two neighbours with as many points.
fn reasons(ties: Ties) -> AnyView {
    let i18n = ties.i18n;
    let sentences = move || {
        let all = ties.tournament.with(|tournament| tournament.as_ref().map(Tournament::standings));
        let all = all.unwrap_or_default();
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
