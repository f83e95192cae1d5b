//! Games as text, in the form that PGN and PDN share: tags, then moves with their numbers, comments, NAGs, variations
//! and the result. What a word means as a move, and which tags give the start, is told by a [`Form`].

mod read;
mod write;

pub use read::{Draft, Form, Played, Reader, decode};
pub use write::Written;

use crate::color::{Color, Outcome};

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

/// The tags that each game has, with what stands there when nothing is known; Result is the seventh.
pub const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

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
    /// Variante: what stood between the brackets, with `;` comments in braces. Its moves were not checked.
    Variation(String),
}

/// The value of this tag.
pub fn tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}

/// Gives a tag its value, in its place or as the last one.
pub fn set_tag(tags: &mut Vec<(String, String)>, name: &str, value: &str) {
    match tags.iter_mut().find(|(other, _)| other == name) {
        Some((_, old)) => value.clone_into(old),
        None => tags.push((name.to_owned(), value.to_owned())),
    }
}

/// What is wrong with a game or with the file. `S` is a fault of the start, `M` of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault<S, M> {
    /// More bytes than the form allows; nothing was read.
    FileTooLong,
    /// More games than the form allows; those before were read.
    TooManyGames,
    /// More plies than the form allows.
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
    /// The start that a tag gives.
    Start(S),
    /// A `{` whose `}` does not come before the next game.
    UnclosedComment,
    /// A `(` whose `)` does not come before the next game.
    UnclosedVariation,
    /// A `)`, `}` or `]` that closes nothing.
    Unopened,
    /// A `$` without a number up to 255.
    Nag,
    /// A move that cannot be read or played.
    Move(M),
}

/// Why a game could not be read to its end, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure<S, M, G> {
    pub kind: Fault<S, M>,
    /// The line of the file, from 1.
    pub line: usize,
    /// Which game of the file, from 1.
    pub game: usize,
    /// How many plies of the game were read before.
    pub ply: usize,
    /// What stands there, at most [`Form::MAX_WORD`] signs of it.
    pub word: String,
    /// The game as far as it could be read; `None` when its start could not, or the file itself is at fault.
    pub so_far: Option<Box<G>>,
}
