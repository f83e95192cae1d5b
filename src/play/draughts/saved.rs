//! The page as it is kept on the device. Whatever stands there may be damaged or made up: all of it is judged again.

use serde::{Deserialize, Serialize};

use super::{Notice, Own, Pressing, Rival, Session};
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

impl SavedGame {
    /// A game from outside, that two play.
    pub fn brought(game: GameRecord) -> SavedGame {
        SavedGame { game, brought: true, ..SavedGame::default() }
    }
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

pub(super) fn save(session: &Session) -> SavedGame {
    SavedGame {
        game: session.game.record(),
        site: session.rival.map(|rival| rival.side.name().to_string()),
        level: session.rival.map_or(0, |rival| rival.level),
        seed: session.seed,
        brought: session.own.brought,
    }
}

pub(super) fn restore(saved: &SavedGame) -> Session {
    let (game, notice) = match Game::from_record(&saved.game) {
        Ok(game) => (game, None),
        Err(error) => {
            let game = error.prefix();
            let ply = game.as_ref().map_or(0, |game| game.plies().len());
            (game.unwrap_or_else(|| Session::default().game), Some(Notice::Shortened { ply }))
        }
    };
    let side = saved.site.as_deref().and_then(|name| Color::ALL.into_iter().find(|side| side.name() == name));
    let rival = side.map(|side| Rival { side, level: saved.level.clamp(1, 5) });
    let own = Own { brought: saved.brought, ..Own::default() };
    Session { rival, seed: saved.seed, notice, ..Session::of(game, own) }
}

pub(super) fn record(session: &Session) -> SavedPage {
    let (shelved, older, back_until) = session.shelf.parts();
    let (clock, choices) = (session.clock.is_some(), session.choices.clone());
    SavedPage { game: save(session), shelved, older, back_until, clock, choices }
}

pub(super) fn from_record(record: &SavedPage) -> Session {
    let SavedPage { game, shelved, older, back_until, clock, choices } = record.clone();
    let clock = clock.then_some(Pressing::ByMove);
    Session::kept(&game, (shelved, older, back_until), clock, choices)
}
