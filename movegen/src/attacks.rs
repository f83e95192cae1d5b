//! What a man attacks from a square.

use crate::Bits;
use crate::men::Color;

/// The directions in which the numbers of the squares grow have bit 1 unset; the first four are straight.
const STEPS: [(i8, i8); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)];

/// The squares of each direction from each square, without the square itself.
pub(crate) static RAYS: [[Bits; 64]; 8] = rays();

static KING: [Bits; 64] = jumps(&STEPS);
static KNIGHT: [Bits; 64] = jumps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);

const fn at(file: i8, rank: i8) -> Bits {
    if 0 <= file && file < 8 && 0 <= rank && rank < 8 { 1 << (rank * 8 + file) } else { 0 }
}

const fn rays() -> [[Bits; 64]; 8] {
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = STEPS[direction];
        let mut square = 0;
        while square < 64 {
            let (mut file, mut rank) = ((square % 8) as i8 + files, (square / 8) as i8 + ranks);
            while at(file, rank) != 0 {
                rays[direction][square] |= at(file, rank);
                file += files;
                rank += ranks;
            }
            square += 1;
        }
        direction += 1;
    }
    rays
}

const fn jumps(steps: &[(i8, i8); 8]) -> [Bits; 64] {
    let mut sets = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < 8 {
            sets[square] |= at((square % 8) as i8 + steps[step].0, (square / 8) as i8 + steps[step].1);
            step += 1;
        }
        square += 1;
    }
    sets
}

/// The nearest man of a set on a ray of this direction; for an empty set, the corner at which every such ray has
/// ended.
#[inline(always)]
pub(crate) fn nearest(direction: usize, on_ray: Bits) -> usize {
    if direction & 2 == 0 {
        (on_ray | 1 << 63).trailing_zeros() as usize
    } else {
        63 - (on_ray | 1).leading_zeros() as usize
    }
}

#[inline(always)]
fn reach(direction: usize, square: u8, occupied: Bits) -> Bits {
    let ray = RAYS[direction][usize::from(square & 63)];
    ray ^ RAYS[direction][nearest(direction, ray & occupied) & 63]
}

#[inline(always)]
pub fn rook(square: u8, occupied: Bits) -> Bits {
    reach(0, square, occupied) | reach(1, square, occupied) | reach(2, square, occupied) | reach(3, square, occupied)
}

#[inline(always)]
pub fn bishop(square: u8, occupied: Bits) -> Bits {
    reach(4, square, occupied) | reach(5, square, occupied) | reach(6, square, occupied) | reach(7, square, occupied)
}

#[inline(always)]
pub fn king(square: u8) -> Bits {
    KING[usize::from(square & 63)]
}

#[inline(always)]
pub fn knight(square: u8) -> Bits {
    KNIGHT[usize::from(square & 63)]
}

#[inline(always)]
pub fn pawn(color: Color, square: u8) -> Bits {
    pawns(color, 1 << (square & 63))
}

/// What all these pawns attack.
#[inline(always)]
pub fn pawns(color: Color, pawns: Bits) -> Bits {
    let ahead = match color {
        Color::White => pawns << 8,
        Color::Black => pawns >> 8,
    };
    (ahead & !FILE_A) >> 1 | (ahead & !FILE_H) << 1
}

pub(crate) const FILE_A: Bits = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: Bits = FILE_A << 7;

/// The squares strictly between two on one rank, file or diagonal; none otherwise.
pub fn between(a: u8, b: u8) -> Bits {
    let to = 1 << (b & 63);
    let from = |rays: &[Bits; 64]| {
        let ray = rays[usize::from(a & 63)];
        if ray & to == 0 { 0 } else { ray ^ rays[usize::from(b & 63)] ^ to }
    };
    RAYS.iter().map(from).fold(0, |all, set| all | set)
}
