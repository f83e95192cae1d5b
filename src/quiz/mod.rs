//! Questions on the Laws, by theme and by edition: what is asked, what is right in which edition, sets that a class
//! shares, what is kept of the answers. Perguntas.
//!
//! The page reads three kinds of file: the questions ([`read`]), the answers that were worked out beforehand
//! ([`Answers`]), and a list of both ([`Index`]). So it needs neither the Laws nor the rules of a game to ask, to mark
//! and to explain. An answer is a few words in every kind of question: `b`, `true`, `7.5.5`, `white=4:12`, `e7e8q`;
//! what is right is compared with them. Absent: sentences, the time, chance other than from a name.

mod answers;
mod board;
mod duel;
mod index;
mod kept;
mod marking;
mod question;
mod round;
mod touch;

pub use answers::{Answer, Answers};
pub use board::{Game, Goal, Legal, Setting, Standing};
pub use duel::{Duel, Phase, Seat, Turns};
pub use index::{Entry, Index, MIXTURE, Wanted};
pub use kept::{Results, Tally, card_id};
pub use marking::{Marking, Sign, mark, shown};
pub use question::{Clock, Kind, OPTIONS, Outcome, Question, Source, WORDS, read, seconds, time};
pub use round::{Asked, Round, SET};
pub use touch::touches;

/// What a question is about. Tema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Semirrápidas; no Brasil, xadrez rápido.
    Rapid,
    /// Rápidas (blitz); no Brasil, relâmpago.
    Blitz,
    /// O movimento das peças e a peça tocada.
    Moves,
    /// O relógio.
    Clock,
    /// Irregularidades.
    Irregularities,
    /// A folha de registo.
    Sheet,
    /// Empates.
    Draws,
    /// Conduta.
    Conduct,
    /// O árbitro.
    Arbiter,
    /// Notação.
    Notation,
    /// Damas.
    Draughts,
    /// Desporto escolar.
    School,
}

impl Theme {
    pub const ALL: [Theme; 12] = [
        Theme::Rapid,
        Theme::Blitz,
        Theme::Moves,
        Theme::Clock,
        Theme::Irregularities,
        Theme::Sheet,
        Theme::Draws,
        Theme::Conduct,
        Theme::Arbiter,
        Theme::Notation,
        Theme::Draughts,
        Theme::School,
    ];

    /// The word in files and in ids.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Rapid => "rapid",
            Theme::Blitz => "blitz",
            Theme::Moves => "moves",
            Theme::Clock => "clock",
            Theme::Irregularities => "irregularities",
            Theme::Sheet => "sheet",
            Theme::Draws => "draws",
            Theme::Conduct => "conduct",
            Theme::Arbiter => "arbiter",
            Theme::Notation => "notation",
            Theme::Draughts => "draughts",
            Theme::School => "school",
        }
    }

    /// The word in addresses.
    pub const fn slug(self) -> &'static str {
        match self {
            Theme::Rapid => "semirrapidas",
            Theme::Blitz => "blitz",
            Theme::Moves => "lances",
            Theme::Clock => "relogio",
            Theme::Irregularities => "irregularidades",
            Theme::Sheet => "registo",
            Theme::Draws => "empates",
            Theme::Conduct => "conduta",
            Theme::Arbiter => "arbitro",
            Theme::Notation => "notacao",
            Theme::Draughts => "damas",
            Theme::School => "escola",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.slug() == slug)
    }

    /// The theme of a question, or of a pack: the start of its id.
    pub fn of(id: &str) -> Option<Theme> {
        let belongs = |theme: &Theme| id.strip_prefix(theme.name()).is_some_and(|rest| rest.starts_with('-'));
        Theme::ALL.into_iter().find(belongs)
    }
}
