//! Questions about the games that may take long, as text: what the page asks its worker, and the answers.
//!
//! A message is `number LF verb LF text`, with a file beside it for some verbs; the reply is `number LF answer`. Text
//! keeps both sides light: no format has to be compiled into the page for it. The worker keeps nothing from one question
//! to the next, so that it can be replaced at any moment. Absent: the worker itself, see `analyst/` and `ui/analyst.rs`.

mod dispatch;
mod draughts;
mod draughts_games;
mod games;
mod list;

pub use dispatch::{Action, Dispatcher, Failure, GRACE, Limits, Millis, RequestId, START_SILENCE};
pub use draughts::read_draughts;
pub use list::{Listed, Trouble, read_list};

use crate::chess::dead_position::{self, Answer};
use crate::chess::{Letters, Position};
use crate::color::{ByColor, Color};
use crate::draughts as damas;
use crate::play::SavedGame;

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which side can still checkmate by any series of legal moves, in this position as FEN. FIDE 2023 5.2.2, 6.9
    WhoCanMate {
        fen: String,
        /// Whether the answer may take a second; else it comes at once, and more often decides nothing.
        deep: bool,
    },
    /// Which games the file beside it holds, as PGN or as the bare moves of one game; these letters where it does not
    /// say. See [`read_list`].
    Games(Letters),
    /// The game of this key in the list of the file beside it, as it is kept on the device.
    Take(String),
    /// The game as PGN, and a name for its file.
    Pgn(Box<SavedGame>),
    /// Which games of draughts the file beside it holds, as PDN. See [`read_list`].
    DraughtsGames,
    /// The game of draughts of this key in the list of the file beside it, as it is kept on the device.
    TakeDraughts(String),
    /// The move of this level at draughts, with the positions of the game before, the first one first, and a seed for
    /// its whims; see [`read_draughts`].
    Draughts { position: damas::Position, past: Vec<damas::Position>, level: damas::search::Level, seed: u64 },
}

/// A file of more bytes makes the worker's memory grow by so much that it is given back afterwards.
const HEAVY_BYTES: u64 = 256 * 1024;

impl Question {
    /// The message that asks this, under the number of the request.
    pub fn message(&self, number: RequestId) -> String {
        match self {
            Question::WhoCanMate { fen, deep } => {
                format!("{number}\n{}\n{fen}", if *deep { "mate" } else { "mate at once" })
            }
            Question::Games(letters) => format!("{number}\ngames\n{}", letters.name()),
            Question::Take(key) => format!("{number}\ntake\n{key}"),
            // A saved game holds texts and moves alone, which can always be written.
            Question::Pgn(game) => format!("{number}\npgn\n{}", serde_json::to_string(game).unwrap_or_default()),
            Question::DraughtsGames => format!("{number}\ndraughts games\n"),
            Question::TakeDraughts(key) => format!("{number}\ntake draughts\n{key}"),
            Question::Draughts { position, past, level, seed } => {
                format!("{number}\ndraughts\n{}", draughts::ask(*level, *seed, position, past))
            }
        }
    }

    /// What it may take, with a file of so many bytes beside it. A cheap phone needs a tenth of this.
    pub fn limits(&self, file_bytes: u64) -> Limits {
        let answer = match self {
            Question::WhoCanMate { deep: false, .. } | Question::Draughts { .. } | Question::Pgn(_) => 15_000,
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
    let (verb, text) = question.split_once('\n').unwrap_or((question, ""));
    let answer = match verb {
        "mate" => who_can_mate(text, dead_position::DEEP_NODES),
        "mate at once" => who_can_mate(text, dead_position::QUICK_NODES),
        "games" => {
            let letters = Letters::ALL.into_iter().find(|letters| letters.name() == text).unwrap_or_default();
            Some(file().map_or_else(unreadable, |file| games::list(&file, letters)))
        }
        "take" => file().and_then(|file| games::take(&file, text)),
        "pgn" => games::pgn(text),
        "draughts" => draughts::answer(text),
        "draughts games" => Some(file().map_or_else(unreadable, |file| draughts_games::list(&file))),
        "take draughts" => file().and_then(|file| draughts_games::take(&file, text)),
        _ => None,
    };
    format!("{number}\n{}", answer.unwrap_or_default())
}

/// The list of a file that could not be read.
fn unreadable() -> String {
    let mut list = String::new();
    list::add(&mut list, None, Some(Trouble { id: UNREADABLE.to_string(), ..Trouble::default() }));
    list
}

/// The id of the trouble with a file that could not be read at all.
pub const UNREADABLE: &str = "file-unreadable";

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

fn who_can_mate(fen: &str, nodes: u32) -> Option<String> {
    let position = Position::from_fen(fen).ok()?;
    let side = |color| match dead_position::can_mate(&position, color, nodes) {
        Answer::Can => '+',
        Answer::Cannot => '-',
        Answer::Unknown => '?',
    };
    Some(Color::ALL.map(side).iter().collect())
}

/// The answer to [`Question::WhoCanMate`]; an answer of another form decides nothing.
pub fn read_who_can_mate(answer: &str) -> ByColor<Answer> {
    let mut signs = answer.chars().map(|sign| match sign {
        '+' => Answer::Can,
        '-' => Answer::Cannot,
        _ => Answer::Unknown,
    });
    let mut next = || signs.next().unwrap_or(Answer::Unknown);
    ByColor { white: next(), black: next() }
}
