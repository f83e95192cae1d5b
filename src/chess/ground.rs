//! What writing and reading a move asks of a board: a game's [`Position`] answers, and so does a teaching position.

use super::piece::{Piece, Role};
use super::position::{Move, Position, Setup};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// What a legal move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Quiet,
    Check,
    Mate,
}

/// A board on which moves are written and read.
pub trait Ground {
    fn turn(&self) -> Color;
    fn piece_at(&self, square: Square) -> Option<Piece>;
    fn occupied(&self) -> SquareSet;
    fn pieces(&self, piece: Piece) -> SquareSet;
    fn legal_moves(&self) -> Vec<Move>;
    /// `None` for a move that is not legal.
    fn answer(&self, m: Move) -> Option<Answer>;
    /// The same board as a setup, for [`legality::judge_setup`](super::legality::judge_setup()).
    fn setup(&self) -> Setup;

    /// The king of this side; `None` on a teaching position without it.
    fn king_of(&self, color: Color) -> Option<Square> {
        self.pieces(Piece::new(color, Role::King)).first()
    }

    /// Where the piece stands that this move takes; en passant it stands beside the pawn. FIDE 2023 3.7.3
    fn captured(&self, m: Move) -> Option<Square> {
        let pawn = self.piece_at(m.from).is_some_and(|piece| piece.role == Role::Pawn);
        match self.piece_at(m.to) {
            Some(_) => Some(m.to),
            None if pawn && m.from.file() != m.to.file() => Square::new(m.to.file(), m.from.rank()),
            None => None,
        }
    }
}

impl Ground for Position {
    fn turn(&self) -> Color {
        Position::turn(self)
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        Position::piece_at(self, square)
    }

    fn occupied(&self) -> SquareSet {
        Position::occupied(self)
    }

    fn pieces(&self, piece: Piece) -> SquareSet {
        Position::pieces(self, piece)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Position::legal_moves(self)
    }

    fn answer(&self, m: Move) -> Option<Answer> {
        let after = self.play(m).ok()?;
        Some(match after.in_check() {
            false => Answer::Quiet,
            true if after.has_legal_moves() => Answer::Check,
            true => Answer::Mate,
        })
    }

    fn setup(&self) -> Setup {
        Position::setup(self)
    }
}
