//! The tasks of an exam, the same for all who have its name.

use super::rules::{Rules, Task};
use crate::random::{Random, plain_name, seed_of};

/// The end of the names of the second version.
const SECOND: &str = "-b";

/// The name without its version, and the version's place among the levels of a step. `5b-b` is version B of `5b`, and any
/// other name is a version A: `5b` and `5b-a` are one exam.
fn version(name: &str) -> (&str, usize) {
    match name.strip_suffix(SECOND) {
        Some(stem) => (stem, 1),
        None => (name.strip_suffix("-a").unwrap_or(name), 0),
    }
}

/// The names of versions A and B of the exam to which this name belongs, as addresses may carry them.
pub fn versions(name: &str) -> [String; 2] {
    let (stem, _) = version(name);
    // The two letters of a version have room too.
    let short = stem.get(..stem.len().min(22)).unwrap_or(stem);
    let stem = plain_name(short).unwrap_or_else(|| "x".to_string());
    [format!("{stem}-a"), format!("{stem}-b")]
}

/// One task of each step, by rule and from easy to hard. Versions A and B have no task in common.
pub fn series(rules: &Rules, name: &str) -> Vec<Task> {
    let (stem, version) = version(name);
    let mut random = Random::new(seed_of(&format!("exame/{stem}")));
    let mut tasks = Vec::new();
    for (place, rule) in rules.rules.iter().enumerate() {
        for (step, levels) in rule.steps.iter().enumerate() {
            let mut levels = levels.clone();
            random.shuffle(&mut levels);
            let level = levels.into_iter().nth(version);
            tasks.extend(level.map(|level| Task { rule: place, step, level }));
        }
    }
    tasks
}
