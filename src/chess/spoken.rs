//! A move as it is said aloud: «cavalo toma f três, xeque», «peão de é toma d seis, na passagem».
//!
//! The words follow the signs of the written move, so that what is heard can be written down. Absent: the words
//! themselves, which are in `board.ftl` for each language.

use super::anatomy::{self, MovePart};
use super::ground::Ground;
use super::piece::Role;
use super::position::{Move, Side};
use super::san::Letters;
use crate::square::Square;

/// One word or two of a spoken move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Piece(Role),
    /// «de g»: the file it leaves, 0 for a.
    FromFile(i8),
    /// «da linha um»: the rank it leaves, 0 for the first.
    FromRank(i8),
    Takes,
    Square(Square),
    Castles(Side),
    Promotes(Role),
    EnPassant,
    Check,
    Mate,
}

impl Word {
    /// Whether a pause comes before it: it says something more about the move, and is no part of it.
    pub const fn adds(self) -> bool {
        matches!(self, Word::Promotes(_) | Word::EnPassant | Word::Check | Word::Mate)
    }

    /// The text that says it.
    pub const fn id(self) -> &'static str {
        match self {
            Word::Piece(_) => "board-shape",
            Word::FromFile(_) => "speak-from-file",
            Word::FromRank(_) => "speak-from-rank",
            Word::Takes => "speak-takes",
            Word::Square(_) => "board-spoken-square",
            Word::Castles(Side::King) => "speak-castle-kingside",
            Word::Castles(Side::Queen) => "speak-castle-queenside",
            Word::Promotes(_) => "speak-promotion",
            Word::EnPassant => "speak-en-passant",
            Word::Check => "speak-check",
            Word::Mate => "speak-mate",
        }
    }
}

/// The words of a legal move, in the order they are said; none for a move that is not legal. Nothing is said of a
/// departure that the written move leaves out. FIDE 2023 C.10
pub fn words(position: &dyn Ground, m: Move) -> Vec<Word> {
    let mut words: Vec<Word> = anatomy::parts(position, m, Letters::English)
        .into_iter()
        .map(|(_, part)| match part {
            MovePart::Piece(role) => Word::Piece(role),
            MovePart::Pawn => Word::Piece(Role::Pawn),
            MovePart::PawnFile | MovePart::FileOnSameRank | MovePart::FilePreferred => Word::FromFile(m.from.file()),
            MovePart::Rank => Word::FromRank(m.from.rank()),
            MovePart::Capture => Word::Takes,
            MovePart::Arrival => Word::Square(m.to),
            MovePart::Promotion(role) => Word::Promotes(role),
            MovePart::Castling(side) => Word::Castles(side),
            MovePart::Check => Word::Check,
            MovePart::Mate => Word::Mate,
            MovePart::EnPassant => Word::EnPassant,
        })
        .collect();
    // Written last, but said of the capture and not of the check.
    if let [.., before, last] = &mut words[..]
        && *last == Word::EnPassant
        && before.adds()
    {
        std::mem::swap(before, last);
    }
    words
}
