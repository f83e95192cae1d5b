//! A moment as an exercise: the position, the question «Que jogavas?», and what came of the move that was played.

use leptos::prelude::*;

use super::super::context::{Notation, kind_href};
use super::context::Games;
use crate::chess::san;
use crate::color::Color;
use crate::drills::own::{Exercise, Moment, OWN, Own};
use crate::tactics::Attempt;
use crate::ui::advice;
use crate::ui::pages::drills::find::{self, Finding};
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::preferences::use_preferences;

/// An exercise on show.
type Turn = crate::ui::pages::drills::Turn<Games>;

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
        Notation::home()
    }

    fn kind_href(_: Own) -> String {
        kind_href(OWN)
    }

    fn href(_: Own) -> String {
        kind_href(OWN)
    }

    fn task(self, exercise: Exercise) -> Option<StoredValue<Moment>> {
        self.moments.with_value(|moments| moments.get(exercise)).map(StoredValue::new)
    }

    fn draw(turn: Turn) -> AnyView {
        find::draw(turn)
    }

    fn more(self) -> AnyView {
        self.to_the_game()
    }
}

impl Finding for Games {
    const CERTAIN: bool = false;
    const COUNTS_HANDS: bool = false;

    fn attempt(turn: Turn) -> Attempt {
        turn.task.with_value(|moment| Attempt::one_of(moment.before, &moment.good))
    }

    fn question(turn: Turn) -> String {
        let side = turn.task.with_value(|moment| moment.before.turn());
        turn.trainer.tr(if side == Color::White { "own-task-white" } else { "own-task-black" })
    }

    /// A move that the second thread finds good is said like one that was known to be.
    fn words_id(what: &str) -> String {
        format!("own-{}", if what == "also" { "right" } else { what })
    }

    /// What was played in the game, and what was wrong with it.
    fn afterwards(turn: Turn) -> AnyView {
        let letters = use_preferences().letters_now();
        let (played, why) = turn.task.with_value(|moment| {
            let why = moment.why.as_ref().map(|why| advice::sentence(turn.trainer.i18n, why));
            (san::write(&moment.before, moment.played, letters), why)
        });
        let played = turn.trainer.tr_with("own-played", &[("move", played.into())]);
        view! {
            <section class="card">
                <p>{played} " " {why}</p>
            </section>
        }
        .into_any()
    }
}
