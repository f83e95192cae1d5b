//! The keys of the clock: the space bar presses for the side to move, each Shift key for a player, T tells the time, P
//! pauses.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::context::Face;
use crate::clock::Running;
use crate::color::Color;

/// The elements that handle keys themselves.
const CONTROLS: &str = "button, a, input, select, textarea";

/// Handles keys while the clock is on show.
pub(super) fn listen(face: Face) {
    let keys = window_event_listener(ev::keydown, move |event| key(face, &event));
    on_cleanup(move || keys.remove());
}

fn key(face: Face, event: &KeyboardEvent) {
    let other = event.default_prevented() || event.ctrl_key() || event.alt_key() || event.meta_key();
    if other || document().query_selector("dialog[open]").ok().flatten().is_some() {
        return;
    }
    let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| on.as_ref().and_then(|on| on.closest(selector).ok().flatten());
    let control = within(CONTROLS).is_some();
    let swapped = face.table.timer.swapped();
    match event.code().as_str() {
        "ShiftLeft" => side(face, event, if swapped { Color::White } else { Color::Black }),
        "ShiftRight" => side(face, event, if swapped { Color::Black } else { Color::White }),
        "Space" if !control => {
            event.prevent_default();
            let running = face.table.timer.with(|session| session.clock().running());
            match running {
                Some(Running::Waiting) => side(face, event, Color::Black),
                Some(Running::Side(turn)) => side(face, event, turn),
                _ => {}
            }
        }
        "Enter" | "NumpadEnter" if !control => {
            let half = within("[data-side]").and_then(|half| half.get_attribute("data-side"));
            if let Some(turn) = Color::ALL.into_iter().find(|color| half.as_deref() == Some(color.name())) {
                side(face, event, turn);
            }
        }
        _ if event.repeat() => {}
        "KeyT" => face.tell(false),
        "KeyP" => face.pause(),
        _ => {}
    }
}

/// Presses for this side, once for each press of the key.
fn side(face: Face, event: &KeyboardEvent, side: Color) {
    if !event.repeat() {
        face.press(side, face.table.timer.stamp(event.time_stamp()));
    }
}
