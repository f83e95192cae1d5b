//! Chess: positions, moves, and why a move is refused.
//!
//! Values in, values out. Nothing here knows the time, the browser, or a sentence of any language: errors
//! are enums with the article's number. This is the only place that names the move generator, `movegen/`,
//! and nothing reaches it unchecked: [`Position::from_setup`] is the only way in. Teaching positions without kings are
//! [`study`].

pub mod anatomy;
pub mod chess960;
pub mod compare;
pub mod dead_position;
mod draws;
pub mod fen;
pub mod game;
pub mod geometry;
mod ground;
pub mod legality;
pub mod pgn;
mod piece;
mod position;
pub mod samples;
pub mod san;
pub mod spoken;
mod status;
pub mod study;
pub mod touch;

pub use crate::color::Outcome;
pub use fen::{FenError, InvalidFen};
pub use game::{Game, GameRecord, Ply};
pub use ground::Ground;
pub use legality::{Illegal, Reason};
pub use piece::{Piece, Placement, Role};
pub use position::{Castling, InvalidPosition, Move, NotLegal, Position, Setup, Side};
pub use san::Letters;
pub use status::Status;
