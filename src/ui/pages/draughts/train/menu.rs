//! The list of kinds, and of a kind's levels.

use leptos::prelude::*;

use super::context::{Draughts, kind_name, kind_word, place};
use crate::drills::Training;
use crate::drills::draughts::{Kind, Level, NUMBERS};
use crate::route::{Hall, REVIEW};
use crate::ui::pages::drills::Trainer;
use crate::ui::pages::drills::menu::{self as list, Card, Due, Menu};
use crate::ui::router::href;
use crate::ui::widgets::TextLink;

/// What a kind asks for, in a sentence.
fn aim(trainer: Trainer, kind: Kind) -> String {
    trainer.tr(&format!("train-{}-aim", kind_word(kind)))
}

/// What a level brings.
fn level_text(trainer: Trainer, level: Level) -> String {
    let word = kind_word(level.kind);
    trainer.tr(&match level.number() {
        1 => format!("train-{word}-1"),
        2 => format!("train-{word}-2"),
        _ => format!("train-{word}-3"),
    })
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
    let numbers = Card {
        href: place(NUMBERS),
        icon: "board",
        name: trainer.tr("train-numbers"),
        aim: trainer.tr("train-numbers-aim"),
        levels: Vec::new(),
    };
    let kind = |kind: Kind| Card {
        href: place(kind.name()),
        icon: icon(kind),
        name: kind_name(trainer, kind),
        aim: aim(trainer, kind),
        levels: Level::of(kind).collect(),
    };
    let cards: Vec<_> = [numbers].into_iter().chain(Kind::ALL.map(kind)).collect();
    let above = view! { <TextLink href=href(Hall::Menu.path()) icon="back" text="menu-draughts"/> };
    let due = |training: &Training, today| Due {
        count: training.due_exercises::<Level>(today).len(),
        next: training.next_exercise::<Level>(),
    };
    let forget = Training::forget_draughts;
    view! { <Menu subject=subject above=above.into_any() cards=cards review=place(REVIEW) due=due forget=forget/> }
        .into_any()
}

/// The levels of a kind.
pub(super) fn levels(subject: Draughts, kind: Kind) -> AnyView {
    let trainer = subject.trainer;
    let levels = Level::of(kind).map(|level| {
        let name = trainer.tr_with("train-level", &[("level", level.number().into())]);
        (level, name, level_text(trainer, level))
    });
    list::levels(subject, kind_name(trainer, kind), aim(trainer, kind), levels)
}
