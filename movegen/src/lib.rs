//! Legal moves of chess and of draughts, and how many sequences of them there are.
//!
//! A crate of its own because the site is compiled for size and Cargo sets that for whole crates. Its greatest table,
//! 4 kB, holds the eight rays from each square; a slider's reach is the ray up to the first man on it, which is one
//! count of zeros. Absent: any check of the board. Whoever builds one must hold a position of a game, as
//! `lance_legal::chess::Position` does; for anything else the moves mean nothing, but nothing breaks.
#![forbid(unsafe_code)]

pub mod attacks;
mod board;
pub mod draughts;
mod generate;
mod men;
mod perft;

pub use board::{Board, Setup, castled};
pub use generate::{Sink, Targets};
pub use men::{Color, Role};
pub use perft::{count, count_made};

/// A set of squares: bit 0 is a1, bit 7 h1, bit 63 h8.
pub type Bits = u64;

/// The squares of a set, from a1 to h8.
pub fn squares(mut set: Bits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (square < 64).then_some(square)
    })
}
