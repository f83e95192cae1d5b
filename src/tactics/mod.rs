//! Tactics: positions in which one move is better than all others. Táticas.
//!
//! The puzzles are data, in packs below `assets/tactics/`: `examples/tactics` makes them and proves each. A [`Puzzle`] is read
//! from its row, [`Attempt`] is a pupil at it, [`Progress`] is what is kept: how strong the pupil is, by Elo, and which puzzles
//! come back when. A pack is a [`Level`], which is a `Drill`, so that ids and series are those of the other trainers.
//!
//! Pure: no words, no time, no storage; chance is an argument. Absent: why a wrong move is wrong, which is `coach`, and
//! whether a move that is not the puzzle's also wins, which the engine says in the second thread.

mod attempt;
mod catalog;
mod level;
mod packs;
mod progress;
mod puzzle;
mod rating;
mod theme;

pub use attempt::{Attempt, Attempted};
pub use catalog::{Catalog, Entry};
pub use level::{Exercise, Level, PREFIX};
pub use packs::{Grade, Packs};
pub use progress::Progress;
pub use puzzle::{Fault, MOST_ROWS, Pack, Puzzle, STEP, Source, Wrong};
pub use rating::{Skill, expected};
pub use theme::Theme;

/// Where the packs are, below `assets/`.
pub const FOLDER: &str = "tactics";
