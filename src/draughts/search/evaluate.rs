//! What a quiet position is worth, by sets of squares. Avaliação.

use crate::draughts::moves::Board;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = 0x8080_8080_8080_8080;
pub(super) const EDGES: u64 = FILE_A | FILE_H;
/// The squares of a1's colour, on which the game is played where the left corner is.
const DARK: u64 = 0xaa55_aa55_aa55_aa55;

/// A step on a diagonal by every square of a set; 0 and 1 lead up, 2 and 3 down, and 3 less a step leads back.
pub(super) const fn shifted(squares: u64, direction: usize) -> u64 {
    match direction {
        0 => (squares & !FILE_H) << 9,
        1 => (squares & !FILE_A) << 7,
        2 => (squares & !FILE_H) >> 7,
        _ => (squares & !FILE_A) >> 9,
    }
}

const fn occupied(board: &Board) -> u64 {
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
    let (men, damas) = (board.men[0], board.damas[0]);
    let ahead = if board.up { [0, 1] } else { [2, 3] };
    let mut reached = shifted(men, ahead[0]) | shifted(men, ahead[1]);
    let mut direction = 0;
    while direction < 4 {
        reached |= shifted(damas, direction);
        direction += 1;
    }
    reached & !occupied(board) != 0
}

/// Whether the side to move has no move, and has lost. JSS 2.9
pub(super) fn is_over(board: &Board) -> bool {
    !can_step(board) && !board.can_capture()
}

/// The row of this rank, counted from the side that goes up or not.
pub(super) const fn row(up: bool, rank: usize) -> u64 {
    0xff << (8 * if up { rank } else { 7 - rank })
}

/// What the men of a row are worth more than those at home.
const ADVANCED: [i32; 7] = [0, 1, 3, 6, 10, 16, 30];
const DAMA: i32 = 300;

const fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}

/// What the pieces of a side are worth: 0 is the one to move.
fn worth(board: &Board, side: usize) -> i32 {
    let up = board.up == (side == 0);
    let (men, damas) = (board.men[side], board.damas[side]);
    let others = board.men[1 - side];
    let empty = !occupied(board);
    let mut worth = 100 * count(men) + DAMA * count(damas);
    for (rank, value) in ADVANCED.into_iter().enumerate() {
        worth += value * count(men & row(up, rank));
    }
    // The home row keeps the other side from crowning, as long as it has men to crown.
    if others != 0 {
        worth += 8 * count(men & row(up, 0));
    }
    // A man at the edge guards one way only.
    worth -= 3 * count(men & EDGES);
    worth += 4 * count(men & !EDGES & (row(up, 3) | row(up, 4)));
    let mut stuck = men;
    for way in if up { [0, 1] } else { [2, 3] } {
        stuck &= !shifted(shifted(men, way) & empty, 3 - way);
        // Shoulder to shoulder: the man behind keeps the one in front from being jumped.
        worth += 3 * count(shifted(men, way) & men);
    }
    worth -= 5 * count(stuck);
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
        worth += 2 * count(seen);
    }
    worth
}

/// For the side to move, in hundredths of a man.
pub(super) fn evaluate(board: &Board) -> i32 {
    let score = worth(board, 0) - worth(board, 1) + 3;
    // Without a man to crown, one dama that stays on the rio is seldom caught.
    let ahead = usize::from(score < 0);
    if board.men[ahead] == 0 && board.damas[1 - ahead] & rio(board) != 0 && board.damas[ahead].count_ones() <= 4 {
        return score / 8;
    }
    score
}
