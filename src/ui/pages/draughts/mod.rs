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
enum Door {
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
    let door = Memo::new(move |_| match router.page(Hall::from_path) {
        Some(Hall::Play) => Door::Play,
        Some(Hall::Learn(_)) => Door::Learn,
        Some(Hall::Train(_)) => Door::Train,
        Some(Hall::Menu) | None => Door::Menu,
    });
    move || {
        // Who comes from another page of draughts finds the reading place at the start of this one.
        if turned.get_value() {
            request_animation_frame(|| browser::focus("conteudo"));
        }
        turned.set_value(true);
        let needs = &page_at(&router.path_now()).needs;
        let later = Later { i18n: page.i18n, title: "menu-draughts", needs };
        let show = move |show: Show| show(page);
        match door.get() {
            Door::Menu => later.show(menu_page, show),
            Door::Play => later.show(play_page, show),
            Door::Learn => later.show(learn_page, show),
            Door::Train => later.show(train_page, show),
        }
    }
}
