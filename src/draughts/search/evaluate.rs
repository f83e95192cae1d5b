//! The value of a quiet position, by sets of squares. Avaliação.

use crate::draughts::moves::Board;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = 0x8080_8080_8080_8080;
pub(super) const EDGES: u64 = FILE_A | FILE_H;
/// The squares of a1's colour, on which the game is played where the left corner is.
const DARK: u64 = 0xaa55_aa55_aa55_aa55;

/// The score of a game that is won now; it is one less for each ply that the win takes.
pub(super) const WIN: i32 = 30_000;
/// From this score on, a win within the moves that the rules allow is certain; below its negative, a loss.
pub const WON: i32 = WIN - 500;

/// Moves every square of a set one step on a diagonal: 0 and 1 lead up, 2 and 3 down; 3 - step leads back.
pub(super) const fn shifted(squares: u64, direction: usize) -> u64 {
    match direction {
        0 => (squares & !FILE_H) << 9,
        1 => (squares & !FILE_A) << 7,
        2 => (squares & !FILE_H) >> 7,
        _ => (squares & !FILE_A) >> 9,
    }
}

/// The squares one step ahead of these, for the side that goes up or not.
pub(super) const fn ahead(squares: u64, up: bool) -> u64 {
    if up { shifted(squares, 0) | shifted(squares, 1) } else { shifted(squares, 2) | shifted(squares, 3) }
}

/// The squares that are not empty.
pub(super) const fn occupied(board: &Board) -> u64 {
    board.men[0] | board.men[1] | board.damas[0] | board.damas[1]
}

/// The squares of the long diagonal: from h1 to a8, or from a1 to h8 where the left corner is played on.
pub(super) const fn rio(board: &Board) -> u64 {
    if is_left(board) { 0x8040_2010_0804_0201 } else { 0x0102_0408_1020_4080 }
}

/// Whether the left corner is played on.
pub(super) const fn is_left(board: &Board) -> bool {
    occupied(board) & DARK != 0
}

/// The same position with the other side to move.
pub(super) const fn turned(board: &Board) -> Board {
    let Board { men: [ours, theirs], damas: [mine, yours], up, rules } = *board;
    Board { men: [theirs, ours], damas: [yours, mine], up: !up, rules }
}

/// Whether the side to move, which has nothing to capture, has a step.
pub(super) const fn can_step(board: &Board) -> bool {
    let damas = ahead(board.damas[0], true) | ahead(board.damas[0], false);
    (ahead(board.men[0], board.up) | damas) & !occupied(board) != 0
}

/// Whether the side to move has no move, and has lost. JSS 2.9
pub(super) fn is_over(board: &Board) -> bool {
    !can_step(board) && !board.can_capture()
}

/// The row of this rank, counted from the side that goes up or not.
pub(super) const fn row(up: bool, rank: usize) -> u64 {
    0xff << (8 * if up { rank } else { 7 - rank })
}

/// The extra value of a man in each row, from the home row on.
const ADVANCED: [i32; 7] = [0, 1, 3, 6, 10, 16, 30];
const DAMA: i32 = 300;

/// How many pieces there are.
pub(super) const fn count(board: &Board) -> u32 {
    occupied(board).count_ones()
}

const fn ones(squares: u64) -> i32 {
    squares.count_ones() as i32
}

/// The value of a side's pieces; side 0 is to move.
fn worth(board: &Board, side: usize) -> i32 {
    let up = board.up == (side == 0);
    let (men, damas) = (board.men[side], board.damas[side]);
    let others = board.men[1 - side];
    let empty = !occupied(board);
    let mut worth = 100 * ones(men) + DAMA * ones(damas);
    for (rank, value) in ADVANCED.into_iter().enumerate() {
        worth += value * ones(men & row(up, rank));
    }
    // Men on the home row keep the other side's men from being crowned.
    if others != 0 {
        worth += 8 * ones(men & row(up, 0));
    }
    // A man on the edge guards one diagonal only.
    worth -= 3 * ones(men & EDGES);
    worth += 4 * ones(men & !EDGES & (row(up, 3) | row(up, 4)));
    let mut stuck = men;
    for way in if up { [0, 1] } else { [2, 3] } {
        stuck &= !shifted(shifted(men, way) & empty, 3 - way);
        // The man behind keeps the one in front from being jumped.
        worth += 3 * ones(shifted(men, way) & men);
    }
    worth -= 5 * ones(stuck);
    if damas != 0 {
        if damas & rio(board) != 0 {
            worth += 30;
        }
        let mut seen = 0;
        for direction in 0..4 {
            let mut flight = shifted(damas, direction) & empty;
            while flight != 0 {
                seen |= flight;
                flight = shifted(flight, direction) & empty;
            }
        }
        worth += 2 * ones(seen);
    }
    worth
}

/// The value for the side to move, in hundredths of a man.
pub(super) fn evaluate(board: &Board) -> i32 {
    let score = worth(board, 0) - worth(board, 1) + 3;
    // Without a man to crown, one dama that stays on the rio is seldom caught.
    let ahead = usize::from(score < 0);
    if board.men[ahead] == 0 && board.damas[1 - ahead] & rio(board) != 0 && board.damas[ahead].count_ones() <= 4 {
        return score / 8;
    }
    score
}
