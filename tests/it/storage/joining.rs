//! A change of each kind of record that every tab may make, with the payloads that the site really keeps.

use std::rc::Rc;

use lance_legal::chess::Position;
use lance_legal::days::Days;
use lance_legal::drills::own::{Moment, Moments};
use lance_legal::drills::{Round, Training};
use lance_legal::game_clock::choices::Choices;
use lance_legal::laws::scene::Rulings;
use lance_legal::lessons::Progress;
use lance_legal::quiz::Results;
use lance_legal::settings::{Settings, TextSize, Theme};
use lance_legal::storage::{Change, Kind, MOMENTS, PROGRESS, load};
use lance_legal::truco::{Act, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// A change of each kind that every tab may make, and how often it is found in what is kept.
pub type Joining = (fn(u32) -> Change, fn(u32, &Value) -> u64);

fn change<T>(kind: &'static Kind, change: impl Fn(&mut T) + 'static) -> Change
where
    T: Serialize + DeserializeOwned + Default,
{
    Rc::new(move |store| {
        let loaded = load::<T>(store, kind);
        let mut value = loaded.value.unwrap_or_default();
        change(&mut value);
        (serde_json::to_string(&value).ok(), loaded.seq)
    })
}

pub fn joining(kind: &Kind) -> Joining {
    use lance_legal::poker::{self, Poker};
    use lance_legal::storage::{CLASS, CLOCK_CHOICES, DAYS, POKER, QUIZ, RULINGS, SETTINGS, TACTICS, TRAINING, TRUCO};
    use lance_legal::tactics;
    use lance_legal::truco::{self, Table, Truco};
    match kind.id {
        // Of the settings each number changes another field.
        "settings" => (
            |number| {
                change::<Settings>(&SETTINGS, move |settings| match number % 8 {
                    0 => settings.theme = Theme::Dark,
                    1 => settings.text_size = TextSize::Largest,
                    2 => settings.still = true,
                    3 => settings.show_destinations = false,
                    4 => settings.turn_board = true,
                    5 => settings.sound = true,
                    6 => settings.language = Some(lance_legal::language::Language::En),
                    _ => settings.letters = Some(lance_legal::chess::Letters::Figurine),
                })
            },
            |number, value| {
                let field = [
                    "theme",
                    "textSize",
                    "still",
                    "showDestinations",
                    "turnBoard",
                    "sound",
                    "language",
                    "pieceLetters",
                ][number as usize % 8];
                let usual = serde_json::to_value(Settings::default()).expect("JSON");
                u64::from(value[field] != usual[field])
            },
        ),
        "progress" => (
            |number| {
                change::<Progress>(&PROGRESS, move |progress| progress.settle(&format!("torre/{number}"), 2, true, 0))
            },
            |number, value| u64::from(value["stars"][format!("torre/{number}")] == json!(2)),
        ),
        // One round more, and no round twice.
        "training" => (
            |number| {
                change::<Training>(&TRAINING, move |training| {
                    let round = Round { day: 20_000 + number, right: 1, wrong: 0, seconds: 30 };
                    training.finish_round(&format!("casas/find/white/{number}"), round);
                })
            },
            |number, value| {
                let rounds = &value["rounds"][format!("casas/find/white/{number}")];
                rounds.as_array().map_or(0, |rounds| rounds.len() as u64)
            },
        ),
        "quiz" => (
            |number| {
                change::<Results>(&QUIZ, move |results| {
                    let mut value = serde_json::to_value(results.clone()).expect("JSON");
                    // One question more in the tally of this theme.
                    let tally = value["themes"][format!("t{number}")][1].as_u64().unwrap_or(0);
                    value["themes"][format!("t{number}")] = json!([0, tally + 1]);
                    *results = serde_json::from_value(value).expect("JSON");
                })
            },
            |number, value| value["themes"][format!("t{number}")][1].as_u64().unwrap_or(0),
        ),
        "rulings" => (
            |number| change::<Rulings>(&RULINGS, move |rulings| rulings.take_in(&format!("scene-{number}"), true)),
            |number, value| u64::from(value["ruled"][format!("scene-{number}")] == json!(true)),
        ),
        "class" => (
            |number| {
                change::<lance_legal::class::ClassRecord>(&CLASS, move |kept| kept.collect("1", &format!("{number}")))
            },
            |number, value| {
                let results = value["sheets"][0]["results"].as_array().map(Vec::as_slice).unwrap_or_default();
                results.iter().filter(|one| **one == json!(number.to_string())).count() as u64
            },
        ),
        "days" => (
            |number| change::<Days>(&DAYS, move |days| days.mark(number)),
            |number, value| value[(number / 32).to_string()].as_u64().unwrap_or(0) >> (number % 32) & 1,
        ),
        // Each is another puzzle; the ratings move with each, so what is counted is what was seen.
        "tactics" => (
            |number| {
                change::<tactics::Progress>(&TACTICS, move |progress| {
                    let level = tactics::Level::new(tactics::Theme::Fork, 1).expect("a level");
                    progress.answered(tactics::Exercise { level, seed: number }, 700, false, 20_000);
                })
            },
            |number, value| {
                let seen = value["seen"].as_array().map(Vec::as_slice).unwrap_or_default();
                seen.iter().filter(|one| **one == json!(number)).count() as u64
            },
        ),
        // Each in a position of its own: the number is that of the move.
        "moments" => (
            |number| {
                change::<Moments>(&MOMENTS, move |moments| {
                    let before = Position::from_fen(&format!("4k3/8/8/8/8/8/8/R3K3 w - - 0 {}", number + 1));
                    let [played, best] = ["a1a2", "a1a8"].map(|m| m.parse().expect("a move"));
                    let before = before.expect("a position");
                    moments.keep(&Moment { before, played, good: vec![best], why: None, day: 20_000 });
                })
            },
            |number, value| {
                let kept = value["moments"].as_array().map(Vec::as_slice).unwrap_or_default();
                let ends = format!(" 0 {}", number + 1);
                kept.iter().filter(|one| one["fen"].as_str().is_some_and(|fen| fen.ends_with(&ends))).count() as u64
            },
        ),
        // Each is another sheet; the number is when it was kept.
        "exercises" => (
            |number| {
                change::<lance_legal::exercises::Collection>(&lance_legal::storage::EXERCISES, move |collection| {
                    let (id, text) = (format!("f{number}"), "exercises 1\n".to_string());
                    collection
                        .put(lance_legal::exercises::KeptSheet { id, at: u64::from(number), text })
                        .expect("there is room");
                })
            },
            |number, value| {
                let kept = value["sheets"].as_array().map(Vec::as_slice).unwrap_or_default();
                kept.iter().filter(|one| one["id"] == json!(format!("f{number}"))).count() as u64
            },
        ),
        // Each is another act, and possible whatever else was done.
        "truco" => (
            |number| {
                change::<truco::TrucoRecord>(&TRUCO, move |kept| {
                    let truco = kept.truco.get_or_insert_with(|| Truco::new(Table::default()));
                    for act in truco_acts(number) {
                        truco.play(act).expect("it is possible");
                    }
                })
            },
            |number, value| {
                let acts = value["truco"]["acts"].as_array().map(Vec::as_slice).unwrap_or_default();
                let last = truco_acts(number).last().map(ToString::to_string);
                acts.iter().filter(|act| act.as_str() == last.as_deref()).count() as u64
            },
        ),
        "poker" => (
            |number| {
                change::<poker::PokerRecord>(&POKER, move |kept| {
                    let names = ["Ana", "Bia"].map(str::to_string);
                    let poker = kept.poker.get_or_insert_with(|| Poker::draw(&names, 9, 1).expect("two names"));
                    let act = poker::Act::Late { seed: u64::from(number), name: format!("L{number}") };
                    poker.play(act).expect("there is room");
                })
            },
            |number, value| {
                let acts = value["poker"]["acts"].as_array().map(Vec::as_slice).unwrap_or_default();
                acts.iter().filter(|act| **act == json!(format!("late {number} L{number}"))).count() as u64
            },
        ),
        "clock-choices" => (
            |number| {
                change::<Choices>(&CLOCK_CHOICES, move |choices| {
                    choices.keep(&format!("{}+{number}", 40 + number).parse().expect("a time control"));
                })
            },
            |number, value| {
                let own = value["own"].as_array().map(Vec::as_slice).unwrap_or_default();
                own.iter().filter(|own| **own == json!(format!("{}+{number}", 40 + number))).count() as u64
            },
        ),
        other => panic!("{other}"),
    }
}

/// The acts of a number below eight, of which the last is found by its name.
fn truco_acts(number: u32) -> Vec<Act> {
    match number % 8 {
        0 => vec![Act::Won(Side::One)],
        1 => vec![Act::Won(Side::Two)],
        2 => vec![Act::Nobody],
        3 => vec![Act::BadDeal],
        4 => vec![Act::TurnedUp],
        5 => vec![Act::Cheated(Side::One)],
        6 => vec![Act::Cheated(Side::Two)],
        _ => vec![Act::Call(Side::One), Act::Run],
    }
}
