//! Whether a move of draughts brings a task nearer, and what a miss leads to.

use super::Draughts;
use super::task::Task;
use crate::draughts::search::{self, Level};
use crate::draughts::{Move, Position};
use crate::lessons::game::{Rules, Step, Verdict, missed};
use crate::random::Random;

/// Why a move misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// Another move is asked for.
    OffLine,
    /// The reply takes pieces, and nothing makes up for it.
    Loses,
    /// The win can no longer come in time.
    TooSlow,
    /// Too many moves.
    TooLong,
    /// A move the lesson has a sentence for.
    Foreseen(Move),
    /// From here the task cannot be fulfilled any more.
    DeadEnd,
    /// No move of one's own is left.
    Stuck,
}

impl Miss {
    /// The message that says it.
    pub const fn id(self) -> &'static str {
        match self {
            Miss::OffLine | Miss::Foreseen(_) => "miss-off-line",
            Miss::Loses => "draughts-miss-loses",
            Miss::TooSlow => "draughts-miss-too-slow",
            Miss::TooLong => "miss-too-long",
            Miss::DeadEnd => "miss-dead-end",
            Miss::Stuck => "miss-stuck",
        }
    }
}

/// What this move comes to.
pub fn of(task: &Task, step: &Step<Draughts>) -> Verdict<Draughts> {
    let Step { before, m, after, .. } = *step;
    let reached = |reached: bool| if reached { Verdict::Reached } else { Verdict::Open(None) };
    let is_dama = |position: &Position, square| position.at(square).is_some_and(|man| man.crowned);
    let crowned = !is_dama(before, m.from) && is_dama(after, m.to);
    match task {
        // A man that has passed a star by must not come back for it as a dama.
        Task::Reach(_) if crowned && !step.left.is_empty() => missed(Miss::DeadEnd, None),
        Task::Reach(_) => reached(step.left.is_empty()),
        Task::CaptureAll => reached(Draughts::count(after, after.turn()) == 0),
        Task::Crown => reached(crowned),
        Task::Line(line) => {
            let at = 2 * (step.moves as usize).saturating_sub(1);
            let right = |ways: &Vec<super::Way>| ways.iter().any(|way| Draughts::find(before, way) == Some(m));
            match line.get(at) {
                Some(ways) if right(ways) => match line.get(at + 1) {
                    Some(reply) => Verdict::Open(reply.first().and_then(|way| Draughts::find(after, way))),
                    None => Verdict::Reached,
                },
                _ => match loss(after) {
                    Some(reply) => missed(Miss::Loses, Some(reply)),
                    None => missed(Miss::OffLine, None),
                },
            }
        }
        Task::Win(_) | Task::PlayOut(_) if after.legal_moves().is_empty() => Verdict::Reached,
        Task::Win(moves) => {
            let left = moves.saturating_sub(step.moves);
            let reply = search::longest_defence(after, left);
            let in_time = left > 0
                && reply.and_then(|m| after.play(m)).is_some_and(|next| !search::wins_in(&next, left).is_empty());
            if in_time { Verdict::Open(reply) } else { missed(Miss::TooSlow, loss(after).or(reply)) }
        }
        Task::PlayOut(moves) if step.moves >= *moves => missed(Miss::TooLong, None),
        Task::PlayOut(_) => {
            let reply = reply(after);
            let over = reply.and_then(|m| after.play(m)).is_some_and(|next| next.legal_moves().is_empty());
            if over { missed(Miss::Stuck, reply) } else { Verdict::Open(reply) }
        }
    }
}

/// The site's move in a game that is played out: the same from the same position for ever.
fn reply(position: &Position) -> Option<Move> {
    search::think(position, &[], Level::Third, &mut Random::new(1)).map(|choice| choice.m)
}

/// A good next move of the pupil's.
pub fn best(position: &Position) -> Option<Move> {
    search::think(position, &[], Level::Fifth, &mut Random::new(1)).map(|choice| choice.m)
}

/// What a piece is worth in an exchange.
fn worth(position: &Position, m: Move) -> i32 {
    m.captured.into_iter().map(|square| if position.at(square).is_some_and(|man| man.crowned) { 3 } else { 1 }).sum()
}

/// What the side to move wins by the captures that follow one another from here; all of them are compulsory.
fn gain(position: &Position) -> i32 {
    if !position.must_capture() {
        return 0;
    }
    let after = |m: Move| position.play(m).map(|next| worth(position, m) - gain(&next));
    position.legal_moves().into_iter().filter_map(after).max().unwrap_or(0)
}

/// The capture that leaves the side to move with more than it had.
fn loss(position: &Position) -> Option<Move> {
    if !position.must_capture() {
        return None;
    }
    let balance = |m: &Move| position.play(*m).map_or(0, |next| worth(position, *m) - gain(&next));
    position.legal_moves().into_iter().max_by_key(balance).filter(|m| balance(m) > 0)
}
