//! Two and three tabs on one store. An edit that was acknowledged is never lost without the tab that made it
//! being told at its next save.

use std::cell::RefCell;
use std::rc::Rc;

use lance_legal::storage::{GAME, SaveError, erase_all, export, import, load, recover, save};

use super::NOW;
use super::store::{MemoryStore, Random};

/// A tab whose state is the list of all edits it knows of, so that a lost one shows.
#[derive(Clone, Debug)]
struct Tab {
    name: String,
    seen: u64,
    edits: Vec<u32>,
}

impl Tab {
    fn open(name: &str, store: &MemoryStore) -> Tab {
        let mut tab = Tab { name: name.to_string(), seen: 0, edits: vec![] };
        tab.adopt(store);
        tab
    }

    fn adopt(&mut self, store: &MemoryStore) {
        let loaded = load(store, &GAME);
        (self.seen, self.edits) = (loaded.seq, loaded.value.unwrap_or_default());
    }

    /// Adds an edit to what it knows and saves; after a conflict its state is as before.
    fn edit(&mut self, store: &MemoryStore, edit: u32) -> Result<(), SaveError> {
        let mut edits = self.edits.clone();
        edits.push(edit);
        self.seen = save(store, &GAME, self.seen, NOW, &self.name, &edits)?;
        self.edits = edits;
        Ok(())
    }
}

fn stored(store: &MemoryStore) -> Vec<u32> {
    load(store, &GAME).value.unwrap_or_default()
}

#[test]
fn a_thousand_orders_of_loading_and_saving_lose_no_acknowledged_edit() {
    let mut conflicts = 0;
    for seed in 0..1_000 {
        let mut random = Random(seed);
        let store = MemoryStore::new();
        let mut tabs: Vec<Tab> =
            (0..2 + random.below(2)).map(|number| Tab::open(&format!("tab {seed} {number}"), &store)).collect();
        let mut acknowledged = Vec::new();
        for edit in 0..15 {
            let number = random.below(tabs.len());
            let tab = &mut tabs[number];
            match random.below(5) {
                0 => tab.adopt(&store),
                1 => *tab = Tab::open(&format!("tab {seed} {number} {edit}"), &store),
                _ => match tab.edit(&store, edit) {
                    Ok(()) => acknowledged.push(edit),
                    Err(error) => {
                        assert!(matches!(error, SaveError::Conflict { .. }), "seed {seed}: {error:?}");
                        conflicts += 1;
                        // The tab shows what is there, and its user does the edit again, or not.
                        if random.below(3) > 0 {
                            tab.adopt(&store);
                            tab.edit(&store, edit).unwrap_or_else(|error| panic!("seed {seed}: {error:?}"));
                            acknowledged.push(edit);
                        }
                    }
                },
            }
            assert_eq!(stored(&store), acknowledged, "seed {seed}");
        }
    }
    assert!(conflicts > 1_000, "{conflicts}");
}

/// What the other tab does between two calls of a save.
#[derive(Clone, Copy, Debug)]
enum Intrusion {
    Edit,
    TwoEdits,
    ThreeEdits,
    Erase,
    Import,
}

const INTRUSIONS: [Intrusion; 5] =
    [Intrusion::Edit, Intrusion::TwoEdits, Intrusion::ThreeEdits, Intrusion::Erase, Intrusion::Import];

/// `localStorage` has no transactions: another process can come between any two calls. Then an edit can be
/// overwritten, but the tab that made it learns so at its next save at the latest.
#[test]
fn a_tab_that_comes_between_two_calls_of_a_save_leaves_nobody_deceived() {
    let mut overwritten = 0;
    let mut cases = 0;
    for seed in 0..1_000 {
        let mut random = Random(seed);
        let store = MemoryStore::new();
        let mut tab = Tab::open(&format!("one {seed}"), &store);
        let early = export(&store).expect("the store answers");
        for edit in 0..random.below(4) as u32 {
            tab.edit(&store, edit).expect("alone");
        }
        if random.below(4) == 0 {
            store.put(["lance-legal/game/a", "lance-legal/game/b"][random.below(2)], "damaged");
            tab.adopt(&store);
        }
        let intrusion = INTRUSIONS[random.below(INTRUSIONS.len())];
        let call = random.below(12);
        let other = Rc::new(RefCell::new((Tab { name: format!("other {seed}"), ..tab.clone() }, Vec::new())));
        let visitor = Rc::clone(&other);
        store.interrupt_at(call, move |store| {
            let (tab, acknowledged) = &mut *visitor.borrow_mut();
            let edits = match intrusion {
                Intrusion::Edit => 100..101,
                Intrusion::TwoEdits => 100..102,
                Intrusion::ThreeEdits => 100..103,
                Intrusion::Erase => {
                    erase_all(store).expect("nothing is in the way");
                    return;
                }
                Intrusion::Import => {
                    import(store, &early).expect("a good file");
                    return;
                }
            };
            for edit in edits {
                if tab.edit(store, edit).is_ok() {
                    acknowledged.push(edit);
                }
            }
        });
        let answer = tab.edit(&store, 50);
        if !store.was_interrupted() {
            continue;
        }
        cases += 1;
        let (other, acknowledged) = &mut *other.borrow_mut();
        let now = stored(&store);
        let case = format!("seed {seed}, {intrusion:?} before call {call}: {answer:?}, {acknowledged:?}, {now:?}");
        let lost_here = answer.is_ok() && !now.contains(&50);
        let lost_there = acknowledged.iter().any(|edit| !now.contains(edit));
        overwritten += usize::from(lost_here || lost_there);
        if lost_here {
            let next = tab.clone().edit(&MemoryStore::with(store.contents()), 51);
            assert!(matches!(next, Err(SaveError::Conflict { .. })), "{case}\n{next:?}");
        }
        if lost_there {
            let next = other.clone().edit(&MemoryStore::with(store.contents()), 151);
            let saved_over_the_loss = next.is_ok();
            // Whoever still holds all acknowledged edits may write them again.
            assert!(!saved_over_the_loss || acknowledged.iter().all(|edit| other.edits.contains(edit)), "{case}");
            assert!(!saved_over_the_loss || store.contents().values().any(|text| text == "damaged"), "{case}");
        }
        // Nobody is stuck.
        tab.adopt(&store);
        tab.edit(&store, 60).unwrap_or_else(|error| panic!("{case}\n{error:?}"));
        other.adopt(&store);
        assert!(other.edits.contains(&60), "{case}");
        other.edit(&store, 160).unwrap_or_else(|error| panic!("{case}\n{error:?}"));
    }
    assert!(cases > 500, "{cases}");
    assert!(overwritten > 20, "{overwritten}: the test no longer reaches the gap");
}

#[test]
fn a_save_overwritten_before_it_was_verified_is_a_conflict_and_the_other_one_stands() {
    let mut conflicts = 0;
    for call in 0..12 {
        let store = MemoryStore::new();
        let mut tab = Tab::open("one", &store);
        tab.edit(&store, 1).expect("alone");
        // What a tab writes that has looked before this one wrote.
        let other = MemoryStore::with(store.contents());
        Tab::open("other", &other).edit(&other, 100).expect("alone");
        let text = other.contents()["lance-legal/game/b"].clone();
        let put = text.clone();
        store.interrupt_at(call, move |store| store.put("lance-legal/game/b", &put));
        let answer = tab.edit(&store, 2);
        if answer.is_err() {
            assert!(matches!(answer, Err(SaveError::Conflict { .. })), "{answer:?}");
            assert_eq!(store.contents()["lance-legal/game/b"], text, "before call {call}");
            conflicts += 1;
        }
    }
    // Before the slot was read, and between the write and the look at it.
    assert!(conflicts >= 3, "{conflicts}");
}

/// A tab that opens takes an unfinished import for one that was cut off.
#[test]
fn a_tab_that_opens_during_an_import_undoes_it_or_finds_it_done() {
    let here = MemoryStore::new();
    Tab::open("one", &here).edit(&here, 1).expect("alone");
    here.put("lance-legal/later/a", "old");
    let there = MemoryStore::new();
    for edit in 2..6 {
        Tab::open("two", &there).edit(&there, edit).expect("alone");
    }
    let (old, new, file) = (here.contents(), there.contents(), export(&there).expect("the store answers"));
    let (mut undone, mut done) = (0, 0);
    for call in 0..100 {
        let store = MemoryStore::with(old.clone());
        store.interrupt_at(call, |store| {
            recover(store).expect("the store answers");
        });
        let answer = import(&store, &file);
        if !store.was_interrupted() {
            break;
        }
        let now = store.contents();
        match answer {
            Ok(()) => assert_eq!(now, new, "before call {call}"),
            Err(error) => assert_eq!(now, old, "before call {call}: {error:?}"),
        }
        if answer.is_ok() { done += 1 } else { undone += 1 }
    }
    assert!(undone > 5 && done > 0, "{undone} {done}");
}
