//! What a device keeps of the training: what comes back and when, the stars, and the last rounds. Treino.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::own::OWN;
use super::squares::Naming;
use super::{Drill, Exercise, draughts, endings};
use crate::order::in_order;
use crate::schedule::{self, Card};
use crate::square::Square;

/// Cards and keys a record may hold; more than anybody practises.
const MOST: usize = 1_000;

/// Rounds kept of each way of playing.
pub const ROUNDS: usize = 20;

/// One round against the clock, or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The day, from 1970.
    pub day: u32,
    pub right: u32,
    pub wrong: u32,
    /// Whole seconds it took.
    pub seconds: u32,
}

/// All of it.
///
/// A card's id is an exercise (`ler/capturas/1f3a9c02`), a square (`casas/e4`), a rule (`regra/C.10.2`), or one of
/// draughts (`damas/qual-captura/3/1f3a9c02`, `damas/numeros/14`), of endings (`finais/torre/2/1f3a9c02`) or of one's own
/// games (`partidas/1f3a9c02`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Training {
    cards: BTreeMap<String, Card>,
    stars: BTreeMap<String, u8>,
    rounds: BTreeMap<String, Vec<Round>>,
}

/// The card of a rule of notation: `regra/C.10.2`.
pub fn rule(article: &str) -> String {
    format!("regra/{article}")
}

impl Training {
    /// Something was answered.
    pub fn answered(&mut self, id: &str, right: bool, today: u32) {
        schedule::answer(&mut self.cards, id, right, today, MOST);
    }

    pub fn card(&self, id: &str) -> Option<Card> {
        self.cards.get(id).copied()
    }

    /// The ids due today, the longest waiting first; not those that have a list of their own.
    pub fn due(&self, today: u32) -> Vec<&str> {
        self.all_due(today).filter(|id| !is_elsewhere(id)).collect()
    }

    /// The ids due today of all trainers, the longest waiting first.
    fn all_due(&self, today: u32) -> impl Iterator<Item = &str> {
        // By their ids already.
        let due = in_order(self.cards.iter().filter(|(_, card)| card.is_due(today)), |(_, card)| card.due);
        due.into_iter().map(|(id, _)| id.as_str())
    }

    /// The exercises due today, of one trainer.
    pub fn due_exercises<D: Drill>(&self, today: u32) -> Vec<Exercise<D>> {
        self.all_due(today).filter_map(|id| id.parse().ok()).collect()
    }

    /// The exercises due today, of one trainer, at most so many as its series has.
    pub fn due_series<D: Drill>(&self, today: u32) -> Vec<Exercise<D>> {
        self.all_due(today).filter_map(|id| id.parse().ok()).take(D::SERIES).collect()
    }

    /// The first day on which an exercise of this trainer is due.
    pub fn next_exercise<D: Drill>(&self) -> Option<u32> {
        let cards = self.cards.iter().filter(|(id, _)| id.parse::<Exercise<D>>().is_ok());
        cards.map(|(_, card)| card.due).min()
    }

    /// The squares due today, the longest waiting first.
    pub fn due_squares(&self, naming: Naming, today: u32) -> Vec<Square> {
        self.all_due(today).filter_map(|id| naming.of_card(id)).collect()
    }

    /// The squares that were missed and are not known yet.
    pub fn missed_squares(&self, naming: Naming) -> Vec<Square> {
        self.cards.keys().filter_map(|id| naming.of_card(id)).collect()
    }

    /// The articles of Appendix C due today: `C.10.2`.
    pub fn due_rules(&self, today: u32) -> Vec<&str> {
        let prefix = rule("");
        self.due(today).into_iter().filter_map(|id| id.strip_prefix(prefix.as_str())).collect()
    }

    /// The first day on which something is due; what has a list of its own is left out.
    pub fn next_due(&self) -> Option<u32> {
        let cards = self.cards.iter().filter(|(id, _)| !is_elsewhere(id));
        cards.map(|(_, card)| card.due).min()
    }

    /// One to three by a level's key; 0 where no series of it was played to its end.
    pub fn stars(&self, key: &str) -> u8 {
        self.stars.get(key).copied().unwrap_or(0)
    }

    /// Keeps the best by a level's key.
    pub fn settle(&mut self, key: &str, stars: u8) {
        if stars > self.stars(key) {
            self.stars.insert(key.to_string(), stars.min(3));
        }
    }

    /// Takes in the training of another device or another day: of each card the later answer, of the stars the best, and
    /// each round once.
    pub fn join(&mut self, other: &Training) {
        schedule::join_all(&mut self.cards, &other.cards, MOST);
        for (key, stars) in &other.stars {
            self.settle(key, *stars);
        }
        for (key, theirs) in &other.rounds {
            let known = self.rounds(key).to_vec();
            let mut rounds = in_order(joined(known, theirs), |round| round.day);
            if self.rounds.len() < MOST || self.rounds.contains_key(key) {
                rounds.drain(..rounds.len().saturating_sub(ROUNDS));
                self.rounds.insert(key.clone(), rounds);
            }
        }
    }

    /// The stars of all levels together.
    pub fn total_stars(&self) -> u32 {
        self.stars.values().map(|stars| u32::from(*stars)).sum()
    }

    /// How many things come back, due or not.
    pub fn cards(&self) -> usize {
        self.cards.len()
    }

    /// Cards, stars and rounds of draughts are gone.
    pub fn forget_draughts(&mut self) {
        self.forget(draughts::PREFIX);
    }

    /// Cards and stars of endings are gone.
    pub fn forget_endings(&mut self) {
        self.forget(endings::PREFIX);
    }

    fn forget(&mut self, prefix: &str) {
        let other = |id: &String| !id.starts_with(prefix);
        self.cards.retain(|id, _| other(id));
        self.stars.retain(|id, _| other(id));
        self.rounds.retain(|id, _| other(id));
    }

    /// The last rounds of one way of playing, the newest last.
    pub fn rounds(&self, key: &str) -> &[Round] {
        self.rounds.get(key).map_or(&[], Vec::as_slice)
    }

    pub fn finish_round(&mut self, key: &str, round: Round) {
        if self.rounds.len() < MOST || self.rounds.contains_key(key) {
            let rounds = self.rounds.entry(key.to_string()).or_default();
            rounds.push(round);
            rounds.drain(..rounds.len().saturating_sub(ROUNDS));
        }
    }
}

/// Whether a card is of draughts, of endings or of one's own games, which are reviewed on pages of their own.
fn is_elsewhere(id: &str) -> bool {
    let others = [draughts::PREFIX, endings::PREFIX];
    others.iter().any(|prefix| id.starts_with(prefix)) || id.strip_prefix(OWN).is_some_and(|rest| rest.starts_with('/'))
}

/// These rounds and those of the others that are not among them. Two equal rounds of one list are two.
fn joined(mut rounds: Vec<Round>, others: &[Round]) -> Vec<Round> {
    let mut known = rounds.clone();
    for round in others {
        match known.iter().position(|one| one == round) {
            Some(place) => drop(known.swap_remove(place)),
            None => rounds.push(*round),
        }
    }
    rounds
}

/// The number of this name or place, if it is one of 32 bits.
fn number(value: Option<&Value>) -> Option<u32> {
    value.and_then(Value::as_u64).and_then(|number| u32::try_from(number).ok())
}

fn read_round(value: &Value) -> Option<Round> {
    let at = |place: usize| number(value.get(place));
    Some(Round { day: at(0)?, right: at(1)?, wrong: at(2)?, seconds: at(3)? })
}

/// Leniently: what cannot be read is left out, the rest stays.
impl From<Value> for Training {
    fn from(value: Value) -> Training {
        let empty = Map::new();
        let part = |name: &str| value.get(name).and_then(Value::as_object).unwrap_or(&empty).iter().take(MOST);
        let stars = part("stars").filter_map(|(id, stars)| match number(Some(stars)) {
            Some(stars @ 1..=3) => Some((id.clone(), stars as u8)),
            _ => None,
        });
        let rounds = part("rounds").filter_map(|(id, rounds)| {
            let rounds: Vec<Round> = rounds.as_array()?.iter().filter_map(read_round).collect();
            let old = rounds.len().saturating_sub(ROUNDS);
            Some((id.clone(), rounds[old..].to_vec()))
        });
        let cards = schedule::read_all(value.get("cards"), MOST);
        Training { cards, stars: stars.collect(), rounds: rounds.collect() }
    }
}

read_from_fields!(Training);

impl From<Training> for Value {
    fn from(training: Training) -> Value {
        let stars: Map<String, Value> = training.stars.into_iter().map(|(id, stars)| (id, stars.into())).collect();
        let rounds: Map<String, Value> = training
            .rounds
            .into_iter()
            .map(|(id, rounds)| {
                let rounds = rounds.iter().map(|round| json!([round.day, round.right, round.wrong, round.seconds]));
                (id, Value::Array(rounds.collect()))
            })
            .collect();
        json!({ "cards": schedule::written(training.cards), "stars": stars, "rounds": rounds })
    }
}
