//! What a user chose: the look, the language, the letters. Read leniently, so that a record of another
//! version of the site loses at most the choice it does not know.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::board::Coordinates;
use crate::chess::san::Letters;
use crate::language::Language;

named! {
    /// Tema.
    ///
    /// Its name is the value of `data-theme`, where the styles look, and the form in the record.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Theme {
        /// As the device asks: light, dark, or high contrast.
        #[default]
        System = "system",
        Light = "light",
        Dark = "dark",
        Contrast = "contrast",
        Projector = "projector",
    }
}

named! {
    /// Tamanho do texto.
    ///
    /// Its name is the value of `data-text-size`, and the form in the record.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum TextSize {
        #[default]
        Normal = "normal",
        Large = "large",
        Largest = "largest",
    }
}

/// Everything on the settings page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Value")]
pub struct Settings {
    /// `None`: as the browser asks.
    pub language: Option<Language>,
    pub theme: Theme,
    pub text_size: TextSize,
    /// Nothing moves, even where the device would allow it.
    pub still: bool,
    /// `None`: those of the language, [`letters_of`].
    pub letters: Option<Letters>,
    pub coordinates: Coordinates,
    /// Dots on the squares a touched piece may go to.
    pub show_destinations: bool,
    /// The board turns to the side whose turn it is.
    pub turn_board: bool,
    /// Short sounds in the lessons.
    pub sound: bool,
    /// What organisers of student games need of their card games.
    pub student_games: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            text_size: TextSize::default(),
            still: false,
            letters: None,
            coordinates: Coordinates::default(),
            show_destinations: true,
            turn_board: false,
            sound: false,
            student_games: false,
        }
    }
}

/// The one of these values that has this name.
pub fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, wanted: &str) -> Option<T> {
    all.iter().copied().find(|value| name(*value) == wanted)
}

/// The letters in which the games of this language are written. FIDE 2023 C.3
pub fn letters_of(language: Language) -> Letters {
    let spoken = language.tag().split('-').next().unwrap_or_default();
    Letters::from_tag(spoken).unwrap_or(Letters::English)
}

impl Settings {
    /// The signs of the pieces for somebody who reads this language.
    pub fn letters_in(&self, language: Language) -> Letters {
        self.letters.unwrap_or(letters_of(language))
    }

    /// The letters that they type: figurines are on no keyboard.
    pub fn typed_letters_in(&self, language: Language) -> Letters {
        self.letters.filter(|letters| *letters != Letters::Figurine).unwrap_or(letters_of(language))
    }
}

/// The letters that were chosen. Older records have no `pieceLetters`; their `letters` were Portuguese without anybody
/// choosing them, so that these count as those of the language.
fn letters(value: &Value) -> Option<Letters> {
    let offered = |value: &Value| named(&Letters::OFFERED, Letters::name, value.as_str().unwrap_or_default());
    match value.get("pieceLetters") {
        Some(chosen) => offered(chosen),
        None => value.get("letters").and_then(offered).filter(|letters| *letters != Letters::Portuguese),
    }
}

impl From<Value> for Settings {
    fn from(value: Value) -> Settings {
        let word = |key: &str| value.get(key).and_then(Value::as_str).unwrap_or_default();
        let truth = |key: &str, default| value.get(key).and_then(Value::as_bool).unwrap_or(default);
        let usual = Settings::default();
        Settings {
            language: Language::from_tag(word("language")),
            theme: Theme::from_name(word("theme")).unwrap_or(usual.theme),
            text_size: TextSize::from_name(word("textSize")).unwrap_or(usual.text_size),
            still: truth("still", usual.still),
            letters: letters(&value),
            coordinates: Coordinates::from_name(word("coordinates")).unwrap_or(usual.coordinates),
            show_destinations: truth("showDestinations", usual.show_destinations),
            turn_board: truth("turnBoard", usual.turn_board),
            sound: truth("sound", usual.sound),
            student_games: truth("studentGames", usual.student_games),
        }
    }
}

read_from_fields!(Settings);

impl From<Settings> for Value {
    fn from(settings: Settings) -> Value {
        let mut map = Map::new();
        let mut put = |key: &str, value: Value| {
            map.insert(key.to_string(), value);
        };
        put("language", settings.language.map(Language::tag).into());
        put("theme", settings.theme.name().into());
        put("textSize", settings.text_size.name().into());
        put("still", settings.still.into());
        put("pieceLetters", settings.letters.map(Letters::name).into());
        put("coordinates", settings.coordinates.name().into());
        put("showDestinations", settings.show_destinations.into());
        put("turnBoard", settings.turn_board.into());
        put("sound", settings.sound.into());
        // Only where it is chosen, so that the record is for all others what it was.
        if settings.student_games {
            put("studentGames", true.into());
        }
        Value::Object(map)
    }
}
