//! What a piece attacks, with or without kings on the board: the geometry behind moves, refusals and
//! teaching positions. Articles 3.2 to 3.8 of the Laws of 2023, before any question of check.

use movegen::attacks as reach;

use super::piece::{Piece, Placement, Role};
use crate::color::Color;
use crate::square::{Square, SquareSet};

pub(super) fn to_movegen(square: Square) -> u8 {
    square.index() as u8
}

pub(super) fn from_movegen(square: u8) -> Square {
    // A square of the generator is always below 64, so the fallback is never taken.
    Square::from_index(usize::from(square)).unwrap_or(Square::A1)
}

pub(super) fn color_to_movegen(color: Color) -> movegen::Color {
    match color {
        Color::White => movegen::Color::White,
        Color::Black => movegen::Color::Black,
    }
}

/// The squares this piece attacks from here when `occupied` stands in its way. Article 3.1.
///
/// The first piece in the way is attacked, whatever its colour. A pawn attacks its two diagonal squares,
/// empty or not; castling and the pawn's advance attack nothing.
pub fn attacks(piece: Piece, from: Square, occupied: SquareSet) -> SquareSet {
    let square = to_movegen(from);
    let occupied = occupied.0;
    SquareSet(match piece.role {
        Role::Pawn => reach::pawn(color_to_movegen(piece.color), square),
        Role::Knight => reach::knight(square),
        Role::Bishop => reach::bishop(square, occupied),
        Role::Rook => reach::rook(square, occupied),
        Role::Queen => reach::bishop(square, occupied) | reach::rook(square, occupied),
        Role::King => reach::king(square),
    })
}

/// The squares this piece attacks on an empty board: its pattern.
pub fn pattern(piece: Piece, from: Square) -> SquareSet {
    attacks(piece, from, SquareSet::EMPTY)
}

/// The pieces of this side that attack the square.
pub fn attackers(placement: &Placement, target: Square, by: Color) -> SquareSet {
    let occupied = placement.occupied();
    placement
        .iter()
        .filter(|(from, piece)| piece.color == by && attacks(*piece, *from, occupied).contains(target))
        .map(|(from, _)| from)
        .collect()
}

/// The squares strictly between two squares on one rank, file or diagonal; empty otherwise.
pub fn between(a: Square, b: Square) -> SquareSet {
    SquareSet(reach::between(to_movegen(a), to_movegen(b)))
}
