//! Moves in teaching positions: one rook and nothing else, battles of pawns, boards with or without kings.
//!
//! They are [`Setup`]s, which promise nothing; a side without a king is never in check and never mated. The moves come
//! from [`legality::judge_setup`](super::legality::judge_setup()), so what may be played and what is refused cannot
//! differ. Where a setup is a [`Position`], its own generator answers, which is faster.

use super::geometry;
use super::ground::{Ground, Threat, castles};
use super::legality;
use super::piece::{Piece, Role};
use super::position::{Castling, Move, Position, Setup, Side, king_home};
use crate::color::Color;
use crate::order::in_order;
use crate::square::{Square, SquareSet};

impl Setup {
    /// A board without castling and en passant.
    pub fn of(placement: super::Placement, turn: Color) -> Setup {
        Setup { placement, turn, castling: Castling::default(), en_passant: None, halfmoves: 0, fullmoves: 1 }
    }

    /// The pieces that give check to the side to move; empty where it has no king. FIDE 2023 3.9.1
    pub fn checkers(&self) -> SquareSet {
        self.placement
            .king(self.turn)
            .map_or(SquareSet::EMPTY, |king| geometry::attackers(&self.placement, king, !self.turn))
    }

    /// This board as a position of a game; `None` for one that no game can have.
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(self).ok()
    }

    /// Every legal move, by square from and square to; each promotion is a move of its own.
    pub fn legal_moves(&self) -> Vec<Move> {
        if let Some(position) = self.position() {
            return position.legal_moves();
        }
        let mut moves = Vec::new();
        for from in self.placement.of(self.turn) {
            moves.extend(self.moves_from(from));
        }
        moves
    }

    /// The legal moves of the piece on this square.
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        let Some(piece) = self.placement.at(from).filter(|piece| piece.color == self.turn) else { return Vec::new() };
        let mut moves = Vec::new();
        for to in self.within_reach(piece, from) {
            let due = piece.promotes_on(to);
            let promotions: &[Option<Role>] = if due { &Role::PROMOTIONS.map(Some) } else { &[None] };
            // Every promotion is as legal as the first.
            let first = Move { from, to, promotion: promotions.first().copied().flatten() };
            if legality::judge_setup(self, None, None, first).is_ok() {
                moves.extend(promotions.iter().map(|promotion| Move { from, to, promotion: *promotion }));
            }
        }
        moves
    }

    /// Where a piece could go at most.
    fn within_reach(&self, piece: Piece, from: Square) -> SquareSet {
        let mut targets = geometry::attacks(piece, from, self.placement.occupied());
        match piece.role {
            Role::Pawn => {
                let up = if piece.color == Color::White { 1 } else { -1 };
                let ahead = [from.offset(0, up), from.offset(0, 2 * up)];
                targets = ahead.into_iter().flatten().fold(targets, SquareSet::with);
            }
            Role::King if self.castling.is_chess960() => {
                let rooks = Side::ALL.into_iter().filter_map(|side| self.castling.rook(piece.color, side));
                targets = rooks.fold(targets, SquareSet::with);
            }
            Role::King if from == king_home(piece.color) => {
                targets = Side::ALL.into_iter().map(|side| side.king_to(piece.color)).fold(targets, SquareSet::with);
            }
            _ => {}
        }
        targets
    }

    /// The board after a move, which is taken for legal: castling brings the rook, a promotion the new piece.
    pub fn after(&self, m: Move) -> Setup {
        let mut next = *self;
        let Some(piece) = self.placement.at(m.from) else { return next };
        let captured = self.captured(m);
        next.placement.set(m.from, None);
        if let Some(square) = captured {
            next.placement.set(square, None);
        }
        let role = m.promotion.unwrap_or(piece.role);
        next.placement.set(m.to, Some(Piece::new(piece.color, role)));
        if let Some(side) = castles(self, m)
            && let Some(rook) = self.castling.rook(piece.color, side)
        {
            next.placement.set(m.to, None);
            next.placement.set(rook, None);
            next.placement.set(side.king_to(piece.color), Some(piece));
            next.placement.set(side.rook_to(piece.color), Some(Piece::new(piece.color, Role::Rook)));
        }
        for color in Color::ALL {
            let king = if self.castling.is_chess960() { self.placement.king(color) } else { Some(king_home(color)) };
            for side in Side::ALL {
                // FIDE 2023 3.8.2.1
                let touched = |square| square == Some(m.from) || square == Some(m.to);
                if touched(king) || touched(self.castling.rook(color, side)) {
                    next.castling.set_rook(color, side, None);
                }
            }
        }
        let double = piece.role == Role::Pawn && (m.to.rank() - m.from.rank()).abs() == 2;
        next.en_passant = if double { Square::new(m.from.file(), (m.from.rank() + m.to.rank()) / 2) } else { None };
        next.halfmoves =
            if piece.role == Role::Pawn || captured.is_some() { 0 } else { self.halfmoves.saturating_add(1) };
        next.fullmoves = self.fullmoves.saturating_add(u32::from(self.turn == Color::Black));
        next.turn = !self.turn;
        next
    }

    /// The same board with the other side to move: what the opponent would do, if it were asked.
    pub fn passed(&self) -> Setup {
        Setup { turn: !self.turn, en_passant: None, ..*self }
    }
}

impl Ground for Setup {
    fn turn(&self) -> Color {
        self.turn
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.placement.at(square)
    }

    fn occupied(&self) -> SquareSet {
        self.placement.occupied()
    }

    fn pieces(&self, piece: Piece) -> SquareSet {
        self.placement.pieces(piece)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Setup::legal_moves(self)
    }

    fn castling(&self) -> Castling {
        self.castling
    }

    fn answer(&self, m: Move) -> Option<Threat> {
        let due = self.placement.at(m.from)?.promotes_on(m.to);
        legality::judge_setup(self, None, None, m).ok().filter(|m| due == m.promotion.is_some())?;
        let after = self.after(m);
        Some(match after.checkers().is_empty() {
            true => Threat::Quiet,
            false if after.legal_moves().is_empty() => Threat::Mate,
            false => Threat::Check,
        })
    }

    fn setup(&self) -> Setup {
        *self
    }
}

/// What a piece is worth in pawns, as beginners learn it; the king is beyond price.
pub const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}

/// What the side to move wins, in pawns, by taking on this square when both sides then take back as long as it pays;
/// and the piece that takes first. `None` where nothing may be taken with gain.
pub fn capture_gain(setup: &Setup, target: Square) -> Option<(i32, Move)> {
    let victim = setup.placement.at(target).filter(|piece| piece.color != setup.turn)?;
    let attackers = geometry::attackers(&setup.placement, target, setup.turn)
        .into_iter()
        .filter_map(|from| Some((value(setup.placement.at(from)?.role), from)));
    let attackers = in_order(attackers, |attacker| *attacker);
    // The least valuable piece that may take, takes.
    let first = attackers.into_iter().find_map(|(_, from)| {
        let promotes = setup.placement.at(from).is_some_and(|piece| piece.promotes_on(target));
        let m = Move { from, to: target, promotion: promotes.then_some(Role::Queen) };
        legality::judge_setup(setup, None, None, m).ok()
    })?;
    let back = capture_gain(&setup.after(first), target).map_or(0, |(gain, _)| gain);
    let gain = value(victim.role) - back;
    (gain > 0).then_some((gain, first))
}

/// What the side to move could take with the greatest gain: the gain in pawns, and the move. Kings are not taken.
pub fn best_capture(setup: &Setup) -> Option<(i32, Move)> {
    setup
        .placement
        .of(!setup.turn)
        .into_iter()
        .filter(|square| setup.placement.at(*square).is_some_and(|piece| piece.role != Role::King))
        .filter_map(|square| capture_gain(setup, square))
        .max_by_key(|(gain, m)| (*gain, std::cmp::Reverse(m.from)))
}
