//! What a user chose: the look, the language, the letters. Read leniently, so that a record of another
//! version of the site loses at most the choice it does not know.

use serde::{Deserialize, Deserializer, Serialize};

use crate::board::Coordinates;
use crate::chess::san::Letters;
use crate::language::Language;

/// Tema.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device asks: light, dark, or high contrast.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
    Projector,
}

impl Theme {
    pub const ALL: [Theme; 5] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast, Theme::Projector];

    /// The value of `data-theme`, where the styles look.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
            Theme::Projector => "projector",
        }
    }
}

/// Tamanho do texto, in per cent of the normal size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    #[default]
    Normal,
    Large,
    Largest,
}

impl TextSize {
    pub const ALL: [TextSize; 3] = [TextSize::Normal, TextSize::Large, TextSize::Largest];

    pub const fn name(self) -> &'static str {
        match self {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
            TextSize::Largest => "largest",
        }
    }
}

/// Everything on the settings page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Settings {
    /// `None`: as the browser asks.
    #[serde(deserialize_with = "lenient")]
    pub language: Option<Language>,
    #[serde(deserialize_with = "lenient")]
    pub theme: Theme,
    #[serde(deserialize_with = "lenient")]
    pub text_size: TextSize,
    /// Nothing moves, even where the device would allow it.
    #[serde(deserialize_with = "lenient")]
    pub still: bool,
    #[serde(deserialize_with = "lenient")]
    pub letters: Letters,
    #[serde(deserialize_with = "lenient")]
    pub coordinates: Coordinates,
    /// Dots on the squares a touched piece may go to.
    #[serde(deserialize_with = "lenient_true")]
    pub show_destinations: bool,
    /// The board turns to the side whose turn it is.
    #[serde(deserialize_with = "lenient")]
    pub turn_board: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            text_size: TextSize::default(),
            still: false,
            letters: Letters::default(),
            coordinates: Coordinates::default(),
            show_destinations: true,
            turn_board: false,
        }
    }
}

fn lenient<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(deserializer: D) -> Result<T, D::Error> {
    Ok(Known::deserialize(deserializer)?.value().unwrap_or_default())
}

fn lenient_true<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    Ok(Known::deserialize(deserializer)?.value().unwrap_or(true))
}

/// A choice this version knows, or anything else.
#[derive(Deserialize)]
#[serde(untagged)]
enum Known<T> {
    Value(T),
    Other(serde::de::IgnoredAny),
}

impl<T> Known<T> {
    fn value(self) -> Option<T> {
        match self {
            Known::Value(value) => Some(value),
            Known::Other(_) => None,
        }
    }
}
