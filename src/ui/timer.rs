//! A clock that runs in the page: presses stamped by the browser's event, ticks that only repaint, and the record of it.

use leptos::prelude::*;

use super::records::Records;
use super::time;
use crate::arbiter::{Event, Rules, Session};
use crate::clock::{self, Clock, TimeControl};

/// One clock, and the moment it was last looked at.
#[derive(Clone, Copy)]
pub struct Timer {
    session: RwSignal<Option<Session>>,
    /// µs of the clock's own count; a repaint follows.
    now: RwSignal<u64>,
}

impl Timer {
    /// The clock that was left here, if there is one.
    pub fn new(_records: Records) -> Timer {
        Timer { session: RwSignal::new(None), now: RwSignal::new(0) }
    }

    pub fn is_set(self) -> bool {
        self.session.with_untracked(Option::is_some)
    }

    /// Another clock on the table, not yet started.
    pub fn set(self, control: &TimeControl, rules: Rules) {
        self.session.set(Some(Session::new(control, rules, self.stamp(time::steady_ms()))));
        self.tick();
    }

    /// The table is empty again.
    pub fn clear(self) {
        self.session.set(None);
    }

    /// A moment of the browser's events (`Event.timeStamp`, ms since the page began) in the clock's own count, µs.
    pub fn stamp(self, at_ms: f64) -> u64 {
        (at_ms * 1000.0).max(0.0) as u64
    }

    pub fn send(self, event: Event, at: u64) {
        self.session.update(|session| *session = session.take().map(|session| session.update(event, at)));
        self.tick();
    }

    pub fn clock_event(self, event: clock::Event, at: u64) {
        self.send(Event::Clock(event), at);
    }

    /// What the clock shows now.
    pub fn clock(self) -> Option<Clock> {
        let now = self.now.get();
        self.session.with(|session| session.as_ref().map(|session| session.clock().at(now)))
    }

    pub fn with<T>(self, read: impl FnOnce(&Session) -> T) -> Option<T> {
        self.session.with(|session| session.as_ref().map(read))
    }

    /// Looks again.
    pub fn tick(self) {
        self.now.try_set(self.stamp(time::steady_ms()));
    }
}
