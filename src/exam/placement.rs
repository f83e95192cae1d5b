//! "O que já sabes?": which task comes next, by the answers so far.
//!
//! The rules stand in the order of the course, so whoever knows one mostly knows those before it. First the search: the
//! rule in the middle of those in question is asked, at the step [`FIRST`]. Right: what is in question lies behind it.
//! Wrong: an easier step of the same rule follows, for a slip is no gap; wrong again, and what is in question lies before
//! it. After four rules or fewer the place is known up to which the pupil has come.
//!
//! Then the gaps: each rule before that place that was jumped over is asked once, those nearest to the place first, and
//! missed ones once more while there is room. Rules behind it come only where there were fewer than [`LEAST`] tasks.
//! There are never more than [`MOST`]; and whoever does not know the very first rule is asked nothing more.

use super::rules::{FIRST, FirstAnswer};

/// So many tasks are asked, where something is known.
pub const LEAST: usize = 10;
/// There are never more tasks.
pub const MOST: usize = 15;

/// What the answers say of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing yet.
    Open,
    /// The only answer was wrong.
    Missed,
    /// The first answer was right.
    Known,
    /// First wrong, then right at an easier step.
    Half,
    /// Wrong twice.
    Unknown,
}

/// What the answers say of a rule.
pub fn standing(answers: &[FirstAnswer], rule: usize) -> Standing {
    let mut of_rule = answers.iter().filter(|answer| answer.rule == rule).map(|answer| answer.right);
    match (of_rule.next(), of_rule.next()) {
        (None, _) => Standing::Open,
        (Some(true), _) => Standing::Known,
        (Some(false), None) => Standing::Missed,
        (Some(false), Some(true)) => Standing::Half,
        (Some(false), Some(false)) => Standing::Unknown,
    }
}

/// The rule and the step to ask next, of so many rules; `None` at the end.
pub(super) fn next(count: usize, answers: &[FirstAnswer]) -> Option<(usize, usize)> {
    if answers.len() >= MOST {
        return None;
    }
    let place = match search(count, answers) {
        Search::Ask(rule) => return Some((rule, step(answers, rule))),
        Search::Found(place) => place,
    };
    let is = |wanted: Standing| move |rule: &usize| standing(answers, *rule) == wanted;
    let gap = (0..place).rev().find(is(Standing::Open)).or_else(|| (0..place).rev().find(is(Standing::Missed)));
    let beyond = || {
        let wanted = place > 0 && answers.len() < LEAST;
        (place..count).find(is(Standing::Open)).or_else(|| (place..count).find(is(Standing::Missed))).filter(|_| wanted)
    };
    gap.or_else(beyond).map(|rule| (rule, step(answers, rule)))
}

/// A rule that was missed is asked again one step easier.
fn step(answers: &[FirstAnswer], rule: usize) -> usize {
    if standing(answers, rule) == Standing::Missed { FIRST - 1 } else { FIRST }
}

/// Where the search has come to.
enum Search {
    Ask(usize),
    /// The rules before this one are known, but for gaps.
    Found(usize),
}

fn search(count: usize, answers: &[FirstAnswer]) -> Search {
    let (mut from, mut to) = (0, count);
    while from < to {
        let middle = usize::midpoint(from, to);
        match standing(answers, middle) {
            Standing::Open | Standing::Missed => return Search::Ask(middle),
            Standing::Known | Standing::Half => from = middle + 1,
            Standing::Unknown => to = middle,
        }
    }
    Search::Found(from)
}
