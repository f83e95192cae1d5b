//! A move on its way over the board.

use crate::square::Square;

/// A piece goes from square to square, and what it jumps is lifted at the end. JSS 2.7
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// How many plies the game shows when the walk is over; its move has been played already.
    pub ply: usize,
    path: Vec<Square>,
    /// The place on the path of the square that the piece has reached.
    at: usize,
}

impl Walk {
    /// The walk to the position after so many plies, from this place of the path; `None` where one hop is left.
    pub fn new(ply: usize, path: Vec<Square>, at: usize) -> Option<Walk> {
        Some(Walk { ply, path, at }).filter(|walk| walk.at + 1 < walk.path.len())
    }

    /// The walk one hop further; `None` when the next hop is the last, after which the position itself is shown.
    pub fn next(self) -> Option<Walk> {
        Walk::new(self.ply, self.path, self.at + 1)
    }

    /// The squares passed so far.
    pub fn so_far(&self) -> &[Square] {
        self.path.get(..=self.at).unwrap_or_default()
    }
}
