//! Why two players meet, or why one has the bye, as values: whom each bracket let go and why, who came first in the order
//! and why not, who has which colour by which rule. Nothing is remembered from the pairing: what was passed over is asked
//! again, one condition at a time.

use std::collections::BTreeSet;

use crate::color::Color;
use crate::tournament::Points;
use crate::tournament::card::{Field, Pair};

use super::bracket::Verdict;
use super::colors::{self, ColorRule};
use super::contender::{Contender, Strength};
use super::criteria::Quality;
use super::{Step, SwissError, contenders, seat, steps};

/// More of those who were passed over are not asked about.
const MOST_ASKED: usize = 12;

/// Why something else was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// They have met, in this round counted from 0. C.04.3, 2.1.1 [C1]
    Met { round: usize },
    /// The organiser does not let them meet.
    Forbidden,
    /// Both must have the same colour. 2.1.3 [C3]
    Colors,
    /// Is the opponent of somebody who comes first.
    Taken { by: usize },
    /// Has had a bye, or as much without a game. 2.1.2 [C2]
    HadBye,
    /// Somebody would be left without an opponent. 2.2.1 [C4]
    Unpairable,
    /// A criterion would be worse. 2.4
    Worse(Quality),
    /// As good, but later in the order. 4
    Later,
}

/// Why somebody of a bracket found no opponent in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// There is nobody whom it may meet.
    NoOpponent,
    /// The number is odd: one is left.
    Odd,
    /// More pairs than these are not possible.
    TooMany,
    /// More pairs here would leave somebody below without an opponent, or give the bye to one with more points.
    ForOthers,
}

/// A step down from one bracket to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The points of the bracket that was left.
    pub from: Points,
    pub cause: Cause,
    /// The last in the order who stayed, and why not it; `None` where nobody comes later.
    pub instead: Option<(usize, Obstacle)>,
}

/// One of two players, as the pairing sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    pub player: usize,
    /// With points that are lent for the pairing.
    pub points: Points,
    /// The colour that is wanted, if any, and how much.
    pub wants: Option<Color>,
    pub strength: Strength,
    /// From the top down.
    pub falls: Vec<Fall>,
}

/// Why a pair is one, or why a player has the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairReason {
    pub pair: Pair,
    /// By points, then by starting number.
    pub higher: Stand,
    /// `None` for the bye.
    pub lower: Option<Stand>,
    /// The points of the bracket in which the pair was made, or in which somebody is left for the bye.
    pub bracket: Points,
    /// Who gave the colours; `None` for the bye.
    pub rule: Option<ColorRule>,
    /// Why players changed between the upper and the lower half, where one of these two did. 4.3
    pub exchanged: Option<Obstacle>,
    /// Those who would have come first as opponents of the higher, or lower ones for the bye, in their order. Where there are
    /// none, this was the first pair possible.
    pub passed: Vec<(usize, Obstacle)>,
}

/// Why a player meets whom the rules give it in the next round; `None` for somebody who is not paired.
///
/// # Errors
/// Where the rules leave no pairing, see [`SwissError`].
pub fn why(field: &Field, player: usize) -> Result<Option<PairReason>, SwissError> {
    let contenders = contenders(field)?;
    let steps = steps(&contenders)?;
    let Some(rank) = contenders.iter().position(|contender| contender.player == player) else { return Ok(None) };
    let inquiry = Inquiry { field, contenders: &contenders, steps: &steps };
    let made = steps.iter().enumerate().find_map(|(at, step)| {
        let pair = step.made.0.iter().find(|(one, other)| [*one, *other].contains(&rank))?;
        Some((at, *pair))
    });
    Ok(Some(match made {
        Some((at, (high, low))) => inquiry.of_pair(at, high, low),
        None => inquiry.of_bye(rank),
    }))
}

/// Players by their place among the contenders.
struct Inquiry<'a> {
    field: &'a Field,
    contenders: &'a [Contender],
    steps: &'a [Step<'a>],
}

impl Inquiry<'_> {
    fn of_pair(&self, at: usize, high: usize, low: usize) -> PairReason {
        let (higher, lower) = (&self.contenders[high], &self.contenders[low]);
        let step = &self.steps[at];
        let first_color = self.field.first_color.unwrap_or(Color::White);
        let is_moved_down = step.bracket.moved_down.contains(&high);
        let halves = Halves::of(step);
        PairReason {
            pair: seat(self.field, higher, lower),
            higher: self.stand(high),
            lower: Some(self.stand(low)),
            bracket: self.points(step),
            rule: Some(colors::allot(higher, lower, first_color).1),
            exchanged: if is_moved_down { None } else { self.exchanged(step, &halves, high, low) },
            passed: self.passed(step, &halves, high, low),
        }
    }

    fn of_bye(&self, rank: usize) -> PairReason {
        let last = self.steps.iter().rev().find(|step| step.made.1.contains(&rank));
        let bracket = last.map_or(self.contenders[rank].points, |step| self.points(step));
        let mut passed = Vec::new();
        for later in (rank + 1..self.contenders.len()).rev() {
            let other = &self.contenders[later];
            let obstacle = if !other.may_have_bye {
                Some(Obstacle::HadBye)
            } else if other.points < self.contenders[rank].points {
                // 2.3.1 [C5]: the fewest points with which it works.
                Some(Obstacle::Unpairable)
            } else if passed.len() < MOST_ASKED {
                last.and_then(|step| self.instead(step, rank, later))
            } else {
                None
            };
            passed.extend(obstacle.map(|obstacle| (other.player, obstacle)));
        }
        PairReason {
            pair: Pair { white: self.contenders[rank].player, black: None },
            higher: self.stand(rank),
            lower: None,
            bracket,
            rule: None,
            exchanged: None,
            passed,
        }
    }

    fn points(&self, step: &Step<'_>) -> Points {
        self.contenders.get(step.bracket.residents.start).map(|contender| contender.points).unwrap_or_default()
    }

    fn stand(&self, rank: usize) -> Stand {
        let contender = &self.contenders[rank];
        let falls = self.steps.iter().filter(|step| step.made.1.contains(&rank));
        // Who has the bye falls out of the last bracket, too.
        Stand {
            player: contender.player,
            points: contender.points,
            wants: contender.wants,
            strength: contender.strength,
            falls: falls.map(|step| self.fall(step, rank)).collect(),
        }
    }

    fn fall(&self, step: &Step<'_>, rank: usize) -> Fall {
        let moved_down = &step.bracket.moved_down;
        let mut inside = moved_down.iter().copied().chain(step.bracket.residents.clone());
        let may_meet = |other: usize| {
            let both_from_above = moved_down.contains(&rank) && moved_down.contains(&other);
            other != rank && !both_from_above && self.contenders[rank].may_meet(&self.contenders[other])
        };
        let (pairs, left) = &step.made;
        let cause = if !inside.any(may_meet) {
            Cause::NoOpponent
        } else if left.len() == 1 && step.bracket.size() % 2 == 1 {
            Cause::Odd
        } else if step.bracket.most_pairs() == pairs.len() {
            Cause::TooMany
        } else {
            Cause::ForOthers
        };
        let stayed = pairs.iter().flat_map(|(one, other)| [*one, *other]);
        let last = stayed.filter(|other| *other > rank && cause != Cause::NoOpponent).max();
        let instead = last.and_then(|last| Some((self.contenders[last].player, self.instead(step, rank, last)?)));
        Fall { from: self.points(step), cause, instead }
    }

    /// Why one floats down and another, later in the order, does not.
    fn instead(&self, step: &Step<'_>, falls: usize, stays: usize) -> Option<Obstacle> {
        let inside =
            |player: usize| step.bracket.moved_down.contains(&player) || step.bracket.residents.contains(&player);
        let verdict = step.bracket.judge(&step.made, &[], |one, other| {
            let within = inside(one) && other.is_some_and(inside);
            let has = |player: usize| one == player || other == Some(player);
            !(has(falls) && !within || has(stays) && within)
        })?;
        Some(obstacle(verdict))
    }

    /// Why the halves could not stay as they were, where one of two players changed between them.
    fn exchanged(&self, step: &Step<'_>, halves: &Halves, high: usize, low: usize) -> Option<Obstacle> {
        let (upper, lower) = halves.first();
        if upper.contains(&high) && lower.contains(&low) {
            return None;
        }
        let verdict = step
            .bracket
            .judge(&step.made, &halves.from_above, |one, other| halves.allow(one, other, &upper, &lower))?;
        Some(obstacle(verdict))
    }

    /// Those who come before the lower one as opponents of the higher one.
    fn passed(&self, step: &Step<'_>, halves: &Halves, high: usize, low: usize) -> Vec<(usize, Obstacle)> {
        let is_moved_down = step.bracket.moved_down.contains(&high);
        let (before, opponents): (Vec<(usize, usize)>, Vec<usize>) = if is_moved_down {
            let before = halves.from_above.iter().copied().filter(|(one, _)| *one < high).collect();
            (before, step.bracket.residents.clone().collect())
        } else {
            let before = halves.pairs.iter().copied().filter(|(one, _)| *one < high);
            (halves.from_above.iter().copied().chain(before).collect(), halves.lower.clone())
        };
        let mut asked = 0;
        let mut passed = Vec::new();
        for other in opponents.into_iter().filter(|other| *other < low && *other != high) {
            let taken = before.iter().find(|(_, opponent)| *opponent == other);
            let obstacle = if let Some((by, _)) = taken {
                Obstacle::Taken { by: self.contenders[*by].player }
            } else if let Some(obstacle) = self.barred(high, other) {
                obstacle
            } else if asked < MOST_ASKED {
                asked += 1;
                let fixed: Vec<(usize, usize)> = before.iter().copied().chain([(high, other)]).collect();
                let verdict = step.bracket.judge(&step.made, &fixed, |one, other| {
                    if is_moved_down {
                        halves.allow_above(one, other)
                    } else {
                        halves.allow(one, other, &halves.upper, &halves.lower)
                    }
                });
                let Some(verdict) = verdict else { continue };
                obstacle(verdict)
            } else {
                continue;
            };
            passed.push((self.contenders[other].player, obstacle));
        }
        passed
    }

    /// What keeps two from meeting at all.
    fn barred(&self, one: usize, other: usize) -> Option<Obstacle> {
        let (one, other) = (&self.contenders[one], &self.contenders[other]);
        if one.may_meet(other) {
            return None;
        }
        Some(match (self.field.met(one.player, other.player), self.field.forbids(one.player, other.player)) {
            (Some(round), _) => Obstacle::Met { round },
            (None, true) => Obstacle::Forbidden,
            (None, false) => Obstacle::Colors,
        })
    }
}

fn obstacle(verdict: Verdict) -> Obstacle {
    match verdict {
        Verdict::Unpairable => Obstacle::Unpairable,
        Verdict::Worse(quality) => Obstacle::Worse(quality),
        Verdict::AsGood => Obstacle::Later,
    }
}

/// A bracket as it was paired: those from above, and the two halves of the others.
struct Halves {
    /// The pairs of those who came from above.
    from_above: Vec<(usize, usize)>,
    /// Those who came from above and found nobody. Limbo.
    limbo: BTreeSet<usize>,
    above: BTreeSet<usize>,
    /// The other pairs.
    pairs: Vec<(usize, usize)>,
    upper: Vec<usize>,
    /// In their order, with those who float down.
    lower: Vec<usize>,
    inside: BTreeSet<usize>,
}

impl Halves {
    fn of(step: &Step<'_>) -> Halves {
        let above: BTreeSet<usize> = step.bracket.moved_down.iter().copied().collect();
        let (from_above, pairs): (Vec<_>, Vec<_>) = step.made.0.iter().partition(|(one, _)| above.contains(one));
        let taken: BTreeSet<usize> = from_above.iter().map(|(_, other)| *other).collect();
        let upper: Vec<usize> = pairs.iter().map(|(one, _)| *one).collect();
        let residents = step.bracket.residents.clone();
        Halves {
            limbo: step.made.1.iter().copied().filter(|player| above.contains(player)).collect(),
            lower: residents.clone().filter(|player| !taken.contains(player) && !upper.contains(player)).collect(),
            inside: above.iter().copied().chain(residents).collect(),
            from_above,
            above,
            pairs,
            upper,
        }
    }

    /// The halves before any exchange.
    fn first(&self) -> (Vec<usize>, Vec<usize>) {
        let mut all: Vec<usize> = self.upper.iter().chain(&self.lower).copied().collect();
        all.sort_unstable();
        let lower = all.split_off(self.upper.len());
        (all, lower)
    }

    fn is_inside(&self, one: usize, other: Option<usize>) -> bool {
        self.inside.contains(&one) && other.is_some_and(|other| self.inside.contains(&other))
    }

    /// Pairs between the halves, once those from above have theirs.
    fn allow(&self, one: usize, other: Option<usize>, upper: &[usize], lower: &[usize]) -> bool {
        if !self.is_inside(one, other) {
            return true;
        }
        let across = |one: usize, other: usize| upper.contains(&one) && lower.contains(&other);
        other.is_some_and(|other| across(one, other) || across(other, one))
    }

    /// Pairs of a bracket in which the same ones from above find somebody.
    fn allow_above(&self, one: usize, other: Option<usize>) -> bool {
        let in_limbo = |player: usize| self.limbo.contains(&player);
        let is_pair_of_limbo = in_limbo(one) || other.is_some_and(in_limbo);
        let is_above_out = self.above.contains(&one) && !in_limbo(one) && !self.is_inside(one, other);
        !(self.is_inside(one, other) && is_pair_of_limbo || is_above_out)
    }
}
