//! The search: alpha-beta with iterative deepening and a table of positions. Procura.

use super::clock::Clock;
use super::endings;
use super::evaluate::{WIN, WON, can_step, count, evaluate};
use crate::draughts::moves::{Board, Made as Move};

/// The most plies of a line.
const DEEPEST: usize = 60;
const MOST_SLOTS: usize = 1 << 16;
/// From this place in the order on, a step is first searched less deeply.
const LATE: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What the search found for a position.
#[derive(Clone, Copy)]
struct Seen {
    key: u64,
    score: i16,
    depth: i8,
    bound: Bound,
    ends: (u8, u8),
}

const UNSEEN: Seen = Seen { key: 0, score: 0, depth: -1, bound: Bound::Exact, ends: (0, 0) };

/// A search at work.
pub(super) struct Search {
    left: u32,
    stopped: bool,
    endings: bool,
    table: Vec<Seen>,
    /// The positions of the game that can come again, and those of the present line.
    path: Vec<u64>,
    /// The moves of each position of the present line in turn, and their ranks; the highest is tried first.
    moves: Vec<Move>,
    ranks: Vec<u32>,
    /// The last two steps that were too good for the other side to allow, by the distance from the root.
    killers: [[(u8, u8); 2]; DEEPEST + 1],
    /// How good a step has been, by its squares.
    history: Vec<u32>,
    lines: Vec<Vec<Move>>,
}

/// A move from the root, as the start of its line, with its score.
pub(super) struct Tried {
    pub(super) score: i32,
    pub(super) line: Vec<Move>,
}

/// The position's hash.
fn key(board: &Board) -> u64 {
    let mut key = u64::from(board.up) + 1;
    for squares in [board.men[0], board.men[1], board.damas[0], board.damas[1]] {
        key = (key ^ squares).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key ^= key >> 29;
    }
    key
}

const fn ends(m: Move) -> (u8, u8) {
    (m.from, m.to)
}

/// The place of a step in the history.
const fn place((from, to): (u8, u8)) -> usize {
    (from as usize & 63) * 64 + (to as usize & 63)
}

impl Search {
    /// `past` are the positions before this one, in order.
    pub(super) fn new(board: &Board, past: &[Board], nodes: u32, endings: bool) -> Search {
        // A position before the last capture cannot come again.
        let again = past.iter().rev().take_while(|before| count(before) == count(board));
        Search {
            left: nodes,
            stopped: false,
            endings,
            table: vec![UNSEEN; (nodes as usize).next_power_of_two().min(MOST_SLOTS)],
            path: again.map(key).collect(),
            moves: Vec::with_capacity(512),
            ranks: Vec::with_capacity(512),
            killers: [[(0, 0); 2]; DEEPEST + 1],
            history: vec![0; 64 * 64],
            lines: vec![Vec::new(); DEEPEST + 2],
        }
    }

    /// The best move that the positions left allow to find, up to this depth.
    pub(super) fn deepen(&mut self, board: &Board, clock: Clock, mut moves: Vec<Move>, deepest: i32) -> Option<Tried> {
        let mut best = Tried { score: 0, line: vec![*moves.first()?] };
        self.path.push(key(board));
        for depth in 1..=deepest {
            let mut alpha = -WIN;
            let mut found: Option<(usize, Tried)> = None;
            for (place, m) in moves.iter().enumerate() {
                let score = self.try_move(board, clock, *m, depth, 0, (alpha, WIN), place);
                if self.stopped {
                    break;
                }
                if score > alpha || found.is_none() {
                    alpha = alpha.max(score);
                    found = Some((place, Tried { score, line: self.line(*m) }));
                }
            }
            if let Some((place, tried)) = found {
                moves[..=place].rotate_right(1);
                best = tried;
            }
            if self.stopped || best.score.abs() >= WIN - depth {
                break;
            }
        }
        self.path.pop();
        Some(best)
    }

    /// Every move with its score, until no positions are left.
    pub(super) fn every(&mut self, board: &Board, clock: Clock, moves: &[Move], depth: i32) -> Vec<Tried> {
        self.path.push(key(board));
        let mut all = Vec::new();
        for m in moves {
            let score = self.try_move(board, clock, *m, depth, 0, (-WIN, WIN), 0);
            if self.stopped {
                break;
            }
            all.push(Tried { score, line: self.line(*m) });
        }
        self.path.pop();
        all
    }

    fn line(&self, m: Move) -> Vec<Move> {
        let mut line = vec![m];
        line.extend(self.lines.get(1).into_iter().flatten());
        line
    }

    /// The score of the move that is tried at this place in the order.
    #[allow(clippy::too_many_arguments)]
    fn try_move(
        &mut self,
        board: &Board,
        clock: Clock,
        m: Move,
        depth: i32,
        ply: usize,
        (alpha, beta): (i32, i32),
        place: usize,
    ) -> i32 {
        let next = board.after(m);
        let clock = clock.after(board, &next);
        if place > 0 {
            // First only whether it is better at all; for a late move, with less depth before that.
            if place >= LATE && depth >= 3 && m.captured == 0 {
                let score = -self.node(&next, clock, depth - 2, ply + 1, (-alpha - 1, -alpha));
                if score <= alpha || self.stopped {
                    return score;
                }
            }
            let score = -self.node(&next, clock, depth - 1, ply + 1, (-alpha - 1, -alpha));
            if score <= alpha || score >= beta || self.stopped {
                return score;
            }
        }
        -self.node(&next, clock, depth - 1, ply + 1, (-beta, -alpha))
    }

    fn node(&mut self, board: &Board, mut clock: Clock, depth: i32, ply: usize, (alpha, beta): (i32, i32)) -> i32 {
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        let Some(left) = self.left.checked_sub(1) else {
            self.stopped = true;
            return 0;
        };
        self.left = left;
        let captures = board.can_capture();
        if !captures && !can_step(board) {
            return ply as i32 - WIN;
        }
        if captures {
            clock = clock.given();
        }
        if clock.is_draw() {
            return 0;
        }
        let plain = key(board);
        if self.path.contains(&plain) {
            return 0;
        }
        if !captures
            && self.endings
            && let Some(score) = endings::score(board, clock, ply)
        {
            return score;
        }
        if (depth <= 0 && !captures) || ply >= DEEPEST {
            return evaluate(board);
        }
        let key = plain ^ clock.stamp().wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let slot = key as usize & (self.table.len() - 1);
        let seen = self.table.get(slot).copied().filter(|seen| seen.key == key);
        // The table is not used on the main line, which is shown whole.
        if let Some(seen) = seen
            && i32::from(seen.depth) >= depth
            && beta - alpha == 1
        {
            let score = moved(i32::from(seen.score), ply as i32);
            let tells = match seen.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if tells {
                return score;
            }
        }
        self.path.push(plain);
        let first = self.moves.len();
        let (best, chosen) = self.best_of(board, clock, depth, ply, (alpha, beta), seen.map(|seen| seen.ends));
        self.moves.truncate(first);
        self.ranks.truncate(first);
        self.path.pop();
        if self.stopped {
            return 0;
        }
        let bound = match () {
            () if best >= beta => Bound::AtLeast,
            () if best > alpha => Bound::Exact,
            () => Bound::AtMost,
        };
        if let Some(slot) = self.table.get_mut(slot) {
            *slot = Seen {
                key,
                score: moved(best, -(ply as i32)) as i16,
                depth: depth.clamp(-1, 100) as i8,
                bound,
                ends: chosen,
            };
        }
        best
    }

    /// Tries the moves of a position. Returns the best score and its move.
    fn best_of(
        &mut self,
        board: &Board,
        clock: Clock,
        mut depth: i32,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        known: Option<(u8, u8)>,
    ) -> (i32, (u8, u8)) {
        let first = self.moves.len();
        board.moves(&mut self.moves);
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        for m in &self.moves[first..] {
            self.ranks.push(match ends(*m) {
                ends if known == Some(ends) => u32::MAX,
                ends if ends == killers[0] => u32::MAX - 1,
                ends if ends == killers[1] => u32::MAX - 2,
                ends => self.history.get(place(ends)).copied().unwrap_or(0),
            });
        }
        let last = self.moves.len();
        // A single move costs no depth.
        if last - first == 1 {
            depth += 1;
        }
        let (mut best, mut chosen) = (-WIN, (0, 0));
        for at in first..last {
            let next = (at..last).max_by_key(|next| (self.ranks[*next], std::cmp::Reverse(*next))).unwrap_or(at);
            self.ranks.swap(at, next);
            self.moves.swap(at, next);
            let m = self.moves[at];
            let score = self.try_move(board, clock, m, depth, ply, (alpha, beta), at - first);
            if self.stopped {
                break;
            }
            if score <= best {
                continue;
            }
            (best, chosen) = (score, ends(m));
            if score > alpha {
                alpha = score;
                let (upper, lower) = self.lines.split_at_mut(ply + 1);
                if let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) {
                    line.clear();
                    line.push(m);
                    line.extend(rest);
                }
            }
            if alpha >= beta {
                if m.captured == 0 {
                    self.praise(m, depth, ply);
                }
                break;
            }
        }
        (best, chosen)
    }

    fn praise(&mut self, m: Move, depth: i32, ply: usize) {
        let ends = ends(m);
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != ends
        {
            *killers = [ends, killers[0]];
        }
        if let Some(good) = self.history.get_mut(place(ends)) {
            *good = (*good + (depth * depth) as u32).min(u32::MAX / 2);
        }
    }
}

/// A score that counts the end of the game from so many plies further on. In the table it is counted from the position
/// itself, elsewhere from the root.
fn moved(score: i32, plies: i32) -> i32 {
    match score {
        score if score >= WON => score - plies,
        score if score <= -WON => score + plies,
        score => score,
    }
}
