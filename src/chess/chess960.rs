//! Chess960: its start positions, its FEN, and how a move is named. FIDE 2023 II
//!
//! How one castles is with the other moves, in `movegen/` and [`super::legality`]: a [`Position`] knows of which game it is.
//! Here is what only a page of Chess960 asks for, so that no other page carries it.

mod draw;
mod fen;
mod start;

pub use draw::{Dice, Roll, lot};
pub use fen::{from_fen, from_marked, from_tags, marked, parse, parse_marked, shredder_fen};
pub use start::{InvalidStart, POSITIONS, STANDARD, number_of, pieces, position};

use super::ground::{Ground, castling_move};
use super::position::{Move, Position, Side};
use crate::square::Square;

/// The name of the game in the PGN tag Variant.
pub const VARIANT: &str = "Chess960";

/// The move that castles on this wing, legal or not: the king onto its rook, as UCI names it. `None` where no own rook stands
/// there. FIDE 2023 II.3.2
pub fn castling(position: &Position, side: Side) -> Option<Move> {
    castling_move(position, side)
}

/// The squares on which king and rook stand after this legal move, if it is castling: for whoever draws it.
/// FIDE 2023 II.3.2.6
pub fn castled(position: &Position, m: Move) -> Option<(Square, Square)> {
    let side = super::ground::castles(position, m)?;
    let turn = Ground::turn(position);
    Some((side.king_to(turn), side.rook_to(turn)))
}
