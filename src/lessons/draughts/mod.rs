//! Draughts as it is taught. Damas.

mod paint;
mod rules;
pub mod task;
mod text;
pub mod verdict;

use crate::draughts::{Move, number};
use crate::square::Square;

/// Damas clássicas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draughts;

/// A move as it is written: the squares that are named, two or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub squares: Vec<Square>,
    /// Whether it says that something is taken.
    pub takes: bool,
}

/// A capture that is made square by square, and those among which one must be chosen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct InHand {
    /// The squares touched so far; fewer than two: nothing is begun.
    pub path: Vec<Square>,
    /// Captures between the same squares that take different pieces.
    pub which: Vec<Move>,
}

/// No goal is the game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Never {}

/// The number of a square.
pub fn name(square: Square) -> String {
    number(square).map_or_else(|| square.to_string(), |number| number.to_string())
}
