//! Which figures moved between two positions, so that the painter can let them slide.
//!
//! Absent: time and pixels; and promises. It is a guess from what stands where, good for every move of one turn.

use crate::square::Square;

use super::state::{Figure, Figures};

/// A figure that left one square and stands on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slide {
    pub from: Square,
    pub to: Square,
}

/// More figures than this on new squares is another game, not a move: nothing slides. Castling moves two.
const MOST: usize = 2;

/// The figures that moved from `before` to `after`.
///
/// A figure on a square that held something else is matched with an equal figure that left its square; without one,
/// with a figure of its colour that vanished from the squares of `last_move`, which is a promotion or its undoing.
pub fn slides(before: &Figures, after: &Figures, last_move: Option<(Square, Square)>) -> Vec<Slide> {
    let gone: Vec<(Square, Figure)> =
        before.iter().filter(|(square, figure)| after.at(*square) != Some(*figure)).collect();
    let came: Vec<(Square, Figure)> =
        after.iter().filter(|(square, figure)| before.at(*square) != Some(*figure)).collect();
    if came.len() > MOST {
        return Vec::new();
    }
    let of_last_move = |from: Square, to: Square| {
        last_move.is_some_and(|(start, end)| (from, to) == (start, end) || (from, to) == (end, start))
    };
    let mut free = gone;
    let mut found = Vec::new();
    for (to, figure) in came {
        let equal = free
            .iter()
            .enumerate()
            .filter(|(_, (_, other))| *other == figure)
            .min_by_key(|(_, (from, _))| (!of_last_move(*from, to), from.distance(to)))
            .map(|(index, _)| index);
        let same_move = || free.iter().position(|(from, other)| other.color == figure.color && of_last_move(*from, to));
        if let Some(index) = equal.or_else(same_move) {
            let (from, _) = free.swap_remove(index);
            found.push(Slide { from, to });
        }
    }
    found
}
