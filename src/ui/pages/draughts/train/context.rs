//! The trainer of draughts, and its addresses.

use leptos::prelude::*;

use crate::route::Hall;
use crate::ui::pages::drills::Trainer;
use crate::ui::router::href;

/// The trainer with what its exercises need.
#[derive(Clone, Copy)]
pub(super) struct Draughts {
    pub(super) trainer: Trainer,
    /// Whether the numbers stand on the squares, where they are not what is asked.
    pub(super) numbered: RwSignal<bool>,
    /// The text of the file of wins, once it is there.
    pub(super) wins: StoredValue<String>,
}

/// An exercise of draughts on show.
pub(super) type Turn = crate::ui::pages::drills::Turn<Draughts>;

/// The address of a kind, a level, or of what is due.
pub(super) fn place(name: &str) -> String {
    href(Hall::Train(Some(name.to_string())).path())
}
