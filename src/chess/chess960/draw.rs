//! A start position by lot: by one number, or with a die as players do at a board. FIDE 2023 II.2.3
//!
//! Chance is an argument. Both ways give each of the 960 positions as often as any other.

use super::start::{POSITIONS, number_of, put, with_king_and_rooks};
use crate::chess::piece::Role;

/// The number of a start position by lot; `below` gives a number by chance that is less than the one it is asked for.
pub fn lot(below: impl FnOnce(usize) -> usize) -> u16 {
    below(usize::from(POSITIONS)) as u16 % POSITIONS
}

/// What a throw of the die did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// This piece is placed on this file, 0 for a.
    Placed(Role, usize),
    /// The number is too great for the squares that are left, or is on no die: it is thrown again.
    Again,
    /// All is placed already.
    Done,
}

/// A die of six that places one piece after another: the bishop of the dark squares, that of the light ones, the queen, two
/// knights. The rooks and the king between them take what is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice {
    rank: [Option<Role>; 8],
    placed: usize,
}

/// The pieces in the order in which they are placed, each with the number of its squares.
const ORDER: [(Role, usize); 5] =
    [(Role::Bishop, 4), (Role::Bishop, 4), (Role::Queen, 6), (Role::Knight, 5), (Role::Knight, 4)];

impl Dice {
    pub fn new() -> Dice {
        Dice::default()
    }

    /// The piece that the next throw places, and how many squares it may have; `None` once all are placed.
    pub fn due(&self) -> Option<(Role, usize)> {
        ORDER.get(self.placed).copied()
    }

    /// The first rank so far, from a to h.
    pub fn rank(&self) -> [Option<Role>; 8] {
        self.rank
    }

    /// The files among which the next throw chooses, 0 for a, in the order in which they are counted.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        let (placed, rank) = (self.placed, self.rank);
        (0..8).filter(move |file| match placed {
            // FIDE 2023 II.2.2
            0 | 1 => file % 2 == placed,
            _ => placed < ORDER.len() && rank.get(*file) == Some(&None),
        })
    }

    /// Throws a 1 to 6: the piece comes to the first, second … of its squares, counted from a.
    pub fn roll(&mut self, die: u8) -> Roll {
        let Some((role, _)) = self.due() else { return Roll::Done };
        let place = usize::from(die).checked_sub(1);
        let Some(file) = place.and_then(|place| self.places().nth(place)) else { return Roll::Again };
        put(&mut self.rank, file, role);
        self.placed += 1;
        Roll::Placed(role, file)
    }

    /// The number of the start position, once all is placed.
    pub fn number(&self) -> Option<u16> {
        let whole = self.due().is_none().then(|| with_king_and_rooks(self.rank))??;
        number_of(&whole).ok()
    }
}
