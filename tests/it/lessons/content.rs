//! Every lesson that ships is read, and every level is played: by its stored solution, at par, and by a search that
//! holds par to be the least.

use lance_legal::chess::dead_position::{self, MatingChance};
use lance_legal::chess::{Move, Position, Role, Setup};
use lance_legal::lessons::basics::STEPS;
use lance_legal::lessons::chess::reach::{Reach, level_after};
use lance_legal::lessons::chess::{opponent, verdict};
use lance_legal::lessons::solve::{self, Scene, Way};
use lance_legal::lessons::{Attempt, Chess, Goal, Lesson, LevelEvent, Phase, Special, Task, read};
use lance_legal::route::Law;
use lance_legal::site::page_at;
use lance_legal::square::Square;

use super::course::{
    check_answers_vary, check_catalog, check_examples, check_limits, check_solutions, ensure, file_of, held,
    held_lessons, lessons, place,
};

/// Boards looked at to hold that par is the least.
const MANY: usize = 2_000_000;

#[test]
fn the_catalog_names_every_lesson_file_and_every_level_in_order() {
    check_catalog::<Chess>();
}

/// A board that could be met: with both kings a position of the game, else nothing impossible.
fn sound(setup: &Setup) -> Result<(), String> {
    let kings = setup.placement.iter().filter(|(_, piece)| piece.role == Role::King).count();
    if kings == 2 {
        return Position::from_setup(setup).map(|_| ()).map_err(|error| error.to_string());
    }
    let lost = |(square, piece): (Square, lance_legal::chess::Piece)| {
        piece.role == Role::Pawn && matches!(square.rank(), 0 | 7)
    };
    ensure(!setup.placement.iter().any(lost), "a pawn on the first or last rank")?;
    ensure(setup.passed().checkers().is_empty(), "the side that has just moved is in check")
}

#[test]
fn every_board_is_sound() {
    // A board with a mistake to be found need not be one of a game, and an empty one is for placing and marking.
    held::<Chess>(|_, level| match level.goal {
        Goal::Mark(_) | Goal::Special(Special::Place(_)) | Goal::Answer { .. } => Ok(()),
        _ => sound(&level.diagram.setup),
    });
    let mixed = |lesson: &Lesson| lesson.id.starts_with("mistura-");
    check_limits::<Chess>(mixed);
    held_lessons::<Chess>(|lesson| {
        let free = mixed(lesson) || CUSTOM.contains(&&*lesson.id);
        ensure(free || !lesson.articles.is_empty(), "no articles, wanted a line \"articles 3.1 3.3\"")
    });
}

#[test]
fn the_rules_on_one_page_are_screens_of_the_lessons() {
    let all = lessons::<Chess>();
    for (id, screens) in STEPS {
        let lesson = all.iter().find(|lesson| lesson.id == *id).unwrap_or_else(|| panic!("no lesson {id}"));
        for screen in *screens {
            assert!(lesson.screens.iter().any(|other| other.id == *screen), "{id} has no screen {screen}");
        }
    }
    let row = page_at(&Law::HowToPlay.path());
    assert_eq!(row.at_once, STEPS.len(), "src/site.rs says how many lessons the page fetches");
}

/// The home page plays a level without the engine of the lessons. Both refuse the same moves, and give the same stars.
#[test]
fn the_level_of_the_home_page_is_played_as_in_its_lesson() {
    let text = file_of::<Chess>("torre");
    let lesson = read::<Chess>(&text).expect("a lesson");
    let level = lesson.level("duas-voltas").expect("a level");
    assert_eq!(level_after(&text, "duas-voltas"), Some("na-mesma-coluna"));
    assert_eq!(Reach::read(&text, "vira-a-meio"), None, "a question");
    for moves in [["b4b7", "b7g7", ""], ["b4g4", "g4g7", "g7b7"], ["b4g7", "b4b7", "b7g7"], ["b4c5", "b4b8", "b8b7"]] {
        let mut reach = Reach::read(&text, "duas-voltas").expect("a level");
        let mut attempt = Attempt::new(level);
        for m in moves.into_iter().filter(|m| !m.is_empty()).map(|m| m.parse::<Move>().expect("a move")) {
            let refused = reach.play(m.from, m.to).err();
            attempt = attempt.update(LevelEvent::Try { from: m.from, to: m.to, promotion: None });
            let explained = attempt.explained();
            assert_eq!(refused, explained, "{m}");
            let (here, there) = (reach.setup.placement, attempt.scene.setup.placement);
            assert_eq!((here, reach.left), (there, attempt.scene.left), "{m}");
            let won = if let Phase::Done(won) = attempt.phase { Some(won) } else { None };
            assert_eq!(reach.won(), won, "{m}");
        }
    }
}

/// Lessons about skill, for which the Laws have no article.
const CUSTOM: &[&str] =
    &["valor", "ameaca", "sem-defesa", "garfo", "espeto", "descoberto", "tirar-a-defesa", "plano", "batalhas"];

#[test]
fn every_worked_example_is_legal() {
    let examples = check_examples::<Chess>();
    assert!(examples > 40, "{examples} moves shown");
}

#[test]
fn every_level_is_solved_at_par_by_its_solution() {
    check_solutions::<Chess>();
}

#[test]
fn par_is_the_least() {
    held::<Chess>(|_, level| {
        let Goal::Task(task) = &level.goal else { return Ok(()) };
        if task.is_solitary() {
            return match solve::alone(&Scene::start(level, task), task, MANY) {
                Way::Found(moves) if moves.len() as u32 == level.par => Ok(()),
                Way::Found(moves) => {
                    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
                    Err(format!("par is {}, but {} do: {}", level.par, moves.len(), moves.join(" ")))
                }
                Way::None => Err("there is no way".to_string()),
                Way::Unknown => Err(format!("not decided within {MANY} boards")),
            };
        }
        match task {
            Task::Checkmate(moves) => {
                let position = level.diagram.setup.position().ok_or("no position of a game")?;
                ensure(*moves == level.par, "par is not the number of moves")?;
                ensure(opponent::mate_within(&position, *moves).is_some(), "no mate in time")?;
                ensure(opponent::mate_within(&position, moves - 1).is_none(), "mate comes sooner")
            }
            Task::Line(line) => ensure(line.len() as u32 == 2 * level.par - 1, "par is not the length of the line"),
            Task::PlayOutMate | Task::PlayOutPromote | Task::Battle { .. } => Ok(()),
            task if task.is_one_move() => ensure(level.par == 1, "one move decides"),
            _ => Ok(()),
        }
    });
}

#[test]
fn no_level_is_solved_at_the_start() {
    held::<Chess>(|_, level| {
        let setup = &level.diagram.setup;
        match &level.goal {
            Goal::Mark(squares) => ensure(!squares.is_empty(), "nothing to mark"),
            Goal::Special(Special::Place(wanted)) => {
                ensure(!Attempt::new(level).hand.tray.is_empty(), "nothing to place")?;
                let stands =
                    |square: Square| setup.placement.at(square).is_none_or(|piece| wanted.at(square) == Some(piece));
                ensure(Square::all().all(stands), "a piece of the board is not in the placement")
            }
            Goal::Task(task) => {
                let own = |square: Square| setup.placement.at(square).is_some_and(|piece| piece.color == level.pupil());
                ensure(!task.stars().into_iter().any(own), "a star under a piece")?;
                let captures = matches!(task, Task::Capture(_) | Task::CaptureAll);
                ensure(!captures || !setup.placement.of(!setup.turn).is_empty(), "nothing to take")?;
                ensure(!matches!(task, Task::Escape(_)) || !setup.checkers().is_empty(), "no check to leave")
            }
            _ => Ok(()),
        }
    });
}

#[test]
fn moves_said_to_be_wrong_are_legal_and_miss() {
    held::<Chess>(|_, level| {
        for m in &level.wrong {
            let attempt = Attempt::new(level);
            ensure(attempt.legal_moves().contains(m), format!("{m} is not legal"))?;
            let after = attempt.update(LevelEvent::Try { from: m.from, to: m.to, promotion: m.promotion });
            ensure(
                after.phase == Phase::Missed(verdict::WhyMissed::Foreseen(*m)),
                format!("{m} does not miss: {:?}", after.phase),
            )?;
        }
        Ok(())
    });
}

/// A wrong turning that cannot be mended is told at once, by the small search of the page.
#[test]
fn dead_ends_are_seen_at_once() {
    let mut dead_ends = 0;
    for lesson in lessons::<Chess>() {
        for level in &lesson.levels {
            let Goal::Task(task) = &level.goal else { continue };
            if !task.is_solitary() {
                continue;
            }
            for m in Attempt::new(level).legal_moves() {
                let after =
                    Attempt::new(level).update(LevelEvent::Try { from: m.from, to: m.to, promotion: m.promotion });
                if after.phase == Phase::Open && solve::alone(&after.scene, task, MANY / 100) == Way::None {
                    let place = place::<Chess>(&lesson.id, "level", &level.id);
                    panic!("{place}: {}: after {m} there is no way, and nobody says so", level.id);
                }
                dead_ends += usize::from(matches!(after.phase, Phase::Missed(_)));
            }
        }
    }
    assert!(dead_ends > 10, "{dead_ends} dead ends");
}

/// Where the rules know the answer, the file says the same.
#[test]
fn answers_the_rules_know_are_right() {
    let mut computed = 0;
    held::<Chess>(|_, level| {
        let Goal::Answer { right, options } = &level.goal else { return Ok(()) };
        let has = |word: &str| options.iter().any(|option| option == word);
        let setup = &level.diagram.setup;
        let mut known: Vec<String> = Vec::new();
        known.extend(level.count.map(|square| setup.moves_from(square).len().to_string()));
        if has("mate") || has("stalemate") {
            let truth = match (verdict::ended(setup), setup.checkers().is_empty()) {
                (Some(true), _) if has("mate") => "mate",
                (Some(false), _) if has("stalemate") => "stalemate",
                (None, false) if has("check") => "check",
                _ if has("neither") => "neither",
                _ => "no",
            };
            known.push(truth.to_string());
        }
        if has("dead") {
            let position = setup.position().ok_or("no position of a game")?;
            let truth = dead_position::can_either_mate(&position, dead_position::DEEP_NODES);
            known.push(if truth == MatingChance::Cannot { "dead" } else { "alive" }.to_string());
        }
        computed += known.len();
        known.iter().try_for_each(|truth| {
            ensure(truth == right, format!("the file answers {right}, the rules say {truth}; the board is {setup}"))
        })
    });
    assert!(computed > 20, "{computed} answers computed");
}

#[test]
fn no_answer_comes_three_times_running() {
    check_answers_vary::<Chess>();
}

#[test]
fn the_course_is_as_long_as_promised() {
    let lessons = lessons::<Chess>();
    let levels: usize = lessons.iter().map(|lesson| lesson.levels.len()).sum();
    assert!(lessons.len() >= 32, "{} lessons", lessons.len());
    assert!(levels >= 220, "{levels} levels");
}
