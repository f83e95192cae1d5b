//! Chess as it is taught. Xadrez.

pub mod at_clock;
pub mod clock;
pub mod opponent;
mod paint;
pub mod reach;
mod rules;
pub mod task;
mod text;
mod tray;
pub mod verdict;

use crate::chess::{Piece, Setup, chess960};
use crate::square::Square;

/// Xadrez.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess;

/// What a pupil has begun, and the pieces still to be placed.
#[derive(Clone, Debug, PartialEq)]
pub struct InHand {
    /// A pawn waiting at the last rank.
    pub promoting: Option<(Square, Square)>,
    /// The pieces still to be placed.
    pub tray: Vec<Piece>,
    /// The one picked up.
    pub picked: Option<usize>,
    /// The step of a scene with a clock.
    pub step: usize,
}

/// A FEN whose last fields may be missing; before one of Chess960 stands `960`, see [`chess960::marked`].
fn board(text: &str) -> Option<Setup> {
    let mut fields: Vec<&str> = text.split_whitespace().collect();
    let mark = usize::from(fields.first() == Some(&"960"));
    for missing in ["", "w", "-", "-"].into_iter().skip(fields.len().saturating_sub(mark)) {
        fields.push(missing);
    }
    chess960::parse_marked(&fields.join(" ")).ok()
}
