//! The two sides, and a value for each.

use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

named! {
    /// A side in the game, or the colour of a piece. Brancas e Pretas.
    ///
    /// Its name: `white` or `black`: the form used in ids and style names.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Color {
        /// Brancas.
        White = "white",
        /// Pretas.
        Black = "black",
    }
}

impl Not for Color {
    type Output = Color;

    /// The other side.
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// How a game ended. Resultado.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Color),
    /// Empate.
    Draw,
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByColor<T> {
    pub white: T,
    pub black: T,
}

impl<T> ByColor<T> {
    /// The value of each side.
    pub fn from_fn(value: impl Fn(Color) -> T) -> ByColor<T> {
        ByColor { white: value(Color::White), black: value(Color::Black) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}
