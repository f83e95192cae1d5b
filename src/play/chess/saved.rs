//! A game of chess as it is kept on the device.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::headings::Headings;
use crate::chess::game::GameRecord;
use crate::chess::{Game, Position};

/// Where the game began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The initial position.
    #[default]
    Start,
    /// A position from outside.
    Fen,
    /// One of the sample games, by its id.
    Sample(String),
    /// A game from outside.
    Pgn,
}

impl Source {
    /// The source of a game that is played here.
    pub(super) fn of(game: &Game) -> Source {
        if *game.start() == Position::start() { Source::Start } else { Source::Fen }
    }
}

/// A rival as it is kept: `black bia 77 2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRival {
    /// `white` or `black`.
    pub side: String,
    /// The name of its level.
    pub level: String,
    pub seed: u32,
    /// How many moves the player took back, and how many hints there were.
    pub helps: u32,
}

impl fmt::Display for SavedRival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.side, self.level, self.seed, self.helps)
    }
}

impl FromStr for SavedRival {
    type Err = Infallible;

    /// What is missing or no number is nothing: which side and level there are is decided by who reads them.
    fn from_str(text: &str) -> Result<SavedRival, Infallible> {
        let mut words = text.split(' ');
        let mut word = || words.next().unwrap_or_default();
        let (side, level) = (word().to_string(), word().to_string());
        let mut number = || word().parse().unwrap_or_default();
        Ok(SavedRival { side, level, seed: number(), helps: number() })
    }
}

kept_as_text!(SavedRival);

/// A game as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
    #[serde(default, skip_serializing_if = "Headings::is_empty")]
    pub headings: Headings,
    /// Who plays the other side; absent where two people play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<SavedRival>,
}

/// The play page as it is kept on the device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedSession {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
    #[serde(default, skip_serializing_if = "Headings::is_empty")]
    pub headings: Headings,
    /// Who plays the other side; absent where two people play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<SavedRival>,
    /// As [`Shelf::parts`](crate::play::shelf::Shelf::parts) gives them, with the two below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelved: Option<SavedGame>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub older: Vec<SavedGame>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_until: Option<usize>,
    /// Whether the players press the clock themselves; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_by_hand: Option<bool>,
    /// When the player is told of a mistake, as [`Danger::name`](super::Danger::name) says it; absent for never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub danger: Option<String>,
}
