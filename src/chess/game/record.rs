//! A game as it is stored: the moves, the offers, and an end that the board alone does not decide.
//!
//! Absent: where it is stored. A record may come from anywhere, so all of it is played again and judged again.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Claim, ClaimKind, Ending, Game, MAX_PLIES, Offer};
use crate::chess::chess960;
use crate::chess::fen::FenError;
use crate::chess::position::{Move, Position};
use crate::color::Color;
use crate::edition::Edition;

impl Game {
    /// What is stored of a game; positions follow from it.
    pub fn record(&self) -> GameRecord {
        GameRecord {
            fen: (self.start != Position::start()).then(|| chess960::marked(&self.start)),
            moves: self.plies.iter().map(|ply| ply.m).collect(),
            edition: self.edition,
            offers: self.offers.clone(),
            open: self.open.is_some(),
            ending: self.ending,
        }
    }

    /// Plays a record again, checking each move and the end: it may come from anywhere.
    #[expect(clippy::result_large_err, reason = "the moves that could be read are the point of the error")]
    pub fn from_record(record: &GameRecord) -> Result<Game, RecordError> {
        if record.moves.len() > MAX_PLIES || record.offers.len() > 2 * MAX_PLIES {
            return Err(RecordError::TooLong);
        }
        let start = match &record.fen {
            None => Position::start(),
            Some(fen) => chess960::from_marked(fen).map_err(RecordError::Fen)?,
        };
        let mut game = Game::with_edition(start, record.edition);
        let mut offers = record.offers.as_slice();
        loop {
            let ply = game.plies.len();
            // An offer out of order, or that could not be made there, is none.
            while let [offer, rest @ ..] = offers
                && offer.after <= ply
            {
                if offer.after == ply && game.may_agree().is_ok() {
                    game.offers.push(*offer);
                    game.open = Some(offer.side);
                }
                offers = rest;
            }
            let Some(m) = record.moves.get(ply).copied() else { break };
            if game.play(m).is_err() {
                game.open = None;
                return Err(RecordError::Move { ply, m, prefix: game });
            }
        }
        if !record.open {
            game.open = None;
        }
        if let Some(ending) = record.ending {
            let right = match ending {
                Ending::Claim(Claim { kind, with }) => game.can_claim(kind, with).is_ok(),
                Ending::Agreement => game.may_agree().is_ok(),
                Ending::Resignation { drawn, .. } => {
                    game.goes_on().is_ok() && (!drawn || game.edition.resignation_draws())
                }
                Ending::DeadPosition | Ending::Flag { .. } => game.goes_on().is_ok(),
            };
            if !right {
                return Err(RecordError::Ending { prefix: game });
            }
            game.set_ending(ending);
        }
        Ok(game)
    }
}

/// A game as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    /// The start, when it is not the initial position; see [`chess960::marked`].
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub fen: Option<String>,
    pub moves: Vec<Move>,
    /// By which Laws, when not by those of today.
    #[serde(skip_serializing_if = "is_default", default)]
    pub edition: Edition,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    offers: Vec<Offer>,
    /// Whether the last offer waits for an answer.
    #[serde(skip_serializing_if = "is_default", default)]
    open: bool,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    ending: Option<Ending>,
}

impl GameRecord {
    /// The moves from a start, as FEN if it is not the initial position, with no end but the board's own.
    pub fn new(fen: Option<String>, moves: Vec<Move>, edition: Edition) -> GameRecord {
        GameRecord { fen, moves, edition, ..GameRecord::default() }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Why a record is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Its start.
    Fen(FenError),
    /// The move at this index is not legal there; the moves before it are.
    Move { ply: usize, m: Move, prefix: Game },
    /// The game cannot have ended as it says.
    Ending { prefix: Game },
    /// More than [`MAX_PLIES`] moves.
    TooLong,
}

/// A text that names no end or no offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unknown;

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("neither an end nor an offer")
    }
}

/// `dead`, `agreement`, `resignation white`, `flag black drawn`, `repetition g1f3`: words for a record.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let side = |f: &mut fmt::Formatter, word, side: Color, drawn| {
            write!(f, "{word} {}{}", side.name(), if drawn { " drawn" } else { "" })
        };
        match *self {
            Ending::DeadPosition => f.write_str("dead"),
            Ending::Agreement => f.write_str("agreement"),
            Ending::Resignation { side: of, drawn } => side(f, "resignation", of, drawn),
            Ending::Flag { side: of, drawn } => side(f, "flag", of, drawn),
            Ending::Claim(Claim { kind, with }) => {
                f.write_str(kind.name())?;
                with.map_or(Ok(()), |m| write!(f, " {m}"))
            }
        }
    }
}

impl FromStr for Ending {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Ending, Unknown> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["dead"] => Ok(Ending::DeadPosition),
            ["agreement"] => Ok(Ending::Agreement),
            [word @ ("resignation" | "flag"), side] | [word @ ("resignation" | "flag"), side, "drawn"] => {
                let side = Color::from_name(side).ok_or(Unknown)?;
                let drawn = words.len() == 3;
                let flag = word == "flag";
                Ok(if flag { Ending::Flag { side, drawn } } else { Ending::Resignation { side, drawn } })
            }
            [kind] | [kind, _] => {
                let kind = ClaimKind::from_name(kind).ok_or(Unknown)?;
                let with = words.get(1).map(|m| m.parse()).transpose().map_err(|_| Unknown)?;
                Ok(Ending::Claim(Claim { kind, with }))
            }
            _ => Err(Unknown),
        }
    }
}

/// `12 white`: after so many plies, by this side.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.after, self.side.name())
    }
}

impl FromStr for Offer {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Offer, Unknown> {
        let (after, side) = text.split_once(' ').ok_or(Unknown)?;
        Ok(Offer { after: after.parse().map_err(|_| Unknown)?, side: Color::from_name(side).ok_or(Unknown)? })
    }
}

kept_as_text!(Ending, Offer);
