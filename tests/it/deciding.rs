//! A resignation and a fallen flag: asked who can still checkmate, answered, not answered, overtaken by the game.

use lance_legal::chess::dead_position::{DEEP_NODES, MatingChance, can_mate, cannot_mate_by_material};
use lance_legal::chess::san::Letters;
use lance_legal::chess::{Outcome, Position, Status};
use lance_legal::color::ByColor;
use lance_legal::color::Color::{self, Black, White};
use lance_legal::edition::Edition;
use lance_legal::play::chess::clock::ClockNotice;
use lance_legal::play::chess::{Decision, GameEvent, Notice, OwnEvent, OwnNotice, Session};

/// Closed for ever: no side can checkmate, which the men alone do not tell.
const CLOSED: &str = "8/2b1k3/7p/p1p1p1pP/PpPpPpP1/1P1P1P2/4K3/8 w - - 0 1";

fn at(fen: &str) -> Session {
    let session = Session::default().update(GameEvent::Own(OwnEvent::FromFen(fen.to_string())));
    assert_eq!(session.notice, None, "{fen}");
    session
}

fn resigns(side: Color) -> GameEvent {
    GameEvent::Resign(side)
}

fn answer(session: &Session, white: MatingChance, black: MatingChance) -> GameEvent {
    GameEvent::Own(OwnEvent::CanMate {
        position: Box::new(*session.game.position()),
        answers: Some(ByColor { white, black }),
    })
}

fn no_answer(session: &Session) -> GameEvent {
    GameEvent::Own(OwnEvent::CanMate { position: Box::new(*session.game.position()), answers: None })
}

fn outcome(session: &Session) -> Option<Outcome> {
    session.game.outcome()
}

#[test]
fn the_position_of_these_tests_is_closed() {
    let position = Position::from_fen(CLOSED).expect("a position of the test");
    for side in Color::ALL {
        assert_eq!(can_mate(&position, side, DEEP_NODES), MatingChance::Cannot);
        assert!(!cannot_mate_by_material(&position, side));
    }
}

#[test]
fn who_resigns_waits_for_the_answer() {
    let asked = at(CLOSED).update(resigns(White));
    assert_eq!(asked.open_decision(), Some((Decision::Resign(White), *asked.game.position())));
    assert_eq!(outcome(&asked), None);
    for (black, wanted) in [
        (MatingChance::Can, Outcome::Win(Black)),
        (MatingChance::Cannot, Outcome::Draw),
        (MatingChance::Unknown, Outcome::Win(Black)),
    ] {
        let ended = asked.clone().update(answer(&asked, MatingChance::Can, black));
        assert_eq!((outcome(&ended), ended.open_decision(), ended.own.by_material), (Some(wanted), None, false));
    }
}

#[test]
fn where_the_men_or_the_laws_decide_nothing_is_asked() {
    let bare = at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").update(resigns(White));
    assert_eq!((outcome(&bare), bare.open_decision()), (Some(Outcome::Draw), None), "a king alone checkmates nobody");
    let old = at(CLOSED).update(GameEvent::Own(OwnEvent::Laws(Edition::Laws2005))).update(resigns(White));
    assert_eq!((outcome(&old), old.open_decision()), (Some(Outcome::Win(Black)), None));
}

#[test]
fn without_an_answer_the_men_decide_and_it_can_be_asked_again() {
    let asked = at(CLOSED).update(resigns(White));
    for given_up in [no_answer(&asked), GameEvent::Own(OwnEvent::DecideNow)] {
        let ended = asked.clone().update(given_up);
        assert_eq!((outcome(&ended), ended.own.by_material), (Some(Outcome::Win(Black)), true));
        let again = ended.clone().update(resigns(White));
        assert_eq!(again.open_decision().map(|(decision, _)| decision), Some(Decision::Resign(White)));
        assert_eq!(outcome(&again), Some(Outcome::Win(Black)), "the result stands meanwhile");
        let drawn = again.clone().update(answer(&again, MatingChance::Cannot, MatingChance::Cannot));
        assert_eq!((outcome(&drawn), drawn.own.by_material), (Some(Outcome::Draw), false));
        let won = again.clone().update(answer(&again, MatingChance::Can, MatingChance::Can));
        assert_eq!((outcome(&won), won.own.by_material), (Some(Outcome::Win(Black)), false));
        let still = again.clone().update(no_answer(&again));
        assert_eq!(
            (outcome(&still), still.own.by_material, still.open_decision()),
            (Some(Outcome::Win(Black)), true, None)
        );
        // What is kept on the device is the result.
        assert_eq!(outcome(&Session::from_record(&ended.record())), Some(Outcome::Win(Black)));
        // Taken back, the resignation leaves nothing behind.
        let back = ended.update(GameEvent::TakeBack);
        assert_eq!((outcome(&back), back.own.by_material), (None, false));
    }
}

#[test]
fn a_game_that_is_over_is_not_resigned() {
    let over = at(CLOSED).update(GameEvent::Own(OwnEvent::Dead(Box::new(Position::from_fen(CLOSED).unwrap()))));
    let again = over.update(resigns(White));
    assert!(matches!(again.notice, Some(Notice::NotEnded(_))));
    let proved = at(CLOSED)
        .update(GameEvent::Own(OwnEvent::Conclude { decision: Decision::Resign(White), opponent_can_mate: true }));
    assert!(matches!(proved.update(resigns(White)).notice, Some(Notice::NotEnded(_))));
}

#[test]
fn no_answer_reaches_a_game_that_has_moved_on() {
    let asked = at(CLOSED).update(resigns(White));
    let answers = [answer(&asked, MatingChance::Cannot, MatingChance::Cannot), no_answer(&asked)];
    let moves = [
        GameEvent::Typed { text: "Rd2".to_string(), letters: Letters::Portuguese },
        GameEvent::New { setup: None, rival: None, seed: 0, clock: None },
        GameEvent::Dismiss,
        GameEvent::Own(OwnEvent::FromFen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_string())),
    ];
    for event in moves {
        let moved_on = asked.clone().update(event.clone());
        assert_eq!(moved_on.open_decision(), None, "{event:?}");
        for answer in &answers {
            assert_eq!(moved_on.clone().update(answer.clone()), moved_on, "an answer after {event:?}");
        }
    }
    // The same position after a move taken back is asked about anew.
    let played = at(CLOSED).update(GameEvent::Typed { text: "Rd2".to_string(), letters: Letters::Portuguese });
    let asked = played.update(resigns(White));
    let back = asked.clone().update(GameEvent::TakeBack);
    assert_eq!((back.open_decision(), outcome(&back.clone().update(no_answer(&asked)))), (None, None));
}

#[test]
fn looking_back_and_refusals_do_not_stop_the_question() {
    let played = at(CLOSED).update(GameEvent::Typed { text: "Rd2".to_string(), letters: Letters::Portuguese });
    let asked = played.update(resigns(White));
    for event in [
        GameEvent::Back,
        GameEvent::Show(0),
        GameEvent::Touch("a1".parse().unwrap()),
        GameEvent::Own(OwnEvent::AcceptDraw),
    ] {
        let looking = asked.clone().update(event.clone());
        assert!(looking.open_decision().is_some(), "{event:?}");
        let ended = looking.update(answer(&asked, MatingChance::Cannot, MatingChance::Cannot));
        assert_eq!((outcome(&ended), ended.is_live()), (Some(Outcome::Draw), true), "{event:?}");
    }
}

#[test]
fn a_fallen_flag_without_an_answer_is_left_to_the_players() {
    let asked = at(CLOSED).update(GameEvent::Flag(Black));
    let flag = |answer| asked.clone().update(answer);
    let drawn = flag(answer(&asked, MatingChance::Cannot, MatingChance::Can));
    assert_eq!((outcome(&drawn), drawn.game.status()), (Some(Outcome::Draw), Some(Status::Flag(Black))));
    assert_eq!(outcome(&flag(answer(&asked, MatingChance::Can, MatingChance::Can))), Some(Outcome::Win(White)));
    let undecided = flag(answer(&asked, MatingChance::Unknown, MatingChance::Can));
    assert_eq!(undecided.notice, Some(Notice::Own(OwnNotice::Clock(ClockNotice::Undecided(Black)))));
    for given_up in [no_answer(&asked), GameEvent::Own(OwnEvent::DecideNow)] {
        let open = flag(given_up);
        assert_eq!((outcome(&open), open.open_decision()), (None, None));
        assert_eq!(open.notice, Some(Notice::Own(OwnNotice::Clock(ClockNotice::NoAnswer(Black)))));
        assert!(open.update(GameEvent::Flag(Black)).open_decision().is_some(), "it can be asked again");
    }
    let bare = at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").update(GameEvent::Flag(White));
    assert_eq!(outcome(&bare), Some(Outcome::Draw), "the men decide at once");
}

#[test]
fn a_flag_that_falls_while_a_resignation_is_decided_changes_nothing() {
    let asked = at(CLOSED).update(resigns(White));
    assert_eq!(asked.clone().update(GameEvent::Flag(White)).open_decision(), asked.open_decision());
    let over = asked.update(GameEvent::Own(OwnEvent::DecideNow));
    assert_eq!(over.clone().update(GameEvent::Flag(White)).notice, None);
}

#[test]
fn a_decision_that_is_asked_twice_is_asked_once() {
    let asked = at(CLOSED).update(GameEvent::Flag(White));
    assert_eq!(asked.clone().update(GameEvent::Flag(White)), asked);
}
