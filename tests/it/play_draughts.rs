//! The state of the page on which draughts is played: captures hop by hop, the site's moves, draws by limit, nothing lost.

use lance_legal::board::{Mark, Movable, Numbering, Sign, State, Tone};
use lance_legal::chess::san::Letters;
use lance_legal::clock::{Clock, ClockEvent, Running, SECOND, TimeControl};
use lance_legal::color::Color;
use lance_legal::draughts::search::MoveReason;
use lance_legal::draughts::{BRASILEIRAS, CLASSICAS, Game, Move, Position, Reason, Status, numbered, read};
use lance_legal::play::Opened;
use lance_legal::play::clock::Pressing;
use lance_legal::play::draughts::clock::follow;
use lance_legal::play::draughts::{
    Choices, GameEvent, Notice, OwnEvent, OwnNotice, Remark, Rival, SavedGame, SavedPage, Session,
};
use lance_legal::square::Square;

fn at(number: u8) -> Square {
    numbered(number).expect("a square of the test")
}

fn attempt(from: u8, to: u8) -> GameEvent {
    GameEvent::Try { from: at(from), to: at(to), promotion: None }
}

fn typed(text: &str) -> GameEvent {
    GameEvent::Typed { text: text.to_string(), letters: Letters::Portuguese }
}

fn position(text: &str) -> Position {
    Position::from_text(&CLASSICAS, text).expect("a position of the test")
}

/// This game comes from outside.
fn brought(game: &Game) -> GameEvent {
    GameEvent::Open(Box::new(SavedGame::brought(game.record())), Opened::default())
}

fn open(text: &str) -> Session {
    Session::default().update(brought(&Game::new(position(text))))
}

fn after(session: Session, events: impl IntoIterator<Item = GameEvent>) -> Session {
    events.into_iter().fold(session, Session::update)
}

fn board(session: &Session) -> State {
    let mut board = State::default();
    session.paint(&mut board, None);
    board
}

fn crossed(board: &State) -> Vec<Square> {
    let cross = |mark: &Mark| if let Sign::Cross(square) = mark.sign { Some(square) } else { None };
    board.marks.iter().filter(|mark| mark.tone == Tone::Hint).filter_map(cross).collect()
}

/// Against the site, which has Black.
fn against_site() -> Session {
    let rival = Some(Rival { side: Color::Black, level: 2 });
    Session::default().update(GameEvent::New { setup: &CLASSICAS, rival, seed: 7, clock: None })
}

fn sites(session: &Session, text: &str) -> GameEvent {
    let position = *session.game.position();
    let m = read(&position, text).expect("a move of the test");
    GameEvent::RivalMoves { position, m, remark: Remark { why: MoveReason::Safe, score: 0 } }
}

#[test]
fn a_game_starts_at_once_and_a_step_is_played() {
    let session = Session::default().update(attempt(9, 13));
    assert_eq!((session.view, &session.notice), (1, &None));
    let board = board(&session);
    assert_eq!((board.movable, board.numbering), (Movable::Side(Color::Black), Numbering::Draughts));
    assert_eq!(board.last_move, Some((at(9), at(13))));
    assert!(board.captures.is_empty() && board.destinations.contains_key(&at(24)));
}

#[test]
fn what_is_jumped_stays_crossed_out_until_the_last_hop() {
    let start = open("W:W6,1:B11,19,32");
    let half = start.clone().update(attempt(6, 15));
    assert_eq!((half.game.plies().len(), half.own.path.len()), (0, 2));
    let shown = board(&half);
    assert!(shown.figures.at(at(15)).is_some() && shown.figures.at(at(6)).is_none());
    assert!(shown.figures.at(at(11)).is_some(), "it is lifted at the end only");
    assert_eq!((crossed(&shown), shown.selected), (vec![at(11)], Some(at(15))));
    assert!(shown.destinations_from(at(15)).contains(at(22)));
    let whole = half.update(attempt(15, 22));
    let shown = board(&whole);
    assert_eq!((whole.game.plies().len(), crossed(&shown)), (1, Vec::new()));
    assert!(shown.figures.at(at(11)).is_none() && shown.figures.at(at(19)).is_none());
    // The final square alone says the same.
    let at_once = start.update(attempt(6, 22));
    assert_eq!(at_once.game, whole.game);
}

#[test]
fn a_capture_entered_by_its_end_walks_over_the_board() {
    let before = open("W:W6,1:B11,19,32");
    let after = before.clone().update(attempt(6, 22));
    let walk = after.walk_from(&before).expect("two hops");
    let mut shown = State::default();
    after.paint(&mut shown, Some(&walk));
    assert!(shown.figures.at(at(15)).is_some() && shown.figures.at(at(11)).is_some());
    assert_eq!((shown.movable, crossed(&shown)), (Movable::Nobody, vec![at(11)]));
    assert_eq!(walk.next(), None);
    // Who went hop by hop has seen it.
    let half = before.update(attempt(6, 15));
    assert_eq!(half.clone().update(attempt(15, 22)).walk_from(&half), None);
}

#[test]
fn only_captures_of_different_pieces_are_asked_about() {
    let asked = open("W:W6,1:B10,11,18,19").update(attempt(6, 22));
    assert_eq!((asked.game.plies().len(), asked.own.which.len(), &asked.notice), (0, 2, &None));
    let arrows = board(&asked).marks.iter().filter(|mark| matches!(mark.sign, Sign::Arrow { .. })).count();
    assert_eq!(arrows, 4);
    let taken: Vec<_> = asked.own.which.iter().map(|m: &Move| m.captured).collect();
    for (place, captured) in taken.into_iter().enumerate() {
        let played = asked.clone().update(GameEvent::Own(OwnEvent::Choose(place)));
        assert_eq!(played.game.plies().first().map(|m| m.captured), Some(captured));
    }
    // One hop says which.
    let by_hop = after(open("W:W6,1:B10,11,18,19"), [attempt(6, 13), attempt(13, 22)]);
    assert_eq!(by_hop.game.plies().len(), 1);
    // A written one is asked about too.
    assert_eq!(open("W:W6,1:B10,11,18,19").update(typed("6x22")).own.which.len(), 2);
    assert_eq!(open("W:W6,1:B10,11,18,19").update(typed("6x13x22")).game.plies().len(), 1);
}

#[test]
fn a_capture_under_way_is_finished_or_undone() {
    let half = open("W:W6,1:B11,19,32").update(attempt(6, 15));
    let other = half.clone().update(GameEvent::Lift(at(1)));
    assert_eq!((&other.notice, &other.own.path), (&Some(Notice::Own(OwnNotice::Unfinished)), &half.own.path));
    assert_eq!(half.clone().update(attempt(1, 5)).notice, Some(Notice::Own(OwnNotice::Unfinished)));
    // A wrong hop is explained and the piece stays where it got to.
    let wrong = half.clone().update(attempt(15, 20));
    assert!(matches!(wrong.notice, Some(Notice::Refused { .. })), "{:?}", wrong.notice);
    assert_eq!((&wrong.own.path, wrong.game.plies().len()), (&half.own.path, 0));
    let undone = half.update(GameEvent::GiveUp);
    assert!(undone.own.path.is_empty() && undone.game.plies().is_empty());
    assert!(board(&undone).figures.at(at(6)).is_some());
}

#[test]
fn a_wrong_try_is_refused_with_its_drawing_and_a_piece_that_may_not_move_says_why() {
    let session = open("W:W6,1:B11,19,32").update(attempt(1, 5));
    let Some(Notice::Refused { illegal, .. }) = &session.notice else { panic!("{:?}", session.notice) };
    assert!(matches!(illegal.reason, Reason::MustCapture { .. }));
    assert_eq!(illegal.article(), Some("2.8.1"));
    assert!(board(&session).marks.iter().any(|mark| mark.tone == Tone::Refusal));
    let touched = open("W:W6,1:B11,19,32").update(GameEvent::Lift(at(1)));
    assert!(matches!(touched.notice, Some(Notice::Refused { .. })));
    assert_eq!(touched.update(GameEvent::Lift(at(6))).notice, None);
    let theirs = Session::default().update(GameEvent::Touch(at(24)));
    assert!(
        matches!(&theirs.notice, Some(Notice::Refused { illegal, .. }) if matches!(illegal.reason, Reason::NotYours { .. }))
    );
    let empty = theirs.clone().update(GameEvent::Touch(at(14)));
    assert_eq!(empty, theirs, "an empty square says nothing new");
    assert!(matches!(Session::default().update(typed("9-99")).notice, Some(Notice::NotRead { .. })));
    assert!(matches!(Session::default().update(typed("9-18")).notice, Some(Notice::Refused { .. })));
}

#[test]
fn who_must_capture_is_marked_when_asked_or_always() {
    let session = open("W:W6,1:B11,19,32");
    let frames = |session: &Session| {
        let frame = |mark: &Mark| if let Sign::Frame(square) = mark.sign { Some(square) } else { None };
        board(session).marks.iter().filter_map(frame).collect::<Vec<_>>()
    };
    assert_eq!((frames(&session), session.duty()), (vec![], ([at(6)].into_iter().collect(), 2)));
    let asked = session.clone().update(GameEvent::Own(OwnEvent::Duty));
    assert_eq!(frames(&asked), [at(6)]);
    assert!(frames(&asked.clone().update(GameEvent::Own(OwnEvent::Duty))).is_empty());
    assert!(!asked.update(attempt(6, 22)).duty_on_show(), "asked for one position");
    let always = session.update(GameEvent::Own(OwnEvent::Choices(Choices { duty: true, ..Choices::default() })));
    assert_eq!(frames(&always), [at(6)]);
}

#[test]
fn the_site_is_asked_in_its_turn_and_answers_once() {
    let session = against_site();
    assert_eq!(session.question(), None);
    let asked = session.update(attempt(10, 14));
    let (position, rival) = asked.question().expect("its turn");
    assert_eq!((position, rival.level), (*asked.game.position(), 2));
    assert_eq!(board(&asked).movable, Movable::Nobody);
    assert_eq!(asked.clone().update(attempt(9, 13)).notice, Some(Notice::RivalsTurn));
    let answer = sites(&asked, "23-19");
    let answered = asked.clone().update(answer.clone());
    assert_eq!((answered.game.plies().len(), answered.view, answered.question()), (2, 2, None));
    assert_eq!(answered.why(), Some(MoveReason::Safe));
    let silent = Choices { silent: true, ..Choices::default() };
    assert_eq!(answered.clone().update(GameEvent::Own(OwnEvent::Choices(silent))).why(), None);
    // An answer that comes too late, or twice, is not played.
    assert_eq!(answered.clone().update(answer.clone()).game, answered.game);
    let taken = asked.clone().update(GameEvent::TakeBack);
    assert_eq!(taken.clone().update(answer.clone()).game, taken.game);
    // Who is looking back goes on looking.
    let looking = after(asked, [GameEvent::Show(0), answer]);
    assert_eq!((looking.view, looking.game.plies().len()), (0, 2));
}

#[test]
fn against_the_site_both_moves_are_taken_back() {
    let asked = against_site().update(attempt(10, 14));
    let answered = asked.clone().update(sites(&asked, "23-19"));
    assert!(answered.can_take_back());
    let back = answered.update(GameEvent::TakeBack);
    assert_eq!((back.game.plies().len(), back.question()), (0, None));
    assert!(!back.can_take_back());
    // Where the site began, its first move stays.
    let rival = Some(Rival { side: Color::White, level: 1 });
    let first = Session::default().update(GameEvent::New { setup: &CLASSICAS, rival, seed: 7, clock: None });
    assert!(first.question().is_some());
    let begun = first.clone().update(sites(&first, "10-14"));
    assert!(!begun.can_take_back());
    assert_eq!(begun.clone().update(GameEvent::TakeBack).game, begun.game);
}

#[test]
fn without_an_answer_the_two_may_ask_again_or_play_on() {
    let stuck = against_site().update(attempt(10, 14));
    let no_answer = GameEvent::NoAnswer(*stuck.game.position());
    let stuck = stuck.update(no_answer);
    assert_eq!((stuck.question(), &stuck.notice), (None, &Some(Notice::NoAnswer)));
    assert!(stuck.clone().update(GameEvent::Dismiss).question().is_some());
    let two = stuck.update(GameEvent::PlayAsTwo);
    assert_eq!((two.rival, two.question()), (None, None));
    assert_eq!(two.update(attempt(23, 19)).game.plies().len(), 2);
}

#[test]
fn a_hint_is_drawn_and_goes_with_the_next_move() {
    let session = open("W:W6,1:B11,19,32");
    let m = read(session.position(), "6x22").expect("legal");
    let hint = GameEvent::Own(OwnEvent::Hint { position: *session.position(), m, why: MoveReason::Wins(2) });
    let hinted = session.clone().update(GameEvent::Own(OwnEvent::AskHint)).update(hint.clone());
    let arrows = board(&hinted).marks.iter().filter(|mark| matches!(mark.sign, Sign::Arrow { .. })).count();
    assert_eq!(arrows, 2);
    let played = hinted.update(attempt(6, 22));
    assert_eq!(
        (&played.notice, played.clone().update(hint).notice),
        (&None, None),
        "of another position it says nothing"
    );
}

#[test]
fn a_hint_is_looked_for_until_it_comes_fails_or_is_not_wanted_any_more() {
    let session = after(against_site(), [attempt(10, 14)]);
    let session = session.clone().update(sites(&session, "23-19"));
    let seeking = session.clone().update(GameEvent::Own(OwnEvent::AskHint));
    assert_eq!(seeking.hint_question(), Some(*session.position()));
    let failed = seeking.clone().update(GameEvent::Own(OwnEvent::NoHint(*session.position())));
    assert_eq!((failed.hint_question(), &failed.notice), (None, &Some(Notice::Own(OwnNotice::NoHint))));
    assert!(failed.update(GameEvent::Own(OwnEvent::AskHint)).hint_question().is_some(), "it can be asked for again");
    // A piece may be picked up meanwhile.
    assert!(seeking.clone().update(GameEvent::Lift(at(9))).hint_question().is_some());
    let moved_on = [
        GameEvent::Dismiss,
        GameEvent::TakeBack,
        GameEvent::Back,
        attempt(14, 23),
        GameEvent::New { setup: &CLASSICAS, rival: None, seed: 1, clock: None },
        GameEvent::Resign(Color::White),
    ];
    let m = read(session.position(), "14x23").expect("legal");
    for event in moved_on {
        let after = seeking.clone().update(event.clone());
        assert_eq!(after.hint_question(), None, "{event:?}");
        for answer in [
            GameEvent::Own(OwnEvent::Hint { position: *session.position(), m, why: MoveReason::Safe }),
            GameEvent::Own(OwnEvent::NoHint(*session.position())),
        ] {
            assert_eq!(after.clone().update(answer), after, "an answer after {event:?}");
        }
    }
    let sites_turn = against_site().update(attempt(10, 14)).update(GameEvent::Own(OwnEvent::AskHint));
    assert_eq!((sites_turn.hint_question(), sites_turn.notice), (None, Some(Notice::RivalsTurn)));
}

#[test]
fn an_answer_for_the_site_changes_nothing_when_the_game_has_gone_on() {
    let asked = against_site().update(attempt(10, 14));
    let position = *asked.game.position();
    let answers = [sites(&asked, "23-19"), GameEvent::NoAnswer(position)];
    let other = GameEvent::New { setup: &CLASSICAS, rival: None, seed: 1, clock: None };
    for event in [GameEvent::TakeBack, other, GameEvent::Resign(Color::White), GameEvent::PlayAsTwo] {
        let after = asked.clone().update(event.clone());
        assert_eq!(after.question(), None, "{event:?}");
        for answer in &answers {
            assert_eq!(after.clone().update(answer.clone()), after, "an answer after {event:?}");
        }
    }
}

#[test]
fn an_earlier_position_is_looked_at_and_may_be_played_on_from() {
    let session = after(Session::default(), [attempt(10, 14), attempt(23, 19), attempt(14, 23), GameEvent::Back]);
    assert_eq!((session.view, session.is_live()), (2, false));
    assert_eq!(board(&session).movable, Movable::Nobody);
    assert_eq!(session.clone().update(attempt(9, 13)).notice, Some(Notice::LookingBack));
    let other = after(session.clone(), [GameEvent::Back, GameEvent::PlayOnFromHere]);
    assert_eq!((other.game.plies().len(), other.is_live()), (1, true));
    let restored = other.update(GameEvent::Restore(0));
    assert_eq!(restored.game, session.game);
    assert_eq!(restored.shelf.newest().map(|saved| saved.game.moves.len()), Some(1));
}

#[test]
fn the_game_before_stays_in_reach_and_one_from_outside_is_not_cut() {
    let played = after(Session::default(), [attempt(10, 14), attempt(23, 19)]);
    let new = GameEvent::New { setup: &CLASSICAS, rival: None, seed: 1, clock: None };
    let fresh = after(played.clone(), [new.clone()]);
    assert!(!played.shows_way_back() && fresh.shows_way_back());
    assert!(Session::from_record(&fresh.record()).shows_way_back(), "after a reload too");
    assert!(!fresh.clone().update(GameEvent::PutAway).shows_way_back());
    let twice = after(fresh, [attempt(9, 13), new]);
    assert_eq!(twice.shelf.games().iter().map(|game| game.game.moves.len()).collect::<Vec<_>>(), [2, 1]);
    let brought = Session::default().update(brought(&played.game));
    let brought = Session::from_record(&brought.record());
    let shorter = after(brought, [GameEvent::TakeBack, GameEvent::TakeBack]);
    assert_eq!(shorter.game.plies().len(), 0);
    assert_eq!(shorter.shelf.games().len(), 1);
    assert_eq!(shorter.update(GameEvent::Restore(0)).game, played.game);
}

#[test]
fn a_game_is_saved_and_restored_and_a_damaged_one_as_far_as_it_goes() {
    let asked = against_site().update(attempt(10, 14));
    let played = asked.clone().update(sites(&asked, "23-19"));
    let choices = Choices { letters: true, duty: true, silent: false };
    let kept = after(played, [GameEvent::Own(OwnEvent::Choices(choices)), GameEvent::Resign(Color::White)]);
    let restored = Session::from_record(&kept.record());
    assert_eq!((&restored.game, restored.rival, restored.seed), (&kept.game, kept.rival, 7));
    assert_eq!((restored.record(), restored.choices.letters), (kept.record(), true));
    let mut record: SavedPage = kept.record();
    record.game.game.moves[1] = "23-1".to_string();
    let short = Session::from_record(&record);
    assert!(matches!(short.notice, Some(Notice::Shortened { ply: 1 })), "{:?}", short.notice);
    assert_eq!(short.shelf.newest(), Some(&record.game), "as it was it stays beside");
    record.game.game.variant = "checkers".to_string();
    assert!(matches!(Session::from_record(&record).notice, Some(Notice::Shortened { ply: 0 })));
    assert_eq!(Session::from_record(&SavedPage::default()).game.plies(), []);
}

#[test]
fn a_limit_ends_the_game_with_its_counts_and_takes_no_more_moves() {
    let twenty = (0..20).flat_map(|turn| if turn % 2 == 0 { ["4-8", "29-25"] } else { ["8-4", "25-29"] });
    let session = after(open("W:WK4:BK29"), twenty.take(39).map(typed));
    assert_eq!((session.game.status(), session.game.plies().len()), (Some(Status::TwentyMoves), 39));
    let tried = session.clone().update(attempt(29, 25));
    let Some(Notice::Refused { illegal, .. }) = &tried.notice else { panic!("{:?}", tried.notice) };
    assert_eq!((illegal.article(), &tried.game), (Some("2.11.1"), &session.game));
    let forced = (0..12).flat_map(|turn| if turn % 2 == 0 { ["3-6", "29-25"] } else { ["6-3", "25-29"] });
    let session = after(open("W:WK1,K3,K4:BK29"), forced.take(22).map(typed));
    assert_eq!((session.game.status(), session.game.counts().forced), (None, Some((Color::White, 11))));
    let session = session.update(typed("6-3"));
    let session = if session.notice.is_some() { session.update(typed("3-6")) } else { session };
    assert_eq!(session.game.status(), Some(Status::Forced), "{:?}", session.notice);
    // What it takes back goes on.
    assert_eq!(session.update(GameEvent::TakeBack).game.status(), None);
}

#[test]
fn draws_are_claimed_agreed_and_offered() {
    let moves = ["4-8", "29-25", "8-4", "25-29"];
    let session = after(open("W:WK4:BK29"), moves.map(typed));
    let early = session.clone().update(GameEvent::Own(OwnEvent::Claim));
    assert!(matches!(early.notice, Some(Notice::NotEnded(_))) && early.game.status().is_none());
    let claimed = after(session.clone(), moves.map(typed)).update(GameEvent::Own(OwnEvent::Claim));
    assert_eq!(claimed.game.status(), Some(Status::Repetition));
    assert_eq!(session.clone().update(GameEvent::OfferDraw).game.status(), Some(Status::Agreed));
    let resigned = session.update(GameEvent::Resign(Color::White));
    assert_eq!(resigned.game.status(), Some(Status::Resigned { winner: Color::Black }));
    // The site agrees where it does not think that it is better.
    let asked = against_site().update(attempt(10, 14));
    assert_eq!(asked.clone().update(GameEvent::OfferDraw).notice, Some(Notice::Own(OwnNotice::NoDraw)));
    let GameEvent::RivalMoves { position, m, remark } = sites(&asked, "23-19") else { unreachable!() };
    for (score, agrees) in [(0, true), (150, false)] {
        let answered = asked.clone().update(GameEvent::RivalMoves { position, m, remark: Remark { score, ..remark } });
        assert_eq!(answered.update(GameEvent::OfferDraw).game.status().is_some(), agrees);
    }
}

#[test]
fn squares_are_called_by_numbers_or_letters_and_moves_with_them() {
    let session = Session::default().update(attempt(9, 13));
    let m = session.game.plies()[0];
    let start = *session.game.start();
    assert_eq!((session.written(&start, m), session.name(at(9))), ("9-13".to_string(), "9".to_string()));
    let letters = session.update(GameEvent::Own(OwnEvent::Choices(Choices { letters: true, ..Choices::default() })));
    assert_eq!((letters.written(&start, m), letters.name(at(9))), ("h3-g4".to_string(), "h3".to_string()));
    assert_eq!(board(&letters).numbering, Numbering::DraughtsLetters);
    let brazil = Session::default().update(GameEvent::New { setup: &BRASILEIRAS, rival: None, seed: 0, clock: None });
    assert_eq!(brazil.numbering(), Numbering::Algebraic);
    for session in [Session::default(), letters, brazil] {
        let example = typed(session.example());
        let start = Session { game: Game::new(*session.game.start()), view: 0, ..session };
        assert_eq!(start.update(example).notice, None, "the example can be played");
    }
}

#[test]
fn the_move_presses_the_clock_and_the_end_stops_it() {
    let mut clock = Clock::new(&"5+0".parse::<TimeControl>().expect("a control of the test"), 0);
    let mut now = 0;
    // The next event comes ten seconds later.
    let mut then = |before: &Session, event: GameEvent| {
        now += 10 * SECOND;
        let after = before.clone().update(event);
        for event in follow(before, &after, &clock.at(now)) {
            clock = clock.apply(event, now);
        }
        let left = Color::ALL.map(|side| clock.face(side).left / SECOND);
        (after, clock.running(), left)
    };
    let new = GameEvent::New { setup: &CLASSICAS, rival: None, seed: 0, clock: Some(Pressing::ByMove) };
    let session = Session::default().update(new);
    assert!(session.clock.is_some() && Session::from_record(&session.record()).clock.is_some());
    // The first move starts it, and each one gives the other its time.
    let (session, runs, left) = then(&session, attempt(10, 14));
    assert_eq!((runs, left), (Running::Side(Color::Black), [300, 300]));
    let (session, runs, left) = then(&session, attempt(24, 20));
    assert_eq!((runs, left), (Running::Side(Color::White), [300, 290]));
    // What is refused presses nothing; what is taken back stops both.
    let (session, runs, _) = then(&session, attempt(1, 2));
    assert_eq!(runs, Running::Side(Color::White));
    let (session, runs, left) = then(&session, GameEvent::TakeBack);
    assert_eq!((runs, left), (Running::Paused(Color::Black), [280, 290]));
    let (session, runs, left) = then(&session, attempt(24, 20));
    assert_eq!((runs, left), (Running::Side(Color::White), [280, 290]));
    // The flag ends the game; without it nobody plays on with the clock.
    let fallen = session.clone().update(GameEvent::Flag(Color::White));
    assert_eq!(fallen.game.status(), Some(Status::Time { winner: Color::Black }));
    let on = fallen.update(GameEvent::TakeBack);
    assert_eq!((on.clock, on.game.status()), (None, None));
    assert_eq!(on.update(GameEvent::Flag(Color::White)).game.status(), None);
    let (_, runs, _) = then(&session, GameEvent::Resign(Color::White));
    assert_eq!(runs, Running::Paused(Color::White));
}

#[test]
fn a_clock_that_was_stopped_while_the_site_thought_stays_so() {
    let clock = Clock::new(&"5+0".parse::<TimeControl>().expect("a control of the test"), 0);
    let session = Session { clock: Some(Pressing::ByMove), ..against_site() };
    let thinks = session.clone().update(attempt(10, 14));
    let running = follow(&session, &thinks, &clock).into_iter().fold(clock, |clock, event| clock.apply(event, 0));
    assert_eq!(running.running(), Running::Side(Color::Black));
    let answered = thinks.clone().update(sites(&thinks, "24-20"));
    let after = |clock: &Clock| {
        let events = follow(&thinks, &answered, &clock.at(SECOND));
        events.into_iter().fold(clock.clone(), |clock, event| clock.apply(event, SECOND)).running()
    };
    assert_eq!(after(&running), Running::Side(Color::White));
    assert_eq!(after(&running.apply(ClockEvent::Pause, 0)), Running::Paused(Color::White));
}
