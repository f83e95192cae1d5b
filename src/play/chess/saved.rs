//! A game of chess as it is kept on the device.

use serde::{Deserialize, Serialize};

use super::{Headings, Notice, Own, OwnNotice, Session};
use crate::chess::game::{GameRecord, RecordError};
use crate::chess::{Game, Position};
use crate::play::clock::Pressing;

/// Where the game began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The initial position.
    #[default]
    Start,
    /// A position somebody brought.
    Fen,
    /// One of the sample games, by its id.
    Sample(String),
    /// A game somebody brought.
    Pgn,
}

impl Source {
    /// Where a game began that is played here.
    pub(super) fn of(game: &Game) -> Source {
        if *game.start() == Position::start() { Source::Start } else { Source::Fen }
    }
}

/// A game as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
    #[serde(default, skip_serializing_if = "Headings::is_empty")]
    pub headings: Headings,
}

/// The play page as it is kept on the device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedSession {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
    #[serde(default, skip_serializing_if = "Headings::is_empty")]
    pub headings: Headings,
    /// The game put aside last, those before it, and until how many plies the way back is on show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelved: Option<SavedGame>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub older: Vec<SavedGame>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_until: Option<usize>,
    /// Whether the players press the clock themselves; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_by_hand: Option<bool>,
}

pub(super) fn save(session: &Session) -> SavedGame {
    let Own { source, headings, .. } = session.own.clone();
    SavedGame { game: session.game.record(), source, headings }
}

pub(super) fn restore(saved: &SavedGame) -> Session {
    let of = |game, notice| {
        let (source, headings) = (saved.source.clone(), saved.headings.clone().limited());
        Session { notice, ..Session::of(game, Own { source, headings, ..Own::default() }) }
    };
    match Game::from_record(&saved.game) {
        Ok(game) | Err(RecordError::Ending { prefix: game }) => of(game, None),
        Err(RecordError::Move { ply, prefix, .. }) => of(prefix, Some(Notice::Shortened { ply })),
        Err(RecordError::Fen(error)) => {
            Session { notice: Some(Notice::Own(OwnNotice::BadFen(error))), ..Session::default() }
        }
        Err(RecordError::TooLong) => Session { notice: Some(Notice::Shortened { ply: 0 }), ..Session::default() },
    }
}

pub(super) fn record(session: &Session) -> SavedSession {
    let SavedGame { game, source, headings } = save(session);
    let clock_by_hand = session.clock.map(|pressing| pressing == Pressing::ByHand);
    let (shelved, older, back_until) = session.shelf.parts();
    SavedSession { game, source, headings, shelved, older, back_until, clock_by_hand }
}

pub(super) fn from_record(record: &SavedSession) -> Session {
    let SavedSession { game, source, headings, shelved, older, back_until, clock_by_hand } = record.clone();
    let clock = clock_by_hand.map(|by_hand| if by_hand { Pressing::ByHand } else { Pressing::ByMove });
    Session::kept(&SavedGame { game, source, headings }, (shelved, older, back_until), clock, ())
}
