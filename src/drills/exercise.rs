//! An exercise by its id, whatever trainer it is of.

use std::fmt;
use std::str::FromStr;

use super::{Kind, Level, Topic};

/// Exercises in a series of most trainers, before those that come again.
pub const SERIES: usize = 10;

/// A level of a trainer: what its exercises have in common.
pub trait Drill: Copy + PartialEq {
    /// Exercises in a series, before those that come again.
    const SERIES: usize = SERIES;

    /// The key among the stars, with which the ids of its exercises begin: `ler/capturas`, `damas/qual-captura/2`.
    fn key(self) -> String;

    /// The level of a key.
    fn from_key(key: &str) -> Option<Self>;

    /// The level after it, of the same kind.
    fn next(self) -> Option<Self>;

    /// The seed of an exercise, from 32 bits of chance.
    fn seed(self, chance: u32) -> u32 {
        chance
    }

    /// What no two exercises of a series share.
    fn variety(self, seed: u32) -> u32 {
        seed
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

/// One exercise; everything in it follows from this. Written `ler/capturas/1f3a9c02`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exercise<D = Level> {
    pub level: D,
    pub seed: u32,
}

impl<D: Drill> fmt::Display for Exercise<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:08x}", self.level.key(), self.seed)
    }
}

/// The text is not an exercise's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoExercise;

impl<D: Drill> FromStr for Exercise<D> {
    type Err = NoExercise;

    fn from_str(text: &str) -> Result<Exercise<D>, NoExercise> {
        let (level, seed) = text.rsplit_once('/').ok_or(NoExercise)?;
        let level = D::from_key(level).ok_or(NoExercise)?;
        let seed = Some(seed).filter(|seed| seed.len() == 8 && !seed.starts_with('+')).ok_or(NoExercise)?;
        u32::from_str_radix(seed, 16).map(|seed| Exercise { level, seed }).map_err(|_| NoExercise)
    }
}
