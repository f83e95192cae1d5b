//! The file a user takes away: `{"format":"lance-legal-backup","version":1,"entries":{key: text, …}}`.
//!
//! The texts are the stored bytes as they are, damaged ones too; each envelope has its own checksum, so the
//! file needs none and the start page can write it without this module. Reading is strict and bounded.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::envelope::{self, Envelope, Reading};
use super::quarantine::{export_name, is_quarantine};
use super::{JOURNAL, KINDS, Kind, PREFIX, Store, StoreError, own_keys};

const FORMAT: &str = "lance-legal-backup";
const VERSION: u32 = 1;

/// Largest file read, in bytes: twice what a browser lets a site keep.
pub const MAX_BYTES: usize = 10_000_000;
/// Deepest nesting of brackets in a file; a good one has two.
const MAX_DEPTH: usize = 32;
const MAX_ENTRIES: usize = 1_000;
const MAX_KEY: usize = 200;

/// Why a file was not imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// More bytes, entries or brackets than any of our files has.
    TooLarge,
    NotJson,
    /// JSON, but not one of our files.
    NotABackup,
    /// Of a newer version of the site.
    Newer,
    /// The store refused; all is as it was before.
    Store(StoreError),
    /// The store refused, and then refused to go back: the page must be loaded again, which will.
    Interrupted,
}

impl ImportError {
    /// Fluent id of the sentence.
    pub const fn message(&self) -> &'static str {
        match self {
            ImportError::TooLarge => "storage-import-too-large",
            ImportError::NotJson => "storage-import-not-json",
            ImportError::NotABackup => "storage-import-not-a-backup",
            ImportError::Newer => "storage-import-newer",
            ImportError::Store(StoreError::Quota) => "storage-import-quota",
            ImportError::Store(StoreError::Unavailable) => "storage-import-unavailable",
            ImportError::Interrupted => "storage-import-interrupted",
        }
    }
}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> ImportError {
        ImportError::Store(error)
    }
}

/// Key and text, sorted by key.
pub(super) type Entries = BTreeMap<String, String>;

/// A value of a record that is not in its slots: it could not be saved, or comes from elsewhere.
#[derive(Clone, Debug)]
pub struct Payload {
    pub kind: &'static Kind,
    /// As JSON.
    pub text: String,
    /// In milliseconds since 1970.
    pub saved_at: u64,
}

/// Everything of ours as the text of one file.
pub fn export(store: &dyn Store) -> Result<String, StoreError> {
    export_with(store, &[])
}

/// [`export`], with these values as the newest of their records.
pub fn export_with(store: &dyn Store, newer: &[Payload]) -> Result<String, StoreError> {
    let mut entries = committed(store)?;
    for payload in newer {
        put_newest(&mut entries, payload);
    }
    to_file(&entries).ok_or(StoreError::Unavailable)
}

/// Writes a value as the newest of its record, over the older slot; damaged bytes that lay there are kept aside.
/// `false`: a newer version of the site wrote the record, or the value cannot be written; all is as it was.
pub(super) fn put_newest(entries: &mut Entries, payload: &Payload) -> bool {
    let kind = payload.kind;
    let [a, b] = kind.slot_keys();
    let mut newest = 0;
    let mut rank = |key: &String| match entries.get(key).map(|text| envelope::decode(kind.id, kind.schema, text)) {
        Some(Reading::Newer { .. }) => None,
        Some(Reading::Intact(Envelope { seq, .. })) => {
            newest = newest.max(seq);
            Some(seq)
        }
        Some(Reading::Corrupt) | None => Some(0),
    };
    let (Some(first), Some(second)) = (rank(&a), rank(&b)) else { return false };
    let (key, lost) = if first <= second { (a, first) } else { (b, second) };
    let text = envelope::next_seq(newest, COPIER).and_then(|seq| {
        envelope::encode((kind.id, kind.schema), (seq, newest), payload.saved_at, COPIER, &[], &payload.text)
    });
    let Some(text) = text else { return false };
    if let Some(before) = entries.insert(key, text)
        && lost == 0
    {
        entries.entry(export_name(kind.id, &before)).or_insert(before);
    }
    true
}

/// The name under which values are written that no tab has saved.
const COPIER: &str = "copy";

/// The name of a file to take away: the day, `2026-01-31`, and a [`label`] or nothing.
pub fn file_name(day: &str, label: &str) -> String {
    let hyphen = if label.is_empty() { "" } else { "-" };
    format!("lance-legal-{day}{hyphen}{label}.json")
}

/// What somebody typed to know a file again, as a part of its name: small letters and digits, with hyphens between the words.
pub fn label(typed: &str) -> String {
    let mut label = String::new();
    let mut gap = false;
    for sign in typed.chars().filter(|sign| !sign.is_control()).take(LABEL) {
        if sign.is_alphanumeric() {
            if gap && !label.is_empty() {
                label.push('-');
            }
            label.extend(sign.to_lowercase());
        }
        gap = !sign.is_alphanumeric();
    }
    label
}

/// Signs of a label that count.
pub const LABEL: usize = 40;

/// All entries but the journal, as they lie in the store.
pub(super) fn snapshot(store: &dyn Store) -> Result<Entries, StoreError> {
    let mut entries = Entries::new();
    for key in own_keys(store)?.into_iter().filter(|key| key != JOURNAL) {
        if let Some(text) = store.get(&key)? {
            entries.insert(key, text);
        }
    }
    Ok(entries)
}

/// The state that counts: while an import is under way, the one before it.
fn committed(store: &dyn Store) -> Result<Entries, StoreError> {
    let entries = snapshot(store)?;
    Ok(match store.get(JOURNAL)? {
        Some(journal) => before_import(entries, journal),
        None => entries,
    })
}

fn before_import(mut entries: Entries, journal: String) -> Entries {
    from_journal(&journal).unwrap_or_else(|| {
        // Half a journal: nothing has been replaced yet.
        entries.insert(export_name("import", &journal), journal);
        entries
    })
}

/// A map of strings has no value that JSON cannot hold: in practice never `None`.
fn to_file(entries: &Entries) -> Option<String> {
    #[derive(Serialize)]
    struct File<'a> {
        format: &'a str,
        version: u32,
        entries: &'a Entries,
    }
    serde_json::to_string_pretty(&File { format: FORMAT, version: VERSION, entries }).ok()
}

/// The journal is such a file in an envelope, so that half of one is never taken for a whole.
pub(super) fn to_journal(entries: &Entries) -> Option<String> {
    envelope::encode(("import", VERSION), (1, 0), 0, "", &[], &to_file(entries)?)
}

pub(super) fn from_journal(text: &str) -> Option<Entries> {
    match envelope::decode("import", VERSION, text) {
        Reading::Intact(envelope) => serde_json::from_value::<Body>(envelope.payload).ok().map(|body| body.entries),
        Reading::Newer { .. } | Reading::Corrupt => None,
    }
}

#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Deserialize)]
struct Body {
    #[serde(deserialize_with = "no_key_twice")]
    entries: Entries,
}

/// Reads a file without believing anything in it.
pub(super) fn parse(text: &str) -> Result<Entries, ImportError> {
    if text.len() > MAX_BYTES {
        return Err(ImportError::TooLarge);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if deeper_than(text, MAX_DEPTH) {
        return Err(ImportError::TooLarge);
    }
    serde_json::from_str::<IgnoredAny>(text).map_err(|_| ImportError::NotJson)?;
    let head: Head = serde_json::from_str(text).map_err(|_| ImportError::NotABackup)?;
    if head.format != FORMAT || head.version == 0 {
        return Err(ImportError::NotABackup);
    }
    if head.version > VERSION {
        return Err(ImportError::Newer);
    }
    let Body { mut entries } = serde_json::from_str(text).map_err(|_| ImportError::NotABackup)?;
    // The start page copies what it finds, a journal too.
    if let Some(journal) = entries.remove(JOURNAL) {
        entries = before_import(entries, journal);
    }
    if entries.len() > MAX_ENTRIES {
        return Err(ImportError::TooLarge);
    }
    if entries.keys().any(|key| key == JOURNAL || key.len() > MAX_KEY || !key.starts_with(PREFIX)) {
        return Err(ImportError::NotABackup);
    }
    Ok(entries)
}

/// Whether brackets outside strings nest deeper than this. Linear, and without recursion.
fn deeper_than(text: &str, limit: usize) -> bool {
    let mut depth = 0_usize;
    let mut in_string = false;
    let mut escaped = false;
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth = depth.saturating_add(1),
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > limit {
            return true;
        }
    }
    false
}

/// JSON allows a key twice and most readers take the last; here it means that somebody joined two files.
fn no_key_twice<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Entries, D::Error> {
    struct Unique;

    impl<'de> Visitor<'de> for Unique {
        type Value = Entries;

        fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
            formatter.write_str("a map of texts, each key once")
        }

        fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Entries, M::Error> {
            let mut entries = Entries::new();
            while let Some((key, text)) = map.next_entry::<String, String>()? {
                if entries.insert(key, text).is_some() {
                    return Err(M::Error::custom("a key twice"));
                }
            }
            Ok(entries)
        }
    }

    deserializer.deserialize_map(Unique)
}

/// What a file would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The records in it, in the order of [`KINDS`].
    pub records: Vec<PreviewedRecord>,
    /// Damaged texts that were kept aside.
    pub quarantined: usize,
    /// Entries this version has no name for.
    pub unknown: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PreviewedRecord {
    pub id: &'static str,
    pub state: RecordState,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordState {
    /// The newest value was saved then, in milliseconds since 1970.
    Whole {
        saved_at: u64,
    },
    Newer {
        schema: u32,
    },
    Corrupt,
}

/// Looks into a file before anything is replaced.
pub fn preview(text: &str) -> Result<Preview, ImportError> {
    Snapshot::read(text).map(|snapshot| snapshot.preview())
}

/// All that is kept at one moment, on the device or in a file. It is a store that cannot be written, so its records are
/// read as those of the device are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snapshot(pub(super) Entries);

impl Snapshot {
    /// Of a file.
    pub fn read(text: &str) -> Result<Snapshot, ImportError> {
        parse(text).map(Snapshot)
    }

    /// Of the device.
    pub fn of(store: &dyn Store) -> Result<Snapshot, StoreError> {
        committed(store).map(Snapshot)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn preview(&self) -> Preview {
        let mut entries = self.0.clone();
        let mut records = Vec::new();
        for kind in KINDS {
            let texts: Vec<String> = kind.slot_keys().iter().filter_map(|key| entries.remove(key)).collect();
            let readings = texts.iter().map(|text| match envelope::decode(kind.id, kind.schema, text) {
                Reading::Intact(envelope) => (1, envelope.seq, RecordState::Whole { saved_at: envelope.saved_at }),
                Reading::Newer { schema } => (2, 0, RecordState::Newer { schema }),
                Reading::Corrupt => (0, 0, RecordState::Corrupt),
            });
            if let Some((_, _, state)) = readings.max_by_key(|(rank, seq, _)| (*rank, *seq)) {
                records.push(PreviewedRecord { id: kind.id, state });
            }
        }
        let quarantined = entries.keys().filter(|key| is_quarantine(key)).count();
        Preview { records, quarantined, unknown: entries.len().saturating_sub(quarantined) }
    }
}

impl Store for Snapshot {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Err(StoreError::Unavailable)
    }

    fn remove(&self, _: &str) -> Result<(), StoreError> {
        Err(StoreError::Unavailable)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.0.keys().cloned().collect())
    }
}
