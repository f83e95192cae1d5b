//! When a clock should be heard: at 5 minutes, 1 minute, 30 and 10 seconds, in the last five, and at the flag. Avisos.
//!
//! A mark is heard once for each side and game, although an increment may lift the time over it again. What was heard is
//! not part of the clock: two pages that show one clock each hear a mark once.

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

impl Alarm {
    /// Whether it is said; the other marks are only beeped.
    pub const fn is_said(self) -> bool {
        matches!(self, Alarm::Flag | Alarm::Left(300 | 60 | 30))
    }
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
    /// For a clock that was just set or found after a reload. Marks that it has passed are not heard any more, nor marks
    /// above the time of the first period.
    pub fn new(clock: &Clock) -> Alarms {
        let behind = |side: Color| {
            let first = clock.control().period(side, 0).time;
            let left = clock.face(side).left;
            // A period without time starts with what the first move brings.
            let from = if first == 0 { left } else { first.min(left) };
            MARKS.iter().filter(|mark| **mark * SECOND >= from).count()
        };
        Alarms { behind: ByColor::from_fn(behind), flag: clock.flag() }
    }

    /// What is to be heard now, at most one alarm for each side: the flag, or the last mark passed. A flag that was put up
    /// again may fall again.
    pub fn update(&mut self, clock: &Clock) -> Vec<(Color, Alarm)> {
        let mut heard = Vec::new();
        if clock.running() == Running::Waiting {
            return heard;
        }
        for side in Color::ALL {
            let face = clock.face(side);
            // The marks are of the time without the delay.
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
