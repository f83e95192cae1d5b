//! What can go wrong in a score, and a score in which it did.

use crate::chess::{Illegal, Letters, Move, Position, Role};
use crate::drills::Topic;
use crate::random::Random;

/// What went wrong on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slip {
    /// A move that the rules do not allow.
    Illegal,
    /// The letter of another piece, or of another language. FIDE 2023 C.2, C.3
    Letter,
    /// The file or the rank that tells two pieces apart is missing. FIDE 2023 C.10
    Ambiguous,
    /// White's move and Black's stand in each other's place.
    Swapped,
    /// A move was left out, and the rest moved up. FIDE 2023 8.1.1
    Skipped,
}

impl Slip {
    pub const ALL: [Slip; 5] = [Slip::Illegal, Slip::Letter, Slip::Ambiguous, Slip::Swapped, Slip::Skipped];

    pub(super) fn of(topic: Topic, random: &mut Random) -> Slip {
        match topic {
            Topic::Illegal => Slip::Illegal,
            Topic::Letter => Slip::Letter,
            Topic::Ambiguous => Slip::Ambiguous,
            Topic::Swapped => Slip::Swapped,
            Topic::Skipped => Slip::Skipped,
            _ => Slip::ALL.get(random.below(Slip::ALL.len())).copied().unwrap_or(Slip::Illegal),
        }
    }
}

/// Why the cell cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellFault {
    /// The rules refuse it, with squares and article.
    Illegal(Illegal),
    /// The letter is this piece's, and another piece moved.
    OtherPiece {
        written: Role,
        meant: Role,
    },
    /// The letter is the piece's in another language.
    OtherLanguage {
        language: Letters,
        letter: char,
        meant: Role,
    },
    /// This move could be meant, and this other one as well. The article is that of the missing sign.
    Ambiguous {
        meant: Move,
        other: Move,
        article: &'static str,
    },
    Swapped,
    Skipped,
}

impl CellFault {
    /// Of the Laws of 2023.
    pub fn article(&self) -> &'static str {
        match self {
            CellFault::Illegal(illegal) => illegal.article(),
            CellFault::OtherPiece { .. } => "C.2",
            CellFault::OtherLanguage { .. } => "C.3",
            CellFault::Ambiguous { article, .. } => article,
            CellFault::Swapped | CellFault::Skipped => "8.1.1",
        }
    }
}

/// A score with one slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    pub slip: Slip,
    pub letters: Letters,
    /// The game that was played, from the initial position.
    pub moves: Vec<Move>,
    /// How it should be written: White's and Black's moves in turn.
    pub right: Vec<String>,
    /// How it is written.
    pub cells: Vec<String>,
    /// The first cell that cannot be read, counted from 0: even is White's.
    pub at: usize,
    pub why: CellFault,
}

/// What choosing a cell brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Found,
    /// It can be read, and so can everything before it.
    Fine,
    /// The slip comes earlier.
    Later,
}

impl Puzzle {
    /// The position in which the move of this cell is made; the game's own, not beyond its end.
    pub fn position_before(&self, cell: usize) -> Position {
        self.moves.iter().take(cell).fold(Position::start(), |position, m| position.play(*m).unwrap_or(position))
    }

    /// What is meant by the move in which the slip is.
    pub fn meant(&self) -> Option<Move> {
        self.moves.get(self.at).copied()
    }

    /// Of two moves in each other's place either is the slip.
    pub fn choose(&self, cell: usize) -> Choice {
        match cell {
            cell if cell == self.at || self.slip == Slip::Swapped && cell == self.at + 1 => Choice::Found,
            cell if cell < self.at => Choice::Fine,
            _ => Choice::Later,
        }
    }

    /// The articles of Appendix C that finding it asks for.
    pub fn rules(&self) -> Vec<&'static str> {
        [self.why.article()].into_iter().filter(|article| article.starts_with('C')).collect()
    }
}
