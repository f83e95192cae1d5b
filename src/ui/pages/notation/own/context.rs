//! The trainer of one's own games with the moments that are kept, and the page without an exercise.

use leptos::prelude::*;

use crate::drills::own::{Exercise, Moments};
use crate::site::Route;
use crate::ui::pages::drills::{Subject, Trainer};
use crate::ui::widgets::{Icon, Link, TextLink};

/// The trainer with the moments that are kept.
#[derive(Clone, Copy)]
pub(in crate::ui::pages::notation) struct Games {
    pub(in crate::ui::pages::notation) trainer: Trainer,
    pub(super) moments: StoredValue<Moments>,
}

/// What draws the moments that have been found.
pub(in crate::ui::pages::notation) type ShowFound = fn(Games, Vec<Exercise>) -> AnyView;

impl Games {
    pub(super) fn open(trainer: Trainer) -> Games {
        trainer.set_title(&trainer.tr("own-title"));
        Games { trainer, moments: StoredValue::new(trainer.records.kept()) }
    }

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

    /// The page without an exercise: its title and what there is to say.
    pub(super) fn said(self, words: AnyView) -> AnyView {
        view! {
            <div class="page notation">
                <div class="drill-place"><TextLink href=Games::home() icon="back" text=self.trainer.tr("drill-all")/></div>
                <h1>{self.trainer.tr("own-title")}</h1>
                <p class="lead">{self.trainer.tr("own-lead")}</p>
                <section class="card">{words}</section>
            </div>
        }
        .into_any()
    }
}
