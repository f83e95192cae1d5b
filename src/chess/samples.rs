//! Games kept as data, one file each under `assets/games`: headers, an empty line, the moves.
//!
//! A game is added by its file and its row in [`SAMPLES`]. Its title for people is not here: it belongs to
//! the texts of each language, under the id.

use super::fen::FenError;
use super::game::{Game, PlayError};
use super::position::Position;
use super::san::{self, Letters, LineError};

/// A game to replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Never changes: links and texts refer to it.
    pub id: &'static str,
    pub text: &'static str,
}

/// Every game, the one to offer first at the top.
pub const SAMPLES: [Sample; 2] = [
    Sample { id: "laws-2023", text: include_str!("../../assets/games/laws-2023.txt") },
    Sample { id: "laws-2005", text: include_str!("../../assets/games/laws-2005.txt") },
];

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SampleError {
    /// Its `start` is no position.
    Start(FenError),
    /// One of its moves cannot be read.
    Line(LineError),
    /// One of its moves cannot be played: there is none after the end of a game.
    Move(PlayError),
}

impl Sample {
    pub fn find(id: &str) -> Option<Sample> {
        SAMPLES.into_iter().find(|sample| sample.id == id)
    }

    /// The value of a line `key: value` above the moves.
    ///
    /// `source` names where the game is printed; `end` is the FEN it leads to; `start` is the FEN it begins
    /// from, when that is not the initial position.
    pub fn header(&self, key: &str) -> Option<&'static str> {
        let (headers, _) = self.parts();
        headers
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find(|(other, _)| *other == key)
            .map(|(_, value)| value)
    }

    /// The moves as they stand in the file, in Portuguese letters.
    pub fn movetext(&self) -> &'static str {
        self.parts().1
    }

    /// The game, played.
    pub fn game(&self) -> Result<Game, SampleError> {
        let start = match self.header("start") {
            None => Position::start(),
            Some(fen) => Position::from_fen(fen).map_err(SampleError::Start)?,
        };
        let moves = san::read_line(&start, self.movetext(), Letters::Portuguese).map_err(SampleError::Line)?;
        let mut game = Game::new(start);
        for m in moves {
            game.play(m).map_err(SampleError::Move)?;
        }
        Ok(game)
    }

    fn parts(&self) -> (&'static str, &'static str) {
        self.text.split_once("\n\n").unwrap_or((self.text, ""))
    }
}
