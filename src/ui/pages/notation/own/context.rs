//! The trainer of one's own games, with the moments that are kept, and its words and ways.

use leptos::prelude::*;

use super::super::context::{Notation, kind_href};
use crate::drills::own::{Exercise, Moment, Moments, OWN, Own};
use crate::route::Practice;
use crate::site::Route;
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::router::href;
use crate::ui::widgets::{Icon, Link, TextLink};

/// The trainer with the moments that are kept.
#[derive(Clone, Copy)]
pub(super) struct Games {
    pub(super) trainer: Trainer,
    pub(super) moments: StoredValue<Moments>,
    /// What draws an exercise.
    pub(super) draw: fn(Turn) -> AnyView,
}

/// An exercise on show.
pub(super) type Turn = crate::ui::pages::drills::Turn<Games>;

impl Subject for Games {
    type Level = Own;
    type Task = StoredValue<Moment>;

    const CLASS: &'static str = "notation";
    const ONE_ANSWER: bool = false;
    const FORGET: &'static str = Notation::FORGET;

    fn trainer(self) -> Trainer {
        self.trainer
    }

    /// The words are those of the trainer it stands in.
    fn message_id(what: &str) -> String {
        Notation::message_id(what)
    }

    fn name(self, _: Own) -> String {
        self.trainer.tr("own-title")
    }

    fn home() -> String {
        href(Practice::Menu.path())
    }

    fn kind_href(_: Own) -> String {
        kind_href(OWN)
    }

    fn href(_: Own) -> String {
        kind_href(OWN)
    }

    fn task(self, exercise: Exercise) -> Option<StoredValue<Moment>> {
        self.moments.with_value(|moments| moments.get(exercise).cloned()).map(StoredValue::new)
    }

    fn draw(turn: Turn) -> AnyView {
        (turn.subject.draw)(turn)
    }

    fn more_due(self) -> AnyView {
        self.to_the_game()
    }
}

impl Games {
    /// The way back to the board.
    pub(super) fn to_the_game(self) -> AnyView {
        view! {
            <Link route=Route::Play class="button">
                <Icon name="board"/>
                <span>{self.trainer.tr("own-play")}</span>
            </Link>
        }
        .into_any()
    }
}

/// The page without an exercise: its title and what there is to say.
pub(super) fn said(subject: Games, words: AnyView) -> AnyView {
    view! {
        <div class="page notation">
            <div class="drill-place"><TextLink href=Games::home() icon="back" text=subject.message("all")/></div>
            <h1>{subject.trainer.tr("own-title")}</h1>
            <p class="lead">{subject.trainer.tr("own-lead")}</p>
            <section class="card">{words}</section>
        </div>
    }
    .into_any()
}
