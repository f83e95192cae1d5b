//! What the Laws say of a game with a clock, edition by edition: how fast it is, and what an arbiter does.
//!
//! Values in, values out; sentences are the page's. Absent: the end of a game by its position, see [`crate::chess`].

pub mod speed;

pub use crate::chess::Edition;

/// How fast a game is. The names differ: "semi-rápidas" in Portugal is "rápido" in Brazil, and "rápidas" there is blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speed {
    /// Partida clássica.
    Standard,
    /// Semirrápida; no Brasil, xadrez rápido.
    Rapid,
    /// Rápida; no Brasil, relâmpago.
    Blitz,
}

/// How closely a game is watched. FIDE 2023 A.3
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// One arbiter has many boards.
    #[default]
    Partial,
    /// The competition rules apply: the arbiter sees every move.
    Full,
}
