//! The catalog: which levels show that a rule is known, and which lessons are then known.

use crate::blocks::{Fault, Line, Wanted, each, is_plain, lines};

/// Where the catalog is, below `assets/`.
pub const RULES: &str = "exam/rules.txt";
/// Where the levels are that no lesson has, below `assets/`.
pub const LEVELS: &str = "exam/levels.lesson";
/// The lesson of those levels.
pub const OWN: &str = "exame";
/// Every rule has so many steps, from easy to hard.
pub const STEPS: usize = 4;
/// The step that is asked first where only one is: neither the easiest, nor a question that is guessed half of the time.
pub const FIRST: usize = 2;

/// A level by its lesson and its own id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LevelId {
    pub lesson: String,
    pub level: String,
}

impl LevelId {
    /// From `torre/aonde-vai`.
    fn read(text: &str) -> Option<LevelId> {
        let (lesson, level) = text.split_once('/')?;
        let is_id = is_plain(lesson) && is_plain(level);
        is_id.then(|| LevelId { lesson: lesson.to_string(), level: level.to_string() })
    }
}

/// A rule of the game, or some that are learned together. Regra.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rule {
    /// `en-passant`; its name is the message `exam-rule-en-passant`.
    pub id: String,
    /// The lessons that are known to whoever knows the rule.
    pub lessons: Vec<String>,
    /// [`STEPS`] of them; the levels of one are as hard as one another, and there are two or more.
    pub steps: Vec<Vec<LevelId>>,
}

/// One task: a level that examines a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The rule's place in the catalog; behind the last where it is about none of them.
    pub rule: usize,
    /// From 0.
    pub step: usize,
    pub level: LevelId,
}

/// The first answer to a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstAnswer {
    /// The rule's place in the catalog; behind the last where the task was about none of them.
    pub rule: usize,
    pub right: bool,
}

/// All rules, in the order of the course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    pub rules: Vec<Rule>,
}

impl Rules {
    /// Reads the catalog.
    ///
    /// # Errors
    /// The first line that is wrong, or the rule that lacks something.
    pub fn read(text: &str) -> Result<Rules, Fault> {
        let mut rules = Rules::default();
        let mut last = Line::default();
        for line in lines(text) {
            match (line.word, rules.rules.last_mut()) {
                ("rule", before) if is_plain(line.value) => {
                    before.map_or(Ok(()), |rule| rule.check(&last))?;
                    rules.rules.push(Rule { id: line.value.to_string(), ..Rule::default() });
                    last = line;
                }
                ("knows" | "step", Some(rule)) => {
                    rule.take(line.word, line.value).map_err(|wanted| line.fault(wanted))?;
                }
                _ => return Err(line.fault("\"rule <id>\", and below it one of: knows, step")),
            }
        }
        let Some(rule) = rules.rules.last() else { return Err(last.lacks("rule check")) };
        rule.check(&last)?;
        Ok(rules)
    }

    /// The place of the rule that a lesson is about; behind the last where it is about none.
    pub fn of_lesson(&self, lesson: &str) -> usize {
        let is_about = |rule: &Rule| rule.lessons.iter().any(|id| id == lesson);
        self.rules.iter().position(is_about).unwrap_or(self.rules.len())
    }

    /// The levels of a step; none where there is no such rule or step.
    pub fn step(&self, rule: usize, step: usize) -> &[LevelId] {
        self.rules.get(rule).and_then(|rule| rule.steps.get(step)).map_or(&[], Vec::as_slice)
    }
}

impl Rule {
    fn take(&mut self, word: &str, value: &str) -> Result<(), Wanted> {
        if word == "knows" {
            self.lessons = each(value, "a lesson, like torre", |id| is_plain(id).then(|| id.to_string()))?;
            return Ok(());
        }
        let levels: Vec<LevelId> = each(value, "a level, like torre/escada", LevelId::read)?;
        if levels.len() < 2 {
            return Err("two levels or more: one for each version of an exam".into());
        }
        self.steps.push(levels);
        Ok(())
    }

    fn check(&self, head: &Line) -> Result<(), Fault> {
        if self.lessons.is_empty() {
            return Err(head.lacks("knows torre"));
        }
        if self.steps.len() == STEPS { Ok(()) } else { Err(head.fault("four steps below it")) }
    }
}
