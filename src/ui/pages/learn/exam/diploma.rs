//! A diploma to print: A4, with the name that is typed here and kept nowhere.

use leptos::prelude::*;

use super::context::{Exam, Stage};
use super::end::table;
use crate::ui::browser;
use crate::ui::widgets::Button;

/// The longest name that has room on a line.
const LONGEST: &str = "60";

pub(super) fn page(exam: Exam) -> AnyView {
    let learn = exam.learn;
    let name = RwSignal::new(String::new());
    let report = exam.report();
    let done = learn.tr_with("exam-diploma-done", &[("right", report.right.into()), ("of", report.of.into())]);
    view! {
        <div class="page paper exam">
            <div class="no-print">
                <label class="field">
                    <span>{learn.tr("exam-diploma-name")}</span>
                    <input
                        type="text"
                        id="nome-no-diploma"
                        autocomplete="off"
                        spellcheck="false"
                        maxlength=LONGEST
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
                <p class="quiet-text">{learn.tr("exam-diploma-kept")}</p>
                <p class="actions">
                    <Button icon="print" text="exam-print" on_press=browser::print/>
                    <Button look="quiet" icon="back" text="exam-back" on_press=move || exam.go(Stage::End)/>
                </p>
            </div>
            <section class="diploma">
                <p class="diploma-site">{learn.tr("site-name")}</p>
                <h1>{learn.tr("exam-diploma-title")}</h1>
                <p class="diploma-name">{name}</p>
                <p class="diploma-done">{done}</p>
                {table(exam, &report)}
                <p class="diploma-lines">
                    <span>{learn.tr("exam-diploma-date")}</span>
                    <span>{learn.tr("exam-diploma-teacher")}</span>
                </p>
            </section>
        </div>
    }
    .into_any()
}
