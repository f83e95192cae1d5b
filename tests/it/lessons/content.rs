//! Every lesson that ships is read, and every level is played: by its stored solution, at par, and by a search that
//! holds par to be the least.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use lance_legal::chess::dead_position::{self, Answer};
use lance_legal::chess::{Move, Position, Role, Setup};
use lance_legal::lessons::solve::{self, Scene, Way};
use lance_legal::lessons::{Attempt, Catalog, Event, Goal, Lesson, Level, Phase, Task, opponent, read, verdict};
use lance_legal::square::Square;

/// Boards looked at to hold that par is the least.
const MANY: usize = 2_000_000;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub fn catalog() -> Catalog {
    Catalog::read(&fs::read_to_string(root().join("assets/lessons/catalog.txt")).expect("the catalog is there"))
}

/// All lessons, in the catalog's order.
pub fn lessons() -> Vec<Lesson> {
    let of = |id: &str| {
        let path = root().join(format!("assets/lessons/{id}.lesson"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    catalog().lessons().map(|entry| of(&entry.id)).collect()
}

/// Every fault with where it is, all at once.
fn held(check: impl Fn(&Lesson, &Arc<Level>) -> Result<(), String>) {
    let mut faults = Vec::new();
    for lesson in lessons() {
        for level in &lesson.levels {
            if let Err(fault) = check(&lesson, level) {
                faults.push(format!("{}/{}: {fault}", lesson.id, level.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn ensure(holds: bool, fault: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault.into()) }
}

#[test]
fn the_catalog_names_every_lesson_file_and_every_level_in_order() {
    let catalog = catalog();
    let mut files: BTreeSet<String> = fs::read_dir(root().join("assets/lessons"))
        .expect("lessons")
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".lesson").map(str::to_string))
        .collect();
    for (entry, lesson) in catalog.lessons().zip(lessons()) {
        assert!(files.remove(&entry.id), "{} stands twice in the catalog", entry.id);
        assert_eq!(entry.id, lesson.id);
        let levels: Vec<&String> = lesson.levels.iter().map(|level| &level.id).collect();
        assert_eq!(entry.levels.iter().collect::<Vec<_>>(), levels, "the levels of {}", lesson.id);
        let mut names: Vec<&str> = levels.into_iter().map(String::as_str).collect();
        names.extend(lesson.screens.iter().map(|screen| screen.id.as_str()));
        let unlike: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(unlike.len(), names.len(), "{}: an id stands twice", lesson.id);
        for name in names.into_iter().chain([lesson.id.as_str()]) {
            let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
            assert!(!name.is_empty() && name.chars().all(plain), "{}: {name} is no plain id", lesson.id);
        }
    }
    assert!(files.is_empty(), "assets/lessons/catalog.txt has no row with the levels of {files:?}");
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
    held(|_, level| match level.goal {
        Goal::Mark(_) | Goal::Place(_) | Goal::Answer { .. } => Ok(()),
        _ => sound(&level.diagram.setup),
    });
    for lesson in lessons() {
        let least = if lesson.id.starts_with("mistura-") { 1 } else { 2 };
        assert!((least..=4).contains(&lesson.screens.len()), "{}: screens", lesson.id);
        assert!(lesson.levels.len() >= 4, "{}: levels", lesson.id);
        assert!(!lesson.articles.is_empty() || lesson.id.starts_with("mistura-") || CUSTOM.contains(&&*lesson.id));
    }
}

/// Lessons about skill, for which the Laws have no article.
const CUSTOM: &[&str] = &["valor", "garfo", "tirar-a-defesa", "batalhas"];

#[test]
fn every_worked_example_is_legal() {
    let mut examples = 0;
    for lesson in lessons() {
        for screen in &lesson.screens {
            let mut setup = screen.diagram.setup;
            for m in &screen.play {
                // Whoever owns the piece moves it: a lone rook goes on and on.
                setup.turn =
                    setup.placement.at(m.from).unwrap_or_else(|| panic!("{}/{}: {m}", lesson.id, screen.id)).color;
                assert!(setup.legal_moves().contains(m), "{}/{}: {m} is not legal", lesson.id, screen.id);
                setup = setup.after(*m);
                examples += 1;
            }
        }
    }
    assert!(examples > 40, "{examples} moves shown");
}

/// The attempt after the stored solution, the replies played.
fn solved(level: &Arc<Level>) -> Result<Attempt, String> {
    let mut attempt = Attempt::new(level);
    match &level.goal {
        Goal::Mark(squares) => {
            for square in *squares {
                attempt = attempt.update(Event::Touch(square));
            }
        }
        Goal::Place(wanted) => {
            while let Some(piece) = attempt.tray.first().copied() {
                let free = |square: &Square| {
                    wanted.at(*square) == Some(piece) && attempt.scene.setup.placement.at(*square).is_none()
                };
                let square = Square::all().find(free).ok_or("a piece of the tray has no place")?;
                attempt = attempt.update(Event::PickUp(0)).update(Event::Touch(square));
            }
        }
        Goal::Judge(_) | Goal::Answer { .. } => {
            let right = attempt.right().ok_or("no right answer")?;
            attempt = attempt.update(Event::Answer(right));
        }
        Goal::Task(_) | Goal::Touched(_) => {
            ensure(!level.solution.is_empty(), "no solution")?;
            for m in &level.solution {
                ensure(attempt.phase == Phase::Open, format!("{m} comes after the end: {:?}", attempt.phase))?;
                ensure(attempt.legal_moves().contains(m), format!("{m} of the solution is not legal"))?;
                attempt = attempt.update(Event::Try { from: m.from, to: m.to, promotion: m.promotion });
                attempt = attempt.update(Event::Reply);
            }
        }
    }
    Ok(attempt)
}

#[test]
fn every_level_is_solved_at_par_by_its_solution() {
    held(|_, level| {
        let attempt = solved(level)?;
        ensure(attempt.phase == Phase::Done(3), format!("{:?} after the solution", attempt.phase))?;
        let moves = attempt.moves.len() as u32;
        ensure(moves == level.par, format!("the solution has {moves} moves, par is {}", level.par))
    });
}

#[test]
fn par_is_the_least() {
    held(|_, level| {
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
    held(|_, level| {
        let setup = &level.diagram.setup;
        match &level.goal {
            Goal::Mark(squares) => ensure(!squares.is_empty(), "nothing to mark"),
            Goal::Place(wanted) => {
                ensure(!Attempt::new(level).tray.is_empty(), "nothing to place")?;
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
    held(|_, level| {
        for m in &level.wrong {
            let attempt = Attempt::new(level);
            ensure(attempt.legal_moves().contains(m), format!("{m} is not legal"))?;
            let after = attempt.update(Event::Try { from: m.from, to: m.to, promotion: m.promotion });
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
    for lesson in lessons() {
        for level in &lesson.levels {
            let Goal::Task(task) = &level.goal else { continue };
            if !task.is_solitary() {
                continue;
            }
            for m in Attempt::new(level).legal_moves() {
                let after = Attempt::new(level).update(Event::Try { from: m.from, to: m.to, promotion: m.promotion });
                if after.phase == Phase::Open && solve::alone(&after.scene, task, MANY / 100) == Way::None {
                    panic!("{}/{}: after {m} there is no way, and nobody says so", lesson.id, level.id);
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
    for lesson in lessons() {
        for level in &lesson.levels {
            let Goal::Answer { right, options } = &level.goal else { continue };
            let has = |word: &str| options.iter().any(|option| option == word);
            let place = format!("{}/{}", lesson.id, level.id);
            let setup = &level.diagram.setup;
            if let Some(square) = level.count {
                computed += 1;
                assert_eq!(setup.moves_from(square).len().to_string(), *right, "{place}: moves from {square}");
            }
            if has("mate") || has("stalemate") {
                computed += 1;
                let truth = match (verdict::ended(setup), setup.checkers().is_empty()) {
                    (Some(true), _) if has("mate") => "mate",
                    (Some(false), _) if has("stalemate") => "stalemate",
                    (None, false) if has("check") => "check",
                    _ if has("neither") => "neither",
                    _ => "no",
                };
                assert_eq!(truth, right, "{place}");
            }
            if has("dead") {
                computed += 1;
                let position = setup.position().unwrap_or_else(|| panic!("{place}: no position"));
                let truth = dead_position::can_either_mate(&position, dead_position::DEEP_NODES);
                assert_eq!(if truth == Answer::Cannot { "dead" } else { "alive" }, right, "{place}");
            }
        }
    }
    assert!(computed > 20, "{computed} answers computed");
}

/// Three equal answers in a row are an answer nobody thinks about.
#[test]
fn no_answer_comes_three_times_running() {
    for lesson in lessons() {
        let answers: Vec<Option<(Vec<String>, usize)>> = lesson
            .levels
            .iter()
            .map(|level| {
                let attempt = Attempt::new(level);
                Some((attempt.options(), attempt.right()?))
            })
            .collect();
        for (at, window) in answers.windows(3).enumerate() {
            let [first, second, third] = window else { continue };
            assert!(
                first.is_none() || first != second || second != third,
                "{}: the same answer three times from {}",
                lesson.id,
                lesson.levels[at].id
            );
        }
    }
}

#[test]
fn the_course_is_as_long_as_promised() {
    let lessons = lessons();
    let levels: usize = lessons.iter().map(|lesson| lesson.levels.len()).sum();
    assert!(lessons.len() >= 32, "{} lessons", lessons.len());
    assert!(levels >= 220, "{levels} levels");
}
