//! An endless supply of positions of an ending, for exercises.

use std::ops::RangeInclusive;

use movegen::{Bits, Board, Color, Role, Setup};

use super::generate::legal;
use super::material::Placement;
use super::part::UNDECIDED;
use super::symmetry::Symmetry;
use super::{Outcome, Part, Table};

/// Which positions are wanted. White is the strong side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// White to move mates in so many moves.
    Win(RangeInclusive<u8>),
    /// Black to move holds the draw, and some legal move of its would lose.
    Hold,
}

/// Positions of a table; the same table, wish and seed give the same ones. It ends only where there are none.
#[derive(Clone, Debug)]
pub struct Positions<'a> {
    table: &'a Table,
    wanted: Wanted,
    chance: Chance,
}

impl Table {
    pub fn positions(&self, wanted: Wanted, seed: u64) -> Positions<'_> {
        Positions { table: self, wanted, chance: Chance(seed) }
    }
}

impl Iterator for Positions<'_> {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        /// A wish that few positions meet is soon looked for in order.
        const TRIES: usize = 200;
        let part = self.table.parts.last()?;
        let all = part.layout.len() * 64;
        let symmetry = match part.layout.has_pawn() {
            true => Symmetry(self.chance.below(2) as u8),
            false => Symmetry(self.chance.below(8) as u8),
        };
        let mut start = 0;
        for _ in 0..TRIES {
            start = self.chance.below(all);
            if let Some(board) = self.at(part, start, symmetry) {
                return Some(board);
            }
        }
        (0..all).find_map(|step| self.at(part, (start + step) % all, symmetry))
    }
}

impl Positions<'_> {
    /// The position of this number, if it is wanted.
    fn at(&self, part: &Part, position: usize, symmetry: Symmetry) -> Option<Board> {
        let weak_king = (position % 64) as u8;
        match &self.wanted {
            Wanted::Win(moves) => {
                let plies = *part.plies[Color::White as usize].get(position)?;
                let wins = plies != UNDECIDED && plies % 2 == 1 && moves.contains(&plies.div_ceil(2));
                let at = part.layout.placement(position / 64);
                wins.then(|| board(part, at, weak_king, Color::White, symmetry))
            }
            Wanted::Hold => {
                if *part.plies[Color::Black as usize].get(position)? != UNDECIDED {
                    return None;
                }
                let at = part.layout.placement(position / 64);
                if legal(&part.layout, at)[Color::Black as usize] >> weak_king & 1 == 0 {
                    return None;
                }
                let board = board(part, at, weak_king, Color::Black, symmetry);
                let moves = self.table.moves(&board)?;
                moves.iter().any(|(_, outcome)| matches!(outcome, Outcome::Lost(_))).then_some(board)
            }
        }
    }
}

fn board(part: &Part, at: Placement, weak_king: u8, turn: Color, symmetry: Symmetry) -> Board {
    let mut setup = Setup { roles: [0; 6], colors: [0; 2], turn, castling: 0, en_passant: None };
    let mut put = |color: Color, role: Role, square: u8| {
        let bit: Bits = 1 << symmetry.square(square);
        setup.roles[role as usize] |= bit;
        setup.colors[color as usize] |= bit;
    };
    put(Color::White, Role::King, at.king);
    put(Color::Black, Role::King, weak_king);
    for (_, color, role, square) in part.layout.men(at) {
        put(color, role, square);
    }
    Board::new(&setup)
}

/// SplitMix64: Steele, Lea and Flood, «Fast splittable pseudorandom number generators», 2014.
#[derive(Clone, Debug)]
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        ((u128::from(bits) * limit as u128) >> 64) as usize
    }
}
