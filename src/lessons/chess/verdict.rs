//! Whether a move brings a task nearer, fulfils it or misses it, and what a miss leads to.

use super::clock::AtClock;
use super::opponent;
use super::task::{Cure, Task};
use crate::chess::study::{best_capture, capture_gain};
use crate::chess::{Ground, Move, Role, Setup};
use crate::lessons::game::{self, missed};
use crate::square::Square;

use super::Chess;

type Verdict = game::Verdict<Chess>;
type Step<'a> = game::Step<'a, Chess>;

/// Why a move misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyMissed {
    /// It gives no check.
    NoCheck,
    /// Check, but it can be met so.
    NoMate(Cure),
    /// Neither check nor mate: the other side just plays on.
    Quiet,
    /// Stalemate, where that is not wanted. FIDE 2023 5.2.1
    Stalemate,
    /// Mate, where stalemate is wanted.
    Mate,
    /// No stalemate: a move is left.
    HasMove,
    /// Mate can no longer be given in time.
    TooSlow,
    /// Out of check by another way than the one asked for.
    OtherCure(Cure),
    /// This piece can be taken with gain.
    Loses(Square),
    /// The piece that was to be protected has moved.
    Moved(Square),
    /// Promoted to another piece than the one asked for.
    WrongPiece(Role),
    /// The move takes nothing, where each must.
    NotCapture,
    /// Another move is asked for.
    OffLine,
    /// A move the lesson has a sentence for.
    Foreseen(Move),
    /// From here the task cannot be fulfilled any more.
    DeadEnd,
    /// Too many moves.
    TooLong,
    /// Nothing is left to mate or promote with.
    NothingLeft,
    /// The other side got there first.
    Overtaken,
    /// No move of one's own is left.
    Stuck,
    /// The touches leave other moves; the article. FIDE 2023 4.3
    Touched(&'static str),
    /// What was to be avoided has come about.
    Unwanted,
    /// Something at the clock was too early, or its time is over.
    AtClock(AtClock),
}

/// Whether this side, to move, is mated or stalemated: `Some(true)` is mate.
pub fn ended(setup: &Setup) -> Option<bool> {
    if setup.legal_moves().is_empty() { Some(!setup.checkers().is_empty()) } else { None }
}

/// How a legal move out of check meets it. FIDE 2023 1.4.1
pub fn cure(before: &Setup, m: Move) -> Cure {
    let king = before.placement.at(m.from).is_some_and(|piece| piece.role == Role::King);
    match before.captured(m) {
        Some(square) if before.checkers().contains(square) => Cure::Capture,
        _ if king => Cure::Run,
        _ => Cure::Block,
    }
}

/// What this move comes to.
pub fn of(task: &Task, step: &Step) -> Verdict {
    let Step { before, m, after, .. } = *step;
    match task {
        Task::Reach(_) | Task::Capture(_) if step.left.is_empty() => Verdict::Reached,
        Task::CaptureAll if after.placement.of(after.turn).is_empty() => Verdict::Reached,
        Task::Reach(_) | Task::Capture(_) | Task::CaptureAll => Verdict::Open(None),
        Task::Promote(wanted) => match (m.promotion, wanted) {
            (None, _) => Verdict::Open(None),
            (Some(role), Some(wanted)) if role != *wanted => missed(WhyMissed::WrongPiece(role), None),
            _ => Verdict::Reached,
        },
        Task::Check if !after.checkers().is_empty() => Verdict::Reached,
        Task::Check => missed(WhyMissed::NoCheck, None),
        Task::Checkmate(moves) => mate(step, *moves),
        Task::Stalemate => match ended(after) {
            Some(false) => Verdict::Reached,
            Some(true) => missed(WhyMissed::Mate, None),
            None => missed(WhyMissed::HasMove, after.legal_moves().first().copied()),
        },
        Task::Escape(wanted) => {
            let cure = cure(before, m);
            match wanted {
                Some(wanted) if *wanted != cure => missed(WhyMissed::OtherCure(cure), None),
                _ => Verdict::Reached,
            }
        }
        Task::Protect(square) if m.from == *square => missed(WhyMissed::Moved(*square), None),
        Task::Protect(square) | Task::Safe(Some(square)) => {
            harmless(capture_gain(after, if m.from == *square { m.to } else { *square }))
        }
        Task::Safe(None) | Task::Unharmed => harmless(best_capture(after)),
        Task::Line(line) => {
            let at = 2 * (step.moves as usize).saturating_sub(1);
            match line.get(at) {
                Some(choices) if choices.contains(&m) => match line.get(at + 1) {
                    Some(reply) => Verdict::Open(reply.first().copied()),
                    None => Verdict::Reached,
                },
                _ => missed(WhyMissed::OffLine, punishment(after)),
            }
        }
        Task::PlayOutMate => play_out(step, |_| None),
        Task::PlayOutPromote => play_out(step, |step| {
            step.m.promotion.map(|_| match capture_gain(step.after, step.m.to) {
                Some((_, m)) => missed(WhyMissed::Loses(m.to), Some(m)),
                None => Verdict::Reached,
            })
        }),
        Task::Battle { en_passant } => {
            if opponent::battle_winner(after) == Some(before.turn) {
                Verdict::Reached
            } else if step.moves >= step.limit {
                missed(WhyMissed::TooLong, None)
            } else {
                Verdict::Open(opponent::battle_reply(after, *en_passant))
            }
        }
        Task::EachCapture if before.captured(m).is_some() => Verdict::Reached,
        Task::EachCapture => missed(WhyMissed::NotCapture, None),
        Task::All(parts) => {
            let mut open = None;
            for part in parts {
                match of(part, step) {
                    Verdict::Reached => {}
                    Verdict::Open(reply) => open = open.or(Some(reply)),
                    Verdict::Missed(miss) => return Verdict::Missed(miss),
                }
            }
            open.map_or(Verdict::Reached, Verdict::Open)
        }
        Task::Any(parts) => {
            let rank = |verdict: &Verdict| match verdict {
                Verdict::Reached => 0,
                Verdict::Open(_) => 1,
                Verdict::Missed(_) => 2,
            };
            parts.iter().map(|part| of(part, step)).min_by_key(rank).unwrap_or(Verdict::Open(None))
        }
        Task::Not(part) => match of(part, step) {
            Verdict::Reached => missed(WhyMissed::Unwanted, None),
            Verdict::Missed(_) => Verdict::Reached,
            open => open,
        },
    }
}

/// What the other side would do about a bad move: mate, if it can, else the capture that wins most.
fn punishment(after: &Setup) -> Option<Move> {
    let mate = after.position().and_then(|position| opponent::mate_within(&position, 1));
    mate.or(best_capture(after).map(|(_, m)| m))
}

fn harmless(capture: Option<(i32, Move)>) -> Verdict {
    match capture {
        Some((_, m)) => missed(WhyMissed::Loses(m.to), Some(m)),
        None => Verdict::Reached,
    }
}

/// What the end of a game comes to where mate is wanted; `None` while the game goes on.
fn ending(after: &Setup) -> Option<Verdict> {
    ended(after).map(|mate| if mate { Verdict::Reached } else { missed(WhyMissed::Stalemate, None) })
}

fn mate(step: &Step, moves: u32) -> Verdict {
    let after = step.after;
    if let Some(verdict) = ending(after) {
        return verdict;
    }
    let left = moves.saturating_sub(step.moves);
    let reply = match after.position() {
        Some(position) => opponent::longest_defence(&position, left),
        None => after.legal_moves().first().copied(),
    };
    if left == 0 {
        return match reply {
            Some(reply) if !after.checkers().is_empty() => missed(WhyMissed::NoMate(cure(after, reply)), Some(reply)),
            _ => missed(WhyMissed::Quiet, reply),
        };
    }
    let in_time =
        reply.and_then(|m| after.after(m).position()).is_some_and(|next| opponent::mate_within(&next, left).is_some());
    if in_time { Verdict::Open(reply) } else { missed(WhyMissed::TooSlow, reply) }
}

/// A game against the site's small search: mate ends it, `won` may.
fn play_out(step: &Step, won: fn(&Step) -> Option<Verdict>) -> Verdict {
    if let Some(verdict) = ending(step.after).or_else(|| won(step)) {
        return verdict;
    }
    if step.moves >= step.limit {
        return missed(WhyMissed::TooLong, None);
    }
    let Some(reply) = step.after.position().and_then(|position| opponent::best(&position, step.before.turn, &[]))
    else {
        return missed(WhyMissed::Stuck, None);
    };
    // A reply that takes the last pawn or the last heavy piece leaves nothing to win with.
    let next = step.after.after(reply);
    let strong = |role| matches!(role, Role::Pawn | Role::Rook | Role::Queen);
    if !next.placement.iter().any(|(_, piece)| piece.color == next.turn && strong(piece.role)) {
        return missed(WhyMissed::NothingLeft, Some(reply));
    }
    Verdict::Open(Some(reply))
}
