//! Sobre: privacy, what is kept on the device and why, licences, the keys of the board.

mod aside;
mod copy;
mod held;
mod kept;
mod shelf;

use leptos::prelude::*;

use self::kept::Kept;
use crate::ui::browser;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::one_file::ONE_FILE;

#[component]
pub fn AboutPage() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="page about">
            <h1>{i18n.text("menu-about")}</h1>
            {card(i18n, "privacy-title", &["privacy-1", "privacy-2", "privacy-3"])}
            {elsewhere(i18n)}
            <Kept/>
            {card(i18n, "keys-title", &["keys-text"])}
            {card(i18n, "laws-title", &["laws-text"])}
            <Licences/>
        </div>
    }
}

/// A title and paragraphs, by their ids.
fn card(i18n: I18n, title: &'static str, texts: &'static [&'static str]) -> AnyView {
    let texts = texts.iter().map(|text| view! { <p>{i18n.text(text)}</p> }).collect_view();
    view! {
        <section class="card">
            <h2>{i18n.text(title)}</h2>
            {texts}
        </section>
    }
    .into_any()
}

/// What the site does not do where it is a file, or comes over plain http, as from a laptop in the room.
fn elsewhere(i18n: I18n) -> Option<AnyView> {
    if ONE_FILE {
        return Some(card(i18n, "file-title", &["file-text", "file-kept", "file-addresses"]));
    }
    (!browser::is_secure()).then(|| card(i18n, "room-title", &["room-text", "room-without"]))
}

#[component]
fn Licences() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <section class="card">
            <h2>{i18n.text("licences-title")}</h2>
            <p>{i18n.text("licences-puzzles")}</p>
            <p>{i18n.text("licences-text")}</p>
            <p>
                <a class="button quiet" href=browser::public_file("licences.txt") rel="external">
                    {i18n.text("licences-show")}
                </a>
            </p>
        </section>
    }
}
