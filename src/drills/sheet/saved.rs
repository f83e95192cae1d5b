//! The sheet under way as it is kept on the device.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::{Control, Ending, Head, Keeper, Plan, Score, Sheet, SheetEvent, Way};
use crate::chess::pgn::GameResult;
use crate::chess::{Game, GameRecord};
use crate::color::Color;

/// More places than any sheet has.
const MOST: usize = 2_000;

/// A sheet without the moves of a file, which are fetched again.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, remote = "Self")]
pub struct SavedSheet {
    score: String,
    way: String,
    keeper: String,
    control: String,
    noted_times: bool,
    head: Head,
    shown: usize,
    cells: Vec<String>,
    times: BTreeMap<usize, String>,
    result: String,
    signed: [bool; 2],
    handed_in: bool,
    /// A game that was played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<GameRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    offers: Vec<usize>,
    #[serde(skip_serializing_if = "String::is_empty")]
    ending: String,
}

impl Serialize for SavedSheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SavedSheet::serialize(self, serializer)
    }
}

/// Only fields are read. A list would pass for a sheet without any, and its bytes would not be kept aside.
impl<'de> Deserialize<'de> for SavedSheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SavedSheet, D::Error> {
        let fields = Map::<String, Value>::deserialize(deserializer)?;
        SavedSheet::deserialize(Value::Object(fields)).map_err(D::Error::custom)
    }
}

/// How the game ended, where the board does not say it.
const ENDINGS: [(&str, Ending); 6] = [
    ("agreed", Ending::Agreed),
    ("claimed", Ending::Claimed),
    ("white-resigned", Ending::Resigned(Color::White)),
    ("black-resigned", Ending::Resigned(Color::Black)),
    ("white-flag", Ending::Flag(Color::White)),
    ("black-flag", Ending::Flag(Color::Black)),
];

impl SavedSheet {
    /// The game whose file is needed; empty where it was played here.
    pub fn score(&self) -> &str {
        &self.score
    }

    pub fn is_handed_in(&self) -> bool {
        self.handed_in
    }

    /// The same sheet as another window has gone on with it; `None` where it is another one.
    pub fn onto(self, sheet: &Sheet) -> Option<Sheet> {
        let same = self.score == sheet.plan.score && self.way == sheet.plan.way.name();
        if same { self.open(sheet.score()) } else { None }
    }

    /// The sheet as it was left; `None` where the record makes no sense, or the file's game is missing.
    pub fn open(self, score: Option<Score>) -> Option<Sheet> {
        let plan = Plan {
            score: self.score,
            way: Way::from_name(&self.way)?,
            keeper: Keeper::ALL.into_iter().find(|keeper| keeper.name() == self.keeper)?,
            control: Control::from_name(&self.control)?,
            times: self.noted_times,
        };
        if self.cells.len() > MOST {
            return None;
        }
        let mut sheet = if plan.way == Way::Played {
            let game = Game::from_record(&self.game?).ok()?;
            let mut sheet = Sheet::played(plan);
            sheet.shown = game.plies().len();
            sheet.offers = self.offers.into_iter().filter(|ply| *ply < sheet.shown).collect();
            let ending = ENDINGS.into_iter().find(|(name, _)| *name == self.ending).map(|(_, ending)| ending);
            let ending = game.status().map(Ending::of).or(ending);
            sheet.game = game;
            if let Some(ending) = ending {
                sheet.end(ending);
            }
            sheet
        } else {
            let mut sheet = Sheet::new(plan, score?);
            sheet.shown = self.shown.min(sheet.last());
            sheet
        };
        sheet.view = sheet.shown;
        sheet.cells = self.cells.into_iter().take(sheet.shown).collect();
        sheet.times = self.times;
        sheet = sheet.update(SheetEvent::Head(self.head));
        if sheet.is_over() {
            sheet.result = GameResult::parse(&self.result).unwrap_or_default();
            sheet.signed = self.signed;
            sheet.handed_in = self.handed_in;
        }
        Some(sheet)
    }
}

impl From<&Sheet> for SavedSheet {
    fn from(sheet: &Sheet) -> SavedSheet {
        let played = sheet.plan.way == Way::Played;
        let ending = ENDINGS.into_iter().find(|(_, ending)| played && sheet.ending == Some(*ending));
        SavedSheet {
            score: sheet.plan.score.clone(),
            way: sheet.plan.way.name().to_string(),
            keeper: sheet.plan.keeper.name().to_string(),
            control: sheet.plan.control.name().to_string(),
            noted_times: sheet.plan.times,
            head: sheet.head.clone(),
            shown: sheet.shown,
            cells: sheet.cells.clone(),
            times: sheet.times.clone(),
            result: sheet.result.text().to_string(),
            signed: sheet.signed,
            handed_in: sheet.handed_in,
            game: played.then(|| sheet.game.record()),
            offers: if played { sheet.offers.clone() } else { Vec::new() },
            ending: ending.map(|(name, _)| name.to_string()).unwrap_or_default(),
        }
    }
}
