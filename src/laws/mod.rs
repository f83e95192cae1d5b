//! What the Laws say of a game with a clock, edition by edition: how fast it is, and what an arbiter does.
//!
//! Values in, values out; sentences are the page's. Absent: the end of a game by its position, see [`crate::chess`].

mod code;
pub mod glossary;
mod incident;
mod judge;
pub mod library;
mod matter;
mod ruling;
pub mod scene;
pub mod search;
pub mod speed;

pub use incident::{Game, Incident, Mate, Slip, Unreadable};
pub use judge::{Decision, Follow, Judgement, UNNUMBERED, judge};
pub use matter::{By, FORMS, Finish, Form, Matter, MatterError, Sheet, Touched};
pub use ruling::{Act, Ending, Reason, Ruling, When, asks_mate, rule, tolerance};

/// How fast a game is. The names differ: "semirrápidas" in Portugal is "rápido" in Brazil, and "rápidas" there is blitz.
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

impl Speed {
    pub const ALL: [Speed; 3] = [Speed::Standard, Speed::Rapid, Speed::Blitz];

    /// The word in text forms.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Standard => "standard",
            Speed::Rapid => "rapid",
            Speed::Blitz => "blitz",
        }
    }
}

impl Supervision {
    pub const ALL: [Supervision; 2] = [Supervision::Partial, Supervision::Full];

    /// The word in text forms.
    pub const fn name(self) -> &'static str {
        match self {
            Supervision::Partial => "partial",
            Supervision::Full => "full",
        }
    }
}
