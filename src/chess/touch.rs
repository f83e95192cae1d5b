//! Touched piece: what must be moved or taken after these touches, and when a move is made. Peça tocada.
//!
//! The player to move acts with the hand, one [`Act`] after another; [`Hand::obligation`] says at each moment which
//! moves are left, and by which article. Absent: whether a touch was deliberate, which an arbiter decides; the
//! opponent's hand, which article 4.3 does not bind; the clock.

use super::ground::Ground;
use super::piece::{Piece, Role};
use super::position::{Move, Position, Side, castling_side, king_home};
use crate::square::{Square, SquareSet};

/// What the player's hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// «Componho»: a man is put right on its square, as announced before. FIDE 2023 4.2.1
    Adjust(Square),
    /// A touch that is clearly an accident. FIDE 2023 4.2.2
    Brush(Square),
    /// A touch meant to move or to capture. FIDE 2023 4.3
    Touch(Square),
    /// An own man and one of the opponent's, and nobody knows which was first. FIDE 2023 4.3.3
    TouchBoth { own: Square, other: Square },
    /// An own man is let go on a square. FIDE 2023 4.7
    Release { from: Square, to: Square },
    /// A man leaves the board: the one taken, or the pawn that is promoted, from where it stands. FIDE 2023 4.6, 4.7.1, 4.7.3
    Remove(Square),
    /// The new piece has touched the square of promotion. FIDE 2023 4.4.4
    NewPiece { role: Role, at: Square },
    /// The new piece is let go there. FIDE 2023 4.7.3
    ReleaseNewPiece,
}

/// The moves that are left to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// Never empty while the game goes on.
    pub moves: Vec<Move>,
    /// The article that leaves these; `None` while every legal move is free.
    pub article: Option<&'static str>,
}

/// An act that breaks an obligation, which stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The article of the obligation.
    pub article: &'static str,
}

/// A hand over the board, during one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    position: Position,
    /// The men touched on purpose, each once, in order.
    touched: Vec<Square>,
    /// An own man let go as a move or a part of one.
    released: Option<(Square, Square)>,
    /// The rook let go beside the king that has castled.
    rook_released: bool,
    removed: SquareSet,
    /// The pawn was put on the last rank and taken off there. FIDE 2023 4.7.3
    pawn_removed: bool,
    new_piece: Option<(Role, Square)>,
    new_piece_released: bool,
}

impl Hand {
    pub fn new(position: Position) -> Hand {
        Hand { position, ..Hand::default() }
    }

    /// Whether the player may still claim that the opponent broke articles 4.1 to 4.7: until the first touch on
    /// purpose. FIDE 2023 4.8
    pub fn may_still_claim(&self) -> bool {
        self.touched.is_empty()
    }

    /// What the hand does next. After the move is made, and where there is no man, nothing changes.
    pub fn act(&mut self, act: Act) -> Result<(), Violation> {
        if self.made().is_some() {
            return Ok(());
        }
        match act {
            Act::Adjust(_) | Act::Brush(_) => Ok(()),
            Act::Touch(square) => {
                self.touch(square);
                Ok(())
            }
            Act::TouchBoth { own, other } => {
                self.touch(own);
                self.touch(other);
                Ok(())
            }
            Act::Release { from, to } => self.release(from, to),
            Act::Remove(square) => {
                // A man let go there stands there, once the one it takes is off.
                let taken = self.position.piece_at(square).is_some() && !self.removed.contains(square);
                if self.released.is_some_and(|(_, to)| to == square) && !taken {
                    self.pawn_removed = true;
                    return Ok(());
                }
                // Taking a man off touches it.
                self.touch(square);
                self.removed = self.removed.with(square);
                Ok(())
            }
            Act::NewPiece { role, at } => self.new_piece(role, at),
            Act::ReleaseNewPiece => {
                self.new_piece_released = self.new_piece.is_some();
                Ok(())
            }
        }
    }

    fn touch(&mut self, square: Square) {
        if self.position.piece_at(square).is_some() && !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }

    fn release(&mut self, from: Square, to: Square) -> Result<(), Violation> {
        if let Some((king, home)) = self.released {
            // The second half of castling.
            if let Some(side) = self.castling(Move { from: king, to: home, promotion: None })
                && (from, to) == (side.rook_from(self.position.turn()), side.rook_to(self.position.turn()))
            {
                self.rook_released = true;
                return Ok(());
            }
            // FIDE 2023 4.7: it cannot be moved to another square on this move.
            return if (from, to) == (king, home) { Ok(()) } else { Err(Violation { article: "4.7" }) };
        }
        self.touch(from);
        let left = self.obligation();
        let means = |m: &&Move| m.from == from && m.to == to;
        if left.moves.iter().any(|m| means(&m)) {
            self.released = Some((from, to));
            return Ok(());
        }
        // Let go where it may not go, a man is bound by the touch alone.
        match left.article {
            Some(article) if self.position.legal_moves().iter().any(|m| means(&m)) => Err(Violation { article }),
            _ => Ok(()),
        }
    }

    fn new_piece(&mut self, role: Role, at: Square) -> Result<(), Violation> {
        let fits = |m: &Move| m.to == at && m.promotion == Some(role);
        if self.new_piece.is_some_and(|chosen| chosen != (role, at)) {
            return Err(Violation { article: "4.4.4" });
        }
        let left = self.obligation();
        if left.moves.iter().any(fits) {
            self.new_piece = Some((role, at));
            Ok(())
        } else {
            left.article.map_or(Ok(()), |article| Err(Violation { article }))
        }
    }

    /// The wing, when this is a king's move of two squares.
    fn castling(&self, m: Move) -> Option<Side> {
        castling_side(self.position.piece_at(m.from)?, m)
    }

    /// The move, once it counts as made. FIDE 2023 4.7
    pub fn made(&self) -> Option<Move> {
        let (from, to) = match (self.released, self.new_piece) {
            (Some(squares), _) => squares,
            // The pawn need not be placed on the square of arrival. FIDE 2023 4.6.1
            (None, Some((_, at))) => (self.pawn_for(at)?, at),
            (None, None) => return None,
        };
        let promotion = self.new_piece.map(|(role, _)| role);
        let m = Move { from, to, promotion };
        if !self.position.is_legal(m) {
            return None;
        }
        let taken = self.position.captured(m);
        let complete = if promotion.is_some() {
            // FIDE 2023 4.7.3
            self.new_piece_released && (self.pawn_removed || self.removed.contains(from))
        } else {
            // FIDE 2023 4.7.2
            self.castling(m).is_none() || self.rook_released
        };
        // FIDE 2023 4.7.1
        (complete && taken.is_none_or(|square| self.removed.contains(square))).then_some(m)
    }

    /// The pawn that was touched or taken off and can be promoted here.
    fn pawn_for(&self, at: Square) -> Option<Square> {
        let pawn =
            |square: &Square| self.position.is_legal(Move { from: *square, to: at, promotion: Some(Role::Queen) });
        self.touched.iter().copied().find(pawn)
    }

    /// The moves left to the player at this moment; the one made, once it is.
    pub fn obligation(&self) -> Obligation {
        if let Some(m) = self.made() {
            return Obligation { moves: vec![m], article: Some("4.7") };
        }
        let by_touch = self.by_touch();
        let narrowed = |article, fits: &dyn Fn(&Move) -> bool| {
            let moves: Vec<Move> = by_touch.moves.iter().copied().filter(|m| fits(m)).collect();
            (!moves.is_empty()).then_some(Obligation { moves, article: Some(article) })
        };
        if let Some((role, at)) = self.new_piece {
            let released = |m: &Move| self.released.is_none_or(|(from, to)| (m.from, m.to) == (from, to));
            let fits = |m: &Move| m.to == at && m.promotion == Some(role) && released(m);
            return narrowed("4.4.4", &fits).unwrap_or(by_touch);
        }
        if let Some((from, to)) = self.released {
            let article = if self.castling(Move { from, to, promotion: None }).is_some() { "4.7.2" } else { "4.7" };
            return narrowed(article, &|m| (m.from, m.to) == (from, to)).unwrap_or(by_touch);
        }
        by_touch
    }

    /// What the touches alone leave. FIDE 2023 4.3 to 4.5
    fn by_touch(&self) -> Obligation {
        let turn = self.position.turn();
        let mut legal = self.position.legal_moves();
        let is_own = |square: &Square| self.position.piece_at(*square).is_some_and(|piece| piece.color == turn);
        let own: Vec<Square> = self.touched.iter().copied().filter(is_own).collect();
        let other: Vec<Square> = self.touched.iter().copied().filter(|square| !is_own(square)).collect();
        if own.is_empty() && other.is_empty() {
            return Obligation { moves: legal, article: None };
        }
        let only =
            |moves: Vec<Move>, article| (!moves.is_empty()).then_some(Obligation { moves, article: Some(article) });
        let select = |legal: &[Move], fits: &dyn Fn(&Move) -> bool| -> Vec<Move> {
            legal.iter().copied().filter(|m| fits(m)).collect()
        };
        let mut castling_lost = false;
        if let [first, second, ..] = own[..]
            && other.is_empty()
        {
            let king = self.position.king(turn);
            let wing = |rook: Square| {
                let at_home = self.position.piece_at(rook) == Some(Piece::new(turn, Role::Rook));
                Side::ALL.into_iter().find(|side| at_home && king == king_home(turn) && rook == side.rook_from(turn))
            };
            let is_rook = |square| self.position.piece_at(square) == Some(Piece::new(turn, Role::Rook));
            if first == king && is_rook(second) {
                // FIDE 2023 4.4.1
                if let Some(side) = wing(second)
                    && let Some(must) = only(select(&legal, &|m| self.castling(*m) == Some(side)), "4.4.1")
                {
                    return must;
                }
                // FIDE 2023 4.4.3
                let moves = select(&legal, &|m| m.from == king);
                return Obligation { moves: if moves.is_empty() { legal } else { moves }, article: Some("4.4.3") };
            }
            if second == king
                && let Some(side) = wing(first)
            {
                // FIDE 2023 4.4.2
                legal.retain(|m| self.castling(*m) != Some(side));
                castling_lost = true;
            }
        }
        let takes = |m: &Move, square: Square| self.position.captured(*m) == Some(square);
        let article = match (own.is_empty(), other.is_empty()) {
            (false, true) if castling_lost => "4.4.2",
            (false, true) => "4.3.1",
            (true, _) => "4.3.2",
            (false, false) => "4.3.3",
        };
        if let (Some(mover), Some(target)) = (own.first(), other.first())
            && let Some(must) = only(select(&legal, &|m| m.from == *mover && takes(m, *target)), article)
        {
            return must;
        }
        for square in &self.touched {
            let fits = |m: &Move| m.from == *square || takes(m, *square);
            if let Some(must) = only(select(&legal, &fits), article) {
                return must;
            }
        }
        // FIDE 2023 4.5
        Obligation { moves: legal, article: Some("4.5") }
    }
}
