//! What the parts of the page share: the time control chosen, and the choices for all games.

use leptos::prelude::*;

use super::super::context::{Screen, Table};
use crate::clock::{Running, TimeControl};
use crate::game_clock::Rules;
use crate::game_clock::choices::Choices;
use crate::site::Route;

/// What the parts of the page share.
#[derive(Clone, Copy)]
pub(super) struct Setup {
    pub(super) table: Table,
    pub(super) chosen: RwSignal<TimeControl>,
    pub(super) choices: RwSignal<Choices>,
    /// The own time control removed last, and its place.
    pub(super) removed: RwSignal<Option<(usize, String)>>,
    /// Whether the form for one's own is open.
    pub(super) making: RwSignal<bool>,
    /// Whether it is asked to replace the clock on the table.
    pub(super) asking: RwSignal<bool>,
}

impl Setup {
    /// The address of the time control that is chosen, below the base.
    pub(super) fn path(self) -> String {
        let text = self.chosen.with(TimeControl::to_string);
        format!("{}?ritmo={}", Route::Clock.path(), String::from(js_sys::encode_uri_component(&text)))
    }

    pub(super) fn choose(self, control: &TimeControl) {
        self.chosen.set(control.clone());
    }

    /// Changes what is kept for all games.
    pub(super) fn change(self, change: impl Fn(&mut Choices) + 'static) {
        self.choices.set(self.table.records.update(change));
    }

    /// Keeps a time control of one's own, and chooses it.
    pub(super) fn keep(self, control: &TimeControl) {
        let own = control.clone();
        self.change(move |choices| choices.keep(&own));
        self.removed.set(None);
        self.choose(control);
    }

    pub(super) fn remove(self, text: &str) {
        let mut before: Choices = self.table.records.kept();
        let removed = before.remove(text).map(|place| (place, text.to_string()));
        let text = text.to_string();
        self.change(move |choices| {
            choices.remove(&text);
        });
        self.removed.set(removed);
    }

    pub(super) fn put_back(self) {
        if let Some((place, text)) = self.removed.get_untracked() {
            self.change(move |choices| choices.put_back(place, &text));
            self.removed.set(None);
        }
    }

    /// Puts the clock on the table. Unless `sure`, it asks first when a game is under way.
    pub(super) fn place(self, sure: bool) {
        if !sure && under_way(self.table) {
            self.asking.set(true);
            return;
        }
        self.asking.set(false);
        if !self.table.timer.is_here() {
            return;
        }
        let control = self.chosen.get_untracked();
        let (edition, supervision) = self.choices.with_untracked(|choices| (choices.edition, choices.supervision));
        let last = control.to_string();
        self.change(move |choices| choices.last = Some(last.clone()));
        self.table.timer.set(&control, Rules { edition, supervision });
        self.table.screen.set(Screen::Face);
    }
}

/// A game has begun on the clock, and is not over.
fn under_way(table: Table) -> bool {
    let now = table.timer.moment();
    let goes_on = table.timer.with(|session| {
        let running = session.clock().at(now).running();
        session.outcome().is_none() && matches!(running, Running::Side(_) | Running::Paused(_))
    });
    goes_on == Some(true)
}
