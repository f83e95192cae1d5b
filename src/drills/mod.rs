//! The trainers: of notation, with squares, moves to read and to write, slips to find and the score sheet; of draughts,
//! in [`draughts`]; and of endings, in [`endings`]. Treino de notação, treino de damas, finais.
//!
//! All have [`Series`] of exercises of a level, which is a [`Drill`], and rounds of [`squares`]. Every exercise is made from its [`Exercise`] id alone, by the rules of chess and repeatable chance, so that it can be
//! sent to a class, and can come back when it was missed. Pure: no words, no time, no storage. Absent: what an exercise
//! looks like, which is in `ui::pages`.

pub mod announce;
pub mod draughts;
pub mod endings;
mod exercise;
pub mod games;
pub mod marking;
pub mod own;
pub mod positions;
mod review;
pub mod sealed;
mod series;
pub mod sheet;
pub mod slip;
pub mod squares;
mod training;

pub use exercise::{Drill, Exercise, NoExercise, SERIES};
pub use review::{exercise_for, review};
pub use series::Series;
pub use training::{ROUNDS, Round, Training, rule};

named! {
    /// A kind of exercise.
    ///
    /// Its name is the word in addresses, ids and records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Kind {
        /// Casas: find it, name it, say its colour.
        Squares = "casas",
        /// Ler: a written move is played.
        Read = "ler",
        /// Escrever: a move that is shown is written.
        Write = "escrever",
        /// Encontra o erro: a score with one slip.
        Slip = "erro",
        /// Sem ver: moves announced and understood. FIDE 2023 D.2.1
        Unseen = "sem-ver",
        /// Lance secreto. FIDE 2023 guideline I
        Sealed = "lance-secreto",
    }
}

impl Kind {
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

named! {
    /// A level of a kind.
    ///
    /// Its name is the word in addresses, ids and records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Topic {
        /// Moves of pawns that take nothing. FIDE 2023 C.8
        Pawns = "peoes",
        /// Moves of pieces that take nothing. FIDE 2023 C.8
        Pieces = "pecas",
        /// FIDE 2023 C.9
        Captures = "capturas",
        /// Xeque e xeque-mate. FIDE 2023 C.13.4, C.13.5
        Check = "xeque",
        /// FIDE 2023 C.13.1, C.13.2
        Castling = "roque",
        /// FIDE 2023 C.11
        Promotion = "promocao",
        /// FIDE 2023 C.13.6
        EnPassant = "na-passagem",
        /// Two pieces told apart by their files. FIDE 2023 C.10.1, C.10.3
        ByFile = "coluna",
        /// Two pieces told apart by their ranks. FIDE 2023 C.10.2
        ByRank = "linha",
        /// Three pieces, of which neither file nor rank alone tells one apart. FIDE 2023 C.10
        ByBoth = "coluna-e-linha",
        /// A bit of everything.
        Mixed = "tudo",
        /// A move that the rules do not allow.
        Illegal = "ilegal",
        /// The letter of another piece.
        Letter = "letra",
        /// A move that two pieces could make.
        Ambiguous = "ambiguo",
        /// White's move and Black's stand in each other's place.
        Swapped = "trocado",
        /// A move was not written down.
        Skipped = "saltado",
        /// Compreender: an announced move is played.
        Understand = "compreender",
        /// Anunciar: a move that is shown is announced.
        Announce = "anunciar",
        /// Fechar o envelope: the sealed move is written.
        Seal = "fechar",
        /// Abrir o envelope: is it a move?
        Open = "abrir",
    }
}

impl Topic {
    /// The levels of reading and writing; the last is a bit of all others.
    pub const MOVES: &'static [Topic] = Topic::ALL.split_at(11).0;
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
