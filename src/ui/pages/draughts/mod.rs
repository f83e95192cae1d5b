//! Damas: the hall, and from it the lessons, the training and the game, each with an address and a chunk of its own.

mod learn;
mod menu;
mod play;
mod train;

use leptos::prelude::*;

use crate::route::Hall;
use crate::site::page_at;
use crate::ui::browser;
use crate::ui::loader::Later;
use crate::ui::page::Page;
use crate::ui::router::use_router;

/// Draws a page of draughts.
type Show = fn(Page) -> AnyView;

// What the pages share, words and code, comes with the hall.
in_chunks! {
    menu_page: draughts => Show = menu::page;
    play_page: draughts_play => Show = play::page;
    learn_page: draughts_learn => Show = learn::page;
    train_page: draughts_train => Show = train::page;
}

/// Which of the four is on show: within one the address may change without a new page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Menu,
    Play,
    Learn,
    Train,
}

#[component]
pub fn DraughtsPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let turned = StoredValue::new(false);
    let section = Memo::new(move |_| match router.page(Hall::from_path) {
        Some(Hall::Play) => Section::Play,
        Some(Hall::Learn(_)) => Section::Learn,
        Some(Hall::Train(_)) => Section::Train,
        Some(Hall::Menu) | None => Section::Menu,
    });
    move || {
        // After another page of draughts the focus goes to the start of this one.
        if turned.get_value() {
            request_animation_frame(|| browser::focus("conteudo"));
        }
        turned.set_value(true);
        let needs = &page_at(&router.path_now()).needs;
        let later = Later { i18n: page.i18n, title: "menu-draughts", needs };
        let show = move |show: Show| show(page);
        match section.get() {
            Section::Menu => later.show(menu_page, show),
            Section::Play => later.show(play_page, show),
            Section::Learn => later.show(learn_page, show),
            Section::Train => later.show(train_page, show),
        }
    }
}
