//! The clock on the table: two halves, each pressed by its player.

use leptos::prelude::*;

use super::{Screen, Table, arbiter};
use crate::clock::{Event, SECOND};
use crate::color::Color;

pub(super) fn page(table: Table) -> AnyView {
    let half = move |side: Color| {
        let left = move || table.timer.clock().map(|clock| clock.face(side).left.div_ceil(SECOND));
        let text = move || left().map(|left| format!("{}:{:02}", left / 60, left % 60));
        view! {
            <button
                type="button"
                class="clock-half"
                data-side=side.name()
                on:pointerdown=move |event| {
                    table.timer.clock_event(Event::Press(side), table.timer.stamp(event.time_stamp()));
                }
            >
                <span class="clock-digits">{text}</span>
            </button>
        }
    };
    view! {
        <div class="clock-face">
            {half(Color::Black)}
            {table.press("button quiet", "clock-end", move || {
                table.timer.clear();
                table.screen.set(Screen::Setup);
            })}
            {arbiter::opener(table)}
            {half(Color::White)}
            {arbiter::panel(table)}
        </div>
    }
    .into_any()
}
