//! Nothing of a tournament is lost: a whole one, on a device that stops in the middle of a write again and again, that is full,
//! whose slots are damaged, or whose record a newer version wrote.

use lance_legal::random::Random;
use lance_legal::storage::{SaveError, TOURNAMENT, What, load, quarantined, save};
use lance_legal::tournament::SchoolYear;
use lance_legal::tournament::event::{Event, Mark, Player, Shelf};

use super::seal::{seal, unseal};
use super::store::{Fault, Lasting, MemoryStore};
use super::{NOW, corrupt_and_kept, has_bytes};

/// Twenty-four pupils, five rounds: the list after each step that is kept, from nothing to the last correction.
fn tournament(seed: u64) -> Vec<Shelf> {
    let mut chance = Random::new(seed);
    let mut event = Event::new("k3f9x", "Torneio da escola", seed);
    let mut shelf = Shelf::default();
    let mut states = Vec::new();
    let mut keep = |event: &Event| {
        assert!(shelf.put(event.clone()), "there is room");
        states.push(shelf.clone());
    };
    keep(&event);
    for number in 1..=24 {
        let known =
            Player {
                born: Some(2010), class: "7B".to_string(), ..Player::named(&format!("Inês Gonçalves {number}"))
            };
        event.add(known).expect("there is room");
    }
    keep(&event);
    event.keep_apart(2, 20).expect("two players");
    keep(&event);
    for round in 0..5 {
        if round == 2 {
            event.add(Player::named("Tardia")).expect("a late entry");
            keep(&event);
            event.leave(3, true).expect("somebody goes home");
            keep(&event);
            event.ask_half(5, true).expect("somebody rests");
            keep(&event);
        }
        let mut lots = Random::new(seed);
        event.pair_next(SchoolYear::PRINTED, str::to_lowercase, |limit| lots.below(limit)).expect("pairs");
        keep(&event);
        for board in event.rounds[round].waiting() {
            event.enter(round, board, chance.pick(&Mark::ALL).copied()).expect("a result");
            keep(&event);
        }
        event.close().expect("all are in");
        keep(&event);
        let board = chance.below(10);
        let other = if event.rounds[round].games[board].mark == Some(Mark::Draw) { Mark::White } else { Mark::Draw };
        event.enter(round, board, Some(other)).expect("a correction");
        keep(&event);
    }
    assert!(event.is_over() && event.log.len() >= 7, "{:?}", event.log);
    states
}

const FAULTS: [Fault; 3] = [Fault::Before, Fault::After, Fault::Torn(0)];

#[test]
fn a_device_that_stops_in_any_write_leaves_the_last_state_or_the_one_before() {
    let (mut kills, mut old, mut new) = (0, 0, 0);
    for seed in 0.. {
        if kills >= 600 {
            break;
        }
        let states = tournament(seed);
        let mut chance = Random::new(1_000 + seed);
        let store = MemoryStore::new();
        let mut seen = 0;
        let mut at = 0;
        while at < states.len() {
            let fault = match chance.pick(&FAULTS).copied() {
                Some(Fault::Torn(_)) | None => Fault::Torn(chance.below(100)),
                Some(fault) => fault,
            };
            let stops = chance.happens(3, 4);
            if stops {
                store.fail_at(chance.below(3), fault, Lasting::ForEver);
            }
            let saved = save(&store, &TOURNAMENT, seen, NOW + at as u64, "tab", &states[at]);
            let has_stopped = stops && store.is_dead();
            store.revive();
            // A new page on what is left.
            let loaded = load::<Shelf>(&store, &TOURNAMENT);
            seen = loaded.seq;
            let case = format!("seed {seed}, state {at}, {fault:?}: {saved:?}");
            let before = at.checked_sub(1).map(|at| &states[at]);
            let is_new = loaded.value.as_ref() == Some(&states[at]);
            assert!(is_new || loaded.value.as_ref() == before, "{case}");
            assert!(is_new || saved.is_err(), "{case}: it was said to be kept");
            if has_stopped {
                kills += 1;
                if is_new { new += 1 } else { old += 1 }
            }
            if is_new {
                at += 1;
            }
        }
    }
    assert!(kills >= 500 && old >= 50 && new >= 50, "{kills} stops: {old} left the state before, {new} the last");
}

#[test]
fn a_full_device_says_so_and_keeps_the_state_before() {
    let states = tournament(1);
    let store = MemoryStore::new();
    let mut seen = 0;
    let mut refused = 0;
    for (at, state) in states.iter().enumerate() {
        if at > 0 {
            store.set_room(store.size());
            let answer = save(&store, &TOURNAMENT, seen, NOW, "tab", state);
            let kept = load::<Shelf>(&store, &TOURNAMENT).value;
            match answer {
                // What takes no more room than the older slot fits still.
                Ok(_) => assert_eq!(kept.as_ref(), Some(state)),
                Err(error) => {
                    assert_eq!((error, kept.as_ref()), (SaveError::Quota, states.get(at - 1)));
                    refused += 1;
                }
            }
            store.revive();
        }
        seen = load::<Shelf>(&store, &TOURNAMENT).seq;
        seen = save(&store, &TOURNAMENT, seen, NOW, "tab", state).expect("there is room again");
    }
    assert!(refused >= 20, "{refused} of {}", states.len());
}

#[test]
fn a_damaged_slot_is_told_and_the_state_before_goes_on() {
    let states = tournament(2);
    let mut chance = Random::new(5);
    let last = states.len() - 1;
    for _ in 0..200 {
        let store = MemoryStore::new();
        let first = save(&store, &TOURNAMENT, 0, NOW, "tab", &states[last - 1]).expect("room");
        let older = store.contents();
        save(&store, &TOURNAMENT, first, NOW + 1, "tab", &states[last]).expect("room");
        let (key, text) =
            store.contents().into_iter().find(|(key, _)| !older.contains_key(key)).expect("the newer slot");
        let mut bytes: Vec<char> = text.chars().collect();
        match chance.below(3) {
            0 => bytes.truncate(chance.below(bytes.len())),
            1 => {
                let at = chance.below(bytes.len());
                bytes[at] = if bytes[at] == '~' { '!' } else { '~' };
            }
            _ => drop(bytes.remove(chance.below(bytes.len()))),
        }
        let damaged: String = bytes.into_iter().collect();
        store.put(&key, &damaged);
        let loaded = load::<Shelf>(&store, &TOURNAMENT);
        assert_eq!(loaded.value.as_ref(), Some(&states[last - 1]), "{damaged}");
        assert_eq!(corrupt_and_kept(&loaded.troubles), 1, "{damaged}");
        save(&store, &TOURNAMENT, loaded.seq, NOW + 2, "tab", &states[last]).expect("it goes on");
        assert_eq!(load::<Shelf>(&store, &TOURNAMENT).value.as_ref(), Some(&states[last]));
        assert!(quarantined(&store).expect("the store answers").iter().any(|(_, kept)| *kept == damaged));
    }
}

#[test]
fn what_a_newer_version_wrote_stays_byte_for_byte() {
    let states = tournament(3);
    let store = MemoryStore::new();
    save(&store, &TOURNAMENT, 0, NOW, "tab", &states[9]).expect("room");
    let (key, text) = store.contents().into_iter().next().expect("a slot");
    let newer = TOURNAMENT.schema + 1;
    let fields = unseal(&text).replace(&format!("\"schema\":{},", TOURNAMENT.schema), &format!("\"schema\":{newer},"));
    let text = seal("tournament", &fields);
    store.put(&key, &text);
    let loaded = load::<Shelf>(&store, &TOURNAMENT);
    assert_eq!((loaded.value, loaded.troubles[0].what.clone()), (None, What::Newer { schema: newer }));
    for seen in [0, loaded.seq] {
        let answer = save(&store, &TOURNAMENT, seen, NOW, "tab", &states[10]);
        assert_eq!(answer, Err(SaveError::Newer { schema: newer }));
    }
    assert!(has_bytes(&store.contents(), &text));
    assert_eq!(store.contents().len(), 1);
}
