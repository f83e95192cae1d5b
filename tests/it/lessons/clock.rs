//! A scene with a clock: what is pressed, when, and what is said of a wrong press.

use std::sync::Arc;

use lance_legal::color::Color;
use lance_legal::lessons::chess::at_clock::{BLACK, MIDDLE, OWN_FLAG, THEIR_FLAG, WHITE};
use lance_legal::lessons::chess::clock::AtClock;
use lance_legal::lessons::{Attempt, Chess, Level, LevelEvent, Notice, Phase, WhyMissed, read};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

fn level(board: &str, goal: &str) -> Arc<Level<Chess>> {
    let text = format!("lesson x\nlevel y\nboard {board}\ngoal clock {goal}\npar 1");
    let lesson = read(&text).expect("a lesson");
    lesson.levels.into_iter().next().expect("a level")
}

fn begun(board: &str, goal: &str) -> Attempt<Chess> {
    Attempt::new(&level(board, goal))
}

fn press(attempt: Attempt<Chess>, place: usize) -> Attempt<Chess> {
    attempt.update(LevelEvent::PickUp(place))
}

fn play(attempt: Attempt<Chess>, text: &str) -> Attempt<Chess> {
    let m: lance_legal::chess::Move = text.parse().expect("a move");
    attempt.update(LevelEvent::Try { from: m.from, to: m.to, promotion: m.promotion })
}

fn fault(attempt: &Attempt<Chess>) -> Option<AtClock> {
    match attempt.notice {
        Some(Notice::NotNow(WhyMissed::AtClock(fault))) => Some(fault),
        _ => None,
    }
}

#[test]
fn a_move_is_complete_with_the_press() {
    let attempt = begun(START, "5:00 5:00 e2e4 press e7e5 g1f3 press");
    assert_eq!(attempt.clock_runs(), Some(Color::White));
    let early = press(attempt.clone(), WHITE);
    assert_eq!((fault(&early), early.slips), (Some(AtClock::MoveFirst), 1));

    let moved = play(attempt, "e2e4");
    assert_eq!((moved.clock_runs(), moved.place_due()), (Some(Color::White), Some(WHITE)));
    // A second move, by finger or in writing, waits for the press.
    assert_eq!(fault(&play(moved.clone(), "d7d5")), Some(AtClock::PressFirst));
    let letters = lance_legal::chess::san::Letters::Portuguese;
    let typed = moved.clone().update(LevelEvent::Typed { text: "d5".to_string(), letters });
    assert_eq!(fault(&typed), Some(AtClock::PressFirst));
    assert_eq!(fault(&press(moved.clone(), BLACK)), Some(AtClock::OtherPlate));
    assert_eq!(fault(&press(moved.clone(), MIDDLE)), Some(AtClock::PressFirst));

    let pressed = press(moved, WHITE);
    assert_eq!((pressed.clock_runs(), pressed.can_take_back()), (Some(Color::Black), false));
    let replied = pressed.update(LevelEvent::Reply);
    assert_eq!((replied.clock_runs(), replied.phase), (Some(Color::White), Phase::Open));
    let done = press(play(replied, "g1f3"), WHITE);
    assert_eq!((done.phase, done.clock_runs()), (Phase::Done(2), None), "two moves where the par is one");
}

#[test]
fn a_move_that_is_not_pressed_can_be_taken_back() {
    let moved = play(begun(START, "5:00 5:00 e2e4 press"), "e2e4");
    let back = moved.update(LevelEvent::TakeBack);
    assert_eq!((back.place_due(), back.moves.len()), (None, 0));
    let other = play(back, "d2d4");
    assert_eq!(other.phase, Phase::Missed(WhyMissed::OffLine));
    let again = press(play(other, "e2e4"), WHITE);
    assert!(matches!(again.phase, Phase::Done(_)), "{:?}", again.phase);
}

#[test]
fn the_clock_is_stopped_for_a_reason() {
    let attempt = begun("4k2r/5ppp/8/8/8/8/5PPP/R3K3 w - -", "9:00 9:00 a1a7 press h8g6 stop +1:00");
    assert_eq!(fault(&press(attempt.clone(), MIDDLE)), Some(AtClock::NoReason));
    let claimed = press(play(attempt, "a1a7"), WHITE).update(LevelEvent::Reply);
    assert_eq!((claimed.clock_runs(), claimed.given()), (Some(Color::White), 0));
    // Whoever plays on accepts what was illegal.
    assert_eq!(fault(&play(claimed.clone(), "a7a8")), Some(AtClock::StopFirst));
    assert_eq!(fault(&press(claimed.clone(), WHITE)), Some(AtClock::StopFirst));
    let done = press(claimed, MIDDLE);
    assert_eq!((done.phase, done.given()), (Phase::Done(3), 60));
}

#[test]
fn a_flag_is_claimed_when_it_has_fallen() {
    let attempt = begun("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -", "1:00 0:08 start d1d7 press flag stop");
    assert_eq!((attempt.clock_runs(), fault(&play(attempt.clone(), "d1d7"))), (None, Some(AtClock::Start)));
    let waiting = press(play(press(attempt, MIDDLE), "d1d7"), WHITE);
    assert_eq!(waiting.clock_runs(), Some(Color::Black));
    assert_eq!(fault(&press(waiting.clone(), MIDDLE)), Some(AtClock::NotFallen));
    assert!(!waiting.has_fallen());
    let fallen = press(waiting, THEIR_FLAG);
    assert!(fallen.has_fallen());
    assert_eq!(press(fallen, MIDDLE).phase, Phase::Done(3));
}

#[test]
fn whoever_runs_out_of_time_tries_again() {
    let moved = play(begun(START, "0:05 5:00 e2e4 press"), "e2e4");
    let fallen = press(moved, OWN_FLAG);
    assert_eq!((fallen.phase, fallen.slips), (Phase::Missed(WhyMissed::AtClock(AtClock::TimeOver)), 1));
    assert_eq!(fallen.clock_runs(), None);
    let again = fallen.update(LevelEvent::TakeBack);
    assert_eq!((again.phase, again.moves.len()), (Phase::Open, 0));
    // The same before a move was made.
    let again = press(again, OWN_FLAG).update(LevelEvent::TakeBack);
    assert_eq!(press(play(again, "e2e4"), WHITE).phase, Phase::Done(1));
}

#[test]
fn a_scene_that_cannot_be_played_is_not_read() {
    for goal in
        ["", "5:00", "5:00 5:00", "5:00 0:00 e2e4", "5:60 5:00 e2e4", "5:00 5:00 e2e4 press flag", "5:00 5:00 e9"]
    {
        let text = format!("lesson x\nlevel y\nboard {START}\ngoal clock {goal}");
        assert!(read::<Chess>(&text).is_err(), "{goal}");
    }
}
