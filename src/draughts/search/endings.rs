//! A table of one, two or three damas against one, worked out backwards when first needed. Finais, forçada.
//!
//! A set of damas is handled for all squares of the lone dama at once, one bit each. A win is counted in moves of the
//! side with more damas. A win of the lone dama needs no table, because the search always follows captures.

use std::sync::LazyLock;

use super::clock::Clock;
use super::evaluate::{WIN, is_left};
use crate::draughts::moves::Board;

/// The squares played on, 0 to 31: four in a row.
const PLACES: usize = 32;
/// Sets of one, two and three places.
const SETS: usize = SMALLER + 4960;
/// Those of one and two.
const SMALLER: usize = 32 + 496;
/// Never won.
const NEVER: u8 = u8::MAX;

struct Table {
    /// In how many moves the side with more damas wins if it is to move, by its set and the lone dama's place.
    ours: Vec<u8>,
    /// The same if the lone dama is to move, with or without a capture.
    theirs: Vec<u8>,
}

/// The places on each of the four diagonals from each place, nearest first.
type Rays = [[Vec<u8>; 4]; PLACES];

/// The rays of a board on which a1 is played on.
fn rays() -> Rays {
    std::array::from_fn(|place| {
        [(1, 1), (-1, 1), (1, -1), (-1, -1)].map(|(files, ranks)| {
            let rank = place as i8 / 4;
            let (mut file, mut rank) = (place as i8 % 4 * 2 + rank % 2, rank);
            let mut ray = Vec::new();
            loop {
                (file, rank) = (file + files, rank + ranks);
                if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                    return ray;
                }
                ray.push((rank * 4 + file / 2) as u8);
            }
        })
    })
}

/// The index of a set of at most three places.
fn rank(set: u32) -> usize {
    let mut rest = set;
    let mut place = || {
        let place = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        place
    };
    match set.count_ones() {
        1 => place(),
        2 => {
            let (low, high) = (place(), place());
            32 + high * (high - 1) / 2 + low
        }
        _ => {
            let (low, middle, high) = (place(), place(), place());
            32 + 496 + high * (high - 1) * high.saturating_sub(2) / 6 + middle * (middle - 1) / 2 + low
        }
    }
}

/// All sets, in the order of their indices.
fn sets() -> Vec<u32> {
    let mut sets = Vec::new();
    for a in 0..32 {
        for b in 0..=a {
            sets.extend((0..=b).map(|c| 1 << a | 1 << b | 1 << c));
        }
    }
    sets.sort_unstable_by_key(|set: &u32| (set.count_ones(), *set));
    sets.dedup();
    sets
}

/// The captures of the lone dama: the set that each leaves, and its last place. The caller drops those of fewer pieces.
fn captures(rays: &Rays, set: u32, here: usize, gone: u32, found: &mut Vec<(u32, u8)>) {
    let mut on = false;
    for ray in &rays[here] {
        let Some(at) = ray.iter().position(|place| set & 1 << place != 0) else { continue };
        if gone & 1 << ray[at] != 0 {
            continue;
        }
        for behind in ray[at + 1..].iter().take_while(|place| set & 1 << **place == 0) {
            on = true;
            captures(rays, set, usize::from(*behind), gone | 1 << ray[at], found);
        }
    }
    if !on && gone != 0 {
        found.push((set & !gone, here as u8));
    }
}

impl Table {
    fn new() -> Table {
        let rays = rays();
        let sets = sets();
        // One bit for each place of the lone dama: where it must capture, and where it is lost so far. It is lost in
        // `ours` with the other side to move, in `theirs` with itself to move.
        let takes: Vec<u32> = sets.iter().map(|set| must_take(&rays, *set)).collect();
        let mut ours = vec![0_u32; SETS];
        let mut theirs = vec![0_u32; SETS];
        let mut table = Table { ours: vec![NEVER; SETS * PLACES], theirs: vec![NEVER; SETS * PLACES] };
        for depth in 0..u8::MAX {
            let mut fresh = vec![0_u32; SETS];
            let mut any = depth == 0;
            for (index, set) in sets.iter().enumerate() {
                if depth > 0 && is_first(*set) {
                    fresh[index] = won(&rays, *set, depth, &theirs) & !ours[index] & !set;
                    any |= fresh[index] != 0;
                }
            }
            if !any {
                break;
            }
            spread(&sets, &fresh, &mut ours, &mut table.ours, depth);
            // A capture leaves a smaller set.
            let smaller = depth == 0 || fresh[..SMALLER].iter().any(|fresh| *fresh != 0);
            let mut lost = vec![0_u32; SETS];
            for (index, set) in sets.iter().enumerate() {
                if !is_first(*set) {
                    continue;
                }
                let mut open = !(theirs[index] | set);
                if !smaller {
                    open &= !takes[index];
                }
                if depth > 0 && fresh[index] == 0 {
                    open &= takes[index];
                }
                for lone in (0..PLACES).filter(|lone| open & 1 << lone != 0) {
                    let gone = if takes[index] & 1 << lone != 0 {
                        loses_by_taking(&rays, *set, lone, &ours)
                    } else {
                        loses_by_stepping(&rays, *set, lone, ours[index])
                    };
                    lost[index] |= u32::from(gone) << lone;
                }
            }
            spread(&sets, &lost, &mut theirs, &mut table.theirs, depth);
        }
        table
    }
}

/// Whether this set is worked out: a set and its image on the board turned round have the same wins.
const fn is_first(set: u32) -> bool {
    set <= set.reverse_bits()
}

/// Enters what was found, also for the board turned round.
fn spread(sets: &[u32], found: &[u32], known: &mut [u32], table: &mut [u8], depth: u8) {
    for (set, found) in sets.iter().zip(found).filter(|(_, found)| **found != 0) {
        for (index, places) in [(rank(*set), *found), (rank(set.reverse_bits()), found.reverse_bits())] {
            known[index] |= places;
            for lone in (0..PLACES).filter(|lone| places & 1 << lone != 0) {
                table[index * PLACES + lone] = depth;
            }
        }
    }
}

/// The places where a lone dama has a capture.
fn must_take(rays: &Rays, set: u32) -> u32 {
    let mut places = 0;
    for lone in (0..PLACES).filter(|lone| set & 1 << lone == 0) {
        let takes = rays[lone].iter().any(|ray| {
            let at = ray.iter().position(|place| set & 1 << place != 0);
            at.and_then(|at| ray.get(at + 1)).is_some_and(|behind| set & 1 << behind == 0)
        });
        places |= u32::from(takes) << lone;
    }
    places
}

/// The places of a lone dama where this set wins: it captures the dama, or a step leads to a lost place.
fn won(rays: &Rays, set: u32, depth: u8, theirs: &[u32]) -> u32 {
    let mut caught = 0;
    let mut stepped = 0;
    for from in (0..PLACES).filter(|place| set & 1 << place != 0) {
        for ray in &rays[from] {
            let mut crossed = 0;
            for (at, place) in ray.iter().enumerate() {
                if set & 1 << place != 0 {
                    break;
                }
                crossed |= 1 << place;
                if ray.get(at + 1).is_some_and(|behind| set & 1 << behind == 0) {
                    caught |= 1 << place;
                }
                stepped |= theirs[rank(set & !(1 << from) | 1 << place)] & !crossed;
            }
        }
    }
    // A capture is compulsory, and wins.
    if depth == 1 { caught | stepped } else { stepped & !caught }
}

/// Whether each capture of a lone dama leads to a lost place.
fn loses_by_taking(rays: &Rays, set: u32, lone: usize, ours: &[u32]) -> bool {
    let mut found = Vec::new();
    captures(rays, set, lone, 0, &mut found);
    let fewest = found.iter().map(|(left, _)| left.count_ones()).min().unwrap_or(0);
    let mut most = found.iter().filter(|(left, _)| left.count_ones() == fewest);
    fewest > 0 && most.all(|(left, at)| ours[rank(*left)] & 1 << at != 0)
}

/// Whether each step leads to a lost place, or there is no step.
fn loses_by_stepping(rays: &Rays, set: u32, lone: usize, lost: u32) -> bool {
    let steps =
        |ray: &Vec<u8>| ray.iter().take_while(|place| set & 1 << **place == 0).all(|place| lost & 1 << place != 0);
    rays[lone].iter().all(steps)
}

static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

/// The places of a set of squares, in a mirror where h1 is played on.
fn places(squares: u64, mirrored: bool) -> u32 {
    let mut places = 0;
    for row in 0..8 {
        let mut row_squares = (squares >> (8 * row)) as u8;
        if mirrored {
            row_squares = row_squares.reverse_bits();
        }
        for place in 0..4 {
            if row_squares & 1 << (place * 2 + row % 2) != 0 {
                places |= 1 << (row * 4 + place);
            }
        }
    }
    places
}

/// How a game between damas ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Neither side can win.
    Drawn,
    /// Whether the side to move wins, and in how many moves of the winner.
    Won { ours: bool, moves: u8 },
}

/// How the game ends without counts; `None` if the table does not know. The side to move must have no capture.
pub(super) fn known(board: &Board) -> Option<End> {
    if (board.men[0] | board.men[1]) != 0 {
        return None;
    }
    let won = match board.damas.map(u64::count_ones) {
        // Either may win: the side to move may have to give its dama.
        [1, 1] => won_by(board, 0).or_else(|| won_by(board, 1)),
        [2..=3, 1] => won_by(board, 0),
        [1, 2..=3] => won_by(board, 1),
        _ => return None,
    };
    Some(won.unwrap_or(End::Drawn))
}

fn won_by(board: &Board, strong: usize) -> Option<End> {
    let ours = strong == 0;
    let [set, lone] = [strong, 1 - strong].map(|side| places(board.damas[side], !is_left(board)));
    let index = rank(set) * PLACES + lone.trailing_zeros() as usize;
    let moves = *if ours { &TABLE.ours } else { &TABLE.theirs }.get(index)?;
    (moves != NEVER).then_some(End::Won { ours, moves })
}

/// The score by the table, if a win comes within the moves that are left. JSS 2.11
pub(super) fn score(board: &Board, clock: Clock, ply: usize) -> Option<i32> {
    let End::Won { ours, moves } = known(board)? else { return Some(0) };
    // Moves of both sides until the end.
    let plies = 2 * i32::from(moves) - i32::from(ours);
    let score = if moves <= clock.left() {
        WIN - ply as i32 - plies
    } else {
        // Drawn unless somebody errs, which is likelier the nearer the win is.
        (40 - plies).max(1)
    };
    Some(if ours { score } else { -score })
}
