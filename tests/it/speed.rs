//! Which kind of game a time control makes, side by side and edition by edition.

use lance_legal::clock::{MINUTE, SECOND, TimeControl};
use lance_legal::color::Color;
use lance_legal::edition::Edition;
use lance_legal::laws::Speed;
use lance_legal::laws::speed::{MOVES, Summand, parts, speed};

use Speed::{Blitz, Rapid, Standard};

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The time control, its seconds for sixty moves, and what it is in 2005, and in 2018 and 2023.
const EVEN: [(&str, u64, Speed, Speed); 34] = [
    // The school regulation: both are rapid, in every edition.
    ("15+5", 20 * 60, Rapid, Rapid),
    ("20+0", 20 * 60, Rapid, Rapid),
    // The lines themselves: in 2005 from 15 to 60, since then more than 10 and less than 60.
    ("10+0", 10 * 60, Blitz, Blitz),
    ("10:01+0", 10 * 60 + 1, Blitz, Rapid),
    ("14:59+0", 15 * 60 - 1, Blitz, Rapid),
    ("15+0", 15 * 60, Rapid, Rapid),
    ("59:59+0", 60 * 60 - 1, Rapid, Rapid),
    ("60+0", 60 * 60, Rapid, Standard),
    ("60:01+0", 60 * 60 + 1, Standard, Standard),
    ("61+0", 61 * 60, Standard, Standard),
    // The increment is counted sixty times.
    ("0+10", 10 * 60, Blitz, Blitz),
    ("0+15", 15 * 60, Rapid, Rapid),
    ("3+2", 5 * 60, Blitz, Blitz),
    ("5+0", 5 * 60, Blitz, Blitz),
    ("5+3", 8 * 60, Blitz, Blitz),
    ("5+5", 10 * 60, Blitz, Blitz),
    ("5+6", 11 * 60, Blitz, Rapid),
    ("10+5", 15 * 60, Rapid, Rapid),
    ("9:59+5", 15 * 60 - 1, Blitz, Rapid),
    ("25+10", 35 * 60, Rapid, Rapid),
    ("45+15", 60 * 60, Rapid, Standard),
    ("30+30", 60 * 60, Rapid, Standard),
    ("30+29", 59 * 60, Rapid, Rapid),
    ("90+30", 120 * 60, Standard, Standard),
    // A delay and Bronstein count as an increment does.
    ("15d5", 20 * 60, Rapid, Rapid),
    ("5d5", 10 * 60, Blitz, Blitz),
    ("5b6", 11 * 60, Blitz, Rapid),
    // Of an hourglass, the time it begins with.
    ("h10", 10 * 60, Blitz, Blitz),
    ("h15", 15 * 60, Rapid, Rapid),
    // Periods: those that sixty moves reach, each move with what its period brings.
    ("40/90+30,30+30", 150 * 60, Standard, Standard),
    ("40/20+0,10+15", 35 * 60, Rapid, Rapid),
    ("60/10+0,30+0", 10 * 60, Blitz, Blitz),
    ("30/5+2,30/5+2,60+0", 12 * 60, Blitz, Rapid),
    ("10+0,5+5", 20 * 60, Rapid, Rapid),
];

#[test]
fn each_time_control_is_the_kind_of_game_its_edition_says() {
    for (text, seconds, in_2005, since_2018) in EVEN {
        let control = control(text);
        for side in Color::ALL {
            for edition in Edition::PLAYED {
                let wanted = if edition == Edition::Laws2005 { in_2005 } else { since_2018 };
                let found = speed(edition, &control, side).expect(text);
                assert_eq!((found.speed, found.total), (wanted, seconds * SECOND), "{text} {edition:?} {side:?}");
                let article = match (edition, found.speed) {
                    (Edition::Laws2005, Blitz) => "C1",
                    (Edition::Laws2005, _) => "B1",
                    (_, Blitz) => "B.1",
                    _ => "A.1",
                };
                assert_eq!(found.article, article, "{text} {edition:?}");
            }
        }
    }
}

#[test]
fn an_edition_that_is_not_played_draws_no_lines() {
    for edition in Edition::ALL {
        let found = speed(edition, &control("15+5"), Color::White);
        assert_eq!(found.is_some(), edition.is_played(), "{edition:?}");
    }
}

/// White's and Black's, in 2023: each side has a speed of its own.
#[test]
fn unequal_sides_are_each_what_their_own_time_makes_them() {
    let rows = [
        ("5+0|3+2", (Blitz, 5), (Blitz, 5)),
        ("5+0|15+5", (Blitz, 5), (Rapid, 20)),
        ("60+0|10+0", (Standard, 60), (Blitz, 10)),
        ("20+0|h10", (Rapid, 20), (Blitz, 10)),
        ("40/90+30,30+30|25+10", (Standard, 150), (Rapid, 35)),
    ];
    for (text, white, black) in rows {
        let control = control(text);
        for (side, (wanted, minutes)) in [(Color::White, white), (Color::Black, black)] {
            let found = speed(Edition::Laws2023, &control, side).expect(text);
            assert_eq!((found.speed, found.total), (wanted, minutes * MINUTE), "{text} {side:?}");
        }
    }
}

#[test]
fn the_sum_is_shown_by_its_parts() {
    let time = |minutes: u64| Summand { times: 1, each: minutes * MINUTE };
    let moves = |times: u32, seconds: u64| Summand { times, each: seconds * SECOND };
    assert_eq!(parts(&control("15+5"), Color::White), [time(15), moves(60, 5)]);
    assert_eq!(parts(&control("20+0"), Color::White), [time(20)]);
    assert_eq!(parts(&control("0+10"), Color::White), [moves(60, 10)]);
    assert_eq!(parts(&control("40/90+30,30+30"), Color::Black), [time(90), time(30), moves(60, 30)]);
    assert_eq!(parts(&control("40/90+5,30+30"), Color::Black), [time(90), time(30), moves(40, 5), moves(20, 30)]);
    assert_eq!(parts(&control("60/10+1,30+0"), Color::White), [time(10), moves(60, 1)]);
    assert_eq!(parts(&control("5+0|3+2"), Color::Black), [time(3), moves(60, 2)]);
    assert_eq!(MOVES, 60);
}
