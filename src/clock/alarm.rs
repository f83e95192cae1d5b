//! When a clock should be heard: at 5 minutes, 1 minute, 30 and 10 seconds, in the last five, and at the flag. Avisos.
//!
//! A mark is heard once for each side and game. An increment may lift the time over a mark again, so what was heard is
//! kept here, beside the clock and not in it: two pages that look at one clock each hear it once.

use super::{Clock, Running, SECOND};
use crate::color::{ByColor, Color};

/// What is heard of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// No more than so many seconds are left: one of [`MARKS`].
    Left(u64),
    /// Queda de seta.
    Flag,
}

/// The marks in seconds, the earliest first.
pub const MARKS: [u64; 9] = [300, 60, 30, 10, 5, 4, 3, 2, 1];

/// What was heard of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarms {
    /// How many of [`MARKS`] are behind each side.
    behind: ByColor<usize>,
    flag: Option<Color>,
}

impl Alarms {
    /// For a clock that is there, just set or found again after a reload: what it has passed is not heard any more, and
    /// neither is a mark that the first period's time does not lie above.
    pub fn new(clock: &Clock) -> Alarms {
        let behind = |side: Color| {
            let first = clock.control().period(side, 0).time;
            let left = clock.face(side).left;
            // Without time of its own a period starts with what the first move brings.
            let from = if first == 0 { left } else { first.min(left) };
            MARKS.iter().filter(|mark| **mark * SECOND >= from).count()
        };
        let behind = ByColor { white: behind(Color::White), black: behind(Color::Black) };
        Alarms { behind, flag: clock.flag() }
    }

    /// What is to be heard now, at most one alarm for each side: after a time unseen only the last mark that was passed,
    /// and the flag alone where it fell. A flag that was put up again may fall again.
    pub fn update(&mut self, clock: &Clock) -> Vec<(Color, Alarm)> {
        let mut heard = Vec::new();
        if clock.running() == Running::Waiting {
            return heard;
        }
        for side in Color::ALL {
            let face = clock.face(side);
            // What a delay lets pass is not taken from the time yet, and the marks are of the time.
            let behind = MARKS.iter().filter(|mark| **mark * SECOND >= face.left).count();
            let fallen = clock.flag() == Some(side);
            if fallen && self.flag != Some(side) {
                heard.push((side, Alarm::Flag));
            } else if let Some(mark) = MARKS[..behind].last().filter(|_| behind > self.behind[side] && !fallen) {
                heard.push((side, Alarm::Left(*mark)));
            }
            self.behind[side] = self.behind[side].max(behind);
        }
        self.flag = clock.flag();
        heard
    }
}
