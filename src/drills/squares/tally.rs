//! The count of a round, whatever is asked in it: its time, what was right and wrong, and what is kept of it.
//!
//! Times are milliseconds of any clock that only goes forward. What counts is the time of the answer; a tick merely lets
//! the end be seen.

use super::{Limit, Options, Order, Side};
use crate::color::Color;
use crate::drills::Round;
use crate::random::Random;
use crate::square::Square;

/// Answers that a round without a limit needs to be worth keeping.
const ENOUGH: u32 = 5;

/// A round's count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    limit: Limit,
    started: u64,
    /// When it was over, in time or before.
    ended: Option<u64>,
    pub right: u32,
    pub wrong: u32,
    /// What was missed, each once, in the order of the misses.
    pub missed: Vec<Square>,
}

impl Tally {
    /// Begins at `now`.
    pub fn new(limit: Limit, now: u64) -> Tally {
        Tally { limit, started: now, ended: None, right: 0, wrong: 0, missed: Vec::new() }
    }

    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// When the time will be up.
    fn end(&self) -> Option<u64> {
        self.limit.seconds().map(|seconds| self.started + u64::from(seconds) * 1_000)
    }

    /// Milliseconds left; `None` without a limit.
    pub fn left(&self, now: u64) -> Option<u64> {
        self.end().map(|end| end.saturating_sub(self.ended.unwrap_or(now).max(self.started)))
    }

    /// Milliseconds played.
    pub fn played(&self, now: u64) -> u64 {
        let now = self.end().map_or(now, |end| now.min(end));
        self.ended.unwrap_or(now).saturating_sub(self.started)
    }

    pub fn answered(&self) -> u32 {
        self.right + self.wrong
    }

    /// Ends the round where its time is up at `now`; whether it goes on.
    pub fn goes_on(&mut self, now: u64) -> bool {
        if self.ended.is_none() {
            self.ended = self.end().filter(|end| now >= *end);
        }
        self.ended.is_none()
    }

    /// The pupil has had enough.
    pub fn stop(&mut self, now: u64) {
        self.ended = Some(now.max(self.started));
    }

    pub fn count(&mut self, right: bool) {
        if right {
            self.right += 1;
        } else {
            self.wrong += 1;
        }
    }

    /// A square to be looked at again after the round.
    pub fn note(&mut self, square: Square) {
        if !self.missed.contains(&square) {
            self.missed.push(square);
        }
    }

    /// What is kept of it: a round played to the end of its time, or one without a limit that went on long enough.
    pub fn kept(&self, day: u32) -> Option<Round> {
        let ended = self.ended?;
        let whole = match self.end() {
            Some(end) => ended == end && self.answered() > 0,
            None => self.answered() >= ENOUGH,
        };
        let seconds = u32::try_from(self.played(ended).div_ceil(1_000).max(1)).unwrap_or(u32::MAX);
        whole.then_some(Round { day, right: self.right, wrong: self.wrong, seconds })
    }

    /// Tenths of a second for each answer; `None` before the first.
    pub fn pace(&self, now: u64) -> Option<u32> {
        let tenths = self.played(now).checked_div(u64::from(self.answered()) * 100)?;
        u32::try_from(tenths).ok()
    }
}

/// Who sits at the bottom, and the order of the squares: all that chance decides.
pub(super) fn dealt(options: &Options, due: &[Square], seed: u64) -> (Color, Order) {
    let mut random = Random::new(seed);
    let chance = if random.happens(1, 2) { Color::White } else { Color::Black };
    let bottom = match options.side {
        Side::White => Color::White,
        Side::Black => Color::Black,
        Side::Random => chance,
    };
    (bottom, Order::new(options.squares(), due, random))
}
