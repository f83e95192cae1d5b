//! "Apagar tudo": every key of the site, and a look whether it is true.

use super::quarantine::is_quarantine;
use super::{JOURNAL, PREFIX, Store, envelope, own_keys, remove_and_verify};

/// Why not everything is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EraseError {
    /// The store does not answer: nobody can tell what is left.
    Unavailable,
    /// These keys would not go.
    Left { keys: Vec<String> },
}

impl EraseError {
    /// Fluent id of the sentence.
    pub const fn message(&self) -> &'static str {
        match self {
            EraseError::Unavailable => "storage-erase-unavailable",
            EraseError::Left { .. } => "storage-erase-left",
        }
    }
}

/// Removes all that starts with [`PREFIX`], known or not, and verifies it.
///
/// Each record keeps its last value until that very key goes: whoever pulls the plug half-way finds a record
/// whole or gone, never an older one.
pub fn erase_all(store: &dyn Store) -> Result<(), EraseError> {
    let mut keys = own_keys(store).map_err(|_| EraseError::Unavailable)?;
    while !keys.is_empty() {
        let first = (0..keys.len()).min_by_key(|index| keys.get(*index).map(|key| rank(store, key)));
        let key = keys.swap_remove(first.unwrap_or_default());
        // What does not go now is found by the look below.
        let _ = remove_and_verify(store, &key);
    }
    let keys = own_keys(store).map_err(|_| EraseError::Unavailable)?;
    if keys.is_empty() { Ok(()) } else { Err(EraseError::Left { keys }) }
}

/// What goes first: copies, then slots by age. The journal, which can bring all back, goes last.
fn rank(store: &dyn Store, key: &str) -> (u8, u64) {
    if key == JOURNAL {
        return (2, 0);
    }
    if is_quarantine(key) {
        return (0, 0);
    }
    let seq = key
        .strip_prefix(PREFIX)
        .and_then(|rest| rest.split_once('/'))
        .zip(store.get(key).ok().flatten())
        .and_then(|((id, _), text)| envelope::seq(id, &text));
    (1, seq.unwrap_or(0))
}
