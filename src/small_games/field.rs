//! The board of a small game: with kings a position of chess, else a teaching position.

use crate::chess::{Ground, Move, Piece, Position, Role, Setup, geometry};
use crate::color::Color;
use crate::lessons::chess::opponent::battle_after;
use crate::square::Square;

/// What stands on the board, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Whole(Position),
    /// Without kings. A pawn on its last rank stays a pawn, and none is captured in passing.
    Bare(Setup),
}

impl Field {
    pub fn of(setup: &Setup) -> Field {
        setup.position().map_or(Field::Bare(*setup), Field::Whole)
    }

    /// The board for all that reads and writes moves.
    pub fn ground(&self) -> &dyn Ground {
        match self {
            Field::Whole(position) => position,
            Field::Bare(setup) => setup,
        }
    }

    pub fn setup(&self) -> Setup {
        self.ground().setup()
    }

    pub fn turn(&self) -> Color {
        self.ground().turn()
    }

    pub fn at(&self, square: Square) -> Option<Piece> {
        self.ground().piece_at(square)
    }

    /// The square on which a move takes something.
    pub fn captured(&self, m: Move) -> Option<Square> {
        self.ground().captured(m)
    }

    pub fn is_check(&self) -> bool {
        match self {
            Field::Whole(position) => position.in_check(),
            Field::Bare(_) => false,
        }
    }

    /// Every legal move; where a pawn stays a pawn, one for each way.
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Field::Whole(position) => position.legal_moves(),
            Field::Bare(setup) => bare_moves(setup),
        }
    }

    /// The board after a legal move.
    pub fn after(&self, m: Move) -> Field {
        match self {
            Field::Whole(position) => position.play(m).map_or(*self, Field::Whole),
            Field::Bare(setup) => Field::Bare(battle_after(setup, m, false)),
        }
    }
}

/// The moves where there are no kings: nothing is pinned, nothing in check. They are found by geometry alone, many times
/// faster than each is judged, and a test holds them against that.
fn bare_moves(setup: &Setup) -> Vec<Move> {
    let occupied = setup.placement.occupied();
    let mut moves = Vec::with_capacity(32);
    for (from, piece) in setup.placement.iter().filter(|(_, piece)| piece.color == setup.turn) {
        let mut add = |to: Square| {
            let promotion = piece.promotes_on(to).then_some(Role::Queen);
            moves.push(Move { from, to, promotion });
        };
        for to in geometry::attacks(piece, from, occupied) {
            match setup.placement.at(to) {
                Some(other) if other.color != piece.color => add(to),
                None if piece.role != Role::Pawn => add(to),
                _ => {}
            }
        }
        if piece.role == Role::Pawn {
            let up = if piece.color == Color::White { 1 } else { -1 };
            let free = |ranks| from.offset(0, ranks).filter(|square| !occupied.contains(*square));
            if let Some(to) = free(up) {
                add(to);
                let home = from.rank_from(piece.color) == 1;
                free(2 * up).filter(|_| home).into_iter().for_each(add);
            }
        }
    }
    moves
}
