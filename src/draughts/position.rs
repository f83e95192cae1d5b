//! Men and damas on the squares, and whose turn it is. Posição.

use std::fmt;

use super::variant::{Variant, number, numbered};
use crate::color::{ByColor, Color};
use crate::order::in_order;
use crate::square::{Square, SquareSet};

/// A piece: a man, or a dama.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    pub color: Color,
    /// Dama.
    pub crowned: bool,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) variant: &'static Variant,
    pub(super) men: ByColor<SquareSet>,
    pub(super) damas: ByColor<SquareSet>,
    pub(super) turn: Color,
}

/// The most bytes of a position's text.
pub const MOST_TEXT: usize = 400;

/// Why a text is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not in the form of PDN: `W:W1,2,K20:B21,K32`.
    Unreadable,
    /// No such square, or one that is not played on.
    Square,
    /// Two pieces on one square.
    Twice,
    /// A man where it would be a dama.
    ManOnLastRow,
    /// Longer than [`MOST_TEXT`].
    TooLong,
}

/// The row on which this side's men are crowned.
pub(super) const fn on_last_row(side: Color, square: Square) -> bool {
    square.rank_from(side) == 7
}

impl Position {
    /// The start: twelve men each, White to move.
    pub fn start(variant: &'static Variant) -> Position {
        let mut men = ByColor::<SquareSet>::default();
        for square in variant.squares() {
            match square.rank() {
                0..=2 => men.white = men.white.with(square),
                5..=7 => men.black = men.black.with(square),
                _ => {}
            }
        }
        Position { variant, men, damas: ByColor::default(), turn: Color::White }
    }

    pub fn variant(&self) -> &'static Variant {
        self.variant
    }

    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The same pieces with this side to move.
    pub const fn turned(self, turn: Color) -> Position {
        Position { turn, ..self }
    }

    pub(super) fn of(&self, side: Color) -> SquareSet {
        self.men[side] | self.damas[side]
    }

    pub(super) fn occupied(&self) -> SquareSet {
        self.of(Color::White) | self.of(Color::Black)
    }

    pub fn at(&self, square: Square) -> Option<Man> {
        let color = Color::ALL.into_iter().find(|side| self.of(*side).contains(square))?;
        Some(Man { color, crowned: self.damas[color].contains(square) })
    }

    /// How many men and damas a side has.
    pub fn count(&self, side: Color) -> (usize, usize) {
        (self.men[side].len(), self.damas[side].len())
    }

    /// From the text of PDN: the side to move, then White's and Black's squares, a dama with `K` before it. Squares are
    /// numbers in [`CLASSICAS`](super::CLASSICAS), and names such as `c3` in any variant; `start` is the start.
    ///
    /// # Errors
    /// The first fault of the text.
    pub fn from_text(variant: &'static Variant, text: &str) -> Result<Position, PositionError> {
        let text = text.trim().trim_matches('"').trim_end_matches('.');
        if text.len() > MOST_TEXT {
            return Err(PositionError::TooLong);
        }
        if text == "start" {
            return Ok(Position::start(variant));
        }
        let mut parts = text.split(':');
        let turn = side(parts.next().unwrap_or_default())?;
        let mut position = Position { variant, men: ByColor::default(), damas: ByColor::default(), turn };
        let mut seen = ByColor { white: false, black: false };
        for part in parts {
            let part = part.trim();
            let color = side(part.get(..1).ok_or(PositionError::Unreadable)?)?;
            if std::mem::replace(&mut seen[color], true) {
                return Err(PositionError::Unreadable);
            }
            for piece in part[1..].split(',').map(str::trim).filter(|piece| !piece.is_empty()) {
                position.put(color, piece)?;
            }
        }
        if seen.white && seen.black { Ok(position) } else { Err(PositionError::Unreadable) }
    }

    fn put(&mut self, color: Color, piece: &str) -> Result<(), PositionError> {
        let (crowned, name) = match piece.strip_prefix('K') {
            Some(name) => (true, name),
            None => (false, piece),
        };
        let square = match name.parse::<u8>() {
            Ok(place) if self.variant.is_classicas() => numbered(place),
            _ => name.parse::<Square>().ok().filter(|square| self.variant.plays(*square)),
        };
        let square = square.ok_or(PositionError::Square)?;
        if self.occupied().contains(square) {
            return Err(PositionError::Twice);
        }
        if !crowned && on_last_row(color, square) {
            return Err(PositionError::ManOnLastRow);
        }
        let pieces = if crowned { &mut self.damas } else { &mut self.men };
        pieces[color] = pieces[color].with(square);
        Ok(())
    }

    /// The number of a square, or its name where squares have no numbers.
    pub fn name(&self, square: Square) -> String {
        self.variant.number(square).map_or_else(|| square.to_string(), |number| number.to_string())
    }
}

fn side(name: &str) -> Result<Color, PositionError> {
    match name.trim() {
        "W" => Ok(Color::White),
        "B" => Ok(Color::Black),
        _ => Err(PositionError::Unreadable),
    }
}

/// As [`Position::from_text`] reads it, squares in the order of their numbers.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |side: Color| if side == Color::White { "W" } else { "B" };
        f.write_str(letter(self.turn))?;
        for color in Color::ALL {
            write!(f, ":{}", letter(color))?;
            let squares = in_order(self.of(color), |square| (number(*square), *square));
            for (place, square) in squares.into_iter().enumerate() {
                let comma = if place > 0 { "," } else { "" };
                let crown = if self.damas[color].contains(square) { "K" } else { "" };
                write!(f, "{comma}{crown}{}", self.name(square))?;
            }
        }
        Ok(())
    }
}
