//! One task: its lesson is fetched, and its level is drawn by the page of levels.

use leptos::prelude::*;

use super::super::course::{Opened, Trial};
use super::context::Exam;
use crate::exam::{LEVELS, LevelId, OWN};
use crate::lessons::Chess;
use crate::ui::loader::once_here;
use crate::ui::reactive::effect;

/// The rule whose tasks are to read a written move.
const NOTATION: &str = "notation";

pub(super) fn page(exam: Exam, number: usize) -> AnyView {
    let learn = exam.learn;
    let Some(task) = exam.next() else { return ().into_any() };
    let rule = exam.rule_id(task.rule);
    let place = match exam.sitting.with_value(|sitting| sitting.all()) {
        Some(all) => learn.tr_with("exam-task-of", &[("number", number.into()), ("all", all.into())]),
        None => learn.tr_with("exam-task", &[("number", number.into())]),
    };
    let answer = RwSignal::new(None);
    let asked = task.level.clone();
    // At once, for whoever leaves then.
    effect(move || {
        if let Some(right) = answer.get() {
            exam.count(&asked, right);
        }
    });
    let passed = task.level.clone();
    let trial = Trial {
        place: StoredValue::new(place),
        answer,
        on: "exam-on",
        pass: "exam-pass",
        go_on: Callback::new(move |()| {
            if answer.get_untracked().is_none() {
                exam.count(&passed, false);
            }
            exam.answer(answer.get_untracked() == Some(true));
        }),
        is_typed: rule.as_deref() != Some(NOTATION),
    };
    let language = learn.i18n.language_now();
    let (words, file) = sources(&task.level);
    let ask = move || Opened::<Chess>::fetch(language, &words, file.clone());
    let level = task.level.level;
    once_here(learn.i18n, learn.about.name, ask, Opened::new, move |opened| {
        untrack(|| learn.level(exam.code, opened, level.clone(), Some(trial)))
    })
}

/// Where the words and the lesson of a level are.
pub(super) fn sources(level: &LevelId) -> (String, String) {
    let lesson = &level.lesson;
    let file = if lesson == OWN { LEVELS.to_string() } else { format!("lessons/{lesson}.lesson") };
    (format!("lessons/{lesson}"), file)
}
