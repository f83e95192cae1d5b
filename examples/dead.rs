//! Tells whether a side can still checkmate by any series of legal moves (FIDE 2023 6.9).
//!
//! `cargo run -q --release --no-default-features --example dead` reads lines `FEN<TAB>w` or `FEN<TAB>b` and writes
//! `can`, `cannot` or `unknown` for each, or `error: <reason>`. `--deep` looks at more positions; `--line` adds the
//! mate that was found; `--time` writes the median, the 95th percentile and the longest time to the standard error.
#![forbid(unsafe_code)]

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use lance_legal::chess::Position;
use lance_legal::chess::dead_position::{DEEP_NODES, MatingChance, QUICK_NODES, can_mate, mate_line};
use lance_legal::color::Color;

const USAGE: &str = "usage: dead [--deep] [--line] [--time] < lines of FEN<TAB>w|b";

#[derive(Default)]
struct Options {
    deep: bool,
    line: bool,
    time: bool,
}

fn main() -> ExitCode {
    let mut options = Options::default();
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--deep" => options.deep = true,
            "--line" => options.line = true,
            "--time" => options.time = true,
            _ => {
                eprintln!("{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    match run(&options, io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads the answers may stop early.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut times = Vec::new();
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        let text = String::from_utf8_lossy(&bytes);
        let line = text.trim_end_matches(['\n', '\r']);
        if !line.trim().is_empty() {
            match question(line) {
                Ok((position, side)) => writeln!(output, "{}", answer(options, &position, side, &mut times))?,
                Err(reason) => writeln!(output, "error: {reason}")?,
            }
        }
        bytes.clear();
    }
    if options.time {
        report(times);
    }
    Ok(())
}

fn question(line: &str) -> Result<(Position, Color), String> {
    let (fen, side) = line.split_once('\t').ok_or("a line is FEN<TAB>w or FEN<TAB>b")?;
    let side = match side.trim() {
        "w" => Color::White,
        "b" => Color::Black,
        other => return Err(format!("the side is w or b, not {other:?}")),
    };
    Ok((Position::from_fen(fen.trim()).map_err(|error| error.to_string())?, side))
}

// The rules know no time; a program that measures them is where it comes from.
#[allow(clippy::disallowed_methods)]
fn answer(options: &Options, position: &Position, side: Color, times: &mut Vec<Duration>) -> String {
    let nodes = if options.deep { DEEP_NODES } else { QUICK_NODES };
    let start = Instant::now();
    let answer = can_mate(position, side, nodes);
    times.push(start.elapsed());
    let word = match answer {
        MatingChance::Can => "can",
        MatingChance::Cannot => "cannot",
        MatingChance::Unknown => "unknown",
    };
    let line = if options.line { mate_line(position, side, nodes) } else { None };
    line.map_or(word.to_owned(), |line| {
        let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
        format!("{word} {}", moves.join(" "))
    })
}

fn report(mut times: Vec<Duration>) {
    times.sort();
    if let Some(longest) = times.last() {
        let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
        eprintln!(
            "{} questions: P50 {:.3} ms, P95 {:.3} ms, longest {:.3} ms",
            times.len(),
            at(50),
            at(95),
            longest.as_secs_f64() * 1e3
        );
    }
}
