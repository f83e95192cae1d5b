//! A game: the moves from a start, and why it ended.
//!
//! Draw claims, resignation, time and the dead position are absent: only checkmate and stalemate, which
//! the board alone decides, end a game here.

use serde::{Deserialize, Serialize};

use super::fen::FenError;
use super::position::{Move, Position};
use super::san::{self, Letters};
use crate::color::Color;

/// No game has more plies: the longest possible one under the 75-move rule has 17 697. FIDE 2023 9.6.2
pub const MAX_PLIES: usize = 18_000;

/// Why the game ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Xeque-mate.
    Checkmate,
    /// Afogado.
    Stalemate,
}

impl Status {
    /// The end this position is, if it is one: the side to move has no legal move.
    pub fn of(position: &Position) -> Option<Status> {
        if position.has_legal_moves() {
            None
        } else if position.in_check() {
            Some(Status::Checkmate)
        } else {
            Some(Status::Stalemate)
        }
    }

    /// The article of the Laws of 2023 that ends the game.
    pub const fn article(self) -> &'static str {
        match self {
            Status::Checkmate => "5.1.1",
            Status::Stalemate => "5.2.1",
        }
    }
}

/// Who won. Resultado.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win(Color),
    Draw,
}

/// A move that was played, and the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    pub m: Move,
    pub position: Position,
}

/// Why a move was not played; the game is as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    NotLegal(Move),
    Over(Status),
}

/// A start and the moves played from it. Partida.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
}

impl Game {
    pub fn new(start: Position) -> Game {
        Game { start, plies: Vec::new() }
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The latest position.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The position after so many plies, 0 being the start.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.plies.get(index).map(|ply| &ply.position),
        }
    }

    pub fn play(&mut self, m: Move) -> Result<(), PlayError> {
        if let Some(status) = self.status() {
            return Err(PlayError::Over(status));
        }
        let position = self.position().play(m).map_err(|_| PlayError::NotLegal(m))?;
        self.plies.push(Ply { m, position });
        Ok(())
    }

    /// Undoes the last move and says which it was.
    pub fn take_back(&mut self) -> Option<Move> {
        self.plies.pop().map(|ply| ply.m)
    }

    /// Why the game is over; `None` while it goes on.
    pub fn status(&self) -> Option<Status> {
        Status::of(self.position())
    }

    /// Who won; `None` while the game goes on. FIDE 2023 5.1.1, 5.2.1
    pub fn outcome(&self) -> Option<Outcome> {
        Some(match self.status()? {
            Status::Checkmate => Outcome::Win(!self.position().turn()),
            Status::Stalemate => Outcome::Draw,
        })
    }

    /// The move at this index of [`Game::plies`] as it is written on a score sheet.
    pub fn san(&self, ply_index: usize, letters: Letters) -> Option<String> {
        let before = self.position_at(ply_index)?;
        Some(san::write(before, self.plies.get(ply_index)?.m, letters))
    }

    /// What is stored of a game; positions follow from it.
    pub fn record(&self) -> GameRecord {
        GameRecord {
            fen: (self.start != Position::start()).then(|| self.start.fen()),
            moves: self.plies.iter().map(|ply| ply.m).collect(),
        }
    }

    /// Plays a record again, checking each move: it may come from anywhere.
    #[expect(clippy::result_large_err, reason = "the moves that could be read are the point of the error")]
    pub fn from_record(record: &GameRecord) -> Result<Game, RecordError> {
        if record.moves.len() > MAX_PLIES {
            return Err(RecordError::TooLong);
        }
        let start = match &record.fen {
            None => Position::start(),
            Some(fen) => Position::from_fen(fen).map_err(RecordError::Fen)?,
        };
        let mut game = Game::new(start);
        for (ply, m) in record.moves.iter().copied().enumerate() {
            if game.play(m).is_err() {
                return Err(RecordError::Move { ply, m, prefix: game });
            }
        }
        Ok(game)
    }
}

/// A game as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    /// The start, when it is not the initial position.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub fen: Option<String>,
    pub moves: Vec<Move>,
}

/// Why a record is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Its start.
    Fen(FenError),
    /// The move at this index is not legal there; the moves before it are.
    Move { ply: usize, m: Move, prefix: Game },
    /// More than [`MAX_PLIES`] moves.
    TooLong,
}
