//! Bytes that could not be read, kept aside so that somebody may still save them.
//!
//! Named by their checksum: the same bytes are kept once, and two tabs that keep different ones never meet.

use super::{PREFIX, Store, StoreError, own_keys, remove_and_verify, set_and_verify};
use crate::checksum::crc32;

/// How many texts of one checksum are told apart; more than one is chance or malice. Past this the slot is left alone.
const PROBES: usize = 8;

/// Where these bytes are kept; copies them there if they are not yet. `Quota` if there is no room.
pub(super) fn keep(store: &dyn Store, id: &str, bytes: &str) -> Result<String, StoreError> {
    match find(store, id, bytes)? {
        Place::Kept(key) => Ok(key),
        Place::Free(key) => put(store, key, bytes),
        Place::Crowded => Err(StoreError::Quota),
    }
}

/// Whether these bytes have been kept already.
pub(super) fn is_kept(store: &dyn Store, id: &str, bytes: &str) -> Result<bool, StoreError> {
    Ok(matches!(find(store, id, bytes)?, Place::Kept(_)))
}

enum Place {
    Kept(String),
    Free(String),
    Crowded,
}

fn find(store: &dyn Store, id: &str, bytes: &str) -> Result<Place, StoreError> {
    let first = crc32(bytes.bytes());
    // Different bytes of the same checksum move on to the next number.
    for crc in (first..=u32::MAX).chain(0..first).take(PROBES) {
        let key = name(id, crc);
        match store.get(&key)? {
            Some(kept) if kept == bytes => return Ok(Place::Kept(key)),
            Some(_) => {}
            None => return Ok(Place::Free(key)),
        }
    }
    Ok(Place::Crowded)
}

fn put(store: &dyn Store, key: String, bytes: &str) -> Result<String, StoreError> {
    match set_and_verify(store, &key, bytes) {
        Ok(()) => Ok(key),
        Err(error) => {
            // A part of the bytes is no copy, and would take the room of one. If it cannot be removed
            // either, it is one text too many, and the slot still has all.
            if store.get(&key)?.is_some_and(|kept| kept != bytes) {
                let _ = store.remove(&key);
            }
            Err(error)
        }
    }
}

fn name(id: &str, crc: u32) -> String {
    format!("{PREFIX}quarantine/{id}/{crc:08x}")
}

pub(super) fn is_quarantine(key: &str) -> bool {
    key.strip_prefix(PREFIX).is_some_and(|rest| rest.starts_with("quarantine/"))
}

/// The name under which an export files bytes that lie elsewhere.
pub(super) fn export_name(id: &str, bytes: &str) -> String {
    name(id, crc32(bytes.bytes()))
}

/// All that is kept aside: key and bytes.
pub fn quarantined(store: &dyn Store) -> Result<Vec<(String, String)>, StoreError> {
    let mut kept = Vec::new();
    for key in own_keys(store)?.into_iter().filter(|key| is_quarantine(key)) {
        if let Some(bytes) = store.get(&key)? {
            kept.push((key, bytes));
        }
    }
    Ok(kept)
}

/// The record whose bytes are kept under this key: `game` of `lance-legal/quarantine/game/1a2b3c4d`.
pub fn quarantined_of(key: &str) -> &str {
    key.strip_prefix(PREFIX).and_then(|rest| rest.split('/').nth(1)).unwrap_or_default()
}

/// Throws away what is kept aside under this key, once somebody has said so. No other key is ever removed by it.
pub fn discard(store: &dyn Store, key: &str) -> Result<(), StoreError> {
    if is_quarantine(key) { remove_and_verify(store, key) } else { Ok(()) }
}
