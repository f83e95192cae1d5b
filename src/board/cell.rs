//! What one square looks like now: the least a painter needs, so that only squares that changed are painted.
//!
//! Absent: marks, which may cross many squares and are drawn over them all.

use crate::square::Square;

use super::mark::{Sign, Tone};
use super::state::{Coordinates, Figure, State};

/// A destination of the figure picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// The figure may go there.
    Move,
    /// And takes something by it.
    Capture,
}

/// What is written in the corners of a square.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Label {
    /// `e`, along the lower edge.
    pub file: Option<char>,
    /// `4`, along the left edge.
    pub rank: Option<char>,
    /// `e4` or, in draughts, `9`.
    pub name: Option<String>,
}

/// One square as it is painted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub square: Square,
    pub dark: bool,
    pub figure: Option<Figure>,
    /// Whether a press picks the figure up.
    pub movable: bool,
    pub selected: bool,
    /// Whether the figure follows the finger now.
    pub lifted: bool,
    /// Whether a lifted figure would fall here.
    pub under: bool,
    pub hint: Option<Hint>,
    pub last_move: bool,
    pub check: bool,
    /// Whether the king here has fallen.
    pub mated: bool,
    /// Whether the keyboard's focus is here.
    pub cursor: bool,
    pub label: Label,
    /// The signs that explain or ask something of this square, refusals left out: a star to be collected, an arrow
    /// that begins or ends here.
    pub signs: Vec<Sign>,
}

impl State {
    /// What this square looks like now.
    pub fn cell(&self, square: Square) -> Cell {
        let lifted = self.held.filter(|held| held.lifted);
        Cell {
            square,
            dark: self.numbering.is_dark(square),
            figure: self.figures.at(square),
            movable: self.is_movable(square),
            selected: self.selected == Some(square),
            lifted: lifted.is_some_and(|held| held.from == square),
            under: lifted.is_some_and(|held| held.over == Some(square)),
            hint: self.hint(square),
            last_move: self.last_move.is_some_and(|(from, to)| square == from || square == to),
            check: self.check == Some(square),
            mated: self.mated && self.check == Some(square),
            cursor: self.cursor == square,
            label: self.label(square),
            signs: self.signs(square),
        }
    }

    /// The signs on this square that are no part of a refusal, which its sentence explains; each once.
    fn signs(&self, square: Square) -> Vec<Sign> {
        let mut signs = Vec::new();
        for sign in self.marks.iter().filter(|mark| mark.tone != Tone::Refusal).map(|mark| mark.sign) {
            if sign.touches(square) && !signs.contains(&sign) {
                signs.push(sign);
            }
        }
        signs
    }

    /// Whether the figure picked up may come here, when destinations are shown.
    fn hint(&self, square: Square) -> Option<Hint> {
        let from = self.selected.filter(|_| self.show_destinations)?;
        if !self.destinations_from(from).contains(square) {
            return None;
        }
        let takes = self.captures.get(&from).is_some_and(|captures| captures.contains(square));
        Some(if takes { Hint::Capture } else { Hint::Move })
    }

    /// The corners of this square. `Outside` fills them like `Inside`: a board too narrow for letters beside it
    /// shows them there.
    fn label(&self, square: Square) -> Label {
        let name = |shown: bool| if shown { self.numbering.name(square) } else { None };
        // Numbers of draughts run through the board, so no edge can carry them.
        let numbered = self.numbering.number(square).is_some();
        match self.coordinates {
            Coordinates::Off => Label::default(),
            Coordinates::EverySquare => Label { name: name(true), ..Label::default() },
            Coordinates::Outside | Coordinates::Inside => {
                let seen = self.seen(square);
                let algebraic = self.numbering != super::Numbering::Draughts;
                Label {
                    file: (algebraic && seen.row == 7).then(|| square.file_char()),
                    rank: (algebraic && seen.column == 0).then(|| square.rank_char()),
                    name: name(numbered),
                }
            }
        }
    }
}
