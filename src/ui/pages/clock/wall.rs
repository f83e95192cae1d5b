//! Projetar: two huge clocks side by side and the number of the move, for a whole class.
//!
//! The sides are placed as on the table, so that each Shift key is on the side of its clock.
//!
//! The two keys of a presenter's remote work it. Page Down presses for the side whose time runs, starts a new clock, or
//! lets a stopped one go on. Page Up stops the clock or, shortly after a Page Down, takes that press back. The same key
//! within a second, as from a button held down, counts once.

use leptos::prelude::*;

use super::context::Table;
use crate::clock::{Clock, ClockEvent, Running, SECOND};
use crate::color::{Color, Outcome};
use crate::game_clock::choices::Choices;
use crate::ui::clock_words::digits;
use crate::ui::projection::use_projection;
use crate::ui::reactive::memo;
use crate::ui::widgets::Icon;

/// Two presses of one key within this time are one, µs.
const ONE_PRESS: u64 = SECOND;
/// Within this time Page Up takes the last Page Down back, µs.
const TAKE_BACK: u64 = 4 * SECOND;

/// What the keys did last.
#[derive(Clone, Copy, Default)]
struct Keys {
    /// The last key, whether it was Page Down, and its moment; µs of the clock's count.
    last: Option<(bool, u64)>,
    /// The moment of the last press that a key made.
    pressed: Option<u64>,
}

/// What a key does to this clock; `None`: nothing.
fn meant(clock: &Clock, keys: Keys, down: bool, now: u64) -> Option<ClockEvent> {
    match (clock.running(), down) {
        (Running::Waiting, true) => Some(ClockEvent::Press(Color::Black)),
        (Running::Side(side), true) => Some(ClockEvent::Press(side)),
        (Running::Paused(_), true) => Some(ClockEvent::Resume),
        (Running::Side(_), false) => {
            let fresh = keys.pressed.is_some_and(|at| now.saturating_sub(at) < TAKE_BACK);
            Some(if fresh { ClockEvent::Undo } else { ClockEvent::Pause })
        }
        _ => None,
    }
}

/// Covers the clock while the page is projected.
pub(super) fn wall(table: Table) -> AnyView {
    let projection = use_projection();
    let keys = StoredValue::new(Keys::default());
    projection.on_turn(Callback::new(move |down: bool| {
        let now = table.timer.moment();
        let before = keys.get_value();
        keys.update_value(|keys| keys.last = Some((down, now)));
        if before.last.is_some_and(|(key, at)| key == down && now.saturating_sub(at) < ONE_PRESS) {
            return;
        }
        // A game that was ruled to be over does not go on.
        let clock = table.timer.with(|session| session.outcome().is_none().then(|| session.clock().at(now))).flatten();
        let Some(clock) = clock else { return };
        if let Some(event) = meant(&clock, before, down, now) {
            let pressed = matches!(event, ClockEvent::Press(_)).then_some(now);
            keys.update_value(|keys| keys.pressed = pressed);
            table.timer.clock_event(event, now);
        }
    }));
    let tenths = table.records.kept::<Choices>().tenths;
    let shown = memo(move || projection.is_on());
    (move || shown.get().then(|| picture(table, tenths))).into_any()
}

/// What the room sees of the clock.
#[derive(Clone, PartialEq)]
struct Seen {
    digits: [String; 2],
    running: Running,
    /// How an arbiter ruled that the game ended.
    outcome: Option<Outcome>,
    number: u32,
}

impl Seen {
    fn of(clock: &Clock, outcome: Option<Outcome>, tenths: bool) -> Seen {
        let digits = Color::ALL.map(|side| digits(clock.face(side), tenths));
        Seen { digits, running: clock.running(), outcome, number: number(clock) }
    }

    /// What a half says of its side; `None`: nothing.
    fn state(&self, side: Color) -> Option<&'static str> {
        match (self.running, self.outcome) {
            (Running::Flagged(fallen), _) if fallen == side => Some("wall-flag"),
            (_, Some(Outcome::Win(winner))) => Some(if winner == side { "face-won" } else { "face-lost" }),
            (_, Some(Outcome::Draw)) => Some("face-drawn"),
            (Running::Side(turn), None) if turn == side => Some("wall-runs"),
            _ => None,
        }
    }
}

/// The number of the move that is being made.
fn number(clock: &Clock) -> u32 {
    let (white, black) = (clock.face(Color::White).moves, clock.face(Color::Black).moves);
    if clock.turn() == Some(Color::Black) { white.max(1) } else { black.saturating_add(1).max(white) }
}

fn picture(table: Table, tenths: bool) -> AnyView {
    let projection = use_projection();
    let seen = memo(move || {
        let outcome = table.timer.with(|session| session.outcome()).flatten();
        table.timer.clock().map(|clock| Seen::of(&clock, outcome, tenths))
    });
    let half = move |side: Color, name: &'static str| {
        let runs = move || seen.with(|seen| matches!(seen, Some(seen) if seen.running == Running::Side(side)));
        let flag = move || seen.with(|seen| matches!(seen, Some(seen) if seen.running == Running::Flagged(side)));
        let digits =
            move || seen.with(|seen| seen.as_ref().map(|seen| seen.digits[usize::from(side == Color::Black)].clone()));
        let long = move || digits().is_some_and(|digits| digits.chars().count() > 5);
        let state = move || seen.with(|seen| seen.as_ref().and_then(|seen| seen.state(side))).map(|id| table.tr(id));
        view! {
            <section
                class="wall-half"
                data-side=side.name()
                data-running=move || runs().to_string()
                data-flag=move || flag().to_string()
                data-long=move || long().to_string()
            >
                <h2>{table.i18n.text(name)}</h2>
                <p class="wall-digits" role="timer">{digits}</p>
                <p class="wall-state">{state}</p>
            </section>
        }
    };
    let state = move || {
        if seen.with(|seen| matches!(seen, Some(Seen { outcome: Some(_), .. }))) {
            return String::new();
        }
        let id = seen.with(|seen| match seen.as_ref().map(|seen| seen.running) {
            Some(Running::Waiting) => "wall-waiting",
            Some(Running::Paused(_)) => "wall-paused",
            Some(Running::Flagged(Color::White)) => "time-white-flag",
            Some(Running::Flagged(Color::Black)) => "time-black-flag",
            _ => "wall-keys",
        });
        table.tr(id)
    };
    let number = move || seen.with(|seen| seen.as_ref().map_or(1, |seen| seen.number));
    view! {
        <div class="clock-wall" data-swapped=move || table.timer.swapped().to_string()>
            {half(Color::Black, "black")}
            {half(Color::White, "white")}
            <div class="wall-foot">
                <p class="wall-number">{move || table.tr_with("wall-move", &[("number", number().into())])}</p>
                <p class="wall-note" role="status">{state}</p>
                <button
                    type="button"
                    class="button square"
                    aria-label=table.i18n.text("projector-stop")
                    on:click=move |_| projection.stop()
                >
                    <Icon name="close"/>
                </button>
            </div>
        </div>
    }
    .into_any()
}
