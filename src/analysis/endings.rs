//! What the table of an ending says of a position: the question and the answer as texts.

use std::cell::RefCell;

use engine::endings::{Ending, Outcome, Table};
use serde::{Deserialize, Serialize};

use crate::chess::{Move, Position};
use crate::drills::endings::{Choice, Exercise, Known};

thread_local! {
    // Made anew where the worker was replaced.
    /// The table asked for last: one game asks some forty times for the same.
    static TABLE: RefCell<Option<Table>> = const { RefCell::new(None) };
}

/// The question: the exercise by its id, and the position as FEN; that from which it starts where there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EndingQuestion {
    exercise: String,
    now: Option<String>,
}

/// The position as FEN, and of each legal move what it leads to and the answer.
pub(super) type Said = (String, Vec<(Move, i16, Option<Move>)>);

impl EndingQuestion {
    pub(super) fn new(exercise: Exercise, now: Option<&Position>) -> EndingQuestion {
        EndingQuestion { exercise: exercise.to_string(), now: now.map(Position::fen) }
    }

    pub(super) fn answer(&self) -> Option<Said> {
        let exercise: Exercise = self.exercise.parse().ok()?;
        let ending = exercise.level.ending;
        with_table(ending, |table| {
            let known = match &self.now {
                Some(now) => Known::of(table, &Position::from_fen(now).ok()?, exercise.seed.into()),
                None => Known::start(table, exercise),
            }?;
            let choice = |choice: Choice| (choice.m, choice.outcome.rank(), choice.reply);
            Some((known.position.fen(), known.moves.into_iter().map(choice).collect()))
        })
    }
}

/// Asks the table of an ending, which is made if it is not the one asked last.
pub(super) fn with_table<T>(ending: Ending, ask: impl FnOnce(&Table) -> T) -> T {
    TABLE.with_borrow_mut(|kept| {
        // The table before goes first: both together are more than a cheap phone should hold.
        if kept.as_ref().is_none_or(|table| table.ending() != ending) {
            *kept = None;
        }
        ask(kept.get_or_insert_with(|| Table::generate(ending)))
    })
}

/// The outcome of this rank, as `Outcome::rank` has it.
fn outcome(rank: i16) -> Option<Outcome> {
    match rank {
        0 => Some(Outcome::Drawn),
        1.. => u8::try_from(1000 - rank).ok().map(Outcome::Won),
        _ => u8::try_from(rank + 1000).ok().map(Outcome::Lost),
    }
}

/// The answer taken apart. `None` unless it names each legal move of a position once, with a legal answer.
pub fn read_ending(answer: &str) -> Option<Known> {
    let (fen, said): Said = serde_json::from_str(answer).ok()?;
    let position = Position::from_fen(&fen).ok()?;
    let legal = position.legal_moves();
    let choice = |(m, rank, reply): (Move, i16, Option<Move>)| {
        let after = position.play(m).ok()?;
        let answered = reply.map_or(!after.has_legal_moves(), |reply| after.is_legal(reply));
        Some(Choice { m, outcome: outcome(rank).filter(|_| answered)?, reply })
    };
    let moves: Vec<Choice> = said.into_iter().map(choice).collect::<Option<_>>()?;
    let whole = legal.len() == moves.len() && legal.iter().all(|m| moves.iter().any(|choice| choice.m == *m));
    whole.then_some(Known { position, moves })
}
