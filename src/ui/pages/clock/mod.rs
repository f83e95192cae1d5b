//! Relógio: the choice of a time control, the clock on the table, and the arbiter's panel.

mod arbiter;
mod context;
mod face;
mod manual;
mod setup;
mod wall;

use leptos::prelude::*;

use self::context::{Screen, Table};
use crate::site::CLOCK_TABLE;
use crate::ui::loader::{Later, NotLoaded};
use crate::ui::page::Page;
use crate::ui::reactive::in_advance;
use crate::ui::router::use_router;
use crate::ui::timer::Timer;

/// Draws a part of the page.
type Draw = fn(Table) -> AnyView;

// The clock on the table is a chunk of its own, since the page begins with the choice of a time control.
in_chunks! {
    on_table: arbiter => Draw = |table| (face::page(table), wall::wall(table)).into_any();
    explained: arbiter => Draw = manual::page;
}

#[component]
pub fn ClockPage() -> impl IntoView {
    let page = Page::here();
    let timer = Timer::new(page.records);
    let linked = use_router().query_now("ritmo").is_some();
    let screen = RwSignal::new(if timer.is_set() && !linked { Screen::Face } else { Screen::Setup });
    let panel = RwSignal::new(false);
    let table = Table { page, timer, screen, panel };
    move || {
        page.i18n.language();
        match table.screen.get() {
            Screen::Setup => {
                in_advance(on_table());
                setup::page(table)
            }
            Screen::Face => later(table, on_table),
            Screen::Manual => later(table, explained),
        }
    }
}

fn later<F>(table: Table, ask: fn() -> F) -> AnyView
where
    F: Future<Output = Result<Draw, NotLoaded>> + 'static,
{
    let part = Later { i18n: table.i18n, title: "menu-clock", needs: &CLOCK_TABLE };
    part.show(ask, move |draw: Draw| draw(table))
}
