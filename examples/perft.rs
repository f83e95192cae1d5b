//! Counts the move sequences of a position, the standard check of a move generator.
//!
//! `cargo run -q --release --no-default-features --example perft -- chess "<FEN>" <depth>` prints each
//! first move with the sequences that begin with it, and the count alone on its last line.
//! `perft -- chess960 "<X-FEN or Shredder-FEN>" <depth>` does so for Chess960.
//! `perft -- damas "<start or PDN position>" <depth>` does so for Portuguese draughts, `brasileiras` for Brazilian.
//! `--time <repeats>` after the depth prints the seconds that each of so many counts took instead of the
//! first moves, and `--made` makes every leaf move of chess as other libraries do; the last line stays the count.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::Instant;

use lance_legal::chess::{Position, chess960};
use lance_legal::draughts::{self, BRASILEIRAS, CLASSICAS, Variant};

const USAGE: &str = "usage: perft chess|chess960 \"<FEN>\" <depth> [--time <repeats>] [--made]\n       \
    perft damas|brasileiras \"<start or PDN position>\" <depth> [--time <repeats>]";

/// Deeper counts take days and would soon pass the numbers that 64 bits hold.
const MAX_DEPTH: u32 = 12;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answer = match arguments[..] {
        [game @ ("chess" | "chess960"), fen, depth] => chess(game, fen, depth, divided),
        [game @ ("chess" | "chess960"), fen, depth, "--time", repeats] => {
            chess(game, fen, depth, timed(repeats, Position::perft))
        }
        [game @ ("chess" | "chess960"), fen, depth, "--time", repeats, "--made"] => {
            chess(game, fen, depth, timed(repeats, Position::perft_made))
        }
        [game @ ("chess" | "chess960"), fen, depth, "--made"] => {
            chess(game, fen, depth, |position, depth| Ok(position.perft_made(depth)))
        }
        ["damas", text, depth] => damas(&CLASSICAS, text, depth, divided_damas),
        ["brasileiras", text, depth] => damas(&BRASILEIRAS, text, depth, divided_damas),
        ["damas", text, depth, "--time", repeats] => {
            damas(&CLASSICAS, text, depth, timed(repeats, draughts::Position::perft))
        }
        [_, _, _] => Err(format!("unknown game\n{USAGE}")),
        _ => Err(USAGE.to_owned()),
    };
    match answer {
        Ok(nodes) => {
            println!("{nodes}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn chess(
    game: &str,
    fen: &str,
    depth: &str,
    count: impl Fn(&Position, u32) -> Result<u64, String>,
) -> Result<u64, String> {
    let read = if game == "chess960" { chess960::from_fen } else { Position::from_fen };
    let position = read(fen).map_err(|error| format!("not a position: {error}\n{USAGE}"))?;
    let depth = depth.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
    count(&position, depth.ok_or_else(|| format!("the depth is a number from 0 to {MAX_DEPTH}\n{USAGE}"))?)
}

fn damas(
    variant: &'static Variant,
    text: &str,
    depth: &str,
    count: impl Fn(&draughts::Position, u32) -> Result<u64, String>,
) -> Result<u64, String> {
    let position =
        draughts::Position::from_text(variant, text).map_err(|error| format!("not a position: {error:?}\n{USAGE}"))?;
    let depth = depth.parse().ok().filter(|depth: &u32| *depth <= MAX_DEPTH);
    count(&position, depth.ok_or_else(|| format!("the depth is a number from 0 to {MAX_DEPTH}\n{USAGE}"))?)
}

/// Draughts: each first move with its share of the count.
fn divided_damas(position: &draughts::Position, depth: u32) -> Result<u64, String> {
    let Some(below) = depth.checked_sub(1) else { return Ok(1) };
    let mut nodes = 0;
    for m in position.legal_moves() {
        let after = position.play(m).ok_or("a move was generated and is not legal")?;
        let count = after.perft(below);
        println!("{} {count}", position.written(m));
        nodes += count;
    }
    Ok(nodes)
}

/// Each first move with its share of the count.
fn divided(position: &Position, depth: u32) -> Result<u64, String> {
    let Some(below) = u32::checked_sub(depth, 1) else {
        return Ok(position.perft(0));
    };
    let mut nodes = 0;
    for m in position.legal_moves() {
        let after = position.play(m).map_err(|_| format!("{m} was generated and is not legal"))?;
        let count = after.perft(below);
        println!("{m} {count}");
        nodes += count;
    }
    Ok(nodes)
}

// The rules take the time as an argument; a program that measures them is where it comes from.
#[allow(clippy::disallowed_methods)]
fn timed<P>(repeats: &str, perft: fn(&P, u32) -> u64) -> impl Fn(&P, u32) -> Result<u64, String> {
    let repeats: Result<u32, String> =
        repeats.parse().map_err(|_| format!("not a number of repeats: {repeats}\n{USAGE}"));
    move |position, depth| {
        let mut nodes = None;
        for _ in 0..repeats.clone()? {
            let start = Instant::now();
            nodes = Some(perft(position, depth));
            println!("{:.9}", start.elapsed().as_secs_f64());
        }
        nodes.ok_or_else(|| USAGE.to_owned())
    }
}
