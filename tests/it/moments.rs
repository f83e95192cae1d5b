//! What to learn from a game: the questions one after another, what is kept of the answers, and when it is asked again.

use lance_legal::analysis::{Found, Question, Said, Survey, read_tried, reply};
use lance_legal::chess::{Letters, Move, Position, chess960};
use lance_legal::coach::Reason;
use lance_legal::color::Color;
use lance_legal::drills::own::{Exercise, Game, MOST, Moment, Moments, Own};
use lance_legal::drills::{SERIES, Training};
use lance_legal::play::chess::{GameEvent, Session};
use lance_legal::schedule::DAYS;
use serde_json::{Value, json};

/// A schoolmate's mate: Black's sixth move allows it.
const MATE: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|m| m.parse().expect("a move")).collect()
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

fn ask(question: &Question) -> String {
    let reply = reply(&question.message(3), || None);
    let Some(Said::Reply(3, answer)) = Said::read(&reply) else { panic!("{reply}") };
    answer.to_string()
}

fn found(start: &Position, text: &str, side: Option<Color>) -> Vec<Found> {
    let mut survey = Survey::new(start, moves(text), side).expect("legal moves");
    let mut asked = 0;
    while let Some(question) = Question::survey(&survey) {
        assert!(survey.answered(&ask(&question)), "{question:?}");
        asked += 1;
        assert!(asked < 20);
    }
    let (done, all) = survey.progress();
    assert_eq!((done, all), (all, moves(text).len()));
    survey.found()
}

#[test]
fn a_game_is_looked_at_question_by_question() {
    let found = found(&Position::start(), MATE, None);
    let last = found.last().expect("a moment");
    assert_eq!((last.ply, last.played.to_string()), (5, "g8f6".to_string()));
    assert_eq!(last.why.as_ref().map(|why| why.reason), Some(Reason::AllowsMateInOne));
    assert!(last.good.len() > 1, "more than one move stops the mate: {:?}", last.good);
    assert!(!last.good.contains(&last.played));
    for m in &last.good {
        let (good, advice) = read_tried(&last.before, *m, &ask(&Question::tried(&last.before, *m))).expect("an answer");
        assert!(good && !advice.is_mistake(), "{m}");
    }
}

#[test]
fn only_the_moves_of_the_asked_side_are_told() {
    let found = found(&Position::start(), MATE, Some(Color::White));
    assert!(found.iter().all(|found| found.before.turn() == Color::White), "{found:?}");
}

#[test]
fn where_nothing_was_lost_nothing_is_found() {
    assert_eq!(found(&Position::start(), "", None), []);
    assert_eq!(found(&Position::start(), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6", None), []);
    // A slower mate is no mistake, and a lost position cannot be lost again.
    assert_eq!(found(&position("7k/8/5K2/8/8/8/8/R7 w - - 0 1"), "a1b1 h8g8 b1c1 g8h8 f6g6 h8g8 c1c8", None), []);
}

#[test]
fn a_game_of_chess960_is_learnt_from_too() {
    let start = chess960::from_marked("960 1rk4r/ppp3p1/8/8/8/8/PPP3P1/1RK4R w KQkq - 0 1").expect("a position");
    let text = "c1h1 h8h2 g1h2";
    let record = json!({ "game": { "fen": chess960::marked(&start), "moves": text.split(' ').collect::<Vec<_>>() } });
    let game = Game::read(&record).expect("a game");
    assert_eq!((game.start, &game.moves), (start, &moves(text)));
    let found = found(&start, text, None);
    let Found { before, played, good, why, .. } = found.into_iter().next_back().expect("a rook was lost");
    assert_eq!(played, moves("h8h2")[0]);
    assert!(before.is_chess960(), "{}", before.fen());
    // Castling is tried, and judged by the second thread.
    let castles = moves("c8b8")[0];
    assert!(read_tried(&before, castles, &ask(&Question::tried(&before, castles))).is_some());
    let moment = Moment { before, played, good, why, day: 1 };
    let mut moments = Moments::default();
    moments.keep(&moment);
    let moments: Moments = serde_json::from_value(json!(moments)).expect("what was kept");
    assert_eq!(moments.of(&before, played), Some(moment.clone()));
    assert_eq!(moments.get(moment.exercise()), Some(moment));
}

#[test]
fn an_answer_to_something_else_changes_nothing() {
    let mut survey = Survey::new(&Position::start(), moves(MATE), None).expect("legal moves");
    let before = survey.clone();
    for answer in ["", "null", "[1,2]", "{}", "[0,0,0,0,0,0,0,0]"] {
        assert!(!survey.answered(answer), "{answer}");
        assert_eq!(survey, before);
    }
    assert!(survey.answered("[0,0,0,0,0,500,0]"));
    let closer = survey.clone();
    for answer in ["", "[0]", r#"{"cost":500,"good":[],"why":null}"#, r#"{"cost":500,"good":["e2e4"],"why":null}"#] {
        assert!(!survey.answered(answer), "{answer}");
        assert_eq!(survey, closer);
    }
    // A reason that the rules cannot show is left out.
    let unshown = r#"{"cost":500,"good":["d8e7"],"why":["allows-fork",[null,null,null],["g8f6"]]}"#;
    assert!(survey.answered(unshown));
    assert_eq!(Question::survey(&survey), None);
    assert!(survey.found().iter().all(|found| found.why.is_none() && found.good == moves("d8e7")));
    assert!(Survey::new(&Position::start(), moves("e2e5"), None).is_err());
}

#[test]
fn a_try_is_judged_by_what_it_leads_to() {
    let judged = |fen: &str, m: &str| {
        let (before, m) = (position(fen), m.parse().expect("a move"));
        read_tried(&before, m, &ask(&Question::tried(&before, m))).expect("an answer")
    };
    // A mate in one; another that wins a queen's worth wins too.
    let two_ways = "6k1/5ppp/8/8/8/8/5PPP/RQ4K1 w - - 0 1";
    assert!(judged(two_ways, "a1a8").0);
    assert!(judged(two_ways, "b1b8").0);
    let (good, advice) = judged("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3", "g8f6");
    assert!(!good && advice.is_mistake());
    // The last chance is gone: no move makes it worse.
    assert!(judged("7k/8/5K2/8/8/8/8/6R1 b - - 0 1", "h8h7").0);
    let answer = ask(&Question::tried(&position(two_ways), moves("a1a8")[0]));
    assert_eq!(read_tried(&position(two_ways), moves("b1b8")[0], &answer), None, "about another move");
    assert_eq!(read_tried(&Position::start(), moves("a1a8")[0], &answer), None, "about another position");
}

/// A moment in an ending; the number is that of the move.
fn moment(number: u32, day: u32) -> Moment {
    let before = position(&format!("4k3/8/8/8/8/8/8/R3K3 w - - 0 {number}"));
    let (played, good) = (moves("a1a2")[0], moves("a1a8"));
    Moment { before, played, good, why: None, day }
}

#[test]
fn of_many_moments_the_oldest_go() {
    let mut moments = Moments::default();
    for number in 1..=MOST as u32 + 5 {
        moments.keep(&moment(number, number));
        // Twice the same is once.
        moments.keep(&moment(number, number));
    }
    assert_eq!(moments.len(), MOST);
    assert_eq!(moments.get(moment(5, 0).exercise()), None);
    assert!(moments.get(moment(6, 0).exercise()).is_some());
    assert_eq!(moments.newest().len(), SERIES);
    assert_eq!(moments.newest()[0], moment(MOST as u32 + 5, 0).exercise());
    let kept: Value = moments.clone().into();
    assert_eq!(serde_json::from_value::<Moments>(kept).ok(), Some(moments));
}

#[test]
fn what_two_devices_have_is_joined_once() {
    let of = |numbers: &[u32]| {
        let mut moments = Moments::default();
        numbers.iter().for_each(|number| moments.keep(&moment(*number, *number)));
        moments
    };
    let mut both = of(&[1, 3, 4]);
    both.join(&of(&[2, 3, 9]));
    assert_eq!(both, of(&[1, 2, 3, 4, 9]));
    let again = both.clone();
    both.join(&again);
    assert_eq!(both, again);
}

#[test]
fn what_nobody_could_play_is_left_out_and_the_rest_stays() {
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3";
    let sound = json!({ "fen": fen, "played": "g8f6", "good": ["d8e7"], "day": 20_780 });
    let with = |name: &str, value: Value| {
        let mut changed = sound.clone();
        changed[name] = value;
        changed
    };
    let read = |list: Value| serde_json::from_value::<Moments>(json!({ "moments": list })).expect("lenient");
    let bad = [
        json!(null),
        json!("g8f6"),
        with("fen", json!("8/8/8/8/8/8/8/8 w - - 0 1")),
        with("played", json!("e2e4")),
        with("good", json!([])),
        with("good", json!(["d8d1"])),
        with("good", json!(["g8f6"])),
        with("day", json!(-1)),
    ];
    for bad in bad {
        assert_eq!(read(json!([bad, sound])).newest().len(), 1, "{bad}");
    }
    for why in [
        json!("fork"),
        json!(["allows-fork", [null, null, null], ["g8f6"]]),
        json!(["no-such", [null, null, null], []]),
    ] {
        let moments = read(json!([with("why", why)]));
        let exercise = moments.newest()[0];
        assert_eq!(moments.get(exercise).map(|moment| moment.why), Some(None));
    }
    assert!(read(json!({})).is_empty());
}

#[test]
fn a_moment_comes_back_on_its_day_and_not_among_the_exercises_of_notation() {
    let (mut training, mut moments) = (Training::default(), Moments::default());
    let exercise = moment(1, 100).exercise();
    let id = exercise.to_string();
    assert_eq!(id.parse::<Exercise>().map(|read| (read.level, read.seed)), Ok((Own, exercise.seed)));
    training.answered(&id, false, 100);
    assert_eq!(moments.known(training.due_exercises(101)), [], "what it asks is not kept");
    moments.keep(&moment(1, 100));
    assert_eq!(
        (moments.known(training.due_exercises(100)), moments.known(training.due_exercises(101))),
        (vec![], vec![exercise])
    );
    assert_eq!((training.due(101).len(), training.next_due()), (0, None));
    assert_eq!(training.next_exercise::<Own>(), Some(100 + DAYS[0]));
    training.answered(&id, true, 101);
    assert_eq!(training.next_exercise::<Own>(), Some(101 + DAYS[1]));
}

#[test]
fn the_game_on_the_board_is_read_from_its_record() {
    let mut session = Session::default();
    assert_eq!(Game::read(&json!(session.record())), None, "it has no move");
    for text in ["e4", "e5"] {
        session = session.update(GameEvent::Typed { text: text.to_string(), letters: Letters::English });
    }
    let game = Game::read(&json!(session.record())).expect("a game");
    assert_eq!((game.start, game.moves, game.player), (Position::start(), moves("e2e4 e7e5"), None));
    let kept =
        json!({ "game": { "fen": "8/P6k/8/8/8/8/7K/8 w - - 0 1", "moves": ["a7a8n", 7] }, "rival": "black bia 7 0" });
    let game = Game::read(&kept).expect("a game");
    assert_eq!((game.start.fen(), game.moves), ("8/P6k/8/8/8/8/7K/8 w - - 0 1".to_string(), moves("a7a8n")));
    assert_eq!(game.player, Some(Color::White), "the computer has Black");
    for bad in [json!(null), json!({ "game": { "moves": [] } }), json!({ "game": { "fen": "8", "moves": ["e2e4"] } })] {
        assert_eq!(Game::read(&bad), None);
    }
}
