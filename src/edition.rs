//! The editions of the Laws and the other regulations, with the facts that several parts of the site need. Edições.
//!
//! What only the arbiter needs is in [`crate::laws`]. The texts of the articles are in `locales/*/laws/`. To add an edition,
//! see `docs/laws.md`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

named! {
    /// An edition of the Laws, or another regulation. The one in force comes first. Edição.
    ///
    /// Its name is the word in addresses, files, records and text forms; for the Laws it is the year.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Edition {
        /// In force since 1 January 2023.
        #[default]
        Laws2023 = "2023",
        /// In force from 2018, as the school regulation prints them.
        Laws2018 = "2018",
        /// Of 2009: articles 6 to 9.3 alone, without appendices.
        Laws2009 = "2009",
        /// In force from 2005.
        Laws2005 = "2005",
        /// The student games' rules of rapid chess and draughts. Only what they print counts.
        StudentGames = "jss",
        /// The regulation of school sport.
        School = "escola",
    }
}

/// What an edition is an edition of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditionKind {
    /// Leis do Xadrez, of FIDE, as far as a game needs them.
    Laws,
    /// A part of the Laws. The rest is missing here.
    Excerpt,
    /// Jogos de estudantes.
    StudentGames,
    /// Regulamento do desporto escolar.
    School,
}

/// The number of an article; `None` where the edition prints none.
pub type Article = Option<&'static str>;

/// Defines a table of articles: a struct with a field for each row, and a constant of it for each column.
///
/// A cell holds the number that the edition prints, or `-` where it prints none. A row `name as Type` holds other values,
/// in parentheses; `yes` and `no` are Booleans.
macro_rules! article_table {
    (@columns [] $($rest:tt)*) => {};
    (@columns [$column:ident $($others:ident)*] $table:ident $($row:ident [$cell:tt $($rest:tt)*])+) => {
        const $column: $table = $table { $($row: article_table!(@cell $cell),)+ };
        article_table!(@columns [$($others)*] $table $($row [$($rest)*])+);
    };
    (@type) => { $crate::edition::Article };
    (@type $type:ty) => { $type };
    (@cell -) => { None };
    (@cell yes) => { true };
    (@cell no) => { false };
    (@cell ($value:expr)) => { $value };
    (@cell $article:literal) => { Some($article) };
    ($(#[$about:meta])* $vis:vis struct $table:ident for $($column:ident)+;
     $($(#[$doc:meta])* $row:ident $(as $type:ty)?: [$($cell:tt)+];)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        $vis struct $table {
            $($(#[$doc])* $vis $row: article_table!(@type $($type)?),)+
        }

        article_table!(@columns [$($column)+] $table $($row [$($cell)+])+);
    };
}
pub(crate) use article_table;

article_table! {
    /// What an edition says of how a game ends, with its own article numbers.
    pub struct Facts for LAWS_2023 LAWS_2018 LAWS_2009 LAWS_2005 STUDENT_GAMES SCHOOL;

    kind as EditionKind: [
        (EditionKind::Laws) (EditionKind::Laws) (EditionKind::Excerpt) (EditionKind::Laws)
        (EditionKind::StudentGames) (EditionKind::School)
    ];
    //                             2023       2018       2009       2005      games  school
    checkmate:                    ["5.1.1"    "5.1.1"    -          "5.1.a"    -     -];
    resignation:                  ["5.1.2"    "5.1.2"    -          "5.1.b"    -     -];
    /// A resignation draws when the opponent cannot checkmate any more.
    resignation_draws as bool:    [yes        no         no         no         no    no];
    stalemate:                    ["5.2.1"    "5.2.1"    -          "5.2.a"    -     -];
    dead_position:                ["5.2.2"    "5.2.2"    -          "5.2.b"    -     -];
    agreement:                    ["5.2.3"    "5.2.3"    -          "5.2.c"    -     -];
    /// Both must have moved before they may agree on a draw.
    agreement_after_moves as bool: [yes       yes        no         no         no    no];
    /// The offer of a draw: first the move, then the offer, then the clock.
    offer:                        ["9.1.2.1"  "9.1.2.1"  "9.1.b.1"  "9.1.a"    -     -];
    /// What is claimed at the third time.
    repetition:                   ["9.2"      "9.2"      "9.2"      "9.2"      -     -];
    /// What is claimed after fifty moves.
    fifty_moves:                  ["9.3"      "9.3"      "9.3"      "9.3"      -     -];
    /// What a wrong claim costs.
    wrong_claim:                  ["9.5.3"    "9.5.3"    -          "9.5.b"    -     -];
    /// The fifth repetition ends the game by itself.
    fivefold:                     ["9.6.1"    "9.6.1"    -          -          -     -];
    /// The 75 moves end the game by themselves.
    seventy_five:                 ["9.6.2"    "9.6.2"    -          -          -     -];
    /// Neither of the two exists: at any count a draw has to be claimed.
    only_claimed as bool:         [no         no         no         yes        no    no];
    /// The flag has fallen.
    flag:                         ["6.9"      "6.9"      "6.9"      "6.10"     "1.1" -];
    /// When the clock of White is started.
    clock_started:                ["6.6"      "6.6"      -          "6.5"      -     -];
    /// A move is complete once the clock is pressed.
    clock_pressed:                ["6.2.1"    "6.2.1"    -          "6.8.a"    -     -];
    /// The clock was pressed without a move. Where no article says so, the one about what comes first.
    no_move:                      ["7.5.3"    "7.5.3"    -          "6.8.a"    -     -];
}

impl Edition {
    /// The one in force, to which the others are compared.
    pub const IN_FORCE: Edition = Edition::Laws2023;

    /// The editions by which an arbiter judges.
    pub const JUDGED: [Edition; 5] =
        [Edition::Laws2023, Edition::Laws2018, Edition::Laws2009, Edition::Laws2005, Edition::StudentGames];

    /// The editions by which a game is played and timed: those of the Laws that are complete here.
    pub const PLAYED: [Edition; 3] = [Edition::Laws2023, Edition::Laws2018, Edition::Laws2005];

    /// The names of all.
    pub const WORDS: [&'static str; Edition::ALL.len()] = {
        let mut words = [""; Edition::ALL.len()];
        let mut at = 0;
        while at < words.len() {
            words[at] = Edition::ALL[at].name();
            at += 1;
        }
        words
    };

    /// What it says about the end of a game.
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

    /// Whether it is one of [`Edition::JUDGED`].
    pub fn is_judged(self) -> bool {
        Edition::JUDGED.contains(&self)
    }

    /// Whether it is one of [`Edition::PLAYED`].
    pub fn is_played(self) -> bool {
        Edition::PLAYED.contains(&self)
    }

    /// Whether it is an edition of the Laws, complete or not. Only these are compared with one another.
    pub fn is_of_the_laws(self) -> bool {
        matches!(self.facts().kind, EditionKind::Laws | EditionKind::Excerpt)
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

    /// The number of an article: `article(|facts| facts.flag)`. Where the edition prints none, that of the edition in force.
    pub fn article(self, of: fn(&Facts) -> Article) -> &'static str {
        of(self.facts()).or(of(Edition::IN_FORCE.facts())).unwrap_or_default()
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Reads the edition in the record of a game, which must be one of [`Edition::PLAYED`].
impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        let name = String::deserialize(deserializer)?;
        let edition = Edition::from_name(&name).filter(|edition| edition.is_played());
        edition.ok_or_else(|| serde::de::Error::custom("unknown edition"))
    }
}
