//! The criteria of a bracket as counts in the weight of a pair: FIDE C.04.3, 2.2 to 2.4, in their order.

use super::colors;
use super::contender::{Contender, Float, Strength};
use super::fields::{Room, Slot, add, bits_for, counted};
use crate::tournament::matching::Weight;

named! {
    /// A criterion by which pairings are compared: FIDE C.04.3, 2.4. Its name is FIDE's, and the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Quality {
        /// As few as possible float down.
        Downfloaters = "c6",
        /// Those who do have few points.
        DownfloaterPoints = "c7",
        /// The next bracket can do the same.
        NextBracket = "c8",
        /// Who has the bye has played as many games as possible.
        ByeGames = "c9",
        /// In the last round, nobody at the top or against one there gets a difference of colours beyond two.
        TopBalance = "c10",
        /// Nor one colour three times running.
        TopThrice = "c11",
        /// Players have the colour that they want.
        Color = "c12",
        /// Those who want it strongly do.
        StrongColor = "c13",
        /// Who floated down the round before does not again.
        DownAgain = "c14",
        /// Who met one with more points the round before does not again.
        UpAgain = "c15",
        /// The same of the round before that.
        DownAgainTwoBack = "c16",
        UpAgainTwoBack = "c17",
        /// Those who came down, by how many points.
        DownAgainBy = "c18",
        UpAgainBy = "c19",
        DownAgainTwoBackBy = "c20",
        UpAgainTwoBackBy = "c21",
    }
}

impl Quality {
    /// `2.4.1` to `2.4.16`.
    pub fn article(self) -> String {
        format!("2.4.{}", self as usize + 1)
    }
}

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

    /// The first criterion in which one pairing counts less than another, in the order of the criteria.
    pub fn first_worse<const L: usize>(&self, one: &Weight<L>, other: &Weight<L>) -> Option<Quality> {
        let [(down, up), (down_before, up_before)] = self.floats;
        let [(down_by, up_by), (down_before_by, up_before_by)] = &self.float_points;
        let next: Vec<Slot> = std::iter::once(self.next_pairs).chain(self.next_points.iter().copied()).collect();
        let slots: [&[Slot]; 16] = [
            &[self.pairs],
            &self.paired_points,
            &next,
            &[self.bye_games],
            &[self.balance],
            &[self.thrice],
            &[self.color],
            &[self.strong],
            &[down],
            &[up],
            &[down_before],
            &[up_before],
            down_by,
            up_by,
            down_before_by,
            up_before_by,
        ];
        let worse = |slot: &Slot| counted(one, *slot) != counted(other, *slot);
        let found = Quality::ALL.into_iter().zip(slots).find(|(_, slots)| slots.iter().any(worse));
        found.map(|(quality, _)| quality)
    }

    /// Who has the bye: the more games played, the better.
    pub fn count_bye<const L: usize>(&self, weight: &mut Weight<L>, contender: &Contender) {
        add(weight, self.bye_games, contender.colors.len() as i64);
    }
}
