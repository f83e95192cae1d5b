//! In which order the moves are tried: the better the first, the less there is to search. Ordenação de lances.

// One thing with search.rs: the search orders its moves by what it has learnt while it searched.

use movegen::{Board, Color, Role};

use crate::Move;
use crate::exchange::{WORTH, see, taken};
use crate::moves::Ranked;
use crate::search::Search;

const HASH_MOVE: i32 = 1_000_000;
pub(crate) const GOOD_CAPTURE: i32 = 100_000;
pub(crate) const KILLER: i32 = 50_000;
const HISTORY_MOST: i32 = 20_000;
/// Below are the captures that lose.
pub(crate) const QUIET_LEAST: i32 = -HISTORY_MOST;
const LOSING_CAPTURE: i32 = -100_000;

/// Takes nothing and makes no new piece.
#[inline(always)]
pub(crate) fn is_quiet(board: &Board, role: Role, m: Move) -> bool {
    let takes = board.of(board.turn().other()) >> (m.to & 63) & 1 != 0
        || role == Role::Pawn && board.en_passant() == Some(m.to);
    !takes && m.promotion.is_none()
}

fn history_index(us: Color, m: Move) -> usize {
    (us as usize) << 12 | usize::from(m.from & 63) << 6 | usize::from(m.to & 63)
}

impl Search {
    /// A quiet move cut: it is tried early elsewhere, and those that were tried before it later.
    pub(crate) fn remember(&mut self, board: &Board, depth: i32, ply: usize, start: usize, at: usize) {
        let (us, m) = (board.turn(), self.list[at].m);
        let killers = &mut self.killers[ply];
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
        for earlier in start..=at {
            let Ranked { m, role, .. } = self.list[earlier];
            if !is_quiet(board, role, m) {
                continue;
            }
            let change = if earlier == at { depth * depth } else { -depth * depth };
            let score = &mut self.history[history_index(us, m)];
            *score += change * 8 - *score * change.abs() / 1024;
            *score = (*score).clamp(-HISTORY_MOST, HISTORY_MOST);
        }
    }

    /// Ranks the moves from `start` on: the remembered one, good captures by victim and attacker, killers, quiet moves by
    /// history, captures that lose.
    pub(crate) fn rank(&mut self, start: usize, board: &Board, hash_move: Option<Move>, ply: usize) {
        let us = board.turn();
        let killers = self.killers[ply];
        for ranked in &mut self.list[start..] {
            let m = ranked.m;
            ranked.rank = if Some(m) == hash_move {
                HASH_MOVE
            } else if let Some(victim) = taken(board, m) {
                let (gain, risk) = (WORTH[victim as usize], WORTH[ranked.role as usize]);
                let order = gain * 8 - risk.min(1000);
                if gain >= risk || see(board, m) >= 0 { GOOD_CAPTURE + order } else { LOSING_CAPTURE + order }
            } else if m.promotion == Some(Role::Queen) {
                GOOD_CAPTURE + 4000
            } else if m.promotion.is_some() {
                LOSING_CAPTURE
            } else if Some(m) == killers[0] {
                KILLER + 1
            } else if Some(m) == killers[1] {
                KILLER
            } else {
                self.history[history_index(us, m)]
            };
        }
    }

    /// Brings the best of the rest to the front.
    pub(crate) fn pick(&mut self, at: usize, end: usize) {
        let mut best = at;
        for other in at + 1..end {
            if self.list[other].rank > self.list[best].rank {
                best = other;
            }
        }
        self.list.swap(at, best);
    }
}
