//! What the table of an ending says of a position.

use engine::Board;
use engine::endings::{Outcome, Table, Wanted};

use super::Exercise;
use crate::chess::{Move, Position};
use crate::random::Random;

/// A position with what comes of each legal move.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    pub position: Position,
    /// The best first; empty where the game is over.
    pub moves: Vec<Choice>,
}

/// A legal move, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub m: Move,
    /// For the side that makes it, the move itself counted.
    pub outcome: Outcome,
    /// The best answer; `None` where the game is over.
    pub reply: Option<Move>,
}

impl Known {
    /// The position an exercise starts from; `None` where the table is of another ending.
    pub fn start(table: &Table, exercise: Exercise) -> Option<Known> {
        let (level, seed) = (exercise.level, u64::from(exercise.seed));
        if table.ending() != level.ending {
            return None;
        }
        let first = |wanted: Wanted| table.positions(wanted, seed).next();
        // Of all positions most are far from mate: how far comes by lot first.
        let board = match level.wanted() {
            Wanted::Win(moves) => {
                let more = Random::new(seed).below(moves.clone().count());
                let length = moves.start().saturating_add(u8::try_from(more).unwrap_or_default());
                first(Wanted::Win(length..=length)).or_else(|| first(Wanted::Win(moves)))
            }
            Wanted::Hold => first(Wanted::Hold),
        };
        Known::of(table, &Position::from_board(&board?).ok()?, seed)
    }

    /// `None` where the table does not know the position. Of equally good answers the seed chooses.
    pub fn of(table: &Table, position: &Position, seed: u64) -> Option<Known> {
        let mut random = Random::new(seed);
        let choice = |(step, outcome): (engine::Move, Outcome)| {
            let m = Move::from_indices(step.from, step.to, step.promotion)?;
            Some(Choice { m, outcome, reply: answer(table, &step.on(position.board()), &mut random) })
        };
        let moves = table.moves(position.board())?.into_iter().map(choice).collect::<Option<_>>()?;
        Some(Known { position: *position, moves })
    }

    /// What best play leads to.
    pub fn outcome(&self) -> Option<Outcome> {
        self.moves.first().map(|choice| choice.outcome)
    }

    pub fn choice(&self, m: Move) -> Option<Choice> {
        self.moves.iter().copied().find(|choice| choice.m == m)
    }
}

/// The longest defence. Where it is a draw: a capture that makes it one, else the move after which most of the other
/// side's moves spoil something.
fn answer(table: &Table, board: &Board, random: &mut Random) -> Option<Move> {
    let best = table.best(board)?;
    let drawn = best.first().is_some_and(|(_, outcome)| *outcome == Outcome::Drawn);
    let rank = |step: engine::Move| {
        if !drawn {
            return 0;
        }
        if board.at(step.to).is_some() {
            return -1;
        }
        let replies = table.moves(&step.on(board)).unwrap_or_default();
        let held = replies.iter().filter(|(_, outcome)| *outcome == Outcome::Drawn).count();
        // Who is stalemated has nothing more to find.
        if held == 0 { i32::MAX } else { i32::try_from(held).unwrap_or(i32::MAX) }
    };
    let ranked: Vec<(engine::Move, i32)> = best.into_iter().map(|(step, _)| (step, rank(step))).collect();
    let least = ranked.iter().map(|(_, rank)| *rank).min()?;
    let alike: Vec<engine::Move> =
        ranked.into_iter().filter(|(_, rank)| *rank == least).map(|(step, _)| step).collect();
    let step = random.pick(&alike)?;
    Move::from_indices(step.from, step.to, step.promotion)
}
