//! Números das casas: the round and what leads to it, on one page with the board.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::{Trainer, link, place, rounds};
use crate::board::{Coordinates, Mark, Numbering, Request, Seen, Sign, State, Tone};
use crate::color::Color;
use crate::draughts::{CLASSICAS, number};
use crate::drills::draughts::NUMBERS;
use crate::drills::draughts::numbers::{Answer, Event, Field, Given, Options, Run, Task, Wall, card, of_card, river};
use crate::drills::squares::Side;
use crate::random;
use crate::route::Hall;
use crate::square::Square;
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::draughts_words::spoken_number;
use crate::ui::journey::{hall_href, use_journey};
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::projection::use_projection;
use crate::ui::sound::{self, Sound};
use crate::ui::time;

/// The clock is painted so often.
const TICK: Duration = Duration::from_millis(100);

/// The sign of a wrong answer stays on the board so long; its words stay until the next answer.
const SIGN: Duration = Duration::from_millis(1_300);

/// Milliseconds after the end in which no new round begins: who was still answering wants to see how it went.
const BREATH: u64 = 800;

/// What the page is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Ready,
    Running,
    Over,
    /// On the projector.
    Wall,
}

/// The page's state, and the only ways to change it.
#[derive(Clone, Copy)]
pub(super) struct Numbers {
    pub(super) trainer: Trainer,
    preferences: Preferences,
    pub(super) options: RwSignal<Options>,
    pub(super) run: RwSignal<Option<Run>>,
    pub(super) wall: RwSignal<Option<Wall>>,
    pub(super) phase: Memo<Phase>,
    /// The digits typed so far.
    pub(super) typed: RwSignal<String>,
    /// The time that is painted.
    pub(super) now: RwSignal<u64>,
    /// How many answers the sign on the board is for; 0 for none.
    sign: RwSignal<u32>,
    announce: RwSignal<String>,
    /// The name of the set, so that a class gets the same squares.
    pub(super) series: RwSignal<Option<String>>,
    ticking: StoredValue<Option<IntervalHandle>>,
}

/// Milliseconds of a clock that only goes forward, also while the device's own is set.
fn now() -> u64 {
    window().performance().map_or_else(time::now_ms, |clock| clock.now() as u64)
}

/// «14»; nothing for a square that nobody plays on.
pub(super) fn name(square: Square) -> String {
    number(square).map(|number| number.to_string()).unwrap_or_default()
}

impl Numbers {
    pub(super) fn tr(self, id: &str) -> String {
        self.trainer.tr(id)
    }

    fn seed(self) -> u64 {
        match self.series.get_untracked() {
            Some(name) => random::seed_of(&format!("{NUMBERS}/{name}")),
            None => browser::chance(),
        }
    }

    /// The squares that are due today.
    pub(super) fn due(self) -> Vec<Square> {
        self.trainer
            .training
            .with(|training| training.due_draughts(time::today()).into_iter().filter_map(of_card).collect())
    }

    /// The squares that were missed and are not known yet.
    fn weak(self) -> Vec<Square> {
        self.trainer.training.with(|training| training.draughts_cards().filter_map(|(id, _)| of_card(id)).collect())
    }

    pub(super) fn start(self) {
        let at = now();
        let over_at = self.now.get_untracked();
        let just_over =
            |run: &Option<Run>| run.as_ref().is_some_and(|run| run.tally.is_over()) && at < over_at + BREATH;
        if self.run.with_untracked(just_over) {
            return;
        }
        // A class gets the same squares, whatever each pupil has to repeat.
        let due = if self.series.get_untracked().is_some() { Vec::new() } else { untrack(|| self.due()) };
        let run = Run::start(self.options.get_untracked(), &due, self.seed(), at);
        self.typed.set(String::new());
        self.sign.set(0);
        self.now.set(at);
        if let Some(run) = &run {
            self.announce.set(self.asked(run));
        }
        self.run.set(run);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.still();
        self.ticking.set_value(set_interval_with_handle(move || self.step(Event::Tick), TICK).ok());
        request_animation_frame(focus_answer);
    }

    /// The clock need not be painted any more.
    fn still(self) {
        if let Some(handle) = self.ticking.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }

    pub(super) fn step(self, event: Event) {
        let Some(before) = self.run.try_get_untracked().flatten().filter(|run| !run.tally.is_over()) else {
            self.still();
            return;
        };
        let at = now();
        let after = before.clone().update(event, at);
        self.now.set(at);
        if after == before {
            return;
        }
        if after.tally.answered() > before.tally.answered() {
            self.typed.set(String::new());
            self.answered(&after);
        }
        if after.tally.is_over() {
            self.finish(&after);
        }
        self.run.set(Some(after));
    }

    fn answered(self, run: &Run) {
        let Some(given) = run.last else { return };
        let id = card(given.square);
        let known = self.trainer.training.with_untracked(|training| training.card(&id).is_none());
        // What was known already leaves nothing to keep; of the rio no square is due.
        if run.options.task != Task::River && !(given.right && known) {
            let today = time::today();
            self.trainer.train(move |training| training.answered(&id, given.right, today));
        }
        let verdict = if given.right { self.tr("numbers-right") } else { self.wrong(given, true) };
        self.announce.set(format!("{verdict} {}", self.asked(run)));
        let count = run.tally.answered();
        self.sign.set(if given.right { 0 } else { count });
        if !given.right {
            set_timeout(
                move || {
                    if self.sign.try_get_untracked() == Some(count) {
                        self.sign.set(0);
                    }
                },
                SIGN,
            );
        }
        if self.preferences.peek(|settings| settings.sound) {
            sound::play(if given.right { Sound::Move } else { Sound::Missed });
        }
    }

    fn finish(self, run: &Run) {
        self.still();
        let key = run.options.key().zip(run.tally.kept(time::today()));
        if let Some((key, round)) = key {
            self.trainer.train(move |training| training.finish_round(&key, round));
        }
        self.announce.set(rounds::result(self, run));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        request_animation_frame(|| browser::focus("fim"));
    }

    /// Back to the settings.
    pub(super) fn leave(self) {
        self.run.set(None);
        request_animation_frame(|| browser::focus("comecar"));
    }

    /// What an answer missed: «Essa é a 15. Procuravas a 14.»
    pub(super) fn wrong(self, given: Given, spoken: bool) -> String {
        let called = |square: Square| match number(square) {
            Some(number) if spoken => spoken_number(self.trainer.i18n, number),
            _ => name(square),
        };
        let options = self.options.get_untracked();
        match given.answer {
            _ if options.task == Task::River && !CLASSICAS.plays(given.square) => self.tr("numbers-wrong-light"),
            _ if options.task == Task::River => {
                self.trainer.tr_with("numbers-wrong-river", &[("square", called(given.square).into())])
            }
            Answer::Square(other) => self.trainer.tr_with(
                "numbers-wrong-find",
                &[("square", called(given.square).into()), ("given", called(other).into())],
            ),
            Answer::Number(other) => self.trainer.tr_with(
                "numbers-wrong-name",
                &[("square", called(given.square).into()), ("given", u32::from(other).into())],
            ),
        }
    }

    /// The question, to be heard.
    fn asked(self, run: &Run) -> String {
        self.question(run.options.task, run.current, run.bottom)
    }

    pub(super) fn question(self, task: Task, square: Square, bottom: Color) -> String {
        match task {
            Task::Find => {
                let spoken = spoken_number(self.trainer.i18n, number(square).unwrap_or_default());
                self.trainer.tr_with("numbers-said-find", &[("square", spoken.into())])
            }
            // Where the frame is, for those who do not see it.
            Task::Name => {
                let seen = Seen::of(square, bottom);
                let at = [("column", (seen.column + 1).into()), ("row", (8 - seen.row).into())];
                self.trainer.tr_with("numbers-said-name", &at)
            }
            Task::River => self.tr("numbers-river-title"),
        }
    }

    pub(super) fn number(self, given: u8) {
        self.step(Event::Answer(Answer::Number(given)));
    }

    /// A digit of a number; two of them, or one that no number begins with, are an answer.
    fn digit(self, digit: char) {
        let mut typed = self.typed.get_untracked();
        typed.push(digit);
        let given: u8 = typed.parse().unwrap_or_default();
        self.typed.set(typed.clone());
        if typed.len() >= 2 || given > 3 {
            self.typed.set(String::new());
            self.number(given);
        }
    }

    fn touch(self, square: Square) {
        if self.phase.get_untracked() == Phase::Wall {
            self.turn(true);
        } else {
            self.step(Event::Answer(Answer::Square(square)));
        }
    }

    /// On the wall: the answer, then the next square; or back.
    pub(super) fn turn(self, on: bool) {
        self.wall.update(|wall| {
            if let Some(wall) = wall {
                wall.turn(on);
            }
        });
        let said = self.wall.with_untracked(|wall| {
            let wall = wall.as_ref()?;
            let square = wall.square()?;
            Some(match (wall.revealed, wall.options.task) {
                (true, Task::Name) => spoken_number(self.trainer.i18n, number(square)?),
                (true, Task::Find) => self.question(Task::Name, square, wall.bottom),
                (true, Task::River) => self.tr("numbers-river-answer"),
                (false, task) => self.question(task, square, wall.bottom),
            })
        });
        self.announce.set(said.unwrap_or_default());
    }

    /// Changes the way of playing, and the address with it.
    pub(super) fn change(self, field: Field, value: &str) {
        self.options.update(|options| options.set(field, value));
        self.keep_address();
    }

    /// The address of this way of playing, and of this set.
    pub(super) fn path(self) -> String {
        let mut parts = vec![self.options.with_untracked(Options::query)];
        parts.extend(self.series.get_untracked().map(|name| format!("serie={name}")));
        parts.retain(|part| !part.is_empty());
        let home = hall_href(&place(NUMBERS));
        if parts.is_empty() { home } else { format!("{home}?{}", parts.join("&")) }
    }

    /// The address bar has the way of playing, so that it survives a reload.
    pub(super) fn keep_address(self) {
        if let Ok(history) = window().history() {
            // Refused only for another origin.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&self.path()));
        }
    }

    /// What is drawn on the board now.
    fn marks(self) -> Vec<Mark> {
        let ring = |square| Mark::new(Tone::Good, Sign::Ring(square));
        let cross = |square| Mark::new(Tone::Refusal, Sign::Cross(square));
        let frame = |square| Mark::new(Tone::Hint, Sign::Frame(square));
        match self.phase.get() {
            // What was missed and is not known yet.
            Phase::Ready => self.weak().into_iter().map(|square| Mark::new(Tone::Hint, Sign::Ring(square))).collect(),
            Phase::Wall => self.wall.with(|wall| {
                let Some((wall, square)) = wall.as_ref().and_then(|wall| Some((wall, wall.square()?))) else {
                    return Vec::new();
                };
                match wall.options.task {
                    Task::River if wall.revealed => river().into_iter().map(ring).collect(),
                    Task::River => Vec::new(),
                    Task::Find if !wall.revealed => Vec::new(),
                    _ => vec![frame(square)],
                }
            }),
            Phase::Running => self.run.with(|run| {
                let Some(run) = run else { return Vec::new() };
                let mut marks: Vec<Mark> = run.found.into_iter().map(ring).collect();
                if run.options.task == Task::Name {
                    marks.push(frame(run.current));
                }
                if let Some(given) = run.last.filter(|given| !given.right && self.sign.get() > 0) {
                    match (run.options.task, given.answer) {
                        (Task::Find, Answer::Square(other)) => marks.extend([cross(other), ring(given.square)]),
                        _ => marks.push(cross(given.square)),
                    }
                }
                marks
            }),
            Phase::Over => self.run.with(|run| {
                let Some(run) = run else { return Vec::new() };
                match run.options.task {
                    Task::River => river().into_iter().map(ring).collect(),
                    _ => run.tally.missed.iter().map(|square| Mark::new(Tone::Refusal, Sign::Ring(*square))).collect(),
                }
            }),
        }
    }

    fn paint(self, board: &mut State) {
        let phase = self.phase.get();
        let bottom = match phase {
            Phase::Wall => self.wall.with(|wall| wall.as_ref().map(|wall| wall.bottom)),
            _ => self.run.with(|run| run.as_ref().map(|run| run.bottom)),
        };
        let preview = match self.options.with(|options| options.side) {
            Side::Black => Color::Black,
            _ => Color::White,
        };
        board.orientation = bottom.unwrap_or(preview);
        let revealed = self.wall.with(|wall| wall.as_ref().is_some_and(|wall| wall.revealed));
        let shown = match phase {
            Phase::Ready | Phase::Over => true,
            Phase::Wall if revealed => true,
            _ => self.options.with(|options| options.shown),
        };
        board.coordinates = if shown { Coordinates::EverySquare } else { Coordinates::Off };
        board.interactive = self.is_touched();
        board.marks = self.marks();
    }

    /// Whether the board is where one answers.
    fn is_touched(self) -> bool {
        matches!(self.phase.get(), Phase::Running | Phase::Wall)
            && self.options.with(|options| options.task != Task::Name)
    }

    fn key(self, event: &ev::KeyboardEvent) {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside = |what: &str| target.as_ref().is_some_and(|element| matches!(element.closest(what), Ok(Some(_))));
        let name = event.key();
        let task = self.options.with_untracked(|options| options.task);
        match (self.phase.get_untracked(), name.as_str()) {
            (Phase::Wall, _) => return,
            (Phase::Ready | Phase::Over, "Enter" | " ") => {
                if inside("button, a, input, summary, label, textarea, dialog") || event.repeat() {
                    return;
                }
                self.start();
            }
            (Phase::Running, "Escape") => self.step(Event::Stop),
            (Phase::Running, "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown") if task != Task::Name => {
                focus_answer();
            }
            (Phase::Running, "Backspace") if task == Task::Name => self.typed.set(String::new()),
            (Phase::Running, "Enter") if task == Task::Name && !inside("button") => {
                let given = self.typed.get_untracked().parse().unwrap_or_default();
                self.typed.set(String::new());
                self.number(given);
            }
            (Phase::Running, name) if task == Task::Name && !event.repeat() => {
                let mut signs = name.chars();
                let digit = signs.next().filter(|sign| sign.is_ascii_digit() && signs.next().is_none());
                let Some(digit) = digit else { return };
                self.digit(digit);
            }
            _ => return,
        }
        event.prevent_default();
    }
}

/// The reading place goes to where the answer is given: the buttons, or else the board.
fn focus_answer() {
    let find = |place| document().query_selector(place).ok().flatten();
    let place = find(".squares-play [data-answer]").or_else(|| find(".squares-play [role=gridcell][tabindex='0']"));
    if let Some(element) = place.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // A refusal leaves the reading place where it was; the keys work from there too.
        let _ = element.focus();
    }
}

pub(super) fn page(trainer: Trainer) -> AnyView {
    let journey = use_journey();
    let projection = use_projection();
    let run: RwSignal<Option<Run>> = RwSignal::new(None);
    let phase = Memo::new(move |_| match run.with(|run| run.as_ref().map(|run| run.tally.is_over())) {
        _ if projection.is_on() => Phase::Wall,
        None => Phase::Ready,
        Some(false) => Phase::Running,
        Some(true) => Phase::Over,
    });
    let numbers = Numbers {
        trainer,
        preferences: use_preferences(),
        options: RwSignal::new(Options::read(|word| journey.query(word))),
        run,
        wall: RwSignal::new(None),
        phase,
        typed: RwSignal::new(String::new()),
        now: RwSignal::new(now()),
        sign: RwSignal::new(0),
        announce: RwSignal::new(String::new()),
        series: RwSignal::new(journey.series()),
        ticking: StoredValue::new(None),
    };
    // On the wall there is no round, and a change of the way of playing begins anew.
    Effect::new(move |_| {
        let wall = projection.is_on().then(|| Wall::new(numbers.options.get(), numbers.seed()));
        if wall.is_some() {
            numbers.run.set(None);
        }
        numbers.wall.set(wall);
    });
    projection.on_turn(Callback::new(move |on| numbers.turn(on)));
    let keys = window_event_listener(ev::keydown, move |event| numbers.key(&event));
    on_cleanup(move || {
        keys.remove();
        numbers.still();
    });
    let board = RwSignal::new(State { numbering: Numbering::Draughts, ..State::default() });
    Effect::new(move |_| board.update(|board| numbers.paint(board)));
    let on_request = Callback::new(move |request| {
        if let Request::Touch(square) = request {
            numbers.touch(square);
        }
    });
    let task = move || numbers.options.with(|options| options.get(Field::Task));
    let unused = Memo::new(move |_| !numbers.is_touched());
    let side = move || match phase.get() {
        Phase::Ready => rounds::ready(numbers),
        Phase::Running => rounds::running(numbers),
        Phase::Over => rounds::over(numbers),
        Phase::Wall => rounds::wall(numbers),
    };
    let name = move || match phase.get() {
        Phase::Ready => "ready",
        Phase::Running => "running",
        Phase::Over => "over",
        Phase::Wall => "wall",
    };
    view! {
        <div class="drill squares numbers" data-stage=name data-task=task>
            <div class="play squares-play">
                <div class="play-board" inert=move || unused.get()>
                    <Board state=board on_request=on_request label=trainer.tr("numbers-board")/>
                </div>
                <div class="play-side">
                    <p class="drill-place">{link(&Hall::Train(None), "", "back", trainer.tr("train-all"))}</p>
                    {side}
                </div>
            </div>
            <p class="visually-hidden" role="status">
                {move || numbers.announce.get()}
            </p>
        </div>
    }
    .into_any()
}
