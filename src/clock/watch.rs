//! The clock's own count of time, made of the two clocks of a browser.
//!
//! The steady one (`performance.now`, `Event.timeStamp`) is set by nobody, but on most devices stands still while they
//! sleep, and begins anew with the page. The wall clock (`Date.now`) goes on, but anybody may set it. While a page lives
//! the steady one counts and the wall clock is its witness; between two lives of a page only the wall clock is left. All
//! times in µs, passed in. Absent: who is asked whether missing time counts, see [`crate::game_clock`].

use super::SECOND;

/// The two clocks may differ by so much from one look to the next: a wall clock is set right in small steps.
pub const TOLERANCE: u64 = 2 * SECOND;

/// A press that is older than this was stamped by another clock.
const OLDEST: u64 = 60 * SECOND;

/// Time that went by unseen: the device slept, or its clock was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The last moment that is known, in the clock's own count.
    pub at: u64,
    /// How long nobody counted; the count goes on after it. 0 where the wall clock went backwards.
    pub missing: u64,
    /// How far the wall clock went backwards.
    pub back: u64,
}

/// A moment in both: what is kept of a running clock, so that it can be taken up again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// In the clock's own count.
    pub count: u64,
    /// By the wall clock.
    pub wall: u64,
}

/// The count, as it was at the last look; it never goes backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    count: u64,
    steady: u64,
    wall: u64,
    /// How much of the count went by unseen just before the steady moment `since`.
    missing: u64,
    since: u64,
}

impl Watch {
    /// Begins to count from here.
    pub fn new(count: u64, steady: u64, wall: u64) -> Watch {
        Watch { count, steady, wall, missing: 0, since: steady }
    }

    /// Takes up a count that another page, or another life of this one, has left. What went by since is real time.
    pub fn resume(left: Beat, steady: u64, wall: u64) -> (Watch, Option<Gap>) {
        let away = wall.saturating_sub(left.wall);
        let back = left.wall.saturating_sub(wall);
        let watch = Watch::new(left.count.saturating_add(away), steady, wall);
        (watch, (back > TOLERANCE).then_some(Gap { at: watch.count, missing: 0, back }))
    }

    /// Both clocks are read. Time that is missing goes by in the count, after all that was counted.
    pub fn look(&mut self, steady: u64, wall: u64) -> Option<Gap> {
        let counted = steady.saturating_sub(self.steady);
        let passed = i128::from(wall) - i128::from(self.wall) - i128::from(counted);
        self.steady = self.steady.max(steady);
        self.wall = wall;
        self.count = self.count.saturating_add(counted);
        let at = self.count;
        if passed.unsigned_abs() <= u128::from(TOLERANCE) {
            return None;
        }
        let size = u64::try_from(passed.unsigned_abs()).unwrap_or(u64::MAX);
        if passed < 0 {
            return Some(Gap { at, missing: 0, back: size });
        }
        self.count = at.saturating_add(size);
        self.missing = size;
        self.since = self.steady;
        Some(Gap { at, missing: size, back: 0 })
    }

    /// The moment of the last look.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The moment of the last look, to be kept.
    pub fn beat(&self) -> Beat {
        Beat { count: self.count, wall: self.wall }
    }

    /// The moment of an event, by the steady clock, in the count. Events are handled after they happened, so one that
    /// comes from the future, or from long ago, was stamped by some other clock and counts as now.
    pub fn stamp(&self, event: u64) -> u64 {
        let Some(ago) = self.steady.checked_sub(event).filter(|ago| *ago <= OLDEST) else { return self.count };
        let missing = if event < self.since { self.missing } else { 0 };
        self.count.saturating_sub(ago).saturating_sub(missing)
    }
}
