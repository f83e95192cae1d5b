//! What writing and reading a move asks of a board: a game's [`Position`] answers, and so does a teaching position.

use super::fen::outermost_rook;
use super::piece::{Piece, Role};
use super::position::{Castling, Move, Position, Setup, Side, castling_side};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// What a legal move does to the other king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
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
    fn castling(&self) -> Castling;
    /// `None` for a move that is not legal.
    fn answer(&self, m: Move) -> Option<Threat>;
    /// The same board as a setup, for [`legality::judge_setup`](super::legality::judge_setup()).
    fn setup(&self) -> Setup;

    /// The king of this side; `None` on a teaching position without it.
    fn king_of(&self, color: Color) -> Option<Square> {
        self.pieces(Piece::new(color, Role::King)).first()
    }

    /// Where the piece stands that this move takes; en passant it stands beside the pawn. FIDE 2023 3.7.3
    fn captured(&self, m: Move) -> Option<Square> {
        let mover = self.piece_at(m.from);
        let pawn = mover.is_some_and(|piece| piece.role == Role::Pawn);
        match self.piece_at(m.to) {
            // A king that castles in Chess960 goes onto its rook.
            Some(piece) => mover.is_none_or(|mover| mover.color != piece.color).then_some(m.to),
            None if pawn && m.from.file() != m.to.file() => Square::new(m.to.file(), m.from.rank()),
            None => None,
        }
    }
}

/// The wing, when this legal move is castling. FIDE 2023 3.8.2, II.3.2
pub fn castles(ground: &dyn Ground, m: Move) -> Option<Side> {
    let king = ground.piece_at(m.from).filter(|piece| piece.role == Role::King)?;
    let castling = ground.castling();
    if !castling.is_chess960() {
        return castling_side(king, m);
    }
    Side::ALL.into_iter().find(|side| castling.rook(king.color, *side) == Some(m.to))
}

/// The move by which the side to move would castle on this wing, legal or not: the king's two steps, in Chess960 onto the
/// rook, which is the outermost one where the right is gone. `None` where there is no such square.
pub(super) fn castling_move(ground: &dyn Ground, side: Side) -> Option<Move> {
    let turn = ground.turn();
    let from = ground.king_of(turn)?;
    let castling = ground.castling();
    let to = if castling.is_chess960() {
        castling.rook(turn, side).or_else(|| outermost_rook(&ground.setup().placement, turn, side))?
    } else {
        // From wherever the king stands these are legal as castling and not otherwise.
        from.offset(if side == Side::King { 2 } else { -2 }, 0)?
    };
    Some(Move { from, to, promotion: None })
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

    fn castling(&self) -> Castling {
        Position::castling(self)
    }

    fn answer(&self, m: Move) -> Option<Threat> {
        let after = self.play(m).ok()?;
        Some(match after.in_check() {
            false => Threat::Quiet,
            true if after.has_legal_moves() => Threat::Check,
            true => Threat::Mate,
        })
    }

    fn setup(&self) -> Setup {
        Position::setup(self)
    }
}
