//! One question: what is asked, the way to answer, and then what was right.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Item, Questions, board, clock, explain, options, order};
use crate::quiz::{Kind, Marking, mark};

/// A question on show.
#[derive(Clone, Copy)]
pub(super) struct Ask {
    pub(super) questions: Questions,
    item: StoredValue<Arc<Item>>,
    /// What was answered came to this; nothing before.
    pub(super) marking: RwSignal<Option<Marking>>,
    /// Hears of the first answer.
    done: Callback<bool>,
    /// On to the next question.
    next: Callback<()>,
    /// Whether this is the last one.
    pub(super) last: bool,
}

impl Ask {
    pub(super) fn new(
        questions: Questions,
        item: Arc<Item>,
        last: bool,
        done: Callback<bool>,
        next: Callback<()>,
    ) -> Ask {
        Ask { questions, item: StoredValue::new(item), marking: RwSignal::new(None), done, next, last }
    }

    pub(super) fn item(self) -> Arc<Item> {
        self.item.get_value()
    }

    pub(super) fn is_settled(self) -> bool {
        self.marking.with(Option::is_some)
    }

    /// The answer; only the first one counts.
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

    pub(super) fn advance(self) {
        self.next.run(());
    }
}

pub(super) fn question(ask: Ask) -> AnyView {
    let item = ask.item();
    let quizzer = ask.questions.quizzer;
    let body = match item.question.kind {
        Kind::One | Kind::Several | Kind::True | Kind::Article => options::options(ask),
        Kind::Order => order::order(ask),
        Kind::Clock => clock::clock(ask),
        Kind::Board => board::asked(ask),
    };
    let kind = item.question.kind.name();
    view! {
        <section class="quiz-question" data-kind=kind data-id=item.asked.id.clone()>
            <p class="quiz-edition">{quizzer.edition_name(item.asked.edition)}</p>
            <h2 id="pergunta" tabindex="-1" class="quiz-stem">{ask.questions.stem(&item)}</h2>
            <p class="quiet-text quiz-how">{quizzer.tr(&format!("quiz-how-{kind}"))}</p>
            {body}
            <div class="quiz-answer" aria-live="polite">{move || explain::explain(ask)}</div>
        </section>
    }
    .into_any()
}
