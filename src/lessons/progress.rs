//! The stars of each level, and the lessons that "O que já sabes?" found known, as they are kept on the device. Progresso.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::catalog::{Catalog, Entry};
use super::stars::MOST_STARS;
use crate::blocks::is_plain;

/// Levels a record may name; more than any course has.
const MOST: usize = 5_000;
/// Lessons a record may say are known.
const MOST_KNOWN: usize = 500;

/// Stars by level. A level of a lesson that is no longer there keeps its stars.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Progress {
    stars: BTreeMap<String, u8>,
    known: BTreeSet<String>,
}

impl Progress {
    /// One to three; 0 where the level is not done.
    pub fn stars(&self, level: &str) -> u8 {
        self.stars.get(level).copied().unwrap_or(0)
    }

    /// Keeps the best.
    pub fn settle(&mut self, level: &str, stars: u8) {
        if stars > self.stars(level) && (self.stars.len() < MOST || self.stars.contains_key(level)) {
            self.stars.insert(level.to_string(), stars.min(MOST_STARS));
        }
    }

    /// These lessons are known, and no others: what was found before is forgotten.
    pub fn know(&mut self, lessons: impl IntoIterator<Item = String>) {
        self.known = lessons.into_iter().filter(|id| is_plain(id)).take(MOST_KNOWN).collect();
    }

    /// Whether a lesson may be skipped.
    pub fn is_known(&self, lesson: &str) -> bool {
        self.known.contains(lesson)
    }

    /// Takes in the stars of another device or another day: of each level the best, and every lesson known to either.
    pub fn join(&mut self, other: &Progress) {
        for (level, stars) in &other.stars {
            self.settle(level, *stars);
        }
        self.know(self.known.union(&other.known).cloned().collect::<Vec<_>>());
    }

    /// The stars of all levels together.
    pub fn total(&self) -> u32 {
        self.stars.values().map(|stars| u32::from(*stars)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.stars.is_empty() && self.known.is_empty()
    }

    /// How many levels of a lesson are done.
    pub fn done(&self, lesson: &Entry) -> usize {
        lesson.keys().filter(|key| self.stars(key) > 0).count()
    }

    /// Whether every level of a lesson is done.
    pub fn is_done(&self, lesson: &Entry) -> bool {
        self.done(lesson) == lesson.levels.len()
    }

    /// The stars of a lesson's levels together, of [`Entry::most_stars`].
    pub fn of_lesson(&self, lesson: &Entry) -> usize {
        lesson.keys().map(|key| usize::from(self.stars(&key))).sum()
    }

    /// Where the pupil goes on: the first lesson that is not done, and its next level once it is begun.
    pub fn way_on(&self, catalog: &Catalog) -> Option<(String, Option<String>)> {
        let (lesson, level) = self.next(catalog)?;
        let begun = catalog.lesson(&lesson).is_some_and(|entry| self.done(entry) > 0);
        Some((lesson, begun.then_some(level)))
    }

    /// The first level that is not done, in the course's order: its lesson and itself. Lessons that are known come last.
    pub fn next(&self, catalog: &Catalog) -> Option<(String, String)> {
        let next = |lesson: &Entry| self.next_in(lesson).map(|level| (lesson.id.clone(), level));
        let new = catalog.lessons().filter(|lesson| !self.is_known(&lesson.id)).find_map(next);
        new.or_else(|| catalog.lessons().find_map(next))
    }

    /// The first level of a lesson that is not done.
    pub fn next_in(&self, lesson: &Entry) -> Option<String> {
        lesson.levels.iter().find(|level| self.stars(&super::catalog::key(&lesson.id, level)) == 0).cloned()
    }
}

/// Leniently: what is no number of stars and no lesson is left out.
impl From<Value> for Progress {
    fn from(value: Value) -> Progress {
        let mut progress = Progress::default();
        if let Some(Value::Object(stars)) = value.get("stars") {
            for (level, stars) in stars.iter().take(MOST) {
                if let Some(stars) = stars.as_u64().filter(|stars| (1..=u64::from(MOST_STARS)).contains(stars)) {
                    progress.settle(level, stars as u8);
                }
            }
        }
        let known = value.get("known").and_then(Value::as_array);
        progress.know(known.into_iter().flatten().filter_map(|id| id.as_str().map(str::to_string)));
        progress
    }
}

read_from_fields!(Progress);

impl From<Progress> for Value {
    fn from(progress: Progress) -> Value {
        let mut stars = Map::new();
        for (level, won) in progress.stars {
            stars.insert(level, Value::from(won));
        }
        let mut record = Map::new();
        record.insert("stars".to_string(), Value::Object(stars));
        // Whoever has not asked has no list.
        if !progress.known.is_empty() {
            record.insert("known".to_string(), progress.known.into_iter().collect());
        }
        Value::Object(record)
    }
}
