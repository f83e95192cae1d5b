//! Scores with one slip: each is read by the rules, and stops where it should, for the reason that is told.

use std::collections::{HashMap, HashSet};

use lance_legal::chess::legality;
use lance_legal::chess::san::{self, Letters, ReadError};
use lance_legal::chess::{Move, Position};
use lance_legal::drills::slip::{self, CellFault, Choice, Puzzle, Slip};
use lance_legal::drills::{Kind, Topic};

use crate::amount::amount;

/// How far a sheet can be read from the start, and why it goes no further.
fn read(cells: &[String], letters: Letters) -> (Vec<Move>, Option<ReadError>) {
    let mut position = Position::start();
    let mut moves = Vec::new();
    for cell in cells {
        match san::read(&position, cell, letters) {
            Ok(m) => {
                position = position.play(m).expect("what is read is legal");
                moves.push(m);
            }
            Err(error) => return (moves, Some(error)),
        }
    }
    (moves, None)
}

fn solve(puzzle: &Puzzle, place: &str) {
    let Puzzle { cells, right, at, letters, .. } = puzzle;
    let at = *at;
    // The first that cannot be read is the answer, and everything before it is the game.
    let (moves, error) = read(cells, *letters);
    assert_eq!(moves, puzzle.moves[..at], "{place}");
    let error = error.unwrap_or_else(|| panic!("{place}: everything can be read"));
    // The sheet as it should be can be read to its end, and is the game.
    assert_eq!(read(right, *letters), (puzzle.moves.clone(), None), "{place}");
    // Mending that one place makes the sheet right, and nothing else was changed.
    let mut mended = cells.clone();
    match puzzle.slip {
        Slip::Swapped => mended.swap(at, at + 1),
        Slip::Skipped => mended.insert(at, right[at].clone()),
        _ => mended[at] = right[at].clone(),
    }
    assert_eq!(mended, *right, "{place}");
    assert_ne!(cells, right, "{place}");
    assert!((4..cells.len()).contains(&at), "{place}: the slip is on the sheet, and not right at its start");
    assert!((15..=26).contains(&cells.len()), "{place}: {} cells", cells.len());
    // Exactly one cell is the answer, or the two of one row.
    let found: Vec<usize> = (0..cells.len()).filter(|cell| puzzle.choose(*cell) == Choice::Found).collect();
    assert_eq!(found, if puzzle.slip == Slip::Swapped { vec![at, at + 1] } else { vec![at] }, "{place}");
    assert!((0..at).all(|cell| puzzle.choose(cell) == Choice::Fine), "{place}");
    assert!((found.len() + at..cells.len()).all(|cell| puzzle.choose(cell) == Choice::Later), "{place}");
    explained(puzzle, error, place);
}

/// What is told is what the rules say.
fn explained(puzzle: &Puzzle, error: ReadError, place: &str) {
    let position = puzzle.position_before(puzzle.at);
    let meant = puzzle.meant().expect("a move was meant");
    assert!(position.is_legal(meant), "{place}");
    let cell = &puzzle.cells[puzzle.at];
    match (puzzle.slip, puzzle.why) {
        (Slip::Illegal, CellFault::Illegal(illegal)) => {
            let ReadError::Illegal { candidates } = error else { panic!("{place}: {error:?}") };
            let refused = |m: &Move| legality::judge(&position, None, None, m.from, m.to, None) == Err(illegal);
            assert!(candidates.iter().any(refused), "{place}: {illegal:?}");
        }
        (Slip::Letter, CellFault::OtherPiece { written, meant: role }) => {
            assert!(matches!(error, ReadError::Illegal { .. }), "{place}: {error:?}");
            assert_eq!(position.piece_at(meant.from).map(|piece| piece.role), Some(role), "{place}");
            assert_eq!(puzzle.letters.letter(written), cell.chars().next(), "{place}");
            assert_ne!(written, role, "{place}");
            assert_eq!(puzzle.why.article(), "C.2");
        }
        (Slip::Letter, CellFault::OtherLanguage { language, letter, meant: role }) => {
            assert_eq!(position.piece_at(meant.from).map(|piece| piece.role), Some(role), "{place}");
            assert_eq!(language.letter(role), Some(letter), "{place}");
            assert_ne!(language, puzzle.letters, "{place}");
            // In that language it says what was played.
            assert_eq!(san::read(&position, cell, language), Ok(meant), "{place}");
        }
        (Slip::Ambiguous, CellFault::Ambiguous { meant: told, other, article }) => {
            let ReadError::Ambiguous { candidates } = error else { panic!("{place}: {error:?}") };
            assert!(candidates.contains(&told) && candidates.contains(&other) && told != other, "{place}");
            assert_eq!(told, meant, "{place}");
            assert!(article.starts_with("C.10."), "{place}");
            assert_eq!(puzzle.rules(), [article], "{place}");
        }
        (Slip::Swapped, CellFault::Swapped) => {
            assert_eq!(puzzle.at % 2, 0, "{place}: White's cell of the row is the first");
            // Black's cell cannot be read either, so that no other story fits.
            let after = position.play(meant).expect("legal");
            assert!(san::read(&after, &puzzle.cells[puzzle.at + 1], puzzle.letters).is_err(), "{place}");
        }
        (Slip::Skipped, CellFault::Skipped) => {
            assert_eq!(*cell, puzzle.right[puzzle.at + 1], "{place}: what came next stands in its place");
        }
        (slip, why) => panic!("{place}: {slip:?} explained by {why:?}"),
    }
}

#[test]
fn scores_have_one_slip_each_and_it_is_found_by_the_rules() {
    let topics = Kind::Slip.topics();
    for number in 0..amount(1_000u32, 10_000) {
        let topic = topics[number as usize % topics.len()];
        let letters = Letters::OFFERED[(number as usize / topics.len()) % 3];
        let seed = number.wrapping_mul(0x9e37_79b9);
        let place = format!("{topic:?} {seed} {letters:?}");
        let puzzle = slip::puzzle(topic, seed, letters);
        let wanted = match topic {
            Topic::Illegal => Some(Slip::Illegal),
            Topic::Letter => Some(Slip::Letter),
            Topic::Ambiguous => Some(Slip::Ambiguous),
            Topic::Swapped => Some(Slip::Swapped),
            Topic::Skipped => Some(Slip::Skipped),
            _ => None,
        };
        assert!(wanted.is_none_or(|slip| slip == puzzle.slip), "{place}");
        solve(&puzzle, &place);
        if number % 20 == 0 {
            assert_eq!(slip::puzzle(topic, seed, letters), puzzle, "{place}");
        }
    }
}

#[test]
fn slips_are_of_many_kinds_and_stand_in_many_places() {
    let mut kinds = HashMap::new();
    let mut places = HashSet::new();
    let mut sheets = HashSet::new();
    for seed in 0..600 {
        let puzzle = slip::puzzle(Topic::Illegal, seed, Letters::Portuguese);
        let CellFault::Illegal(illegal) = puzzle.why else { panic!("{seed}") };
        *kinds.entry(illegal.id()).or_insert(0) += 1;
        places.insert(puzzle.at);
        sheets.insert(puzzle.cells);
    }
    assert!(kinds.len() >= 12, "{} kinds of illegal moves", kinds.len());
    assert!(kinds.values().all(|count| *count < 250), "{kinds:?}");
    assert!(places.len() >= 18, "{places:?}");
    assert_eq!(sheets.len(), 600);
    let mut slips = HashMap::new();
    for seed in 0..600 {
        *slips.entry(slip::puzzle(Topic::Mixed, seed, Letters::Portuguese).slip).or_insert(0) += 1;
    }
    assert!(slips.len() == 5 && slips.values().all(|count| *count > 80), "{slips:?}");
    let foreign = (0..400)
        .filter(|seed| {
            let why = slip::puzzle(Topic::Letter, *seed, Letters::Portuguese).why;
            matches!(why, CellFault::OtherLanguage { language: Letters::English, .. })
        })
        .count();
    assert!((120..=280).contains(&foreign), "{foreign} English letters of 400");
}

#[test]
fn a_known_opening_is_there_when_no_game_has_room() {
    for slip in Slip::ALL {
        for letters in Letters::OFFERED {
            let puzzle = slip::known(slip, letters);
            assert_eq!(puzzle.slip, slip);
            let (moves, error) = read(&puzzle.cells, letters);
            assert_eq!(moves, puzzle.moves[..puzzle.at], "{slip:?} {letters:?}");
            explained(&puzzle, error.expect("a slip"), &format!("{slip:?} {letters:?}"));
        }
    }
}

/// `cargo test --release --package tests drills::slip::speed -- --nocapture --ignored`
#[test]
#[ignore = "prints figures"]
#[expect(clippy::disallowed_methods, reason = "it measures")]
fn speed() {
    for topic in Kind::Slip.topics() {
        let begin = std::time::Instant::now();
        for seed in 0..300 {
            std::hint::black_box(slip::puzzle(*topic, seed, Letters::Portuguese));
        }
        println!("{topic:?}: {:.2} ms", begin.elapsed().as_secs_f64() / 0.3);
        for seed in 0..4 {
            let puzzle = slip::puzzle(*topic, seed, Letters::Portuguese);
            let at = puzzle.at;
            println!(
                "  {} | [{}] {} → {} {:?}",
                puzzle.cells[..at].join(" "),
                puzzle.cells[at],
                puzzle.cells[at + 1..].join(" "),
                puzzle.right[at],
                puzzle.why
            );
        }
    }
}
