//! What a device keeps of classes: the series being prepared, how far a pupil has come in each, and the results a teacher
//! has collected.
//!
//! Read leniently, like every record of the site.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::grid::MOST_ROWS;
use super::parts::{CodePart, Gathered, MOST_PARTS};
use super::report::Mark;
use super::series::{MOST_DIGITS, MOST_ITEMS};
use crate::coding::CodeError;

/// So many series are kept, the newest first.
const MOST_SHEETS: usize = 30;
/// The digits of all of them together: the browser has five million signs for the whole site, and the record is there twice.
const MOST_KEPT: usize = 200_000;
/// So many codes of series that are not whole yet are kept, the newest first.
const MOST_CODES: usize = 3 * MOST_PARTS;

/// The record of classes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct ClassRecord {
    /// The series being prepared, as the digits of its address; empty where there is none.
    pub draft: String,
    pub sheets: Vec<Sheet>,
    /// Codes of series in several codes, until the last one is there.
    pub parts: Vec<String>,
}

/// What came of one of several codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GatherStep {
    /// More are missing.
    Waits(Gathered),
    /// This one was there already, and more are missing.
    Again(Gathered),
    /// The series is whole: its digits.
    Whole(String),
    /// All are there, and they are no series. They are put away.
    Broken,
}

/// What is kept of one series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The digits of its address.
    pub code: String,
    /// When a pupil opened it first, in minutes since 1970; 0 where none did.
    pub begun: u32,
    /// What the pupil said of each item.
    pub marks: Vec<Mark>,
    /// The codes of the results that were collected.
    pub results: Vec<String>,
}

impl ClassRecord {
    pub fn sheet(&self, code: &str) -> Option<&Sheet> {
        self.sheets.iter().find(|sheet| sheet.code == code)
    }

    /// The sheet of this series, which is the first from now on.
    fn first(&mut self, code: &str) -> &mut Sheet {
        let place = self.sheets.iter().position(|sheet| sheet.code == code);
        let fresh = || Sheet { code: code.to_string(), ..Sheet::default() };
        let sheet = place.map_or_else(fresh, |place| self.sheets.remove(place));
        self.sheets.insert(0, sheet);
        self.sheets.truncate(MOST_SHEETS);
        self.make_room();
        &mut self.sheets[0]
    }

    /// Lets the oldest go where there is too much, first those without results.
    fn make_room(&mut self) {
        while self.sheets.len() > 1 && self.sheets.iter().map(|sheet| sheet.code.len()).sum::<usize>() > MOST_KEPT {
            let old = self.sheets.iter().rposition(|sheet| sheet.results.is_empty()).filter(|place| *place > 0);
            self.sheets.remove(old.unwrap_or(self.sheets.len() - 1));
        }
    }

    /// A pupil opens one of several codes.
    ///
    /// # Errors
    ///
    /// Why the digits are none.
    pub fn gather(&mut self, code: &str) -> Result<GatherStep, CodeError> {
        let part = CodePart::read(code)?;
        let again = self.parts.iter().any(|kept| kept == code);
        let set = Gathered::of(part, &self.parts);
        if set.missing().is_empty() {
            self.forget_parts(code);
            return Ok(match set.series() {
                Ok(digits) => GatherStep::Whole(digits),
                Err(_) => GatherStep::Broken,
            });
        }
        self.keep_part(code);
        Ok(if again { GatherStep::Again(set) } else { GatherStep::Waits(set) })
    }

    /// Puts away every code of the series that this one is of. What cannot be read goes too.
    pub fn forget_parts(&mut self, code: &str) {
        if let Ok(part) = CodePart::read(code) {
            self.parts.retain(|kept| CodePart::read(kept).is_ok_and(|other| !other.is_beside(&part)));
        }
    }

    /// Keeps one of several codes.
    pub fn keep_part(&mut self, code: &str) {
        if !self.parts.iter().any(|kept| kept == code) {
            self.parts.insert(0, code.to_string());
            self.parts.truncate(MOST_CODES);
        }
    }

    /// A pupil opens a series, in this minute since 1970.
    pub fn open(&mut self, code: &str, minute: u32) {
        let sheet = self.first(code);
        if sheet.begun == 0 {
            sheet.begun = minute;
        }
    }

    /// A pupil says what came of an item.
    pub fn mark(&mut self, code: &str, item: usize, mark: Mark) {
        let sheet = self.first(code);
        if item < MOST_ITEMS {
            let len = sheet.marks.len().max(item + 1);
            sheet.marks.resize(len, Mark::Open);
            sheet.marks[item] = mark;
        }
    }

    /// A teacher collects a result.
    pub fn collect(&mut self, code: &str, result: &str) {
        let results = &mut self.first(code).results;
        if results.len() < MOST_ROWS && !results.iter().any(|other| other == result) {
            results.push(result.to_string());
        }
    }

    /// A teacher removes one of them.
    pub fn remove(&mut self, code: &str, result: &str) {
        self.first(code).results.retain(|other| other != result);
    }

    /// Erases the results of all series, and the series that no pupil of this device has opened.
    pub fn erase(&mut self) {
        self.sheets.retain(|sheet| sheet.begun > 0);
        self.sheets.iter_mut().for_each(|sheet| sheet.results.clear());
    }

    /// How many results there are of all series.
    pub fn results(&self) -> usize {
        self.sheets.iter().map(|sheet| sheet.results.len()).sum()
    }

    /// Adds what another device or another day has kept. What was said here stays.
    pub fn join(&mut self, other: &ClassRecord) {
        if self.draft.is_empty() {
            self.draft = other.draft.clone();
        }
        for theirs in &other.sheets {
            if self.sheets.len() >= MOST_SHEETS && self.sheet(&theirs.code).is_none() {
                continue;
            }
            if self.sheet(&theirs.code).is_none() {
                self.sheets.push(Sheet { code: theirs.code.clone(), ..Sheet::default() });
            }
            let Some(sheet) = self.sheets.iter_mut().find(|sheet| sheet.code == theirs.code) else { continue };
            sheet.begun = if sheet.begun == 0 { theirs.begun } else { sheet.begun };
            if sheet.marks.iter().all(|mark| *mark == Mark::Open) {
                sheet.marks = theirs.marks.clone();
            }
            for result in &theirs.results {
                if sheet.results.len() < MOST_ROWS && !sheet.results.contains(result) {
                    sheet.results.push(result.clone());
                }
            }
        }
        other.parts.iter().rev().for_each(|code| self.keep_part(code));
        self.make_room();
    }
}

fn digits(value: &Value) -> Option<String> {
    let is_code = |text: &&str| text.len() <= MOST_DIGITS && text.bytes().all(|byte| byte.is_ascii_digit());
    value.as_str().filter(is_code).map(str::to_string)
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value.get(key).and_then(Value::as_array).into_iter().flatten()
}

impl From<Value> for ClassRecord {
    fn from(value: Value) -> ClassRecord {
        let sheets = list(&value, "sheets").filter_map(|sheet| {
            let mark = |mark: &Value| mark.as_u64().map_or(Mark::Open, |mark| Mark::from_number(mark.min(255) as u8));
            Some(Sheet {
                code: digits(sheet.get("code")?).filter(|code| !code.is_empty())?,
                begun: sheet.get("begun").and_then(Value::as_u64).and_then(|at| u32::try_from(at).ok()).unwrap_or(0),
                marks: list(sheet, "marks").take(MOST_ITEMS).map(mark).collect(),
                results: list(sheet, "results").filter_map(digits).take(MOST_ROWS).collect(),
            })
        });
        ClassRecord {
            draft: value.get("draft").and_then(digits).unwrap_or_default(),
            sheets: sheets.take(MOST_SHEETS).collect(),
            parts: list(&value, "parts").filter_map(digits).take(MOST_CODES).collect(),
        }
    }
}

read_from_fields!(ClassRecord);

impl From<ClassRecord> for Value {
    fn from(kept: ClassRecord) -> Value {
        let sheet = |sheet: &Sheet| {
            let marks: Vec<u8> = sheet.marks.iter().map(|mark| mark.number()).collect();
            json!({ "code": sheet.code, "begun": sheet.begun, "marks": marks, "results": sheet.results })
        };
        let sheets: Vec<Value> = kept.sheets.iter().map(sheet).collect();
        json!({ "draft": kept.draft, "sheets": sheets, "parts": kept.parts })
    }
}
