//! What a move comes to, told in the same way for every game.

use super::game::Rules;
use crate::square::SquareSet;

/// What a move has come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict<G: Rules> {
    /// Right so far, more is to come; the site's reply, where it has one.
    Open(Option<G::Move>),
    Reached,
    Missed(Missed<G>),
}

/// Why a move misses, with the reply that shows it where there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Missed<G: Rules> {
    pub why: G::Miss,
    /// A move of the other side, or of whoever has one left.
    pub reply: Option<G::Move>,
}

/// Everything a verdict looks at.
#[derive(Clone, Debug)]
pub struct Step<'a, G: Rules> {
    pub before: &'a G::Board,
    pub m: G::Move,
    /// The board after the move, the other side to move.
    pub after: &'a G::Board,
    /// Stars and captures still to come, the move included.
    pub left: SquareSet,
    /// The pupil's moves so far, this one included.
    pub moves: u32,
    /// Moves after which a long task is given up.
    pub limit: u32,
}

/// A miss, as a verdict.
pub fn missed<G: Rules>(why: G::Miss, reply: Option<G::Move>) -> Verdict<G> {
    Verdict::Missed(Missed { why, reply })
}
