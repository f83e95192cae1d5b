//! Options as big buttons: one of them, several, a statement, an article. Right and wrong differ by sign and word.

use leptos::ev;
use leptos::prelude::*;

use super::ask::Ask;
use super::{Item, Questions, choices, letter, place_of_key};
use crate::quiz::{Kind, Marking, Sign};
use crate::ui::widgets::Button;

/// The word in styles, and the text's id.
pub(super) const fn sign_words(sign: Sign) -> (&'static str, &'static str) {
    match sign {
        Sign::Found => ("found", "quiz-sign-found"),
        Sign::Missed => ("missed", "quiz-sign-missed"),
        Sign::Wrong => ("wrong", "quiz-sign-wrong"),
        Sign::Plain => ("plain", ""),
    }
}

/// What an option came to, in a sign and a word.
pub(super) fn sign(questions: Questions, marking: Option<&Marking>, word: &str) -> AnyView {
    let (_, id) = marking.map_or(("", ""), |marking| sign_words(marking.sign(word)));
    (!id.is_empty()).then(|| view! { <span class="quiz-sign">{questions.quizzer.tr(id)}</span> }).into_any()
}

/// The texts of the options do not change while a question is on show.
pub(super) fn texts(questions: Questions, item: &Item) -> Vec<(usize, String, String)> {
    let text = |(place, word): (usize, String)| {
        let text = questions.option(item, &word);
        (place, word, text)
    };
    choices(item).into_iter().enumerate().map(text).collect()
}

/// Whether a key belongs to what it was pressed on.
pub(super) fn is_taken(event: &ev::KeyboardEvent) -> bool {
    event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key()
}

pub(super) fn options(ask: Ask) -> AnyView {
    let item = ask.item();
    let questions = ask.questions;
    let several = item.question.kind == Kind::Several;
    let chosen: RwSignal<Vec<String>> = RwSignal::new(Vec::new());
    let words = StoredValue::new(choices(&item));
    let choose = Callback::new(move |place: usize| {
        let Some(word) = words.with_value(|words| words.get(place).cloned()) else { return };
        if !several {
            chosen.set(vec![word.clone()]);
            ask.settle(&[word]);
        } else if ask.marking.with_untracked(Option::is_none) {
            chosen.update(|chosen| match chosen.iter().position(|other| *other == word) {
                Some(at) => {
                    chosen.remove(at);
                }
                None => chosen.push(word),
            });
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        if is_taken(&event) || ask.marking.with_untracked(Option::is_some) {
            return;
        }
        if let Some(place) = place_of_key(&event.key()) {
            choose.run(place);
        }
    });
    on_cleanup(move || keys.remove());
    let option = move |(place, word, text): (usize, String, String)| {
        let word = StoredValue::new(word);
        let is_chosen = move || word.with_value(|word| chosen.with(|chosen| chosen.contains(word)));
        let state = move || {
            let sign = |marking: &Marking| word.with_value(|word| sign_words(marking.sign(word)).0);
            ask.marking.with(|marking| marking.as_ref().map_or("open", sign))
        };
        view! {
            <li>
                <button
                    type="button"
                    class="quiz-option"
                    class:several=several
                    data-state=state
                    aria-pressed=move || is_chosen().to_string()
                    aria-disabled=move || ask.is_settled().to_string()
                    on:click=move |_| choose.run(place)
                >
                    <b class="quiz-letter">{letter(place)}</b>
                    <span>{text}</span>
                    {move || word.with_value(|word| ask.marking.with(|marking| sign(questions, marking.as_ref(), word)))}
                </button>
            </li>
        }
    };
    let confirm = move || {
        (several && !ask.is_settled()).then(|| {
            view! {
                <Button look="big" text="quiz-confirm" on_press=move || ask.settle(&chosen.get_untracked())/>
            }
        })
    };
    view! {
        <ol class="quiz-options">{texts(questions, &item).into_iter().map(option).collect_view()}</ol>
        {confirm}
    }
    .into_any()
}
