//! Somebody at the tasks: which comes next, and what was answered.

use super::placement;
use super::rules::{FirstAnswer, LevelId, Rules, Task};
use super::series::series;
use crate::random::{Random, name_of, seed_of};

/// So many levels are reviewed in one sitting.
pub const REVIEWED: usize = 10;

/// What the tasks are for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Way {
    /// To find where to begin; chance chooses among the levels of a step.
    Placement { seed: u64 },
    /// The exam or a review, with these tasks.
    Given(Vec<Task>),
}

/// A try at all of it. Nothing is taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    way: Way,
    answers: Vec<FirstAnswer>,
}

impl Sitting {
    pub fn placement(seed: u64) -> Sitting {
        Sitting { way: Way::Placement { seed }, answers: Vec::new() }
    }

    /// The exam of this name.
    pub fn exam(rules: &Rules, name: &str) -> Sitting {
        Sitting { way: Way::Given(series(rules, name)), answers: Vec::new() }
    }

    /// The first of these levels, by lesson and level: what was missed in the course and is due.
    pub fn review(rules: &Rules, due: Vec<(String, String)>) -> Sitting {
        let task = |(lesson, level): (String, String)| Task {
            rule: rules.of_lesson(&lesson),
            step: 0,
            level: LevelId { lesson, level },
        };
        Sitting { way: Way::Given(due.into_iter().take(REVIEWED).map(task).collect()), answers: Vec::new() }
    }

    pub fn answers(&self) -> &[FirstAnswer] {
        &self.answers
    }

    /// How many answers were right.
    pub fn right(&self) -> usize {
        self.answers.iter().filter(|answer| answer.right).count()
    }

    /// How many tasks there will be; `None` where that depends on the answers.
    pub fn all(&self) -> Option<usize> {
        match &self.way {
            Way::Placement { .. } => None,
            Way::Given(tasks) => Some(tasks.len()),
        }
    }

    /// The task to do now; `None` at the end.
    pub fn next(&self, rules: &Rules) -> Option<Task> {
        let at = self.answers.len();
        match &self.way {
            Way::Given(tasks) => tasks.get(at).cloned(),
            Way::Placement { seed } => {
                let (rule, step) = placement::next(rules.rules.len(), &self.answers)?;
                let mut random = Random::new(seed.wrapping_add(at as u64));
                random.pick(rules.step(rule, step)).map(|level| Task { rule, step, level: level.clone() })
            }
        }
    }

    /// The task is answered, and the next one comes. Who passes it over has not answered it right.
    pub fn answer(&mut self, rules: &Rules, right: bool) {
        if let Some(task) = self.next(rules) {
            self.answers.push(FirstAnswer { rule: task.rule, right });
        }
    }

    /// The answers so far as an address keeps them, `1101-k7m2p`: right and wrong, and a sign for each exam that nobody
    /// writes by chance. `name` is that of the exam.
    pub fn kept(&self, name: &str) -> String {
        let answers: String = self.answers.iter().map(|answer| if answer.right { '1' } else { '0' }).collect();
        let sign = sign(name, &answers);
        format!("{answers}-{sign}")
    }

    /// Goes on where [`Sitting::kept`] was written; from the start, where it was not written for this exam, or at its end.
    pub fn go_on(&mut self, rules: &Rules, name: &str, kept: &str) {
        let Some((answers, _)) = kept.split_once('-').filter(|(answers, last)| *last == sign(name, answers)) else {
            return;
        };
        let mut resumed = self.clone();
        for answer in answers.chars() {
            resumed.answer(rules, answer == '1');
        }
        if resumed.answers.len() == answers.len() && resumed.next(rules).is_some() {
            *self = resumed;
        }
    }
}

fn sign(name: &str, answers: &str) -> String {
    name_of(seed_of(&format!("feito/{name}/{answers}")))
}
