//! Two records of one kind become one: the same whichever comes first, and joining twice changes nothing.

use lance_legal::drills::Training;
use lance_legal::drills::own::Moments;
use lance_legal::edition::Edition;
use lance_legal::exercises::Collection;
use lance_legal::game_clock::choices::{Choices, MOST_OWN};
use lance_legal::laws::scene::Rulings;
use lance_legal::lessons::Progress;
use lance_legal::quiz::{Results, Tally, Theme};
use lance_legal::schedule::{Card, join};
use lance_legal::tactics;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn read<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).expect("a record")
}

/// Joins both ways and twice, and answers what came of it.
fn joined<T: Clone + PartialEq + std::fmt::Debug>(one: &T, other: &T, join: fn(&mut T, &T)) -> T {
    let both = |first: &T, second: &T| {
        let mut first = first.clone();
        join(&mut first, second);
        first
    };
    let result = both(one, other);
    assert_eq!(both(other, one), result, "the order is no matter");
    assert_eq!(both(&result, other), result, "joining again changes nothing");
    assert_eq!(both(&result, &result), result);
    result
}

#[test]
fn of_two_cards_the_later_answer_counts_and_a_miss_before_a_hit() {
    let card = |level, due| Card { level, due };
    // Answered on day 100 in box 2, on day 103 missed.
    assert_eq!(join(card(2, 107), card(0, 104)), card(0, 104));
    assert_eq!(join(card(0, 104), card(2, 107)), card(0, 104));
    // On day 110 answered rightly: that is later.
    assert_eq!(join(card(0, 104), card(3, 126)), card(3, 126));
    // One day, two answers.
    assert_eq!(join(card(1, 103), card(0, 101)), card(0, 101));
    assert_eq!(join(card(0, 101), card(1, 103)), card(0, 101));
    assert_eq!(join(card(250, 3), card(0, 1)), card(250, 3), "a box that there is not does no harm");
}

#[test]
fn of_each_level_the_best_stars() {
    let one: Progress = read(json!({ "stars": { "a/1": 3, "a/2": 1 } }));
    let other: Progress = read(json!({ "stars": { "a/2": 2, "b/1": 1 } }));
    let both = joined(&one, &other, Progress::join);
    assert_eq!(["a/1", "a/2", "b/1"].map(|level| both.stars(level)), [3, 2, 1]);
    assert_eq!((one.total(), both.total()), (4, 6));
}

#[test]
fn of_each_level_that_comes_back_the_later_answer() {
    let one: Progress = read(json!({ "stars": { "a/1": 10723, "a/2": 10101, "a/3": 1 } }));
    let other: Progress = read(json!({ "stars": { "a/1": 10401, "a/2": 2, "b/1": 9001 } }));
    let both = joined(&one, &other, Progress::join);
    let card = |level, due| Some(Card { level, due });
    let cards = [card(0, 104), card(0, 101), None, card(0, 90)];
    assert_eq!(["a/1", "a/2", "a/3", "b/1"].map(|level| both.card(level)), cards);
    assert_eq!(["a/1", "a/2", "a/3", "b/1"].map(|level| both.stars(level)), [3, 2, 1, 1]);
}

#[test]
fn a_lesson_known_here_or_there_is_known() {
    let one: Progress = read(json!({ "stars": {}, "known": ["torre", "xeque"] }));
    let other: Progress = read(json!({ "stars": { "a/1": 1 }, "known": ["bispo", "torre", 7, "no lesson"] }));
    let both = joined(&one, &other, Progress::join);
    assert_eq!(["torre", "xeque", "bispo", "no lesson"].map(|id| both.is_known(id)), [true, true, true, false]);
}

#[test]
fn training_joins_cards_stars_and_rounds() {
    let one: Training = read(json!({
        "cards": { "casas/e4": [2, 107], "casas/a1": [0, 101] },
        "stars": { "ler/capturas": 1 },
        "rounds": { "casas/find/white/30": [[100, 10, 1, 30], [100, 10, 1, 30], [102, 12, 0, 30]] },
    }));
    let other: Training = read(json!({
        "cards": { "casas/e4": [0, 104], "casas/h8": [0, 90] },
        "stars": { "ler/capturas": 3, "ler/xeques": 2 },
        "rounds": { "casas/find/white/30": [[100, 10, 1, 30], [101, 11, 0, 30]] },
    }));
    let both = joined(&one, &other, Training::join);
    assert_eq!((both.card("casas/e4"), both.cards()), (Some(Card { level: 0, due: 104 }), 3));
    assert_eq!((both.stars("ler/capturas"), both.stars("ler/xeques"), both.total_stars()), (3, 2, 5));
    let days: Vec<u32> = both.rounds("casas/find/white/30").iter().map(|round| round.day).collect();
    assert_eq!(days, [100, 100, 101, 102], "an equal round of both is one, of one alone two");
}

#[test]
fn joined_rounds_are_the_last_twenty_by_day() {
    let rounds = |from: u32| -> Training {
        let rounds: Vec<Value> = (0..20).map(|day| json!([from + 2 * day, 1, 1, 1])).collect();
        read(json!({ "rounds": { "x": rounds } }))
    };
    let both = joined(&rounds(0), &rounds(1), Training::join);
    let days: Vec<u32> = both.rounds("x").iter().map(|round| round.day).collect();
    assert_eq!(days, (20..40).collect::<Vec<_>>());
}

#[test]
fn quiz_results_join_cards_and_take_the_longer_count() {
    let one: Results = read(json!({
        "cards": { "2023/x": [1, 103] },
        "themes": { "rapid": [8, 10], "blitz": [1, 2] },
        "left": { "set": "?tema=rapid", "results": [true] },
    }));
    let other: Results = read(json!({
        "cards": { "2023/x": [0, 103], "2018/y": [0, 90] },
        "themes": { "rapid": [5, 12] },
    }));
    let both = joined(&one, &other, Results::join);
    assert_eq!(both.card("x", Edition::Laws2023), Some(Card { level: 0, due: 103 }));
    assert!(both.card("y", Edition::Laws2018).is_some());
    assert_eq!(both.tally(Theme::Rapid), Tally { right: 5, asked: 12 });
    assert_eq!(both.total(), Tally { right: 6, asked: 14 });
    assert_eq!(both.left("?tema=rapid"), Some(&[true][..]));
}

#[test]
fn what_was_once_ruled_rightly_stays_so() {
    let one: Rulings = read(json!({ "edition": "2018", "ruled": { "a": true, "b": false } }));
    let other: Rulings = read(json!({ "edition": "2023", "ruled": { "a": false, "b": true, "c": false } }));
    let mut both = one.clone();
    both.join(&other);
    assert_eq!(
        both.ruled.into_iter().collect::<Vec<_>>(),
        [("a".into(), true), ("b".into(), true), ("c".into(), false)]
    );
    assert_eq!(both.edition, one.edition, "what is chosen here stays");
}

#[test]
fn time_controls_of_ones_own_are_added_while_there_is_room() {
    let own = |from: u32, to: u32| -> Vec<String> { (from..to).map(|minutes| format!("{minutes}+7")).collect() };
    let one: Choices = read(json!({ "own": own(31, 35), "beep": true }));
    let other: Choices = read(json!({ "own": own(33, 45), "beep": false }));
    let mut both = one.clone();
    both.join(&other);
    assert_eq!(both.own, own(31, 31 + MOST_OWN as u32));
    assert!(both.beep);
    let again = both.clone();
    both.join(&other);
    assert_eq!(both, again);
}

/// Ratings of both devices become the one that comes from more answers, and every card the later answer.
#[test]
fn tactics_of_both_devices_are_kept() {
    let of = |pupil: Value, cards: Value, seen: Value| -> tactics::Progress {
        read(json!({ "pupil": pupil, "themes": { "garfo": pupil }, "cards": cards, "seen": seen }))
    };
    let ours = of(json!([80_000, 9]), json!({ "taticas/garfo/1/00000001": [0, 20_785] }), json!([1, 2]));
    let theirs = of(json!([90_000, 5]), json!({ "taticas/garfo/1/00000002": [1, 20_790] }), json!([1, 2]));
    let both = joined(&ours, &theirs, tactics::Progress::join);
    assert_eq!((both.answers(), both.cards(), both.skill(tactics::Theme::Fork).rating()), (9, 2, 800));
}

#[test]
fn moments_of_both_devices_are_kept_once_the_newest_last() {
    let moment = |day: u32| json!({ "fen": format!("4k3/8/8/8/8/8/8/R3K3 w - - 0 {day}"), "played": "a1a2", "good": ["a1a8"], "day": day });
    let of = |days: &[u32]| -> Moments {
        read(json!({ "moments": days.iter().map(|day| moment(*day)).collect::<Vec<_>>() }))
    };
    assert_eq!(joined(&of(&[1, 4]), &of(&[2, 4, 6]), Moments::join), of(&[1, 2, 4, 6]));
    let many: Vec<u32> = (1..=60).collect();
    assert_eq!(joined(&of(&many), &of(&[100]), Moments::join), of(&[&many[1..], &[100]].concat()));
}

#[test]
fn of_sheets_of_exercises_none_is_lost() {
    let sheets = |all: &[(&str, u64, &str)]| -> Collection {
        let all = all.iter().map(|(id, at, text)| json!({ "id": id, "at": at, "text": text }));
        read(json!({ "sheets": all.collect::<Vec<_>>() }))
    };
    let one = sheets(&[("f1", 5, "old"), ("f2", 7, "same"), ("f3", 1, "here")]);
    let other = sheets(&[("f1", 6, "new"), ("f2", 9, "same"), ("f4", 2, "there")]);
    let both = joined(&one, &other, Collection::join);
    let texts: Vec<(&str, u64)> = both.sheets().iter().map(|kept| (kept.text.as_str(), kept.at)).collect();
    assert_eq!(texts, [("same", 9), ("new", 6), ("old", 5), ("there", 2), ("here", 1)]);
    assert_eq!(both.get("f1").map(|kept| kept.text.as_str()), Some("new"), "the one changed last keeps its address");
}
