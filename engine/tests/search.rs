//! What the search finds.

mod fen;

use engine::{Found, Limits, MATE, Outcome, Position, Search, legal_moves};

const TOP: Limits = Limits { nodes: 100_000, depth: 60 };

fn at(text: &str) -> Position {
    fen::position(text).expect("a position of this test")
}

fn think(text: &str, limits: Limits) -> Found {
    Search::new(1 << 14).think(&at(text), limits).expect("a move")
}

/// The search finds mates of so many moves at once. Longer ones are asked of the tables of endings.
const FOUND_AT_ONCE: i32 = 5;

#[test]
fn mates_are_found_at_once() {
    let mates = fen::mates();
    assert!(mates.len() >= 13);
    for (moves, text) in mates.into_iter().filter(|(moves, _)| *moves <= FOUND_AT_ONCE) {
        let found = Search::new(1 << 14).think(&at(text), TOP).expect("a move");
        assert_eq!(found.mate(), Some(2 * moves - 1), "{text} {found:?}");
        assert!(found.nodes <= TOP.nodes + 1);
    }
    assert_eq!(Search::new(1 << 14).think(&at("8/8/8/8/8/2k5/1q6/K7 w - - 0 1"), TOP), None, "mated: no move");
}

#[test]
fn to_be_mated_is_put_off() {
    // Two rooks against a king: whatever it does, the mate comes with the next move.
    let found = think("7k/R7/1R6/8/8/8/8/4K3 b - - 0 1", TOP);
    assert_eq!(found.score, 2 - MATE);
    assert_eq!(found.mate(), Some(-2));
}

#[test]
fn nothing_is_left_to_chance() {
    let text = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8";
    let limits = Limits { nodes: 40_000, depth: 60 };
    let first = think(text, limits);
    let mut search = Search::new(1 << 14);
    search.think(&at(fen::START), limits);
    assert_eq!(search.think(&at(text), limits), Some(first), "another search before it changes nothing");
}

#[test]
fn nodes_are_kept() {
    for nodes in [1, 100, 1000, 10_000] {
        let found = think(fen::START, Limits { nodes, depth: 60 });
        // The first ply is always looked at.
        assert!(found.nodes <= nodes.max(500) + 1, "{nodes}: {}", found.nodes);
    }
}

#[test]
fn the_line_can_be_played() {
    for text in [fen::START, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"] {
        let mut position = at(text);
        let found = think(text, TOP);
        assert_eq!(found.line.first(), Some(&found.m));
        assert!(found.line.len() > 3, "{found:?}");
        for m in found.line {
            assert!(legal_moves(position.board()).contains(&m));
            position.play(m);
        }
    }
}

#[test]
fn each_move_has_a_true_score() {
    let position = at("6k1/5ppp/8/8/8/8/q4PPP/1R4K1 w - - 0 1");
    let moves = legal_moves(position.board());
    let mut search = Search::new(1 << 14);
    let scores = search.each(&position, &moves, Limits { nodes: 200_000, depth: 4 });
    assert_eq!(scores.len(), moves.len());
    assert!(scores.windows(2).all(|two| two[0].score >= two[1].score));
    assert_eq!(fen::uci(scores[0].m), "b1b8");
    assert_eq!(scores[0].mate(), Some(1));
    for found in &scores {
        let after = position.after(found.m);
        match after.outcome() {
            Some(Outcome::Mate) => assert_eq!(found.score, MATE - 1),
            _ => assert!(found.score < MATE - 1),
        }
        assert_eq!(found.line.first(), Some(&found.m));
    }
    // The rook given away without a mate.
    let lost = scores.iter().find(|found| fen::uci(found.m) == "b1b2").expect("scored");
    assert!(lost.score < -300, "{lost:?}");
}

// FIDE 2023 9.2, 9.3.
#[test]
fn draws_are_known() {
    let limits = Limits { nodes: 20_000, depth: 8 };
    // A queen less, and a perpetual check.
    let found = think("6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 1", limits);
    assert_eq!((fen::uci(found.m).as_str(), found.score), ("h5e8", 0));
    // With two plies left the rook's advantage is none, unless it takes or a pawn moves.
    assert_eq!(think("3k4/8/8/8/8/8/4R3/4K3 w - - 99 80", limits).score, 0);
    // Taking begins the count anew.
    let taken = think("3k4/8/8/8/8/8/2n1R3/4K3 w - - 99 80", limits);
    assert_eq!(fen::uci(taken.m), "e2c2");
    assert!(taken.score > 300, "{taken:?}");
    // The position that stands for the third time.
    let mut position = at("7k/8/8/8/8/8/qq6/7K b - - 0 1");
    for m in ["h8g8", "h1g1", "g8h8", "g1h1", "h8g8", "h1g1", "g8h8"] {
        let m = fen::read_uci(position.board(), m).expect("legal");
        position.play(m);
    }
    let back = fen::read_uci(position.board(), "g1h1").expect("legal");
    let mut search = Search::new(1 << 12);
    let scores = search.each(&position, &[back], Limits { nodes: 10_000, depth: 3 });
    assert_eq!(scores[0].score, 0, "though it is two queens less");
}

/// Plays both sides from here; how many plies until the mate.
fn plies_to_mate(text: &str, nodes: u64) -> Option<usize> {
    let mut position = at(text);
    let mut search = Search::new(1 << 14);
    let attacker = position.board().turn();
    for ply in 0..110 {
        match position.outcome() {
            Some(Outcome::Mate) => return Some(ply),
            Some(Outcome::Draw(_)) => return None,
            None => {}
        }
        let nodes = if position.board().turn() == attacker { nodes } else { 3_000 };
        let found = search.think(&position, Limits { nodes, depth: 60 })?;
        position.play(found.m);
    }
    None
}

#[test]
fn a_bare_king_is_mated() {
    for text in ["8/8/8/4k3/8/8/8/R3K3 w - - 0 1", "8/8/3k4/8/8/8/8/Q3K3 w - - 0 1", "8/8/8/4k3/8/8/8/2B1KB2 w - - 0 1"]
    {
        let plies = plies_to_mate(text, 15_000);
        assert!(plies.is_some_and(|plies| plies < 100), "{text}: {plies:?}");
    }
}
