//! The course of draughts: the engine on small boards, and every level that ships, played.

use std::sync::Arc;

use lance_legal::board::{Coordinates, State};
use lance_legal::chess::san::Letters;
use lance_legal::draughts::search::wins_in;
use lance_legal::draughts::{Position, numbered};
use lance_legal::lessons::draughts::task::Task;
use lance_legal::lessons::draughts::verdict::Miss;
use lance_legal::lessons::solve::{self, Scene, Way};
use lance_legal::lessons::{Attempt, Draughts, Goal, Level, LevelEvent, Notice, Phase, Rules, Text, read};
use lance_legal::square::Square;

use super::course::{
    check_answers_vary, check_catalog, check_examples, check_limits, check_solutions, ensure, held, held_lessons,
    lessons,
};

/// Boards looked at to hold that par is the least.
const MANY: usize = 2_000_000;

/// A level of these lines.
fn level(lines: &str) -> Arc<Level<Draughts>> {
    let lesson = read::<Draughts>(&format!("lesson x\nlevel y\n{lines}")).expect("a lesson");
    lesson.levels.into_iter().next().expect("a level")
}

fn start(lines: &str) -> Attempt<Draughts> {
    Attempt::new(&level(lines))
}

fn square(number: u8) -> Square {
    numbered(number).expect("a square")
}

/// Goes from one square to another, as a finger does, and lets the reply come.
fn go(attempt: Attempt<Draughts>, from: u8, to: u8) -> Attempt<Draughts> {
    attempt.update(LevelEvent::Try { from: square(from), to: square(to), promotion: None }).update(LevelEvent::Reply)
}

fn typed(attempt: Attempt<Draughts>, text: &str) -> Attempt<Draughts> {
    attempt.update(LevelEvent::Typed { text: text.to_string(), letters: Letters::English })
}

fn shown(attempt: &Attempt<Draughts>) -> State {
    let mut state = State::default();
    attempt.paint(&mut state, Coordinates::Outside);
    state
}

/// Three pieces in a row of jumps: 2 over 6, 15 and 23.
const CHAIN: &str = "board W:W2:B6,15,23\ngoal capture-all\npar 1\nsolution 2x27";

#[test]
fn a_capture_may_be_entered_by_its_last_square_or_square_by_square() {
    let chain = start(CHAIN);
    let m = *chain.legal_moves().first().expect("a capture");
    assert_eq!(m.captured.len(), 3);
    assert_eq!(
        go(chain.clone(), 2, Draughts::path(&chain.scene.setup, m).last().map_or(0, number)).phase,
        Phase::Done(3)
    );
    let path = Draughts::path(&chain.scene.setup, m);
    let mut attempt = chain;
    for leg in path.windows(2) {
        assert_eq!(attempt.phase, Phase::Open);
        attempt = go(attempt, number(&leg[0]), number(&leg[1]));
    }
    assert_eq!(attempt.phase, Phase::Done(3));
}

fn number(square: &Square) -> u8 {
    lance_legal::draughts::number(*square).expect("a playing square")
}

#[test]
fn half_a_capture_is_seen_and_taken_back() {
    let chain = start(CHAIN);
    let path = Draughts::path(&chain.scene.setup, chain.legal_moves()[0]);
    let half = go(chain, 2, number(&path[1]));
    let state = shown(&half);
    assert!(state.figures.at(path[1]).is_some() && state.figures.at(square(2)).is_none(), "the piece is under way");
    assert!(state.figures.at(square(6)).is_some(), "what was jumped is lifted at the end");
    assert_eq!(state.selected, Some(path[1]));
    assert!(half.can_take_back() && half.moves.is_empty());
    let back = half.update(LevelEvent::TakeBack);
    assert_eq!(shown(&back).figures.at(square(2)), shown(&start(CHAIN)).figures.at(square(2)));
    assert!(!back.can_take_back());
}

#[test]
fn a_refusal_has_its_article_and_changes_nothing() {
    let attempt = go(start("board W:W9,14:B19,32\ngoal line 14x23\npar 1\nsolution 14x23"), 9, 13);
    let Some(Notice::Refused(illegal)) = &attempt.notice else { panic!("{:?}", attempt.notice) };
    assert_eq!(illegal.article(), Some("2.8.1"));
    assert!(attempt.moves.is_empty() && attempt.slips == 0);
    assert!(!shown(&attempt).marks.is_empty(), "the reason is drawn");
    let attempt = typed(attempt, "9-13");
    assert!(matches!(attempt.notice, Some(Notice::Refused(_))), "{:?}", attempt.notice);
    assert_eq!(typed(attempt, "14x23").phase, Phase::Done(3));
}

#[test]
fn what_cannot_be_read_is_told() {
    let attempt = typed(start(CHAIN), "abc");
    assert!(matches!(attempt.notice, Some(Notice::NotRead { .. })), "{:?}", attempt.notice);
}

#[test]
fn a_losing_move_is_answered_by_the_capture_that_shows_it() {
    let attempt = start("board W:W10:B19,32\ngoal line 10-13\npar 1\nsolution 10-13");
    let tried = attempt.update(LevelEvent::Try { from: square(10), to: square(14), promotion: None });
    assert!(matches!(tried.phase, Phase::Missed(_)), "{:?}", tried.phase);
    if tried.phase == Phase::Missed(Miss::Loses) {
        let reply = tried.reply.expect("the capture");
        assert!(!reply.captured.is_empty());
        let after = tried.update(LevelEvent::Reply);
        assert!(after.scene.setup.at(square(14)).is_none(), "the man is gone before the eyes");
        assert_eq!(go(after, 10, 13).phase, Phase::Done(2), "the next try takes the miss back by itself");
    } else {
        panic!("19 takes nothing: {:?}", tried.phase);
    }
}

#[test]
fn a_man_is_crowned_and_a_dead_end_told() {
    let level = "board W:W26:B\ngoal crown\npar 1\nsolution 26-29";
    let attempt = start(level);
    let m = attempt.legal_moves()[0];
    assert_eq!(go(attempt, 26, number(&m.to)).phase, Phase::Done(3));
    // A man cannot go back to a star it has passed.
    let attempt = go(start("board W:W10:B\ngoal reach 13\npar 1"), 10, 14);
    assert!(matches!(attempt.phase, Phase::Missed(Miss::DeadEnd | Miss::Stuck)), "{:?}", attempt.phase);
    assert_eq!(attempt.update(LevelEvent::TakeBack).phase, Phase::Open);
}

#[test]
fn the_rules_judge_a_move_and_explain_it() {
    let attempt = start("board W:W9,14:B19,32\ngoal judge 9-13");
    assert_eq!(attempt.right(), Some(1));
    let wrong = attempt.update(LevelEvent::Answer(0));
    assert_eq!(wrong.explained().and_then(|illegal| illegal.article()), Some("2.8.1"));
    assert_eq!(wrong.update(LevelEvent::Answer(1)).phase, Phase::Done(2));
    // A capture that stops too soon is no move.
    let path = Draughts::path(&start(CHAIN).scene.setup, start(CHAIN).legal_moves()[0]);
    let short = start(&format!("board W:W2:B6,15,23\ngoal judge 2x{}", number(&path[1])));
    assert_eq!(short.right(), Some(1));
}

#[test]
fn squares_are_marked_and_the_rule_says_why_not() {
    let attempt = start("board W:W11:B30\nonly 11\ngoal mark 14 15").update(LevelEvent::Touch(square(7)));
    let Some(Notice::NotMarked(_, Some(illegal))) = &attempt.notice else { panic!("{:?}", attempt.notice) };
    assert!(illegal.article().is_some());
    let done = attempt.update(LevelEvent::Touch(square(14))).update(LevelEvent::Touch(square(15)));
    assert_eq!(done.phase, Phase::Done(2));
}

#[test]
fn hints_come_in_two_steps_and_the_second_costs_a_star() {
    let attempt = start(CHAIN).update(LevelEvent::Hint);
    assert_eq!(attempt.notice, Some(Notice::Look(Some(square(2)))));
    let attempt = attempt.update(LevelEvent::Hint);
    assert!(matches!(attempt.notice, Some(Notice::Show(_))));
    assert_eq!(attempt.update(LevelEvent::Solve).update(LevelEvent::Reply).phase, Phase::Done(1));
}

#[test]
fn whatever_a_file_says_it_is_read_or_refused_with_its_line() {
    for (text, line) in [
        ("level x", 1),
        ("lesson x\nlevel y\nboard start", 2),
        ("lesson x\nlevel y\nboard W:W33:B", 3),
        ("lesson x\nlevel y\nboard start\ngoal win 0", 4),
        ("lesson x\nlevel y\nboard start\ngoal play-out 5", 4),
        ("lesson x\nlevel y\nboard start\ngoal line 9-13 24-20", 4),
        ("lesson x\nlevel y\nboard start\ngoal checkmate", 4),
        ("lesson x\nlevel y\nboard start\ngoal mark 0", 4),
        ("lesson x\nlevel y\nboard start\ngoal judge 9", 4),
    ] {
        assert_eq!(read::<Draughts>(text).expect_err(text).line, line, "{text}");
    }
}

#[test]
fn the_catalog_names_every_lesson_file_and_every_level_in_order() {
    check_catalog::<Draughts>();
}

#[test]
fn every_worked_example_is_legal() {
    assert!(check_examples::<Draughts>() > 3);
}

#[test]
fn no_answer_comes_three_times_running() {
    check_answers_vary::<Draughts>();
}

#[test]
fn every_lesson_has_screens_levels_and_a_name_of_its_course() {
    check_limits::<Draughts>(|_| true);
    held_lessons::<Draughts>(|lesson| {
        let wanted = "wanted damas- before it, or it would share stars with a lesson of chess";
        ensure(lesson.id.starts_with("damas-"), format!("lesson {}, {wanted}", lesson.id))
    });
}

#[test]
fn every_level_is_solved_at_par_by_its_solution() {
    check_solutions::<Draughts>();
}

#[test]
fn par_is_the_least() {
    held::<Draughts>(|_, level| {
        let Goal::Task(task) = &level.goal else { return Ok(()) };
        let position = &level.diagram.setup;
        match task {
            Task::Reach(_) | Task::CaptureAll | Task::Crown => {
                match solve::alone(&Scene::start(level, task), task, MANY) {
                    Way::Found(moves) if moves.len() as u32 == level.par => Ok(()),
                    Way::Found(moves) => Err(format!("par is {}, but {} moves do", level.par, moves.len())),
                    Way::None => Err("there is no way".to_string()),
                    Way::Unknown => Err(format!("not decided within {MANY} boards")),
                }
            }
            Task::Line(line) => ensure(line.len() as u32 == 2 * level.par - 1, "par is not the length of the line"),
            Task::Win(moves) => {
                ensure(*moves == level.par, "par is not the number of moves")?;
                ensure(!wins_in(position, *moves).is_empty(), "no win in time")?;
                ensure(wins_in(position, moves - 1).is_empty(), "the win comes sooner")
            }
            Task::PlayOut(moves) => ensure(level.par <= *moves, "par is beyond the moves allowed"),
        }
    });
}

/// Whoever follows the hints comes to the end of a game that is played out, and within its moves.
#[test]
fn hints_win_what_is_played_out() {
    held::<Draughts>(|_, level| {
        let Goal::Task(Task::PlayOut(_) | Task::Win(_)) = level.goal else { return Ok(()) };
        // Without the stored solution: what is tried here is what is searched for.
        let bare = Arc::new(Level { solution: Vec::new(), ..Level::clone(level) });
        let mut attempt = Attempt::new(&bare);
        while attempt.phase == Phase::Open {
            attempt = attempt.update(LevelEvent::Solve).update(LevelEvent::Reply);
        }
        ensure(matches!(attempt.phase, Phase::Done(_)), format!("{:?}", attempt.phase))
    });
}

#[test]
fn lines_are_lines_of_the_game() {
    held::<Draughts>(|_, level| {
        let Goal::Task(Task::Line(line)) = &level.goal else { return Ok(()) };
        let mut position: Position = level.diagram.setup;
        for ways in line {
            for way in ways {
                ensure(Draughts::find(&position, way).is_some(), format!("{} is not legal", Draughts::attribute(way)))?;
            }
            let m = ways.first().and_then(|way| Draughts::find(&position, way)).ok_or("no move")?;
            position = position.play(m).ok_or("not played")?;
        }
        Ok(())
    });
}

#[test]
fn no_level_is_solved_at_the_start() {
    held::<Draughts>(|_, level| {
        let position = &level.diagram.setup;
        match &level.goal {
            Goal::Mark(squares) => ensure(!squares.is_empty(), "nothing to mark"),
            Goal::Task(Task::Reach(stars)) => {
                ensure(!stars.into_iter().any(|square| position.at(square).is_some()), "a star under a piece")
            }
            Goal::Task(Task::CaptureAll) => ensure(Draughts::count(position, !position.turn()) > 0, "nothing to take"),
            Goal::Task(_) => ensure(!position.legal_moves().is_empty(), "no move"),
            _ => Ok(()),
        }
    });
}

#[test]
fn moves_said_to_be_wrong_are_legal_and_miss() {
    held::<Draughts>(|_, level| {
        for way in &level.wrong {
            let name = Draughts::attribute(way);
            let mut attempt = Attempt::new(level);
            let m = Draughts::find(&level.diagram.setup, way).ok_or(format!("{name} is not legal"))?;
            attempt.play(m);
            ensure(
                attempt.phase == Phase::Missed(Miss::Foreseen(m)),
                format!("{name} does not miss: {:?}", attempt.phase),
            )?;
            ensure(
                attempt.foreseen_as().map(Draughts::attribute).as_deref() == Some(name.as_str()),
                format!("{name} has other words"),
            )?;
        }
        Ok(())
    });
}

/// A wrong turning that cannot be mended is told at once, by the small search of the page.
#[test]
fn dead_ends_are_seen_at_once() {
    held::<Draughts>(|_, level| {
        let Some(task) = level.task().filter(|task| Draughts::is_solitary(task)) else { return Ok(()) };
        for m in Attempt::new(level).legal_moves() {
            let mut attempt = Attempt::new(level);
            attempt.play(m);
            let none = attempt.phase == Phase::Open && solve::alone(&attempt.scene, task, MANY / 100) == Way::None;
            ensure(!none, format!("after {} there is no way, and nobody says so", level.diagram.setup.written(m)))?;
        }
        Ok(())
    });
}

/// Where the rules know the answer, the file says the same.
#[test]
fn answers_the_rules_know_are_right() {
    held::<Draughts>(|_, level| {
        let Goal::Answer { right, .. } = &level.goal else { return ensure(!level.most, "nothing is answered") };
        let moves = level.diagram.setup.legal_moves();
        if let Some(square) = level.count {
            let count = moves.iter().filter(|m| m.from == square).count().to_string();
            ensure(count == *right, format!("the file answers {right}, the rules count {count} moves"))?;
        }
        if level.most {
            let most = moves.first().map_or(0, |m| m.captured.len()).to_string();
            ensure(most == *right, format!("the file answers {right}, by the rules {most} pieces are taken"))?;
        }
        Ok(())
    });
}

#[test]
fn the_course_is_as_long_as_promised() {
    let lessons = lessons::<Draughts>();
    let levels: usize = lessons.iter().map(|lesson| lesson.levels.len()).sum();
    assert!(levels >= 40, "{levels} levels");
}
