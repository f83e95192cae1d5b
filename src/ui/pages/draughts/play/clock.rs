//! The clock beside the board: two plates, and between them the way to stop and go on. What a move means to it is
//! [`crate::play::draughts::clock`]; the clock itself is the one of the clock's page, [`crate::ui::timer`].
//!
//! The code comes when a clock is wanted, with its words and styles: whoever plays without one does not wait for it.

use leptos::prelude::*;

use super::Play;
use crate::clock::alarm::{Alarm, Alarms};
use crate::clock::{Clock, Event as ClockEvent, Running, TimeControl};
use crate::color::Color;
use crate::edition::Edition;
use crate::game_clock::{Event as TableEvent, Rules};
use crate::play::clock::go;
use crate::play::draughts::clock::follow;
use crate::play::draughts::{Event, Session};
use crate::site::BOARD_CLOCK;
use crate::ui::awake::stay_awake;
use crate::ui::loader::Later;
use crate::ui::timer::Timer;
use crate::ui::widgets::{Icon, button};
use crate::ui::{clock_words, time};

/// Tells the clock of a change: the game before and after it.
pub(super) type Joined = Callback<(Session, Session)>;

/// Draws the clock of a game. It tells the game by the callback, for the game's own code stays in its chunk.
type Draw = fn(Play, Callback<Event>) -> AnyView;

in_chunks! {
    draughts_clock: arbiter => Draw = draw;
}

/// The clock's place, empty until one is wanted.
pub(super) fn place(play: Play) -> AnyView {
    let wanted = Memo::new(move |_| play.with(|session| session.clock));
    let later = Later {
        i18n: play.i18n,
        title: "board-clock-label",
        needs: &BOARD_CLOCK,
    };
    // The game goes on without its clock rather than not at all.
    let lost = Callback::new(move |()| {
        play.records.warn("part-missing");
        play.send(Event::NoClock);
    });
    let send = Callback::new(move |event| play.send(event));
    later.while_wanted(wanted, draughts_clock, lost, move |draw: Draw| draw(play, send))
}

#[derive(Clone, Copy)]
struct Beside {
    play: Play,
    send: Callback<Event>,
    timer: Timer,
}

fn draw(play: Play, send: Callback<Event>) -> AnyView {
    let beside = Beside { play, send, timer: Timer::new(play.records) };
    beside.take_control();
    play.clock.set_value(Some(Callback::new(move |(before, after)| beside.settle(&before, &after))));
    on_cleanup(move || {
        play.clock.try_set_value(None);
    });
    beside.watch();
    stay_awake();
    view! {
        <section class="board-clock" aria-label=play.i18n.text("board-clock-label")>
            {beside.plate(Color::White)}
            {beside.middle()}
            {beside.plate(Color::Black)}
            {beside.question()}
        </section>
    }
    .into_any()
}

impl Beside {
    /// Sets the clock on the table that was chosen with the game, if one was.
    fn take_control(self) -> bool {
        let text = self.play.control.try_update_value(Option::take).flatten();
        let Some(control) = text.and_then(|text| text.parse::<TimeControl>().ok()) else { return false };
        let supervision = self.play.records.load_clock_choices().supervision;
        self.timer.set(&control, Rules { edition: Edition::default(), supervision });
        true
    }

    fn settle(self, before: &Session, after: &Session) {
        if after.clock && self.take_control() {
            return;
        }
        let at = self.timer.stamp(time::steady_ms());
        let events = untrack(|| self.timer.with(|table| follow(before, after, &table.clock().at(at))));
        self.tell(events.unwrap_or_default(), at);
    }

    fn tell(self, events: Vec<ClockEvent>, at: u64) {
        for event in events {
            self.timer.clock_event(event, at);
        }
    }

    /// What the clock does while nobody does anything: its flag ends the game, its marks are said.
    fn watch(self) {
        let Beside { play, send, timer } = self;
        let alarms: StoredValue<Option<Alarms>> = StoredValue::new(None);
        Effect::new(move |_| {
            let Some(clock) = timer.clock() else { return };
            if let Some(side) = clock.flag() {
                send.run(Event::Flag(side));
            }
            let mut heard = alarms.get_value().filter(|_| clock.running() != Running::Waiting);
            let marks = heard.get_or_insert_with(|| Alarms::new(&clock)).update(&clock);
            alarms.set_value(heard);
            for (side, alarm) in marks {
                if matches!(alarm, Alarm::Left(300 | 60 | 30)) {
                    play.announce.set(clock_words::alarm(play.i18n, side, alarm));
                }
            }
        });
    }

    fn plate(self, side: Color) -> AnyView {
        let Beside { play, timer, .. } = self;
        let tenths = play.records.load_clock_choices().tenths;
        timer.show_tenths(tenths);
        let digits = Memo::new(move |_| {
            let digits = |clock: Clock| clock_words::digits(clock.face(side), tenths);
            timer.clock().map(digits).unwrap_or_default()
        });
        let state = Memo::new(move |_| match timer.clock().map(|clock| clock.running()) {
            Some(Running::Side(runs)) if runs == side => ["runs", "board-clock-runs"],
            Some(Running::Flagged(fallen)) if fallen == side => ["flag", "board-clock-flag"],
            _ => ["stands", "board-clock-stands"],
        });
        let name = if side == Color::White { "white" } else { "black" };
        view! {
            <p
                class="clock-plate"
                data-side=side.name()
                data-state=move || state.get()[0]
                data-long=move || (digits.with(String::len) > 6).to_string()
            >
                <span class="visually-hidden">{play.i18n.text(name)}</span>
                <span class="clock-plate-time">{digits}</span>
                <span class="clock-plate-state">{move || play.i18n.tr(state.get()[1])}</span>
            </p>
        }
        .into_any()
    }

    /// Between the plates: the start, the pause, and the way on.
    fn middle(self) -> AnyView {
        let Beside { play, timer, .. } = self;
        let act = Memo::new(move |_| match timer.clock().map(|clock| clock.running()) {
            Some(Running::Waiting) => ["run", "board-clock-start"],
            Some(Running::Paused(_)) => ["run", "board-clock-go-on"],
            _ => ["pause", "board-clock-pause"],
        });
        let press = move |_| {
            let at = timer.stamp(time::steady_ms());
            let turn = play.session.with_untracked(|session| session.game.position().turn());
            let clock = untrack(|| timer.with(|table| table.clock().at(at)));
            let events = clock.map(|clock| match clock.running() {
                Running::Side(_) => vec![ClockEvent::Pause],
                _ => go(&clock, turn),
            });
            self.tell(events.unwrap_or_default(), at);
        };
        let off = move || play.session.with(|session| session.game.status().is_some());
        view! {
            <button type="button" class="button clock-middle" prop:disabled=off on:click=press>
                {move || view! { <Icon name=act.get()[0]/> }}
                <span>{move || play.i18n.tr(act.get()[1])}</span>
            </button>
        }
        .into_any()
    }

    /// Whether time that nobody saw go by counts.
    fn question(self) -> AnyView {
        let Beside { play, timer, .. } = self;
        let gap = Memo::new(move |_| timer.with(|table| table.question().map(|gap| gap.missing)).flatten());
        let answer = move |counts: bool| move || timer.send(TableEvent::Count(counts), timer.stamp(time::steady_ms()));
        let asked = move |missing: u64| {
            let text = match missing {
                0 => play.i18n.tr("board-clock-set-back"),
                _ => {
                    let time = clock_words::spoken(play.i18n, missing);
                    play.i18n.tr_with("board-clock-asleep", &[("time", time.into())])
                }
            };
            let no = if missing > 0 { "board-clock-counts-not" } else { "board-clock-go-on" };
            view! {
                <p>{text}</p>
                <p class="actions">
                    {(missing > 0).then(|| button("button", "", "board-clock-counts", answer(true)))}
                    {button("button", "", no, answer(false))}
                </p>
            }
        };
        view! { <div class="clock-question" role="status">{move || gap.get().map(asked)}</div> }.into_any()
    }
}
