//! The Swiss system of FIDE called Dutch, by the rules in force since 2026: FIDE C.04.3.
//!
//! Brackets are paired from the top. For each, the criteria are written as the digits of one weight per possible pair, and
//! the heaviest matching of all who are left fulfils them in their order. See docs/tournament.md.

mod bracket;
mod colors;
mod contender;
mod criteria;
mod fields;
mod manual;
mod why;

use std::collections::VecDeque;

use crate::color::Color;

use super::Points;
use super::card::{Field, Pair};
use super::matching::{Graph, Weight};
use bracket::{Bracket, Paired};
use contender::Contender;

pub use colors::ColorRule;
pub use contender::Strength;
pub use criteria::Quality;
pub use manual::{Break, breaks, exchanged};
pub use why::{Cause, Fall, Obstacle, PairReason, Stand, why};

/// Why a round has no pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwissError {
    /// However they are paired, somebody meets an opponent again, has a second bye, or a colour too often.
    Impossible,
    /// More players than [`MOST_PLAYERS`].
    TooMany,
}

/// How many players can be paired at most.
pub const MOST_PLAYERS: usize = 2_000;

/// The next round, in the order of the boards; the bye comes last.
///
/// # Errors
/// Where the rules leave no pairing, see [`SwissError`].
pub fn pair(field: &Field) -> Result<Vec<Pair>, SwissError> {
    let contenders = contenders(field)?;
    let steps = steps(&contenders)?;
    let mut joined: Vec<(usize, usize)> = steps.iter().flat_map(|step| step.made.0.iter().copied()).collect();
    // FIDE C.04.2, 3.6: by the points of the higher ranked, by those of both, by the rank of the higher.
    joined.sort_by_key(|(high, low)| {
        let (one, other) = (contenders[*high].points, contenders[*low].points);
        (std::cmp::Reverse((one, one + other)), *high)
    });
    let games = joined.into_iter().map(|(high, low)| seat(field, &contenders[high], &contenders[low]));
    let left = steps.last().and_then(|step| step.made.1.first());
    let bye = left.map(|at| Pair { white: contenders[*at].player, black: None });
    Ok(games.chain(bye).collect())
}

/// Those who are to be paired, in their order.
fn contenders(field: &Field) -> Result<Vec<Contender>, SwissError> {
    let mut contenders: Vec<Contender> = (0..field.cards.len())
        .filter(|player| !field.cards[*player].absent)
        .map(|player| Contender::of(field, player))
        .collect();
    if contenders.len() > MOST_PLAYERS {
        return Err(SwissError::TooMany);
    }
    contenders.sort_by(Contender::before);
    Ok(contenders)
}

/// Two players with their colours.
fn seat(field: &Field, higher: &Contender, lower: &Contender) -> Pair {
    match colors::allot(higher, lower, field.first_color.unwrap_or(Color::White)).0 {
        Color::White => Pair { white: higher.player, black: Some(lower.player) },
        Color::Black => Pair { white: lower.player, black: Some(higher.player) },
    }
}

/// A bracket, and what was made of it.
struct Step<'a> {
    bracket: Bracket<'a>,
    made: Paired,
}

/// Brackets from the top, to the one at the bottom of which nobody is left but the one with the bye. FIDE C.04.3, 1.9
fn steps(contenders: &[Contender]) -> Result<Vec<Step<'_>>, SwissError> {
    let bye = bye_points(contenders)?;
    let mut steps: Vec<Step<'_>> = Vec::new();
    let mut floaters: Vec<usize> = Vec::new();
    let mut groups: VecDeque<&[Contender]> = contenders.chunk_by(|one, other| one.points == other.points).collect();
    let mut start = 0;
    while let Some(group) = groups.pop_front() {
        let residents = start..start + group.len();
        let next = residents.end..residents.end + groups.front().map_or(0, |group| group.len());
        start = residents.end;
        let bracket = Bracket { contenders, moved_down: floaters, residents, next, bye };
        let made = bracket.pair().ok_or(SwissError::Impossible)?;
        floaters = made.1.clone();
        steps.push(Step { bracket, made });
    }
    if floaters.len() != contenders.len() % 2 {
        return Err(SwissError::Impossible);
    }
    Ok(steps)
}

/// The fewest points with which somebody can have the bye so that all others can be paired. FIDE C.04.3, 2.3.1 [C5]
fn bye_points(contenders: &[Contender]) -> Result<Option<Points>, SwissError> {
    let count = contenders.len();
    let odd = count % 2;
    let mut graph: Graph<2> = Graph::new(count + odd);
    for (at, one) in contenders.iter().enumerate() {
        for (other_at, other) in contenders.iter().enumerate().skip(at + 1) {
            if one.may_meet(other) {
                graph.join(at, other_at, Weight([1, 0]));
            }
        }
        if odd == 1 && one.may_have_bye {
            // Ranks fall with the points.
            let group = contenders.iter().position(|other| other.points == one.points).unwrap_or(at);
            graph.join(at, count, Weight([1, group as i64]));
        }
    }
    let mates = graph.heaviest();
    if mates.iter().any(Option::is_none) {
        return Err(SwissError::Impossible);
    }
    let bye = mates.get(count).copied().flatten();
    Ok(bye.and_then(|at| contenders.get(at)).map(|contender| contender.points))
}
