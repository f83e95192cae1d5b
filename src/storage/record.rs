//! One record: read from its two slots, written to the slot that holds nothing of worth.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::envelope::{self, Envelope, Made, Reading};
use super::{JOURNAL, Kind, Store, StoreError, migrate, quarantine, set_and_verify};

/// What a record holds, and what was wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded<T> {
    /// The newest value that could be read.
    pub value: Option<T>,
    /// The state this is, to be handed to [`save`]; 0 for nothing yet.
    pub seq: u64,
    /// When `value` was saved, in milliseconds since 1970.
    pub saved_at: Option<u64>,
    pub troubles: Vec<Trouble>,
}

/// Something the user should hear about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub key: String,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The bytes make no sense. `kept_as` names their copy; `None`: there was no room for one, and the slot
    /// keeps them and is not used.
    Corrupt { kept_as: Option<String> },
    /// A newer version of the site wrote it: it can be neither shown nor changed.
    Newer { schema: u32 },
    /// It could not be read at all; what is in memory should stay.
    Unavailable,
}

impl What {
    /// Fluent id of the sentence.
    pub const fn message(&self) -> &'static str {
        match self {
            What::Corrupt { kept_as: Some(_) } => "storage-trouble-corrupt",
            What::Corrupt { kept_as: None } => "storage-trouble-no-room",
            What::Newer { .. } => "storage-trouble-newer",
            What::Unavailable => "storage-trouble-unavailable",
        }
    }
}

/// Why a value was not saved. What was saved before still is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// No room: for the value, or for the copy of damaged bytes that must be made first.
    Quota,
    Unavailable,
    /// Another tab, an import or an erasure came between: `seq` is what is there now, 0 if nothing is.
    Conflict {
        seq: u64,
    },
    /// A newer version of the site wrote the record; this one does not touch it.
    Newer {
        schema: u32,
    },
    /// The value has no JSON form that could be read again.
    Encode,
}

impl SaveError {
    /// Fluent id of the sentence.
    pub const fn message(&self) -> &'static str {
        match self {
            SaveError::Quota => "storage-save-quota",
            SaveError::Unavailable => "storage-save-unavailable",
            SaveError::Conflict { .. } => "storage-save-conflict",
            SaveError::Newer { .. } => "storage-save-newer",
            SaveError::Encode => "storage-save-encode",
        }
    }
}

impl From<StoreError> for SaveError {
    fn from(error: StoreError) -> SaveError {
        match error {
            StoreError::Unavailable => SaveError::Unavailable,
            StoreError::Quota => SaveError::Quota,
        }
    }
}

/// Reads the newest value; whatever is there, the answer is one the site can start with.
pub fn load<T: DeserializeOwned>(store: &dyn Store, kind: &Kind) -> Loaded<T> {
    let mut newest = None;
    let mut open = |payload| {
        let value = serde_json::from_value::<T>(payload).ok();
        let is_read = value.is_some();
        newest = newest.take().or(value);
        is_read
    };
    let Loaded { seq, saved_at, troubles, .. } = open_slots(store, kind, &mut open);
    Loaded { value: newest, seq, saved_at, troubles }
}

/// What of [`load`] is the same for every type: `open` reads a value, of which the first that can be read is the newest.
fn open_slots(store: &dyn Store, kind: &Kind, open: &mut dyn FnMut(Value) -> bool) -> Loaded<()> {
    let (candidates, mut troubles) = candidates(store, kind);
    let seq = candidates.iter().map(|candidate| candidate.envelope.seq).max().unwrap_or(0);
    // An older value beside one of a newer version is not the state the user left.
    if troubles.iter().any(|trouble| matches!(trouble.what, What::Newer { .. })) {
        return Loaded { value: None, seq, saved_at: None, troubles };
    }
    let mut newest = None;
    // The older one is opened too: what cannot be read must be set aside before a save takes its slot.
    for Candidate { key, text, envelope } in candidates {
        let Envelope { schema, saved_at, payload, .. } = envelope;
        if migrate(kind, schema, payload).is_ok_and(&mut *open) {
            newest = newest.or(Some(saved_at));
        } else {
            troubles.push(set_aside(store, kind, key, &text));
        }
    }
    Loaded { value: None, seq, saved_at: newest, troubles }
}

struct Candidate {
    key: String,
    text: String,
    envelope: Envelope,
}

/// The slots that may hold the value, newest first, and what is wrong with the others.
fn candidates(store: &dyn Store, kind: &Kind) -> (Vec<Candidate>, Vec<Trouble>) {
    let mut candidates = Vec::new();
    let mut troubles = Vec::new();
    // While an import is under way the slots are neither the old state nor the new one.
    if !matches!(store.get(JOURNAL), Ok(None)) {
        troubles.push(Trouble { key: JOURNAL.to_string(), what: What::Unavailable });
        return (candidates, troubles);
    }
    for key in kind.slot_keys() {
        match store.get(&key) {
            Err(_) => troubles.push(Trouble { key, what: What::Unavailable }),
            Ok(None) => {}
            Ok(Some(text)) => match envelope::decode(kind.id, kind.schema, &text) {
                Reading::Intact(envelope) => candidates.push(Candidate { key, text, envelope }),
                Reading::Newer { schema } => troubles.push(Trouble { key, what: What::Newer { schema } }),
                Reading::Corrupt => troubles.push(set_aside(store, kind, key, &text)),
            },
        }
    }
    if let [first, second] = candidates.as_mut_slice()
        && first.envelope.seq < second.envelope.seq
    {
        std::mem::swap(first, second);
    }
    (candidates, troubles)
}

fn set_aside(store: &dyn Store, kind: &Kind, key: String, bytes: &str) -> Trouble {
    Trouble { key, what: What::Corrupt { kept_as: quarantine::keep(store, kind.id, bytes).ok() } }
}

/// Writes a value after the state `seen_seq`, as [`load`] or the last `save` gave it, and reads it back.
///
/// `writer` is this tab's own name, another for every page load. `saved_at` is in milliseconds since 1970.
/// The answer is the new state's number. After an error the old value stands, or the new one if the store
/// fell silent just after the write; never a third.
pub fn save<T: Serialize>(
    store: &dyn Store,
    kind: &Kind,
    seen_seq: u64,
    saved_at: u64,
    writer: &str,
    value: &T,
) -> Result<u64, SaveError> {
    let payload = serde_json::to_string(value).map_err(|_| SaveError::Encode)?;
    save_payload(store, kind, seen_seq, saved_at, writer, &[], &payload)
}

pub(super) fn save_payload(
    store: &dyn Store,
    kind: &Kind,
    seen_seq: u64,
    saved_at: u64,
    writer: &str,
    made: &[Made],
    payload: &str,
) -> Result<u64, SaveError> {
    // An import that was cut off is undone at the next start, and would take this value with it.
    if store.get(JOURNAL)?.is_some() {
        return Err(SaveError::Unavailable);
    }
    let slots = Slots::read(store, kind)?;
    slots.check_conflict(seen_seq, writer)?;
    let after = slots.newest_seq();
    let seq = envelope::next_seq(after.max(seen_seq), writer).ok_or(SaveError::Encode)?;
    let text = envelope::encode((kind.id, kind.schema), (seq, after), saved_at, writer, made, payload)
        .ok_or(SaveError::Encode)?;
    let slot = slots.into_target(store, kind)?;
    match set_and_verify(store, &slot.key, &text) {
        Ok(()) => Ok(seq),
        Err(error) => Err(slot.restore(store, kind, error)),
    }
}

/// Both slots as they are just before a write.
struct Slots([Slot; 2]);

struct Slot {
    key: String,
    text: Option<String>,
    content: Content,
}

enum Content {
    Empty,
    Corrupt,
    Whole { seq: u64, writer: String },
}

impl Slots {
    fn read(store: &dyn Store, kind: &Kind) -> Result<Slots, SaveError> {
        let [a, b] = kind.slot_keys();
        Ok(Slots([Slot::read(store, kind, a)?, Slot::read(store, kind, b)?]))
    }

    fn newest(&self) -> Option<(u64, &str)> {
        let whole = self.0.iter().filter_map(|slot| match &slot.content {
            Content::Whole { seq, writer } => Some((*seq, writer.as_str())),
            Content::Empty | Content::Corrupt => None,
        });
        whole.rev().max_by_key(|(seq, _)| *seq)
    }

    fn newest_seq(&self) -> u64 {
        self.newest().map_or(0, |(seq, _)| seq)
    }

    /// Whether what is there is what the caller has seen.
    ///
    /// Older than seen counts as well: the caller's own write was lost to a tab that wrote at the same
    /// moment, or to an import or an erasure elsewhere.
    fn check_conflict(&self, seen_seq: u64, writer: &str) -> Result<(), SaveError> {
        let (seq, newest_writer) = self.newest().unwrap_or((0, ""));
        // The caller's own write, whose success it was not told.
        let own_echo = seq > seen_seq && newest_writer == writer;
        // What the caller has seen is in the damaged slot, or was: nothing newer is there to lose.
        let damaged = seq < seen_seq && self.0.iter().any(|slot| matches!(slot.content, Content::Corrupt));
        if seq == seen_seq || own_echo || damaged { Ok(()) } else { Err(SaveError::Conflict { seq }) }
    }

    /// The slot that may be written: never the newest good value, never bytes that exist nowhere else.
    fn into_target(self, store: &dyn Store, kind: &Kind) -> Result<Slot, SaveError> {
        let mut best: Option<(u64, Slot)> = None;
        let mut good = 0_usize;
        for slot in self.0 {
            let Some(worth) = slot.worth(store, kind)? else { continue };
            if matches!(slot.content, Content::Whole { .. }) && worth > 0 {
                good = good.saturating_add(1);
            }
            // Of two values with one number the first is read, so the second is written.
            if best.as_ref().is_none_or(|(least, _)| worth < *least || (worth == *least && worth > 0)) {
                best = Some((worth, slot));
            }
        }
        match best {
            // The only good value there is, beside a slot that must not be touched.
            Some((worth, Slot { content: Content::Whole { .. }, .. })) if worth > 0 && good == 1 => {
                Err(SaveError::Quota)
            }
            Some((_, slot)) => Ok(slot),
            None => Err(SaveError::Quota),
        }
    }
}

impl Slot {
    fn read(store: &dyn Store, kind: &Kind, key: String) -> Result<Slot, SaveError> {
        let text = store.get(&key)?;
        let content = match text.as_deref().map(|text| envelope::decode(kind.id, kind.schema, text)) {
            None => Content::Empty,
            Some(Reading::Corrupt) => Content::Corrupt,
            Some(Reading::Newer { schema }) => return Err(SaveError::Newer { schema }),
            Some(Reading::Intact(Envelope { seq, writer, .. })) => Content::Whole { seq, writer },
        };
        Ok(Slot { key, text, content })
    }

    /// What would be lost by writing here: 0 nothing, else the number of the state. `None`: bytes of which
    /// no copy could be made.
    fn worth(&self, store: &dyn Store, kind: &Kind) -> Result<Option<u64>, SaveError> {
        let text = self.text.as_deref().unwrap_or_default();
        Ok(match &self.content {
            Content::Empty => Some(0),
            Content::Corrupt => quarantine::keep(store, kind.id, text).ok().map(|_| 0),
            // Whole, but `load` could make nothing of the payload and has kept a copy.
            Content::Whole { .. } if quarantine::is_kept(store, kind.id, text)? => Some(0),
            Content::Whole { seq, .. } => Some(*seq),
        })
    }

    /// After a write that did not arrive: puts back what was there, unless another tab was quicker.
    fn restore(&self, store: &dyn Store, kind: &Kind, error: StoreError) -> SaveError {
        let Ok(now) = store.get(&self.key) else { return error.into() };
        if now == self.text {
            return error.into();
        }
        if let Some(Reading::Intact(Envelope { seq, .. })) =
            now.map(|text| envelope::decode(kind.id, kind.schema, &text))
        {
            return SaveError::Conflict { seq };
        }
        // Part of a write. If it cannot be taken back it is a damaged slot, which every reader knows.
        let _ = match &self.text {
            Some(text) => store.set(&self.key, text),
            None => store.remove(&self.key),
        };
        error.into()
    }
}
