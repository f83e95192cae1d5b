//! How fast a game is by its time control: standard, rapid or blitz, edition by edition. Ritmo de jogo.
//!
//! The Laws speak of a fixed time, or of the time and sixty times the increment, for each player. Where they leave a case
//! open, this module does what arbiters do. A delay and Bronstein count like an increment: a move may take so much and
//! cost nothing. Periods by moves count as far as sixty moves reach. Periods by time all count, and the sixty moves are
//! made in the last. An hourglass counts the time it begins with, since a move gives time to the other side. Sides with
//! different times each have a speed of their own.

use super::Speed;
use crate::clock::{MINUTE, TimeControl};
use crate::color::Color;
use crate::edition::Edition;

/// The moves for which the increment is counted. FIDE 2023 A.1, B.1; FIDE 2005 B1, C1
pub const MOVES: u32 = 60;

/// How fast a game is for one side, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classified {
    pub speed: Speed,
    /// The time of that side for sixty moves, µs.
    pub total: u64,
    /// The article that draws the line; for a standard game, the one that says where rapid ends.
    pub article: &'static str,
}

/// One part of a sum: so many times so many µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summand {
    /// 1 for the time of a period, the number of moves for the time of each move.
    pub times: u32,
    /// µs.
    pub each: u64,
}

/// How fast the game is for this side; `None` where the edition draws no lines.
pub fn speed(edition: Edition, control: &TimeControl, side: Color) -> Option<Classified> {
    let times = parts(control, side).into_iter().map(|part| part.each.saturating_mul(part.times.into()));
    let total = times.fold(0, u64::saturating_add);
    let (speed, article) = match edition {
        // FIDE 2005 C1, B1: less than 15 minutes; from 15 to 60.
        Edition::Laws2005 if total < 15 * MINUTE => (Speed::Blitz, "C1"),
        Edition::Laws2005 if total <= 60 * MINUTE => (Speed::Rapid, "B1"),
        Edition::Laws2005 => (Speed::Standard, "B1"),
        // FIDE 2018, 2023 B.1, A.1: ten minutes or less; more than ten and less than sixty.
        Edition::Laws2018 | Edition::Laws2023 if total <= 10 * MINUTE => (Speed::Blitz, "B.1"),
        Edition::Laws2018 | Edition::Laws2023 if total < 60 * MINUTE => (Speed::Rapid, "A.1"),
        Edition::Laws2018 | Edition::Laws2023 => (Speed::Standard, "A.1"),
        Edition::Laws2009 | Edition::StudentGames | Edition::School => return None,
    };
    Some(Classified { speed, total, article })
}

/// The parts of the time for sixty moves: the times of the periods, then the times of the moves.
pub fn parts(control: &TimeControl, side: Color) -> Vec<Summand> {
    let periods = control.periods(side);
    let (mut times, mut moves) = (Vec::new(), Vec::<Summand>::new());
    let mut left = MOVES;
    for (number, period) in periods.iter().enumerate() {
        if left == 0 {
            break;
        }
        let last = number + 1 == periods.len();
        let made = if last { left } else { period.moves.unwrap_or(0).min(left) };
        left -= made;
        if period.time > 0 {
            times.push(Summand { times: 1, each: period.time });
        }
        let each = period.timing.per_move();
        match moves.last_mut() {
            _ if each == 0 || made == 0 => {}
            Some(part) if part.each == each => part.times += made,
            _ => moves.push(Summand { times: made, each }),
        }
    }
    times.append(&mut moves);
    times
}
