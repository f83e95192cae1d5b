//! The play page's state: moves, refusals, walking back, and that nothing is lost by a slip.

use lance_legal::board::{Movable, Sign, State, Tone};
use lance_legal::chess::pgn::GameResult;
use lance_legal::chess::san::Letters;
use lance_legal::chess::{Game, Role, Status};
use lance_legal::color::Color;
use lance_legal::play::Opened;
use lance_legal::play::chess::{
    GameEvent, Headings, MOST_SENT, Notice, OwnEvent, OwnNotice, SavedGame, SavedSession, Session, Source, game_sent,
    moves_sent,
};
use lance_legal::play::shelf::{A_WHILE, MOST};
use lance_legal::random::Random;
use lance_legal::square::Square;

/// White would like to castle, and the bishop on a6 looks at f1.
const CASTLE: &str = "r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5";

fn square(name: &str) -> Square {
    name.parse().expect("a square of the test")
}

fn attempt(from: &str, to: &str) -> GameEvent {
    GameEvent::Try { from: square(from), to: square(to), promotion: None }
}

fn typed(text: &str) -> GameEvent {
    GameEvent::Typed { text: text.to_string(), letters: Letters::Portuguese }
}

/// A new game in place of the one there.
fn new() -> GameEvent {
    GameEvent::New { setup: None, rival: None, seed: 0, clock: None }
}

fn after(events: impl IntoIterator<Item = GameEvent>) -> Session {
    events.into_iter().fold(Session::default(), Session::update)
}

fn from_fen(fen: &str) -> Session {
    let session = after([GameEvent::Own(OwnEvent::FromFen(fen.to_string()))]);
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
    session.paint(&mut board, None);
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
    session.paint(&mut board, None);
    let arrow = Sign::Arrow { from: square("a6"), to: square("f1") };
    assert!(board.marks.iter().any(|mark| mark.sign == arrow && mark.tone == Tone::Refusal));
    assert!(board.marks.iter().any(|mark| mark.sign == Sign::Ring(square("f1"))));
    // The next move wipes the refusal from the board.
    session.update(attempt("g3", "g4")).paint(&mut board, None);
    assert!(board.marks.iter().all(|mark| mark.tone != Tone::Refusal), "{:?}", board.marks);
}

#[test]
fn touching_the_other_side_s_piece_says_whose_turn_it_is() {
    let session = after([GameEvent::Touch(square("e7"))]);
    assert!(matches!(session.notice, Some(Notice::Refused { .. })), "{:?}", session.notice);
    assert_eq!(after([GameEvent::Touch(square("e4"))]).notice, None, "an empty square says nothing");
    let second_press = session.clone().update(GameEvent::Touch(square("e5")));
    assert_eq!(second_press.notice, session.notice, "and takes nothing back");
    assert_eq!(after([GameEvent::Touch(square("e2"))]).notice, None, "the own piece says nothing");
}

#[test]
fn a_pawn_at_the_last_rank_waits_for_a_choice() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    let asked = from_fen(fen).update(attempt("a7", "a8"));
    assert_eq!(asked.own.promoting, Some((square("a7"), square("a8"))));
    assert_eq!(asked.notice, None);
    let mut board = State::default();
    asked.paint(&mut board, None);
    assert!(board.pending_promotion.is_some());
    let given_up = asked.clone().update(GameEvent::GiveUp);
    assert_eq!(given_up.own.promoting, None);
    assert!(given_up.game.plies().is_empty());
    let chosen = asked.update(GameEvent::Try { from: square("a7"), to: square("a8"), promotion: Some(Role::Knight) });
    assert_eq!(chosen.position().piece_at(square("a8")).map(|piece| piece.role), Some(Role::Knight));
    assert_eq!(from_fen(fen).update(typed("a8")).own.promoting, Some((square("a7"), square("a8"))));
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
fn a_refusal_goes_when_another_piece_is_chosen() {
    let refused = from_fen(CASTLE).update(attempt("e1", "g1"));
    assert_eq!(refused.clone().update(GameEvent::Lift(square("e1"))), refused, "the same piece: it is still about it");
    let other = refused.update(GameEvent::Lift(square("h1")));
    assert_eq!((other.notice, other.view), (None, 0));
    let unread = after([typed("olá"), GameEvent::Lift(square("e2"))]);
    assert_eq!(unread.notice, None);
}

#[test]
fn the_past_can_be_seen_but_not_played_on_by_a_slip() {
    let session = after([typed("e4"), typed("e5"), GameEvent::Back, GameEvent::Back, GameEvent::Back]);
    assert_eq!(session.view, 0);
    assert_eq!(session.position().turn(), Color::White);
    let mut board = State::default();
    session.paint(&mut board, None);
    assert_eq!(board.movable, Movable::Nobody);
    assert_eq!(session.clone().update(GameEvent::Touch(square("d2"))).notice, Some(Notice::LookingBack));
    let slipped = session.update(attempt("d2", "d4"));
    assert_eq!(slipped.notice, Some(Notice::LookingBack));
    assert_eq!(slipped.game.plies().len(), 2);
    let on = slipped.update(GameEvent::Forward).update(GameEvent::PlayOnFromHere);
    assert_eq!((on.view, on.game.plies().len()), (1, 1));
    // The longer game is kept aside.
    let back = on.update(GameEvent::Restore(0));
    assert_eq!(back.game.plies().len(), 2);
}

#[test]
fn a_new_game_sets_the_old_one_aside_and_it_comes_back() {
    let session = after([typed("e4"), new()]);
    assert!(session.game.plies().is_empty());
    let session = session.update(new());
    assert!(session.shelf.newest().is_some(), "an empty game does not push out a played one");
    let back = session.update(GameEvent::Restore(0));
    assert_eq!(back.view, 1);
    assert_eq!(back.clone().update(GameEvent::Restore(0)), back, "an empty game is not put aside");
}

#[test]
fn the_way_back_is_on_show_until_the_game_has_gone_on_or_it_is_put_away() {
    assert!(!after([typed("e4")]).shows_way_back());
    let fresh = after([typed("e4"), typed("e5"), new()]);
    assert!(fresh.shows_way_back());
    assert!(Session::from_record(&fresh.record()).shows_way_back(), "after a reload too");
    let away = fresh.clone().update(GameEvent::PutAway);
    assert!(!away.shows_way_back() && away.shelf.games().len() == 1, "the game itself stays");
    assert!(!Session::from_record(&away.record()).shows_way_back());
    let moves = "a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 Cd2 Cd7 a4 a5";
    let mut on = fresh;
    for (ply, text) in moves.split(' ').enumerate() {
        assert!(on.shows_way_back(), "after {ply} plies");
        on = on.update(typed(text));
    }
    assert_eq!(on.game.plies().len(), A_WHILE);
    assert!(!on.shows_way_back());
}

#[test]
fn a_short_game_does_not_push_out_a_long_one() {
    let again = after([typed("e4"), typed("e5"), new(), typed("d4"), new()]);
    let kept = |session: &Session| session.shelf.games().iter().map(|game| game.game.moves.len()).collect::<Vec<_>>();
    assert_eq!(kept(&again), [2, 1]);
    let back = Session::from_record(&again.record()).update(GameEvent::Restore(0));
    assert_eq!((back.game.plies().len(), kept(&back)), (2, vec![1]));
    // The same game is put aside once, and no more games than there is room for.
    let twice = back.update(new()).update(GameEvent::Restore(1)).update(new());
    assert_eq!(kept(&twice), [1, 2]);
    let many = (0..2 * MOST).fold(twice, |session, place| {
        session
            .update(GameEvent::Own(OwnEvent::FromFen(format!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 {}", place + 1))))
            .update(typed("e4"))
    });
    assert_eq!(many.shelf.games().len(), MOST);
}

/// A game from a file, which Black resigned.
fn brought(result: &str) -> Session {
    let headings = Headings { white: "Rita".to_string(), result: result.to_string(), ..Headings::default() };
    let game = after([typed("e4"), typed("e5"), typed("Cf3")]).saved();
    let saved = SavedGame { source: Source::Pgn, headings, ..game };
    Session::default().update(GameEvent::Open(Box::new(saved), Opened::default()))
}

#[test]
fn a_game_from_outside_that_is_cut_loses_its_result_and_comes_back_whole() {
    let whole = brought("1-0");
    assert_eq!((whole.notice.clone(), whole.shows_way_back(), whole.result()), (None, false, GameResult::WhiteWins));
    let cut = whole.clone().update(GameEvent::Back).update(GameEvent::PlayOnFromHere);
    let shorter = whole.clone().update(GameEvent::TakeBack);
    let longer = whole.clone().update(typed("Cc6"));
    let drawn = whole.clone().update(GameEvent::OfferDraw).update(GameEvent::Own(OwnEvent::AcceptDraw));
    for (session, plies, result) in [
        (cut, 2, GameResult::Unknown),
        (shorter, 2, GameResult::Unknown),
        (longer, 4, GameResult::Unknown),
        (drawn, 3, GameResult::Draw),
    ] {
        assert_eq!((session.game.plies().len(), session.result()), (plies, result));
        assert_eq!((&session.own.headings, &session.own.source), (&Headings::default(), &Source::Start));
        assert!(session.shows_way_back());
        // What follows cuts nothing more of it.
        let back = session.update(GameEvent::TakeBack).update(GameEvent::Restore(0));
        assert_eq!(back.saved().game.moves, whole.saved().game.moves);
        assert_eq!((&back.own.headings, back.result()), (&whole.own.headings, GameResult::WhiteWins));
    }
}

#[test]
fn a_game_that_was_not_over_goes_on_under_its_names() {
    let on = brought("").update(typed("Cc6"));
    assert_eq!((on.own.headings.white.as_str(), on.shows_way_back()), ("Rita", false));
    let shorter = brought("").update(GameEvent::TakeBack);
    assert_eq!((shorter.own.headings.white.as_str(), shorter.shows_way_back()), ("Rita", true));
    let own = after([
        typed("e4"),
        typed("e5"),
        GameEvent::Own(OwnEvent::Headings(Box::new(shorter.own.headings.clone()))),
        GameEvent::Back,
    ]);
    assert_eq!(own.update(GameEvent::PlayOnFromHere).own.headings.white, "Rita", "the pupils' own game is theirs");
}

#[test]
fn a_game_from_the_laws_starts_at_its_beginning() {
    let session = after([GameEvent::Own(OwnEvent::Sample("laws-2023".to_string()))]);
    assert_eq!(session.own.source, Source::Sample("laws-2023".to_string()));
    assert_eq!((session.view, session.game.plies().len()), (0, 21));
    assert_eq!(after([GameEvent::Own(OwnEvent::Sample("none".to_string()))]), Session::default());
}

#[test]
fn a_bad_position_leaves_the_game_as_it_is() {
    let session = after([typed("e4"), GameEvent::Own(OwnEvent::FromFen("8/8/8/8/8/8/8/8 w - - 0 1".to_string()))]);
    assert!(matches!(session.notice, Some(Notice::Own(OwnNotice::BadFen(_)))));
    assert_eq!(session.view, 1);
}

#[test]
fn mate_and_stalemate_end_the_game_and_a_take_back_opens_it_again() {
    let mated = after(["f3", "e5", "g4", "Dh4"].map(typed));
    assert_eq!(mated.status_on_show(), Some(Status::Checkmate));
    let tried = mated.clone().update(attempt("e1", "f2"));
    let Some(Notice::Refused { illegal, .. }) = &tried.notice else { panic!("{:?}", tried.notice) };
    assert_eq!(illegal.article(), "5.1.1");
    assert_eq!(mated.update(GameEvent::TakeBack).status_on_show(), None);
    let stalemate = from_fen("7k/5Q2/5K2/8/8/8/8/8 b - - 0 1");
    assert_eq!(stalemate.status_on_show(), Some(Status::Stalemate));
}

#[test]
fn what_is_kept_comes_back_whole() {
    let session = after([typed("e4"), GameEvent::Own(OwnEvent::Sample("laws-2023".to_string())), GameEvent::Forward]);
    let text = serde_json::to_string(&session.record()).expect("a session has a JSON form");
    let saved: SavedSession = serde_json::from_str(&text).expect("its own form");
    let back = Session::from_record(&saved);
    assert_eq!(back.game, session.game);
    assert_eq!(back.own.source, session.own.source);
    assert_eq!(back.shelf, session.shelf);
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

#[test]
fn a_game_goes_into_an_address_and_comes_out_whole() {
    let typed = ["e4", "e5", "Cf3", "Cc6", "Bb5"].map(typed);
    let game = after(typed).game;
    let moves = moves_sent(&game).expect("short");
    assert_eq!(moves, "e2e4.e7e5.g1f3.b8c6.f1b5");
    let opened = Session::default().update(game_sent(None, &moves));
    assert_eq!((opened.game.plies().len(), opened.game.position()), (5, game.position()));
    assert_eq!((opened.notice, opened.own.source), (None, Source::Pgn));

    // From another position, with a promotion.
    let fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    let promoted = Session::default().update(game_sent(Some(fen.to_string()), "e7e8q.a2a3"));
    assert_eq!(promoted.game.position().fen(), "4Q3/8/8/8/8/k7/8/4K3 w - - 1 2");

    // What cannot be played is told, and what comes before it stays.
    for (moves, word, ply) in
        [("e2e4.e7e4", "e7e4", 1), ("e2e4..e7e5", "", 1), ("<b>olá, e mais</b>", "<b>olá, e ma", 0)]
    {
        let Some(Notice::Opened(Opened { stopped: Some(stopped), .. })) =
            Session::default().update(game_sent(None, moves)).notice
        else {
            panic!("{moves}")
        };
        assert_eq!((stopped.word.as_str(), stopped.ply), (word, ply), "{moves}");
    }
    let wrong = Session::default().update(game_sent(Some("8/8".to_string()), "e2e4"));
    assert!(matches!(wrong.notice, Some(Notice::Own(OwnNotice::BadFen(_)))));

    // None without moves, and none that is too long for a code on the wall.
    assert_eq!(moves_sent(&Session::default().game), None);
    let mut long = (0..).map(played_at_random).find(|game| game.plies().len() == MOST_SENT).expect("one of them");
    let address = format!("https://lancelegal.pt/jogar#{}", moves_sent(&long).expect("just short enough"));
    assert!(lance_legal::coding::version(&address).is_some_and(|version| version <= 20));
    let more = long.position().legal_moves()[0];
    long.play(more).expect("legal");
    assert_eq!(moves_sent(&long), None);
}

/// A game of at most [`MOST_SENT`] moves.
fn played_at_random(seed: u64) -> Game {
    let (mut random, mut game) = (Random::new(seed), Session::default().game);
    while game.plies().len() < MOST_SENT && game.status().is_none() {
        let moves = game.position().legal_moves();
        let m = moves[random.below(moves.len())];
        game.play(m).expect("legal");
    }
    game
}
