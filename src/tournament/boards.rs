//! Teams on two to six boards: who sits where, with which colour, and what the boards make of the encounter. Equipas.
//!
//! Points of teams and their ties are those of [`super::Teams`].

use super::Points;
use super::pupils::Score;
use super::teams::Encounter;

pub const FEWEST_BOARDS: usize = 2;
pub const MOST_BOARDS: usize = 6;

/// A game of an encounter. Players by number; `None` where a team has nobody for the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// From 0.
    pub number: usize,
    pub white: Option<usize>,
    pub black: Option<usize>,
    /// Whether the team named first has White here.
    pub first_has_white: bool,
}

/// Who sits at the boards of a team: those of its list who are there, in the fixed order of the list. Who comes later moves
/// up, so the boards without anybody are the last ones. `None` for fewer than [`FEWEST_BOARDS`] boards or more than
/// [`MOST_BOARDS`].
pub fn lineup(list: &[usize], is_there: impl Fn(usize) -> bool, boards: usize) -> Option<Vec<Option<usize>>> {
    if !(FEWEST_BOARDS..=MOST_BOARDS).contains(&boards) {
        return None;
    }
    let mut lineup: Vec<Option<usize>> =
        list.iter().copied().filter(|player| is_there(*player)).take(boards).map(Some).collect();
    lineup.resize(boards, None);
    Some(lineup)
}

/// The games of an encounter. The team named first has White on the first board, Black on the second, and so on.
pub fn boards(first: &[Option<usize>], second: &[Option<usize>]) -> Vec<Board> {
    let board = |(number, (one, other)): (usize, (&Option<usize>, &Option<usize>))| {
        let first_has_white = number.is_multiple_of(2);
        let (white, black) = if first_has_white { (*one, *other) } else { (*other, *one) };
        Board { number, white, black, first_has_white }
    };
    first.iter().zip(second).enumerate().map(board).collect()
}

/// The encounter of two teams, from the score of each board. In a score the team named first is first, whatever its colour.
/// A team of which nobody came on any board was away; `None` where that is so of both.
pub fn encounter(first: usize, second: usize, scores: &[Score]) -> Option<Encounter> {
    let pays = |score: &Score| match score {
        Score::First | Score::SecondAbsent => (Points::ONE, Points::ZERO),
        Score::Draw => (Points::HALF, Points::HALF),
        Score::Second | Score::FirstAbsent => (Points::ZERO, Points::ONE),
        Score::BothAbsent => (Points::ZERO, Points::ZERO),
    };
    let one: Points = scores.iter().map(|score| pays(score).0).sum();
    let other: Points = scores.iter().map(|score| pays(score).1).sum();
    let none_of_first = scores.iter().all(|score| matches!(score, Score::FirstAbsent | Score::BothAbsent));
    let none_of_second = scores.iter().all(|score| matches!(score, Score::SecondAbsent | Score::BothAbsent));
    match (none_of_first, none_of_second) {
        (false, false) => Some(Encounter::Match { first, second, boards: (one, other) }),
        (true, false) => Some(Encounter::Default { present: second, absent: first, boards: other }),
        (false, true) => Some(Encounter::Default { present: first, absent: second, boards: one }),
        (true, true) => None,
    }
}
