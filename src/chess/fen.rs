//! FEN, the one-line form of a position.

use super::piece::Placement;
use super::position::Castling;
use crate::color::Color;
use crate::square::Square;

/// What a FEN says, legal or not: what a [`super::Position`] is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pub placement: Placement,
    pub turn: Color,
    pub castling: Castling,
    /// The square passed over, on the third or sixth rank.
    pub en_passant: Option<Square>,
    pub halfmoves: u32,
    pub fullmoves: u32,
}

/// Why a text is no FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidFen {}
