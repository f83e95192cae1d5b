//! PGN, the text form in which games are exchanged: files of games read one by one, and games written.
//!
//! Tags, comments, NAGs and the result are kept. Variations are kept as text beside the move they belong to
//! and written back; their moves are not checked. The clock is read from comments and written into them. Games of
//! Chess960 are written with the tag Variant, and read where [`Reader::with_chess960`] asks for it. Null moves are absent.

mod clock;
mod moves;
mod read;
mod write;

pub use crate::movetext::{
    GameResult, MAX_COMMENT_BYTES, MAX_DEPTH, MAX_NOTES, MAX_TAG_BYTES, MAX_TAGS, Note, NoteKind, decode,
};
pub use clock::{clock_in, clock_text};
pub use moves::san;
pub use read::Reader;
pub use write::{file_name, write, write_line};

use super::fen::FenError;
use super::position::{Move, Position};
use super::san::{Letters, ReadError};
use crate::movetext::{self, Failure, Fault, ROSTER};

/// No file has more bytes than this.
pub const MAX_FILE_BYTES: usize = 10_000_000;
/// No file has more games than this.
pub const MAX_GAMES: usize = 5_000;
/// No game has more plies than this.
pub const MAX_PLIES: usize = 1_000;
/// A game with what is said about it. Partida.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// Names and values: Event, Site, Date, Round, White, Black first, always present; then the others in the
    /// order of the file, each name once. Result, SetUp and FEN are not here but in the fields below, and of a game of
    /// Chess960 Variant is not.
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
        movetext::tag(&self.tags, name)
    }

    /// Gives a tag its value, in its place or as the last one.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        movetext::set_tag(&mut self.tags, name, value);
    }
}

/// The six first tags in their order, then the others.
fn roster(mut tags: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::with_capacity(ROSTER.len() + tags.len());
    for (name, unknown) in ROSTER {
        let place = tags.iter().position(|(other, _)| other == name);
        all.push(place.map_or_else(|| (name.to_owned(), unknown.to_owned()), |place| tags.remove(place)));
    }
    all.append(&mut tags);
    all
}

/// What is wrong with a game or with the file.
pub type PgnErrorKind = Fault<FenError, ReadError>;

/// Why a game could not be read to its end, and where.
pub type PgnError = Failure<FenError, ReadError, PgnGame>;
