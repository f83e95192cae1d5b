//! The eight symmetries of the board, on squares and on sets of squares.

use movegen::Bits;

/// A symmetry as three bits, done in this order: 1 swaps left and right, 2 top and bottom, 4 files and ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Symmetry(pub u8);

impl Symmetry {
    pub const NONE: Symmetry = Symmetry(0);
    pub const MIRROR: Symmetry = Symmetry(1);

    /// The symmetry that takes a square into the triangle a1-d1-d4.
    #[inline(always)]
    pub fn into_triangle(square: u8) -> Symmetry {
        let mirror = (square & 7) / 4;
        let flip = square / 32;
        let (file, rank) = ((square & 7) ^ (mirror * 7), (square / 8) ^ (flip * 7));
        Symmetry(mirror | flip << 1 | u8::from(rank > file) << 2)
    }

    #[inline(always)]
    pub fn square(self, square: u8) -> u8 {
        let square = square ^ ((self.0 & 1) * 7) ^ ((self.0 >> 1 & 1) * 56);
        if self.0 & 4 == 0 { square } else { square >> 3 | (square & 7) << 3 }
    }

    /// The set whose image under this symmetry is the given one.
    #[inline(always)]
    pub fn undo(self, set: Bits) -> Bits {
        let set = if self.0 & 4 == 0 { set } else { transposed(set) };
        match self.0 & 3 {
            0 => set,
            1 => set.swap_bytes().reverse_bits(),
            2 => set.swap_bytes(),
            _ => set.reverse_bits(),
        }
    }
}

/// Files and ranks changed places: the blocks of four squares, of two, and the single ones beside the diagonal.
fn transposed(set: Bits) -> Bits {
    let swap = |set: Bits, mask: Bits, shift: u32| {
        let moved = (set ^ set >> shift) & mask;
        set ^ moved ^ moved << shift
    };
    let set = swap(set, 0x0000_0000_F0F0_F0F0, 28);
    let set = swap(set, 0x0000_CCCC_0000_CCCC, 14);
    swap(set, 0x00AA_00AA_00AA_00AA, 7)
}

#[cfg(test)]
mod tests {
    use super::*;
    use movegen::squares;

    #[test]
    fn a_set_goes_the_way_of_its_squares() {
        for symmetry in (0..8).map(Symmetry) {
            for square in 0..64 {
                assert_eq!(symmetry.undo(1 << symmetry.square(square)), 1 << square, "{symmetry:?} {square}");
            }
        }
    }

    #[test]
    fn ten_squares_stand_for_all() {
        let images: Bits = (0..64).fold(0, |set, at| set | 1 << Symmetry::into_triangle(at).square(at));
        assert_eq!(squares(images).collect::<Vec<_>>(), [0, 1, 2, 3, 9, 10, 11, 18, 19, 27]);
    }
}
