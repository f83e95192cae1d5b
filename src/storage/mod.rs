//! What is kept on the device: records of two slots each, and the file that carries all of them away.
//!
//! A record is an envelope of one write: a checksum, the schema, a running number, the payload. Two slots
//! take turns, so the last good value is never the one being written. What cannot be read is copied to a
//! quarantine key before its slot is used again; what a newer version wrote is never touched.
//!
//! Values in, values out: the time is an argument, the browser is behind [`Store`]. What the payloads mean
//! belongs to those who save them.
//!
//! Keys, all below [`PREFIX`]:
//! ```text
//! lance-legal/<record>/a, lance-legal/<record>/b     the two slots
//! lance-legal/quarantine/<record>/<checksum>         bytes that could not be read
//! lance-legal/import                                 only while an import is under way
//! ```
//! Of several tabs one writes, or each adds its change to what is kept: [`Policy`], [`Stand`], [`Tab`].
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::arithmetic_side_effects)]

mod backup;
mod envelope;
mod erase;
mod hold;
mod import;
mod kind;
mod quarantine;
mod record;
mod tab;

pub use backup::{
    ImportError, LABEL, MAX_BYTES, Payload, Preview, PreviewedRecord, RecordState, Snapshot, export, export_with,
    file_name, label, preview,
};
pub use erase::{EraseError, erase_all};
pub use hold::{Act, Claim, Lock, LockEvent, Stand};
pub use import::{import, merge, recover};
pub use kind::{
    CLASS, CLOCK, CLOCK_BEAT, CLOCK_CHOICES, DAYS, DRAUGHTS, EXERCISES, GAME, KINDS, Kind, MOMENTS, MigrateError,
    POKER, PROGRESS, Policy, QUIZ, RULINGS, SETTINGS, SHEET, Step, TACTICS, TOURNAMENT, TRAINING, TRUCO, migrate,
};
pub use quarantine::{discard, quarantined, quarantined_of};
pub use record::{Loaded, SaveError, Trouble, What, load, save};
pub use tab::{Change, SaveOutcome, Tab, kind_of};

/// Every key of the site starts so; nothing else is read, written or erased.
pub const PREFIX: &str = "lance-legal/";

/// Where the state before an import waits until the import is complete.
const JOURNAL: &str = "lance-legal/import";

/// A place for texts by key, such as the browser's `localStorage`.
///
/// `set` either replaces the whole text or leaves the old one. The rest of this module does not rely on it:
/// it reads back what it wrote.
pub trait Store {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;
    fn set(&self, key: &str, value: &str) -> Result<(), StoreError>;
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// All keys, in any order; those of other sites' pages too, if they share the place.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

/// Why a store did not do as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Switched off, denied, or broken.
    Unavailable,
    /// Full.
    Quota,
}

/// The keys of the site, sorted. There are some dozens; the library's sort would weigh 2 kB on every page.
fn own_keys(store: &dyn Store) -> Result<Vec<String>, StoreError> {
    let mut own: Vec<String> = Vec::new();
    for key in store.keys()? {
        if key.starts_with(PREFIX)
            && let Err(place) = own.binary_search(&key)
        {
            own.insert(place, key);
        }
    }
    Ok(own)
}

/// Writes and reads back. `Ok` means the text is there, whatever the store said; an error, that it is not or
/// that nobody can tell.
fn set_and_verify(store: &dyn Store, key: &str, text: &str) -> Result<(), StoreError> {
    let answer = store.set(key, text);
    if store.get(key)?.as_deref() == Some(text) { Ok(()) } else { Err(answer.err().unwrap_or(StoreError::Unavailable)) }
}

/// Removes and looks again; a first failure is tried once more.
fn remove_and_verify(store: &dyn Store, key: &str) -> Result<(), StoreError> {
    let mut answer = store.remove(key);
    if answer.is_err() {
        answer = store.remove(key);
    }
    if store.get(key)?.is_none() { Ok(()) } else { Err(answer.err().unwrap_or(StoreError::Unavailable)) }
}
