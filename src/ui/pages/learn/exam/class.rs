//! An exam for a class: a name and a pass mark, and at once the addresses of versions A and B, on the screen and on paper.

use leptos::prelude::*;

use super::context::{Exam, exam as exam_page, sheet};
use crate::exam::{minimum, versions};
use crate::random::plain_name;
use crate::ui::series::{ShareWords, share};
use crate::ui::widgets::TextLink;

pub(super) fn page(exam: Exam) -> AnyView {
    let learn = exam.learn;
    // What is being written, and the last of it that can be a name.
    let name = RwSignal::new(exam.name.get_value());
    let [first, _] = exam.name.with_value(|name| versions(name));
    let text = RwSignal::new(first.strip_suffix("-a").unwrap_or(&first).to_string());
    let write = move |written: String| {
        if let Some(plain) = plain_name(&written) {
            name.set(plain);
        }
        text.set(written);
    };
    let is_wrong = move || text.with(|text| plain_name(text).is_none());
    let wrong = move || is_wrong().then(|| view! { <p class="field-wrong">{learn.tr("exam-class-wrong")}</p> });
    let mark = RwSignal::new(exam.minimum);
    let version = move |letter: &'static str, name: String| {
        let minimum = mark.get();
        let screen = format!("{}?serie={name}&minimo={minimum}", learn.href(&exam_page()));
        let paper = format!("{}?serie={name}", learn.href(&sheet()));
        view! {
            <section class="exam-version">
                <h2>{learn.tr_with("exam-version", &[("letter", letter.into())])}</h2>
                <p class="actions">
                    <TextLink href=screen.clone() class="button" icon="forward" text=learn.tr("exam-class-open")/>
                    <TextLink href=paper class="button quiet" icon="print" text=learn.tr("lesson-paper")/>
                </p>
                {share(screen, ShareWords::of(|what| learn.tr(&format!("exam-{what}"))))}
            </section>
        }
    };
    let ways = move || {
        let [first, second] = name.with(|name| versions(name));
        view! { {version("A", first)} {version("B", second)} }
    };
    view! {
        <div class="page exam">
            <p class="exam-place"><TextLink href=learn.href(&exam_page()) icon="back" text=learn.tr("exam-title")/></p>
            <h1>{learn.tr("exam-class")}</h1>
            <p class="lead">{learn.tr("exam-class-lead")}</p>
            <section class="card">
                <label class="field">
                    <span>{learn.tr("exam-class-name")}</span>
                    <input
                        type="text"
                        id="nome-do-exame"
                        autocomplete="off"
                        autocapitalize="none"
                        spellcheck="false"
                        maxlength="22"
                        prop:value=move || text.get()
                        aria-invalid=move || is_wrong().to_string()
                        on:input=move |event| write(event_target_value(&event))
                    />
                </label>
                <div role="status">{wrong}</div>
                <label class="field">
                    <span>{learn.tr("exam-class-minimum")}</span>
                    <input
                        type="text"
                        id="minimo-do-exame"
                        autocomplete="off"
                        inputmode="numeric"
                        maxlength="3"
                        prop:value=mark.get_untracked().to_string()
                        on:input=move |event| mark.set(minimum(Some(&event_target_value(&event))))
                    />
                </label>
                {ways}
            </section>
        </div>
    }
    .into_any()
}
