//! Ids, series, the schedule, and what is kept of the training.

use std::collections::BTreeSet;

use lance_legal::drills::squares::Naming;
use lance_legal::drills::{Exercise, Kind, Level, NoExercise, Round, SERIES, Series, Topic, Training};
use lance_legal::random::{Random, name_of, plain_name, seed_of};
use lance_legal::schedule::{Card, DAYS, answered};
use serde_json::{Value, json};

#[test]
fn chance_is_the_sequence_it_says_it_is() {
    // The numbers of the reference program for seed 0.
    let mut random = Random::new(0);
    let first = [random.bits(), random.bits(), random.bits()];
    assert_eq!(first, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
    let mut counts = [0; 7];
    for _ in 0..70_000 {
        counts[random.below(7)] += 1;
    }
    assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    assert_eq!((random.below(0), random.pick::<u8>(&[])), (0, None));
    let mut items: Vec<usize> = (0..100).collect();
    random.shuffle(&mut items);
    assert!(items.windows(2).any(|pair| pair[0] > pair[1]));
    items.sort_unstable();
    assert_eq!(items, (0..100).collect::<Vec<_>>());
}

#[test]
fn a_set_has_a_name_that_can_be_read_off_a_board() {
    let names: BTreeSet<String> = (0..1_000).map(name_of).collect();
    assert!(names.len() > 990);
    for name in names {
        assert_eq!(name.len(), 5);
        assert!(!name.contains(['i', 'l', 'o', '0', '1']), "{name}");
        assert_eq!(plain_name(&name).as_deref(), Some(name.as_str()));
    }
    assert_eq!(plain_name(" Turma-5B "), Some("turma-5b".to_string()));
    for bad in ["", "   ", "turma 5b", "açores", "a/b", "<b>", "abcdefghijklmnopqrstuvwxy"] {
        assert_eq!(plain_name(bad), None, "{bad:?}");
    }
    assert_ne!(seed_of("turma-5a"), seed_of("turma-5b"));
}

#[test]
fn an_exercise_is_its_id() {
    for kind in Kind::ALL {
        assert_eq!(Kind::from_name(kind.name()), Some(kind));
        for topic in kind.topics() {
            let exercise = Exercise { level: Level { kind, topic: *topic }, seed: 0x1f3a_9c02 };
            let id = format!("{}/{}/1f3a9c02", kind.name(), topic.name());
            assert_eq!(exercise.to_string(), id);
            assert_eq!(id.parse(), Ok(exercise));
        }
    }
    let used: BTreeSet<Topic> = Kind::ALL.into_iter().flat_map(Kind::topics).copied().collect();
    assert_eq!(used, Topic::ALL.into_iter().collect(), "each level belongs to a kind");
    let bad = ["", "ler", "ler/capturas", "ler/capturas/1", "ler/capturas/1f3a9c0g", "ler/abrir/1f3a9c02"];
    for text in
        bad.into_iter().chain(["ler/capturas/1f3a9c02/", "casas/e4", "Ler/capturas/1f3a9c02", "ler/capturas/+1f3a9c0"])
    {
        assert_eq!(text.parse::<Exercise>(), Err(NoExercise), "{text}");
    }
}

#[test]
fn one_name_is_one_set_for_everybody() {
    let of = |name: &str| {
        let mut series = Series::new(Level { kind: Kind::Read, topic: Topic::Captures }, name);
        let mut ids = Vec::new();
        while let Some(exercise) = series.current() {
            ids.push(exercise.to_string());
            series.settle(true);
            series.advance();
        }
        ids
    };
    let set = of("turma-5b");
    assert_eq!((set.len(), &set), (SERIES, &of("turma-5b")));
    // An address given out once leads to the same exercises for ever.
    assert_eq!(set[0], "ler/capturas/9ff78413");
    assert!(set.iter().all(|id| !of("turma-5c").contains(id)));
}

#[test]
fn what_is_missed_comes_once_more_after_three_others() {
    let mut series = Series::new(Level { kind: Kind::Write, topic: Topic::Pawns }, "x");
    let first = series.current();
    series.settle(false);
    // Only the first answer counts, and the exercise stays until it is left.
    series.settle(true);
    assert_eq!((series.settled(), series.current(), series.len()), (Some(false), first, SERIES + 1));
    series.advance();
    for _ in 0..3 {
        assert!(series.current() != first && !series.is_again());
        series.settle(true);
        series.advance();
    }
    assert_eq!((series.current(), series.is_again()), (first, true));
    // Missed again, it waits for another day.
    series.settle(false);
    series.advance();
    assert_eq!(series.len(), SERIES + 1);
    while series.current().is_some() {
        series.settle(true);
        series.advance();
    }
    assert!(series.is_over());
    assert_eq!((series.score(), series.stars()), ((SERIES - 1, SERIES), 2));
}

#[test]
fn what_is_missed_last_comes_once_more_at_the_end() {
    let mut series = Series::new(Level { kind: Kind::Write, topic: Topic::Pawns }, "x");
    for _ in 0..SERIES - 2 {
        series.settle(true);
        series.advance();
    }
    let missed = [series.current(), {
        series.settle(false);
        series.advance();
        series.current()
    }];
    series.settle(false);
    series.advance();
    let mut again = Vec::new();
    while series.current().is_some() {
        assert!(series.is_again());
        again.push(series.current());
        series.settle(true);
        series.advance();
    }
    assert_eq!(again, missed);
    assert_eq!((series.score(), series.stars()), ((SERIES - 2, SERIES), 2));
    let none: Series = Series::of("rever", Vec::new());
    assert!(none.is_over() && none.is_empty() && none.score() == (0, 0));
}

#[test]
fn a_card_climbs_by_days_and_falls_at_once() {
    assert_eq!(answered(None, true, 100), None);
    let mut card = answered(None, false, 100);
    assert_eq!(card, Some(Card { level: 0, due: 101 }));
    // The same evening nothing moves.
    assert_eq!(answered(card, true, 100), card);
    let mut today = 101;
    for (level, days) in DAYS.into_iter().enumerate().skip(1) {
        card = answered(card, true, today);
        assert_eq!(card, Some(Card { level: level as u8, due: today + days }));
        assert_eq!(answered(card, false, today), Some(Card { level: 0, due: today + 1 }));
        assert_eq!(answered(card, true, today + days - 1), card);
        today += days;
    }
    // After two months it is known.
    assert_eq!((answered(card, true, today), today - 100), (None, 62));
    assert_eq!(answered(None, false, u32::MAX), Some(Card { level: 0, due: u32::MAX }));
}

#[test]
fn training_knows_what_is_due_and_keeps_the_last_rounds() {
    let mut training = Training::default();
    training.answered("ler/capturas/1f3a9c02", false, 10);
    training.answered("casas/e4", false, 9);
    training.answered("casas/a1", false, 12);
    training.answered("regra/C.10.2", false, 10);
    training.answered("ler/peoes/00000001", true, 10);
    assert_eq!(training.due(11), ["casas/e4", "ler/capturas/1f3a9c02", "regra/C.10.2"]);
    assert_eq!(
        (training.due_squares(Naming::Chess, 11), training.due_rules(11)),
        (vec!["e4".parse().unwrap()], vec!["C.10.2"])
    );
    assert_eq!(training.due_exercises::<Level>(11).len(), 1);
    assert_eq!(training.next_due(), Some(10));
    training.settle("ler/capturas", 2);
    training.settle("ler/capturas", 1);
    assert_eq!(training.stars("ler/capturas"), 2);
    for day in 0..25 {
        training.finish_round("casas/find", Round { day, right: day, wrong: 0, seconds: 30 });
    }
    let days: Vec<u32> = training.rounds("casas/find").iter().map(|round| round.day).collect();
    assert_eq!(days, (5..25).collect::<Vec<_>>());
    let kept = serde_json::to_value(&training).expect("plain data");
    assert_eq!(serde_json::from_value::<Training>(kept).ok(), Some(training));
}

#[test]
fn what_cannot_be_read_is_left_out_and_the_rest_stays() {
    let value = json!({
        "cards": {"casas/e4": [0, 5], "casas/e5": [5, 5], "casas/e6": [0], "casas/e7": "x", "casas/e8": [-1, 5], "f": [1, 4294967296u64]},
        "stars": {"ler/capturas": 3, "ler/peoes": 4, "ler/pecas": 0, "ler/xeque": "3"},
        "rounds": {"a": [[1, 2, 3, 4], [1, 2, 3], "x", [1, 2, 3, 4.5]], "b": 7},
        "more": 1,
    });
    let training = Training::from(value);
    assert_eq!(training.due(9), ["casas/e4"]);
    assert_eq!((training.stars("ler/capturas"), training.stars("ler/peoes")), (3, 0));
    assert_eq!((training.rounds("a").len(), training.rounds("b").len()), (1, 0));
    for odd in [json!(null), json!([]), json!("x"), json!({"cards": 1, "stars": [], "rounds": null})] {
        assert_eq!(Training::from(odd), Training::default());
    }
    let many: serde_json::Map<String, Value> = (0..3_000).map(|n| (format!("casas/{n}"), json!([0, 1]))).collect();
    assert_eq!(Training::from(json!({ "cards": many })).due(1).len(), 1_000);
}
