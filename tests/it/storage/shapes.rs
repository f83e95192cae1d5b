//! What each record looks like under its present schema, held in `tests/data/storage/shapes.txt`: a record whose shape
//! changes gets another number, so that an older version of the site leaves alone what it would not understand.

use std::collections::BTreeSet;
use std::fmt;

use lance_legal::chess::GameRecord;
use lance_legal::drills::Training;
use lance_legal::drills::own::Moments;
use lance_legal::drills::sheet::{Head, SavedSheet};
use lance_legal::game_clock::choices::Choices;
use lance_legal::game_clock::{KeptBeat, KeptClock};
use lance_legal::laws::scene::Rulings;
use lance_legal::lessons::Progress;
use lance_legal::play::chess::{Headings, SavedGame, SavedSession};
use lance_legal::play::draughts::{self, SavedPage};
use lance_legal::quiz::Results;
use lance_legal::settings::Settings;
use lance_legal::storage::{KINDS, Kind, load};
use serde::de::{DeserializeOwned, Deserializer, Error, Visitor};
use serde::{Serialize, forward_to_deserialize_any};
use serde_json::Value;

use super::fixtures::fixture;
use super::store::MemoryStore;

const HELD: &str = include_str!("../../data/storage/shapes.txt");

/// Tells the names of the fields that a type asks for, and gives it nothing.
struct Spy<'a>(&'a mut &'static [&'static str]);

#[derive(Debug)]
struct Nothing;

impl fmt::Display for Nothing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("nothing")
    }
}

impl std::error::Error for Nothing {}

impl Error for Nothing {
    fn custom<T: fmt::Display>(_: T) -> Nothing {
        Nothing
    }
}

impl<'de> Deserializer<'de> for Spy<'_> {
    type Error = Nothing;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Nothing> {
        Err(Nothing)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Nothing> {
        *self.0 = fields;
        Err(Nothing)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

fn fields<T: DeserializeOwned>() -> Vec<&'static str> {
    let mut fields: &[&str] = &[];
    assert!(T::deserialize(Spy(&mut fields)).is_err(), "it was given nothing");
    fields.to_vec()
}

/// The paths of a value with their types; what stands under keys of the user's own is one path.
fn paths(value: &Value, path: &str, all: &mut BTreeSet<String>) {
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "truth",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "",
    };
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                let own = key.contains(['/', '-']) || key.bytes().any(|byte| byte.is_ascii_digit());
                let own = own || ["themes", "stars"].iter().any(|part| path.ends_with(part));
                paths(value, &format!("{path}.{}", if own { "*" } else { key }), all);
            }
        }
        Value::Array(values) => {
            all.insert(format!("{path}:{kind}"));
            values.iter().for_each(|value| paths(value, &format!("{path}[]"), all));
        }
        _ => {
            all.insert(format!("{path}:{kind}"));
        }
    }
}

/// What the fixture of the present schema is, once it has been read and is written again; and all fields asked for.
fn shape<T: DeserializeOwned + Serialize>(kind: &Kind, parts: &[(&str, Vec<&str>)]) -> Vec<String> {
    let store = MemoryStore::new();
    store.put(&format!("lance-legal/{}/a", kind.id), &fixture(kind.schema, kind.id));
    let value = load::<T>(&store, kind).value.unwrap_or_else(|| panic!("{}", kind.id));
    let mut all = BTreeSet::new();
    paths(&serde_json::to_value(value).expect("JSON"), "", &mut all);
    let asked = parts.iter().filter(|(_, fields)| !fields.is_empty());
    all.into_iter().chain(asked.map(|(part, fields)| format!("{part} asks for {}", fields.join(" ")))).collect()
}

fn shape_of(kind: &Kind) -> Vec<String> {
    let record = ("game", fields::<GameRecord>());
    match kind.id {
        "settings" => shape::<Settings>(kind, &[]),
        "game" => {
            let parts = [
                ("page", fields::<SavedSession>()),
                ("shelved", fields::<SavedGame>()),
                ("headings", fields::<Headings>()),
                record,
            ];
            shape::<SavedSession>(kind, &parts)
        }
        "progress" => shape::<Progress>(kind, &[]),
        "training" => shape::<Training>(kind, &[]),
        "tactics" => shape::<lance_legal::tactics::Progress>(kind, &[]),
        "moments" => shape::<Moments>(kind, &[]),
        "exercises" => shape::<lance_legal::exercises::Collection>(kind, &[]),
        "sheet" => {
            let parts = [("sheet", fields::<SavedSheet>()), ("head", fields::<Head>()), record];
            shape::<SavedSheet>(kind, &parts)
        }
        "clock" => shape::<KeptClock>(kind, &[("clock", fields::<KeptClock>())]),
        "clock-beat" => shape::<KeptBeat>(kind, &[("beat", fields::<KeptBeat>())]),
        "clock-choices" => shape::<Choices>(kind, &[]),
        "damas" => {
            let parts = [
                ("page", fields::<SavedPage>()),
                ("shelved", fields::<draughts::SavedGame>()),
                ("choices", fields::<draughts::Choices>()),
                ("game", fields::<lance_legal::draughts::GameRecord>()),
            ];
            shape::<SavedPage>(kind, &parts)
        }
        "quiz" => shape::<Results>(kind, &[]),
        "tournament" => shape::<lance_legal::tournament::event::Shelf>(kind, &[]),
        "rulings" => shape::<Rulings>(kind, &[]),
        "days" => shape::<lance_legal::days::Days>(kind, &[]),
        "class" => shape::<lance_legal::class::ClassRecord>(kind, &[]),
        "truco" => shape::<lance_legal::truco::TrucoRecord>(kind, &[]),
        "poker" => shape::<lance_legal::poker::PokerRecord>(kind, &[]),
        other => panic!("{other}: what is it made of?"),
    }
}

/// A changed shape is written below a line with the kind's next number; the line before stays for the reader.
#[test]
fn a_record_whose_shape_changes_gets_another_number() {
    for kind in KINDS {
        let head = format!("{} {}", kind.id, kind.schema);
        let held: Vec<&str> = HELD.lines().skip_while(|line| *line != head).skip(1).collect();
        let held: Vec<&str> = held.into_iter().take_while(|line| line.starts_with(' ')).map(str::trim_start).collect();
        let now = shape_of(kind);
        assert_eq!(
            now,
            held,
            "{head}: raise its schema, and write the new shape below it:\n{head}\n  {}",
            now.join("\n  ")
        );
    }
}

/// A copy that is opened, and what was put aside, name each record as its user knows it.
#[test]
fn each_record_has_a_name() {
    const NAMES: &str = "src/ui/pages/about/held.rs";
    let names = crate::text(NAMES);
    for kind in KINDS {
        let row = format!("\"{}\" => \"record-", kind.id);
        assert!(names.contains(&row), "{NAMES}: write {row}<name>\", and record-<name> into locales/*/rest.ftl");
    }
}
