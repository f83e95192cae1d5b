//! How many move sequences there are from a board, the usual check of a move generator.
//!
//! A crate of its own because the site is compiled for size and Cargo sets that for whole crates. Absent: any
//! check of the board. Whoever calls must hold a legal one, as `lance_legal::chess::Position` does.
#![forbid(unsafe_code)]

use movegen::{Board, MoveGen};

/// The sequences of this many plies; the last moves are counted and not made.
pub fn count(board: &Board, depth: u32) -> u64 {
    let moves = MoveGen::new_legal(board);
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves.map(|m| count(&board.make_move_new(m), depth - 1)).sum(),
    }
}

/// The same with every last move made, for a comparison with generators that must.
pub fn count_made(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    MoveGen::new_legal(board).map(|m| count_made(&board.make_move_new(m), depth - 1)).sum()
}
