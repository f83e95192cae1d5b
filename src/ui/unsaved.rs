//! Values that could not be saved. They stay in memory while this tab is open, their pages show them, and a timer retries.
//!
//! Holds at most one value of each kind of record. Of a record that every tab may write it also holds the changes, so that
//! they can be applied to whatever is stored by then.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::time::now_ms;
use crate::storage::{Change, Kind, Payload};

/// How long until saving is tried again, in ms. By then another tab may have made room, or the user may have allowed it.
const AGAIN_MS: u32 = 4_000;

/// The values that wait.
#[derive(Clone, Copy)]
pub struct Unsaved {
    values: StoredValue<Vec<Waiting>, LocalStorage>,
    next: StoredValue<Option<Timeout>, LocalStorage>,
}

struct Waiting {
    payload: Payload,
    changes: Vec<Change>,
}

impl Unsaved {
    pub fn new() -> Unsaved {
        Unsaved { values: StoredValue::new_local(Vec::new()), next: StoredValue::new_local(None) }
    }

    /// Keeps a value that was not saved, in place of an older one of its kind; a change waits with those before it.
    pub fn keep(self, kind: &'static Kind, text: String, change: Option<Change>) {
        self.values.update_value(|values| {
            let payload = Payload { kind, text, saved_at: now_ms() };
            match values.iter_mut().find(|waiting| waiting.payload.kind.id == kind.id) {
                Some(waiting) => {
                    waiting.payload = payload;
                    waiting.changes.extend(change);
                }
                None => values.push(Waiting { payload, changes: change.into_iter().collect() }),
            }
        });
    }

    fn find<T>(self, kind: &Kind, read: impl FnOnce(&Waiting) -> T) -> Option<T> {
        self.values.with_value(|values| values.iter().find(|waiting| waiting.payload.kind.id == kind.id).map(read))
    }

    pub fn holds(self, kind: &Kind) -> bool {
        self.find(kind, |_| ()).is_some()
    }

    pub fn value<T: DeserializeOwned>(self, kind: &Kind) -> Option<T> {
        let text = self.find(kind, |waiting| waiting.payload.text.clone())?;
        let value: Value = serde_json::from_str(&text).ok()?;
        serde_json::from_value(value).ok()
    }

    /// The changes that wait, the oldest first.
    pub fn changes(self, kind: &Kind) -> Vec<Change> {
        self.find(kind, |waiting| waiting.changes.clone()).unwrap_or_default()
    }

    /// The oldest change of this record is saved.
    pub fn made(self, kind: &Kind) {
        self.values.update_value(|values| {
            for waiting in values.iter_mut().filter(|waiting| waiting.payload.kind.id == kind.id) {
                waiting.changes.drain(..1.min(waiting.changes.len()));
            }
        });
    }

    /// It is saved, or something newer has taken its place.
    pub fn forget(self, kind: &Kind) {
        self.values.update_value(|values| values.retain(|waiting| waiting.payload.kind.id != kind.id));
    }

    pub fn forget_all(self) {
        self.values.update_value(Vec::clear);
    }

    pub fn is_empty(self) -> bool {
        self.values.with_value(Vec::is_empty)
    }

    /// All of it, for a copy.
    pub fn payloads(self) -> Vec<Payload> {
        self.values.with_value(|values| values.iter().map(|waiting| waiting.payload.clone()).collect())
    }

    /// Calls `again` once after [`AGAIN_MS`], if a value still waits. Does nothing if a call is already scheduled.
    pub fn later(self, again: impl FnOnce() + 'static) {
        if self.next.with_value(Option::is_some) {
            return;
        }
        let timeout = Timeout::new(AGAIN_MS, move || {
            self.next.set_value(None);
            if !self.is_empty() {
                again();
            }
        });
        self.next.set_value(Some(timeout));
    }
}
