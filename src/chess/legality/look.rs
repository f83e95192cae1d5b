//! What stands on a board, and what stands first on a way.

use super::reason::Standing;
use crate::chess::geometry;
use crate::chess::piece::Placement;
use crate::chess::position::Setup;
use crate::square::{Square, SquareSet};

/// The first piece met on the straight way from one square to another, both ends left out.
pub(super) fn first_on_the_way(position: &Setup, from: Square, to: Square) -> Option<Standing> {
    let mut way: Vec<Square> = geometry::between(from, to).into_iter().collect();
    if to < from {
        way.reverse();
    }
    way.into_iter().find_map(|square| occupant(position, square))
}

pub(super) fn occupant(position: &Setup, square: Square) -> Option<Standing> {
    stands(&position.placement, square)
}

pub(super) fn stands(placement: &Placement, square: Square) -> Option<Standing> {
    Some(Standing { role: placement.at(square)?.role, square })
}

/// The piece named when several attack: the first from a1, for no sentence should name them all.
pub(super) fn standing(placement: &Placement, squares: SquareSet) -> Option<Standing> {
    stands(placement, squares.first()?)
}
