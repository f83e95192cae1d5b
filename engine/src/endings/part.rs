//! The table of one material, as plies to mate.

use super::material::{Layout, Men, Placement};

/// Neither side wins, or the position is illegal.
pub(super) const UNDECIDED: u8 = u8::MAX;

/// Plies to mate by side to move, placement and square of the weak king: odd where the side to move wins, even where it
/// loses.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub layout: Layout,
    pub plies: [Vec<u8>; 2],
}

impl Part {
    /// `None` if the men are others, or the pawn of KQKP stands elsewhere.
    fn plies(&self, men: &Men) -> Option<u8> {
        let squares = men.squares_for(self.layout.material)?;
        if self.layout.has_pawn() && self.layout.material.is_contested() && squares[1] / 8 != 1 {
            return None;
        }
        let (number, symmetry) = self.layout.find(Placement { king: men.kings[0], men: squares });
        let weak_king = usize::from(symmetry.square(men.kings[1]));
        self.plies[men.turn as usize].get(number * 64 + weak_king).copied()
    }

    pub fn bytes(&self) -> usize {
        self.plies.iter().map(Vec::len).sum()
    }
}

/// Plies to mate as [`Part`] has them, whichever side is the strong one; `None` for men of whom no table is there.
pub(super) fn look(parts: &[Part], men: &Men) -> Option<u8> {
    if men.is_dead() {
        return Some(UNDECIDED);
    }
    let swapped = men.swapped();
    parts.iter().rev().find_map(|part| part.plies(men).or_else(|| part.plies(&swapped)))
}
