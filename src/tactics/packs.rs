//! The packs that are there: which puzzle an exercise is, which comes next, and the set of a class.

use super::{Catalog, Exercise, Level, Puzzle, Theme};
use crate::drills::SERIES;
use crate::order::in_order;
use crate::random::{Random, seed_of};

/// One of so many is chosen, those that lie nearest.
const AMONG: usize = 8;

named! {
    /// How hard the set of a class is. Dificuldade.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Grade {
        Easy = "facil",
        Medium = "medio",
        Hard = "dificil",
    }
}

impl Grade {
    /// The lowest and the highest rating.
    pub const fn ratings(self) -> (u16, u16) {
        match self {
            Grade::Easy => (0, 849),
            Grade::Medium => (850, 1149),
            Grade::Hard => (1150, u16::MAX),
        }
    }
}

/// Packs with what is in them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packs {
    packs: Vec<(Level, Vec<Puzzle>)>,
}

impl Packs {
    pub fn new(packs: Vec<(Level, Vec<Puzzle>)>) -> Packs {
        Packs { packs }
    }

    fn all(&self) -> impl Iterator<Item = (Exercise, &Puzzle)> {
        self.packs.iter().flat_map(|(level, puzzles)| {
            puzzles.iter().map(|puzzle| (Exercise { level: *level, seed: puzzle.seed }, puzzle))
        })
    }

    /// What an exercise asks; `None` where its pack is not there, or has lost it.
    pub fn get(&self, exercise: Exercise) -> Option<&Puzzle> {
        let (_, puzzles) = self.packs.iter().find(|(level, _)| *level == exercise.level)?;
        puzzles.iter().find(|puzzle| puzzle.seed == exercise.seed)
    }

    /// The next one for a target in Elo: one of the nearest by chance, and first of all one that is new.
    pub fn choose(&self, target: u16, is_old: impl Fn(Exercise) -> bool, random: &mut Random) -> Option<Exercise> {
        let mut near: Vec<(Exercise, u16)> =
            self.all().map(|(exercise, puzzle)| (exercise, puzzle.rating.abs_diff(target))).collect();
        if near.iter().any(|(exercise, _)| !is_old(*exercise)) {
            near.retain(|(exercise, _)| !is_old(*exercise));
        }
        let mut near = in_order(near, |(exercise, distance)| (*distance, exercise.seed));
        near.truncate(AMONG);
        random.pick(&near).map(|(exercise, _)| *exercise)
    }

    /// The exercises of the set of this name, the same for all in a class, the easiest first.
    pub fn set(&self, theme: Theme, grade: Grade, name: &str) -> Vec<Exercise> {
        let (lowest, highest) = grade.ratings();
        let mut random = Random::new(seed_of(&format!("{}/{}/{name}", theme.name(), grade.name())));
        let all = self.all().map(|(exercise, puzzle)| (exercise, puzzle.rating));
        let mut all = in_order(all, |(exercise, _)| exercise.seed);
        random.shuffle(&mut all);
        // Where there are too few of a grade, the nearest come too.
        let outside = |rating: u16| lowest.saturating_sub(rating).max(rating.saturating_sub(highest));
        let mut all = in_order(all, |(_, rating)| outside(*rating));
        all.truncate(SERIES);
        in_order(all, |(exercise, rating)| (*rating, exercise.seed)).into_iter().map(|(exercise, _)| exercise).collect()
    }

    /// The puzzle of a day, counted from 1970: the same for everybody.
    pub fn of_day(&self, day: u32) -> Option<Exercise> {
        let all = in_order(self.all().map(|(exercise, _)| exercise), |exercise| exercise.seed);
        Random::new(seed_of(&format!("dia/{day}"))).pick(&all).copied()
    }
}

impl Catalog {
    /// The packs of which a set of this theme and grade may be made; of every theme, where it has no name.
    pub fn of_grade(&self, theme: Theme, grade: Grade) -> Vec<Level> {
        let (lowest, highest) = grade.ratings();
        let fits = |entry: &&super::Entry| entry.lowest <= highest && entry.highest >= lowest;
        self.of(theme).filter(fits).map(|entry| entry.level).collect()
    }

    /// The pack that the puzzle of a day, counted from 1970, comes from: easy ones, the themes in turn.
    pub fn of_day(&self, day: u32) -> Option<Level> {
        let (_, highest) = Grade::Easy.ratings();
        let easy: Vec<Level> = self
            .entries
            .iter()
            .filter(|entry| entry.lowest <= highest && entry.level.number() == 1)
            .map(|entry| entry.level)
            .collect();
        let place = usize::try_from(day).ok()?.checked_rem(easy.len())?;
        easy.get(place).copied()
    }
}
