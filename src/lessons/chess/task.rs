//! What may be asked of a pupil of chess.

use crate::chess::{Move, Placement, Role};
use crate::lessons::model::Goal;
use crate::lessons::read::{self, Why, squares};
use crate::square::{Square, SquareSet};

use super::{Chess, board};

/// What is asked besides a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Special {
    /// Pieces of a tray are put where they belong: the whole board in the end.
    Place(Placement),
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
pub fn goal(text: &str) -> Result<Goal<Chess>, Why> {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    Ok(match word {
        "place" => Goal::Special(Special::Place(board(rest).ok_or(Why::Board)?.placement)),
        "touched" => Goal::Special(Special::Touched(rest.split_whitespace().map(square).collect::<Result<_, _>>()?)),
        _ => Goal::Task(task(text, 0)?),
    })
}

fn square(text: &str) -> Result<Square, Why> {
    text.parse().map_err(|_| Why::Squares)
}

/// How deep `all`, `any` and `not` may be nested.
const DEEPEST: u32 = 4;

fn task(text: &str, depth: u32) -> Result<Task, Why> {
    if depth > DEEPEST {
        return Err(Why::Goal);
    }
    let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    let rest = rest.trim();
    let parts = || groups(rest)?.into_iter().map(|part| task(part, depth + 1)).collect::<Result<Vec<Task>, Why>>();
    Ok(match (word, rest) {
        ("reach", _) => Task::Reach(squares::<Chess>(rest)?),
        ("capture", _) => Task::Capture(squares::<Chess>(rest)?),
        ("capture-all", "") => Task::CaptureAll,
        ("promote", "") => Task::Promote(None),
        ("promote", name) => {
            Task::Promote(Some(Role::PROMOTIONS.into_iter().find(|role| role.name() == name).ok_or(Why::Goal)?))
        }
        ("check", "") => Task::Check,
        ("checkmate", "") => Task::Checkmate(1),
        ("checkmate", number) => Task::Checkmate(number.parse().map_err(|_| Why::Number)?),
        ("stalemate", "") => Task::Stalemate,
        ("escape", "") => Task::Escape(None),
        ("escape", name) => {
            Task::Escape(Some(Cure::ALL.into_iter().find(|cure| cure.name() == name).ok_or(Why::Goal)?))
        }
        ("safe", "") => Task::Safe(None),
        ("safe", name) => Task::Safe(Some(square(name)?)),
        ("protect", name) => Task::Protect(square(name)?),
        ("line", _) => Task::Line(read::line::<Chess>(rest)?),
        ("play-out", "checkmate") => Task::PlayOutMate,
        ("play-out", "promote") => Task::PlayOutPromote,
        ("battle", "") => Task::Battle { en_passant: false },
        ("battle", "en-passant") => Task::Battle { en_passant: true },
        ("each-capture", "") => Task::EachCapture,
        ("unharmed", "") => Task::Unharmed,
        ("all", _) => Task::All(parts()?),
        ("any", _) => Task::Any(parts()?),
        ("not", _) => Task::Not(Box::new(parts()?.into_iter().next().ok_or(Why::Goal)?)),
        _ => return Err(Why::Goal),
    })
}

/// `(a) (b (c))` → `a`, `b (c)`.
fn groups(text: &str) -> Result<Vec<&str>, Why> {
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
                depth = depth.checked_sub(1).ok_or(Why::Goal)?;
                if depth == 0 {
                    found.push(text.get(start..at).ok_or(Why::Goal)?);
                }
            }
            _ if depth == 0 && !sign.is_whitespace() => return Err(Why::Goal),
            _ => {}
        }
    }
    if depth == 0 && !found.is_empty() { Ok(found) } else { Err(Why::Goal) }
}
