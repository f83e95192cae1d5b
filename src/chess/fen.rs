//! FEN, the one-line form of a position: read, checked and written here.
//!
//! The move generator's own FEN code is not used: it drops both counters, prints the wrong en passant
//! square and accepts boards of three ranks. Absent: the readers of Chess960, see [`super::chess960`]. A FEN does not say
//! of which game it is, as King e1 and Rook h1 may stand in both; so whoever reads one says it, as PGN does by a tag.

use std::fmt;
use std::str::FromStr;

use super::piece::{Piece, Placement, Role};
use super::position::{Castling, InvalidPosition, Position, Setup, Side};
use crate::color::Color;
use crate::square::Square;

/// No FEN needs more bytes than this; the longest sensible one has about a hundred.
pub const MAX_FEN_LEN: usize = 200;

/// Why a text is no FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidFen {
    /// More than [`MAX_FEN_LEN`] bytes.
    TooLong,
    /// Neither six fields, nor four with the counters left out.
    FieldCount(usize),
    /// Not eight ranks between slashes.
    RankCount(usize),
    /// A rank, named 8 to 1 as on the board, of more or fewer than eight squares.
    RankWidth { rank: u8, width: usize },
    /// A sign that is neither a piece nor a number of empty squares.
    UnknownLetter { rank: u8, letter: char },
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// A castling sign that is unknown or given twice.
    Castling(char),
    /// The square passed over is neither `-` nor a square.
    EnPassant,
    /// The count of half-moves is not a number.
    Halfmoves,
    /// The move number is not a number.
    Fullmoves,
}

impl fmt::Display for InvalidFen {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            InvalidFen::TooLong => write!(f, "longer than {MAX_FEN_LEN} bytes"),
            InvalidFen::FieldCount(count) => write!(f, "{count} fields instead of 6 or 4"),
            InvalidFen::RankCount(count) => write!(f, "{count} ranks instead of 8"),
            InvalidFen::RankWidth { rank, width } => write!(f, "rank {rank} has {width} squares instead of 8"),
            InvalidFen::UnknownLetter { rank, letter } => write!(f, "unknown sign {letter:?} in rank {rank}"),
            InvalidFen::Turn => f.write_str("the side to move is neither w nor b"),
            InvalidFen::Castling(letter) => write!(f, "castling sign {letter:?} unknown or repeated"),
            InvalidFen::EnPassant => f.write_str("the en passant field is neither - nor a square"),
            InvalidFen::Halfmoves => f.write_str("the half-move counter is not a number"),
            InvalidFen::Fullmoves => f.write_str("the move number is not a number"),
        }
    }
}

impl std::error::Error for InvalidFen {}

/// Why a text gives no position to play from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenError {
    /// It is no FEN.
    Fen(InvalidFen),
    /// It is one, of a position that cannot be.
    Position(InvalidPosition),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FenError::Fen(error) => error.fmt(f),
            FenError::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FenError {}

impl From<InvalidFen> for FenError {
    fn from(error: InvalidFen) -> FenError {
        FenError::Fen(error)
    }
}

impl From<InvalidPosition> for FenError {
    fn from(error: InvalidPosition) -> FenError {
        FenError::Position(error)
    }
}

/// The rights in the order of the castling field.
pub(super) const CASTLING: [(char, Color, Side); 4] = [
    ('K', Color::White, Side::King),
    ('Q', Color::White, Side::Queen),
    ('k', Color::Black, Side::King),
    ('q', Color::Black, Side::Queen),
];

impl Setup {
    /// Reads a FEN of six fields, or of four: people paste them without counters, which then are `0 1`.
    ///
    /// Spaces may be doubled and castling signs in any order. Move number 0 is read as 1, which some programs mean by it.
    pub fn parse(text: &str) -> Result<Setup, InvalidFen> {
        Setup::parse_with(text, |_, text| parse_castling(text))
    }

    /// [`Setup::parse`] with a reader of its own for the castling field.
    pub(super) fn parse_with(
        text: &str,
        castling_of: impl FnOnce(&Placement, &str) -> Result<Castling, InvalidFen>,
    ) -> Result<Setup, InvalidFen> {
        if text.len() > MAX_FEN_LEN {
            return Err(InvalidFen::TooLong);
        }
        let fields: Vec<&str> = text.split_whitespace().collect();
        let (placement, turn, castling, en_passant, counters) = match fields[..] {
            [placement, turn, castling, en_passant] => (placement, turn, castling, en_passant, None),
            [placement, turn, castling, en_passant, half, full] => {
                (placement, turn, castling, en_passant, Some((half, full)))
            }
            _ => return Err(InvalidFen::FieldCount(fields.len())),
        };
        let (halfmoves, fullmoves) = match counters {
            None => (0, 1),
            Some((half, full)) => (
                parse_counter(half).ok_or(InvalidFen::Halfmoves)?,
                parse_counter(full).ok_or(InvalidFen::Fullmoves)?.max(1),
            ),
        };
        let placement = parse_placement(placement)?;
        Ok(Setup {
            placement,
            turn: match turn {
                "w" => Color::White,
                "b" => Color::Black,
                _ => return Err(InvalidFen::Turn),
            },
            castling: castling_of(&placement, castling)?,
            en_passant: match en_passant {
                "-" => None,
                square => Some(square.parse().map_err(|_| InvalidFen::EnPassant)?),
            },
            halfmoves,
            fullmoves,
        })
    }
}

impl FromStr for Setup {
    type Err = InvalidFen;

    fn from_str(text: &str) -> Result<Setup, InvalidFen> {
        Setup::parse(text)
    }
}

fn parse_placement(text: &str) -> Result<Placement, InvalidFen> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err(InvalidFen::RankCount(ranks.len()));
    }
    let mut placement = Placement::EMPTY;
    for (rank, signs) in (0..8i8).rev().zip(ranks) {
        let name = rank.unsigned_abs() + 1;
        let mut width = 0usize;
        for letter in signs.chars() {
            match letter {
                '1'..='8' => width += usize::from(letter as u8 - b'0'),
                _ => {
                    let piece = Piece::from_fen_char(letter).ok_or(InvalidFen::UnknownLetter { rank: name, letter })?;
                    // Beyond the h-file there is no square; the width says so after the rank.
                    if let Some(square) = i8::try_from(width).ok().and_then(|file| Square::new(file, rank)) {
                        placement.set(square, Some(piece));
                    }
                    width += 1;
                }
            }
        }
        if width != 8 {
            return Err(InvalidFen::RankWidth { rank: name, width });
        }
    }
    Ok(placement)
}

fn parse_castling(text: &str) -> Result<Castling, InvalidFen> {
    let mut castling = Castling::default();
    if text == "-" {
        return Ok(castling);
    }
    for letter in text.chars() {
        match CASTLING.into_iter().find(|(sign, ..)| *sign == letter) {
            Some((_, color, side)) if !castling.has(color, side) => castling.set(color, side, true),
            _ => return Err(InvalidFen::Castling(letter)),
        }
    }
    Ok(castling)
}

/// The farthest rook of this side on this wing of its first rank, seen from its king.
pub(super) fn outermost_rook(placement: &Placement, color: Color, side: Side) -> Option<Square> {
    let king = placement.king(color)?;
    let rooks = placement.pieces(Piece::new(color, Role::Rook)).into_iter();
    let mut rooks = rooks.filter(|rook| rook.rank_from(color) == 0 && (*rook > king) == (side == Side::King));
    if side == Side::King { rooks.last() } else { rooks.next() }
}

/// The file of a rook as a sign of the castling field: upper case is White.
pub(super) const fn rook_sign(color: Color, rook: Square) -> char {
    match color {
        Color::White => rook.file_char().to_ascii_uppercase(),
        Color::Black => rook.file_char(),
    }
}

/// Digits only: the parser of the standard library would also take a plus sign.
fn parse_counter(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl fmt::Display for Setup {
    /// The canonical FEN: six fields, rights in the order `KQkq`, and the square passed over after every
    /// double step, whether or not a pawn can take there. In Chess960 it is the X-FEN: a right has the letter of the rook's
    /// file only where another own rook stands beyond that rook.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for rank in (0..8i8).rev() {
            let mut empty = 0;
            for square in (0..8i8).filter_map(|file| Square::new(file, rank)) {
                match self.placement.at(square) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{}", piece.fen_char())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        f.write_str(if self.turn == Color::White { " w " } else { " b " })?;
        if self.castling.is_none() {
            f.write_str("-")?;
        }
        for (sign, color, side) in CASTLING {
            let Some(rook) = self.castling.rook(color, side) else { continue };
            let inner = self.castling.is_chess960() && outermost_rook(&self.placement, color, side) != Some(rook);
            write!(f, "{}", if inner { rook_sign(color, rook) } else { sign })?;
        }
        match self.en_passant {
            None => f.write_str(" -")?,
            Some(square) => write!(f, " {square}")?,
        }
        write!(f, " {} {}", self.halfmoves, self.fullmoves)
    }
}

impl Position {
    /// Reads a FEN and checks that its position can be played from.
    pub fn from_fen(text: &str) -> Result<Position, FenError> {
        Ok(Position::from_setup(&Setup::parse(text)?)?)
    }

    /// The canonical FEN, see [`Setup`].
    pub fn fen(&self) -> String {
        self.setup().to_string()
    }
}
