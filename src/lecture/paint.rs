//! A game before the class on the board.

use super::state::{Lecture, Notice};
use super::tree::Drawn;
use crate::board::{Mark, Movable, Sign, State, Tone};
use crate::figures;

impl Lecture {
    /// Brings the board in step with the game.
    pub fn paint(&self, board: &mut State) {
        let position = self.position();
        let placed = figures::figures(&position.placement());
        if board.figures != placed {
            board.place(placed);
        }
        let moves = position.legal_moves();
        board.movable = if moves.is_empty() { Movable::Nobody } else { Movable::Side(position.turn()) };
        (board.destinations, board.captures) = figures::targets(&position.setup(), &moves);
        board.joins = figures::joins(&position.setup());
        board.last_move = self.last().map(|m| (m.from, m.to));
        figures::show_check(board, position);
        board.marks = self.marks();
        figures::show_promotion(board, self.promoting);
        board.refuse(match &self.notice {
            Some(Notice::Refused(illegal)) => figures::refusal_marks(illegal),
            _ => Vec::new(),
        });
    }

    /// What the file draws, what was drawn here, and the moves that are proposed.
    fn marks(&self) -> Vec<Mark> {
        let mark = |tone: Tone| {
            move |drawn: &Drawn| match *drawn {
                Drawn::Arrow(from, to) => Mark::arrow(tone, from, to),
                Drawn::Ring(square) => Mark::new(tone, Sign::Ring(square)),
            }
        };
        let of_file = self.tree.node(self.at).drawn.iter().map(mark(Tone::Good));
        let own = self.drawn_here().iter().map(mark(Tone::Good));
        let proposed = self.proposals.iter().map(|proposal| Mark::arrow(Tone::Hint, proposal.m.from, proposal.m.to));
        of_file.chain(own).chain(proposed).collect()
    }
}
