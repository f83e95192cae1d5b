//! A time control while it is edited, step by step. Some states on the way cannot be played.

use std::fmt;

use crate::clock::{
    ControlError, LONGEST, MINUTE, MOST_MOVES, MOST_PER_MOVE, MOST_PERIODS, Period, SECOND, TimeControl, Timing,
    control_text,
};
use crate::color::{ByColor, Color};

named! {
    /// What a move brings, apart from how much.
    ///
    /// Its name is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TimingKind {
        SuddenDeath = "none",
        Increment = "increment",
        Delay = "delay",
        Bronstein = "bronstein",
        Hourglass = "hourglass",
    }
}

impl TimingKind {
    pub fn of(timing: Timing) -> TimingKind {
        match timing {
            Timing::SuddenDeath => TimingKind::SuddenDeath,
            Timing::Increment(_) => TimingKind::Increment,
            Timing::Delay(_) => TimingKind::Delay,
            Timing::Bronstein(_) => TimingKind::Bronstein,
            Timing::Hourglass => TimingKind::Hourglass,
        }
    }

    fn timing(self, time: u64) -> Timing {
        match self {
            TimingKind::SuddenDeath => Timing::SuddenDeath,
            TimingKind::Increment => Timing::Increment(time),
            TimingKind::Delay => Timing::Delay(time),
            TimingKind::Bronstein => Timing::Bronstein(time),
            TimingKind::Hourglass => Timing::Hourglass,
        }
    }

    /// Whether it has a number of seconds.
    pub fn has_seconds(self) -> bool {
        !matches!(self, TimingKind::SuddenDeath | TimingKind::Hourglass)
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

/// A time control that is being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    periods: ByColor<Vec<Period>>,
    uneven: bool,
}

impl From<&TimeControl> for Draft {
    fn from(control: &TimeControl) -> Draft {
        Draft { periods: ByColor::from_fn(|side| control.periods(side).to_vec()), uneven: !control.is_even() }
    }
}

impl Draft {
    /// The time control, if it can be played.
    ///
    /// # Errors
    ///
    /// Says why it cannot.
    pub fn control(&self) -> Result<TimeControl, ControlError> {
        self.to_string().parse()
    }

    /// Whether the sides may differ.
    pub fn is_uneven(&self) -> bool {
        self.uneven
    }

    /// Lets the sides differ, or gives Black what White has.
    pub fn set_uneven(&mut self, uneven: bool) {
        self.uneven = uneven;
        self.level(Color::White);
    }

    /// How many periods this side has.
    pub fn len(&self, side: Color) -> usize {
        self.periods[side].len()
    }

    /// Whether this side has no periods.
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

    /// Adds a period after forty moves.
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

    /// Removes the last period.
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

    pub fn set_kind(&mut self, side: Color, number: usize, kind: TimingKind) {
        let periods = &mut self.periods[side];
        // An hourglass has one period, and nothing else beside it.
        if kind == TimingKind::Hourglass {
            periods.truncate(1);
        }
        let last = periods.len().saturating_sub(1);
        if let Some(period) = periods.get_mut(number.min(last)) {
            let time = period.timing.per_move();
            period.timing = kind.timing(if time > 0 { time } else { USUAL_SECONDS * SECOND });
            if kind == TimingKind::Hourglass {
                period.moves = None;
            }
        }
        self.level(side);
    }

    /// Adds so many minutes, seconds or moves, or takes them where negative, within the limits.
    pub fn step(&mut self, side: Color, number: usize, field: Field, by: i64) {
        let last = number + 1 >= self.len(side);
        let Some(period) = self.periods[side].get_mut(number) else { return };
        match field {
            Field::Minutes => period.time = stepped(period.time, MINUTE, by, 0, LONGEST),
            Field::Seconds => {
                let time = stepped(period.timing.per_move(), SECOND, by, SECOND, MOST_PER_MOVE);
                period.timing = TimingKind::of(period.timing).timing(time);
            }
            Field::Moves if last => {}
            Field::Moves => {
                let moves = stepped(u64::from(period.moves.unwrap_or(0)), 1, by, 0, u64::from(MOST_MOVES));
                period.moves = u32::try_from(moves).ok().filter(|moves| *moves > 0);
            }
        }
        self.level(side);
    }

    /// Gives the other side the same, unless they may differ.
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

/// The text form of time controls, even where it cannot be played yet.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&control_text(&self.periods))
    }
}

/// Reads a time control as people write it: with blanks, a capital H, or a blank for the plus sign, as in addresses.
///
/// # Errors
///
/// Says why the text is none.
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
