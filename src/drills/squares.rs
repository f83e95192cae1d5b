//! Casas and números das casas: find the named square, name the framed one, say its colour, touch the rio.
//!
//! What is asked follows from a seed, so that a class gets the same squares in the same order; time is an argument, in
//! milliseconds. Absent: the board that shows it, the words, what is kept on the device.

mod draft;
mod lecture;
mod naming;
mod options;
mod order;
mod run;
mod tally;

pub use draft::{Draft, typed};
pub use lecture::Lecture;
pub use naming::{Naming, river};
pub use options::{Field, Limit, Line, Means, Options, Shown, Side, Sight, Task};
pub use order::{BETWEEN, Order, Target};
pub use run::{Given, RoundEvent, Run, SquareAnswer, average, score};
pub use tally::Tally;
