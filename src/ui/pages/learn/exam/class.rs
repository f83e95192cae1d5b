//! An exam for a class: a name and a pass mark, and at once the addresses of versions A and B, on the screen and on paper.

use leptos::prelude::*;

use super::context::Exam;
use crate::exam::{minimum, versions};
use crate::route::Study;
use crate::ui::series::{ShareWords, name_field, share};
use crate::ui::widgets::TextLink;

pub(super) fn page(exam: Exam) -> AnyView {
    let learn = exam.learn;
    // Without its version.
    let [first, _] = exam.name.with_value(|name| versions(name));
    let name = RwSignal::new(first.strip_suffix("-a").unwrap_or(&first).to_string());
    let words = ["exam-class-name", "exam-class-wrong"].map(|id| learn.tr(id));
    let mark = RwSignal::new(exam.minimum);
    let version = move |letter: &'static str, name: String| {
        let minimum = mark.get();
        let screen = format!("{}?serie={name}&minimo={minimum}", learn.href(&Study::exam()));
        let paper = format!("{}?serie={name}", learn.href(&Study::exam_on_paper()));
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
            <p class="exam-place"><TextLink href=learn.href(&Study::exam()) icon="back" text=learn.tr("exam-title")/></p>
            <h1>{learn.tr("exam-class")}</h1>
            <p class="lead">{learn.tr("exam-class-lead")}</p>
            <section class="card">
                {name_field(name, "nome-do-exame", "22", words)}
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
