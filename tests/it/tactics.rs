//! Tactics: every puzzle that is shipped is played, its pack is as promised, and a sample is proved again by the search.

mod pupil; // a try and its answer, ratings, what comes back

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use lance_legal::chess::{Position, Status};
use lance_legal::drills::{Drill, SERIES};
use lance_legal::tactics::{
    Attempt, Attempted, Catalog, Exercise, FOLDER, Grade, Level, MOST_ROWS, Pack, Packs, Puzzle, STEP, Source, Theme,
    Wrong,
};
use proptest::prelude::*;

use super::tactics_check::Checker;

/// One of so many is proved in the tests; `make tactics-check` proves all.
const SAMPLE: usize = 200;
/// Bytes of one file and of all as they are kept; `node tools/tactics/weigh.mjs` weighs them packed.
const LARGEST: (usize, usize) = (30_000, 330_000);

fn folder() -> PathBuf {
    crate::project().join("assets").join(FOLDER)
}

fn text(file: &str) -> String {
    crate::text(folder().join(file))
}

fn catalog() -> Catalog {
    Catalog::read(&text("catalog.txt"))
}

fn pack(level: Level) -> Pack {
    Pack::read(&text(&level.file()))
}

fn shipped() -> Vec<(Level, Puzzle)> {
    let packs = catalog().entries.into_iter().map(|entry| entry.level);
    packs.flat_map(|level| pack(level).puzzles.into_iter().map(move |puzzle| (level, puzzle))).collect()
}

#[test]
fn every_puzzle_shipped_is_solved_by_its_own_moves() {
    let mut seeds = BTreeSet::new();
    let mut places = BTreeSet::new();
    for (level, puzzle) in shipped() {
        let name = format!("{} {puzzle}", level.file());
        assert!(seeds.insert(puzzle.seed), "{name}: two have this number");
        let asked = puzzle.asked();
        assert!(places.insert((level.theme, asked.fen())), "{name}: the position is there twice");
        assert_eq!(asked.turn(), puzzle.solver(), "{name}");
        assert_eq!(Status::of(&asked), None, "{name}");
        assert_eq!(puzzle.mistake().is_none(), level.theme == Theme::Threat, "{name}");
        let again = Puzzle::read(&puzzle.to_string(), puzzle.rating, puzzle.source);
        assert_eq!(again.as_ref(), Ok(&puzzle), "{name}");
        let mut attempt = Attempt::new(&puzzle);
        for (ply, m) in puzzle.solution().iter().enumerate().step_by(2) {
            let answer = match puzzle.solution().get(ply + 1) {
                Some(reply) => Attempted::Right { reply: *reply },
                None => Attempted::Solved,
            };
            assert_eq!(attempt.attempt(*m), Ok(answer), "{name}");
        }
        assert_eq!(attempt.is_clean(), Some(true), "{name}");
        assert_eq!(attempt.position().fen(), puzzle.end().fen(), "{name}");
        let is_mate = Status::of(&puzzle.end()) == Some(Status::Checkmate);
        assert!(is_mate || !level.theme.asks_mate(), "{name}: no mate");
        let length = match level.theme {
            Theme::MateInOne | Theme::Threat => Some(1),
            Theme::MateInTwo => Some(2),
            _ => None,
        };
        assert!(length.is_none_or(|length| length == puzzle.length()), "{name}: {} moves", puzzle.length());
        if level.theme == Theme::MateInOne {
            let mates = |m: &lance_legal::chess::Move| {
                asked.play(*m).is_ok_and(|after| Status::of(&after) == Some(Status::Checkmate))
            };
            assert_eq!(asked.legal_moves().iter().filter(|m| mates(m)).count(), 1, "{name}");
        }
    }
}

#[test]
fn there_are_as_many_as_promised() {
    let mut counts: BTreeMap<(Source, bool), usize> = BTreeMap::new();
    for (_, puzzle) in shipped() {
        assert!((400..1600).contains(&puzzle.rating), "{puzzle}");
        *counts.entry((puzzle.source, puzzle.rating < 1200)).or_default() += 1;
    }
    let count = |source, easy| counts.get(&(source, easy)).copied().unwrap_or_default();
    assert!(count(Source::Lichess, true) >= 2_100, "{counts:?}");
    assert!(count(Source::Lichess, false) >= 1_100, "{counts:?}");
    assert!(count(Source::Own, true) + count(Source::Own, false) >= 1_000, "{counts:?}");
    let catalog = catalog();
    for theme in Theme::ALL {
        assert!(catalog.of(theme).count() > 0, "{}", theme.name());
    }
}

#[test]
fn the_catalogue_says_what_is_in_the_packs() {
    let mut files = BTreeSet::from(["catalog.txt".to_string()]);
    let mut all = 0;
    for entry in catalog().entries {
        let file = entry.level.file();
        let read = pack(entry.level);
        assert_eq!(read.faults, [], "{file}");
        assert_eq!(read.puzzles.len(), usize::from(entry.count), "{file}");
        assert!(read.puzzles.is_sorted_by_key(|puzzle| puzzle.rating), "{file}");
        assert_eq!(read.puzzles.first().map(|puzzle| puzzle.rating), Some(entry.lowest), "{file}");
        assert_eq!(read.puzzles.last().map(|puzzle| puzzle.rating), Some(entry.highest), "{file}");
        assert!(read.puzzles.iter().all(|puzzle| puzzle.rating % STEP == STEP / 2), "{file}");
        let text = text(&file);
        assert!(text.contains("https://database.lichess.org") && text.contains("CC0 1.0"), "{file}");
        assert!(text.len() <= LARGEST.0, "{file}: {} bytes", text.len());
        all += text.len();
        files.insert(file);
    }
    assert!(all <= LARGEST.1, "{all} bytes");
    let there = fs::read_dir(folder()).expect("the folder").map(|file| file.expect("a file").file_name());
    assert_eq!(there.map(|name| name.to_string_lossy().into_owned()).collect::<BTreeSet<_>>(), files);
}

#[test]
fn a_sample_is_proved_by_the_search() {
    let (mut thorough, mut strict) = (Checker::thorough(), Checker::strict());
    let shipped = shipped();
    for (level, puzzle) in shipped.iter().skip(SAMPLE / 2).step_by(SAMPLE) {
        let checker = if puzzle.source == Source::Own { &mut strict } else { &mut thorough };
        assert_eq!(checker.check(puzzle, level.theme.asks_mate()), Ok(()), "{} {puzzle}", level.file());
    }
}

#[test]
fn a_puzzle_that_is_none_is_refused() {
    let mut checker = Checker::strict();
    // Two rooks can mate; a knight is taken by either of two pawns; nothing is to be had.
    for (row, asks_mate) in [
        ("6k1/5ppp/8/8/8/8/1R3PPP/R5K1 w Ra8", true),
        ("4k3/8/3n4/2P1P3/8/8/8/4K3 w cd6", false),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR wKQkq e4", false),
        ("6k1/5ppp/8/8/8/8/1R3PPP/R5K1 w Kf1", true),
    ] {
        let puzzle = Puzzle::read(row, 600, Source::Own).expect(row);
        assert!(checker.check(&puzzle, asks_mate).is_err(), "{row}");
    }
}

const HEAD: &str = "[625]\n";
const ROW: &str = "r4rk1/ppp2ppp/3p4/4n3/2B1P1q1/2NP2P1/PPP2P1P/R2Q1RK1 w Qg4 Nf3";

#[test]
fn what_is_wrong_with_a_row_is_said_and_the_others_count() {
    let illegal = ROW.replace("Nf3", "Nf4");
    let long = format!("{ROW} {}", "Kh1 Kh8 ".repeat(30));
    for (row, wrong) in [
        ("", Wrong::Fields),
        ("8/8/8/8/8/8/8/8", Wrong::Fields),
        ("4k3/8/8/8/8/8/8/4K3 w", Wrong::Fields),
        ("8/8/8/8/8/8/8/8 w e4", Wrong::Position),
        ("4k3/8/8/8/8/8/8/4K3 x Kd1", Wrong::Position),
        ("4k3/8/8/8/8/8/8/4K3 wé Kd1", Wrong::Position),
        ("4k3/8/8/8/8/8/8/4K3 w Kd9", Wrong::Move(0)),
        (illegal.as_str(), Wrong::Move(1)),
    ] {
        assert_eq!(Puzzle::read(row, 625, Source::Lichess), Err(wrong), "{row}");
    }
    assert!(Puzzle::read(&long, 625, Source::Lichess).is_err());
    let pack = Pack::read(&format!("{ROW}\n[x]\n{ROW}\n[625 mine]\n# note\n\n[625]\n{ROW}\n{illegal}\n{ROW}\n"));
    let faults: Vec<(usize, Wrong)> = pack.faults.iter().map(|fault| (fault.line, fault.wrong)).collect();
    let rating = Wrong::Rating;
    assert_eq!(faults, [(1, rating), (2, rating), (3, rating), (4, rating), (9, Wrong::Move(1)), (10, Wrong::Twice)]);
    assert_eq!(pack.puzzles.len(), 1);
    assert_eq!((pack.puzzles[0].rating, pack.puzzles[0].source), (625, Source::Lichess));
    assert!(pack.get(pack.puzzles[0].seed).is_some() && pack.get(0).is_none());
    let many = Pack::read(&format!("{HEAD}{}", format!("{ROW}\n").repeat(3 * MOST_ROWS)));
    assert!(many.puzzles.len() + many.faults.len() <= MOST_ROWS);
    for row in ["", "garfo", "garfo 0 1 2 3", "garfo 1 9 2 3", "garfo 1 2 9 0", "garfo +1 2 9 4", "x 1 2 3 4"] {
        assert_eq!(Catalog::read(row), Catalog::default(), "{row}");
    }
}

#[test]
fn a_mistake_in_passing_is_read_back() {
    let start =
        Position::from_fen("r3qr2/ppp2pk1/3p1np1/3Pp2p/4P2P/P1Q2P1B/1PP2P2/2KR3R b - - 0 1").expect("a position");
    let moves = ["c7c5", "d5c6", "e8c6", "c3c6", "b7c6", "d1d6"].map(|m| m.parse().expect("a move"));
    let puzzle = Puzzle::new(Source::Lichess, 1410, start, moves.to_vec()).expect("legal");
    assert!(puzzle.to_string().ends_with(" b c5 dc6 Qc6 Qc6 bc6 Rd6"), "{puzzle}");
    assert_eq!(puzzle.head(), "[1425]");
    assert_eq!(Puzzle::read(&puzzle.to_string(), 1410, Source::Lichess), Ok(puzzle));
}

#[test]
fn ids_and_sets_stay() {
    let level = Level::new(Theme::Fork, 2).expect("a level");
    assert_eq!((level.key().as_str(), level.file().as_str()), ("taticas/garfo/2", "garfo-2.txt"));
    let exercise = Exercise { level, seed: 0x1f3a_9c02 };
    assert_eq!(exercise.to_string(), "taticas/garfo/2/1f3a9c02");
    assert_eq!("taticas/garfo/2/1f3a9c02".parse(), Ok(exercise));
    for wrong in ["garfo/2/1f3a9c02", "taticas/garfo/0/1f3a9c02", "taticas/garfo/02/1f3a9c02", "taticas/x/1/1f3a9c02"] {
        assert!(wrong.parse::<Exercise>().is_err(), "{wrong}");
    }
    assert_eq!(Level::new(Theme::Fork, 99).and_then(Drill::next), None);
}

/// Every theme has a set of each grade, as hard as it says, and the same for all who have its name.
#[test]
fn a_class_gets_the_same_set_of_its_grade() {
    let catalog = catalog();
    for theme in Theme::ALL {
        for grade in Grade::ALL {
            let levels = catalog.of_grade(theme, grade);
            let packs = Packs::new(levels.into_iter().map(|level| (level, pack(level).puzzles)).collect());
            let class = packs.set(theme, grade, "turma-5b");
            assert_eq!(class, packs.set(theme, grade, "turma-5b"));
            // Which pack came first over the network decides nothing.
            let backwards = catalog.of_grade(theme, grade).into_iter().rev();
            let backwards = Packs::new(backwards.map(|level| (level, pack(level).puzzles)).collect());
            assert_eq!(class, backwards.set(theme, grade, "turma-5b"));
            assert_ne!(class, packs.set(theme, grade, "turma-5c"));
            assert_eq!(class.iter().collect::<BTreeSet<_>>().len(), SERIES, "{theme:?} {grade:?}");
            let ratings: Vec<u16> = class.iter().map(|one| packs.get(*one).expect("it is there").rating).collect();
            let (lowest, highest) = grade.ratings();
            assert!(
                ratings.is_sorted() && ratings.iter().all(|rating| (lowest..=highest).contains(rating)),
                "{ratings:?}"
            );
        }
    }
}

/// A year of days: each has its puzzle, never the one of the day before, and all are easy enough to begin with.
#[test]
fn each_day_has_a_puzzle() {
    let catalog = catalog();
    let mut before = None;
    for day in 20_783..21_148 {
        let level = catalog.of_day(day).expect("a pack");
        let packs = Packs::new(vec![(level, pack(level).puzzles)]);
        let today = packs.of_day(day);
        assert!(today.is_some() && today == packs.of_day(day) && today != before, "{day}");
        before = today;
    }
}

proptest! {
    /// Whatever a row has become, reading it ends, and what is read can be played.
    #[test]
    fn damaged_rows_never_panic(at in 0..ROW.len(), to in any::<char>(), cut in 0..ROW.len(), head in ".{0,12}") {
        let mut damaged: Vec<char> = ROW.chars().collect();
        damaged[at] = to;
        let damaged: String = damaged.into_iter().collect();
        let cut: String = damaged.chars().take(cut).collect();
        for text in [format!("{HEAD}{damaged}"), format!("{HEAD}{cut}"), format!("[{head}\n{ROW}"), head.clone()] {
            let pack = Pack::read(&text);
            prop_assert!(pack.puzzles.len() + pack.faults.len() <= 4);
            for puzzle in pack.puzzles {
                let mut attempt = Attempt::new(&puzzle);
                prop_assert!(attempt.attempt(puzzle.solution()[0]).is_ok());
            }
            let _ = Catalog::read(&text);
        }
    }
}
