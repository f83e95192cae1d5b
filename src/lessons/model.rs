//! What a lesson is: screens that explain, levels that ask. Data only; the words are in `locales/*/lessons/`.
//!
//! `docs/lessons.md` describes the file these values are read from.

use std::sync::Arc;

use crate::board::Mark;
use crate::chess::{Move, Placement, Role, Setup};
use crate::color::Color;
use crate::square::{Square, SquareSet};

/// Lição.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// `torre`: part of the address, of ids of texts and of what is stored.
    pub id: String,
    /// Articles of the Laws of 2023, for the teacher.
    pub articles: Vec<String>,
    pub screens: Vec<Screen>,
    pub levels: Vec<Arc<Level>>,
}

impl Lesson {
    pub fn level(&self, id: &str) -> Option<&Arc<Level>> {
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
pub struct Diagram {
    pub setup: Setup,
    /// Who sits at the bottom.
    pub bottom: Color,
    pub names: Names,
    pub marks: Vec<Mark>,
}

/// A screen of explanation.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// Its text is the message `<lesson>-<id>`.
    pub id: String,
    pub diagram: Diagram,
    /// Moves shown one by one, of both sides if there are several.
    pub play: Vec<Move>,
}

/// Nível.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// Its text is the message `<lesson>-<id>`.
    pub id: String,
    pub diagram: Diagram,
    /// The only pieces that may be moved, by where they stand at the start; `None`: all of one's own.
    pub only: Option<SquareSet>,
    pub goal: Goal,
    /// The least number of moves; 0 where nothing is moved.
    pub par: u32,
    /// The pupil's moves, without the replies.
    pub solution: Vec<Move>,
    /// Moves that look good and fail; the text says why in the attribute named after the move.
    pub wrong: Vec<Move>,
    /// The number that is asked is the number of legal moves of the piece here.
    pub count: Option<Square>,
}

impl Level {
    /// The goal, where it is reached by moves.
    pub fn task(&self) -> Option<&Task> {
        if let Goal::Task(task) = &self.goal { Some(task) } else { None }
    }

    /// The side the pupil plays.
    pub fn pupil(&self) -> Color {
        self.diagram.setup.turn
    }
}

/// What is asked. The list is closed: a new kind of goal is a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Goal {
    /// Moves are made.
    Task(Task),
    /// Pieces of a tray are put where they belong: the whole board in the end.
    Place(Placement),
    /// Exactly these squares are marked.
    Mark(SquareSet),
    /// Is this move legal? The rules know.
    Judge(Move),
    /// One of several answers; the right one, and the buttons in order.
    Answer { right: String, options: Vec<String> },
    /// These men were touched, in this order; a move that is left is played. FIDE 2023 4.3
    Touched(Vec<Square>),
}

/// How a check is met. FIDE 2023 3.9, 1.4.1
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cure {
    /// Fugir.
    Run,
    /// Tapar.
    Block,
    /// Capturar.
    Capture,
}

impl Cure {
    pub const ALL: [Cure; 3] = [Cure::Run, Cure::Block, Cure::Capture];

    pub const fn name(self) -> &'static str {
        match self {
            Cure::Run => "run",
            Cure::Block => "block",
            Cure::Capture => "capture",
        }
    }
}

/// A goal that is reached by moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Each star is landed on.
    Reach(SquareSet),
    /// What stood on these squares at the start is taken.
    Capture(SquareSet),
    /// Nothing of the other side is left.
    CaptureAll,
    /// A pawn has become a piece, or this piece.
    Promote(Option<Role>),
    Check,
    /// Mate at this move of the pupil's at the latest.
    Checkmate(u32),
    Stalemate,
    /// Out of check, or out of it in this way.
    Escape(Option<Cure>),
    /// After the move nothing can be taken with gain; with a square, the piece that stood there cannot.
    Safe(Option<Square>),
    /// As [`Task::Safe`], and the piece has not moved.
    Protect(Square),
    /// The pupil's moves at even places, each one of several; the replies between them.
    Line(Vec<Vec<Move>>),
    /// Mate against a small search.
    PlayOutMate,
    /// A pawn promotes against a small search, and is not taken back.
    PlayOutPromote,
    /// First on the last rank, or the other side has no move.
    Battle {
        en_passant: bool,
    },
    /// Every move takes something.
    EachCapture,
    /// After no move can the other side take with gain.
    Unharmed,
    All(Vec<Task>),
    Any(Vec<Task>),
    Not(Box<Task>),
}

impl Task {
    /// Whether the other side stands still and the pupil moves every time.
    pub fn is_solitary(&self) -> bool {
        match self {
            Task::Reach(_) | Task::Capture(_) | Task::CaptureAll | Task::Promote(_) => true,
            Task::All(parts) | Task::Any(parts) => parts.iter().any(Task::is_solitary),
            _ => false,
        }
    }

    /// The stars to be landed on.
    pub fn stars(&self) -> SquareSet {
        match self {
            Task::Reach(stars) => *stars,
            Task::All(parts) | Task::Any(parts) => {
                parts.iter().fold(SquareSet::EMPTY, |stars, part| stars | part.stars())
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// Whether one move decides: it fulfils the task or it was the wrong one.
    pub fn is_one_move(&self) -> bool {
        match self {
            Task::Check | Task::Stalemate | Task::Escape(_) | Task::Safe(_) | Task::Protect(_) => true,
            Task::Checkmate(moves) => *moves == 1,
            Task::All(parts) | Task::Any(parts) => parts.iter().all(Task::is_one_move),
            Task::Not(part) => part.is_one_move(),
            _ => false,
        }
    }
}
