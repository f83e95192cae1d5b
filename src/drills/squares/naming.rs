//! What squares are called: `e4` in chess, `14` in draughts.

use crate::board::Numbering;
use crate::drills::Kind;
use crate::drills::draughts::{NUMBERS, PREFIX};
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// Numbers to choose from.
const CHOICES: usize = 4;

/// By which names squares are trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// Casas: `a1` to `h8`.
    Chess,
    /// Números das casas: 1 to 32, of the squares that are played on.
    Draughts,
}

impl Naming {
    /// The word in addresses, by which a class gets the same squares.
    pub const fn word(self) -> &'static str {
        match self {
            Naming::Chess => Kind::Squares.name(),
            Naming::Draughts => NUMBERS,
        }
    }

    /// How a board names and colours its squares.
    pub const fn numbering(self) -> Numbering {
        match self {
            Naming::Chess => Numbering::Algebraic,
            Naming::Draughts => Numbering::Draughts,
        }
    }

    /// `e4`, `14`; `None` for a square that draughts is not played on.
    pub fn name(self, square: Square) -> Option<String> {
        self.numbering().name(square)
    }

    /// The square of a name.
    pub fn square(self, name: &str) -> Option<Square> {
        match self {
            Naming::Chess => name.parse().ok(),
            Naming::Draughts => self.numbering().square(name.parse().ok()?),
        }
    }

    /// Before the cards and the rounds: `casas/`, `damas/numeros/`.
    pub(super) fn prefix(self) -> String {
        let game = if self == Naming::Draughts { PREFIX } else { "" };
        format!("{game}{}/", self.word())
    }

    /// The card of a square: `casas/e4`, `damas/numeros/14`.
    pub fn card(self, square: Square) -> String {
        self.prefix() + &self.name(square).unwrap_or_default()
    }

    /// The square of a card.
    pub fn of_card(self, id: &str) -> Option<Square> {
        self.square(id.strip_prefix(self.prefix().as_str())?)
    }
}

/// The rio: the long diagonal from 1 to 32.
pub fn river() -> SquareSet {
    Square::all().filter(|square| square.file() + square.rank() == 7).collect()
}

/// The number of this square and others that it is taken for: the next ones, those a row away, the one seen from the
/// other side. Empty where squares have no numbers.
pub(super) fn choices(naming: Naming, square: Square, random: &mut Random) -> Vec<u8> {
    let Some(right) = naming.numbering().number(square).map(i16::from) else { return Vec::new() };
    let mut near: Vec<i16> = [1, -1, 4, -4, 8, -8].iter().map(|step| right + step).chain([33 - right]).collect();
    near.retain(|other| (1..=32).contains(other) && *other != right);
    near.sort_unstable();
    near.dedup();
    random.shuffle(&mut near);
    near.insert(0, right);
    let mut all: Vec<u8> = near.into_iter().take(CHOICES).filter_map(|number| u8::try_from(number).ok()).collect();
    all.sort_unstable();
    all
}
