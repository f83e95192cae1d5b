//! A score with one slip in it. Encontra o erro.
//!
//! The promise: read from the start by the rules, everything before [`Puzzle::at`] is the game, the cell there cannot be
//! read, and with what was meant in its place the whole score can be. Absent: the words that explain it.

mod planting;
mod puzzle;

pub use puzzle::{CellFault, Choice, Puzzle, Slip};

use super::Topic;
use super::games::{OPENINGS, Walk};
use crate::chess::{Letters, Position, san};
use crate::random::{Random, seed_of};
use planting::Score;

/// Games that are tried before a known opening takes their place.
const TRIES: usize = 40;

/// The score of this topic and seed; the same one in all letters, but for the letters themselves.
pub fn puzzle(topic: Topic, seed: u32, letters: Letters) -> Puzzle {
    let mut random = Random::new(seed_of("erro") ^ seed_of(topic.name()) ^ u64::from(seed));
    let slip = Slip::of(topic, &mut random);
    // Chance for the game and for the slip apart, so that the letters cannot lead to another game.
    let tried = (0..TRIES).find_map(|_| {
        let plies = 18 + random.below(9);
        let mut chance = Random::new(random.bits());
        let score = Score::of(Walk::new(chance.bits()).take(plies), letters);
        (score.moves.len() >= 16).then(|| planting::plant(slip, score, &mut chance)).flatten()
    });
    tried.unwrap_or_else(|| known(slip, letters))
}

/// A slip in a known opening, for the case that no game has room for one.
pub fn known(slip: Slip, letters: Letters) -> Puzzle {
    let mut random = Random::new(0);
    let planted = OPENINGS.iter().find_map(|line| {
        let moves = san::read_line(&Position::start(), line, Letters::English).ok()?;
        let mut position = Position::start();
        let game = moves.into_iter().map(|m| {
            let before = position;
            position = position.play(m).unwrap_or(position);
            (before, m)
        });
        planting::plant(slip, Score::of(game, letters), &mut random)
    });
    // A test holds that an opening is always found.
    planted.unwrap_or(Puzzle {
        slip,
        letters,
        moves: Vec::new(),
        right: Vec::new(),
        cells: vec!["e5".to_string()],
        at: 0,
        why: CellFault::Skipped,
    })
}
