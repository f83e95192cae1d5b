//! What the trainers of notation and of draughts have in common: the list of kinds, series of exercises with their board
//! and card, and rounds of squares. A [`Subject`] says what is trained and how an exercise is drawn.

pub mod menu;
pub mod rounds;
pub mod series;
pub mod stage;

use leptos::prelude::*;

pub use self::series::Turn;
use crate::drills::{Drill, Exercise, Training};
use crate::texts::Value;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::time;

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
        let training = RwSignal::new(page.records.load_training());
        page.records.follow_training(training);
        Trainer { page, training }
    }

    /// Keeps what came of an exercise, unless a class is at work.
    pub fn train(self, change: impl Fn(&mut Training) + 'static) {
        if !self.records.class_mode().get_untracked() {
            self.training.set(self.records.train(change));
        }
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

    /// What else is to be repeated, at the end of what was due.
    fn more_due(self) -> AnyView {
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
