//! A level whose stars are to be reached, without the rest of a course: for the home page, which is to be there at once.
//!
//! [`Attempt`](crate::lessons::Attempt) plays every level, and carries every task and every search along. A test holds that both say the same.

use super::board;
use crate::blocks::{Line, lines};
use crate::chess::legality::{self, Illegal};
use crate::chess::{Move, Setup};
use crate::lessons::stars;
use crate::square::{Square, SquareSet};

/// A level that is played: the pieces, and the stars that are left.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    pub setup: Setup,
    pub left: SquareSet,
    pub last_move: Option<Move>,
    moves: u32,
    par: u32,
}

impl Reach {
    /// From the text of a lesson. `None` where it has no such level, or one with another task.
    pub fn read(lesson: &str, level: &str) -> Option<Reach> {
        let here = |line: &Line| line.word == "level" && line.value == level;
        let of_level =
            || lines(lesson).skip_while(move |line| !here(line)).skip(1).take_while(|line| line.word != "level");
        let value = |word: &str| of_level().find(|line| line.word == word).map(|line| line.value);
        let setup = board(value("board")?)?;
        let squares = value("goal")?.strip_prefix("reach ")?.split(' ').map(str::parse);
        let left = squares.collect::<Result<Vec<Square>, _>>().ok()?.into_iter().collect();
        Some(Reach {
            setup,
            left,
            last_move: None,
            moves: 0,
            par: value("par").map_or(Some(1), |par| par.parse().ok())?,
        })
    }

    /// Plays a move; a star is won by landing on it. The other side never moves.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play(&mut self, from: Square, to: Square) -> Result<(), Illegal> {
        let m = Move { from, to, promotion: None };
        legality::judge_setup(&self.setup, None, None, m)?;
        self.setup = self.setup.after(m).passed();
        self.left = self.left.without(to);
        self.last_move = Some(m);
        self.moves += 1;
        Ok(())
    }

    /// One to three stars, once all squares are reached.
    pub fn won(&self) -> Option<u8> {
        self.left.is_empty().then(|| stars(self.moves, self.par, 0))
    }
}

/// The level after this one in the text of a lesson.
pub fn level_after<'a>(lesson: &'a str, level: &str) -> Option<&'a str> {
    let levels = lines(lesson).filter(|line| line.word == "level").map(|line| line.value);
    levels.skip_while(|other| *other != level).nth(1)
}
