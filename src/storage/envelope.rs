//! The text of one slot: `{"crc":"…","schema":1,"seq":…,"savedAt":…,"writer":"…","after":…,"payload":…}`; of a record
//! to which every tab adds also `"made":[["…",…],…]`, the latest changes that are in it, each with its time.
//!
//! The checksum comes first and covers the record's id and every byte after itself, so a text is known to be
//! whole before anything in it is believed, and a slot copied to another record is not mistaken for its own.
//! This outer form is the same in all versions: only the payload's schema changes.

use serde_json::{Map, Value};

use crate::checksum::crc32;

/// The largest running number: the last whole number JavaScript can count to.
const MAX_SEQ: u64 = (1 << 53) - 1;

/// A text whose checksum is right.
pub(super) struct Envelope {
    pub schema: u32,
    pub seq: u64,
    pub saved_at: u64,
    pub writer: String,
    /// The state it was made upon, 0 for none. Texts from before this was written say nothing of it.
    pub after: u64,
    /// The latest changes that are in the payload. `None` where the writer says nothing of changes.
    pub made: Option<Vec<Made>>,
    pub payload: Value,
}

/// A change that a tab made: its name, another for every change, and when it was made, in ms since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Made(pub String, pub u64);

/// What a slot turned out to hold.
pub(super) enum Reading {
    Intact(Envelope),
    /// Whole, and of a schema this version does not know.
    Newer {
        schema: u32,
    },
    Corrupt,
}

/// The text to write; `None` if it could not be read again.
pub(super) fn encode(
    (id, schema): (&str, u32),
    (seq, after): (u64, u64),
    saved_at: u64,
    writer: &str,
    made: &[Made],
    payload: &str,
) -> Option<String> {
    let writer = serde_json::to_string(writer).ok()?;
    let mut changes = String::new();
    for Made(name, at) in made {
        changes += if changes.is_empty() { r#""made":["# } else { "," };
        changes += &format!("[{},{at}]", serde_json::to_string(name.as_str()).ok()?);
    }
    let made = if changes.is_empty() { changes } else { changes + "]," };
    let rest = format!(
        r#""schema":{schema},"seq":{seq},"savedAt":{saved_at},"writer":{writer},"after":{after},{made}"payload":{payload}}}"#
    );
    let text = format!(r#"{{"crc":"{}",{rest}"#, checksum(id, &rest));
    matches!(decode(id, schema, &text), Reading::Intact(_)).then_some(text)
}

pub(super) fn decode(id: &str, known_schema: u32, text: &str) -> Reading {
    let Some(mut fields) = fields(id, text) else { return Reading::Corrupt };
    let schema = fields.get("schema").and_then(Value::as_u64).unwrap_or(0);
    let schema = u32::try_from(schema).unwrap_or(u32::MAX);
    if schema > known_schema {
        return Reading::Newer { schema };
    }
    let payload = fields.remove("payload");
    let change = |one: &Value| Some(Made(one.get(0)?.as_str()?.to_string(), one.get(1)?.as_u64()?));
    let made = fields.get("made").and_then(Value::as_array).map(|made| made.iter().filter_map(change).collect());
    let number = |name: &str| fields.get(name).and_then(Value::as_u64);
    match (payload, number("seq"), number("savedAt"), fields.get("writer").and_then(Value::as_str)) {
        (Some(payload), Some(seq @ 1..=MAX_SEQ), Some(saved_at), Some(writer)) if schema > 0 => {
            let after = number("after").unwrap_or(0);
            Reading::Intact(Envelope { schema, seq, saved_at, writer: writer.to_string(), after, made, payload })
        }
        _ => Reading::Corrupt,
    }
}

/// The running number of a whole text of any schema.
pub(super) fn seq(id: &str, text: &str) -> Option<u64> {
    fields(id, text)?.get("seq")?.as_u64()
}

fn fields(id: &str, text: &str) -> Option<Map<String, Value>> {
    let (crc, rest) = text.strip_prefix(r#"{"crc":""#)?.split_at_checked(8)?;
    if crc != checksum(id, rest.strip_prefix(r#"","#)?) {
        return None;
    }
    // serde_json gives up at a depth of 128 by itself: a hostile text cannot exhaust the stack.
    serde_json::from_str(text).ok()
}

fn checksum(id: &str, rest: &str) -> String {
    format!("{:08x}", crc32([id.as_bytes(), b":", rest.as_bytes()].into_iter().flatten().copied()))
}

/// How many writers the lowest part of a running number tells apart.
const WRITERS: u64 = 1 << 20;

/// How many states came before this number, whoever wrote them.
pub(super) const fn turn(seq: u64) -> u64 {
    seq / WRITERS
}

/// The running number after this one, different for each writer: of two tabs that follow the same state at
/// the same moment, the one that is overwritten can tell by the number. `None` after 2^33 saves.
pub(super) fn next_seq(seq: u64, writer: &str) -> Option<u64> {
    let tag = u64::from(crc32(writer.bytes())) % WRITERS;
    let turn = turn(seq).checked_add(1)?;
    turn.checked_mul(WRITERS)?.checked_add(tag).filter(|seq| *seq <= MAX_SEQ)
}
