//! One tab among several: which state of each record it has seen, and what it changed last.
//!
//! `localStorage` has no transactions, and a tab hears of what another one wrote a moment late. So each state names
//! the one it follows (`after`) and, where every tab adds, the latest changes in it (`made`). A tab that finds the newest
//! state without its own change makes the change again.

use std::rc::Rc;

use serde::de::DeserializeOwned;

use super::envelope::{self, Envelope, Made, Reading};
use super::record::save_payload;
use super::{JOURNAL, KINDS, Kind, Loaded, Lock, Policy, SaveError, Stand, Store, remove_and_verify};

/// Reads what is kept, and answers the payload with the change made, and the state that was read.
pub type Change = Rc<dyn Fn(&dyn Store) -> (Option<String>, u64)>;

/// For so long a tab looks whether another one has overwritten its change, ms. Words from tab to tab take less than
/// a tenth of a second, but in a tab that the browser has put to sleep.
const LOOK_BACK_MS: u64 = 10_000;

/// A save that another tab came between is tried so often.
const TRIES: usize = 4;

/// How many changes a state names at most. Older than [`LOOK_BACK_MS`] none is looked for.
const MADE: usize = 64;

/// Something that this tab saved.
struct Own {
    kind: &'static Kind,
    /// The change's name, where every tab adds.
    made: Option<String>,
    /// The state that was made, and all that are known to follow it.
    within: Vec<u64>,
    /// Whether it followed another state.
    followed: bool,
    /// Another tab has removed something of this record since.
    doomed: bool,
    at: u64,
    /// To be made again if it is overwritten.
    change: Change,
}

impl Own {
    fn is_recent(&self, now: u64) -> bool {
        now.saturating_sub(self.at) <= LOOK_BACK_MS
    }

    /// Whether somebody who had not heard of this state has taken its place.
    fn is_lost(&self, newest: u64, made: Option<&[Made]>) -> bool {
        // Where the newest state names its changes nothing need be guessed.
        if let (Some(own), Some(made)) = (&self.made, made) {
            return !made.iter().any(|Made(name, _)| name == own);
        }
        let own = self.within.first().copied().unwrap_or(0);
        let beside = match self.kind.policy {
            Policy::Joined => true,
            // A state of a later turn is one of a tab that has taken over.
            Policy::OneWriter(_) => envelope::turn(newest) <= envelope::turn(own),
        };
        beside && !self.within.contains(&newest)
    }
}

/// What became of a value to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveOutcome {
    Saved,
    /// It is saved when it is known that this tab may.
    Waits,
    /// Another tab writes it: what that one kept is to be shown.
    Elsewhere,
}

/// One tab of the site; another for every page load.
pub struct Tab {
    name: String,
    /// The state of each record this tab has seen, by [`KINDS`].
    seen: [u64; KINDS.len()],
    own: Vec<Own>,
    /// How many changes this tab has made.
    changes: u64,
    /// What waits for the answer whether this tab may write it.
    waiting: Vec<(&'static Kind, String)>,
}

impl Tab {
    /// `name` is this tab's own.
    pub fn new(name: String) -> Tab {
        Tab { name, seen: [0; KINDS.len()], own: Vec::new(), changes: 0, waiting: Vec::new() }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn load<T: DeserializeOwned>(&mut self, store: &dyn Store, kind: &Kind) -> Loaded<T> {
        let loaded = super::load(store, kind);
        self.see(kind, loaded.seq);
        loaded
    }

    fn see(&mut self, kind: &Kind, seq: u64) {
        if let Some(seen) = self.seen.get_mut(place(kind)) {
            *seen = seq;
        }
    }

    fn seen(&self, kind: &Kind) -> u64 {
        self.seen.get(place(kind)).copied().unwrap_or(0)
    }

    /// Saves a value that follows the state this tab has seen, and no other, where `stand` says that it may. `now` in ms
    /// since 1970.
    pub fn keep(
        &mut self,
        store: &dyn Store,
        kind: &'static Kind,
        stand: Stand,
        now: u64,
        payload: String,
    ) -> Result<SaveOutcome, SaveError> {
        match stand {
            Stand::Reader | Stand::Taking => Ok(SaveOutcome::Elsewhere),
            Stand::Away | Stand::Asking => {
                self.forget_waiting(kind);
                self.waiting.push((kind, payload));
                Ok(SaveOutcome::Waits)
            }
            Stand::Writer => {
                let seen = self.seen(kind);
                let seq = save_payload(store, kind, seen, now, &self.name, &[], &payload)?;
                // What it followed is of no use without it.
                self.own.retain(|own| own.kind.id != kind.id);
                self.saved(kind, None, (seq, seen), now, again(kind, payload));
                Ok(SaveOutcome::Saved)
            }
        }
    }

    fn forget_waiting(&mut self, kind: &Kind) {
        self.waiting.retain(|(other, _)| other.id != kind.id);
    }

    /// The ids of the records whose values wait for the answer to this lock.
    pub fn waits_for(&self, lock: Lock) -> Vec<&'static str> {
        let waiting = self.waiting.iter().filter(|(kind, _)| kind.policy == Policy::OneWriter(lock));
        waiting.map(|(kind, _)| kind.id).collect()
    }

    /// How this tab stands to a lock has been answered: what has waited is saved, or forgotten.
    pub fn answered(
        &mut self,
        store: &dyn Store,
        lock: Lock,
        stand: Stand,
        now: u64,
    ) -> Result<SaveOutcome, SaveError> {
        let (waited, rest) = self.waiting.drain(..).partition(|(kind, _)| kind.policy == Policy::OneWriter(lock));
        self.waiting = rest;
        let waited: Vec<(&'static Kind, String)> = waited;
        if stand != Stand::Writer {
            self.own.retain(|own| own.kind.policy != Policy::OneWriter(lock));
            return Ok(SaveOutcome::Elsewhere);
        }
        let mut answer = Ok(SaveOutcome::Saved);
        for (kind, payload) in waited {
            answer = answer.and(self.keep(store, kind, stand, now, payload));
        }
        answer
    }

    /// This tab writes from now on, and looks after what it found: a tab that was robbed in its sleep may wake up and
    /// write over it.
    pub fn takes_up(&mut self, store: &dyn Store, lock: Lock, now: u64) {
        for kind in KINDS.iter().filter(|kind| kind.policy == Policy::OneWriter(lock)) {
            // What is of an older schema is written anew by the page.
            let Ok(Some(Envelope { seq, payload, schema, .. })) = newest_state(store, kind) else { continue };
            if schema != kind.schema {
                continue;
            }
            self.own.retain(|own| own.kind.id != kind.id);
            let Ok(payload) = serde_json::to_string(&payload) else { continue };
            // The page has not shown it yet.
            let seen = self.seen(kind);
            self.saved(kind, None, (seq, 0), now, again(kind, payload));
            self.see(kind, seen);
        }
    }

    /// Makes a change upon whatever is kept.
    pub fn join(&mut self, store: &dyn Store, kind: &'static Kind, now: u64, change: &Change) -> Result<(), SaveError> {
        self.changes = self.changes.saturating_add(1);
        let name = format!("{} {}", self.name, self.changes);
        self.make(store, kind, now, Some(name), change)
    }

    /// Makes a change, which keeps its name where it is made again.
    fn make(
        &mut self,
        store: &dyn Store,
        kind: &'static Kind,
        now: u64,
        name: Option<String>,
        change: &Change,
    ) -> Result<(), SaveError> {
        let mut answer = Err(SaveError::Encode);
        for _ in 0..TRIES {
            let mut made = newest_state(store, kind)?.and_then(|state| state.made).unwrap_or_default();
            made.retain(|Made(other, at)| now.saturating_sub(*at) <= LOOK_BACK_MS && Some(other) != name.as_ref());
            made.extend(name.clone().map(|name| Made(name, now)));
            let latest = made.split_at(made.len().saturating_sub(MADE)).1;
            let (payload, seq) = change(store);
            let Some(payload) = payload else { break };
            answer = save_payload(store, kind, seq, now, &self.name, latest, &payload).map(|new| (new, seq));
            if !matches!(answer, Err(SaveError::Conflict { .. })) {
                break;
            }
        }
        self.saved(kind, name, answer?, now, Rc::clone(change));
        Ok(())
    }

    fn saved(&mut self, kind: &'static Kind, made: Option<String>, (seq, after): (u64, u64), now: u64, change: Change) {
        self.see(kind, seq);
        self.follow(kind, seq, after);
        self.own.retain(|own| own.kind.policy != Policy::Joined || own.is_recent(now));
        self.own.push(Own { kind, made, within: vec![seq], followed: after != 0, doomed: false, at: now, change });
    }

    /// This state follows that one, and holds what it held.
    fn follow(&mut self, kind: &Kind, seq: u64, after: u64) {
        for own in self.own.iter_mut().filter(|own| own.kind.id == kind.id) {
            if own.within.contains(&after) && !own.within.contains(&seq) {
                own.within.push(seq);
            }
        }
    }

    /// Another tab wrote this text to one of the record's slots, or removed it.
    pub fn heard(&mut self, kind: &Kind, text: Option<&str>) {
        self.forget_waiting(kind);
        match text.map(|text| envelope::decode(kind.id, kind.schema, text)) {
            Some(Reading::Intact(state)) => self.follow(kind, state.seq, state.after),
            Some(_) => {}
            None => self.own.iter_mut().filter(|own| own.kind.id == kind.id).for_each(|own| own.doomed = true),
        }
    }

    /// To be called when all that other tabs have said has been heard. An erasure counts, and takes with it what this
    /// tab wrote before it heard of it; a change that another tab has overwritten is made again.
    pub fn mend(&mut self, store: &dyn Store, kind: &'static Kind, now: u64) -> Result<(), SaveError> {
        if store.get(JOURNAL)?.is_some() {
            return Ok(());
        }
        let [a, b] = kind.slot_keys();
        for key in [&a, &b, &a] {
            if let Some(state) = state(store, kind, key)? {
                self.follow(kind, state.seq, state.after);
            }
        }
        let (newest, made) = newest_state(store, kind)?.map_or((0, None), |state| (state.seq, state.made));
        let (own, rest): (Vec<Own>, Vec<Own>) = self.own.drain(..).partition(|own| own.kind.id == kind.id);
        self.own = rest;
        // An old one may have come back from a file.
        let doomed =
            |own: &Own| own.doomed && own.followed && own.is_recent(now) && own.within.first() == Some(&newest);
        if newest != 0 && own.iter().any(doomed) {
            for key in [&a, &b] {
                remove_and_verify(store, key)?;
            }
            self.see(kind, 0);
        }
        let recent = |own: &Own| kind.policy != Policy::Joined || own.is_recent(now);
        for own in own.into_iter().filter(|own| !own.doomed && recent(own)) {
            if own.is_lost(newest, made.as_deref()) {
                // Numbers of lost states may be known to others, and must not be given to new ones.
                self.name.push('+');
                self.make(store, kind, now, own.made, &own.change)?;
                // A third tab may have gone on with the lost state.
                if let Some(again) = self.own.last_mut() {
                    again.within.extend(own.within);
                }
            } else {
                self.own.push(own);
            }
        }
        Ok(())
    }

    /// This tab has erased everything.
    pub fn erased(&mut self) {
        self.seen = [0; KINDS.len()];
        self.own.clear();
        self.waiting.clear();
    }
}

/// The change that puts this value in place of whatever is kept.
fn again(kind: &'static Kind, payload: String) -> Change {
    Rc::new(move |store| (Some(payload.clone()), newest(store, kind).unwrap_or(0)))
}

/// What a slot holds, if it is whole and not of a newer version.
fn state(store: &dyn Store, kind: &Kind, key: &str) -> Result<Option<Envelope>, SaveError> {
    let text = store.get(key)?;
    Ok(text.and_then(|text| match envelope::decode(kind.id, kind.schema, &text) {
        Reading::Intact(state) => Some(state),
        _ => None,
    }))
}

/// The number of the newest state, 0 where there is none.
fn newest(store: &dyn Store, kind: &Kind) -> Result<u64, SaveError> {
    Ok(newest_state(store, kind)?.map_or(0, |state| state.seq))
}

/// The newest state.
fn newest_state(store: &dyn Store, kind: &Kind) -> Result<Option<Envelope>, SaveError> {
    let mut newest: Option<Envelope> = None;
    for key in kind.slot_keys() {
        let found = state(store, kind, &key)?;
        newest = match (newest, found) {
            (Some(one), Some(other)) if other.seq <= one.seq => Some(one),
            (one, other) => other.or(one),
        };
    }
    Ok(newest)
}

/// The kind whose slot has this key.
pub fn kind_of(key: &str) -> Option<&'static Kind> {
    let (id, slot) = key.strip_prefix(super::PREFIX)?.split_once('/')?;
    KINDS.iter().find(|kind| kind.id == id && ["a", "b"].contains(&slot))
}

/// The place of this record among [`KINDS`].
fn place(kind: &Kind) -> usize {
    KINDS.iter().position(|other| other.id == kind.id).unwrap_or(0)
}
