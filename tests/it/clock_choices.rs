//! What is chosen on the clock's page is read leniently, and its own time controls are few and true.

use lance_legal::clock::TimeControl;
use lance_legal::edition::Edition;
use lance_legal::game_clock::choices::{Choices, Layout, MOST_OWN};
use lance_legal::laws::Supervision;

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn read(text: &str) -> Choices {
    serde_json::from_str(text).expect("lenient")
}

#[test]
fn choices_come_back_as_they_were() {
    for layout in Layout::ALL {
        for edition in Edition::PLAYED {
            let choices = Choices {
                tenths: false,
                beep: true,
                vibrate: true,
                edition,
                supervision: Supervision::Full,
                layout,
                press_by_hand: true,
                own: vec!["12+3".into(), "5+0|3+2".into()],
                last: Some("h10".into()),
            };
            let text = serde_json::to_string(&choices).expect("choices have a JSON form");
            assert_eq!(read(&text), choices);
        }
    }
}

#[test]
fn nothing_chosen_is_the_edition_in_force_without_noise() {
    let choices = read("{}");
    assert_eq!(choices, Choices::default());
    assert_eq!((choices.edition, choices.supervision), (Edition::Laws2023, Supervision::Partial));
    assert_eq!((choices.tenths, choices.beep, choices.vibrate), (true, false, false));
    assert_eq!((choices.own.len(), choices.last, choices.press_by_hand), (0, None, false));
}

#[test]
fn what_is_unknown_falls_back_alone() {
    let choices = read(
        r#"{"tenths":"no","beep":true,"edition":"1997","supervision":"some","layout":7,"future":{"deep":[1]},
        "own":["12+3","nonsense",4,"12+3","999999+1","7"],"last":"0+0"}"#,
    );
    let expected = Choices { beep: true, own: vec!["12+3".into(), "7+0".into()], ..Choices::default() };
    assert_eq!(choices, expected);
    for text in ["null", "[]", "\"15+5\"", "3"] {
        assert!(serde_json::from_str::<Choices>(text).is_err(), "{text}: no record at all");
    }
}

#[test]
fn own_ones_are_kept_once_and_the_oldest_makes_room() {
    let mut choices = Choices::default();
    choices.keep(&control("15+5"));
    assert_eq!(choices.own.len(), 0, "that one stands ready");
    for minutes in 100..100 + MOST_OWN as u32 {
        choices.keep(&control(&format!("{minutes}")));
        choices.keep(&control(&format!("{minutes}+0")));
    }
    assert_eq!((choices.own.len(), choices.own[0].as_str()), (MOST_OWN, "100+0"));
    choices.keep(&control("h3"));
    assert_eq!((choices.own.len(), choices.own[0].as_str()), (MOST_OWN, "101+0"));
    assert_eq!(choices.own.last().map(String::as_str), Some("h3"));
    // A record that grew elsewhere is cut to size.
    let many: Vec<String> = (1..99).map(|minutes| format!("\"{minutes}+1\"")).collect();
    assert_eq!(read(&format!("{{\"own\":[{}]}}", many.join(","))).own.len(), MOST_OWN);
}

#[test]
fn one_that_was_removed_goes_back_to_its_place() {
    let mut choices = Choices { own: vec!["1+1".into(), "2+1".into(), "3+1".into()], ..Choices::default() };
    let before = choices.clone();
    let place = choices.remove("2+1").expect("it was there");
    assert_eq!((place, choices.own.join(" ").as_str()), (1, "1+1 3+1"));
    assert_eq!(choices.remove("2+1"), None);
    choices.put_back(place, "2+1");
    choices.put_back(place, "2+1");
    assert_eq!(choices, before);
    choices.own.clear();
    choices.put_back(7, "2+1");
    assert_eq!(choices.own, ["2+1"]);
}
