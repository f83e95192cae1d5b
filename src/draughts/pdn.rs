//! PDN, the text form in which games of draughts are exchanged: files of games read, and games written.
//!
//! Squares have the numbers of the Portuguese federation, and names in Brazilian draughts. Tags, comments, NAGs and the
//! result are kept; variations are passed over. A capture is written with its whole path where another one lifts other
//! pieces between the same squares. Absent: setups in the middle of a game, clock times as data.

mod read;
mod write;

pub use read::{Reader, read};
pub use write::write;

use super::game::{Game, Outcome};
use super::moves::Move;
use super::position::{Position, PositionError};
use super::variant::{CLASSICAS, numbered};
use crate::color::Color;
use crate::square::Square;

/// No file has more bytes than this.
pub const MAX_FILE_BYTES: usize = 4_000_000;
/// No file has more games than this.
pub const MAX_GAMES: usize = 10_000;
/// No game has more plies than this.
pub const MAX_PLIES: usize = super::game::MAX_PLIES;
/// No more brackets of variations may be open at once.
pub const MAX_DEPTH: usize = 64;
/// No comment has more bytes than this.
pub const MAX_COMMENT_BYTES: usize = 64 * 1024;
/// No tag's value has more bytes than this, and no tag's name.
pub const MAX_TAG_BYTES: usize = 1024;
/// No game has more tags than this.
pub const MAX_TAGS: usize = 256;
/// No game has more comments and NAGs together than this.
pub const MAX_NOTES: usize = 20_000;
/// No written move has more bytes than this: a path of 24 squares with its marks.
pub const MAX_MOVE_BYTES: usize = 100;

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
    /// `1-0`, `0-1`, `1/2-1/2` or `*`, which every program reads.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// From the forms of [`GameResult::text`], and those in points: `2-0`, `1-1`, `0-2`.
    pub fn parse(text: &str) -> Option<GameResult> {
        match text {
            "1-0" | "2-0" => Some(GameResult::WhiteWins),
            "0-1" | "0-2" => Some(GameResult::BlackWins),
            "1/2-1/2" | "1-1" | "½-½" | "1/2" => Some(GameResult::Draw),
            "*" => Some(GameResult::Unknown),
            _ => None,
        }
    }

    pub const fn of(outcome: Option<Outcome>) -> GameResult {
        match outcome {
            Some(Outcome::Win(Color::White)) => GameResult::WhiteWins,
            Some(Outcome::Win(Color::Black)) => GameResult::BlackWins,
            Some(Outcome::Draw) => GameResult::Draw,
            None => GameResult::Unknown,
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
}

/// A game with what is said about it. Partida.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnGame {
    /// Names and values in the order of the file, each name once, White and Black among them. GameType, Result, SetUp
    /// and FEN are not here but in the fields below.
    pub tags: Vec<(String, String)>,
    /// With its variant.
    pub start: Position,
    /// Each legal in the position after the ones before.
    pub moves: Vec<Move>,
    /// In the order of the file, so by ply.
    pub notes: Vec<Note>,
    /// How many variations the file has, which are passed over.
    pub variations: usize,
    pub result: GameResult,
}

impl PdnGame {
    /// A game of which nothing is known but its moves.
    pub fn new(start: Position, moves: Vec<Move>) -> PdnGame {
        PdnGame { tags: Vec::new(), start, moves, notes: Vec::new(), variations: 0, result: GameResult::Unknown }
    }

    /// What was played and how it ended.
    pub fn of(game: &Game) -> PdnGame {
        let result = GameResult::of(game.outcome());
        PdnGame { result, ..PdnGame::new(*game.start(), game.plies().to_vec()) }
    }

    /// The value of this tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Gives a tag its value, in its place or as the last one.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(other, _)| other == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }
}

/// What is wrong with a game or with the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdnErrorKind {
    /// More than [`MAX_FILE_BYTES`]; nothing was read.
    FileTooLong,
    /// More than [`MAX_GAMES`].
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
    /// The tag GameType is of a game with other rules.
    GameType,
    /// The start given by the tag FEN.
    Fen(PositionError),
    /// A `{` without a `}`.
    UnclosedComment,
    /// A `(` without a `)` before the next game.
    UnclosedVariation,
    /// A `)`, `}` or `]` that closes nothing.
    Unopened,
    /// A `$` without a number up to 255.
    Nag,
    /// A move that cannot be read or played.
    Move(NotRead),
}

/// Why a file could not be read to its end, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnError {
    pub kind: PdnErrorKind,
    /// The line of the file, from 1.
    pub line: usize,
    /// Which game of the file, from 1.
    pub game: usize,
    /// How many plies of the game were read before.
    pub ply: usize,
    /// What stands there, at most [`MAX_MOVE_BYTES`] signs of it.
    pub word: String,
    /// The games before, which are whole; none where they were given one by one.
    pub before: Vec<PdnGame>,
    /// This game as far as it could be read; `None` when its start could not, or the file itself is at fault.
    pub so_far: Option<Box<PdnGame>>,
}

/// Why a text is no move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// Not squares of the board with `-` or `x` between them.
    Unreadable,
    /// Not legal in this position.
    NotLegal,
    /// Captures that lift different pieces end there: the squares between are wanted.
    Ambiguous,
}

/// A written move as a legal one: `9-13`, `21x14`, `15x24x31`, with all or some of the squares between.
pub fn read_move(position: &Position, text: &str) -> Result<Move, NotRead> {
    if text.len() > MAX_MOVE_BYTES {
        return Err(NotRead::Unreadable);
    }
    let steps = text.contains('-');
    let mut squares = Vec::new();
    for name in text.split(if steps { &['-'][..] } else { &['x', 'X', ':', '×'][..] }) {
        squares.push(square(position, name).ok_or(NotRead::Unreadable)?);
    }
    let [from, between @ .., to] = &squares[..] else { return Err(NotRead::Unreadable) };
    if steps && !between.is_empty() {
        return Err(NotRead::Unreadable);
    }
    let mut found = position.legal_moves();
    // The school regulation writes a hyphen for captures too.
    found.retain(|m| (m.from, m.to) == (*from, *to) && (steps || !m.captured.is_empty()));
    if !between.is_empty() {
        found.retain(|m| position.paths(*m).iter().any(|path| in_order(between, path)));
    }
    match found[..] {
        [] => Err(NotRead::NotLegal),
        [m] => Ok(m),
        _ => Err(NotRead::Ambiguous),
    }
}

/// The square with this number or name, as the variant calls it.
fn square(position: &Position, name: &str) -> Option<Square> {
    if std::ptr::eq(position.variant(), &CLASSICAS) {
        let plain = (1..=2).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_digit());
        return name.parse().ok().filter(|_| plain).and_then(numbered);
    }
    name.parse().ok().filter(|square| position.variant().plays(*square))
}

/// Whether the path touches these squares one after another, between its ends.
fn in_order(squares: &[Square], path: &[Square]) -> bool {
    let [_, between @ .., _] = path else { return false };
    let mut between = between.iter();
    squares.iter().all(|wanted| between.any(|touched| touched == wanted))
}
