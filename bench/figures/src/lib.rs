//! The rules without a page: what `make bench` times and the tests count, as wasm.
//!
//! It is the library that the page is made of, compiled by the same profile with the same flags (`make figures`);
//! only nobody downloads it. Absent: clocks; whoever calls these holds one.
#![forbid(unsafe_code)]

use engine::endings::{Ending, Table};
use engine::{Color, Level, Limits, Search};
use lance_legal::chess::pgn::Reader;
use lance_legal::chess::{Letters, Position, san};
use wasm_bindgen::prelude::wasm_bindgen;

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

/// Finds the legal moves and writes each in the short form and English letters, so many times over: how many were
/// written. Nothing for a text that is no position.
#[wasm_bindgen(js_name = sanWrites)]
pub fn san_writes(fen: &str, rounds: u32) -> Option<u32> {
    let position = Position::from_fen(fen).ok()?;
    let mut written = 0u32;
    for _ in 0..rounds {
        for m in position.legal_moves() {
            // The text is used, so that writing it cannot be left out.
            let text = san::write(&position, m, Letters::English);
            written = written.saturating_add(u32::from(!text.is_empty()));
        }
    }
    Some(written)
}

/// Reads a PGN file: how many games are in it, each of its moves legal, and how many plies they have together.
/// Nothing when one of them cannot be read to its end.
#[wasm_bindgen(js_name = pgnRead)]
pub fn pgn_read(file: &[u8]) -> Option<Vec<u32>> {
    let (mut games, mut plies) = (0u32, 0u32);
    for game in Reader::new(file) {
        let moves = game.ok()?.moves.len();
        games = games.saturating_add(1);
        plies = plies.saturating_add(u32::try_from(moves).ok()?);
    }
    Some(vec![games, plies])
}

/// Makes the table of an ending, `KBNK`: how many plies its longest mate has. Nothing for another name.
#[wasm_bindgen(js_name = endingMade)]
pub fn ending_made(name: &str) -> Option<u8> {
    let table = Table::generate(Ending::named(name)?);
    Some(table.census(Color::White).longest_won)
}

/// Positions that the search remembers: as many as in the page.
const ENTRIES: usize = 1 << 16;

/// The opponents' search.
#[wasm_bindgen]
pub struct Searcher(Search);

#[wasm_bindgen]
impl Searcher {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> Searcher {
        Searcher(Search::new(ENTRIES))
    }

    /// Thinks within so many nodes: how many it took, and in how many moves it mates, 0 for no mate found. Nothing for a
    /// text that is no position, or where the game is over.
    pub fn think(&mut self, fen: &str, nodes: u32) -> Option<Vec<i32>> {
        let found = self.0.think(&position(fen)?, Limits { nodes: u64::from(nodes), depth: 60 })?;
        let mate = found.mate().filter(|plies| *plies > 0).map_or(0, |plies| (plies + 1) / 2);
        Some(vec![i32::try_from(found.nodes).ok()?, mate])
    }

    /// What the opponent of this level, 1 to 8, plays: a new search each time, as in the page.
    pub fn answer(&self, fen: &str, level: u8, seed: u32) -> Option<u8> {
        let chosen = Search::new(ENTRIES).pick_move(&position(fen)?, Level::new(level)?, u64::from(seed))?;
        Some(chosen.m.to)
    }

    /// How many nodes the opponent of this level has for a move.
    pub fn budget(&self, level: u8) -> Option<u32> {
        u32::try_from(Level::new(level)?.limits().nodes).ok()
    }
}

fn position(fen: &str) -> Option<engine::Position> {
    let position = Position::from_fen(fen).ok()?;
    Some(engine::Position::new(*position.board(), u16::try_from(position.halfmoves()).ok()?, &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn what_is_counted_is_what_there_is() {
        assert_eq!(perft(START, 3), Some(8_902.0));
        assert_eq!(perft_made(START, 3), Some(8_902.0));
        assert_eq!(perft(START, MAX_DEPTH + 1), None);
        assert_eq!(san_writes(START, 3), Some(60));
        assert_eq!(ending_made("KRK"), Some(31));
        let mut searcher = Searcher::new();
        assert_eq!(searcher.think("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 10_000).map(|found| found[1]), Some(2));
        assert!((1..=8).all(|level| searcher.answer(START, level, 1).is_some() && searcher.budget(level).is_some()));
        assert_eq!(pgn_read(b"1. e4 e5 2. Nf3 *\n\n1. d4 1-0\n"), Some(vec![2, 4]));
    }

    #[test]
    fn what_cannot_be_read_is_not_counted() {
        assert_eq!(perft("8/8/8/8/8/8/8/8 w - - 0 1", 1), None);
        assert_eq!(san_writes("", 1), None);
        assert_eq!(ending_made("KNNK"), None);
        assert_eq!(Searcher::new().think("nothing", 10), None);
        assert_eq!(Searcher::new().answer(START, 9, 1), None);
        assert_eq!(pgn_read(b"1. e4 e5 2. Ke3 *\n"), None);
    }
}
