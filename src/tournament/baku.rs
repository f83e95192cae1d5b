//! The acceleration named after Baku: the upper half of the list has points lent in the first rounds. FIDE C.04.5.1, the same
//! since 2016. Aceleração.

use super::points::Points;

/// How many of so many players are in the upper half: the first half, rounded up to an even number. FIDE C.04.5.1, 2
pub const fn upper_half(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// What is lent to each of the upper half, by round: in the first half of the tournament, one point in the first half of
/// those rounds and half a point in the others. Both halves are rounded up. FIDE C.04.5.1, 4
pub fn lent_by_baku(rounds: usize) -> Vec<Points> {
    let lending = rounds.div_ceil(2);
    let whole = lending.div_ceil(2);
    (0..lending).map(|round| if round < whole { Points::ONE } else { Points::HALF }).collect()
}
