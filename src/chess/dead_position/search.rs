//! Looking for a mate that both sides help to bring about: the most promising position first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use super::{Answer, material};
use crate::chess::draws::Identity;
use crate::chess::geometry;
use crate::chess::piece::{Piece, Role};
use crate::chess::position::{Move, Position};
use crate::color::Color;
use crate::square::SquareSet;

/// No more moves than this wait to be looked at; where there are more, nothing is proved by running dry.
const MAX_WAITING: usize = 1 << 20;

/// A position that was looked at, and how it came about.
struct Node {
    position: Position,
    parent: u32,
    m: Option<Move>,
}

/// A move that waits: what it promises, less is better; then the older first, so that the search is the same
/// each time.
type Waiting = Reverse<(i32, u32, u32)>;

enum Found {
    Mate(Vec<Move>),
    /// Every position that can come was looked at.
    Nothing,
    GaveUp,
}

pub(super) fn can_mate(position: &Position, side: Color, nodes: u32) -> Answer {
    match search(position, side, nodes) {
        Found::Mate(_) => Answer::Can,
        Found::Nothing => Answer::Cannot,
        Found::GaveUp => Answer::Unknown,
    }
}

/// A series of legal moves that ends with this side giving checkmate, if one is found.
pub fn mate_line(position: &Position, side: Color, nodes: u32) -> Option<Vec<Move>> {
    match search(position, side, nodes) {
        Found::Mate(line) => Some(line),
        Found::Nothing | Found::GaveUp => None,
    }
}

fn search(start: &Position, side: Color, limit: u32) -> Found {
    let mut seen: HashSet<Identity> = HashSet::new();
    let mut nodes = vec![Node { position: *start, parent: 0, m: None }];
    // The moves that wait, by their number; the heap holds the numbers.
    let mut moves: Vec<(u32, Move)> = Vec::new();
    let mut heap: BinaryHeap<Waiting> = BinaryHeap::new();
    let mut overflow = false;
    let mut at = 0;
    seen.insert(Identity::of(start));
    loop {
        let position = nodes[at].position;
        let depth = depth(&nodes, at);
        for m in position.legal_moves() {
            let Ok(after) = position.play(m) else { continue };
            if after.turn() != side && after.in_check() && !after.has_legal_moves() {
                return Found::Mate(line(&nodes, at, m));
            }
            if material::cannot_mate(&after, side) {
                continue;
            }
            if moves.len() >= MAX_WAITING {
                overflow = true;
                continue;
            }
            heap.push(Reverse((promise(&after, side) + depth, moves.len() as u32, at as u32)));
            moves.push((at as u32, m));
        }
        // The next position that was not looked at before.
        loop {
            let Some(Reverse((_, number, _))) = heap.pop() else {
                return if overflow { Found::GaveUp } else { Found::Nothing };
            };
            let (parent, m) = moves[number as usize];
            let Ok(position) = nodes[parent as usize].position.play(m) else { continue };
            if seen.insert(Identity::of(&position)) {
                if nodes.len() as u32 >= limit {
                    return Found::GaveUp;
                }
                at = nodes.len();
                nodes.push(Node { position, parent, m: Some(m) });
                break;
            }
        }
    }
}

/// How far from the start, up to a bound: long ways are no better than short ones, and no worse for ever.
fn depth(nodes: &[Node], mut at: usize) -> i32 {
    let mut depth = 0;
    while at != 0 && depth < 24 {
        at = nodes[at].parent as usize;
        depth += 1;
    }
    depth / 2
}

fn line(nodes: &[Node], mut at: usize, last: Move) -> Vec<Move> {
    let mut moves = vec![last];
    while let Some(m) = nodes[at].m {
        moves.push(m);
        at = nodes[at].parent as usize;
    }
    moves.reverse();
    moves
}

/// How far a position looks from a mate by this side; less is nearer.
fn promise(position: &Position, side: Color) -> i32 {
    let king = position.king(!side);
    let own_king = position.king(side);
    let blockers = SquareSet(position.occupied().0 & !(1 << king.index()));
    let mut attacked = 0;
    let mut others = 0;
    for role in Role::ALL {
        let piece = Piece::new(side, role);
        for square in position.pieces(piece) {
            attacked |= geometry::attacks(piece, square, blockers).0;
        }
        others |= position.pieces(Piece::new(!side, role)).0;
    }
    let around = geometry::attacks(Piece::new(!side, Role::King), king, SquareSet::EMPTY).0;
    let escapes = (around & !attacked & !others).count_ones() as i32;
    let edge = |at: i8| i32::from(at.min(7 - at));
    let corner = edge(king.file()) + edge(king.rank());
    let apart = i32::from((king.file() - own_king.file()).abs().max((king.rank() - own_king.rank()).abs()));
    let heavy = position.pieces(Piece::new(side, Role::Queen)).0 | position.pieces(Piece::new(side, Role::Rook)).0;
    let promotion = if heavy != 0 {
        0
    } else {
        let pawns = position.pieces(Piece::new(side, Role::Pawn));
        pawns.into_iter().map(|pawn| 6 + 4 * i32::from(7 - pawn.rank_from(side))).min().unwrap_or(8)
    };
    let check = if attacked >> king.index() & 1 == 1 { -4 } else { 0 };
    4 * escapes + 2 * corner + apart + promotion + check
}
