//! What the trainers of notation and of draughts have in common: the list of kinds, series of exercises with their board
//! and card, and rounds of squares. A [`Subject`] says what is trained and how an exercise is drawn.

pub mod chess;
pub mod find;
pub mod menu;
pub mod rounds;
pub mod series;
pub mod stage;

use leptos::prelude::*;

use crate::drills::{Drill, Exercise, Series, Training, rule};
use crate::texts::Value;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::reactive::effect;
use crate::ui::widgets::Button;
use crate::ui::{browser, time};

/// What every page of a trainer needs.
#[derive(Clone, Copy)]
pub struct Trainer {
    page: Page,
    pub training: RwSignal<Training>,
}

leads_to_page!(Trainer);

impl Trainer {
    /// A trainer with what is kept on the device, which other tabs may change.
    pub fn open(page: Page) -> Trainer {
        Trainer { page, training: page.records.followed() }
    }

    /// Keeps what came of an exercise, unless a class is at work.
    pub fn train(self, change: impl Fn(&mut Training) + 'static) {
        if !self.records.class_mode().get_untracked() {
            self.training.set(self.records.work(change));
        }
    }

    /// Erases what is kept of one subject.
    pub fn forget(self, forget: fn(&mut Training)) -> Callback<()> {
        Callback::new(move |()| self.training.set(self.records.update(forget)))
    }

    /// An exercise, a square or a rule was answered; the schedule decides when it comes back.
    pub fn answered(self, id: &str, right: bool) {
        let (id, today) = (id.to_string(), time::today());
        self.train(move |training| training.answered(&id, right, today));
    }
}

/// What is trained in series, notation or draughts: its levels, its addresses, its messages, and what draws an exercise.
pub trait Subject: Copy + Send + Sync + 'static {
    type Level: Drill + Send + Sync + 'static;
    /// What an exercise asks, where that is made before it is drawn.
    type Task: Copy + Send + Sync + 'static;

    /// The class of its pages.
    const CLASS: &'static str;
    /// Whether the first answer puts away the way to see the right one, also where it was wrong.
    const ONE_ANSWER: bool;
    /// The message that asks whether the training is to be forgotten.
    const FORGET: &'static str;

    fn trainer(self) -> Trainer;

    /// The id of a message that every trainer has: for `next` it is `next-exercise` or `train-next`.
    fn message_id(what: &str) -> String;

    /// «Ler · Capturas».
    fn name(self, level: Self::Level) -> String;

    /// The level as it is called among those of its kind.
    fn short_name(self, level: Self::Level) -> String {
        self.name(level)
    }

    /// The address of the list of kinds.
    fn home() -> String;

    /// The address of the list of a kind's levels.
    fn kind_href(level: Self::Level) -> String;

    /// The address of a level.
    fn href(level: Self::Level) -> String;

    /// What the exercise asks; `None` for one that cannot be had, which is passed by.
    fn task(self, exercise: Exercise<Self::Level>) -> Option<Self::Task>;

    /// Draws an exercise.
    fn draw(turn: Turn<Self>) -> AnyView;

    /// Keeps the first answer to an exercise: `right`, and the articles of the Laws that were kept or broken by it.
    fn keep(self, exercise: Exercise<Self::Level>, right: bool, rules: &[&str]) {
        let (id, today) = (exercise.to_string(), time::today());
        let rules: Vec<String> = rules.iter().map(|article| rule(article)).collect();
        self.trainer().train(move |training| {
            training.answered(&id, right, today);
            for rule in &rules {
                training.answered(rule, right, today);
            }
        });
    }

    /// A series of this name has come to its end, with so many stars.
    fn finished(self, level: Self::Level, stars: u8) {
        self.trainer().train(move |training| training.settle(&level.key(), stars));
    }

    /// Chooses what comes next in a series, where that depends on what was answered.
    fn choose_next(self, _series: &mut Series<Self::Level>) {}

    /// What else there is to do, at the end of exercises that are no level's.
    fn more(self) -> AnyView {
        ().into_any()
    }

    /// The text of such a message.
    fn message(self, what: &str) -> String {
        self.trainer().tr(&Self::message_id(what))
    }

    fn message_with(self, what: &str, values: &[(&str, Value)]) -> String {
        self.trainer().tr_with(&Self::message_id(what), values)
    }
}

/// The id of a message of a trainer that shares most of them with draughts: `tactics-title`, but `train-next`.
pub fn message_of(trainer: &str, what: &str) -> String {
    match what {
        "title" | "lead" | "all" | "missing" | "due" | "forget" | "forget-text" => format!("{trainer}-{what}"),
        _ => format!("train-{what}"),
    }
}

/// An exercise on show: what its page may ask and say.
#[derive(Clone, Copy)]
pub struct Turn<S: Subject> {
    pub subject: S,
    pub trainer: Trainer,
    pub exercise: Exercise<S::Level>,
    pub task: S::Task,
    series: RwSignal<Series<S::Level>>,
    /// The answer was asked for: the exercise shows it.
    revealed: RwSignal<bool>,
    /// Nothing is to be found any more: it was found, or is being shown.
    over: RwSignal<bool>,
}

impl<S: Subject> Turn<S> {
    /// Whether the first answer has been given, right or wrong; the exercise may go on being tried.
    pub fn is_settled(self) -> bool {
        self.series.with(|series| series.settled().is_some())
    }

    /// The first answer decides: `right`, and the articles of the Laws that were kept or broken by it.
    pub fn settle(self, right: bool, rules: &[&str]) {
        if untrack(|| self.is_settled()) {
            return;
        }
        self.series.update(|series| series.settle(right));
        if S::ONE_ANSWER {
            self.finish();
        }
        self.subject.keep(self.exercise, right, rules);
    }

    /// Whether the answer is to be shown.
    pub fn is_revealed(self) -> bool {
        self.revealed.get()
    }

    /// Runs this once the answer is to be shown.
    pub fn on_reveal(self, show: impl Fn() + 'static) {
        effect(move || {
            if self.is_revealed() {
                show();
            }
        });
    }

    /// Shows the answer. Who asks for it has not answered.
    pub fn reveal(self) {
        self.settle(false, &[]);
        self.revealed.set(true);
    }

    /// Nothing is to be found any more.
    pub fn finish(self) {
        self.over.set(true);
    }

    /// Whether nothing is to be found any more; followed inside a view.
    pub fn is_over(self) -> bool {
        self.over.get()
    }

    /// [`Turn::is_over`] as it is now.
    pub fn is_over_now(self) -> bool {
        self.over.get_untracked()
    }

    /// Whether another exercise has taken its place.
    pub fn is_gone(self) -> bool {
        self.over.try_get_untracked().is_none()
    }

    fn advance(self) {
        self.series.update(|series| {
            self.subject.choose_next(series);
            series.advance();
        });
    }

    /// The way to see the answer.
    pub fn show_answer(self) -> AnyView {
        view! { <Button look="quiet small" text=self.subject.message("show") on_press=move || self.reveal()/> }
            .into_any()
    }

    /// The next step, once there is an answer; the way to see it, while it is not found. For the end of the exercise's
    /// card; `tip` stands before them.
    pub fn next_step(self, tip: AnyView) -> AnyView {
        let show = move || (!self.over.get()).then(|| self.show_answer());
        let next = move || {
            self.is_settled().then(|| {
                view! {
                    <button type="button" class="button" id="a-seguir" on:click=move |_| self.advance()>
                        {self.subject.message("next")}
                    </button>
                }
            })
        };
        // After a wrong answer in writing the field keeps the focus, so that it can be mended.
        effect(move || {
            let right = self.series.with_untracked(Series::settled) == Some(true);
            if self.over.get() && self.is_settled() && (right || !S::ONE_ANSWER || !browser::is_writing()) {
                request_animation_frame(|| browser::focus("a-seguir"));
            }
        });
        view! { <p class="verdict-actions">{tip} {show} {next}</p> }.into_any()
    }
}
