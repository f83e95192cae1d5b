//! The editions of the Laws and the regulations beside them: what more than one part of the site asks of each. Edições.
//!
//! One row for each edition. A later row states only what it changes, and a number that an edition does not print is in
//! no row. What the arbiter alone asks stands in [`crate::laws`], and what the articles say in `locales/*/laws/`. To add an
//! edition, see `docs/laws.md`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Laws or a regulation, as printed once. Edição.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// In force since 1 January 2023.
    #[default]
    Laws2023,
    /// In force from 2018, as the school regulation prints them.
    Laws2018,
    /// Of 2009: articles 6 to 9.3 alone, without appendices.
    Laws2009,
    /// In force from 2005.
    Laws2005,
    /// The student games' rules of rapid chess and draughts, which know nothing but what they print.
    StudentGames,
    /// The regulation of school sport.
    School,
}

/// What an edition is an edition of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Leis do Xadrez, of FIDE, as far as a game needs them.
    Laws,
    /// A part of the Laws: the rest is not at hand.
    Excerpt,
    /// Jogos de estudantes.
    StudentGames,
    /// Regulamento do desporto escolar.
    School,
}

/// An article, or that the edition prints none.
pub type Article = Option<&'static str>;

/// What an edition says of how a game ends, with its own article numbers.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The word in addresses, files, records and text forms; of the Laws the year.
    pub word: &'static str,
    pub kind: Kind,
    pub checkmate: Article,
    pub resignation: Article,
    /// Who resigns when the opponent cannot checkmate any more draws.
    pub resignation_draws: bool,
    pub stalemate: Article,
    pub dead_position: Article,
    pub agreement: Article,
    /// Both must have moved before they may agree on a draw.
    pub agreement_after_moves: bool,
    /// The offer of a draw: first the move, then the offer, then the clock.
    pub offer: Article,
    /// What is claimed at the third time, and after fifty moves.
    pub repetition: Article,
    pub fifty_moves: Article,
    /// What a wrong claim costs.
    pub wrong_claim: Article,
    /// The fifth repetition, and the 75 moves: the edition ends the game by itself.
    pub fivefold: Article,
    pub seventy_five: Article,
    /// Neither of the two exists: at any count a draw has to be claimed.
    pub only_claimed: bool,
    /// The flag has fallen.
    pub flag: Article,
    /// When the clock of White is started.
    pub clock_started: Article,
    /// A move is complete once the clock is pressed.
    pub clock_pressed: Article,
    /// The clock was pressed and nothing had been moved; where no article has it so, the one on what comes first.
    pub no_move: Article,
}

const NOTHING: Facts = Facts {
    word: "",
    kind: Kind::School,
    checkmate: None,
    resignation: None,
    resignation_draws: false,
    stalemate: None,
    dead_position: None,
    agreement: None,
    agreement_after_moves: false,
    offer: None,
    repetition: None,
    fifty_moves: None,
    wrong_claim: None,
    fivefold: None,
    seventy_five: None,
    only_claimed: false,
    flag: None,
    clock_started: None,
    clock_pressed: None,
    no_move: None,
};

const LAWS_2023: Facts = Facts {
    word: "2023",
    kind: Kind::Laws,
    checkmate: Some("5.1.1"),
    resignation: Some("5.1.2"),
    resignation_draws: true,
    stalemate: Some("5.2.1"),
    dead_position: Some("5.2.2"),
    agreement: Some("5.2.3"),
    agreement_after_moves: true,
    offer: Some("9.1.2.1"),
    repetition: Some("9.2"),
    fifty_moves: Some("9.3"),
    wrong_claim: Some("9.5.3"),
    fivefold: Some("9.6.1"),
    seventy_five: Some("9.6.2"),
    only_claimed: false,
    flag: Some("6.9"),
    clock_started: Some("6.6"),
    clock_pressed: Some("6.2.1"),
    no_move: Some("7.5.3"),
};

const LAWS_2018: Facts = Facts { word: "2018", resignation_draws: false, ..LAWS_2023 };

const LAWS_2009: Facts = Facts {
    word: "2009",
    kind: Kind::Excerpt,
    offer: Some("9.1.b.1"),
    repetition: Some("9.2"),
    fifty_moves: Some("9.3"),
    flag: Some("6.9"),
    ..NOTHING
};

const LAWS_2005: Facts = Facts {
    word: "2005",
    kind: Kind::Laws,
    checkmate: Some("5.1.a"),
    resignation: Some("5.1.b"),
    stalemate: Some("5.2.a"),
    dead_position: Some("5.2.b"),
    agreement: Some("5.2.c"),
    offer: Some("9.1.a"),
    repetition: Some("9.2"),
    fifty_moves: Some("9.3"),
    wrong_claim: Some("9.5.b"),
    only_claimed: true,
    flag: Some("6.10"),
    clock_started: Some("6.5"),
    clock_pressed: Some("6.8.a"),
    no_move: Some("6.8.a"),
    ..NOTHING
};

const STUDENT_GAMES: Facts = Facts { word: "jss", kind: Kind::StudentGames, flag: Some("1.1"), ..NOTHING };

/// It leaves the end of a game to the Laws.
const SCHOOL: Facts = Facts { word: "escola", kind: Kind::School, ..NOTHING };

impl Edition {
    /// The one in force comes first.
    pub const ALL: [Edition; 6] = [
        Edition::Laws2023,
        Edition::Laws2018,
        Edition::Laws2009,
        Edition::Laws2005,
        Edition::StudentGames,
        Edition::School,
    ];

    /// The one in force, to which the others are compared.
    pub const IN_FORCE: Edition = Edition::Laws2023;

    /// By which an arbiter judges: all that say what is done at a board.
    pub const JUDGED: [Edition; 5] =
        [Edition::Laws2023, Edition::Laws2018, Edition::Laws2009, Edition::Laws2005, Edition::StudentGames];

    /// By which a game is played and timed: the Laws that are at hand whole.
    pub const PLAYED: [Edition; 3] = [Edition::Laws2023, Edition::Laws2018, Edition::Laws2005];

    /// The words of all.
    pub const WORDS: [&'static str; Edition::ALL.len()] = {
        let mut words = [""; Edition::ALL.len()];
        let mut at = 0;
        while at < words.len() {
            words[at] = Edition::ALL[at].name();
            at += 1;
        }
        words
    };

    /// What it says.
    pub const fn facts(self) -> &'static Facts {
        match self {
            Edition::Laws2023 => &LAWS_2023,
            Edition::Laws2018 => &LAWS_2018,
            Edition::Laws2009 => &LAWS_2009,
            Edition::Laws2005 => &LAWS_2005,
            Edition::StudentGames => &STUDENT_GAMES,
            Edition::School => &SCHOOL,
        }
    }

    /// `2023`, `jss`, `escola`: the word in addresses, files, records and text forms.
    pub const fn name(self) -> &'static str {
        self.facts().word
    }

    /// From the form of [`Edition::name`].
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// Whether it is one of [`Edition::JUDGED`].
    pub fn is_judged(self) -> bool {
        Edition::JUDGED.contains(&self)
    }

    /// Whether it is one of [`Edition::PLAYED`].
    pub fn is_played(self) -> bool {
        Edition::PLAYED.contains(&self)
    }

    /// Whether it is of the Laws, whole or not. The Laws are compared with one another; a regulation stands for itself.
    pub fn is_of_the_laws(self) -> bool {
        matches!(self.facts().kind, Kind::Laws | Kind::Excerpt)
    }

    /// Whether the fifth repetition and the 75 moves end a game by themselves.
    pub fn has_automatic_draws(self) -> bool {
        self.facts().fivefold.is_some()
    }

    /// Whether both must have moved before they may agree on a draw.
    pub fn agreement_after_moves(self) -> bool {
        self.facts().agreement_after_moves
    }

    /// Whether a resignation draws when the opponent cannot checkmate any more.
    pub fn resignation_draws(self) -> bool {
        self.facts().resignation_draws
    }

    /// The article on this. What an edition does not know has the number of the one in force.
    pub fn article(self, of: fn(&Facts) -> Article) -> &'static str {
        of(self.facts()).or(of(Edition::IN_FORCE.facts())).unwrap_or_default()
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// In the record of a game, which is played by one of [`Edition::PLAYED`].
impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        let name = String::deserialize(deserializer)?;
        let edition = Edition::from_name(&name).filter(|edition| edition.is_played());
        edition.ok_or_else(|| serde::de::Error::custom("unknown edition"))
    }
}
