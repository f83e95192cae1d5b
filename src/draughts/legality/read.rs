//! Moves as people write them: `9-13`, `10x28`, `10x19x28`, `9 13`, and with the names of squares `c3-d4`.

use super::{Illegal, Step, judge_whole};
use crate::draughts::moves::Move;
use crate::draughts::position::Position;
use crate::draughts::variant::{CLASSICAS, numbered};
use crate::square::Square;

/// Longer texts are no move.
pub const MOST_WRITTEN: usize = 60;

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// Longer than [`MOST_WRITTEN`].
    TooLong,
    /// Not two or more squares.
    Unreadable,
    /// A number that no square has.
    NoSquare(u32),
    /// A move, and not a legal one.
    Illegal(Illegal),
    /// These have the same ends and take different pieces: the squares between decide.
    Ambiguous(Vec<Move>),
}

/// The move that is written; a capture to its end.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadError> {
    match judge_whole(position, &squares(position, text)?) {
        Ok(Step::Move(m)) => Ok(m),
        Ok(Step::Which(moves)) => Err(ReadError::Ambiguous(moves)),
        Ok(Step::Further { .. }) => Err(ReadError::Unreadable),
        Err(illegal) => Err(ReadError::Illegal(illegal)),
    }
}

/// [`Position::written`], with squares called by file and rank if that is wanted: `h3-g4`.
pub fn written(position: &Position, m: Move, letters: bool) -> String {
    let text = position.written(m);
    if !letters {
        return text;
    }
    let sign = if m.captured.is_empty() { "-" } else { "x" };
    let name = |name: &str| match name.parse::<u8>().ok().and_then(numbered) {
        Some(square) => square.to_string(),
        None => name.to_string(),
    };
    text.split(sign).map(name).collect::<Vec<_>>().join(sign)
}

fn squares(position: &Position, text: &str) -> Result<Vec<Square>, ReadError> {
    let text = text.trim();
    if text.len() > MOST_WRITTEN {
        return Err(ReadError::TooLong);
    }
    let mut squares = Vec::new();
    // The comment of the one who wrote it is no part of the move.
    let mut signs = text.trim_end_matches(['!', '?', '*', '+', '.']).chars().peekable();
    let mut between = true;
    while let Some(sign) = signs.next() {
        let square = match sign.to_ascii_lowercase() {
            '-' | '–' | '—' | 'x' | '×' | ':' | '*' | ',' => {
                // One sign stands between two squares.
                if std::mem::replace(&mut between, true) {
                    return Err(ReadError::Unreadable);
                }
                continue;
            }
            ' ' => continue,
            letter @ 'a'..='h' => {
                let rank = signs.next().ok_or(ReadError::Unreadable)?;
                format!("{letter}{rank}").parse::<Square>().map_err(|_| ReadError::Unreadable)?
            }
            digit @ '0'..='9' if std::ptr::eq(position.variant, &CLASSICAS) => {
                let mut number = digit.to_digit(10).unwrap_or(0);
                while let Some(next) = signs.peek().and_then(|sign| sign.to_digit(10)) {
                    number = number.saturating_mul(10).saturating_add(next);
                    signs.next();
                }
                let square = u8::try_from(number).ok().and_then(numbered);
                square.ok_or(ReadError::NoSquare(number))?
            }
            _ => return Err(ReadError::Unreadable),
        };
        squares.push(square);
        between = false;
    }
    if squares.len() < 2 || between { Err(ReadError::Unreadable) } else { Ok(squares) }
}
