//! The choice of a time control.

use leptos::prelude::*;

use super::{Screen, Table};
use crate::arbiter::Rules;
use crate::clock::{PRESETS, TimeControl};
use crate::ui::widgets;

pub(super) fn page(table: Table) -> AnyView {
    let preset = |text: &'static str| {
        let control = text.parse::<TimeControl>().ok();
        control.map(|control| {
            widgets::press("button", text.to_string(), move || {
                table.timer.set(&control, Rules::default());
                table.screen.set(Screen::Face);
            })
        })
    };
    view! {
        <div class="page clock-setup">
            <h1>{table.tr("clock-title")}</h1>
            <div class="actions">{PRESETS.into_iter().map(preset).collect_view()}</div>
        </div>
    }
    .into_any()
}
