//! What the parts of the page share: the records, and what came of the last press.

use leptos::prelude::*;

use crate::ui::i18n::I18n;
use crate::ui::records::Records;

/// What the parts of the page share.
#[derive(Clone, Copy)]
pub struct Shelf {
    pub i18n: I18n,
    pub records: Records,
    /// The Fluent id of what came of the last press.
    pub outcome: RwSignal<Option<&'static str>>,
    /// A copy was opened, and what was here before can be brought back.
    pub can_undo: RwSignal<bool>,
    /// Counts what has changed, so that lists are read again.
    pub turn: RwSignal<u32>,
}

impl Shelf {
    /// Something was exchanged, erased or thrown away.
    pub fn changed(self, outcome: &'static str) {
        self.outcome.try_set(Some(outcome));
        self.can_undo.try_set(self.records.before().is_some());
        self.turn.try_update(|turn| *turn = turn.wrapping_add(1));
    }

    pub(super) fn undo(self) {
        let Some(before) = self.records.before() else { return self.changed("copy-undo-late") };
        let answer = self.records.import(&before);
        self.changed(answer.map_or_else(|error| error.message(), |()| "copy-undone"));
    }
}
