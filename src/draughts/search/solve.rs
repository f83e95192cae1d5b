//! Whether a win is forced within so many moves, without counts to a draw. Ganhar em n.

use std::collections::HashMap;

use super::evaluate::is_over;
use crate::draughts::moves::Board;
use crate::draughts::{Move, Position};

/// The pieces, the side to move first, and which way it goes.
type Key = ([u64; 2], [u64; 2], bool);

/// What is known so far, for positions with the winner to move.
#[derive(Default)]
struct Solver {
    /// It wins in exactly so many moves.
    wins: HashMap<Key, u32>,
    /// It does not in so many.
    fails: HashMap<Key, u32>,
}

/// The positions after each move.
fn after(board: &Board) -> Vec<Board> {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves.into_iter().map(|m| board.after(m)).collect()
}

impl Solver {
    /// In how many moves the side to move wins, if within `moves`.
    fn distance(&mut self, board: &Board, moves: u32) -> Option<u32> {
        let key = (board.men, board.damas, board.up);
        if let Some(wins) = self.wins.get(&key) {
            return Some(*wins).filter(|wins| *wins <= moves);
        }
        let failed = self.fails.get(&key).copied().unwrap_or(0);
        if moves <= failed {
            return None;
        }
        let after = after(board);
        // A quicker win is looked for first, so that the first one found is the quickest.
        for within in failed + 1..=moves {
            if after.iter().any(|next| self.is_lost(next, within - 1)) {
                self.wins.insert(key, within);
                return Some(within);
            }
        }
        self.fails.insert(key, moves);
        None
    }

    /// Whether the side to move has lost, or loses within so many moves of the other one.
    fn is_lost(&mut self, board: &Board, moves: u32) -> bool {
        if is_over(board) {
            return true;
        }
        if moves == 0 {
            return false;
        }
        let mut after = after(board);
        // What leaves the winner fewest pieces is soonest known to refute it.
        after.sort_by_key(|next| (next.men[0] | next.damas[0]).count_ones());
        after.iter().all(|next| self.distance(next, moves).is_some())
    }
}

/// In how many of its own moves the side to move forces a win, if within `moves`: the other side has no piece left, or
/// no move. Draws by counted moves do not enter. Every line is looked at, so the time grows with every move. JSS 2.9
pub fn win_distance(position: &Position, moves: u32) -> Option<u32> {
    Solver::default().distance(&position.board(), moves)
}

/// The first moves that force a win within so many of the side's own moves, as [`win_distance`] means it.
pub fn wins_in(position: &Position, moves: u32) -> Vec<Move> {
    let Some(rest) = moves.checked_sub(1) else { return Vec::new() };
    let mut solver = Solver::default();
    let mut winning = position.legal_moves();
    winning.retain(|m| solver.is_lost(&position.after(*m).board(), rest));
    winning
}

/// The reply of the side to move that keeps the other one longest from its win, `moves` being how many moves that one
/// still has; a reply after which there is no win in time comes first. `None` without a legal move.
pub fn longest_defence(position: &Position, moves: u32) -> Option<Move> {
    let mut solver = Solver::default();
    let mut best: Option<(u32, Move)> = None;
    for m in position.legal_moves() {
        let lasts = solver.distance(&position.after(m).board(), moves).unwrap_or(u32::MAX);
        if best.is_none_or(|(most, _)| lasts > most) {
            best = Some((lasts, m));
        }
    }
    best.map(|(_, m)| m)
}
