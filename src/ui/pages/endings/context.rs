//! The trainer of endings: its names and addresses, and what a try on the board comes to.

use engine::endings::Wanted;
use leptos::prelude::*;

use crate::board::State;
use crate::chess::legality::judge_setup;
use crate::chess::{Illegal, Move, Position};
use crate::drills::endings::{Ending, Level, slug};
use crate::route::Endgames;
use crate::ui::pages::drills::Trainer;
use crate::ui::pages::drills::menu::level_list;
use crate::ui::preferences::Preferences;
use crate::ui::reactive::effect;
use crate::ui::router::href;

/// The trainer of endings.
#[derive(Clone, Copy)]
pub(super) struct Endings {
    pub(super) trainer: Trainer,
}

/// A position on show.
pub(super) type Turn = crate::ui::pages::drills::Turn<Endings>;

/// The address of an ending, a level, or of what is due.
pub(super) fn place(name: &str) -> String {
    href(Endgames(Some(name.to_string())).path())
}

impl Endings {
    /// «Dama contra rei».
    pub(super) fn ending(self, ending: Ending) -> String {
        self.trainer.tr(&format!("endings-{}", slug(ending)))
    }

    /// What the ending is about, in a sentence.
    pub(super) fn aim(self, ending: Ending) -> String {
        self.trainer.tr(&format!("endings-{}-aim", slug(ending)))
    }

    /// What a level brings, in a sentence.
    fn brings(self, level: Level) -> String {
        match level.wanted() {
            Wanted::Win(moves) => {
                let ends = [("least", (*moves.start()).into()), ("most", (*moves.end()).into())];
                self.trainer.tr_with("endings-level-win", &ends)
            }
            Wanted::Hold => self.trainer.tr("endings-level-hold"),
        }
    }

    /// The levels of an ending, with their stars.
    pub(super) fn levels(self, ending: Ending) -> AnyView {
        let levels = Level::of(ending).map(|level| {
            let name = self.trainer.tr_with("train-level", &[("level", level.number().into())]);
            (level, name, self.brings(level))
        });
        level_list(self, levels)
    }
}

/// The board keeps to what the user prefers.
pub(super) fn follow(preferences: Preferences, board: RwSignal<State>) {
    effect(move || {
        let coordinates = preferences.read(|settings| settings.coordinates);
        let dots = preferences.read(|settings| settings.show_destinations);
        board.update(|board| {
            board.coordinates = coordinates;
            board.show_destinations = dots;
        });
    });
}

/// A move, or why the rules refuse it.
pub(super) fn judged(position: &Position, m: Move) -> Result<Move, Illegal> {
    judge_setup(&position.setup(), None, None, m)
}
