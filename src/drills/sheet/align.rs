//! What was written beside what was played: a move that was left out moves all below it one place up, and is one slip.

/// How the written places and the moves go together, from the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This place holds this move, rightly or not, or is empty.
    Both { cell: usize, ply: usize },
    /// This place and the next hold each other's moves.
    Swapped { cell: usize, ply: usize },
    /// This move was left out.
    Skipped { ply: usize },
    /// In this place stands something too many, before this move.
    Extra { cell: usize, ply: usize },
    /// An empty place after the last move.
    Blank { cell: usize },
}

/// What each kind of slip weighs: two moves in each other's place weigh less than two wrong moves, one that was left out
/// less than all below it, and an empty place less than one left out.
const WRONG: u32 = 4;
const SKIPPED: u32 = 5;
const SWAPPED: u32 = 5;
const EMPTY: u32 = 3;

/// Nobody shifts a game further than this.
const FURTHEST: usize = 8;

/// The way with the fewest slips. `filled` says whether something stands in a place, `reads` whether it is that move, and
/// with 0 or 1 whether as anybody would write it; `free`: empty places are no slips, for nobody had to write.
pub fn align(
    cells: usize,
    plies: usize,
    free: bool,
    filled: impl Fn(usize) -> bool,
    reads: impl Fn(usize, usize) -> Option<u32>,
) -> Vec<Step> {
    let width = plies + 1;
    let mut costs = vec![u32::MAX; (cells + 1) * width];
    let mut steps: Vec<Option<Step>> = vec![None; costs.len()];
    let known = |costs: &[u32], cell: usize, ply: usize| {
        let inside = cell <= cells && ply <= plies;
        if inside { costs.get(cell * width + ply).copied().unwrap_or(u32::MAX) } else { u32::MAX }
    };
    let near: Vec<Option<u32>> = (0..cells * plies)
        .map(|at| {
            let (cell, ply) = (at / plies.max(1), at % plies.max(1));
            if cell.abs_diff(ply) <= FURTHEST && filled(cell) { reads(cell, ply) } else { None }
        })
        .collect();
    let is = |cell: usize, ply: usize| {
        let inside = cell < cells && ply < plies;
        if inside { near.get(cell * plies + ply).copied().flatten() } else { None }
    };
    for cell in (0..=cells).rev() {
        for ply in (0..=plies).rev() {
            if cell.abs_diff(ply) > FURTHEST && ply < plies && cell < cells {
                continue;
            }
            let here = cell < cells;
            let full = here && filled(cell);
            let both = match is(cell, ply) {
                Some(cost) => cost,
                None if full => WRONG,
                None if free => 0,
                None => EMPTY,
            };
            let mut ways = Vec::with_capacity(4);
            if here && ply < plies {
                ways.push((both, Step::Both { cell, ply }, cell + 1, ply + 1));
            }
            if is(cell, ply + 1).is_some() && is(cell + 1, ply).is_some() {
                ways.push((SWAPPED, Step::Swapped { cell, ply }, cell + 2, ply + 2));
            }
            if ply < plies {
                ways.push((SKIPPED, Step::Skipped { ply }, cell, ply + 1));
            }
            if here && ply == plies && !full {
                ways.push((0, Step::Blank { cell }, cell + 1, ply));
            } else if here {
                ways.push((SKIPPED, Step::Extra { cell, ply }, cell + 1, ply));
            }
            let mut best = if !here && ply == plies { 0 } else { u32::MAX };
            let mut chosen = None;
            for (cost, step, cell, ply) in ways {
                let cost = known(&costs, cell, ply).saturating_add(cost);
                if cost < best {
                    (best, chosen) = (cost, Some(step));
                }
            }
            let at = cell * width + ply;
            if let (Some(cost), Some(step)) = (costs.get_mut(at), steps.get_mut(at)) {
                (*cost, *step) = (best, chosen);
            }
        }
    }
    let (mut cell, mut ply, mut way) = (0, 0, Vec::new());
    while let Some(step) = steps.get(cell * width + ply).copied().flatten() {
        (cell, ply) = match step {
            Step::Both { .. } => (cell + 1, ply + 1),
            Step::Swapped { .. } => (cell + 2, ply + 2),
            Step::Skipped { .. } => (cell, ply + 1),
            Step::Extra { .. } | Step::Blank { .. } => (cell + 1, ply),
        };
        way.push(step);
    }
    way
}
