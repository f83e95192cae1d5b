//! Alpha-beta search. Cálculo de variantes.

use movegen::{Board, Role};

use crate::evaluate::evaluate_without;
use crate::exchange::{WORTH, taken};
use crate::hash::{hash, hash_after};
use crate::mind::Mind;
use crate::moves::{Collect, Ranked};
use crate::order::{GOOD_CAPTURE, KILLER, QUIET_LEAST, is_quiet};
use crate::position::{is_dead, resets};
use crate::table::{Bound, MATE, MATE_BOUND, Table};
use crate::{Move, Position, legal_moves, see};

const INFINITE: i32 = MATE + 1;
const MAX_PLY: usize = 64;

/// Where a search stops, whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions looked at.
    pub nodes: u64,
    /// Plies, without what quiescence and extensions add.
    pub depth: u8,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub m: Move,
    /// Centipawns for the side to move; a mate is [`MATE`] less its plies.
    pub score: i32,
    /// The moves that both sides are expected to make, `m` the first.
    pub line: Vec<Move>,
    pub depth: u8,
    pub nodes: u64,
}

impl Found {
    /// In how many plies it is mate: positive when the side to move gives it.
    pub fn mate(&self) -> Option<i32> {
        (self.score.abs() >= MATE_BOUND).then(|| (MATE - self.score.abs()) * self.score.signum())
    }
}

/// A move at the root, with what the player's taste adds to its score.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) m: Move,
    pub(crate) bonus: i32,
    pub(crate) score: i32,
    pub(crate) line: Vec<Move>,
}

/// A board with what belongs to it.
#[derive(Clone, Copy)]
struct Node<'a> {
    board: &'a Board,
    hash: u64,
    halfmoves: u16,
    /// The square to which the last move went.
    to: Option<u8>,
    /// Whether the side to move is in check.
    check: bool,
}

/// What stays between searches: the memory, which each search clears, so that the same question has the same answer.
pub struct Search {
    table: Table,
    pub(crate) killers: [[Option<Move>; 2]; MAX_PLY],
    /// How often a quiet move cut, by side, from and to.
    pub(crate) history: Vec<i32>,
    pub(crate) list: Vec<Ranked>,
    /// The hashes of the game and of the way to the node.
    path: Vec<u64>,
    /// Where the way begins in `path`.
    root: usize,
    lines: Vec<[Option<Move>; MAX_PLY]>,
    nodes: u64,
    limit: u64,
    stopped: bool,
    pub(crate) mind: Mind,
}

impl Search {
    /// `entries`: positions that the search can remember, 16 bytes each.
    pub fn new(entries: usize) -> Search {
        Search {
            table: Table::new(entries),
            killers: [[None; 2]; MAX_PLY],
            history: vec![0; 2 * 64 * 64],
            list: Vec::with_capacity(1024),
            path: Vec::with_capacity(256),
            root: 0,
            lines: vec![[None; MAX_PLY]; MAX_PLY],
            nodes: 0,
            limit: 0,
            stopped: false,
            mind: Mind::CLEAR,
        }
    }

    /// The best move; `None` where there is none.
    pub fn think(&mut self, position: &Position, limits: Limits) -> Option<Found> {
        self.mind = Mind::CLEAR;
        let roots = legal_moves(position.board()).into_iter().map(|m| RootMove::new(m, 0)).collect();
        self.best(position, roots, limits)
    }

    /// The best of these legal moves; `None` where there is none.
    pub fn best_of(&mut self, position: &Position, moves: &[Move], limits: Limits) -> Option<Found> {
        self.mind = Mind::CLEAR;
        self.best(position, moves.iter().map(|m| RootMove::new(*m, 0)).collect(), limits)
    }

    /// A true score for each of these legal moves, the best first.
    pub fn each(&mut self, position: &Position, moves: &[Move], limits: Limits) -> Vec<Found> {
        self.mind = Mind::CLEAR;
        let mut roots: Vec<RootMove> = moves.iter().map(|m| RootMove::new(*m, 0)).collect();
        let depth = self.deepen(position, &mut roots, limits, true);
        let nodes = self.nodes;
        roots.into_iter().map(|root| Found { m: root.m, score: root.score, line: root.line, depth, nodes }).collect()
    }

    pub(crate) fn best(&mut self, position: &Position, mut roots: Vec<RootMove>, limits: Limits) -> Option<Found> {
        let depth = self.deepen(position, &mut roots, limits, false);
        let nodes = self.nodes;
        let best = roots.into_iter().next()?;
        Some(Found { m: best.m, score: best.score - best.bonus, line: best.line, depth, nodes })
    }

    /// One ply deeper each time, until a limit. Gives the depth of the last search that was finished.
    fn deepen(&mut self, position: &Position, roots: &mut [RootMove], limits: Limits, all: bool) -> u8 {
        self.table.clear();
        self.killers = [[None; 2]; MAX_PLY];
        self.history.fill(0);
        self.list.clear();
        self.path = position.hashes();
        self.root = self.path.len();
        self.nodes = 0;
        self.stopped = false;
        // The first ply is always looked at, so that there is an answer.
        self.limit = u64::MAX;
        let root = Node {
            board: position.board(),
            hash: hash(position.board()),
            halfmoves: position.halfmoves(),
            to: None,
            check: false,
        };
        for found in roots.iter_mut() {
            found.line = vec![found.m];
        }
        let mut done = 0;
        for depth in 1..=limits.depth.clamp(1, MAX_PLY as u8 - 2) {
            if !self.roots(root, roots, i32::from(depth), all) {
                break;
            }
            done = depth;
            self.limit = limits.nodes;
            let mated = roots.first().is_some_and(|best| {
                best.score.abs() >= MATE_BOUND && MATE - best.score.abs() <= i32::from(depth) && !all
            });
            // The next ply takes longer than all before it.
            if mated || self.nodes >= limits.nodes {
                break;
            }
        }
        done
    }

    /// Scores the moves at one depth and sorts them; whether it came to the end. What was found before a limit counts:
    /// a move better than the last best one.
    fn roots(&mut self, node: Node, roots: &mut [RootMove], depth: i32, all: bool) -> bool {
        let mut alpha = -INFINITE;
        let mut scores = vec![-INFINITE; roots.len()];
        self.path.push(node.hash);
        for (index, found) in roots.iter_mut().enumerate() {
            let board = found.m.on(node.board);
            let next = child(node, &board, found.m, board.checkers() != 0);
            let window = if all { -INFINITE } else { alpha };
            let (low, high) = (window - found.bonus, INFINITE);
            let mut score = -INFINITE;
            if index > 0 && !all {
                score = -self.negamax(next, depth - 1, 1, -low - 1, -low, true);
            }
            if index == 0 || all || score > low {
                score = -self.negamax(next, depth - 1, 1, -high, -low, true);
            }
            if self.stopped {
                break;
            }
            let score = score + found.bonus;
            scores[index] = score;
            if score > alpha || all {
                alpha = alpha.max(score);
                found.score = score;
                found.line.clear();
                found.line.push(found.m);
                found.line.extend(self.lines[1].iter().map_while(|m| *m));
            }
        }
        self.path.pop();
        // With all scores wanted, half of a depth would compare unlike with unlike.
        if !(all && self.stopped) {
            // The best first, the others as they were: a later one was better than all before it.
            let mut order: Vec<usize> = (0..roots.len()).collect();
            order.sort_by_key(|index| (-scores[*index], *index));
            if all {
                reorder(roots, &order);
            } else if let Some(best) = order.first().filter(|best| scores[**best] > -INFINITE) {
                roots[..=*best].rotate_right(1);
            }
        }
        !self.stopped
    }

    fn negamax(&mut self, node: Node, depth: i32, ply: usize, mut alpha: i32, beta: i32, may_pass: bool) -> i32 {
        self.lines[ply][0] = None;
        if self.stopped {
            return 0;
        }
        let board = node.board;
        let check = node.check;
        if is_dead(board) || self.repeats(&node) || node.halfmoves >= 100 && (!check || board.count_moves() > 0) {
            return 0;
        }
        let depth = depth + i32::from(check);
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.quiesce(node, ply, alpha, beta);
        }
        if !self.count() {
            return 0;
        }
        // A mate found elsewhere that is nearer than any from here.
        alpha = alpha.max(ply as i32 - MATE);
        let beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let pv = beta - alpha > 1;
        let known = self.table.get(node.hash).copied();
        let hash_move = known.and_then(|entry| entry.m);
        if let Some(entry) = known
            && !pv
            && i32::from(entry.depth) >= depth
            && let Some(score) = entry.cuts(ply, alpha, beta)
        {
            return score;
        }
        let depth = if hash_move.is_none() && depth >= 4 { depth - 1 } else { depth };

        let us = board.turn();
        let eval = if check { -INFINITE } else { self.evaluate(board) };
        if !pv && !check && beta.abs() < MATE_BOUND {
            if depth <= 6 && eval - 75 * depth >= beta {
                return eval;
            }
            let pieces = board.of(us) & !board.men(us, Role::Pawn) & !board.men(us, Role::King);
            if may_pass && depth >= 3 && eval >= beta && pieces != 0 {
                let passed = board.passed();
                let next = Node {
                    board: &passed,
                    hash: hash_after(node.hash, board, &passed),
                    halfmoves: 0,
                    to: None,
                    check: false,
                };
                // Nothing before a passed move can be repeated after it.
                let path = std::mem::take(&mut self.path);
                let root = std::mem::take(&mut self.root);
                let reduced = depth - 3 - depth / 4 - ((eval - beta) / 200).min(2);
                let score = -self.negamax(next, reduced, ply + 1, -beta, -beta + 1, false);
                (self.path, self.root) = (path, root);
                if self.stopped {
                    return 0;
                }
                if score >= beta {
                    return if score >= MATE_BOUND { beta } else { score };
                }
            }
        }

        let start = self.list.len();
        board.generate(&mut Collect { list: &mut self.list, to: !0, all_promotions: true });
        let end = self.list.len();
        if start == end {
            return if check { ply as i32 - MATE } else { 0 };
        }
        self.rank(start, board, hash_move, ply);
        self.path.push(node.hash);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut bound = Bound::AtMost;
        let mut tried = 0;
        for at in start..end {
            self.pick(at, end);
            let Ranked { m, role, rank } = self.list[at];
            let quiet = is_quiet(board, role, m);
            if self.mind.hides(board, m, role, node.to) {
                continue;
            }
            let next_board = board.moved(role, m.from, m.to, m.promotion);
            let gives_check = next_board.checkers() != 0;
            if !pv && !check && !gives_check && best > -MATE_BOUND && tried > 0 {
                let late = tried > 3 + depth * depth;
                if quiet && depth <= 4 && (late || eval + 90 + 90 * depth <= alpha && rank < KILLER) {
                    continue;
                }
                if !quiet && rank < QUIET_LEAST && depth <= 4 && see(board, m) < -60 * depth * depth {
                    continue;
                }
            }
            let next = child(node, &next_board, m, gives_check);
            tried += 1;
            let mut score = -INFINITE;
            let mut full = tried == 1;
            if !full {
                let mut less = 0;
                if depth >= 3 && tried > 3 && (quiet || rank < QUIET_LEAST) && !check && !gives_check {
                    less = reduction(depth, tried) - i32::from(pv) - i32::from(rank >= KILLER);
                    less = less.clamp(0, depth - 2);
                }
                score = -self.negamax(next, depth - 1 - less, ply + 1, -alpha - 1, -alpha, true);
                if score > alpha && less > 0 {
                    score = -self.negamax(next, depth - 1, ply + 1, -alpha - 1, -alpha, true);
                }
                full = score > alpha && score < beta;
            }
            if full {
                score = -self.negamax(next, depth - 1, ply + 1, -beta, -alpha, true);
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(m);
                    bound = Bound::Exact;
                    self.extend_line(ply, m);
                }
                if score >= beta {
                    bound = Bound::AtLeast;
                    if quiet {
                        self.remember(board, depth, ply, start, at);
                    }
                    break;
                }
            }
        }
        self.path.pop();
        self.list.truncate(start);
        if self.stopped {
            return 0;
        }
        if tried == 0 {
            // All that could be done is out of this player's sight.
            return self.evaluate(board);
        }
        self.table.put(node.hash, best_move, best, depth, bound, ply);
        best
    }

    /// Goes on with captures until the position is quiet; out of check, with every move.
    fn quiesce(&mut self, node: Node, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        self.lines[ply][0] = None;
        if !self.count() {
            return 0;
        }
        let board = node.board;
        let check = node.check;
        if is_dead(board) {
            return 0;
        }
        if ply >= MAX_PLY - 1 {
            return self.evaluate(board);
        }
        let known = self.table.get(node.hash).copied();
        if let Some(score) = known.and_then(|entry| entry.cuts(ply, alpha, beta)) {
            return score;
        }
        let mut best = ply as i32 - MATE;
        if !check {
            best = self.evaluate(board);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let stand = best;
        let start = self.list.len();
        let us = board.turn();
        let mut to = board.of(us.other());
        if let Some(square) = board.en_passant() {
            to |= 1 << square;
        }
        board.generate(&mut Collect { list: &mut self.list, to: if check { !0 } else { to }, all_promotions: check });
        let end = self.list.len();
        self.rank(start, board, known.and_then(|entry| entry.m), ply);
        let mut tried = 0;
        for at in start..end {
            self.pick(at, end);
            let Ranked { m, role, rank } = self.list[at];
            if self.mind.hides(board, m, role, node.to) {
                continue;
            }
            if !check {
                // A capture that loses, or cannot raise the score enough, is left out.
                if rank < QUIET_LEAST {
                    continue;
                }
                let gain = taken(board, m).map_or(0, |role| WORTH[role as usize]);
                if m.promotion.is_none() && stand + gain + 150 <= alpha {
                    best = best.max(stand + gain + 150);
                    continue;
                }
            } else if tried > 0 && best > -MATE_BOUND && rank < GOOD_CAPTURE {
                continue;
            }
            let next_board = board.moved(role, m.from, m.to, m.promotion);
            let next = child(node, &next_board, m, next_board.checkers() != 0);
            tried += 1;
            let score = -self.quiesce(next, ply + 1, -beta, -alpha);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, m);
                }
                if score >= beta {
                    break;
                }
            }
        }
        self.list.truncate(start);
        if self.stopped {
            return 0;
        }
        if check && tried == 0 && end > start {
            return self.evaluate(board);
        }
        best
    }

    fn evaluate(&mut self, board: &Board) -> i32 {
        evaluate_without(board, self.mind.ignores)
    }

    /// Counts a node; gives whether the search may go on.
    fn count(&mut self) -> bool {
        self.nodes += 1;
        self.stopped |= self.nodes > self.limit;
        !self.stopped
    }

    /// Whether the position stood on the way here, or twice in the game.
    fn repeats(&self, node: &Node) -> bool {
        let reach = usize::from(node.halfmoves).min(self.path.len());
        let first = self.path.len() - reach;
        let mut seen = 0;
        let mut at = self.path.len();
        while at >= first + 2 {
            at -= 2;
            if self.path[at] == node.hash {
                seen += 1;
                if at >= self.root || seen == 2 {
                    return true;
                }
            }
        }
        false
    }

    fn extend_line(&mut self, ply: usize, m: Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let (line, rest) = (&mut upper[ply], &lower[0]);
        line[0] = Some(m);
        for (to, from) in line[1..].iter_mut().zip(rest) {
            *to = *from;
            if from.is_none() {
                break;
            }
        }
    }
}

/// How many plies less a late quiet move is searched.
fn reduction(depth: i32, tried: i32) -> i32 {
    let log = |number: i32| (number as u32 * number as u32).ilog2() as i32;
    (3 + log(depth) * log(tried)) / 9
}

fn child<'a>(node: Node, board: &'a Board, m: Move, check: bool) -> Node<'a> {
    let halfmoves = if resets(node.board, m) { 0 } else { node.halfmoves + 1 };
    Node { board, hash: hash_after(node.hash, node.board, board), halfmoves, to: Some(m.to), check }
}

fn reorder(roots: &mut [RootMove], order: &[usize]) {
    let sorted: Vec<RootMove> = order.iter().map(|index| roots[*index].clone()).collect();
    for (to, from) in roots.iter_mut().zip(sorted) {
        *to = from;
    }
}

impl RootMove {
    pub(crate) fn new(m: Move, bonus: i32) -> RootMove {
        RootMove { m, bonus, score: 0, line: Vec::new() }
    }
}
