//! Small games, won or lost in two minutes: each with a goal of its own, against the site. Jogos pequenos.
//!
//! A game is a row of [`GAMES`]: how it begins, what ends it, and after how many moves nobody goes on. Its moves are those
//! of [`crate::chess`], on boards with kings or without, so a refusal is explained as everywhere. What a pupil does is a
//! [`Contest`]. Pure: no words, no time.

mod contest;
mod field;
mod list;
mod paint;
mod rules;
mod site;

pub use contest::{Contest, ContestEvent, Notice};
pub use field::Field;
pub use list::{GAMES, Game, game};
pub use rules::{End, EndReason, Goal, Scene, points};
pub use site::{Sight, Strength, choose, duel, look};
