//! What comes of "O que já sabes?": the lessons that may be skipped, and where to begin.

use super::placement::{Standing, standing};
use super::rules::{FirstAnswer, Rules};
use crate::lessons::Catalog;

/// What is known, in the order of the course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Map {
    /// The ids of the rules that are known.
    pub known: Vec<String>,
    /// Those that are nearly known: right at an easier step.
    pub nearly: Vec<String>,
    /// The lessons that may be skipped.
    pub lessons: Vec<String>,
    /// The lesson to begin with.
    pub start: String,
}

/// What these answers say. A rule is known where its first answer was right. One begins with the first lesson that is not
/// known, which may be one that is about no rule: with tactics, where the rules before it are known.
pub fn map(rules: &Rules, catalog: &Catalog, answers: &[FirstAnswer]) -> Map {
    let mut map = Map::default();
    for (place, rule) in rules.rules.iter().enumerate() {
        match standing(answers, place) {
            Standing::Known => {
                map.known.push(rule.id.clone());
                map.lessons.extend(rule.lessons.iter().cloned());
            }
            Standing::Half => map.nearly.push(rule.id.clone()),
            Standing::Open | Standing::Missed | Standing::Unknown => {}
        }
    }
    map.lessons.sort_by_key(|id| catalog.lessons().position(|entry| entry.id == *id));
    let new = catalog.lessons().find(|entry| !map.lessons.contains(&entry.id));
    map.start = new.map(|entry| entry.id.clone()).unwrap_or_default();
    map
}
