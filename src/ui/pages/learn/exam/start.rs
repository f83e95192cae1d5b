//! Before the first task: what will be asked, and what counts.

use leptos::prelude::*;

use super::context::{Exam, Kind};
use crate::route::Study;
use crate::ui::widgets::{Button, TextLink};

pub(super) fn page(exam: Exam) -> AnyView {
    let learn = exam.learn;
    let is_exam = exam.kind == Kind::Exam;
    let (lead, other, other_text) = if !is_exam {
        (learn.tr("exam-placement-lead"), Study::exam(), "exam-title")
    } else {
        let all = exam.sitting.with_value(|sitting| sitting.all().unwrap_or_default());
        let lead = learn.tr_with("exam-lead", &[("all", all.into()), ("minimum", usize::from(exam.minimum).into())]);
        (lead, Study::placement(), "exam-placement")
    };
    let series = is_exam.then(|| {
        let name = exam.name.get_value();
        view! { <p class="quiet-text">{learn.tr_with("exam-series", &[("name", name.into())])}</p> }
    });
    let teacher = is_exam.then(|| {
        let href = learn.href(&Study::exam_for_class());
        view! { <TextLink href=href class="button quiet" icon="print" text=learn.tr("exam-class")/> }
    });
    view! {
        <div class="page exam">
            <p class="exam-place"><TextLink href=learn.href(&Study::Map) icon="back" text="lesson-all"/></p>
            <h1>{exam.title()}</h1>
            <p class="lead">{lead}</p>
            <section class="card">
                <p>{learn.tr("exam-first-counts")}</p>
                {series}
                <p class="actions">
                    <Button look="big" icon="forward" text="exam-begin" on_press=move || exam.begin()/>
                </p>
            </section>
            <p class="actions">
                <TextLink href=learn.href(&other) class="button quiet" text=learn.tr(other_text)/>
                {teacher}
            </p>
        </div>
    }
    .into_any()
}
