//! Options put in order: by tapping one after another, with the arrows beside each, or with keys.

use leptos::ev;
use leptos::prelude::*;

use super::ask::Ask;
use super::options::{is_taken, sign, sign_words, texts};
use super::{letter, place_of_key};
use crate::texts::Value;
use crate::ui::widgets::{Button, Icon};

/// The options as they stand now, the first so many of them tapped.
#[derive(Clone, Debug, PartialEq)]
struct Rows {
    words: Vec<String>,
    tapped: usize,
}

impl Rows {
    /// The next place is this one's; the last one tapped is let go again.
    fn tap(&mut self, word: &str) {
        let Some(at) = self.words.iter().position(|other| other == word) else { return };
        if at + 1 == self.tapped {
            self.tapped -= 1;
        } else if at >= self.tapped {
            let word = self.words.remove(at);
            self.words.insert(self.tapped, word);
            self.tapped += 1;
        }
    }

    fn shift(&mut self, word: &str, up: bool) {
        let Some(at) = self.words.iter().position(|other| other == word) else { return };
        let other = if up { at.checked_sub(1) } else { Some(at + 1).filter(|at| *at < self.words.len()) };
        if let Some(other) = other {
            self.words.swap(at, other);
        }
    }
}

pub(super) fn order(ask: Ask) -> AnyView {
    let item = ask.item();
    let questions = ask.questions;
    let all = StoredValue::new(texts(questions, &item));
    let rows = RwSignal::new(Rows { words: item.options.clone(), tapped: 0 });
    let open = move || ask.marking.with_untracked(Option::is_none);
    let tap = Callback::new(move |place: usize| {
        let word = all.with_value(|all| all.get(place).map(|(_, word, _)| word.clone()));
        if let Some(word) = word.filter(|_| open()) {
            rows.update(|rows| rows.tap(&word));
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        if let Some(place) = place_of_key(&event.key()).filter(|_| !is_taken(&event)) {
            tap.run(place);
        }
    });
    on_cleanup(move || keys.remove());
    let shift = move |word: String, up: bool| {
        if open() {
            rows.update(|rows| rows.shift(&word, up));
        }
    };
    let row = move |word: String| {
        let (place, _, text) = all
            .with_value(|all| all.iter().find(|(_, other, _)| *other == word).cloned())
            .unwrap_or_else(|| (0, word.clone(), String::new()));
        let here = {
            let word = word.clone();
            move || rows.with(|rows| rows.words.iter().position(|other| *other == word)).unwrap_or(0)
        };
        let number = {
            let here = here.clone();
            move || (here() + 1).to_string()
        };
        let tapped = {
            let here = here.clone();
            move || (here() < rows.with(|rows| rows.tapped)).to_string()
        };
        let state = {
            let word = word.clone();
            move || ask.marking.with(|marking| marking.as_ref().map_or("open", |m| sign_words(m.sign(&word)).0))
        };
        let signed = {
            let word = word.clone();
            move || ask.marking.with(|marking| sign(questions, marking.as_ref(), &word))
        };
        let arrow = |up: bool| {
            let id = if up { "quiz-up" } else { "quiz-down" };
            let name = questions.quizzer.tr_with(id, &[("option", Value::from(text.clone()))]);
            let word = word.clone();
            view! {
                <button
                    type="button"
                    class="quiz-arrow"
                    data-up=up.to_string()
                    aria-label=name
                    prop:disabled=move || ask.is_settled()
                    on:click=move |_| shift(word.clone(), up)
                >
                    <Icon name="forward"/>
                </button>
            }
        };
        view! {
            <li class="quiz-row">
                <button
                    type="button"
                    class="quiz-option"
                    data-state=state
                    aria-pressed=tapped
                    on:click=move |_| tap.run(place)
                >
                    <b class="quiz-place">{number}</b>
                    <span><i class="quiz-key" aria-hidden="true">{letter(place)}</i> {text.clone()}</span>
                    {signed}
                </button>
                {arrow(true)}
                {arrow(false)}
            </li>
        }
    };
    let confirm = move || {
        (!ask.is_settled()).then(|| {
            view! { <Button look="big" text="quiz-confirm" on_press=move || {
                ask.settle(&rows.with_untracked(|rows| rows.words.clone()));
            }/> }
        })
    };
    view! {
        <ol class="quiz-options quiz-order">
            <For each=move || rows.with(|rows| rows.words.clone()) key=|word| word.clone() children=row/>
        </ol>
        {confirm}
    }
    .into_any()
}
