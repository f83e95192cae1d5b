//! `bench [nodes]`: how many positions a second the search looks at, and how many mates it finds within the budget.
//! The default budget is the strongest opponent's.

#[path = "../tests/fen/mod.rs"]
mod fen;

use engine::{Level, Limits, Search};

const POSITIONS: [&str; 6] = [
    fen::START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
    "2r2rk1/pp1q1ppp/2n1bn2/3p4/3P4/2NBBN2/PP1Q1PPP/2R2RK1 w - - 0 14",
    "8/5pk1/3p2p1/1p1Pp2p/1P2P2P/2P1K1P1/8/8 w - - 0 40",
    "4r1k1/1b3pp1/p6p/1p1Q4/3N4/1P4P1/q4P1P/4R1K1 w - - 0 30",
];

fn main() {
    let nodes = std::env::args().nth(1).and_then(|nodes| nodes.parse().ok());
    let nodes = nodes.or(Level::new(8).map(|level| level.limits().nodes)).unwrap_or(100_000);
    let mut search = Search::new(1 << 16);
    let (mut sum, mut longest) = (0, 0.0f64);
    #[allow(clippy::disallowed_methods)]
    let now = std::time::Instant::now;
    let start = now();
    for text in POSITIONS {
        let Some(position) = fen::position(text) else { continue };
        let began = now();
        let Some(found) = search.think(&position, Limits { nodes, depth: 60 }) else { continue };
        longest = longest.max(began.elapsed().as_secs_f64());
        sum += found.nodes;
        let line: Vec<String> = found.line.iter().map(|m| fen::uci(*m)).collect();
        println!("depth {:2} score {:6} {}", found.depth, found.score, line.join(" "));
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.2} M nodes a second; the longest answer {longest:.2} s", sum as f64 / seconds / 1e6);
}
