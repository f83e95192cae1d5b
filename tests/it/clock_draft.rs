//! A time control put together by steps: always within what a clock can be set to, or with a reason why not.

use lance_legal::clock::{ControlError, PRESETS, TimeControl};
use lance_legal::color::Color;
use lance_legal::game_clock::draft::{Draft, Field, TimingKind, read};
use lance_legal::random::Random;

fn draft(text: &str) -> Draft {
    let control: TimeControl = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    Draft::from(&control)
}

const W: Color = Color::White;
const B: Color = Color::Black;

#[test]
fn a_time_control_taken_up_is_the_same_laid_down() {
    for text in PRESETS.into_iter().chain(["15d5", "3b2", "h10", "5+0|3+2", "0:30+2", "10+5,5+5"]) {
        let draft = draft(text);
        assert_eq!(draft.to_string(), text);
        assert_eq!(draft.control(), text.parse());
    }
}

#[test]
fn steps_stay_within_what_a_clock_can_show() {
    let mut draft = draft("15+5");
    draft.step(W, 0, Field::Minutes, 5);
    draft.step(W, 0, Field::Seconds, -1);
    assert_eq!(draft.to_string(), "20+4");
    // The seconds of an increment never reach none: no increment is a kind of its own.
    draft.step(W, 0, Field::Seconds, -60);
    assert_eq!(draft.to_string(), "20+1");
    draft.step(W, 0, Field::Minutes, -60);
    assert_eq!((draft.to_string().as_str(), draft.control().is_ok()), ("0+1", true));
    draft.set_kind(W, 0, TimingKind::SuddenDeath);
    assert_eq!((draft.to_string().as_str(), draft.control()), ("0+0", Err(ControlError::Time)));
    draft.step(W, 0, Field::Minutes, i64::MAX);
    assert_eq!(draft.to_string(), "1440+0");
    draft.step(W, 0, Field::Moves, 5);
    draft.step(W, 9, Field::Minutes, 5);
    assert_eq!(draft.to_string(), "1440+0", "the last period has no moves, and there is no tenth");
}

#[test]
fn each_kind_is_chosen_with_the_seconds_that_stood_there() {
    let mut draft = draft("10+3");
    for (kind, text) in [
        (TimingKind::Delay, "10d3"),
        (TimingKind::Bronstein, "10b3"),
        (TimingKind::SuddenDeath, "10+0"),
        (TimingKind::Increment, "10+5"),
        (TimingKind::Hourglass, "h10"),
    ] {
        draft.set_kind(W, 0, kind);
        assert_eq!(draft.to_string(), text);
        assert_eq!(draft.period(W, 0).map(|period| TimingKind::of(period.timing)), Some(kind));
        assert!(draft.control().is_ok(), "{text}");
    }
}

#[test]
fn periods_follow_by_moves_and_go_again() {
    let mut draft = draft("90+30");
    draft.add_period(W);
    assert_eq!(draft.to_string(), "40/90+30,30+30");
    draft.step(W, 0, Field::Moves, -5);
    assert_eq!(draft.to_string(), "35/90+30,30+30");
    draft.step(W, 0, Field::Moves, -40);
    assert_eq!(draft.to_string(), "90+30,30+30", "a period by time alone");
    draft.remove_period(W);
    draft.remove_period(W);
    assert_eq!(draft.to_string(), "90+30");
    for _ in 0..20 {
        draft.add_period(W);
    }
    assert!(!draft.can_add(W) && draft.control().is_ok());
    draft.set_kind(W, 3, TimingKind::Hourglass);
    assert_eq!((draft.to_string().as_str(), draft.can_add(W), draft.len(W)), ("h90", false, 1));
}

#[test]
fn sides_differ_only_when_they_are_told_to() {
    let mut draft = draft("5+0");
    draft.step(B, 0, Field::Minutes, 1);
    assert_eq!((draft.to_string().as_str(), draft.is_uneven()), ("6+0", false));
    draft.set_uneven(true);
    draft.step(B, 0, Field::Minutes, -3);
    draft.set_kind(B, 0, TimingKind::Increment);
    assert_eq!(draft.to_string(), "6+0|3+5");
    draft.set_uneven(false);
    assert_eq!(draft.to_string(), "6+0");
}

/// Whatever is pressed, the text is a time control, or says why it is none.
#[test]
fn a_thousand_drafts_of_random_steps_read_back_as_they_are() {
    let mut random = Random::new(20_261_121);
    let mut playable = 0;
    for _ in 0..1_000 {
        let mut draft = draft("15+5");
        for _ in 0..30 {
            let side = Color::ALL[random.below(2)];
            let number = random.below(3);
            match random.below(6) {
                0 => draft.set_kind(side, number, TimingKind::ALL[random.below(5)]),
                1 => draft.add_period(side),
                2 => draft.remove_period(side),
                3 => draft.set_uneven(random.below(2) == 0),
                _ => {
                    let field = [Field::Minutes, Field::Seconds, Field::Moves][random.below(3)];
                    draft.step(side, number, field, [-5, -1, 1, 5][random.below(4)]);
                }
            }
        }
        match draft.control() {
            Ok(control) => {
                playable += 1;
                assert_eq!(control.to_string(), draft.to_string());
            }
            Err(error) => assert_eq!(error, ControlError::Time, "{draft}"),
        }
    }
    assert!(playable > 500, "{playable}");
}

#[test]
fn a_time_control_is_read_as_people_write_it() {
    for (text, wanted) in [
        ("15 5", "15+5"),
        (" 15 + 5 ", "15+5"),
        ("15+ 5", "15+5"),
        ("H10", "h10"),
        ("h 10", "h10"),
        ("15 D 5", "15d5"),
        ("40/90 30, 30 30", "40/90+30,30+30"),
        ("5 0 | 3 2", "5+0|3+2"),
        ("0:30 2", "0:30+2"),
        ("20", "20+0"),
    ] {
        assert_eq!(read(text).map(|control| control.to_string()).as_deref(), Ok(wanted), "{text}");
    }
    for (text, wanted) in [
        ("", ControlError::Unreadable),
        ("quinze", ControlError::Unreadable),
        ("15+5+5", ControlError::Unreadable),
        ("15 5 5", ControlError::Unreadable),
        ("0", ControlError::Time),
        ("15+9999", ControlError::PerMove),
        ("0/15,5", ControlError::Moves),
        ("40/90", ControlError::Periods),
    ] {
        assert_eq!(read(text), Err(wanted), "{text}");
    }
}
