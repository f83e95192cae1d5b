//! Exercises of a teacher's own: a position, what is asked, a line of words for each. Exercícios.
//!
//! An [`Exercise`] becomes a level of the lessons' engine ([`Exercise::level`]), so that it is played, refused and starred
//! by the same code. [`check()`] says what the rules find in it. A [`Sheet`] is several of them with a title: a text that
//! people can read and send ([`Sheet::read`]), and what a [`Collection`] keeps on the device. [`Exercise::to_bytes`] is for
//! where there is little room.
//!
//! Pure: no words of the site, no time, no storage.

mod bytes;
pub mod check;
mod collection;
mod exercise;
mod sentence;
mod sheet;

pub use bytes::{BytesError, VERSION};
pub use check::{Finding, Weight, check};
pub use collection::{Collection, Full, KeptSheet, MOST_BYTES, MOST_SHEETS};
pub use exercise::{
    Ask, Exercise, MOST_ANSWERS, MOST_ARROWS, MOST_CHOICES, MOST_MATE, MOST_PLIES, may_keep_castling, passed_over,
};
pub use sentence::{LONGEST, Sentence};
pub use sheet::{MAX_FILE_BYTES, MOST_EXERCISES, Sheet, SheetError, SheetFault};
