//! The state of the page of rounds, and the only ways to change it.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::board::{Figures, Seen};
use crate::color::Color;
use crate::drills::squares::{Draft, Given, Lecture, Naming, Options, RoundEvent, Run, SquareAnswer, Task};
use crate::random;
use crate::route::{Hall, Practice};
use crate::square::Square;
use crate::texts::Value;
use crate::ui::board::spoken_square;
use crate::ui::draughts_words::spoken_number;
use crate::ui::pages::drills::Trainer;
use crate::ui::preferences::Preferences;
use crate::ui::router::{href, put_address};
use crate::ui::sound::{self, Sound};
use crate::ui::{browser, time};

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

impl Phase {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Phase::Ready => "ready",
            Phase::Running => "running",
            Phase::Over => "over",
            Phase::Wall => "wall",
        }
    }
}

/// The page's state, and the only ways to change it.
#[derive(Clone, Copy)]
pub(super) struct Rounds {
    pub(super) trainer: Trainer,
    pub(super) naming: Naming,
    /// What stands on the board where one sees it; chess is not part of the page of draughts.
    pub(super) figures: fn() -> Figures,
    pub(super) preferences: Preferences,
    pub(super) options: RwSignal<Options>,
    pub(super) run: RwSignal<Option<Run>>,
    pub(super) lecture: RwSignal<Option<Lecture>>,
    /// What was touched on the wall.
    pub(super) touched: RwSignal<Option<Square>>,
    pub(super) phase: Memo<Phase>,
    /// The letters and numbers of a name so far.
    pub(super) draft: RwSignal<Draft>,
    /// The digits of a number so far.
    pub(super) digits: RwSignal<String>,
    /// The time that is painted.
    pub(super) now: RwSignal<u64>,
    /// How many answers the sign on the board is for; 0 for none.
    pub(super) sign: RwSignal<u32>,
    pub(super) announce: RwSignal<String>,
    /// The name of the set, so that a class gets the same squares.
    pub(super) series: RwSignal<Option<String>>,
    pub(super) ticking: StoredValue<Option<IntervalHandle>>,
}

/// Milliseconds of a clock that only goes forward, also while the device's own is set.
pub(super) fn now() -> u64 {
    time::steady_ms() as u64
}

impl Rounds {
    /// The message that this naming has for it: `squares-start`, `numbers-start`.
    pub(super) fn message(self, what: &str) -> String {
        self.message_with(what, &[])
    }

    pub(super) fn message_with(self, what: &str, values: &[(&str, Value)]) -> String {
        let id = match self.naming {
            Naming::Chess => format!("squares-{what}"),
            Naming::Draughts => format!("numbers-{what}"),
        };
        self.trainer.tr_with(&id, values)
    }

    /// «e4», «14».
    pub(super) fn written(self, square: Square) -> String {
        self.naming.name(square).unwrap_or_default()
    }

    /// «e quatro», «catorze».
    pub(super) fn spoken(self, square: Square) -> String {
        match self.naming.numbering().number(square) {
            Some(number) => spoken_number(self.trainer.i18n, number),
            None => spoken_square(self.trainer.i18n, square, self.naming.numbering()),
        }
    }

    /// The names of squares, one after another.
    pub(super) fn listed(self, squares: Vec<Square>) -> String {
        squares.into_iter().map(|square| self.written(square)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn color(self, color: Color) -> String {
        self.message(match color {
            Color::White => "light",
            Color::Black => "dark",
        })
    }

    pub(super) fn seed(self) -> u64 {
        match self.series.get_untracked() {
            Some(name) => random::seed_of(&format!("{}/{name}", self.naming.word())),
            None => browser::chance(),
        }
    }

    /// The squares in play that are due today.
    pub(super) fn due(self) -> Vec<Square> {
        let in_play = self.options.with(Options::squares);
        let mut due = self.trainer.training.with(|training| training.due_squares(self.naming, time::today()));
        due.retain(|square| in_play.contains(square));
        due
    }

    pub(super) fn start(self) {
        let at = now();
        // When the last round was seen to be over.
        let over_at = self.now.get_untracked();
        let just_over =
            |run: &Option<Run>| run.as_ref().is_some_and(|run| run.tally.is_over()) && at < over_at + BREATH;
        if self.run.with_untracked(just_over) {
            return;
        }
        // A class gets the same squares, whatever each pupil has to repeat.
        let due = if self.series.get_untracked().is_some() { Vec::new() } else { untrack(|| self.due()) };
        let run = Run::start(self.options.get_untracked(), &due, self.seed(), at);
        self.forget_typed();
        self.sign.set(0);
        self.now.set(at);
        if let Some(run) = &run {
            self.announce.set(self.asked(run));
        }
        self.run.set(run);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        let tick = move || self.step(RoundEvent::Tick);
        self.still();
        self.ticking.set_value(set_interval_with_handle(tick, TICK).ok());
        request_animation_frame(focus_answer);
    }

    /// The clock need not be painted any more.
    pub(super) fn still(self) {
        if let Some(handle) = self.ticking.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }

    pub(super) fn step(self, event: RoundEvent) {
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
            self.forget_typed();
            self.answered(&after);
        }
        if after.tally.is_over() {
            self.finish(&after);
        }
        self.run.set(Some(after));
    }

    fn forget_typed(self) {
        self.draft.set(Draft::default());
        self.digits.set(String::new());
    }

    fn answered(self, run: &Run) {
        let Some(given) = run.last else { return };
        let id = self.naming.card(given.square);
        // What was known already leaves nothing to keep; of the rio no square is due.
        let known = given.right && self.trainer.training.with_untracked(|training| training.card(&id).is_none());
        if run.options.task != Task::River && !known {
            self.trainer.answered(&id, given.right);
        }
        let verdict = if given.right { self.message("right") } else { self.wrong(given, Rounds::spoken) };
        self.announce.set(format!("{verdict} {}", self.asked(run)));
        let count = run.tally.answered();
        self.sign.set(if given.right { 0 } else { count });
        if !given.right {
            let wipe = move || {
                if self.sign.try_get_untracked() == Some(count) {
                    self.sign.set(0);
                }
            };
            set_timeout(wipe, SIGN);
        }
        if self.preferences.peek(|settings| settings.sound) {
            sound::play(if given.right { Sound::Move } else { Sound::Missed });
        }
    }

    fn finish(self, run: &Run) {
        self.still();
        let key = run.options.key();
        if let Some((key, round)) = key.zip(run.tally.kept(time::today())) {
            self.trainer.train(move |training| training.finish_round(&key, round));
        }
        self.announce.set(self.result(run));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        request_animation_frame(|| browser::focus("fim"));
    }

    /// How the round went, in a breath.
    pub(super) fn result(self, run: &Run) -> String {
        let values = [("right", run.tally.right.into()), ("wrong", run.tally.wrong.into())];
        let said = self.message_with("result", &values);
        match run.tally.pace(self.now.get_untracked()).filter(|_| self.naming == Naming::Chess) {
            Some(pace) => format!("{said} {}", self.message_with("pace", &[("seconds", tenths(self, pace).into())])),
            None => said,
        }
    }

    /// Back to the settings.
    pub(super) fn leave(self) {
        self.run.set(None);
        request_animation_frame(|| browser::focus("comecar"));
    }

    /// What an answer missed: «Essa é f5. Procuravas e4.» `name` writes or says a square.
    pub(super) fn wrong(self, given: Given, name: fn(Rounds, Square) -> String) -> String {
        let asked = name(self, given.square);
        let task = self.options.with_untracked(|options| options.task);
        let other = match given.answer {
            SquareAnswer::Color(_) => {
                let color = self.color(given.square.color());
                return self.message_with("wrong-color", &[("square", asked.into()), ("color", color.into())]);
            }
            SquareAnswer::Square(other) if task == Task::River => {
                let id = if self.naming.name(other).is_some() { "wrong-river" } else { "wrong-light" };
                return self.message_with(id, &[("square", asked.into())]);
            }
            // A number that was chosen is said as it is written.
            SquareAnswer::Square(other) if task == Task::Name && self.naming == Naming::Draughts => self.written(other),
            SquareAnswer::Square(other) => name(self, other),
        };
        let id = if task == Task::Find { "wrong-find" } else { "wrong-name" };
        self.message_with(id, &[("square", asked.into()), ("given", other.into())])
    }

    /// The question, to be heard.
    fn asked(self, run: &Run) -> String {
        self.question(run.options.task, run.current.square, run.bottom)
    }

    /// «Encontra a casa».
    pub(super) fn title(self, task: Task) -> String {
        self.message(match task {
            Task::Find => "find-title",
            Task::Name => "name-title",
            Task::Color => "color-title",
            Task::River => "river-title",
        })
    }

    pub(super) fn question(self, task: Task, square: Square, bottom: Color) -> String {
        let id = match task {
            Task::Find => "said-find",
            Task::Color => "said-color",
            Task::River => return self.message("river-title"),
            Task::Name => {
                // Where the frame is, for those who do not see it.
                let seen = Seen::of(square, bottom);
                let place = [("column", (seen.column + 1).into()), ("row", (8 - seen.row).into())];
                return self.message_with("said-name", &place);
            }
        };
        self.message_with(id, &[("square", self.spoken(square).into())])
    }

    pub(super) fn answer(self, square: Square) {
        self.step(RoundEvent::Answer(SquareAnswer::Square(square)));
    }

    /// A sign of a name or of a number: by a button or a key.
    pub(super) fn put(self, sign: char) {
        if self.naming == Naming::Draughts {
            self.digits.update(|digits| digits.extend(Some(sign).filter(char::is_ascii_digit)));
            // Two digits, or one that no number begins with, are an answer.
            let whole = self.digits.with_untracked(|digits| digits.len() >= 2 || digits.as_str() > "3");
            if whole {
                self.hand_in();
            }
            return;
        }
        let mut draft = self.draft.get_untracked();
        draft.put(sign);
        self.draft.set(draft);
        if let Some(square) = draft.square() {
            self.answer(square);
        }
    }

    /// The digits typed so far are the answer.
    fn hand_in(self) {
        let square = self.digits.with_untracked(|digits| self.naming.square(digits));
        self.digits.set(String::new());
        if let Some(square) = square {
            self.answer(square);
        }
    }

    pub(super) fn touch(self, square: Square) {
        match self.phase.get_untracked() {
            Phase::Wall if self.naming == Naming::Draughts => self.turn(true),
            Phase::Wall => self.change_wall(Some(square), |lecture| lecture.revealed = true),
            _ => self.answer(square),
        }
    }

    /// On the wall: the answer, then the next square; or back.
    pub(super) fn turn(self, on: bool) {
        self.change_wall(None, |lecture| lecture.turn(on));
    }

    /// Changes what is on the wall and says it; `touched` is the square that was touched there.
    fn change_wall(self, touched: Option<Square>, change: impl FnOnce(&mut Lecture)) {
        self.touched.set(touched);
        self.lecture.update(|lecture| {
            if let Some(lecture) = lecture {
                change(lecture);
            }
        });
        let said = self.lecture.with_untracked(|lecture| lecture.as_ref().map(|lecture| self.said(lecture)));
        self.announce.set(said.unwrap_or_default());
    }

    /// The square on the wall and, when it is on show, its answer.
    fn said(self, lecture: &Lecture) -> String {
        let Some(square) = lecture.square() else { return String::new() };
        let question = |task: Task| self.question(task, square, lecture.bottom);
        match (lecture.revealed, lecture.options.task) {
            (false, task) => question(task),
            (true, Task::Color) => self.color(square.color()),
            // Where it is, in words.
            (true, Task::Find) => question(Task::Name),
            (true, Task::Name) => self.spoken(square),
            (true, Task::River) => self.message("river-answer"),
        }
    }

    /// Changes the way of playing, and the address with it.
    pub(super) fn change(self, change: impl FnOnce(&mut Options)) {
        self.options.update(change);
        self.keep_address();
    }

    /// The address of this way of playing, and of this set.
    pub(super) fn path(self) -> String {
        let mut parts = vec![self.options.with_untracked(Options::query)];
        parts.extend(self.series.get_untracked().map(|name| format!("serie={name}")));
        parts.retain(|part| !part.is_empty());
        let word = self.naming.word().to_string();
        let home = match self.naming {
            Naming::Chess => href(Practice::Kind(word).path()),
            Naming::Draughts => href(Hall::Train(Some(word)).path()),
        };
        if parts.is_empty() { home } else { format!("{home}?{}", parts.join("&")) }
    }

    /// The address bar has the way of playing, so that it survives a reload.
    pub(super) fn keep_address(self) {
        put_address(&self.path());
    }

    /// What the wall shows; `None` in a round.
    pub(super) fn on_wall<T>(self, read: impl FnOnce(&Lecture) -> T) -> Option<T> {
        self.lecture.with(|lecture| lecture.as_ref().map(read))
    }

    pub(super) fn is_revealed(self) -> bool {
        self.on_wall(|lecture| lecture.revealed).unwrap_or_default()
    }

    pub(super) fn key(self, event: &ev::KeyboardEvent) {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside = |what: &str| target.as_ref().is_some_and(|element| matches!(element.closest(what), Ok(Some(_))));
        let name = event.key();
        let (phase, naming) = (self.phase.get_untracked(), self.naming);
        let task = self.options.with_untracked(|options| options.task);
        match (phase, name.as_str()) {
            (Phase::Wall, _) => return,
            (Phase::Ready | Phase::Over, "Enter" | " ") => {
                if inside("button, a, input, summary, label, textarea, dialog") || event.repeat() {
                    return;
                }
                self.start();
            }
            (Phase::Running, "Escape") => self.step(RoundEvent::Stop),
            (Phase::Running, _) if inside("input, textarea") => return,
            (Phase::Running, "ArrowLeft" | "ArrowRight") if task == Task::Color => {
                self.say_color(if name == "ArrowLeft" { Color::White } else { Color::Black });
            }
            (Phase::Running, "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown") if task != Task::Name => {
                focus_answer()
            }
            (Phase::Running, "Backspace") if task == Task::Name => {
                self.draft.update(Draft::erase);
                self.digits.set(String::new());
            }
            (Phase::Running, "Enter") if task == Task::Name && naming == Naming::Draughts && !inside("button") => {
                self.hand_in();
            }
            (Phase::Running, name) if matches!(task, Task::Name | Task::Color) && !event.repeat() => {
                let mut signs = name.chars();
                let Some(sign) = signs.next().filter(|_| signs.next().is_none()) else { return };
                if task == Task::Name {
                    self.put(sign);
                    // Enter and the space bar press the button that has the focus.
                    if !(sign.is_ascii_digit() || naming == Naming::Chess && sign.is_ascii_alphabetic()) {
                        return;
                    }
                } else {
                    let begins =
                        |color: &Color| self.color(*color).to_lowercase().starts_with(sign.to_ascii_lowercase());
                    let Some(color) = Color::ALL.into_iter().find(begins) else { return };
                    self.say_color(color);
                }
            }
            _ => return,
        }
        event.prevent_default();
    }

    pub(super) fn say_color(self, color: Color) {
        self.step(RoundEvent::Answer(SquareAnswer::Color(color)));
    }
}

/// Focuses where the answer is given: the field, the buttons, or else the board.
fn focus_answer() {
    let find = |place| document().query_selector(place).ok().flatten();
    let place = find(".squares-play [data-answer]").or_else(|| find(".squares-play [role=gridcell][tabindex='0']"));
    if let Some(element) = place.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // A refusal leaves the focus where it was; the keys work from there too.
        let _ = element.focus();
    }
}

/// With decimals as the language writes them: `134` tenths are `13,4`.
pub(super) fn tenths(rounds: Rounds, tenths: u32) -> String {
    format!("{}{}{}", tenths / 10, rounds.message("decimal").trim(), tenths % 10)
}
