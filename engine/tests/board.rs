//! What the search stands on: hashes, exchanges, draws, evaluation.

mod fen;

use engine::{
    Board, Color, Draw, Move, Outcome, Position, Role, Setup, attackers, evaluate, hash, is_dead, legal_moves, see,
};

const POSITIONS: [&str; 8] = [
    fen::START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "2r3k1/1q1nbppp/r3p3/3pP3/pPpP4/P1Q2N2/2RN1PPP/2R4K b - b3 0 23",
    "8/8/4k3/3p1p2/3P1P2/4K3/6P1/8 w - - 0 1",
    "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1",
    "8/8/8/4k3/8/8/2BN4/4K3 b - - 0 1",
];

fn at(text: &str) -> Position {
    fen::position(text).expect("a position of this test")
}

fn move_of(position: &Position, text: &str) -> Move {
    fen::read_uci(position.board(), text).expect("a legal move of this test")
}

/// The same position with the colours changed, top to bottom.
fn flipped(board: &Board) -> Board {
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    Board::new(&Setup {
        roles: roles.map(|role| (board.men(Color::White, role) | board.men(Color::Black, role)).swap_bytes()),
        colors: [board.of(Color::Black).swap_bytes(), board.of(Color::White).swap_bytes()],
        turn: board.turn().other(),
        castling: board.castling().swap_bytes(),
        en_passant: board.en_passant().map(|square| square ^ 56),
    })
}

/// Games of moves by lot: every position on the way.
fn wander(mut look: impl FnMut(&Position)) {
    let mut seed = 7u64;
    for text in POSITIONS {
        for _ in 0..10 {
            let mut position = at(text);
            for _ in 0..80 {
                look(&position);
                let moves = legal_moves(position.board());
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position.play(moves[(seed >> 33) as usize % moves.len()]);
            }
        }
    }
}

#[test]
fn the_evaluation_knows_no_colour() {
    wander(|position| assert_eq!(evaluate(position.board()), evaluate(&flipped(position.board())), "{position:?}"));
}

#[test]
fn different_positions_have_different_hashes() {
    let mut seen = std::collections::HashMap::new();
    wander(|position| {
        // Whether a capture in passing counts is another test's.
        if position.board().en_passant().is_none() {
            let before = seen.insert(hash(position.board()), *position.board());
            assert!(before.is_none_or(|board| board == *position.board()), "{position:?}");
        }
    });
    assert!(seen.len() > 2000);
}

// FIDE 2023 9.2.3: the same position only if the same captures in passing can be made.
#[test]
fn a_capture_in_passing_counts_where_it_can_be_made() {
    let same = |a: &str, b: &str| hash(at(a).board()) == hash(at(b).board());
    assert!(same("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"));
    assert!(!same("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1"));
    // The pawn that would take is pinned.
    assert!(same("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1"));
}

#[test]
fn an_exchange_is_counted_to_its_end() {
    let cases = [
        // A rook takes a pawn that nobody defends.
        ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100),
        // A knight takes a pawn defended by a pawn; the rook behind takes back.
        ("4k3/8/3p4/4p3/8/5N2/8/K3R3 w - - 0 1", "f3e5", 100 - 320 + 100),
        // A queen takes a pawn defended by a pawn.
        ("4k3/8/3p4/4p3/8/8/4Q3/K7 w - - 0 1", "e2e5", 100 - 950),
        // Rook behind rook: both take part.
        ("3rk3/8/8/3p4/8/8/3R4/K2R4 w - - 0 1", "d2d5", 100),
        // The king may not take what is defended.
        ("8/8/4k3/3p4/8/8/3R4/K2R4 w - - 0 1", "d2d5", 100),
        // In passing.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100),
        // A quiet move to where a pawn takes.
        ("4k3/8/3p4/8/8/5N2/8/4K3 w - - 0 1", "f3e5", -320),
        ("3k4/4P3/8/8/8/8/8/4K3 w - - 0 1", "e1d1", 0),
        ("8/k3P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", 850),
    ];
    for (text, m, gain) in cases {
        let position = at(text);
        assert_eq!(see(position.board(), move_of(&position, m)), gain, "{text} {m}");
    }
}

#[test]
fn attackers_are_of_one_side() {
    let position = at("4k3/8/3p4/4p3/8/5N2/8/K3R3 w - - 0 1");
    let square = |name| fen::square(name).expect("a square");
    assert_eq!(attackers(position.board(), square("e5"), Color::White), 1 << square("f3") | 1 << square("e1"));
    assert_eq!(attackers(position.board(), square("e5"), Color::Black), 1 << square("d6"));
    assert_eq!(attackers(position.board(), square("a8"), Color::White), 0);
}

// FIDE 2023 5.2.2.
#[test]
fn dead_by_its_men() {
    for (men, dead) in [
        ("8/8/4k3/8/8/8/8/4K3", true),
        ("8/8/4k3/8/8/8/5N2/4K3", true),
        ("8/8/4kb2/8/8/8/8/4K3", true),
        ("8/8/4kb2/8/8/8/4B3/4K3", false),
        ("8/8/4kb2/8/8/4B3/8/4K3", true),
        ("8/8/4k3/8/8/4NN2/8/4K3", false),
        ("8/8/4kn2/8/8/5N2/8/4K3", false),
        ("8/8/4k3/8/8/5P2/8/4K3", false),
        ("8/8/4k3/8/8/5R2/8/4K3", false),
    ] {
        let position = at(&format!("{men} w - - 0 1"));
        assert_eq!(is_dead(position.board()), dead, "{men}");
        assert_eq!(position.outcome() == Some(Outcome::Draw(Draw::Dead)), dead, "{men}");
    }
}

#[test]
fn a_game_ends_as_the_laws_say() {
    let outcome = |text: &str| at(text).outcome();
    assert_eq!(outcome("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"), Some(Outcome::Mate));
    assert_eq!(outcome("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1"), Some(Outcome::Draw(Draw::Stalemate)));
    assert_eq!(outcome("4k3/8/8/8/8/8/4R3/4K3 b - - 99 80"), None);
    assert_eq!(outcome("4k3/8/8/8/8/8/4R3/4K3 b - - 100 80"), Some(Outcome::Draw(Draw::FiftyMoves)));
    // The mate counts even with the hundredth ply.
    assert_eq!(outcome("R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 80"), Some(Outcome::Mate));

    let mut position = at(fen::START);
    for (count, m) in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(8).enumerate() {
        assert_eq!(position.outcome(), None, "after {count} plies");
        position.play(move_of(&position, m));
    }
    assert_eq!(position.outcome(), Some(Outcome::Draw(Draw::Repetition)));
    assert_eq!(position.halfmoves(), 8);
    position.play(move_of(&position, "e2e4"));
    assert_eq!((position.halfmoves(), position.outcome()), (0, None));
}
