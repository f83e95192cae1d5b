//! The page as it is kept on the device. A record may be damaged or forged, so all of it is judged again.

use serde::{Deserialize, Serialize};

use crate::draughts::GameRecord;

/// What was chosen on the page, for the next game and the look of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Squares are called by file and rank, not by their numbers.
    pub letters: bool,
    /// The pieces that have to capture are always marked.
    pub duty: bool,
    /// The site does not say why it moved.
    pub silent: bool,
}

/// A game as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    pub game: GameRecord,
    /// The side that the site plays, `white` or `black`; absent where two play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// How well the site plays, 1 to 5.
    #[serde(default)]
    pub level: u8,
    #[serde(default)]
    pub seed: u32,
    /// Whether it came from outside and is unchanged.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
}

impl SavedGame {
    /// A game from outside, for two players.
    pub fn brought(game: GameRecord) -> SavedGame {
        SavedGame { game, brought: true, ..SavedGame::default() }
    }
}

/// The page as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SavedPage {
    pub game: SavedGame,
    /// As [`Shelf::parts`](crate::play::shelf::Shelf::parts) gives them, with the two below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelved: Option<SavedGame>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub older: Vec<SavedGame>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_until: Option<usize>,
    /// Whether the game is played with the clock on the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub clock: bool,
    #[serde(default)]
    pub choices: Choices,
}
