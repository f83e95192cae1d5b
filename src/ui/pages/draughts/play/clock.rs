//! The clock beside the board: two plates, and between them the button to stop it and go on.
//! [`crate::play::draughts::clock`] has its rules; the clock itself is that of the clock's page, [`crate::ui::timer`].
//!
//! The code comes with its words and styles when a clock is wanted, so that a game without one does not wait for it.

use leptos::prelude::*;

use crate::clock::alarm::Alarm;
use crate::clock::{Clock, ClockEvent, Running};
use crate::color::Color;
use crate::play::clock::go;
use crate::play::draughts::{Draughts, GameEvent};
use crate::ui::awake::stay_awake;
use crate::ui::game::clock::{self, Draw, OnTable, face};
use crate::ui::game::play::Play;
use crate::ui::reactive::memo;
use crate::ui::widgets::Icon;
use crate::ui::{clock_words, time};

in_chunks! {
    draughts_clock: arbiter => Draw<Draughts> = draw;
}

pub(super) fn place(play: Play<Draughts>) -> AnyView {
    clock::place(play, RwSignal::new(false), draughts_clock)
}

/// The clock of a game of draughts: the plates only show the time.
type BoardClock = OnTable<Draughts>;

fn draw(play: Play<Draughts>, send: Callback<GameEvent>, _open: RwSignal<bool>) -> AnyView {
    let clock = BoardClock::join(play, send);
    clock.watch();
    stay_awake();
    view! {
        <section class="board-clock" aria-label=play.i18n.text("board-clock-label")>
            {clock.plate(Color::White)}
            {clock.middle()}
            {clock.plate(Color::Black)}
            {clock.question()}
        </section>
    }
    .into_any()
}

impl BoardClock {
    /// Watches the clock: its flag ends the game, its alarms are said.
    fn watch(self) {
        let BoardClock { play, send, .. } = self;
        let fallen = move |clock: Option<&Clock>| {
            if let Some(side) = clock.and_then(|clock| clock.flag()) {
                send.run(GameEvent::Flag(side));
            }
        };
        self.timer.hear(fallen, move |side, alarm| {
            if matches!(alarm, Alarm::Left(300 | 60 | 30)) {
                play.announce.set(clock_words::alarm(play.i18n, side, alarm));
            }
        });
    }

    fn plate(self, side: Color) -> AnyView {
        let timer = self.timer;
        let digits = self.digits(side);
        let state = memo(move || match timer.clock().map(|clock| clock.running()) {
            Some(Running::Side(runs)) if runs == side => "runs",
            Some(Running::Flagged(fallen)) if fallen == side => "flag",
            _ => "stands",
        });
        view! {
            <p
                class="clock-plate"
                data-side=side.name()
                data-state=state
                data-long=move || (digits.with(String::len) > 6).to_string()
            >
                {face(self.play.i18n, side, digits, state)}
            </p>
        }
        .into_any()
    }

    /// The button between the plates: start, pause, go on.
    fn middle(self) -> AnyView {
        let BoardClock { play, timer, .. } = self;
        let act = memo(move || match timer.clock().map(|clock| clock.running()) {
            Some(Running::Waiting) => ["run", "board-clock-start"],
            Some(Running::Paused(_)) => ["run", "board-clock-go-on"],
            _ => ["pause", "board-clock-pause"],
        });
        let press = move |_| {
            let at = timer.stamp(time::steady_ms());
            let turn = play.peek(|session| session.game.position().turn());
            let events = self.clock_at(at).map(|clock| match clock.running() {
                Running::Side(_) => vec![ClockEvent::Pause],
                _ => go(&clock, turn),
            });
            self.tell(events.unwrap_or_default(), at);
        };
        let off = move || play.with(|session| session.game.status().is_some());
        view! {
            <button type="button" class="button clock-middle" prop:disabled=off on:click=press>
                {move || view! { <Icon name=act.get()[0]/> }}
                <span>{move || play.i18n.tr(act.get()[1])}</span>
            </button>
        }
        .into_any()
    }
}
