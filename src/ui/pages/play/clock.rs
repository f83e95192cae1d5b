//! The clock beside the board: two plates, its choice, and what it says. [`crate::play::chess::clock`] has its rules;
//! the clock itself is that of the clock's page, [`crate::ui::timer`].
//!
//! The code comes with its words and styles when a clock is wanted, so that a game without one does not wait for it.

use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::clock_card;
use super::verdict::CLOCK_CARD;
use crate::clock::{Clock, ClockEvent, PRESETS, Running, TimeControl};
use crate::color::Color;
use crate::game_clock::Rules;
use crate::game_clock::choices::Choices;
use crate::play::chess::clock::{missing_press, press};
use crate::play::chess::{Chess, GameEvent, Notice, OwnEvent, OwnNotice, Session};
use crate::play::clock::Pressing;
use crate::site::Route;
use crate::storage::Lock;
use crate::ui::awake::stay_awake;
use crate::ui::game::clock::{self, Draw, OnTable, face};
use crate::ui::game::play::Play;
use crate::ui::reactive::{after, effect, memo};
use crate::ui::widgets::{Button, Icon, Link, Radios, sheet};
use crate::ui::{clock_words, sound};

// One chunk for everything about a clock on the table, because each chunk adds weight to every page.
in_chunks! {
    board_clock: arbiter => Draw<Chess> = draw;
}

pub(super) fn place(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    clock::place(play, open, board_clock)
}

/// The clock of a game of chess: the plates are its buttons.
type BoardClock = OnTable<Chess>;

fn draw(play: Play<Chess>, send: Callback<GameEvent>, open: RwSignal<bool>) -> AnyView {
    CLOCK_CARD.set(Some(clock_card::card));
    let clock = BoardClock::join(play, send);
    let keys = window_event_listener(leptos::ev::keydown, move |event| clock.key(&event));
    on_cleanup(move || keys.remove());
    clock.watch();
    let linked = memo(move || clock.pressing().is_some());
    view! {
        {move || linked.get().then(|| clock.plates(open))}
        {sheet("relogio-da-partida", "board-clock-title", open, move || clock.sheet(open))}
    }
    .into_any()
}

impl BoardClock {
    /// How the game's clock is pressed; `None` while it has none.
    fn pressing(self) -> Option<Pressing> {
        self.play.with(|session| session.clock)
    }

    /// Watches the clock: its flag ends the game, its alarms are said.
    fn watch(self) {
        let BoardClock { play, timer, .. } = self;
        // Depends only on whether the game has a clock; otherwise each event would end the game again.
        let fallen = memo(move || {
            let decides = play.records.writes(Lock::Game) && self.pressing().is_some();
            timer.clock().and_then(|clock| clock.flag()).filter(|_| decides)
        });
        effect(move || {
            let Some(side) = fallen.get() else { return };
            // Later, so that the fall of the flag is read aloud before its consequence.
            after(play.session, Duration::ZERO, move || {
                if fallen.try_get_untracked().flatten() == Some(side) {
                    self.send.run(GameEvent::Flag(side));
                }
            });
        });
        // A clock that was removed on the clock's page leaves the game too.
        let lost = move |clock: Option<&Clock>| {
            if clock.is_none() && play.peek(|session| session.clock.is_some()) {
                self.send.run(GameEvent::Clock(None));
            }
        };
        self.timer.hear(lost, move |side, alarm| {
            if untrack(|| self.pressing()).is_none() {
                return;
            }
            sound::alarm(alarm, &play.records.kept());
            if alarm.is_said() {
                play.announce.set(clock_words::alarm(play.i18n, side, alarm));
            }
        });
    }

    /// H says the times, V presses for the side whose clock runs; not in a field or while a dialog is open.
    fn key(self, event: &KeyboardEvent) {
        let held = event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat();
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let writes = target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
        let dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        if held || writes || dialog || untrack(|| self.pressing()).is_none() {
            return;
        }
        match event.key().as_str() {
            "h" | "H" => self.say(),
            "v" | "V" => {
                let at = self.timer.stamp(event.time_stamp());
                let runs = self.clock_at(at).map(|clock| clock.running());
                match runs {
                    Some(Running::Side(side)) => self.touch(side, at),
                    Some(Running::Waiting) => self.go(),
                    _ => self.say(),
                }
            }
            _ => {}
        }
    }

    /// Says the times of both sides.
    fn say(self) {
        self.timer.tick();
        if let Some(clock) = untrack(|| self.timer.clock()) {
            self.play.announce.set(clock_words::both(self.play.i18n, &clock));
        }
    }

    /// Handles the touch of a plate.
    fn touch(self, side: Color, at: u64) {
        let Some(clock) = self.clock_at(at) else { return };
        let (turn, pressing) = self.play.peek(|session| (session.game.position().turn(), session.clock));
        let over = self.play.peek(|session| session.game.status().is_some());
        let by_move = pressing == Some(Pressing::ByMove) && missing_press(&clock, turn).is_none();
        if over || by_move && matches!(clock.running(), Running::Side(_)) {
            self.say();
            return;
        }
        match press(&clock, turn, side) {
            Ok(events) if events.is_empty() => {}
            Ok(events) => {
                self.tell(events, at);
                if self.play.peek(|session| matches!(session.notice, Some(Notice::Own(OwnNotice::Clock(_))))) {
                    self.send.run(GameEvent::Dismiss);
                }
                self.play.announce.set(self.play.i18n.tr(now_runs(!side)));
            }
            Err(notice) => self.send.run(GameEvent::Own(OwnEvent::ClockSays(notice))),
        }
    }

    /// The state of a side's plate; `press` where its press is due.
    fn state(self, side: Color) -> &'static str {
        let Some(clock) = self.timer.clock() else { return "stands" };
        let turn = self.play.with(|session| session.game.position().turn());
        let by_hand = self.pressing() == Some(Pressing::ByHand);
        match clock.running() {
            Running::Side(runs) if runs == side && runs != turn => "press",
            Running::Side(runs) if runs == side => "runs",
            Running::Waiting if side != turn && by_hand => "press",
            Running::Flagged(fallen) if fallen == side => "flag",
            _ => "stands",
        }
    }

    fn plates(self, open: RwSignal<bool>) -> AnyView {
        stay_awake();
        let beeps = self.play.records.kept::<Choices>().beep;
        let wake = move |_| {
            if beeps {
                sound::wake();
            }
        };
        view! {
            <section class="board-clock" aria-label=self.play.i18n.text("board-clock-label") on:pointerup=wake>
                {self.plate(Color::White)}
                {self.middle(open)}
                {self.plate(Color::Black)}
                {self.question()}
            </section>
        }
        .into_any()
    }

    fn plate(self, side: Color) -> AnyView {
        let timer = self.timer;
        let digits = self.digits(side);
        let state = memo(move || self.state(side));
        // A press counts when the finger comes down; the click that follows is the same press.
        let down = StoredValue::new(false);
        view! {
            <button
                type="button"
                class="clock-plate"
                data-side=side.name()
                data-state=state
                data-long=move || (digits.with(String::len) > 6).to_string()
                aria-keyshortcuts="V"
                on:pointerdown=move |event| {
                    down.set_value(true);
                    self.touch(side, timer.stamp(event.time_stamp()));
                }
                on:click=move |event| {
                    if !down.get_value() {
                        self.touch(side, timer.stamp(event.time_stamp()));
                    }
                    down.set_value(false);
                }
            >
                {face(self.play.i18n, side, digits, state)}
            </button>
        }
        .into_any()
    }

    /// The button between the plates: starts the clock or opens its dialog.
    fn middle(self, open: RwSignal<bool>) -> AnyView {
        let go = memo(move || {
            let over = self.play.with(|session| session.game.status().is_some());
            match self.timer.clock().map(|clock| clock.running()) {
                Some(Running::Waiting) => Some("board-clock-start"),
                Some(Running::Paused(_)) if !over && self.gap().is_none() => Some("board-clock-go-on"),
                _ => None,
            }
        });
        let act = move || match go.get_untracked() {
            Some(_) => self.go(),
            None => open.set(true),
        };
        view! {
            <button type="button" class="button clock-middle" data-go=move || go.get().is_some().to_string() on:click=move |_| act()>
                {move || view! { <Icon name=if go.get().is_some() { "run" } else { "clock" }/> }}
                <span>{move || self.play.i18n.tr(go.get().unwrap_or("board-clock-open"))}</span>
            </button>
        }
        .into_any()
    }

    fn go(self) {
        self.send.run(GameEvent::Own(OwnEvent::Go));
        let runs = untrack(|| self.timer.with(|table| table.clock().running()));
        if let Some(Running::Side(side)) = runs {
            self.play.announce.set(self.play.i18n.tr(now_runs(side)));
        }
    }

    fn sheet(self, open: RwSignal<bool>) -> AnyView {
        let pressing = untrack(|| self.pressing());
        let linked = pressing.is_some();
        let hand = RwSignal::new(match pressing {
            Some(pressing) => pressing == Pressing::ByHand,
            None => self.play.records.kept::<Choices>().press_by_hand,
        });
        view! {
            {linked.then(|| self.running_clock(open))}
            {self.how(hand)}
            {self.choice(open, hand, linked)}
            <p class="quiet-text">{self.play.i18n.tr("board-clock-keys")}</p>
        }
        .into_any()
    }

    /// The part of the dialog for a clock that the game has.
    fn running_clock(self, open: RwSignal<bool>) -> AnyView {
        let (timer, i18n) = (self.timer, self.play.i18n);
        let said = RwSignal::new(String::new());
        let say = move || {
            timer.tick();
            if let Some(clock) = untrack(|| timer.clock()) {
                // A space makes the same words a change, so that they are read again.
                let words = clock_words::both(i18n, &clock);
                said.update(|said| *said = if *said == words { format!("{words}\u{a0}") } else { words });
            }
        };
        let pause = move || {
            self.tell(vec![ClockEvent::Pause], self.now());
            open.set(false);
        };
        let remove = move || {
            self.send.run(GameEvent::Clock(None));
            open.set(false);
        };
        let runs = untrack(|| timer.clock()).is_some_and(|clock| matches!(clock.running(), Running::Side(_)));
        view! {
            <section>
                <div class="stack">
                    {runs.then(|| view! { <Button icon="pause" text="board-clock-pause" on_press=pause/> })}
                    <Button look="quiet" icon="voice" text="board-clock-say" on_press=say/>
                    <p role="status">{said}</p>
                    <Button look="quiet" icon="close" text="board-clock-remove" on_press=remove/>
                </div>
            </section>
        }
        .into_any()
    }

    /// The choice whether the move presses the clock or the player.
    fn how(self, hand: RwSignal<bool>) -> AnyView {
        let (play, i18n) = (self.play, self.play.i18n);
        let choose = move |place: usize| {
            let by_hand = place == 1;
            hand.set(by_hand);
            play.records.update(move |choices: &mut Choices| choices.press_by_hand = by_hand);
            if untrack(|| self.pressing()).is_some() {
                self.send.run(GameEvent::Clock(Some(Pressing::by_hand(by_hand))));
            }
        };
        view! {
            <Radios
                name="carregar"
                legend="board-clock-how"
                options=["board-clock-by-move", "board-clock-by-hand"].map(|id| i18n.tr(id)).to_vec()
                chosen=move || usize::from(hand.get())
                choose=choose
            />
        }
        .into_any()
    }

    /// The choice of a time control, the last one first.
    fn choice(self, open: RwSignal<bool>, hand: RwSignal<bool>, linked: bool) -> AnyView {
        let BoardClock { play, timer, .. } = self;
        let i18n = play.i18n;
        let choices = play.records.kept::<Choices>();
        let mut texts: Vec<String> = Vec::new();
        for text in choices.last.into_iter().chain(choices.own).chain(PRESETS.map(str::to_string)) {
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        let one = move |text: String| {
            let control = text.parse::<TimeControl>().ok()?;
            let act = move || self.choose(&control, Pressing::by_hand(hand.get_untracked()), linked, open);
            Some(view! { <Button look="quiet" text=text on_press=act/> })
        };
        let table = move || {
            let waits = timer.clock().filter(|clock| clock.flag().is_none())?;
            let times = Color::ALL.map(|side| clock_words::digits(waits.face(side), false)).join(" · ");
            let act = move || {
                self.send.run(GameEvent::Clock(Some(Pressing::by_hand(hand.get_untracked()))));
                open.set(false);
            };
            Some(view! {
                <Button icon="clock" text="board-clock-table" on_press=act/>
                <p class="quiet-text">{times}". "{i18n.tr("board-clock-replaces")}</p>
            })
        };
        let title = if linked { "board-clock-other" } else { "board-clock-choose" };
        view! {
            <section>
                <div class="stack">{(!linked).then(|| untrack(table)).flatten()}</div>
                <h3>{i18n.text(title)}</h3>
                <p class="quiet-text">{i18n.text("board-clock-hint")}</p>
                <div class="clock-choices">{texts.into_iter().filter_map(one).collect_view()}</div>
                <p><Link route=Route::Clock>{i18n.text("board-clock-more")}</Link></p>
            </section>
        }
        .into_any()
    }

    /// Gives the game a clock. If the game is over or has one already, a new game begins.
    fn choose(self, control: &TimeControl, pressing: Pressing, linked: bool, open: RwSignal<bool>) {
        let BoardClock { play, timer, .. } = self;
        let text = control.to_string();
        let choices = play.records.update(move |choices: &mut Choices| choices.last = Some(text.clone()));
        let (edition, over) = play.peek(|session| (session.game.edition(), session.game.status().is_some()));
        timer.set(control, Rules { edition, supervision: choices.supervision });
        if linked || over {
            self.send.run(play.peek(Session::again));
        }
        self.send.run(GameEvent::Clock(Some(pressing)));
        open.set(false);
    }
}

/// The id of the message that says whose clock runs.
fn now_runs(side: Color) -> &'static str {
    if side == Color::White { "board-clock-now-white" } else { "board-clock-now-black" }
}
