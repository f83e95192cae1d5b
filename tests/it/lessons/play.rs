//! The engine on small boards: stars, misses with their consequence, hints, answers, trays.

use std::cell::Cell;
use std::sync::Arc;

use lance_legal::board::{Coordinates, Mark, Sign, State};
use lance_legal::chess::study::capture_gain;
use lance_legal::chess::{Move, Piece, Placement, Role, Setup};
use lance_legal::color::Color;
use lance_legal::lessons::chess::opponent;
use lance_legal::lessons::solve::{self, Scene, Way};
use lance_legal::lessons::{
    Attempt, Catalog, Chess, Cure, Draughts, Goal, Level, LevelEvent, Notice, Phase, Progress, Task, WhyMissed,
    draughts, read, stars, way,
};
use lance_legal::schedule::Card;
use lance_legal::square::Square;

use super::course;
use crate::amount::amount;

/// A level of these lines.
fn level(lines: &str) -> Arc<Level> {
    let lesson = read(&format!("lesson x\nlevel y\n{lines}")).expect("a lesson");
    lesson.levels.into_iter().next().expect("a level")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Plays one move, `e2e4` or `e7e8q`, and lets the reply come.
fn go(attempt: Attempt, text: &str) -> Attempt {
    let m: lance_legal::chess::Move = text.parse().expect("a move");
    attempt.update(LevelEvent::Try { from: m.from, to: m.to, promotion: m.promotion })
}

#[test]
fn a_level_says_how_far_it_is() {
    let attempt = Attempt::new(&level("board 8/8/8/8/1R6/8/8/8\ngoal reach b6 b8\npar 2"));
    assert_eq!(attempt.standing(), Some(("standing-par", vec![("move", 1), ("par", 2)])));
    let attempt = go(attempt, "b4b5");
    assert_eq!(attempt.standing(), Some(("standing-par", vec![("move", 2), ("par", 2)])));
    let marking = Attempt::new(&level("board 8/8/8/8/8/8/8/8\ngoal mark e4 e5"));
    assert_eq!(marking.standing(), Some(("left-squares", vec![("count", 2)])));
}

#[test]
fn stars_are_taken_by_landing_and_not_in_passing() {
    let attempt = Attempt::new(&level("board 8/8/8/8/1R6/8/8/8\ngoal reach b6 b8\npar 2"));
    let attempt = go(attempt, "b4b8");
    assert_eq!(attempt.notice, Some(Notice::Left(1)), "b6 was passed over");
    let attempt = go(attempt, "b8b6");
    assert_eq!(attempt.phase, Phase::Done(3));
}

/// The marks on the board of this attempt.
fn marks(attempt: &Attempt) -> Vec<Mark> {
    let mut board = State::default();
    attempt.paint(&mut board, Coordinates::Inside);
    board.marks
}

/// What is printed as the answer: every task of moves, but the games that are played out.
fn printed<G: course::Course>(is_played_out: fn(&G::Task) -> bool) -> usize {
    let levels = Cell::new(0);
    course::held::<G>(|_, level| {
        let Some(task) = level.task().filter(|task| !is_played_out(task)) else { return Ok(()) };
        let made = way(level).ok_or_else(|| format!("no way on paper for {task:?}"))?;
        let own = made.iter().filter(|made| !made.is_reply);
        for (made, stored) in own.zip(&level.solution) {
            if G::find(&made.board, stored) != Some(made.m) {
                return Err(format!("{:?} is printed, and {stored:?} is the solution", made.m));
            }
        }
        levels.set(levels.get() + 1);
        Ok(())
    });
    levels.get()
}

#[test]
fn the_answers_on_paper_are_played_out_by_the_rules() {
    assert!(printed::<Chess>(|task| matches!(task, Task::PlayOutMate | Task::PlayOutPromote)) > 100);
    assert!(printed::<Draughts>(|task| matches!(task, draughts::task::Task::PlayOut(_))) > 30);
}

#[test]
fn what_a_task_speaks_of_stays_on_the_board_to_the_end() {
    let levels = Cell::new(0);
    course::held::<Chess>(|lesson, level| {
        let asked = &level.diagram.marks;
        if asked.is_empty() || !matches!(level.goal, Goal::Answer { .. } | Goal::Judge(_) | Goal::Mark(_)) {
            return Ok(());
        }
        levels.set(levels.get() + 1);
        let mut attempt = Attempt::new(level);
        let answers = (0..attempt.options().len()).map(LevelEvent::Answer);
        let squares = Square::all().map(LevelEvent::Touch);
        for event in [LevelEvent::Hint, LevelEvent::Hint]
            .into_iter()
            .chain(answers)
            .chain(squares)
            .chain(std::iter::repeat_n(LevelEvent::Solve, 64))
        {
            attempt = attempt.update(event.clone());
            let shown = marks(&attempt);
            let whole = asked.iter().all(|mark| shown.contains(mark));
            course::ensure(whole, format!("{}/{}: {event:?} took a mark away", lesson.id, level.id))?;
        }
        course::ensure(matches!(attempt.phase, Phase::Done(_)), "not done")
    });
    assert!(levels.get() >= 9, "{}", levels.get());
}

#[test]
fn the_arrow_of_a_move_in_question_stays_too() {
    let level = level("board 4k3/8/8/8/8/8/8/R3K3 w - -\ngoal judge a1b2");
    let arrow = |attempt: &Attempt| marks(attempt).iter().any(|mark| matches!(mark.sign, Sign::Arrow { .. }));
    let attempt = Attempt::new(&level);
    assert!(arrow(&attempt));
    for place in 0..2 {
        assert!(arrow(&attempt.clone().update(LevelEvent::Answer(place))), "after answer {place}");
    }
}

#[test]
fn another_piece_ends_what_is_said_of_the_first() {
    let attempt = go(Attempt::new(&level("board 8/8/8/8/1R6/8/8/8\ngoal reach b6 b8\npar 2")), "b4c5");
    assert!(matches!(attempt.notice, Some(Notice::Refused(_))));
    assert_eq!(attempt.update(LevelEvent::Lift).notice, None);
    let hinted = Attempt::new(&level("board 8/8/8/8/1R6/8/8/8\ngoal reach b6 b8\npar 2")).update(LevelEvent::Hint);
    assert!(hinted.notice.is_some());
    assert_eq!(hinted.clone().update(LevelEvent::Lift), hinted, "a hint stays");
}

#[test]
fn a_way_round_costs_a_star() {
    assert_eq!([stars(2, 2, 0), stars(3, 2, 0), stars(4, 2, 0)], [3, 2, 1]);
    assert_eq!([stars(7, 6, 0), stars(8, 6, 0), stars(9, 6, 0)], [2, 2, 1]);
    assert_eq!([stars(1, 1, 1), stars(1, 1, 2), stars(1, 1, 9)], [2, 1, 1]);
    assert_eq!(stars(0, 0, 0), 3, "an answer has no moves");
}

#[test]
fn moves_without_kings_follow_the_same_laws() {
    let attempt = Attempt::new(&level("board 8/8/8/3P4/2PRP3/8/3P4/8\nonly d4\ngoal reach d8\npar 4"));
    let attempt = go(attempt, "d4d8");
    let Some(Notice::Refused(illegal)) = &attempt.notice else { panic!("{:?}", attempt.notice) };
    assert_eq!(illegal.article(), "3.5");
    let attempt = go(attempt, "c4c5");
    assert_eq!(attempt.notice, Some(Notice::StandsStill(square("c4"))));
    assert!(attempt.moves.is_empty());
}

#[test]
fn the_least_number_of_moves_is_found() {
    let level = level("board 8/8/8/3P4/2PRP3/8/3P4/8\nonly d4\ngoal reach d8\npar 4");
    let Goal::Task(task) = &level.goal else { panic!() };
    let Way::Found(moves) = solve::alone(&Scene::start(&level, task), task, 10_000) else { panic!() };
    assert_eq!(moves.len(), 4);
}

#[test]
fn a_dead_end_is_told_at_once_and_taken_back() {
    // Only e3, d4, e5 in this order: taking on d4 is the second move, and from e3 there is a way.
    let level = level("board 8/8/8/4p3/3p4/2p1p3/3P4/8\ngoal all (capture-all) (each-capture)\npar 3");
    let attempt = go(Attempt::new(&level), "d2c3");
    assert!(matches!(attempt.phase, Phase::Missed(_)), "{:?}", attempt.phase);
    let back = attempt.update(LevelEvent::TakeBack);
    assert_eq!(back.phase, Phase::Open);
    assert!(back.moves.is_empty());
    assert_eq!(back.slips, 1);
}

#[test]
fn a_check_that_is_none_says_so() {
    let level = level("board 4k3/8/8/8/8/8/8/R3K3\ngoal check\npar 1\nsolution a1a8");
    let attempt = go(Attempt::new(&level), "a1a7");
    assert_eq!(attempt.phase, Phase::Missed(WhyMissed::NoCheck));
    assert_eq!(go(attempt, "a1a8").phase, Phase::Done(2), "the next try takes the miss back by itself");
}

#[test]
fn a_mate_that_is_none_shows_the_way_out() {
    let level = level("board 1k1r4/ppp5/8/8/8/8/8/K3R3\ngoal checkmate\npar 1");
    let attempt = go(Attempt::new(&level), "e1e8");
    assert_eq!(attempt.phase, Phase::Missed(WhyMissed::Quiet));
    let level = self::level("board 1k6/1pp5/p7/8/8/8/8/K3R3\ngoal checkmate\npar 1");
    let attempt = go(Attempt::new(&level), "e1e8");
    assert_eq!(attempt.phase, Phase::Missed(WhyMissed::NoMate(Cure::Run)));
    let reply = attempt.reply.expect("the way out");
    assert_eq!((reply.from, reply.to), (square("b8"), square("a7")));
    let shown = attempt.update(LevelEvent::Reply);
    assert!(shown.scene.setup.placement.at(square("a7")).is_some(), "the king has gone");
    assert_eq!(shown.phase, Phase::Missed(WhyMissed::NoMate(Cure::Run)));
}

#[test]
fn stalemate_and_mate_are_told_apart() {
    let level = level("board k7/8/1K6/8/8/8/8/5Q2\ngoal checkmate\npar 1");
    assert_eq!(go(Attempt::new(&level), "f1f4").phase, Phase::Missed(WhyMissed::Stalemate));
    assert_eq!(go(Attempt::new(&level), "f1f8").phase, Phase::Done(3));
    let level = self::level("board k7/8/1K6/8/8/8/8/5Q2\ngoal stalemate\npar 1");
    assert_eq!(go(Attempt::new(&level), "f1f8").phase, Phase::Missed(WhyMissed::Mate));
    assert_eq!(go(Attempt::new(&level), "f1f4").phase, Phase::Done(3));
}

#[test]
fn a_check_is_met_in_the_way_that_is_asked() {
    let level = level("board 1k6/ppp5/8/8/6B1/8/PPP5/1K2r3\ngoal escape block\npar 1");
    let attempt = go(Attempt::new(&level), "b1a1");
    assert!(matches!(attempt.notice, Some(Notice::Refused(_))), "still on the line");
    assert_eq!(go(attempt, "g4d1").phase, Phase::Done(3));
    let level = self::level("board 1k6/ppp5/8/8/6B1/8/1PP5/1K2r3\ngoal escape block\npar 1");
    assert_eq!(go(Attempt::new(&level), "b1a2").phase, Phase::Missed(WhyMissed::OtherCure(Cure::Run)));
}

#[test]
fn a_piece_left_alone_is_taken_before_the_eyes() {
    let level = level("board 4r1k1/5pp1/7p/8/4N3/7P/3P1PP1/6K1\ngoal protect e4\npar 1");
    let attempt = go(Attempt::new(&level), "h3h4");
    assert_eq!(attempt.phase, Phase::Missed(WhyMissed::Loses(square("e4"))));
    assert_eq!(
        attempt.update(LevelEvent::Reply).scene.setup.placement.at(square("e4")).map(|piece| piece.role),
        Some(Role::Rook)
    );
    assert_eq!(go(Attempt::new(&level), "e4c3").phase, Phase::Missed(WhyMissed::Moved(square("e4"))));
    assert_eq!(go(Attempt::new(&level), "d2d3").phase, Phase::Done(3));
}

#[test]
fn exchanges_are_counted_to_their_end() {
    let gain = |board: &str, target: &str| {
        let level = level(&format!("board {board}\ngoal check"));
        capture_gain(&level.diagram.setup, square(target)).map(|(gain, _)| gain)
    };
    assert_eq!(gain("6k1/5ppp/2p5/3b4/8/2N2B2/5PPP/6K1 w", "d5"), Some(1), "3 - 3 + 1");
    assert_eq!(gain("6k1/5ppp/2p5/3n4/8/8/5PPP/3R2K1 w", "d5"), None, "a rook for a knight");
    assert_eq!(gain("6k1/3b1p2/2p3q1/4N3/8/8/5PPP/6K1 w", "g6"), Some(6), "a queen for a knight");
}

#[test]
fn a_line_is_followed_with_its_replies() {
    let level = level("board 6k1/5ppp/2p5/3b4/8/2N2B2/5PPP/6K1\ngoal line c3d5|f3d5 c6d5 f3d5|c3d5\npar 2");
    let attempt = go(Attempt::new(&level), "c3d5");
    assert_eq!(attempt.reply.map(|m| m.to_string()).as_deref(), Some("c6d5"));
    assert!(!attempt.is_to_move(), "the reply comes first");
    let attempt = attempt.update(LevelEvent::Reply);
    assert_eq!(go(attempt, "f3d5").phase, Phase::Done(3));
    assert_eq!(go(Attempt::new(&level), "h2h3").phase, Phase::Missed(WhyMissed::OffLine));
}

#[test]
fn mate_in_two_meets_the_longest_defence() {
    let level = level("board 8/3k4/7R/6R1/8/8/8/1K6\ngoal checkmate 2\npar 2");
    let slow = go(Attempt::new(&level), "b1b2");
    assert_eq!(slow.phase, Phase::Missed(WhyMissed::TooSlow));
    let attempt = go(Attempt::new(&level), "g5g7").update(LevelEvent::Reply);
    assert_eq!(attempt.phase, Phase::Open);
    assert_eq!(go(attempt, "h6h8").phase, Phase::Done(3));
}

#[test]
fn a_bare_king_is_mated_by_following_the_hints() {
    let level = level("board 4k3/8/8/8/8/8/8/3QK3\ngoal play-out checkmate\npar 12");
    let mut attempt = Attempt::new(&level);
    while attempt.phase == Phase::Open {
        attempt = attempt.update(LevelEvent::Hint).update(LevelEvent::Hint);
        let Some(Notice::Show(m)) = attempt.notice else { panic!("{:?}", attempt.notice) };
        attempt = go(attempt, &m.to_string()).update(LevelEvent::Reply);
    }
    assert_eq!(attempt.phase, Phase::Done(1), "hints cost stars, and the level is done");
}

#[test]
fn a_battle_is_won_by_the_first_pawn_home() {
    let level = level("board 8/5ppp/8/8/8/8/PPP5/8\ngoal battle\npar 5");
    let mut attempt = Attempt::new(&level);
    for _ in 0..20 {
        if attempt.phase != Phase::Open {
            break;
        }
        let next = attempt.legal_moves().into_iter().max_by_key(|m| m.to.rank()).expect("a move");
        attempt = go(attempt, &next.to_string()).update(LevelEvent::Reply);
    }
    assert!(matches!(attempt.phase, Phase::Done(_) | Phase::Missed(WhyMissed::Overtaken)), "{:?}", attempt.phase);
}

#[test]
fn a_promotion_is_asked_for_and_may_be_the_wrong_one() {
    let level = level("board 8/5P1k/5K2/8/8/8/8/8\ngoal promote rook\npar 1");
    let asked = Attempt::new(&level).update(LevelEvent::Try { from: square("f7"), to: square("f8"), promotion: None });
    assert_eq!(asked.hand.promoting, Some((square("f7"), square("f8"))));
    let queen = go(asked, "f7f8q");
    assert_eq!(queen.phase, Phase::Missed(WhyMissed::WrongPiece(Role::Queen)));
    assert_eq!(go(queen, "f7f8r").phase, Phase::Done(2));
}

#[test]
fn squares_are_marked_and_the_rule_says_why_not() {
    let level = level("board 8/8/8/8/8/8/8/K7\nonly a1\ngoal mark a2 b1 b2");
    let attempt = Attempt::new(&level).update(LevelEvent::Touch(square("a3")));
    let Some(Notice::NotMarked(_, Some(illegal))) = &attempt.notice else { panic!("{:?}", attempt.notice) };
    assert_eq!(illegal.article(), "3.8.1");
    let done =
        ["a2", "b2", "b1"].into_iter().fold(attempt, |attempt, name| attempt.update(LevelEvent::Touch(square(name))));
    assert_eq!(done.phase, Phase::Done(2));
}

#[test]
fn a_tray_is_emptied_square_by_square() {
    let level = level("board 8/8/8/8/8/8/8/8\ngoal place 8/8/8/8/8/8/8/R2Q3R");
    let attempt = Attempt::new(&level);
    assert_eq!(attempt.hand.tray.len(), 3);
    let queen = attempt.hand.tray.iter().position(|piece| piece.role == Role::Queen).expect("a queen");
    let attempt = attempt.update(LevelEvent::PickUp(queen)).update(LevelEvent::Touch(square("e1")));
    assert!(matches!(attempt.notice, Some(Notice::Misplaced(..))));
    let attempt = attempt.update(LevelEvent::PickUp(queen)).update(LevelEvent::Touch(square("d1")));
    // Two rooks are left: no need to pick one up.
    let attempt = attempt.update(LevelEvent::Touch(square("h1"))).update(LevelEvent::Touch(square("a1")));
    assert_eq!(attempt.phase, Phase::Done(2));
}

#[test]
fn the_rules_judge_a_move_and_explain_it() {
    let level = level("board 1k1r4/ppp5/8/8/3N4/8/PPP5/3K4\ngoal judge d4c6");
    let attempt = Attempt::new(&level);
    assert_eq!(attempt.right(), Some(1));
    let wrong = attempt.update(LevelEvent::Answer(0));
    assert_eq!(wrong.notice, Some(Notice::WrongAnswer(0)));
    assert_eq!(wrong.explained().map(|illegal| illegal.article()), Some("3.9.2"));
    assert_eq!(wrong.update(LevelEvent::Answer(1)).phase, Phase::Done(2));
}

#[test]
fn a_touch_leaves_some_moves_and_the_article_says_why() {
    let level = level("board 6k1/5pp1/7p/3b4/8/1QN5/5PPP/3R2K1\ngoal touched d5\npar 1");
    let attempt = go(Attempt::new(&level), "b3b8");
    assert_eq!(attempt.phase, Phase::Missed(WhyMissed::Touched("4.3.2")));
    assert_eq!(go(attempt, "c3d5").phase, Phase::Done(2));
}

#[test]
fn typed_moves_are_read_without_kings_too() {
    let level = level("board 8/8/8/8/1R6/8/8/8\ngoal reach b7 g7\npar 2");
    let letters = lance_legal::chess::san::Letters::Portuguese;
    let attempt = Attempt::new(&level).update(LevelEvent::Typed { text: "Tb7".to_string(), letters });
    assert_eq!(attempt.moves.len(), 1);
    let attempt = attempt.update(LevelEvent::Typed { text: "Th8".to_string(), letters });
    assert!(attempt.notice.is_some(), "a rook on b7 cannot go to h8");
    assert_eq!(attempt.update(LevelEvent::Typed { text: "Tg7".to_string(), letters }).phase, Phase::Done(3));
}

#[test]
fn whatever_a_file_says_it_is_read_or_refused_with_its_line() {
    for (text, line) in [
        ("", 1),
        ("level x", 1),
        ("lesson x\ngoal check", 2),
        ("lesson x\nlevel y\ngoal check", 2),
        ("lesson x\nlevel y\nboard 8/8/8/8/8/8/8/8", 2),
        ("lesson x\nlevel y\nboard 9/8", 3),
        ("lesson x\nlevel y\nboard 8/8/8/8/8/8/8/8\ngoal all (check", 4),
        ("lesson x\nlevel y\nboard 8/8/8/8/8/8/8/8\ngoal all (all (all (all (all (all (check))))))", 4),
        ("lesson x\nlevel y\nboard 8/8/8/8/8/8/8/8\ngoal answer a of b c", 4),
        ("lesson x\nscreen y\nboard 8/8/8/8/8/8/8/8\npar 3", 4),
        ("lesson x\nlevel y\nfoo", 3),
    ] {
        assert_eq!(read::<Chess>(text).expect_err(text).line, line, "{text}");
    }
}

#[test]
fn stars_are_kept_by_level_and_only_ever_grow() {
    let catalog = Catalog::read("section a\n# a comment\n\nx one two\ny three\n");
    let behind = |lesson, first| catalog.comes_after(lesson, first);
    assert_eq!((behind("y", "x"), behind("x", "y"), behind("x", "x"), behind("z", "x")), (true, false, false, false));
    let mut progress = Progress::default();
    assert_eq!(progress.next(&catalog), Some(("x".to_string(), "one".to_string())));
    progress.settle("x/one", 2, true, 0);
    progress.settle("x/one", 1, true, 0);
    assert_eq!(progress.stars("x/one"), 2);
    let entry = catalog.lesson("x").expect("a lesson");
    assert_eq!((progress.done(entry), progress.of_lesson(entry), entry.most_stars()), (1, 2, 6));
    assert_eq!(
        progress.next_place(&catalog),
        Some(("x".to_string(), Some("two".to_string()))),
        "a lesson that is begun"
    );
    progress.settle("x/two", 3, true, 0);
    assert_eq!(progress.of_lesson(entry), 5);
    assert_eq!(
        progress.next_place(&catalog),
        Some(("y".to_string(), None)),
        "the next one begins with what it explains"
    );
    assert_eq!(progress.next(&catalog), Some(("y".to_string(), "three".to_string())));
    assert_eq!(catalog.after("x").map(|entry| entry.id.as_str()), Some("y"));
}

/// The levels that are due, by lesson and level, as `x/one y/three`.
fn due(progress: &Progress, catalog: &Catalog, today: u32) -> String {
    let due: Vec<String> =
        progress.due(catalog, today).iter().map(|(lesson, level)| format!("{lesson}/{level}")).collect();
    assert_eq!(progress.tally(catalog, today).due, due.len());
    due.join(" ")
}

#[test]
fn what_was_missed_comes_back_by_days_the_longest_waiting_first() {
    let catalog = Catalog::read("section a\nx one two\ny three four\n");
    let mut progress = Progress::default();
    for (level, right, today) in
        [("y/three", false, 100), ("x/one", true, 101), ("x/two", false, 102), ("gone/away", false, 99)]
    {
        progress.settle(level, 2, right, today);
    }
    assert_eq!(progress.card("x/one"), None, "what is right at once leaves no card");
    assert_eq!(due(&progress, &catalog, 100), "");
    assert_eq!(progress.next_due(&catalog, 100), Some((1, 1)));
    assert_eq!(due(&progress, &catalog, 102), "y/three");
    assert_eq!(due(&progress, &catalog, 103), "y/three x/two", "what the course no longer has is not asked");
    assert_eq!(progress.next_due(&catalog, 103), Some((0, 2)));
    // Right again in the lesson before its day changes nothing; on its day it moves on, and wrong it is there tomorrow.
    progress.settle("x/two", 0, true, 102);
    assert_eq!(due(&progress, &catalog, 103), "y/three x/two");
    progress.settle("y/three", 0, true, 103);
    progress.settle("x/two", 0, false, 103);
    assert_eq!(due(&progress, &catalog, 103), "");
    assert_eq!(progress.next_due(&catalog, 103), Some((1, 1)));
    assert_eq!(
        (due(&progress, &catalog, 104), due(&progress, &catalog, 106)),
        ("x/two".into(), "x/two y/three".into())
    );
    // Right on every day that it is asked, and in the end it is known.
    for day in [106, 113, 129, 164] {
        assert!(due(&progress, &catalog, day).contains("y/three"), "{day}");
        progress.settle("y/three", 0, true, day);
    }
    assert_eq!(progress.card("y/three"), None);
    assert_eq!(progress.stars("y/three"), 2, "its stars stay");
}

#[test]
fn only_a_level_that_is_done_comes_back() {
    let catalog = Catalog::read("section a\nx one\n");
    let mut progress = Progress::default();
    progress.settle("x/one", 0, false, 100);
    assert!(progress.is_empty());
    assert_eq!(progress.next_due(&catalog, 200), None);
}

#[test]
fn a_damaged_record_loses_only_what_is_damaged() {
    let value = serde_json::json!({"stars": {"a/b": 3, "c/d": 9, "e/f": "x", "g/h": 0, "i/j": 1}, "future": []});
    let progress = Progress::from(value);
    let kept: Vec<u8> = ["a/b", "c/d", "e/f", "g/h", "i/j"].map(|level| progress.stars(level)).to_vec();
    assert_eq!(kept, [3, 0, 0, 0, 1]);
    // Box and day before the stars; there is no box 5, no day 0, and no card of a level that is not done.
    let card = Some(Card { level: 1, due: 20_781 });
    let numbers =
        [(2_078_112, 2, card), (2_078_152, 2, None), (12, 2, None), (2_078_110, 0, None), (u64::MAX, 0, None)];
    for (number, stars, card) in numbers.into_iter().chain([(u64::MAX - 13, 2, None)]) {
        let progress = Progress::from(serde_json::json!({"stars": {"a": number}}));
        assert_eq!((progress.stars("a"), progress.card("a")), (stars, card), "{number}");
    }
    assert!(Progress::from(serde_json::Value::Null).is_empty());
}

#[test]
fn the_whole_solution_can_be_shown_step_by_step() {
    for lines in [
        "board 8/8/8/8/1R6/8/8/8\ngoal reach b7 g7\npar 2\nsolution b4b7 b7g7",
        "board 8/8/8/8/8/8/8/8\ngoal mark a1 h8",
        "board 8/8/8/8/8/8/8/8\ngoal place 8/8/8/8/8/8/8/R6R",
        "board 1k1r4/ppp5/8/8/3N4/8/PPP5/3K4\ngoal judge d4c6",
        "board 8/8/8/8/8/8/8/8\ngoal answer b of a b c",
        "board 6k1/5pp1/7p/3b4/8/1QN5/5PPP/3R2K1\ngoal touched d5\npar 1\nsolution c3d5",
        "board 6k1/5ppp/8/8/8/8/5PPP/3R2K1\ngoal clock 1:00 0:08 start d1d7 press flag stop\npar 1\nsolution d1d7",
    ] {
        let mut attempt = Attempt::new(&level(lines));
        for _ in 0..5 {
            attempt = attempt.update(LevelEvent::Solve).update(LevelEvent::Reply);
        }
        assert!(matches!(attempt.phase, Phase::Done(_)), "{lines}: {:?}", attempt.phase);
    }
}

/// From such positions: whoever follows the hints mates, and not by going round in circles.
#[test]
fn hints_mate_a_bare_king_from_anywhere() {
    let mut state = 2026u64;
    let mut random = move |below: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    let mut longest = 0;
    for army in [vec![Role::Queen], vec![Role::Rook], vec![Role::Rook, Role::Rook]] {
        let mut played = 0;
        while played < amount(3, 12) {
            let mut placement = Placement::EMPTY;
            let pieces = [Piece::new(Color::White, Role::King), Piece::new(Color::Black, Role::King)];
            for piece in pieces.into_iter().chain(army.iter().map(|role| Piece::new(Color::White, *role))) {
                placement.set(Square::from_index(random(64)).expect("a square"), Some(piece));
            }
            let Some(mut position) = Setup::of(placement, Color::White).position() else { continue };
            if placement.occupied().len() != army.len() + 2 {
                continue;
            }
            played += 1;
            let start = position.fen();
            let mut moves = 0;
            let mut played_from: Vec<(Placement, Move)> = Vec::new();
            while position.has_legal_moves() {
                let here = position.placement();
                let avoid: Vec<Move> =
                    played_from.iter().filter(|(placement, _)| *placement == here).map(|(_, m)| *m).collect();
                let m = opponent::best(&position, Color::White, &avoid).expect("a move");
                if position.turn() == Color::White {
                    played_from.push((here, m));
                }
                position = position.play(m).expect("legal");
                moves += usize::from(position.turn() == Color::Black);
                assert!(moves <= 40, "{start}: no mate in forty moves");
                assert!(position.occupied().len() == army.len() + 2, "{start}: a piece was given away");
            }
            assert!(position.in_check() && position.turn() == Color::Black, "{start}: stalemate");
            longest = longest.max(moves);
        }
    }
    assert!(longest > 5);
}
