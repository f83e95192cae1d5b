//! The choices of the clock's page, and the user's own time controls. Escolhas.
//!
//! Read leniently: of a record of another version only an unknown choice is lost.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::clock::{PRESETS, TimeControl};
use crate::edition::Edition;
use crate::laws::Supervision;

/// The most time controls of one's own. One more takes the place of the oldest.
pub const MOST_OWN: usize = 12;

named! {
    /// Which way the two halves of the clock face.
    ///
    /// Its name is the form in the record and in the styles.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Layout {
        /// By the screen: opposite on a phone, side by side on a wide screen.
        #[default]
        Auto = "auto",
        /// Frente a frente: the far half is upside down.
        Opposite = "opposite",
        /// Lado a lado.
        Side = "side",
    }
}

/// The choices that hold for all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Choices {
    /// Tenths of a second in the last twenty seconds.
    pub tenths: bool,
    /// A short sound at ten seconds and in the last five.
    pub beep: bool,
    pub vibrate: bool,
    pub edition: Edition,
    pub supervision: Supervision,
    pub layout: Layout,
    /// On the board page the player presses the clock by hand; otherwise the move presses it.
    pub press_by_hand: bool,
    /// Time controls of one's own, in their text form, the newest last.
    pub own: Vec<String>,
    /// The time control used last, in its text form.
    pub last: Option<String>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            tenths: true,
            beep: false,
            vibrate: false,
            edition: Edition::default(),
            supervision: Supervision::default(),
            layout: Layout::default(),
            press_by_hand: false,
            own: Vec::new(),
            last: None,
        }
    }
}

impl Choices {
    /// Keeps a time control of one's own, unless it is there already or among [`PRESETS`].
    pub fn keep(&mut self, control: &TimeControl) {
        let text = control.to_string();
        if PRESETS.contains(&text.as_str()) || self.own.contains(&text) {
            return;
        }
        if self.own.len() >= MOST_OWN {
            self.own.remove(0);
        }
        self.own.push(text);
    }

    /// Adds the time controls of another device while there is room. What is chosen here stays.
    pub fn join(&mut self, other: &Choices) {
        for text in &other.own {
            self.put_back(self.own.len(), text);
        }
    }

    /// Removes one; returns its place, to put it back.
    pub fn remove(&mut self, text: &str) -> Option<usize> {
        let place = self.own.iter().position(|own| own == text)?;
        self.own.remove(place);
        Some(place)
    }

    /// Puts one back where it was.
    pub fn put_back(&mut self, place: usize, text: &str) {
        if self.own.len() < MOST_OWN && !self.own.iter().any(|own| own == text) {
            self.own.insert(place.min(self.own.len()), text.to_string());
        }
    }
}

/// A time control in its own text form, as it is written today.
fn control(value: &Value) -> Option<String> {
    value.as_str()?.parse::<TimeControl>().ok().map(|control| control.to_string())
}

impl From<Value> for Choices {
    fn from(value: Value) -> Choices {
        let word = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default();
        let truth = |key: &str, default| value.get(key).and_then(Value::as_bool).unwrap_or(default);
        let usual = Choices::default();
        let mut own = Vec::new();
        for text in value.get("own").and_then(Value::as_array).into_iter().flatten().filter_map(control) {
            if own.len() < MOST_OWN && !own.contains(&text) {
                own.push(text);
            }
        }
        let edition = Edition::from_name(word("edition")).filter(|edition| edition.is_played());
        let layout = Layout::from_name(word("layout"));
        Choices {
            tenths: truth("tenths", usual.tenths),
            beep: truth("beep", usual.beep),
            vibrate: truth("vibrate", usual.vibrate),
            edition: edition.unwrap_or(usual.edition),
            supervision: Supervision::from_name(word("supervision")).unwrap_or(usual.supervision),
            layout: layout.unwrap_or(usual.layout),
            press_by_hand: truth("pressByHand", usual.press_by_hand),
            own,
            last: value.get("last").and_then(control),
        }
    }
}

read_from_fields!(Choices);

impl From<Choices> for Value {
    fn from(choices: Choices) -> Value {
        json!({
            "tenths": choices.tenths,
            "beep": choices.beep,
            "vibrate": choices.vibrate,
            "edition": choices.edition.name(),
            "supervision": choices.supervision.name(),
            "layout": choices.layout.name(),
            "pressByHand": choices.press_by_hand,
            "own": choices.own,
            "last": choices.last,
        })
    }
}
