//! One record: slots in turn, newer versions, migration, the words for what went wrong.

use lance_legal::storage::{
    EraseError, GAME, ImportError, KINDS, Kind, MigrateError, PROGRESS, Policy, SETTINGS, SaveError, Step, Store,
    StoreError, Tab, What, discard, load, migrate, quarantined, save,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::joining::joining;
use super::seal::{seal, unseal};
use super::store::MemoryStore;
use super::{NOW, corrupt_and_kept, has_bytes, saved, value};

#[test]
fn an_empty_store_holds_nothing_and_has_no_troubles() {
    let loaded = load::<Value>(&MemoryStore::new(), &GAME);
    assert_eq!((loaded.value, loaded.seq, loaded.saved_at), (None, 0, None));
    assert_eq!(loaded.troubles, []);
}

#[test]
fn the_newest_value_is_read_and_the_one_before_stays_in_the_other_slot() {
    let store = MemoryStore::new();
    let mut seen = 0;
    for number in 0..10 {
        seen = saved(&store, &GAME, seen, &json!({ "number": number }));
        let loaded = load::<Value>(&store, &GAME);
        assert_eq!(loaded.value, Some(json!({ "number": number })));
        assert_eq!((loaded.seq, loaded.saved_at), (seen, Some(NOW)));
        assert_eq!(loaded.troubles, []);
    }
    let contents = store.contents();
    assert_eq!(contents.keys().collect::<Vec<_>>(), ["lance-legal/game/a", "lance-legal/game/b"]);
    assert!(contents.values().any(|text| text.contains(r#"{"number":8}"#)));
}

#[test]
fn a_save_is_one_write() {
    let store = MemoryStore::new();
    saved(&store, &GAME, 0, &json!("x"));
    assert_eq!(store.changes(), 1);
}

#[test]
fn records_do_not_touch_each_other() {
    let store = MemoryStore::new();
    saved(&store, &GAME, 0, &json!("game"));
    saved(&store, &SETTINGS, 0, &json!("settings"));
    assert_eq!(value(&store, &GAME), Some(json!("game")));
    assert_eq!(value(&store, &SETTINGS), Some(json!("settings")));
}

#[test]
fn a_tab_that_has_not_seen_the_newest_state_does_not_write() {
    let store = MemoryStore::new();
    let first = saved(&store, &GAME, 0, &json!(1));
    let second = save(&store, &GAME, first, NOW, "other", &json!(2)).expect("has seen the first");
    let before = store.contents();
    assert_eq!(save(&store, &GAME, first, NOW, "tab", &json!(3)), Err(SaveError::Conflict { seq: second }));
    assert_eq!(save(&store, &GAME, 0, NOW, "third", &json!(3)), Err(SaveError::Conflict { seq: second }));
    assert_eq!(store.contents(), before);
    save(&store, &GAME, second, NOW, "tab", &json!(3)).expect("has seen the second now");
}

#[test]
fn a_tab_whose_state_was_erased_elsewhere_does_not_bring_it_back_unasked() {
    let store = MemoryStore::new();
    let seen = saved(&store, &GAME, 0, &json!(1));
    lance_legal::storage::erase_all(&store).expect("nothing is in the way");
    assert_eq!(save(&store, &GAME, seen, NOW, "tab", &json!(2)), Err(SaveError::Conflict { seq: 0 }));
    assert!(store.contents().is_empty());
}

#[test]
fn a_page_whose_own_last_save_was_damaged_saves_again() {
    let store = MemoryStore::new();
    let first = saved(&store, &GAME, 0, &json!(1));
    let second = saved(&store, &GAME, first, &json!(2));
    store.put("lance-legal/game/b", "damaged");
    saved(&store, &GAME, second, &json!(3));
    assert_eq!(value(&store, &GAME), Some(json!(3)));
    assert!(has_bytes(&store.contents(), "damaged"));
}

#[test]
fn what_a_newer_version_wrote_is_neither_read_nor_changed() {
    for (a, b) in [(7, 1), (1, 7), (7, 7)] {
        let store = MemoryStore::new();
        store.put("lance-legal/game/a", &seal("game", &body(a, 10, "{}")));
        store.put("lance-legal/game/b", &seal("game", &body(b, 11, "{}")));
        let before = store.contents();
        let loaded = load::<Value>(&store, &GAME);
        assert_eq!(loaded.value, None);
        assert!(loaded.troubles.iter().all(|trouble| trouble.what == What::Newer { schema: 7 }));
        assert!(!loaded.troubles.is_empty());
        for seen in [0, 10, 11, loaded.seq] {
            assert_eq!(save(&store, &GAME, seen, NOW, "tab", &json!(1)), Err(SaveError::Newer { schema: 7 }));
        }
        assert_eq!(store.contents(), before);
    }
}

#[test]
fn a_newer_envelope_is_recognised_even_if_nothing_else_in_it_is() {
    let store = MemoryStore::new();
    store.put("lance-legal/game/a", &seal("game", r#""schema":4294967296,"turns":[]"#));
    assert_eq!(save(&store, &GAME, 0, NOW, "tab", &json!(1)), Err(SaveError::Newer { schema: u32::MAX }));
    assert_eq!(store.contents().len(), 1);
}

#[test]
fn writers_following_the_same_state_get_different_numbers() {
    let store = MemoryStore::new();
    let first = saved(&store, &GAME, 0, &json!(1));
    let after = |writer: &str| {
        let store = MemoryStore::with(store.contents());
        save(&store, &GAME, first, NOW, writer, &json!(2)).expect("has seen the first")
    };
    assert_ne!(after("one"), after("other"));
    assert_eq!(after("one") >> 20, after("other") >> 20, "the same number of states came before");
}

#[test]
fn a_text_of_another_record_is_not_its_own() {
    let store = MemoryStore::new();
    saved(&store, &GAME, 0, &json!("game"));
    let text = store.contents().remove("lance-legal/game/a").expect("it was saved there");
    store.put("lance-legal/settings/a", &text);
    let loaded = load::<Value>(&store, &SETTINGS);
    assert_eq!((loaded.value, corrupt_and_kept(&loaded.troubles)), (None, 1));
}

#[test]
fn changes_are_named_and_a_text_without_them_is_read() {
    let store = MemoryStore::new();
    let (change, count) = joining(&PROGRESS);
    Tab::new("tab".to_string()).join(&store, &PROGRESS, NOW, &change(3)).expect("nothing is in the way");
    let (key, text) = store.contents().pop_first().expect("it was saved");
    let fields = unseal(&text);
    let start = fields.find(r#""made":[["#).unwrap_or_else(|| panic!("no name of the change: {fields}"));
    let end = start + fields[start..].find("]],").expect("the end of the list") + "]],".len();
    assert!(fields[start..end].contains(&NOW.to_string()), "{fields}");
    let bare = MemoryStore::new();
    bare.put(&key, &seal(PROGRESS.id, &format!("{}{}", &fields[..start], &fields[end..])));
    let [whole, without] = [&store, &bare].map(|store| load::<Value>(store, &PROGRESS));
    assert_eq!((&without.value, &without.troubles[..]), (&whole.value, &[][..]));
    assert_eq!(count(3, &without.value.expect("a value")), 1);
}

#[test]
fn a_store_that_is_switched_off_is_said_to_be() {
    let store = MemoryStore::new();
    store.kill();
    let loaded = load::<Value>(&store, &GAME);
    assert_eq!((loaded.value, loaded.seq), (None, 0));
    assert!(loaded.troubles.iter().all(|trouble| trouble.what == What::Unavailable));
    assert!(!loaded.troubles.is_empty());
    assert_eq!(save(&store, &GAME, 0, NOW, "tab", &json!(1)), Err(SaveError::Unavailable));
}

#[test]
fn a_value_that_could_not_be_read_again_is_not_written() {
    let store = MemoryStore::new();
    let deep = (0..200).fold(json!(0), |inner, _| json!([inner]));
    assert_eq!(save(&store, &GAME, 0, NOW, "tab", &deep), Err(SaveError::Encode));
    let no_json = std::collections::BTreeMap::from([((1, 2), 3)]);
    assert_eq!(save(&store, &GAME, 0, NOW, "tab", &no_json), Err(SaveError::Encode));
    let last = (1_u64 << 53) - 1;
    store.put("lance-legal/game/a", &seal("game", &body(1, last, "1")));
    assert_eq!(save(&store, &GAME, last, NOW, "tab", &json!(1)), Err(SaveError::Encode));
    assert_eq!(store.contents().len(), 1);
}

#[test]
fn a_whole_payload_of_the_wrong_form_gives_way_to_the_one_before() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Game {
        turn: u32,
    }
    let store = MemoryStore::new();
    let good = saved(&store, &GAME, 0, &json!({ "turn": 1 }));
    let seen = saved(&store, &GAME, good, &json!({ "turn": "two" }));
    let bad = store.contents().remove("lance-legal/game/b").expect("the second slot");
    let loaded = load::<Game>(&store, &GAME);
    assert_eq!(loaded.value, Some(Game { turn: 1 }));
    assert_eq!(loaded.seq, seen);
    assert_eq!(corrupt_and_kept(&loaded.troubles), 1);
    // The write goes over the bad slot, of which there is a copy, and not over the good one.
    saved(&store, &GAME, seen, &json!({ "turn": 3 }));
    assert!(has_bytes(&store.contents(), &bad));
    assert!(store.contents()["lance-legal/game/a"].contains(r#"{"turn":1}"#));
    assert_eq!(load::<Game>(&store, &GAME).value, Some(Game { turn: 3 }));
}

#[test]
fn the_same_damage_is_kept_once_and_goes_when_somebody_says_so() {
    let store = MemoryStore::new();
    for round in 0..3 {
        store.put("lance-legal/game/a", "the same");
        assert_eq!(corrupt_and_kept(&load::<Value>(&store, &GAME).troubles), 1, "round {round}");
    }
    assert_eq!(quarantined(&store).map(|kept| kept.len()), Ok(1));
    for number in 1..12 {
        store.put("lance-legal/game/a", &format!("another {number}"));
        assert_eq!(corrupt_and_kept(&load::<Value>(&store, &GAME).troubles), 1);
    }
    assert_eq!(quarantined(&store).map(|kept| kept.len()), Ok(12));
    let seen = saved(&store, &GAME, 0, &json!(1));
    saved(&store, &GAME, seen, &json!(2));
    assert_eq!(value(&store, &GAME), Some(json!(2)));
    for (key, _) in quarantined(&store).unwrap() {
        discard(&store, &key).expect("nothing is in the way");
    }
    assert_eq!(quarantined(&store), Ok(vec![]));
}

#[test]
fn damage_that_finds_no_room_stays_in_its_slot() {
    let store = MemoryStore::new();
    store.put("lance-legal/game/a", &"senseless".repeat(50));
    // For a copy of it there is none, for a game there is.
    store.set_room(store.size() + 300);
    let loaded = load::<Value>(&store, &GAME);
    assert_eq!(loaded.troubles[0].what, What::Corrupt { kept_as: None });
    let seen = saved(&store, &GAME, 0, &json!(1));
    assert_eq!(save(&store, &GAME, seen, NOW, "tab", &json!(2)), Err(SaveError::Quota));
    assert_eq!(value(&store, &GAME), Some(json!(1)), "the only good value is not written over");
    assert!(has_bytes(&store.contents(), &"senseless".repeat(50)));
}

#[test]
fn different_bytes_of_one_checksum_are_both_kept() {
    let store = MemoryStore::new();
    // Two texts with the same CRC-32, found by trying.
    let twins = ["plumless", "buckeroo"];
    for text in twins {
        store.put("lance-legal/game/a", text);
        assert_eq!(corrupt_and_kept(&load::<Value>(&store, &GAME).troubles), 1);
    }
    store.remove("lance-legal/game/a").expect("nothing is in the way");
    assert!(twins.iter().all(|text| has_bytes(&store.contents(), text)));
}

const STEPS: &[Step] = &[
    |old| Some(json!({ "moves": old.as_str()?.split(' ').collect::<Vec<_>>() })),
    |old| Some(json!({ "moves": old.get("moves")?, "start": null })),
];

/// The same record as the first version of the site knows it.
const FIRST: Kind = Kind::new("game", "storage-purpose-game", Policy::Joined, &[]);

/// A record that has had three schemas.
const THIRD: Kind = Kind::new("game", "storage-purpose-game", Policy::Joined, STEPS);

#[test]
fn every_older_schema_leads_to_the_present_one() {
    assert_eq!(THIRD.schema, 3);
    let now = json!({ "moves": ["e4", "e5"], "start": null });
    assert_eq!(migrate(&THIRD, 1, json!("e4 e5")), Ok(now.clone()));
    assert_eq!(migrate(&THIRD, 2, json!({ "moves": ["e4", "e5"] })), Ok(now.clone()));
    assert_eq!(migrate(&THIRD, 3, now.clone()), Ok(now));
    assert_eq!(migrate(&THIRD, 1, json!(5)), Err(MigrateError::Malformed { schema: 1 }));
    assert_eq!(migrate(&THIRD, 2, json!(5)), Err(MigrateError::Malformed { schema: 2 }));
    assert_eq!(migrate(&THIRD, 4, json!(5)), Err(MigrateError::Newer { schema: 4 }));
    assert_eq!(migrate(&THIRD, 0, json!(5)), Err(MigrateError::NoSuchSchema));
}

#[test]
fn an_update_reads_the_old_record_and_writes_the_new_one_which_the_old_version_leaves_alone() {
    let store = MemoryStore::new();
    let seen = saved(&store, &FIRST, 0, &json!("e4 e5"));
    let before = store.contents();
    let loaded = load::<Value>(&store, &THIRD);
    assert_eq!(loaded.value, Some(json!({ "moves": ["e4", "e5"], "start": null })));
    assert_eq!(store.contents(), before, "reading migrates in memory only");
    saved(&store, &THIRD, seen, &json!({ "moves": ["d4"], "start": null }));
    assert_eq!(save(&store, &FIRST, seen, NOW, "old", &json!("c4")), Err(SaveError::Newer { schema: 3 }));
    assert_eq!(value(&store, &THIRD), Some(json!({ "moves": ["d4"], "start": null })));
}

#[test]
fn kinds_have_different_ids_that_fit_into_a_key() {
    for kind in KINDS {
        assert!(kind.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", kind.id);
        assert!(!["quarantine", "import"].contains(&kind.id), "{} is taken", kind.id);
        assert_eq!(KINDS.iter().filter(|other| other.id == kind.id).count(), 1, "{}", kind.id);
    }
}

/// All there is to say, once in each language, and nothing else.
#[test]
fn everything_that_can_go_wrong_has_words_in_every_language() {
    let mut ids: Vec<&str> = KINDS.iter().map(|kind| kind.purpose).collect();
    let kept_as = Some(String::new());
    ids.extend(
        [What::Corrupt { kept_as }, What::Corrupt { kept_as: None }, What::Newer { schema: 2 }, What::Unavailable]
            .map(|what| what.message()),
    );
    let conflict = SaveError::Conflict { seq: 1 };
    let save = [SaveError::Quota, SaveError::Unavailable, conflict, SaveError::Newer { schema: 2 }, SaveError::Encode];
    ids.extend(save.map(|error| error.message()));
    let stores = [StoreError::Quota, StoreError::Unavailable].map(ImportError::Store);
    let files = [ImportError::TooLarge, ImportError::NotJson, ImportError::NotABackup, ImportError::Newer];
    ids.extend(stores.iter().chain(&files).chain([&ImportError::Interrupted]).map(|error| error.message()));
    ids.extend([EraseError::Unavailable, EraseError::Left { keys: vec![] }].map(|error| error.message()));
    ids.sort_unstable();

    let languages = [
        [include_str!("../../../locales/pt-PT/storage.ftl"), include_str!("../../../locales/pt-PT/rest.ftl")].concat(),
        [include_str!("../../../locales/pt-BR/storage.ftl"), include_str!("../../../locales/pt-BR/rest.ftl")].concat(),
        [include_str!("../../../locales/en/storage.ftl"), include_str!("../../../locales/en/rest.ftl")].concat(),
    ];
    for text in languages {
        let resource = fluent_syntax::parser::parse(text.as_str()).expect("Fluent");
        let mut messages: Vec<&str> = resource
            .body
            .iter()
            .filter_map(|entry| match entry {
                fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
                _ => None,
            })
            // Beside them stands what else the pages of settings and of what is kept say.
            .filter(|id| id.starts_with("storage-"))
            .collect();
        messages.sort_unstable();
        assert_eq!(messages, ids);
        let ours = text.lines().filter(|line| line.starts_with("storage-"));
        assert!(ours.into_iter().all(|line| !line.contains('{')), "the page gives no values");
    }
}

fn body(schema: u32, seq: u64, payload: &str) -> String {
    format!(r#""schema":{schema},"seq":{seq},"savedAt":0,"writer":"w","payload":{payload}"#)
}
