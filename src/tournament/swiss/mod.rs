//! The Swiss system of FIDE called Dutch, by the rules in force since 2026: FIDE C.04.3.
//!
//! Brackets are paired from the top. For each, the criteria are written as the digits of one weight per possible pair, and
//! the heaviest matching of all who are left fulfils them in their order. See docs/tournament.md.

mod bracket;
mod colors;
mod contender;
mod criteria;
mod fields;

use std::collections::VecDeque;

use crate::color::Color;

use super::Points;
use super::card::{Field, Pair};
use super::matching::{Graph, Weight};
use bracket::{Bracket, Paired};
use contender::Contender;

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
    let mut contenders: Vec<Contender> = (0..field.cards.len())
        .filter(|player| !field.cards[*player].absent)
        .map(|player| Contender::of(field, player))
        .collect();
    if contenders.len() > MOST_PLAYERS {
        return Err(SwissError::TooMany);
    }
    contenders.sort_by(Contender::before);
    let bye = bye_points(&contenders)?;
    let (mut joined, left) = pair_brackets(&contenders, bye)?;
    if left.len() != contenders.len() % 2 {
        return Err(SwissError::Impossible);
    }
    // FIDE C.04.2: by the points of the higher ranked, by those of both, by the rank of the higher.
    joined.sort_by_key(|(high, low)| {
        let (one, other) = (contenders[*high].points, contenders[*low].points);
        (std::cmp::Reverse((one, one + other)), *high)
    });
    let first_color = field.first_color.unwrap_or(Color::White);
    let games = joined.into_iter().map(|(high, low)| {
        let (higher, lower) = (&contenders[high], &contenders[low]);
        match colors::color_of_higher(higher, lower, first_color) {
            Color::White => Pair { white: higher.player, black: Some(lower.player) },
            Color::Black => Pair { white: lower.player, black: Some(higher.player) },
        }
    });
    let bye = left.first().map(|at| Pair { white: contenders[*at].player, black: None });
    Ok(games.chain(bye).collect())
}

/// Brackets from the top: the pairs as ranks, the higher first, and who is left at the bottom. FIDE C.04.3, 1.9
fn pair_brackets(contenders: &[Contender], bye: Option<Points>) -> Result<Paired, SwissError> {
    let mut joined = Vec::new();
    let mut floaters: Vec<usize> = Vec::new();
    let mut groups: VecDeque<&[Contender]> = contenders.chunk_by(|one, other| one.points == other.points).collect();
    let mut start = 0;
    while let Some(group) = groups.pop_front() {
        let residents = start..start + group.len();
        let next = residents.end..residents.end + groups.front().map_or(0, |group| group.len());
        let bracket = Bracket { contenders, moved_down: floaters, residents: residents.clone(), next, bye };
        let (pairs, left) = bracket.pair().ok_or(SwissError::Impossible)?;
        joined.extend(pairs);
        floaters = left;
        start = residents.end;
    }
    Ok((joined, floaters))
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
