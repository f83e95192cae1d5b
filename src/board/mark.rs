//! Signs drawn over the board to explain something.
//!
//! Absent: what the board shows by itself (selection, destinations, last move, check), which is in the state.

use crate::square::Square;

/// What a mark looks like. Meanings differ by shape first, colour only repeats them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    /// A frame around the square: the piece spoken of.
    Frame(Square),
    /// A ring: the square spoken of.
    Ring(Square),
    /// A small dot: a square on the way.
    Dot(Square),
    /// A cross: not here.
    Cross(Square),
    /// A star: to be collected.
    Star(Square),
    /// An arrow from the centre of one square to the other: this attacks that, or this goes there.
    Arrow { from: Square, to: Square },
}

impl Sign {
    /// The square it stands on; an arrow stands on none.
    pub const fn square(self) -> Option<Square> {
        match self {
            Sign::Frame(square) | Sign::Ring(square) | Sign::Dot(square) | Sign::Cross(square) | Sign::Star(square) => {
                Some(square)
            }
            Sign::Arrow { .. } => None,
        }
    }

    /// Whether it stands on this square, or is an arrow that begins or ends there.
    pub fn touches(self, square: Square) -> bool {
        match self {
            Sign::Arrow { from, to } => from == square || to == square,
            sign => sign.square() == Some(square),
        }
    }

    /// `frame` … `arrow`: the form used in style names.
    pub const fn name(self) -> &'static str {
        match self {
            Sign::Frame(_) => "frame",
            Sign::Ring(_) => "ring",
            Sign::Dot(_) => "dot",
            Sign::Cross(_) => "cross",
            Sign::Star(_) => "star",
            Sign::Arrow { .. } => "arrow",
        }
    }
}

named! {
    /// Why a mark is drawn. Its name is the form used in style names.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Tone {
        /// It shows why a move was refused. The next try wipes it away.
        Refusal = "refusal",
        /// It shows what to look at.
        Hint = "hint",
        /// It shows what was done well.
        Good = "good",
    }
}

/// A sign with its tone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark {
    pub sign: Sign,
    pub tone: Tone,
}

impl Mark {
    pub const fn new(tone: Tone, sign: Sign) -> Mark {
        Mark { sign, tone }
    }

    /// An arrow of this tone.
    pub const fn arrow(tone: Tone, from: Square, to: Square) -> Mark {
        Mark { sign: Sign::Arrow { from, to }, tone }
    }
}
