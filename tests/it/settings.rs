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
        letters: Some(Letters::Figurine),
        coordinates: Coordinates::EverySquare,
        show_destinations: false,
        turn_board: true,
        sound: true,
        student_games: true,
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

/// The language brings its letters until somebody chooses others.
#[test]
fn the_letters_are_those_of_the_language_until_others_are_chosen() {
    let none = Settings::default();
    for (language, letters) in
        [(Language::PtPt, Letters::Portuguese), (Language::PtBr, Letters::Portuguese), (Language::En, Letters::English)]
    {
        assert_eq!((none.letters_in(language), none.typed_letters_in(language)), (letters, letters));
        for chosen in Letters::OFFERED {
            let settings = Settings { letters: Some(chosen), ..Settings::default() };
            assert_eq!(settings.letters_in(language), chosen);
            let typed = if chosen == Letters::Figurine { letters } else { chosen };
            assert_eq!(settings.typed_letters_in(language), typed, "figurines are on no keyboard");
        }
    }
}

/// Records of before had Portuguese letters in them although nobody had chosen any.
#[test]
fn letters_of_older_records_are_read() {
    for (text, letters) in [
        (r#"{"letters":"portuguese"}"#, None),
        (r#"{"letters":"english"}"#, Some(Letters::English)),
        (r#"{"letters":"figurine"}"#, Some(Letters::Figurine)),
        (r#"{"letters":"english","pieceLetters":"portuguese"}"#, Some(Letters::Portuguese)),
        (r#"{"letters":"english","pieceLetters":null}"#, None),
        (r#"{"pieceLetters":"klingon"}"#, None),
    ] {
        let settings: Settings = serde_json::from_str(text).expect("lenient");
        assert_eq!(settings.letters, letters, "{text}");
    }
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
    for letters in Letters::OFFERED.map(Some).into_iter().chain([None]) {
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

/// The card games of the student games are an organiser's choice, and the record of all others is as it was.
#[test]
fn card_games_are_off_until_they_are_chosen() {
    assert!(!Settings::default().student_games);
    let text = serde_json::to_value(Settings::default()).expect("settings have a JSON form");
    assert_eq!(text.get("studentGames"), None);
    let chosen = Settings { student_games: true, ..Settings::default() };
    assert_eq!(serde_json::to_value(&chosen).expect("a JSON form")["studentGames"], true);
    comes_back(chosen);
}
