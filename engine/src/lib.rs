//! Chess as a search sees it: positions, moves, and what follows from them. Motor de xadrez.
//!
//! A crate of its own because the site is compiled for size and Cargo sets that for whole crates. It stands on
//! [`movegen`] alone: no text, no time, no page. Whoever asks holds a position of a game, as `lance_legal::chess` does.
#![forbid(unsafe_code)]

mod evaluate;
mod exchange;
mod hash;
mod levels;
mod mind;
mod moves;
mod order;
mod position;
mod search;
mod table;
mod weights;

pub use evaluate::evaluate;
pub use exchange::{WORTH, attackers, see, taken};
pub use hash::hash;
pub use levels::{Chosen, Level};
pub use mind::Cause;
pub use movegen::{Bits, Board, Color, Role, Setup};
pub use moves::{Move, legal_moves};
pub use position::{Draw, Outcome, Position, is_dead};
pub use search::{Found, Limits, MATE, MATE_BOUND, Search};
