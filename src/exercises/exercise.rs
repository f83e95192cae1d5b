//! What an exercise is, and the level of the lessons' engine that it becomes.

use super::sentence::Sentence;
use crate::board::{Mark, Sign, Tone};
use crate::chess::{Move, Piece, Role, Setup, Side};
use crate::color::Color;
use crate::lessons::model::{Diagram, Goal, Level, Names};
use crate::lessons::solve::{self, Scene, Way};
use crate::lessons::{Chess, Task};
use crate::square::{Square, SquareSet};

/// Half-moves of a line: eight moves of the pupil's.
pub const MOST_PLIES: usize = 15;
/// Moves that are right at one place of a line.
pub const MOST_CHOICES: usize = 8;
/// A longer mate is written as a line: the engine tries every defence while a pupil waits.
pub const MOST_MATE: u32 = 3;
/// Buttons of a question.
pub const MOST_ANSWERS: usize = 4;
pub const MOST_ARROWS: usize = 15;

/// What is asked. It may be unfinished: [`super::check()`] says what is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The pupil's moves at even places, each one of several; the replies between them.
    Line(Vec<Vec<Move>>),
    /// Mate in so many moves of the pupil's.
    Mate(u32),
    /// Take what stands here; the other side stands still.
    Capture(SquareSet),
    /// Land on these squares; the other side stands still.
    Reach(SquareSet),
    Mark(SquareSet),
    /// Is this move legal?
    Judge(Option<Move>),
    /// One of these buttons is right, by its place.
    Answer {
        right: usize,
        answers: Vec<Sentence>,
    },
    /// To be answered in one's own words, on paper; whoever teaches corrects it. Resposta livre.
    Written,
}

/// Exercício.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// Kings may be missing. The counters are 0 and 1.
    pub setup: Setup,
    pub ask: Ask,
    /// What is asked, in the teacher's words; empty where the site's own will do.
    pub task: Sentence,
    pub hint: Sentence,
    /// Said once it is done.
    pub after: Sentence,
    pub arrows: Vec<(Square, Square)>,
    pub rings: SquareSet,
}

impl Exercise {
    /// An exercise on this board with nothing asked yet.
    pub fn on(setup: &Setup) -> Exercise {
        Exercise {
            setup: Setup { halfmoves: 0, fullmoves: 1, ..*setup },
            ask: Ask::Line(Vec::new()),
            task: Sentence::default(),
            hint: Sentence::default(),
            after: Sentence::default(),
            arrows: Vec::new(),
            rings: SquareSet::EMPTY,
        }
    }

    /// The same on another board, with the castling and the capture in passing that its pieces leave.
    pub fn moved_to(&self, setup: &Setup) -> Exercise {
        let mut setup = Setup { halfmoves: 0, fullmoves: 1, ..*setup };
        for (color, side) in Color::ALL.into_iter().flat_map(|color| Side::ALL.map(|side| (color, side))) {
            let stays = setup.castling.has(color, side) && may_keep_castling(&setup, color, side);
            setup.castling.set(color, side, stays);
        }
        setup.en_passant = setup.en_passant.filter(|square| passed_over(&setup).contains(*square));
        Exercise { setup, ..self.clone() }
    }

    /// The arrows and rings as the board draws them.
    pub fn marks(&self) -> Vec<Mark> {
        let arrows = self.arrows.iter().map(|(from, to)| Mark::arrow(Tone::Hint, *from, *to));
        let rings = self.rings.into_iter().map(|square| Mark::new(Tone::Hint, Sign::Ring(square)));
        arrows.chain(rings).collect()
    }

    /// Whether there is something to play or to answer on paper.
    pub fn is_asked(&self) -> bool {
        self.is_written() || self.goal().is_some()
    }

    /// Whether it is answered on paper; it says what is asked.
    pub fn is_written(&self) -> bool {
        self.ask == Ask::Written && !self.task.is_empty()
    }

    /// The level that the engine of the lessons plays; `None` where nothing is asked yet.
    pub fn level(&self, id: &str) -> Option<Level<Chess>> {
        let level = self.outline(id)?;
        let (par, solution) = self.way(&level.goal);
        Some(Level { par, solution, ..level })
    }

    /// The same before the shortest way is searched for.
    pub(super) fn outline(&self, id: &str) -> Option<Level<Chess>> {
        Some(Level {
            id: id.to_string(),
            diagram: Diagram { setup: self.setup, bottom: self.setup.turn, names: Names::Usual, marks: self.marks() },
            only: None,
            goal: self.goal()?,
            par: 0,
            solution: Vec::new(),
            wrong: Vec::new(),
            count: None,
            most: false,
        })
    }

    /// The goal, where there is one to reach.
    pub(super) fn goal(&self) -> Option<Goal<Chess>> {
        let filled = |squares: &SquareSet| Some(*squares).filter(|squares| !squares.is_empty());
        Some(match &self.ask {
            // It ends with a move of the pupil's, or the level would never end.
            Ask::Line(line) => {
                let plies = line.len() - usize::from(line.len().is_multiple_of(2) && !line.is_empty());
                let line = line.get(..plies)?.to_vec();
                if line.is_empty() || line.iter().any(Vec::is_empty) {
                    return None;
                }
                Goal::Task(Task::Line(line))
            }
            Ask::Mate(moves) => {
                let moves = (*moves).clamp(1, MOST_MATE);
                let is_told = self.setup.position().is_some() && !is_too_deep(&self.setup, moves);
                is_told.then_some(Goal::Task(Task::Checkmate(moves)))?
            }
            Ask::Capture(squares) => Goal::Task(Task::Capture(filled(squares)?)),
            Ask::Reach(squares) => Goal::Task(Task::Reach(filled(squares)?)),
            Ask::Mark(squares) => Goal::Mark(filled(squares)?),
            Ask::Judge(m) => Goal::Judge((*m)?),
            Ask::Answer { right, answers } => {
                let options: Vec<String> = answer_ids().take(answers.len()).collect();
                Goal::Answer { right: options.get(*right)?.clone(), options }
            }
            Ask::Written => return None,
        })
    }

    /// The fewest moves, as far as they are known, and the pupil's moves of a solution.
    fn way(&self, goal: &Goal<Chess>) -> (u32, Vec<Move>) {
        match goal {
            Goal::Task(Task::Line(line)) => {
                let own: Vec<Move> = line.iter().step_by(2).filter_map(|choices| choices.first().copied()).collect();
                (own.len() as u32, own)
            }
            Goal::Task(Task::Checkmate(moves)) => (*moves, Vec::new()),
            Goal::Task(task) => match self.alone(task) {
                Way::Found(moves) => (moves.len() as u32, moves),
                Way::None | Way::Unknown => (task.targets().len() as u32, Vec::new()),
            },
            _ => (0, Vec::new()),
        }
    }

    /// The shortest way of a task in which the other side stands still.
    pub(super) fn alone(&self, task: &Task) -> Way<Move> {
        let scene = Scene { setup: self.setup, only: None, left: task.targets() };
        solve::alone::<Chess>(&scene, task, solve::QUICK)
    }
}

/// Whether king and rook stand so that this side may castle there. FIDE 2023 3.8.2.1
pub fn may_keep_castling(setup: &Setup, color: Color, side: Side) -> bool {
    let stands = |square, role| setup.placement.at(square) == Some(Piece::new(color, role));
    let king = Square::new(4, side.rook_from(color).rank());
    king.is_some_and(|king| stands(king, Role::King)) && stands(side.rook_from(color), Role::Rook)
}

/// The squares that a pawn can just have passed over, with the side that is to move. FIDE 2023 3.7.3.1
pub fn passed_over(setup: &Setup) -> SquareSet {
    let mover = !setup.turn;
    let up = if mover == Color::White { 1 } else { -1 };
    let at = |square: Option<Square>| square.and_then(|square| setup.placement.at(square));
    let fits = |passed: &Square| {
        passed.rank_from(mover) == 2
            && at(Some(*passed)).is_none()
            && at(passed.offset(0, -up)).is_none()
            && at(passed.offset(0, up)) == Some(Piece::new(mover, Role::Pawn))
    };
    Square::all().filter(fits).collect()
}

/// Whether the engine would try too many defences while a pupil waits: after each move it looks for the longest one. A mate in
/// two never takes so many, one in three does where many pieces stand.
pub(super) fn is_too_deep(setup: &Setup, moves: u32) -> bool {
    let both = setup.legal_moves().len().max(1) * setup.passed().legal_moves().len().max(1);
    moves > 1 && both.saturating_pow(moves - 1) > MOST_DEFENCES
}

/// Some hundredths of a second on a slow phone.
const MOST_DEFENCES: usize = 60_000;

/// The names of the buttons in order, which are the attributes of a level's text: `a`, `b`, `c`, `d`.
pub(super) fn answer_ids() -> impl Iterator<Item = String> {
    ('a'..='z').take(MOST_ANSWERS).map(String::from)
}
