//! A clock that runs in the page: presses stamped by the browser's event, ticks that only repaint, and the record of it.
//!
//! There is one clock on the device. Every page that shows it has a timer of its own, which finds the clock that was
//! left and takes up its count. Of two tabs one presses, and the other shows the same: [`Lock::Clock`].

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::reactive::effect;
use super::records::Records;
use super::time;
use crate::clock::alarm::{Alarm, Alarms};
use crate::clock::{self, Clock, Gap, Running, SECOND, TimeControl, Watch};
use crate::color::Color;
use crate::game_clock::{KeptBeat, KeptClock, Rules, Session, TableEvent};
use crate::storage::{CLOCK, CLOCK_BEAT, Lock};

/// How often a running clock is painted, ms: with tenths on show, and without.
const TENTHS_MS: u32 = 100;
const SECONDS_MS: u32 = 250;
/// Tenths are shown below this, µs; a little earlier nothing is lost.
const TENTHS_BELOW: u64 = 21 * SECOND;

/// One clock, and the moment it was last looked at.
#[derive(Clone, Copy)]
pub struct Timer {
    records: Records,
    session: RwSignal<Option<Session>>,
    /// µs of the clock's own count; a repaint follows.
    now: RwSignal<u64>,
    /// Whether White sits where Black does otherwise.
    swapped: RwSignal<bool>,
    /// Tells this game's clock from another's in the records.
    game: StoredValue<u64>,
    watch: StoredValue<Watch>,
    /// The moment of the last beat in the records.
    beat: StoredValue<u64>,
    /// Whether tenths are shown near the end.
    tenths: StoredValue<bool>,
    next: StoredValue<Option<Timeout>, LocalStorage>,
}

/// Both of the browser's clocks, µs.
fn read_clocks() -> (u64, u64) {
    (steady(time::steady_ms()), time::now_ms().saturating_mul(1_000))
}

fn steady(ms: f64) -> u64 {
    (ms * 1000.0).max(0.0) as u64
}

impl Timer {
    /// The clock that was left here, if there is one.
    pub fn new(records: Records) -> Timer {
        let (steady, wall) = read_clocks();
        let timer = Timer {
            records,
            session: RwSignal::new(None),
            now: RwSignal::new(0),
            swapped: RwSignal::new(false),
            game: StoredValue::new(0),
            watch: StoredValue::new(Watch::new(0, steady, wall)),
            beat: StoredValue::new(0),
            tenths: StoredValue::new(true),
            next: StoredValue::new_local(None),
        };
        records.want(Lock::Clock);
        if let Some(kept) = records.load_clock() {
            timer.take_up(kept);
        }
        records.follow(&CLOCK, move |kept: Option<Option<KeptClock>>| match kept.flatten() {
            Some(kept) => timer.take_up(kept),
            None => {
                timer.session.set(None);
                timer.tick();
            }
        });
        // The page may have slept, or may be closing: read both clocks at once, and save the beat.
        let again = ["visibilitychange", "pageshow", "pagehide", "freeze", "resume"].map(|name| {
            window_event_listener_untyped(name, move |_| {
                if timer.still_has_clock() {
                    timer.tick();
                    timer.keep_beat();
                }
            })
        });
        on_cleanup(move || {
            timer.next.try_update_value(Option::take);
            again.into_iter().for_each(|listener| listener.remove());
            if timer.still_has_clock() {
                timer.look();
                timer.keep_beat();
            }
        });
        timer
    }

    /// Whether this tab presses the clock, and not another.
    pub fn is_here(self) -> bool {
        self.records.may_write(Lock::Clock)
    }

    pub fn is_set(self) -> bool {
        self.session.with_untracked(Option::is_some)
    }

    /// [`Timer::is_set`], also asked when the page may be gone.
    fn still_has_clock(self) -> bool {
        self.session.try_with_untracked(Option::is_some) == Some(true)
    }

    /// Another clock on the table, not yet started.
    pub fn set(self, control: &TimeControl, rules: Rules) {
        if !self.is_here() {
            return;
        }
        let (steady, wall) = read_clocks();
        self.game.set_value(wall);
        self.watch.set_value(Watch::new(0, steady, wall));
        self.session.set(Some(Session::new(control, rules, 0)));
        self.keep();
        self.tick();
    }

    /// The same clock on the table, not yet started.
    pub fn begin_again(self) {
        if let Some((control, rules)) =
            untrack(|| self.with(|session| (session.clock().control().clone(), session.rules)))
        {
            self.set(&control, rules);
        }
    }

    /// The table is empty again.
    pub fn clear(self) {
        if !self.is_here() {
            return;
        }
        self.session.set(None);
        self.records.save_clock(None);
        self.tick();
    }

    /// Whether tenths are shown near the end, for which it is painted more often.
    pub fn show_tenths(self, tenths: bool) {
        self.tenths.set_value(tenths);
        self.tick();
    }

    /// Which side sits where Black does otherwise, as it is kept with the clock.
    pub fn swapped(self) -> bool {
        self.swapped.get()
    }

    pub fn swap(self) {
        if !self.is_here() {
            return;
        }
        self.swapped.update(|swapped| *swapped = !*swapped);
        self.keep();
    }

    /// A moment of the browser's events (`TableEvent.timeStamp`, ms since the page began) in the clock's own count, µs.
    ///
    /// Whether time is missing is seen first, so that the first touch after a sleep does not count as if nothing had been.
    pub fn stamp(self, at_ms: f64) -> u64 {
        self.look();
        self.watch.with_value(|watch| watch.stamp(steady(at_ms)))
    }

    /// This moment in the clock's own count, µs.
    pub fn moment(self) -> u64 {
        self.look();
        self.watch.with_value(Watch::count)
    }

    pub fn send(self, event: TableEvent, at: u64) {
        if !self.is_here() {
            return;
        }
        self.session.update(|session| *session = session.take().map(|session| session.update(event, at)));
        self.keep();
        self.tick();
    }

    pub fn clock_event(self, event: clock::ClockEvent, at: u64) {
        self.send(TableEvent::Clock(event), at);
    }

    /// What the clock shows now.
    pub fn clock(self) -> Option<Clock> {
        let now = self.now.get();
        self.session.with(|session| session.as_ref().map(|session| session.clock().at(now)))
    }

    pub fn with<T>(self, read: impl FnOnce(&Session) -> T) -> Option<T> {
        self.session.with(|session| session.as_ref().map(read))
    }

    /// Calls `mark` for each alarm of the clock, and `each` whenever the clock is read.
    pub fn hear(
        self,
        each: impl Fn(Option<&Clock>) + Send + Sync + 'static,
        mark: impl Fn(Color, Alarm) + Send + Sync + 'static,
    ) {
        let alarms: StoredValue<Option<Alarms>> = StoredValue::new(None);
        effect(move || {
            let clock = self.clock();
            each(clock.as_ref());
            let Some(clock) = clock else { return };
            let mut heard = alarms.get_value().filter(|_| clock.running() != Running::Waiting);
            let marks = heard.get_or_insert_with(|| Alarms::new(&clock)).update(&clock);
            alarms.set_value(heard);
            for (side, alarm) in marks {
                mark(side, alarm);
            }
        });
    }

    /// Looks again.
    pub fn tick(self) {
        self.look();
        self.now.try_set(self.watch.try_with_value(Watch::count).unwrap_or_default());
        self.wait();
    }

    /// Reads both clocks; where time is missing, the clock stands and asks.
    fn look(self) {
        let (steady, wall) = read_clocks();
        if let Some(gap) = self.watch.try_update_value(|watch| watch.look(steady, wall)).flatten()
            && self.is_here()
        {
            self.ask(gap);
        }
    }

    fn ask(self, gap: Gap) {
        let asks = |session: &Option<Session>| session.as_ref().is_some_and(|session| session.question().is_some());
        let open = self.session.try_with_untracked(asks);
        self.session.try_update(|session| {
            *session = session.take().map(|session| session.update(TableEvent::Gap(gap), gap.at));
        });
        if open == Some(false) && self.session.try_with_untracked(asks) == Some(true) {
            self.keep();
        }
    }

    /// Goes on with a clock from the records.
    fn take_up(self, kept: KeptClock) {
        let (steady, wall) = read_clocks();
        let (watch, gap) = Watch::resume(kept.last_seen(self.records.load(&CLOCK_BEAT)), steady, wall);
        self.game.set_value(kept.game);
        self.watch.set_value(watch);
        self.swapped.set(kept.swapped);
        self.session.set(Some(kept.session));
        if let Some(gap) = gap.filter(|_| self.is_here()) {
            self.ask(gap);
        }
        self.tick();
    }

    fn keep(self) {
        let Some(watch) = self.watch.try_get_value() else { return };
        let Some(Some(session)) = self.session.try_get_untracked() else { return };
        let (game, swapped) = (self.game.get_value(), self.swapped.get_untracked());
        self.records.save_clock(Some(&KeptClock { game, session, beat: watch.beat(), swapped }));
        self.beat.set_value(watch.count());
    }

    /// The moment alone: small, for it is written each second.
    fn keep_beat(self) {
        let (Some(watch), Some(game)) = (self.watch.try_get_value(), self.game.try_get_value()) else { return };
        if !self.is_here() {
            return;
        }
        self.records.keep(&CLOCK_BEAT, &KeptBeat::new(game, watch.beat()));
        self.beat.try_set_value(watch.count());
    }

    /// The next look, when something will have changed; none while nothing runs.
    fn wait(self) {
        let count = self.watch.try_with_value(Watch::count).unwrap_or_default();
        let clock = |session: &Option<Session>| session.as_ref().map(|session| session.clock().at(count));
        let next = self.session.try_with_untracked(clock).flatten().and_then(|clock| match clock.running() {
            Running::Side(side) => Some(Timeout::new(self.next_paint(&clock, side), move || self.ticked())),
            _ => None,
        });
        // The one before is called off by being dropped.
        self.next.try_update_value(|waiting| *waiting = next);
    }

    /// ms until the digits change. At most one step, so that a sleep of the device is noticed soon.
    fn next_paint(self, clock: &Clock, side: Color) -> u32 {
        let face = clock.face(side);
        let tenths = self.tenths.try_get_value() == Some(true) && face.left < TENTHS_BELOW;
        let step = if tenths { TENTHS_MS } else { SECONDS_MS };
        let change = face.delay.saturating_add(face.left % (u64::from(step) * 1_000)) / 1_000;
        u32::try_from(change).unwrap_or(step).min(step - 1) + 1
    }

    fn ticked(self) {
        if !self.still_has_clock() {
            return;
        }
        self.tick();
        let (count, beat) = (self.watch.with_value(Watch::count), self.beat.get_value());
        if count >= beat.saturating_add(SECOND - u64::from(SECONDS_MS) * 500) {
            self.keep_beat();
        }
    }
}
