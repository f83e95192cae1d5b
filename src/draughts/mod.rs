//! Draughts on 64 squares: positions, what may be captured and what must, and their text form. Damas.
//!
//! One generator for the variants, which are rows of a table. Squares are those of the board as it is seen, so that the
//! same board shows chess and draughts; the numbers 1 to 32 are names of them. Absent: draws by limit, games.

mod moves;
mod position;
mod variant;

pub use moves::{Move, Path};
pub use position::{MOST_TEXT, Man, Position, PositionError};
pub use variant::{BRASILEIRAS, CLASSICAS, Variant, number, numbered};
