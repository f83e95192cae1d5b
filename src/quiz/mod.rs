//! Questions about the Laws, by theme, by level and by edition: the questions, the right answers in each edition, sets that a class
//! shares, the results that are kept. Perguntas.
//!
//! The page reads three kinds of file: the questions ([`read`]), the answers that were worked out beforehand
//! ([`RightAnswers`]), and a list of both ([`Index`]). So it needs neither the Laws nor the rules of a game to ask, to mark
//! and to explain. An answer is a few words in every kind of question: `b`, `true`, `7.5.5`, `white=4:12`, `e7e8q`.
//! Absent: sentences, the time, chance other than from a name.

mod answers;
mod board;
mod class;
mod duel;
mod index;
mod kept;
mod marking;
mod question;
mod round;
mod touch;

pub use answers::{RightAnswer, RightAnswers};
pub use board::{BoardGame, BoardPosition, Goal, Legal, Setting};
pub use class::{Counted, Polled, Summary};
pub use duel::{Duel, Phase, Seat, Turns};
pub use index::{Index, ListedQuestion, MIXTURE, Wanted};
pub use kept::{Results, Tally, card_id};
pub use marking::{Marking, Sign, mark, shown};
pub use question::{CaseOutcome, ClockTimes, Kind, OPTIONS, Question, Source, WORDS, read, seconds, time};
pub use round::{Asked, Round, SET};
pub use touch::touches;

named! {
    /// What a question is about, what a pupil needs first. Tema.
    ///
    /// Its name is the word in files and in ids.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Theme {
        /// O movimento das peças e a peça tocada.
        Moves = "moves",
        /// Empates.
        Draws = "draws",
        /// O relógio.
        Clock = "clock",
        /// Irregularidades.
        Irregularities = "irregularities",
        /// Conduta.
        Conduct = "conduct",
        /// Notação.
        Notation = "notation",
        /// A folha de registo.
        Sheet = "sheet",
        /// Semirrápidas; no Brasil, xadrez rápido.
        Rapid = "rapid",
        /// Rápidas (blitz); no Brasil, relâmpago.
        Blitz = "blitz",
        /// O árbitro.
        Arbiter = "arbiter",
        /// Damas.
        Draughts = "draughts",
        /// Desporto escolar.
        School = "school",
        /// Números dos artigos: every question that asks for one, of whatever pack.
        Articles = "articles",
        /// Póquer of the student games, for who organises it.
        Poker = "poker",
        /// Truco of the student games.
        Truco = "truco",
    }
}

named! {
    /// For whom questions are. Nível.
    ///
    /// Its name is the word in files and in records.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Level {
        /// What a pupil who plays in a tournament at school must know. Escola.
        #[default]
        School = "school",
        /// Every question there is. Árbitro.
        Arbiter = "arbiter",
    }
}

impl Level {
    /// The word in addresses.
    pub const fn slug(self) -> &'static str {
        match self {
            Level::School => "escola",
            Level::Arbiter => "arbitro",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.slug() == slug)
    }

    /// Whether a question of this level is asked.
    pub fn has(self, level: Level) -> bool {
        self == Level::Arbiter || level == self
    }
}

impl Theme {
    /// Whether it is about a card game of the student games. Those are offered to their organisers alone.
    pub const fn is_of_cards(self) -> bool {
        matches!(self, Theme::Poker | Theme::Truco)
    }

    /// Whether a mixture asks of it. The numbers of articles and the card games one chooses.
    pub const fn is_mixed(self) -> bool {
        !self.is_of_cards() && !matches!(self, Theme::Articles)
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
            Theme::Articles => "artigos",
            Theme::Poker => "poquer",
            Theme::Truco => "truco",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.slug() == slug)
    }

    /// The theme of a pack and of its ids: the start of them.
    pub fn of(id: &str) -> Option<Theme> {
        let belongs = |theme: &Theme| id.strip_prefix(theme.name()).is_some_and(|rest| rest.starts_with('-'));
        Theme::ALL.into_iter().find(belongs)
    }
}
