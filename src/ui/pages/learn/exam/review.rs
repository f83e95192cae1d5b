//! After what was missed was asked again: how many were right, when the next ones come back, and the ways on. The same where
//! nothing is due.

use leptos::prelude::*;

use super::super::map::next_link;
use super::context::Exam;
use crate::route::Study;
use crate::ui::time::today;
use crate::ui::widgets::{Button, TextLink};

pub(super) fn page(exam: Exam) -> AnyView {
    let learn = exam.learn;
    let (right, asked) = exam.sitting.with_value(|sitting| (sitting.right(), sitting.answers().len()));
    let came = match asked {
        0 => learn.tr("exam-review-none"),
        _ => learn.tr_with("exam-review-score", &[("right", right.into()), ("of", asked.into())]),
    };
    let (next, on) = learn.progress.with_untracked(|progress| {
        learn.catalog.with_value(|catalog| (progress.next_due(catalog, today()), progress.next_place(catalog)))
    });
    let is_class = learn.records.class_mode().get_untracked();
    let then = match next {
        _ if is_class && asked > 0 => learn.tr("learn-class-mode-text"),
        None => learn.tr("exam-review-lead"),
        Some((days, count)) => learn.tr_with("exam-review-next", &[("days", days.into()), ("count", count.into())]),
    };
    // What a class has answered would be asked again without end.
    let more = next.filter(|(days, _)| *days == 0 && !is_class).map(|_| {
        view! { <Button look="big" icon="restart" text="exam-review-more" on_press=move || exam.begin()/> }
    });
    view! {
        <div class="page exam">
            <h1>{exam.title()}</h1>
            <section class="card">
                <p>{came}</p>
                <p>{then}</p>
                <p class="actions">{more} {on.map(|next| next_link(learn, next, "learn-go-on"))}</p>
            </section>
            <p class="actions">
                <TextLink href=learn.href(&Study::Map) class="button quiet" text="lesson-all"/>
            </p>
        </div>
    }
    .into_any()
}
