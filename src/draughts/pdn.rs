//! PDN, the text form in which games of draughts are exchanged: reads files of games, writes games.
//!
//! Squares have the numbers of the Portuguese federation, and names in Brazilian draughts. Tags, comments, NAGs and the
//! result are kept; variations are skipped. A capture is written with its whole path where another one lifts other
//! pieces between the same squares. Absent: setups in the middle of a game, clock times as data.

mod read;
mod write;

pub use crate::movetext::{
    GameResult, MAX_COMMENT_BYTES, MAX_DEPTH, MAX_NOTES, MAX_TAG_BYTES, MAX_TAGS, Note, NoteKind,
};
pub use read::Reader;
pub use write::write;

use super::game::Game;
pub use super::game::MAX_PLIES;
use super::moves::Move;
use super::position::{Position, PositionError};
use super::variant::numbered;
use crate::movetext::{self, Failure, Fault};
use crate::square::Square;

/// The most bytes of a file.
pub const MAX_FILE_BYTES: usize = 4_000_000;
/// The most games of a file.
pub const MAX_GAMES: usize = 10_000;
/// The most bytes of a written move: a path of 24 squares with its marks.
pub const MAX_MOVE_BYTES: usize = 100;

/// A game with its tags and comments. Partida.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnGame {
    /// Names and values in the order of the file, each name once. GameType, Result, SetUp and FEN are in the fields
    /// below.
    pub tags: Vec<(String, String)>,
    /// With its variant.
    pub start: Position,
    /// Each is legal after those before it.
    pub moves: Vec<Move>,
    /// In the order of the file, so by ply.
    pub notes: Vec<Note>,
    /// How many variations were skipped.
    pub variations: usize,
    pub result: GameResult,
}

impl PdnGame {
    /// A game without tags, comments and result.
    pub fn new(start: Position, moves: Vec<Move>) -> PdnGame {
        PdnGame { tags: Vec::new(), start, moves, notes: Vec::new(), variations: 0, result: GameResult::Unknown }
    }

    /// The moves and the result of a game.
    pub fn of(game: &Game) -> PdnGame {
        let result = GameResult::of(game.outcome()).unwrap_or_default();
        PdnGame { result, ..PdnGame::new(*game.start(), game.plies().to_vec()) }
    }

    /// The value of this tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        movetext::tag(&self.tags, name)
    }

    /// Sets the value of a tag, which is added at the end if it is new.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        movetext::set_tag(&mut self.tags, name, value);
    }
}

/// Why the tags give no start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStart {
    /// The tag GameType is of a game with other rules.
    GameType,
    /// The tag FEN.
    Fen(PositionError),
}

/// What is wrong with a game or with the file.
pub type PdnErrorKind = Fault<NoStart, NotRead>;

/// Why a game could not be read to its end, and where.
pub type PdnError = Failure<NoStart, NotRead, PdnGame>;

/// Why a text is not a move in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// Not squares of the board with `-` or `x` between them.
    Unreadable,
    /// Not legal in this position.
    NotLegal,
    /// Several captures fit that lift different pieces: the squares between are needed.
    Ambiguous,
}

/// The legal move of a text: `9-13`, `21x14`, `15x24x31`, with all or some of the squares between.
///
/// # Errors
/// Why the text is not a move in this position.
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
    if position.variant().is_classicas() {
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
