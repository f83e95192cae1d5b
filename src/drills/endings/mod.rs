//! Endings to learn and to play: the method step by step, and positions against the longest defence. Finais.
//!
//! The tables of the crate engine say what each move leads to; they are made in the worker, and what they say of a
//! position is [`Known`]. A level is a [`Drill`](super::Drill), and what was let go comes back by days as with every other.
//! Pure: no words, no time, no storage. Absent: the tables, which are in `engine`.

mod attempt;
mod known;
mod level;
mod steps;

pub use attempt::{Attempt, Drawn, HOLD, Held, Step, Truth};
pub use known::{Choice, Known};
pub use level::{ENDINGS, Exercise, LEVELS, Level, PREFIX, ending_of, slug};
pub use steps::{Drawing, FILE, Lesson, Screen, read};

pub use engine::endings::{Ending, Outcome};
