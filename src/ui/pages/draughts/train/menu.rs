//! The list of kinds, and of a kind's levels.

use leptos::prelude::*;

use super::context::{Draughts, place};
use crate::drills::Training;
use crate::drills::draughts::{Kind, Level, NUMBERS};
use crate::route::{Hall, REVIEW};
use crate::ui::pages::drills::menu::{self as list, Card, Menu, due_of};
use crate::ui::router::href;
use crate::ui::widgets::TextLink;

/// What a kind asks for, in a sentence, and what each of its levels brings.
const fn texts(kind: Kind) -> (&'static str, [&'static str; 3]) {
    match kind {
        Kind::Which => ("train-which-aim", ["train-which-1", "train-which-2", "train-which-3"]),
        Kind::HowMany => ("train-how-many-aim", ["train-how-many-1", "train-how-many-2", "train-how-many-3"]),
        Kind::Landing => ("train-landing-aim", ["train-landing-1", "train-landing-2", "train-landing-3"]),
        Kind::WhoTakes => ("train-who-takes-aim", ["train-who-takes-1", "train-who-takes-2", "train-who-takes-3"]),
        Kind::Win => ("train-win-aim", ["train-win-1", "train-win-2", "train-win-3"]),
    }
}

const fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Which => "law",
        Kind::HowMany => "hint",
        Kind::Landing => "forward",
        Kind::WhoTakes => "draughts",
        Kind::Win => "star",
    }
}

pub(super) fn menu(subject: Draughts) -> AnyView {
    let trainer = subject.trainer;
    let numbers = move || Card {
        href: place(NUMBERS),
        icon: "board",
        name: trainer.tr("train-numbers"),
        aim: trainer.tr("train-numbers-aim"),
        standing: None,
    };
    let kind = move |kind: Kind| Card {
        href: place(kind.name()),
        icon: icon(kind),
        name: trainer.tr(kind.id()),
        aim: trainer.tr(texts(kind).0),
        standing: list::done_of(subject, Level::of(kind)),
    };
    let cards = Box::new(move || [numbers()].into_iter().chain(Kind::ALL.map(kind)).collect());
    let above = view! { <TextLink href=href(Hall::Menu.path()) icon="back" text="menu-draughts"/> };
    let (due, forget) = (due_of::<Level>(trainer), trainer.forget(Training::forget_draughts));
    view! { <Menu subject=subject above=above.into_any() cards=cards review=place(REVIEW) due=due forget=forget/> }
        .into_any()
}

/// The levels of a kind.
pub(super) fn levels(subject: Draughts, kind: Kind) -> AnyView {
    let trainer = subject.trainer;
    let (aim, texts) = texts(kind);
    let levels = Level::of(kind).zip(texts).map(|(level, text)| {
        let name = trainer.tr_with("train-level", &[("level", level.number().into())]);
        (level, name, trainer.tr(text))
    });
    list::levels(subject, trainer.tr(kind.id()), trainer.tr(aim), levels)
}
