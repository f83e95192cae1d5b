//! The page as it is kept on the device. Whatever stands there may be damaged or made up: all of it is judged again.

use serde::{Deserialize, Serialize};

use super::{Notice, Rival, Session, Shelf};
use crate::color::Color;
use crate::draughts::{Game, GameRecord};

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
    /// It came from outside and is still as it came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
}

/// The page as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SavedPage {
    pub game: SavedGame,
    /// The game put aside last, those before it, and until how many plies the way back is on show.
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

impl Session {
    pub fn record(&self) -> SavedPage {
        let (shelved, older, back_until) = self.shelf.parts();
        SavedPage { game: self.saved(), shelved, older, back_until, clock: self.clock, choices: self.choices.clone() }
    }

    /// The game on show as it is kept.
    pub fn saved(&self) -> SavedGame {
        SavedGame {
            game: self.game.record(),
            site: self.rival.map(|rival| rival.side.name().to_string()),
            level: self.rival.map_or(0, |rival| rival.level),
            seed: self.seed,
            brought: self.brought,
        }
    }

    /// From the device. A record that is whole only up to some move gives the game up to there and says so.
    pub fn from_record(record: &SavedPage) -> Session {
        let mut session = Session::from_saved(&record.game);
        // The record as it was stays beside the part that could be read.
        let older = record.older.iter().chain(session.notice.is_some().then_some(&record.game)).cloned();
        session.shelf = Shelf::of(record.shelved.clone(), older.collect(), record.back_until);
        session.clock = record.clock;
        session.choices = record.choices.clone();
        session
    }

    pub(super) fn from_saved(saved: &SavedGame) -> Session {
        let (game, stopped) = match Game::from_record(&saved.game) {
            Ok(game) => (game, None),
            Err(error) => {
                let game = error.prefix();
                let ply = game.as_ref().map_or(0, |game| game.plies().len());
                let stopped = Notice::Stopped { sentence: "damas-shortened".to_string(), ply, word: String::new() };
                (game.unwrap_or_else(|| Session::default().game), Some(stopped))
            }
        };
        let side = saved.site.as_deref().and_then(|name| Color::ALL.into_iter().find(|side| side.name() == name));
        let rival = side.map(|side| Rival { side, level: saved.level.clamp(1, 5) });
        Session { rival, seed: saved.seed, brought: saved.brought, notice: stopped, ..Session::of(game) }
    }
}
