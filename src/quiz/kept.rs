//! What a device keeps about the questions: which ones come back and when, the right answers by theme, the level.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Asked, Index, Level, SET, Theme};
use crate::edition::Edition;
use crate::schedule::{self, Card};

/// How many cards a record may hold: more than there are questions in all editions.
const MOST: usize = 4_000;

/// From how many packs a review takes its questions. Each pack is fetched with its words.
const PACKS: usize = 2;

/// How many questions were asked, and how many were answered rightly. A longer count is greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tally {
    pub asked: u32,
    pub right: u32,
}

/// All that is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Results {
    cards: BTreeMap<String, Card>,
    /// By [`Theme::name`].
    themes: BTreeMap<String, Tally>,
    /// The set that is not finished.
    under_way: Option<UnderWay>,
    /// The level, once it was chosen.
    level: Option<Level>,
}

/// A set that is not finished: which one, and how its first questions went.
#[derive(Clone, Debug, PartialEq, Eq)]
struct UnderWay {
    /// The address of the set.
    set: String,
    results: Vec<bool>,
}

/// The longest address of a set that is kept, in bytes.
const LONGEST: usize = 400;

/// The card of a question in an edition, where it was missed: `2018/rapid-illegal-first`.
pub fn card_id(id: &str, edition: Edition) -> String {
    format!("{}/{id}", edition.name())
}

impl Results {
    /// Counts an answer. The schedule decides when the question comes back.
    pub fn answered(&mut self, asked: &Asked, right: bool, today: u32) {
        let tally = self.themes.entry(asked.theme.name().to_string()).or_default();
        tally.asked = tally.asked.saturating_add(1);
        tally.right = tally.right.saturating_add(u32::from(right));
        let id = card_id(&asked.id, asked.edition);
        schedule::answer(&mut self.cards, &id, right, today, MOST);
    }

    /// Keeps how far a set has come. A set without an answer, or with all answers, is forgotten.
    pub fn leave(&mut self, set: &str, results: &[bool], of: usize) {
        let is_open = (1..of.min(SET + 1)).contains(&results.len()) && set.len() <= LONGEST;
        if is_open {
            self.under_way = Some(UnderWay { set: set.to_string(), results: results.to_vec() });
        } else if self.under_way.as_ref().is_some_and(|under| under.set == set) {
            self.under_way = None;
        }
    }

    /// How the first questions of this set went, if it was the last to be left.
    pub fn left(&self, set: &str) -> Option<&[bool]> {
        self.under_way.as_ref().filter(|under| under.set == set).map(|under| under.results.as_slice())
    }

    /// Adds the results of another device or another day: for each card the later answer, for each theme the longer count.
    /// Two counts are not added up, since both may begin with the same answers.
    pub fn join(&mut self, other: &Results) {
        schedule::join_all(&mut self.cards, &other.cards, MOST);
        for (theme, theirs) in &other.themes {
            let ours = self.themes.entry(theme.clone()).or_default();
            *ours = (*ours).max(*theirs);
        }
        if self.under_way.is_none() {
            self.under_way.clone_from(&other.under_way);
        }
        self.level = self.level.or(other.level);
    }

    /// The level that was chosen; that of a first visit is [`Level::School`].
    pub fn level(&self) -> Level {
        self.level.unwrap_or_default()
    }

    pub fn choose(&mut self, level: Level) {
        self.level = Some(level);
    }

    /// Forgets every answer, not the choice of the level.
    pub fn forget(&mut self) {
        *self = Results { level: self.level, ..Results::default() };
    }

    /// Right answers in all themes together.
    pub fn total(&self) -> Tally {
        self.themes.values().fold(Tally::default(), |sum, theme| Tally {
            asked: sum.asked.saturating_add(theme.asked),
            right: sum.right.saturating_add(theme.right),
        })
    }

    pub fn tally(&self, theme: Theme) -> Tally {
        self.themes.get(theme.name()).copied().unwrap_or_default()
    }

    pub fn card(&self, id: &str, edition: Edition) -> Option<Card> {
        self.cards.get(&card_id(id, edition)).copied()
    }

    /// The cards whose questions still exist.
    fn living<'a>(&'a self, index: &'a Index) -> impl Iterator<Item = (Asked, Card)> {
        self.cards.iter().filter_map(|(id, card)| {
            let (edition, id) = id.split_once('/')?;
            let (edition, entry) = (Edition::from_name(edition)?, index.entry(id)?);
            entry.asked.contains(&edition).then(|| (Asked::of(entry, edition), *card))
        })
    }

    /// The questions that are due today, the longest waiting first.
    pub fn due(&self, index: &Index, today: u32) -> Vec<Asked> {
        let mut due: Vec<_> = self.living(index).filter(|(_, card)| card.is_due(today)).collect();
        due.sort_by_key(|(_, card)| card.due);
        due.into_iter().map(|(asked, _)| asked).collect()
    }

    /// The questions of a review: due today, and of few packs, since each pack is fetched.
    pub fn review(&self, index: &Index, today: u32) -> Vec<Asked> {
        let mut packs: Vec<String> = Vec::new();
        let mut few = |asked: &Asked| {
            let known = packs.contains(&asked.pack);
            if !known && packs.len() < PACKS {
                packs.push(asked.pack.clone());
            }
            known || packs.contains(&asked.pack)
        };
        self.due(index, today).into_iter().filter(|asked| few(asked)).take(SET).collect()
    }

    /// The first day on which a question is due, counted from 1970.
    pub fn next_due(&self, index: &Index) -> Option<u32> {
        self.living(index).map(|(_, card)| card.due).min()
    }
}

/// Two numbers of 32 bits.
fn pair(value: &Value) -> Option<(u32, u32)> {
    let at = |place: usize| value.get(place).and_then(Value::as_u64).and_then(|number| u32::try_from(number).ok());
    Some((at(0)?, at(1)?))
}

/// Reads leniently: parts that cannot be read are left out, the rest stays.
impl From<Value> for Results {
    fn from(value: Value) -> Results {
        let empty = Map::new();
        let part = |name: &str| value.get(name).and_then(Value::as_object).unwrap_or(&empty).iter().take(MOST);
        let themes = part("themes").filter_map(|(theme, tally)| {
            let (right, asked) = pair(tally)?;
            (right <= asked).then(|| (theme.clone(), Tally { right, asked }))
        });
        let under_way = value.get("left").and_then(|left| {
            let set = left.get("set").and_then(Value::as_str).filter(|set| set.len() <= LONGEST)?;
            let results: Option<Vec<bool>> = left.get("results")?.as_array()?.iter().map(Value::as_bool).collect();
            let results = results.filter(|results| (1..=SET).contains(&results.len()))?;
            Some(UnderWay { set: set.to_string(), results })
        });
        let cards = schedule::read_all(value.get("cards"), MOST);
        let level = value.get("level").and_then(Value::as_str).and_then(Level::from_name);
        Results { cards, themes: themes.collect(), under_way, level }
    }
}

read_from_fields!(Results);

impl From<Results> for Value {
    fn from(results: Results) -> Value {
        let themes: Map<String, Value> =
            results.themes.into_iter().map(|(theme, tally)| (theme, json!([tally.right, tally.asked]))).collect();
        let mut fields = Map::new();
        fields.insert("cards".to_string(), schedule::written(results.cards).into());
        fields.insert("themes".to_string(), themes.into());
        if let Some(under) = results.under_way {
            fields.insert("left".to_string(), json!({ "set": under.set, "results": under.results }));
        }
        if let Some(level) = results.level {
            fields.insert("level".to_string(), level.name().into());
        }
        fields.into()
    }
}
