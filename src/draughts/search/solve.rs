//! Forced wins within a number of moves, without counts towards a draw. Ganhar em n.

use std::collections::HashMap;

use super::evaluate::is_over;
use crate::draughts::moves::Board;
use crate::draughts::{Move, Position};

/// The pieces, the side to move first, and whether it goes up the board.
type Key = ([u64; 2], [u64; 2], bool);

/// What is known so far of positions with the winner to move.
#[derive(Default)]
struct Solver {
    /// The number of moves in which it wins.
    wins: HashMap<Key, u32>,
    /// A number of moves in which it does not win.
    fails: HashMap<Key, u32>,
}

/// The positions after each move.
fn after(board: &Board) -> Vec<Board> {
    let mut moves = Vec::new();
    board.moves(&mut moves);
    moves.into_iter().map(|m| board.after(m)).collect()
}

impl Solver {
    /// In how many moves the side to move wins, if that is within `moves`.
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
        // Shorter wins are tried first, so the first one found is the shortest.
        for within in failed + 1..=moves {
            if after.iter().any(|next| self.is_lost(next, within - 1)) {
                self.wins.insert(key, within);
                return Some(within);
            }
        }
        self.fails.insert(key, moves);
        None
    }

    /// Whether the side to move has lost, or loses within so many moves of the other side.
    fn is_lost(&mut self, board: &Board, moves: u32) -> bool {
        if is_over(board) {
            return true;
        }
        if moves == 0 {
            return false;
        }
        let mut after = after(board);
        // A reply that leaves the winner few pieces is quickly seen to refute the win.
        after.sort_by_key(|next| (next.men[0] | next.damas[0]).count_ones());
        after.iter().all(|next| self.distance(next, moves).is_some())
    }
}

/// In how many of its own moves the side to move forces a win, if that is within `moves`. Draws by counted moves are
/// left out. Every line is looked at, so each move more takes much more time. JSS 2.9
pub fn win_distance(position: &Position, moves: u32) -> Option<u32> {
    Solver::default().distance(&position.board(), moves)
}

/// The moves that force a win within so many of the side's own moves, as in [`win_distance`].
pub fn wins_in(position: &Position, moves: u32) -> Vec<Move> {
    let Some(rest) = moves.checked_sub(1) else { return Vec::new() };
    let mut solver = Solver::default();
    let mut winning = position.legal_moves();
    winning.retain(|m| solver.is_lost(&position.after(*m).board(), rest));
    winning
}

/// The reply that delays the other side's win longest, or prevents a win within its `moves`. `None` without a legal
/// move.
pub fn longest_defence(position: &Position, moves: u32) -> Option<Move> {
    let mut solver = Solver::default();
    let replies = position.legal_moves().into_iter();
    let lasting = replies.map(|m| (solver.distance(&position.after(m).board(), moves).unwrap_or(u32::MAX), m));
    lasting.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, m)| m)
}
