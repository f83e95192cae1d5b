//! The clock beside the board, as far as all games share it. It follows the game, sounds its alarms, shows the times
//! and asks about missing time. Its rules differ by game; the clock itself is that of the clock's page,
//! [`crate::ui::timer`].

use leptos::prelude::*;

use super::play::Play;
use super::shown::Shown;
use crate::clock::{Clock, ClockEvent, TimeControl};
use crate::color::Color;
use crate::edition::Edition;
use crate::game_clock::choices::Choices;
use crate::game_clock::{Rules, TableEvent};
use crate::play::{GameEvent, Session};
use crate::site::BOARD_CLOCK;
use crate::ui::i18n::I18n;
use crate::ui::loader::{Later, NotLoaded};
use crate::ui::reactive::memo;
use crate::ui::timer::Timer;
use crate::ui::widgets::Button;
use crate::ui::{clock_words, time};

/// The game on the board and the clock. Events go to the game by the callback, whose code stays in the game's chunk.
#[derive(Clone, Copy)]
pub struct OnTable<G: Shown> {
    pub play: Play<G>,
    pub send: Callback<GameEvent<G>>,
    pub timer: Timer,
}

/// Draws a clock whose code has come; its events go to the game by the callback.
pub type Draw<G> = fn(Play<G>, Callback<GameEvent<G>>, RwSignal<bool>) -> AnyView;

/// The clock's place, empty until the game has one or the signal opens its sheet.
pub fn place<G: Shown, F>(play: Play<G>, open: RwSignal<bool>, code: fn() -> F) -> AnyView
where
    F: Future<Output = Result<Draw<G>, NotLoaded>> + 'static,
{
    let wanted = memo(move || open.get() || play.with(|session| session.clock.is_some()));
    let later = Later { i18n: play.i18n, title: "board-clock-label", needs: &BOARD_CLOCK };
    // Without the clock's code, the game goes on without a clock.
    let lost = Callback::new(move |()| {
        play.records.warn("part-missing");
        open.set(false);
        play.send(GameEvent::Clock(None));
    });
    let send = Callback::new(move |event| play.send(event));
    later.while_wanted(wanted, code, lost, Box::new(move |draw: Draw<G>| draw(play, send, open)))
}

/// The content of a plate: the side, the digits, and what its clock does.
pub fn face(i18n: I18n, side: Color, digits: Memo<String>, state: Memo<&'static str>) -> AnyView {
    let name = if side == Color::White { "white" } else { "black" };
    view! {
        <span class="visually-hidden">{i18n.text(name)}</span>
        <span class="clock-plate-time">{digits}</span>
        <span class="clock-plate-state">{move || i18n.tr(&format!("board-clock-{}", state.get()))}</span>
    }
    .into_any()
}

impl<G: Shown> OnTable<G> {
    /// Tells the clock of each change of the game, for as long as it is drawn.
    pub fn join(play: Play<G>, send: Callback<GameEvent<G>>) -> OnTable<G> {
        let table = OnTable { play, send, timer: Timer::new(play.records) };
        table.take_control();
        let joined = Callback::new(move |(event, before, after, at_ms)| table.settle(&event, before, after, at_ms));
        play.clock.set_value(Some(joined));
        on_cleanup(move || {
            play.clock.try_set_value(None);
        });
        table
    }

    /// Sets the clock to the time control that was chosen with the game, if one was; `true` if so.
    fn take_control(self) -> bool {
        let text = self.play.control.try_update_value(Option::take).flatten();
        let Some(control) = text.and_then(|text| text.parse::<TimeControl>().ok()) else { return false };
        let supervision = self.play.records.kept::<Choices>().supervision;
        self.timer.set(&control, Rules { edition: Edition::default(), supervision });
        true
    }

    /// This moment in the clock's count, µs.
    pub fn now(self) -> u64 {
        self.timer.stamp(time::steady_ms())
    }

    pub fn clock_at(self, at: u64) -> Option<Clock> {
        untrack(|| self.timer.with(|session| session.clock().at(at)))
    }

    /// Tells the clock of one event, and returns the game to show.
    fn settle(self, event: &GameEvent<G>, before: Session<G>, after: Session<G>, at_ms: f64) -> Session<G> {
        let no_clock = before.clock.is_none() && after.clock.is_none();
        if no_clock || after.clock.is_some() && self.take_control() {
            return after;
        }
        let at = self.timer.stamp(at_ms);
        let step = untrack(|| self.timer.with(|table| G::clock(event, &before, after.clone(), table.log(), at)));
        let Some(step) = step else { return after };
        self.tell(step.events, at);
        if step.anew {
            self.timer.begin_again();
        }
        step.session
    }

    pub fn tell(self, events: Vec<ClockEvent>, at: u64) {
        for event in events {
            self.timer.clock_event(event, at);
        }
    }

    pub fn digits(self, side: Color) -> Memo<String> {
        let timer = self.timer;
        let tenths = self.play.records.kept::<Choices>().tenths;
        timer.show_tenths(tenths);
        memo(move || timer.clock().map(|clock| clock_words::digits(clock.face(side), tenths)).unwrap_or_default())
    }

    /// The time that is missing, and how far the device's clock went back, µs.
    pub fn gap(self) -> Option<(u64, u64)> {
        self.timer.with(|table| table.question().map(|gap| (gap.missing, gap.back))).flatten()
    }

    /// Asks whether the time counts that passed while the device slept.
    pub fn question(self) -> AnyView {
        let (timer, i18n) = (self.timer, self.play.i18n);
        let gap = memo(move || self.gap());
        let answer = move |counts: bool| move || timer.send(TableEvent::Count(counts), timer.stamp(time::steady_ms()));
        let asked = move |(missing, _): (u64, u64)| {
            let slept = missing > 0;
            let text = match slept {
                true => i18n.tr_with("board-clock-asleep", &[("time", clock_words::spoken(i18n, missing).into())]),
                false => i18n.tr("board-clock-set-back"),
            };
            view! {
                <p>{text}</p>
                <p class="actions">
                    {slept.then(|| view! { <Button text="board-clock-counts" on_press=answer(true)/> })}
                    <Button
                        text={if slept { "board-clock-counts-not" } else { "board-clock-go-on" }}
                        on_press=answer(false)
                    />
                </p>
            }
        };
        view! { <div class="clock-question" role="status">{move || gap.get().map(asked)}</div> }.into_any()
    }
}
