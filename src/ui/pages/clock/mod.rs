//! Relógio: the choice of a time control, the clock on the table, and the arbiter's panel.

mod arbiter;
mod face;
mod manual;
mod setup;
mod wall;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::site::CLOCK_TABLE;
use crate::texts::Value;
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::journey::use_journey;
use crate::ui::loader::NotLoaded;
use crate::ui::loader::Later;
use crate::ui::records::{Records, use_records};
use crate::ui::timer::Timer;
use crate::ui::widgets;

/// What is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    Setup,
    /// The clock on the table.
    Face,
    Manual,
}

/// What every part of the page needs.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) i18n: I18n,
    pub(super) records: Records,
    pub(super) timer: Timer,
    pub(super) screen: RwSignal<Screen>,
    /// Whether the arbiter's panel is open.
    pub(super) panel: RwSignal<bool>,
}

impl Table {
    pub(super) fn tr(self, id: &str) -> String {
        self.tr_with(id, &[])
    }

    pub(super) fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.i18n.tr_with(id, values)
    }

    /// A button with a text of the page.
    pub(super) fn press(self, look: &'static str, id: &str, act: impl Fn() + Send + Sync + 'static) -> AnyView {
        widgets::press(look, self.tr(id), act)
    }
}

/// Draws a part of the page.
type Draw = fn(Table) -> AnyView;

// What comes once a clock is on the table is a chunk of its own: whoever opens the page chooses first.
in_chunks! {
    on_table: arbiter => Draw = |table| (face::page(table), wall::wall(table)).into_any();
    explained: arbiter => Draw = manual::page;
}

#[component]
pub fn ClockPage() -> impl IntoView {
    let i18n = use_i18n();
    let records = use_records();
    let timer = Timer::new(records);
    let linked = use_journey().query("ritmo").is_some();
    let screen = RwSignal::new(if timer.is_set() && !linked { Screen::Face } else { Screen::Setup });
    let panel = RwSignal::new(false);
    let table = Table { i18n, records, timer, screen, panel };
    move || {
        i18n.language();
        match table.screen.get() {
            Screen::Setup => {
                // On its way while one chooses; where it is needed it is asked for again if it failed.
                spawn_local(async {
                    let _ = on_table().await;
                });
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
    let part = Later {
        i18n: table.i18n,
        title: "menu-clock",
        needs: &CLOCK_TABLE,
    };
    part.show(ask, move |draw: Draw| draw(table))
}
