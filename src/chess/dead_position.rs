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

use movegen::Board;
use search::Found;

use super::game::Status;
use super::geometry::{color_to_movegen, from_movegen, to_movegen};
use super::piece::Role;
use super::position::{Move, Position, Side};
use crate::color::Color;

/// Positions looked at where the answer must come at once.
pub const QUICK_NODES: u32 = 12_000;
/// Positions looked at where the answer may take a second; they fill less than 20 MB.
pub const DEEP_NODES: u32 = 200_000;

/// Whether it can still come to a checkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    Can,
    Cannot,
    /// Not decided within the positions that were looked at.
    Unknown,
}

/// Whether this side can checkmate by any series of legal moves, after looking at so many positions. FIDE 2023 6.9
pub fn can_mate(position: &Position, side: Color, nodes: u32) -> Answer {
    match Status::of(position) {
        Some(Status::Checkmate) if position.turn() != side => Answer::Can,
        Some(_) => Answer::Cannot,
        None => match decide(position, side, nodes) {
            Found::Mate(_) => Answer::Can,
            Found::Nothing => Answer::Cannot,
            Found::GaveUp => Answer::Unknown,
        },
    }
}

/// Whether either side can checkmate; [`Answer::Cannot`] is a dead position. FIDE 2023 5.2.2
pub fn can_either_mate(position: &Position, nodes: u32) -> Answer {
    let mut decided = true;
    for side in Color::ALL {
        match can_mate(position, side, nodes) {
            Answer::Can => return Answer::Can,
            Answer::Cannot => {}
            Answer::Unknown => decided = false,
        }
    }
    if decided { Answer::Cannot } else { Answer::Unknown }
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
        promotion: promotion.map(|role| match role {
            movegen::Role::Rook => Role::Rook,
            movegen::Role::Bishop => Role::Bishop,
            movegen::Role::Knight => Role::Knight,
            _ => Role::Queen,
        }),
    };
    Some(steps.into_iter().map(as_move).collect())
}

fn decide(position: &Position, side: Color, nodes: u32) -> Found {
    let board = board_of(position);
    let side = color_to_movegen(side);
    if material::cannot_mate(&board, side) || confined::cannot_mate(&board, side) {
        return Found::Nothing;
    }
    match search::search(&board, side, nodes / 2, false) {
        Found::GaveUp => search::search(&board, side, nodes / 2, true),
        found => found,
    }
}

/// The move generator's own board, which is faster to search than positions that are checked at each move.
fn board_of(position: &Position) -> Board {
    let mut setup = movegen::Setup {
        roles: [0; 6],
        colors: [0; 2],
        turn: color_to_movegen(position.turn()),
        castling: 0,
        en_passant: position.en_passant().map(to_movegen),
    };
    for (square, piece) in position.placement().iter() {
        let role = match piece.role {
            Role::Pawn => movegen::Role::Pawn,
            Role::Knight => movegen::Role::Knight,
            Role::Bishop => movegen::Role::Bishop,
            Role::Rook => movegen::Role::Rook,
            Role::Queen => movegen::Role::Queen,
            Role::King => movegen::Role::King,
        };
        setup.roles[role as usize] |= 1 << square.index();
        setup.colors[color_to_movegen(piece.color) as usize] |= 1 << square.index();
    }
    for color in Color::ALL {
        for side in Side::ALL {
            if position.castling().has(color, side) {
                setup.castling |= 1 << side.rook_from(color).index();
            }
        }
    }
    Board::new(&setup)
}
