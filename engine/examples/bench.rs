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

/// Mates made for this bench, and in how many moves: fairy-stockfish at its best says the same.
const MATES: [(&str, i32); 13] = [
    ("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", 1),
    ("r1b2rk1/ppp2ppp/8/8/3n2nq/8/PPPN1PP1/R1BQ1RK1 b - - 0 1", 1),
    ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 2),
    ("r5k1/5ppp/8/8/8/8/3R4/1K1R4 w - - 0 1", 2),
    ("5r1k/6pp/7N/3Q4/8/8/8/K7 w - - 0 1", 2),
    ("5rk1/5ppp/8/3N4/8/8/1B6/K2Q2R1 w - - 0 1", 2),
    ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", 2),
    ("2kr4/ppp5/8/5B2/8/8/PPP5/2K4R w - - 0 1", 2),
    ("8/8/8/8/8/2k5/7r/1K6 b - - 0 1", 3),
    ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3),
    ("8/5P1k/8/5K2/8/8/8/8 w - - 0 1", 4),
    ("5rk1/6pp/8/6N1/8/1Q6/8/K7 w - - 0 1", 5),
    ("8/8/8/3k4/8/8/1Q6/K7 w - - 0 1", 10),
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
    let mut solved = 0;
    for (text, moves) in MATES {
        let found = fen::position(text).and_then(|position| search.think(&position, Limits { nodes, depth: 60 }));
        let mate = found.and_then(|found| found.mate().map(|plies| (plies + 1) / 2));
        solved += usize::from(mate == Some(moves));
        println!("mate in {moves}: found {mate:?}  {text}");
    }
    println!("{solved} of {} mates found within {nodes} nodes, in as few moves as there are", MATES.len());
    println!("{:.2} M nodes a second; the longest answer {longest:.2} s", sum as f64 / seconds / 1e6);
}
