//! Reads a PGN file on standard input and says what is in it: games, plies, and each error with its line.
//!
//! `cargo run -q --release --no-default-features --example pgn -- --time < games.pgn` adds the seconds and the
//! megabytes per second; `--print` writes the games back in place of counting them; `--hostile` reads made-up
//! files of 10 MB, each meant to be slow, and prints the time that each took.
#![forbid(unsafe_code)]

use std::io::Read;
use std::process::ExitCode;
use std::time::Instant;

use lance_legal::chess::pgn::{self, Reader};

const USAGE: &str = "usage: pgn [--time | --print | --hostile] < games.pgn";

/// Errors beyond these are counted and not shown.
const MOST_SHOWN: usize = 20;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if arguments == ["--hostile"] {
        for (name, file) in hostile() {
            println!("{name}: {}", timed(&file, false));
        }
        return ExitCode::SUCCESS;
    }
    if !matches!(arguments[..], [] | ["--time"] | ["--print"]) {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    let mut file = Vec::new();
    if let Err(error) = std::io::stdin().read_to_end(&mut file) {
        eprintln!("{error}");
        return ExitCode::from(2);
    }
    match arguments[..] {
        ["--time"] => println!("{}", timed(&file, true)),
        ["--print"] => Reader::new(&file).flatten().for_each(|game| print!("{}", pgn::write(&game))),
        _ => println!("{}", counted(&file, true)),
    }
    ExitCode::SUCCESS
}

fn counted(file: &[u8], show: bool) -> String {
    let (mut games, mut plies, mut errors) = (0, 0, 0);
    for game in Reader::new(file) {
        match game {
            Ok(game) => {
                games += 1;
                plies += game.moves.len();
            }
            Err(error) => {
                errors += 1;
                plies += error.ply;
                if show && errors <= MOST_SHOWN {
                    let (line, number, ply, word) = (error.line, error.game, error.ply, &error.word);
                    println!("line {line}, game {number}, after ply {ply}, {word:?}: {:?}", error.kind);
                }
            }
        }
    }
    format!("{games} games, {plies} plies, {errors} errors")
}

// The rules take the time as an argument; a program that measures them is where it comes from.
#[allow(clippy::disallowed_methods)]
fn timed(file: &[u8], show: bool) -> String {
    let start = Instant::now();
    let counts = counted(file, show);
    let seconds = start.elapsed().as_secs_f64();
    format!("{counts}, {seconds:.3} s, {:.1} MB/s", file.len() as f64 / 1e6 / seconds)
}

fn hostile() -> Vec<(&'static str, Vec<u8>)> {
    let filled = |first: &str, again: &str| {
        let room = pgn::MAX_FILE_BYTES - first.len();
        (first.to_owned() + &again.repeat(room / again.len())).into_bytes()
    };
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(pgn::MAX_PLIES / 4);
    let long = "Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8 ".repeat(pgn::MAX_PLIES / 4);
    let bad = "Nf3 Nf6 Ng1 Ng8 ".repeat(pgn::MAX_PLIES / 4 - 1) + "Nf3 Nf6 Ng1 Qh5 ";
    vec![
        ("all (", filled("", "(")),
        ("all {", filled("", "{")),
        ("all [", filled("", "[")),
        ("lines of [", filled("", "[\n")),
        ("all quotes", filled("[A ", "\"")),
        ("all digits", filled("", "1")),
        ("one word", filled("", "x")),
        ("all $1", filled("", "$1 ")),
        ("all NUL", filled("", "\0")),
        ("nested to the limit", filled("e4 ", &("(".repeat(pgn::MAX_DEPTH) + &")".repeat(pgn::MAX_DEPTH) + " "))),
        ("tags", filled("", "[A \"\"]\n")),
        ("tiny games", filled("", "* ")),
        ("tiny games, unclosed", filled("", "[Event \"\"]\n{\n")),
        ("legal moves, no games", filled("", "Nf3 Nf6 Ng1 Ng8 ")),
        ("legal moves", filled("", &(shuffle + "*\n"))),
        ("legal moves, long form", filled("", &(long + "*\n"))),
        ("legal moves, the last one wrong", filled("", &(bad + "*\n"))),
    ]
}
