//! An exam on paper: every task with room for the answer, and the answers, with their rules, on another page.

use leptos::prelude::*;

use super::super::course::Opened;
use super::super::paper::{answer, task};
use super::context::Exam;
use super::task::sources;
use crate::exam::{Task, series};
use crate::lessons::{Chess, Lesson};
use crate::route::Study;
use crate::texts::Texts;
use crate::ui::loader::{fetch_lessons, once_here};
use crate::ui::paper::{Paper, sheet};
use crate::ui::widgets::TextLink;

pub(super) fn page(exam: Exam) -> AnyView {
    let learn = exam.learn;
    let tasks = exam.rules.with_value(|rules| exam.name.with_value(|name| series(rules, name)));
    let language = learn.i18n.language_now();
    // Each lesson once, whatever number of its levels is asked.
    let mut parts: Vec<(String, String)> = tasks.iter().map(|task| sources(&task.level)).collect();
    parts.sort();
    parts.dedup();
    let ask = move || {
        let (words, files): (Vec<&str>, Vec<String>) =
            parts.iter().map(|(words, file)| (words.as_str(), file.clone())).unzip();
        fetch_lessons::<Chess>(language, &words, &files)
    };
    let make = |(texts, lessons): (Texts, Vec<Lesson>)| {
        let texts = StoredValue::new(texts);
        lessons.into_iter().map(|lesson| Opened { lesson: StoredValue::new(lesson), texts }).collect::<Vec<_>>()
    };
    once_here(learn.i18n, learn.about.name, ask, make, move |opened| untrack(|| paper(exam, &tasks, &opened)))
}

fn paper(exam: Exam, tasks: &[Task], opened: &[Opened<Chess>]) -> AnyView {
    let learn = exam.learn;
    let mut views = Vec::new();
    let mut answers = Vec::new();
    for Task { rule, level: id, .. } in tasks {
        let Some(opened) = opened.iter().find(|opened| opened.id() == id.lesson) else { continue };
        let Some(level) = opened.lesson.with_value(|lesson| lesson.level(&id.level).cloned()) else { continue };
        let rule = exam.rule_id(*rule).map(|rule| exam.rule(&rule)).unwrap_or_default();
        views.push(task(learn, *opened, views.len() + 1, &level));
        let right = answer(*learn, *opened, &level);
        answers.push(learn.tr_with("exam-paper-answer", &[("rule", rule.into()), ("answer", right.into())]));
    }
    let back = view! { <TextLink href=learn.href(&Study::exam_for_class()) class="button quiet" icon="back" text=learn.tr("exam-class")/> };
    let code = Some(exam.name.get_value());
    sheet(learn.i18n, back.into_any(), Paper { title: exam.title(), code, tasks: views, answers })
}
