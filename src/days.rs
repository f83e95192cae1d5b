//! The days on which something was solved or played, and how a month of them lies on a calendar. Dias em que jogaste.
//!
//! They are counted and never taken away: no row of days is broken by a day without a game.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Days in a row that one number holds, a bit each.
const ROW: u32 = 32;
/// Rows that are kept, the newest: eleven years.
const MOST: usize = 128;

/// The days that are kept, counted from 1970 by the device's calendar.
///
/// The record is `{"649": 4194305}`: by the number of a row of 32 days, whose first bit is its first day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Days {
    /// The number of each row and its days, in order.
    rows: Vec<(u32, u32)>,
}

impl Days {
    /// Counts a day; once is enough.
    pub fn mark(&mut self, day: u32) {
        self.take_in(day / ROW, 1 << (day % ROW));
    }

    fn take_in(&mut self, row: u32, days: u32) {
        if days == 0 {
            return;
        }
        match self.rows.binary_search_by_key(&row, |(row, _)| *row) {
            Ok(at) => self.rows[at].1 |= days,
            Err(at) => self.rows.insert(at, (row, days)),
        }
        if self.rows.len() > MOST {
            self.rows.remove(0);
        }
    }

    pub fn has(&self, day: u32) -> bool {
        self.row(day / ROW) >> (day % ROW) & 1 == 1
    }

    fn row(&self, row: u32) -> u32 {
        self.rows.iter().find(|(other, _)| *other == row).map_or(0, |(_, days)| *days)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.rows.iter().map(|(_, days)| days.count_ones() as usize).sum()
    }

    /// Whether there is one before this day: somebody has come back.
    pub fn has_before(&self, day: u32) -> bool {
        let (row, place) = (day / ROW, day % ROW);
        self.rows.first().is_some_and(|(first, _)| *first < row) || self.row(row) & ((1 << place) - 1) != 0
    }

    /// The days of a month, as the calendar numbers them.
    pub fn of_month(&self, month: Month) -> Vec<u32> {
        (1..=month.length).filter(|number| self.has(month.first + number - 1)).collect()
    }

    /// Takes in the days of another device.
    pub fn join(&mut self, other: &Days) {
        for (row, days) in &other.rows {
            self.take_in(*row, *days);
        }
    }
}

/// Leniently: what is no row of days is left out.
impl From<Value> for Days {
    fn from(value: Value) -> Days {
        let mut days = Days::default();
        for (row, kept) in value.as_object().into_iter().flatten() {
            if let (Ok(row), Some(kept)) = (row.parse(), kept.as_u64().and_then(|kept| u32::try_from(kept).ok()))
                && row <= u32::MAX / ROW
            {
                days.take_in(row, kept);
            }
        }
        days
    }
}

read_from_fields!(Days);

impl From<Days> for Value {
    fn from(days: Days) -> Value {
        let rows = days.rows.into_iter().map(|(row, days)| (row.to_string(), Value::from(days)));
        Value::Object(rows.collect())
    }
}

/// A month of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// Its first day, from 1970.
    pub first: u32,
    /// How many days it has.
    pub length: u32,
    /// On which day of the week it begins; Monday is 0.
    pub weekday: u32,
}

impl Month {
    /// The month of this day, counted from 1970.
    pub fn of(day: u32) -> Month {
        // Years are counted from March, so that a leap day is the last of its year; 400 years are 146,097 days.
        let since_march_0 = u64::from(day) + 719_468;
        let (era, of_era) = (since_march_0 / 146_097, since_march_0 % 146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        // Five months in turn have 153 days, from March and from August.
        let from_march = (5 * of_year + 2) / 153;
        let before_today = of_year - (153 * from_march + 2) / 5;
        let year = era * 400 + year_of_era + u64::from(from_march >= 10);
        let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let length = match from_march {
            11 => 28 + u32::from(is_leap),
            1 | 3 | 6 | 8 => 30,
            _ => 31,
        };
        let first = day - (before_today as u32).min(day);
        // 1 January 1970 was a Thursday.
        Month { first, length, weekday: (first % 7 + 3) % 7 }
    }
}
