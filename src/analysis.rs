//! Questions about the games that may take long, as text: what the page asks its second thread, and the answers.
//!
//! A message is `number LF verb LF text`; the reply is `number LF answer`. Text keeps both sides light: no format
//! has to be compiled into the page for it. Absent: the thread itself, see `analyst/` and `ui/analyst.rs`.

mod draughts;
mod games;

pub use draughts::read_draughts;
pub use games::{Listed, Trouble, read_list};

use crate::chess::dead_position::{self, Answer};
use crate::chess::pgn::PgnGame;
use crate::chess::{Letters, Position};
use crate::color::{ByColor, Color};
use crate::draughts as damas;
use crate::play::SavedGame;

/// What the thread says when it can be asked.
pub const READY: &str = "ready";

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which side can still checkmate by any series of legal moves, in this position as FEN. FIDE 2023 5.2.2, 6.9
    WhoCanMate {
        fen: String,
        /// Whether the answer may take a second; else it comes at once, and more often decides nothing.
        deep: bool,
    },
    /// Which games this text holds, as PGN or as the bare moves of one game; these letters where it does not say.
    Games { text: String, letters: Letters },
    /// The game of this place in the last list, as it is kept on the device.
    Take(usize),
    /// The game as PGN, and a name for its file.
    Pgn(Box<SavedGame>),
    /// The move of this level at draughts, with the positions of the game before, the first one first, and a seed for
    /// its whims; see [`read_draughts`].
    Draughts { position: damas::Position, past: Vec<damas::Position>, level: damas::search::Level, seed: u64 },
}

impl Question {
    /// The message that asks this, under a number of the asker's.
    pub fn message(&self, number: u32) -> String {
        match self {
            Question::WhoCanMate { fen, deep } => {
                format!("{number}\n{}\n{fen}", if *deep { "mate" } else { "mate at once" })
            }
            Question::Games { text, letters } => format!("{number}\ngames\n{}\n{text}", letters.name()),
            Question::Take(place) => format!("{number}\ntake\n{place}"),
            // A saved game holds texts and moves alone, which can always be written.
            Question::Pgn(game) => format!("{number}\npgn\n{}", serde_json::to_string(game).unwrap_or_default()),
            Question::Draughts { position, past, level, seed } => {
                format!("{number}\ndraughts\n{}", draughts::ask(*level, *seed, position, past))
            }
        }
    }
}

/// Who answers, with the games it was shown last.
#[derive(Default)]
pub struct Analyst {
    games: Vec<PgnGame>,
}

impl Analyst {
    /// The reply to a message; what cannot be understood gets its number back and nothing else.
    pub fn reply(&mut self, message: &str) -> String {
        let (number, question) = message.split_once('\n').unwrap_or((message, ""));
        let (verb, text) = question.split_once('\n').unwrap_or((question, ""));
        let answer = match verb {
            "mate" => who_can_mate(text, dead_position::DEEP_NODES),
            "mate at once" => who_can_mate(text, dead_position::QUICK_NODES),
            "games" => Some(self.list(text)),
            "take" => text.parse().ok().and_then(|place: usize| self.games.get(place)).map(games::saved),
            "pgn" => games::pgn(text),
            "draughts" => draughts::answer(text),
            _ => None,
        };
        format!("{number}\n{}", answer.unwrap_or_default())
    }

    fn list(&mut self, text: &str) -> String {
        let (name, text) = text.split_once('\n').unwrap_or((text, ""));
        let letters = Letters::ALL.into_iter().find(|letters| letters.name() == name);
        let (games, list) = games::list(text, letters.unwrap_or_default());
        self.games = games;
        list
    }
}

/// A reply taken apart: the question's number and the answer.
pub fn read_reply(reply: &str) -> Option<(u32, &str)> {
    let (number, answer) = reply.split_once('\n')?;
    Some((number.parse().ok()?, answer))
}

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
