//! Work for a class without accounts: a series of pieces of work in the digits of an address, a pupil's result in the
//! digits of a code, and the grid of a class. Turma.
//!
//! Everything that comes from outside is digits that anybody can make: reading never fails but by an error with a name.

mod grid;
mod item;
mod kept;
pub mod paper;
mod parts;
mod report;
mod series;

pub use crate::coding::{CodeError, WrongGroup};
pub use grid::{Added, Grid, MOST_ROWS, Refused, score};
pub use item::{Item, LINE, MOST_MOVES, Measure, Task};
pub use kept::{ClassRecord, GatherStep, Sheet};
pub use parts::{CodePart, Gathered, MOST_PARTS, parts};
pub use report::{MOST_BYTES, Mark, Misread, NAME, Report, pupil, shown_name};
pub use series::{MOST_DIGITS, MOST_ITEMS, Series, TITLE};
