//! What is ruled at the table: the clock obeys, the record keeps it, and it can be taken back.

use lance_legal::clock::{self, MINUTE, Running, SECOND};
use lance_legal::color::{ByColor, Color, Outcome};
use lance_legal::edition::Edition;
use lance_legal::game_clock::{Note, Rules, Session, StoryEvent, TableEvent, story};
use lance_legal::laws::{Incident, Mate, Slip, Speed, Supervision};
use proptest::prelude::*;

const SESSION: &str = "15+5";

fn session(control: &str, edition: Edition) -> Session {
    let rules = Rules { edition, supervision: Supervision::Partial };
    Session::new(&control.parse().expect("a time control"), rules, 0)
}

fn press(session: Session, side: Color, at: u64) -> Session {
    session.update(TableEvent::Clock(clock::ClockEvent::Press(side)), at * SECOND)
}

/// Begun at 0, and a move each after ten seconds.
fn begun(control: &str, edition: Edition) -> Session {
    let mut session = press(session(control, edition), Color::Black, 0);
    for (side, at) in [(Color::White, 10), (Color::Black, 20)] {
        session = press(session, side, at);
    }
    session
}

fn illegal(by: Color) -> TableEvent {
    TableEvent::Rule(Incident::illegal(by, Slip::IllegalMove, false, Mate::Yes))
}

fn left(session: &Session) -> ByColor<u64> {
    ByColor {
        white: session.clock().face(Color::White).left / SECOND,
        black: session.clock().face(Color::Black).left / SECOND,
    }
}

#[test]
fn the_first_illegal_move_of_semi_rapid_gives_a_minute_and_the_second_loses() {
    let mut session = begun(SESSION, Edition::Laws2023);
    assert_eq!(session.game(20 * SECOND).speed, Speed::Rapid);
    assert_eq!(left(&session), ByColor { white: 900, black: 900 });
    session = session.update(illegal(Color::Black), 25 * SECOND);
    // Black moves again, without the five seconds of the illegal move.
    assert_eq!(left(&session), ByColor { white: 955, black: 895 });
    assert_eq!(session.clock().running(), Running::Paused(Color::Black));
    assert_eq!((session.illegal_moves(Color::Black), session.illegal_moves(Color::White)), (1, 0));
    session = session.update(TableEvent::Clock(clock::ClockEvent::Resume), 30 * SECOND);
    session = press(session, Color::Black, 31);
    session = session.update(illegal(Color::Black), 40 * SECOND);
    assert_eq!(session.outcome(), Some(Outcome::Win(Color::White)));
    // What is over is neither played on nor ruled on.
    let over = session.clone().update(TableEvent::Clock(clock::ClockEvent::Resume), 50 * SECOND);
    let over = over.update(illegal(Color::White), 50 * SECOND);
    assert_eq!(over, session);
    // Taken back, it goes on, and the count with it.
    session = session.update(TableEvent::Unrule, 60 * SECOND);
    assert_eq!((session.outcome(), session.illegal_moves(Color::Black)), (None, 1));
}

#[test]
fn the_first_illegal_move_of_2018_loses_and_the_third_of_2005() {
    let session = begun(SESSION, Edition::Laws2018).update(illegal(Color::White), 25 * SECOND);
    assert_eq!(session.outcome(), Some(Outcome::Win(Color::Black)));
    let mut session = begun(SESSION, Edition::Laws2005);
    for at in [25, 30] {
        session = session.update(illegal(Color::White), at * SECOND);
        assert_eq!(session.outcome(), None);
    }
    assert_eq!(left(&session), ByColor { white: 895, black: 900 + 240 });
    let session = session.update(illegal(Color::White), 40 * SECOND);
    assert_eq!(session.outcome(), Some(Outcome::Win(Color::Black)));
}

#[test]
fn a_wrong_claim_of_2005_is_worked_out_and_taken_back() {
    let claim = TableEvent::Rule(Incident::wrong_claim(Color::White));
    let ruled = begun("20+0", Edition::Laws2005).update(claim, 20 * SECOND);
    assert_eq!(left(&ruled), ByColor { white: 1190 - 180, black: 1190 + 180 });
    let back = ruled.update(TableEvent::Unrule, 30 * SECOND);
    assert_eq!(left(&back), ByColor { white: 1190, black: 1190 });
    assert!(back.notes().iter().all(|note| note.undone == Some(30 * SECOND)));
    // There is nothing more to take back.
    assert_eq!(back.clone().update(TableEvent::Unrule, 40 * SECOND), back);
}

#[test]
fn what_a_ruling_gave_is_not_taken_back_once_it_is_used_up() {
    let session = begun("1+0", Edition::Laws2023).update(illegal(Color::Black), 25 * SECOND);
    // White had 45 s, has 105 s, and thinks for 60.
    let session = session.update(TableEvent::Clock(clock::ClockEvent::Resume), 30 * SECOND);
    assert!(session.last_ruling(60 * SECOND).is_some());
    assert!(session.last_ruling(90 * SECOND).is_none());
    assert!(session.last_ruling(500 * SECOND).is_none(), "after the flag nothing moves");
}

fn moves(session: &Session) -> ByColor<u32> {
    ByColor { white: session.clock().face(Color::White).moves, black: session.clock().face(Color::Black).moves }
}

/// White has pressed after an illegal move at 10 s, and Black has been thinking since.
fn pressed_illegally(control: &str, edition: Edition) -> Session {
    press(press(session(control, edition), Color::Black, 0), Color::White, 10)
}

// FIDE 2023 7.5.1: the position is restored, so the turn, the counter and what the move brought go back.
#[test]
fn who_moved_illegally_moves_again_without_the_move_and_its_increment() {
    let before = pressed_illegally("15+5", Edition::Laws2023);
    assert_eq!((left(&before), moves(&before)), (ByColor { white: 900, black: 905 }, ByColor { white: 1, black: 0 }));
    let ruled = before.update(illegal(Color::White), 25 * SECOND);
    assert_eq!(ruled.clock().running(), Running::Paused(Color::White));
    assert_eq!(moves(&ruled), ByColor { white: 0, black: 0 });
    // The fifteen seconds that Black used stay used, and the minute is Black's.
    assert_eq!(left(&ruled), ByColor { white: 895, black: 890 + 60 });
    let note = *ruled.last_ruling(25 * SECOND).expect("a ruling");
    let restored = ruled.restored_by(&note).expect("the move went back");
    assert_eq!((restored.by, restored.gave), (Color::White, ByColor { white: 5 * SECOND, black: 0 }));
    // White's clock goes on, and the legal move counts.
    let on = ruled.clone().update(TableEvent::Clock(clock::ClockEvent::Resume), 30 * SECOND);
    assert_eq!(on.clock().running(), Running::Side(Color::White));
    let moved = press(on, Color::White, 34);
    assert_eq!((left(&moved), moves(&moved)), (ByColor { white: 896, black: 950 }, ByColor { white: 1, black: 0 }));
    // Taken back at once, Black is to move as before; taken back after White's move, the minute alone goes.
    let back = ruled.update(TableEvent::Unrule, 30 * SECOND);
    assert_eq!(back.clock().running(), Running::Paused(Color::Black));
    assert_eq!((left(&back), moves(&back)), (ByColor { white: 900, black: 890 }, ByColor { white: 1, black: 0 }));
    let late = moved.update(TableEvent::Unrule, 40 * SECOND);
    assert_eq!((left(&late), moves(&late)), (ByColor { white: 896, black: 884 }, ByColor { white: 1, black: 0 }));
    assert_eq!(late.clock().turn(), Some(Color::Black));
}

#[test]
fn a_move_with_the_reply_to_it_goes_back_where_the_article_says_so() {
    let found_late = |moved_on: bool, control: &str| {
        let incident = Incident::illegal(Color::White, Slip::IllegalMove, moved_on, Mate::Yes);
        begun(control, Edition::Laws2023).update(TableEvent::Rule(incident), 25 * SECOND)
    };
    // A standard game: both moves and both increments go back.
    let ruled = found_late(true, "90+30");
    assert_eq!((moves(&ruled), ruled.clock().turn()), (ByColor::default(), Some(Color::White)));
    assert_eq!(left(&ruled), ByColor { white: 5400 + 30 - 10 - 5, black: 5400 + 30 - 10 + 120 });
    // The reply is not one to this move: White is to move already.
    assert_eq!(moves(&found_late(false, "90+30")), ByColor { white: 1, black: 1 });
    // In semi-rapid a move that was replied to stays. FIDE 2023 A.5.2
    assert_eq!(moves(&found_late(true, "15+5")), ByColor { white: 1, black: 1 });
    assert!(begun("15+5", Edition::Laws2023).has_replied(Color::White, 25 * SECOND));
    assert!(!begun("15+5", Edition::Laws2023).has_replied(Color::Black, 25 * SECOND));
    assert!(!pressed_illegally("15+5", Edition::Laws2023).has_replied(Color::White, 25 * SECOND));
}

#[test]
fn what_stays_on_the_board_leaves_the_turn_alone() {
    let after = |edition: Edition, slip: Slip| {
        let incident = Incident::illegal(Color::White, slip, false, Mate::Yes);
        let ruled = pressed_illegally("90+30", edition).update(TableEvent::Rule(incident), 25 * SECOND);
        (ruled.clock().turn(), moves(&ruled).white)
    };
    let (again, stays) = ((Some(Color::White), 0), (Some(Color::Black), 1));
    // The pawn becomes a queen by 7.5.2 of 2023; by 7.4.a of 2005 it goes back.
    assert_eq!(after(Edition::Laws2023, Slip::Unpromoted), stays);
    assert_eq!(after(Edition::Laws2005, Slip::Unpromoted), again);
    // A legal move made with two hands is a legal move; one that was not made is still to make.
    assert_eq!(after(Edition::Laws2023, Slip::TwoHands), stays);
    assert_eq!(after(Edition::Laws2023, Slip::NoMove), again);
    assert_eq!(after(Edition::Laws2005, Slip::NoMove), again);
    // A game that is over is not set back.
    let lost = pressed_illegally("15+5", Edition::Laws2018).update(illegal(Color::White), 25 * SECOND);
    assert_eq!((lost.outcome(), lost.clock().turn()), (Some(Outcome::Win(Color::Black)), Some(Color::Black)));
}

#[test]
fn a_period_that_the_illegal_move_completed_goes_back_with_it() {
    let mut session = press(session("2/1,1", Edition::Laws2023), Color::Black, 0);
    for (side, at) in [(Color::White, 1), (Color::Black, 2), (Color::White, 3)] {
        session = press(session, side, at);
    }
    assert_eq!((session.clock().face(Color::White).period, left(&session).white), (1, 118));
    let ruled = session.update(illegal(Color::White), 5 * SECOND);
    assert_eq!((ruled.clock().face(Color::White).period, left(&ruled).white), (0, 58));
}

#[test]
fn a_restored_position_is_kept_and_told() {
    let ruled = pressed_illegally("15+5", Edition::Laws2023).update(illegal(Color::White), 25 * SECOND);
    let lines: Vec<String> = ruled.note_lines();
    let log = clock::Log::from_entries(ruled.clock().control(), 0, ruled.log().entries().to_vec());
    let again = Session::from_log(ruled.rules, log).with_notes(&lines);
    assert_eq!(again.clock(), ruled.clock());
    assert_eq!(again.restored_by(&again.notes()[0]), ruled.restored_by(&ruled.notes()[0]));
    // One line tells the ruling with what went back.
    let told = story(&ruled, 30 * SECOND);
    assert!(!told.iter().any(|line| matches!(line.what, StoryEvent::Corrected { .. })), "{told:?}");
    let line = told.last().expect("the ruling");
    assert!(matches!(line.what, StoryEvent::Ruled(_)), "{line:?}");
    assert_eq!((line.left.white / SECOND, line.moves.white), (895, 0));
}

#[test]
fn nothing_is_ruled_while_it_is_asked_what_happened() {
    let gap = lance_legal::game_clock::Gap { at: 30 * SECOND, missing: MINUTE, back: 0 };
    let asked = begun(SESSION, Edition::Laws2023).update(TableEvent::Gap(gap), 95 * SECOND);
    assert_eq!(asked.clone().update(illegal(Color::Black), 96 * SECOND), asked);
}

#[test]
fn what_is_ruled_is_kept_as_text() {
    let session = begun(SESSION, Edition::Laws2023).update(illegal(Color::Black), 25 * SECOND);
    let session = session.update(TableEvent::Unrule, 26 * SECOND).update(illegal(Color::Black), 27 * SECOND);
    let lines = session.note_lines();
    assert_eq!(
        lines,
        [
            "25000000 60000000 0 26000000 | 2023 rapid partial 895000000 900000000 0 0 standing last increment | \
             illegal black illegal in-time yes",
            "27000000 60000000 0 - | 2023 rapid partial 895000000 900000000 0 0 standing last increment | \
             illegal black illegal in-time yes",
        ]
    );
    let notes: Vec<Note> = lines.iter().map(|line| line.parse().expect("a note")).collect();
    assert_eq!(notes, session.notes());
    let again = Session::from_log(session.rules, session.log().clone()).with_notes(&lines);
    assert_eq!((again.notes(), again.illegal_moves(Color::Black)), (session.notes(), 1));
    // What is no note is left out.
    assert!(
        Session::from_log(session.rules, session.log().clone()).with_notes(&["", "1 2 3 -", "| |"]).notes().is_empty()
    );
}

#[test]
fn the_story_groups_the_moves_and_tells_the_rest() {
    let session = begun(SESSION, Edition::Laws2023);
    let session = session.update(TableEvent::Clock(clock::ClockEvent::Pause), 24 * SECOND);
    let session = session.update(illegal(Color::Black), 26 * SECOND);
    let session = session.update(TableEvent::Clock(clock::ClockEvent::Resume), 30 * SECOND);
    // Black, whose move went back, makes another, and takes the press back.
    let session = press(session, Color::Black, 31);
    let session = session.update(TableEvent::Clock(clock::ClockEvent::Undo), 32 * SECOND);
    let told = story(&session, 40 * SECOND);
    let words: Vec<(u64, String)> = told
        .iter()
        .map(|line| {
            let what = match line.what {
                StoryEvent::Moves { from, made } => format!("{from}: {}/{}", made.white, made.black),
                StoryEvent::Ruled(note) => format!("ruled {}", note.ruling().articles.join(" ")),
                StoryEvent::Resumed { stood } => format!("stood {}", stood / SECOND),
                other => format!("{other:?}"),
            };
            (line.at / SECOND, what)
        })
        .collect();
    let expected = [
        (0, "Started"),
        (10, "1: 1/1"),
        (24, "Paused"),
        (26, "ruled A.5.2 A.3 7.5.5 7.5.1"),
        (30, "stood 6"),
        (31, "1: 0/1"),
        (32, "Undone"),
    ];
    assert_eq!(words, expected.map(|(at, what)| (at, what.to_string())));
    assert_eq!(told[1].left, ByColor { white: 900 * SECOND, black: 900 * SECOND });
    // The ruling's line shows the minute given.
    assert_eq!(told[3].left.white, 956 * SECOND);
}

#[test]
fn the_story_ends_with_the_flag() {
    let session = begun("1+0", Edition::Laws2023);
    let told = story(&session, 1000 * SECOND);
    let last = told.last().expect("a line");
    assert_eq!((last.what, last.at), (StoryEvent::Flag(Color::White), 70 * SECOND));
}

proptest! {
    /// Whatever is done at the table: the count follows from the notes, the record survives as text, every µs is
    /// accounted for, and no ruling comes after the end.
    #[test]
    fn any_hour_at_the_table_holds_together(acts in prop::collection::vec((0..8u8, any::<bool>(), 0..90u64), 0..60)) {
        let mut session = session("5+3", Edition::Laws2023);
        let mut now = 0;
        for (act, white, seconds) in acts {
            now += seconds * SECOND;
            let by = if white { Color::White } else { Color::Black };
            let event = match act {
                0..=2 => TableEvent::Clock(clock::ClockEvent::Press(by)),
                3 => TableEvent::Clock(clock::ClockEvent::Pause),
                4 => TableEvent::Clock(clock::ClockEvent::Resume),
                5 => illegal(by),
                6 => TableEvent::Rule(Incident::wrong_claim(by)),
                _ => TableEvent::Unrule,
            };
            let before = session.outcome().is_some();
            session = session.update(event, now);
            prop_assert!(!before || session.outcome().is_some() || event == TableEvent::Unrule);
            let lines = session.note_lines();
            let again = Session::from_log(session.rules, session.log().clone()).with_notes(&lines);
            prop_assert_eq!(again.notes(), session.notes());
            prop_assert_eq!(again.outcome(), session.outcome());
            prop_assert!(session.notes().iter().all(|note| note.undone.is_none_or(|at| at >= note.at)));
            prop_assert!(story(&session, now).is_sorted_by_key(|line| line.at));
        }
    }
}
