//! Which captures a player may mean by the squares that a piece was led over so far.

use super::moves::{Move, Path, legs};
use super::position::{Position, on_last_row};
use crate::square::{Square, SquareSet};

/// A capture, allowed or not, and one of its paths.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub m: Move,
    pub path: Path,
}

/// The captures that fit the squares so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Meant {
    /// Captures that end on the last square, each once.
    pub ends: Vec<Way>,
    /// Captures that pass over the last square, with the place of that square in their paths.
    pub passes: Vec<(Way, usize)>,
}

/// Every capture of the piece on this square, with each of its paths.
pub(super) fn ways(position: &Position, from: Square, captures: &[Move]) -> Vec<Way> {
    let own = captures.iter().filter(|m| m.from == from);
    own.flat_map(|m| position.paths(*m).into_iter().map(|path| Way { m: *m, path })).collect()
}

/// How the squares that somebody names fit a path: whether the path ends with them, and at which place it passes over
/// the last of them.
pub(super) type Fit = fn(&[Square], &[Square]) -> (bool, Option<usize>);

pub(super) fn meant(ways: &[Way], squares: &[Square], fit: Fit) -> Meant {
    let mut meant = Meant::default();
    for way in ways {
        let (ends, passes) = fit(&way.path, squares);
        if ends && !meant.ends.iter().any(|other| other.m == way.m) {
            meant.ends.push(way.clone());
        }
        if let Some(place) = passes {
            meant.passes.push((way.clone(), place));
        }
    }
    meant
}

/// Fits a path of which every square is named.
pub(super) fn exactly(path: &[Square], squares: &[Square]) -> (bool, Option<usize>) {
    let further = path.len() > squares.len();
    (path == squares, squares.len().checked_sub(1).filter(|_| further && path.starts_with(squares)))
}

/// Fits a path of which every square is named, but for those left out before the final one.
pub(super) fn strictly(path: &[Square], squares: &[Square]) -> (bool, Option<usize>) {
    let Some((last, before)) = squares.split_last() else { return (false, None) };
    if !path.starts_with(before) {
        return (false, None);
    }
    let ends = path.len() > before.len() && path.last() == Some(last);
    let passes = path.len() > squares.len() && path.get(before.len()) == Some(last);
    (ends, passes.then_some(before.len()))
}

/// Fits a path of which some squares are named, in order.
pub(super) fn loosely(path: &[Square], squares: &[Square]) -> (bool, Option<usize>) {
    let Some((last, before)) = squares.split_last() else { return (false, None) };
    // The first square is the piece's own.
    let (Some(end), true) = (path.len().checked_sub(1), path.first() == squares.first()) else { return (false, None) };
    let mut place = 0;
    for square in before {
        match path.iter().skip(place).position(|other| other == square) {
            Some(further) => place += further + 1,
            None => return (false, None),
        }
    }
    let passes = path.iter().take(end).skip(place).position(|other| other == last).map(|further| place + further);
    (place <= end && path.last() == Some(last), passes)
}

/// The squares between two on a diagonal, nearest first; none where there is no diagonal.
pub(super) fn between(from: Square, to: Square) -> Vec<Square> {
    let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
    if files.abs() != ranks.abs() {
        return Vec::new();
    }
    (1..files.abs()).filter_map(|step| from.offset(files.signum() * step, ranks.signum() * step)).collect()
}

/// What is said of a move besides its squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Whether a dama moves.
    pub crowned: bool,
    /// What is lifted, in the order in which it is jumped.
    pub taken: Vec<Square>,
    /// Whether a man becomes a dama.
    pub crowns: bool,
}

/// The squares that a piece passes over along this path, in order.
fn passed(path: &[Square]) -> impl Iterator<Item = Square> {
    legs(path).flat_map(|(from, to)| between(from, to))
}

impl Position {
    /// The pieces that the side to move jumps along these squares.
    pub fn jumped(&self, path: &[Square]) -> SquareSet {
        let enemies = self.of(!self.turn);
        passed(path).filter(|square| enemies.contains(*square)).collect()
    }

    /// What is said of a legal move besides its squares.
    pub fn spoken(&self, m: Move) -> Spoken {
        let path = self.paths(m).into_iter().next().unwrap_or_default();
        let crowned = self.at(m.from).is_some_and(|man| man.crowned);
        Spoken {
            crowned,
            taken: passed(&path).filter(|square| m.captured.contains(*square)).collect(),
            crowns: !crowned && on_last_row(self.turn, m.to),
        }
    }
}
