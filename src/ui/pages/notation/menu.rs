//! The list of kinds, and of a kind's levels.

use leptos::prelude::*;

use super::context::{Notation, kind_aim, kind_href, kind_name, topic_name};
use crate::drills::own::OWN;
use crate::drills::{Kind, Level, Training};
use crate::route::REVIEW;
use crate::site::Route;
use crate::ui::pages::drills::menu::{self as list, Card, Due, Menu};
use crate::ui::router::href;

/// The drawing of a kind.
const fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Squares => "board",
        Kind::Read => "learn",
        Kind::Write => "notation",
        Kind::Slip => "hint",
        Kind::Unseen => "voice",
        Kind::Sealed => "law",
    }
}

pub(super) fn menu(subject: Notation) -> AnyView {
    let trainer = subject.trainer;
    let kind = move |kind: Kind| Card {
        href: kind_href(kind.name()),
        icon: icon(kind),
        name: kind_name(trainer, kind),
        aim: kind_aim(trainer, kind),
        standing: list::done_of(subject, Level::of(kind)),
    };
    let page = move |href: String, icon: &'static str, [name, aim]: [&str; 2]| Card {
        href,
        icon,
        name: trainer.tr(name),
        aim: trainer.tr(aim),
        standing: None,
    };
    let sheet = move || page(href(Route::ScoreSheet.path()), "sheet", ["drill-folha", "drill-folha.aim"]);
    let games = move || page(kind_href(OWN), "knight", ["drill-partidas", "drill-partidas.aim"]);
    let cards = Box::new(move || Kind::ALL.into_iter().map(kind).chain([sheet(), games()]).collect());
    let due = move |today| {
        trainer.training.with(|training| Due { count: training.due(today).len(), next: training.next_due() })
    };
    let forget = trainer.forget(|training| *training = Training::default());
    view! { <Menu subject=subject cards=cards review=kind_href(REVIEW) due=Box::new(due) forget=forget/> }.into_any()
}

/// The levels of a kind.
pub(super) fn levels(subject: Notation, kind: Kind) -> AnyView {
    let trainer = subject.trainer;
    let levels = Level::of(kind).map(|level| {
        let example = trainer.tr(&format!("topic-{}.example", level.topic.name()));
        (level, topic_name(trainer, level.topic), example)
    });
    list::levels(subject, kind_name(trainer, kind), kind_aim(trainer, kind), levels)
}
