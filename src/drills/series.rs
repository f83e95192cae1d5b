//! Ten exercises in a row, or as many as the trainer has. Série.
//!
//! What is missed comes once more, after the three that were next. Absent: whether an answer is right, which each kind of
//! exercise decides.

use super::sheet::stars;
use super::{Drill, Exercise, Level};
use crate::random::{Random, seed_of};

/// How many others come before what was missed comes again.
const BETWEEN: usize = 3;

/// Exercises one after another, and how each went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series<D = Level> {
    /// The name in the address, from which a class gets the same exercises.
    pub name: String,
    exercises: Vec<Exercise<D>>,
    /// Those from here on that are a second try, by their place.
    again: Vec<usize>,
    /// How each that was shown went.
    results: Vec<bool>,
    /// Whether the one on show is answered.
    settled: bool,
}

impl<D: Drill> Series<D> {
    /// The series of this name; nothing but the name and the level decides what is in it.
    pub fn new(level: D, name: &str) -> Series<D> {
        let mut random = Random::new(seed_of(&format!("{}/{name}", level.key())));
        let mut exercises: Vec<Exercise<D>> = Vec::with_capacity(D::SERIES);
        while exercises.len() < D::SERIES {
            let seed = level.seed(random.bits() as u32);
            if !exercises.iter().any(|other| level.variety(other.seed) == level.variety(seed)) {
                exercises.push(Exercise { level, seed });
            }
        }
        Series::of(name, exercises)
    }

    /// These exercises, as for what is due today.
    pub fn of(name: &str, exercises: Vec<Exercise<D>>) -> Series<D> {
        Series { name: name.to_string(), exercises, again: Vec::new(), results: Vec::new(), settled: false }
    }

    /// The exercise on show; `None` at the end.
    pub fn current(&self) -> Option<Exercise<D>> {
        self.exercises.get(self.place()).copied()
    }

    /// Its place, from 0.
    pub fn place(&self) -> usize {
        if self.settled { self.results.len().saturating_sub(1) } else { self.results.len() }
    }

    /// How many there are, second tries too.
    pub fn len(&self) -> usize {
        self.exercises.len()
    }

    pub fn is_empty(&self) -> bool {
        self.exercises.is_empty()
    }

    /// How the one on show went, once it is answered.
    pub fn settled(&self) -> Option<bool> {
        self.results.last().copied().filter(|_| self.settled)
    }

    /// How those shown so far went.
    pub fn results(&self) -> &[bool] {
        &self.results
    }

    /// Whether the one on show is a second try.
    pub fn is_again(&self) -> bool {
        self.again.contains(&self.place())
    }

    /// Right answers at the first try, of how many exercises.
    pub fn score(&self) -> (usize, usize) {
        let first = |place: &usize| !self.again.contains(place);
        let right = (0..self.results.len()).filter(|place| self.results[*place]).filter(first).count();
        (right, self.exercises.len() - self.again.len())
    }

    /// One to three stars at the end: all right at once, at most two missed, or done.
    pub fn stars(&self) -> u8 {
        let (right, of) = self.score();
        stars((of - right) as u32)
    }

    /// The one on show is answered; only the first answer counts.
    pub fn settle(&mut self, right: bool) {
        let Some(exercise) = self.current().filter(|_| !self.settled) else { return };
        if !right && !self.is_again() {
            let place = (self.place() + 1 + BETWEEN).min(self.exercises.len());
            self.exercises.insert(place, exercise);
            for again in &mut self.again {
                *again += usize::from(*again >= place);
            }
            self.again.push(place);
        }
        self.results.push(right);
        self.settled = true;
    }

    /// Puts this exercise in place of the one that comes next, unless that one comes again. For a trainer that chooses by
    /// what was answered.
    pub fn put_next(&mut self, exercise: Exercise<D>) {
        let place = self.place() + usize::from(self.settled);
        let is_again = self.again.contains(&place);
        let Some(next) = self.exercises.get_mut(place).filter(|_| !is_again) else { return };
        *next = exercise;
    }

    /// The exercises from the first to the last, as far as they are chosen.
    pub fn exercises(&self) -> &[Exercise<D>] {
        &self.exercises
    }

    /// On to the next; nothing happens before the one on show is answered.
    pub fn advance(&mut self) {
        self.settled = false;
    }

    /// Whether every exercise is answered and left.
    pub fn is_over(&self) -> bool {
        self.current().is_none()
    }
}
