//! Looking for a mate that both sides help to bring about: the most promising position first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::{Hash, Hasher};

use movegen::{Bits, Board, Color, Role, attacks, squares};

use super::{confined, material};

/// A position that was found, and how it came about.
struct Node {
    board: Board,
    parent: u32,
    from: u8,
    to: u8,
    promotion: Option<Role>,
}

/// A move as the board takes it.
pub(super) type Step = (u8, u8, Option<Role>);

pub(super) enum Found {
    Mate(Vec<Step>),
    /// Every position that can come about was looked at.
    Nothing,
    GaveUp,
}

/// No search keeps more positions than this, whatever it is asked: some 12 MB, and half as much again while they move
/// to a larger place.
const MOST: u32 = 1 << 17;

/// One position in so many is the oldest that waits, not the most promising: no promise holds for ever.
const OLDEST_EVERY: u32 = 16;

/// A proof takes as long as so many positions.
const PROOF_COSTS: u32 = 20;

/// What pawns may become; rook and bishop too, for they leave moves where a queen would stalemate.
const PROMOTIONS: [Option<Role>; 4] = [Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];

/// Looks at up to so many different positions. With `proofs`, those behind a pawn's move or a capture are asked
/// whether they can be ruled out, which takes longer and ends more searches.
pub(super) fn search(start: &Board, side: Color, limit: u32, proofs: bool) -> Found {
    let limit = limit.min(MOST);
    let mut known = Known::new(*start, limit);
    // What waits: the promise, less is better, then the newer first.
    let mut heap: BinaryHeap<(Reverse<i32>, u32)> = BinaryHeap::new();
    let mut expanded = vec![false];
    let mut oldest = 0;
    let mut turns = 0u32;
    let mut proving = 0;
    let mut at = 0;
    loop {
        expanded[at] = true;
        let board = known.nodes[at].board;
        let targets = board.targets();
        let pawns = board.men(board.turn(), Role::Pawn);
        for from in squares(board.of(board.turn())) {
            let is_pawn = pawns >> from & 1 == 1;
            for to in squares(targets.0[usize::from(from & 63)]) {
                let promotes = is_pawn && matches!(to >> 3, 0 | 7);
                let choices = if promotes { &PROMOTIONS[..] } else { &[None] };
                for promotion in choices {
                    let after = board.play(from, to, *promotion);
                    let seen = known.nodes.len();
                    if known.nodes.len() as u32 + proving >= limit {
                        return Found::GaveUp;
                    }
                    if !known.add(Node { board: after, parent: at as u32, from, to, promotion: *promotion }) {
                        continue;
                    }
                    let mut waits = true;
                    if after.count_moves() == 0 {
                        if after.turn() != side && after.checkers() != 0 {
                            return Found::Mate(known.line(seen));
                        }
                        waits = false;
                    } else if is_pawn || board.occupied().count_ones() != after.occupied().count_ones() {
                        waits = !material::cannot_mate(&after, side);
                        if waits && proofs {
                            proving += PROOF_COSTS;
                            waits = !confined::cannot_mate(&after, side);
                        }
                    }
                    expanded.push(!waits);
                    if waits {
                        heap.push((Reverse(promise(&after, side)), seen as u32));
                    }
                }
            }
        }
        turns += 1;
        if turns.is_multiple_of(OLDEST_EVERY) {
            while oldest < expanded.len() && expanded[oldest] {
                oldest += 1;
            }
            if oldest == expanded.len() {
                return Found::Nothing;
            }
            at = oldest;
        } else {
            at = loop {
                match heap.pop() {
                    None => return Found::Nothing,
                    Some((_, next)) if !expanded[next as usize] => break next as usize,
                    Some(_) => {}
                }
            };
        }
    }
}

/// The positions found so far, each once.
struct Known {
    nodes: Vec<Node>,
    /// Open addressing; the places of `nodes`, one more, and 0 for none.
    table: Vec<u32>,
}

impl Known {
    fn new(start: Board, limit: u32) -> Known {
        let size = (2 * limit as usize).max(16).next_power_of_two();
        let mut known = Known { nodes: Vec::new(), table: vec![0; size] };
        known.add(Node { board: start, parent: 0, from: 0, to: 0, promotion: None });
        known
    }

    /// Whether the position is new. Positions are compared in full, so none is ever lost to another.
    fn add(&mut self, node: Node) -> bool {
        let mut mixer = Mixer(0);
        node.board.hash(&mut mixer);
        let mask = self.table.len() - 1;
        let mut place = (mixer.0 >> 20) as usize & mask;
        loop {
            match self.table[place] {
                0 => {
                    self.nodes.push(node);
                    self.table[place] = self.nodes.len() as u32;
                    return true;
                }
                other if self.nodes[other as usize - 1].board == node.board => return false,
                _ => place = (place + 1) & mask,
            }
        }
    }

    fn line(&self, mut at: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        while at != 0 {
            let node = &self.nodes[at];
            steps.push((node.from, node.to, node.promotion));
            at = node.parent as usize;
        }
        steps.reverse();
        steps
    }
}

/// A quick mixing of words; the table only wants them spread, no one else sees them.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

fn file(square: u8) -> i32 {
    i32::from(square & 7)
}

fn rank(square: u8) -> i32 {
    i32::from(square >> 3)
}

fn apart(a: u8, b: u8) -> i32 {
    (file(a) - file(b)).abs().max((rank(a) - rank(b)).abs())
}

/// How far a position looks from a mate by this side; less is nearer.
fn promise(board: &Board, side: Color) -> i32 {
    let loser = side.other();
    let king = board.king(loser);
    let own_king = board.king(side);
    let blockers = board.occupied() & !(1 << king);
    let men = |role| board.men(side, role);
    let (queens, rooks, bishops, knights) = (men(Role::Queen), men(Role::Rook), men(Role::Bishop), men(Role::Knight));
    let mut attacked: Bits = attacks::king(own_king);
    let mut far = 0;
    for square in squares(men(Role::Pawn)) {
        attacked |= attacks::pawn(side, square);
    }
    for square in squares(knights) {
        attacked |= attacks::knight(square);
        far += apart(square, king);
    }
    for square in squares(bishops | queens) {
        attacked |= attacks::bishop(square, blockers);
    }
    for square in squares(rooks | queens) {
        attacked |= attacks::rook(square, blockers);
    }
    for square in squares(queens) {
        far += apart(square, king);
    }
    let around = attacks::king(king);
    let theirs = board.of(loser);
    let escapes = (around & !attacked & !theirs).count_ones() as i32;
    let check = if attacked >> king & 1 == 1 { -4 } else { 0 };
    let pawns = theirs & board.men(loser, Role::Pawn);
    let pieces = theirs & !pawns & !(1 << king);
    let heavy = queens | rooks;
    let mut total = 3 * escapes + 2 * apart(king, own_king) + check;
    if heavy | men(Role::Pawn) != 0 {
        // A queen or a rook mates alone at the edge, and does so best on an empty board.
        total += far + edge(file(king)).min(edge(rank(king))) * 2 + edge(file(king)) + edge(rank(king));
        total += 3 * pieces.count_ones() as i32 + pawns.count_ones() as i32;
        if heavy == 0 {
            let way = |pawn: u8| if side == Color::White { 7 - rank(pawn) } else { rank(pawn) };
            total += squares(men(Role::Pawn)).map(|pawn| 10 + 4 * way(pawn)).min().unwrap_or(0);
        }
    } else {
        // Light pieces mate in a corner, a bishop in one that it can attack, with a man of the loser's beside it.
        let corners = [0, 7, 56, 63].into_iter().filter(|corner| bishops == 0 || light(*corner) & bishops != 0);
        let corner = corners.map(|corner| (file(king) - file(corner)).abs() + (rank(king) - rank(corner)).abs()).min();
        total += 4 * corner.unwrap_or(0) + far;
        total += squares(theirs & !(1 << king)).map(|man| apart(man, king)).sum::<i32>();
    }
    total
}

fn edge(at: i32) -> i32 {
    at.min(7 - at)
}

/// The squares of this square's colour.
fn light(square: u8) -> Bits {
    if ((square & 7) + (square >> 3)) & 1 == 0 { material::DARK } else { !material::DARK }
}
