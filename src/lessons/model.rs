//! What a lesson is: screens that explain, levels that ask. Data only; the words are in `locales/*/lessons/`.
//!
//! `docs/lessons.md` describes the file these values are read from.

use std::sync::Arc;

use super::chess::Chess;
use super::game::Rules;
use crate::board::Mark;
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// Lição.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson<G: Rules = Chess> {
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
pub struct Screen<G: Rules = Chess> {
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
pub struct Level<G: Rules = Chess> {
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
pub enum Goal<G: Rules = Chess> {
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
