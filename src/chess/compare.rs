//! Two printings of one game: the same, or where they part.
//!
//! Each may be in short or long form and in any letters. Absent: comments and variations, which belong to PGN.

use super::position::{Move, Position};
use super::san::{self, Letters, LineError};
use crate::color::Color;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printing {
    First,
    Second,
}

/// What comparing shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    Same {
        plies: usize,
    },
    /// After so many plies that are the same, each goes on with another move.
    Part {
        plies: usize,
        /// The number of the move, and whose it is.
        number: u32,
        side: Color,
        moves: [Move; 2],
    },
    /// This one ends where the other goes on.
    Shorter {
        which: Printing,
        plies: usize,
    },
    /// This one cannot be read so far; until there they are the same.
    Unreadable {
        which: Printing,
        error: LineError,
    },
}

/// Compares two texts of moves from one start; the letters are those tried first.
pub fn compare(start: &Position, texts: [&str; 2], letters: Letters) -> Comparison {
    let [(first, first_error), (second, second_error)] = texts.map(|text| {
        let (_, moves, error) = san::read_in_any(start, text, letters);
        (moves, error)
    });
    let mut position = *start;
    for (plies, (one, other)) in first.iter().zip(&second).enumerate() {
        if one != other {
            let (number, side) = (position.fullmoves(), position.turn());
            return Comparison::Part { plies, number, side, moves: [*one, *other] };
        }
        match position.play(*one) {
            Ok(after) => position = after,
            Err(_) => break,
        }
    }
    // A printing that cannot be read further says so before it is called the shorter one.
    match (first.len(), second.len(), first_error, second_error) {
        (one, other, Some(error), _) if one <= other => Comparison::Unreadable { which: Printing::First, error },
        (one, other, _, Some(error)) if other <= one => Comparison::Unreadable { which: Printing::Second, error },
        (one, other, ..) if one < other => Comparison::Shorter { which: Printing::First, plies: one },
        (one, other, ..) if other < one => Comparison::Shorter { which: Printing::Second, plies: other },
        (plies, ..) => Comparison::Same { plies },
    }
}
