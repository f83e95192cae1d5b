//! What a lesson is: screens that explain, levels that ask. Data only; the words are in `locales/*/lessons/`.
//!
//! `docs/lessons.md` describes the file these values are read from.

// One thing with game.rs: levels are made of what the rules of a game name, and the rules speak of levels.

use std::sync::Arc;

use super::game::Rules;
use crate::board::Mark;
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// Lição.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson<G: Rules> {
    /// `torre`: part of the address, of ids of texts and of what is stored.
    pub id: String,
    /// Articles of the rules, for the teacher.
    pub articles: Vec<String>,
    pub screens: Vec<Screen<G>>,
    pub levels: Vec<Arc<Level<G>>>,
}

impl<G: Rules> Lesson<G> {
    pub fn level(&self, id: &str) -> Option<&Arc<Level<G>>> {
        self.levels.iter().find(|level| level.id == id)
    }
}

/// Whether and where squares are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Names {
    /// As the user has set it.
    #[default]
    Usual,
    /// Nowhere: the name is what is asked.
    Off,
    /// On every square.
    Every,
}

/// A position with what is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram<G: Rules> {
    pub setup: G::Board,
    /// Who sits at the bottom.
    pub bottom: Color,
    pub names: Names,
    pub marks: Vec<Mark>,
}

/// A screen of explanation.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen<G: Rules> {
    /// Its text is the message `<lesson>-<id>`.
    pub id: String,
    pub diagram: Diagram<G>,
    /// Moves shown one by one, of both sides if there are several.
    pub play: Vec<G::Written>,
}

impl<G: Rules> Screen<G> {
    /// The board after so many moves of the example, and the last of them. Whoever owns a piece moves it.
    pub fn shown(&self, count: usize) -> (G::Board, Option<G::Move>) {
        let mut board = self.diagram.setup;
        let mut last = None;
        for written in self.play.iter().take(count) {
            let mover = G::way(written).first().and_then(|from| G::piece(&board, *from));
            let mine = mover.map_or(board, |piece| G::turned(&board, G::side(piece)));
            let Some(m) = G::find(&mine, written) else { break };
            board = G::after(&mine, None, m);
            last = Some(m);
        }
        (board, last)
    }
}

/// Nível.
#[derive(Clone, Debug, PartialEq)]
pub struct Level<G: Rules> {
    /// Its text is the message `<lesson>-<id>`.
    pub id: String,
    pub diagram: Diagram<G>,
    /// The only pieces that may be moved, by where they stand at the start; `None`: all of one's own.
    pub only: Option<SquareSet>,
    pub goal: Goal<G>,
    /// The least number of moves; 0 where nothing is moved.
    pub par: u32,
    /// The pupil's moves, without the replies.
    pub solution: Vec<G::Written>,
    /// Moves that look good and fail; the text says why in the attribute named after the move.
    pub wrong: Vec<G::Written>,
    /// The number that is asked is the number of legal moves of the piece here.
    pub count: Option<Square>,
    /// The number that is asked is the number of pieces that a capture must take.
    pub most: bool,
}

impl<G: Rules> Level<G> {
    /// The goal, where it is reached by moves.
    pub fn task(&self) -> Option<&G::Task> {
        if let Goal::Task(task) = &self.goal { Some(task) } else { None }
    }

    /// Whether moves are made here.
    pub fn is_played(&self) -> bool {
        match &self.goal {
            Goal::Task(_) => true,
            Goal::Special(special) => G::is_played(special),
            _ => false,
        }
    }

    /// The side the pupil plays.
    pub fn pupil(&self) -> Color {
        G::turn(&self.diagram.setup)
    }
}

/// What is asked. The list is closed: a new kind of goal is a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal<G: Rules> {
    /// Moves are made.
    Task(G::Task),
    /// Exactly these squares are marked.
    Mark(SquareSet),
    /// Is this move legal? The rules know.
    Judge(G::Written),
    /// One of several answers; the right one, and the buttons in order.
    Answer { right: String, options: Vec<String> },
    /// What only this game asks.
    Special(G::Special),
}

/// What is on the board of a task and what is still to be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene<G: Rules> {
    /// The pupil to move.
    pub setup: G::Board,
    /// The pieces that may be moved, where they stand now.
    pub only: Option<SquareSet>,
    /// Stars not yet landed on, pieces not yet taken.
    pub left: SquareSet,
}

impl<G: Rules> Scene<G> {
    pub fn start(level: &Level<G>, task: &G::Task) -> Scene<G> {
        Scene { setup: level.diagram.setup, only: level.only, left: G::targets(task) }
    }

    /// The moves the level allows.
    pub fn moves(&self, task: &G::Task) -> Vec<G::Move> {
        let mut moves = G::moves(&self.setup, Some(task));
        if let Some(only) = self.only {
            moves.retain(|m| only.contains(G::ends(*m).0));
        }
        moves
    }

    /// What is left once a move is made: a star landed on, a piece taken.
    pub fn left_after(&self, m: G::Move) -> SquareSet {
        self.left & !G::met(&self.setup, m)
    }

    /// The pieces that may be moved, after a move.
    pub fn only_after(&self, m: G::Move) -> Option<SquareSet> {
        let (from, to) = G::ends(m);
        self.only.map(|only| if only.contains(from) { only.without(from).with(to) } else { only })
    }

    /// The scene after a solitary move, on this board.
    pub(super) fn alone_after(&self, m: G::Move, after: &G::Board) -> Scene<G> {
        Scene { setup: G::passed(after), only: self.only_after(m), left: self.left_after(m) }
    }

    /// Two scenes with the same key have the same future.
    pub(super) fn key(&self) -> ([u8; 64], u64, u64) {
        (G::signs(&self.setup), self.left.0, self.only.map_or(0, |only| only.0))
    }
}
