//! A set for a class: a large question, the hands counted for each answer, and a key that shows the right one; at the end
//! what the class knew, the hardest first. Nothing of it is kept.

use std::sync::Arc;

use leptos::prelude::*;

use super::context::{Item, Named, Questions, head, over};
use super::explain;
use super::options::on_keys;
use super::touch::{Touch, given, touches};
use crate::hands::{Hands, place_of_key};
use crate::quiz::{Counted, Kind, Polled, Summary, mark};
use crate::ui::browser;
use crate::ui::hands::HandCount;
use crate::ui::projection::use_projection;
use crate::ui::widgets::Button;

#[derive(Clone, Copy)]
struct Lesson {
    questions: Questions,
    place: RwSignal<usize>,
    shown: RwSignal<bool>,
    /// The hands of the question on show.
    hands: HandCount,
    /// Those of every question, while it is not on show.
    counted: StoredValue<Vec<Hands>>,
}

impl Lesson {
    /// Shows the answer, and then the next question.
    fn on(self) {
        if self.shown.get_untracked() {
            self.go(self.place.get_untracked() + 1);
        } else {
            self.shown.set(true);
        }
    }

    /// Hides the answer, or goes back to the question before.
    fn back(self) {
        if self.shown.get_untracked() {
            self.shown.set(false);
        } else {
            self.go(self.place.get_untracked().saturating_sub(1));
        }
    }

    /// Shows this question, with the hands that were counted for it.
    fn go(self, place: usize) {
        let before = self.place.get_untracked();
        self.counted.update_value(|counted| {
            if let Some(hands) = counted.get_mut(before) {
                *hands = self.hands.now();
            }
        });
        let place = place.min(self.questions.len());
        self.hands.set(self.counted.with_value(|counted| counted.get(place).cloned()).unwrap_or_default());
        self.shown.set(false);
        self.place.set(place);
        let id = if place < self.questions.len() { "pergunta" } else { "fim" };
        request_animation_frame(move || browser::focus(id));
    }

    /// What the class is told at the end.
    fn summary(self) -> Summary {
        let questions = self.questions;
        let items: Vec<_> = (0..questions.len()).filter_map(|place| questions.item(place)).collect();
        self.counted.with_value(|counted| {
            let both = items.iter().zip(counted);
            let polled = both.map(|(item, hands)| Polled { hands, right: right_place(item), answer: &item.answer });
            Summary::of(&polled.collect::<Vec<_>>())
        })
    }
}

/// The place of the right one among the whole answers.
fn right_place(item: &Item) -> usize {
    let is_right = |given: &Vec<String>| mark(item.question.kind, &item.answer, given).right;
    item.touches.iter().position(is_right).unwrap_or(usize::MAX)
}

pub(super) fn class(questions: Questions, named: RwSignal<Named>) -> AnyView {
    let quizzer = questions.quizzer;
    let none: Vec<Hands> =
        questions.items.with_value(|items| items.iter().map(|item| Hands::none(item.touches.len())).collect());
    let hands = HandCount::new(quizzer.i18n, 0);
    hands.set(none.first().cloned().unwrap_or_default());
    let counted = StoredValue::new(none);
    let lesson = Lesson { questions, place: RwSignal::new(0), shown: RwSignal::new(false), hands, counted };
    use_projection().on_turn(Callback::new(move |down| if down { lesson.on() } else { lesson.back() }));
    on_keys(move |event| match event.key().as_str() {
        "ArrowRight" => lesson.on(),
        "ArrowLeft" => lesson.back(),
        key => {
            if let Some(place) = place_of_key(key) {
                lesson.hands.change(place, !event.shift_key());
            }
        }
    });
    let place = move || Some(((lesson.place.get() + 1).min(questions.len()), questions.len()));
    let body = move || {
        let at = lesson.place.get();
        match questions.item(at) {
            Some(item) => untrack(|| asked(lesson, &item, at)),
            None => untrack(|| {
                let title = view! { <h2>{quizzer.tr("quiz-class-over")}</h2> };
                let first = view! { <Button look="quiet" text="quiz-class-first" on_press=move || lesson.go(0)/> };
                view! {
                    {over(quizzer, Some(named), title.into_any(), first.into_any())}
                    {told(questions, &lesson.summary())}
                }
                .into_any()
            }),
        }
    };
    view! {
        <div class="page quiz-class">
            {head(quizzer, quizzer.theme_name(named.get_untracked().theme), place, None)}
            {body}
            <p class="quiet-text no-print quiz-keys">{quizzer.tr("quiz-class-keys")}</p>
        </div>
    }
    .into_any()
}

fn asked(lesson: Lesson, item: &Arc<Item>, at: usize) -> AnyView {
    let questions = lesson.questions;
    let quizzer = questions.quizzer;
    let row = |Touch { place, sign: name, text, right, .. }: Touch| {
        let state = move || match (lesson.shown.get(), right) {
            (true, true) => "found",
            (true, false) => "plain",
            (false, _) => "open",
        };
        let steps = lesson.hands.steps(place, &name);
        let sign = move || (lesson.shown.get() && right).then(|| quizzer.tr("quiz-sign-right"));
        view! {
            <li class="quiz-hands" data-state=state>
                <b class="quiz-letter">{name}</b>
                <span class="quiz-hands-text">{text} " " <span class="quiz-sign">{sign}</span></span>
                {steps}
            </li>
        }
    };
    let rows = touches(questions, item).into_iter().map(row).collect_view();
    let kind = if item.question.kind == Kind::True { "true" } else { "one" };
    let last = at + 1 == questions.len();
    let answer = {
        let item = item.clone();
        move || match lesson.shown.get() {
            true => explain::shown(questions, &item, Callback::new(move |()| lesson.on()), last),
            false => view! {
                <p class="actions">
                    <Button look="big" text="quiz-show" on_press=move || lesson.on()/>
                    {move || (lesson.hands.with(Hands::all) > 0).then(|| view! {
                        <Button look="quiet" text="hands-down" on_press=move || lesson.hands.lower()/>
                    })}
                </p>
            }
            .into_any(),
        }
    };
    view! {
        <section class="quiz-question" data-kind=kind data-id=item.asked.id.clone()>
            <p class="quiz-edition">{quizzer.edition_name(item.asked.edition)}</p>
            <h2 id="pergunta" tabindex="-1" class="quiz-stem">{questions.stem(item)}</h2>
            {given(questions, item)}
            <ol class="quiz-options">{rows}</ol>
            <div class="quiz-answer" aria-live="polite">{answer}</div>
        </section>
    }
    .into_any()
}

/// What the class knew of the set, the hardest first, and the articles to read again; nothing where no hand was counted.
fn told(questions: Questions, summary: &Summary) -> AnyView {
    let quizzer = questions.quizzer;
    if summary.questions.is_empty() {
        return ().into_any();
    }
    let row = |counted: &Counted| {
        let item = questions.item(counted.place)?;
        let values = [
            ("place", (counted.place + 1).into()),
            ("right", counted.right.into()),
            ("all", counted.all.into()),
            ("share", counted.share().into()),
        ];
        let hard = counted.is_hard().then(|| view! { <p><strong>{quizzer.tr("quiz-class-hard")}</strong></p> });
        let right = (counted.right < counted.all).then(|| explain::was_right(questions, &item));
        Some(view! {
            <li data-hard=counted.is_hard().to_string()>
                <strong>{questions.stem(&item)}</strong>
                <p>{quizzer.tr_with("quiz-class-share", &values)}</p>
                {hard}
                {right}
            </li>
        })
    };
    // A set for a class is of one edition.
    let again = summary.articles.first().map(|(edition, _)| {
        let numbers: Vec<String> = summary.articles.iter().map(|(_, number)| number.clone()).collect();
        view! {
            <section class="stack quiz-again">
                <h2>{quizzer.tr("quiz-class-again")}</h2>
                <h3>{quizzer.edition_name(*edition)}</h3>
                {explain::articles(questions, *edition, &numbers)}
            </section>
        }
    });
    view! {
        <section class="stack quiz-known">
            <h2>{quizzer.tr("quiz-class-known")}</h2>
            <ol class="quiz-missed">{summary.questions.iter().filter_map(row).collect_view()}</ol>
            <p class="quiet-text">{quizzer.tr("quiz-class-not-kept")}</p>
        </section>
        {again}
    }
    .into_any()
}
