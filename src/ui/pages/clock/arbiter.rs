//! The arbiter's panel. Its button must be held; then the panel works out what the Laws say, and does it. Árbitro.

mod context;
mod correct;
mod late;
mod record;
mod ruling;

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use self::context::{PLACE, Panel, View, now};
use super::context::Table;
use crate::clock::{self, Running};
use crate::color::{Color, Outcome};
use crate::laws::{Incident, Mate};
use crate::ui::reactive::effect;
use crate::ui::widgets::{self, Button, Icon};

/// How long the button is held before the panel opens.
const HOLD: Duration = Duration::from_secs(1);
/// How long the hint stays after a short press.
const HINT: Duration = Duration::from_secs(4);

/// The state of the button that opens the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Rest,
    /// Held down, not yet long enough.
    Held,
    /// Touched and let go: it says how to open the panel.
    Touched,
    /// Pressed by key: a second press opens the panel.
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

/// The button, and the timer that runs while it is held.
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

    /// A press by key or by assistive technology: the second one opens the panel.
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
    // Enter held down opens the panel as a finger does; a short press is a first press.
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
            // When the finger leaves, it must not press what is now under it.
            on:touchend=move |event| event.prevent_default()
            on:keydown=down
            on:keyup=up
            on:blur=move |_| opener.turn(Hold::Rest)
            on:click=move |event| {
                if event.detail() == 0 {
                    opener.press();
                }
            }
        >
            <Icon name="law"/>
            <span>{move || table.tr(opener.hold.get().id())}</span>
        </button>
    }
    .into_any()
}

/// Both clocks stand while the arbiter is at the table. FIDE 2023 6.11.1, 6.11.2
fn open(table: Table) {
    table.timer.clock_event(clock::ClockEvent::Pause, now(table));
    table.panel.set(true);
}

/// The panel, empty while it is closed.
pub(super) fn panel(table: Table) -> AnyView {
    let panel = Panel { table, view: RwSignal::new(View::Home), tolerance: RwSignal::new(None) };
    effect(move || {
        if table.panel.get() {
            panel.view.set(View::Home);
        }
    });
    widgets::sheet("arbitro", "clock-arbiter", table.panel, move || {
        view! { <div class="arbiter">{views(panel)}</div> }.into_any()
    })
}

/// What is in the panel, by its view.
fn views(panel: Panel) -> AnyView {
    (move || match panel.view.get() {
        View::Home => home(panel),
        View::Correct => correct::view(panel),
        View::Ruling(incident) => ruling::view(panel, incident),
        View::Late(side) => late::view(panel, side),
        View::Record => record::view(panel),
    })
    .into_any()
}

/// Both clocks as they stand.
fn times(panel: Panel) -> AnyView {
    let timer = panel.table.timer;
    let side = move |side: Color| {
        let shown = move || timer.clock().map(|clock| clock::digits(clock.face(side).left, false));
        let moves = move || {
            let moves = timer.clock().map_or(0, |clock| clock.face(side).moves);
            panel.table.tr_with("arbiter-moves", &[("count", moves.into())])
        };
        let to_move = move || timer.clock().is_some_and(|clock| clock.turn() == Some(side));
        let flag = move || timer.clock().is_some_and(|clock| clock.flag() == Some(side));
        let state = move || {
            if flag() {
                panel.tr("arbiter-flag-down")
            } else if to_move() {
                panel.tr("arbiter-to-move")
            } else {
                String::new()
            }
        };
        view! {
            <p class="arbiter-time" data-side=side.name() data-turn=move || to_move().to_string()>
                <span>{panel.side(side)}</span>
                <b>{shown}</b>
                <small>{moves}</small>
                <small>{state}</small>
            </p>
        }
    };
    view! { <div class="arbiter-times">{side(Color::White)} {side(Color::Black)}</div> }.into_any()
}

fn home(panel: Panel) -> AnyView {
    let table = panel.table;
    let clock = move || table.timer.clock();
    let outcome = move || table.timer.with(|session| session.outcome()).flatten();
    let state = move || {
        let running = clock().map(|clock| clock.running());
        let id = match (outcome(), running) {
            (Some(Outcome::Win(winner)), _) => {
                return table.tr_with("arbiter-over-lost", &[("side", panel.the(!winner).into())]);
            }
            (Some(_), _) => "arbiter-over-drawn",
            (None, Some(Running::Waiting)) => "arbiter-waiting",
            (None, Some(Running::Flagged(side))) => return panel.tr(&format!("arbiter-{}-flag", side.name())),
            _ => "arbiter-stands",
        };
        panel.tr(id)
    };
    let can_go_on =
        move || outcome().is_none() && clock().is_some_and(|clock| matches!(clock.running(), Running::Paused(_)));
    let started = move || clock().is_some_and(|clock| clock.running() != Running::Waiting);
    view! {
        <h3 id=PLACE tabindex="-1" class="arbiter-state">
            {state}
        </h3>
        {times(panel)}
        {move || {
            let side = clock().and_then(|clock| clock.flag()).filter(|_| outcome().is_none())?;
            let incident = Incident::flag(side, Mate::Unknown);
            Some(view! { <Button look="big" text="arbiter-rule-flag" on_press=move || panel.go(View::Ruling(incident))/> })
        }}
        {move || can_go_on().then(|| view! { <Button look="big" text="arbiter-go-on" on_press=move || panel.go_on()/> })}
        {ruling::last(panel)}
        <div class="arbiter-tools">
            <Button look="quiet" text="arbiter-correct" on_press=move || panel.go(View::Correct)/>
            <Button look="quiet" text="arbiter-record" on_press=move || panel.go(View::Record)/>
        </div>
        {move || (outcome().is_none()).then(|| ruling::incidents(panel, started()))}
        {ruling::rules(panel)}
    }
    .into_any()
}
