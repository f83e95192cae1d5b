//! Options as big buttons: for one or several answers, a statement, an article.

use leptos::ev;
use leptos::prelude::*;

use super::ask::Ask;
use super::context::{choices, letter};
use crate::hands::place_of_key;
use crate::quiz::Kind;

/// Listens to the keys of the page while this part is shown. Ignores keys that belong to something else.
pub(super) fn on_keys(press: impl Fn(&ev::KeyboardEvent) + 'static) {
    let keys = window_event_listener(ev::keydown, move |event| {
        if !(event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key()) {
            press(&event);
        }
    });
    on_cleanup(move || keys.remove());
}

pub(super) fn options(ask: Ask) -> AnyView {
    let item = ask.item();
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
                Some(at) => drop(chosen.remove(at)),
                None => chosen.push(word),
            });
        }
    });
    on_keys(move |event| {
        if let Some(place) = place_of_key(&event.key()).filter(|_| ask.marking.with_untracked(Option::is_none)) {
            choose.run(place);
        }
    });
    let option = move |(place, word, text): (usize, String, String)| {
        let word = StoredValue::new(word);
        let is_chosen = move || word.with_value(|word| chosen.with(|chosen| chosen.contains(word)));
        view! {
            <li>
                <button
                    type="button"
                    class="quiz-option"
                    class:several=several
                    data-state=move || word.with_value(|word| ask.state(word))
                    aria-pressed=move || is_chosen().to_string()
                    aria-disabled=move || ask.is_settled().to_string()
                    on:click=move |_| choose.run(place)
                >
                    <b class="quiz-letter">{letter(place)}</b>
                    <span>{text}</span>
                    {move || word.with_value(|word| ask.sign(word))}
                </button>
            </li>
        }
    };
    view! {
        <ol class="quiz-options">{ask.questions.listed(&item).into_iter().map(option).collect_view()}</ol>
        {several.then(|| ask.confirm(move || chosen.get()))}
    }
    .into_any()
}
