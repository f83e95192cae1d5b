//! Series of puzzles: of a theme, of what is due, of a class; and the puzzle of the day.

use leptos::prelude::*;

use super::context::{Tactics, Way, catalog, once_packed, once_set, packs};
use crate::route::{REVIEW, TODAY, Tactic};
use crate::tactics::{Exercise, Theme};
use crate::ui::pages::drills::menu;
use crate::ui::pages::drills::series::{self, SeriesOf};
use crate::ui::time;

/// The exercises at this address.
pub(super) fn page(subject: Tactics, asked: &Tactic) -> AnyView {
    match asked {
        Tactic::Theme(name) if name == REVIEW => due(subject),
        Tactic::Theme(name) if name == TODAY => today(subject),
        Tactic::Theme(name) => match Theme::from_name(name) {
            Some(theme) => adaptive(subject, theme),
            None => menu::missing(subject),
        },
        Tactic::Menu | Tactic::Set(..) | Tactic::Paper(..) => of_class(subject, asked),
    }
}

fn exercises(subject: Tactics, way: Way, exercises: Vec<Exercise>) -> AnyView {
    subject.way.set_value(way);
    series::page(subject, SeriesOf::Due(exercises))
}

/// A theme, as hard as the pupil needs it.
fn adaptive(subject: Tactics, theme: Theme) -> AnyView {
    let ask = move || async move { packs(subject.near(&catalog().await?, theme)?).await };
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
fn of_class(subject: Tactics, asked: &Tactic) -> AnyView {
    once_set(subject, asked, move |set| exercises(subject, Way::Set(set.theme, set.address()), set.exercises))
}
