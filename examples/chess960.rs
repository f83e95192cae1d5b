//! The 960 start positions of Chess960 and how many sequences of moves they have.
//!
//! `cargo run -q --release --no-default-features --example chess960 -- <number>` prints the X-FEN of a start position, `-- lot
//! <seed>` one by lot. `-- counts` writes `tests/data/chess960.perft` anew: the counts of each start position, and of a
//! position ten random moves later. `-- lines <seed> <positions>` writes what these rules say of random positions, one JSON
//! object a line, for `tools/oracle/check_chess960.py` to contradict: `fen`, `shredder`, `check`, `mate`, `stalemate`, and
//! `moves`, each with `uci`, English `san` and the `fen` after it.
#![forbid(unsafe_code)]

use std::fmt::Write;
use std::process::ExitCode;

use lance_legal::chess::{Castling, Letters, Piece, Placement, Position, Role, Setup, Side, Status, chess960, san};
use lance_legal::color::Color;
use lance_legal::random::Random;
use lance_legal::square::Square;
use serde_json::{Value, json};

const USAGE: &str = "usage: chess960 <number from 0 to 959> | lot <seed> | counts | lines <seed> <positions>";
const TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/chess960.perft");

const HEAD: &str = "\
# How many sequences of one, two and three moves there are in Chess960, by `--example chess960 -- counts`.
# Each line: the number of the start position | its counts | the X-FEN ten random moves later | its counts.
";

/// The position so many random moves after this one; it begins again where a game ends earlier.
fn later(start: &Position, plies: usize, random: &mut Random) -> Position {
    loop {
        let mut now = *start;
        let mut played = 0;
        while played < plies {
            let Some(after) = random.pick(&now.legal_moves()).and_then(|m| now.play(*m).ok()) else { break };
            now = after;
            played += 1;
        }
        if played == plies && now.has_legal_moves() {
            return now;
        }
    }
}

fn counts(position: &Position) -> String {
    [1, 2, 3].map(|depth| position.perft(depth).to_string()).join(" ")
}

/// The table of the tests.
pub fn table() -> Option<String> {
    let mut random = Random::new(960);
    let mut text = HEAD.to_owned();
    for number in 0..chess960::POSITIONS {
        let start = chess960::position(number)?;
        let later = later(&start, 10, &mut random);
        writeln!(text, "{number} | {} | {} | {}", counts(&start), later.fen(), counts(&later)).ok()?;
    }
    Some(text)
}

/// Kings on their first ranks, rooks with which they may castle, and some other men.
fn scattered(random: &mut Random) -> Position {
    loop {
        let mut placement = Placement::EMPTY;
        let mut castling = Castling::chess960();
        for (color, first) in Color::ALL.into_iter().zip([0, 7]) {
            let king = 1 + random.below(6);
            let square = |file: usize| Square::new(i8::try_from(file).ok()?, first);
            if let Some(square) = square(king) {
                placement.set(square, Some(Piece::new(color, Role::King)));
            }
            let wings = [(Side::Queen, random.below(king)), (Side::King, king + 1 + random.below(7 - king))];
            for (side, rook) in wings.into_iter().filter_map(|(side, file)| Some((side, square(file)?))) {
                if random.happens(3, 4) {
                    placement.set(rook, Some(Piece::new(color, Role::Rook)));
                    castling.set_rook(color, side, Some(rook));
                }
            }
            for _ in 0..random.below(9) {
                let role = random.pick(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]).copied();
                let square = Square::from_index(random.below(64)).filter(|square| placement.at(*square).is_none());
                if let (Some(role), Some(square)) = (role, square) {
                    placement.set(square, Some(Piece::new(color, role)));
                }
            }
        }
        let turn = if random.happens(1, 2) { Color::White } else { Color::Black };
        if let Ok(position) = Position::from_setup(&Setup { castling, ..Setup::of(placement, turn) }) {
            return position;
        }
    }
}

fn line(position: &Position) -> Value {
    let moves = position.legal_moves().into_iter().filter_map(|m| {
        let san = san::write(position, m, Letters::English);
        Some(json!({ "uci": m.to_string(), "san": san, "fen": position.play(m).ok()?.fen() }))
    });
    let status = Status::of(position);
    json!({
        "fen": position.fen(),
        "shredder": chess960::shredder_fen(&position.setup()),
        "check": position.in_check(),
        "mate": status == Some(Status::Checkmate),
        "stalemate": status == Some(Status::Stalemate),
        "moves": moves.collect::<Vec<_>>(),
    })
}

/// Random positions of random games, in which one move of three castles where it can.
fn lines(seed: u64, positions: usize) -> String {
    let mut random = Random::new(seed);
    let mut lines = Vec::with_capacity(positions);
    while lines.len() < positions {
        let number = random.below(usize::from(chess960::POSITIONS)) as u16;
        let start = if random.happens(1, 2) { chess960::position(number) } else { None };
        let mut now = start.unwrap_or_else(|| scattered(&mut random));
        for _ in 0..random.below(30) {
            if random.happens(1, 2) && lines.len() < positions {
                lines.push(line(&now).to_string());
            }
            let moves = now.legal_moves();
            let castling = moves.iter().find(|m| chess960::castled(&now, **m).is_some()).copied();
            let m = castling.filter(|_| random.happens(1, 3)).or_else(|| random.pick(&moves).copied());
            let Some(after) = m.and_then(|m| now.play(m).ok()) else { break };
            now = after;
        }
    }
    lines.join("\n")
}

fn answer(arguments: &[&str]) -> Result<String, String> {
    let number = match arguments {
        ["counts"] => {
            let text = table().ok_or("a start position is none")?;
            std::fs::write(TABLE, text).map_err(|error| error.to_string())?;
            return Ok(format!("written: {TABLE}"));
        }
        ["lot", seed] => {
            let mut random = Random::new(seed.parse().map_err(|_| USAGE)?);
            chess960::lot(|limit| random.below(limit))
        }
        ["lines", seed, positions] => {
            return Ok(lines(seed.parse().map_err(|_| USAGE)?, positions.parse().map_err(|_| USAGE)?));
        }
        [number] => number.parse().map_err(|_| USAGE)?,
        _ => return Err(USAGE.to_owned()),
    };
    chess960::position(number).map(|position| position.fen()).ok_or_else(|| USAGE.to_owned())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match answer(&arguments.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}
