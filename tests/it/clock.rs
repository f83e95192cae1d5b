//! The chess clock: every µs is charged once, by every timing, however rarely anybody looks.

use lance_legal::clock::{
    Clock, ClockEvent, ControlError, Entry, Log, MINUTE, PRESETS, Period, Running, SECOND, TimeControl, Timing,
};
use lance_legal::color::{ByColor, Color};
use lance_legal::random::Random;

use super::clock_example;

const SCHEDULES: usize = 100_000;

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The answers of the command line to these lines.
fn answers(text: &str, lines: &[&str]) -> Vec<String> {
    let mut log: Option<Log> = None;
    let answer = |line: &&str| {
        let (at, event) = clock_example::read(line).expect(line);
        let log = log.get_or_insert_with(|| Log::new(&control(text), at));
        event.map(|event| log.record(event, at));
        clock_example::state(&log.clock().at(at))
    };
    lines.iter().map(answer).collect()
}

#[test]
fn fifteen_and_five_starts_at_fifteen_five() {
    let shown = answers(
        "15+5",
        &[
            "100 press white",
            "100 press black",
            "5000100 press white",
            "6000100 flag?",
            "7000100 pause",
            "60000100 flag?",
            "61000100 resume",
            "62000100 press white",
            "965000100 press black",
            "965000101 press white",
            "1965000101 press black",
        ],
    );
    let wanted = [
        // White has to be started by Black's press, which is no move.
        "white=905000000 black=905000000 running=none flag=none moves=0/0",
        "white=905000000 black=905000000 running=white flag=none moves=0/0",
        "white=905000000 black=905000000 running=black flag=none moves=1/0",
        "white=905000000 black=904000000 running=black flag=none moves=1/0",
        "white=905000000 black=903000000 running=none flag=none moves=1/0",
        "white=905000000 black=903000000 running=none flag=none moves=1/0",
        "white=905000000 black=903000000 running=black flag=none moves=1/0",
        // The other's press changes nothing.
        "white=905000000 black=902000000 running=black flag=none moves=1/0",
        // Two seconds too late: the flag fell though nobody looked, and the press is none.
        "white=905000000 black=0 running=none flag=black moves=1/0",
        "white=905000000 black=0 running=none flag=black moves=1/0",
        "white=905000000 black=0 running=none flag=black moves=1/0",
    ];
    assert_eq!(shown, wanted);
}

#[test]
fn the_last_moment_is_in_time_and_the_next_is_not() {
    let start = Clock::new(&control("5+0"), 0).apply(ClockEvent::Press(Color::Black), 0);
    assert_eq!(start.falls_at(), Some(5 * MINUTE));
    let last = start.apply(ClockEvent::Press(Color::White), 5 * MINUTE - 1);
    assert_eq!((last.face(Color::White).left, last.running()), (1, Running::Side(Color::Black)));
    // At zero the flag is down: the time is used up.
    let late = start.apply(ClockEvent::Press(Color::White), 5 * MINUTE);
    assert_eq!(
        (late.flag(), late.face(Color::White).moves, late.face(Color::Black).left),
        (Some(Color::White), 0, 5 * MINUTE)
    );
}

#[test]
fn each_timing_gives_what_it_should() {
    // text, White's thinking times, White's time after them
    let table: [(&str, &[u64], u64); 9] = [
        ("1+0", &[10, 20], 30),
        ("1+2", &[10, 20], 60 + 2 - 30 + 4),
        // The delay passes first, and what it did not let pass is lost.
        ("1d5", &[3, 5, 9], 56),
        ("1b5", &[3, 5, 9], 56),
        ("h1", &[10, 20], 30 + 2),
        // Two moves a period: 30 s more after the second, with the increment of what follows.
        ("2/1+0,0:30+5", &[10, 10], 60 - 20 + 30 + 5),
        ("2/1+0,0:30+5", &[10, 10, 7], 60 - 20 + 30 + 5 - 7 + 5),
        // A period by time: at zero the next one follows, in the middle of a move.
        ("1+0,0:30+0", &[50, 25], 15),
        ("0+7", &[3, 4], 7 + 7 - 3 + 7 - 4),
    ];
    for (text, moves, left) in table {
        let mut clock = Clock::new(&control(text), 0).apply(ClockEvent::Press(Color::Black), 0);
        let mut now = 0;
        for seconds in moves {
            now += seconds * SECOND;
            clock = clock.apply(ClockEvent::Press(Color::White), now);
            // Black answers in one second.
            now += SECOND;
            clock = clock.apply(ClockEvent::Press(Color::Black), now);
        }
        assert_eq!(clock.face(Color::White).left, left * SECOND, "{text} {moves:?}");
        assert_eq!(clock.face(Color::White).moves as usize, moves.len());
    }
}

#[test]
fn a_log_undoes_and_rebuilds() {
    let mut log = Log::new(&control("15+5"), 0);
    assert!(!log.record(ClockEvent::Undo, 0) && !log.record(ClockEvent::Pause, 0));
    assert!(log.record(ClockEvent::Press(Color::Black), 0));
    assert!(log.record(ClockEvent::Press(Color::White), 10 * SECOND));
    assert!(log.record(ClockEvent::Add { side: Color::Black, time: -(MINUTE as i64) }, 12 * SECOND));
    // White pressed without moving: its clock has been running all along, and the penalty stays.
    assert!(log.record(ClockEvent::Undo, 15 * SECOND));
    let clock = log.clock();
    assert_eq!(clock.running(), Running::Side(Color::White));
    assert_eq!((clock.face(Color::White).left, clock.face(Color::White).moves), (15 * MINUTE - 10 * SECOND, 0));
    assert_eq!(clock.face(Color::Black).left, 14 * MINUTE + 5 * SECOND);
    // The arbiter sets times, counters and the side to move; the clocks stand.
    let left = ByColor { white: 100 * SECOND, black: 200 * SECOND };
    let correct = ClockEvent::Correct { left, moves: ByColor { white: 12, black: 11 }, turn: Color::Black };
    assert!(log.record(correct, 20 * SECOND));
    assert_eq!((log.clock().running(), log.clock().face(Color::White).moves), (Running::Paused(Color::Black), 12));
    assert_eq!(Log::from_entries(&control("15+5"), 0, log.entries().to_vec()), log);
    // A flag that fell by mistake is up again after a correction.
    let mut fallen = Log::new(&control("5+0"), 0);
    fallen.record(ClockEvent::Press(Color::Black), 0);
    assert!(!fallen.record(ClockEvent::Press(Color::White), 6 * MINUTE), "too late");
    let left = ByColor { white: MINUTE, black: MINUTE };
    assert!(fallen.record(ClockEvent::Correct { left, moves: ByColor::default(), turn: Color::White }, 7 * MINUTE));
    assert_eq!(fallen.clock().flag(), None);
}

#[test]
fn a_correction_finds_the_period_of_the_move() {
    let clock = Clock::new(&control("40/90+30,30+30"), 0);
    let left = ByColor { white: MINUTE, black: MINUTE };
    let set = |white, black| {
        let moves = ByColor { white, black };
        clock.apply(ClockEvent::Correct { left, moves, turn: Color::White }, 0).apply(ClockEvent::Resume, 0)
    };
    let ninth = set(39, 39).apply(ClockEvent::Press(Color::White), 0);
    assert_eq!(
        (ninth.face(Color::White).left, ninth.face(Color::White).period),
        (MINUTE + 30 * MINUTE + 30 * SECOND, 1)
    );
    let later = set(40, 39).apply(ClockEvent::Press(Color::White), 0);
    assert_eq!((later.face(Color::White).left, later.face(Color::White).period), (MINUTE + 30 * SECOND, 1));
}

#[test]
fn a_time_control_is_its_text() {
    for text in
        PRESETS.into_iter().chain(["15d5", "15b5", "h10", "5+0|3+2", "0:30+2", "40/100+30,20/50+30,15+30", "0+1"])
    {
        assert_eq!(control(text).to_string(), text);
    }
    for (text, plain) in [("20", "20+0"), ("15d0", "15+0"), ("3+2|3+2", "3+2"), (" 15+5 ", "15+5"), ("015+05", "15+5")]
    {
        assert_eq!(control(text).to_string(), plain);
    }
    let bad = [
        ("", ControlError::Unreadable),
        ("+", ControlError::Unreadable),
        ("15+", ControlError::Unreadable),
        ("15+5+5", ControlError::Unreadable),
        ("-5+0", ControlError::Unreadable),
        ("quinze", ControlError::Unreadable),
        ("15+5|", ControlError::Unreadable),
        ("15+5|1|1", ControlError::Unreadable),
        ("0+0", ControlError::Time),
        ("h0", ControlError::Time),
        ("0d5", ControlError::Time),
        ("1441+0", ControlError::Time),
        ("1:60+0", ControlError::Time),
        ("99999999999999999999+0", ControlError::Time),
        ("18446744073709551615+0", ControlError::Time),
        ("5+3601", ControlError::PerMove),
        ("5+18446744073709551615", ControlError::PerMove),
        ("0/90+0,30+0", ControlError::Moves),
        ("201/90+0,30+0", ControlError::Moves),
        ("40/90+30", ControlError::Periods),
        ("h5,h5", ControlError::Periods),
        ("1,1,1,1,1,1,1", ControlError::Periods),
    ];
    for (text, error) in bad {
        assert_eq!(text.parse::<TimeControl>(), Err(error), "{text:?}");
    }
    let none = TimeControl::new(ByColor { white: Vec::new(), black: Vec::new() });
    assert_eq!(none, Err(ControlError::Unreadable));
}

/// A random schedule, and the clock after it as seen by somebody who looks all the time and by somebody who never does.
fn play(random: &mut Random, control: &TimeControl) {
    let mut log = Log::new(control, 1_000);
    let mut watched = log.clock().clone();
    let mut now = 1_000;
    let mut started = None;
    let mut added = ByColor { white: 0i64, black: 0i64 };
    let mut completed = ByColor { white: 0u32, black: 0u32 };
    for _ in 0..random.below(40) {
        let step = match random.below(4) {
            0 => random.below(5_000),
            1 => random.below(2_000_000),
            2 => random.below(60_000_000),
            _ => random.below(400_000_000),
        };
        now += step as u64;
        // Looks at odd moments, as ticks that come late, together, or not at all.
        for _ in 0..random.below(3) {
            watched = watched.at(now - random.below(step + 1) as u64);
        }
        let side = if random.happens(1, 2) { Color::White } else { Color::Black };
        let event = match random.below(10) {
            0 => ClockEvent::Pause,
            1 | 2 => ClockEvent::Resume,
            3 => ClockEvent::Add { side, time: random.below(240_000_000) as i64 - 120_000_000 },
            _ => ClockEvent::Press(log.clock().turn().filter(|_| random.happens(4, 5)).unwrap_or(side)),
        };
        let before = log.clock().at(now);
        let taken = log.record(event, now);
        watched = watched.apply(event, now);
        let first = started.is_none() && log.clock().running() != Running::Waiting;
        if first {
            started = Some(now);
        }
        match event {
            ClockEvent::Press(_) if first => {}
            ClockEvent::Press(side) if taken => completed[side] += 1,
            // Less than nothing cannot be taken.
            ClockEvent::Add { side, .. } if taken => {
                added[side] += log.clock().face(side).left as i64 - before.face(side).left as i64;
            }
            _ => {}
        }
    }
    let clock = log.clock().at(now);
    assert_eq!(watched.at(now), clock, "{control}: looking changes nothing");
    assert_eq!(Log::from_entries(control, 1_000, log.entries().to_vec()).clock().at(now), clock, "{control}: rebuilt");
    // Charged and paused is all the time there was.
    let faces = [clock.face(Color::White), clock.face(Color::Black)];
    let elapsed = started.map_or(0, |started| now - started);
    assert_eq!(faces[0].charged + faces[1].charged + clock.idle(), elapsed, "{control}");
    assert_eq!([faces[0].moves, faces[1].moves], [completed.white, completed.black], "{control}");
    // Where every µs has the same price, what is left follows from it alone.
    let Period { time, timing, .. } = control.period(Color::White, 0);
    let single = control.periods(Color::White).len() == 1 && control.is_even();
    match timing {
        Timing::SuddenDeath | Timing::Increment(_) if single => {
            let per_move = if let Timing::Increment(time) = timing { time } else { 0 };
            for side in Color::ALL {
                let face = clock.face(side);
                let given = time as i64 + (i64::from(face.moves) + 1) * per_move as i64 + added[side];
                assert_eq!(face.left as i64, given - face.charged as i64, "{control}");
            }
        }
        Timing::Hourglass => {
            let sum = (faces[0].left + faces[1].left) as i64;
            assert_eq!(sum, 2 * time as i64 + added.white + added.black, "{control}");
        }
        _ => {}
    }
    if let Some(side) = clock.flag() {
        assert_eq!(clock.face(side).left, 0);
        let later = clock.apply(ClockEvent::Press(side), now + 1).apply(ClockEvent::Press(!side), now + 2);
        let more = later.apply(ClockEvent::Add { side, time: 60_000_000 }, now + 3);
        assert_eq!((more.face(side), more.face(!side)), (clock.face(side), clock.face(!side)), "all stands still");
    }
}

#[test]
fn every_microsecond_is_charged_once() {
    let controls =
        ["15+5", "20+0", "3+2", "5d3", "5b3", "h2", "5/3+2,2+2", "1+0,1+5", "5+0|3+2", "0+10", "2/1+0,2/1+0,1d2"]
            .map(control);
    let mut random = Random::new(6);
    for schedule in 0..SCHEDULES {
        play(&mut random, &controls[schedule % controls.len()]);
    }
}

#[test]
fn moments_that_go_back_count_as_now() {
    let clock = Clock::new(&control("5+0"), 50).apply(ClockEvent::Press(Color::Black), 100);
    assert_eq!(clock.apply(ClockEvent::Press(Color::White), 40).face(Color::White).left, 5 * MINUTE);
    let entries = vec![
        Entry { at: 10, event: ClockEvent::Press(Color::Black) },
        Entry { at: 5, event: ClockEvent::Press(Color::White) },
    ];
    let log = Log::from_entries(&control("5+0"), 20, entries);
    assert_eq!((log.clock().now(), log.clock().face(Color::White).moves), (20, 1));
    // The end of time is no end of the program.
    let end = clock.at(u64::MAX).apply(ClockEvent::Add { side: Color::White, time: i64::MIN }, u64::MAX);
    assert_eq!(end.flag(), Some(Color::White));
    let rich = Clock::new(&control("5+0"), 0).apply(ClockEvent::Add { side: Color::White, time: i64::MAX }, 0);
    assert!(rich.face(Color::White).left <= lance_legal::clock::MOST_LEFT);
    let poor = rich.apply(ClockEvent::Add { side: Color::Black, time: i64::MIN }, 0);
    assert_eq!(poor.flag(), Some(Color::Black), "all of its time was taken");
}
