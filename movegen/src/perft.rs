//! How many sequences of legal moves there are from a board, the usual check of a move generator.

use crate::board::Board;
use crate::generate::{Sink, origin};
use crate::men::Role;
use crate::{Bits, squares};

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The sequences of this many plies; the last moves are counted and not made.
pub fn count(board: &Board, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => board.count_moves(),
        _ => {
            let mut walk = Walk { board, depth, last: 1, sum: 0 };
            board.generate(&mut walk);
            walk.sum
        }
    }
}

/// The same with every last move made, for a comparison with generators that must.
pub fn count_made(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut walk = Walk { board, depth, last: 0, sum: 0 };
    board.generate(&mut walk);
    walk.sum
}

impl Board {
    /// How many legal moves there are; the promotions of a pawn are four.
    pub fn count_moves(&self) -> u64 {
        let mut count = Count(0);
        self.generate(&mut count);
        u64::from(count.0)
    }
}

struct Count(u32);

impl Sink for Count {
    #[inline(always)]
    fn man(&mut self, _: Role, _: u8, targets: Bits) {
        self.0 += targets.count_ones();
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bits, _: u32, promotes: bool) {
        self.0 += targets.count_ones() << if promotes { 2 } else { 0 };
    }
}

/// Makes each move and goes on from there.
struct Walk<'a> {
    board: &'a Board,
    depth: u32,
    /// At this depth the moves are counted by themselves: 1, or 0 where the last are made too.
    last: u32,
    sum: u64,
}

impl Walk<'_> {
    #[inline(always)]
    fn step(&mut self, role: Role, from: u8, to: u8, promotion: Option<Role>) {
        let board = self.board.moved(role, from, to, promotion);
        let depth = self.depth - 1;
        self.sum += if self.last == 1 {
            count(&board, depth)
        } else if depth == 0 {
            // Making it must not be left out by the compiler.
            std::hint::black_box(&board);
            1
        } else {
            count_made(&board, depth)
        };
    }
}

impl Sink for Walk<'_> {
    #[inline(always)]
    fn man(&mut self, role: Role, from: u8, targets: Bits) {
        for to in squares(targets) {
            self.step(role, from, to, None);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bits, step: u32, promotes: bool) {
        for to in squares(targets) {
            let from = origin(to, step);
            if promotes {
                for role in PROMOTIONS {
                    self.step(Role::Pawn, from, to, Some(role));
                }
            } else {
                self.step(Role::Pawn, from, to, None);
            }
        }
    }
}
