//! Regras: the hall, and from it the pages of the Laws, each with an address and a chunk of its own.

mod hall;

use leptos::prelude::*;

use crate::route::Law;
use crate::ui::browser;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::journey::use_journey;
use crate::ui::parts::Later;

/// What every page of the Laws needs.
#[derive(Clone, Copy)]
struct Room {
    i18n: I18n,
}

impl Room {
    /// The name of this page in the window's title.
    fn arrive(self, name: &str) {
        document().set_title(&format!("{name} · {}", self.i18n.tr("site-name")));
    }
}

/// Draws a page of the Laws.
type Show = fn(Room) -> AnyView;

// The chunks are those of `Law::chunk`. What the pages share, words and code, comes with the hall.
in_chunks! {
    hall_page: laws => Show = hall::page;
}

/// Which of the pages is on show: within one the address may change without a new page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Door {
    Hall,
}

#[component]
pub fn LawsPage() -> impl IntoView {
    let room = Room { i18n: use_i18n() };
    let journey = use_journey();
    let turned = StoredValue::new(false);
    let door = Memo::new(move |_| match journey.law() {
        Some(Law::Hall) | None => Door::Hall,
    });
    move || {
        // Who comes from another page of the Laws finds the reading place at the start of this one.
        if turned.get_value() {
            request_animation_frame(|| browser::focus("conteudo"));
        }
        turned.set_value(true);
        let later = |styles, words| Later { i18n: room.i18n, title: "menu-laws", styles, words };
        let show = move |show: Show| show(room);
        match door.get() {
            Door::Hall => later(&["laws/hall"], &[]).show(hall_page, show),
        }
    }
}
