//! Everything that touches the browser: rendering, the time, storage. Rules and decisions live elsewhere.

/// `name: chunk => Type = value;` defines an async function. It fetches the chunk that holds the value's code and returns
/// the value; a chunk is fetched once. A program built in one piece, as for development, fetches nothing.
macro_rules! in_chunks {
    ($($name:ident: $chunk:ident => $type:ty = $value:expr;)*) => {$(
        #[cfg(split_program)]
        #[leptos::wasm_split::wasm_split($chunk, fallible, wasm_split_path = leptos::wasm_split)]
        fn $name() -> Result<$type, $crate::ui::loader::NotLoaded> {
            Ok($value)
        }

        #[cfg(not(split_program))]
        async fn $name() -> Result<$type, $crate::ui::loader::NotLoaded> {
            Ok($value)
        }
    )*};
}

pub mod board;
pub mod browser;
pub mod clock_words;
pub mod draughts_words;
pub mod i18n;
mod moves;
mod router;
pub mod storage;
pub mod time;
pub mod timer;

mod advice;
mod analyst;
mod app;
mod awake;
mod bad_fen;
mod copies;
mod diploma;
mod feedback;
mod file_button;
mod first_look;
mod game;
mod hands;
mod loader;
mod marking;
mod move_keys;
mod one_file;
mod open_games;
mod page;
mod pages;
mod paper;
mod preferences;
mod projection;
mod qr;
mod reactive;
mod records;
mod refusal;
mod score_page;
mod sending;
mod series;
mod sound;
mod tabs;
mod tray;
mod unsaved;
mod voice;
mod widgets;
mod wrong;

use leptos::mount::mount_to_body;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use self::i18n::I18n;
use self::records::Records;

/// Reads the settings, fetches the language, and puts the site in place of the start screen.
pub fn start() {
    std::panic::set_hook(Box::new(|info| browser::tell_shell("lance:panic", &info.to_string())));
    let (records, settings) = Records::open();
    let language = preferences::language_of(&settings);
    let i18n = I18n::reference(language);
    spawn_local(async move {
        let page = loader::begin(pages::fetch(i18n, router::here(), browser::path()));
        // Where a language cannot be had the site stands in European Portuguese, and says why.
        let is_had = i18n.choose(language).await;
        // The start screen has the page's shape until its code is there. What could not be had is said by the page.
        if let Err(coming) = page {
            let _ = coming.await;
        }
        // The start screen is seen before it is replaced, however fast the program came.
        browser::painted().await;
        first_look::keep();
        mount_to_body(move || view! { <app::App i18n=i18n records=records settings=settings.clone()/> });
        browser::remove("shell");
        if !is_had {
            records.warn_besides("language-unavailable");
        }
    });
}
