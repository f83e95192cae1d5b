//! The trainer of notation with the code of the kinds on show, and its names and addresses.

use leptos::prelude::*;

use super::super::drills::Trainer;
use crate::drills::{Kind, Topic};
use crate::route::Practice;
use crate::ui::router::href;

/// The trainer with the code of the kinds on show.
#[derive(Clone, Copy)]
pub(super) struct Notation {
    pub(super) trainer: Trainer,
    pub(super) code: StoredValue<Code>,
}

/// An exercise of notation on show.
pub(super) type Turn = crate::ui::pages::drills::Turn<Notation>;

/// The name of a kind of exercise: «Ler».
pub(super) fn kind_name(trainer: Trainer, kind: Kind) -> String {
    trainer.tr(&format!("drill-{}", kind.name()))
}

/// What a kind asks for, in a sentence.
pub(super) fn kind_aim(trainer: Trainer, kind: Kind) -> String {
    trainer.tr(&format!("drill-{}.aim", kind.name()))
}

/// The name of a level: «Capturas».
pub(super) fn topic_name(trainer: Trainer, topic: Topic) -> String {
    trainer.tr(&format!("topic-{}", topic.name()))
}

/// The address of a kind, or of what is due.
pub(super) fn kind_href(name: &str) -> String {
    href(Practice::Kind(name.to_string()).path())
}

/// What draws the exercises of a kind.
pub(super) type Show = fn(Turn) -> AnyView;

/// What draws the page of squares, which go by in rounds and not in series, or of one's own games.
pub(super) type Whole = fn(Trainer) -> AnyView;

/// The code of the kinds on show.
#[derive(Default)]
pub(super) struct Code {
    pub(super) whole: Option<Whole>,
    pub(super) exercises: Vec<(Kind, Show)>,
}
