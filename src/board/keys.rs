//! What each key does on the board.
//!
//! Absent: the browser's key events; the painter hands over the name of the key and what was held with it.

use super::state::Shape;
use super::update::{BoardEvent, Query};

/// Which letters the player reads in notation; `r` is the king in one and the rook in the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// R D T B C P: rei, dama, torre, bispo, cavalo, peão.
    #[default]
    Portuguese,
    /// K Q R B N P.
    English,
}

impl Letters {
    /// The shape that this letter, upper or lower case, jumps to.
    ///
    /// Letters that only the other language has work in both: `t` is always a rook, `k` always a king.
    pub fn shape(self, letter: char) -> Option<Shape> {
        match (letter.to_ascii_lowercase(), self) {
            ('r', Letters::Portuguese) | ('k', _) => Some(Shape::King),
            ('d' | 'q', _) => Some(Shape::Queen),
            ('r', Letters::English) | ('t', _) => Some(Shape::Rook),
            ('b', _) => Some(Shape::Bishop),
            ('c' | 'n', _) => Some(Shape::Knight),
            ('p', _) => Some(Shape::Pawn),
            _ => None,
        }
    }
}

/// A key as browsers name it, with the modifiers that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<'a> {
    /// `ArrowUp`, `Enter`, `k`.
    pub name: &'a str,
    pub shift: bool,
    /// Ctrl, or Command on a Mac.
    pub control: bool,
    pub alt: bool,
}

impl Key<'_> {
    /// What this key asks of the board; `None` leaves it to the browser.
    pub fn event(self, letters: Letters) -> Option<BoardEvent> {
        if self.alt {
            return None;
        }
        if self.control {
            return match self.name {
                "Home" => Some(BoardEvent::FirstSquare),
                "End" => Some(BoardEvent::LastSquare),
                _ => None,
            };
        }
        match self.name {
            "ArrowUp" => Some(BoardEvent::Up),
            "ArrowDown" => Some(BoardEvent::Down),
            "ArrowLeft" => Some(BoardEvent::Left),
            "ArrowRight" => Some(BoardEvent::Right),
            "Home" => Some(BoardEvent::RowStart),
            "End" => Some(BoardEvent::RowEnd),
            "Enter" | " " => Some(BoardEvent::Activate),
            "Escape" => Some(BoardEvent::Escape),
            "?" => Some(BoardEvent::Help),
            name => {
                let mut characters = name.chars();
                let letter = characters.next().filter(|_| characters.next().is_none())?;
                match letter.to_ascii_lowercase() {
                    'l' => Some(BoardEvent::Ask(Query::LastMove)),
                    'm' => Some(BoardEvent::Ask(Query::MovesFromHere)),
                    'e' => Some(BoardEvent::Ask(Query::Position)),
                    'o' => Some(BoardEvent::Ask(Query::WhereAmI)),
                    _ => letters.shape(letter).map(|shape| BoardEvent::JumpTo { shape, backwards: self.shift }),
                }
            }
        }
    }
}
