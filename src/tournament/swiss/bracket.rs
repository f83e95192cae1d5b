//! One bracket: who of it meets whom, and who floats down. FIDE C.04.3, 3 and 4.
//!
//! The heaviest matching gives the best counts of all criteria. Among the pairings that have them, the first in the order
//! of FIDE C.04.3, 4 is asked for: that order is written below the criteria in the same weights.

use std::ops::Range;

use super::contender::Contender;
use super::criteria::{Criteria, Quality};
use super::fields::{Room, Slot, add, bits_for};
use crate::tournament::Points;
use crate::tournament::matching::{Graph, Weight};

/// A bracket and all who are still to be paired below it. Players by their place among the contenders.
pub(super) struct Bracket<'a> {
    pub contenders: &'a [Contender],
    /// Those who floated down from above, in their order.
    pub moved_down: Vec<usize>,
    pub residents: Range<usize>,
    /// The residents of the bracket below.
    pub next: Range<usize>,
    /// The points of the player who will have the bye.
    pub bye: Option<Points>,
}

/// The pairs, the higher player first, and those who float down.
pub(super) type Paired = (Vec<(usize, usize)>, Vec<usize>);

/// What a bracket would be under a condition, beside what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Somebody could not be paired, here or below.
    Unpairable,
    Worse(Quality),
    AsGood,
}

impl Bracket<'_> {
    pub fn size(&self) -> usize {
        self.moved_down.len() + self.residents.len()
    }

    /// The points of those who were moved down, the most first, each once.
    pub fn classes(&self) -> Vec<Points> {
        let mut points: Vec<Points> = self.moved_down.iter().map(|at| self.contenders[*at].points).collect();
        points.sort_by(|one, other| other.cmp(one));
        points.dedup();
        points
    }

    pub fn pair(&self) -> Option<Paired> {
        // Room for the criteria of most brackets, then for those with many players or many different points.
        Search::<12>::new(self).and_then(Search::pair).or_else(|| Search::<64>::new(self).and_then(Search::pair))
    }

    /// The best of this bracket with these pairs, and others that may be, compared with what was made of it. Who stays
    /// without a pair is asked about with `None`.
    pub fn judge(
        &self,
        made: &Paired,
        fixed: &[(usize, usize)],
        may: impl Fn(usize, Option<usize>) -> bool,
    ) -> Option<Verdict> {
        let narrow = Search::<12>::new(self).map(|search| search.judge(made, fixed, &may));
        narrow.or_else(|| Search::<64>::new(self).map(|search| search.judge(made, fixed, &may)))
    }

    /// How many pairs there could be here, if nobody below counted.
    pub fn most_pairs(&self) -> usize {
        let players: Vec<usize> = self.moved_down.iter().copied().chain(self.residents.clone()).collect();
        let mut graph: Graph<1> = Graph::new(players.len());
        for (at, one) in players.iter().enumerate() {
            for (other_at, other) in players.iter().enumerate().skip((at + 1).max(self.moved_down.len())) {
                if self.contenders[*one].may_meet(&self.contenders[*other]) {
                    graph.join(at, other_at, Weight([1]));
                }
            }
        }
        graph.heaviest().iter().flatten().count() / 2
    }
}

/// Vertices: those moved down, the residents, all players below, and the bye if there is one.
struct Search<'a, const L: usize> {
    bracket: &'a Bracket<'a>,
    who: Vec<usize>,
    criteria: Criteria,
    /// What the criteria leave for the order.
    room: Room,
    /// By two vertices, the lower number first.
    weights: Vec<Option<Weight<L>>>,
    /// By vertex: whether it is still to be paired.
    open: Vec<bool>,
    mates: Vec<Option<usize>>,
    pairs: Vec<(usize, usize)>,
}

impl<'a, const L: usize> Search<'a, L> {
    fn new(bracket: &'a Bracket<'a>) -> Option<Self> {
        let mut room = Room::new(L);
        let games = bracket.contenders.iter().map(|contender| contender.colors.len()).max().unwrap_or(0);
        let (classes, next) = (bracket.classes().len(), bracket.next.len());
        let criteria = Criteria::new(&mut room, bracket.size(), classes, next, games)?;
        let below = bracket.residents.end..bracket.contenders.len();
        let who: Vec<usize> =
            bracket.moved_down.iter().copied().chain(bracket.residents.clone()).chain(below).collect();
        let count = who.len() + usize::from(bracket.bye.is_some());
        let mut search = Search {
            bracket,
            who,
            criteria,
            room,
            weights: vec![None; count * count],
            open: vec![true; count],
            mates: Vec::new(),
            pairs: Vec::new(),
        };
        search.weigh_all();
        Some(search)
    }

    fn weigh_all(&mut self) {
        let (count, players) = (self.open.len(), self.who.len());
        let classes = self.bracket.classes();
        for one in 0..players {
            for other in one + 1..players {
                self.weights[one * count + other] = self.weigh(one, other, &classes);
            }
            let contender = self.contender(one);
            if Some(contender.points) == self.bracket.bye && contender.may_have_bye {
                self.weights[one * count + players] = Some(single());
            }
        }
    }

    fn contender(&self, vertex: usize) -> &'a Contender {
        &self.bracket.contenders[self.who[vertex]]
    }

    /// The criteria for a pair; `None` where it may not be.
    fn weigh(&self, one: usize, other: usize, classes: &[Points]) -> Option<Weight<L>> {
        let (high, low) = (self.contender(one), self.contender(other));
        let moved_down = self.bracket.moved_down.len();
        if other < moved_down || !high.may_meet(low) {
            return None;
        }
        let mut weight = single();
        let class = classes.iter().position(|points| *points == high.points);
        let next_end = self.bracket.size() + self.bracket.next.len();
        if other < self.bracket.size() {
            self.criteria.count_pair(&mut weight, high, low, class);
        } else if other < next_end {
            let from_above = one < self.bracket.size();
            self.criteria.count_next(&mut weight, from_above.then(|| class.unwrap_or(classes.len())));
        }
        Some(weight)
    }

    /// The heaviest matching of all who are open. `more` adds to the weight of a pair of the bracket, or forbids it.
    fn solve(&mut self, more: impl Fn(usize, usize, Weight<L>) -> Option<Weight<L>>) -> Option<()> {
        let size = self.bracket.size();
        self.solve_all(|one, other, weight| if other < size { more(one, other, weight) } else { Some(weight) })
    }

    /// The same, where any pair is asked about.
    fn solve_all(&mut self, more: impl Fn(usize, usize, Weight<L>) -> Option<Weight<L>>) -> Option<()> {
        let count = self.open.len();
        let open: Vec<usize> = (0..count).filter(|vertex| self.open[*vertex]).collect();
        let mut graph: Graph<L> = Graph::new(open.len());
        for (at, one) in open.iter().enumerate() {
            for (other_at, other) in open.iter().enumerate().skip(at + 1) {
                let Some(weight) = self.weights[one * count + other] else { continue };
                if let Some(weight) = more(*one, *other, weight) {
                    graph.join(at, other_at, weight);
                }
            }
        }
        let found = graph.heaviest();
        self.mates = vec![None; count];
        for (at, mate) in found.iter().enumerate() {
            self.mates[open[at]] = Some(open[(*mate)?]);
        }
        Some(())
    }

    /// The pairs of the bracket in the last matching.
    fn inside(&self) -> Vec<(usize, usize)> {
        let pairs = (0..self.bracket.size()).filter_map(|one| Some((one, self.mates[one]?)));
        pairs.filter(|(one, other)| one < other && *other < self.bracket.size()).collect()
    }

    fn fix(&mut self, one: usize, other: usize) {
        self.pairs.push((one, other));
        self.open[one] = false;
        self.open[other] = false;
    }

    fn judge(mut self, made: &Paired, fixed: &[(usize, usize)], may: impl Fn(usize, Option<usize>) -> bool) -> Verdict {
        if self.solve(|_, _, weight| Some(weight)).is_none() || self.look_at_bye().is_none() {
            return Verdict::Unpairable;
        }
        let size = self.bracket.size();
        let who = self.who.clone();
        let (pairs, left) = made;
        let stays_out = |vertex: usize| who.get(vertex).is_some_and(|player| left.contains(player));
        let ours = self.total(pairs, |one, other| other >= size || !(stays_out(one) || stays_out(other)));
        let theirs = self.total(fixed, |one, other| match who.get(one) {
            Some(player) => may(*player, who.get(other).copied()),
            None => true,
        });
        match (ours, theirs) {
            (Some(ours), Some(theirs)) => {
                self.criteria.first_worse(&theirs, &ours).map_or(Verdict::AsGood, Verdict::Worse)
            }
            _ => Verdict::Unpairable,
        }
    }

    /// The weight of the best pairing with these pairs, and others that may be; `None` without one.
    fn total(&mut self, fixed: &[(usize, usize)], may: impl Fn(usize, usize) -> bool) -> Option<Weight<L>> {
        let count = self.open.len();
        self.open = vec![true; count];
        let mut total = Weight::ZERO;
        for (one, other) in fixed {
            let place = |player: usize| self.who.iter().position(|other| *other == player);
            let (one, other) = (place(*one)?, place(*other)?);
            let (one, other) = (one.min(other), one.max(other));
            total = total.plus(self.weights[one * count + other]?);
            self.open[one] = false;
            self.open[other] = false;
        }
        self.solve_all(|one, other, weight| may(one, other).then_some(weight))?;
        for (one, mate) in self.mates.iter().enumerate() {
            if let Some(other) = mate.filter(|other| one < *other) {
                total = total.plus(self.weights[one * count + other]?);
            }
        }
        Some(total)
    }

    fn pair(mut self) -> Option<Paired> {
        self.solve(|_, _, weight| Some(weight))?;
        self.look_at_bye()?;
        let pairs = self.inside();
        let moved_down = self.bracket.moved_down.len();
        let from_above = pairs.iter().filter(|(one, _)| *one < moved_down).count();
        if from_above > 0 {
            self.pair_moved_down(from_above)?;
        }
        self.pair_remainder(pairs.len() - from_above)?;
        let name = |vertex: usize| self.who[vertex];
        let left = (0..self.bracket.size()).filter(|vertex| self.open[*vertex]).map(name).collect();
        Some((self.pairs.iter().map(|(one, other)| (name(*one), name(*other))).collect(), left))
    }

    /// Where the only one to float down is the one who will have the bye, its games count. FIDE C.04.3, 2.4.4 [C9]
    fn look_at_bye(&mut self) -> Option<()> {
        let here = self.bracket.contenders.get(self.bracket.residents.start)?.points;
        let floating = self.bracket.size() - 2 * self.inside().len();
        if floating != 1 || self.bracket.bye.is_none_or(|bye| bye < here) {
            return Some(());
        }
        let (count, bye) = (self.open.len(), self.who.len());
        for one in 0..self.bracket.size() {
            let contender = self.contender(one);
            if let Some(weight) = &mut self.weights[one * count + bye] {
                self.criteria.count_bye(weight, contender);
            }
        }
        self.solve(|_, _, weight| Some(weight))
    }

    /// Pairs those who came from above: which of them (FIDE C.04.3, 3.7.3 and 4.4), then with whom (3.7.2 and 4.2).
    fn pair_moved_down(&mut self, mut wanted: usize) -> Option<()> {
        let (moved_down, size) = (self.bracket.moved_down.len(), self.bracket.size());
        let mut may: Vec<usize> = (0..moved_down).collect();
        while wanted > 0 {
            let opponents: Vec<usize> = (moved_down..size).filter(|vertex| self.open[*vertex]).collect();
            let mut room = self.room;
            let chosen = room.take_many(1, may.len())?;
            let order = Order::new(&mut room, &may, &opponents)?;
            self.solve(|one, other, mut weight| {
                if let Some(at) = may.iter().position(|vertex| *vertex == one) {
                    add(&mut weight, chosen[at], 1);
                    order.count(&mut weight, one, other);
                }
                (one >= moved_down || may.contains(&one)).then_some(weight)
            })?;
            // Those who stay unpaired are known from the first time on.
            let pairs: Vec<(usize, usize)> = self.inside().into_iter().filter(|(one, _)| *one < moved_down).collect();
            may = pairs.iter().map(|(one, _)| *one).collect();
            for (one, other) in pairs.into_iter().filter(|(one, _)| order.covers(*one)) {
                self.fix(one, other);
                may.retain(|vertex| *vertex != one);
                wanted = wanted.saturating_sub(1);
            }
            if may.is_empty() {
                break;
            }
        }
        // The rest of them are in limbo.
        Some(())
    }

    /// Pairs the residents who are left. FIDE C.04.3, 3.6 and 3.7.1, in the order of 4.2 and 4.3
    fn pair_remainder(&mut self, wanted: usize) -> Option<()> {
        let moved_down = self.bracket.moved_down.len();
        let players: Vec<usize> = (moved_down..self.bracket.size()).filter(|vertex| self.open[*vertex]).collect();
        let (upper, lower) = players.split_at(wanted);
        if wanted == 0 {
            return Some(());
        }
        if self.first_is_best(upper, lower, &players) {
            for (one, other) in upper.iter().zip(lower) {
                self.fix(*one, *other);
            }
            return Some(());
        }
        let mut upper = self.exchanged(upper, lower, &players)?;
        let mut lower: Vec<usize> = players.iter().copied().filter(|vertex| !upper.contains(vertex)).collect();
        while !upper.is_empty() {
            let mut room = self.room;
            let order = Order::new(&mut room, &upper, &lower)?;
            self.solve(|one, other, mut weight| {
                order.count(&mut weight, one, other);
                (upper.contains(&one) && lower.contains(&other)).then_some(weight)
            })?;
            for (one, other) in self.inside().into_iter().filter(|(one, _)| order.covers(*one)) {
                self.fix(one, other);
                upper.retain(|vertex| *vertex != one);
                lower.retain(|vertex| *vertex != other);
            }
        }
        Some(())
    }

    /// Whether the first pairing of all is as good as the best, which the last matching shows.
    fn first_is_best(&self, upper: &[usize], lower: &[usize], players: &[usize]) -> bool {
        let count = self.open.len();
        let pairs = self.inside().into_iter().filter(|(one, _)| players.contains(one));
        let (mut best, mut paired) = (Weight::<L>::ZERO, Vec::new());
        for (one, other) in pairs {
            let Some(weight) = self.weights[one * count + other] else { return false };
            best = best.plus(weight);
            paired.extend([one, other]);
        }
        let mut first = Weight::<L>::ZERO;
        for (one, other) in upper.iter().zip(lower) {
            let Some(weight) = self.weights[one * count + other] else { return false };
            first = first.plus(weight);
        }
        let floats = players.iter().skip(2 * upper.len());
        first == best && floats.into_iter().all(|vertex| !paired.contains(vertex))
    }

    /// The upper half after the first exchange that allows the best pairing. FIDE C.04.3, 4.3
    fn exchanged(&mut self, upper: &[usize], lower: &[usize], players: &[usize]) -> Option<Vec<usize>> {
        let mut room = self.room;
        let stay = room.take(bits_for(upper.len()))?;
        let sum = room.take(bits_for(players.len() * players.len()))?;
        let from_upper = room.take_many(1, upper.len())?;
        let from_lower = room.take_many(1, lower.len())?;
        let place = |vertex: usize| players.iter().position(|player| *player == vertex);
        // In the first of all ways to write a pairing, the higher player of each pair is in the upper half.
        self.solve(|one, other, mut weight| {
            let (at, _) = (place(one)?, place(other)?);
            add(&mut weight, sum, (players.len() - at) as i64);
            if at < upper.len() {
                add(&mut weight, stay, 1);
                // The lowest of the upper half are the first to go.
                add(&mut weight, from_upper[upper.len() - 1 - at], -1);
            } else {
                add(&mut weight, from_lower[at - upper.len()], 1);
            }
            Some(weight)
        })?;
        Some(self.inside().into_iter().map(|(one, _)| one).filter(|one| place(*one).is_some()).collect())
    }
}

/// The order of transpositions: the first of the upper players meets the highest possible, then the second. As many of them
/// as the weight has room for; the others are asked about once these are paired. FIDE C.04.3, 4.2
struct Order {
    upper: Vec<usize>,
    lower: Vec<usize>,
    slots: Vec<Slot>,
}

impl Order {
    fn new(room: &mut Room, upper: &[usize], lower: &[usize]) -> Option<Order> {
        let bits = bits_for(lower.len());
        let slots: Vec<Slot> = (0..upper.len()).map_while(|_| room.take(bits)).collect();
        (!slots.is_empty()).then(|| Order { upper: upper.to_vec(), lower: lower.to_vec(), slots })
    }

    fn slot(&self, upper: usize) -> Option<Slot> {
        self.slots.get(self.upper.iter().position(|vertex| *vertex == upper)?).copied()
    }

    fn covers(&self, upper: usize) -> bool {
        self.slot(upper).is_some()
    }

    fn count<const L: usize>(&self, weight: &mut Weight<L>, upper: usize, lower: usize) {
        let at = self.lower.iter().position(|vertex| *vertex == lower);
        if let (Some(slot), Some(at)) = (self.slot(upper), at) {
            add(weight, slot, (self.lower.len() - at) as i64);
        }
    }
}

/// Any pair at all.
fn single<const L: usize>() -> Weight<L> {
    let mut weight = Weight::ZERO;
    if let Some(pairs) = weight.0.first_mut() {
        *pairs = 1;
    }
    weight
}
