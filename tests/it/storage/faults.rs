//! A call that fails, before or after its work or with half of it, at every change of every operation; a tab
//! that dies there; a store with no room. What is read afterwards is the old state or the new one.

use std::cell::Cell;

use lance_legal::storage::{
    EraseError, GAME, ImportError, SETTINGS, SaveError, Store, StoreError, erase_all, export, import, load,
    quarantined, recover, save,
};
use serde_json::{Value, json};

use super::store::{Contents, Fault, Lasting, MemoryStore};
use super::{NOW, has_bytes, lived_in, saved, value};

const FAULTS: [Fault; 10] = [
    Fault::Before,
    Fault::After,
    Fault::Torn(0),
    Fault::Torn(1),
    Fault::Torn(50),
    Fault::Torn(99),
    Fault::TornSilently(0),
    Fault::TornSilently(1),
    Fault::TornSilently(50),
    Fault::TornSilently(99),
];

/// Each fault at each change, once or for ever. `run` is told which, and answers how many changes there were.
fn everywhere(mut run: impl FnMut(usize, Fault, Lasting) -> usize) -> usize {
    let mut cases = 0;
    for fault in FAULTS {
        for lasting in [Lasting::Once, Lasting::ForEver] {
            let mut change = 0;
            loop {
                cases += 1;
                if run(change, fault, lasting) <= change {
                    break;
                }
                change += 1;
            }
        }
    }
    cases
}

/// What a game record can look like before a save: its contents and the bytes that must not get lost.
fn beginnings() -> Vec<(Contents, Vec<&'static str>)> {
    let empty = MemoryStore::new();
    let once = MemoryStore::new();
    saved(&once, &GAME, 0, &json!({ "turn": 1 }));
    let often = lived_in();
    let damaged = |keys: &[(&'static str, &'static str)]| {
        let store = lived_in();
        keys.iter().for_each(|(slot, bytes)| store.put(&format!("lance-legal/game/{slot}"), bytes));
        (store.contents(), keys.iter().map(|(_, bytes)| *bytes).collect())
    };
    vec![
        (empty.contents(), vec![]),
        (once.contents(), vec![]),
        (often.contents(), vec![]),
        damaged(&[("a", "damaged a")]),
        damaged(&[("b", "damaged b")]),
        damaged(&[("a", "damaged a"), ("b", "damaged b")]),
    ]
}

#[test]
fn a_save_that_fails_anywhere_leaves_the_old_value_or_the_new_one() {
    let new = json!({ "turn": "new" });
    let mut cases = 0;
    for (contents, precious) in beginnings() {
        let old = value(&MemoryStore::with(contents.clone()), &GAME);
        // With and without the look at the record that a page takes first.
        for looked in [false, true] {
            cases += everywhere(|change, fault, lasting| {
                let store = MemoryStore::with(contents.clone());
                let seen = load::<Value>(&MemoryStore::with(contents.clone()), &GAME).seq;
                store.fail_at(change, fault, lasting);
                if looked {
                    load::<Value>(&store, &GAME);
                }
                let answer = save(&store, &GAME, seen, NOW, "tab", &new);
                let changes = store.changes();
                store.revive();
                let now = value(&store, &GAME);
                let case = format!("{contents:?}\n{fault:?} {lasting:?} at {change}: {answer:?}");
                assert!(now == old || now.as_ref() == Some(&new), "{case}\n{now:?}");
                assert!(answer.is_err() || now.as_ref() == Some(&new), "{case}\n{now:?}");
                assert!(precious.iter().all(|bytes| has_bytes(&store.contents(), bytes)), "{case}");
                if lasting == Lasting::Once && answer.is_err() && precious.is_empty() {
                    assert_eq!(store.contents(), contents, "{case}: half a write was left");
                }

                // The tab that was told of a failure can try again, and is not in its own way.
                let seen = answer.unwrap_or(seen);
                let again = json!({ "turn": "again" });
                save(&store, &GAME, seen, NOW, "tab", &again).unwrap_or_else(|error| panic!("{case}\n{error:?}"));
                assert_eq!(value(&store, &GAME), Some(again), "{case}");
                assert!(precious.iter().all(|bytes| has_bytes(&store.contents(), bytes)), "{case}");
                changes
            });
        }
    }
    assert!(cases >= 500, "{cases}");
}

#[test]
fn a_full_store_keeps_the_old_value_and_the_damaged_bytes() {
    let new = json!({ "turn": "new", "padding": "x".repeat(300) });
    let mut refused = 0;
    for (contents, precious) in beginnings() {
        let old = value(&MemoryStore::with(contents.clone()), &GAME);
        let size = MemoryStore::with(contents.clone()).size();
        let mut room = size;
        loop {
            let store = MemoryStore::with(contents.clone());
            store.set_room(room);
            let seen = load::<Value>(&store, &GAME).seq;
            let answer = save(&store, &GAME, seen, NOW, "tab", &new);
            let expected = if answer.is_ok() { Some(new.clone()) } else { old.clone() };
            assert_eq!(value(&store, &GAME), expected, "room for {room}: {answer:?}");
            assert!(precious.iter().all(|bytes| has_bytes(&store.contents(), bytes)), "room for {room}");
            match answer {
                Ok(_) => break,
                Err(error) => assert_eq!(error, SaveError::Quota),
            }
            refused += 1;
            room += 1;
        }
    }
    assert!(refused >= 500, "{refused}");
}

/// The state of the whole site, without the half of a journal that is kept for the curious.
fn state(store: &MemoryStore) -> Contents {
    let mut contents = store.contents();
    contents.retain(|key, _| !key.starts_with("lance-legal/quarantine/import/"));
    contents
}

/// A store to import into, and a file with other things in it: changed, new, missing.
fn before_import() -> (Contents, String, Contents) {
    let old = lived_in();
    old.put("lance-legal/quarantine/game/12345678", "damaged");
    old.put("lance-legal/later/a", "of a later version");
    let new = MemoryStore::new();
    let seen = saved(&new, &GAME, 0, &json!({ "long": "y".repeat(200) }));
    saved(&new, &GAME, seen, &json!({ "short": 1 }));
    new.put("lance-legal/settings/a", "damaged, but whole in the file");
    let file = export(&new).expect("the store answers");
    (old.contents(), file, new.contents())
}

#[test]
fn an_import_that_fails_anywhere_is_complete_or_undone() {
    let (old, file, new) = before_import();
    let cases = everywhere(|change, fault, lasting| {
        let store = MemoryStore::with(old.clone());
        store.fail_at(change, fault, lasting);
        let answer = import(&store, &file);
        let changes = store.changes();
        let case = format!("{fault:?} {lasting:?} at {change}: {answer:?}");
        match (lasting, answer) {
            (_, Ok(())) => assert_eq!(store.contents(), new, "{case}"),
            (Lasting::Once, Err(ImportError::Store(_))) => assert_eq!(store.contents(), old, "{case}"),
            (Lasting::ForEver, Err(_)) => {}
            (Lasting::Once, Err(error)) => panic!("{case}: {error:?}"),
        }
        // Until the start has put things right, nothing is read that is neither old nor new.
        store.revive();
        for kind in [SETTINGS, GAME] {
            let now = value(&store, &kind);
            let of = |contents: &Contents| value(&MemoryStore::with(contents.clone()), &kind);
            assert!(now.is_none() || now == of(&old) || now == of(&new), "{case}: {now:?}");
        }
        recover(&store).expect("the store is well again");
        let now = state(&store);
        assert!(now.keys().all(|key| key != "lance-legal/import"), "{case}");
        let clean = |contents: &Contents| contents == &old || contents == &new;
        // Reading the half-way state may have put aside a damaged text; that is no loss.
        let mut without_new_copies = now.clone();
        without_new_copies.retain(|key, _| {
            !key.starts_with("lance-legal/quarantine/") || old.contains_key(key) || new.contains_key(key)
        });
        assert!(clean(&now) || clean(&without_new_copies), "{case}\n{now:?}");
        changes
    });
    assert!(cases >= 200, "{cases}");
}

#[test]
fn a_tab_that_dies_while_an_import_is_being_undone_does_no_harm_either() {
    let (old, file, new) = before_import();
    let mut change = 0;
    loop {
        let dead = MemoryStore::with(old.clone());
        dead.fail_at(change, Fault::After, Lasting::ForEver);
        let complete = import(&dead, &file).is_ok();
        let changes = dead.changes();
        dead.revive();
        let half = dead.contents();
        everywhere(|second, fault, lasting| {
            let store = MemoryStore::with(half.clone());
            store.fail_at(second, fault, lasting);
            let first_try = recover(&store);
            let done = store.changes();
            store.revive();
            recover(&store).unwrap_or_else(|error| panic!("{first_try:?}, then {error:?}"));
            let now = state(&store);
            let case = format!("import cut at {change}, undoing {fault:?} {lasting:?} at {second}");
            assert!(now == old || now == new, "{case}\n{now:?}");
            assert!(!complete || now == new, "{case}");
            done
        });
        if changes <= change {
            break;
        }
        change += 1;
    }
    assert!(change > 5, "{change}");
}

#[test]
fn nothing_is_saved_while_an_import_waits_to_be_undone() {
    let (old, file, _) = before_import();
    let store = MemoryStore::with(old.clone());
    let seen = load::<Value>(&store, &GAME).seq;
    store.fail_at(2, Fault::Before, Lasting::ForEver);
    assert_eq!(import(&store, &file), Err(ImportError::Interrupted));
    store.revive();
    assert_eq!(save(&store, &GAME, seen, NOW, "tab", &json!("lost")), Err(SaveError::Unavailable));
    // What is taken away meanwhile is the state that counts.
    let away = MemoryStore::new();
    import(&away, &export(&store).expect("the store answers")).expect("a good file");
    assert_eq!(away.contents(), old);
    // So is what the start page takes away, which copies the journal with the rest.
    let all = json!({ "format": "lance-legal-backup", "version": 1, "entries": store.contents() });
    import(&away, &all.to_string()).expect("a good file");
    assert_eq!(away.contents(), old);
    assert_eq!(recover(&store), Ok(true));
    assert_eq!(recover(&store), Ok(false));
    assert_eq!(store.contents(), old);
    saved(&store, &GAME, seen, &json!("kept"));
}

#[test]
fn an_import_without_room_changes_nothing() {
    let (old, file, new) = before_import();
    let size = MemoryStore::with(old.clone()).size();
    let mut room = size;
    loop {
        let store = MemoryStore::with(old.clone());
        store.set_room(room);
        match import(&store, &file) {
            Ok(()) => {
                assert_eq!(store.contents(), new);
                break;
            }
            Err(error) => {
                assert_eq!(error, ImportError::Store(StoreError::Quota), "room for {room}");
                assert_eq!(store.contents(), old, "room for {room}");
            }
        }
        room += 1;
    }
    assert!(room > size + 500, "{room}");
}

#[test]
fn an_erasure_that_fails_anywhere_leaves_each_record_as_it_was_or_gone() {
    let full = lived_in();
    full.put("lance-legal/quarantine/game/12345678", "damaged");
    full.put("lance-legal/later/a", "of a later version");
    full.put("another-site/key", "not ours");
    let full = full.contents();
    everywhere(|change, fault, lasting| {
        let store = MemoryStore::with(full.clone());
        store.fail_at(change, fault, lasting);
        let answer = erase_all(&store);
        let changes = store.changes();
        store.revive();
        let case = format!("{fault:?} {lasting:?} at {change}: {answer:?}");
        for kind in [SETTINGS, GAME] {
            let now = value(&store, &kind);
            assert!(now.is_none() || now == value(&MemoryStore::with(full.clone()), &kind), "{case}: {now:?}");
        }
        let left: Vec<String> = store.keys().expect("well again");
        assert!(left.contains(&"another-site/key".to_string()), "{case}: {left:?}");
        assert!(answer.is_err() || left.len() == 1, "{case}: {left:?}");
        assert!(lasting == Lasting::ForEver || answer.is_ok(), "{case}");
        changes
    });
}

#[test]
fn an_erasure_says_what_it_could_not_remove() {
    struct Stubborn(MemoryStore);
    impl Store for Stubborn {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            self.0.get(key)
        }
        fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
            self.0.set(key, value)
        }
        fn remove(&self, key: &str) -> Result<(), StoreError> {
            // Says that it did.
            if key == "lance-legal/game/b" { Ok(()) } else { self.0.remove(key) }
        }
        fn keys(&self) -> Result<Vec<String>, StoreError> {
            self.0.keys()
        }
    }
    let store = Stubborn(lived_in());
    assert_eq!(erase_all(&store), Err(EraseError::Left { keys: vec!["lance-legal/game/b".to_string()] }));
    store.0.kill();
    assert_eq!(erase_all(&store), Err(EraseError::Unavailable));
}

#[test]
fn half_a_copy_of_damaged_bytes_is_not_left_behind() {
    for fault in FAULTS {
        let store = lived_in();
        store.put("lance-legal/game/a", "damaged");
        store.fail_at(0, fault, Lasting::Once);
        load::<Value>(&store, &GAME);
        let kept = quarantined(&store).expect("the store answers");
        assert!(kept.is_empty() || kept.len() == 1 && kept[0].1 == "damaged", "{fault:?}: {kept:?}");
    }
}

#[test]
fn an_import_that_is_complete_is_said_to_be_even_if_the_last_look_failed() {
    /// Does not answer the first question after the journal is gone.
    struct Distracted(MemoryStore, Cell<bool>);
    impl Store for Distracted {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            if self.1.take() { Err(StoreError::Unavailable) } else { self.0.get(key) }
        }
        fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
            self.0.set(key, value)
        }
        fn remove(&self, key: &str) -> Result<(), StoreError> {
            self.1.set(key == "lance-legal/import");
            self.0.remove(key)
        }
        fn keys(&self) -> Result<Vec<String>, StoreError> {
            self.0.keys()
        }
    }
    let (old, file, new) = before_import();
    let store = Distracted(MemoryStore::with(old), Cell::new(false));
    assert_eq!(import(&store, &file), Ok(()));
    assert_eq!(store.0.contents(), new);
}
