//! A question on show: its answer, and what came of it.

use std::sync::Arc;

use leptos::prelude::*;

use super::context::{Item, Questions};
use crate::quiz::{Marking, Sign, mark};
use crate::ui::widgets::Button;

/// A question on show.
#[derive(Clone, Copy)]
pub(super) struct Ask {
    pub(super) questions: Questions,
    pub(super) item: StoredValue<Arc<Item>>,
    /// The result; `None` before the answer.
    pub(super) marking: RwSignal<Option<Marking>>,
    /// Called with the result of the first answer.
    pub(super) done: Callback<bool>,
    /// Goes on to the next question.
    pub(super) next: Callback<()>,
    /// Whether this is the last question.
    pub(super) last: bool,
}

impl Ask {
    pub(super) fn item(self) -> Arc<Item> {
        self.item.get_value()
    }

    pub(super) fn is_settled(self) -> bool {
        self.marking.with(Option::is_some)
    }

    /// Takes an answer. Only the first one counts.
    pub(super) fn settle(self, given: &[String]) {
        if self.marking.with_untracked(Option::is_some) {
            return;
        }
        let item = self.item();
        let marking = mark(item.question.kind, &item.answer, given);
        let right = marking.right;
        self.marking.set(Some(marking));
        self.done.run(right);
    }

    /// The result of an option, as the word in styles; `open` before the answer.
    pub(super) fn state(self, word: &str) -> &'static str {
        self.marking.with(|marking| marking.as_ref().map_or("open", |marking| marking.sign(word).name()))
    }

    /// The result of an option, for the reader. Empty for one that was rightly left alone.
    pub(super) fn sign(self, word: &str) -> AnyView {
        let sign = self.marking.with(|marking| marking.as_ref().map(|marking| marking.sign(word)));
        let text = |sign: Sign| self.questions.quizzer.tr(&format!("quiz-sign-{}", sign.name()));
        let shown = sign.filter(|sign| *sign != Sign::Plain);
        shown.map(|sign| view! { <span class="quiz-sign">{text(sign)}</span> }).into_any()
    }

    /// The button that confirms the answer. It disappears afterwards.
    pub(super) fn confirm(self, given: impl Fn() -> Vec<String> + Copy + Send + Sync + 'static) -> AnyView {
        let button =
            move || view! { <Button look="big" text="quiz-confirm" on_press=move || self.settle(&untrack(given))/> };
        (move || (!self.is_settled()).then(button)).into_any()
    }
}
