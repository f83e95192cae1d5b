//! The record of the arbiter's page: which situations were ruled, and the edition chosen. Decisões.
//!
//! Read leniently, like every record of the site.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::edition::Edition;
use crate::laws::Speed;

/// More than there will ever be; no more is read or kept.
const MOST: usize = 500;

/// The record of the arbiter's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Rulings {
    /// The edition chosen.
    pub edition: Edition,
    /// The speed that is listed; `None`: all.
    pub speed: Option<Speed>,
    /// Whether everything was right once, by the situation's id.
    pub ruled: BTreeMap<String, bool>,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings { edition: Edition::IN_FORCE, speed: None, ruled: BTreeMap::new() }
    }
}

impl Rulings {
    /// Adds a ruling. What was right once stays right.
    pub fn take_in(&mut self, id: &str, right: bool) {
        if self.ruled.len() < MOST || self.ruled.contains_key(id) {
            *self.ruled.entry(id.to_string()).or_default() |= right;
        }
    }

    /// Adds the rulings of another device or another day. What is chosen here stays.
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

read_from_fields!(Rulings);

impl From<Rulings> for Value {
    fn from(rulings: Rulings) -> Value {
        json!({
            "edition": rulings.edition.name(),
            "speed": rulings.speed.map_or("all", Speed::name),
            "ruled": rulings.ruled,
        })
    }
}
