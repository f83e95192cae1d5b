//! Can anybody still checkmate? Posição morta, and who can still win.
//!
//! Two questions of the Laws: whether either side can checkmate by any series of legal moves (FIDE 2023 5.2.2), and
//! whether one side can (6.9). Both sides help: it is not asked who plays well. Each answer is yes, no, or not
//! decided, and never false: yes is a mate that was found, no is a proof. The way:
//!
//! - material that can never mate;
//! - what can ever come about behind closed pawns, at most: where that holds no mate, there is none;
//! - a search for a mate with both sides helping, best positions first, which is a proof where it runs dry. It is
//!   made twice: fast, then with the two proofs above after each move that cannot be taken back.
//!
//! Absent: repetition and counted moves, which end a game but no series of legal moves.

mod confined;
mod material;
mod search;

use serde::{Deserialize, Serialize};

use search::Found;

use super::geometry::{color_to_movegen, from_movegen};
use super::position::{Move, Position, role_from_movegen};
use super::status::Status;
use crate::color::Color;

/// Positions looked at where the answer must come at once.
pub const QUICK_NODES: u32 = 12_000;
/// Positions looked at where the answer may take a second; they fill less than 20 MB.
pub const DEEP_NODES: u32 = 200_000;

/// Whether it can still come to a checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MatingChance {
    Can,
    Cannot,
    /// Not decided within the positions that were looked at.
    Unknown,
}

/// Whether this side can checkmate by any series of legal moves, after looking at so many positions. FIDE 2023 6.9
pub fn can_mate(position: &Position, side: Color, nodes: u32) -> MatingChance {
    match Status::of(position) {
        Some(Status::Checkmate) if position.turn() != side => MatingChance::Can,
        Some(_) => MatingChance::Cannot,
        None => match decide(position, side, nodes) {
            Found::Mate(_) => MatingChance::Can,
            Found::Nothing => MatingChance::Cannot,
            Found::GaveUp => MatingChance::Unknown,
        },
    }
}

/// Whether the men on the board are enough to know that this side never checkmates, which takes no time to see; `false`
/// says nothing.
pub fn cannot_mate_by_material(position: &Position, side: Color) -> bool {
    material::cannot_mate(position.board(), color_to_movegen(side))
}

/// Whether either side can checkmate; [`MatingChance::Cannot`] is a dead position. FIDE 2023 5.2.2
pub fn can_either_mate(position: &Position, nodes: u32) -> MatingChance {
    let mut decided = true;
    for side in Color::ALL {
        match can_mate(position, side, nodes) {
            MatingChance::Can => return MatingChance::Can,
            MatingChance::Cannot => {}
            MatingChance::Unknown => decided = false,
        }
    }
    if decided { MatingChance::Cannot } else { MatingChance::Unknown }
}

/// A series of legal moves that ends with this side giving checkmate, if one is found; none where it stands already.
pub fn mate_line(position: &Position, side: Color, nodes: u32) -> Option<Vec<Move>> {
    if let Some(status) = Status::of(position) {
        return (status == Status::Checkmate && position.turn() != side).then(Vec::new);
    }
    let Found::Mate(steps) = decide(position, side, nodes) else { return None };
    let as_move = |(from, to, promotion): search::Step| Move {
        from: from_movegen(from),
        to: from_movegen(to),
        promotion: promotion.map(role_from_movegen),
    };
    Some(steps.into_iter().map(as_move).collect())
}

fn decide(position: &Position, side: Color, nodes: u32) -> Found {
    // Faster to search than positions, which are checked at each move.
    let board = position.board();
    let side = color_to_movegen(side);
    if material::cannot_mate(board, side) || confined::cannot_mate(board, side) {
        return Found::Nothing;
    }
    match search::search(board, side, nodes / 2, false) {
        Found::GaveUp => search::search(board, side, nodes / 2, true),
        found => found,
    }
}
