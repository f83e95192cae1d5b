//! `bench [nodes]`: how many positions a second the search looks at, and how many mates it finds within the budget.
//! The default budget is the strongest opponent's.

#[path = "../tests/fen/mod.rs"]
mod fen;

use engine::{Level, Limits, Search};

const POSITIONS: &str = include_str!("../tests/data/positions.txt");

fn main() {
    let nodes = std::env::args().nth(1).and_then(|nodes| nodes.parse().ok());
    let nodes = nodes.or(Level::new(8).map(|level| level.limits().nodes)).unwrap_or(100_000);
    let mut search = Search::new(1 << 16);
    let (mut sum, mut longest) = (0, 0.0f64);
    #[allow(clippy::disallowed_methods)]
    let now = std::time::Instant::now;
    let start = now();
    for text in fen::rows(POSITIONS) {
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
    let mates = fen::mates();
    for (moves, text) in &mates {
        let found =
            fen::position(text).and_then(|position| Search::new(1 << 16).think(&position, Limits { nodes, depth: 60 }));
        let mate = found.and_then(|found| found.mate().map(|plies| (plies + 1) / 2));
        solved += usize::from(mate == Some(*moves));
        println!("mate in {moves}: found {mate:?}  {text}");
    }
    println!("{solved} of {} mates found within {nodes} nodes, in as few moves as there are", mates.len());
    println!("{:.2} M nodes a second; the longest answer {longest:.2} s", sum as f64 / seconds / 1e6);
}
