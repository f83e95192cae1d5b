//! The event on show: read, changed and kept; and its moves in words.

use leptos::prelude::*;

use crate::poker::{Act, Move, Place, Poker, PokerRecord};
use crate::ui::page::Page;

/// The event on show.
#[derive(Clone, Copy)]
pub(super) struct Event {
    pub(super) page: Page,
    pub(super) kept: RwSignal<PokerRecord>,
    /// What came of the last act.
    pub(super) said: RwSignal<String>,
}

impl Event {
    /// Reads from the event, and follows it.
    pub(super) fn read<T: Default>(self, read: impl FnOnce(&Poker) -> T) -> T {
        self.kept.with(|kept| kept.poker.as_ref().map(read).unwrap_or_default())
    }

    pub(super) fn play(self, act: Act) {
        self.kept.set(self.page.records.update(move |kept: &mut PokerRecord| kept.play(&act)));
        let told = untrack(|| {
            self.read(|poker| {
                let moves = poker.story().last().map(|done| done.moves.as_slice()).unwrap_or_default();
                moves.iter().map(|one| told(self.page, poker, one)).collect::<Vec<_>>().join(" ")
            })
        });
        self.said.set(if told.is_empty() { self.page.tr("poker-noted") } else { told });
    }

    pub(super) fn take_back(self) {
        self.kept.set(self.page.records.update(PokerRecord::take_back));
        self.said.set(self.page.tr("poker-taken-back"));
    }
}

/// «mesa 2, lugar 5».
pub(super) fn place(page: Page, place: Place) -> String {
    page.tr_with("poker-place", &[("table", place.table.into()), ("seat", place.seat.into())])
}

/// Who moves where, and whether the hand under way is sat out.
pub(super) fn told(page: Page, poker: &Poker, one: &Move) -> String {
    let who = poker.name(one.player).to_string();
    let from = one.from.map(|from| place(page, from)).unwrap_or_default();
    let to = one.to.map(|to| place(page, to)).unwrap_or_default();
    let id = match (one.from, one.to) {
        (_, None) => "poker-goes-out",
        (None, Some(_)) => "poker-comes",
        (Some(_), Some(_)) => "poker-moves",
    };
    let mut said = page.tr_with(id, &[("who", who.into()), ("from", from.into()), ("to", to.into())]);
    if one.waits {
        said = format!("{said} {}", page.tr("poker-waits"));
    }
    said
}
