//! A sheet being made: what is on the board, what a press there does, and how each change is kept and looked through.

use std::time::Duration;

use leptos::prelude::*;

use super::context::Own;
use crate::board::Mark;
use crate::chess::{Piece, Position};
use crate::exercises::check::{Finding, check};
use crate::exercises::{Exercise, KeptSheet, MOST_EXERCISES, Sheet};
use crate::square::Square;
use crate::ui::reactive::effect;
use crate::ui::time::now_ms;

/// How long after the last change a sheet is kept and looked through, in ms.
const PAUSE: Duration = Duration::from_millis(500);

/// What a press on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    /// Pieces are moved about.
    Hand,
    /// This piece is put there, or taken away where it stands already.
    Put(Piece),
    Erase,
    Ring,
    /// From a square to another.
    Arrow,
    /// The squares of the goal.
    Target,
    /// The moves of the solution.
    Way,
    /// Another move that is right in the place of the last one.
    Also,
}

/// A sheet being made.
#[derive(Clone, Copy)]
pub(super) struct Edit {
    pub(super) own: Own,
    pub(super) id: StoredValue<String>,
    pub(super) sheet: RwSignal<Sheet>,
    /// The exercise on the board, from 0.
    pub(super) at: RwSignal<usize>,
    /// Counts what is put on the board: another exercise may come to the same place.
    pub(super) shown: RwSignal<u32>,
    pub(super) tool: RwSignal<Tool>,
    /// Where an arrow begins.
    pub(super) begun: RwSignal<Option<Square>>,
    /// What came of the last press, on the page and for the ear.
    pub(super) said: RwSignal<String>,
    /// Why a move of the solution is not legal.
    pub(super) refused: RwSignal<Vec<Mark>>,
    pub(super) findings: RwSignal<Vec<Finding>>,
    /// The text that is kept, as this page saw it last.
    seen: StoredValue<String>,
    /// The sheet before an exercise was taken out.
    pub(super) before: RwSignal<Option<(Sheet, usize)>>,
    turn: StoredValue<u32>,
}

impl Edit {
    /// The sheet as it is kept, and as it was read.
    pub(super) fn open(own: Own, kept: KeptSheet, sheet: Sheet) -> Edit {
        let edit = Edit {
            own,
            id: StoredValue::new(kept.id),
            sheet: RwSignal::new(sheet),
            at: RwSignal::new(0),
            shown: RwSignal::new(0),
            tool: RwSignal::new(Tool::Hand),
            begun: RwSignal::new(None),
            said: RwSignal::default(),
            refused: RwSignal::default(),
            findings: RwSignal::default(),
            seen: StoredValue::new(kept.text),
            before: RwSignal::new(None),
            turn: StoredValue::new(0),
        };
        effect(move || {
            edit.sheet.track();
            edit.at.track();
            edit.later();
        });
        on_cleanup(move || edit.save());
        edit
    }

    /// The exercise on the board.
    pub(super) fn exercise(self) -> Exercise {
        let at = self.at.get();
        self.sheet.with(|sheet| sheet.exercises.get(at).cloned()).unwrap_or_else(start)
    }

    pub(super) fn peek(self) -> Exercise {
        untrack(|| self.exercise())
    }

    /// Changes the exercise on the board.
    pub(super) fn change(self, change: impl FnOnce(&mut Exercise)) {
        let at = self.at.get_untracked();
        self.refused.set(Vec::new());
        self.sheet.update(|sheet| {
            if let Some(exercise) = sheet.exercises.get_mut(at) {
                change(exercise);
            }
        });
    }

    /// Says what came of a press.
    pub(super) fn say(self, said: String) {
        self.said.set(said);
    }

    pub(super) fn show(self, at: usize) {
        self.tool.set(Tool::Hand);
        self.begun.set(None);
        self.refused.set(Vec::new());
        self.said.set(String::new());
        self.at.set(at);
        self.shown.update(|shown| *shown = shown.wrapping_add(1));
    }

    /// Keeps the sheet as it is now.
    pub(super) fn save(self) {
        let (Some(sheet), Some(seen), Some(id)) =
            (self.sheet.try_get_untracked(), self.seen.try_get_value(), self.id.try_get_value())
        else {
            return;
        };
        let text = sheet.text();
        if text == seen {
            return;
        }
        if self.own.keep(KeptSheet { id, at: now_ms(), text: text.clone() }, seen) {
            self.seen.try_set_value(text);
        } else {
            self.said.try_set(self.own.tr("exercises-full"));
        }
    }

    /// A moment after the last change.
    fn later(self) {
        let Some(turn) = self.turn.try_update_value(|turn| {
            *turn = turn.wrapping_add(1);
            *turn
        }) else {
            return;
        };
        set_timeout(
            move || {
                if self.turn.try_get_value() == Some(turn) {
                    self.save();
                    self.findings.set(check(&self.peek()));
                }
            },
            PAUSE,
        );
    }

    /// Another exercise behind the one on the board.
    pub(super) fn add(self, exercise: Exercise) {
        let at = self.at.get_untracked();
        let place = self.sheet.try_update(|sheet| {
            if sheet.exercises.len() >= MOST_EXERCISES {
                return None;
            }
            let place = (at + 1).min(sheet.exercises.len());
            sheet.exercises.insert(place, exercise);
            Some(place)
        });
        match place.flatten() {
            Some(place) => self.show(place),
            None => self.say(self.own.tr("exercises-sheet-full")),
        }
    }

    pub(super) fn remove(self) {
        let at = self.at.get_untracked();
        self.before.set(Some((self.sheet.get_untracked(), at)));
        self.sheet.update(|sheet| {
            if at < sheet.exercises.len() {
                sheet.exercises.remove(at);
            }
            if sheet.exercises.is_empty() {
                sheet.exercises.push(start());
            }
        });
        self.show(at.saturating_sub(1));
        self.say(self.own.tr("exercises-removed"));
    }

    pub(super) fn put_back(self) {
        if let Some((sheet, at)) = self.before.get_untracked() {
            self.before.set(None);
            self.sheet.set(sheet);
            self.show(at);
            self.say(self.own.tr("exercises-back"));
        }
    }
}

/// The first of a sheet.
pub(super) fn start() -> Exercise {
    Exercise::on(&Position::start().setup())
}
