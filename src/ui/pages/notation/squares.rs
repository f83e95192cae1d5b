//! Casas: the round and what leads to it, on one page with the board.

mod history;
mod setup;
mod strip;
mod wall;

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::{Trainer, link};
use crate::board::{Coordinates, Figures, Mark, Numbering, Request, Seen, Sign, State, Tone};
use crate::chess::Position;
use crate::color::Color;
use crate::drills::squares::{Answer, Draft, Event, Field, Given, Lecture, Options, Run, Side, Sight, Task};
use crate::drills::{Kind, square};
use crate::figures;
use crate::random;
use crate::route::Practice;
use crate::square::Square;
use crate::ui::board::{Board, spoken_square};
use crate::ui::browser;
use crate::ui::journey::{Journey, practice_href, use_journey};
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
enum Stage {
    Ready,
    Running,
    Over,
    /// On the projector.
    Wall,
}

impl Stage {
    const fn name(self) -> &'static str {
        match self {
            Stage::Ready => "ready",
            Stage::Running => "running",
            Stage::Over => "over",
            Stage::Wall => "wall",
        }
    }
}

/// The page's state, and the only ways to change it.
#[derive(Clone, Copy)]
struct Squares {
    trainer: Trainer,
    preferences: Preferences,
    options: RwSignal<Options>,
    run: RwSignal<Option<Run>>,
    lecture: RwSignal<Option<Lecture>>,
    /// What was touched on the wall.
    touched: RwSignal<Option<Square>>,
    stage: Memo<Stage>,
    draft: RwSignal<Draft>,
    /// The time that is painted.
    now: RwSignal<u64>,
    /// How many answers the sign on the board is for; 0 for none.
    sign: RwSignal<u32>,
    announce: RwSignal<String>,
    /// The name of the set, so that a class gets the same squares.
    series: RwSignal<Option<String>>,
    ticking: StoredValue<Option<IntervalHandle>>,
}

/// Milliseconds of a clock that only goes forward, also while the device's own is set.
fn now() -> u64 {
    window().performance().map_or_else(time::now_ms, |clock| clock.now() as u64)
}

impl Squares {
    fn tr(self, id: &str) -> String {
        self.trainer.tr(id)
    }

    /// «e quatro».
    fn spoken(self, square: Square) -> String {
        spoken_square(self.trainer.i18n, square, Numbering::Algebraic)
    }

    fn color(self, color: Color) -> String {
        self.tr(match color {
            Color::White => "squares-light",
            Color::Black => "squares-dark",
        })
    }

    fn seed(self) -> u64 {
        match self.series.get_untracked() {
            Some(name) => random::seed_of(&format!("{}/{name}", Kind::Squares.name())),
            None => browser::chance(),
        }
    }

    /// The squares in play that are due today.
    fn due(self) -> Vec<Square> {
        let in_play = self.options.with(Options::squares);
        self.trainer.training.with(|training| {
            let due = training.due_squares(time::today()).into_iter().filter_map(|name| name.parse().ok());
            due.filter(|square| in_play.contains(square)).collect()
        })
    }

    fn start(self) {
        let at = now();
        let just_over =
            |run: &Option<Run>| run.as_ref().is_some_and(|run| run.tally.is_over()) && at < self.over_at() + BREATH;
        if self.run.with_untracked(just_over) {
            return;
        }
        // A class gets the same squares, whatever each pupil has to repeat.
        let due = if self.series.get_untracked().is_some() { Vec::new() } else { untrack(|| self.due()) };
        let run = Run::start(self.options.get_untracked(), &due, self.seed(), at);
        self.draft.set(Draft::default());
        self.sign.set(0);
        self.now.set(at);
        if let Some(run) = &run {
            self.announce.set(self.asked(run));
        }
        self.run.set(run);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        let tick = move || self.step(Event::Tick);
        self.still();
        self.ticking.set_value(set_interval_with_handle(tick, TICK).ok());
        request_animation_frame(focus_answer);
    }

    /// When the last round was seen to be over.
    fn over_at(self) -> u64 {
        self.now.get_untracked()
    }

    /// The clock need not be painted any more.
    fn still(self) {
        if let Some(handle) = self.ticking.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }

    fn step(self, event: Event) {
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
            self.draft.set(Draft::default());
            self.answered(&after);
        }
        if after.tally.is_over() {
            self.finish(&after);
        }
        self.run.set(Some(after));
    }

    fn answered(self, run: &Run) {
        let Some(given) = run.last else { return };
        let id = square(&given.square.to_string());
        // What was known already leaves nothing to keep.
        if !given.right || self.trainer.training.with_untracked(|training| training.card(&id).is_some()) {
            self.trainer.answered(&id, given.right);
        }
        let verdict = if given.right { self.tr("squares-right") } else { self.wrong(given, Squares::spoken) };
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
        let key = run.options.key();
        if let Some((key, round)) = key.zip(run.tally.kept(time::today())) {
            self.trainer.train(move |training| training.finish_round(&key, round));
        }
        self.announce.set(strip::result(self, run));
        window().scroll_to_with_x_and_y(0.0, 0.0);
        request_animation_frame(|| browser::focus("fim"));
    }

    /// Back to the settings.
    fn leave(self) {
        self.run.set(None);
        request_animation_frame(|| browser::focus("comecar"));
    }

    /// What an answer missed: «Essa é f5. Procuravas e4.» `name` writes or says a square.
    fn wrong(self, given: Given, name: fn(Squares, Square) -> String) -> String {
        let asked = name(self, given.square);
        match given.answer {
            Answer::Square(other) => {
                let finds = self.options.with_untracked(|options| options.task == Task::Find);
                let id = if finds { "squares-wrong-find" } else { "squares-wrong-name" };
                self.trainer.tr_with(id, &[("square", asked.into()), ("given", name(self, other).into())])
            }
            Answer::Color(_) => {
                let color = self.color(given.square.color());
                self.trainer.tr_with("squares-wrong-color", &[("square", asked.into()), ("color", color.into())])
            }
        }
    }

    /// The question, to be heard.
    fn asked(self, run: &Run) -> String {
        self.question(run.options.task, run.current.square, run.bottom)
    }

    fn question(self, task: Task, square: Square, bottom: Color) -> String {
        if task == Task::Name {
            // Where the frame is, for those who do not see it.
            let seen = Seen::of(square, bottom);
            let place = [("column", (seen.column + 1).into()), ("row", (8 - seen.row).into())];
            return self.trainer.tr_with("squares-said-name", &place);
        }
        let id = if task == Task::Find { "squares-said-find" } else { "squares-said-color" };
        self.trainer.tr_with(id, &[("square", self.spoken(square).into())])
    }

    /// A sign of a name: by a button or a key.
    fn put(self, sign: char) {
        let mut draft = self.draft.get_untracked();
        draft.put(sign);
        self.draft.set(draft);
        if let Some(square) = draft.square() {
            self.step(Event::Answer(Answer::Square(square)));
        }
    }

    fn touch(self, square: Square) {
        if self.stage.get_untracked() == Stage::Wall {
            self.touched.set(Some(square));
            self.lecture.update(|lecture| {
                if let Some(lecture) = lecture {
                    lecture.revealed = true;
                }
            });
            self.say_wall();
        } else {
            self.step(Event::Answer(Answer::Square(square)));
        }
    }

    /// On the wall: the answer, then the next square; or back.
    fn turn(self, on: bool) {
        self.touched.set(None);
        self.lecture.update(|lecture| {
            if let Some(lecture) = lecture {
                lecture.turn(on);
            }
        });
        self.say_wall();
    }

    fn say_wall(self) {
        let said = self.lecture.with_untracked(|lecture| lecture.as_ref().map(|lecture| wall::said(self, lecture)));
        self.announce.set(said.unwrap_or_default());
    }

    /// Changes the way of playing, and the address with it.
    fn change(self, change: impl FnOnce(&mut Options)) {
        self.options.update(change);
        self.keep_address();
    }

    /// The address of this way of playing, and of this set.
    fn path(self) -> String {
        let mut parts = vec![self.options.with_untracked(Options::query)];
        parts.extend(self.series.get_untracked().map(|name| format!("serie={name}")));
        parts.retain(|part| !part.is_empty());
        let home = practice_href(&Practice::Kind(Kind::Squares.name().to_string()));
        if parts.is_empty() { home } else { format!("{home}?{}", parts.join("&")) }
    }

    /// The address bar has the way of playing, so that it survives a reload.
    fn keep_address(self) {
        if let Ok(history) = window().history() {
            // Refused only for another origin.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&self.path()));
        }
    }

    /// What is seen of the board now.
    fn sight(self) -> Sight {
        match self.stage.get() {
            // Afterwards everybody sees where the missed squares are.
            Stage::Over => Sight::Board,
            Stage::Wall if self.lecture.with(|lecture| lecture.as_ref().is_some_and(|lecture| lecture.revealed)) => {
                match self.options.with(|options| options.sight) {
                    Sight::Nothing => Sight::Board,
                    sight => sight,
                }
            }
            _ => self.options.with(|options| options.sight),
        }
    }

    /// What is drawn on the board now.
    fn marks(self) -> Vec<Mark> {
        let ring = |square| Mark::new(Tone::Good, Sign::Ring(square));
        let cross = |square| Mark::new(Tone::Refusal, Sign::Cross(square));
        let frame = |square| Mark::new(Tone::Hint, Sign::Frame(square));
        match self.stage.get() {
            Stage::Ready => Vec::new(),
            Stage::Wall => self.lecture.with(|lecture| {
                let Some((lecture, square)) = lecture.as_ref().and_then(|lecture| Some((lecture, lecture.square()?)))
                else {
                    return Vec::new();
                };
                let mut marks = Vec::new();
                if lecture.options.task == Task::Name || lecture.revealed {
                    marks.push(frame(square));
                }
                marks.extend(self.touched.get().filter(|touched| *touched != square).map(cross));
                marks
            }),
            Stage::Running => self.run.with(|run| {
                let Some(run) = run else { return Vec::new() };
                let mut marks = Vec::new();
                if run.options.task == Task::Name {
                    marks.push(frame(run.current.square));
                    // Thin and grey, by the page's own style.
                    marks.push(Mark::new(Tone::Good, Sign::Frame(run.next.square)));
                }
                if let Some(given) = run.last.filter(|given| !given.right && self.sign.get() > 0) {
                    match given.answer {
                        Answer::Square(other) if run.options.task == Task::Find => {
                            marks.extend([cross(other), ring(given.square)]);
                        }
                        _ if run.options.sight != Sight::Nothing => marks.push(cross(given.square)),
                        _ => {}
                    }
                }
                marks
            }),
            Stage::Over => self.run.with(|run| {
                let missed = run.iter().flat_map(|run| run.tally.missed.iter().copied());
                missed.map(|square| Mark::new(Tone::Refusal, Sign::Ring(square))).collect()
            }),
        }
    }

    fn paint(self, board: &mut State) {
        let sight = self.sight();
        let stage = self.stage.get();
        let bottom = match stage {
            Stage::Wall => self.lecture.with(|lecture| lecture.as_ref().map(|lecture| lecture.bottom)),
            _ => self.run.with(|run| run.as_ref().map(|run| run.bottom)),
        };
        let preview = match self.options.with(|options| options.side) {
            Side::Black => Color::Black,
            _ => Color::White,
        };
        board.orientation = bottom.unwrap_or(preview);
        let figures = match sight {
            Sight::Pieces => figures::figures(&Position::start().placement()),
            Sight::Board | Sight::Nothing => Figures::EMPTY,
        };
        if board.figures != figures {
            board.place(figures);
        }
        board.coordinates = match stage {
            Stage::Over => Coordinates::EverySquare,
            _ => self.options.with(Options::coordinates),
        };
        board.interactive = self.is_touched();
        board.marks = self.marks();
    }

    /// Whether the board is where one answers.
    fn is_touched(self) -> bool {
        matches!(self.stage.get(), Stage::Running | Stage::Wall)
            && self.options.with(|options| options.task == Task::Find)
    }

    fn key(self, event: &ev::KeyboardEvent) {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside = |what: &str| target.as_ref().is_some_and(|element| matches!(element.closest(what), Ok(Some(_))));
        let name = event.key();
        let stage = self.stage.get_untracked();
        let task = self.options.with_untracked(|options| options.task);
        match (stage, name.as_str()) {
            (Stage::Wall, _) => return,
            (Stage::Ready | Stage::Over, "Enter" | " ") => {
                if inside("button, a, input, summary, label, textarea, dialog") || event.repeat() {
                    return;
                }
                self.start();
            }
            (Stage::Running, "Escape") => self.step(Event::Stop),
            (Stage::Running, _) if inside("input, textarea") => return,
            (Stage::Running, "ArrowLeft" | "ArrowRight") if task == Task::Color => {
                self.say_color(if name == "ArrowLeft" { Color::White } else { Color::Black });
            }
            (Stage::Running, "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown") if task == Task::Find => {
                focus_answer()
            }
            (Stage::Running, "Backspace") if task == Task::Name => self.draft.update(Draft::erase),
            (Stage::Running, name) if task != Task::Find && !event.repeat() => {
                let mut signs = name.chars();
                let Some(sign) = signs.next().filter(|_| signs.next().is_none()) else { return };
                if task == Task::Name {
                    self.put(sign);
                    // Enter and the space bar press the button that has the focus.
                    if !sign.is_ascii_alphanumeric() {
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

    fn say_color(self, color: Color) {
        self.step(Event::Answer(Answer::Color(color)));
    }
}

/// The reading place goes to where the answer is given: the field, the buttons, or else the board.
fn focus_answer() {
    let find = |place| document().query_selector(place).ok().flatten();
    let place = find(".squares-play [data-answer]").or_else(|| find(".squares-play [role=gridcell][tabindex='0']"));
    if let Some(element) = place.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // A refusal leaves the reading place where it was; the keys work from there too.
        let _ = element.focus();
    }
}

/// With decimals as the language writes them: `134` tenths are `13,4`.
fn tenths(trainer: Trainer, tenths: u32) -> String {
    format!("{}{}{}", tenths / 10, trainer.tr("squares-decimal").trim(), tenths % 10)
}

pub(super) fn page(trainer: Trainer) -> AnyView {
    let journey = use_journey();
    (move || body(trainer, journey, journey.series())).into_any()
}

/// Fingers and narrow screens get buttons, others a field to write in.
fn usual_means() -> &'static str {
    let fingers = window().match_media("(max-width: 47.99rem), (pointer: coarse)").ok().flatten();
    if fingers.is_some_and(|list| list.matches()) { "botoes" } else { "teclado" }
}

fn body(trainer: Trainer, journey: Journey, series: Option<String>) -> AnyView {
    let projection = use_projection();
    let part = |word: &str| journey.query(word).or_else(|| (word == "resposta").then(|| usual_means().to_string()));
    let run: RwSignal<Option<Run>> = RwSignal::new(None);
    let stage = Memo::new(move |_| match run.with(|run| run.as_ref().map(|run| run.tally.is_over())) {
        _ if projection.is_on() => Stage::Wall,
        None => Stage::Ready,
        Some(false) => Stage::Running,
        Some(true) => Stage::Over,
    });
    let squares = Squares {
        trainer,
        preferences: use_preferences(),
        options: RwSignal::new(Options::read(part)),
        run,
        lecture: RwSignal::new(None),
        touched: RwSignal::new(None),
        stage,
        draft: RwSignal::new(Draft::default()),
        now: RwSignal::new(now()),
        sign: RwSignal::new(0),
        announce: RwSignal::new(String::new()),
        series: RwSignal::new(series),
        ticking: StoredValue::new(None),
    };
    // On the wall there is no round, and a change of the way of playing begins anew.
    Effect::new(move |_| {
        let wall = projection.is_on().then(|| Lecture::new(squares.options.get(), squares.seed()));
        if wall.is_some() {
            squares.run.set(None);
        }
        squares.touched.set(None);
        squares.lecture.set(wall);
    });
    projection.on_turn(Callback::new(move |on| squares.turn(on)));
    let keys = window_event_listener(ev::keydown, move |event| squares.key(&event));
    on_cleanup(move || {
        keys.remove();
        squares.still();
    });
    let board = RwSignal::new(State::default());
    Effect::new(move |_| board.update(|board| squares.paint(board)));
    let on_request = Callback::new(move |request| {
        if let Request::Touch(square) = request {
            squares.touch(square);
        }
    });
    let task = move || squares.options.with(|options| options.get(Field::Task));
    let blind = Memo::new(move |_| squares.sight() == Sight::Nothing);
    let unused = Memo::new(move |_| !squares.is_touched());
    let side = move || match stage.get() {
        Stage::Ready => setup::ready(squares),
        Stage::Running => strip::running(squares),
        Stage::Over => strip::over(squares),
        Stage::Wall => wall::wall(squares),
    };
    view! {
        <div class="drill squares" data-stage=move || stage.get().name() data-task=task data-blind=move || blind.get().to_string()>
            <div class="play squares-play">
                <div class="play-board" inert=move || unused.get()>
                    <Board state=board on_request=on_request label=trainer.tr("squares-board")/>
                </div>
                <div class="play-side">
                    <p class="drill-place">{link(&Practice::Menu, "", "back", trainer.tr("drill-all"))}</p>
                    {side}
                </div>
            </div>
            <p class="visually-hidden" role="status">
                {move || squares.announce.get()}
            </p>
        </div>
    }
    .into_any()
}
