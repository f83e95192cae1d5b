//! What may be asked of a pupil of chess.

use super::clock::ClockScene;
use super::{Chess, board};
use crate::blocks::{Wanted, each, pick, split};
use crate::chess::{Move, Placement, Role};
use crate::lessons::game::Text;
use crate::lessons::model::Goal;
use crate::lessons::read::{self, squares};
use crate::square::{Square, SquareSet};

/// The words of all goals.
pub const GOALS: &str = "one of: reach, capture, capture-all, promote, check, checkmate, stalemate, escape, safe, protect, \
    line, play-out checkmate, play-out promote, battle, all, any, not, each-capture, unharmed, place, mark, judge, answer, \
    touched, clock; docs/lessons.md says what follows each";

/// What is asked besides a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Special {
    /// Pieces of a tray are put where they belong: the whole board in the end.
    Place(Placement),
    /// These men were touched, in this order; a move that is left is played. FIDE 2023 4.3
    Touched(Vec<Square>),
    /// A scene with a clock.
    Clock(ClockScene),
}

named! {
    /// How a check is met. FIDE 2023 3.9, 1.4.1
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Cure {
        /// Fugir.
        Run = "run",
        /// Tapar.
        Block = "block",
        /// Capturar.
        Capture = "capture",
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

    /// The stars to land on and the pieces to take, by where they stand at the start.
    pub fn targets(&self) -> SquareSet {
        match self {
            Task::Reach(squares) | Task::Capture(squares) => *squares,
            Task::All(parts) | Task::Any(parts) => {
                parts.iter().fold(SquareSet::EMPTY, |all, part| all | part.targets())
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

/// The goal that these words are.
pub fn goal(text: &str) -> Result<Goal<Chess>, Wanted> {
    let (word, rest) = split(text);
    Ok(match word {
        "place" => Goal::Special(Special::Place(board(rest).ok_or(Chess::BOARD)?.placement)),
        "touched" => Goal::Special(Special::Touched(each(rest, Chess::SQUARE, Chess::read_square)?)),
        "clock" => Goal::Special(Special::Clock(ClockScene::read(rest)?)),
        _ => Goal::Task(task(text, 0)?),
    })
}

/// How deep `all`, `any` and `not` may be nested.
const DEEPEST: u32 = 4;

fn task(text: &str, depth: u32) -> Result<Task, Wanted> {
    if depth > DEEPEST {
        return Err("fewer goals within goals".into());
    }
    let (word, rest) = split(text.trim());
    let square = || Chess::read_square(rest).ok_or(Chess::SQUARE);
    let parts = || groups(rest).ok_or("goals in brackets, like all (check) (not (stalemate))");
    let tasks = || parts()?.into_iter().map(|part| task(part, depth + 1)).collect::<Result<Vec<Task>, Wanted>>();
    Ok(match (word, rest) {
        ("reach", _) => Task::Reach(squares::<Chess>(rest)?),
        ("capture", _) => Task::Capture(squares::<Chess>(rest)?),
        ("capture-all", "") => Task::CaptureAll,
        ("promote", "") => Task::Promote(None),
        ("promote", name) => Task::Promote(Some(pick(name, &Role::PROMOTIONS, Role::name)?)),
        ("check", "") => Task::Check,
        ("checkmate", "") => Task::Checkmate(1),
        ("checkmate", number) => Task::Checkmate(number.parse().map_err(|_| "a number of moves")?),
        ("stalemate", "") => Task::Stalemate,
        ("escape", "") => Task::Escape(None),
        ("escape", name) => Task::Escape(Some(pick(name, &Cure::ALL, Cure::name)?)),
        ("safe", "") => Task::Safe(None),
        ("safe", _) => Task::Safe(Some(square()?)),
        ("protect", _) => Task::Protect(square()?),
        ("line", _) => Task::Line(read::line::<Chess>(rest)?),
        ("play-out", "checkmate") => Task::PlayOutMate,
        ("play-out", "promote") => Task::PlayOutPromote,
        ("battle", "") => Task::Battle { en_passant: false },
        ("battle", "en-passant") => Task::Battle { en_passant: true },
        ("each-capture", "") => Task::EachCapture,
        ("unharmed", "") => Task::Unharmed,
        ("all", _) => Task::All(tasks()?),
        ("any", _) => Task::Any(tasks()?),
        ("not", _) => Task::Not(Box::new(tasks()?.pop().ok_or(GOALS)?)),
        _ => return Err(GOALS.into()),
    })
}

/// `(a) (b (c))` → `a`, `b (c)`; `None` where the brackets do not match, or there are none.
fn groups(text: &str) -> Option<Vec<&str>> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0u32, 0);
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => {
                if depth == 0 {
                    start = at + 1;
                }
                depth += 1;
            }
            ')' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    found.push(text.get(start..at)?);
                }
            }
            _ if depth == 0 && !sign.is_whitespace() => return None,
            _ => {}
        }
    }
    (depth == 0 && !found.is_empty()).then_some(found)
}
