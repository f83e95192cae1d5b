//! Exact points. A game gives half a point at least, and Sonneborn-Berger counts half of that.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

/// Points, counted in quarters. Pontos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u32);

impl Points {
    pub const ZERO: Points = Points(0);
    pub const HALF: Points = Points(2);
    pub const ONE: Points = Points(4);

    pub const fn quarters(quarters: u32) -> Points {
        Points(quarters)
    }

    /// How many quarters.
    pub const fn quarters_in(self) -> u32 {
        self.0
    }

    pub const fn whole(points: u32) -> Points {
        Points(points.saturating_mul(4))
    }

    /// Half of the points, rounded down to a quarter.
    pub const fn halved(self) -> Points {
        Points(self.0 / 2)
    }

    pub const fn times(self, count: u32) -> Points {
        Points(self.0.saturating_mul(count))
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Points::add)
    }
}

/// As people write them: `3`, `2½`, `¼`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", "¼", "½", "¾"].get((self.0 % 4) as usize).copied().unwrap_or_default();
        match self.0 / 4 {
            0 if !part.is_empty() => f.write_str(part),
            whole => write!(f, "{whole}{part}"),
        }
    }
}
