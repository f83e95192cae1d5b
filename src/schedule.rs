//! When something that was missed comes back: spaced repetition in boxes, as Sebastian Leitner described it (1972).
//!
//! What is answered rightly at first leaves no card. What is missed gets a card in box 0, due tomorrow. A right answer on
//! or after the due day moves the card one box on, and it is due again after that box's days; past the last box it is
//! known, and the card goes. A miss puts it back into box 0. A right answer before the day changes nothing: repeating a
//! thing ten times in one evening is not what makes it stay. Days are whole days of the device's calendar, counted from
//! 1970; the caller brings them. Absent: what the cards stand for, and the time.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

/// The days until a card of each box is due again.
pub const DAYS: [u32; 5] = [1, 3, 7, 16, 35];

/// Something that was missed and comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// A caixa: 0 to 4.
    pub level: u8,
    /// The day it is due, from 1970.
    pub due: u32,
}

impl Card {
    pub const fn is_due(self, today: u32) -> bool {
        self.due <= today
    }

    /// From the record of a device; `None` for what is no card.
    pub fn read(value: &Value) -> Option<Card> {
        let number = |place: usize| value.get(place).and_then(Value::as_u64);
        let level = number(0).filter(|level| *level < DAYS.len() as u64)?;
        Some(Card { level: u8::try_from(level).ok()?, due: u32::try_from(number(1)?).ok()? })
    }
}

impl From<Card> for Value {
    fn from(card: Card) -> Value {
        json!([card.level, card.due])
    }
}

/// The card after an answer; `None` when there is nothing to come back.
pub fn answered(card: Option<Card>, right: bool, today: u32) -> Option<Card> {
    let day = |level: u8| DAYS.get(usize::from(level)).map(|days| Card { level, due: today.saturating_add(*days) });
    match card {
        _ if !right => day(0),
        None => None,
        Some(card) if !card.is_due(today) => Some(card),
        Some(card) => day(card.level.saturating_add(1)),
    }
}

/// The cards of a record by their ids, at most so many; what is no card is left out.
pub fn read_all(cards: Option<&Value>, most: usize) -> BTreeMap<String, Card> {
    let cards = cards.and_then(Value::as_object).into_iter().flatten().take(most);
    cards.filter_map(|(id, card)| Some((id.clone(), Card::read(card)?))).collect()
}

/// The cards as a record has them.
pub fn written(cards: BTreeMap<String, Card>) -> Map<String, Value> {
    cards.into_iter().map(|(id, card)| (id, card.into())).collect()
}

/// Keeps what an answer does to the card of this id, as long as there are no more than `most`.
pub fn answer(cards: &mut BTreeMap<String, Card>, id: &str, right: bool, today: u32, most: usize) {
    match answered(cards.get(id).copied(), right, today) {
        Some(card) if cards.len() < most || cards.contains_key(id) => {
            cards.insert(id.to_string(), card);
        }
        Some(_) => {}
        None => {
            cards.remove(id);
        }
    }
}

/// One card of two that stand for the same thing: the one answered last; of two answered on one day the one that was
/// missed, so that nothing counts as known that is not.
pub fn join(one: Card, other: Card) -> Card {
    let answered = |card: Card| {
        let days = DAYS.get(usize::from(card.level)).copied().unwrap_or_default();
        card.due.saturating_sub(days)
    };
    let (first, second) = (answered(one), answered(other));
    let takes_other = second > first || (second == first && other.level < one.level);
    if takes_other { other } else { one }
}

/// Takes in the cards of another device, as long as there are no more than `most`.
pub fn join_all(ours: &mut BTreeMap<String, Card>, theirs: &BTreeMap<String, Card>, most: usize) {
    for (id, theirs) in theirs {
        let card = match ours.get(id) {
            Some(card) => join(*card, *theirs),
            None if ours.len() < most => *theirs,
            None => continue,
        };
        ours.insert(id.clone(), card);
    }
}
