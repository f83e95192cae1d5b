//! What goes into an address or a code that a camera reads, in few bits: numbers, positions of chess, texts; the digits of
//! an address with a checksum, and QR codes.
//!
//! An address that was printed is read for ever: nothing that is written here may be written otherwise.

mod bits;
pub mod digits;
pub mod letters;
mod picture;
pub mod place;
mod seal;

pub use bits::{Bits, Taken, Unread};
pub use digits::WrongGroup;
pub use picture::{Picture, lines, picture, version};
pub use seal::{CodeError, Seal, short_sum};
