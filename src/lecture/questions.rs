//! Positions of the game from which a class finds the next move on paper.

use super::tree::{Place, Tree};

/// At which moves of the line that was played the class is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedMoves {
    /// Before each move that has a sign or a comment.
    Noted,
    /// After so many moves of each side, again and again.
    Every(usize),
}

/// No sheet has more diagrams.
pub const MOST_QUESTIONS: usize = 60;

impl Tree {
    /// The places before and after each move that is asked for, at most [`MOST_QUESTIONS`].
    pub fn questions(&self, asked: AskedMoves) -> impl Iterator<Item = (Place, Place)> {
        let line = std::iter::successors(Some(0), move |place| self.played(*place));
        let moves = line.filter_map(move |before| Some((before, self.played(before)?)));
        let is_asked = move |(ply, (_, after)): &(usize, (Place, Place))| match asked {
            AskedMoves::Noted => {
                let node = self.node(*after);
                !node.nags.is_empty() || !node.comments.is_empty()
            }
            AskedMoves::Every(moves) => *ply > 0 && ply.is_multiple_of(2 * moves.max(1)),
        };
        moves.enumerate().filter(is_asked).map(|(_, places)| places).take(MOST_QUESTIONS)
    }

    /// The position after the move that was played here, which is not one that was tried.
    fn played(&self, at: Place) -> Option<Place> {
        self.forward(at).filter(|next| !self.node(*next).is_tried)
    }
}
