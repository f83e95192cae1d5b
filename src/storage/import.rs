//! Replacing everything by the contents of a file, or adding them: all of it or nothing, even if the tab dies half-way.
//!
//! The old state goes into a journal first, in one write. While the journal is there the old state counts:
//! records are neither read nor written, and [`recover`] puts it back at the next start. Removing the journal
//! makes the import so.

use super::backup::{Entries, ImportError, Payload, Snapshot, from_journal, parse, put_newest, snapshot, to_journal};
use super::envelope::{Reading, decode};
use super::quarantine::export_name;
use super::{JOURNAL, KINDS, Store, StoreError, quarantine, remove_and_verify, set_and_verify};

/// Puts the contents of a file in place of everything.
///
/// Whoever holds state read before must read it again, other tabs too: they see the keys go.
pub fn import(store: &dyn Store, text: &str) -> Result<(), ImportError> {
    let entries = parse(text)?;
    recover(store)?;
    put(store, &snapshot(store)?, &entries)
}

/// Adds to what is here: these values become the newest of their records, and what the copy has beside the records (bytes
/// kept aside, keys of a later version) is kept too. All of it or nothing.
///
/// What is to become of each record was decided by the caller; a record of which no value is given stays as it is.
pub fn merge(store: &dyn Store, copy: &Snapshot, values: &[Payload]) -> Result<(), ImportError> {
    recover(store)?;
    let before = snapshot(store)?;
    let mut entries = before.clone();
    for payload in values {
        if !put_newest(&mut entries, payload) {
            return Err(ImportError::Newer);
        }
    }
    for (key, text) in &copy.0 {
        match KINDS.iter().find(|kind| kind.slot_keys().contains(key)) {
            Some(kind) if matches!(decode(kind.id, kind.schema, text), Reading::Corrupt) => {
                entries.entry(export_name(kind.id, text)).or_insert_with(|| text.clone());
            }
            Some(_) => {}
            None => {
                entries.entry(key.clone()).or_insert_with(|| text.clone());
            }
        }
    }
    put(store, &before, &entries)
}

/// Makes the store hold the second of these states in place of the first, or leaves the first.
fn put(store: &dyn Store, before: &Entries, entries: &Entries) -> Result<(), ImportError> {
    let journal = to_journal(before).ok_or(StoreError::Unavailable)?;
    let done = set_and_verify(store, JOURNAL, &journal)
        .and_then(|()| replace(store, before, entries))
        .and_then(|()| remove_and_verify(store, JOURNAL));
    let now = snapshot(store);
    let Err(error) = done else {
        // A tab that started just now has taken this import for one that was cut off, and has undone it.
        let undone = before != entries && now.is_ok_and(|now| now == *before);
        return if undone { Err(StoreError::Unavailable.into()) } else { Ok(()) };
    };
    // The journal may be gone although the store did not say so: then the import is complete.
    if now.is_ok_and(|now| now == *entries) && matches!(store.get(JOURNAL), Ok(None)) {
        return Ok(());
    }
    match put_back(store, before) {
        Ok(()) => Err(error.into()),
        Err(_) => Err(ImportError::Interrupted),
    }
}

/// Undoes an import that was cut off. To be called once when the page starts, before anything is loaded.
/// `true`: there was one.
pub fn recover(store: &dyn Store) -> Result<bool, StoreError> {
    let Some(journal) = store.get(JOURNAL)? else { return Ok(false) };
    match from_journal(&journal) {
        Some(before) => put_back(store, &before)?,
        // Half a journal: the import had not begun, nothing has been replaced.
        None => {
            quarantine::keep(store, "import", &journal)?;
            remove_and_verify(store, JOURNAL)?;
        }
    }
    Ok(true)
}

fn put_back(store: &dyn Store, before: &Entries) -> Result<(), StoreError> {
    replace(store, &snapshot(store)?, before)?;
    remove_and_verify(store, JOURNAL)
}

/// Makes the store hold exactly these entries beside the journal.
///
/// All that goes or changes is removed first: whatever has had room before then has room again.
fn replace(store: &dyn Store, now: &Entries, wanted: &Entries) -> Result<(), StoreError> {
    for (key, _) in now.iter().filter(|(key, text)| wanted.get(*key) != Some(*text)) {
        remove_and_verify(store, key)?;
    }
    for (key, text) in wanted.iter().filter(|(key, text)| now.get(*key) != Some(*text)) {
        set_and_verify(store, key, text)?;
    }
    if snapshot(store)? == *wanted { Ok(()) } else { Err(StoreError::Unavailable) }
}
