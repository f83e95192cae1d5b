//! A game as it is stored: its moves in writing, and an end that the board does not show.
//!
//! A record may come from outside, so every move of it is played again and judged again.

use serde::{Deserialize, Serialize};

use super::{Game, MAX_PLIES, Status};
use crate::color::Color;
use crate::draughts::pdn::{self, NotRead};
use crate::draughts::position::{Position, PositionError};
use crate::draughts::variant::Variant;

impl Game {
    /// What is stored of the game; positions and counts follow from it.
    pub fn record(&self) -> GameRecord {
        let variant = self.start.variant();
        let moves = self.plies.iter().zip(&self.positions).map(|(m, (before, _))| before.written(*m));
        GameRecord {
            variant: variant.name.to_owned(),
            start: (self.start != Position::start(variant)).then(|| self.start.to_string()),
            moves: moves.collect(),
            ending: self.ending.and_then(word),
        }
    }

    /// Plays a record again.
    ///
    /// # Errors
    /// The first fault, with the game up to there.
    pub fn from_record(record: &GameRecord) -> Result<Game, RecordError> {
        if record.moves.len() > MAX_PLIES {
            return Err(RecordError::TooLong);
        }
        let variant = Variant::from_name(&record.variant).ok_or(RecordError::Variant)?;
        let start = match &record.start {
            None => Position::start(variant),
            Some(text) => Position::from_text(variant, text).map_err(RecordError::Start)?,
        };
        let mut game = Game::new(start);
        for (ply, text) in record.moves.iter().enumerate() {
            let fault = match pdn::read_move(game.position(), text) {
                Ok(m) => game.play(m).err().map(|_| NotRead::NotLegal),
                Err(fault) => Some(fault),
            };
            if let Some(fault) = fault {
                return Err(RecordError::Move { ply, fault, prefix: Box::new(game) });
            }
        }
        if let Some(text) = &record.ending {
            let ended = match ending(text) {
                Some(Status::Repetition) => game.claim_repetition().is_ok(),
                Some(status) => game.end(status).is_ok(),
                None => false,
            };
            if !ended {
                return Err(RecordError::Ending { prefix: Box::new(game) });
            }
        }
        Ok(game)
    }
}

/// A game as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    /// The name of the variant.
    pub variant: String,
    /// The start, if it is not that of the variant.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub start: Option<String>,
    /// As [`Position::written`] writes them.
    pub moves: Vec<String>,
    /// `agreed`, `repetition`, `resigned white`, `time black`, `penalty white` (who loses), `penalty` (a draw).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub ending: Option<String>,
}

/// Why a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Its variant is not known.
    Variant,
    /// Its start is no position.
    Start(PositionError),
    /// The move at this index cannot be read or is not legal there; the moves before it are.
    Move { ply: usize, fault: NotRead, prefix: Box<Game> },
    /// The game cannot have ended as it says.
    Ending { prefix: Box<Game> },
    /// More than [`MAX_PLIES`] moves.
    TooLong,
}

impl RecordError {
    /// The game up to the fault.
    pub fn prefix(self) -> Option<Game> {
        match self {
            RecordError::Move { prefix, .. } | RecordError::Ending { prefix } => Some(*prefix),
            RecordError::Variant | RecordError::Start(_) | RecordError::TooLong => None,
        }
    }
}

/// The word of an end in a record; `None` if the board shows it.
fn word(status: Status) -> Option<String> {
    let lost = |word: &str, winner: Color| Some(format!("{word} {}", (!winner).name()));
    match status {
        Status::Agreed => Some("agreed".to_owned()),
        Status::Repetition => Some("repetition".to_owned()),
        Status::Penalty { winner: None } => Some("penalty".to_owned()),
        Status::Penalty { winner: Some(winner) } => lost("penalty", winner),
        Status::Resigned { winner } => lost("resigned", winner),
        Status::Time { winner } => lost("time", winner),
        Status::NoPieces { .. } | Status::Blocked { .. } | Status::TwentyMoves | Status::Forced => None,
    }
}

fn ending(text: &str) -> Option<Status> {
    let won = |winner| [Status::Penalty { winner: Some(winner) }, Status::Resigned { winner }, Status::Time { winner }];
    let drawn = [Status::Agreed, Status::Repetition, Status::Penalty { winner: None }];
    let mut all = drawn.into_iter().chain(Color::ALL.into_iter().flat_map(won));
    all.find(|status| word(*status).as_deref() == Some(text))
}
