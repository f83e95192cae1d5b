//! What the Laws say, edition by edition: how fast a game is, and what an arbiter decides.
//!
//! Functions from values to values; the pages make the sentences. The end of a game by its position is in [`crate::chess`].

mod code;
pub mod glossary;
mod incident;
mod judge;
mod judgement;
pub mod library;
mod matter;
mod ruling;
pub mod scene;
pub mod search;
pub mod speed;

pub use incident::{Game, Incident, Unreadable};
pub use judge::judge;
pub use judgement::{Decision, Follow, Judgement, UNNUMBERED, When};
pub use matter::{By, Finish, Form, Mate, Matter, MatterError, Noticed, Sheet, Slip, Touched, forms};
pub use ruling::tolerance;

named! {
    /// How fast a game is. Rapid is "semirrápidas" in Portugal and "rápido" in Brazil; "rápidas" in Portugal is blitz.
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
        /// One arbiter watches many boards.
        #[default]
        Partial = "partial",
        /// The competition rules apply: the arbiter sees every move.
        Full = "full",
    }
}
