//! The lessons: the engine on boards made for the purpose, and every level of the site, played.

mod clock;
mod content;
mod course;
mod draughts;
mod facts;
mod order;
mod panel;
mod play;
mod texts;

pub use course::{longest_sentence, texts, texts_wanted};
