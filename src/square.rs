//! The 64 squares, shared by chess, draughts and the board that shows them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use crate::color::Color;

/// A square of the 8×8 board, 0 = a1, 1 = b1, … 63 = h8. Casa.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    pub const COUNT: usize = 64;
    pub const A1: Square = Square(0);

    /// From a file (0 = a … 7 = h) and a rank (0 = first … 7 = eighth); `None` off the board.
    pub const fn new(file: i8, rank: i8) -> Option<Square> {
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 { Some(Square((rank * 8 + file) as u8)) } else { None }
    }

    /// From 0 = a1 … 63 = h8; `None` beyond.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 { Some(Square(index as u8)) } else { None }
    }

    /// a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// 0 = a1 … 63 = h8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 = a … 7 = h. Coluna.
    pub const fn file(self) -> i8 {
        (self.0 % 8) as i8
    }

    /// 0 = first … 7 = eighth. Linha.
    pub const fn rank(self) -> i8 {
        (self.0 / 8) as i8
    }

    /// `a` … `h`.
    pub const fn file_char(self) -> char {
        (b'a' + self.0 % 8) as char
    }

    /// `1` … `8`.
    pub const fn rank_char(self) -> char {
        (b'1' + self.0 / 8) as char
    }

    /// The square at the other end of its rank: h4 for a4.
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 7)
    }

    /// The square so many files to the right and ranks up, seen from White.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        Square::new(self.file() + files, self.rank() + ranks)
    }

    /// How many steps a king takes from one square to the other.
    pub fn distance(self, other: Square) -> i8 {
        (self.file() - other.file()).abs().max((self.rank() - other.rank()).abs())
    }

    /// The colour of the square itself: a1 is dark. FIDE 2023 2.1.
    pub const fn color(self) -> Color {
        if (self.file() + self.rank()) % 2 == 0 { Color::Black } else { Color::White }
    }

    /// The rank counted from this side, 0 = the side's own first rank.
    pub const fn rank_from(self, side: Color) -> i8 {
        match side {
            Color::White => self.rank(),
            Color::Black => 7 - self.rank(),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.file_char(), self.rank_char())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square's name, `a1` to `h8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidSquare;

impl fmt::Display for InvalidSquare {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("not a square from a1 to h8")
    }
}

impl FromStr for Square {
    type Err = InvalidSquare;

    fn from_str(text: &str) -> Result<Square, InvalidSquare> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Square((rank - b'1') * 8 + (file - b'a'))),
            _ => Err(InvalidSquare),
        }
    }
}

kept_as_text!(Square);

/// At most one thing on each square: pieces of chess, figures on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySquare<T>([Option<T>; Square::COUNT]);

impl<T: Copy> BySquare<T> {
    pub const EMPTY: BySquare<T> = BySquare([None; Square::COUNT]);

    pub const fn at(&self, square: Square) -> Option<T> {
        self.0[square.index()]
    }

    pub fn set(&mut self, square: Square, thing: Option<T>) {
        self.0[square.index()] = thing;
    }

    /// Everything with its square, a1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, T)> + '_ {
        Square::all().filter_map(|square| Some((square, self.at(square)?)))
    }
}

impl<T: Copy> FromIterator<(Square, T)> for BySquare<T> {
    fn from_iter<I: IntoIterator<Item = (Square, T)>>(things: I) -> BySquare<T> {
        let mut all = BySquare::EMPTY;
        for (square, thing) in things {
            all.set(square, Some(thing));
        }
        all
    }
}

/// A set of squares, one bit each, bit 0 = a1.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub u64);

impl SquareSet {
    pub const EMPTY: SquareSet = SquareSet(0);

    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest square, a1 first.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = SquareSetIter;

    fn into_iter(self) -> SquareSetIter {
        SquareSetIter(self)
    }
}

/// The squares of a set, a1 first.
pub struct SquareSetIter(SquareSet);

impl Iterator for SquareSetIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without(square);
        Some(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl BitAnd for SquareSet {
    type Output = SquareSet;
    fn bitand(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = SquareSet;
    fn bitor(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: SquareSet) {
        self.0 |= other.0;
    }
}

impl Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// A word of a sentence, with the space behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// The name of a square, and what stands behind it: `e4` and `, `.
    Square(&'a str, &'a str),
    /// A pronoun stays with its verb: "leva-a" is not broken at the hyphen.
    Whole(&'a str),
    Plain(&'a str),
}

/// The words of a sentence, the names of squares among them.
pub fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    text.split_inclusive(' ').map(|word| {
        let (name, rest) = word.split_at_checked(2).unwrap_or((word, ""));
        match name.parse::<Square>() {
            Ok(_) if !rest.starts_with(char::is_alphanumeric) => Word::Square(name, rest),
            _ if word.contains('-') => Word::Whole(word),
            _ => Word::Plain(word),
        }
    })
}
