//! The trainers: of notation, with squares, moves to read and to write, slips to find and the score sheet; and of
//! draughts, in [`draughts`]. Treino de notação, treino de damas.
//!
//! Both have [`Series`] of exercises of a level, which is a [`Drill`], and rounds of [`squares`]. Every exercise is made from its [`Exercise`] id alone, by the rules of chess and repeatable chance, so that it can be
//! sent to a class, and can come back when it was missed. Pure: no words, no time, no storage. Absent: what an exercise
//! looks like, which is in `ui::pages`.

pub mod announce;
pub mod draughts;
mod exercise;
pub mod games;
pub mod marking;
pub mod positions;
mod review;
pub mod sealed;
mod series;
pub mod sheet;
pub mod slip;
pub mod squares;
mod training;

pub use exercise::{Drill, Exercise, NoExercise};
pub use review::{exercise_for, review};
pub use series::{SERIES, Series};
pub use training::{ROUNDS, Round, Training, rule};

/// A kind of exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Casas: find it, name it, say its colour.
    Squares,
    /// Ler: a written move is played.
    Read,
    /// Escrever: a move that is shown is written.
    Write,
    /// Encontra o erro: a score with one slip.
    Slip,
    /// Sem ver: moves announced and understood. FIDE 2023 D.2.1
    Unseen,
    /// Lance secreto. FIDE 2023 guideline I
    Sealed,
}

impl Kind {
    /// In the order of the list.
    pub const ALL: [Kind; 6] = [Kind::Squares, Kind::Read, Kind::Write, Kind::Slip, Kind::Unseen, Kind::Sealed];

    /// The word in addresses, ids and records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Squares => "casas",
            Kind::Read => "ler",
            Kind::Write => "escrever",
            Kind::Slip => "erro",
            Kind::Unseen => "sem-ver",
            Kind::Sealed => "lance-secreto",
        }
    }

    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The levels of this kind, from the easiest; squares have settings in their place.
    pub const fn topics(self) -> &'static [Topic] {
        match self {
            Kind::Squares => &[],
            Kind::Read | Kind::Write => Topic::MOVES,
            Kind::Slip => {
                &[Topic::Illegal, Topic::Letter, Topic::Ambiguous, Topic::Swapped, Topic::Skipped, Topic::Mixed]
            }
            Kind::Unseen => &[Topic::Understand, Topic::Announce],
            Kind::Sealed => &[Topic::Seal, Topic::Open],
        }
    }
}

/// A level of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// Moves of pawns that take nothing. FIDE 2023 C.8
    Pawns,
    /// Moves of pieces that take nothing. FIDE 2023 C.8
    Pieces,
    /// FIDE 2023 C.9
    Captures,
    /// Xeque e xeque-mate. FIDE 2023 C.13.4, C.13.5
    Check,
    /// FIDE 2023 C.13.1, C.13.2
    Castling,
    /// FIDE 2023 C.11
    Promotion,
    /// FIDE 2023 C.13.6
    EnPassant,
    /// Two pieces told apart by their files. FIDE 2023 C.10.1, C.10.3
    ByFile,
    /// Two pieces told apart by their ranks. FIDE 2023 C.10.2
    ByRank,
    /// Three pieces, of which neither file nor rank alone tells one apart. FIDE 2023 C.10
    ByBoth,
    /// A bit of everything.
    Mixed,
    /// A move that the rules do not allow.
    Illegal,
    /// The letter of another piece.
    Letter,
    /// A move that two pieces could make.
    Ambiguous,
    /// White's move and Black's stand in each other's place.
    Swapped,
    /// A move was not written down.
    Skipped,
    /// Compreender: an announced move is played.
    Understand,
    /// Anunciar: a move that is shown is announced.
    Announce,
    /// Fechar o envelope: the sealed move is written.
    Seal,
    /// Abrir o envelope: is it a move?
    Open,
}

impl Topic {
    /// The levels of reading and writing; the last is a bit of all others.
    pub const MOVES: &'static [Topic] = Topic::ALL.split_at(11).0;

    pub const ALL: [Topic; 20] = [
        Topic::Pawns,
        Topic::Pieces,
        Topic::Captures,
        Topic::Check,
        Topic::Castling,
        Topic::Promotion,
        Topic::EnPassant,
        Topic::ByFile,
        Topic::ByRank,
        Topic::ByBoth,
        Topic::Mixed,
        Topic::Illegal,
        Topic::Letter,
        Topic::Ambiguous,
        Topic::Swapped,
        Topic::Skipped,
        Topic::Understand,
        Topic::Announce,
        Topic::Seal,
        Topic::Open,
    ];

    /// The word in addresses, ids and records.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Pawns => "peoes",
            Topic::Pieces => "pecas",
            Topic::Captures => "capturas",
            Topic::Check => "xeque",
            Topic::Castling => "roque",
            Topic::Promotion => "promocao",
            Topic::EnPassant => "na-passagem",
            Topic::ByFile => "coluna",
            Topic::ByRank => "linha",
            Topic::ByBoth => "coluna-e-linha",
            Topic::Mixed => "tudo",
            Topic::Illegal => "ilegal",
            Topic::Letter => "letra",
            Topic::Ambiguous => "ambiguo",
            Topic::Swapped => "trocado",
            Topic::Skipped => "saltado",
            Topic::Understand => "compreender",
            Topic::Announce => "anunciar",
            Topic::Seal => "fechar",
            Topic::Open => "abrir",
        }
    }

    pub fn from_name(name: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.name() == name)
    }
}

/// A level of the notation trainer; among the stars `ler/capturas`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    pub kind: Kind,
    pub topic: Topic,
}

impl Level {
    /// The levels of a kind, from the easiest.
    pub fn of(kind: Kind) -> impl Iterator<Item = Level> {
        kind.topics().iter().map(move |topic| Level { kind, topic: *topic })
    }
}

impl Drill for Level {
    fn key(self) -> String {
        format!("{}/{}", self.kind.name(), self.topic.name())
    }

    fn from_key(key: &str) -> Option<Level> {
        let (kind, topic) = key.split_once('/')?;
        let (kind, topic) = (Kind::from_name(kind)?, Topic::from_name(topic)?);
        kind.topics().contains(&topic).then_some(Level { kind, topic })
    }

    fn next(self) -> Option<Level> {
        Level::of(self.kind).skip_while(|other| *other != self).nth(1)
    }
}
