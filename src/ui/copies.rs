//! Copies of what is kept: taken away, opened, undone; all of it erased; what waits saved again. The rest of [`Records`].

use leptos::prelude::*;

use super::records::Records;
use super::storage::{self as area, BrowserStore, download};
use super::time;
use crate::storage::{self, ImportError, KINDS, Payload, Policy, SaveError, Snapshot, Stand, StoreError, Tab};

/// How long what was here before a copy was opened can be brought back, in ms.
const BEFORE_MS: u64 = 60 * 60 * 1_000;

impl Records {
    /// Tries again to save what waits; the last error, if anything waits still.
    pub(super) fn save_waiting(self) -> Option<SaveError> {
        let mut last = None;
        for Payload { kind, text, .. } in self.unsaved.payloads() {
            let saved = match kind.policy {
                Policy::Joined => self.unsaved.changes(kind).iter().try_for_each(|change| {
                    self.change(kind, change)?;
                    self.unsaved.made(kind);
                    Ok(())
                }),
                Policy::OneWriter(lock) => match self.tabs.stand(lock) {
                    // With no page of this record on show, the sequence numbers still detect writes of another tab.
                    Stand::Away | Stand::Writer => {
                        let keep = |tab: &mut Tab| tab.keep(&BrowserStore, kind, Stand::Writer, time::now_ms(), text);
                        match self.tab.try_update_value(keep).unwrap_or(Err(SaveError::Unavailable)) {
                            Ok(_) | Err(SaveError::Conflict { .. }) => Ok(()),
                            Err(error) => Err(error),
                        }
                    }
                    // The answer decides.
                    Stand::Asking | Stand::Reader | Stand::Taking => continue,
                },
            };
            match saved {
                Ok(()) => self.unsaved.forget(kind),
                Err(error) => last = Some(error),
            }
        }
        self.settle_trouble();
        self.save_waiting_later();
        last
    }

    /// Everything on show, saved or not, as a file whose name has the day and this [label](storage::label).
    pub fn download_copy(self, label: &str) {
        if let Some(copy) = self.copy_text() {
            download(&storage::file_name(&time::day_name(), label), "application/json", &copy);
        }
    }

    /// Everything on show, saved or not, as the text of a copy. `None`: it could not be read, and the notice says so.
    pub fn copy_text(self) -> Option<String> {
        match storage::export_with(&BrowserStore, &self.unsaved.payloads()) {
            Ok(copy) => Some(copy),
            Err(error) => {
                self.trouble.set(Some(SaveError::from(error).message()));
                None
            }
        }
    }

    /// All that is kept on the device.
    pub fn snapshot(self) -> Result<Snapshot, StoreError> {
        Snapshot::of(&BrowserStore)
    }

    /// Replaces everything kept here by what the file holds, or nothing at all.
    pub fn import(self, text: &str) -> Result<(), ImportError> {
        self.exchange(|| storage::import(&BrowserStore, text))
    }

    /// Adds a copy to what is kept here: these values become the newest of their records.
    pub fn merge(self, copy: &Snapshot, values: &[Payload]) -> Result<(), ImportError> {
        self.exchange(|| storage::merge(&BrowserStore, copy, values))
    }

    /// Runs what exchanges the records, and keeps at hand what was here before.
    fn exchange(self, run: impl FnOnce() -> Result<(), ImportError>) -> Result<(), ImportError> {
        let before = storage::export_with(&BrowserStore, &self.unsaved.payloads())?;
        run()?;
        self.begin_anew();
        if !area::keep_before(&format!("{}\n{before}", time::now_ms())) {
            // If the old records do not fit, there is no undo. An older backup would restore the wrong state.
            area::forget_before();
        }
        Ok(())
    }

    /// What was here before the last copy was opened, while it can be brought back.
    pub fn before(self) -> Option<String> {
        let kept = area::before()?;
        let (at, text) = kept.split_once('\n')?;
        let age = time::now_ms().checked_sub(at.parse().ok()?)?;
        (age < BEFORE_MS).then(|| text.to_string())
    }

    /// Removes every record and checks that none is left; what waits, and what was here before, goes too.
    pub fn erase_all(self) -> Result<(), storage::EraseError> {
        area::forget_before();
        storage::erase_all(&BrowserStore)?;
        self.begin_anew();
        Ok(())
    }

    /// Forgets the values in memory, since their records were erased or replaced. Pages then show what is stored now.
    /// Other tabs learn of it from the storage events of the removed keys.
    fn begin_anew(self) {
        self.tab.update_value(Tab::erased);
        self.unsaved.forget_all();
        self.trouble.set(None);
        KINDS.iter().for_each(|kind| self.run_followers(kind.id));
    }

    /// The bytes kept aside, with their keys.
    pub fn quarantined(self) -> Vec<(String, String)> {
        storage::quarantined(&BrowserStore).unwrap_or_default()
    }

    /// Deletes the quarantined text under this key, then retries unsaved values, which may fit now. `false`: not deleted.
    pub fn discard(self, key: &str) -> bool {
        let gone = storage::discard(&BrowserStore, key).is_ok();
        // What waits still is on show.
        let _ = self.save_waiting();
        gone
    }
}
