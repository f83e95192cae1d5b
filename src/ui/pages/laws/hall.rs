//! The hall: what there is to do with the Laws, and which editions the site knows.

use leptos::prelude::*;

use super::Room;
use crate::route::{Law, Quiz};
use crate::ui::journey::law_href;
use crate::ui::widgets::Icon;

/// The editions, newest first, then the regulations of schools: the word in addresses, its name, what it holds.
const EDITIONS: [(&str, &str, &str); 6] = [
    ("2023", "laws-2023", "laws-2023-text"),
    ("2018", "laws-2018", "laws-2018-text"),
    ("2009", "laws-2009", "laws-2009-text"),
    ("2005", "laws-2005", "laws-2005-text"),
    ("jss", "laws-jss", "laws-jss-text"),
    ("escola", "laws-escola", "laws-escola-text"),
];

pub(super) fn page(room: Room) -> AnyView {
    let i18n = room.i18n;
    room.arrive(&i18n.tr("menu-laws"));
    let edition = move |(word, name, text): (&'static str, &'static str, &'static str)| {
        view! {
            <li class="card edition-card" data-edition=word>
                <strong>{i18n.text(name)}</strong>
                <span class="quiet-text">{i18n.text(text)}</span>
            </li>
        }
    };
    let card = move |law: Law, icon: &'static str, title: &'static str, text: &'static str| {
        view! {
            <li>
                <a class="card laws-card" href=law_href(&law)>
                    <Icon name=icon/>
                    <strong>{i18n.text(title)}</strong>
                    <span class="quiet-text">{i18n.text(text)}</span>
                </a>
            </li>
        }
    };
    view! {
        <div class="page laws-hall">
            <h1>{i18n.text("menu-laws")}</h1>
            <p class="lead">{i18n.text("laws-lead")}</p>
            <ul class="laws-list">
                {card(Law::Quiz(Quiz::Menu), "notation", "laws-quiz", "laws-quiz-text")}
            </ul>
            <h2>{i18n.text("laws-editions")}</h2>
            <ol class="edition-list">{EDITIONS.map(edition).into_iter().collect_view()}</ol>
        </div>
    }
    .into_any()
}
