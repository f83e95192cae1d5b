//! Chess960 on the page of a game: how it begins, castling by king and rook, what is kept, sent and asked of the second
//! thread.

use lance_legal::analysis::{Games, Question, Said, read, read_advice, read_chess, reply};
use lance_legal::board::{BoardEvent, Movable, Request, State, update};
use lance_legal::chess::chess960::{self, STANDARD};
use lance_legal::chess::dead_position::MatingChance;
use lance_legal::chess::{Illegal, Letters, Move, Position, Reason, Status};
use lance_legal::color::{ByColor, Color};
use lance_legal::play::Rival;
use lance_legal::play::chess::{
    GameEvent, Level, Notice, OwnEvent, OwnNotice, SavedGame, SavedSession, Session, Source, game_sent, moves_sent,
};
use lance_legal::random::Random;
use lance_legal::square::Square;

/// White may castle with either rook; a knight stands between the king and that of the h-file.
const KNIGHT: &str = "960 1rk4r/ppp2ppp/8/8/8/8/PPP2PPP/1RK1N2R w KQkq - 0 1";
const FREE: &str = "960 1rk4r/ppp2ppp/8/8/8/8/PPP2PPP/1RK4R w KQkq - 0 1";

fn square(name: &str) -> Square {
    name.parse().expect("a square of the test")
}

fn attempt(from: &str, to: &str) -> GameEvent {
    GameEvent::Try { from: square(from), to: square(to), promotion: None }
}

fn begun(fen: &str) -> Session {
    let session = Session::default().update(GameEvent::Own(OwnEvent::FromFen(fen.to_string())));
    assert_eq!(session.notice, None, "{fen}");
    session
}

fn asked(question: &Question, file: &[u8]) -> String {
    let reply = reply(&question.message(7), || Some(file.to_vec()));
    let Some(Said::Reply(7, answer)) = Said::read(&reply) else { panic!("{reply}") };
    answer.to_string()
}

#[test]
fn a_fen_says_of_which_game_it_is() {
    for number in [0, 77, STANDARD, 959] {
        let start = chess960::position(number).expect("a number below 960");
        let text = chess960::marked(&start);
        assert!(text.starts_with("960 "), "{text}");
        assert_eq!(chess960::from_marked(&text), Ok(start));
        assert_eq!(chess960::from_marked(&format!("  {text}")), Ok(start));
        let shredder = format!("960 {}", chess960::shredder_fen(&start.setup()));
        assert_eq!(chess960::from_marked(&shredder), Ok(start));
    }
    let standard = Position::start();
    assert_eq!(chess960::marked(&standard), standard.fen());
    assert_eq!(chess960::from_marked(&standard.fen()), Ok(standard));
    assert_ne!(chess960::from_marked(&format!("960 {}", standard.fen())), Ok(standard));
    assert!(chess960::from_marked("960").is_err() && chess960::from_marked("961 8/8").is_err());
}

#[test]
fn a_king_led_to_its_rook_castles_and_is_kept() {
    let session = begun(FREE).update(attempt("c1", "h1"));
    assert_eq!((session.notice.as_ref(), session.view), (None, 1));
    assert_eq!(session.position().fen(), "1rk4r/ppp2ppp/8/8/8/8/PPP2PPP/1R3RK1 b kq - 1 1");
    assert_eq!(session.written(0, Letters::Portuguese), "0-0");
    let typed = GameEvent::Typed { text: "0-0-0".to_string(), letters: Letters::Portuguese };
    let session = session.update(typed);
    assert_eq!(session.position().fen(), "2kr3r/ppp2ppp/8/8/8/8/PPP2PPP/1R3RK1 w - - 2 2");
    let kept = serde_json::to_string(&session.record()).expect("a record");
    let record: SavedSession = serde_json::from_str(&kept).expect(&kept);
    assert_eq!(record.source, Source::Fen);
    let restored = Session::from_record(&record);
    assert_eq!((restored.game.clone(), restored.notice.clone()), (session.game.clone(), None));
    // Another game puts it aside, and it comes back as what it was.
    let other = restored.update(GameEvent::New { setup: None, rival: None, seed: 1, clock: None });
    assert!(!other.game.start().is_chess960());
    assert_eq!(other.update(GameEvent::Restore(0)).game, session.game);
}

#[test]
fn a_refusal_explains_castling_as_it_is_here() {
    let reason = |fen: &str, from: &str, to: &str| match begun(fen).update(attempt(from, to)).notice {
        Some(Notice::Refused { illegal: Illegal { reason }, .. }) => reason,
        other => panic!("{fen}: {other:?}"),
    };
    assert!(matches!(reason(KNIGHT, "c1", "h1"), Reason::CastlingWay { by, .. } if by.square == square("e1")));
    assert!(matches!(reason(FREE, "c1", "g1"), Reason::CastlingOntoRook { .. }));
    // In standard chess the same two squares speak of an own piece.
    let standard = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert!(matches!(reason(standard, "e1", "h1"), Reason::OwnPiece { .. }));
}

#[test]
fn another_game_from_the_same_start_is_chess960_too() {
    let session = begun(FREE).update(attempt("c1", "h1"));
    let again = session.clone().update(session.again());
    assert_eq!((again.game.start(), again.game.plies().len()), (session.game.start(), 0));
    let standard = Session::default().update(attempt("e2", "e4"));
    assert_eq!(*standard.clone().update(standard.again()).game.start(), Position::start());
}

#[test]
fn pressing_king_and_rook_is_a_try_whether_or_not_it_is_legal() {
    let pressed = |fen: &str, names: [&str; 2]| {
        let session = begun(fen);
        let mut board = State::default();
        session.paint(&mut board, None);
        assert_eq!(board.movable, Movable::Side(Color::White));
        let mut last = None;
        for name in names {
            (board, last) = update(&board, BoardEvent::Press(square(name)));
            board = update(&board, BoardEvent::Release(Some(square(name)))).0;
        }
        (last, board.selected)
    };
    let try_of = |from, to| Some(Request::Move { from: square(from), to: square(to) });
    for fen in [FREE, KNIGHT] {
        assert_eq!(pressed(fen, ["c1", "h1"]), (try_of("c1", "h1"), None));
        assert_eq!(pressed(fen, ["c1", "b1"]), (try_of("c1", "b1"), None));
        // The rook first is a move of the rook.
        assert_eq!(pressed(fen, ["h1", "c1"]), (None, Some(square("c1"))));
    }
    // Without the right, and in standard chess, the second press takes up the rook.
    for fen in [FREE.replace("KQkq", "kq"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".to_string()] {
        let king = if fen.starts_with("960") { "c1" } else { "e1" };
        assert_eq!(pressed(&fen, [king, "h1"]), (None, Some(square("h1"))));
    }
}

#[test]
fn the_opponents_play_it_and_castle() {
    let levels: Vec<Level> = Level::all().collect();
    let mut random = Random::new(960);
    let play =
        |session: Session, m: Move| session.update(GameEvent::Try { from: m.from, to: m.to, promotion: m.promotion });
    for number in [3, 77, 356, 534, 871] {
        let start = chess960::position(number).expect("a number below 960");
        let mut session = begun(&chess960::marked(&start));
        for level in levels.iter().cycle().take(16) {
            let position = *session.game.position();
            if session.game.status().is_some() {
                break;
            }
            let answer = asked(&Question::chess(&session.game, *level, 5), b"");
            let (m, _) = read_chess(&position, &answer).unwrap_or_else(|| panic!("{}: {answer}", position.fen()));
            session = play(session, m);
            assert_eq!(session.notice, None, "{}", position.fen());
            // So that the games differ.
            if let Some(m) = random.pick(&session.game.position().legal_moves()) {
                session = play(session, *m);
            }
        }
        assert!(session.game.plies().len() > 8, "{number}");
    }
    // The one mate there is, is castling.
    let mate = begun("960 4rkr1/4p1p1/8/8/8/8/8/5KR1 w K - 0 1");
    let strongest = *levels.last().expect("a level");
    let answer = asked(&Question::chess(&mate.game, strongest, 1), b"");
    let (m, _) = read_chess(mate.position(), &answer).expect("an answer");
    assert_eq!(m.to_string(), "f1g1");
    assert_eq!(play(mate, m).game.status(), Some(Status::Checkmate));
}

#[test]
fn a_rival_plays_its_move_and_is_kept() {
    let rival = Some(Rival { side: Color::White, level: Level::FIRST });
    let setup = chess960::from_marked(FREE).ok();
    let session = Session::default().update(GameEvent::New { setup, rival, seed: 9, clock: None });
    let (position, rival) = session.question().expect("it is the rival's turn");
    assert!(position.is_chess960());
    let answer = asked(&Question::chess(&session.game, rival.level, session.seed.into()), b"");
    let (m, score) = read_chess(&position, &answer).expect("a move");
    let remark = lance_legal::play::chess::Remark { score };
    let session = session.update(GameEvent::RivalMoves { position, m, remark });
    assert_eq!(session.game.plies().len(), 1);
    assert_eq!(Session::from_record(&session.record()).game, session.game);
}

#[test]
fn who_can_mate_and_what_was_good_are_answered() {
    let position = chess960::from_marked(FREE).expect(FREE);
    let asks = Question::WhoCanMate { fen: chess960::marked(&position), deep: false };
    let both = ByColor { white: MatingChance::Can, black: MatingChance::Can };
    assert_eq!(read::<ByColor<MatingChance>>(&asked(&asks, b"")), Some(both));
    let castling: Move = "c1h1".parse().expect("a move");
    let advice = read_advice(&position, &asked(&Question::coach(&position, Some(castling)), b"")).expect("advice");
    assert_eq!(advice.m, castling);
    assert!(read_advice(&position, &asked(&Question::coach(&position, None), b"")).is_some());
}

#[test]
fn a_file_says_its_variant_and_is_opened_again() {
    let session = begun(FREE).update(attempt("c1", "h1")).update(attempt("c8", "b8"));
    let saved: SavedGame = session.saved();
    let (name, pgn) = read::<(String, String)>(&asked(&Question::pgn(saved, Vec::new()), b"")).expect("a file");
    assert!(name.ends_with(".pgn"), "{name}");
    assert!(pgn.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"1rk4r/"), "{pgn}");
    assert!(pgn.contains("1. O-O O-O-O"), "{pgn}");
    let Games { games, trouble } = read(&asked(&Question::Games(Letters::Portuguese), pgn.as_bytes())).expect("a list");
    assert_eq!((games.len(), trouble), (1, None));
    // Nothing of the file is lost.
    assert_eq!(games[0].left, Vec::new());
    let taken: SavedGame =
        read(&asked(&Question::Take(games[0].key.clone()), pgn.as_bytes())).expect("a game as it is kept");
    let opened = Session::default().update(GameEvent::Open(Box::new(taken), lance_legal::play::Opened::default()));
    assert_eq!(opened.game, session.game);
}

#[test]
fn a_game_is_sent_with_its_start() {
    let session = begun(FREE).update(attempt("c1", "h1")).update(attempt("c8", "b8"));
    let moves = moves_sent(&session.game).expect("moves");
    assert_eq!(moves, "c1h1.c8b8");
    let event = game_sent(Some(chess960::marked(session.game.start())), &moves);
    assert!(matches!(&event, GameEvent::Open(_, opened) if opened.stopped.is_none()));
    assert_eq!(Session::default().update(event).game, session.game);
    // What is no position is told, and changes nothing.
    let wrong = Session::default().update(game_sent(Some("960 8/8".to_string()), &moves));
    assert!(matches!(wrong.notice, Some(Notice::Own(OwnNotice::BadFen(_)))));
}
