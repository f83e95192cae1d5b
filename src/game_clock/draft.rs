//! A time control while it is put together, step by step. Not each state on the way is one that can be played.

use std::fmt;

use crate::clock::{
    ControlError, LONGEST, MINUTE, MOST_MOVES, MOST_PER_MOVE, MOST_PERIODS, Period, SECOND, TimeControl, Timing,
};
use crate::color::{ByColor, Color};

/// What a move brings, apart from how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    SuddenDeath,
    Increment,
    Delay,
    Bronstein,
    Hourglass,
}

impl Kind {
    pub const ALL: [Kind; 5] = [Kind::SuddenDeath, Kind::Increment, Kind::Delay, Kind::Bronstein, Kind::Hourglass];

    pub fn of(timing: Timing) -> Kind {
        match timing {
            Timing::SuddenDeath => Kind::SuddenDeath,
            Timing::Increment(_) => Kind::Increment,
            Timing::Delay(_) => Kind::Delay,
            Timing::Bronstein(_) => Kind::Bronstein,
            Timing::Hourglass => Kind::Hourglass,
        }
    }

    /// Whether so many seconds belong to it.
    pub fn has_seconds(self) -> bool {
        !matches!(self, Kind::SuddenDeath | Kind::Hourglass)
    }
}

/// What a move brings or lets pass, µs.
pub fn per_move(timing: Timing) -> u64 {
    match timing {
        Timing::Increment(time) | Timing::Delay(time) | Timing::Bronstein(time) => time,
        Timing::SuddenDeath | Timing::Hourglass => 0,
    }
}

/// The number that a step changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Minutes,
    Seconds,
    /// 0: the period ends with its time.
    Moves,
}

/// The seconds a move brings when a kind is chosen for the first time.
const USUAL_SECONDS: u64 = 5;
/// The moves and the time of a period that is added. FIDE 2023, glossary: time control
const USUAL_MOVES: u32 = 40;
const USUAL_PERIOD: u64 = 30 * MINUTE;

/// See the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    periods: ByColor<Vec<Period>>,
    uneven: bool,
}

impl From<&TimeControl> for Draft {
    fn from(control: &TimeControl) -> Draft {
        let periods = |side| control.periods(side).to_vec();
        let periods = ByColor { white: periods(Color::White), black: periods(Color::Black) };
        Draft { periods, uneven: !control.is_even() }
    }
}

impl Draft {
    /// The time control, if it is one already.
    pub fn control(&self) -> Result<TimeControl, ControlError> {
        self.to_string().parse()
    }

    /// Whether the sides have each their own.
    pub fn is_uneven(&self) -> bool {
        self.uneven
    }

    /// The sides differ from here on, or Black has what White has.
    pub fn set_uneven(&mut self, uneven: bool) {
        self.uneven = uneven;
        self.level(Color::White);
    }

    /// How many periods this side has.
    pub fn len(&self, side: Color) -> usize {
        self.periods[side].len()
    }

    /// A side without periods is none that can be played.
    pub fn is_empty(&self, side: Color) -> bool {
        self.periods[side].is_empty()
    }

    /// The period of this number, from 0; `None` where there is none.
    pub fn period(&self, side: Color, number: usize) -> Option<Period> {
        self.periods[side].get(number).copied()
    }

    /// Whether a further period can follow.
    pub fn can_add(&self, side: Color) -> bool {
        let hourglass = self.periods[side].iter().any(|period| period.timing == Timing::Hourglass);
        !hourglass && self.len(side) < MOST_PERIODS
    }

    /// A further period, after forty moves.
    pub fn add_period(&mut self, side: Color) {
        if !self.can_add(side) {
            return;
        }
        let periods = &mut self.periods[side];
        if let Some(last) = periods.last_mut() {
            let timing = last.timing;
            last.moves = Some(USUAL_MOVES);
            periods.push(Period { moves: None, time: USUAL_PERIOD, timing });
        }
        self.level(side);
    }

    /// Without the last period.
    pub fn remove_period(&mut self, side: Color) {
        let periods = &mut self.periods[side];
        if periods.len() > 1 {
            periods.pop();
        }
        if let Some(last) = periods.last_mut() {
            last.moves = None;
        }
        self.level(side);
    }

    pub fn set_kind(&mut self, side: Color, number: usize, kind: Kind) {
        let periods = &mut self.periods[side];
        // An hourglass has one period, and nothing else beside it.
        if kind == Kind::Hourglass {
            periods.truncate(1);
        }
        let last = periods.len().saturating_sub(1);
        if let Some(period) = periods.get_mut(number.min(last)) {
            let time = if per_move(period.timing) > 0 { per_move(period.timing) } else { USUAL_SECONDS * SECOND };
            period.timing = match kind {
                Kind::SuddenDeath => Timing::SuddenDeath,
                Kind::Increment => Timing::Increment(time),
                Kind::Delay => Timing::Delay(time),
                Kind::Bronstein => Timing::Bronstein(time),
                Kind::Hourglass => Timing::Hourglass,
            };
            if kind == Kind::Hourglass {
                period.moves = None;
            }
        }
        self.level(side);
    }

    /// So many minutes, seconds or moves more, or less, as far as there are.
    pub fn step(&mut self, side: Color, number: usize, field: Field, by: i64) {
        let last = number + 1 >= self.len(side);
        let Some(period) = self.periods[side].get_mut(number) else { return };
        match field {
            Field::Minutes => period.time = stepped(period.time, MINUTE, by, 0, LONGEST),
            Field::Seconds => {
                let more = |time| stepped(time, SECOND, by, SECOND, MOST_PER_MOVE);
                period.timing = match period.timing {
                    Timing::Increment(time) => Timing::Increment(more(time)),
                    Timing::Delay(time) => Timing::Delay(more(time)),
                    Timing::Bronstein(time) => Timing::Bronstein(more(time)),
                    other => other,
                };
            }
            Field::Moves if last => {}
            Field::Moves => {
                let moves = stepped(u64::from(period.moves.unwrap_or(0)), 1, by, 0, u64::from(MOST_MOVES));
                period.moves = u32::try_from(moves).ok().filter(|moves| *moves > 0);
            }
        }
        self.level(side);
    }

    /// Sides that do not differ are the same.
    fn level(&mut self, side: Color) {
        if !self.uneven {
            self.periods[!side] = self.periods[side].clone();
        }
    }
}

fn stepped(value: u64, unit: u64, by: i64, least: u64, most: u64) -> u64 {
    let change = unit.saturating_mul(by.unsigned_abs());
    let changed = if by < 0 { value.saturating_sub(change) } else { value.saturating_add(change) };
    changed.clamp(least, most)
}

/// In the text form of time controls, even where it is none yet.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Color::ALL {
            if side == Color::Black {
                if self.periods.white == self.periods.black {
                    break;
                }
                f.write_str("|")?;
            }
            for (number, period) in self.periods[side].iter().enumerate() {
                if number > 0 {
                    f.write_str(",")?;
                }
                write!(f, "{period}")?;
            }
        }
        Ok(())
    }
}

/// A time control as people write it: with blanks, a great H, or a blank for the plus sign, as addresses have it.
pub fn read(text: &str) -> Result<TimeControl, ControlError> {
    let (text, mut plain) = (text.to_ascii_lowercase(), String::new());
    for word in text.split_whitespace() {
        let joins = |sign: char| "+/,|:dbh".contains(sign);
        let (before, after) = (plain.chars().next_back(), word.chars().next());
        if before.is_some_and(|sign| !joins(sign)) && after.is_some_and(|sign| !joins(sign)) {
            plain.push('+');
        }
        plain.push_str(word);
    }
    plain.parse()
}
