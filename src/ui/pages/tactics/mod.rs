//! Táticas: the list of themes, series as hard as the pupil needs them, what is due, the puzzle of the day, and sets for a
//! class, on the screen and on paper.

mod class;
mod context;
mod exercise;
mod paper;

use leptos::prelude::*;

use self::context::{Tactics, Way, catalog, once_packed, packs, place};
use crate::random;
use crate::route::{CLASS, REVIEW, TODAY, Tactic};
use crate::tactics::{Exercise, Grade, Level, Progress, Theme};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::pages::drills::menu::{self as list, Card, Due, Menu};
use crate::ui::pages::drills::series::{self, Asked};
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::reactive::{effect, memo};
use crate::ui::router::use_router;
use crate::ui::widgets::TextLink;
use crate::ui::{browser, time};

#[component]
pub fn TacticsPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let trainer = Trainer::open(page);
    let subject = Tactics::open(trainer);
    let asked = memo(move || router.page(Tactic::from_path).unwrap_or(Tactic::Menu));
    let another = is_another_page();
    // After the frame has named the area, which it does once the page is drawn.
    effect(move || {
        page.i18n.language();
        page.set_title(&title(subject, &asked.get()));
    });
    move || {
        let asked = asked.get();
        if another() {
            request_animation_frame(focus_start);
        }
        page.i18n.language();
        // Another series of the same theme is the same page anew.
        subject.number.track();
        untrack(|| show(subject, asked))
    }
}

/// What the window's title says of a page.
fn title(subject: Tactics, asked: &Tactic) -> String {
    let trainer = subject.trainer;
    let of = |name: &str| match name {
        REVIEW => trainer.tr("tactics-review"),
        TODAY => trainer.tr("tactics-today"),
        CLASS => trainer.tr("tactics-class"),
        theme => Theme::from_name(theme).map_or_else(|| trainer.tr("not-found-title"), |theme| subject.theme(theme)),
    };
    match asked {
        Tactic::Menu => subject.message("title"),
        Tactic::Theme(name) | Tactic::Set(name, _) | Tactic::Paper(name, _) => of(name),
    }
}

fn show(subject: Tactics, asked: Tactic) -> AnyView {
    match asked {
        Tactic::Menu => menu(subject),
        Tactic::Theme(name) => match name.as_str() {
            REVIEW => due(subject),
            TODAY => today(subject),
            CLASS => class::page(subject),
            _ => Theme::from_name(&name).map_or_else(|| list::missing(subject), |theme| adaptive(subject, theme)),
        },
        Tactic::Set(theme, grade) => match named(&theme, &grade) {
            Some((theme, grade)) => of_class(subject, theme, grade),
            None => list::missing(subject),
        },
        Tactic::Paper(theme, grade) => match named(&theme, &grade) {
            Some((theme, grade)) => paper::page(subject, theme, grade),
            None => list::missing(subject),
        },
    }
}

fn named(theme: &str, grade: &str) -> Option<(Theme, Grade)> {
    Some((Theme::from_name(theme)?, Grade::from_name(grade)?))
}

fn exercises(subject: Tactics, way: Way, exercises: Vec<Exercise>) -> AnyView {
    subject.way.set_value(way);
    series::page(subject, Asked::Due(exercises))
}

/// A theme, as hard as the pupil needs it.
fn adaptive(subject: Tactics, theme: Theme) -> AnyView {
    let ask = move || async move { packs(subject.near(&catalog().await?, theme)).await };
    once_packed(subject, ask, move || exercises(subject, Way::Theme(theme), subject.series(theme)))
}

fn due(subject: Tactics) -> AnyView {
    let (due, levels) = subject.due();
    let ask = move || packs(levels.clone());
    once_packed(subject, ask, move || exercises(subject, Way::Given, due.clone()))
}

/// The puzzle of the day, the same for everybody.
fn today(subject: Tactics) -> AnyView {
    let day = time::today();
    let ask = move || async move { packs(vec![catalog().await?.of_day(day)?]).await };
    once_packed(subject, ask, move || {
        let one = subject.packs.with_value(|packs| packs.of_day(day));
        exercises(subject, Way::Given, one.into_iter().collect())
    })
}

/// The set of a class, the same for all who have its address.
fn of_class(subject: Tactics, theme: Theme, grade: Grade) -> AnyView {
    let ask = move || async move { packs(catalog().await?.of_grade(theme, grade)).await };
    let name = use_router().series_now().unwrap_or_else(|| random::name_of(browser::chance()));
    once_packed(subject, ask, move || {
        let address = class::address(theme, grade, &name);
        let set = subject.packs.with_value(|packs| packs.set(theme, grade, &name));
        exercises(subject, Way::Set(theme, address), set)
    })
}

/// The list of themes, with what is due.
fn menu(subject: Tactics) -> AnyView {
    let trainer = subject.trainer;
    let card = move |theme: Theme| {
        let answers = subject.progress.with(|progress| match theme {
            Theme::Mixed => 0,
            theme => progress.skill(theme).answers(),
        });
        let standing = trainer.tr_with("tactics-answered", &[("count", answers.into())]);
        Card {
            href: place(theme.name()),
            icon: theme.icon(),
            name: subject.theme(theme),
            aim: subject.aim(theme),
            levels: Vec::<Level>::new(),
            standing: (answers > 0).then_some(standing),
        }
    };
    let cards = Box::new(move || Theme::ALL.map(card).into());
    let due = Box::new(move |today| {
        subject.progress.with(|progress| Due { count: progress.due(today).len(), next: progress.next_due() })
    });
    let forget = Callback::new(move |()| {
        subject.progress.set(trainer.records.keep_tactics(|progress| *progress = Progress::default()));
    });
    let teacher = view! {
        <p><TextLink href=place(CLASS) class="button quiet" icon="print" text=trainer.tr("tactics-class")/></p>
    };
    view! {
        <Menu
            subject=subject
            cards=cards
            review=place(REVIEW)
            due=due
            forget=forget
            teacher=teacher.into_any()
        />
    }
    .into_any()
}
