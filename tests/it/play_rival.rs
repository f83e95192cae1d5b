//! Chess against the computer as a state: its moves, draw offers, take back, what is kept; and its answers from the second
//! thread.

use lance_legal::analysis::{Question, Said, read_chess, reply};
use lance_legal::chess::san::Letters;
use lance_legal::chess::{Game, Position, Status, san};
use lance_legal::color::Color;
use lance_legal::play::chess::{GameEvent, Level, Notice, OwnNotice, Remark, Rival, SavedSession, Session, Source};
use lance_legal::square::Square;

fn square(name: &str) -> Square {
    name.parse().expect("a square of the test")
}

fn attempt(from: &str, to: &str) -> GameEvent {
    GameEvent::Try { from: square(from), to: square(to), promotion: None }
}

/// A new game in which the player has this side.
fn new(player: Color) -> GameEvent {
    let rival = Some(Rival { side: !player, level: Level::FIRST });
    GameEvent::New { setup: None, rival, seed: 7, clock: None }
}

fn against(player: Color) -> Session {
    Session::default().update(new(player))
}

/// The computer's move in this position, and what it thinks of it.
fn computers(session: &Session, written: &str, score: i32) -> GameEvent {
    let position = *session.game.position();
    let m = san::read(&position, written, Letters::English).expect("a move of the test");
    GameEvent::RivalMoves { position, m, remark: Remark { score } }
}

/// Twenty plies; the player has White.
fn long_game() -> Session {
    let pawns = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let threes = pawns.map(|file| ([format!("{file}2"), format!("{file}3")], format!("{file}6")));
    let fours =
        [("a", "a5"), ("b", "b5")].map(|(file, reply)| ([format!("{file}3"), format!("{file}4")], reply.to_string()));
    let mut session = against(Color::White);
    for ([from, to], reply) in threes.into_iter().chain(fours) {
        session = session.update(attempt(&from, &to));
        session = session.clone().update(computers(&session, &reply, 0));
    }
    assert_eq!((session.game.plies().len(), &session.notice), (20, &None));
    session
}

#[test]
fn the_computer_is_asked_on_its_turn_and_its_answer_is_played() {
    let session = against(Color::White);
    assert_eq!((session.player(), session.question()), (Some(Color::White), None));
    let asked = session.update(attempt("e2", "e4"));
    let (position, rival) = asked.question().expect("it is Black's turn");
    assert_eq!((position, rival.level), (*asked.game.position(), Level::FIRST));
    // Nothing is moved for it meanwhile.
    assert_eq!(asked.clone().update(attempt("e7", "e5")).notice, Some(Notice::RivalsTurn));
    let answered = asked.clone().update(computers(&asked, "e5", 0));
    assert_eq!((answered.game.plies().len(), answered.question()), (2, None));
    // An answer about another position comes too late.
    let late = answered.clone().update(computers(&asked, "c5", 0));
    assert_eq!(late, answered);
}

#[test]
fn without_an_answer_two_play_on_or_it_is_asked_again() {
    let asked = against(Color::White).update(attempt("e2", "e4"));
    let position = *asked.game.position();
    let silent = asked.clone().update(GameEvent::NoAnswer(position));
    assert_eq!((silent.notice.clone(), silent.question()), (Some(Notice::NoAnswer), None));
    assert_eq!(silent.clone().update(GameEvent::Dismiss).question(), asked.question());
    let two = silent.update(GameEvent::PlayAsTwo).update(attempt("e7", "e5"));
    assert_eq!((two.rival, two.game.plies().len()), (None, 2));
}

#[test]
fn a_draw_is_offered_with_the_next_move() {
    let session = long_game();
    let offering = session.update(GameEvent::OfferDraw);
    assert_eq!(offering.notice, Some(Notice::Own(OwnNotice::OfferComes)));
    assert!(offering.own.offering && offering.game.offer().is_none());
    let offered = offering.update(attempt("h3", "h4"));
    assert_eq!((offered.game.offer(), offered.own.offering), (Some(Color::White), false));
    let agreed = offered.clone().update(computers(&offered, "h5", -40));
    assert_eq!(agreed.status_on_show(), Some(Status::Agreement));
    assert_eq!(agreed.game.plies().len(), 21, "it agrees in place of a move");
    // A better game is played on, and the page says so until the next move.
    let declined = offered.clone().update(computers(&offered, "h5", 200));
    assert_eq!((declined.game.status(), declined.game.offer(), declined.was_declined()), (None, None, true));
    assert!(!declined.update(attempt("g3", "g4")).was_declined());
    // So is any game that has hardly begun.
    let early = against(Color::White).update(attempt("e2", "e4"));
    let early = early.clone().update(computers(&early, "e5", -40)).update(GameEvent::OfferDraw);
    let early = early.update(attempt("g1", "f3"));
    assert_eq!(early.clone().update(computers(&early, "Nc6", -400)).game.status(), None);
}

#[test]
fn a_take_back_takes_the_answer_too_and_is_counted() {
    let session = against(Color::White).update(attempt("e2", "e4"));
    let session = session.clone().update(computers(&session, "e5", 0));
    let back = session.clone().update(GameEvent::TakeBack);
    assert_eq!((back.game.plies().len(), back.own.helps), (0, 1));
    assert_eq!(Session::from_record(&back.record()).own.helps, 1);
    // With Black the computer's first move stays.
    let black = against(Color::Black);
    let black = black.clone().update(computers(&black, "e4", 0));
    assert!(!black.can_take_back());
    // Two people need no count.
    let two = Session::default().update(attempt("e2", "e4")).update(GameEvent::TakeBack);
    assert_eq!(two.own.helps, 0);
}

#[test]
fn a_game_can_begin_from_any_position() {
    let start = Position::from_fen("8/8/8/4k3/8/8/4P3/4K3 b - - 0 1").expect("a position");
    let rival = Some(Rival { side: Color::Black, level: Level::FIRST });
    let session = Session::default().update(GameEvent::New { setup: Some(start), rival, seed: 1, clock: None });
    assert_eq!((session.game.start(), &session.own.source), (&start, &Source::Fen));
    assert_eq!(session.question().map(|(position, _)| position), Some(start));
    // Where the game is over already, nobody is asked.
    let mate = Position::from_fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").expect("a position");
    let over = session.update(GameEvent::New { setup: Some(mate), rival, seed: 1, clock: None });
    assert_eq!((over.status_on_show(), over.question()), (Some(Status::Checkmate), None));
}

#[test]
fn the_rival_is_kept_and_one_that_nobody_knows_leaves_the_game_to_two() {
    let session = against(Color::Black);
    let kept = session.clone().update(computers(&session, "e4", 0)).update(attempt("e7", "e5"));
    let record = kept.record();
    let restored = Session::from_record(&record);
    assert_eq!((restored.rival, restored.seed, restored.record()), (kept.rival, 7, record.clone()));
    let text = serde_json::to_string(&record).expect("JSON");
    for broken in [
        text.replace(" tome ", " ninguem "),
        text.replace("\"white ", "\"green "),
        text.replace("\"white tome 7 0\"", "\"\""),
    ] {
        let record: SavedSession = serde_json::from_str(&broken).expect("a record");
        let two = Session::from_record(&record);
        assert_eq!((two.rival, two.game.plies().len()), (None, 2));
        assert_eq!(two.notice, Some(Notice::Own(OwnNotice::NoSuchRival)));
    }
    // A game put aside comes back with its rival.
    let other = kept.update(GameEvent::New { setup: None, rival: None, seed: 0, clock: None });
    assert_eq!(other.rival, None);
    assert_eq!(other.update(GameEvent::Restore(0)).rival.map(|rival| rival.side), Some(Color::White));
}

#[test]
fn every_opponent_answers_with_a_legal_move_the_same_each_time() {
    let mut game = Game::default();
    for m in ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4"] {
        game.play(m.parse().expect("a move")).expect("legal");
    }
    let answer = |game: &Game, level: Level| {
        let reply = reply(&Question::chess(game, level, 9).message(3), || None);
        match Said::read(&reply) {
            Some(Said::Reply(3, answer)) => answer.to_string(),
            other => panic!("{other:?}"),
        }
    };
    for level in Level::all() {
        let said = answer(&game, level);
        let (m, _) = read_chess(game.position(), &said).unwrap_or_else(|| panic!("{}: {said}", level.id()));
        assert!(game.position().is_legal(m), "{}: {m}", level.id());
        assert_eq!(answer(&game, level), said, "{}", level.id());
    }
    // Of another position the move means nothing.
    assert_eq!(read_chess(&Position::start(), &answer(&game, Level::FIRST)), None);
    let mated = Game::new(Position::from_fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").expect("a position"));
    assert_eq!(answer(&mated, Level::FIRST), "");
}

#[test]
fn who_knows_the_endings_mates_as_soon_as_can_be() {
    let strongest = Level::all().last().expect("a level");
    assert!(strongest.knows_endings() && !Level::FIRST.knows_endings());
    // The longest mate with a rook takes 16 moves.
    let mut game = Game::new(Position::from_fen("8/8/3k4/8/8/8/8/R6K w - - 0 1").expect("a position"));
    while game.status().is_none() {
        let said = reply(&Question::chess(&game, strongest, 5).message(3), || None);
        let Some(Said::Reply(3, answer)) = Said::read(&said) else { panic!("{said}") };
        let (m, score) = read_chess(game.position(), answer).expect("a legal move");
        let due = if game.position().turn() == Color::White { 1 } else { -1 };
        assert_eq!(score.signum(), due, "{m} {score}");
        game.play(m).expect("legal");
        assert!(game.plies().len() <= 31, "{}", game.position().fen());
    }
    assert_eq!(game.status(), Some(Status::Checkmate));
}

#[test]
fn a_damaged_question_has_no_answer() {
    for question in [
        r#"{"start":"8/8/8/8/8/8/8/8 w - - 0 1","moves":[],"level":"tome","seed":1}"#,
        r#"{"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","moves":["e2e5"],"level":"tome","seed":1}"#,
        r#"{"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","moves":[],"level":"ninguem","seed":1}"#,
    ] {
        let message = Question::Chess(question.to_string()).message(4);
        assert_eq!(reply(&message, || None), "4\n", "{question}");
    }
}
