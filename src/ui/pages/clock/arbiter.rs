//! The arbiter's panel: held open by hand, never touched open; what the Laws say, worked out, and then done. Árbitro.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::Table;
use crate::clock::{Event, Running};
use crate::ui::time;
use crate::ui::widgets;

/// How long the button is held before the panel opens.
const HOLD: Duration = Duration::from_secs(1);
/// How long it says what to do after a press that did nothing.
const HINT: Duration = Duration::from_secs(4);

/// What the button that opens the panel says and waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Rest,
    /// Held down, and not yet long enough.
    Held,
    /// Touched and let go: nothing happened, and it says how to open.
    Touched,
    /// Pressed by key: the same once more opens.
    Armed,
}

impl Hold {
    fn id(self) -> &'static str {
        match self {
            Hold::Rest | Hold::Held => "arbiter-open",
            Hold::Touched => "arbiter-hold",
            Hold::Armed => "arbiter-again",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Hold::Rest => "rest",
            Hold::Held => "held",
            Hold::Touched => "touched",
            Hold::Armed => "armed",
        }
    }
}

/// The button and what runs while it is held.
#[derive(Clone, Copy)]
struct Opener {
    table: Table,
    hold: RwSignal<Hold>,
    waiting: StoredValue<Option<TimeoutHandle>>,
}

impl Opener {
    fn turn(self, hold: Hold) {
        if let Some(waiting) = self.waiting.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
        self.hold.try_set(hold);
        let after = match hold {
            Hold::Rest => return,
            Hold::Held => HOLD,
            Hold::Touched | Hold::Armed => HINT,
        };
        let due = move || {
            let opens = self.hold.try_get_untracked() == Some(Hold::Held);
            self.turn(Hold::Rest);
            if opens {
                open(self.table);
            }
        };
        if let Ok(waiting) = set_timeout_with_handle(due, after) {
            self.waiting.try_set_value(Some(waiting));
        }
    }

    /// Let go before the time.
    fn release(self) {
        if self.hold.get_untracked() == Hold::Held {
            self.turn(Hold::Touched);
        }
    }

    /// By key, or by what stands for a finger where nobody can see the page.
    fn press(self) {
        if self.hold.get_untracked() == Hold::Armed {
            self.turn(Hold::Rest);
            open(self.table);
        } else {
            self.turn(Hold::Armed);
        }
    }
}

/// The button in the middle of the clock. A touch does nothing; held for a second, it opens the panel.
pub(super) fn opener(table: Table) -> AnyView {
    let opener = Opener { table, hold: RwSignal::new(Hold::Rest), waiting: StoredValue::new(None) };
    on_cleanup(move || opener.turn(Hold::Rest));
    // Enter held down opens as a finger does; let go sooner, it is a first press.
    let down = move |event: leptos::ev::KeyboardEvent| {
        if event.key() != "Enter" {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
        if event.repeat() {
            return;
        }
        if opener.hold.get_untracked() == Hold::Armed {
            opener.press();
        } else {
            opener.turn(Hold::Held);
        }
    };
    let up = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" && opener.hold.get_untracked() == Hold::Held {
            opener.turn(Hold::Armed);
        }
    };
    view! {
        <button
            type="button"
            class="button arbiter-opener"
            data-hold=move || opener.hold.get().name()
            aria-label=move || {
                let id = opener.hold.get().id();
                table.tr(if id == "arbiter-open" { "arbiter-open-said" } else { id })
            }
            on:pointerdown=move |_| opener.turn(Hold::Held)
            on:pointerup=move |_| opener.release()
            on:pointerleave=move |_| opener.release()
            on:pointercancel=move |_| opener.release()
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=down
            on:keyup=up
            on:blur=move |_| opener.turn(Hold::Rest)
            on:click=move |event| {
                if event.detail() == 0 {
                    opener.press();
                }
            }
        >
            <span>{move || table.tr(opener.hold.get().id())}</span>
        </button>
    }
    .into_any()
}

/// This moment in the clock's count, µs.
fn now(table: Table) -> u64 {
    table.timer.stamp(time::steady_ms())
}

/// Both clocks stand while the arbiter is at the table. FIDE 2023 6.11.1, 6.11.2
fn open(table: Table) {
    table.timer.clock_event(Event::Pause, now(table));
    table.panel.set(true);
}

/// The panel, empty while it is closed.
pub(super) fn panel(table: Table) -> AnyView {
    widgets::sheet("arbitro", "clock-arbiter", table.panel, move || body(table))
}

fn body(table: Table) -> AnyView {
    let paused = move || table.timer.clock().is_some_and(|clock| matches!(clock.running(), Running::Paused(_)));
    let go_on = move || {
        table.panel.set(false);
        table.timer.clock_event(Event::Resume, now(table));
    };
    view! {
        <div class="arbiter">
            <p class="arbiter-state" role="status">{table.tr("arbiter-stands")}</p>
            {move || paused().then(|| table.press("button big", "arbiter-go-on", go_on))}
        </div>
    }
    .into_any()
}
