//! What the pages of the card games share: numbers of the regulation as links, the way back.

use leptos::prelude::*;

use crate::edition::Edition;
use crate::route::{Law, Students};
use crate::ui::page::Page;
use crate::ui::router::href;
use crate::ui::widgets::TextLink;

/// The number of the regulation, which leads to its words.
pub(super) fn number(article: &'static str) -> AnyView {
    let path = Law::Article(Edition::StudentGames.name(), article.to_string()).path();
    view! { <a class="law-number" href=href(path)>{article}</a> }.into_any()
}

/// The way back to the list, above a page.
pub(super) fn back(page: Page) -> AnyView {
    view! {
        <p class="students-back no-print">
            <TextLink href=href(Students::Menu.path()) icon="back" text=page.tr("menu-students")/>
        </p>
    }
    .into_any()
}
