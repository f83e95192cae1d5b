//! What the pages of the card games share: numbers of the regulation as links, the way back.

use leptos::prelude::*;

use crate::edition::Edition;
use crate::route::{Law, Students};
use crate::ui::page::Page;
use crate::ui::reactive::effect;
use crate::ui::router::href;
use crate::ui::widgets::TextLink;

/// The number of the regulation, which leads to its words.
pub(super) fn number(article: &'static str) -> AnyView {
    let path = Law::Article(Edition::StudentGames.name(), article.to_string()).path();
    view! { <a class="law-number" href=href(path)>{article}</a> }.into_any()
}

/// Names the page, after the frame has named the area, which it does once the page is drawn.
pub(super) fn name(page: Page, title: &'static str) {
    effect(move || {
        page.i18n.language();
        page.set_title(&page.tr(title));
    });
}

/// The page of a game's tool: the way back to the list, the title, and below them what `body` draws, which is asked whether
/// the game is on.
pub(super) fn tool(
    page: Page,
    class: &'static str,
    title: &'static str,
    is_on: Memo<bool>,
    body: Box<dyn Fn(bool) -> AnyView + Send>,
) -> AnyView {
    name(page, title);
    (move || {
        page.i18n.language();
        let on = is_on.get();
        untrack(|| {
            view! {
                <div class=class>
                    <p class="students-back no-print">
                        <TextLink href=href(Students::Menu.path()) icon="back" text=page.tr("menu-students")/>
                    </p>
                    <h1>{page.tr(title)}</h1>
                    {body(on)}
                </div>
            }
            .into_any()
        })
    })
    .into_any()
}
