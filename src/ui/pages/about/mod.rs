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
            <section class="card">
                <h2>{i18n.text("privacy-title")}</h2>
                <p>{i18n.text("privacy-1")}</p>
                <p>{i18n.text("privacy-2")}</p>
                <p>{i18n.text("privacy-3")}</p>
            </section>
            {if ONE_FILE { Some(file(i18n)) } else { (!browser::is_secure()).then(|| room(i18n)) }}
            <Kept/>
            <Keys/>
            <section class="card">
                <h2>{i18n.text("laws-title")}</h2>
                <p>{i18n.text("laws-text")}</p>
            </section>
            <Licences/>
        </div>
    }
}

/// What does not work where the site comes over plain http, as from a laptop in the room.
fn room(i18n: I18n) -> AnyView {
    view! {
        <section class="card">
            <h2>{i18n.text("room-title")}</h2>
            <p>{i18n.text("room-text")}</p>
            <p>{i18n.text("room-without")}</p>
        </section>
    }
    .into_any()
}

/// What the site does not do where it is a file.
fn file(i18n: I18n) -> AnyView {
    view! {
        <section class="card">
            <h2>{i18n.text("file-title")}</h2>
            <p>{i18n.text("file-text")}</p>
            <p>{i18n.text("file-kept")}</p>
            <p>{i18n.text("file-addresses")}</p>
        </section>
    }
    .into_any()
}

/// What each key of the board does.
#[component]
fn Keys() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <section class="card">
            <h2>{i18n.text("keys-title")}</h2>
            <p>{i18n.text("keys-text")}</p>
        </section>
    }
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
