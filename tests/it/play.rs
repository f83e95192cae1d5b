//! The play page's state: moves, refusals, walking back, and that nothing is lost by a slip.

use lance_legal::board::{Movable, Sign, State, Tone};
use lance_legal::chess::san::Letters;
use lance_legal::chess::{Role, Status};
use lance_legal::color::Color;
use lance_legal::play::{Event, Notice, SavedSession, Session, Source};
use lance_legal::square::Square;

/// White would like to castle, and the bishop on a6 looks at f1.
const CASTLE: &str = "r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5";

fn square(name: &str) -> Square {
    name.parse().expect("a square of the test")
}

fn attempt(from: &str, to: &str) -> Event {
    Event::Try { from: square(from), to: square(to), promotion: None }
}

fn typed(text: &str) -> Event {
    Event::Typed { text: text.to_string(), letters: Letters::Portuguese }
}

fn after(events: impl IntoIterator<Item = Event>) -> Session {
    events.into_iter().fold(Session::default(), Session::update)
}

fn from_fen(fen: &str) -> Session {
    let session = after([Event::FromFen(fen.to_string())]);
    assert_eq!(session.notice, None, "{fen}");
    session
}

#[test]
fn a_legal_move_is_played_and_shown() {
    let session = after([attempt("e2", "e4")]);
    assert_eq!(session.view, 1);
    assert_eq!(session.notice, None);
    assert_eq!(session.position().turn(), Color::Black);
    let mut board = State::default();
    session.paint(&mut board);
    assert_eq!(board.last_move, Some((square("e2"), square("e4"))));
    assert_eq!(board.movable, Movable::Side(Color::Black));
}

#[test]
fn a_refused_move_changes_nothing_and_is_drawn() {
    let session = from_fen(CASTLE).update(attempt("e1", "g1"));
    let Some(Notice::Refused { illegal, .. }) = &session.notice else { panic!("{:?}", session.notice) };
    assert_eq!(illegal.article(), "3.8.2.2");
    assert!(session.game.plies().is_empty());
    let mut board = State::default();
    session.paint(&mut board);
    let arrow = Sign::Arrow { from: square("a6"), to: square("f1") };
    assert!(board.marks.iter().any(|mark| mark.sign == arrow && mark.tone == Tone::Refusal));
    assert!(board.marks.iter().any(|mark| mark.sign == Sign::Ring(square("f1"))));
    // The next move wipes the refusal from the board.
    session.update(attempt("g3", "g4")).paint(&mut board);
    assert!(board.marks.iter().all(|mark| mark.tone != Tone::Refusal), "{:?}", board.marks);
}

#[test]
fn touching_the_other_side_s_piece_says_whose_turn_it_is() {
    let session = after([Event::Touch(square("e7"))]);
    assert!(matches!(session.notice, Some(Notice::Refused { .. })), "{:?}", session.notice);
    assert_eq!(after([Event::Touch(square("e4"))]).notice, None, "an empty square says nothing");
    let second_press = session.clone().update(Event::Touch(square("e5")));
    assert_eq!(second_press.notice, session.notice, "and takes nothing back");
    assert_eq!(after([Event::Touch(square("e2"))]).notice, None, "the own piece says nothing");
}

#[test]
fn a_pawn_at_the_last_rank_waits_for_a_choice() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    let asked = from_fen(fen).update(attempt("a7", "a8"));
    assert_eq!(asked.promoting, Some((square("a7"), square("a8"))));
    assert_eq!(asked.notice, None);
    let mut board = State::default();
    asked.paint(&mut board);
    assert!(board.pending_promotion.is_some());
    let given_up = asked.clone().update(Event::CancelPromotion);
    assert_eq!(given_up.promoting, None);
    assert!(given_up.game.plies().is_empty());
    let chosen = asked.update(Event::Try { from: square("a7"), to: square("a8"), promotion: Some(Role::Knight) });
    assert_eq!(chosen.position().piece_at(square("a8")).map(|piece| piece.role), Some(Role::Knight));
    assert_eq!(from_fen(fen).update(typed("a8")).promoting, Some((square("a7"), square("a8"))));
    assert_eq!(from_fen(fen).update(typed("a8D")).view, 1);
}

#[test]
fn a_written_move_is_played_or_explained() {
    let session = after([typed("e4"), typed("e5"), typed("Cf3")]);
    assert_eq!(session.view, 3);
    assert!(matches!(after([typed("Nf3")]).notice, Some(Notice::NotRead { .. })));
    assert!(matches!(after([typed("olá")]).notice, Some(Notice::NotRead { .. })));
    // One piece can be meant, so its refusal is given and not a general word.
    let castling = from_fen(CASTLE).update(typed("0-0"));
    let Some(Notice::Refused { illegal, .. }) = &castling.notice else { panic!("{:?}", castling.notice) };
    assert_eq!(illegal.article(), "3.8.2.2");
}

#[test]
fn the_past_can_be_seen_but_not_played_on_by_a_slip() {
    let session = after([typed("e4"), typed("e5"), Event::Back, Event::Back, Event::Back]);
    assert_eq!(session.view, 0);
    assert_eq!(session.position().turn(), Color::White);
    let mut board = State::default();
    session.paint(&mut board);
    assert_eq!(board.movable, Movable::Nobody);
    assert_eq!(session.clone().update(Event::Touch(square("d2"))).notice, Some(Notice::LookingBack));
    let slipped = session.update(attempt("d2", "d4"));
    assert_eq!(slipped.notice, Some(Notice::LookingBack));
    assert_eq!(slipped.game.plies().len(), 2);
    let on = slipped.update(Event::Forward).update(Event::PlayOnFromHere);
    assert_eq!((on.view, on.game.plies().len()), (1, 1));
    // The longer game is kept aside.
    let back = on.update(Event::Restore);
    assert_eq!(back.game.plies().len(), 2);
}

#[test]
fn a_new_game_sets_the_old_one_aside_and_it_comes_back() {
    let session = after([typed("e4"), Event::New]);
    assert!(session.game.plies().is_empty());
    let session = session.update(Event::New);
    assert!(session.shelved.is_some(), "an empty game does not push out a played one");
    let back = session.update(Event::Restore);
    assert_eq!(back.view, 1);
    assert_eq!(back.update(Event::Restore).view, 0);
}

#[test]
fn a_game_from_the_laws_starts_at_its_beginning() {
    let session = after([Event::Sample("laws-2023".to_string())]);
    assert_eq!(session.source, Source::Sample("laws-2023".to_string()));
    assert_eq!((session.view, session.game.plies().len()), (0, 21));
    assert_eq!(after([Event::Sample("none".to_string())]), Session::default());
}

#[test]
fn a_bad_position_leaves_the_game_as_it_is() {
    let session = after([typed("e4"), Event::FromFen("8/8/8/8/8/8/8/8 w - - 0 1".to_string())]);
    assert!(matches!(session.notice, Some(Notice::BadFen(_))));
    assert_eq!(session.view, 1);
}

#[test]
fn mate_and_stalemate_end_the_game_and_a_take_back_opens_it_again() {
    let mated = after(["f3", "e5", "g4", "Dh4"].map(typed));
    assert_eq!(mated.status_on_show(), Some(Status::Checkmate));
    let tried = mated.clone().update(attempt("e1", "f2"));
    let Some(Notice::Refused { illegal, .. }) = &tried.notice else { panic!("{:?}", tried.notice) };
    assert_eq!(illegal.article(), "5.1.1");
    assert_eq!(mated.update(Event::TakeBack).status_on_show(), None);
    let stalemate = from_fen("7k/5Q2/5K2/8/8/8/8/8 b - - 0 1");
    assert_eq!(stalemate.status_on_show(), Some(Status::Stalemate));
}

#[test]
fn what_is_kept_comes_back_whole() {
    let session = after([typed("e4"), Event::Sample("laws-2023".to_string()), Event::Forward]);
    let text = serde_json::to_string(&session.record()).expect("a session has a JSON form");
    let saved: SavedSession = serde_json::from_str(&text).expect("its own form");
    let back = Session::from_record(&saved);
    assert_eq!(back.game, session.game);
    assert_eq!(back.source, session.source);
    assert_eq!(back.shelved, session.shelved);
}

#[test]
fn a_damaged_game_is_given_up_to_the_damage() {
    let mut saved = after([typed("e4"), typed("e5"), typed("Cf3")]).record();
    saved.game.moves[1].to = square("e3");
    let back = Session::from_record(&saved);
    assert_eq!(back.view, 1);
    assert!(matches!(back.notice, Some(Notice::Shortened { .. })));
    assert_eq!(back.record().shelved.map(|kept| kept.game), Some(saved.game), "what could not be read is kept");
}
