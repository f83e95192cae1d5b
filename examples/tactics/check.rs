//! Whether each move that a puzzle asks for is the only good one, by the rules and by the search.

use std::fmt;

use engine::{Found, Limits, Search};
use lance_legal::chess::{Move, Position, Status};
use lance_legal::tactics::Puzzle;

/// Positions that the search remembers.
const ENTRIES: usize = 1 << 18;
/// A search is given so many nodes, and again more of them as long as it does not agree.
const NODES: [u64; 3] = [40_000, 400_000, 2_000_000];
/// The move is better than any other by so much of a win, of 2 from a sure loss to a sure win.
const BETTER: f64 = 0.3;

/// Why a puzzle is not shipped. The place is that of the move among those to find, from 1.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// There are several moves that mate in as few moves.
    AlsoMates { place: usize, m: Move },
    /// The search does not see that this move forces mate in so many moves.
    NoMate { place: usize, moves: usize },
    /// Another move is as good, or nearly.
    AlsoGood { place: usize, m: Move, score: i32, other: i32 },
    /// The move is best, but brings nothing.
    Nothing { place: usize, score: i32 },
    /// The theme is a mate, and the last position is none.
    NotMate,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::AlsoMates { place, m } => write!(f, "move {place}: {m} mates as fast"),
            Refused::NoMate { place, moves } => write!(f, "move {place}: mate in {moves} is not seen"),
            Refused::AlsoGood { place, m, score, other } => {
                write!(f, "move {place}: {m} is as good, {other} beside {score}")
            }
            Refused::Nothing { place, score } => write!(f, "move {place}: {score} is no gain"),
            Refused::NotMate => f.write_str("the end is no mate"),
        }
    }
}

/// How much of a win a score is, from -1 to 1. The curve is that of Lichess's computer analysis.
fn win(score: i32) -> f64 {
    2.0 / (1.0 + (-0.00368 * f64::from(score)).exp()) - 1.0
}

pub struct Checker {
    search: Search,
    steps: usize,
    /// Whether each step has to agree, and not one.
    strict: bool,
}

impl Checker {
    /// For what a stronger program has proved before: it is enough that the search agrees once.
    pub fn thorough() -> Checker {
        Checker { search: Search::new(ENTRIES), steps: NODES.len(), strict: false }
    }

    /// For what nobody else has looked at: a short look and a long one have to agree.
    pub fn strict() -> Checker {
        Checker { search: Search::new(ENTRIES), steps: 2, strict: true }
    }

    /// # Errors
    /// The first move that is not the only good one.
    pub fn check(&mut self, puzzle: &Puzzle, asks_mate: bool) -> Result<(), Refused> {
        let mates = Status::of(&puzzle.end()) == Some(Status::Checkmate);
        if asks_mate && !mates {
            return Err(Refused::NotMate);
        }
        let mut position = puzzle.asked();
        for (ply, m) in puzzle.solution().iter().enumerate() {
            if ply % 2 == 0 {
                let moves = puzzle.length() - ply / 2;
                let mut said = Ok(());
                for nodes in &NODES[..self.steps] {
                    said = self.only(&position, *m, ply / 2 + 1, mates.then_some(moves), *nodes);
                    if said.is_ok() != self.strict {
                        break;
                    }
                }
                said?;
            }
            position = position.play(*m).unwrap_or(position);
        }
        Ok(())
    }

    /// `mate`: in how many moves it is mate. The last move of a mate may be any that mates.
    fn only(
        &mut self,
        position: &Position,
        m: Move,
        place: usize,
        mate: Option<usize>,
        nodes: u64,
    ) -> Result<(), Refused> {
        if mate == Some(1) {
            // At the end of a longer line any mate will do.
            return if place == 1 { sole_mate(position, m) } else { Ok(()) };
        }
        let (own, others): (Vec<_>, Vec<_>) =
            engine::legal_moves(position.board()).into_iter().partition(|other| told(*other) == Some(m));
        let asked = asked(position);
        let mut best = |moves: &[engine::Move]| self.search.best_of(&asked, moves, Limits { nodes, depth: 40 });
        let Some(found) = best(&own) else { return Ok(()) };
        let other = best(&others);
        let in_moves =
            |found: &Found| found.mate().filter(|plies| *plies > 0).map(|plies| (plies as usize).div_ceil(2));
        if let Some(moves) = mate {
            if in_moves(&found).is_none_or(|found| found > moves) {
                return Err(Refused::NoMate { place, moves });
            }
            let faster = other.filter(|other| in_moves(other).is_some_and(|other| other <= moves));
            return match faster.and_then(|other| told(other.m)) {
                Some(m) => Err(Refused::AlsoMates { place, m }),
                None => Ok(()),
            };
        }
        let Some(other) = other else { return Ok(()) };
        let is_better = win(found.score) - win(other.score) >= BETTER;
        match told(other.m).filter(|_| !is_better) {
            Some(m) => Err(Refused::AlsoGood { place, m, score: found.score, other: other.score }),
            None if found.score < -150 => Err(Refused::Nothing { place, score: found.score }),
            None => Ok(()),
        }
    }
}

fn sole_mate(position: &Position, m: Move) -> Result<(), Refused> {
    let mates = |other: &Move| {
        *other != m && position.play(*other).is_ok_and(|after| Status::of(&after) == Some(Status::Checkmate))
    };
    match position.legal_moves().into_iter().find(mates) {
        Some(m) => Err(Refused::AlsoMates { place: 1, m }),
        None => Ok(()),
    }
}

/// A position for the search, as if a game began there.
pub fn asked(position: &Position) -> engine::Position {
    engine::Position::new(*position.board(), 0, &[])
}

pub fn told(m: engine::Move) -> Option<Move> {
    Move::from_indices(m.from, m.to, m.promotion)
}
