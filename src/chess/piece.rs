//! What stands on a chess board.

use crate::color::Color;
use crate::square::{BySquare, Square, SquareSet};

named! {
    /// What a piece is, whatever its colour.
    ///
    /// Its name: `king` … `pawn`: the form used in ids and style names.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Role {
        /// Rei.
        King = "king",
        /// Dama.
        Queen = "queen",
        /// Torre.
        Rook = "rook",
        /// Bispo.
        Bishop = "bishop",
        /// Cavalo.
        Knight = "knight",
        /// Peão.
        Pawn = "pawn",
    }
}

impl Role {
    /// What a pawn may become, the most usual first. FIDE 2023 3.7.3.3.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The letter of FEN, lower case: `p n b r q k`.
    pub const fn fen_char(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }
}

/// A piece with its colour. Peça.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    pub color: Color,
    pub role: Role,
}

impl Piece {
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// From a letter of FEN: upper case is White.
    pub fn from_fen_char(letter: char) -> Option<Piece> {
        let role = Role::ALL.into_iter().find(|role| role.fen_char() == letter.to_ascii_lowercase())?;
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }

    /// Whether it is a pawn that is promoted on this square. FIDE 2023 3.7.3.3
    pub const fn promotes_on(self, to: Square) -> bool {
        matches!(self.role, Role::Pawn) && to.rank_from(self.color) == 7
    }

    pub const fn fen_char(self) -> char {
        match self.color {
            Color::White => self.role.fen_char().to_ascii_uppercase(),
            Color::Black => self.role.fen_char(),
        }
    }
}

/// Pieces on squares and nothing else: any number of them, with or without kings.
///
/// Teaching positions (one rook and stars) are a `Placement`; only a [`super::Position`] promises that
/// a game can be played from it.
pub type Placement = BySquare<Piece>;

impl Placement {
    pub fn occupied(&self) -> SquareSet {
        self.iter().map(|(square, _)| square).collect()
    }

    pub fn of(&self, color: Color) -> SquareSet {
        self.iter().filter(|(_, piece)| piece.color == color).map(|(square, _)| square).collect()
    }

    /// The squares of these pieces.
    pub fn pieces(&self, piece: Piece) -> SquareSet {
        self.iter().filter(|(_, other)| *other == piece).map(|(square, _)| square).collect()
    }

    /// The king of this side; `None` in a teaching position without it.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.pieces(Piece::new(color, Role::King)).first()
    }
}
