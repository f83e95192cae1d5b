//! Options to put in order: by tapping one after another, with the arrows beside each, or with keys.

use leptos::prelude::*;

use super::ask::Ask;
use super::context::letter;
use super::options::on_keys;
use crate::hands::place_of_key;
use crate::ui::widgets::Icon;

/// The options in their present order. The first `tapped` of them were tapped.
#[derive(Clone, Debug, PartialEq)]
struct Rows {
    words: Vec<String>,
    tapped: usize,
}

impl Rows {
    /// Puts an option into the next place. The option that was tapped last is released instead.
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
    let all = StoredValue::new(ask.questions.listed(&item));
    let rows = RwSignal::new(Rows { words: item.options.clone(), tapped: 0 });
    let open = move || ask.marking.with_untracked(Option::is_none);
    let tap = Callback::new(move |place: usize| {
        let word = all.with_value(|all| all.get(place).map(|(_, word, _)| word.clone()));
        if let Some(word) = word.filter(|_| open()) {
            rows.update(|rows| rows.tap(&word));
        }
    });
    on_keys(move |event| {
        if let Some(place) = place_of_key(&event.key()) {
            tap.run(place);
        }
    });
    let row = move |word: String| {
        let found = |all: &Vec<(usize, String, String)>| all.iter().find(|(_, other, _)| *other == word).cloned();
        let (place, _, text) = all.with_value(found).unwrap_or_default();
        let word = StoredValue::new(word);
        let at =
            move |rows: &Rows| word.with_value(|word| rows.words.iter().position(|other| other == word)).unwrap_or(0);
        let number = move || (rows.with(at) + 1).to_string();
        let tapped = move || rows.with(|rows| at(rows) < rows.tapped).to_string();
        let arrow = |up: bool| {
            let id = if up { "quiz-up" } else { "quiz-down" };
            let shift = move |_| {
                if open() {
                    rows.update(|rows| word.with_value(|word| rows.shift(word, up)));
                }
            };
            view! {
                <button
                    type="button"
                    class="quiz-arrow"
                    data-up=up.to_string()
                    aria-label=ask.questions.quizzer.tr_with(id, &[("option", text.clone().into())])
                    prop:disabled=move || ask.is_settled()
                    on:click=shift
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
                    data-state=move || word.with_value(|word| ask.state(word))
                    aria-pressed=tapped
                    on:click=move |_| tap.run(place)
                >
                    <b class="quiz-place">{number}</b>
                    <span><i class="quiz-key" aria-hidden="true">{letter(place)}</i> {text.clone()}</span>
                    {move || word.with_value(|word| ask.sign(word))}
                </button>
                {arrow(true)}
                {arrow(false)}
            </li>
        }
    };
    view! {
        <ol class="quiz-options quiz-order">
            <For each=move || rows.with(|rows| rows.words.clone()) key=|word| word.clone() children=row/>
        </ol>
        {ask.confirm(move || rows.get().words)}
    }
    .into_any()
}
