//! Why a move is refused: for any two squares the legal move, or one reason with squares and article.
//!
//! The answer comes from the Laws read as a person reads them, not from the move generator; a property test
//! holds the two together. Absent: sentences (they are `locales/*/refusals.ftl`, named by [`Illegal::id`]),
//! and touched pieces (articles 4.2 to 4.7).
//!
//! # One reason, and which
//! A move can be wrong in several ways. The first of this list is told, because each question only makes
//! sense to a pupil once the ones above it are settled:
//!
//! 1. Is there still a game? Nothing on the board matters after its end.
//! 2. Is there a piece, is it mine, is it my turn? Before anybody asks how a piece moves.
//! 3. Does it leave its square?
//! 4. Is it the king's two steps from home, in Chess960 its move onto an own rook? Whoever tries that wants to castle, and
//!    should hear about castling even when a knight of their own stands on the target square. Here what is lost for good
//!    comes before what is only hindered now, and a piece seen on the board before an attack that must be found.
//! 5. May any piece at all go there: not onto its own side's piece, never onto a king.
//! 6. Does this piece move so, and is its way free? Geometry, visible without looking at the other side.
//! 7. What would happen to the own king? Only a piece that could really move can be pinned.
//! 8. Promotion. The choice is asked for last, so that nobody chooses a piece for a move that is refused.

mod chess960;
mod drawing;
mod look;
mod reason;
mod sentence;

use super::geometry;
use super::ground::Ground;
use super::piece::{Piece, Role};
use super::position::{Move, Position, Setup, Side, castling_side, king_home};
use super::status::Status;
use crate::color::Color;
use crate::square::{Square, SquareSet};

use look::{first_on_the_way, occupant, standing, stands};

pub use drawing::Drawing;
pub use reason::{IDS, Illegal, Reason, Standing};
pub use sentence::{Arg, Filling, message_ids};

/// Answer for any from and to: the legal move, or one reason.
///
/// `over` is how the game ended, if it did. `player` is the side that asks; `None` on one screen that both
/// share, where a piece of the other side is a matter of turn and not of ownership.
pub fn judge(
    position: &Position,
    over: Option<Status>,
    player: Option<Color>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Illegal> {
    judge_setup(&position.setup(), over, player, Move { from, to, promotion })
}

/// [`judge`] on a teaching position, where kings may be missing: a side without a king is never in check.
pub fn judge_setup(position: &Setup, over: Option<Status>, player: Option<Color>, m: Move) -> Result<Move, Illegal> {
    find(position, over, player, m).map_or(Ok(m), |reason| Err(Illegal { reason }))
}

fn find(position: &Setup, over: Option<Status>, player: Option<Color>, m: Move) -> Option<Reason> {
    let Move { from, to, promotion } = m;
    let turn = position.turn;
    if let Some(status) = over {
        // FIDE 2023 5.1.1 and 5.2.1
        return Some(Reason::GameOver {
            status,
            loser: turn,
            king: position.placement.king(turn).unwrap_or(from),
            checkers: position.checkers(),
        });
    }
    let Some(piece) = position.placement.at(from) else {
        return Some(Reason::EmptySquare { from });
    };
    let mover = Standing { role: piece.role, square: from };
    match player {
        // FIDE 2023 1.3
        Some(player) if player != turn => return Some(Reason::NotYourTurn { from, turn }),
        // FIDE 2023 1.1: whoever is at the board now plays the side to move.
        _ if piece.color != turn => return Some(Reason::NotYourPiece { piece: mover, player: turn }),
        _ => {}
    }
    if from == to {
        return Some(Reason::SameSquare { piece: mover });
    }
    if position.castling.is_chess960() {
        if let Some(castling) = chess960::castling(position, mover, to) {
            return castling.err().or_else(|| promoting(mover, to, turn, promotion));
        }
    } else if let Some(side) = castling_side(piece, m) {
        return castling(position, turn, side).or_else(|| promoting(mover, to, turn, promotion));
    }
    let target = position.placement.at(to);
    if let Some(target) = target {
        if target.color == turn {
            // FIDE 2023 3.1
            return Some(Reason::OwnPiece { from, own: Standing { role: target.role, square: to } });
        }
        if target.role == Role::King {
            // FIDE 2023 1.4.1
            return Some(Reason::TakesKing { from, king: to });
        }
    }
    shape(position, mover, to)
        .or_else(|| if piece.role == Role::King { king_safety(position, m) } else { cover(position, mover, to) })
        .or_else(|| promoting(mover, to, turn, promotion))
}

fn castling(position: &Setup, turn: Color, side: Side) -> Option<Reason> {
    let king = king_home(turn);
    let corner = side.rook_from(turn);
    let to = side.king_to(turn);
    let rights = position.castling;
    if !rights.has(turn, side) {
        if position.placement.at(corner) != Some(Piece::new(turn, Role::Rook)) {
            // FIDE 2023 3.8.2
            return Some(Reason::CastlingWithoutRook { king, corner });
        }
        // A right left on the other wing proves that the king has never moved, so it was this rook. With
        // none left the position cannot tell which of the two it was. FIDE 2023 3.8.2.1
        let king_never_moved = Side::ALL.into_iter().any(|other| rights.has(turn, other));
        return Some(if king_never_moved {
            Reason::CastlingRookMoved { king, rook: corner }
        } else {
            Reason::CastlingRightLost { king, rook: corner }
        });
    }
    // FIDE 2023 3.8.2.2 (4): every square between king and rook, so b1 too.
    if let Some(by) = first_on_the_way(position, king, corner) {
        return Some(Reason::CastlingBlocked { king, rook: corner, by });
    }
    // FIDE 2023 3.8.2.2 (3): the king's squares only, so an attack on b1 or on the rook does not matter.
    let placement = position.placement;
    let attacked = |square| {
        let attackers = geometry::attackers(&placement, square, !turn);
        Some((standing(&placement, attackers)?, attackers))
    };
    if let Some((by, checkers)) = attacked(king) {
        return Some(Reason::CastlingInCheck { king, by, checkers });
    }
    let crossed = side.rook_to(turn);
    if let Some((by, attackers)) = attacked(crossed) {
        return Some(Reason::CastlingThrough { king, crossed, by, attackers });
    }
    let (by, attackers) = attacked(to)?;
    Some(Reason::CastlingInto { king, to, by, attackers })
}

/// Whether this piece moves so and its way is free, its own king left aside. FIDE 2023 3.2 to 3.8.1
fn shape(position: &Setup, mover: Standing, to: Square) -> Option<Reason> {
    let Standing { role, square: from } = mover;
    if role == Role::Pawn {
        return pawn(position, from, to);
    }
    if !geometry::pattern(Piece::new(position.turn, role), from).contains(to) {
        if role == Role::King && position.castling.is_chess960() {
            return Some(Reason::CastlingOntoRook { king: from, to });
        }
        return Some(Reason::DoesNotMoveSo { piece: mover, to });
    }
    // A knight's and a king's step have nothing between. FIDE 2023 3.5
    first_on_the_way(position, from, to).map(|by| Reason::Blocked { piece: mover, to, by })
}

/// FIDE 2023 3.7.1 to 3.7.3.2
fn pawn(position: &Setup, from: Square, to: Square) -> Option<Reason> {
    let turn = position.turn;
    let files = (to.file() - from.file()).abs();
    let ranks = to.rank_from(turn) - from.rank_from(turn);
    match (files, ranks) {
        (0, 1) => {
            let by = occupant(position, to)?;
            Some(Reason::PawnBlocked { from, by })
        }
        (0, 2) if from.rank_from(turn) != 1 => Some(Reason::PawnDoubleStepNotFromHome { from, to }),
        (0, 2) => {
            let by = first_on_the_way(position, from, to).or_else(|| occupant(position, to))?;
            Some(Reason::PawnDoubleStepBlocked { from, to, by })
        }
        (1, 1) if position.placement.at(to).is_some() || position.en_passant == Some(to) => None,
        (1, 1) => Some(match passed_by(position, from, to) {
            Some(pawn) => Reason::EnPassantTooLate { from, to, pawn },
            None => Reason::PawnDiagonalWithoutCapture { from, to },
        }),
        (_, 0) => Some(Reason::PawnSideways { from, to }),
        (_, ranks) if ranks < 0 => Some(Reason::PawnBackwards { from, to }),
        (0, _) => Some(Reason::PawnTooFar { from, to }),
        _ => Some(Reason::DoesNotMoveSo { piece: Standing { role: Role::Pawn, square: from }, to }),
    }
}

/// The opposing pawn beside this one that an en passant capture on the empty `to` would take.
///
/// Whether it ever made a double step the position does not remember; only that this move is not the one
/// right after it. FIDE 2023 3.7.3.1
fn passed_by(position: &Setup, from: Square, to: Square) -> Option<Square> {
    let turn = position.turn;
    let beside = Square::new(to.file(), from.rank())?;
    let fifth = from.rank_from(turn) == 4;
    (fifth && position.placement.at(beside) == Some(Piece::new(!turn, Role::Pawn))).then_some(beside)
}

/// What the king's step would bring upon it. FIDE 2023 3.9.2
fn king_safety(position: &Setup, m: Move) -> Option<Reason> {
    let turn = position.turn;
    let Move { from, to, .. } = m;
    let placement = position.placement;
    // The king does not shield the squares behind itself, so it is lifted off first.
    let mut lifted = placement;
    lifted.set(from, None);
    let attackers = geometry::attackers(&lifted, to, !turn);
    if let Some(king) = position.placement.king(!turn).filter(|king| attackers.contains(*king)) {
        return Some(Reason::KingBesideKing { from, to, king });
    }
    let now = geometry::attackers(&placement, to, !turn);
    let Some(by) = standing(&placement, now) else {
        let by = standing(&placement, attackers)?;
        return Some(Reason::KingStaysInLine { from, to, by });
    };
    Some(match occupant(position, to) {
        Some(prey) => Reason::KingTakesProtected { from, prey, by, protectors: attackers },
        None => Reason::KingIntoAttack { from, to, by, attackers },
    })
}

/// What the own king would suffer from the move of another piece. FIDE 2023 3.9.2
fn cover(position: &Setup, mover: Standing, to: Square) -> Option<Reason> {
    let turn = position.turn;
    let from = mover.square;
    let king = position.placement.king(turn)?;
    let before = position.placement;
    let captured = position.captured(Move { from: mover.square, to, promotion: None });
    let mut after = before;
    after.set(from, None);
    if let Some(square) = captured {
        after.set(square, None);
    }
    after.set(to, Some(Piece::new(turn, mover.role)));

    let exposed = geometry::attackers(&after, king, !turn);
    if exposed.is_empty() {
        return None;
    }
    let checkers = geometry::attackers(&before, king, !turn);
    let mut checking = checkers.into_iter();
    if let (Some(first), Some(second)) = (checking.next(), checking.next()) {
        let (by, also) = (stands(&before, first)?, stands(&before, second)?);
        return Some(Reason::DoubleCheck { from, king, by, also, checkers });
    }
    if let Some(by) = standing(&before, exposed & checkers) {
        return Some(Reason::LeavesCheck { from, king, by });
    }
    let only_mover = |by: &Square| geometry::between(*by, king) & before.occupied() == SquareSet::EMPTY.with(from);
    if let Some(by) = exposed.into_iter().find(only_mover) {
        return Some(Reason::Pinned { piece: mover, king, by: stands(&before, by)? });
    }
    // Only en passant empties a second square. FIDE 2023 3.7.3.1
    let by = standing(&before, exposed)?;
    Some(Reason::EnPassantUncovers { from, captured: captured?, king, by })
}

/// FIDE 2023 3.7.3.3
fn promoting(mover: Standing, to: Square, turn: Color, promotion: Option<Role>) -> Option<Reason> {
    let due = Piece::new(turn, mover.role).promotes_on(to);
    match (due, promotion) {
        (true, None) => Some(Reason::PromotionNeeded { from: mover.square, to }),
        (true, Some(role)) if !Role::PROMOTIONS.contains(&role) => {
            Some(Reason::PromotionImpossible { from: mover.square, to, role })
        }
        (false, Some(_)) => Some(Reason::PromotionNotDue { piece: mover, to }),
        _ => None,
    }
}
