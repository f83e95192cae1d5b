//! A position of chess in few bytes, of pupils' boards too: any men on any squares.

use super::bits::{Bits, Taken, Unread};
use crate::chess::{Castling, Move, Piece, Placement, Role, Setup, Side};
use crate::color::Color;
use crate::square::Square;

/// The bits after those of the colour, by the piece. An empty square is one bit.
const CODES: [(Role, u32, u8); 6] = [
    (Role::Pawn, 0b0, 1),
    (Role::Knight, 0b100, 3),
    (Role::Bishop, 0b101, 3),
    (Role::Rook, 0b110, 3),
    (Role::Queen, 0b1110, 4),
    (Role::King, 0b1111, 4),
];

const CASTLES: [(Color, Side); 4] =
    [(Color::White, Side::King), (Color::White, Side::Queen), (Color::Black, Side::King), (Color::Black, Side::Queen)];

/// The board, the side to move, castling and en passant. The counters of moves are not kept.
pub fn write(setup: &Setup, bits: &mut Bits) {
    write_board(setup, bits);
    let passed = setup.en_passant.filter(|square| Some(*square) == passed(setup.turn, square.file()));
    bits.flag(passed.is_some());
    if let Some(square) = passed {
        bits.put(u32::from(square.file().unsigned_abs()), 3);
    }
}

/// The board, the side to move and castling.
pub fn write_board(setup: &Setup, bits: &mut Bits) {
    for square in Square::all() {
        let piece = setup.placement.at(square);
        bits.flag(piece.is_some());
        if let Some(piece) = piece {
            bits.flag(piece.color == Color::Black);
            for (_, code, length) in CODES.into_iter().filter(|(role, ..)| *role == piece.role) {
                bits.put(code, length);
            }
        }
    }
    bits.flag(setup.turn == Color::Black);
    let rights = CASTLES.map(|(color, side)| setup.castling.has(color, side));
    bits.flag(rights.contains(&true));
    if rights.contains(&true) {
        rights.into_iter().for_each(|right| bits.flag(right));
    }
}

/// The square that a pawn has just passed over on this file.
fn passed(turn: Color, file: i8) -> Option<Square> {
    Square::new(file, if turn == Color::White { 5 } else { 2 })
}

/// # Errors
///
/// The bits break off.
pub fn read(bits: &mut Taken) -> Result<Setup, Unread> {
    let setup = read_board(bits)?;
    let file = if bits.flag()? { Some(bits.take(3)? as i8) } else { None };
    Ok(Setup { en_passant: file.and_then(|file| passed(setup.turn, file)), ..setup })
}

/// The same without en passant.
///
/// # Errors
///
/// The bits break off.
pub fn read_board(bits: &mut Taken) -> Result<Setup, Unread> {
    let mut placement = Placement::EMPTY;
    for square in Square::all() {
        if bits.flag()? {
            let color = if bits.flag()? { Color::Black } else { Color::White };
            placement.set(square, Some(Piece::new(color, role(bits)?)));
        }
    }
    let turn = if bits.flag()? { Color::Black } else { Color::White };
    let mut castling = Castling::default();
    if bits.flag()? {
        for (color, side) in CASTLES {
            castling.set(color, side, bits.flag()?);
        }
    }
    Ok(Setup { castling, ..Setup::of(placement, turn) })
}

fn role(bits: &mut Taken) -> Result<Role, Unread> {
    let (mut code, mut length) = (0, 0);
    while length < 4 {
        code = code << 1 | bits.take(1)?;
        length += 1;
        if let Some((role, ..)) = CODES.into_iter().find(|(_, other, bits)| (*other, *bits) == (code, length)) {
            return Ok(role);
        }
    }
    Err(Unread)
}

/// A move: its squares, and what a pawn becomes.
pub fn write_move(m: Move, bits: &mut Bits) {
    bits.put(m.from.index() as u32, 6);
    bits.put(m.to.index() as u32, 6);
    if is_last_rank(m.to) {
        let role = Role::PROMOTIONS.into_iter().position(|role| Some(role) == m.promotion);
        bits.flag(role.is_some());
        if let Some(role) = role {
            bits.put(role as u32, 2);
        }
    }
}

pub fn read_move(bits: &mut Taken) -> Result<Move, Unread> {
    let mut square = || Square::from_index(bits.take(6)? as usize).ok_or(Unread);
    let (from, to) = (square()?, square()?);
    let promotes = is_last_rank(to) && bits.flag()?;
    let promotion = if promotes { Role::PROMOTIONS.get(bits.take(2)? as usize).copied() } else { None };
    Ok(Move { from, to, promotion })
}

fn is_last_rank(square: Square) -> bool {
    matches!(square.rank(), 0 | 7)
}
