//! A series on paper: no task is lost in any version, answers follow their tasks, diagrams fill sheets, and what is printed
//! as an answer is what the rules have played out.

use std::sync::Arc;

use lance_legal::chess::{Letters, Move, Position, Setup};
use lance_legal::class::paper::{Block, DIAGRAMS, Room, VERSIONS, blocks, is_mirrored, lines, versions};
use lance_legal::class::{Item, Measure, Series, Task};
use lance_legal::edition::Edition;
use lance_legal::exercises::{Ask, Exercise, Sentence};
use lance_legal::hands::letter;
use lance_legal::lessons::{Attempt, LevelEvent, Phase, way};
use lance_legal::random::seed_of;
use lance_legal::route::Course;
use lance_legal::tactics::{Catalog, Grade, Pack, Packs, Puzzle, Theme};
use proptest::prelude::*;

fn rooms(text: &str) -> Vec<Room> {
    text.chars().map(|sign| if sign == 'd' { Room::Diagram } else { Room::Row }).collect()
}

#[test]
fn versions_are_the_same_tasks_in_other_orders() {
    let ten = rooms("dddddddddd");
    let all = versions(&ten, seed_of("turma-5b"));
    assert_eq!(all.len(), VERSIONS);
    assert_eq!(all[0], (0..10).collect::<Vec<_>>(), "A is the series' own order");
    assert_eq!(all, versions(&ten, seed_of("turma-5b")), "one seed, the same versions");
    assert_ne!(all, versions(&ten, seed_of("turma-6a")));
    // What has fewer orders has fewer versions.
    assert_eq!(versions(&rooms("d"), 1), [[0]]);
    assert_eq!(versions(&rooms("dd"), 1), [[0, 1], [1, 0]]);
    assert_eq!(versions(&rooms("drd"), 1), [[0, 1, 2]], "neighbours of the same kind change places, and no others");
    assert_eq!(versions(&[], 1), [Vec::<usize>::new()]);
    assert_eq!([0, 1, 2].map(letter), ['A', 'B', 'C']);
}

#[test]
fn diagrams_fill_sheets_and_rows_flow() {
    let rooms = rooms("dddddrrd");
    let order: Vec<usize> = (0..rooms.len()).collect();
    let block = |room, tasks: &[usize]| Block { room, tasks: tasks.to_vec() };
    assert_eq!(
        blocks(&order, &rooms, 4),
        [
            block(Room::Diagram, &[0, 1, 2, 3]),
            block(Room::Diagram, &[4]),
            block(Room::Row, &[5, 6]),
            block(Room::Diagram, &[7]),
        ]
    );
    for diagrams in DIAGRAMS {
        let twelve = vec![Room::Diagram; 12];
        assert_eq!(blocks(&(0..12).collect::<Vec<_>>(), &twelve, diagrams).len(), 12_usize.div_ceil(diagrams));
        assert!(lines(diagrams, false) >= 1 && lines(diagrams, true) >= lines(diagrams, false));
    }
}

proptest! {
    #[test]
    fn nothing_is_lost_and_nothing_printed_twice(
        signs in "[dr]{0,60}", seed in any::<u64>(), diagrams in prop::sample::select(&DIAGRAMS[..])
    ) {
        let rooms = rooms(&signs);
        let all = versions(&rooms, seed);
        prop_assert!((1..=VERSIONS).contains(&all.len()));
        for (place, order) in all.iter().enumerate() {
            prop_assert!(!all[..place].contains(order));
            let blocks = blocks(order, &rooms, diagrams);
            // The answers are printed in the order of the tasks.
            let printed: Vec<usize> = blocks.iter().flat_map(|block| block.tasks.clone()).collect();
            prop_assert_eq!(&printed, order);
            let mut sorted = printed;
            sorted.sort_unstable();
            prop_assert_eq!(sorted, (0..rooms.len()).collect::<Vec<_>>());
            for block in blocks {
                prop_assert!(block.tasks.iter().all(|task| rooms[*task] == block.room));
                prop_assert!(block.room == Room::Row || block.tasks.len() <= diagrams);
            }
        }
    }
}

#[test]
fn each_kind_of_item_says_whether_it_is_for_paper() {
    let two = |make: fn(String, String) -> Item, one: &str, two: &str| make(one.into(), two.into());
    let start = Position::start().setup();
    let questions = Item::Questions { theme: "mistura".into(), school: true, edition: Edition::Laws2023 };
    let task = Item::Position(Task { setup: start, moves: Vec::new(), line: String::new() });
    let on_paper = [
        Item::Lesson(Course::Chess, "torre".into()),
        Item::Level(Course::Draughts, "damas-peao".into(), "casas-do-peao".into()),
        two(Item::Notation, "ler", "capturas"),
        two(Item::Tactics, "garfo", "facil"),
        questions,
        task,
        Item::Exercise(Box::new(Exercise::on(&start))),
        Item::Draughts("qual-captura-1".into()),
    ];
    assert!(on_paper.iter().all(Item::is_for_paper));
    let on_screen = [
        Item::Squares,
        Item::Draughts("numeros".into()),
        Item::Situation("telemovel".into()),
        Item::Clock("10+5".into()),
    ];
    assert!(!on_screen.iter().any(Item::is_for_paper));
}

#[test]
fn the_short_code_is_that_of_the_series_and_of_no_other() {
    let series = Series { title: "Ficha 1".into(), name: "turma-5b".into(), items: vec![Item::Squares] };
    let code = series.short_code();
    assert!(code.starts_with("turma-5b · ") && code.chars().count() == "turma-5b · ".chars().count() + 4, "{code}");
    assert_eq!(code, Series::read(&series.code()).unwrap().short_code(), "as it comes out of the address");
    let other = Series { title: "Ficha 2".into(), ..series };
    assert_ne!(code, other.short_code());
}

fn m(text: &str) -> Move {
    text.parse().unwrap()
}

fn exercise(fen: &str, ask: Ask) -> Exercise {
    Exercise { ask, ..Exercise::on(&fen.parse::<Setup>().unwrap()) }
}

/// The way of an exercise, and that a pupil who plays it ends with all stars.
fn proved(exercise: &Exercise) -> Option<Vec<Move>> {
    let level = Arc::new(exercise.level("1")?);
    let made = way(&level)?;
    let mut attempt = Attempt::new(&level);
    for made in made.iter().filter(|made| !made.is_reply) {
        let Move { from, to, promotion } = made.m;
        assert_eq!(made.board, attempt.scene.setup);
        attempt = attempt.update(LevelEvent::Try { from, to, promotion }).update(LevelEvent::Reply);
    }
    assert_eq!(attempt.phase, Phase::Done(3));
    Some(made.into_iter().map(|made| made.m).collect())
}

#[test]
fn the_answers_of_own_exercises_are_played_out_by_the_rules() {
    let ladder = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    let mate = proved(&exercise(ladder, Ask::Mate(2))).expect("a mate in two");
    assert_eq!(mate.len(), 3, "two moves and the defence between: {mate:?}");
    assert_eq!(proved(&exercise("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", Ask::Mate(1))), Some(vec![m("a1a8")]));
    let fork = ["f5d6", "e8d7", "d6c8"].map(m);
    let line = Ask::Line(fork.map(|m| vec![m]).to_vec());
    assert_eq!(proved(&exercise("2q1k3/8/8/5N2/8/8/8/4K3 w - - 0 1", line)), Some(fork.to_vec()));
    let rook = "8/8/8/8/1R6/8/8/8 w - - 0 1";
    let reach = Ask::Reach(["b6", "g6"].map(|name| name.parse().unwrap()).into_iter().collect());
    assert_eq!(proved(&exercise(rook, reach)), Some(vec![m("b4b6"), m("b6g6")]));
    // What the rules do not confirm is no answer.
    assert_eq!(proved(&exercise(rook, Ask::Line(vec![vec![m("b4c5")]]))), None, "no move of a rook");
    assert_eq!(proved(&exercise("6k1/8/8/8/8/8/8/R3K3 w - - 0 1", Ask::Mate(1))), None, "no mate");
    assert_eq!(proved(&exercise(rook, Ask::Judge(Some(m("b4c5"))))), None, "no task of moves");
}

#[test]
fn a_position_without_a_legal_solution_has_none_on_paper() {
    let setup = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse::<Setup>().unwrap();
    let solved = |moves: &[&str]| {
        let moves = moves.iter().map(|text| m(text)).collect();
        Task { setup, moves, line: String::new() }.solution(Letters::English)
    };
    assert_eq!(solved(&["a1a8"]), "1.Ra8#");
    assert_eq!(solved(&["a1b8"]), "", "a rook does not move so");
    assert_eq!(solved(&[]), "");
}

/// The puzzles that a class gets on paper: every move of each solution is legal.
#[test]
fn the_set_of_a_class_is_solved_on_paper() {
    let read = |file: &str| crate::text(format!("assets/tactics/{file}"));
    let levels = Catalog::read(&read("catalog.txt")).of_grade(Theme::Fork, Grade::Easy);
    let packs = Packs::new(levels.into_iter().map(|level| (level, Pack::read(&read(&level.file())).puzzles)).collect());
    let set = packs.set(Theme::Fork, Grade::Easy, "turma-5b");
    assert_eq!(set.len(), 10);
    for puzzle in set.into_iter().map(|exercise| packs.get(exercise).unwrap()) {
        let played = puzzle.solution().iter().try_fold(puzzle.asked(), |position, m| position.play(*m));
        assert!(played.is_ok() && !puzzle.solution().is_empty());
    }
}

/// Every puzzle that version B shows the other way round is solved by the same moves, the other way round.
#[test]
fn a_mirrored_puzzle_is_solved_by_mirrored_moves() {
    let read = |file: &str| crate::text(format!("assets/tactics/{file}"));
    let (mut mirrored, mut castles) = (0, 0);
    for level in Catalog::read(&read("catalog.txt")).of_grade(Theme::MateInOne, Grade::Easy) {
        for puzzle in Pack::read(&read(&level.file())).puzzles {
            let Some(other) = puzzle.mirrored() else {
                castles += 1;
                continue;
            };
            mirrored += 1;
            let end = |puzzle: &Puzzle| puzzle.moves.iter().try_fold(puzzle.start, |position, m| position.play(*m));
            let (one, other_end) = (end(&puzzle).unwrap(), end(&other).expect("legal the other way round"));
            assert_eq!(
                (one.in_check(), one.legal_moves().len()),
                (other_end.in_check(), other_end.legal_moves().len())
            );
            assert_eq!(one.setup().mirrored(), Some(other_end.setup()));
            assert_eq!(other.mirrored().as_ref(), Some(&puzzle));
        }
    }
    assert!(mirrored > castles, "{mirrored} of {} are mirrored", mirrored + castles);
    assert!("r3k3/8/8/8/8/8/8/4K3 b q - 0 1".parse::<Setup>().unwrap().mirrored().is_none(), "castling goes by sides");
    assert_eq!([0, 1, 2].map(is_mirrored), [false, true, false]);
}

#[test]
fn a_question_in_words_is_for_paper_and_earns_no_stars() {
    let asked = Exercise {
        task: Sentence::new("Quem está melhor?"),
        ..exercise("k7/8/1K6/8/8/8/8/7R w - - 0 1", Ask::Written)
    };
    let item = Item::Exercise(Box::new(asked));
    assert!(item.is_for_paper());
    assert_eq!(item.measure(), Measure::Done);
}
