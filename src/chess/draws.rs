//! When a game is drawn, or may be: the same position again, moves without progress, too little material.
//!
//! Absent: who claims and what a claim does, see [`super::game`]; the full question of who can still checkmate.

use super::piece::{Piece, Role};
use super::position::{Move, Position, Side};
use crate::color::Color;
use crate::edition::Edition;

/// Moves of each side without a capture or a pawn move: a draw may be claimed. FIDE 2023 9.3
pub const CLAIM_MOVES: u32 = 50;
/// So many end the game by themselves. FIDE 2023 9.6.2
pub const AUTOMATIC_MOVES: u32 = 75;
/// So many times the same position: a draw may be claimed. FIDE 2023 9.2
pub const CLAIM_TIMES: u32 = 3;
/// So many times end the game by themselves. FIDE 2023 9.6.1
pub const AUTOMATIC_TIMES: u32 = 5;

/// No game has more plies: the longest possible one under the 75-move rule has 17 697. FIDE 2023 9.6.2
pub const MAX_PLIES: usize = 18_000;

named! {
    /// What a player may claim. Reclamação de empate. Its name is the form used in records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ClaimKind {
        /// The same position for the third time. FIDE 2023 9.2
        Repetition = "repetition",
        /// Fifty moves of each side without a capture or a pawn move. FIDE 2023 9.3
        FiftyMoves = "fifty",
    }
}

impl ClaimKind {
    /// The article of this edition by which it is claimed.
    pub fn article(self, edition: Edition) -> &'static str {
        edition.article(match self {
            ClaimKind::Repetition => |facts| facts.repetition,
            ClaimKind::FiftyMoves => |facts| facts.fifty_moves,
        })
    }
}

/// What makes two positions the same: side to move, pieces, and the moves of all of them. FIDE 2023 9.2.2, 9.2.3
///
/// The men are packed into four words, so that comparing is exact and cheap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Identity {
    men: [u64; 4],
    /// Bit 0 the side to move, bits 1 to 4 the rights to castle, the rest 1 + the square of a legal en passant.
    rest: u16,
}

impl Identity {
    pub(super) fn of(position: &Position) -> Identity {
        let mut men = [0; 4];
        for color in Color::ALL {
            for (code, role) in (1..).zip(Role::ALL) {
                let set = position.pieces(Piece::new(color, role)).0;
                for (bit, word) in men.iter_mut().enumerate().take(3) {
                    if code >> bit & 1 == 1 {
                        *word |= set;
                    }
                }
                if color == Color::Black {
                    men[3] |= set;
                }
            }
        }
        let castling = position.castling();
        let mut rest = u16::from(position.turn() == Color::Black);
        let rights = Color::ALL.into_iter().flat_map(|color| Side::ALL.map(|side| castling.has(color, side)));
        for (bit, right) in (1..).zip(rights) {
            rest |= u16::from(right) << bit;
        }
        if let Some(square) = position.en_passant().filter(|_| en_passant_is_legal(position)) {
            rest |= (square.index() as u16 + 1) << 5;
        }
        Identity { men, rest }
    }
}

/// A pawn that may not take en passant, because its king would be in check, gives the position nothing.
/// FIDE 2023 9.2.3.1
fn en_passant_is_legal(position: &Position) -> bool {
    let Some(to) = position.en_passant() else { return false };
    let back = if position.turn() == Color::White { -1 } else { 1 };
    let pawns = position.pieces(Piece::new(position.turn(), Role::Pawn));
    [-1, 1]
        .into_iter()
        .filter_map(|file| to.offset(file, back))
        .any(|from| pawns.contains(from) && position.is_legal(Move { from, to, promotion: None }))
}

/// Whether too few men are left for anybody to checkmate: kings alone, one bishop or knight more, or bishops that
/// all stand on squares of one colour. FIDE 2023 5.2.2
pub(super) fn bare(position: &Position) -> bool {
    let set = |role| Color::ALL.into_iter().fold(0, |all, color| all | position.pieces(Piece::new(color, role)).0);
    if set(Role::Pawn) | set(Role::Rook) | set(Role::Queen) != 0 {
        return false;
    }
    const DARK: u64 = 0xAA55_AA55_AA55_AA55;
    let (knights, bishops) = (set(Role::Knight), set(Role::Bishop));
    match knights.count_ones() {
        0 => bishops & DARK == 0 || bishops & !DARK == 0,
        1 => bishops == 0,
        _ => false,
    }
}
