//! Lessons: screens that explain, levels that are played, stars for economy. Lições.
//!
//! A lesson is data ([`model`]), read from a file of the site ([`read()`]); what a pupil does at a level is an
//! [`Attempt`], decided by [`verdict`] and the rules of chess. Pure: no words, no time, no storage.

pub mod attempt;
pub mod catalog;
pub mod model;
pub mod opponent;
mod paint;
pub mod progress;
mod read;
pub mod solve;
mod stars;
pub mod verdict;

pub use attempt::{Attempt, Event, Notice, Phase};
pub use catalog::Catalog;
pub use model::{Cure, Diagram, Goal, Lesson, Level, Names, Screen, Task};
pub use progress::Progress;
pub use read::{InvalidLesson, Why, read};
pub use stars::stars;
pub use verdict::WhyMissed;
