//! What is kept of an arbiter's work: which situations were ruled, and the edition on the table. Decisões.
//!
//! Read leniently, as any record of the site.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::edition::Edition;
use crate::laws::Speed;

/// No more than this is read or kept: more than there will ever be.
const MOST: usize = 500;

/// The record of the arbiter's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Rulings {
    /// The edition on the table.
    pub edition: Edition,
    /// The speed that is listed; all of them where it is missing.
    pub speed: Option<Speed>,
    /// By a situation's id, whether everything was right once.
    pub ruled: BTreeMap<String, bool>,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings { edition: Edition::IN_FORCE, speed: None, ruled: BTreeMap::new() }
    }
}

impl Rulings {
    /// Takes in a ruling: what was right once stays so.
    pub fn take_in(&mut self, id: &str, right: bool) {
        if self.ruled.len() < MOST || self.ruled.contains_key(id) {
            *self.ruled.entry(id.to_string()).or_default() |= right;
        }
    }

    /// Takes in the rulings of another device or another day; what is chosen here stays.
    pub fn join(&mut self, other: &Rulings) {
        for (id, right) in &other.ruled {
            self.take_in(id, *right);
        }
    }
}

impl From<Value> for Rulings {
    fn from(value: Value) -> Rulings {
        let word = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default();
        let edition = Edition::from_name(word("edition")).filter(|edition| edition.is_judged());
        let ruled = value.get("ruled").and_then(Value::as_object).into_iter().flatten();
        Rulings {
            edition: edition.unwrap_or(Edition::IN_FORCE),
            speed: Speed::from_name(word("speed")),
            ruled: ruled.filter_map(|(id, right)| Some((id.clone(), right.as_bool()?))).take(MOST).collect(),
        }
    }
}

/// From the device only fields are read: what is none at all is no record, and its bytes are kept aside.
impl From<Map<String, Value>> for Rulings {
    fn from(fields: Map<String, Value>) -> Rulings {
        Value::Object(fields).into()
    }
}

impl From<Rulings> for Value {
    fn from(rulings: Rulings) -> Value {
        let mut map = Map::new();
        map.insert("edition".to_string(), rulings.edition.name().into());
        map.insert("speed".to_string(), rulings.speed.map_or("all", Speed::name).into());
        let ruled: Map<String, Value> = rulings.ruled.into_iter().map(|(id, right)| (id, right.into())).collect();
        map.insert("ruled".to_string(), ruled.into());
        Value::Object(map)
    }
}
