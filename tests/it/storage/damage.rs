//! Stores as nobody would leave them: flipped bits, cut texts, wrong types, hostile JSON. The site starts, says
//! so, keeps the bytes, and goes on saving.

use lance_legal::drills::Training;
use lance_legal::drills::own::Moments;
use lance_legal::drills::sheet::SavedSheet;
use lance_legal::game_clock::choices::Choices;
use lance_legal::game_clock::{KeptBeat, KeptClock};
use lance_legal::laws::scene::Rulings;
use lance_legal::lessons::Progress;
use lance_legal::play::chess::SavedSession;
use lance_legal::play::draughts::SavedPage;
use lance_legal::quiz::Results;
use lance_legal::settings::Settings;
use lance_legal::storage::{
    CLOCK, CLOCK_BEAT, CLOCK_CHOICES, DRAUGHTS, EXERCISES, GAME, Kind, MOMENTS, PROGRESS, QUIZ, RULINGS, SETTINGS,
    SHEET, SaveError, TACTICS, TOURNAMENT, TRAINING, What, discard, export, import, load, preview, quarantined,
    quarantined_of, save,
};
use lance_legal::tactics;
use lance_legal::tournament::event::Shelf;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::seal::{seal, unseal};
use super::store::{Contents, MemoryStore, Random};
use super::{NOW, corrupt_and_kept, has_bytes, saved};

const A: &str = "lance-legal/game/a";
const B: &str = "lance-legal/game/b";

/// A payload with some of everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    moves: Vec<String>,
    turn: u32,
    #[serde(default)]
    note: Option<String>,
}

fn game(turn: u32) -> Game {
    Game { moves: vec!["e4".into(), "e5".into()], turn, note: Some("peão, ♞, \"\\".into()) }
}

/// The first game in slot a, the second in slot b.
fn two_games() -> Contents {
    let store = MemoryStore::new();
    let mut seen = 0;
    for turn in 1..=2 {
        seen = save(&store, &GAME, seen, NOW, "tab", &game(turn)).expect("nothing is in the way");
    }
    store.contents()
}

/// What a text gives when it is alone in the store.
#[derive(Debug, PartialEq)]
enum Alone {
    Whole(Game),
    Newer,
    Bad,
}

fn alone(key: &str, text: &str) -> Alone {
    let store = MemoryStore::new();
    store.put(key, text);
    let loaded = load::<Game>(&store, &GAME);
    match (loaded.value, loaded.troubles.first().map(|trouble| &trouble.what)) {
        (Some(value), None) => Alone::Whole(value),
        (None, Some(What::Newer { .. })) => Alone::Newer,
        (None, Some(What::Corrupt { kept_as: Some(_) })) => Alone::Bad,
        other => panic!("{text}: {other:?}"),
    }
}

/// Puts these texts into the slots and holds the site to its promises.
fn survives(name: &str, a: &str, b: &str) {
    let store = MemoryStore::new();
    store.put(A, a);
    store.put(B, b);
    let case = format!("{name}\na: {a:.300}\nb: {b:.300}");
    let slots = [(a, alone(A, a)), (b, alone(B, b))];
    let bad: Vec<&str> = slots.iter().filter(|(_, alone)| *alone == Alone::Bad).map(|(text, _)| *text).collect();
    let kept = |store: &MemoryStore| bad.iter().all(|bytes| has_bytes(&store.contents(), bytes));

    if slots.iter().any(|(_, alone)| *alone == Alone::Newer) {
        let loaded = load::<Game>(&store, &GAME);
        assert_eq!(loaded.value, None, "{case}");
        let before = store.contents();
        let answer = save(&store, &GAME, loaded.seq, NOW, "tab", &game(9));
        assert!(matches!(answer, Err(SaveError::Newer { .. })), "{case}\n{answer:?}");
        assert_eq!(store.contents(), before, "{case}");
        assert!(store.contents()[A] == a && store.contents()[B] == b, "{case}");
        return;
    }

    // A page that was open when it happened and never looked: it may be refused, it may not destroy.
    for seen in [0, 1, load::<Game>(&MemoryStore::with(two_games()), &GAME).seq] {
        let store = MemoryStore::with(store.contents());
        let before = [A, B].map(|key| load_slot(&store, key));
        let _ = save(&store, &GAME, seen, NOW, "blind", &game(9));
        for (text, whole) in [a, b].iter().zip(before) {
            assert!(whole || has_bytes(&store.contents(), text), "{case}\nseen {seen}");
        }
    }

    let loaded = load::<Game>(&store, &GAME);
    let whole: Vec<&Game> = slots.iter().filter_map(|(_, alone)| whole(alone)).collect();
    assert_eq!(loaded.value.is_some(), !whole.is_empty(), "{case}");
    assert!(loaded.value.iter().all(|value| whole.contains(&value)), "{case}");
    assert_eq!(loaded.troubles.len(), bad.len(), "{case}\n{:?}", loaded.troubles);
    assert!(kept(&store), "{case}\nlost by loading");

    let mut seen = loaded.seq;
    for turn in 3..=5 {
        match save(&store, &GAME, seen, NOW, "tab", &game(turn)) {
            Ok(seq) => seen = seq,
            // Somebody forged the last number there is.
            Err(SaveError::Encode) if seen > (1 << 53) - (1 << 21) => break,
            Err(error) => panic!("{case}\n{error:?}"),
        }
        let loaded = load::<Game>(&store, &GAME);
        assert_eq!((loaded.value, loaded.seq), (Some(game(turn)), seen), "{case}");
        assert!(kept(&store), "{case}\nlost by saving");
    }

    // It travels in a file as it is.
    let file = export(&store).expect("the store answers");
    assert!(preview(&file).is_ok(), "{case}");
    let elsewhere = MemoryStore::new();
    import(&elsewhere, &file).expect("our own file");
    assert_eq!(elsewhere.contents(), store.contents(), "{case}");
}

fn whole(alone: &Alone) -> Option<&Game> {
    if let Alone::Whole(game) = alone { Some(game) } else { None }
}

/// Whether a slot holds an envelope that is whole by itself, whatever its payload.
fn load_slot(store: &MemoryStore, key: &str) -> bool {
    let alone = MemoryStore::new();
    alone.put(key, &store.contents()[key]);
    load::<Value>(&alone, &GAME).value.is_some()
}

/// Either slot, and both.
fn survives_in_each(name: &str, damage: impl Fn(&str) -> String) -> usize {
    let contents = two_games();
    let (a, b) = (&contents[A], &contents[B]);
    survives(name, &damage(a), b);
    survives(name, a, &damage(b));
    survives(name, &damage(a), &damage(b));
    3
}

/// A text that is not UTF-8 any more could not have come out of a browser.
fn edit(text: &str, change: impl Fn(&mut Vec<char>)) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    change(&mut chars);
    chars.into_iter().collect()
}

#[test]
fn the_second_form_of_the_envelope_agrees_with_the_first() {
    for text in two_games().values() {
        assert_eq!(&seal("game", unseal(text)), text);
    }
}

#[test]
fn every_single_flipped_bit_is_found() {
    let contents = two_games();
    let text = &contents[B];
    let mut flips = 0;
    for at in 0..text.chars().count() {
        for bit in 0..7 {
            let flipped = edit(text, |chars| {
                if let Some(other) = char::from_u32(chars[at] as u32 ^ (1 << bit)) {
                    chars[at] = other;
                }
            });
            assert_eq!(alone(B, &flipped), Alone::Bad, "{flipped}");
            flips += 1;
        }
    }
    assert!(flips > 800, "{flips}");
}

#[test]
fn every_cut_is_found() {
    let contents = two_games();
    let text = &contents[B];
    for (at, _) in text.char_indices() {
        assert_eq!(alone(B, &text[..at]), Alone::Bad, "{}", &text[..at]);
        if at > 0 {
            assert_eq!(alone(B, &text[at..]), Alone::Bad, "{}", &text[at..]);
        }
    }
}

#[test]
fn damage_by_chance_loses_nothing() {
    let mut cases = 0;
    for seed in 0..120 {
        let name = format!("seed {seed}");
        cases += survives_in_each(&name, |text| {
            let mut random = Random(seed);
            let mut damaged = text.to_string();
            for _ in 0..=random.below(3) {
                let (at, choice, bit) =
                    (random.below(damaged.chars().count().max(1)), random.below(6), random.below(7));
                damaged = edit(&damaged, |chars| match choice {
                    0 if at < chars.len() => {
                        chars[at] = char::from_u32(chars[at] as u32 ^ (1 << bit)).unwrap_or('\0');
                    }
                    1 => chars.truncate(at),
                    2 if at < chars.len() => drop(chars.remove(at)),
                    3 => chars.insert(at.min(chars.len()), ['"', '{', '9', '\0', '\u{fffd}', '𝄞', ' '][bit]),
                    4 => {
                        let half = chars[at.min(chars.len())..].to_vec();
                        chars.extend(half);
                    }
                    _ => chars.reverse(),
                });
            }
            // Two changes can cancel out.
            if damaged == text { text.to_string() + " " } else { damaged }
        });
    }
    assert!(cases >= 200, "{cases}");
}

#[test]
fn texts_that_are_no_envelopes_lose_nothing() {
    let deep = "[".repeat(5_000);
    let long = "x".repeat(10_000);
    let texts = [
        "",
        " ",
        "null",
        "true",
        "0",
        "-1",
        "NaN",
        "Infinity",
        "undefined",
        "[object Object]",
        "[]",
        "{}",
        "\"\"",
        "\0",
        "\u{feff}{}",
        "{\"crc\":\"00000000\"}",
        "{\"crc\":\"00000000\",}",
        "{\"crc\":\"é",
        "{\"crc\":\"ééééé\",",
        "{\"crc\":\"",
        "{\"crc\":null}",
        "{\"__proto__\":{\"schema\":1}}",
        "utf16:d800",
        "<script>alert(1)</script>",
        &deep,
        &long,
    ];
    for text in texts {
        survives_in_each(&format!("{text:.40}"), |_| text.to_string());
    }
}

#[test]
fn a_slot_of_another_record_is_not_taken_for_this_one() {
    let store = MemoryStore::new();
    save(&store, &lance_legal::storage::SETTINGS, 0, NOW, "tab", &game(7)).expect("nothing is in the way");
    let settings = store.contents()["lance-legal/settings/a"].clone();
    assert_eq!(alone(A, &settings), Alone::Bad);
    survives_in_each("settings", |_| settings.clone());
}

#[test]
fn a_slot_twice_is_one_value() {
    let contents = two_games();
    survives("the older twice", &contents[A], &contents[A]);
    survives("the newer twice", &contents[B], &contents[B]);
    survives("exchanged", &contents[B], &contents[A]);
}

/// Envelopes whose checksum is right and whose fields are not: nothing but malice or a bug makes them.
#[test]
fn forged_fields_lose_nothing() {
    let good = |name: &str| match name {
        "schema" => "1",
        "seq" => "5242880",
        "savedAt" => "0",
        "writer" => "\"w\"",
        _ => r#"{"moves":["e4"],"turn":7}"#,
    };
    let values = [
        "null",
        "true",
        "-1",
        "0",
        "1",
        "2",
        "1.5",
        "1e3",
        "1e400",
        "-0",
        "9007199254740990",
        "9007199254740991",
        "9007199254740992",
        "18446744073709551615",
        "18446744073709551616",
        "4294967296",
        "\"1\"",
        "\"\"",
        "[]",
        "[1]",
        "{}",
        "{\"__proto__\":{\"turn\":1}}",
        "{\"constructor\":{\"prototype\":{}}}",
        "{\"moves\":[\"e4\"],\"turn\":-1}",
        "{\"moves\":[\"e4\"],\"turn\":4294967296}",
        "{\"moves\":[\"e4\"],\"turn\":7,\"turn\":8}",
        "{\"moves\":[1],\"turn\":7}",
        "{\"moves\":[\"e4\"],\"turn\":7,\"__proto__\":{}}",
        "{\"moves\":\"e4\",\"turn\":7}",
        "NaN",
        "\"\\ud800\"",
        "'1'",
        "01",
        "+1",
        "\"",
        "1,\"seq\":99",
        "{\"moves\":[],\"turn\":7},\"payload\":1",
    ];
    let mut cases = 0;
    let fields = ["schema", "seq", "savedAt", "writer", "payload"];
    for field in fields {
        for value in values {
            let forged: Vec<String> = fields
                .iter()
                .map(|name| format!("\"{name}\":{}", if *name == field { value } else { good(name) }))
                .collect();
            let text = seal("game", &forged.join(","));
            cases += survives_in_each(&format!("{field} is {value}"), |_| text.clone());
        }
        let without: Vec<String> =
            fields.iter().filter(|name| **name != field).map(|name| format!("\"{name}\":{}", good(name))).collect();
        let text = seal("game", &without.join(","));
        assert_eq!(alone(A, &text), Alone::Bad, "without {field}");
        cases += survives_in_each(&format!("without {field}"), |_| text.clone());
    }
    assert!(cases >= 200, "{cases}");
}

#[test]
fn a_payload_too_deep_for_the_stack_is_set_aside() {
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let text = seal("game", &format!(r#""schema":1,"seq":9,"savedAt":0,"writer":"w","payload":{deep}"#));
    assert_eq!(alone(A, &text), Alone::Bad);
    survives_in_each("deep", |_| text.clone());
}

/// Senseless bytes in each slot of a record as its page reads it: kept aside by the look, and still there after the page
/// has saved twice, which takes both slots.
fn senseless_bytes_stay<T: DeserializeOwned>(kind: &Kind) -> usize {
    let payloads = ["null", "true", "7", "\"x\"", "[]", "[null]", "[{}]", "[[\"stars\"]]"];
    let sealed = payloads
        .map(|payload| seal(kind.id, &format!(r#""schema":1,"seq":9,"savedAt":0,"writer":"w","payload":{payload}"#)));
    let plain = ["", " ", "null", "{}", "senseless", "utf16:d800", "{\"crc\":\"00000000\"}"].map(str::to_string);
    let mut cases = 0;
    for text in sealed.iter().chain(&plain) {
        // An empty table of the clock is kept as `null`.
        if kind.id == CLOCK.id && *text == sealed[0] {
            continue;
        }
        for slots in [&["a"][..], &["b"], &["a", "b"]] {
            let store = MemoryStore::new();
            slots.iter().for_each(|slot| store.put(&format!("lance-legal/{}/{slot}", kind.id), text));
            let loaded = load::<T>(&store, kind);
            assert!(loaded.value.is_none(), "{}: {text}", kind.id);
            assert_eq!(corrupt_and_kept(&loaded.troubles), slots.len(), "{}: {text}", kind.id);
            let seen = saved(&store, kind, loaded.seq, &json!({ "turn": 1 }));
            saved(&store, kind, seen, &json!({ "turn": 2 }));
            assert!(has_bytes(&store.contents(), text), "{}: {text}", kind.id);
            cases += slots.len();
        }
    }
    cases
}

#[test]
fn senseless_bytes_of_every_record_are_kept_aside() {
    let cases = [
        senseless_bytes_stay::<Settings>(&SETTINGS),
        senseless_bytes_stay::<SavedSession>(&GAME),
        senseless_bytes_stay::<Progress>(&PROGRESS),
        senseless_bytes_stay::<Training>(&TRAINING),
        senseless_bytes_stay::<SavedSheet>(&SHEET),
        senseless_bytes_stay::<Option<KeptClock>>(&CLOCK),
        senseless_bytes_stay::<KeptBeat>(&CLOCK_BEAT),
        senseless_bytes_stay::<Choices>(&CLOCK_CHOICES),
        senseless_bytes_stay::<SavedPage>(&DRAUGHTS),
        senseless_bytes_stay::<Results>(&QUIZ),
        senseless_bytes_stay::<Rulings>(&RULINGS),
        senseless_bytes_stay::<Moments>(&MOMENTS),
        senseless_bytes_stay::<lance_legal::exercises::Collection>(&EXERCISES),
        senseless_bytes_stay::<tactics::Progress>(&TACTICS),
        senseless_bytes_stay::<Shelf>(&TOURNAMENT),
        senseless_bytes_stay::<lance_legal::class::ClassRecord>(&lance_legal::storage::CLASS),
        senseless_bytes_stay::<lance_legal::days::Days>(&lance_legal::storage::DAYS),
        senseless_bytes_stay::<lance_legal::truco::TrucoRecord>(&lance_legal::storage::TRUCO),
        senseless_bytes_stay::<lance_legal::poker::PokerRecord>(&lance_legal::storage::POKER),
    ];
    assert!(cases.iter().sum::<usize>() > 600, "{cases:?}");
}

#[test]
fn however_often_a_record_is_damaged_it_goes_on_and_every_text_is_kept() {
    let store = MemoryStore::new();
    let mut seen = saved(&store, &GAME, 0, &json!(0));
    for turn in 1..=40 {
        let slot = if turn % 2 == 0 { A } else { B };
        store.put(slot, &format!("damaged {turn}"));
        seen = saved(&store, &GAME, load::<Value>(&store, &GAME).seq.max(seen), &json!(turn));
        assert_eq!(load::<Value>(&store, &GAME).value, Some(json!(turn)));
    }
    let kept = quarantined(&store).expect("the store answers");
    assert_eq!(kept.len(), 40);
    assert!((1..=40).all(|turn| kept.iter().any(|(_, bytes)| *bytes == format!("damaged {turn}"))));
}

#[test]
fn what_is_kept_aside_has_a_name_and_goes_one_by_one() {
    let store = MemoryStore::with(two_games());
    for (slot, bytes) in [("game/a", "one"), ("game/b", "two"), ("progress/a", "three")] {
        store.put(&format!("lance-legal/{slot}"), bytes);
    }
    load::<Value>(&store, &GAME);
    load::<Value>(&store, &PROGRESS);
    let kept = quarantined(&store).expect("the store answers");
    let names: Vec<&str> = kept.iter().map(|(key, _)| quarantined_of(key)).collect();
    assert_eq!(names, ["game", "game", "progress"]);
    let (first, bytes) = kept[0].clone();
    discard(&store, &first).expect("nothing is in the way");
    let left = quarantined(&store).expect("the store answers");
    assert_eq!(left, kept[1..]);
    assert!(!left.iter().any(|(_, text)| *text == bytes));
    // A key that is no copy is not removed by it.
    discard(&store, A).expect("nothing to do");
    assert!(store.contents().contains_key(A));
}
