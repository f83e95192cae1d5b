//! Opens a game of chess or draughts from a text or a file, which the worker reads; of several games one is chosen.
//!
//! The worker gets the file unread, so that a large one never fills the memory of the page. Absent: what the page does
//! with the game.

use js_sys::Array;
use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen::JsValue;
use web_sys::{Blob, File};

use super::analyst::OneQuestion;
use super::browser;
use super::file_button::file_button;
use super::i18n::{I18n, use_i18n};
use super::widgets::Button;
use crate::analysis::{self, Failure, Games, Listed, Question, Trouble};

/// The most games shown; a longer list has a search field.
const MOST_LISTED: usize = 50;

/// What is opened: games of chess, or of draughts.
pub struct Opening {
    /// Asks for the list of the games in a file.
    pub list: Callback<(), Question>,
    /// Asks for the game of this key.
    pub take: fn(String) -> Question,
    /// Shows the game, which comes as the JSON of its record; `false` if it cannot be read.
    pub show: Callback<(Value, Listed), bool>,
    pub most_bytes: usize,
    /// The types of file that the file dialog offers.
    pub accept: &'static str,
    /// Ids of messages: the heading, the field's label, a file that is too long, the number of games.
    pub title: &'static str,
    pub label: &'static str,
    pub too_long: &'static str,
    pub choose: &'static str,
}

/// What the part of the page shows.
#[derive(Clone, PartialEq)]
enum State {
    /// The list, if there is one.
    Quiet,
    /// The worker reads the list or a game.
    Reading,
    /// The id of the sentence that says what is wrong with the file.
    Trouble(&'static str),
    /// No answer came about this game, or about the list. It can be asked again.
    NoAnswer(Failure, Option<Box<Listed>>),
}

/// The games that were found, and what is wrong with the whole text.
type Found = (Vec<Listed>, Option<Trouble>);

#[derive(Clone, Copy)]
struct Opener {
    state: RwSignal<State>,
    found: RwSignal<Found>,
    opening: StoredValue<Opening>,
    /// The file that was opened last.
    file: StoredValue<Option<Blob>, LocalStorage>,
    asked: OneQuestion,
}

impl Opener {
    fn ask(self, question: &Question, then: impl FnOnce(Result<&str, Failure>) + 'static) {
        self.stop();
        self.state.set(State::Reading);
        let file = self.file.get_value();
        self.asked.ask(question, file.as_ref(), then);
    }

    /// Stops reading.
    fn stop(self) {
        self.asked.cancel();
        self.state.try_set(State::Quiet);
    }

    fn read(self, file: Blob) {
        self.stop();
        self.found.set(Found::default());
        if file.size() > self.opening.with_value(|opening| opening.most_bytes as f64) {
            self.state.set(State::Trouble(self.opening.with_value(|opening| opening.too_long)));
            return;
        }
        self.file.set_value(Some(file));
        self.list();
    }

    fn list(self) {
        let question = self.opening.with_value(|opening| opening.list).run(());
        self.ask(&question, move |answer| {
            let (games, whole) = match answer {
                Ok(answer) => {
                    analysis::read::<Games>(answer).map_or_else(Default::default, |list| (list.games, list.trouble))
                }
                Err(failure) => return drop(self.state.try_set(State::NoAnswer(failure, None))),
            };
            match games.first() {
                Some(only) if games.len() == 1 && whole.is_none() && only.plies > 0 => self.take(only.clone()),
                None if whole.is_none() => drop(self.state.try_set(State::Trouble("games-none"))),
                _ => {
                    self.found.try_set((games, whole));
                    self.state.try_set(State::Quiet);
                }
            }
        });
    }

    fn take(self, game: Listed) {
        let question = self.opening.with_value(|opening| opening.take)(game.key.clone());
        self.ask(&question, move |answer| {
            let saved = match answer {
                Ok(answer) => analysis::read(answer),
                Err(failure) => return drop(self.state.try_set(State::NoAnswer(failure, Some(Box::new(game))))),
            };
            let Some(show) = self.opening.try_with_value(|opening| opening.show) else { return };
            if !saved.is_some_and(|saved| show.run((saved, game))) {
                // The file has changed since it was listed.
                self.state.try_set(State::Trouble(analysis::UNREADABLE));
            }
        });
    }
}

/// The sentence `id` with the parts of a game that are not kept.
pub fn left_out(i18n: I18n, id: &str, left: &[(String, u32)]) -> Option<String> {
    let parts: Vec<String> = left.iter().map(|(id, count)| i18n.tr_with(id, &[("count", (*count).into())])).collect();
    (!parts.is_empty()).then(|| i18n.tr_with(id, &[("what", parts.join(", ").into())]))
}

/// The part of a page where a game is opened.
pub fn open_games(opening: Opening) -> AnyView {
    let i18n = use_i18n();
    let Opening { accept, title, label, choose, .. } = opening;
    let opener = Opener {
        state: RwSignal::new(State::Quiet),
        found: RwSignal::new(Found::default()),
        opening: StoredValue::new(opening),
        file: StoredValue::new_local(None),
        asked: OneQuestion::new(),
    };
    on_cleanup(move || opener.stop());
    let text = RwSignal::new(String::new());
    let wanted = RwSignal::new(String::new());
    let read_text = move || {
        wanted.set(String::new());
        let text = Array::of1(&JsValue::from_str(&text.read_untracked()));
        match Blob::new_with_str_sequence(&text) {
            Ok(text) if text.size() > 0.0 => opener.read(text),
            _ => opener.state.set(State::Trouble("games-none")),
        }
    };
    let read_file = move |file: File| {
        wanted.set(String::new());
        opener.read(file.into());
    };
    let from_file = Signal::derive(move || i18n.tr("games-file"));
    let fault = move |trouble: &Trouble| {
        i18n.tr_with(
            &trouble.id,
            &[("word", trouble.word.clone().into()), ("line", trouble.line.into()), ("ply", trouble.plies.into())],
        )
    };
    let game = move |game: Listed| {
        let or = |text: &str, id| if text.is_empty() { i18n.tr(id) } else { text.to_string() };
        let title = format!("{} – {}", or(&game.white, "white"), or(&game.black, "black"));
        let rest = [&game.result, &game.date, &game.event].map(String::as_str).join("  ");
        let label = move || format!("{title}  {rest}");
        let fault = game.trouble.as_ref().map(fault);
        view! {
            <li>
                <Button look="quiet" text=label on_press=move || opener.take(game.clone())/>
                {fault.map(|fault| view! { <p class="quiet-text">{fault}</p> })}
            </li>
        }
    };
    let list = move || {
        let (games, whole) = opener.found.get();
        let count = games.len();
        let shown = Signal::derive(move || {
            let wanted = browser::lower_case(&wanted.read());
            let fits = |game: &&Listed| {
                wanted.is_empty()
                    || [&game.white, &game.black, &game.event, &game.date]
                        .iter()
                        .any(|text| browser::lower_case(text).contains(&wanted))
            };
            games.iter().filter(fits).take(MOST_LISTED).cloned().collect::<Vec<_>>()
        });
        let search = (count > MOST_LISTED).then(|| {
            view! {
                <label for="procura">{i18n.tr_with("games-search", &[("count", MOST_LISTED.into())])}</label>
                <input
                    id="procura"
                    type="search"
                    autocomplete="off"
                    maxlength="80"
                    prop:value=wanted
                    on:input=move |event| wanted.set(event_target_value(&event))
                />
            }
        });
        view! {
            {(count > 0).then(|| view! { <p>{i18n.tr_with(choose, &[("count", count.into())])}</p> })}
            {whole.as_ref().map(|trouble| view! { <p>{fault(trouble)}</p> })}
            {search}
            <ul class="game-list">{move || shown.get().into_iter().map(game).collect_view()}</ul>
        }
    };
    let state = move || match opener.state.get() {
        State::Quiet => ().into_any(),
        State::Reading => view! {
            <p>{i18n.tr("games-reading")}</p>
            <Button look="quiet" text="games-stop" on_press=move || opener.stop()/>
        }
        .into_any(),
        State::Trouble(id) => view! { <p>{i18n.tr(id)}</p> }.into_any(),
        State::NoAnswer(failure, game) => {
            let again = move || match &game {
                Some(game) => opener.take((**game).clone()),
                None => opener.list(),
            };
            view! {
                <p>{i18n.tr(if failure == Failure::NotStarted { "part-missing" } else { "no-answer" })}</p>
                <Button text="part-retry" on_press=again/>
            }
            .into_any()
        }
    };
    view! {
        <section>
            <h3>{i18n.text(title)}</h3>
            <label for="partida">{i18n.text(label)}</label>
            <textarea
                id="partida"
                rows="3"
                spellcheck="false"
                autocomplete="off"
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            <div class="actions">
                <Button text="games-open" on_press=read_text/>
                {file_button(from_file, accept, Callback::new(read_file))}
            </div>
            <div class="stack" role="status">{state} {list}</div>
        </section>
    }
    .into_any()
}
