//! "O que já sabes?", which finds where in the course to begin; the exam of all rules, on the screen, for a class, on paper;
//! and the review of what was missed in the course.
//!
//! The tasks are levels of the course, drawn by the page of levels; what is asked and what comes of it is `crate::exam`.

mod class;
mod context;
mod diploma;
mod end;
mod paper;
mod review;
mod start;
mod task;

use leptos::prelude::*;

use self::context::{Exam, Kind, Stage};
use super::course::Learn;
use crate::exam::{RULES, Rules};
use crate::route::Study;
use crate::ui::browser;
use crate::ui::loader::once_here;

/// The page of this address.
pub fn page(learn: Learn, study: &Study) -> AnyView {
    let study = study.clone();
    let ask = || async {
        let text = browser::fetch_texts(&[RULES.to_string()]).await?.pop()?;
        Rules::read(&text).ok()
    };
    let kind = match &study {
        study if *study == Study::placement() => Kind::Placement,
        study if *study == Study::review() => Kind::Review,
        _ => Kind::Exam,
    };
    let make = move |rules| Exam::new(learn, rules, kind);
    once_here(learn.i18n, learn.about.name, ask, make, move |exam| untrack(|| shown(exam, &study)))
}

fn shown(exam: Exam, study: &Study) -> AnyView {
    exam.learn.begin_page(&match study {
        Study::Level { .. } => exam.learn.tr("exam-class"),
        _ => exam.title(),
    });
    match study {
        Study::Lesson(_) => stages(exam),
        Study::Sheet(_) => paper::page(exam),
        Study::Level { .. } | Study::Map | Study::End(_) => class::page(exam),
    }
}

/// From the start over the tasks to the end.
fn stages(exam: Exam) -> AnyView {
    let page = move || match exam.stage.get() {
        Stage::Start => untrack(|| start::page(exam)),
        Stage::Task(number) => untrack(|| task::page(exam, number)),
        Stage::End => untrack(|| end::page(exam)),
        Stage::Diploma => untrack(|| diploma::page(exam)),
    };
    page.into_any()
}
