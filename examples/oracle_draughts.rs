//! What these rules say about random positions of Brazilian draughts, one JSON object a line, for another program to
//! contradict: its `fen`, and `moves`, each with `from`, `to` and the squares `captured`.
//!
//! `cargo run -q --release --no-default-features --example oracle_draughts -- <seed> <positions>`. The same seed gives
//! the same lines. `make oracle` compares them with pydraughts, see `tools/oracle`.
//!
//! Positions come from random games, half of which begin with damas and a few men scattered on the board. Absent: the
//! Portuguese rules, which no other program has; the generator is the same.
#![forbid(unsafe_code)]

use std::collections::HashSet;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

use lance_legal::color::Color;
use lance_legal::draughts::{BRASILEIRAS, Position};
use lance_legal::random::Random;
use lance_legal::square::Square;
use serde_json::{Value, json};

const USAGE: &str = "usage: oracle_draughts <seed> <positions>";

/// No game goes on for longer.
const MOST_PLIES: usize = 120;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = arguments.iter().filter_map(|text| text.parse().ok()).collect();
    let ([seed, positions], 2) = (&numbers[..], arguments.len()) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match print(&mut Random::new(*seed), *positions) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn print(random: &mut Random, positions: u64) -> std::io::Result<()> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut seen = HashSet::new();
    let mut printed = 0;
    while printed < positions {
        let mut position = if random.happens(1, 2) { scattered(random) } else { Position::start(&BRASILEIRAS) };
        for _ in 0..MOST_PLIES {
            let moves = position.legal_moves();
            // Neighbours are much alike; captures are what the programs may differ in.
            let most = moves.iter().map(|m| m.captured.len()).max().unwrap_or(0);
            let shown = random.happens(1 + most, 4);
            if shown && printed < positions && seen.insert(position.to_string()) {
                writeln!(out, "{}", line(&position))?;
                printed += 1;
            }
            let Some(after) = random.pick(&moves).and_then(|m| position.play(*m)) else { break };
            position = after;
        }
    }
    out.flush()
}

/// Four men round which a piece on e3 captures back to where it began, and squares of that way.
const RING: [&str; 4] = ["d4", "d6", "f6", "f4"];
const WAY: [&str; 4] = ["e3", "c5", "e7", "g5"];

/// Up to five damas and seven men of each side; now and then a few beside a ring.
fn scattered(random: &mut Random) -> Position {
    let ring = random.happens(1, 6);
    let mut squares: Vec<String> = BRASILEIRAS.squares().map(|square| square.to_string()).collect();
    squares.retain(|name| !ring || !RING.contains(&name.as_str()) && !WAY.contains(&name.as_str()));
    random.shuffle(&mut squares);
    let mut pieces = |side: Color| {
        let last = if side == Color::White { '8' } else { '1' };
        let mut names = Vec::new();
        for piece in 0..random.below(if ring { 4 } else { 12 }) + 1 {
            let Some(name) = squares.pop() else { break };
            let dama = piece < 5 && random.happens(1, 2) || name.ends_with(last);
            names.push(format!("{}{name}", if dama { "K" } else { "" }));
        }
        names
    };
    let (mut white, mut black) = (pieces(Color::White), pieces(Color::Black));
    if ring {
        white.push(format!("{}e3", if random.happens(1, 2) { "K" } else { "" }));
        black.extend(RING.map(str::to_owned));
    }
    let turn = if ring || random.happens(1, 2) { "W" } else { "B" };
    let text = format!("{turn}:W{}:B{}", white.join(","), black.join(","));
    Position::from_text(&BRASILEIRAS, &text).unwrap_or_else(|_| Position::start(&BRASILEIRAS))
}

fn line(position: &Position) -> Value {
    let name = |square: Square| square.to_string();
    let moves: Vec<Value> = position
        .legal_moves()
        .into_iter()
        .map(|m| {
            let captured: Vec<String> = m.captured.into_iter().map(name).collect();
            json!({ "from": name(m.from), "to": name(m.to), "captured": captured })
        })
        .collect();
    json!({ "fen": position.to_string(), "moves": moves })
}
