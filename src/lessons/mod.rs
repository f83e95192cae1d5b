//! Lessons: screens that explain, levels that are played, stars for economy. Lições.
//!
//! A lesson is data ([`model`]), read from a file of the site ([`read()`]); what a pupil does at a level is an
//! [`Attempt`]. What is common to all games is written once; what a game alone knows is its [`Game`]: [`chess`] and
//! [`draughts`]. Pure: no words, no time, no storage.

pub mod attempt;
pub mod basics;
pub mod catalog;
pub mod chess;
pub mod draughts;
pub mod game;
pub mod model;
mod paint;
pub mod panel;
pub mod progress;
mod proof;
mod read;
pub mod solve;
mod standing;
pub mod stars;

pub use attempt::{LevelEvent, Phase};
pub use catalog::Catalog;
pub use chess::Chess;
pub use chess::task::{Cure, Special, Task};
pub use chess::verdict::WhyMissed;
pub use draughts::Draughts;
pub use game::{Game, Paint, Rules, Standing, Text};
pub use model::{Diagram, Names};
pub use progress::{Progress, Tally};
pub use proof::{Made, way};
pub use read::{LEVEL, SCREEN, read};
pub use stars::stars;

/// A lesson, of chess where nothing else is said.
pub type Lesson<G = Chess> = model::Lesson<G>;
/// A screen of a lesson.
pub type Screen<G = Chess> = model::Screen<G>;
/// A level of a lesson.
pub type Level<G = Chess> = model::Level<G>;
/// What a level asks.
pub type Goal<G = Chess> = model::Goal<G>;
/// A try at a level.
pub type Attempt<G = Chess> = attempt::Attempt<G>;
/// What there is to say in an attempt.
pub type Notice<G = Chess> = attempt::Notice<G>;
