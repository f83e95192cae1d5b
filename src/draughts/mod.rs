//! Draughts on 64 squares: positions, what may be captured and what must, and their text form. Damas.
//!
//! All variants have one generator; a variant is a row of a table. Squares are those of the chess board, so that one
//! board shows both games; the numbers 1 to 32 are names of them. Absent: the clock, words.

pub mod game;
pub mod legality;
mod moves;
pub mod pdn;
mod position;
pub mod search;
mod trace;
mod variant;

pub use crate::color::Outcome;
pub use game::{Counts, Game, GameRecord, NotEnded, NotPlayed, RIO, RecordError, Reset, Status};
pub use legality::{Illegal, Reason, Step, judge, judge_whole, read, touch};
pub use moves::{Move, Path, legs};
pub use pdn::{GameResult, NoStart, PdnError, PdnErrorKind, PdnGame};
pub use position::{MOST_TEXT, Man, Position, PositionError};
pub use trace::Spoken;
pub use variant::{BRASILEIRAS, CLASSICAS, Variant, number, numbered};
