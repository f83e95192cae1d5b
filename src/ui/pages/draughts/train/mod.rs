//! Treinar: the list, the series of exercises, what is due today, and the numbers of the squares. One address for each
//! level; a set of exercises has a name, so that a class gets the same.

mod context;
mod marking;
mod menu;
mod stage;
mod tasks;
mod win;

use leptos::prelude::*;

use self::context::{Draughts, Turn, place};
use crate::board::Figures;
use crate::drills::draughts::{Exercise, Kind, Level, NUMBERS, Solution, Task, wins};
use crate::drills::squares::Naming;
use crate::route::{Hall, REVIEW};
use crate::site::page_at;
use crate::ui::loader::{Later, once_here};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::pages::drills::series::{self, SeriesOf};
use crate::ui::pages::drills::{Subject, Trainer, menu as list, rounds};
use crate::ui::reactive::memo;
use crate::ui::router::{href, use_router};
use crate::ui::{browser, time};

impl Subject for Draughts {
    type Level = Level;
    type Task = Task;

    const CLASS: &'static str = "train";
    const ONE_ANSWER: bool = false;
    const FORGET: &'static str = "train-forget-title";

    fn trainer(self) -> Trainer {
        self.trainer
    }

    fn message_id(what: &str) -> String {
        match what {
            "title" => "train-draughts".to_string(),
            _ => format!("train-{what}"),
        }
    }

    fn name(self, level: Level) -> String {
        format!("{} · {}", self.trainer.tr(level.kind.id()), level.number())
    }

    fn home() -> String {
        href(Hall::Train(None).path())
    }

    fn kind_href(level: Level) -> String {
        place(level.kind.name())
    }

    fn href(level: Level) -> String {
        place(&level.slug())
    }

    /// The position and the answer; `None` where the file of wins has no such line.
    fn task(self, exercise: Exercise) -> Option<Task> {
        self.wins.with_value(|wins| exercise.task(wins))
    }

    fn draw(turn: Turn) -> AnyView {
        match turn.task.answer {
            Solution::Move(wanted) => tasks::which(turn, wanted),
            Solution::Count(wanted) => tasks::how_many(turn, wanted),
            Solution::Squares { dama, squares } => marking::exercise(turn, Some(dama), squares),
            Solution::Pieces(pieces) => marking::exercise(turn, None, pieces),
            Solution::Win { moves, first } => win::exercise(turn, moves, first),
        }
    }
}

/// What draws the rounds of numbers.
type Rounds = fn(Trainer) -> AnyView;

/// What draws a series of exercises.
type Drills = fn(Draughts, SeriesOf<Level>) -> AnyView;

// Whoever reads the list does not wait for either.
in_chunks! {
    rounds_code: draughts_numbers => Rounds = |trainer| rounds::page(trainer, Naming::Draughts, || Figures::EMPTY);
    drills_code: draughts_drill => Drills = series::page;
}

/// Shows the code of the page at this address.
fn later(trainer: Trainer, name: &str) -> Later {
    let needs = &page_at(&Hall::Train(Some(name.to_string())).path()).needs;
    Later { i18n: trainer.i18n, title: "train-draughts", needs }
}

pub(super) fn page(page: Page) -> AnyView {
    let router = use_router();
    let subject =
        Draughts { trainer: Trainer::open(page), numbered: RwSignal::new(true), wins: StoredValue::new(String::new()) };
    let asked = memo(move || match router.page(Hall::from_path) {
        Some(Hall::Train(name)) => name,
        _ => None,
    });
    let another = is_another_page();
    (move || {
        let name = asked.get();
        if another() {
            request_animation_frame(focus_start);
        }
        untrack(|| show(subject, name.as_deref()))
    })
    .into_any()
}

fn show(subject: Draughts, name: Option<&str>) -> AnyView {
    let trainer = subject.trainer;
    let Some(name) = name else {
        trainer.set_title(&subject.message("title"));
        return menu::menu(subject);
    };
    if name == NUMBERS {
        trainer.set_title(&trainer.tr("train-numbers"));
        return later(trainer, NUMBERS).show(rounds_code, move |page: Rounds| page(trainer));
    }
    if let Some(kind) = Kind::from_name(name) {
        trainer.set_title(&trainer.tr(kind.id()));
        return menu::levels(subject, kind);
    }
    let (asked, wins) = if name == REVIEW {
        trainer.set_title(&trainer.tr("train-review"));
        let due: Vec<Exercise> = trainer.training.with_untracked(|training| training.due_series(time::today()));
        let wins = due.iter().any(|exercise| exercise.level.kind == Kind::Win);
        (SeriesOf::Due(due), wins)
    } else if let Some(level) = Level::from_slug(name) {
        trainer.set_title(&subject.name(level));
        (SeriesOf::Level(level), level.kind == Kind::Win)
    } else {
        return list::missing(subject);
    };
    with_wins(subject, wins, move || {
        let asked = asked.clone();
        later(trainer, REVIEW).show(drills_code, move |show: Drills| show(subject, asked.clone()))
    })
}

/// Brings the file of wins before what needs it.
fn with_wins(subject: Draughts, needed: bool, show: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    if !needed || subject.wins.with_value(|wins| !wins.is_empty()) {
        return show();
    }
    let ask = || {
        let coming = browser::fetch_texts(&[wins::FILE.to_string()]);
        async move { coming.await?.pop() }
    };
    once_here(subject.trainer.i18n, "train-win", ask, move |text| subject.wins.set_value(text), move |()| show())
}
