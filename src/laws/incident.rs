//! What may happen at a board with a clock, and the game it happens in. Incidente.

use std::fmt;
use std::str::FromStr;

use super::{Speed, Supervision};
use crate::color::{ByColor, Color};
use crate::edition::Edition;

named! {
    /// What is done with the hand and counts, or may count, as an illegal move.
    ///
    /// Its name is the word in the text form.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Slip {
        /// Lance ilegal. FIDE 2023 7.5.1
        IllegalMove = "illegal",
        /// The pawn stands on the last rank and the clock was pressed. FIDE 2023 7.5.2
        Unpromoted = "unpromoted",
        /// The clock was pressed and nothing had been moved. FIDE 2023 7.5.3
        NoMove = "no-move",
        /// One move with two hands: castling, a capture, a promotion. FIDE 2023 7.5.4
        TwoHands = "two-hands",
    }
}

named! {
    /// Whether the other side can still checkmate by any series of legal moves.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Mate {
        Yes = "yes",
        No = "no",
        /// Nobody has said: the arbiter looks at the board.
        #[default]
        Unknown = "unknown",
    }
}

/// Something that an article answers. Times in µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incident {
    /// `moved_on`: the opponent has already made the next move.
    Illegal { by: Color, slip: Slip, moved_on: bool, mate: Mate },
    /// A draw was claimed by repetition or by the 50 moves, and wrongly. FIDE 2023 9.5.3
    WrongClaim { by: Color },
    /// This side's flag is down. FIDE 2023 6.9
    Flag { side: Color, mate: Mate },
    /// Both are down and nobody knows which fell first. FIDE 2023 III.3.1
    BothFlags,
    /// A win on time is claimed by a side whose own flag is down too. FIDE 2005 B8
    OwnFlag { by: Color },
    /// This side arrived so long after the start, or is still away; `tolerance` is what the regulations give, `None`
    /// where they are silent. FIDE 2023 6.7.1
    Late { by: Color, after: u64, tolerance: Option<u64> },
    /// The arbiter stops the clock, or a player to call the arbiter. FIDE 2023 6.11.1, 6.11.2
    Stop { by: Option<Color> },
    /// A player stopped the clock for no reason. FIDE 2023 6.11.4
    NoReason { by: Color },
}

/// The game an incident happens in, as far as an article asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    pub edition: Edition,
    pub speed: Speed,
    pub supervision: Supervision,
    /// µs.
    pub left: ByColor<u64>,
    /// Illegal moves that were ruled before.
    pub illegal: ByColor<u32>,
    /// Whether a flag has fallen.
    pub flag: bool,
    /// Whether all the moves that are left are to be made in this period. Último período.
    pub last_period: bool,
    /// Whether a move gives time.
    pub increment: bool,
}

/// Why a text is no incident and no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

fn side(word: &str) -> Result<Color, Unreadable> {
    Color::from_name(word).ok_or(Unreadable)
}

fn number<T: FromStr>(word: &str) -> Result<T, Unreadable> {
    word.parse().map_err(|_| Unreadable)
}

/// One of two words.
fn either(word: &str, yes: &str, no: &str) -> Result<bool, Unreadable> {
    if word == yes {
        Ok(true)
    } else if word == no {
        Ok(false)
    } else {
        Err(Unreadable)
    }
}

/// As text: `illegal white no-move in-time unknown`, `claim black`, `flag white no`, `both-flags`, `own-flag black`,
/// `late black 960000000 900000000`, `late white 60000000 unstated`, `stop arbiter`, `no-reason white`.
impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Incident::Illegal { by, slip, moved_on, mate } => {
                let time = if moved_on { "moved-on" } else { "in-time" };
                write!(f, "illegal {} {} {time} {}", by.name(), slip.name(), mate.name())
            }
            Incident::WrongClaim { by } => write!(f, "claim {}", by.name()),
            Incident::Flag { side, mate } => write!(f, "flag {} {}", side.name(), mate.name()),
            Incident::BothFlags => f.write_str("both-flags"),
            Incident::OwnFlag { by } => write!(f, "own-flag {}", by.name()),
            Incident::Late { by, after, tolerance: Some(tolerance) } => {
                write!(f, "late {} {after} {tolerance}", by.name())
            }
            Incident::Late { by, after, tolerance: None } => write!(f, "late {} {after} unstated", by.name()),
            Incident::Stop { by } => write!(f, "stop {}", by.map_or("arbiter", Color::name)),
            Incident::NoReason { by } => write!(f, "no-reason {}", by.name()),
        }
    }
}

impl FromStr for Incident {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Incident, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["illegal", by, slip, time, mate] => Incident::Illegal {
                by: side(by)?,
                slip: Slip::from_name(slip).ok_or(Unreadable)?,
                moved_on: either(time, "moved-on", "in-time")?,
                mate: Mate::from_name(mate).ok_or(Unreadable)?,
            },
            ["claim", by] => Incident::WrongClaim { by: side(by)? },
            ["flag", of, mate] => Incident::Flag { side: side(of)?, mate: Mate::from_name(mate).ok_or(Unreadable)? },
            ["both-flags"] => Incident::BothFlags,
            ["own-flag", by] => Incident::OwnFlag { by: side(by)? },
            ["late", by, after, "unstated"] => Incident::Late { by: side(by)?, after: number(after)?, tolerance: None },
            ["late", by, after, tolerance] => {
                Incident::Late { by: side(by)?, after: number(after)?, tolerance: Some(number(tolerance)?) }
            }
            ["stop", "arbiter"] => Incident::Stop { by: None },
            ["stop", by] => Incident::Stop { by: Some(side(by)?) },
            ["no-reason", by] => Incident::NoReason { by: side(by)? },
            _ => return Err(Unreadable),
        })
    }
}

/// As text: `2023 rapid partial 252000000 312000000 0 1 standing last increment`.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} ", self.edition.name(), self.speed.name(), self.supervision.name())?;
        write!(f, "{} {} {} {} ", self.left.white, self.left.black, self.illegal.white, self.illegal.black)?;
        let (flag, period) =
            (if self.flag { "fallen" } else { "standing" }, if self.last_period { "last" } else { "more" });
        write!(f, "{flag} {period} {}", if self.increment { "increment" } else { "plain" })
    }
}

impl FromStr for Game {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Game, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [edition, speed, supervision, white, black, white_illegal, black_illegal, flag, period, increment] =
            words[..]
        else {
            return Err(Unreadable);
        };
        Ok(Game {
            edition: Edition::from_name(edition).filter(|edition| edition.is_played()).ok_or(Unreadable)?,
            speed: Speed::from_name(speed).ok_or(Unreadable)?,
            supervision: Supervision::from_name(supervision).ok_or(Unreadable)?,
            left: ByColor { white: number(white)?, black: number(black)? },
            illegal: ByColor { white: number(white_illegal)?, black: number(black_illegal)? },
            flag: either(flag, "fallen", "standing")?,
            last_period: either(period, "last", "more")?,
            increment: either(increment, "increment", "plain")?,
        })
    }
}
