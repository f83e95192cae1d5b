//! What goes into an address or a code that a camera reads, in few bits: numbers, positions of chess, texts.
//!
//! An address that was printed is read for ever: nothing that is written here may be written otherwise.

mod bits;
pub mod letters;
pub mod place;

pub use bits::{Bits, Taken, Unread};
