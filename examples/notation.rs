//! Writes and reads moves, line by line.
//!
//! `cargo run -q --release --no-default-features --example notation -- <mode> <letters>`, the letters being pt, en,
//! es, fr, de, it or figurine:
//! - `write`: each line `FEN<TAB>uci` gives the move in the short form;
//! - `read`: each line `FEN<TAB>text` gives the move as uci, or `error: <reason>`;
//! - `game`: the whole of standard input is one game, short or long, in any letters, these first; out come the
//!   game in the short form and the final FEN, or the move at which it stops and why;
//! - `compare`: two games, one a line, and whether they are the same.
//!
//! A line that is no such line gives `error: <reason>`, and the next one is read.
#![forbid(unsafe_code)]

use std::io::{BufRead, Read, Write, stdin, stdout};
use std::process::ExitCode;

use lance_legal::chess::compare::{Comparison, Printing, compare};
use lance_legal::chess::pgn::{GameResult, write_line};
use lance_legal::chess::san::{self, MAX_LINE_LEN, ReadError};
use lance_legal::chess::{Letters, Move, Position, geometry, legality};
use lance_legal::color::Color;

const USAGE: &str = "usage: notation write|read|game|compare pt|en|es|fr|de|it|figurine < lines";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [mode, tag] = &arguments[..] else { return usage() };
    let Some(letters) = Letters::from_tag(tag) else { return usage() };
    let done = match mode.as_str() {
        "write" => each_line(|line| write(line, letters)),
        "read" => each_line(|line| read(line, letters)),
        "game" => whole(|text| game(text, letters)),
        "compare" => whole(|text| compared(text, letters)),
        _ => return usage(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads may stop early, as `head` does.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

fn each_line(answer: impl Fn(&str) -> Result<String, String>) -> std::io::Result<()> {
    let mut out = std::io::BufWriter::new(stdout().lock());
    for line in stdin().lock().split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end_matches('\r');
        if !line.is_empty() {
            writeln!(out, "{}", answer(line).unwrap_or_else(|reason| format!("error: {reason}")))?;
        }
    }
    out.flush()
}

/// The whole input, up to one byte more than any game has.
fn whole(answer: impl Fn(&str) -> Result<String, String>) -> std::io::Result<()> {
    let mut bytes = Vec::new();
    stdin().lock().take(2 * MAX_LINE_LEN as u64 + 2).read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    let answer = answer(text.trim_start_matches('\u{feff}')).unwrap_or_else(|reason| format!("error: {reason}"));
    writeln!(stdout(), "{answer}")
}

fn position_and_rest(line: &str) -> Result<(Position, &str), String> {
    let (fen, rest) = line.split_once('\t').ok_or("no tab between the position and the move")?;
    let position = Position::from_fen(fen).map_err(|error| format!("not a position: {error}"))?;
    Ok((position, rest))
}

pub fn write(line: &str, letters: Letters) -> Result<String, String> {
    let (position, m) = position_and_rest(line)?;
    let m: Move = m.trim().parse().map_err(|_| format!("not a move by its squares: {m}"))?;
    if position.is_legal(m) { Ok(san::write(&position, m, letters)) } else { Err(why_not(&position, m)) }
}

pub fn read(line: &str, letters: Letters) -> Result<String, String> {
    let (position, text) = position_and_rest(line)?;
    // A move may have its number before it.
    let moves = san::read_line(&position, text, letters).map_err(|error| reason(&position, &error.error, letters))?;
    match moves[..] {
        [m] => Ok(m.to_string()),
        [] => Err("no move".to_owned()),
        _ => Err("more than one move".to_owned()),
    }
}

/// The name of the rule that forbids a move, and its article.
fn why_not(position: &Position, m: Move) -> String {
    match legality::judge(position, None, None, m.from, m.to, m.promotion) {
        Err(illegal) => format!("{m} is illegal: {} ({})", illegal.id(), illegal.article()),
        Ok(_) => format!("{m} is illegal"),
    }
}

fn reason(position: &Position, error: &ReadError, letters: Letters) -> String {
    let list = |moves: &[Move]| moves.iter().map(|m| san::write(position, *m, letters)).collect::<Vec<_>>().join(", ");
    match error {
        ReadError::Unreadable => "not the form of a move".to_owned(),
        ReadError::Illegal { candidates } if candidates.is_empty() => "illegal: no such piece".to_owned(),
        ReadError::Illegal { candidates } => {
            // Where a piece goes so, the others are not meant.
            let goes_so = |m: &&Move| {
                position.piece_at(m.from).is_some_and(|piece| geometry::pattern(piece, m.from).contains(m.to))
            };
            let meant: Vec<&Move> = candidates.iter().filter(goes_so).collect();
            let meant = if meant.is_empty() { candidates.iter().collect() } else { meant };
            meant.iter().map(|m| why_not(position, **m)).collect::<Vec<_>>().join("; ")
        }
        ReadError::Ambiguous { candidates } => format!("ambiguous: {}", list(candidates)),
        ReadError::PromotionMissing { from, to } => format!("promotion missing: {from}{to}"),
        ReadError::ForeignLetters(other) => format!("letters of another language: {}", other.name()),
        ReadError::BishopOrPawn { meant } => format!("b is a pawn, B the bishop: {}", list(&[*meant])),
        ReadError::TooLong => "too long".to_owned(),
    }
}

/// With a space for each comment in braces, which is no move and parts the moves around it.
fn without_comments(text: &str) -> String {
    let mut open = false;
    text.chars()
        .filter_map(|sign| match (open, sign) {
            (false, '{') => {
                open = true;
                Some(' ')
            }
            (true, '}') => {
                open = false;
                None
            }
            (open, sign) => (!open).then_some(sign),
        })
        .collect()
}

pub fn game(text: &str, letters: Letters) -> Result<String, String> {
    let start = Position::start();
    let text = without_comments(text);
    let (found, moves, error) = san::read_in_any(&start, &text, letters);
    let mut end = start;
    for m in &moves {
        end = end.play(*m).map_err(|_| format!("{m} cannot be played"))?;
    }
    let result = text.split_whitespace().next_back().and_then(GameResult::parse).unwrap_or_default();
    let line = write_line(&start, &moves, if error.is_none() { result } else { GameResult::Unknown }, letters);
    match error {
        None => Ok(format!("{line}\n{}", end.fen())),
        Some(error) => {
            let number = end.fullmoves();
            let dots = if end.turn() == Color::White { "." } else { "..." };
            let why = reason(&end, &error.error, found);
            Err(format!("{number}{dots}{}: {why}\n{line}\n{}", error.text, end.fen()))
        }
    }
}

pub fn compared(text: &str, letters: Letters) -> Result<String, String> {
    let start = Position::start();
    let (one, other) = text.split_once('\n').ok_or("two games are compared, one a line")?;
    let which = |printing| if printing == Printing::First { "first" } else { "second" };
    let [one, other] = [one, other].map(without_comments);
    Ok(match compare(&start, [&one, &other], letters) {
        Comparison::Same { plies } => format!("the same, {plies} plies"),
        Comparison::Part { number, side, moves: [one, other], .. } => {
            format!("they part at {}'s move {number}: {one} and {other}", side.name())
        }
        Comparison::Shorter { which: printing, plies } => format!("the {} ends after {plies} plies", which(printing)),
        Comparison::Unreadable { which: printing, error } => {
            format!("the {} cannot be read at ply {}: {}", which(printing), error.ply + 1, error.text)
        }
    })
}
