//! The dialogs, and the panel that explains how a move is written. Their code comes when the first one is opened.

use leptos::prelude::*;

use super::{end, more, record, written};
use crate::play::chess::Chess;
use crate::site::PLAY_DIALOGS;
use crate::ui::game::play::Play;
use crate::ui::loader::Later;
use crate::ui::widgets::sheet;

/// Draws the content of each. The signals open and close dialogs.
#[derive(Clone, Copy)]
pub(super) struct Bodies {
    end: fn(Play<Chess>, RwSignal<bool>) -> AnyView,
    record: fn(Play<Chess>) -> AnyView,
    more: fn(Play<Chess>, RwSignal<bool>, RwSignal<bool>) -> AnyView,
    written: fn(Play<Chess>) -> AnyView,
}

in_chunks! {
    bodies: play_dialogs => Bodies =
        Bodies { end: end::body, record: record::body, more: more::body, written: written::body };
}

/// The dialogs; `clock` opens the one of the clock.
pub(super) fn place(play: Play<Chess>, [ends, sheet, more, clock]: [RwSignal<bool>; 4]) -> AnyView {
    view! {
        {dialog(play, "terminar", "end-title", ends, move |bodies| (bodies.end)(play, ends))}
        {dialog(play, "folha", "record-title", sheet, move |bodies| (bodies.record)(play))}
        {dialog(play, "mais", "more-title", more, move |bodies| (bodies.more)(play, more, clock))}
    }
    .into_any()
}

fn dialog(
    play: Play<Chess>,
    id: &'static str,
    title: &'static str,
    open: RwSignal<bool>,
    draw: impl Fn(Bodies) -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    sheet(id, title, open, move || while_open(play, title, open, draw))
}

/// Como se escreve?
pub(super) fn panel(play: Play<Chess>) -> AnyView {
    let open = RwSignal::new(false);
    let toggled = move |event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    view! {
        <details class="card written" prop:open=move || open.get() on:toggle=toggled>
            <summary>{play.i18n.text("written-title")}</summary>
            {while_open(play, "written-title", open, move |bodies| (bodies.written)(play))}
        </details>
    }
    .into_any()
}

/// The content while it is open. If the code does not come, it is closed, and the next opening asks again.
fn while_open(
    play: Play<Chess>,
    title: &'static str,
    open: RwSignal<bool>,
    draw: impl Fn(Bodies) -> AnyView + Send + 'static,
) -> AnyView {
    let lost = Callback::new(move |()| {
        play.records.warn("part-missing");
        open.set(false);
    });
    let later = Later { i18n: play.i18n, title, needs: &PLAY_DIALOGS };
    later.while_wanted(Memo::new(move |_| open.get()), bodies, lost, draw)
}
