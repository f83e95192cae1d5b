//! The record of the game, and other games: those put aside, one from a file, one from a position.

use leptos::prelude::*;
use serde_json::Value;

use super::moves::lines;
use super::play::Play;
use super::shown::Shown;
use crate::analysis::{Listed, Trouble};
use crate::play::{GameEvent, Stopped};
use crate::ui::preferences::use_preferences;
use crate::ui::reactive::memo;
use crate::ui::widgets::Button;

/// The moves in two columns, and the result below them.
#[component]
pub fn RecordLines<G: Shown>(play: Play<G>, #[prop(into)] result: Signal<String>) -> impl IntoView {
    let preferences = use_preferences();
    let rows = move || {
        let lines = play.with(|session| lines(session, preferences.letters()));
        let row = |line: super::moves::Line| {
            let [white, black] = line.plies.map(|ply| ply.map(|(_, text)| text));
            view! {
                <li>
                    <span>{line.number}"."</span>
                    <span>{white.unwrap_or_else(|| "…".to_string())}</span>
                    <span>{black}</span>
                </li>
            }
        };
        lines.into_iter().map(row).collect_view()
    };
    view! {
        <ol class="record-lines">{rows}</ol>
        <p class="record-result">{result}</p>
    }
    .into_any()
}

/// A button for each of the games put aside, the newest first.
pub fn put_aside<G: Shown>(play: Play<G>, open: RwSignal<bool>) -> AnyView {
    let count = memo(move || play.with(|session| session.shelf.games().len()));
    let [.., text_of] = G::WORDS.aside;
    let restore = move |place: usize| {
        let plies = move || play.with(|session| session.shelf.games().get(place).map_or(0, G::plies_of));
        let text = move || play.i18n.tr_with(text_of, &[("count", plies().into())]);
        view! { <Button look="quiet" text=text on_press=move || play.send_from(open, GameEvent::Restore(place))/> }
    };
    (move || (0..count.get()).rev().map(restore).collect_view()).into_any()
}

/// Shows a game from a file, which `read` turns into an event; `false` if it cannot be read.
pub fn show_opened<G: Shown>(
    play: Play<G>,
    open: RwSignal<bool>,
    read: fn(Value, Listed) -> Option<GameEvent<G>>,
) -> Callback<(Value, Listed), bool> {
    Callback::new(move |(saved, listed)| {
        let Some(event) = read(saved, listed).filter(|_| !play.session.is_disposed()) else { return false };
        play.send_from(open, event);
        true
    })
}

/// The fault up to which a game from outside could be read.
pub fn stopped(trouble: Trouble) -> Stopped {
    let Trouble { id, line, plies, word } = trouble;
    Stopped { sentence: id, line, ply: plies as usize, word }
}

/// The part of a dialog where a game begins from a written position.
#[component]
pub fn FromPosition<G: Shown>(
    play: Play<G>,
    open: RwSignal<bool>,
    /// The id of the field.
    id: &'static str,
    rows: u8,
    /// The most characters of the field.
    most: u16,
    /// The ids of the heading, the label and the button.
    words: [&'static str; 3],
    /// The position on show.
    text: String,
    /// The event that begins the game.
    start: Callback<String, GameEvent<G>>,
) -> impl IntoView {
    let i18n = play.i18n;
    let [title, label, begin] = words;
    let text = RwSignal::new(text);
    let press = move || play.send_from(open, start.run(text.get_untracked()));
    view! {
        <section>
            <h3>{i18n.text(title)}</h3>
            <div class="stack">
                <label for=id>{i18n.text(label)}</label>
                <textarea
                    id=id
                    rows=rows.to_string()
                    spellcheck="false"
                    autocomplete="off"
                    maxlength=most.to_string()
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <Button text=begin on_press=press/>
            </div>
        </section>
    }
    .into_any()
}
