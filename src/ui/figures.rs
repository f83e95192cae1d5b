//! Figures measured on the shipped wasm itself: move counts for `make bench` and the browser tests.
//!
//! Nothing on the pages calls these. They are exported because a copy built for measuring would be compiled
//! otherwise, and its speed would be another program's.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::chess::Position;

/// Beyond this the count would take minutes, and a caller could not stop it.
const MAX_DEPTH: u32 = 7;

/// How many move sequences of this many plies there are; nothing for a text that is no position.
///
/// The count is exact: the greatest of this depth is far below 2^53.
#[wasm_bindgen]
pub fn perft(fen: &str, depth: u32) -> Option<f64> {
    count(fen, depth, Position::perft)
}

/// The same count with every leaf move made, as the libraries do that are compared.
#[wasm_bindgen(js_name = perftMade)]
pub fn perft_made(fen: &str, depth: u32) -> Option<f64> {
    count(fen, depth, Position::perft_made)
}

fn count(fen: &str, depth: u32, perft: fn(&Position, u32) -> u64) -> Option<f64> {
    let position = Position::from_fen(fen).ok()?;
    (depth <= MAX_DEPTH).then(|| perft(&position, depth) as f64)
}
