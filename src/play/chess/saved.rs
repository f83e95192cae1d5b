//! A game of chess as it is kept on the device.

use serde::{Deserialize, Serialize};

use super::advice::Choices;
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

/// A rival as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedRival {
    /// `white` or `black`.
    pub side: String,
    /// The name of its level.
    pub level: String,
    pub seed: u32,
    /// How many moves the player took back, and how many hints there were.
    #[serde(skip_serializing_if = "is_zero")]
    pub helps: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

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
    #[serde(default, skip_serializing_if = "is_usual")]
    pub choices: Choices,
}

fn is_usual(choices: &Choices) -> bool {
    *choices == Choices::default()
}
