//! The short manual that an arbiter asks of a clock, on one page of paper. Manual. FIDE C.02, chess clocks
//!
//! It explains increments and keys. What the Laws say is in the lessons and on the arbiter's panel.

use leptos::prelude::*;

use super::context::{Screen, Table};
use crate::ui::browser;
use crate::ui::widgets::Button;

/// Each part: its title, and its sentences.
const PARTS: [(&str, &[&str]); 7] = [
    ("manual-what", &["manual-what-1", "manual-what-2", "manual-what-3"]),
    ("manual-start", &["manual-start-1", "manual-start-2", "manual-start-3"]),
    ("manual-play", &["manual-play-1", "manual-play-2", "manual-play-3"]),
    ("manual-correct", &["manual-correct-1", "manual-correct-2", "manual-correct-3"]),
    ("manual-flag", &["manual-flag-1", "manual-flag-2"]),
    ("manual-sleep", &["manual-sleep-1", "manual-sleep-2", "manual-sleep-3"]),
    ("manual-battery", &["manual-battery-1", "manual-battery-2", "manual-battery-3"]),
];

/// Each key, and what it does.
const KEYS: [(&str, &str); 7] = [
    ("manual-key-space", "manual-key-space-does"),
    ("manual-key-shift", "manual-key-shift-does"),
    ("manual-key-pause", "manual-key-pause-does"),
    ("manual-key-time", "manual-key-time-does"),
    ("manual-key-down", "manual-key-down-does"),
    ("manual-key-up", "manual-key-up-does"),
    ("manual-key-escape", "manual-key-escape-does"),
];

pub(super) fn page(table: Table) -> AnyView {
    let part = |(title, lines): (&'static str, &'static [&'static str])| {
        view! {
            <section>
                <h2>{table.tr(title)}</h2>
                <ul>{lines.iter().map(|id| view! { <li>{table.tr(id)}</li> }).collect_view()}</ul>
            </section>
        }
    };
    let key = |(key, does): (&'static str, &'static str)| {
        view! {
            <dt>{table.tr(key)}</dt>
            <dd>{table.tr(does)}</dd>
        }
    };
    let back = move || {
        table.screen.set(Screen::Setup);
        request_animation_frame(|| browser::focus("relogio-titulo"));
    };
    request_animation_frame(|| browser::focus("manual"));
    view! {
        <div class="page clock-manual">
            <p class="actions no-print">
                <Button look="quiet" icon="back" text="clock-title" on_press=back/>
                <Button look="quiet" icon="print" text="manual-print" on_press=browser::print/>
            </p>
            <h1 id="manual" tabindex="-1">{table.tr("manual-title")}</h1>
            <p class="lead">{table.tr("manual-lead")}</p>
            <div class="manual-parts">
                {PARTS.map(part).collect_view()}
                <section>
                    <h2>{table.tr("manual-keys")}</h2>
                    <dl class="manual-keys">{KEYS.map(key).collect_view()}</dl>
                </section>
            </div>
        </div>
    }
    .into_any()
}
