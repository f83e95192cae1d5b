//! What a search remembers of positions it has seen: transposition table.

use crate::Move;
use crate::search::MATE_BOUND;

/// What a stored score says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    pub(crate) m: Option<Move>,
    score: i16,
    /// -1 for an empty entry.
    pub(crate) depth: i8,
    bound: Bound,
}

const EMPTY: Entry = Entry { key: 0, m: None, score: 0, depth: -1, bound: Bound::AtMost };

/// Pairs of entries: the first keeps the deeper one, the second the newer one.
pub(crate) struct Table {
    entries: Vec<Entry>,
    mask: usize,
}

impl Table {
    /// The entries are a power of two, at least 2, at most as many as wanted.
    pub(crate) fn new(wanted: usize) -> Table {
        let size = if wanted < 2 { 2 } else { 1 << wanted.ilog2() };
        Table { entries: vec![EMPTY; size], mask: size - 2 }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    pub(crate) fn get(&self, key: u64) -> Option<&Entry> {
        let at = key as usize & self.mask;
        self.entries[at..at + 2].iter().find(|entry| entry.key == key && entry.depth >= 0)
    }

    pub(crate) fn put(&mut self, key: u64, m: Option<Move>, score: i32, depth: i32, bound: Bound, ply: usize) {
        let at = key as usize & self.mask;
        let kept = &self.entries[at];
        let slot = if kept.key == key || depth >= i32::from(kept.depth) { at } else { at + 1 };
        let old = &self.entries[slot];
        let m = m.or(if old.key == key { old.m } else { None });
        // A mate is stored as its distance from this position, not from the root.
        let score = from_here(score, ply as i32);
        self.entries[slot] = Entry { key, m, score: score as i16, depth: depth.clamp(0, 100) as i8, bound };
    }
}

/// A mate's score, counted so many plies nearer.
fn from_here(score: i32, plies: i32) -> i32 {
    if score.abs() < MATE_BOUND { score } else { score + plies * score.signum() }
}

impl Entry {
    /// The score as seen from the root, where it settles a search between these bounds.
    pub(crate) fn cuts(&self, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
        let score = from_here(i32::from(self.score), -(ply as i32));
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        settles.then_some(score)
    }
}
