//! Settings are read leniently: a choice this version does not know costs that choice alone.

use lance_legal::board::Coordinates;
use lance_legal::chess::san::Letters;
use lance_legal::language::Language;
use lance_legal::settings::{Settings, TextSize, Theme};

#[test]
fn settings_come_back_as_they_were() {
    let settings = Settings {
        language: Some(Language::PtBr),
        theme: Theme::Dark,
        text_size: TextSize::Largest,
        still: true,
        letters: Letters::Figurine,
        coordinates: Coordinates::EverySquare,
        show_destinations: false,
        turn_board: true,
        sound: true,
    };
    comes_back(settings);
}

#[test]
fn what_is_unknown_falls_back_alone() {
    let text = r#"{"language":"fr","theme":"sepia","textSize":"large","still":"yes","letters":["x"],
        "coordinates":null,"showDestinations":3,"turnBoard":true,"future":{"deep":[1]}}"#;
    let settings: Settings = serde_json::from_str(text).expect("lenient");
    let expected = Settings { text_size: TextSize::Large, turn_board: true, ..Settings::default() };
    assert_eq!(settings, expected);
    assert!(settings.show_destinations, "the default of this one is yes");
}

#[test]
fn the_names_are_those_the_start_script_reads() {
    let text = serde_json::to_value(Settings::default()).expect("settings have a JSON form");
    assert_eq!(text["theme"], Theme::System.name());
    assert_eq!(text["textSize"], TextSize::Normal.name());
    assert_eq!(text["language"], serde_json::Value::Null);
}

#[test]
fn every_value_of_every_choice_comes_back() {
    for language in Language::ALL.map(Some).into_iter().chain([None]) {
        comes_back(Settings { language, ..Settings::default() });
    }
    for theme in Theme::ALL {
        comes_back(Settings { theme, ..Settings::default() });
    }
    for text_size in TextSize::ALL {
        comes_back(Settings { text_size, ..Settings::default() });
    }
    for letters in Letters::OFFERED {
        comes_back(Settings { letters, ..Settings::default() });
    }
    for coordinates in Coordinates::ALL {
        comes_back(Settings { coordinates, ..Settings::default() });
    }
}

fn comes_back(settings: Settings) {
    let text = serde_json::to_string(&settings).expect("settings have a JSON form");
    assert_eq!(serde_json::from_str::<Settings>(&text).expect("their own form"), settings);
}
