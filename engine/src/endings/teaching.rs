//! What is drawn on the board when an ending is taught: squares that decide. The tests hold each claim against the tables.

use movegen::{Bits, Board, Color, squares};

use super::generate::{neighbours, reach};

const LIGHT: Bits = 0x55AA_55AA_55AA_55AA;
const CORNERS: Bits = 0x8100_0000_0000_0081;

/// King's moves from one square to another on an empty board.
pub fn distance(a: u8, b: u8) -> u8 {
    (a % 8).abs_diff(b % 8).max((a / 8).abs_diff(b / 8))
}

/// The square whose side runs from the pawn to its last rank. Quadrado do peão.
///
/// A pawn that runs alone is caught by a king within it when the pawn is to move, and by a king that can step into it when
/// the king is to move. A pawn on its second rank counts as on the third, for it may go two steps at once.
pub fn pawn_square(pawn: u8, color: Color) -> Bits {
    let steps = 7 - forward_rank(pawn, color).max(2);
    let last = match color {
        Color::White => 56 + pawn % 8,
        Color::Black => pawn % 8,
    };
    (0..64).filter(|square| distance(*square, last) <= steps).fold(0, |set, square| set | 1 << square)
}

/// Where the pawn's own king wins whoever is to move, unless the pawn can be taken at once. Casas-chave.
///
/// Of a pawn on the a-file or h-file they are the two squares beside its last, and there the other king must also be too
/// far away to take the pawn later.
pub fn key_squares(pawn: u8, color: Color) -> Bits {
    let (file, rank) = (pawn % 8, forward_rank(pawn, color));
    let (ranks, files) = match (file, rank) {
        (0, _) => (6..=7, 1..=1),
        (7, _) => (6..=7, 6..=6),
        // Beside these the other king could be stalemated in the corner.
        (1, 5) => (6..=7, 0..=1),
        (6, 5) => (6..=7, 6..=7),
        (_, ..4) => (rank + 2..=rank + 2, file - 1..=file + 1),
        (_, 4 | 5) => (rank + 1..=rank + 2, file - 1..=file + 1),
        _ => (6..=7, file - 1..=file + 1),
    };
    let square = |rank: u8, file: u8| match color {
        Color::White => rank * 8 + file,
        Color::Black => (7 - rank) * 8 + file,
    };
    let set = ranks.flat_map(|rank| files.clone().map(move |file| square(rank, file))).fold(0, |set, at| set | 1 << at);
    set & !(1 << pawn)
}

/// How two kings stand against each other; the side that is not to move has the opposition. Oposição.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opposition {
    /// On a rank or file, one square between them. Oposição direta.
    Direct,
    /// On a rank or file, three or five squares between them. Oposição à distância.
    Distant,
    /// On a diagonal, one square between them. Oposição diagonal.
    Diagonal,
}

/// `None` where neither king has the opposition.
pub fn opposition(a: u8, b: u8) -> Option<Opposition> {
    match ((a % 8).abs_diff(b % 8), (a / 8).abs_diff(b / 8)) {
        (0, 2) | (2, 0) => Some(Opposition::Direct),
        (0, 4 | 6) | (4 | 6, 0) => Some(Opposition::Distant),
        (2, 2) => Some(Opposition::Diagonal),
        _ => None,
    }
}

/// The squares that this side's king can come to, with its own, while the other side stands still. Caixa.
///
/// A man of the other side that the king can take belongs to it, and the king goes no further from there.
pub fn king_box(board: &Board, king: Color) -> Bits {
    let other = king.other();
    let start: Bits = 1 << board.king(king);
    // The king shades no square on its way, since it has left its own.
    let occupied = board.occupied() & !start;
    let attacked = squares(board.of(other)).fold(0, |set, from| match board.at(from) {
        Some((color, role)) => set | reach(color, role, from, occupied),
        None => set,
    });
    let free = !attacked & !(board.of(king) & !start);
    let mut reached = start;
    loop {
        let next = reached | neighbours(reached & !board.of(other)) & free;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// The corners of the bishop's colour, where bishop and knight can force mate. Canto certo.
pub fn right_corners(bishop: u8) -> Bits {
    CORNERS & if LIGHT >> bishop & 1 != 0 { LIGHT } else { !LIGHT }
}

/// 0 for a side's own first rank.
fn forward_rank(square: u8, color: Color) -> u8 {
    match color {
        Color::White => square / 8,
        Color::Black => 7 - square / 8,
    }
}
