//! PGN, the text form in which games are exchanged: files of games read one by one, and games written.
//!
//! Tags, comments, NAGs and the result are kept. Variations are kept as text beside the move they belong to
//! and written back; their moves are not checked. Chess960, null moves and clock commands as data are absent.

mod moves;
mod read;
mod write;

pub use moves::san;
pub use read::{Reader, decode};
pub use write::{file_name, write, write_line};

use super::fen::FenError;
use super::game::Outcome;
use super::position::{Move, Position};
use super::san::{Letters, ReadError};
use crate::color::Color;

/// No file has more bytes than this.
pub const MAX_FILE_BYTES: usize = 10_000_000;
/// No file has more games than this.
pub const MAX_GAMES: usize = 5_000;
/// No game has more plies than this.
pub const MAX_PLIES: usize = 1_000;
/// No more brackets of variations may be open at once.
pub const MAX_DEPTH: usize = 64;
/// No comment has more bytes than this.
pub const MAX_COMMENT_BYTES: usize = 64 * 1024;
/// No tag's value has more bytes than this, and no tag's name.
pub const MAX_TAG_BYTES: usize = 1024;
/// No game has more tags than this.
pub const MAX_TAGS: usize = 256;
/// No game has more comments, NAGs and variations together than this.
pub const MAX_NOTES: usize = 20_000;

/// Who won, as the last word of a game says. Resultado.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    WhiteWins,
    BlackWins,
    Draw,
    /// `*`: the game goes on, or nobody knows.
    #[default]
    Unknown,
}

impl GameResult {
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// How a game ended here; `None` while it goes on.
    pub fn of(outcome: Option<Outcome>) -> Option<GameResult> {
        Some(match outcome? {
            Outcome::Win(Color::White) => GameResult::WhiteWins,
            Outcome::Win(Color::Black) => GameResult::BlackWins,
            Outcome::Draw => GameResult::Draw,
        })
    }

    /// From the forms of [`GameResult::text`], also `½-½`, `1/2`, and with a longer dash.
    pub fn parse(text: &str) -> Option<GameResult> {
        match text {
            "1-0" | "1–0" => Some(GameResult::WhiteWins),
            "0-1" | "0–1" => Some(GameResult::BlackWins),
            "1/2-1/2" | "½-½" | "½–½" | "1/2–1/2" | "1/2" | "½" => Some(GameResult::Draw),
            "*" => Some(GameResult::Unknown),
            _ => None,
        }
    }
}

/// What stands beside the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// After how many plies of the game it stands.
    pub ply: usize,
    pub kind: NoteKind,
}

/// What a [`Note`] says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// Comentário: its words with single spaces between them.
    Comment(String),
    /// `$1` is `!`, `$2` is `?`, and so on to `$255`.
    Nag(u8),
    /// Variante: what stood between the brackets, with English letters and `;` comments in braces. Its moves
    /// were not checked.
    Variation(String),
}

/// A game with what is said about it. Partida.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// Names and values: Event, Site, Date, Round, White, Black first, always present; then the others in the
    /// order of the file, each name once. Result, SetUp and FEN are not here but in the fields below.
    pub tags: Vec<(String, String)>,
    pub start: Position,
    /// Each legal in the position after the ones before.
    pub moves: Vec<Move>,
    /// In the order of the file, so by ply.
    pub notes: Vec<Note>,
    pub result: GameResult,
    /// In which letters the moves were written.
    pub letters: Letters,
}

/// The tags that each game has, with what stands there when nothing is known; Result is the seventh.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

impl PgnGame {
    /// A game of which nothing is known but its moves.
    pub fn new(start: Position, moves: Vec<Move>) -> PgnGame {
        PgnGame {
            tags: roster(Vec::new()),
            start,
            moves,
            notes: Vec::new(),
            result: GameResult::Unknown,
            letters: Letters::English,
        }
    }

    /// The value of this tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Gives a tag its value, in its place or as the last one.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(other, _)| other == name) {
            Some((_, old)) => *old = value.to_owned(),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }
}

/// The six first tags in their order, then the others, each once; those held in fields are left out.
fn roster(tags: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> =
        ROSTER.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let mut seen: Vec<String> = Vec::new();
    for (name, value) in tags {
        if ["Result", "SetUp", "FEN"].contains(&name.as_str()) || seen.contains(&name) {
            continue;
        }
        seen.push(name.clone());
        match ROSTER.iter().position(|(other, _)| *other == name) {
            Some(place) => {
                if let Some(tag) = all.get_mut(place) {
                    tag.1 = value;
                }
            }
            None => all.push((name, value)),
        }
    }
    all
}

/// What is wrong with a game or with the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnErrorKind {
    /// More than [`MAX_FILE_BYTES`]; nothing was read.
    FileTooLong,
    /// More than [`MAX_GAMES`]; the games before were read.
    TooManyGames,
    /// More than [`MAX_PLIES`].
    TooManyPlies,
    /// More than [`MAX_DEPTH`].
    TooDeep,
    /// More than [`MAX_COMMENT_BYTES`].
    CommentTooLong,
    /// More than [`MAX_TAG_BYTES`].
    TagTooLong,
    /// More than [`MAX_TAGS`].
    TooManyTags,
    /// More than [`MAX_NOTES`].
    TooManyNotes,
    /// A bracket that is no `[Name "value"]`.
    Tag,
    /// The start given by the tag FEN.
    Fen(FenError),
    /// A `{` whose `}` does not come before the next game.
    UnclosedComment,
    /// A `(` whose `)` does not come before the next game.
    UnclosedVariation,
    /// A `)`, `}` or `]` that closes nothing.
    Unopened,
    /// A `$` without a number up to 255.
    Nag,
    /// A move that cannot be read or played.
    Move(ReadError),
}

/// Why a game could not be read to its end, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    pub kind: PgnErrorKind,
    /// The line of the file, from 1.
    pub line: usize,
    /// Which game of the file, from 1.
    pub game: usize,
    /// How many plies of the game were read before.
    pub ply: usize,
    /// What stands there, at most [`super::san::MAX_MOVE_LEN`] signs of it.
    pub word: String,
    /// The game as far as it could be read; `None` when the file itself is at fault.
    pub so_far: Option<Box<PgnGame>>,
}
