//! What the pages of the exam share: the rules, the tasks so far, the name and the pass mark of the address.

use leptos::prelude::*;

use super::super::course::{Learn, LevelCode};
use crate::exam::{LevelId, Report, Rules, Sitting, Task, minimum, versions};
use crate::lessons::Chess;
use crate::random::name_of;
use crate::route::{PLACEMENT, Study};
use crate::ui::browser;
use crate::ui::page::focus_start;
use crate::ui::router::{put_address, use_router};
use crate::ui::time::today;

/// What an address calls the answers so far.
const DONE: &str = "feito";

/// How far somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Start,
    /// The task of this number, from 1.
    Task(usize),
    End,
    Diploma,
}

/// What the tasks are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// O que já sabes?
    Placement,
    Exam,
    /// What was missed in the course and is due today.
    Review,
}

/// "O que já sabes?", an exam or a review.
#[derive(Clone, Copy)]
pub(super) struct Exam {
    pub(super) learn: Learn,
    pub(super) rules: StoredValue<Rules>,
    pub(super) kind: Kind,
    pub(super) sitting: StoredValue<Sitting>,
    pub(super) stage: RwSignal<Stage>,
    /// The name of the exam, with its version; the others have none of their own.
    pub(super) name: StoredValue<String>,
    /// The part in a hundred that passes.
    pub(super) minimum: u8,
    pub(super) code: LevelCode<Chess>,
}

impl Exam {
    pub(super) fn new(learn: Learn, rules: Rules, kind: Kind) -> Exam {
        let router = use_router();
        let name = match router.series_now() {
            _ if kind != Kind::Exam => PLACEMENT.to_string(),
            Some(name) => name,
            None => versions(&name_of(browser::chance()))[0].clone(),
        };
        let minimum = minimum(router.query_now("minimo").as_deref());
        let mut sitting = sitting(learn, &rules, kind, &name);
        // A page that is loaded again goes on with the task that was on show. What was reviewed is no longer due.
        if let Some(kept) = router.query_now(DONE).filter(|_| kind != Kind::Review) {
            sitting.go_on(&rules, &name, &kept);
        }
        let stage = match sitting.answers().len() {
            0 if kind != Kind::Review => Stage::Start,
            done => stage(sitting.next(&rules).map(|_| done + 1)),
        };
        Exam {
            learn,
            rules: StoredValue::new(rules),
            kind,
            sitting: StoredValue::new(sitting),
            stage: RwSignal::new(stage),
            name: StoredValue::new(name),
            minimum,
            code: LevelCode::new(None),
        }
    }

    pub(super) fn title(self) -> String {
        self.learn.tr(match self.kind {
            Kind::Placement => "exam-placement",
            Kind::Exam => "exam-title",
            Kind::Review => "exam-review",
        })
    }

    /// The id of the rule at this place.
    pub(super) fn rule_id(self, place: usize) -> Option<String> {
        self.rules.with_value(|rules| rules.rules.get(place).map(|rule| rule.id.clone()))
    }

    /// The name of a rule: «Xeque».
    pub(super) fn rule(self, id: &str) -> String {
        self.learn.tr(&format!("exam-rule-{id}"))
    }

    pub(super) fn go(self, stage: Stage) {
        self.stage.set(stage);
        // After the new page is drawn: the button that was pressed is gone.
        request_animation_frame(focus_start);
    }

    /// From the first task, with nothing answered.
    pub(super) fn begin(self) {
        let name = self.name.get_value();
        self.sitting.set_value(self.rules.with_value(|rules| sitting(self.learn, rules, self.kind, &name)));
        self.go(stage(self.next().map(|_| 1)));
        self.keep(false);
    }

    /// The task to do now.
    pub(super) fn next(self) -> Option<Task> {
        self.rules.with_value(|rules| self.sitting.with_value(|sitting| sitting.next(rules)))
    }

    /// Whether the level of a task was right at once: where it is reviewed, this says when it comes back.
    pub(super) fn count(self, level: &LevelId, right: bool) {
        if self.kind == Kind::Review {
            self.learn.settle(&level.lesson, &level.level, 0, right);
        }
    }

    /// The address keeps the exam's name, and the answers while there are tasks left. A review needs nothing kept.
    fn keep(self, is_under_way: bool) {
        if self.kind == Kind::Review {
            return;
        }
        let is_exam = self.kind == Kind::Exam;
        let home = self.learn.href(&if is_exam { Study::exam() } else { Study::placement() });
        let mut parts = Vec::new();
        if is_exam {
            parts.push(format!("serie={}", self.name.get_value()));
            parts.push(format!("minimo={}", self.minimum));
        }
        if is_under_way {
            let kept = self.name.with_value(|name| self.sitting.with_value(|sitting| sitting.kept(name)));
            parts.push(format!("{DONE}={kept}"));
        }
        let query = if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) };
        put_address(&format!("{home}{query}"));
    }

    /// Keeps the answer to the task, and goes on.
    pub(super) fn answer(self, right: bool) {
        let next = self.rules.with_value(|rules| {
            self.sitting.try_update_value(|sitting| {
                sitting.answer(rules, right);
                sitting.next(rules).map(|_| sitting.answers().len() + 1)
            })
        });
        let next = next.flatten();
        self.keep(next.is_some());
        self.go(stage(next));
    }

    pub(super) fn report(self) -> Report {
        self.rules.with_value(|rules| self.sitting.with_value(|sitting| Report::new(rules, sitting.answers())))
    }
}

/// The task of this number, or the end.
fn stage(next: Option<usize>) -> Stage {
    next.map_or(Stage::End, Stage::Task)
}

fn sitting(learn: Learn, rules: &Rules, kind: Kind, name: &str) -> Sitting {
    match kind {
        Kind::Placement => Sitting::placement(browser::chance()),
        Kind::Exam => Sitting::exam(rules, name),
        Kind::Review => {
            let due = |catalog: &_| learn.progress.with_untracked(|progress| progress.due(catalog, today()));
            Sitting::review(rules, learn.catalog.with_value(due))
        }
    }
}
