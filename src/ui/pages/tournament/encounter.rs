//! An encounter of two teams in the round: its boards with their players, and the points so far.

use leptos::prelude::*;

use super::pairs::sitting;
use super::result::{Look, Row, mark_button, row};
use crate::tournament::event::{Game, Mark, Spot};
use crate::ui::reactive::memo;

/// `first`: the number of its first board among all places of the round.
pub(super) fn view(
    look: Look,
    at: usize,
    game: &Game,
    first: usize,
    (names, points): ((String, String), (String, String)),
    below: AnyView,
) -> AnyView {
    let cup = look.cup;
    let round = look.round.get_untracked();
    let board = |board: usize| {
        let [white, black] = cup.peek(|event| sitting(cup, event, game, board));
        let is_played = game.bouts.get(board).copied().flatten().is_some_and(|bout| bout.is_played());
        let place = Row {
            number: first + board,
            spot: Spot { game: at, bout: Some(board) },
            names: (white, black),
            points: Default::default(),
            is_played,
            below: ().into_any(),
        };
        row(look, place)
    };
    let boards: Vec<AnyView> = (0..game.boards().count()).map(board).collect();
    let score = move || cup.read(|event| event.rounds.get(round)?.games.get(at)?.text());
    let teams = names.clone();
    let level = memo(move || {
        cup.read(|event| {
            event.rounds.get(round).and_then(|round| round.games.get(at)).is_some_and(|game| event.is_level(game))
        })
    });
    let going_on = move || level.get().then(|| untrack(|| going_on(look, at, &teams)));
    let label = cup.tr_with("cup-encounter", &[("one", names.0.clone().into()), ("other", names.1.clone().into())]);
    view! {
        <section class="cup-encounter" aria-label=label>
            <h3>
                <b class="cup-number">{at + 1}</b>
                <span class="cup-name" data-side="white">{names.0} <small>{points.0}</small></span>
                <output>{move || score().unwrap_or_else(|| "–".to_string())}</output>
                <span class="cup-name" data-side="black">{names.1} <small>{points.1}</small></span>
            </h3>
            {boards}
            {going_on}
            {below}
        </section>
    }
    .into_any()
}

/// In a knock-out whose boards are level somebody says who goes on.
fn going_on(look: Look, at: usize, (one, other): &(String, String)) -> AnyView {
    let cup = look.cup;
    let spot = Spot { game: at, bout: None };
    let button = |mark: Mark, name: &String| {
        let text = cup.tr_with("cup-goes-on", &[("name", name.clone().into())]);
        mark_button(look, "button small quiet", (spot, mark), text, None)
    };
    view! {
        <p class="cup-level" role="group" aria-label=cup.tr("cup-level")>
            <span>{cup.tr("cup-level")}</span>
            " "
            <span class="cup-presses">{button(Mark::White, one)} {button(Mark::Black, other)}</span>
        </p>
    }
    .into_any()
}
