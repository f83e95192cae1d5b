//! A game with the clock on the table: what all games share. What a move does to the clock differs by game.

pub use super::session::ClockStep;
use crate::clock::{Clock, ClockEvent, Running};
use crate::color::Color;

/// Who presses the clock after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressing {
    /// The move presses.
    ByMove,
    /// The player presses after moving, as at the table.
    ByHand,
}

impl Pressing {
    pub fn by_hand(by_hand: bool) -> Pressing {
        if by_hand { Pressing::ByHand } else { Pressing::ByMove }
    }
}

/// The events that start a clock with this side to move. Black's press starts White's; where Black is to move, the
/// arbiter would set the clock so.
pub(super) fn start(clock: &Clock, turn: Color) -> Vec<ClockEvent> {
    match turn {
        Color::White => vec![ClockEvent::Press(Color::Black)],
        Color::Black => vec![stand(clock, turn), ClockEvent::Resume],
    }
}

/// Stops both clocks with the times they show; this side is to move.
pub fn stand(clock: &Clock, turn: Color) -> ClockEvent {
    ClockEvent::Correct { left: clock.left(), moves: clock.moves(), turn }
}

/// Starts the clock, or lets it go on after a pause.
pub fn go(clock: &Clock, turn: Color) -> Vec<ClockEvent> {
    match clock.running() {
        Running::Waiting => start(clock, turn),
        Running::Paused(_) => vec![ClockEvent::Resume],
        Running::Side(_) | Running::Flagged(_) => Vec::new(),
    }
}
