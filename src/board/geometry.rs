//! Where a square is seen on the screen, and what it is called there.
//!
//! Absent: pixels. A place is a row and a column of the painted board, counted from its upper left corner.

use crate::color::Color;
use crate::square::Square;

/// A place on the painted board: row 0 is the top, column 0 the left, whoever sits at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seen {
    pub row: i8,
    pub column: i8,
}

impl Seen {
    /// Where this square is seen when this side sits at the bottom.
    pub const fn of(square: Square, bottom: Color) -> Seen {
        match bottom {
            Color::White => Seen { row: 7 - square.rank(), column: square.file() },
            Color::Black => Seen { row: square.rank(), column: 7 - square.file() },
        }
    }

    /// The square at this place; `None` off the board.
    pub const fn square(self, bottom: Color) -> Option<Square> {
        match bottom {
            Color::White => Square::new(self.column, 7 - self.row),
            Color::Black => Square::new(7 - self.column, self.row),
        }
    }

    /// The place so many rows down and columns to the right, perhaps off the board.
    pub const fn step(self, rows: i8, columns: i8) -> Seen {
        Seen { row: self.row + rows, column: self.column + columns }
    }
}

/// How squares are coloured and named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// Chess: a1 is dark, every square is called by its file and rank.
    #[default]
    Algebraic,
    /// Damas clássicas: the mirror of the chess board, so that h1, at White's right hand, is a dark playing square;
    /// only playing squares have a name, 1 (h1) to 32 (a8), from right to left and upwards.
    Draughts,
    /// The same mirrored board, with its squares called by file and rank, as Brazilian draughts and chess do.
    DraughtsLetters,
}

impl Numbering {
    /// Whether the square is painted dark.
    pub fn is_dark(self, square: Square) -> bool {
        match self {
            Numbering::Algebraic => square.color() == Color::Black,
            Numbering::Draughts | Numbering::DraughtsLetters => square.color() == Color::White,
        }
    }

    /// The number of a draughts playing square, 1 to 32; `None` on squares nobody plays on, and where squares are called
    /// by file and rank.
    pub fn number(self, square: Square) -> Option<u8> {
        if self != Numbering::Draughts || !self.is_dark(square) {
            return None;
        }
        let number = square.rank() * 4 + (7 - square.file()) / 2 + 1;
        u8::try_from(number).ok()
    }

    /// The playing square with this number, 1 to 32; always `None` where squares are called by file and rank.
    pub fn square(self, number: u8) -> Option<Square> {
        Square::all().find(|square| self.number(*square) == Some(number))
    }

    /// `e4` by file and rank, `9` on a numbered square of draughts; `None` where the square has no name.
    pub fn name(self, square: Square) -> Option<String> {
        match self {
            Numbering::Algebraic => Some(square.to_string()),
            Numbering::Draughts => self.number(square).map(|number| number.to_string()),
            Numbering::DraughtsLetters => Some(square.to_string()).filter(|_| self.is_dark(square)),
        }
    }
}
