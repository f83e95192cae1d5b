//! The session as a board shows it.

use super::{Notice, Session};
use crate::board::{Mark, Movable, State};
use crate::chess::Role;
use crate::figures;

impl Session {
    /// Brings the board in step with the session; what the player holds on the board stays where it may.
    pub fn paint(&self, board: &mut State) {
        let position = self.position();
        let placed = figures::figures(&position.placement());
        if board.figures != placed {
            board.place(placed);
        }
        let playable = self.is_live() && self.game.status().is_none();
        board.movable = if playable { Movable::Side(position.turn()) } else { Movable::Nobody };
        (board.destinations, board.captures) =
            if playable { figures::targets(&position.setup(), &position.legal_moves()) } else { Default::default() };
        board.last_move = self.last_move().map(|m| (m.from, m.to));
        board.check = position.in_check().then(|| position.king(position.turn()));
        match self.promoting {
            Some((from, to)) => board.ask_promotion(from, to, Role::PROMOTIONS.map(figures::shape).to_vec()),
            None => board.pending_promotion = None,
        }
        board.refuse(self.refusal_marks());
    }

    fn refusal_marks(&self) -> Vec<Mark> {
        let Some(Notice::Refused { illegal, .. }) = &self.notice else { return Vec::new() };
        figures::refusal_marks(illegal)
    }
}
