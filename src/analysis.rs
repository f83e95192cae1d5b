//! Questions about the games that may take long, as the page asks them of its worker, and the answers.
//!
//! A message is `number LF question`, with a file beside it for some questions; the reply is `number LF answer`, both as
//! JSON. The worker keeps nothing from one question to the next that it could not make again, so that it can be replaced
//! at any moment. Absent: the worker itself, see `analyst/` and `ui/analyst.rs`.

mod chess;
mod coach;
mod dispatch;
mod draughts;
mod draughts_games;
mod endings;
mod games;
mod list;
mod moments;

pub use chess::read_chess;
pub use coach::read_advice;
pub use dispatch::{Action, Dispatcher, Failure, GRACE, Limits, Millis, RequestId, START_SILENCE};
pub use draughts::read_draughts;
pub use endings::read_ending;
pub use list::{Games, Listed, Trouble, UNREADABLE};
pub use moments::{Found, Survey, read_tried};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chess::dead_position::{self, MatingChance};
use crate::chess::{Game, Letters, Move, Position, chess960};
use crate::color::{ByColor, Color};
use crate::draughts::{self as damas, search::Level};
use crate::drills::endings as endgames;
use crate::play::chess::SavedGame;

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Which side can still checkmate by any series of legal moves, in this position as [`chess960::marked`] writes it. The
    /// answer is a `ByColor<MatingChance>`. FIDE 2023 5.2.2, 6.9
    WhoCanMate {
        fen: String,
        /// Whether the answer may take a second; else it comes at once, and more often decides nothing.
        deep: bool,
    },
    /// Which games the file beside it holds, as PGN or as the bare moves of one game; these letters where it does not
    /// say. The answer is [`Games`].
    Games(Letters),
    /// The game of this key in the list of the file beside it. The answer is a game as it is kept on the device.
    Take(String),
    /// The game as PGN: a name for its file, and the text. What is asked is JSON of its own, as [`Question::Chess`] has it.
    Pgn(String),
    /// Which games of draughts the file beside it holds, as PDN. The answer is [`Games`].
    DraughtsGames,
    /// The game of draughts of this key in the list of the file beside it, as it is kept on the device.
    TakeDraughts(String),
    /// The move of a level at draughts; see [`read_draughts`].
    Draughts(Box<draughts::DraughtsQuestion>),
    /// The move of an opponent at chess; see [`read_chess`]. What is asked is JSON of its own, so that a page that does not
    /// ask it does without its code.
    Chess(String),
    /// Why a move of chess was made, or the best move and why; see [`read_advice`].
    Coach(String),
    /// What is to be learnt from a game, see [`Survey`], and what a try at it is worth, see [`read_tried`].
    Moments(String),
    /// What the table of an ending says of a position, which it may choose itself; see [`read_ending`].
    Ending {
        asked: String,
        /// Whether the table has 23 MB, and takes three times as long as the next.
        big: bool,
    },
}

/// A file of more bytes makes the worker's memory grow by so much that it is given back afterwards.
const HEAVY_BYTES: u64 = 256 * 1024;

impl Question {
    /// Asks for the move of this level at draughts, with the positions of the game before, the first one first, and a
    /// seed for its whims.
    pub fn draughts(position: &damas::Position, past: &[damas::Position], level: Level, seed: u64) -> Question {
        Question::Draughts(Box::new(draughts::DraughtsQuestion::new(position, past, level, seed)))
    }

    /// Asks for the game as PGN, with what is said behind the move after so many plies.
    pub fn pgn(game: SavedGame, comments: Vec<(usize, String)>) -> Question {
        Question::Pgn(json(&games::Written { game, comments }).unwrap_or_default())
    }

    /// Asks for the move of this opponent in the latest position of the game, with a seed for its whims.
    pub fn chess(game: &Game, level: engine::Level, seed: u64) -> Question {
        Question::Chess(json(&chess::ChessQuestion::new(game, level, seed)).unwrap_or_default())
    }

    /// Asks why this move was made in this position, or for the best move there.
    pub fn coach(before: &Position, m: Option<Move>) -> Question {
        Question::Coach(json(&coach::CoachQuestion::new(before, m)).unwrap_or_default())
    }

    /// Asks whether a move is as good as the best one, and why; see [`read_tried`].
    pub fn tried(before: &Position, m: Move) -> Question {
        Question::Moments(moments::MomentQuestion::Tried(chess960::marked(before), m).text())
    }

    /// Asks what is to be known next of a game; `None` once all is known.
    pub fn survey(survey: &Survey) -> Option<Question> {
        survey.asks().map(Question::Moments)
    }

    /// Asks for the position from which this exercise starts, or for the position `now` that has come of it.
    pub fn ending(exercise: endgames::Exercise, now: Option<&Position>) -> Question {
        let asked = json(&endings::EndingQuestion::new(exercise, now)).unwrap_or_default();
        Question::Ending { asked, big: exercise.level.ending == endgames::Ending::Kqkp }
    }

    /// The message that asks this, under the number of the request.
    pub fn message(&self, number: RequestId) -> String {
        // A question holds texts and numbers alone, which can always be written.
        format!("{number}\n{}", serde_json::to_string(self).unwrap_or_default())
    }

    /// What it may take, with a file of so many bytes beside it. A cheap phone needs a tenth of this.
    pub fn limits(&self, file_bytes: u64) -> Limits {
        let answer = match self {
            Question::WhoCanMate { deep: false, .. }
            | Question::Draughts(_)
            | Question::Chess(_)
            | Question::Coach(_)
            | Question::Moments(_)
            | Question::Pgn(_) => 15_000,
            Question::Ending { big: false, .. } => 30_000,
            Question::Ending { big: true, .. } => 90_000,
            // Two people wait for the end of their game.
            Question::WhoCanMate { deep: true, .. } => 10_000,
            Question::Games(_) | Question::Take(_) | Question::DraughtsGames | Question::TakeDraughts(_) => {
                15_000 + file_bytes / 200
            }
        };
        Limits { answer, heavy: file_bytes > HEAVY_BYTES }
    }
}

/// The reply to a message; what cannot be understood gets its number back and nothing else. `file` reads the file that
/// came with the message, where one did.
pub fn reply(message: &str, file: impl FnOnce() -> Option<Vec<u8>>) -> String {
    let (number, question) = message.split_once('\n').unwrap_or((message, ""));
    let answer = match serde_json::from_str(question) {
        Ok(Question::WhoCanMate { fen, deep }) => who_can_mate(&fen, deep).and_then(|answer| json(&answer)),
        Ok(Question::Games(letters)) => {
            json(&file().map_or_else(Games::unreadable, |file| games::list(&file, letters)))
        }
        Ok(Question::Take(key)) => file().and_then(|file| json(&games::take(&file, &key)?)),
        Ok(Question::Pgn(asked)) => {
            read::<games::Written>(&asked).and_then(|written| json(&games::pgn(&written.game, &written.comments)?))
        }
        Ok(Question::DraughtsGames) => json(&file().map_or_else(Games::unreadable, |file| draughts_games::list(&file))),
        Ok(Question::TakeDraughts(key)) => file().and_then(|file| json(&draughts_games::take(&file, &key)?)),
        Ok(Question::Coach(asked)) => read::<coach::CoachQuestion>(&asked).and_then(|asked| json(&asked.answer()?)),
        Ok(Question::Moments(asked)) => read::<moments::MomentQuestion>(&asked).and_then(|asked| asked.answer()),
        Ok(Question::Chess(asked)) => read::<chess::ChessQuestion>(&asked).and_then(|asked| json(&asked.answer()?)),
        Ok(Question::Ending { asked, .. }) => {
            read::<endings::EndingQuestion>(&asked).and_then(|asked| json(&asked.answer()?))
        }
        Ok(Question::Draughts(asked)) => asked.answer().and_then(|answer| json(&answer)),
        Err(_) => None,
    };
    format!("{number}\n{}", answer.unwrap_or_default())
}

fn json(answer: &impl Serialize) -> Option<String> {
    serde_json::to_string(answer).ok()
}

/// An answer taken apart; `None` where it has another form.
pub fn read<T: DeserializeOwned>(answer: &str) -> Option<T> {
    serde_json::from_str(answer).ok()
}

/// What the worker says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// A part of it has arrived, and more is to come.
    Loading,
    /// It can be asked.
    Ready,
    /// It could not be started.
    Failed,
    /// The answer to this request.
    Reply(RequestId, &'a str),
}

impl<'a> Said<'a> {
    /// What a message of the worker says; the first three are also written by `assets/shell/analyst_loader.js`.
    pub fn read(message: &'a str) -> Option<Said<'a>> {
        match message {
            "loading" => Some(Said::Loading),
            READY => Some(Said::Ready),
            "failed" => Some(Said::Failed),
            reply => {
                let (number, answer) = reply.split_once('\n')?;
                Some(Said::Reply(number.parse().ok()?, answer))
            }
        }
    }
}

/// The message [`Said::Ready`].
pub const READY: &str = "ready";

fn who_can_mate(fen: &str, deep: bool) -> Option<ByColor<MatingChance>> {
    let position = chess960::from_marked(fen).ok()?;
    let nodes = if deep { dead_position::DEEP_NODES } else { dead_position::QUICK_NODES };
    let side = |color| dead_position::can_mate(&position, color, nodes);
    Some(ByColor { white: side(Color::White), black: side(Color::Black) })
}
