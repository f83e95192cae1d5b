//! What attacks, takes and protects what: the questions that reasons are made of, asked of a position.

use crate::chess::{Move, Piece, Position, Role, geometry, legality::Standing};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// What a piece is worth, in hundredths of a pawn; a king, which is never taken, nothing.
pub const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 300,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 0,
    }
}

/// What this side's pieces are worth together, less the other's.
pub fn balance(position: &Position, side: Color) -> i32 {
    let sum = |color| -> i32 {
        let of = |role| position.pieces(Piece::new(color, role)).len() as i32 * worth(role);
        Role::ALL.into_iter().map(of).sum()
    };
    sum(side) - sum(!side)
}

/// The men of one side.
pub fn men(position: &Position, side: Color) -> SquareSet {
    Role::ALL.into_iter().fold(SquareSet::EMPTY, |all, role| all | position.pieces(Piece::new(side, role)))
}

pub fn standing(position: &Position, square: Square) -> Option<Standing> {
    position.piece_at(square).map(|piece| Standing { role: piece.role, square })
}

/// What the man on this square attacks; empty for an empty square.
pub fn reach(position: &Position, from: Square) -> SquareSet {
    let attacks = |piece| geometry::attacks(piece, from, position.occupied());
    position.piece_at(from).map_or(SquareSet::EMPTY, attacks)
}

/// The men of a side that attack, or protect, a square.
pub fn attackers(position: &Position, square: Square, by: Color) -> SquareSet {
    men(position, by).into_iter().filter(|from| reach(position, *from).contains(square)).collect()
}

/// What a move takes: the man and its square, which in passing is not the one arrived at.
pub fn taken(position: &Position, m: Move) -> Option<Standing> {
    let pawn = position.piece_at(m.from)?.role == Role::Pawn;
    match standing(position, m.to) {
        None if pawn && m.from.file() != m.to.file() => standing(position, Square::new(m.to.file(), m.from.rank())?),
        other => other,
    }
}

/// What a move wins at once: the man taken, and what a promotion adds.
pub fn gain(position: &Position, m: Move) -> i32 {
    let promotion = m.promotion.map_or(0, |role| worth(role) - worth(Role::Pawn));
    taken(position, m).map_or(0, |man| worth(man.role)) + promotion
}

/// The legal captures on a square, the least valuable man first.
pub fn captures_on(position: &Position, square: Square) -> Vec<Move> {
    let mut moves: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.to == square && taken(position, *m).is_some())
        .filter(|m| matches!(m.promotion, None | Some(Role::Queen)))
        .collect();
    let value = |m: &Move| match position.piece_at(m.from).map(|piece| piece.role) {
        Some(Role::King) | None => i32::MAX,
        Some(role) => worth(role),
    };
    moves.sort_by_key(value);
    moves
}

/// What the side to move wins by taking on this square as long as it pays; never less than nothing. Troca.
pub fn exchange(position: &Position, square: Square) -> i32 {
    let Some(m) = captures_on(position, square).into_iter().next() else { return 0 };
    nets(position, m).max(0)
}

/// What a legal move wins once the exchange on its square is over.
pub fn nets(position: &Position, m: Move) -> i32 {
    position.play(m).map_or(0, |after| gain(position, m) - exchange(&after, m.to))
}

/// The capture that wins most at once, with what it wins; none that wins nothing.
pub fn best_capture(position: &Position) -> Option<(Move, i32)> {
    let moves = position.legal_moves().into_iter().filter(|m| gain(position, *m) > 0);
    let nets = moves.map(|m| (m, nets(position, m))).filter(|(_, won)| *won > 0);
    // Of captures that win the same the first; `max_by_key` would give the last.
    nets.fold(None, |best, next| match best {
        Some((_, won)) if won >= next.1 => best,
        _ => Some(next),
    })
}

/// The same position with the other side to move; none in check.
pub fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    Position::from_setup(&setup).ok()
}

/// What this piece would bring its opponent if it was taken here, were it the opponent's turn.
pub fn at_risk(position: &Position, square: Square) -> i32 {
    let Some(piece) = position.piece_at(square) else { return 0 };
    match position.turn() == piece.color {
        true => passed(position).map_or(0, |position| exchange(&position, square)),
        false => exchange(position, square),
    }
}

/// Whether the man moves along lines.
pub const fn slides(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// A man that may not, or should not, leave the line between an attacker and what stands behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub by: Standing,
    pub front: Standing,
    pub behind: Standing,
}

/// The two men of the other side that this piece sees one behind the other.
pub fn lines_of(position: &Position, from: Square) -> Vec<Line> {
    let Some(piece) = position.piece_at(from) else { return Vec::new() };
    if !slides(piece.role) {
        return Vec::new();
    }
    let occupied = position.occupied();
    let theirs = men(position, !piece.color);
    let seen = geometry::attacks(piece, from, occupied) & theirs;
    let through = |front: Square| {
        let beyond = geometry::attacks(piece, from, occupied.without(front)) & theirs & !seen;
        let behind = beyond.into_iter().find(|square| geometry::between(from, *square).contains(front))?;
        Some(Line {
            by: Standing { role: piece.role, square: from },
            front: standing(position, front)?,
            behind: standing(position, behind)?,
        })
    };
    seen.into_iter().filter_map(through).collect()
}

/// Whether the king of this side is mated on its own last rank by a rook or a queen along that rank, and its own
/// men stand before it. Mate na última linha.
pub fn is_back_rank_mate(position: &Position) -> bool {
    let side = position.turn();
    let king = position.king(side);
    if king.rank_from(side) != 0 || !position.in_check() || position.has_legal_moves() {
        return false;
    }
    let along = |from: Square| {
        let heavy = position.piece_at(from).is_some_and(|piece| matches!(piece.role, Role::Rook | Role::Queen));
        heavy && from.rank() == king.rank()
    };
    let up = if side == Color::White { 1 } else { -1 };
    let own = men(position, side);
    let shut = [-1, 0, 1].into_iter().filter_map(|file| king.offset(file, up)).any(|square| own.contains(square));
    shut && position.checkers().into_iter().any(along)
}

/// Whether no pawn of the other side can stop this one or take it on its way. Peão passado.
pub fn is_passed(position: &Position, square: Square) -> bool {
    let Some(pawn) = position.piece_at(square).filter(|piece| piece.role == Role::Pawn) else { return false };
    let rank = square.rank_from(pawn.color);
    position
        .pieces(Piece::new(!pawn.color, Role::Pawn))
        .into_iter()
        .all(|other| (other.file() - square.file()).abs() > 1 || other.rank_from(pawn.color) <= rank)
}
