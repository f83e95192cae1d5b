//! Moves as people write them: `9-13`, `10x28`, `10x19x28`, `9 13`, and by the names of squares `c3-d4`.

use super::{Illegal, Step, judge_whole};
use crate::draughts::moves::Move;
use crate::draughts::position::Position;
use crate::draughts::variant::numbered;
use crate::square::Square;

/// The most bytes of a written move.
pub const MOST_WRITTEN: usize = 60;

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// Longer than [`MOST_WRITTEN`].
    TooLong,
    /// Not the names of two or more squares.
    Unreadable,
    /// No square has this number.
    NoSquare(u32),
    /// The move is not legal.
    Illegal(Illegal),
    /// These moves take different pieces: the squares between are needed.
    Ambiguous(Vec<Move>),
}

/// The move of a text; a capture must be complete.
///
/// # Errors
/// Why the text is not a move in this position.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadError> {
    match judge_whole(position, &squares(position, text)?) {
        Ok(Step::Move(m)) => Ok(m),
        Ok(Step::Which(moves)) => Err(ReadError::Ambiguous(moves)),
        Ok(Step::Further { .. }) => Err(ReadError::Unreadable),
        Err(illegal) => Err(ReadError::Illegal(illegal)),
    }
}

/// [`Position::written`], on request with squares by file and rank: `h3-g4`.
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
    // Signs of comment such as `!` are not part of the move.
    let mut signs = text.trim_end_matches(['!', '?', '*', '+', '.']).chars().peekable();
    let mut between = true;
    while let Some(sign) = signs.next() {
        let square = match sign.to_ascii_lowercase() {
            '-' | '–' | '—' | 'x' | '×' | ':' | '*' | ',' => {
                // There is one sign between two squares.
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
            digit @ '0'..='9' if position.variant.is_classicas() => {
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
