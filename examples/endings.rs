//! Makes the table of an ending and counts its positions.
//!
//! `cargo run -q --release --no-default-features --example endings -- KBNK` writes how many positions each side to move wins,
//! draws and loses, with the pieces against Black's king; the longest mate in moves; the time and the bytes. Without a name,
//! every ending.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::time::Instant;

use engine::Color;
use engine::endings::{Ending, Table};

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let endings = if names.is_empty() {
        Some(Ending::ALL.to_vec())
    } else {
        names.iter().map(|name| Ending::named(name)).collect()
    };
    let Some(endings) = endings else {
        eprintln!("usage: endings [{}]", Ending::ALL.map(Ending::name).join("|"));
        return ExitCode::from(2);
    };
    endings.into_iter().for_each(tell);
    ExitCode::SUCCESS
}

// The rules know no time; a program that measures them is where it comes from.
#[allow(clippy::disallowed_methods)]
fn tell(ending: Ending) {
    let start = Instant::now();
    let table = Table::generate(ending);
    let time = start.elapsed();
    println!("{}", ending.name());
    for (side, turn) in [("strong", Color::White), ("weak", Color::Black)] {
        let census = table.census(turn);
        println!("{side} side to move: won {}, drawn {}, lost {}", census.won, census.drawn, census.lost);
        if turn == Color::White {
            println!("longest mate: {} moves", census.longest_won.div_ceil(2));
        }
    }
    println!("time: {:.3} s, bytes: {}\n", time.as_secs_f64(), table.bytes());
}
