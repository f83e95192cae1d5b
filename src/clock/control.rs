//! Time controls: how much time each side has, what a move gives back, and their text form. Ritmo de jogo.

use std::fmt;
use std::str::FromStr;

use crate::color::{ByColor, Color};

/// A second, in µs.
pub const SECOND: u64 = 1_000_000;
/// A minute, in µs.
pub const MINUTE: u64 = 60 * SECOND;

/// The longest period, µs.
pub const LONGEST: u64 = 24 * 60 * MINUTE;
/// The most that a move may give, µs.
pub const MOST_PER_MOVE: u64 = 60 * MINUTE;
/// The most periods of a side.
pub const MOST_PERIODS: usize = 6;
/// The most moves of a period.
pub const MOST_MOVES: u32 = 200;

/// What a move gives back or lets pass. All times in µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timing {
    /// Morte súbita: nothing.
    SuddenDeath,
    /// Incremento (Fischer): so much for every move, the first included. FIDE 2023 6.3.1
    Increment(u64),
    /// Atraso: so much passes at each move before the time runs. FIDE 2023 glossary, «delay»
    Delay(u64),
    /// Bronstein: what the move took is given back, up to so much.
    Bronstein(u64),
    /// Ampulheta: what one side uses, the other gains.
    Hourglass,
}

impl Timing {
    /// What a move brings or lets pass, µs.
    pub const fn per_move(self) -> u64 {
        match self {
            Timing::Increment(time) | Timing::Delay(time) | Timing::Bronstein(time) => time,
            Timing::SuddenDeath | Timing::Hourglass => 0,
        }
    }
}

/// A part of the game with a time of its own. Período.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to complete in it; `None`: it ends when its time does, or with the game. FIDE 2023 6.3.1
    pub moves: Option<u32>,
    /// µs.
    pub time: u64,
    pub timing: Timing,
}

/// How much time each side has. Ritmo.
///
/// As text: `15+5` minutes and seconds for each move, `15d5` delay, `15b5` Bronstein, `h10` hourglass. A period by moves
/// is `40/90+30`; periods are divided by commas. Sides that differ are divided by a bar, White first: `5+0|3+2`. Minutes
/// may have seconds, `0:30+2`.
///
/// ```
/// # use lance_legal::clock::{MINUTE, TimeControl};
/// # use lance_legal::color::Color;
/// let control: TimeControl = "5+0|3+2".parse().unwrap();
/// assert_eq!(control.period(Color::Black, 0).time, 3 * MINUTE);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    periods: ByColor<Vec<Period>>,
}

/// The time controls offered first: those of the school regulation, then the usual ones.
pub const PRESETS: [&str; 11] =
    ["15+5", "20+0", "10+0", "3+2", "5+0", "5+3", "10+5", "25+10", "60+0", "90+30", "40/90+30,30+30"];

named! {
    /// Why a text is no time control.
    ///
    /// Its name is the Fluent id of the sentence.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ControlError {
        /// Nothing, or signs that no time control has.
        Unreadable = "control-unreadable",
        /// No time at all, or more than [`LONGEST`].
        Time = "control-time",
        /// More for a move than [`MOST_PER_MOVE`].
        PerMove = "control-per-move",
        /// A period of no moves, or of more than [`MOST_MOVES`].
        Moves = "control-moves",
        /// More than [`MOST_PERIODS`], a last period by moves, or an hourglass with another period.
        Periods = "control-periods",
    }
}

impl TimeControl {
    /// A time control of these periods.
    ///
    /// # Errors
    ///
    /// Says why they cannot be played.
    pub fn new(periods: ByColor<Vec<Period>>) -> Result<TimeControl, ControlError> {
        for color in Color::ALL {
            check(&periods[color])?;
        }
        Ok(TimeControl { periods })
    }

    /// The periods of a side, at least one.
    pub fn periods(&self, color: Color) -> &[Period] {
        &self.periods[color]
    }

    /// The period of this number, from 0; the last one for greater numbers.
    pub fn period(&self, color: Color, number: usize) -> Period {
        let periods = &self.periods[color];
        let last = periods.len().saturating_sub(1);
        periods.get(number.min(last)).copied().unwrap_or(Period { moves: None, time: 0, timing: Timing::SuddenDeath })
    }

    /// Whether White and Black have the same.
    pub fn is_even(&self) -> bool {
        self.periods.white == self.periods.black
    }
}

fn check(periods: &[Period]) -> Result<(), ControlError> {
    let Some((last, before)) = periods.split_last() else { return Err(ControlError::Unreadable) };
    if before.len() >= MOST_PERIODS || last.moves.is_some() {
        return Err(ControlError::Periods);
    }
    for period in periods {
        if period.timing == Timing::Hourglass && !before.is_empty() {
            return Err(ControlError::Periods);
        }
        // A period without time needs an increment.
        let first = matches!(period.timing, Timing::Increment(time) if time > 0);
        if period.time > LONGEST || (period.time == 0 && !first) {
            return Err(ControlError::Time);
        }
        if period.timing.per_move() > MOST_PER_MOVE {
            return Err(ControlError::PerMove);
        }
        if period.moves.is_some_and(|moves| moves == 0 || moves > MOST_MOVES) {
            return Err(ControlError::Moves);
        }
    }
    Ok(())
}

impl FromStr for TimeControl {
    type Err = ControlError;

    fn from_str(text: &str) -> Result<TimeControl, ControlError> {
        let side = |text: &str| text.split(',').map(read_period).collect::<Result<Vec<Period>, ControlError>>();
        let periods = match text.split_once('|') {
            Some((white, black)) => ByColor { white: side(white)?, black: side(black)? },
            None => ByColor { white: side(text)?, black: side(text)? },
        };
        TimeControl::new(periods)
    }
}

fn read_period(text: &str) -> Result<Period, ControlError> {
    let text = text.trim();
    if let Some(minutes) = text.strip_prefix('h') {
        return Ok(Period { moves: None, time: read_minutes(minutes)?, timing: Timing::Hourglass });
    }
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => {
            let moves = read_number(moves, ControlError::Moves)?;
            (Some(u32::try_from(moves).map_err(|_| ControlError::Moves)?), rest)
        }
        None => (None, text),
    };
    let Some(sign) = rest.find(['+', 'd', 'b']) else {
        return Ok(Period { moves, time: read_minutes(rest)?, timing: Timing::SuddenDeath });
    };
    let (minutes, seconds) = rest.split_at(sign);
    let (kind, seconds) = seconds.split_at(1);
    let seconds = read_number(seconds, ControlError::PerMove)?.checked_mul(SECOND).ok_or(ControlError::PerMove)?;
    let timing = match kind {
        _ if seconds == 0 => Timing::SuddenDeath,
        "+" => Timing::Increment(seconds),
        "d" => Timing::Delay(seconds),
        _ => Timing::Bronstein(seconds),
    };
    Ok(Period { moves, time: read_minutes(minutes)?, timing })
}

/// `15`, or `0:30`, in µs.
fn read_minutes(text: &str) -> Result<u64, ControlError> {
    let (minutes, seconds) = text.split_once(':').unwrap_or((text, "0"));
    let seconds = read_number(seconds, ControlError::Time)?;
    if seconds > 59 {
        return Err(ControlError::Time);
    }
    let minutes = read_number(minutes, ControlError::Time)?.checked_mul(MINUTE).ok_or(ControlError::Time)?;
    minutes.checked_add(seconds * SECOND).ok_or(ControlError::Time)
}

fn read_number(text: &str, too_large: ControlError) -> Result<u64, ControlError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ControlError::Unreadable);
    }
    text.parse().map_err(|_| too_large)
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&control_text(&self.periods))
    }
}

/// The text form of periods, even where they are no time control yet.
pub fn control_text(periods: &ByColor<Vec<Period>>) -> String {
    let side = |color| periods[color].iter().map(Period::to_string).collect::<Vec<_>>().join(",");
    let (white, black) = (side(Color::White), side(Color::Black));
    if white == black { white } else { [white, black].join("|") }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.timing == Timing::Hourglass {
            f.write_str("h")?;
        }
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", self.time / MINUTE)?;
        let seconds = self.time % MINUTE / SECOND;
        if seconds > 0 {
            write!(f, ":{seconds:02}")?;
        }
        match self.timing {
            Timing::SuddenDeath => f.write_str("+0"),
            Timing::Increment(time) => write!(f, "+{}", time / SECOND),
            Timing::Delay(time) => write!(f, "d{}", time / SECOND),
            Timing::Bronstein(time) => write!(f, "b{}", time / SECOND),
            Timing::Hourglass => Ok(()),
        }
    }
}
