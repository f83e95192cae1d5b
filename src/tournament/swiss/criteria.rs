//! The criteria of a bracket as counts in the weight of a pair: FIDE C.04.3, 2.2 to 2.4, in their order.

use super::colors;
use super::contender::{Contender, Float, Strength};
use super::fields::{Room, Slot, add, bits_for};
use crate::tournament::matching::Weight;

/// Where each criterion is counted. Those that go by points have a count for each number of points above the residents'.
pub(super) struct Criteria {
    /// 2.4.1 [C6]
    pairs: Slot,
    /// 2.4.2 [C7]
    paired_points: Vec<Slot>,
    /// 2.4.3 [C8]: the pairs of the next bracket, then the points of those it pairs.
    next_pairs: Slot,
    next_points: Vec<Slot>,
    /// 2.4.4 [C9]
    bye_games: Slot,
    /// 2.4.5 to 2.4.8 [C10 to C13]
    balance: Slot,
    thrice: Slot,
    color: Slot,
    strong: Slot,
    /// 2.4.9 to 2.4.12 [C14 to C17]: for the round before and the one before that, floats down and floats up.
    floats: [(Slot, Slot); 2],
    /// 2.4.13 to 2.4.16 [C18 to C21]: the same, by the points of those who came down.
    float_points: [(Vec<Slot>, Vec<Slot>); 2],
}

impl Criteria {
    /// For a bracket of so many players, of whom those moved down have so many different points, and so many residents of the
    /// next. `None` when the weight has no room for them.
    pub fn new(room: &mut Room, size: usize, classes: usize, next: usize, games: usize) -> Option<Criteria> {
        let inside = bits_for(size);
        let around = bits_for(size + next);
        Some(Criteria {
            pairs: room.take(inside)?,
            paired_points: room.take_many(inside, classes)?,
            next_pairs: room.take(around)?,
            next_points: room.take_many(around, classes + 1)?,
            bye_games: room.take(bits_for(games))?,
            balance: room.take(inside)?,
            thrice: room.take(inside)?,
            color: room.take(inside)?,
            strong: room.take(inside)?,
            floats: [(room.take(inside)?, room.take(inside)?), (room.take(inside)?, room.take(inside)?)],
            float_points: [
                (room.take_many(inside, classes)?, room.take_many(inside, classes)?),
                (room.take_many(inside, classes)?, room.take_many(inside, classes)?),
            ],
        })
    }

    /// A pair of the bracket. `class` says where the higher one's points are counted, when it was moved down.
    pub fn count_pair<const L: usize>(
        &self,
        weight: &mut Weight<L>,
        high: &Contender,
        low: &Contender,
        class: Option<usize>,
    ) {
        let mut count = |slot: Slot, good: bool| add(weight, slot, i64::from(good));
        count(self.pairs, true);
        count(self.balance, !colors::breaks_balance(high, low));
        count(self.thrice, !colors::thrice(high, low));
        count(self.color, !high.clashes(low));
        let both_strong = high.strength >= Strength::Strong && low.strength >= Strength::Strong;
        count(self.strong, !(high.clashes(low) && both_strong && !(high.is_absolute() && low.is_absolute())));
        for (back, (down, up)) in self.floats.iter().enumerate() {
            // A resident who is paired does not float down again.
            count(*down, low.floats[back] == Float::Down);
            count(*down, class.is_none() && high.floats[back] == Float::Down);
            count(*up, class.is_some() && low.floats[back] != Float::Up);
        }
        let Some(class) = class else { return };
        count(self.paired_points[class], true);
        for (back, (down, up)) in self.float_points.iter().enumerate() {
            count(down[class], high.floats[back] == Float::Down);
            count(up[class], low.floats[back] != Float::Up);
        }
    }

    /// A pair of the next bracket: of two of its residents, or of one and somebody who floats down, with the class of its
    /// points.
    pub fn count_next<const L: usize>(&self, weight: &mut Weight<L>, class: Option<usize>) {
        add(weight, self.next_pairs, 1);
        if let Some(class) = class {
            add(weight, self.next_points[class], 1);
        }
    }

    /// Who has the bye: the more games played, the better.
    pub fn count_bye<const L: usize>(&self, weight: &mut Weight<L>, contender: &Contender) {
        add(weight, self.bye_games, contender.colors.len() as i64);
    }
}
