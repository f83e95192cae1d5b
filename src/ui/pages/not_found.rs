//! A path that leads nowhere.

use leptos::prelude::*;

use crate::site::Route;
use crate::ui::browser;
use crate::ui::i18n::use_i18n;
use crate::ui::widgets::Link;

#[component]
pub fn NotFoundPage() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="page not-found">
            <img class="illustration" src=browser::asset("ornaments/not-found.svg") alt="" width="320" height="240"/>
            <h1>{i18n.text("not-found-title")}</h1>
            <p class="lead">{i18n.text("not-found-text")}</p>
            <p class="actions">
                <Link route=Route::Home class="button">{i18n.text("not-found-home")}</Link>
                <Link route=Route::Play class="button quiet">{i18n.text("menu-play")}</Link>
            </p>
        </div>
    }
}
