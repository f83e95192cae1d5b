//! A set for a class: a large question, the hands counted for each answer, and a key that shows the right one.

use leptos::prelude::*;

use super::context::{Item, Named, Questions, address, anew, head, place_of_key, share};
use super::explain;
use super::options::on_keys;
use super::touch::{Touch, given, touches};
use crate::quiz::Kind;
use crate::route::Quiz;
use crate::texts::Value;
use crate::ui::browser;
use crate::ui::projection::use_projection;
use crate::ui::widgets::{Button, TextLink};

/// The greatest number of options in a question.
const MOST: usize = 6;

#[derive(Clone, Copy)]
struct Lesson {
    questions: Questions,
    place: RwSignal<usize>,
    shown: RwSignal<bool>,
    hands: RwSignal<[u32; MOST]>,
}

impl Lesson {
    /// Shows the answer, and then the next question.
    fn on(self) {
        if !self.shown.get_untracked() {
            self.shown.set(true);
            return;
        }
        self.go(self.place.get_untracked() + 1);
    }

    /// Hides the answer, or goes back to the question before.
    fn back(self) {
        if self.shown.get_untracked() {
            self.shown.set(false);
        } else {
            self.go(self.place.get_untracked().saturating_sub(1));
        }
    }

    fn go(self, place: usize) {
        self.hands.set([0; MOST]);
        self.shown.set(false);
        self.place.set(place.min(self.questions.len()));
        request_animation_frame(|| browser::focus("pergunta"));
    }

    fn hand(self, place: usize, up: bool) {
        self.hands.update(|hands| {
            if let Some(hands) = hands.get_mut(place) {
                *hands = if up { hands.saturating_add(1).min(99) } else { hands.saturating_sub(1) };
            }
        });
    }
}

pub(super) fn class(questions: Questions, named: RwSignal<Named>) -> AnyView {
    let quizzer = questions.quizzer;
    let lesson =
        Lesson { questions, place: RwSignal::new(0), shown: RwSignal::new(false), hands: RwSignal::new([0; MOST]) };
    use_projection().on_turn(Callback::new(move |down| if down { lesson.on() } else { lesson.back() }));
    on_keys(move |event| match event.key().as_str() {
        "ArrowRight" => lesson.on(),
        "ArrowLeft" => lesson.back(),
        key => {
            let most = questions.item(lesson.place.get_untracked()).map_or(0, |item| item.touches.len());
            if let Some(place) = place_of_key(key).filter(|place| *place < most) {
                lesson.hand(place, !event.shift_key());
            }
        }
    });
    let place = move || Some(((lesson.place.get() + 1).min(questions.len()), questions.len()));
    let body = move || {
        let at = lesson.place.get();
        match questions.item(at) {
            Some(item) => untrack(|| asked(lesson, &item, at)),
            None => untrack(|| {
                view! {
                    <section class="card quiz-over">
                        <h2>{quizzer.tr("quiz-class-over")}</h2>
                        <div class="actions">
                            <Button text="quiz-more" on_press=move || anew(named)/>
                            <Button look="quiet" text="quiz-class-first" on_press=move || lesson.go(0)/>
                            <TextLink href=address(&Quiz::Menu) class="button quiet" text="quiz-all"/>
                        </div>
                        {share(quizzer, named.get_untracked())}
                    </section>
                }
                .into_any()
            }),
        }
    };
    view! {
        <div class="page quiz-class">
            {head(quizzer, quizzer.theme_name(questions.theme), place, None)}
            {body}
            <p class="quiet-text no-print quiz-keys">{quizzer.tr("quiz-class-keys")}</p>
        </div>
    }
    .into_any()
}

fn asked(lesson: Lesson, item: &std::sync::Arc<Item>, at: usize) -> AnyView {
    let questions = lesson.questions;
    let quizzer = questions.quizzer;
    let all = move || lesson.hands.with(|hands| hands.iter().sum::<u32>());
    let row = |Touch { place, sign: name, text, right, .. }: Touch| {
        let count = move || lesson.hands.with(|hands| hands.get(place).copied().unwrap_or(0));
        let share = move || if all() == 0 { String::new() } else { format!("{} %", count() * 100 / all()) };
        let state = move || match (lesson.shown.get(), right) {
            (true, true) => "found",
            (true, false) => "plain",
            (false, _) => "open",
        };
        let step = |up: bool| {
            let id = if up { "quiz-hand-up" } else { "quiz-hand-down" };
            let label = quizzer.tr_with(id, &[("letter", Value::from(name.clone()))]);
            view! {
                <button type="button" class="quiz-step" aria-label=label on:click=move |_| lesson.hand(place, up)>
                    {if up { "+" } else { "−" }}
                </button>
            }
        };
        let sign = move || (lesson.shown.get() && right).then(|| quizzer.tr("quiz-sign-right"));
        view! {
            <li class="quiz-hands" data-state=state>
                <b class="quiz-letter">{name.clone()}</b>
                <span class="quiz-hands-text">{text} " " <span class="quiz-sign">{sign}</span></span>
                <span class="quiz-hands-count">
                    {step(false)}
                    <output>{count}</output>
                    {step(true)}
                    <span class="quiet-text">{share}</span>
                </span>
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
