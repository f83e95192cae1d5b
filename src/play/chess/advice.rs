//! What can be said to help a player: a hint, a reason, a warning; and when it is wanted. Conselho.

use std::ops::Deref;
use std::sync::Arc;

use crate::board::{Mark, Sign, Tone};
use crate::chess::{Move, Position};
use crate::coach::Statement;
use crate::square::Square;

named! {
    /// When the player is told of a mistake. Aviso de perigo.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Danger {
        #[default]
        Off = "off",
        /// Before the computer answers, which waits meanwhile.
        Before = "before",
        /// With the computer's answer.
        After = "after",
    }
}

/// What was chosen on the page, for this game and the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    pub danger: Danger,
}

/// What the second thread is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// The best move in the position on show.
    Hint,
    /// The move that led to the position on show.
    Why,
    /// The player's last move.
    Danger,
}

/// Advice that was given, shared by what shows it: equal is only what was given at once.
#[derive(Clone, Debug)]
pub struct Given(Arc<Advice>);

impl From<Advice> for Given {
    fn from(advice: Advice) -> Given {
        Given(Arc::new(advice))
    }
}

impl Deref for Given {
    type Target = Advice;

    fn deref(&self) -> &Advice {
        &self.0
    }
}

impl PartialEq for Given {
    fn eq(&self, other: &Given) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// A move with what can be said of it.
#[derive(Debug, PartialEq)]
pub struct Advice {
    /// The position before the move.
    pub before: Position,
    pub m: Move,
    /// `None` where nothing certain can be said in a sentence.
    pub statement: Option<Statement>,
    /// The move, and what follows.
    pub line: Vec<Move>,
}

impl Advice {
    /// Whether the move is a mistake that can be shown.
    pub fn is_mistake(&self) -> bool {
        self.statement.as_ref().is_some_and(|statement| statement.reason.is_mistake())
    }

    /// What is drawn of it: the pieces it speaks of, and the reply.
    pub fn marks(&self) -> Vec<Mark> {
        let squares = self.statement.iter().flat_map(Statement::squares).map(Sign::Ring);
        let reply = self.reply().map(|m| Sign::Arrow { from: m.from, to: m.to });
        squares.chain(reply).map(|sign| Mark::new(Tone::Hint, sign)).collect()
    }

    /// The reply that shows what is wrong with the move, or that follows it.
    pub fn reply(&self) -> Option<Move> {
        let line = self.statement.as_ref().map_or(&self.line, |statement| &statement.line);
        line.get(1).copied().filter(|_| line.first() == Some(&self.m))
    }
}

/// How much of a hint is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    Region,
    Piece,
    Move,
}

impl HintStep {
    pub(super) fn next(self) -> HintStep {
        if self == HintStep::Region { HintStep::Piece } else { HintStep::Move }
    }
}

/// A part of the board. Ala.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// Files a to c. Ala da dama.
    QueenSide,
    /// Files d and e. Centro.
    Center,
    /// Files f to h. Ala do rei.
    KingSide,
}

impl Region {
    pub const fn of(square: Square) -> Region {
        match square.file() {
            ..=2 => Region::QueenSide,
            3..=4 => Region::Center,
            _ => Region::KingSide,
        }
    }

    pub fn squares(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |square| Region::of(*square) == self)
    }
}
