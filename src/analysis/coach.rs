//! Why a move of chess was made, or which is the best: the question and the answer as texts.

use serde::{Deserialize, Serialize};

use crate::chess::{Move, Position, chess960};
use crate::coach::{Coach, Told};
use crate::play::chess::Advice;

/// How many nodes of the search a position gets: about a tenth of a second of a fast computer. docs/figures.md measures with as
/// many.
pub(super) const NODES: u64 = 100_000;

/// The question: the position as [`chess960::marked`] writes it, and the move to explain; the best one where there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CoachQuestion {
    before: String,
    m: Option<Move>,
}

/// The answer: the move and what follows; the reason with the pieces it speaks of and the moves that show it.
#[derive(Serialize, Deserialize)]
pub(super) struct Said {
    line: Vec<Move>,
    statement: Option<Told>,
}

impl CoachQuestion {
    pub(super) fn new(before: &Position, m: Option<Move>) -> CoachQuestion {
        CoachQuestion { before: chess960::marked(before), m }
    }

    pub(super) fn answer(&self) -> Option<Said> {
        let before = chess960::from_marked(&self.before).ok()?;
        let mut coach = Coach::new(NODES);
        let m = self.m.or_else(|| coach.best(&before))?;
        Said::of(&mut coach, &before, m)
    }
}

impl Said {
    /// What the coach says of a move.
    pub(super) fn of(coach: &mut Coach, before: &Position, m: Move) -> Option<Said> {
        let explained = coach.explain(before, m).ok()?;
        Some(Said { statement: explained.statements.first().map(Told::from), line: explained.line })
    }

    /// Taken apart; `None` unless its moves are legal. A statement that the rules cannot replay is left out.
    pub(super) fn read(self, before: &Position) -> Option<Advice> {
        let Said { line, statement } = self;
        let m = *line.first()?;
        let mut now = *before;
        for m in &line {
            now = now.play(*m).ok()?;
        }
        let statement = statement.and_then(|told| told.read(before));
        Some(Advice { before: *before, m, statement, line })
    }
}

/// The answer about this position taken apart, as [`Said::read`] does.
pub fn read_advice(before: &Position, answer: &str) -> Option<Advice> {
    serde_json::from_str::<Said>(answer).ok()?.read(before)
}
