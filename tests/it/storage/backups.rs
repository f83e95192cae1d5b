//! Files taken away and brought back; files that are nothing of ours.

use lance_legal::storage::{
    GAME, ImportError, Kind, MAX_BYTES, PROGRESS, Payload, Preview, PreviewedRecord, RecordState, SETTINGS, Snapshot,
    erase_all, export, export_with, file_name, import, label, load, merge, preview, quarantined,
};
use serde_json::{Value, json};

use super::seal::seal;
use super::store::{Contents, Fault, Lasting, MemoryStore, Random};
use super::{NOW, has_bytes, lived_in, saved, value};

fn file(entries: &str) -> String {
    format!(r#"{{"format":"lance-legal-backup","version":1,"entries":{entries}}}"#)
}

/// A store with anything in it: values of all sizes, damage, copies of damage, keys of a later version.
fn any_store(random: &mut Random) -> MemoryStore {
    let store = if random.below(3) == 0 { MemoryStore::new() } else { lived_in() };
    for kind in [GAME, SETTINGS] {
        for _ in 0..random.below(3) {
            let seen = load::<Value>(&store, &kind).seq;
            let text: String = (0..random.below(60)).map(|_| any_char(random)).collect();
            saved(&store, &kind, seen, &json!({ "text": text }));
        }
    }
    for number in 0..random.below(3) {
        let text: String = (0..random.below(40)).map(|_| any_char(random)).collect();
        let key = ["lance-legal/game/a", "lance-legal/settings/b", "lance-legal/later/a"][random.below(3)];
        store.put(key, &text);
        store.put(&format!("lance-legal/quarantine/game/{number:08x}"), &text);
        load::<Value>(&store, &GAME);
    }
    store
}

fn any_char(random: &mut Random) -> char {
    ['a', '"', '\\', '\n', '\0', 'ã', '♞', '𝄞', '{', '\u{fffd}', '\u{2028}', '/'][random.below(12)]
}

#[test]
fn taken_away_erased_and_brought_back_everything_is_the_same() {
    for seed in 0..2_000 {
        let store = any_store(&mut Random(seed));
        store.put("another-site/key", "not ours");
        let before = store.contents();
        let taken = export(&store).expect("the store answers");
        assert!(!taken.contains("not ours"));
        erase_all(&store).expect("nothing is in the way");
        assert_eq!(store.contents().len(), 1, "seed {seed}");
        import(&store, &taken).unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
        assert_eq!(store.contents(), before, "seed {seed}");
        assert_eq!(export(&store), Ok(taken), "seed {seed}");
    }
}

#[test]
fn an_import_takes_the_place_of_everything_and_mixes_nothing() {
    for seed in 0..500 {
        let mut random = Random(seed);
        let (here, there) = (any_store(&mut random), any_store(&mut random));
        import(&here, &export(&there).expect("the store answers"))
            .unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
        assert_eq!(here.contents(), there.contents(), "seed {seed}");
    }
}

#[test]
fn a_look_into_a_file_says_what_it_would_bring() {
    let store = lived_in();
    store.put("lance-legal/quarantine/game/12345678", "damaged");
    store.put("lance-legal/later/a", "of a later version");
    let whole = RecordState::Whole { saved_at: NOW };
    let record = |id, state| PreviewedRecord { id, state };
    let look = |store: &MemoryStore| preview(&export(store).expect("the store answers")).expect("our own file");
    assert_eq!(
        look(&store),
        Preview { records: vec![record("settings", whole), record("game", whole)], quarantined: 1, unknown: 1 }
    );
    store.put("lance-legal/game/a", "damaged");
    assert_eq!(look(&store).records[1], record("game", whole), "the other slot is good");
    store.put("lance-legal/game/b", "damaged");
    assert_eq!(look(&store).records[1], record("game", RecordState::Corrupt));
    store.put("lance-legal/game/a", &seal("game", r#""schema":9"#));
    assert_eq!(look(&store).records[1], record("game", RecordState::Newer { schema: 9 }));
    let nothing = Preview { records: vec![], quarantined: 0, unknown: 0 };
    assert_eq!(look(&MemoryStore::new()), nothing);
}

#[test]
fn a_file_from_a_start_page_that_could_not_start_is_read_too() {
    // Written by hand as JavaScript's JSON.stringify writes it, in another order and with more in it.
    let text = "\u{feff}{\"version\":1,\"savedAt\":\"2026-01-01\",\"entries\":{\"lance-legal/game/a\":\"\\u007b}\"},\"format\":\"lance-legal-backup\"}";
    let store = lived_in();
    import(&store, text).expect("a good file");
    assert_eq!(store.contents(), Contents::from([("lance-legal/game/a".to_string(), "{}".to_string())]));
}

#[test]
fn what_is_no_file_of_ours_changes_nothing() {
    let good = export(&lived_in()).expect("the store answers");
    // A journal that would bring back another journal.
    let payload = file(r#"{"lance-legal/import":"x"}"#);
    let journal = seal("import", &format!(r#""schema":1,"seq":1,"savedAt":0,"writer":"","payload":{payload}"#));
    let cases = [
        (String::new(), ImportError::NotJson),
        ("PK\u{3}\u{4}".into(), ImportError::NotJson),
        (good[..good.len() / 2].into(), ImportError::NotJson),
        (good.clone() + "x", ImportError::NotJson),
        (good.clone() + &good, ImportError::NotJson),
        ("NaN".into(), ImportError::NotJson),
        ("null".into(), ImportError::NotABackup),
        ("[]".into(), ImportError::NotABackup),
        ("{}".into(), ImportError::NotABackup),
        (good.replace("lance-legal-backup", "other"), ImportError::NotABackup),
        (good.replace("\"version\": 1", "\"version\": 0"), ImportError::NotABackup),
        (good.replace("\"version\": 1", "\"version\": -1"), ImportError::NotABackup),
        (good.replace("\"version\": 1", "\"version\": \"1\""), ImportError::NotABackup),
        (good.replace("\"version\": 1", "\"version\": 2"), ImportError::Newer),
        (good.replace("\"version\": 1", "\"version\": 1e400"), ImportError::NotABackup),
        (good.replace("\"version\": 1", "\"version\": 1, \"version\": 1"), ImportError::NotABackup),
        (r#"{"format":"lance-legal-backup","version":2,"records":[]}"#.into(), ImportError::Newer),
        (file("null"), ImportError::NotABackup),
        (file("[]"), ImportError::NotABackup),
        (file(r#"{"lance-legal/game/a":1}"#), ImportError::NotABackup),
        (file(r#"{"lance-legal/game/a":null}"#), ImportError::NotABackup),
        (file(r#"{"lance-legal/game/a":{}}"#), ImportError::NotABackup),
        (file(r#"{"lance-legal/game/a":"\ud800"}"#), ImportError::NotABackup),
        (file(r#"{"lance-legal/game/a":"x","lance-legal/game/a":"y"}"#), ImportError::NotABackup),
        (file(r#"{"another-site/key":"x"}"#), ImportError::NotABackup),
        (file(r#"{"__proto__":"x"}"#), ImportError::NotABackup),
        (file(r#"{"":"x"}"#), ImportError::NotABackup),
        (file(&json!({ "lance-legal/import": journal }).to_string()), ImportError::NotABackup),
    ];
    for (text, error) in cases {
        let store = lived_in();
        let before = store.contents();
        assert_eq!(import(&store, &text), Err(error), "{text:.200}");
        assert_eq!(preview(&text), Err(error), "{text:.200}");
        assert_eq!(store.contents(), before);
        assert_eq!(store.changes(), 6, "not even tried");
    }
}

#[test]
fn limits_are_where_they_are_said_to_be() {
    let entries = |count: usize| {
        let all: Vec<String> = (0..count).map(|number| format!(r#""lance-legal/later/{number}":"""#)).collect();
        file(&format!("{{{}}}", all.join(",")))
    };
    assert!(preview(&entries(1_000)).is_ok());
    assert_eq!(preview(&entries(1_001)), Err(ImportError::TooLarge));

    let key = |length: usize| file(&format!(r#"{{"lance-legal/{}":""}}"#, "k".repeat(length - "lance-legal/".len())));
    assert!(preview(&key(200)).is_ok());
    assert_eq!(preview(&key(201)), Err(ImportError::NotABackup));

    let nested = |depth: usize| {
        let inside = depth - 1;
        let more = format!("{}{}", "[".repeat(inside), "]".repeat(inside));
        format!(r#"{{"format":"lance-legal-backup","version":1,"entries":{{}},"more":{more}}}"#)
    };
    assert!(preview(&nested(32)).is_ok());
    assert_eq!(preview(&nested(33)), Err(ImportError::TooLarge));
    // Brackets in texts do not nest.
    assert!(preview(&file(&format!(r#"{{"lance-legal/game/a":"\"{}"}}"#, "[".repeat(1_000)))).is_ok());

    let padded = |length: usize| {
        let text = file("{}");
        let room = length - text.len();
        text + &" ".repeat(room)
    };
    assert!(preview(&padded(MAX_BYTES)).is_ok());
    assert_eq!(preview(&padded(MAX_BYTES + 1)), Err(ImportError::TooLarge));
    assert_eq!(preview(&"[".repeat(MAX_BYTES)), Err(ImportError::TooLarge));
    assert_eq!(preview(&"[{".repeat(MAX_BYTES / 2)), Err(ImportError::TooLarge));
    assert_eq!(preview(&"\"".repeat(MAX_BYTES)), Err(ImportError::NotJson));
}

#[test]
fn a_journal_that_was_cut_is_kept_aside_and_forgotten() {
    let store = lived_in();
    let before = store.contents();
    store.put("lance-legal/import", "half a jour");
    let taken = export(&store).expect("the store answers");
    let raw = json!({ "format": "lance-legal-backup", "version": 1, "entries": store.contents() });
    let away = MemoryStore::new();
    import(&away, &raw.to_string()).expect("a good file");
    assert_eq!(export(&away).as_ref(), Ok(&taken));
    assert_eq!(lance_legal::storage::recover(&store), Ok(true));
    let mut after = store.contents();
    assert!(has_bytes(&after, "half a jour"));
    assert_eq!(export(&store), Ok(taken), "a file names it so from the start");
    after.retain(|key, _| before.contains_key(key));
    assert_eq!(after, before);
}

fn payload(kind: &'static Kind, value: &Value, saved_at: u64) -> Payload {
    Payload { kind, text: value.to_string(), saved_at }
}

fn snapshot(store: &MemoryStore) -> Snapshot {
    Snapshot::of(store).expect("the store answers")
}

#[test]
fn a_copy_holds_what_could_not_be_saved() {
    for seed in 0..300 {
        let store = any_store(&mut Random(seed));
        let before = store.contents();
        let game = json!({ "moves": ["e2e4", seed] });
        let newer = [payload(&GAME, &game, NOW + 9), payload(&PROGRESS, &json!({ "stars": {} }), NOW + 8)];
        let text = export_with(&store, &newer).expect("the store answers");
        assert_eq!(store.contents(), before, "only the file has it");
        let away = MemoryStore::new();
        import(&away, &text).unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
        let loaded = load::<Value>(&away, &GAME);
        assert_eq!((loaded.value, loaded.saved_at), (Some(game), Some(NOW + 9)), "seed {seed}");
        assert_eq!(value(&away, &PROGRESS), Some(json!({ "stars": {} })));
        assert_eq!(value(&away, &SETTINGS), value(&MemoryStore::with(before.clone()), &SETTINGS));
        // What was damaged in the slots is in the file too.
        let precious = |text: &&String| {
            ["lance-legal/quarantine/"]
                .iter()
                .any(|name| before.iter().any(|(key, bytes)| key.starts_with(name) && bytes == *text))
        };
        assert!(before.values().filter(precious).all(|bytes| has_bytes(&away.contents(), bytes)), "seed {seed}");
    }
    let damaged = MemoryStore::new();
    damaged.put("lance-legal/game/a", "damaged a");
    damaged.put("lance-legal/game/b", "damaged b");
    let text = export_with(&damaged, &[payload(&GAME, &json!(1), NOW)]).expect("the store answers");
    let away = MemoryStore::new();
    import(&away, &text).expect("our own file");
    assert_eq!(value(&away, &GAME), Some(json!(1)));
    assert!(has_bytes(&away.contents(), "damaged a") && has_bytes(&away.contents(), "damaged b"));
}

#[test]
fn a_file_or_a_device_is_read_as_the_records_are() {
    let store = lived_in();
    let (here, there) = (snapshot(&store), Snapshot::read(&export(&store).expect("the store answers")));
    assert_eq!(there.as_ref(), Ok(&here));
    assert!(!here.is_empty() && Snapshot::default().is_empty());
    let loaded = load::<Value>(&here, &GAME);
    assert_eq!((loaded.value, loaded.saved_at), (value(&store, &GAME), Some(NOW)));
    assert_eq!(Snapshot::read("{}"), Err(ImportError::NotABackup));
}

#[test]
fn what_is_added_becomes_the_newest_and_the_rest_stays() {
    let store = lived_in();
    store.put("lance-legal/quarantine/game/00000001", "damaged here");
    let there = MemoryStore::new();
    saved(&there, &GAME, 0, &json!("theirs"));
    there.put("lance-legal/quarantine/game/00000002", "damaged there");
    there.put("lance-legal/progress/a", "damaged in its slot");
    there.put("lance-legal/later/a", "of a later version");
    let settings = value(&store, &SETTINGS);
    let before = load::<Value>(&store, &GAME);
    merge(&store, &snapshot(&there), &[payload(&GAME, &json!("theirs"), NOW + 5)]).expect("nothing is in the way");
    let after = load::<Value>(&store, &GAME);
    assert_eq!((after.value, after.saved_at), (Some(json!("theirs")), Some(NOW + 5)));
    assert!(after.seq > before.seq, "another tab can tell");
    assert_eq!(value(&store, &SETTINGS), settings);
    for bytes in ["damaged here", "damaged there", "damaged in its slot", "of a later version"] {
        assert!(has_bytes(&store.contents(), bytes), "{bytes}");
    }
    assert_eq!(quarantined(&store).map(|kept| kept.len()), Ok(3));
    // Nothing chosen: nothing of a record changes, and twice is once.
    let now = store.contents();
    merge(&store, &snapshot(&there), &[]).expect("nothing is in the way");
    assert_eq!(store.contents(), now);
}

#[test]
fn nothing_is_added_to_what_a_newer_version_wrote() {
    let store = lived_in();
    store.put("lance-legal/game/a", &seal("game", r#""schema":9"#));
    let before = store.contents();
    let answer = merge(&store, &Snapshot::default(), &[payload(&GAME, &json!(1), NOW)]);
    assert_eq!(answer, Err(ImportError::Newer));
    assert_eq!(store.contents(), before);
}

#[test]
fn adding_that_fails_anywhere_is_complete_or_undone() {
    let there = lived_in();
    let mut cases = 0;
    for fault in [Fault::Before, Fault::After, Fault::Torn(50), Fault::TornSilently(50)] {
        for change in 0.. {
            let store = lived_in();
            let old = store.contents();
            store.fail_at(change, fault, Lasting::Once);
            let answer = merge(&store, &snapshot(&there), &[payload(&GAME, &json!("new"), NOW)]);
            let changes = store.changes();
            match answer {
                Ok(()) => assert_eq!(value(&store, &GAME), Some(json!("new"))),
                Err(_) => assert_eq!(store.contents(), old, "{fault:?} at {change}"),
            }
            cases += 1;
            if changes <= change {
                break;
            }
        }
    }
    assert!(cases > 12, "{cases}");
}

#[test]
fn the_name_of_a_file_has_the_day_and_what_was_typed() {
    for (typed, name) in [
        ("", "lance-legal-2026-01-31.json"),
        ("Turma 7.º B", "lance-legal-2026-01-31-turma-7-º-b.json"),
        ("  João / Inês  ", "lance-legal-2026-01-31-joão-inês.json"),
        ("../../etc/passwd", "lance-legal-2026-01-31-etc-passwd.json"),
        ("a\u{202e}b\0c\n", "lance-legal-2026-01-31-a-bc.json"),
        ("♞", "lance-legal-2026-01-31.json"),
    ] {
        assert_eq!(file_name("2026-01-31", &label(typed)), name);
    }
    assert_eq!(label(&"x".repeat(500)).len(), 40);
}
