//! What an exercise of draughts shows and asks.

use crate::draughts::{Move, Position};
use crate::square::{Square, SquareSet};

/// What is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solution {
    /// The only legal move.
    Move(Move),
    /// So many pieces, whichever of the legal captures is chosen.
    Count(usize),
    /// Every square on which this dama may end its move.
    Squares { dama: Square, squares: SquareSet },
    /// Every piece that may capture.
    Pieces(SquareSet),
    /// The only move that wins within so many own moves.
    Win { moves: u32, first: Move },
}

/// A position and what is asked of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    pub position: Position,
    pub answer: Solution,
}
