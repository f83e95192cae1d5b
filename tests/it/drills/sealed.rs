//! Sealed moves: rulings by the guideline, and envelopes by the thousand with one right answer each.

use std::collections::BTreeMap;

use lance_legal::chess::Setup;
use lance_legal::chess::game::Status;
use lance_legal::chess::san::{self, Letters};
use lance_legal::chess::{Move, Position};
use lance_legal::drills::sealed::{self, Datum, Fault, Ruling, SealedAnswer};

use crate::amount::amount;

fn position(fen: &str) -> Position {
    Position::from_setup(&Setup::parse(fen).expect("a FEN")).expect("a position")
}

fn m(text: &str) -> Move {
    text.parse().expect("a move")
}

fn rule(fen: &str, text: &str) -> Ruling {
    sealed::rule(&position(fen), text, Letters::Portuguese)
}

const ROOKS: &str = "6k1/5p2/8/8/8/8/4K3/R6R w - - 0 40";
const BARE: &str = "6k1/8/8/8/8/8/4K3/R6R w - - 0 40";
const PAWN: &str = "8/P3k1p1/8/8/8/8/4K3/8 w - - 0 40";

#[test]
fn what_is_written_is_made_or_loses() {
    assert_eq!(rule(ROOKS, "Tad1"), Ruling::Made(m("a1d1")));
    assert_eq!(rule(ROOKS, "Ta1d1"), Ruling::Made(m("a1d1")));
    assert_eq!(rule(ROOKS, "Td1"), Ruling::Lost(Fault::Ambiguous(vec![m("a1d1"), m("h1d1")])));
    assert_eq!(rule(ROOKS, "T■1"), Ruling::Lost(Fault::Unreadable));
    assert_eq!(rule(ROOKS, "T"), Ruling::Lost(Fault::Unreadable));
    assert_eq!(rule(ROOKS, ""), Ruling::Lost(Fault::Unreadable));
    assert_eq!(rule(ROOKS, &"T".repeat(500)), Ruling::Lost(Fault::Unreadable));
    assert_eq!(rule(ROOKS, "Tb3"), Ruling::Lost(Fault::Illegal(vec![m("a1b3"), m("h1b3")])));
    assert_eq!(rule(ROOKS, "0-0"), Ruling::Lost(Fault::Illegal(vec![m("e2g2")])));
    let missing = ["a7a8b", "a7a8n", "a7a8q", "a7a8r"].map(m);
    let Ruling::Lost(Fault::Ambiguous(mut found)) = rule(PAWN, "a8") else { panic!("four moves") };
    found.sort_by_key(Move::to_string);
    assert_eq!(found, missing);
    assert_eq!(rule(PAWN, "a8D"), Ruling::Made(m("a7a8q")));
    // Everybody may write in his own language. FIDE 2023 C.3
    assert_eq!(rule(PAWN, "a8Q"), Ruling::Made(m("a7a8q")));
    assert_eq!(rule(ROOKS, "Td1").article(), "I.8.1");
    assert_eq!(rule(ROOKS, "T■1").article(), "I.8.2");
    assert_eq!(rule(ROOKS, "Tb3").article(), "I.8.3");
}

#[test]
fn nobody_loses_to_somebody_who_cannot_checkmate() {
    for (text, answer) in
        [("Td1", SealedAnswer::Ambiguous), ("T■1", SealedAnswer::Unreadable), ("Tb3", SealedAnswer::Illegal)]
    {
        let Ruling::Drawn("6.9", Some(fault)) = rule(BARE, text) else { panic!("{text}") };
        assert_eq!(Ruling::Lost(fault).answer(), answer);
    }
    assert_eq!(rule(BARE, "Tad1"), Ruling::Made(m("a1d1")));
    assert_eq!(rule("6k1/8/8/8/8/8/4K3/7B w - - 0 40", "Be4"), Ruling::Drawn("5.2.2", None));
    assert_eq!(rule("6k1/5p2/8/8/8/8/4K3/R6R w - - 150 140", "Td1").article(), "9.6");
    assert_eq!(rule("6k1/5p2/8/8/8/8/4K3/R6R w - - 149 140", "Td1").article(), "I.8.1");
}

#[test]
fn a_move_that_ends_the_game_ends_it() {
    let ladder = position("6k1/8/8/8/8/8/R3K3/1R6 w - - 0 40");
    assert_eq!(sealed::end(&ladder, m("a2a7")), None);
    let mates = position("6k1/R7/8/8/8/8/4K3/1R6 w - - 0 40");
    assert_eq!(sealed::end(&mates, m("b1b8")), Some(Status::Checkmate));
    let dead = position("8/8/3k4/8/8/8/4p3/4K2B w - - 0 40");
    assert_eq!(sealed::end(&dead, m("e1e2")), Some(Status::DeadPosition));
}

fn check(seeds: std::ops::Range<u32>, letters: Letters) -> BTreeMap<SealedAnswer, Vec<usize>> {
    let mut lengths: BTreeMap<SealedAnswer, Vec<usize>> = BTreeMap::new();
    for seed in seeds {
        let envelope = sealed::envelope(seed, letters);
        let ruling = envelope.rule();
        let (position, text) = (&envelope.position, envelope.text.as_str());
        // By the reader alone, without the ruling: which answer is the right one, and no other.
        let read = san::read(position, text, envelope.letters);
        let answer = match (&ruling, &read) {
            (Ruling::Drawn(..), _) => {
                let alone = position.placement().of(!position.turn()).len() == 1;
                assert!(alone, "{seed}: whoever has more than a king can win");
                SealedAnswer::Drawn
            }
            (_, Ok(_)) => SealedAnswer::Made,
            (_, Err(san::ReadError::Ambiguous { .. } | san::ReadError::PromotionMissing { .. })) => {
                SealedAnswer::Ambiguous
            }
            (_, Err(san::ReadError::Unreadable)) => SealedAnswer::Unreadable,
            (_, Err(san::ReadError::Illegal { .. })) => SealedAnswer::Illegal,
            (_, error) => panic!("{seed}: {text} {error:?}"),
        };
        assert_eq!(ruling.answer(), answer, "{seed}: {text}");
        match &ruling {
            Ruling::Made(m) => assert!(position.is_legal(*m)),
            Ruling::Lost(Fault::Ambiguous(moves)) => {
                assert!(moves.len() > 1, "{seed}: {text}");
                assert!(moves.iter().all(|m| position.is_legal(*m)), "{seed}: {text}");
            }
            Ruling::Lost(Fault::Illegal(moves)) => assert!(moves.iter().all(|m| !position.is_legal(*m)), "{seed}"),
            _ => {}
        }
        if let Some(claim) = envelope.claim {
            assert!(position.is_legal(claim), "{seed}");
            assert_ne!(ruling, Ruling::Made(claim), "{seed}: what is claimed is never what is written");
        }
        assert_ne!(position, &Position::start(), "{seed}: the plain envelope is for no seed");
        lengths.entry(answer).or_default().push(text.chars().count());
    }
    lengths
}

#[test]
fn envelopes_have_one_ruling_each() {
    let many = amount(1_000, 10_000);
    let lengths = check(0..many, Letters::Portuguese);
    let percent = many as usize / 100;
    for answer in SealedAnswer::ALL {
        let share = lengths[&answer].len();
        assert!((12 * percent..=30 * percent).contains(&share), "{answer:?}: {share}");
    }
    // Who goes by the length alone is right hardly more often than who always says the most frequent answer.
    let mut by_length: BTreeMap<usize, BTreeMap<SealedAnswer, usize>> = BTreeMap::new();
    for (answer, all) in &lengths {
        for length in all {
            *by_length.entry(*length).or_default().entry(*answer).or_default() += 1;
        }
    }
    let guessed: usize = by_length.values().map(|answers| answers.values().max().copied().unwrap_or_default()).sum();
    assert!(guessed < 45 * percent, "{guessed}: {by_length:?}");
}

#[test]
fn envelopes_in_other_letters_too() {
    check(0..300, Letters::English);
    assert_eq!(sealed::envelope(7, Letters::English), sealed::envelope(7, Letters::English));
}

#[test]
fn moves_to_seal_can_be_written_so_that_they_are_made() {
    let many = amount(2_000, 10_000);
    for seed in 0..many {
        let task = sealed::draft(seed);
        let text = san::write(&task.position, task.m, Letters::Portuguese);
        assert_eq!(san::read(&task.position, &text, Letters::Portuguese), Ok(task.m), "{seed}: {text}");
        let data = sealed::data(seed);
        assert_eq!(data.len(), 4);
        assert_eq!(data.iter().filter(|datum| !datum.is_wanted()).count(), 1, "{seed}");
    }
    assert!(!Datum::TheMove.is_wanted());
    for seed in (0..many).step_by(100) {
        let task = sealed::draft(seed);
        let text = san::write(&task.position, task.m, Letters::Portuguese);
        assert_eq!(sealed::rule(&task.position, &text, Letters::Portuguese), Ruling::Made(task.m), "{seed}: {text}");
    }
}
