//! Draughts to train: the numbers of the squares, the compulsory capture, the win in so many moves. Treino de damas.
//!
//! Every exercise is made from its [`Exercise`] id alone, by the rules and repeatable chance, and is verified by the same
//! rules before it is asked. Pure: no words, no time, no storage. Absent: the wins, which a file holds and
//! [`wins`] reads; what an exercise looks like.

mod attempt;
mod boards;
mod captures;
pub mod wins;

use std::fmt;
use std::str::FromStr;

pub use attempt::{Defence, defend};

use super::{NoExercise, SERIES, Series, Training};
use crate::draughts::{Move, Position};
use crate::random::{Random, seed_of};
use crate::square::{Square, SquareSet};

/// A kind of exercise that comes in series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Qual é a captura obrigatória? JSS 2.8
    Which,
    /// Quantas peças toma a captura obrigatória? JSS 2.8.2
    HowMany,
    /// Onde pode a dama pousar? JSS 2.6, 2.7
    Landing,
    /// Que peças têm de tomar? JSS 2.8
    WhoTakes,
    /// Ganha em tantos lances. JSS 2.9.1, 2.9.2
    Win,
}

/// The word of the trainer of numbers, which goes by in rounds.
pub const NUMBERS: &str = "numeros";

/// Before the ids, and the keys of stars and rounds, of draughts.
pub const PREFIX: &str = "damas/";

/// The levels of each kind: from one law to all three, or from one move to three.
pub const LEVELS: u8 = 3;

impl Kind {
    /// In the order of the list.
    pub const ALL: [Kind; 5] = [Kind::Which, Kind::WhoTakes, Kind::HowMany, Kind::Landing, Kind::Win];

    /// The word in addresses, ids and records.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Which => "qual-captura",
            Kind::HowMany => "quantas-pecas",
            Kind::Landing => "onde-pousa",
            Kind::WhoTakes => "quem-toma",
            Kind::Win => "ganha",
        }
    }

    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A kind's level; in addresses `qual-captura-2`, among the stars `damas/qual-captura/2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    pub kind: Kind,
    /// 1 to [`LEVELS`].
    number: u8,
}

impl Level {
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
        Level::new(Kind::from_name(kind)?, one_digit(number)?)
    }

    /// The key among the stars.
    pub fn key(self) -> String {
        format!("{PREFIX}{}/{}", self.kind.name(), self.number)
    }
}

fn one_digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// One exercise; everything in it follows from this. Written `damas/qual-captura/3/1f3a9c02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exercise {
    pub level: Level,
    pub seed: u32,
}

impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:08x}", self.level.key(), self.seed)
    }
}

impl FromStr for Exercise {
    type Err = NoExercise;

    fn from_str(text: &str) -> Result<Exercise, NoExercise> {
        let mut parts = text.strip_prefix(PREFIX).ok_or(NoExercise)?.split('/');
        let kind = parts.next().and_then(Kind::from_name).ok_or(NoExercise)?;
        let level = parts.next().and_then(one_digit).and_then(|number| Level::new(kind, number)).ok_or(NoExercise)?;
        let seed = parts.next().filter(|seed| seed.len() == 8 && !seed.starts_with('+'));
        match (seed.and_then(|seed| u32::from_str_radix(seed, 16).ok()), parts.next()) {
            (Some(seed), None) => Ok(Exercise { level, seed }),
            _ => Err(NoExercise),
        }
    }
}

/// What is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The only legal move.
    Move(Move),
    /// So many pieces, whichever of the legal captures is chosen.
    Count(usize),
    /// Every square on which this dama may end its move.
    Squares { dama: Square, squares: SquareSet },
    /// Every piece that may capture.
    Pieces(SquareSet),
    /// The only move that wins within so many own moves.
    Win { moves: u32, first: Move },
}

/// A position and what is asked of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    pub position: Position,
    pub answer: Answer,
}

impl Exercise {
    /// The position and the answer; `wins` is the text of the file of wins, which the other kinds do not need. `None`
    /// where that file has no such line.
    pub fn task(self, wins: &str) -> Option<Task> {
        match self.level.kind {
            Kind::Win => wins::task(wins, self.level.number, self.seed),
            _ => captures::task(self),
        }
    }
}

/// The series of this name; nothing but the name and the level decides what is in it.
pub fn series(level: Level, name: &str) -> Series<Exercise> {
    let mut random = Random::new(seed_of(&format!("{}/{name}", level.key())));
    let mut exercises: Vec<Exercise> = Vec::with_capacity(SERIES);
    while exercises.len() < SERIES {
        let mut seed = random.bits() as u32;
        if level.kind == Kind::Win {
            seed %= wins::EXERCISES;
        }
        let same = |other: &Exercise| match level.kind {
            Kind::Win => wins::line(other.seed) == wins::line(seed),
            _ => other.seed == seed,
        };
        if !exercises.iter().any(same) {
            exercises.push(Exercise { level, seed });
        }
    }
    Series::of(name, exercises)
}

/// The exercises of draughts due today, the longest waiting first, at most a series.
pub fn review(training: &Training, today: u32) -> Vec<Exercise> {
    training.due_draughts(today).into_iter().filter_map(|id| id.parse().ok()).take(SERIES).collect()
}
