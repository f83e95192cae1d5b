//! Castling in Chess960: the king goes onto its rook. FIDE 2023 II.3

use super::look::{first_on_the_way, occupant, standing};
use super::reason::{Reason, Standing};
use crate::chess::geometry;
use crate::chess::piece::{Piece, Role};
use crate::chess::position::{Setup, Side};
use crate::square::Square;

/// Why this move of an own piece, which wants to be castling, is none; `None` where it does not want to be.
///
/// It does where the king goes onto an own rook of its first rank, or as in standard chess to the g-file or the c-file.
pub(super) fn castling(position: &Setup, mover: Standing, to: Square) -> Option<Result<(), Reason>> {
    let Standing { role, square: king } = mover;
    let turn = position.turn;
    if role != Role::King || king.rank_from(turn) != 0 || to.rank() != king.rank() {
        return None;
    }
    if position.placement.at(to) == Some(Piece::new(turn, Role::Rook)) {
        return Some(onto_rook(position, king, to).map_or(Ok(()), Err));
    }
    let as_usual = king.distance(to) > 1 && Side::ALL.into_iter().any(|side| side.king_to(turn) == to);
    as_usual.then_some(Err(Reason::CastlingOntoRook { king, to }))
}

fn onto_rook(position: &Setup, king: Square, rook: Square) -> Option<Reason> {
    let Setup { placement, turn, castling, .. } = *position;
    let side = if rook > king { Side::King } else { Side::Queen };
    if castling.rook(turn, side) != Some(rook) {
        // As in standard chess. FIDE 2023 3.8.2.1
        let king_never_moved = Side::ALL.into_iter().any(|side| castling.has(turn, side));
        return Some(if king_never_moved {
            Reason::CastlingRookMoved { king, rook }
        } else {
            Reason::CastlingRightLost { king, rook }
        });
    }
    let (to, rook_to) = (side.king_to(turn), side.rook_to(turn));
    // FIDE 2023 II.3.2.7.4: both ways with their last squares, king and rook themselves left out.
    let mut others = *position;
    others.placement.set(king, None);
    others.placement.set(rook, None);
    for (role, from, to) in [(Role::King, king, to), (Role::Rook, rook, rook_to)] {
        if let Some(by) = first_on_the_way(&others, from, to).or_else(|| occupant(&others, to)) {
            return Some(Reason::CastlingWay { king, mover: Standing { role, square: from }, to, by });
        }
    }
    // FIDE 2023 3.8.2.2 (3)
    let attacked = |square| {
        let attackers = geometry::attackers(&placement, square, !turn);
        Some((standing(&placement, attackers)?, attackers))
    };
    if let Some((by, checkers)) = attacked(king) {
        return Some(Reason::CastlingInCheck { king, by, checkers });
    }
    let mut crossed: Vec<Square> = geometry::between(king, to).into_iter().collect();
    if to < king {
        crossed.reverse();
    }
    let through = |crossed: Square| {
        let (by, attackers) = attacked(crossed)?;
        Some(Reason::CastlingThrough { king, crossed, by, attackers })
    };
    if let Some(reason) = crossed.into_iter().find_map(through) {
        return Some(reason);
    }
    if let Some((by, attackers)) = attacked(to) {
        return Some(Reason::CastlingInto { king, to, by, attackers });
    }
    let mut after = others.placement;
    after.set(to, Some(Piece::new(turn, Role::King)));
    after.set(rook_to, Some(Piece::new(turn, Role::Rook)));
    let by = standing(&after, geometry::attackers(&after, to, !turn))?;
    Some(Reason::CastlingUncovers { king, rook, to, by })
}
