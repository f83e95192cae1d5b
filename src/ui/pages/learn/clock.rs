//! The clock beside a level's board: two plates to press, and between them the button that starts and stops it.
//!
//! Its code, words and styles are those of the clock beside a game, and come when a level has a clock.

use std::time::Duration;

use leptos::prelude::*;

use super::course::Learn;
use crate::clock::{Clock, ClockEvent, Period, Running, SECOND, TimeControl, Timing};
use crate::color::{ByColor, Color};
use crate::lessons::chess::at_clock::{MIDDLE, OWN_FLAG, THEIR_FLAG, plate, scene};
use crate::lessons::chess::clock::AtClock;
use crate::lessons::{LevelEvent, Phase, chess};
use crate::site::BOARD_CLOCK;
use crate::ui::game::clock::face;
use crate::ui::loader::Later;
use crate::ui::reactive::{effect, memo};
use crate::ui::widgets::Icon;
use crate::ui::{clock_words, time};

type Attempt = crate::lessons::Attempt<chess::Chess>;
type Draw = fn(Learn, RwSignal<Attempt>, Callback<LevelEvent>) -> AnyView;

in_chunks! {
    lesson_clock: arbiter => Draw = draw;
}

/// How often a running clock is painted.
const PAINTED: Duration = Duration::from_millis(100);

/// The clock's place, empty until its code is there.
pub(super) fn place(learn: Learn, attempt: RwSignal<Attempt>, send: Callback<LevelEvent>) -> AnyView {
    let later = Later { i18n: learn.i18n, title: "board-clock-label", needs: &BOARD_CLOCK };
    later.show(lesson_clock, move |draw: Draw| draw(learn, attempt, send))
}

/// The message that says what was wrong at the clock.
pub(super) fn words(fault: AtClock) -> &'static str {
    match fault {
        AtClock::Start => "at-clock-start",
        AtClock::MoveFirst => "at-clock-move-first",
        AtClock::PressFirst => "at-clock-press-first",
        AtClock::OtherPlate => "at-clock-other-plate",
        AtClock::StopFirst => "at-clock-stop-first",
        AtClock::NotFallen => "at-clock-not-fallen",
        AtClock::NoReason => "at-clock-no-reason",
        AtClock::TimeOver => "at-clock-time-over",
    }
}

/// A level's clock.
#[derive(Clone, Copy)]
struct Table {
    learn: Learn,
    attempt: RwSignal<Attempt>,
    send: Callback<LevelEvent>,
    clock: RwSignal<Clock>,
    /// How far the scene was when the clock last followed it: its step, and the seconds given.
    seen: StoredValue<(usize, u32)>,
}

/// µs of the clock that nobody sets.
fn now() -> u64 {
    (time::steady_ms() * 1000.0).max(0.0) as u64
}

fn draw(learn: Learn, attempt: RwSignal<Attempt>, send: Callback<LevelEvent>) -> AnyView {
    let Some(clock) = attempt.with_untracked(set) else { return ().into_any() };
    let table = Table { learn, attempt, send, clock: RwSignal::new(clock), seen: StoredValue::new((0, 0)) };
    effect(move || table.follow());
    if let Ok(ticks) = set_interval_with_handle(move || table.tick(), PAINTED) {
        on_cleanup(move || ticks.clear());
    }
    view! {
        <section class="board-clock" aria-label=learn.tr("board-clock-label")>
            {table.plate(Color::White)}
            {table.middle()}
            {table.plate(Color::Black)}
        </section>
    }
    .into_any()
}

/// The clock of the level's scene as it is at the start.
fn set(attempt: &Attempt) -> Option<Clock> {
    let time = scene(&attempt.level)?.time;
    let periods =
        |seconds: u32| vec![Period { moves: None, time: u64::from(seconds) * SECOND, timing: Timing::SuddenDeath }];
    let control = TimeControl::new(ByColor { white: periods(time.white), black: periods(time.black) });
    Some(Clock::new(&control.ok()?, now()))
}

impl Table {
    /// Brings the clock in step with the scene.
    fn follow(self) {
        let attempt = self.attempt.read();
        let (step, given) = self.seen.get_value();
        let mut clock = self.clock.get_untracked().at(now());
        let pupil = attempt.level.pupil();
        let lost = clock.flag() == Some(pupil) && attempt.phase == Phase::Open;
        if attempt.hand.step < step || lost {
            clock = set(&attempt).unwrap_or(clock);
        }
        for event in events(&clock, attempt.clock_runs()) {
            clock = clock.apply(event, clock.now());
        }
        let more = i64::from(attempt.given()) - i64::from(given);
        if more > 0 {
            clock = clock.apply(ClockEvent::Add { side: pupil, time: more * SECOND as i64 }, clock.now());
        }
        if attempt.has_fallen() && clock.flag().is_none() {
            let left = clock.face(!pupil).left as i64;
            clock = clock.apply(ClockEvent::Add { side: !pupil, time: -left }, clock.now());
        }
        self.seen.set_value((attempt.hand.step, attempt.given()));
        self.clock.set(clock);
    }

    fn tick(self) {
        if !matches!(self.clock.with_untracked(Clock::running), Running::Side(_)) {
            return;
        }
        let clock = self.clock.get_untracked().at(now());
        let flag = clock.flag();
        self.clock.set(clock);
        if let Some(side) = flag {
            let own = self.attempt.with_untracked(|attempt| attempt.level.pupil() == side);
            self.send.run(LevelEvent::PickUp(if own { OWN_FLAG } else { THEIR_FLAG }));
        }
    }

    /// What a side's plate says.
    fn state(self, side: Color) -> &'static str {
        let press = self.attempt.with(|attempt| attempt.place_due()) == Some(plate(side));
        match self.clock.with(Clock::running) {
            Running::Side(runs) if runs == side && press => "press",
            Running::Side(runs) if runs == side => "runs",
            Running::Flagged(fallen) if fallen == side => "flag",
            _ => "stands",
        }
    }

    fn plate(self, side: Color) -> AnyView {
        let learn = self.learn;
        let state = memo(move || self.state(side));
        let digits = memo(move || self.clock.with(|clock| clock_words::digits(clock.face(side), false)));
        view! {
            <button
                type="button"
                class="clock-plate"
                data-side=side.name()
                data-state=state
                on:click=move |_| self.send.run(LevelEvent::PickUp(plate(side)))
            >
                {face(learn.i18n, side, digits, state)}
            </button>
        }
        .into_any()
    }

    /// The button between the plates.
    fn middle(self) -> AnyView {
        let learn = self.learn;
        let waits = memo(move || self.clock.with(Clock::running) == Running::Waiting);
        view! {
            <button type="button" class="button clock-middle" data-go="true" on:click=move |_| self.send.run(LevelEvent::PickUp(MIDDLE))>
                {move || view! { <Icon name=if waits.get() { "run" } else { "pause" }/> }}
                <span>{move || learn.tr(if waits.get() { "board-clock-start" } else { "at-clock-stop" })}</span>
            </button>
        }
        .into_any()
    }
}

/// What makes the clock of this side run; `None`: both stand.
fn events(clock: &Clock, side: Option<Color>) -> Vec<ClockEvent> {
    let start = ClockEvent::Press(Color::Black);
    match (clock.running(), side) {
        (Running::Side(runs), Some(side)) if runs != side => vec![ClockEvent::Press(runs)],
        (Running::Side(_), None) => vec![ClockEvent::Pause],
        (Running::Waiting, Some(Color::White)) => vec![start],
        (Running::Waiting, Some(Color::Black)) => vec![start, ClockEvent::Press(Color::White)],
        (Running::Paused(last), Some(side)) if last == side => vec![ClockEvent::Resume],
        (Running::Paused(last), Some(_)) => vec![ClockEvent::Resume, ClockEvent::Press(last)],
        _ => Vec::new(),
    }
}
