//! The stars of each level, what of it comes back, and the lessons that "O que já sabes?" found known, as they are kept on
//! the device. Progresso.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::catalog::{Catalog, Entry, Section};
use super::stars::MOST_STARS;
use crate::blocks::is_plain;
use crate::order::in_order;
use crate::schedule::{self, Card, DAYS};

/// Levels a record may name; more than any course has.
const MOST: usize = 5_000;
/// Lessons a record may say are known.
const MOST_KNOWN: usize = 500;

/// What is kept of a level in one number, as the record has it: its stars, and where it comes back its box and its day
/// before them. `2` is two stars; `2078112` is two stars, box 1, and due on day 20781.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Kept(u64);

impl Kept {
    fn new(stars: u8, card: Option<Card>) -> Kept {
        let card = card.map_or(0, |card| u64::from(card.due) * 10 + u64::from(card.level));
        Kept(card * 10 + u64::from(stars))
    }

    /// One to three; 0 where the level is not done.
    const fn stars(self) -> u8 {
        (self.0 % 10) as u8
    }

    /// When it is asked again, if it was missed on the way to its stars, or since.
    fn card(self) -> Option<Card> {
        let (level, due) = ((self.0 / 10 % 10) as u8, u32::try_from(self.0 / 100).ok()?);
        (due > 0 && usize::from(level) < DAYS.len()).then_some(Card { level, due })
    }
}

/// The levels of a course, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub all: usize,
    pub done: usize,
    /// How many [`Progress::due`] has.
    pub due: usize,
}

/// The levels that are done. One of a lesson that is no longer there is kept too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Progress {
    levels: BTreeMap<String, Kept>,
    known: BTreeSet<String>,
}

impl Progress {
    /// One to three; 0 where the level is not done.
    pub fn stars(&self, level: &str) -> u8 {
        self.kept(level).stars()
    }

    fn kept(&self, level: &str) -> Kept {
        self.levels.get(level).copied().unwrap_or_default()
    }

    fn keep(&mut self, level: &str, kept: Kept) {
        if kept.stars() > 0 && (self.levels.len() < MOST || self.levels.contains_key(level)) {
            self.levels.insert(level.to_string(), kept);
        }
    }

    /// Keeps the best stars of a level, 0 where none were to win; and when it comes back, as the schedule has it: `right` is
    /// whether nothing was missed.
    pub fn settle(&mut self, level: &str, stars: u8, right: bool, today: u32) {
        let kept = self.kept(level);
        let card = schedule::answered(kept.card(), right, today);
        self.keep(level, Kept::new(stars.min(MOST_STARS).max(kept.stars()), card));
    }

    /// When a level is asked again; `None` where it does not come back.
    pub fn card(&self, level: &str) -> Option<Card> {
        self.kept(level).card()
    }

    /// The levels of the course that are due today, each with its lesson, the longest waiting first.
    pub fn due(&self, catalog: &Catalog, today: u32) -> Vec<(String, String)> {
        let coming = self.coming(catalog).into_iter();
        coming.take_while(|(card, ..)| card.is_due(today)).map(|(_, lesson, level)| (lesson, level)).collect()
    }

    /// How far somebody is in a course, and how much of it is due.
    pub fn tally(&self, catalog: &Catalog, today: u32) -> Tally {
        let mut tally = Tally::default();
        for lesson in catalog.lessons() {
            for key in lesson.keys() {
                let kept = self.kept(&key);
                tally.all += 1;
                tally.done += usize::from(kept.stars() > 0);
                tally.due += usize::from(kept.card().is_some_and(|card| card.is_due(today)));
            }
        }
        tally
    }

    /// In how many days levels of the course come back next, 0 where some are due today, and how many are due then.
    pub fn next_due(&self, catalog: &Catalog, today: u32) -> Option<(u32, usize)> {
        let coming = self.coming(catalog);
        let day = coming.first()?.0.due.max(today);
        Some((day - today, coming.iter().filter(|(card, ..)| card.is_due(day)).count()))
    }

    /// The levels of the course that come back, each with its lesson, the first day first.
    fn coming(&self, catalog: &Catalog) -> Vec<(Card, String, String)> {
        let of_lesson = |lesson: &Entry| {
            let card = |level: &String| self.card(&super::catalog::key(&lesson.id, level));
            let coming = |level: &String| Some((card(level)?, lesson.id.clone(), level.clone()));
            lesson.levels.iter().filter_map(coming).collect::<Vec<_>>()
        };
        in_order(catalog.lessons().flat_map(of_lesson), |(card, ..)| card.due)
    }

    /// These lessons are known, and no others: what was found before is forgotten.
    pub fn know(&mut self, lessons: impl IntoIterator<Item = String>) {
        self.known = lessons.into_iter().filter(|id| is_plain(id)).take(MOST_KNOWN).collect();
    }

    /// Whether a lesson may be skipped.
    pub fn is_known(&self, lesson: &str) -> bool {
        self.known.contains(lesson)
    }

    /// Takes in the progress of another device or another day: of each level the best stars and the later answer, and every
    /// lesson known to either.
    pub fn join(&mut self, other: &Progress) {
        for (level, theirs) in &other.levels {
            let ours = self.kept(level);
            let card = match (ours.card(), theirs.card()) {
                (Some(own), Some(card)) => Some(schedule::join(own, card)),
                (own, card) => own.or(card),
            };
            self.keep(level, Kept::new(ours.stars().max(theirs.stars()), card));
        }
        self.know(self.known.union(&other.known).cloned().collect::<Vec<_>>());
    }

    /// The stars of all levels together.
    pub fn total(&self) -> u32 {
        self.levels.values().map(|kept| u32::from(kept.stars())).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.levels.is_empty() && self.known.is_empty()
    }

    /// Whether a star of this course is won: both courses are kept in one record.
    pub fn is_begun(&self, catalog: &Catalog) -> bool {
        catalog.lessons().any(|lesson| self.of_lesson(lesson) > 0)
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

    /// The stars of a section's lessons together, of [`Section::most_stars`].
    pub fn of_section(&self, section: &Section) -> usize {
        section.lessons.iter().map(|lesson| self.of_lesson(lesson)).sum()
    }

    /// Where the pupil goes on: the first lesson that is not done, and its next level once it is begun.
    pub fn next_place(&self, catalog: &Catalog) -> Option<(String, Option<String>)> {
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
        if let Some(Value::Object(levels)) = value.get("stars") {
            for (level, kept) in levels.iter().take(MOST) {
                let kept = Kept(kept.as_u64().unwrap_or(0));
                if kept.stars() <= MOST_STARS {
                    progress.keep(level, kept);
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
        // To collect it would bring the code that sorts a list to every page.
        let mut levels = Map::new();
        for (level, kept) in progress.levels {
            levels.insert(level, Value::from(kept.0));
        }
        let mut record = Map::new();
        record.insert("stars".to_string(), Value::Object(levels));
        // Whoever has not asked has no list.
        if !progress.known.is_empty() {
            record.insert("known".to_string(), progress.known.into_iter().collect());
        }
        Value::Object(record)
    }
}
