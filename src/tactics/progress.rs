//! What a device keeps about tactics: how strong the pupil is, by theme, which puzzles come back and when, and which were seen.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Exercise, Skill, Theme};
use crate::order::in_order;
use crate::schedule::{self, Card};

/// How many cards a record may hold.
const MOST: usize = 2_000;
/// How many puzzles are remembered that were seen last.
const SEEN: usize = 400;

/// All that is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Progress {
    /// Over all themes.
    pupil: Skill,
    themes: BTreeMap<Theme, Skill>,
    /// By the id of an [`Exercise`].
    cards: BTreeMap<String, Card>,
    /// Numbers of puzzles, the last seen at the end.
    seen: Vec<u32>,
}

impl Progress {
    /// How strong the pupil is at a theme, or at all for one that was never met.
    pub fn skill(&self, theme: Theme) -> Skill {
        match theme {
            Theme::Mixed => self.pupil,
            theme => self.themes.get(&theme).copied().unwrap_or_else(|| self.pupil.taken_over()),
        }
    }

    /// Counts an answer: the first at a puzzle, not its repetition in a series. A puzzle that comes back after it was missed
    /// moves its card and no rating, since it is known.
    pub fn answered(&mut self, exercise: Exercise, rating: u16, right: bool, today: u32) {
        let id = exercise.to_string();
        if !self.cards.contains_key(&id) {
            let theme = exercise.level.theme;
            let skill = self.skill(theme).answered(rating, right);
            if theme != Theme::Mixed {
                self.themes.insert(theme, skill);
            }
            self.pupil = self.pupil.answered(rating, right);
        }
        schedule::answer(&mut self.cards, &id, right, today, MOST);
        self.see(exercise.seed);
    }

    fn see(&mut self, seed: u32) {
        self.seen.retain(|other| *other != seed);
        self.seen.push(seed);
        self.seen.drain(..self.seen.len().saturating_sub(SEEN));
    }

    /// Whether the puzzle of this number was among the last.
    pub fn is_seen(&self, seed: u32) -> bool {
        self.seen.contains(&seed)
    }

    /// What is due today, the longest waiting first.
    pub fn due(&self, today: u32) -> Vec<Exercise> {
        let due = self.cards.iter().filter(|(_, card)| card.is_due(today));
        let due = due.filter_map(|(id, card)| Some((card.due, id.parse::<Exercise>().ok()?)));
        in_order(due, |(day, _)| *day).into_iter().map(|(_, exercise)| exercise).collect()
    }

    /// The first day on which something is due, counted from 1970.
    pub fn next_due(&self) -> Option<u32> {
        self.cards.values().map(|card| card.due).min()
    }

    /// How many puzzles come back, due or not.
    pub fn cards(&self) -> usize {
        self.cards.len()
    }

    /// How many puzzles were answered.
    pub fn answers(&self) -> u32 {
        self.pupil.answers()
    }

    /// Takes in what another device kept: of each card the later answer, of each rating the one from more answers.
    pub fn join(&mut self, other: &Progress) {
        let better = |ours: Skill, theirs: Skill| {
            let rank = |skill: Skill| (skill.answers(), skill.hundredths());
            if rank(theirs) > rank(ours) { theirs } else { ours }
        };
        self.pupil = better(self.pupil, other.pupil);
        for (theme, theirs) in &other.themes {
            let ours = self.themes.get(theme).copied().unwrap_or(*theirs);
            self.themes.insert(*theme, better(ours, *theirs));
        }
        schedule::join_all(&mut self.cards, &other.cards, MOST);
        let ours = std::mem::take(&mut self.seen);
        other.seen.iter().chain(&ours).for_each(|seed| self.see(*seed));
    }
}

fn read_skill(value: &Value) -> Option<Skill> {
    let number = |place: usize| value.get(place).and_then(Value::as_i64);
    Some(Skill::new(i32::try_from(number(0)?).ok()?, u32::try_from(number(1)?).ok()?))
}

/// Leniently: what cannot be read is left out, the rest stays.
impl From<Map<String, Value>> for Progress {
    fn from(fields: Map<String, Value>) -> Progress {
        let empty = Map::new();
        let themes = fields.get("themes").and_then(Value::as_object).unwrap_or(&empty).iter();
        let themes = themes.filter_map(|(name, skill)| Some((Theme::from_name(name)?, read_skill(skill)?)));
        let mut progress = Progress {
            pupil: fields.get("pupil").and_then(read_skill).unwrap_or_default(),
            themes: themes.collect(),
            cards: schedule::read_all(fields.get("cards"), MOST),
            seen: Vec::new(),
        };
        let seen = fields.get("seen").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let newest = seen.get(seen.len().saturating_sub(SEEN)..).unwrap_or_default();
        let seeds = newest.iter().filter_map(Value::as_u64).filter_map(|seed| u32::try_from(seed).ok());
        seeds.for_each(|seed| progress.see(seed));
        progress
    }
}

impl From<Progress> for Value {
    fn from(progress: Progress) -> Value {
        let skill = |skill: Skill| json!([skill.hundredths(), skill.answers()]);
        let themes = progress.themes.iter().map(|(theme, one)| (theme.name().to_string(), skill(*one)));
        json!({
            "pupil": skill(progress.pupil),
            "themes": themes.collect::<Map<_, _>>(),
            "cards": schedule::written(progress.cards),
            "seen": progress.seen,
        })
    }
}
