//! Which captures are meant by the squares that a piece was led over, as far as that was.

use super::moves::{Move, Path};
use super::position::{Position, on_last_row};
use crate::square::{Square, SquareSet};

/// A capture, allowed or not, and one way to go about it.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub m: Move,
    pub path: Path,
}

/// What somebody may mean who led a piece so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Meant {
    /// Captures that end on the last square, each once.
    pub ends: Vec<Way>,
    /// Captures that pass over the last square, with the place of that square in their paths.
    pub passes: Vec<(Way, usize)>,
}

/// Every capture of the piece on this square in all its ways.
pub(super) fn ways(position: &Position, from: Square, captures: &[Move]) -> Vec<Way> {
    let own = captures.iter().filter(|m| m.from == from);
    own.flat_map(|m| position.paths(*m).into_iter().map(|path| Way { m: *m, path })).collect()
}

/// How the squares that somebody names fit a path: whether it ends where they do, and at which place it passes over the
/// last of them.
type Fit = fn(&[Square], &[Square]) -> (bool, Option<usize>);

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

/// Every square that was touched.
pub(super) fn exactly(path: &[Square], squares: &[Square]) -> (bool, Option<usize>) {
    let further = path.len() > squares.len();
    (path == squares, squares.len().checked_sub(1).filter(|_| further && path.starts_with(squares)))
}

/// Every square that was touched, but after them perhaps the final one at once.
pub(super) fn strictly(path: &[Square], squares: &[Square]) -> (bool, Option<usize>) {
    let Some((last, before)) = squares.split_last() else { return (false, None) };
    if !path.starts_with(before) {
        return (false, None);
    }
    let ends = path.len() > before.len() && path.last() == Some(last);
    let passes = path.len() > squares.len() && path.get(before.len()) == Some(last);
    (ends, passes.then_some(before.len()))
}

/// Some of the squares that were touched, in order.
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

/// What is jumped along these squares.
pub(super) fn jumped(position: &Position, path: &[Square]) -> SquareSet {
    let enemies = position.of(!position.turn);
    let legs = path.windows(2).filter_map(|leg| Some(between(*leg.first()?, *leg.last()?)));
    legs.flatten().filter(|square| enemies.contains(*square)).collect()
}

/// The squares between two on a diagonal, nearest first; none where there is no diagonal.
pub(super) fn between(from: Square, to: Square) -> Vec<Square> {
    let (files, ranks) = (to.file() - from.file(), to.rank() - from.rank());
    if files.abs() != ranks.abs() {
        return Vec::new();
    }
    (1..files.abs()).filter_map(|step| from.offset(files.signum() * step, ranks.signum() * step)).collect()
}

/// What there is to say of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// Whether a dama moves.
    pub crowned: bool,
    /// What is lifted, in the order in which it is jumped.
    pub taken: Vec<Square>,
    /// Whether a man becomes a dama.
    pub crowns: bool,
}

impl Position {
    /// What there is to say of a legal move besides its squares.
    pub fn spoken(&self, m: Move) -> Spoken {
        let path = self.paths(m).into_iter().next().unwrap_or_default();
        let legs = path.windows(2).filter_map(|leg| Some(between(*leg.first()?, *leg.last()?)));
        let crowned = self.at(m.from).is_some_and(|man| man.crowned);
        Spoken {
            crowned,
            taken: legs.flatten().filter(|square| m.captured.contains(*square)).collect(),
            crowns: !crowned && on_last_row(self.turn, m.to),
        }
    }
}
