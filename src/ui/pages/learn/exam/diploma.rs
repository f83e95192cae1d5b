//! The diploma of the exam.

use leptos::prelude::*;

use super::super::diploma::{name_field, sheet};
use super::context::{Exam, Stage};
use super::end::table;
use crate::ui::browser;
use crate::ui::widgets::Button;

pub(super) fn page(exam: Exam) -> AnyView {
    let learn = exam.learn;
    let name = RwSignal::new(String::new());
    let report = exam.report();
    let done = learn.tr_with("exam-diploma-done", &[("right", report.right.into()), ("of", report.of.into())]);
    let ways = view! {
        <Button icon="print" text="diploma-print" on_press=browser::print/>
        <Button look="quiet" icon="back" text="exam-back" on_press=move || exam.go(Stage::End)/>
    };
    view! {
        <div class="page paper exam">
            {name_field(learn, name, ways.into_any())}
            {sheet(learn, name, done, table(exam, &report))}
        </div>
    }
    .into_any()
}
