//! The clocks of a game that is shown: made up, but as clocks run.

use super::Control;
use crate::color::Color;
use crate::random::{Random, seed_of};

/// The five minutes of FIDE 2023 8.4, in seconds.
pub(super) const SHORT: u32 = 5 * 60;

/// Seconds on a side's clock after so many plies of a game of `plies`; games of a name run alike.
///
/// A game of some length comes below five minutes about two thirds of the way, so that what the Laws say about it can be
/// practised; the clock shows its increment from the first move.
pub fn clock(control: Control, name: &str, plies: usize, made: usize, side: Color) -> u32 {
    let (start, low) = match control {
        Control::Increment => (90 * 60 + 30, SHORT - 20),
        Control::NoIncrement => (60 * 60, SHORT - 20),
        Control::Rapid => (15 * 60 + 5, 3 * 60),
    };
    let count = |plies: usize| match side {
        Color::White => plies.div_ceil(2),
        Color::Black => plies / 2,
    } as u32;
    let (moves, made) = (count(plies).max(1), count(made.min(plies)));
    let turn = moves * 2 / 3;
    // Who plays ten moves does not use up an hour.
    let left = if moves < 12 {
        start - start / 40 * made
    } else if made < turn {
        start - (start - low) / turn * made
    } else {
        low - low * 3 / 4 * (made - turn) / (moves - turn).max(1)
    };
    let mut random = Random::new(seed_of(&format!("{name}/{}/{made}", side.name())));
    if made == 0 { start } else { left - random.below(4) as u32 }
}

/// The minutes of a time as people write it: `1:25`, `1h25`, `0.45`, `85`.
fn minutes(text: &str) -> Option<u32> {
    let text = text.trim().trim_end_matches(|c: char| c.is_alphabetic() || c == '\'').trim();
    let parts: Vec<&str> = text.split([':', '.', ',', 'h', 'H']).map(str::trim).collect();
    let number = |text: &str| Some(text).filter(|text| (1..=3).contains(&text.len()))?.parse::<u32>().ok();
    match parts[..] {
        [minutes] => number(minutes),
        [hours, minutes] => Some(number(hours)? * 60 + number(minutes).filter(|minutes| *minutes < 60)?),
        _ => None,
    }
}

/// Whether a written time is that of the clock, whole minutes counted and one more or less forgiven.
pub fn same_minutes(written: &str, seconds: u32) -> bool {
    minutes(written).is_some_and(|minutes| minutes.abs_diff(seconds / 60) <= 1)
}
