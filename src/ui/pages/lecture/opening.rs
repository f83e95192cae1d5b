//! Another game for the class: pasted, from a file, or the one of Jogar.

use js_sys::Uint8Array;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::context::{Show, own};
use super::words;
use crate::chess::pgn::{PgnError, PgnGame, Reader};
use crate::ui::file_button::file_button;
use crate::ui::reactive::once_come;
use crate::ui::widgets::Button;

/// A longer file would keep the page waiting; Jogar opens those, without their comments.
const MOST_BYTES: usize = 400_000;
/// Of a file with more games the first ones are listed.
const MOST_GAMES: usize = 60;

/// A game of a file, and where it could not be read on: the line and the word.
type Found = (PgnGame, Option<(usize, String)>);

fn found(text: &[u8]) -> Vec<Found> {
    let game = |read| match read {
        Ok(game) => Some((game, None)),
        Err(PgnError { so_far, line, word, .. }) => Some((*so_far?, Some((line, word)))),
    };
    let games = Reader::new(text).with_chess960().filter_map(game);
    games.filter(|(game, _)| !game.moves.is_empty()).take(MOST_GAMES).collect()
}

pub(super) fn place(show: Show) -> AnyView {
    let (text, open) = (RwSignal::new(String::new()), RwSignal::new(false));
    let said = RwSignal::new(String::new());
    let games = RwSignal::new(Vec::<Found>::new());
    let take = move |(game, fault): Found| {
        said.set(match fault {
            Some((line, word)) => show.tr_with("lecture-fault", &[("line", line.into()), ("word", word.into())]),
            None => String::new(),
        });
        games.set(Vec::new());
        open.set(said.with_untracked(|said| !said.is_empty()));
        show.open(&game);
    };
    let read = move |bytes: &[u8]| {
        let all = found(bytes);
        said.set(String::new());
        match all.len() {
            0 => said.set(show.tr("lecture-no-game")),
            1 => all.into_iter().for_each(take),
            _ => games.set(all),
        }
    };
    let read_text = move || text.with_untracked(|text| read(text.as_bytes()));
    let read_file = move |file: File| {
        if file.size() > MOST_BYTES as f64 {
            return said.set(show.tr("lecture-too-long"));
        }
        once_come(said, JsFuture::from(file.array_buffer()), move |buffer| match buffer {
            Ok(buffer) => read(&Uint8Array::new(&buffer).to_vec()),
            Err(_) => said.set(show.tr("lecture-no-game")),
        });
    };
    let of_play = move || match own(show.page) {
        Some(game) => take((game, None)),
        None => said.set(show.tr("lecture-no-own")),
    };
    let list = move || {
        let one = move |found: Found| {
            let name = words::title(show.page, &found.0);
            view! { <li><Button look="quiet" text=name on_press=move || take(found.clone())/></li> }
        };
        let games = games.get();
        (!games.is_empty()).then(|| {
            view! {
                <p>{show.tr("lecture-choose")}</p>
                <ul class="game-list">{games.into_iter().map(one).collect_view()}</ul>
            }
        })
    };
    let toggled = move |event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    let from_file = Signal::stored(show.tr("lecture-file"));
    view! {
        <details class="card lecture-opening no-print" prop:open=move || open.get() on:toggle=toggled>
            <summary>{show.tr("lecture-other")}</summary>
            <div class="stack">
                <p>{show.tr("lecture-lead")}</p>
                <label for="pgn">{show.tr("lecture-pgn")}</label>
                <textarea
                    id="pgn"
                    rows="4"
                    spellcheck="false"
                    autocomplete="off"
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <p class="actions">
                    <Button text=show.tr("lecture-open") on_press=read_text/>
                    {file_button(from_file, ".pgn,.txt,text/plain,application/x-chess-pgn", Callback::new(read_file))}
                    <Button look="quiet" icon="board" text=show.tr("lecture-own") on_press=of_play/>
                </p>
                <div role="status">
                    {move || {
                        let said = said.get();
                        (!said.is_empty()).then(|| view! { <p>{said}</p> })
                    }}
                    {list}
                </div>
                <p class="quiet-text">{show.tr("lecture-not-kept")}</p>
            </div>
        </details>
    }
    .into_any()
}
