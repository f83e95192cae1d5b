//! The sheets that are kept on the device. Fichas.
//!
//! Each is kept as its text and is read when it is opened, so that whoever lists or joins them needs no rules of chess,
//! and what a newer version wrote stays as it is.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::sheet::{Sheet, SheetError};
use crate::blocks::is_plain;
use crate::checksum::crc32;

/// How many may be made; a copy from elsewhere may bring more.
pub const MOST_SHEETS: usize = 60;
/// The bytes of all texts together: the browser has five million for the whole site, and each record is there twice.
pub const MOST_BYTES: usize = 400_000;

/// A sheet as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSheet {
    /// Part of its address: `k7m2p`.
    pub id: String,
    /// When it was changed, in milliseconds since 1970.
    pub at: u64,
    /// What [`Sheet::read`] reads.
    pub text: String,
}

impl KeptSheet {
    pub fn read(&self) -> Result<Sheet, SheetError> {
        Sheet::read(&self.text)
    }
}

/// There is no room for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// All of them, the one changed last first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Collection {
    sheets: Vec<KeptSheet>,
}

impl Collection {
    pub fn sheets(&self) -> &[KeptSheet] {
        &self.sheets
    }

    pub fn get(&self, id: &str) -> Option<&KeptSheet> {
        self.sheets.iter().find(|kept| kept.id == id)
    }

    /// How many exercises there are in all.
    pub fn exercises(&self) -> usize {
        self.sheets.iter().map(|kept| Sheet::count_of(&kept.text)).sum()
    }

    /// Keeps a sheet in the place of the one with its id.
    ///
    /// # Errors
    /// There is no room; nothing has changed then.
    pub fn put(&mut self, kept: KeptSheet) -> Result<(), Full> {
        let others = self.sheets.iter().filter(|other| other.id != kept.id);
        let bytes: usize = others.clone().map(|other| other.text.len()).sum();
        let is_new = self.get(&kept.id).is_none();
        // What there is may be made shorter, however much there is.
        let grows = self.get(&kept.id).is_none_or(|before| before.text.len() < kept.text.len());
        if is_new && others.count() >= MOST_SHEETS || grows && bytes + kept.text.len() > MOST_BYTES {
            return Err(Full);
        }
        self.sheets.retain(|other| other.id != kept.id);
        self.insert(kept);
        Ok(())
    }

    /// Keeps a sheet that was changed from `seen`. Where another tab has changed it meanwhile, both stay.
    ///
    /// # Errors
    /// There is no room; nothing has changed then.
    pub fn change(&mut self, kept: KeptSheet, seen: &str) -> Result<(), Full> {
        match self.get(&kept.id) {
            Some(here) if here.text != seen && here.text != kept.text => {
                self.take_in(kept);
                Ok(())
            }
            _ => self.put(kept),
        }
    }

    /// Takes one out. It can be put back.
    pub fn remove(&mut self, id: &str) -> Option<KeptSheet> {
        let place = self.sheets.iter().position(|kept| kept.id == id)?;
        Some(self.sheets.remove(place))
    }

    /// Takes in those of another device. Of two with one id the one changed last keeps it, and the other stands beside it:
    /// nobody can say which was meant.
    pub fn join(&mut self, other: &Collection) {
        for theirs in &other.sheets {
            self.take_in(theirs.clone());
        }
    }

    fn take_in(&mut self, theirs: KeptSheet) {
        let Some(place) = self.sheets.iter().position(|kept| kept.id == theirs.id) else { return self.insert(theirs) };
        let ours = self.sheets.remove(place);
        let order = |kept: &KeptSheet| (kept.at, crc32(kept.text.bytes()));
        let (last, mut first) = if order(&ours) < order(&theirs) { (theirs, ours) } else { (ours, theirs) };
        if first.text != last.text {
            first.id = format!("{}-{:08x}", first.id, crc32(first.text.bytes()));
            if self.get(&first.id).is_none() {
                self.insert(first);
            }
        }
        self.insert(last);
    }

    fn insert(&mut self, kept: KeptSheet) {
        let before = |other: &KeptSheet| (other.at, &other.id) > (kept.at, &kept.id);
        let place = self.sheets.iter().position(|other| !before(other)).unwrap_or(self.sheets.len());
        self.sheets.insert(place, kept);
    }
}

/// Leniently: what has not the shape of a sheet is left out, the rest stays. Whether its text can be read is another question.
impl From<Value> for Collection {
    fn from(value: Value) -> Collection {
        let all = value.get("sheets").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let mut collection = Collection::default();
        for kept in all.iter().filter_map(|one| KeptSheet::deserialize(one).ok()) {
            if is_id(&kept.id) && collection.get(&kept.id).is_none() {
                collection.insert(kept);
            }
        }
        collection
    }
}

/// Whether a sheet can be called so: its id stands in an address, and begins the names of its texts.
fn is_id(id: &str) -> bool {
    is_plain(id) && id.starts_with(|c: char| c.is_ascii_alphabetic())
}

read_from_fields!(Collection);

impl From<Collection> for Value {
    fn from(collection: Collection) -> Value {
        json!({ "sheets": collection.sheets })
    }
}
