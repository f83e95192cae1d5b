//! The entry to the Laws: the activities, and the editions of the site.

use leptos::prelude::*;

use crate::edition::Edition;
use crate::route::{Law, Quiz};
use crate::ui::page::Page;
use crate::ui::router::href;
use crate::ui::widgets::Icon;

pub(super) fn page(page: Page) -> AnyView {
    let i18n = page.i18n;
    page.set_title(&i18n.tr("menu-laws"));
    let card = move |law: Law, edition: Option<&'static str>, icon: &'static str, title: &str, text: &str| {
        view! {
            <li>
                <a class="card laws-card" data-edition=edition href=href(law.path())>
                    <Icon name=icon/>
                    <strong>{i18n.tr(title)}</strong>
                    <span class="quiet-text">{i18n.tr(text)}</span>
                </a>
            </li>
        }
    };
    let edition = move |word: &'static str| {
        card(Law::Edition(word), Some(word), "law", &format!("laws-{word}"), &format!("laws-{word}-text"))
    };
    view! {
        <div class="page laws-hall">
            <h1>{i18n.text("menu-laws")}</h1>
            <p class="lead">{i18n.text("laws-lead")}</p>
            <ol class="laws-list">
                {card(Law::HowToPlay, None, "board", "laws-how", "laws-how-text")}
                {card(Law::Quiz(Quiz::Menu), None, "notation", "laws-quiz", "laws-quiz-text")}
                {card(Law::Arbiter(None), None, "clock", "laws-arbiter", "laws-arbiter-text")}
                {card(Law::Search, None, "search", "laws-find", "laws-find-text")}
                {card(Law::Glossary, None, "learn", "laws-glossary", "laws-glossary-text")}
            </ol>
            <h2>{i18n.text("laws-editions")}</h2>
            <ol class="laws-list">{Edition::WORDS.map(edition).into_iter().collect_view()}</ol>
        </div>
    }
    .into_any()
}
