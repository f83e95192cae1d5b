//! Forced mates, found by the rules alone: every defence is tried.

use crate::chess::{Move, Position};

pub fn gives_mate(position: &Position, m: Move) -> bool {
    position.play(m).is_ok_and(|after| is_mate(&after))
}

pub fn is_mate(position: &Position) -> bool {
    position.in_check() && !position.has_legal_moves()
}

/// A forced mate in at most so many moves of the side to move, with the longest defence; none if there is none, or if
/// `nodes` positions do not suffice to show it. A mate in one or two comes before a longer one.
pub fn forced_mate(position: &Position, moves: u32, nodes: &mut u64) -> Option<Vec<Move>> {
    // What lies between would be searched in vain where the search has found the shortest.
    [1, 2, moves].into_iter().filter(|length| *length <= moves).find_map(|length| attack(position, length, nodes))
}

/// Whether the side to move is mated in at most so many moves of the other, whatever it plays; the longest line.
pub fn is_mated(position: &Position, moves: u32, nodes: &mut u64) -> Option<Vec<Move>> {
    (0..=moves).find_map(|moves| defend(position, moves, nodes))
}

/// A mate in exactly this many moves, or fewer where the defence allows it.
fn attack(position: &Position, moves: u32, nodes: &mut u64) -> Option<Vec<Move>> {
    let mut tries: Vec<(usize, Move, Position)> = Vec::new();
    for m in position.legal_moves() {
        let Ok(after) = position.play(m) else { continue };
        if moves == 1 && !after.in_check() {
            continue;
        }
        // Checks first, and of those the ones that leave fewest answers.
        let answers = after.legal_moves().len();
        tries.push((if after.in_check() { answers } else { 1000 + answers }, m, after));
    }
    tries.sort_by_key(|(order, ..)| *order);
    for (_, m, after) in tries {
        let below = defend(&after, moves - 1, nodes);
        if let Some(mut line) = below {
            line.insert(0, m);
            return Some(line);
        }
        if *nodes == 0 {
            return None;
        }
    }
    None
}

fn defend(position: &Position, moves: u32, nodes: &mut u64) -> Option<Vec<Move>> {
    if *nodes == 0 {
        return None;
    }
    *nodes -= 1;
    let answers = position.legal_moves();
    if answers.is_empty() {
        return position.in_check().then(Vec::new);
    }
    if moves == 0 {
        return None;
    }
    let mut longest: Option<Vec<Move>> = None;
    for m in answers {
        let after = position.play(m).ok()?;
        let mut line = (1..=moves).find_map(|moves| attack(&after, moves, nodes))?;
        if longest.as_ref().is_none_or(|longest| line.len() + 1 > longest.len()) {
            line.insert(0, m);
            longest = Some(line);
        }
    }
    longest
}

/// Every first move that forces mate in at most so many moves; `None` where `nodes` positions do not suffice to tell.
pub fn mating_moves(position: &Position, moves: u32, nodes: &mut u64) -> Option<Vec<Move>> {
    let below = moves.checked_sub(1)?;
    let mut found = Vec::new();
    for m in position.legal_moves() {
        let after = position.play(m).ok()?;
        if is_mated(&after, below, nodes).is_some() {
            found.push(m);
        }
        if *nodes == 0 {
            return None;
        }
    }
    Some(found)
}
