//! Explains moves.
//!
//! `cargo run -q --release --no-default-features --example explain` reads lines `FEN<TAB>move`, the move as `e2e4` or
//! `e7e8q`, and writes for each `reason=<id> squares=<a1,b2> line=<uci uci …>`, the main reason; further ones follow as
//! ` also=<id,id>`. Where nothing certain can be said it writes `reason=none line=…`, and for what is no move
//! `error: <reason>`. `-- list` writes each id and the themes of Lichess's puzzles that it answers to.
#![forbid(unsafe_code)]

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use lance_legal::chess::{Move, Position};
use lance_legal::coach::{Coach, Reason};

const USAGE: &str = "usage: explain [list] < lines of FEN<TAB>move";

/// Nodes of the search for each position asked about.
const NODES: u64 = 100_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => explain(io::stdin().lock(), io::stdout().lock()),
        ["list"] => list(io::stdout().lock()),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads the answers may stop early.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn list(mut output: impl Write) -> io::Result<()> {
    for reason in Reason::ALL {
        let themes = if reason.themes().is_empty() { "-".to_string() } else { reason.themes().join(",") };
        writeln!(output, "{}\t{themes}", reason.name())?;
    }
    Ok(())
}

fn explain(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut coach = Coach::new(NODES);
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        let text = String::from_utf8_lossy(&bytes);
        let line = text.trim_end_matches(['\n', '\r']);
        if !line.trim().is_empty() {
            match answer(&mut coach, line) {
                Ok(answer) => writeln!(output, "{answer}")?,
                Err(reason) => writeln!(output, "error: {reason}")?,
            }
        }
        bytes.clear();
    }
    Ok(())
}

fn answer(coach: &mut Coach, line: &str) -> Result<String, String> {
    let (fen, m) = line.split_once('\t').ok_or("a line is FEN<TAB>move")?;
    let position = Position::from_fen(fen.trim()).map_err(|error| error.to_string())?;
    let m: Move = m.trim().parse().map_err(|_| format!("{:?} is not a move such as e2e4 or e7e8q", m.trim()))?;
    let explanation = coach.explain(&position, m).map_err(|_| format!("{m} is not legal here"))?;
    let moves = |line: &[Move]| line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let Some((main, also)) = explanation.statements.split_first() else {
        return Ok(format!("reason=none line={}", moves(&explanation.line)));
    };
    let squares: Vec<String> = main.squares().iter().map(ToString::to_string).collect();
    let also: Vec<&str> = also.iter().map(|statement| statement.reason.name()).collect();
    let also = if also.is_empty() { String::new() } else { format!(" also={}", also.join(",")) };
    Ok(format!("reason={} squares={} line={}{also}", main.reason.name(), squares.join(","), moves(&main.line)))
}
