//! A chess clock on the command line.
//!
//! `cargo run -q --release --no-default-features --example clock -- "15+5"` reads lines
//! `<µs> <press white|press black|pause|resume|add white <µs>|undo|flag?>` and answers each with
//! `white=<µs> black=<µs> running=<white|black|none> flag=<none|white|black> moves=<n>/<n>`: the time left at that moment.
//! The increment is added at the press; Black's first press starts White's clock and is no move; an event that changes
//! nothing repeats the state. A line that cannot be read is answered with `error: …`, and the next one is read.
#![forbid(unsafe_code)]

use std::io::{BufRead, Write};
use std::process::ExitCode;

use lance_legal::clock::{Clock, ClockEvent, Entry, Log, Running, TimeControl};
use lance_legal::color::Color;

const USAGE: &str = "usage: clock \"<time control>\", such as 15+5, 15d5, 15b5, h10, 40/90+30,30+30 or 5+0|3+2";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [control] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let control: TimeControl = match control.parse() {
        Ok(control) => control,
        Err(error) => {
            eprintln!("not a time control: {control} ({error:?})\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let mut log: Option<Log> = None;
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        if line.trim().is_empty() {
            continue;
        }
        let answer = match read(&line) {
            Ok((at, event)) => {
                let log = log.get_or_insert_with(|| Log::new(&control, at));
                if let Some(event) = event {
                    log.record(event, at);
                }
                state(&log.clock().at(at))
            }
            Err(message) => format!("error: {message}"),
        };
        if writeln!(out, "{answer}").is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}

/// The moment and what happens; `None` where somebody only looks.
pub fn read(line: &str) -> Result<(u64, Option<ClockEvent>), String> {
    if let Some(at) = line.trim().strip_suffix("flag?") {
        let at = at.trim();
        return at.parse().map(|at| (at, None)).map_err(|_| format!("not a moment in µs: {at}"));
    }
    let Entry { at, event } = line.parse().map_err(|_| format!("not understood: {line}"))?;
    Ok((at, Some(event)))
}

/// What the clock shows.
pub fn state(clock: &Clock) -> String {
    let name = |side: Option<Color>| side.map_or("none", Color::name);
    let running = if let Running::Side(side) = clock.running() { Some(side) } else { None };
    let (white, black) = (clock.face(Color::White), clock.face(Color::Black));
    format!(
        "white={} black={} running={} flag={} moves={}/{}",
        white.left,
        black.left,
        name(running),
        name(clock.flag()),
        white.moves,
        black.moves
    )
}
