//! A game with the clock on the table: what every game does with it. What a move means to it is each game's own.

use super::game::Game;
use super::session::Session;
use crate::clock::{self, Clock, Running};
use crate::color::{ByColor, Color};

/// How a move gets to the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressing {
    /// The move presses.
    ByMove,
    /// The player presses after moving, as at the table.
    ByHand,
}

/// The events that start a clock with this side to move. Black's press starts White's; where Black is to move, the
/// arbiter would set the clock so.
pub(super) fn start(clock: &Clock, turn: Color) -> Vec<clock::ClockEvent> {
    match turn {
        Color::White => vec![clock::ClockEvent::Press(Color::Black)],
        Color::Black => vec![stand(clock, turn), clock::ClockEvent::Resume],
    }
}

/// Both clocks stand with what they show, and this side is to move.
pub fn stand(clock: &Clock, turn: Color) -> clock::ClockEvent {
    let (white, black) = (clock.face(Color::White), clock.face(Color::Black));
    let left = ByColor { white: white.left, black: black.left };
    clock::ClockEvent::Correct { left, moves: ByColor { white: white.moves, black: black.moves }, turn }
}

/// The clock starts, or goes on after a pause.
pub fn go(clock: &Clock, turn: Color) -> Vec<clock::ClockEvent> {
    match clock.running() {
        Running::Waiting => start(clock, turn),
        Running::Paused(_) => vec![clock::ClockEvent::Resume],
        Running::Side(_) | Running::Flagged(_) => Vec::new(),
    }
}

/// What becomes of the clock and the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<G: Game> {
    /// The game to show: the one after the event, the one before it where the clock is against it, in either case with
    /// what the clock says of it.
    pub session: Session<G>,
    /// To the clock, in this order.
    pub events: Vec<clock::ClockEvent>,
    /// The clock is set anew, with the same time control.
    pub anew: bool,
}
