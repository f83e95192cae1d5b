//! A game before the class: one steps through it with its comments and variations, asks what the class would play, counts
//! hands, and tries moves, each of which is a variation one comes back from. Uma partida em aula.

mod entries;
mod paint;
mod questions;
mod state;
mod tree;

pub use entries::{Entry, sign};
pub use questions::{AskedMoves, MOST_QUESTIONS};
pub use state::{Lecture, LectureEvent, MOST_PROPOSALS, Notice, Proposal};
pub use tree::{Drawn, MAX_MOVES, Node, Place, Tree};
