//! What comes back today: exercises that were missed, and, for a rule that was missed, a new exercise that needs it.

use super::positions;
use super::{Exercise, Kind, Level, SERIES, Topic, Training};
use crate::chess::{Letters, anatomy};
use crate::random::Random;

/// Tries until a move that shows the rule is found. The topics are chosen so that most of their moves do.
const TRIES: usize = 40;

/// The kind and the level whose exercises need this article of Appendix C or D, or of the guideline.
fn level(article: &str) -> Level {
    let (kind, topic) = match article {
        "C.4" => (Kind::Write, Topic::Pawns),
        "C.9" | "C.9.3" | "C.13.3" => (Kind::Write, Topic::Captures),
        "C.10" | "C.10.1" | "C.10.3" => (Kind::Write, Topic::ByFile),
        "C.10.2" => (Kind::Write, Topic::ByRank),
        "C.11" => (Kind::Write, Topic::Promotion),
        "C.13.1" | "C.13.2" => (Kind::Write, Topic::Castling),
        "C.13.4" | "C.13.5" => (Kind::Write, Topic::Check),
        "C.13.6" => (Kind::Write, Topic::EnPassant),
        "D.2.1" => (Kind::Unseen, Topic::Announce),
        article if article.starts_with("I.") => (Kind::Sealed, Topic::Open),
        _ => (Kind::Write, Topic::Pieces),
    };
    Level { kind, topic }
}

/// A new exercise that needs this rule.
pub fn exercise_for(article: &str, random: &mut Random) -> Exercise {
    let level = level(article);
    let mut exercise = Exercise { level, seed: random.bits() as u32 };
    for _ in 0..TRIES {
        let task = positions::task(level.topic, exercise.seed);
        let parts = anatomy::parts(&task.position, task.m, Letters::Portuguese);
        if level.kind != Kind::Write || parts.iter().any(|(_, part)| part.article() == article) {
            break;
        }
        exercise.seed = random.bits() as u32;
    }
    exercise
}

/// The exercises of today's review, at most a series: what was missed first, then the rules.
pub fn review(training: &Training, today: u32, chance: u64) -> Vec<Exercise> {
    let mut random = Random::new(chance);
    let mut due = training.due_series(today);
    let room = SERIES.saturating_sub(due.len());
    due.extend(training.due_rules(today).into_iter().take(room).map(|article| exercise_for(article, &mut random)));
    due
}
