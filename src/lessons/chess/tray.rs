//! The pieces of a tray, and men that were touched: what is asked in chess alone.

use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::touch::{Act, Hand};
use crate::chess::{Move, Piece, Placement, Role};
use crate::color::Color;
use crate::lessons::attempt::{Attempt, Notice};
use crate::lessons::game::{Verdict, missed};
use crate::square::Square;

use super::Chess;
use super::task::Task;
use super::verdict::WhyMissed;

/// The tray: what a board lacks of a placement, White first, the king first.
pub(super) fn lacking(board: &Placement, wanted: &Placement) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Piece::new(color, role);
            for square in wanted.pieces(piece) {
                if board.at(square) != Some(piece) {
                    pieces.push(piece);
                }
            }
        }
    }
    pieces
}

pub(super) fn attempt(attempt: &mut Attempt<Chess>, from: Square, to: Square, promotion: Option<Role>) {
    let setup = attempt.scene.setup;
    let promotion = promotion.or_else(|| {
        let arrives = setup.placement.at(from).is_some_and(|piece| piece.promotes_on(to));
        // A promotion is asked for, except where any arrival will do.
        let battle = matches!(attempt.task(), Some(Task::Battle { .. }));
        (arrives && battle).then_some(Role::Queen)
    });
    match legality::judge_setup(&setup, None, None, Move { from, to, promotion }) {
        Ok(m) => attempt.play(m),
        Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => attempt.hand.promoting = Some((from, to)),
        Err(illegal) => attempt.notice = Some(Notice::Refused(illegal)),
    }
}

pub(super) fn typed(attempt: &mut Attempt<Chess>, text: String, letters: Letters) {
    match san::read(&attempt.scene.setup, &text, letters) {
        Ok(m) => attempt.attempt(m.from, m.to, m.promotion),
        Err(ReadError::PromotionMissing { from, to }) => attempt.hand.promoting = Some((from, to)),
        Err(ReadError::Illegal { candidates }) if candidates.len() == 1 => {
            if let Some(m) = candidates.first() {
                attempt.attempt(m.from, m.to, m.promotion);
            }
        }
        Err(error) => attempt.notice = Some(Notice::NotRead { text, error }),
    }
}

/// Whether a move is one of those that the touches leave. FIDE 2023 4.3
pub(super) fn touched(attempt: &Attempt<Chess>, squares: &[Square], m: Move) -> Verdict<Chess> {
    let Some(position) = attempt.scene.setup.position() else { return Verdict::Reached };
    let mut hand = Hand::new(position);
    for square in squares {
        // A touch is never refused.
        let _ = hand.act(Act::Touch(*square));
    }
    let left = hand.obligation();
    if left.moves.contains(&m) {
        return Verdict::Reached;
    }
    missed(WhyMissed::Touched(left.article.unwrap_or("4.3")), None)
}

pub(super) fn place(attempt: &mut Attempt<Chess>, wanted: &Placement, square: Square) {
    // One kind of piece left needs no picking up.
    let tray = &attempt.hand.tray;
    let alike = tray.first().filter(|first| tray.iter().all(|piece| piece == *first)).map(|_| 0);
    let Some(place) = attempt.hand.picked.or(alike) else {
        attempt.notice = Some(Notice::Look(None));
        return;
    };
    let Some(piece) = tray.get(place).copied() else { return };
    if wanted.at(square) != Some(piece) || attempt.scene.setup.placement.at(square).is_some() {
        attempt.slips += 1;
        attempt.notice = Some(Notice::Misplaced(square, piece));
        return;
    }
    attempt.hand.tray.remove(place);
    attempt.scene.setup.placement.set(square, Some(piece));
    attempt.marked = attempt.marked.with(square);
    attempt.hints = 0;
    // The next of the same kind is at hand already.
    attempt.hand.picked = attempt.hand.tray.iter().position(|other| *other == piece);
    if attempt.hand.tray.is_empty() {
        attempt.finish();
    } else {
        attempt.notice = Some(Notice::Left(attempt.hand.tray.len()));
    }
}

pub(super) fn hint_place(attempt: &mut Attempt<Chess>, wanted: &Placement) -> Notice<Chess> {
    let hand = &mut attempt.hand;
    let place = hand.picked.unwrap_or(0);
    hand.picked = Some(place).filter(|place| *place < hand.tray.len());
    let piece = hand.tray.get(place).copied();
    let stands = &attempt.scene.setup.placement;
    let free = |square: &Square| stands.at(*square).is_none() && wanted.at(*square) == piece && piece.is_some();
    match Square::all().find(free) {
        Some(square) if attempt.hints == 2 => Notice::ShowSquare(square),
        _ => Notice::Look(None),
    }
}
