//! What a device keeps of it: the table and the acts, which are played again when they are read.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::act::Act;
use super::score::{MOST_ACTS, Truco};
use super::table::Table;

/// The scoreboard under way, if there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub struct TrucoRecord {
    pub truco: Option<Truco>,
}

/// What is no object is no record.
impl TryFrom<Map<String, Value>> for TrucoRecord {
    type Error = serde_json::Error;

    fn try_from(mut fields: Map<String, Value>) -> Result<TrucoRecord, serde_json::Error> {
        let truco = fields.remove("truco").filter(|kept| !kept.is_null()).map(serde_json::from_value).transpose()?;
        Ok(TrucoRecord { truco })
    }
}

impl TrucoRecord {
    /// Makes an act count, if it is possible now.
    pub fn play(&mut self, act: Act) {
        if let Some(truco) = &mut self.truco {
            // Another tab may have been first: what is not possible any more changes nothing.
            let _ = truco.play(act);
        }
    }

    pub fn take_back(&mut self) {
        if let Some(truco) = &mut self.truco {
            truco.take_back();
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Record {
    names: Vec<String>,
    first: usize,
    eleven: i16,
    acts: Vec<Act>,
}

impl Serialize for Truco {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.table();
        let record = Record {
            names: table.names().to_vec(),
            first: table.first(),
            eleven: table.eleven(),
            acts: self.acts().collect(),
        };
        record.serialize(serializer)
    }
}

/// A record may come from outside: what could not have been played is no record, and the storage keeps its bytes aside.
impl<'de> Deserialize<'de> for Truco {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Truco, D::Error> {
        let no = |what: &str| <D::Error as serde::de::Error>::custom(what);
        let Record { names, first, eleven, acts } = Record::deserialize(deserializer)?;
        let four = match names.len() {
            2 => false,
            4 => true,
            _ => return Err(no("two play, or four")),
        };
        let three = match eleven {
            1 => false,
            3 => true,
            _ => return Err(no("a hand of eleven is worth 1 or 3")),
        };
        if first >= names.len() || acts.len() > MOST_ACTS {
            return Err(no("no such dealer, or too many acts"));
        }
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Truco::replay(Table::new(four, &names, first, three), acts).map_err(|_| no("an act that was not possible"))
    }
}
