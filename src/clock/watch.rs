//! The clock's own count of time, made of the two clocks of a browser.
//!
//! Nobody can set the steady clock (`performance.now`, `Event.timeStamp`), but on most devices it stops during sleep, and
//! it begins again with each page. The wall clock (`Date.now`) goes on, but anybody may set it. While a page is open the
//! steady clock counts, and the wall clock shows whether time is missing. After a reload only the wall clock is left. All
//! times are arguments in µs. [`crate::game_clock`] asks whether missing time counts.

use super::SECOND;

/// The two clocks may differ by so much between two looks, since devices correct the wall clock in small steps. µs.
pub const TOLERANCE: u64 = 2 * SECOND;

/// A time stamp older than this comes from another clock. µs.
const OLDEST: u64 = 60 * SECOND;

/// Missing time: the device slept, or its clock was set. µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The last moment that is known, in the clock's own count.
    pub at: u64,
    /// How long nobody counted; the count goes on after it. 0 where the wall clock went backwards.
    pub missing: u64,
    /// How far the wall clock went backwards.
    pub back: u64,
}

/// A moment in the count and by the wall clock, kept to go on after a reload. µs.
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
    /// How much of the count was missing just before the steady moment `since`.
    missing: u64,
    since: u64,
}

impl Watch {
    /// Begins to count from here.
    pub fn new(count: u64, steady: u64, wall: u64) -> Watch {
        Watch { count, steady, wall, missing: 0, since: steady }
    }

    /// Goes on with a count after a reload. The wall clock says how long it was away.
    pub fn resume(left: Beat, steady: u64, wall: u64) -> (Watch, Option<Gap>) {
        let away = wall.saturating_sub(left.wall);
        let back = left.wall.saturating_sub(wall);
        let watch = Watch::new(left.count.saturating_add(away), steady, wall);
        (watch, (back > TOLERANCE).then_some(Gap { at: watch.count, missing: 0, back }))
    }

    /// Reads both clocks. Missing time is added to the count and returned.
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

    /// Turns the steady time of an event into the count. A time in the future or long ago comes from another clock, and
    /// counts as now.
    pub fn stamp(&self, event: u64) -> u64 {
        let Some(ago) = self.steady.checked_sub(event).filter(|ago| *ago <= OLDEST) else { return self.count };
        let missing = if event < self.since { self.missing } else { 0 };
        self.count.saturating_sub(ago).saturating_sub(missing)
    }
}
