//! The panel's own state, and what its views share.

use std::time::Duration;

use leptos::prelude::*;

use super::super::context::Table;
use crate::clock;
use crate::color::Color;
use crate::laws::Incident;
use crate::ui::browser;
use crate::ui::widgets::Button;

/// This moment in the clock's count, µs.
pub(super) fn now(table: Table) -> u64 {
    table.timer.moment()
}

/// What the panel shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum View {
    Home,
    /// The times, the counters and the side to move are set by hand.
    Correct,
    /// A ruling that is shown and not yet given.
    Ruling(Incident),
    Late(Color),
    Record,
}

/// The panel's own state.
#[derive(Clone, Copy)]
pub(super) struct Panel {
    pub(super) table: Table,
    pub(super) view: RwSignal<View>,
    /// How late a player may come, µs, once it is chosen.
    pub(super) tolerance: RwSignal<Option<u64>>,
}

/// The element that gets the focus when the view changes.
pub(super) const PLACE: &str = "arbitro-vista";

impl Panel {
    pub(super) fn go(self, view: View) {
        self.view.set(view);
        set_timeout(move || browser::focus(PLACE), Duration::from_millis(50));
    }

    pub(super) fn tr(self, id: &str) -> String {
        self.table.tr(id)
    }

    /// «as Brancas», in the middle of a sentence.
    pub(super) fn the(self, side: Color) -> String {
        self.tr(&format!("arbiter-the-{}", side.name()))
    }

    /// «Brancas».
    pub(super) fn side(self, side: Color) -> String {
        self.tr(side.name())
    }

    pub(super) fn go_on(self) {
        self.table.panel.set(false);
        self.table.timer.clock_event(clock::ClockEvent::Resume, now(self.table));
    }

    pub(super) fn back(self) -> AnyView {
        view! { <Button look="quiet" text="arbiter-back" on_press=move || self.go(View::Home)/> }.into_any()
    }

    /// The title of a view, which gets the focus.
    pub(super) fn title(self, text: String) -> AnyView {
        view! { <h3 id=PLACE tabindex="-1">{text}</h3> }.into_any()
    }
}

/// A toggle button of a group.
pub(super) fn toggle(text: String, on: Signal<bool>, act: Callback<()>) -> AnyView {
    view! {
        <button
            type="button"
            class="button quiet arbiter-toggle"
            aria-pressed=move || on.get().to_string()
            on:click=move |_| act.run(())
        >
            {text}
        </button>
    }
    .into_any()
}
