//! Can anybody still checkmate? Posição morta, and who can still win.
//!
//! Two questions of the Laws: whether either side can checkmate by any series of legal moves (FIDE 2023 5.2.2), and
//! whether one side can (6.9). Both sides help: it is not asked who plays well. Each answer is yes, no, or not
//! decided, and never false: yes is a mate that was found, no is a proof. The way:
//!
//! - material that can never mate, with what pawns may still become;
//! - a search for a mate with both sides helping, best positions first, which is a proof where it runs dry.
//!
//! Absent: repetition and counted moves, which end a game but no series of legal moves.

mod material;
mod search;

pub use search::mate_line;

use super::game::Status;
use super::position::Position;
use crate::color::Color;

/// Positions looked at where the answer must come at once.
pub const QUICK_NODES: u32 = 400;
/// Positions looked at where the answer may take a second.
pub const DEEP_NODES: u32 = 20_000;

/// Whether it can still come to a checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    Can,
    Cannot,
    /// Not decided within the positions that were looked at.
    Unknown,
}

/// Whether this side can checkmate by any series of legal moves, after looking at so many positions. FIDE 2023 6.9
pub fn can_mate(position: &Position, side: Color, nodes: u32) -> Answer {
    match Status::of(position) {
        Some(Status::Checkmate) if position.turn() != side => Answer::Can,
        Some(_) => Answer::Cannot,
        None if material::cannot_mate(position, side) => Answer::Cannot,
        None => search::can_mate(position, side, nodes),
    }
}

/// Whether either side can checkmate; [`Answer::Cannot`] is a dead position. FIDE 2023 5.2.2
pub fn can_either_mate(position: &Position, nodes: u32) -> Answer {
    let answers = Color::ALL.map(|side| can_mate(position, side, nodes));
    if answers.contains(&Answer::Can) {
        Answer::Can
    } else if answers.contains(&Answer::Unknown) {
        Answer::Unknown
    } else {
        Answer::Cannot
    }
}
