//! A folha de registo: a game is kept on the sheet, and each line is marked.

use leptos::prelude::*;

use crate::ui::i18n::use_i18n;

#[component]
pub fn SheetPage() -> impl IntoView {
    let i18n = use_i18n();
    view! { <div class="page"><h1>{i18n.text("menu-sheet")}</h1></div> }
}
