//! The eight opponents.

mod fen;

use std::collections::BTreeSet;

use engine::{Cause, Chosen, Level, Move, Outcome, Position, Search, legal_moves};

fn at(text: &str) -> Position {
    fen::position(text).expect("a position of this test")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn choose(position: &Position, number: u8, seed: u64) -> Chosen {
    Search::new(1 << 14).choose(position, level(number), seed).expect("a move")
}

fn play(position: &mut Position, text: &str) {
    let m = fen::read_uci(position.board(), text).expect("a legal move of this test");
    position.play(m);
}

#[test]
fn levels_and_causes_have_names_of_their_own() {
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(9), None);
    let ids: BTreeSet<&str> = Level::all().map(Level::id).collect();
    assert_eq!(ids.len(), 8);
    assert!(Level::all().all(|level| Level::from_id(level.id()) == Some(level)));
    let causes: BTreeSet<&str> = Cause::ALL.into_iter().map(Cause::id).collect();
    assert_eq!(causes.len(), Cause::ALL.len());
    // Each cause is somebody's, and only the strongest has none.
    assert!(Cause::ALL.into_iter().all(|cause| Level::all().any(|level| level.causes().any(|other| other == cause))));
    assert!(Level::all().all(|level| (level.causes().count() == 0) == (level.number() == 8)));
}

#[test]
fn every_level_plays_legal_moves_to_the_end() {
    let mut search = Search::new(1 << 12);
    for number in 1..=8 {
        for seed in 0..if number < 7 { 4 } else { 1 } {
            let mut position = at(fen::START);
            let other = if seed % 2 == 0 { 1 } else { number.min(5) };
            for ply in 0..160 {
                let moves = legal_moves(position.board());
                let turn = if ply % 2 == 0 { number } else { other };
                let Some(chosen) = search.pick_move(&position, level(turn), seed) else {
                    assert!(moves.is_empty());
                    break;
                };
                assert!(moves.contains(&chosen.m), "level {turn}: {chosen:?}");
                position.play(chosen.m);
            }
        }
    }
}

#[test]
fn a_game_can_be_played_again() {
    let text = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    for number in 1..=8 {
        let mut search = Search::new(1 << 14);
        for seed in [1, 2] {
            let first = search.choose(&at(text), level(number), seed);
            assert_eq!(search.choose(&at(text), level(number), seed), first);
            assert_eq!(Some(choose(&at(text), number, seed)), first, "another search, the same move");
        }
    }
}

#[test]
fn the_seed_gives_another_opening() {
    for number in 1..=8 {
        let mut search = Search::new(1 << 12);
        let first: BTreeSet<String> = (0..12)
            .filter_map(|seed| search.pick_move(&at(fen::START), level(number), seed))
            .map(|chosen| fen::uci(chosen.m))
            .collect();
        assert!(first.len() > 1, "level {number}: always {first:?}");
    }
}

#[test]
fn all_take_back() {
    // White takes a knight, a pawn, a queen; it is taken back whoever plays.
    for (text, takes, back) in [
        ("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4", "b5c6", &["d7c6", "b7c6"][..]),
        ("rnbqkb1r/ppp1pppp/5n2/3p4/3P4/2N5/PPP1PPPP/R1BQKBNR w KQkq - 0 4", "c3d5", &["f6d5", "d8d5"]),
        ("3qk3/8/8/8/8/8/8/3QK3 w - - 0 1", "d1d8", &["e8d8"]),
    ] {
        let mut position = at(text);
        play(&mut position, takes);
        for number in 1..=8 {
            for seed in 0..10 {
                let m = fen::uci(choose(&position, number, seed).m);
                assert!(back.contains(&m.as_str()), "level {number}, seed {seed}: {m} after {takes} in {text}");
            }
        }
    }
}

#[test]
fn all_mate_in_one() {
    for number in 1..=8 {
        for seed in 0..5 {
            let chosen = choose(&at("6k1/5ppp/8/8/8/7P/5PP1/R5K1 w - - 0 30"), number, seed);
            assert_eq!(fen::uci(chosen.m), "a1a8", "level {number}, seed {seed}");
        }
    }
}

/// For each cause a position, and a level that has it. With some seed the opponent errs, and says why.
const ERRORS: [(Cause, u8, &str); 16] = [
    (Cause::OneMoveAhead, 3, "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"),
    (Cause::OverlooksHanging, 3, "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3"),
    (Cause::OverlooksDefender, 3, "rnbqkb1r/ppp2ppp/3p1n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 4"),
    (Cause::MissesCapture, 3, "4k3/pp3ppp/8/3q4/8/2N5/PP3PPP/4K3 w - - 0 20"),
    (Cause::MissesLongDiagonal, 5, "rn1qkbnr/pbpp1ppp/1p2p3/8/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4"),
    (Cause::ForgetsBackRank, 4, "3r2k1/5ppp/8/8/8/1q6/1P3PPP/3R2K1 w - - 0 30"),
    (Cause::MissesKnightForks, 5, "r3k2r/ppp2ppp/8/3n4/8/8/PPP2PPP/R3K2R b KQkq - 0 15"),
    (Cause::MissesDiscovered, 6, "r2qkb1r/ppp2ppp/2n1bn2/3pp3/8/1P2P1P1/PBPPNPBP/RN1QK2R w KQkq - 0 7"),
    (Cause::MissesBackward, 4, "4k3/pp3ppp/8/3N4/8/8/1n3PPP/4K3 w - - 0 20"),
    (Cause::Greedy, 2, "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3"),
    (Cause::TradesWhenLosing, 4, "r4rk1/ppp2ppp/2np1n2/2b1p3/4P3/2NPBN2/PPPQ1PPP/R4RK1 b - - 0 10"),
    (Cause::GivesEveryCheck, 2, "rnbqkbnr/ppp2ppp/8/3pp3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3"),
    (Cause::EarlyQueen, 2, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
    (Cause::ForgetsPassedPawns, 7, "4r1k1/5ppp/8/P7/8/8/5PPP/4R1K1 w - - 0 30"),
    (Cause::ForgetsKingSafety, 6, "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7"),
    (Cause::Hurries, 7, "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7"),
];

#[test]
fn every_cause_acts() {
    let mut search = Search::new(1 << 12);
    let mut silent = Vec::new();
    for (cause, number, text) in ERRORS {
        let position = at(text);
        let acts = (0..400).any(|seed| {
            search.choose(&position, level(number), seed).is_some_and(|chosen| chosen.causes.contains(&cause))
        });
        if !acts {
            silent.push(cause);
        }
    }
    assert!(silent.is_empty(), "these never acted: {silent:?}");
}

#[test]
fn the_strongest_has_no_cause() {
    for seed in 0..3 {
        for (_, _, text) in ERRORS {
            assert_eq!(choose(&at(text), 8, seed).causes, []);
        }
    }
}

#[test]
fn a_lost_game_is_played_on() {
    // A rook less: nobody gives the last piece away, and men do not go to and fro while there is something else to do.
    let mut search = Search::new(1 << 12);
    for number in 2..=8 {
        let mut position = at("6k1/5ppp/8/8/8/5N2/r4PPP/6K1 w - - 0 30");
        let mut own: Vec<Move> = Vec::new();
        for _ in 0..6 {
            if position.outcome().is_some() {
                break;
            }
            let Some(chosen) = search.pick_move(&position, level(number), 5) else { break };
            let back = own.last().is_some_and(|last| last.from == chosen.m.to && last.to == chosen.m.from);
            assert!(!back, "level {number}: {chosen:?} after {own:?}");
            own.push(chosen.m);
            position.play(chosen.m);
            let Some(answer) = search.pick_move(&position, level(8), 1) else { break };
            position.play(answer.m);
        }
        assert!(own.len() > 2 || position.outcome() == Some(Outcome::Mate), "level {number}");
    }
}

/// What the interface says is what was measured, rounded to 50.
#[test]
fn ratings_are_those_measured() {
    let figures = include_str!("../../docs/figures.md");
    let (_, table) = figures.split_once("| level | Elo, estimated |\n|---:|---:|\n").expect("the table of ratings");
    let rows: Vec<&str> = table.lines().take_while(|row| row.starts_with('|')).collect();
    assert_eq!(rows.len(), Level::all().count());
    for (level, row) in Level::all().zip(rows) {
        let cells: Vec<u32> = row.split('|').filter_map(|cell| cell.trim().parse().ok()).collect();
        let [number, measured] = cells[..] else { panic!("{row}") };
        assert_eq!(number, u32::from(level.number()));
        assert_eq!(level.elo(), (measured + 25) / 50 * 50, "{row}");
    }
}
