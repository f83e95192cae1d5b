//! Damas: the entry page, the lessons, the training and the game, each with an address and a chunk of its own.

mod learn;
mod menu;
mod play;
mod train;

use leptos::prelude::*;

use crate::route::{Hall, Study};
use crate::site::page_at;
use crate::ui::loader::Later;
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::reactive::memo;
use crate::ui::router::use_router;

/// Draws a page of draughts.
type Show = fn(Page) -> AnyView;

// The words and code that the pages share come with the entry page.
in_chunks! {
    menu_page: draughts => Show = menu::page;
    play_page: draughts_play => Show = play::page;
    learn_page: draughts_learn => Show = learn::page;
    train_page: draughts_train => Show = train::page;
}

#[component]
pub fn DraughtsPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let another = is_another_page();
    // Within the lessons and the training the address may change without a new page.
    let hall = memo(move || match router.page(Hall::from_path) {
        Some(Hall::Learn(_)) => Hall::Learn(Study::Map),
        Some(Hall::Train(_)) => Hall::Train(None),
        hall => hall.unwrap_or(Hall::Menu),
    });
    move || {
        if another() {
            request_animation_frame(focus_start);
        }
        let needs = &page_at(&router.path_now()).needs;
        let later = Later { i18n: page.i18n, title: "menu-draughts", needs };
        let show = move |show: Show| show(page);
        match hall.get() {
            Hall::Menu => later.show(menu_page, show),
            Hall::Play => later.show(play_page, show),
            Hall::Learn(_) => later.show(learn_page, show),
            Hall::Train(_) => later.show(train_page, show),
        }
    }
}
