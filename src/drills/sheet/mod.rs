//! The score sheet: who writes what, when, and how each line is marked. FIDE 2023 8
//!
//! A [`Sheet`] is one game being kept: its moves come from a file under `assets/scores`, or from two pupils at a board.
//! Everything that happens is an [`SheetEvent`]; a refusal is a [`Notice`] with its article. Absent: the time that passes, the
//! voice, the sentences.

mod align;
mod clock;
mod keeping;
mod report;
mod saved;
mod scores;

pub use align::{Step, align};
pub use clock::{clock, same_minutes};
pub use keeping::{Head, Notice, Sheet, SheetEvent};
pub use report::{Cell, Finding, Report, stars};
pub use saved::SavedSheet;
pub use scores::{Ending, Listed, Score, catalog, path};

use crate::color::Color;

/// No move on a sheet has more signs than this.
pub const MAX_CELL: usize = 20;

/// Lines in one column of a sheet of paper; it has two columns.
pub const LINES: usize = 30;

/// Who makes this move, counted from 0.
pub fn side(ply: usize) -> Color {
    if ply.is_multiple_of(2) { Color::White } else { Color::Black }
}

named! {
    /// How the game is given.
    ///
    /// Its name is the word in records.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Way {
        /// Move by move, on the board.
        #[default]
        Shown = "shown",
        /// By the pupils, on the board of this device.
        Played = "played",
        /// Read aloud as words, and written as words.
        Aloud = "aloud",
    }
}

/// Whose sheet it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keeper {
    /// Somebody who writes and does not play.
    #[default]
    Writer,
    Player(Color),
}

impl Keeper {
    pub const ALL: [Keeper; 3] = [Keeper::Writer, Keeper::Player(Color::White), Keeper::Player(Color::Black)];

    /// The word in records.
    pub const fn name(self) -> &'static str {
        match self {
            Keeper::Writer => "writer",
            Keeper::Player(color) => color.name(),
        }
    }

    /// The side whose clock is noted.
    pub const fn side(self) -> Color {
        match self {
            Keeper::Writer => Color::White,
            Keeper::Player(color) => color,
        }
    }
}

named! {
    /// The kind of game, by its clock. Ritmo.
    ///
    /// Its name is the word in records.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Control {
        /// 90 minutes, and 30 seconds for each move: everything is written.
        #[default]
        Increment = "increment",
        /// 60 minutes and nothing more: below five minutes nobody need write. FIDE 2023 8.4
        NoIncrement = "no-increment",
        /// Semirrápidas: 15 minutes, and 5 seconds for each move; nobody need write. FIDE 2023 A.2
        Rapid = "rapid",
    }
}

/// What was chosen before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The id of the game; empty where it is played here.
    pub score: String,
    pub way: Way,
    pub keeper: Keeper,
    pub control: Control,
    /// Whether the clock is noted at every fifth move. FIDE 2023 8.1.4
    pub times: bool,
}

impl Plan {
    /// Whether the clock's time belongs in this line, counted from 0.
    pub fn asks_time(&self, line: usize) -> bool {
        self.times && self.control != Control::Rapid && line % 5 == 4
    }
}
