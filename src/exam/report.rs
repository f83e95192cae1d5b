//! What comes of an exam: so many right of each rule, and whether that is enough.

use super::rules::{FirstAnswer, Rules};
use crate::lessons::attempt::{Attempt, Notice, Phase};
use crate::lessons::game::Rules as Game;

/// The part in a hundred that passes, where the teacher has set no other.
pub const USUAL_MINIMUM: u8 = 70;

/// The part in a hundred that passes, from an address: 1 to 100.
pub fn minimum(text: Option<&str>) -> u8 {
    let asked = text.and_then(|text| text.parse().ok());
    asked.filter(|percent| (1..=100).contains(percent)).unwrap_or(USUAL_MINIMUM)
}

/// Whether the first answer at a level was right; `None` until there is one.
///
/// A move that is not legal is an answer, and so are a move that misses, a square that is not asked for, a wrong button. A
/// piece that stands still in this level, or a written move that cannot be read, is none.
pub fn first_answer<G: Game>(attempt: &Attempt<G>) -> Option<bool> {
    match attempt.phase {
        _ if attempt.slips > 0 => Some(false),
        Phase::Done(_) => Some(true),
        _ => matches!(attempt.notice, Some(Notice::Refused(_))).then_some(false),
    }
}

/// So many right of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The rule's id.
    pub rule: String,
    pub right: usize,
    pub of: usize,
}

/// What came of an exam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// In the order of the course; rules without a task are left out.
    pub rows: Vec<Row>,
    pub right: usize,
    pub of: usize,
}

impl Report {
    pub fn new(rules: &Rules, answers: &[FirstAnswer]) -> Report {
        let row = |place: usize, id: &str| {
            let of_rule: Vec<&FirstAnswer> = answers.iter().filter(|answer| answer.rule == place).collect();
            let right = of_rule.iter().filter(|answer| answer.right).count();
            Row { rule: id.to_string(), right, of: of_rule.len() }
        };
        let rows = rules.rules.iter().enumerate().map(|(place, rule)| row(place, &rule.id));
        let rows: Vec<Row> = rows.filter(|row| row.of > 0).collect();
        let right = rows.iter().map(|row| row.right).sum();
        Report { rows, right, of: answers.len() }
    }

    /// Right answers in a hundred, rounded down.
    pub fn percent(&self) -> u8 {
        (100 * self.right).checked_div(self.of).and_then(|percent| u8::try_from(percent).ok()).unwrap_or(0)
    }

    /// Whether these are enough.
    pub fn passes(&self, minimum: u8) -> bool {
        self.of > 0 && 100 * self.right >= usize::from(minimum) * self.of
    }
}
