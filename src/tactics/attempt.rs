//! A pupil who looks for moves: one is tried, the other side answers, until the end.

use super::Puzzle;
use crate::chess::{Move, NotLegal, Position, Status};

/// What a tried move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempted {
    /// The move to find, and the other side's answer to it.
    Right { reply: Move },
    /// The last move to find.
    Solved,
    /// Another move than the puzzle's, but mate.
    OtherMate,
    /// Another move. Nothing has been moved.
    Wrong,
    /// The puzzle was over.
    Over,
}

/// Moves being looked for. Wrong tries change nothing but what is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The moves of both sides, from the first one to find.
    line: Vec<Move>,
    /// Moves that end it as well as the first of the line does.
    also: Vec<Move>,
    /// The position to move in.
    position: Position,
    /// How many moves of the solution are made.
    made: usize,
    tries: u32,
    shown: bool,
    solved: bool,
}

impl Attempt {
    pub fn new(puzzle: &Puzzle) -> Attempt {
        Attempt::of(puzzle.asked(), puzzle.solution().to_vec(), Vec::new())
    }

    /// One move is to be found in this position, of several that are as good; the first is the one that is shown.
    pub fn one_of(position: Position, good: &[Move]) -> Attempt {
        let (line, also) = good.split_at(good.len().min(1));
        Attempt::of(position, line.to_vec(), also.to_vec())
    }

    fn of(position: Position, line: Vec<Move>, also: Vec<Move>) -> Attempt {
        Attempt { line, also, position, made: 0, tries: 0, shown: false, solved: false }
    }

    /// The position to move in, or the last one.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Tries a move.
    ///
    /// # Errors
    /// The move is not legal; it does not count as a try.
    pub fn attempt(&mut self, m: Move) -> Result<Attempted, NotLegal> {
        if self.solved {
            return Ok(Attempted::Over);
        }
        let after = self.position.play(m)?;
        if self.next() == Some(m) {
            return Ok(self.go_on(after));
        }
        if self.made == 0 && self.also.contains(&m) {
            self.end(after);
            return Ok(Attempted::Solved);
        }
        if Status::of(&after) == Some(Status::Checkmate) {
            self.end(after);
            return Ok(Attempted::OtherMate);
        }
        self.tries = self.tries.saturating_add(1);
        Ok(Attempted::Wrong)
    }

    /// A move that was not the puzzle's, and of which the engine says that it also wins: the puzzle is solved, and the last
    /// try was none.
    ///
    /// # Errors
    /// The move is not legal.
    pub fn accept(&mut self, m: Move) -> Result<(), NotLegal> {
        if !self.solved {
            let after = self.position.play(m)?;
            self.tries = self.tries.saturating_sub(1);
            self.end(after);
        }
        Ok(())
    }

    /// The move to find now. Who asks for it has not found it.
    pub fn show(&mut self) -> Option<Move> {
        let expected = self.next();
        self.shown |= expected.is_some();
        expected
    }

    /// Whether the end is reached.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// Whether it was solved at the first try of each move, with nothing shown; `None` before the end.
    pub fn is_clean(&self) -> Option<bool> {
        self.solved.then_some(self.tries == 0 && !self.shown)
    }

    /// How many tries were wrong.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    /// Moves found, of how many.
    pub fn found(&self) -> (usize, usize) {
        (self.made.div_ceil(2), self.line.len().div_ceil(2))
    }

    /// The move to find now, for who helps; `None` at the end.
    pub fn next(&self) -> Option<Move> {
        self.line.get(self.made).copied().filter(|_| !self.solved)
    }

    fn go_on(&mut self, after: Position) -> Attempted {
        self.made += 1;
        let reply = self.next().and_then(|reply| Some((reply, after.play(reply).ok()?)));
        let Some((reply, position)) = reply else {
            self.end(after);
            return Attempted::Solved;
        };
        self.made += 1;
        self.position = position;
        Attempted::Right { reply }
    }

    fn end(&mut self, position: Position) {
        self.position = position;
        self.solved = true;
    }
}
