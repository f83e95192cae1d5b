//! A store in memory that can fail at any call, be full, or let somebody in between two calls.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use lance_legal::storage::{Store, StoreError};

pub type Contents = BTreeMap<String, String>;

/// What happens at one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The call fails and does nothing.
    Before,
    /// The call does its work and then fails.
    After,
    /// A write leaves so many per cent of its text and fails.
    Torn(usize),
    /// A write leaves so many per cent of its text and says nothing.
    TornSilently(usize),
}

/// For how long the fault lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// One call fails, the next is fine again.
    Once,
    /// After it no call does anything: the tab is dead until [`MemoryStore::revive`].
    ForEver,
}

type Visitor = Box<dyn FnOnce(&MemoryStore)>;

#[derive(Default)]
pub struct MemoryStore {
    contents: RefCell<Contents>,
    /// Bytes of keys and texts there is room for.
    room: Cell<Option<usize>>,
    calls: Cell<usize>,
    changes: Cell<usize>,
    fault: Cell<Option<(usize, Fault, Lasting)>>,
    dead: Cell<bool>,
    visitor: RefCell<Option<(usize, Visitor)>>,
}

impl MemoryStore {
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    pub fn with(contents: Contents) -> MemoryStore {
        MemoryStore { contents: RefCell::new(contents), ..MemoryStore::default() }
    }

    pub fn contents(&self) -> Contents {
        self.contents.borrow().clone()
    }

    pub fn put(&self, key: &str, text: &str) {
        self.contents.borrow_mut().insert(key.to_string(), text.to_string());
    }

    pub fn size(&self) -> usize {
        size(&self.contents.borrow())
    }

    pub fn set_room(&self, room: usize) {
        self.room.set(Some(room));
    }

    /// Fails at the change (write or removal) of this number, counted from 0 and from now.
    pub fn fail_at(&self, change: usize, fault: Fault, lasting: Lasting) {
        self.changes.set(0);
        self.fault.set(Some((change, fault, lasting)));
    }

    /// Fails every call from now on.
    pub fn kill(&self) {
        self.dead.set(true);
    }

    /// Whether it does nothing any more.
    pub fn is_dead(&self) -> bool {
        self.dead.get()
    }

    /// A new page on the same store.
    pub fn revive(&self) {
        self.dead.set(false);
        self.fault.set(None);
        self.room.set(None);
    }

    /// Lets somebody use the store just before the call of this number, counted from 0 and from now.
    pub fn interrupt_at(&self, call: usize, visitor: impl FnOnce(&MemoryStore) + 'static) {
        self.calls.set(0);
        *self.visitor.borrow_mut() = Some((call, Box::new(visitor)));
    }

    pub fn was_interrupted(&self) -> bool {
        self.visitor.borrow().is_none()
    }

    /// Writes and removals since the last [`MemoryStore::fail_at`], or since the beginning.
    pub fn changes(&self) -> usize {
        self.changes.get()
    }

    fn enter(&self) -> Result<(), StoreError> {
        let call = self.calls.replace(self.calls.get() + 1);
        let due = self.visitor.borrow().as_ref().is_some_and(|(at, _)| *at == call);
        if due && let Some((_, visitor)) = self.visitor.take() {
            visitor(self);
        }
        if self.dead.get() { Err(StoreError::Unavailable) } else { Ok(()) }
    }

    fn change(&self) -> Option<Fault> {
        let change = self.changes.replace(self.changes.get() + 1);
        let (at, fault, lasting) = self.fault.get()?;
        if at != change {
            return None;
        }
        self.dead.set(lasting == Lasting::ForEver);
        Some(fault)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut contents = self.contents.borrow().clone();
        contents.insert(key.to_string(), text.to_string());
        if self.room.get().is_some_and(|room| size(&contents) > room) {
            return Err(StoreError::Quota);
        }
        *self.contents.borrow_mut() = contents;
        Ok(())
    }
}

fn size(contents: &Contents) -> usize {
    contents.iter().map(|(key, text)| key.len() + text.len()).sum()
}

fn part(text: &str, per_cent: usize) -> &str {
    let mut end = text.len() * per_cent / 100;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.enter()?;
        Ok(self.contents.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.enter()?;
        match self.change() {
            None => self.write(key, value),
            Some(Fault::Before) => Err(StoreError::Unavailable),
            Some(Fault::After) => self.write(key, value).and(Err(StoreError::Unavailable)),
            Some(Fault::Torn(kept)) => self.write(key, part(value, kept)).and(Err(StoreError::Unavailable)),
            Some(Fault::TornSilently(kept)) => self.write(key, part(value, kept)),
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.enter()?;
        let fault = self.change();
        if fault != Some(Fault::Before) {
            self.contents.borrow_mut().remove(key);
        }
        if fault.is_some() { Err(StoreError::Unavailable) } else { Ok(()) }
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        self.enter()?;
        Ok(self.contents.borrow().keys().cloned().collect())
    }
}

/// SplitMix64: the same numbers for the same seed, on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}
