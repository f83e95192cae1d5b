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

named! {
    /// How fast a game is. The names differ: "semirrápidas" in Portugal is "rápido" in Brazil, and "rápidas" there is blitz.
    ///
    /// Its name is the word in text forms.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Speed {
        /// Partida clássica.
        Standard = "standard",
        /// Semirrápida; no Brasil, xadrez rápido.
        Rapid = "rapid",
        /// Rápida; no Brasil, relâmpago.
        Blitz = "blitz",
    }
}

named! {
    /// How closely a game is watched. FIDE 2023 A.3
    ///
    /// Its name is the word in text forms.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Supervision {
        /// One arbiter has many boards.
        #[default]
        Partial = "partial",
        /// The competition rules apply: the arbiter sees every move.
        Full = "full",
    }
}
