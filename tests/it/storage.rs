//! What is kept on the device survives: damage, full stores, two tabs, a tab that dies in the middle.

mod backups;
mod damage;
mod faults;
mod fixtures;
mod joining;
mod records;
mod seal;
mod several;
mod shapes;
pub mod store;
mod tabs;
mod tournament;

use lance_legal::storage::{GAME, Kind, SETTINGS, Trouble, What, load, save};
use serde_json::{Value, json};
use store::{Contents, MemoryStore};

const NOW: u64 = 1_760_000_000_000;

/// Saves where nothing is in the way.
fn saved(store: &MemoryStore, kind: &Kind, seen: u64, value: &Value) -> u64 {
    save(store, kind, seen, NOW, "tab", value).expect("nothing is in the way")
}

fn value(store: &MemoryStore, kind: &Kind) -> Option<Value> {
    load(store, kind).value
}

/// A store with settings and a game, both saved three times.
fn lived_in() -> MemoryStore {
    let store = MemoryStore::new();
    for kind in [SETTINGS, GAME] {
        let mut seen = 0;
        for turn in 1..=3 {
            seen = saved(&store, &kind, seen, &json!({ "record": kind.id, "turn": turn }));
        }
    }
    store
}

fn corrupt_and_kept(troubles: &[Trouble]) -> usize {
    troubles.iter().filter(|trouble| matches!(trouble.what, What::Corrupt { kept_as: Some(_) })).count()
}

/// Whether these bytes are still anywhere in the store.
fn has_bytes(contents: &Contents, bytes: &str) -> bool {
    contents.values().any(|text| text == bytes)
}
