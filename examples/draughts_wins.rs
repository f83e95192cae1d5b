//! Writes the wins in one, two and three moves of the training, `assets/draughts/wins.txt`:
//! `cargo run --release --no-default-features --example draughts_wins > assets/draughts/wins.txt`.
//!
//! Boards with few pieces, by repeatable chance; a line is kept where exactly one first move wins in time, none wins
//! sooner, and there is something to choose from. A file that is out in the world is not made anew: see `drills::draughts::wins`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lance_legal::draughts::search::wins_in;
use lance_legal::draughts::{CLASSICAS, Position, numbered};
use lance_legal::drills::draughts::wins::LINES;
use lance_legal::random::Random;

/// White's men and damas, Black's men and damas.
type Mix = [usize; 4];

/// What a level is made of; each in turn, so that the first exercises are as mixed as the last.
const MIXES: [&[Mix]; 3] = [
    &[[2, 1, 2, 0], [3, 0, 2, 0], [2, 1, 1, 1], [3, 1, 3, 0], [4, 0, 3, 0], [1, 2, 2, 0], [3, 0, 1, 1], [4, 1, 4, 0]],
    &[[3, 0, 2, 0], [2, 1, 2, 0], [3, 1, 3, 0], [4, 0, 3, 0], [3, 0, 2, 1], [2, 1, 1, 1], [4, 1, 4, 0], [1, 2, 1, 1]],
    &[[4, 0, 3, 0], [3, 1, 3, 0], [3, 0, 2, 0], [2, 1, 2, 0], [4, 1, 3, 1], [3, 0, 1, 1], [2, 1, 1, 1], [5, 0, 4, 0]],
];

fn board(random: &mut Random, mix: Mix) -> Option<Position> {
    let mut squares: Vec<u8> = (1..=32).collect();
    random.shuffle(&mut squares);
    let mut text = String::from("W");
    for (place, count) in mix.into_iter().enumerate() {
        let (black, crowned) = (place > 1, place % 2 == 1);
        if !crowned {
            text += if black { ":B" } else { ":W" };
        }
        for _ in 0..count {
            // Men stand where they came from somewhere, and where they are not crowned.
            let stands = |number: &u8| {
                let rank = numbered(*number).map_or(0, |square| if black { 7 - square.rank() } else { square.rank() });
                crowned || (1..7).contains(&rank)
            };
            let free = squares.iter().position(stands)?;
            let crown = if crowned { "K" } else { "" };
            write!(text, "{crown}{},", squares.remove(free)).ok()?;
        }
    }
    Position::from_text(&CLASSICAS, &text).ok()
}

/// The line of a position that is good enough.
fn line(position: &Position, moves: u32, gives: bool) -> Option<String> {
    let legal = position.legal_moves();
    // Something to choose from; in one move a capture among captures, or one move of many.
    if legal.len() < if legal.first().is_some_and(|m| !m.captured.is_empty()) { 2 } else { 4 } {
        return None;
    }
    if (1..moves).any(|fewer| !wins_in(position, fewer).is_empty()) {
        return None;
    }
    let [first] = wins_in(position, moves)[..] else { return None };
    let must_take = |after: Position| after.legal_moves().iter().any(|m| !m.captured.is_empty());
    if gives && !position.play(first).is_some_and(must_take) {
        return None;
    }
    Some(format!("{moves} {position} {}", position.written(first)))
}

fn main() {
    let mut random = Random::new(1);
    for (moves, mixes) in (1..).zip(MIXES) {
        let mut lines: Vec<String> = Vec::new();
        let mut known = BTreeSet::new();
        let mut tried = 0u64;
        while lines.len() < LINES as usize {
            tried += 1;
            let mix = mixes[lines.len() % mixes.len()];
            // Every other line gives a piece away first.
            let gives = moves > 1 && (lines.len() / mixes.len() + lines.len()) % 2 == 1;
            let Some(line) = board(&mut random, mix).and_then(|position| line(&position, moves, gives)) else {
                continue;
            };
            if known.insert(line.clone()) {
                lines.push(line);
            }
        }
        eprintln!("{moves}: {tried} boards for {} lines", lines.len());
        println!("{}", lines.join("\n"));
    }
}
