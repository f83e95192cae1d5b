//! Lessons: screens that explain, levels that are played, stars for economy. Lições.
//!
//! A lesson is data ([`model`]), read from a file of the site ([`read()`]); what a pupil does at a level is an
//! [`Attempt`]. What is common to all games is written once; what a game alone knows is its [`Game`]: [`chess`] and
//! [`draughts`]. Pure: no words, no time, no storage.

pub mod attempt;
pub mod catalog;
pub mod chess;
pub mod draughts;
pub mod game;
pub mod model;
mod paint;
pub mod progress;
mod read;
pub mod solve;
mod standing;
mod stars;
pub mod verdict;

pub use attempt::{Attempt, LevelEvent, Notice, Phase};
pub use catalog::Catalog;
pub use chess::Chess;
pub use chess::task::{Cure, Special, Task};
pub use chess::verdict::WhyMissed;
pub use draughts::Draughts;
pub use game::{Game, Paint, Rules, Text};
pub use model::{Diagram, Goal, Lesson, Level, Names, Screen};
pub use progress::Progress;
pub use read::{LEVEL, SCREEN, read};
pub use standing::Standing;
pub use stars::stars;
