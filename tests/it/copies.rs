//! A copy beside what is on the device: how much each holds, what becomes of each record, what is written.

use lance_legal::copies::{Amount, Fate, LISTED, Side, rows, values};
use lance_legal::lessons::Progress;
use lance_legal::storage::{
    CLOCK, CLOCK_BEAT, GAME, KINDS, Kind, POKER, PROGRESS, SETTINGS, SHEET, Snapshot, TRUCO, load, merge, save,
};
use serde_json::{Value, json};

use crate::storage::store::MemoryStore;

const EARLY: u64 = 1_760_000_000_000;
const LATE: u64 = EARLY + 60_000;

fn put(store: &MemoryStore, kind: &Kind, at: u64, value: Value) {
    let seen = load::<Value>(store, kind).seq;
    save(store, kind, seen, at, "tab", &value).expect("nothing is in the way");
}

fn game(moves: &[&str]) -> Value {
    json!({ "game": { "moves": moves } })
}

fn snapshot(store: &MemoryStore) -> Snapshot {
    Snapshot::of(store).expect("the store answers")
}

/// A device and a copy with something of each fate.
fn both() -> (MemoryStore, MemoryStore) {
    let (here, there) = (MemoryStore::new(), MemoryStore::new());
    put(&here, &GAME, LATE, game(&["e2e4", "e7e5"]));
    put(&there, &GAME, EARLY, game(&["d2d4"]));
    put(&here, &PROGRESS, LATE, json!({ "stars": { "a/1": 3, "a/2": 1 } }));
    put(&there, &PROGRESS, EARLY, json!({ "stars": { "a/2": 2, "b/1": 1 } }));
    put(&here, &SETTINGS, LATE, json!({ "theme": "dark" }));
    put(&there, &SETTINGS, EARLY, json!({ "theme": "dark" }));
    put(&there, &CLOCK, EARLY, json!({ "a": "clock" }));
    put(&there, &CLOCK_BEAT, EARLY, json!({ "a": "beat" }));
    there.put("lance-legal/sheet/a", "damaged");
    (here, there)
}

#[test]
fn each_record_has_its_fate() {
    let (here, there) = both();
    let found: Vec<_> =
        rows(&snapshot(&here), &snapshot(&there)).into_iter().map(|row| (row.kind.id, row.fate)).collect();
    assert_eq!(
        found,
        [
            (PROGRESS.id, Fate::Joined),
            (GAME.id, Fate::Chosen),
            (SHEET.id, Fate::Unreadable),
            (CLOCK.id, Fate::Comes),
            (SETTINGS.id, Fate::Stays),
        ]
    );
    let all = rows(&snapshot(&here), &snapshot(&there));
    assert_eq!(all[0].here, Side::Held { saved_at: LATE, amount: Amount::Stars(4) });
    assert_eq!(all[1].copy, Side::Held { saved_at: EARLY, amount: Amount::Moves(1) });
    assert_eq!((&all[2].here, &all[2].copy), (&Side::Absent, &Side::Damaged));
    // Nothing on either side: nothing to list.
    assert!(rows(&Snapshot::default(), &Snapshot::default()).is_empty());
}

#[test]
fn stars_earned_since_and_the_game_here_outlive_an_older_copy() {
    let (here, there) = both();
    let (device, copy) = (snapshot(&here), snapshot(&there));
    merge(&here, &copy, &values(&device, &copy, &[])).expect("nothing is in the way");
    let progress: Progress = load(&here, &PROGRESS).value.expect("stars");
    assert_eq!(["a/1", "a/2", "b/1"].map(|level| progress.stars(level)), [3, 2, 1]);
    assert_eq!(load::<Value>(&here, &GAME).value, Some(game(&["e2e4", "e7e5"])));
    assert_eq!(load::<Value>(&here, &CLOCK).value, Some(json!({ "a": "clock" })));
    assert_eq!(load::<Value>(&here, &CLOCK_BEAT).value, Some(json!({ "a": "beat" })), "it goes with its clock");
    // Opening the same copy again finds nothing to change.
    let again = rows(&snapshot(&here), &copy);
    assert_eq!(again.iter().filter(|row| row.fate == Fate::Comes).count(), 0);
}

#[test]
fn the_copys_game_counts_where_it_was_chosen() {
    let (here, there) = both();
    let (device, copy) = (snapshot(&here), snapshot(&there));
    merge(&here, &copy, &values(&device, &copy, &["game"])).expect("nothing is in the way");
    let loaded = load::<Value>(&here, &GAME);
    assert_eq!((loaded.value, loaded.saved_at), (Some(game(&["d2d4"])), Some(EARLY)));
}

#[test]
fn what_cannot_be_read_takes_the_place_of_nothing() {
    let (here, there) = (MemoryStore::new(), MemoryStore::new());
    put(&here, &GAME, LATE, game(&["e2e4"]));
    // Whole by its checksum, and no game.
    put(&there, &GAME, LATE, json!({ "moves": 7 }));
    let (device, copy) = (snapshot(&here), snapshot(&there));
    assert_eq!(rows(&device, &copy)[0].fate, Fate::Unreadable);
    assert!(values(&device, &copy, &["game"]).is_empty());
    // The other way round it is put right.
    assert_eq!(rows(&copy, &device)[0].fate, Fate::Comes);
}

/// What is kept of the card games is one thing each: the one here stays unless the copy's is chosen.
#[test]
fn of_two_scoreboards_one_is_chosen() {
    let (here, there) = (MemoryStore::new(), MemoryStore::new());
    for kind in [&TRUCO, &POKER] {
        put(&here, kind, LATE, json!({ "here": 1 }));
        put(&there, kind, EARLY, json!({ "there": 2 }));
    }
    let (device, copy) = (snapshot(&here), snapshot(&there));
    let found: Vec<_> = rows(&device, &copy).into_iter().map(|row| (row.kind.id, row.fate)).collect();
    assert_eq!(found, [(TRUCO.id, Fate::Chosen), (POKER.id, Fate::Chosen)]);
    merge(&here, &copy, &values(&device, &copy, &["poker"])).expect("nothing is in the way");
    assert_eq!(load::<Value>(&here, &TRUCO).value, Some(json!({ "here": 1 })));
    assert_eq!(load::<Value>(&here, &POKER).value, Some(json!({ "there": 2 })));
    // What is no object is no record.
    put(&there, &TRUCO, LATE, json!([1]));
    assert_eq!(rows(&snapshot(&here), &snapshot(&there))[0].fate, Fate::Unreadable);
}

#[test]
fn every_record_is_listed_or_goes_with_one_that_is() {
    let listed = |kind: &&Kind| LISTED.iter().any(|one| one.id == kind.id);
    let alone: Vec<&str> = KINDS.iter().filter(|kind| !listed(kind)).map(|kind| kind.id).collect();
    assert_eq!(alone, [CLOCK_BEAT.id]);
}
