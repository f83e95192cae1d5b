//! Exercises about what must be taken, by whom, and where it ends.
//!
//! A position comes by chance and is kept when the rules say of it what is wanted: that only one capture is legal, that
//! another one tempts, that so many pieces go.

use super::boards::{self, Mix, Span, between};
use super::{Exercise, Kind, Solution, Task};
use crate::draughts::{Move, Position};
use crate::drills::Drill;
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// Tries for the answer that chance has chosen; after them any answer will do.
const PATIENCE: usize = 1_500;

/// Tries in all. One in a few hundred fits at the rarest level, so that no seed ever needs as many.
const TRIES: usize = 60_000;

/// The directions of the four diagonals.
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

pub(super) fn task(exercise: Exercise) -> Option<Task> {
    let level = exercise.level;
    let mut random = Random::new(u64::from(exercise.seed) ^ crate::random::seed_of(&level.key()));
    let wanted = between(&mut random, range(level.kind, level.number()));
    let (mixes, games) = mixes(level.kind, level.number());
    let fits = |position: &Position, tried: usize| {
        let (answer, size) = answer(level.kind, level.number(), position)?;
        let (least, most) = range(level.kind, level.number());
        let fits = if tried < PATIENCE { size == wanted } else { (least..=most).contains(&size) };
        fits.then_some(answer)
    };
    let mut tried = 0;
    while tried < TRIES {
        if games && random.happens(1, 4) {
            let mut found = None;
            let position = boards::random_game(&mut random, |position| {
                tried += 1;
                found = fits(position, tried);
                found.is_some()
            });
            if let Some((position, answer)) = position.zip(found) {
                return Some(Task { position, answer });
            }
        } else {
            // So often that a game, which brings many positions, does not decide alone.
            for _ in 0..20 {
                tried += 1;
                let mix = *random.pick(mixes)?;
                let Some(position) = boards::sparse(&mut random, mix) else { continue };
                if let Some(answer) = fits(&position, tried) {
                    return Some(Task { position, answer });
                }
            }
        }
    }
    None
}

/// What is the same in all exercises of a level, and what chance chooses: how many pieces are taken, take, or squares
/// there are. For the only legal capture, how many pieces it takes.
fn range(kind: Kind, level: u8) -> Span {
    match (kind, level) {
        (Kind::Which, 1) => (1, 1),
        (Kind::Which, 2) => (2, 4),
        (Kind::Which, _) => (1, 3),
        (Kind::HowMany, 1) => (1, 3),
        (Kind::HowMany, 2) => (1, 4),
        (Kind::HowMany, _) => (2, 5),
        (Kind::Landing, 1) => (3, 7),
        (Kind::Landing, 2) => (2, 5),
        (Kind::Landing, _) => (2, 4),
        (_, 1) => (1, 3),
        _ => (1, 2),
    }
}

/// The boards of a level, and whether whole games are played for it too.
fn mixes(kind: Kind, level: u8) -> (&'static [Mix], bool) {
    const fn mix(own_men: Span, own_damas: Span, men: Span, damas: Span) -> Mix {
        Mix { own_men, own_damas, men, damas }
    }
    const NONE: Span = (0, 0);
    const ONE: Span = (1, 1);
    const MEN: &[Mix] = &[mix((2, 5), NONE, (3, 6), NONE), mix((4, 7), NONE, (5, 8), NONE)];
    const CHAIN: &[Mix] = &[mix((2, 5), NONE, (6, 9), NONE)];
    const MIXED: &[Mix] = &[mix((1, 4), ONE, (4, 7), (0, 1)), mix((1, 3), ONE, (5, 8), NONE)];
    const DAMAS: &[Mix] = &[mix((1, 4), (0, 1), (3, 6), (1, 2)), mix((2, 5), NONE, (4, 7), (1, 2))];
    const QUIET: &[Mix] = &[mix((1, 3), ONE, (2, 5), NONE), mix((0, 2), ONE, (3, 5), (0, 1))];
    const FLYING: &[Mix] = &[mix((0, 3), ONE, (2, 4), NONE), mix((0, 2), ONE, (2, 4), ONE)];
    const LONG: &[Mix] = &[mix((0, 3), ONE, (4, 8), (0, 1))];
    match (kind, level) {
        (Kind::Which | Kind::WhoTakes, 1) => (MEN, true),
        (Kind::HowMany, 1) => (CHAIN, true),
        (Kind::Which | Kind::WhoTakes | Kind::HowMany, 2) => (MIXED, true),
        (Kind::Landing, 1) => (QUIET, false),
        (Kind::Landing, 2) => (FLYING, false),
        (Kind::HowMany | Kind::Landing, _) => (LONG, false),
        _ => (DAMAS, false),
    }
}

/// The answer, and the number in [`range`], where the position is one of this level.
fn answer(kind: Kind, level: u8, position: &Position) -> Option<(Solution, usize)> {
    let legal = position.legal_moves();
    let best = legal.first()?;
    match kind {
        Kind::Landing => landing(level, position, &legal),
        Kind::Win => None,
        _ if best.captured.is_empty() => None,
        Kind::Which => {
            let [only] = legal[..] else { return None };
            let fits = match level {
                1 => damas(position) == 0 && position.all_captures().len() == 1 && temptations(position) >= 3,
                2 => tempts(position, &legal),
                _ => loses_by_quality(position, &legal),
            };
            fits.then_some((Solution::Move(only), only.captured.len()))
        }
        Kind::HowMany => {
            let count = best.captured.len();
            let fits = match level {
                1 => damas(position) == 0,
                _ => count == 1 || tempts(position, &legal),
            };
            fits.then_some((Solution::Count(count), count))
        }
        Kind::WhoTakes => {
            let pieces: SquareSet = legal.iter().map(|m| m.from).collect();
            let fits = match level {
                1 => damas(position) == 0 && best.captured.len() == 1 && temptations(position) > pieces.len(),
                2 => another_piece_tempts(position, pieces),
                _ => another_piece_tempts(position, pieces) && loses_by_quality(position, &legal),
            };
            fits.then_some((Solution::Pieces(pieces), pieces.len()))
        }
    }
}

fn landing(level: u8, position: &Position, legal: &[Move]) -> Option<(Solution, usize)> {
    let is_dama = |square: Square| position.at(square).is_some_and(|man| man.crowned);
    let dama = legal.iter().map(|m| m.from).find(|from| is_dama(*from))?;
    let own: Vec<&Move> = legal.iter().filter(|m| m.from == dama).collect();
    let taken = own.first()?.captured.len();
    let fits = match level {
        // Who looks for the squares has something in the way.
        1 => taken == 0 && neighbours(position, dama) > 0,
        2 => taken == 1 && own.len() == legal.len(),
        _ => taken >= 2 && own.len() == legal.len(),
    };
    let squares: SquareSet = own.iter().map(|m| m.to).collect();
    fits.then_some((Solution::Squares { dama, squares }, squares.len()))
}

/// How many damas there are of either side.
fn damas(position: &Position) -> usize {
    crate::color::Color::ALL.into_iter().map(|side| position.count(side).1).sum()
}

/// How many pieces in sight of the dama, on its four diagonals.
fn neighbours(position: &Position, dama: Square) -> usize {
    let sees = |(files, ranks): (i8, i8)| {
        let mut ray = std::iter::successors(dama.offset(files, ranks), |square| square.offset(files, ranks));
        ray.any(|square| position.at(square).is_some())
    };
    DIAGONALS.into_iter().filter(|direction| sees(*direction)).count()
}

/// How often a piece of the side to move stands beside one of the other side, before or behind it.
fn temptations(position: &Position) -> usize {
    let is = |square: Square, own: bool| position.at(square).is_some_and(|man| (man.color == position.turn()) == own);
    let beside = |square: Square| {
        let touched = |(files, ranks): &(i8, i8)| square.offset(*files, *ranks).is_some_and(|other| is(other, false));
        DIAGONALS.iter().filter(|direction| touched(direction)).count()
    };
    Square::all().filter(|square| is(*square, true)).map(beside).sum()
}

/// Whether a capture that takes fewer pieces is no mere beginning of a legal one.
fn tempts(position: &Position, legal: &[Move]) -> bool {
    let begins = |other: &Move, m: &Move| other.from == m.from && (other.captured & !m.captured).is_empty();
    position.all_captures().iter().any(|other| !legal.iter().any(|m| begins(other, m)))
}

/// Whether a piece that may not capture could, but for the laws of quantity and quality.
fn another_piece_tempts(position: &Position, pieces: SquareSet) -> bool {
    position.all_captures().iter().any(|other| !pieces.contains(other.from))
}

/// Whether as many pieces could be taken in a way that the law of quality forbids. JSS 2.8.3
fn loses_by_quality(position: &Position, legal: &[Move]) -> bool {
    let Some(most) = legal.first().map(|m| m.captured.len()) else { return false };
    position.all_captures().iter().any(|other| other.captured.len() == most && !legal.contains(other))
}
