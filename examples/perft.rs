//! Counts the move sequences of a position, the standard check of a move generator.
//!
//! `cargo run -q --release --no-default-features --example perft -- chess "<FEN>" <depth>` prints each
//! first move with the sequences that begin with it, and the count alone on its last line.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use lance_legal::chess::Position;

const USAGE: &str = "usage: perft chess \"<FEN>\" <depth>";

/// Deeper counts take days and would soon pass the numbers that 64 bits hold.
const MAX_DEPTH: u32 = 12;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answer = match arguments[..] {
        ["chess", fen, depth] => chess(fen, depth),
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

fn chess(fen: &str, depth: &str) -> Result<u64, String> {
    let position = Position::from_fen(fen).map_err(|error| format!("not a position: {error}\n{USAGE}"))?;
    let depth = depth.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
    let depth = depth.ok_or_else(|| format!("the depth is a number from 0 to {MAX_DEPTH}\n{USAGE}"))?;
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
