//! A small game on the board.

use super::contest::{Contest, Notice};
use crate::board::{Mark, Movable, Sign, State, Tone};
use crate::figures;

impl Contest {
    /// Brings the board in step with the game.
    pub fn paint(&self, board: &mut State) {
        let setup = self.scene.field.setup();
        let placed = figures::figures(&setup.placement);
        if board.figures != placed {
            board.place(placed);
        }
        board.orientation = self.pupil;
        let moves = if self.is_to_move() { self.scene.field.moves() } else { Vec::new() };
        board.movable = if self.is_to_move() { Movable::Side(self.pupil) } else { Movable::Nobody };
        (board.destinations, board.captures) = figures::targets(&setup, &moves);
        board.last_move = self.last().map(|(_, m)| (m.from, m.to));
        board.check = None;
        if self.scene.field.is_check() {
            figures::show_check_on(board, &setup);
        }
        board.marks = self.marks();
        figures::show_promotion(board, self.promoting);
        board.refuse(match &self.notice {
            Some(Notice::Refused(illegal)) => figures::refusal_marks(illegal),
            _ => Vec::new(),
        });
    }

    fn marks(&self) -> Vec<Mark> {
        let stars = self.scene.stars.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Star(square)));
        let hint = match self.notice {
            Some(Notice::Hint(m)) => Some(Mark::arrow(Tone::Hint, m.from, m.to)),
            _ => None,
        };
        stars.chain(hint).collect()
    }
}
