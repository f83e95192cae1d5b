//! Sobre: privacy, what is kept on the device and why, licences, the keys of the board.

mod aside;
mod copy;
mod held;
mod kept;
mod shelf;

use leptos::prelude::*;

use self::kept::Kept;
use crate::ui::browser;
use crate::ui::i18n::use_i18n;

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
