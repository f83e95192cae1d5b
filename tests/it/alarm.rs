//! What a clock shows in digits, and when it is heard: each mark once for each side, however the game goes.

use std::collections::BTreeSet;

use lance_legal::clock::alarm::{Alarm, Alarms, MARKS};
use lance_legal::clock::{Clock, ClockEvent, Log, MINUTE, SECOND, TimeControl, digits, units};
use lance_legal::color::{ByColor, Color};
use lance_legal::random::Random;

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn zero_is_shown_only_at_zero() {
    // µs, digits, with tenths
    let table: [(u64, &str, &str); 16] = [
        (0, "0:00", "0:00.0"),
        (1, "0:01", "0:00.1"),
        (100_000, "0:01", "0:00.1"),
        (100_001, "0:01", "0:00.2"),
        (999_999, "0:01", "0:01.0"),
        (1_000_000, "0:01", "0:01.0"),
        (1_000_001, "0:02", "0:01.1"),
        (9_950_000, "0:10", "0:10.0"),
        (19_900_000, "0:20", "0:19.9"),
        (19_900_001, "0:20", "0:20"),
        (20_000_000, "0:20", "0:20"),
        (59_000_001, "1:00", "1:00"),
        (905 * SECOND, "15:05", "15:05"),
        (59 * MINUTE + 59 * SECOND + 1, "1:00:00", "1:00:00"),
        (90 * MINUTE + 30 * SECOND, "1:30:30", "1:30:30"),
        (100 * 60 * MINUTE, "100:00:00", "100:00:00"),
    ];
    for (left, plain, tenths) in table {
        assert_eq!((digits(left, false).as_str(), digits(left, true).as_str()), (plain, tenths), "{left}");
    }
    assert_eq!(units(3_723 * SECOND - 1), (1, 2, 3));
    // The end of the numbers is no end of the program.
    assert!(!digits(u64::MAX, true).is_empty());
}

/// What is heard when the clock is looked at every so often until this moment.
fn heard(clock: &Clock, step: u64, until: u64) -> Vec<(Color, Alarm)> {
    let mut alarms = Alarms::new(clock);
    let mut all = Vec::new();
    let mut now = clock.now();
    while now < until {
        now = (now + step).min(until);
        all.extend(alarms.update(&clock.at(now)));
    }
    all
}

#[test]
fn the_marks_below_the_starting_time_are_heard_in_their_order() {
    let started = |text: &str| Clock::new(&control(text), 0).apply(ClockEvent::Press(Color::Black), 0);
    let seconds = |text: &str| -> Vec<u64> {
        let left = |(side, alarm)| {
            assert_eq!(side, Color::White, "only White's time runs");
            if let Alarm::Left(seconds) = alarm { seconds } else { 0 }
        };
        heard(&started(text), 250_000, 100 * MINUTE).into_iter().map(left).collect()
    };
    assert_eq!(seconds("15+5"), [300, 60, 30, 10, 5, 4, 3, 2, 1, 0]);
    // Five minutes are where it starts, whatever the first move brings.
    assert_eq!(seconds("5+0"), [60, 30, 10, 5, 4, 3, 2, 1, 0]);
    assert_eq!(seconds("5+3"), seconds("5+0"));
    assert_eq!(seconds("0:30+2"), [10, 5, 4, 3, 2, 1, 0]);
    assert_eq!(seconds("0+7"), [5, 4, 3, 2, 1, 0]);
    // The delay is not of the time.
    assert_eq!(seconds("1d5"), [30, 10, 5, 4, 3, 2, 1, 0]);
    // A mark is heard when the digits come to it.
    let mut alarms = Alarms::new(&started("15+5"));
    assert_eq!(alarms.update(&started("15+5").at(605 * SECOND - 1)), []);
    let now = started("15+5").at(605 * SECOND);
    assert_eq!(digits(now.face(Color::White).left, false), "5:00");
    assert_eq!(alarms.update(&now), [(Color::White, Alarm::Left(300))]);
    assert_eq!(alarms.update(&now), []);
}

#[test]
fn a_clock_that_was_not_seen_is_heard_at_its_last_mark() {
    let clock = Clock::new(&control("15+5"), 0).apply(ClockEvent::Press(Color::Black), 0);
    let mut alarms = Alarms::new(&clock);
    assert_eq!(alarms.update(&clock.at(880 * SECOND)), [(Color::White, Alarm::Left(30))]);
    assert_eq!(alarms.update(&clock.at(1_000 * SECOND)), [(Color::White, Alarm::Flag)]);
    assert_eq!(alarms.update(&clock.at(2_000 * SECOND)), []);
    // After a reload what was passed is not heard again, and the flag that is down neither.
    assert_eq!(heard(&clock.at(880 * SECOND), SECOND, 895 * SECOND), [(Color::White, Alarm::Left(10))]);
    assert_eq!(heard(&clock.at(1_000 * SECOND), SECOND, 1_010 * SECOND), []);
}

#[test]
fn a_flag_that_was_put_up_falls_again_and_marks_stay_heard() {
    let mut log = Log::new(&control("5+0"), 0);
    let mut alarms = Alarms::new(log.clock());
    log.record(ClockEvent::Press(Color::Black), 0);
    assert_eq!(alarms.update(&log.clock().at(6 * MINUTE)), [(Color::White, Alarm::Flag)]);
    let left = ByColor { white: 2 * MINUTE, black: MINUTE };
    let correct = ClockEvent::Correct { left, moves: ByColor::default(), turn: Color::White };
    assert!(log.record(correct, 6 * MINUTE));
    assert!(log.record(ClockEvent::Resume, 7 * MINUTE));
    // Black was set to its minute, which is a mark.
    assert_eq!(alarms.update(&log.clock().at(7 * MINUTE)), [(Color::Black, Alarm::Left(60))]);
    assert_eq!(alarms.update(&log.clock().at(8 * MINUTE + 55 * SECOND)), [], "White's marks were heard before");
    assert_eq!(alarms.update(&log.clock().at(9 * MINUTE)), [(Color::White, Alarm::Flag)]);
}

#[test]
fn each_mark_is_heard_once_in_any_game() {
    let controls =
        ["15+5", "6+0", "0:30+20", "3+2", "5d3", "5b30", "h2", "5/3+2,2+2", "1+0,1+5", "5+0|3+2", "0+10"].map(control);
    let mut random = Random::new(13);
    let mut at_all = BTreeSet::new();
    for schedule in 0..20_000 {
        let control = &controls[schedule % controls.len()];
        let mut log = Log::new(control, 0);
        let mut alarms = Alarms::new(log.clock());
        let mut heard = BTreeSet::new();
        let mut now = 0;
        for _ in 0..random.below(60) {
            now += match random.below(3) {
                0 => random.below(300_000),
                1 => random.below(5_000_000),
                _ => random.below(60_000_000),
            } as u64;
            let before = log.clock().clone();
            let turn = before.turn().unwrap_or(Color::Black);
            let event = match random.below(8) {
                0 => ClockEvent::Pause,
                1 | 2 => ClockEvent::Resume,
                3 => ClockEvent::Add { side: turn, time: random.below(90_000_000) as i64 - 60_000_000 },
                4 => ClockEvent::Undo,
                _ => ClockEvent::Press(turn),
            };
            log.record(event, now);
            let clock = log.clock().at(now);
            let new = alarms.update(&clock);
            assert!(new.len() <= 2, "one for each side at most");
            for (side, alarm) in new {
                assert!(
                    heard.insert((side.name(), format!("{alarm:?}"))) || alarm == Alarm::Flag,
                    "{control}: {alarm:?} twice"
                );
                match alarm {
                    // The smallest mark above what is left, and below what the game started with.
                    Alarm::Left(mark) => {
                        at_all.insert(mark);
                        assert!(clock.face(side).left <= mark * SECOND, "{control}");
                        let smaller = MARKS.iter().filter(|other| **other < mark);
                        assert!(smaller.into_iter().all(|other| clock.face(side).left > other * SECOND), "{control}");
                        let first = control.period(side, 0).time;
                        assert!(first == 0 || mark * SECOND < first, "{control}: {mark}");
                    }
                    Alarm::Flag => assert_eq!(clock.flag(), Some(side)),
                }
            }
            if let Some(side) = clock.flag() {
                assert!(heard.contains(&(side.name(), "Flag".to_string())), "{control}: no flag falls unheard");
            }
        }
    }
    assert!(at_all.iter().eq(MARKS.iter().rev()), "every mark was heard: {at_all:?}");
}
