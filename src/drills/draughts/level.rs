//! The levels of the exercises of draughts.

use super::wins;
use crate::drills::Drill;

named! {
    /// A kind of exercise that comes in series, in the order of the list. Its name: the word in addresses, ids and records.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Kind {
        /// Qual é a captura obrigatória? JSS 2.8
        Which = "qual-captura",
        /// Que peças têm de tomar? JSS 2.8
        WhoTakes = "quem-toma",
        /// Quantas peças toma a captura obrigatória? JSS 2.8.2
        HowMany = "quantas-pecas",
        /// Onde pode a dama pousar? JSS 2.6, 2.7
        Landing = "onde-pousa",
        /// Ganha em tantos lances. JSS 2.9.1, 2.9.2
        Win = "ganha",
    }
}

impl Kind {
    message_ids! {
        /// The message with its name.
        Kind::Which => "train-which",
        Kind::WhoTakes => "train-who-takes",
        Kind::HowMany => "train-how-many",
        Kind::Landing => "train-landing",
        Kind::Win => "train-win",
    }
}

/// The word of the trainer of numbers, which goes by in rounds.
pub const NUMBERS: &str = "numeros";

/// Before the ids, and the keys of stars and rounds, of draughts.
pub const PREFIX: &str = "damas/";

/// The levels of each kind: from one law to all three, or from one move to three.
pub const LEVELS: u8 = 3;

/// A kind's level; in addresses `qual-captura-2`, among the stars `damas/qual-captura/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    pub kind: Kind,
    /// 1 to [`LEVELS`].
    number: u8,
}

impl Level {
    /// Level 1 to 3 of a kind.
    pub fn new(kind: Kind, number: u8) -> Option<Level> {
        (1..=LEVELS).contains(&number).then_some(Level { kind, number })
    }

    /// The levels of a kind, from the easiest.
    pub fn of(kind: Kind) -> impl Iterator<Item = Level> {
        (1..=LEVELS).map(move |number| Level { kind, number })
    }

    pub const fn number(self) -> u8 {
        self.number
    }

    /// The last part of the address.
    pub fn slug(self) -> String {
        format!("{}-{}", self.kind.name(), self.number)
    }

    pub fn from_slug(slug: &str) -> Option<Level> {
        let (kind, number) = slug.rsplit_once('-')?;
        Level::from_key(&format!("{PREFIX}{kind}/{number}"))
    }
}

impl Drill for Level {
    fn key(self) -> String {
        format!("{PREFIX}{}/{}", self.kind.name(), self.number)
    }

    fn from_key(key: &str) -> Option<Level> {
        let (kind, number) = key.strip_prefix(PREFIX)?.split_once('/')?;
        let [digit @ b'0'..=b'9'] = number.as_bytes() else { return None };
        Level::new(Kind::from_name(kind)?, digit - b'0')
    }

    fn next(self) -> Option<Level> {
        Level::new(self.kind, self.number + 1)
    }

    /// The wins are as many as their file has.
    fn seed(self, chance: u32) -> u32 {
        if self.kind == Kind::Win { chance % wins::EXERCISES } else { chance }
    }

    fn variety(self, seed: u32) -> u32 {
        if self.kind == Kind::Win { wins::line(seed) } else { seed }
    }
}

/// One exercise. Written `damas/qual-captura/3/1f3a9c02`.
pub type Exercise = crate::drills::Exercise<Level>;
