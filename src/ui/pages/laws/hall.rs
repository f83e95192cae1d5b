//! The hall: what there is to do with the Laws, and which editions the site knows.

use leptos::prelude::*;

use super::edition_name;
use crate::edition::Edition;
use crate::route::{Law, Quiz};
use crate::ui::page::Page;
use crate::ui::router::href;
use crate::ui::widgets::Icon;

pub(super) fn page(page: Page) -> AnyView {
    let i18n = page.i18n;
    page.set_title(&i18n.tr("menu-laws"));
    let card = move |law: Law, icon: &'static str, title: &'static str, text: &'static str| {
        view! {
            <li>
                <a class="card laws-card" href=href(law.path())>
                    <Icon name=icon/>
                    <strong>{i18n.text(title)}</strong>
                    <span class="quiet-text">{i18n.text(text)}</span>
                </a>
            </li>
        }
    };
    let edition = move |edition: Edition| {
        let word = edition.name();
        view! {
            <li>
                <a class="card laws-card" data-edition=word href=href(Law::Edition(word).path())>
                    <Icon name="law"/>
                    <strong>{edition_name(page.i18n, word)}</strong>
                    <span class="quiet-text">{i18n.tr(edition_text(edition))}</span>
                </a>
            </li>
        }
    };
    view! {
        <div class="page laws-hall">
            <h1>{i18n.text("menu-laws")}</h1>
            <p class="lead">{i18n.text("laws-lead")}</p>
            <ol class="laws-list">
                {card(Law::Quiz(Quiz::Menu), "notation", "laws-quiz", "laws-quiz-text")}
                {card(Law::Arbiter(None), "clock", "laws-arbiter", "laws-arbiter-text")}
                {card(Law::Search, "search", "laws-find", "laws-find-text")}
                {card(Law::Glossary, "learn", "laws-glossary", "laws-glossary-text")}
            </ol>
            <h2>{i18n.text("laws-editions")}</h2>
            <ol class="laws-list">{Edition::ALL.map(edition).into_iter().collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// What an edition holds.
fn edition_text(edition: Edition) -> &'static str {
    match edition {
        Edition::Laws2023 => "laws-2023-text",
        Edition::Laws2018 => "laws-2018-text",
        Edition::Laws2009 => "laws-2009-text",
        Edition::Laws2005 => "laws-2005-text",
        Edition::StudentGames => "laws-jss-text",
        Edition::School => "laws-escola-text",
    }
}
