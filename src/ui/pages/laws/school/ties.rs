//! A small tournament whose results can be changed: its table with every criterion, and the sum behind each number.

use leptos::prelude::*;

use super::explain::{PUPILS, name, names};
use super::riddle;
use crate::site::Route;
use crate::tournament::event::{Count, Rule};
use crate::tournament::{Criterion, Meeting, Score, Tournament, sample};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::pages::standings::{Table, reasons, rule_name, table};
use crate::ui::reactive::memo;
use crate::ui::router::href;
use crate::ui::widgets::{Button, TextLink, heads};

/// The tournament on show.
#[derive(Clone, Copy)]
struct Ties {
    page: Page,
    rounds: RwSignal<Vec<Vec<Meeting>>>,
    tournament: Memo<Option<Tournament>>,
}

leads_to_page!(Ties);

pub(super) fn card(page: Page) -> AnyView {
    let i18n = page.i18n;
    let rounds = RwSignal::new(sample().1);
    let tournament = memo(move || rounds.with(|rounds| Tournament::new(PUPILS.len(), rounds).ok()));
    let ties = Ties { page, rounds, tournament };
    let count = memo(move || tournament.get().map(Count::School));
    let shown = Table { names: names(page), count, asked: RwSignal::new(None) };
    let criterion = move |criterion: Criterion| {
        view! {
            <li>
                <strong>{rule_name(page, Rule::School(criterion))}</strong>
                ": "
                {i18n.tr(&format!("school-{}-is", criterion.name()))}
            </li>
        }
    };
    view! {
        <ol class="school-order">{Criterion::ALL.map(criterion).into_iter().collect_view()}</ol>
        <h3>{i18n.text("school-sample")}</h3>
        <p class="no-print">{i18n.text("school-sample-text")}</p>
        {cross_table(ties)}
        <p class="actions no-print">
            <Button look="quiet" icon="restart" text="school-reset" on_press=move || {
                rounds.set(sample().1);
                shown.asked.set(None);
            }/>
        </p>
        <h3 id="classificacao">{i18n.text("school-standings")}</h3>
        {table(shown)}
        {reasons(shown)}
        <p class="quiet-text">{i18n.text("school-unplayed")}</p>
        <p class="no-print"><TextLink
            href=href(Route::Tournament.path())
            class="button quiet"
            icon="flag"
            text="menu-tournament"
        /></p>
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
