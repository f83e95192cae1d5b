//! Treinar: the list, the series of exercises, what is due today, and the numbers of the squares. One address for each
//! level; a set of exercises has a name, so that a class gets the same.

mod marking;
mod menu;
mod series;
mod stage;
mod tasks;
mod win;

use leptos::prelude::*;

use super::{Room, link};
use crate::drills::Training;
use crate::drills::squares::Naming;
use crate::drills::draughts::{Exercise, Kind, Level, NUMBERS, review, wins};
use crate::route::{Hall, REVIEW};
use crate::site::page_at;
use crate::texts::Value;
use crate::ui::browser;
use crate::ui::drills::rounds;
use crate::ui::i18n::I18n;
use crate::ui::journey::use_journey;
use crate::ui::loader::{Later, once_here};
use crate::ui::time;
use crate::ui::widgets;

/// What every page of the training needs.
#[derive(Clone, Copy)]
struct Trainer {
    room: Room,
    i18n: I18n,
    training: RwSignal<Training>,
    /// Whether the numbers stand on the squares, where they are not what is asked.
    numbered: RwSignal<bool>,
    /// The text of the file of wins, once it is there.
    wins: StoredValue<String>,
}

impl Trainer {
    fn tr(self, id: &str) -> String {
        self.i18n.tr(id)
    }

    fn tr_with(self, id: &str, values: &[(&str, Value)]) -> String {
        self.i18n.tr_with(id, values)
    }

    /// «Qual é a captura?»
    fn kind(self, kind: Kind) -> String {
        self.tr(kind_id(kind))
    }

    /// «Qual é a captura? · 2»
    fn level(self, level: Level) -> String {
        format!("{} · {}", self.kind(level.kind), level.number())
    }

    /// Keeps what came of an exercise, unless a class is at work.
    fn train(self, change: impl Fn(&mut Training) + 'static) {
        if !self.is_class() {
            self.training.set(self.room.records.train(change));
        }
    }

    /// What it has in common with other trainers.
    fn shared(self) -> crate::ui::drills::Trainer {
        crate::ui::drills::Trainer { i18n: self.i18n, records: self.room.records, training: self.training }
    }

    /// Modo aula.
    fn is_class(self) -> bool {
        self.room.records.class_mode().get_untracked()
    }
}

/// The name of a kind.
const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Which => "train-which",
        Kind::HowMany => "train-how-many",
        Kind::Landing => "train-landing",
        Kind::WhoTakes => "train-who-takes",
        Kind::Win => "train-win",
    }
}

/// The address of a kind, a level, or of what is due.
fn place(name: &str) -> Hall {
    Hall::Train(Some(name.to_string()))
}

/// A button with a text of the training.
fn press(trainer: Trainer, look: &'static str, id: &str, act: impl Fn() + Send + Sync + 'static) -> AnyView {
    widgets::press(look, trainer.tr(id), act)
}

/// What draws the rounds of numbers.
type Rounds = fn(Trainer) -> AnyView;

/// What draws the exercises: a series of a level, and what is due.
#[derive(Clone, Copy)]
struct Drills {
    level: fn(Trainer, Level) -> AnyView,
    review: fn(Trainer, Vec<Exercise>) -> AnyView,
}

// Whoever reads the list does not wait for either.
in_chunks! {
    rounds_code: draughts_numbers => Rounds = |trainer| rounds::page(trainer.shared(), Naming::Draughts);
    drills_code: draughts_drill => Drills = Drills { level: series::level, review: series::review };
}

/// Shows the code of the page at this address.
fn later(trainer: Trainer, name: &str) -> Later {
    let needs = &page_at(&place(name).path()).needs;
    Later { i18n: trainer.i18n, title: "train-draughts", needs }
}

pub(super) fn page(room: Room) -> AnyView {
    let journey = use_journey();
    let trainer = Trainer {
        room,
        i18n: room.i18n,
        training: RwSignal::new(room.records.load_training()),
        numbered: RwSignal::new(true),
        wins: StoredValue::new(String::new()),
    };
    room.records.follow_training(trainer.training);
    let asked = Memo::new(move |_| match journey.hall() {
        Some(Hall::Train(name)) => name,
        _ => None,
    });
    let turned = StoredValue::new(false);
    (move || {
        let name = asked.get();
        // Who comes from another page of the training finds the reading place at the start of this one.
        if turned.get_value() {
            request_animation_frame(|| browser::focus("conteudo"));
        }
        turned.set_value(true);
        untrack(|| show(trainer, name.as_deref()))
    })
    .into_any()
}

fn show(trainer: Trainer, name: Option<&str>) -> AnyView {
    let Some(name) = name else {
        trainer.room.arrive(&trainer.tr("train-draughts"));
        return menu::menu(trainer);
    };
    if name == NUMBERS {
        trainer.room.arrive(&trainer.tr("train-numbers"));
        return later(trainer, NUMBERS).show(rounds_code, move |page: Rounds| page(trainer));
    }
    if name == REVIEW {
        trainer.room.arrive(&trainer.tr("train-review"));
        let due = trainer.training.with_untracked(|training| review(training, time::today()));
        let wins = due.iter().any(|exercise| exercise.level.kind == Kind::Win);
        return with_wins(trainer, wins, move || {
            let due = due.clone();
            later(trainer, REVIEW).show(drills_code, move |drills: Drills| (drills.review)(trainer, due.clone()))
        });
    }
    if let Some(kind) = Kind::from_name(name) {
        trainer.room.arrive(&trainer.kind(kind));
        return menu::levels(trainer, kind);
    }
    if let Some(level) = Level::from_slug(name) {
        trainer.room.arrive(&trainer.level(level));
        return with_wins(trainer, level.kind == Kind::Win, move || {
            later(trainer, REVIEW).show(drills_code, move |drills: Drills| (drills.level)(trainer, level))
        });
    }
    view! {
        <div class="page">
            <h1>{trainer.tr("train-missing")}</h1>
            <p class="actions">{link(&Hall::Train(None), "button", "", trainer.tr("train-all"))}</p>
        </div>
    }
    .into_any()
}

/// Brings the file of wins before what needs it.
fn with_wins(trainer: Trainer, needed: bool, show: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    if !needed || trainer.wins.with_value(|wins| !wins.is_empty()) {
        return show();
    }
    let ask = || {
        let coming = browser::fetch_texts(&[wins::FILE.to_string()]);
        async move { coming.await?.pop() }
    };
    once_here(trainer.i18n, "train-win", ask, move |text| trainer.wins.set_value(text), move |()| show())
}

/// Where a series of this level is.
fn level_place(exercise: Exercise) -> Hall {
    place(&exercise.level.slug())
}
