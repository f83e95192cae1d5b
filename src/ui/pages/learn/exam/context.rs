//! What the pages of the exam share: the rules, the tasks so far, the name and the pass mark of the address.

use leptos::prelude::*;

use super::super::course::{Learn, LevelPage};
use crate::exam::{Report, Rules, Sitting, minimum, versions};
use crate::lessons::Chess;
use crate::random::name_of;
use crate::route::{PLACEMENT, Study};
use crate::ui::browser;
use crate::ui::page::focus_start;
use crate::ui::router::{put_address, use_router};

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

/// "O que já sabes?" or an exam.
#[derive(Clone, Copy)]
pub(super) struct Exam {
    pub(super) learn: Learn,
    pub(super) rules: StoredValue<Rules>,
    pub(super) is_placement: bool,
    pub(super) sitting: StoredValue<Sitting>,
    pub(super) stage: RwSignal<Stage>,
    /// The name of the exam, with its version.
    pub(super) name: StoredValue<String>,
    /// The part in a hundred that passes.
    pub(super) minimum: u8,
    /// The code of a level's page, which comes with the first task.
    pub(super) code: StoredValue<Option<LevelPage<Chess>>>,
}

impl Exam {
    pub(super) fn new(learn: Learn, rules: Rules, is_placement: bool) -> Exam {
        let router = use_router();
        let name = match router.series_now() {
            _ if is_placement => PLACEMENT.to_string(),
            Some(name) => name,
            None => {
                let [first, _] = versions(&name_of(browser::chance()));
                first
            }
        };
        let minimum = minimum(router.query_now("minimo").as_deref());
        let mut sitting = sitting(&rules, is_placement, &name);
        // A page that is loaded again goes on with the task that was on show.
        if let Some(kept) = router.query_now(DONE) {
            sitting.go_on(&rules, &name, &kept);
        }
        let stage = match sitting.answers().len() {
            0 => Stage::Start,
            done => Stage::Task(done + 1),
        };
        Exam {
            learn,
            rules: StoredValue::new(rules),
            is_placement,
            sitting: StoredValue::new(sitting),
            stage: RwSignal::new(stage),
            name: StoredValue::new(name),
            minimum,
            code: StoredValue::new(None),
        }
    }

    pub(super) fn title(self) -> String {
        self.learn.tr(if self.is_placement { "exam-placement" } else { "exam-title" })
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
        self.sitting.set_value(self.rules.with_value(|rules| sitting(rules, self.is_placement, &name)));
        self.go(Stage::Task(1));
        self.keep(false);
    }

    /// The address keeps the exam's name, and the answers while there are tasks left.
    fn keep(self, is_under_way: bool) {
        let home = self.learn.href(&if self.is_placement { Study::placement() } else { Study::exam() });
        let mut parts = Vec::new();
        if !self.is_placement {
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
        self.go(next.map_or(Stage::End, Stage::Task));
    }

    pub(super) fn report(self) -> Report {
        self.rules.with_value(|rules| self.sitting.with_value(|sitting| Report::new(rules, sitting.answers())))
    }
}

fn sitting(rules: &Rules, is_placement: bool, name: &str) -> Sitting {
    if is_placement { Sitting::placement(browser::chance()) } else { Sitting::exam(rules, name) }
}
