//! A pupil at a puzzle, what an answer does to the ratings, and what comes back.

use lance_legal::chess::{Move, NotLegal};
use lance_legal::random::Random;
use lance_legal::schedule::DAYS;
use lance_legal::tactics::{
    Attempt, Attempted, Catalog, Exercise, Level, Packs, Progress, Puzzle, Skill, Source, Theme, expected,
};
use serde_json::{Map, Value, json};

fn m(text: &str) -> Move {
    text.parse().expect("a move")
}

fn puzzle(row: &str) -> Puzzle {
    Puzzle::read(row, 625, Source::Own).expect(row)
}

/// Black's queen looks away, and the knight forks.
const TWO: &str = "r3k3/8/8/1N6/8/7q/8/Q3K3 b Qf3 Nc7 Kd7 Na8";

#[test]
fn a_move_is_right_wrong_or_none() {
    let mut attempt = Attempt::new(&puzzle("r3k3/8/8/1N6/8/8/8/Q3K3 b Kd7 Na7 Kd6 Qa6"));
    assert_eq!(attempt.attempt(m("b5b6")), Err(NotLegal(m("b5b6"))));
    assert_eq!(attempt.tries(), 0);
    assert_eq!(attempt.attempt(m("e1e2")), Ok(Attempted::Wrong));
    assert_eq!(attempt.attempt(m("b5a7")), Ok(Attempted::Right { reply: m("d7d6") }));
    assert_eq!((attempt.found(), attempt.is_clean()), ((1, 2), None));
    assert_eq!(attempt.attempt(m("a1a6")), Ok(Attempted::Solved));
    assert_eq!(attempt.attempt(m("a6a5")), Ok(Attempted::Over));
    assert_eq!((attempt.found(), attempt.is_clean(), attempt.tries()), ((2, 2), Some(false), 1));
    assert_eq!(attempt.show(), None);
}

#[test]
fn another_mate_and_what_the_engine_accepts_end_it_too() {
    let two_rooks = puzzle("6k1/5ppp/8/8/8/8/1R3PPP/R5K1 w Ra8");
    let mut attempt = Attempt::new(&two_rooks);
    assert_eq!(attempt.attempt(m("b2b8")), Ok(Attempted::OtherMate));
    assert_eq!(attempt.is_clean(), Some(true));
    let mut attempt = Attempt::new(&two_rooks);
    assert_eq!(attempt.attempt(m("b2b7")), Ok(Attempted::Wrong));
    assert_eq!(attempt.accept(m("b2c1")), Err(NotLegal(m("b2c1"))));
    assert_eq!(attempt.accept(m("b2b7")), Ok(()));
    assert!(attempt.is_solved() && attempt.is_clean() == Some(true));
    let mut attempt = Attempt::new(&two_rooks);
    assert_eq!(attempt.show(), Some(m("a1a8")));
    assert_eq!(attempt.attempt(m("a1a8")), Ok(Attempted::Solved));
    assert_eq!(attempt.is_clean(), Some(false));
}

#[test]
fn of_several_good_moves_any_will_do() {
    let position = puzzle("6k1/5ppp/8/8/8/8/1R3PPP/R5K1 w Ra8").start;
    let good = [m("a1c1"), m("a1d1")];
    let mut attempt = Attempt::one_of(position, &good);
    assert_eq!(attempt.attempt(m("a1e1")), Ok(Attempted::Wrong));
    assert_eq!(attempt.attempt(m("a1d1")), Ok(Attempted::Solved));
    assert_eq!((attempt.found().1, attempt.is_clean()), (1, Some(false)));
    assert_eq!(Attempt::one_of(position, &good).show(), Some(good[0]));
    assert_eq!(Attempt::one_of(position, &[]).show(), None);
}

#[test]
fn a_rating_moves_the_right_way_and_less_each_time() {
    let new = Skill::default();
    let (up, down) = (new.answered(700, true), new.answered(700, false));
    assert!(up.rating() > new.rating() && down.rating() < new.rating());
    assert!(new.answered(1100, true).hundredths() > up.hundredths());
    assert!(new.answered(1100, false).hundredths() > down.hundredths());
    let old = (0..100).fold(new, |skill, turn| skill.answered(skill.rating(), turn % 2 == 0));
    let step = old.answered(old.rating(), true).hundredths() - old.hundredths();
    assert!(step > 0 && step < up.hundredths() - new.hundredths());
    let (best, worst) = (0..2000).fold((new, new), |(a, b), _| (a.answered(1600, true), b.answered(400, false)));
    assert!(best.rating() <= 2200 && worst.rating() >= 400 && worst.target() > 0);
    assert_eq!(Skill::new(i32::MAX, u32::MAX).answered(4000, true).rating(), 2200);
    assert!((expected(1000.0, 1000.0) - 0.5).abs() < 1e-9);
    let share = expected(f64::from(new.rating()), f64::from(new.target()));
    assert!((0.74..0.76).contains(&share), "{share}");
}

/// A pupil of a strength that nobody knows is found out within sixty puzzles, from either side.
#[test]
fn a_pupil_is_soon_known() {
    for strength in [500_u16, 900, 1300] {
        let mut random = Random::new(u64::from(strength));
        let (mut skill, mut sum) = (Skill::default(), 0);
        for turn in 0..200 {
            let rating = skill.target();
            let chance = expected(f64::from(strength), f64::from(rating));
            skill = skill.answered(rating, random.happens((chance * 1000.0) as usize, 1000));
            sum += if turn >= 60 { u32::from(skill.rating()) } else { 0 };
        }
        let mean = sum / 140;
        assert!(mean.abs_diff(u32::from(strength)) < 100, "{strength}: {mean}");
    }
}

#[test]
fn the_next_puzzle_is_near_and_new() {
    let level = Level::new(Theme::MateInOne, 1).expect("a level");
    let packs = Packs::new(vec![(level, super::pack(level).puzzles)]);
    let mut random = Random::new(7);
    let one = packs.choose(640, |_| false, &mut random).expect("a puzzle");
    assert!(packs.get(one).expect("it is there").rating.abs_diff(640) <= 50, "{one}");
    for _ in 0..50 {
        let other = packs.choose(640, |other| other == one, &mut random).expect("a puzzle");
        assert_ne!(other, one);
    }
    assert!(packs.choose(640, |_| true, &mut random).is_some());
    assert!(Packs::default().choose(640, |_| false, &mut random).is_none());
    let third = || packs.choose(640, |_| false, &mut Random::new(3));
    assert_eq!(third(), third());
    let catalog = Catalog::read("garfo 1 500 800 9\ngarfo 2 800 1200 9\nespeto 1 900 1000 9\nameaca 1 400 900 9\n");
    let files = |theme, rating| -> Vec<String> { catalog.near(theme, rating).into_iter().map(Level::file).collect() };
    assert_eq!(files(Theme::Fork, 300), ["garfo-1.txt"]);
    assert_eq!(files(Theme::Fork, 800), ["garfo-1.txt", "garfo-2.txt"]);
    assert_eq!(files(Theme::Fork, 2000), ["garfo-2.txt"]);
    assert_eq!(files(Theme::Mixed, 950), ["garfo-2.txt", "espeto-1.txt"]);
    assert!(files(Theme::Pin, 950).is_empty());
}

fn exercise(theme: Theme, seed: u32) -> Exercise {
    Exercise { level: Level::new(theme, 1).expect("a level"), seed }
}

#[test]
fn what_was_missed_comes_back_and_moves_no_rating_twice() {
    let mut progress = Progress::default();
    let fork = exercise(Theme::Fork, 5);
    progress.answered(fork, 700, false, 100);
    assert!(progress.skill(Theme::Fork).rating() < Skill::default().rating());
    assert_eq!(progress.skill(Theme::Pin), progress.skill(Theme::Mixed).taken_over());
    assert_eq!((progress.due(100), progress.next_due()), (vec![], Some(100 + DAYS[0])));
    let skill = progress.skill(Theme::Fork);
    progress.answered(fork, 700, true, 101);
    assert_eq!((progress.skill(Theme::Fork), progress.answers()), (skill, 1));
    assert_eq!(progress.due(101 + DAYS[1]), [fork]);
    assert!(progress.is_seen(5) && !progress.is_seen(6));
    progress.answered(exercise(Theme::Pin, 6), 700, true, 101);
    assert_eq!((progress.cards(), progress.answers()), (1, 2));
}

fn read(value: &Value) -> Progress {
    serde_json::from_value(value.clone()).unwrap_or_default()
}

#[test]
fn a_record_comes_back_whole_and_damage_leaves_the_rest() {
    let mut progress = Progress::default();
    for seed in 0..600 {
        let theme = Theme::ALL[seed as usize % Theme::ALL.len()];
        progress.answered(exercise(theme, seed), 500 + seed as u16, seed % 3 == 0, seed / 10);
    }
    let value = Value::from(progress.clone());
    assert_eq!(read(&value), progress);
    for key in ["pupil", "themes", "cards", "seen"] {
        for damage in [json!(null), json!("x"), json!([[]]), json!({ "x": [1] }), json!([-1, 1e300, "a"])] {
            let mut fields: Map<String, Value> = value.as_object().expect("fields").clone();
            fields.insert(key.to_string(), damage);
            let damaged = read(&Value::Object(fields));
            assert!(key == "cards" || damaged.cards() == progress.cards(), "{key}");
            assert!(key == "pupil" || damaged.answers() == progress.answers(), "{key}");
        }
    }
    assert_eq!(read(&json!({ "pupil": [i64::MAX, -3] })), Progress::default());
}

#[test]
fn two_devices_become_one_in_either_order() {
    let (mut one, mut other) = (Progress::default(), Progress::default());
    one.answered(exercise(Theme::Fork, 1), 700, false, 10);
    one.answered(exercise(Theme::Pin, 2), 700, true, 10);
    other.answered(exercise(Theme::Fork, 3), 900, false, 11);
    let (mut left, mut right) = (one.clone(), other.clone());
    left.join(&other);
    right.join(&one);
    for joined in [&left, &right] {
        assert_eq!((joined.cards(), joined.answers()), (2, 2));
        assert!([1, 2, 3].into_iter().all(|seed| joined.is_seen(seed)));
    }
    assert_eq!(left.skill(Theme::Fork), right.skill(Theme::Fork));
    left.join(&right);
    assert_eq!(left.cards(), 2);
}

#[test]
fn a_threat_has_no_mistake_before_it() {
    let threat = puzzle("6k1/5ppp/8/8/8/8/5PPP/R5K1 w Ra8");
    assert_eq!((threat.mistake(), threat.length(), threat.asked().fen()), (None, 1, threat.start.fen()));
    let two = Puzzle::read(TWO, 700, Source::Lichess);
    assert!(two.is_ok_and(|two| two.mistake() == Some(m("h3f3")) && two.length() == 2));
}
