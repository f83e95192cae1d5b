//! Finais: the list of endings, the method of each step by step, and positions to play against the longest defence.

mod context;
mod play;
mod steps;

use leptos::prelude::*;

use self::context::{Endings, Turn, place};
use crate::drills::Training;
use crate::drills::endings::{ENDINGS, Ending, Exercise, Level, ending_of, slug};
use crate::route::{Endgames, REVIEW};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::pages::drills::menu::{self as list, Card, Menu, due_of};
use crate::ui::pages::drills::series::{self, SeriesOf};
use crate::ui::pages::drills::{Subject, Trainer, message_of};
use crate::ui::reactive::{effect, memo};
use crate::ui::router::{href, use_router};
use crate::ui::time;

impl Subject for Endings {
    type Level = Level;
    /// The worker knows the position.
    type Task = ();

    const CLASS: &'static str = "train";
    const ONE_ANSWER: bool = false;
    const FORGET: &'static str = "endings-forget-title";

    fn trainer(self) -> Trainer {
        self.trainer
    }

    fn message_id(what: &str) -> String {
        message_of("endings", what)
    }

    fn name(self, level: Level) -> String {
        format!("{} · {}", self.ending(level.ending), level.number())
    }

    fn home() -> String {
        href(Endgames(None).path())
    }

    fn kind_href(level: Level) -> String {
        place(slug(level.ending))
    }

    fn href(level: Level) -> String {
        place(&level.slug())
    }

    fn task(self, _exercise: Exercise) -> Option<()> {
        Some(())
    }

    fn draw(turn: Turn) -> AnyView {
        play::exercise(turn)
    }
}

#[component]
pub fn EndingsPage() -> impl IntoView {
    let page = Page::here();
    let subject = Endings { trainer: Trainer::open(page) };
    let router = use_router();
    let asked = memo(move || router.page(Endgames::from_path).and_then(|Endgames(name)| name));
    let another = is_another_page();
    // After the frame has named the area, which it does once the page is drawn.
    effect(move || {
        page.i18n.language();
        page.set_title(&title(subject, asked.get().as_deref()));
    });
    move || {
        let name = asked.get();
        if another() {
            request_animation_frame(focus_start);
        }
        page.i18n.language();
        untrack(|| show(subject, name.as_deref()))
    }
}

/// What the window's title says of the page with this name.
fn title(subject: Endings, name: Option<&str>) -> String {
    let Some(name) = name else { return subject.message("title") };
    let of_ending = ending_of(name).map(|ending| subject.ending(ending));
    let of_level = || Level::from_slug(name).map(|level| subject.name(level));
    let other = if name == REVIEW { "endings-review" } else { "not-found-title" };
    of_ending.or_else(of_level).unwrap_or_else(|| subject.trainer.tr(other))
}

fn show(subject: Endings, name: Option<&str>) -> AnyView {
    let trainer = subject.trainer;
    let Some(name) = name else { return menu(subject) };
    if name == REVIEW {
        let due = trainer.training.with_untracked(|training| training.due_series(time::today()));
        return series::page(subject, SeriesOf::Due(due));
    }
    if let Some(ending) = ending_of(name) {
        return steps::page(subject, ending);
    }
    match Level::from_slug(name) {
        Some(level) => series::page(subject, SeriesOf::Level(level)),
        None => list::missing(subject),
    }
}

/// The list of endings, with what is due.
fn menu(subject: Endings) -> AnyView {
    let card = move |ending: Ending| Card {
        href: place(slug(ending)),
        icon: "board",
        name: subject.ending(ending),
        aim: subject.aim(ending),
        standing: list::done_of(subject, Level::of(ending)),
    };
    let trainer = subject.trainer;
    let cards = Box::new(move || ENDINGS.map(card).into());
    let (due, forget) = (due_of::<Level>(trainer), trainer.forget(Training::forget_endings));
    view! { <Menu subject=subject cards=cards review=place(REVIEW) due=due forget=forget/> }.into_any()
}
