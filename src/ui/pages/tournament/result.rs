//! A place for a result in a round: a board of two players, or of two teams.

use leptos::prelude::*;

use super::context::Cup;
use crate::tournament::event::{Mark, Spot};

/// The round on show, and whether its results may be corrected.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub cup: Cup,
    pub round: RwSignal<usize>,
    pub correcting: RwSignal<bool>,
    /// The round, counted from 1, of which no copy was saved.
    pub reminder: RwSignal<Option<usize>>,
}

impl Look {
    pub fn is_open(self) -> bool {
        self.cup.read(|event| event.open_round() == Some(self.round.get()))
    }

    pub fn enter(self, spot: Spot, mark: Option<Mark>) {
        let round = self.round.get_untracked();
        let is_open = self.cup.peek(|event| event.rounds.get(round).is_some_and(|round| !round.closed));
        if !is_open && mark.is_none() {
            return;
        }
        if !is_open && !self.correcting.get_untracked() {
            self.cup.said.set(self.cup.tr("cup-closed"));
            return;
        }
        self.cup.step(|event| event.enter_at(round, spot, mark));
    }

    /// What is entered at a place, in the round on show.
    pub fn mark(self, spot: Spot) -> Option<Mark> {
        let round = self.round.get_untracked();
        self.cup.read(|event| event.rounds.get(round)?.mark_at(spot))
    }

    /// The place of this number in the round on show.
    pub fn spot(self, number: usize) -> Option<Spot> {
        let round = self.round.get_untracked();
        self.cup.peek(|event| event.rounds.get(round)?.spots().get(number).copied())
    }
}

/// A place for a result: its table, its players, and what came of it.
pub(super) struct Row {
    /// Which of all places of the round.
    pub number: usize,
    pub spot: Spot,
    /// White's and Black's.
    pub names: (String, String),
    pub points: (String, String),
    /// Whether both are there.
    pub is_played: bool,
    /// What stands below.
    pub below: AnyView,
}

pub(super) fn row(look: Look, row: Row) -> AnyView {
    let cup = look.cup;
    let Row { number, spot, names, points, is_played, below } = row;
    let label = cup.tr_with(
        "cup-board",
        &[("board", spot.to_string().into()), ("white", names.0.clone().into()), ("black", names.1.clone().into())],
    );
    let results = if is_played {
        marks(look, spot, &names)
    } else {
        let text = move || look.mark(spot).map_or("", Mark::text);
        view! { <span class="cup-marks">{text}</span> }.into_any()
    };
    view! {
        <div
            class="cup-board"
            tabindex="0"
            role="group"
            aria-label=label
            data-board=number
            data-done=move || look.mark(spot).is_some().to_string()
        >
            <b class="cup-number">{spot.to_string()}</b>
            <span class="cup-name" data-side="white">{names.0} <small>{points.0}</small></span>
            {results}
            <span class="cup-name" data-side="black">{names.1} <small>{points.1}</small></span>
            {below}
        </div>
    }
    .into_any()
}

/// A button that enters a result at its place, and takes it back when it is pressed again.
pub(super) fn mark_button(
    look: Look,
    class: &'static str,
    (spot, mark): (Spot, Mark),
    text: String,
    label: Option<String>,
) -> AnyView {
    let pressed = move || (look.mark(spot) == Some(mark)).to_string();
    let press = move |_| {
        let again = untrack(|| look.mark(spot)) == Some(mark);
        look.enter(spot, (!again).then_some(mark));
    };
    view! {
        <button type="button" class=class aria-pressed=pressed aria-label=label on:click=press>
            {text}
        </button>
    }
    .into_any()
}

/// The results of a board: three to tap, the rest behind them.
fn marks(look: Look, spot: Spot, players: &(String, String)) -> AnyView {
    let cup = look.cup;
    let one = |mark: Mark, text: String, label: String| mark_button(look, "cup-mark", (spot, mark), text, Some(label));
    let won = |name: &String| cup.tr_with("cup-wins", &[("name", name.clone().into())]);
    let away = |name: &String| cup.tr_with("cup-away", &[("name", name.clone().into())]);
    let other = move || match look.mark(spot) {
        Some(mark @ (Mark::BlackAway | Mark::WhiteAway | Mark::BothAway)) => mark.text().to_string(),
        _ => cup.tr("cup-other"),
    };
    view! {
        <span class="cup-marks">
            {one(Mark::White, "1".to_string(), won(&players.0))}
            {one(Mark::Draw, "½".to_string(), cup.tr("cup-draw"))}
            {one(Mark::Black, "0".to_string(), won(&players.1))}
            <details class="cup-others">
                <summary>{other}</summary>
                <span>
                    {one(Mark::WhiteAway, away(&players.0), away(&players.0))}
                    {one(Mark::BlackAway, away(&players.1), away(&players.1))}
                    {one(Mark::BothAway, cup.tr("cup-both-away"), cup.tr("cup-both-away"))}
                </span>
            </details>
        </span>
    }
    .into_any()
}
