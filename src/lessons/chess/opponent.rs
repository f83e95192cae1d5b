//! The site's own moves in a lesson: the longest defence against mate, and a small search that plays on.
//!
//! Everything is decided by the position alone, so that a stored solution meets the same replies for ever.

use crate::chess::geometry;
use crate::chess::study::value;
use crate::chess::{Move, Piece, Placement, Position, Role, Setup};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// A first move with which the side to move mates at its `moves`-th move at the latest, whatever is answered.
pub fn mate_within(position: &Position, moves: u32) -> Option<Move> {
    if moves == 0 {
        return None;
    }
    position.legal_moves().into_iter().find(|m| position.play(*m).is_ok_and(|after| is_lost_within(&after, moves - 1)))
}

/// Whether the side to move is mated, or will be after so many more moves of the other side.
fn is_lost_within(position: &Position, moves: u32) -> bool {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.in_check();
    }
    moves > 0 && replies.into_iter().all(|m| position.play(m).is_ok_and(|after| mate_within(&after, moves).is_some()))
}

/// The reply after which mate takes longest, when the other side has so many moves left; the first of equals.
pub fn longest_defence(position: &Position, moves: u32) -> Option<Move> {
    let lasts = |m: &Move| {
        let Ok(after) = position.play(*m) else { return 0 };
        (1..=moves).find(|moves| mate_within(&after, *moves).is_some()).unwrap_or(moves + 1)
    };
    let replies = position.legal_moves();
    let longest = replies.iter().map(lasts).max()?;
    replies.into_iter().find(|m| lasts(m) == longest)
}

/// What a side with more pieces wants: to mate a bare king, or to bring a pawn home. Higher is better for `side`.
fn standing(position: &Position, side: Color) -> i32 {
    let mut total = 0;
    let mut alone = true;
    for square in position.occupied() {
        let Some(piece) = position.piece_at(square) else { continue };
        alone &= piece.color == side || piece.role == Role::King;
        let worth = match piece.role {
            Role::King => 0,
            Role::Pawn => 100 + 8 * i32::from(square.rank_from(piece.color)),
            role => 100 * value(role),
        };
        total += if piece.color == side { worth } else { -worth };
    }
    // A bare king keeps room, keeps to the middle, and away from the other king.
    let (own, other) = (position.king(side), position.king(!side));
    if let Some(pawn) = position.pieces(Piece::new(side, Role::Pawn)).first() {
        // Whose king is nearer to where the pawn becomes a queen?
        let goal = Square::new(pawn.file(), if side == Color::White { 7 } else { 0 }).unwrap_or(pawn);
        return total + 6 * i32::from(other.distance(goal) - own.distance(goal));
    }
    if alone {
        total -= 4 * room(position, other, side);
    }
    total + 2 * from_centre(other) - 6 * i32::from(own.distance(other))
}

/// How many squares a lone king can get to while the other side stands still.
fn room(position: &Position, king: Square, side: Color) -> i32 {
    let occupied = position.occupied().without(king);
    let mut barred = SquareSet::EMPTY;
    for square in position.occupied() {
        if let Some(piece) = position.piece_at(square).filter(|piece| piece.color == side) {
            barred |= geometry::attacks(piece, square, occupied);
        }
    }
    let king_steps = |from: Square| geometry::pattern(Piece::new(!side, Role::King), from);
    let mut reached = SquareSet::EMPTY.with(king);
    let mut edge = reached;
    while !edge.is_empty() {
        let steps = edge.into_iter().fold(SquareSet::EMPTY, |steps, square| steps | king_steps(square));
        edge = steps & !barred & !reached;
        reached |= edge;
    }
    reached.len() as i32
}

fn from_centre(square: Square) -> i32 {
    let off = |line: i8| i32::from((2 * line - 7).abs());
    off(square.file()) + off(square.rank())
}

const MATE: i32 = 100_000;

/// A good move by a search of a few moves: for the side that is to win, or against it. Moves to avoid have led round in
/// a circle; one of them is played only if there is no other.
pub fn best(position: &Position, strong: Color, avoid: &[Move]) -> Option<Move> {
    // Few pieces have few moves: look further.
    let pawns = Color::ALL.into_iter().any(|color| !position.pieces(Piece::new(color, Role::Pawn)).is_empty());
    let depth = match position.occupied().len() {
        3 if pawns => 7,
        ..=4 => 5,
        _ => 3,
    };
    let sign = if position.turn() == strong { 1 } else { -1 };
    let score = |m: &Move| {
        let avoided = if avoid.contains(m) { MATE } else { 0 };
        let after = position.play(*m).ok()?;
        Some(-avoided + sign * search(&after, strong, depth, -MATE * 2, MATE * 2))
    };
    first_best(position.legal_moves(), score)
}

/// The first move with the greatest score; moves without a score are left out.
fn first_best(moves: Vec<Move>, score: impl Fn(&Move) -> Option<i32>) -> Option<Move> {
    let scored = moves.into_iter().rev().filter_map(|m| Some((score(&m)?, m)));
    scored.max_by_key(|(score, _)| *score).map(|(_, m)| m)
}

/// The score for the strong side, with alpha and beta; it makes it great, the other small.
fn search(position: &Position, strong: Color, depth: i32, mut low: i32, mut high: i32) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let mated = if position.turn() == strong { -MATE - depth } else { MATE + depth };
        return if position.in_check() { mated } else { 0 };
    }
    if depth == 0 {
        return standing(position, strong);
    }
    let greater = position.turn() == strong;
    let mut best = if greater { -MATE * 2 } else { MATE * 2 };
    for m in moves {
        let Ok(after) = position.play(m) else { continue };
        let score = search(&after, strong, depth - 1, low, high);
        if greater {
            best = best.max(score);
            low = low.max(best);
        } else {
            best = best.min(score);
            high = high.min(best);
        }
        if low >= high {
            break;
        }
    }
    best
}

/// Who has won a battle of pawns and pieces on this board, with the side to move: a pawn on its last rank wins, and
/// so does whoever leaves the other without a move.
pub fn battle_winner(setup: &Setup) -> Option<Color> {
    let first = Color::ALL.into_iter().find(|color| arrived(&setup.placement, *color));
    first.or_else(|| setup.legal_moves().is_empty().then_some(!setup.turn))
}

/// A pawn that got home; the piece it has become stands for it.
fn arrived(placement: &Placement, color: Color) -> bool {
    placement
        .iter()
        .any(|(square, piece)| piece.color == color && square.rank_from(color) == 7 && piece.role == Role::Pawn)
}

/// The board after a move in a battle: a pawn that arrives stays a pawn, and en passant may be left out.
pub fn battle_after(setup: &Setup, m: Move, en_passant: bool) -> Setup {
    let mut after = setup.after(Move { promotion: None, ..m });
    if !en_passant {
        after.en_passant = None;
    }
    after
}

/// The moves of a battle, a promotion once.
pub fn battle_moves(setup: &Setup) -> Vec<Move> {
    let usual = |m: &Move| m.promotion.is_none_or(|role| role == Role::Queen);
    setup.legal_moves().into_iter().filter(usual).collect()
}

/// The site's move in a battle.
pub fn battle_reply(setup: &Setup, en_passant: bool) -> Option<Move> {
    let depth = if setup.placement.occupied().len() <= 7 { 4 } else { 2 };
    let after = |m: &Move| battle_after(setup, *m, en_passant);
    first_best(battle_moves(setup), |m| Some(-battle_search(&after(m), en_passant, depth, -MATE * 2, MATE * 2)))
}

/// The score for the side to move.
fn battle_search(setup: &Setup, en_passant: bool, depth: i32, mut low: i32, high: i32) -> i32 {
    if arrived(&setup.placement, !setup.turn) {
        return -MATE - depth;
    }
    let moves = battle_moves(setup);
    if moves.is_empty() {
        return -MATE - depth;
    }
    if depth == 0 {
        return battle_standing(setup);
    }
    let mut best = -MATE * 2;
    for m in moves {
        let score = -battle_search(&battle_after(setup, m, en_passant), en_passant, depth - 1, -high, -low);
        best = best.max(score);
        low = low.max(best);
        if low >= high {
            break;
        }
    }
    best
}

fn battle_standing(setup: &Setup) -> i32 {
    setup
        .placement
        .iter()
        .map(|(square, piece)| {
            let rank = i32::from(square.rank_from(piece.color));
            let worth = if piece.role == Role::Pawn { 100 + 3 * rank * rank } else { 60 * value(piece.role) };
            if piece.color == setup.turn { worth } else { -worth }
        })
        .sum()
}
