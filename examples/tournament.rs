//! Tournaments on the command line.
//!
//! `cargo run -q --release --no-default-features --example tournament -- pair < t.trf` writes the next round: in the order
//! of the boards a line `white black` of starting numbers, then `n 0` for the pairing bye. `-- check < t.trf` pairs every
//! round that was played again and writes the differences. `-- berger 8` writes the tables of a round robin, and
//! `-- berger 8 twice` those of a double one, a round a line.
#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::io::Read;
use std::process::ExitCode;

use lance_legal::tournament::swiss::{Pair, pair};
use lance_legal::tournament::trf::Trf;
use lance_legal::tournament::{berger, berger_twice};

const USAGE: &str = "usage: tournament pair|check < file.trf, or tournament berger <players> [twice]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let answer = match arguments.as_slice() {
        ["pair"] => read().and_then(|trf| next_round(&trf)),
        ["check"] => read().and_then(|trf| check(&trf)),
        ["berger", players] => players.parse().ok().and_then(berger).map(tables).ok_or(USAGE.to_string()),
        ["berger", players, "twice"] => {
            players.parse().ok().and_then(berger_twice).map(tables).ok_or(USAGE.to_string())
        }
        _ => Err(USAGE.to_string()),
    };
    match answer {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn read() -> Result<Trf, String> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    Trf::read(&String::from_utf8_lossy(&bytes)).map_err(|error| format!("line {}: {:?}", error.line, error.reason))
}

fn next_round(trf: &Trf) -> Result<String, String> {
    let field = trf.field().map_err(|error| format!("line {}: {:?}", error.line, error.reason))?;
    let pairs = pair(&field).map_err(|error| format!("no pairing: {error:?}"))?;
    Ok(pairs.iter().map(|pair| format!("{}\n", line(pair))).collect())
}

/// Starting numbers; 0 for the bye.
fn line(pair: &Pair) -> String {
    format!("{} {}", pair.white + 1, pair.black.map_or(0, |black| black + 1))
}

fn check(trf: &Trf) -> Result<String, String> {
    let field = trf.field().map_err(|error| format!("line {}: {:?}", error.line, error.reason))?;
    let mut text = String::new();
    let mut differences = 0;
    for round in 0..field.played {
        let there: BTreeSet<Pair> = field.pairs(round).into_iter().collect();
        let ours: BTreeSet<Pair> = match pair(&field.before(round)) {
            Ok(pairs) => pairs.into_iter().collect(),
            Err(error) => {
                text.push_str(&format!("round {}: no pairing: {error:?}\n", round + 1));
                differences += 1;
                continue;
            }
        };
        let list = |pairs: &mut dyn Iterator<Item = &Pair>| pairs.map(line).collect::<Vec<_>>().join(", ");
        if ours != there {
            differences += 1;
            let (one, other) = (list(&mut there.difference(&ours)), list(&mut ours.difference(&there)));
            text.push_str(&format!("round {}: the file has {one}; the rules give {other}\n", round + 1));
        }
    }
    text.push_str(&format!("{} rounds, {differences} differ\n", field.played));
    Ok(text)
}

fn tables(rounds: Vec<Vec<Pair>>) -> String {
    let row = |pairs: Vec<Pair>| pairs.iter().map(|pair| line(pair).replace(' ', "-")).collect::<Vec<_>>().join(" ");
    rounds.into_iter().enumerate().map(|(round, pairs)| format!("{}: {}\n", round + 1, row(pairs))).collect()
}
