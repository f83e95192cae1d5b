//! The throws of a die so far, and the squares that they filled. FIDE 2023 II.2

use crate::chess::chess960::{Dice, Roll};
use crate::chess::{Piece, Placement, Role};
use crate::color::Color;
use crate::square::Square;

/// The throws so far, and what each did.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Thrown {
    pub dice: Dice,
    pub throws: Vec<(u8, Roll)>,
}

impl Thrown {
    pub(super) fn number(&self) -> Option<u16> {
        self.dice.number()
    }

    /// The pawns, and the pieces placed so far, Black's before White's. FIDE 2023 II.2.3
    pub(super) fn placement(&self) -> Placement {
        let mut placement = Placement::EMPTY;
        for (file, role) in (0..).zip(self.dice.rank()) {
            for (color, first, second) in [(Color::White, 0, 1), (Color::Black, 7, 6)] {
                for (rank, role) in [(first, role), (second, Some(Role::Pawn))] {
                    if let (Some(square), Some(role)) = (Square::new(file, rank), role) {
                        placement.set(square, Some(Piece::new(color, role)));
                    }
                }
            }
        }
        placement
    }

    /// The squares among which the next throw chooses, in the order in which they are counted.
    pub(super) fn places(&self) -> Vec<Square> {
        self.dice.places().filter_map(|file| Square::new(i8::try_from(file).ok()?, 0)).collect()
    }

    pub(super) fn throw(&mut self, die: u8) {
        let roll = self.dice.roll(die);
        if roll != Roll::Done {
            self.throws.push((die, roll));
        }
    }
}
