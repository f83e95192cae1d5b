//! What may be asked of a pupil of draughts.

use super::{Draughts, Way};
use crate::blocks::{Wanted, split};
use crate::lessons::model::Goal;
use crate::lessons::read::{self, squares};
use crate::square::SquareSet;

/// The words of all goals.
pub const GOALS: &str = "one of: mark, judge, answer, reach, capture-all, crown, line, win, play-out win; \
    docs/lessons.md says what follows each";

/// A goal that is reached by moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Each star is landed on.
    Reach(SquareSet),
    /// Nothing of the other side is left.
    CaptureAll,
    /// A man becomes a dama. Coroar.
    Crown,
    /// The pupil's moves at even places, each one of several; the replies between them.
    Line(Vec<Vec<Way>>),
    /// The other side has no piece or no move after so many of the pupil's at the latest. JSS 2.9
    Win(u32),
    /// The same against the site's search.
    PlayOut(u32),
}

/// The goal that these words are.
pub fn goal(text: &str) -> Result<Goal<Draughts>, Wanted> {
    let (word, rest) = split(text);
    let number = |text: &str| text.trim().parse().ok().filter(|number| *number > 0).ok_or("a number of moves");
    Ok(Goal::Task(match (word, rest) {
        ("reach", _) => Task::Reach(squares::<Draughts>(rest)?),
        ("capture-all", "") => Task::CaptureAll,
        ("crown", "") => Task::Crown,
        ("line", _) => Task::Line(read::line::<Draughts>(rest)?),
        ("win", _) => Task::Win(number(rest)?),
        ("play-out", _) => Task::PlayOut(number(rest.strip_prefix("win").ok_or(GOALS)?)?),
        _ => return Err(GOALS.into()),
    }))
}
