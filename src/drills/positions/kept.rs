//! Positions that are kept for the case that chance finds none: so a task is always found.

use super::want::{Task, Want, pick};
use crate::chess::{Move, Position, Side};
use crate::random::Random;
use crate::square::Square;

/// Positions in which a move of this kind is legal.
pub fn positions(want: Want) -> [&'static str; 3] {
    match want {
        Want::Pawn | Want::Piece => [
            "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2",
            "r1bq1rk1/pppp1ppp/2n5/4p3/4P1n1/1PNB1N2/P1PP2PP/R1B1Q1K1 b - - 0 9",
            "rn1qkbnr/pp2pppp/2p5/3pPb2/3P4/5N2/PPP2PPP/RNBQKB1R b KQkq - 2 4",
        ],
        Want::PawnCapture => [
            "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 3",
            "2q2rk1/pp1r1p1p/8/2p2pN1/P1Bn1P2/2n1B3/1P4PP/1Q2R1K1 w - - 0 26",
            "r1br3k/ppR2R2/7p/3p2p1/1b1Pn2P/1P2B3/P3B1P1/1Q4K1 b - - 1 25",
        ],
        Want::Capture => [
            "r2q1rk1/1pp1bppp/p1n1b3/3np3/B7/2NPBN2/PPP2PPP/R2Q1RK1 w - - 0 10",
            "2rqr1k1/2pp1pp1/2pb1n1p/4N3/3PPP2/2N5/PP1B2PP/4RQ1K b - - 2 15",
            "r2q1rk1/pp1b1ppp/2nbp3/3n4/3PB3/5N2/PP1B1PPP/RN1Q1RK1 w - - 2 12",
        ],
        Want::Check => [
            "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 2 4",
            "r2q1rk1/2p1n1pp/pp1b1p2/3Np3/2P1P1b1/4BN2/PP3PPP/R2Q1RK1 w - - 1 12",
            "3r1r1k/p1pq2bp/1p3pp1/2P5/3pNP1P/8/P5P1/1Q2R2K b - - 3 24",
        ],
        Want::Mate => [
            "5k2/1p2qrpp/p3p3/P1Q5/5NP1/1P2P3/4B2P/3R1K2 w - - 1 34",
            "k7/ppp5/4p3/3p3R/8/1PRP2R1/3Q1P2/1K6 w - - 0 40",
            "6k1/2p4p/1p4p1/8/1P1r1r2/4P1Pq/4r2n/7K b - - 0 34",
        ],
        Want::Castling(Side::King) => [
            "r2q1k1r/pp2b1pp/4b3/1B1p1p2/5B2/2N1PP2/PP4PP/R2QK2R w KQ - 2 14",
            "rnbqk2r/ppp1bppp/4pn2/3p2B1/2PP4/2N1P3/PP3PPP/R2QKBNR b KQkq - 0 5",
            "r1bqk2r/ppp2p1p/2np1np1/2b1p3/2B1P3/1PN2N2/PBPP1PPP/R2QK2R b KQkq - 1 7",
        ],
        Want::Castling(Side::Queen) => [
            "r1q1k2r/p1p2bpp/2n5/2Nnpp2/2B5/1PPP1NP1/P2Q1P1P/R3K2R w KQkq - 3 15",
            "r3k2r/pp6/3p2p1/3Q2q1/5PP1/3P4/7P/6K1 b kq - 0 44",
            "6k1/5ppp/pp6/2p4r/3P4/P1P2P2/NP5P/R3K2R w KQ - 0 39",
        ],
        Want::Promotion { capture: false, .. } => [
            "6k1/Ppppp2p/6p1/5Q2/4P3/1PPP4/6P1/6K1 w - - 0 39",
            "8/2ppP1pp/1p1k4/4p3/P5P1/7P/1P6/7K w - - 0 43",
            "7k/1p2p1p1/3p4/2B2r1p/5P2/PP3rP1/p1P1P2P/6K1 b - - 0 23",
        ],
        Want::Promotion { capture: true, .. } => [
            "4n1k1/3P1pr1/6p1/8/4P2P/6R1/P1PP2P1/3B2K1 w - - 0 36",
            "1k6/pp2bp1p/4p3/8/2P5/1P6/P2PpPP1/3Q2K1 b - - 0 30",
            "3n4/4P3/3k1p2/8/2P5/P5P1/3P4/7K w - - 0 23",
        ],
        Want::EnPassant => [
            "2k5/p1pp2p1/8/4Pp1p/8/6rP/P5P1/6K1 w - f6 0 21",
            "2k4b/4p1p1/p6p/1pP1qp2/6P1/7P/2P5/6K1 w - b6 0 40",
            "1k6/1ppp1ppp/8/8/2pP2P1/4P2P/1P3P2/6K1 b - d3 0 40",
        ],
        Want::SameRank => [
            "r1b2rk1/pp1pqppp/4pn2/6B1/1bPQP3/2N5/PP2BPPP/R4RK1 w - - 3 11",
            "6k1/p1pp4/8/8/2N3N1/P7/2P5/6K1 w - - 0 32",
            "3r1rk1/ppp1qppp/2n5/8/Pb1Pp3/4B1P1/1P2PPBP/R2Q1RK1 b - - 0 14",
        ],
        Want::SameFile => [
            "6k1/1R1pp2p/6p1/1p3p2/2P2P2/3P3R/PR4P1/2K5 w - - 0 21",
            "5N2/p3p3/1p1k2pp/B7/5NP1/2PK4/4PP1P/8 w - - 0 37",
            "8/pp1p2pp/3knp2/8/7P/3P2P1/4nP2/7K b - - 0 21",
        ],
        Want::NeitherShared => [
            "3N2k1/p1N2ppp/4p3/3p4/6P1/2P1r3/P2P1P2/1K6 w - - 0 22",
            "r2q1rk1/5pbp/p2p1np1/1ppPn3/4P1b1/2NBB1P1/PPPQN2P/2KR2R1 b - - 0 13",
            "8/1p2pkp1/5p2/8/8/P3n3/1PPnK2P/5N2 b - - 0 37",
        ],
        Want::ByBoth => [
            "6k1/5p1r/1Q1Q2p1/8/4P2P/6R1/PQPP2P1/2B3K1 w - - 0 36",
            "8/1p1pk2p/4n3/8/P7/1PPK4/2nPn1PP/8 b - - 0 23",
            "1k6/p5p1/7p/8/8/2Q2Q2/NPP4P/2Q3K1 w - - 0 29",
        ],
        Want::BishopOrPawn => [
            "2k5/p1pp2p1/8/4p2p/1Br5/2r4P/PP4P1/6K1 w - - 0 21",
            "7k/4p3/pp1B3p/2p5/1P6/5P1P/PPPP1KP1/8 w - - 0 35",
            "6k1/1p1pp1p1/p1P2Q2/3b4/4P3/1PB2PP1/7P/2K5 b - - 0 30",
        ],
    }
}

/// A task from one of them.
pub fn task(want: Want, random: &mut Random) -> Task {
    let kept = positions(want);
    let first = random.below(kept.len());
    let found = (0..kept.len()).find_map(|next| {
        let position = Position::from_fen(kept.get((first + next) % kept.len())?).ok()?;
        pick(want, position, random)
    });
    // A test holds that one is always found.
    found.unwrap_or(Task { position: Position::start(), m: Move { from: E2, to: E4, promotion: None } })
}

const E2: Square = square(4, 1);
const E4: Square = square(4, 3);

const fn square(file: i8, rank: i8) -> Square {
    match Square::new(file, rank) {
        Some(square) => square,
        None => unreachable!(),
    }
}
