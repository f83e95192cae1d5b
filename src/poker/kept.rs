//! What a device keeps of it: the names, the seed of the draw and the acts, which are played again when they are read.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::act::Act;
use super::tables::Poker;

/// The event under way, if there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub struct PokerRecord {
    pub poker: Option<Poker>,
}

/// What is no object is no record.
impl TryFrom<Map<String, Value>> for PokerRecord {
    type Error = serde_json::Error;

    fn try_from(mut fields: Map<String, Value>) -> Result<PokerRecord, serde_json::Error> {
        let poker = fields.remove("poker").filter(|kept| !kept.is_null()).map(serde_json::from_value).transpose()?;
        Ok(PokerRecord { poker })
    }
}

impl PokerRecord {
    /// Makes an act count, if it is possible now.
    pub fn play(&mut self, act: &Act) {
        if let Some(poker) = &mut self.poker {
            // Another tab may have been first: what is not possible any more changes nothing.
            let _ = poker.play(act.clone());
        }
    }

    pub fn take_back(&mut self) {
        if let Some(poker) = &mut self.poker {
            poker.take_back();
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Record {
    names: Vec<String>,
    size: usize,
    seed: u64,
    acts: Vec<Act>,
}

impl Serialize for Poker {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record = Record {
            names: self.drawn().to_vec(),
            size: self.size(),
            seed: self.seed(),
            acts: self.acts().cloned().collect(),
        };
        record.serialize(serializer)
    }
}

/// A record may come from outside: what could not have been played is no record, and the storage keeps its bytes aside.
impl<'de> Deserialize<'de> for Poker {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Poker, D::Error> {
        let no = |_| <D::Error as serde::de::Error>::custom("what could not have been played");
        let Record { names, size, seed, acts } = Record::deserialize(deserializer)?;
        Poker::replay(&names, size, seed, acts).map_err(no)
    }
}
