//! What the clock keeps of a matter: the side that it is about, and the game as it stood. Incidente.

use std::fmt;
use std::str::FromStr;

use super::judge::decided;
use super::judgement::{Decision, Judgement, plain};
use super::matter::{Mate, Matter, Noticed, Slip};
use super::{Speed, Supervision};
use crate::color::{ByColor, Color};
use crate::edition::Edition;

/// A matter that the arbiter rules on at the clock, and the player whom it is about. [`Game::judge`] adds what the game
/// knows: which illegal move it is, the time left, the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Incident {
    pub player: Color,
    pub matter: Matter,
}

impl Incident {
    /// `moved_on`: the opponent has already made the next move.
    pub fn illegal(player: Color, slip: Slip, moved_on: bool, mate: Mate) -> Incident {
        Incident { player, matter: Matter::Illegal { slip, nth: 1, noticed: Noticed::Unsaid, moved_on, mate } }
    }

    /// A draw was claimed by repetition or by the 50 moves, and wrongly. FIDE 2023 9.5.3
    pub fn wrong_claim(player: Color) -> Incident {
        Incident { player, matter: Matter::WrongClaim { left: 0 } }
    }

    /// This player's flag is down. FIDE 2023 6.9
    pub fn flag(player: Color, mate: Mate) -> Incident {
        let (noticed, own) = (Noticed::Unsaid, false);
        Incident { player, matter: Matter::Flag { noticed, own, last: true, increment: false, mate } }
    }

    /// A win on time is claimed by a side whose own flag is down too. FIDE 2005 B8
    pub fn own_flag(claimant: Color) -> Incident {
        let (noticed, own, mate) = (Noticed::Unsaid, true, Mate::Unknown);
        Incident { player: !claimant, matter: Matter::Flag { noticed, own, last: true, increment: false, mate } }
    }

    /// Both flags are down and nobody knows which fell first. FIDE 2023 III.3.1
    pub fn both_flags() -> Incident {
        Incident { player: Color::White, matter: Matter::BothFlags { last: true, increment: false } }
    }

    /// This player arrived so long after the start, or is still away, µs. `tolerance` is what the regulations allow; `None`
    /// where they are silent. FIDE 2023 6.7.1
    pub fn late(player: Color, after: u64, tolerance: Option<u64>) -> Incident {
        Incident { player, matter: Matter::Late { after, tolerance } }
    }

    /// A player stopped the clock, to call the arbiter or for no reason; `None`: the arbiter did.
    /// FIDE 2023 6.11.1, 6.11.2, 6.11.4
    pub fn stopped(player: Option<Color>, reason: bool) -> Incident {
        let matter = Matter::Stopped { by_arbiter: player.is_none(), reason };
        Incident { player: player.unwrap_or(Color::White), matter }
    }

    /// The side that did it, for a title.
    pub fn side(&self) -> Option<Color> {
        match self.matter {
            Matter::BothFlags { .. } | Matter::Stopped { by_arbiter: true, .. } => None,
            Matter::Flag { own: true, .. } => Some(!self.player),
            _ => Some(self.player),
        }
    }

    /// The same with another answer to «can the other side still checkmate?».
    pub fn with_mate(mut self, answer: Mate) -> Incident {
        if let Matter::Illegal { mate, .. } | Matter::Flag { mate, .. } = &mut self.matter {
            *mate = answer;
        }
        self
    }

    /// What a judgement of it gives each side, µs; negative where it takes.
    pub fn added(&self, judgement: &Judgement) -> ByColor<i64> {
        let mut added = ByColor::default();
        (added[self.player], added[!self.player]) = (judgement.player, judgement.opponent);
        added
    }
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

impl Game {
    /// What the arbiter does. Blitz by way of rapid is cited only where its row says so.
    pub fn judge(&self, incident: Incident) -> Judgement {
        let Incident { player, mut matter } = incident;
        match &mut matter {
            // After the flag no time is given, and the game stays ended. FIDE 2023 6.9
            Matter::Illegal { .. } | Matter::WrongClaim { .. } if self.flag => {
                return plain(Decision::PlayOn, &[self.edition.facts().flag], "after-flag");
            }
            Matter::Illegal { nth, .. } => *nth = self.illegal[player].saturating_add(1),
            Matter::WrongClaim { left } => *left = self.left[player],
            Matter::Flag { last, increment, .. } | Matter::BothFlags { last, increment } => {
                (*last, *increment) = (self.last_period, self.increment);
            }
            _ => {}
        }
        decided(self.edition, self.speed, self.supervision, matter)
    }

    /// Whether how it ends depends on whether the other side can still checkmate.
    pub fn asks_mate(&self, incident: Incident) -> bool {
        let with = |answer: Mate| self.judge(incident.with_mate(answer)).decision;
        with(Mate::Yes) != with(Mate::No)
    }
}

/// The text is no incident, no game or no note.
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
    match word {
        _ if word == yes => Ok(true),
        _ if word == no => Ok(false),
        _ => Err(Unreadable),
    }
}

/// As text: `illegal white no-move in-time unknown`, `claim black`, `flag white no`, `both-flags`, `own-flag black`,
/// `late black 960000000 900000000`, `late white 60000000 unstated`, `stop arbiter`, `no-reason white`.
/// Nothing else is ruled on at the clock.
impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = self.player.name();
        match self.matter {
            Matter::Illegal { slip, moved_on, mate, .. } => {
                let time = if moved_on { "moved-on" } else { "in-time" };
                write!(f, "illegal {player} {} {time} {}", slip.name(), mate.name())
            }
            Matter::WrongClaim { .. } => write!(f, "claim {player}"),
            Matter::Flag { own: true, .. } => write!(f, "own-flag {}", (!self.player).name()),
            Matter::Flag { mate, .. } => write!(f, "flag {player} {}", mate.name()),
            Matter::BothFlags { .. } => f.write_str("both-flags"),
            Matter::Late { after, tolerance: Some(tolerance) } => write!(f, "late {player} {after} {tolerance}"),
            Matter::Late { after, tolerance: None } => write!(f, "late {player} {after} unstated"),
            Matter::Stopped { by_arbiter: true, .. } => f.write_str("stop arbiter"),
            Matter::Stopped { reason: true, .. } => write!(f, "stop {player}"),
            Matter::Stopped { .. } => write!(f, "no-reason {player}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Incident {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Incident, Unreadable> {
        let mate = |word: &str| Mate::from_name(word).ok_or(Unreadable);
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["illegal", by, slip, time, answer] => {
                let slip = Slip::from_name(slip).ok_or(Unreadable)?;
                Incident::illegal(side(by)?, slip, either(time, "moved-on", "in-time")?, mate(answer)?)
            }
            ["claim", by] => Incident::wrong_claim(side(by)?),
            ["flag", of, answer] => Incident::flag(side(of)?, mate(answer)?),
            ["both-flags"] => Incident::both_flags(),
            ["own-flag", by] => Incident::own_flag(side(by)?),
            ["late", by, after, "unstated"] => Incident::late(side(by)?, number(after)?, None),
            ["late", by, after, tolerance] => Incident::late(side(by)?, number(after)?, Some(number(tolerance)?)),
            ["stop", "arbiter"] => Incident::stopped(None, true),
            ["stop", by] => Incident::stopped(Some(side(by)?), true),
            ["no-reason", by] => Incident::stopped(Some(side(by)?), false),
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
