//! Wins in one, two and three moves, of a file: a line for each, with the number of moves, the position and the only
//! first move that wins in time: `2 W:W14:BK5,19 14-18`.
//!
//! They are searched for beforehand, because a position in which only one move wins, and none wins sooner, is rare. The
//! file has as many lines for each level as [`LINES`] says; a link that was sent to a class leads to the same line for
//! ever, so lines are mended and never moved. Each is also played from the other side of the board.

use super::{Solution, Task};
use crate::draughts::{CLASSICAS, Move, Position};
use crate::square::Square;

/// Lines of each level.
pub const LINES: u32 = 128;

/// Exercises of each level: every line, and every line with the colours changed.
pub const EXERCISES: u32 = 2 * LINES;

/// Where the file is, below the site's base.
pub const FILE: &str = "draughts/wins.txt";

/// Which line of its level an exercise is.
pub const fn line(seed: u32) -> u32 {
    seed % LINES
}

/// Whether the colours are changed.
const fn is_turned(seed: u32) -> bool {
    seed % EXERCISES >= LINES
}

/// The board from the other side, with the other colours: 1 is 32, and White is Black.
fn turned(text: &str) -> String {
    let no_digit = |sign: char| !sign.is_ascii_digit();
    // A number, if there is one, and the sign behind it.
    let part = |part: &str| {
        let (number, sign) = part.split_at(part.trim_end_matches(no_digit).len());
        let across = number.parse().map(|number: u8| 33u8.wrapping_sub(number).to_string()).unwrap_or_default();
        let sign = match sign {
            "W" => "B",
            "B" => "W",
            other => other,
        };
        across + sign
    };
    text.split_inclusive(no_digit).map(part).collect()
}

/// The exercise of this level and seed; `None` where the file is not as it should be.
pub(super) fn task(file: &str, level: u8, seed: u32) -> Option<Task> {
    let level = level.to_string();
    let mut lines = file.lines().filter_map(|text| text.strip_prefix(level.as_str())?.strip_prefix(' '));
    let (position, first) = lines.nth(line(seed) as usize)?.split_once(' ')?;
    let untouched = Position::from_text(&CLASSICAS, position).ok()?;
    let first = untouched.legal_moves().into_iter().find(|m| untouched.written(*m) == first)?;
    let answer = |first| Some(Solution::Win { moves: level.parse().ok()?, first });
    if !is_turned(seed) {
        return Some(Task { position: untouched, answer: answer(first)? });
    }
    let position = Position::from_text(&CLASSICAS, &turned(position)).ok()?;
    let across = |square: Square| Square::from_index(Square::COUNT - 1 - square.index());
    let captured = first.captured.into_iter().filter_map(across).collect();
    let first = Move { from: across(first.from)?, to: across(first.to)?, captured };
    Some(Task { position, answer: answer(first)? })
}
