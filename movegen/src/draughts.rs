//! Legal moves of draughts on 64 squares, and how many sequences of them there are.
//!
//! A capture goes its whole way before anything is lifted: what was jumped still blocks, and is not jumped twice. Two
//! captures that lift the same pieces between the same squares are one move. Absent, as with chess: any check of the
//! board; and draws.

use crate::attacks::{FILE_A, FILE_H, RAYS, nearest};
use crate::{Bits, squares};

/// What the variants differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub men_capture_back: bool,
    /// Of two captures of as many pieces, the one with more damas is compulsory.
    pub quality: bool,
}

/// Men and damas, the side to move first. The sides may stand on squares of either colour, all on the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub men: [Bits; 2],
    pub damas: [Bits; 2],
    /// Whether the side to move goes towards the eighth rank.
    pub up: bool,
    pub rules: Rules,
}

/// A step, or a capture where something is lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: u8,
    pub to: u8,
    pub captured: Bits,
}

/// Those of [`RAYS`]: up and to the right, up and to the left, down and to the right, down and to the left.
pub const DIAGONALS: [usize; 4] = [4, 5, 6, 7];
const UPWARDS: u8 = 0b0011_0000;
const DOWNWARDS: u8 = 0b1100_0000;
const LAST_RANKS: [Bits; 2] = [0xff, 0xff << 56];

/// The two diagonals across this one.
const fn across(direction: usize) -> u8 {
    if matches!(direction, 4 | 7) { 0b0110_0000 } else { 0b1001_0000 }
}

#[inline(always)]
const fn step(direction: usize, set: Bits) -> Bits {
    match direction {
        4 => (set & !FILE_H) << 9,
        5 => (set & !FILE_A) << 7,
        6 => (set & !FILE_H) >> 7,
        _ => (set & !FILE_A) >> 9,
    }
}

/// How one piece captures.
#[derive(Clone, Copy, Debug)]
pub struct Jumping {
    /// The square that the piece came from is empty too.
    empty: Bits,
    enemies: Bits,
    dama: bool,
    /// A bit for each of [`DIAGONALS`].
    directions: u8,
}

impl Jumping {
    /// What is jumped from here on this diagonal and where one may land behind it; nothing and nowhere where there is no
    /// capture.
    #[inline(always)]
    pub fn jump(&self, direction: usize, here: u8, captured: Bits) -> (Bits, Bits) {
        if self.directions & 1 << direction == 0 {
            return (0, 0);
        }
        let enemies = self.enemies & !captured;
        if !self.dama {
            let over = step(direction, 1 << (here & 63)) & enemies;
            return (over, step(direction, over) & self.empty);
        }
        let rays = &RAYS[direction & 7];
        let met = rays[usize::from(here & 63)] & !self.empty;
        let at = nearest(direction, met) & 63;
        let over = 1 << at & met & enemies;
        if over == 0 {
            return (0, 0);
        }
        let behind = rays[at];
        (over, (behind ^ rays[nearest(direction, behind & !self.empty) & 63]) & self.empty)
    }
}

/// The captures found so far: only those that the laws of quantity and quality leave.
struct Captures<'a> {
    jumping: Jumping,
    from: u8,
    /// The damas that the law of quality counts.
    valued: Bits,
    /// What every capture found is worth: pieces, then damas.
    best: u32,
    /// Whether those are kept too that are worth less or stop too soon.
    all: bool,
    moves: &'a mut Vec<Move>,
    /// Where the captures begin in `moves`, and where this piece's do.
    first: usize,
    own: usize,
}

impl Captures<'_> {
    fn worth(&self, over: Bits) -> u32 {
        64 + u32::from(over & self.valued != 0)
    }

    /// Goes on from here in these directions, and says whether it could.
    fn turn(&mut self, here: u8, directions: u8, captured: Bits, value: u32) -> bool {
        let mut any = false;
        for direction in DIAGONALS {
            if directions & 1 << direction != 0 {
                let (over, landings) = self.jumping.jump(direction, here, captured);
                if landings != 0 {
                    any = true;
                    self.land(direction, landings, captured | over, value + self.worth(over));
                }
            }
        }
        any
    }

    fn land(&mut self, direction: usize, landings: Bits, captured: Bits, value: u32) {
        // On the same diagonal it goes on alike from wherever it lands.
        let (over, behind) = self.jumping.jump(direction, landings.trailing_zeros() as u8, captured);
        if behind != 0 {
            self.land(direction, behind, captured | over, value + self.worth(over));
        }
        for here in squares(landings) {
            let turned = self.turn(here, across(direction), captured, value);
            if self.all || !turned && behind == 0 {
                self.take(here, captured, value);
            }
        }
    }

    fn take(&mut self, to: u8, captured: Bits, value: u32) {
        if !self.all && value != self.best {
            if value < self.best {
                return;
            }
            self.best = value;
            self.moves.truncate(self.first);
            self.own = self.first;
        }
        let m = Move { from: self.from, to, captured };
        // Only round about can the same be lifted twice.
        let once = value < 128 || self.jumping.directions.count_ones() < 4;
        if once || !self.moves.iter().skip(self.own).any(|other| *other == m) {
            self.moves.push(m);
        }
    }
}

impl Board {
    #[inline(always)]
    fn empty(&self) -> Bits {
        !(self.men[0] | self.men[1] | self.damas[0] | self.damas[1])
    }

    #[inline(always)]
    fn enemies(&self) -> Bits {
        self.men[1] | self.damas[1]
    }

    #[inline(always)]
    fn forward(&self) -> u8 {
        if self.up { UPWARDS } else { DOWNWARDS }
    }

    /// How the piece on this square captures.
    #[inline(always)]
    pub fn jumping(&self, from: u8) -> Jumping {
        let own = 1 << (from & 63);
        let dama = self.damas[0] & own != 0;
        let directions = if dama || self.rules.men_capture_back { UPWARDS | DOWNWARDS } else { self.forward() };
        Jumping { empty: self.empty() | own, enemies: self.enemies(), dama, directions }
    }

    /// The men that can capture.
    #[inline(always)]
    fn takers(&self) -> Bits {
        let (empty, enemies, men) = (self.empty(), self.enemies(), self.men[0]);
        let takers = |back: usize| step(back, step(back, empty) & enemies) & men;
        match (self.rules.men_capture_back, self.up) {
            (true, _) => takers(4) | takers(5) | takers(6) | takers(7),
            (false, true) => takers(7) | takers(6),
            (false, false) => takers(5) | takers(4),
        }
    }

    #[inline(always)]
    fn dama_can_capture(&self) -> bool {
        let mut damas = self.damas[0];
        while damas != 0 {
            let from = damas.trailing_zeros() as u8;
            damas &= damas - 1;
            let jumping = self.jumping(from);
            if DIAGONALS.into_iter().any(|direction| jumping.jump(direction, from, 0).1 != 0) {
                return true;
            }
        }
        false
    }

    /// The two diagonals on which men step.
    #[inline(always)]
    fn ahead(&self) -> [usize; 2] {
        if self.up { [4, 5] } else { [6, 7] }
    }

    /// Where men land on either diagonal, if there are no captures but theirs, each forward and of one piece, and the
    /// laws leave them all: so it mostly is, and nothing needs to be looked for. Nowhere where there is no capture.
    #[inline(always)]
    fn plain_captures(&self) -> Option<[Bits; 2]> {
        if self.rules.men_capture_back || self.rules.quality && self.damas[1] != 0 || self.dama_can_capture() {
            return None;
        }
        let (empty, enemies) = (self.empty(), self.enemies());
        let jump = |direction: usize, from: Bits| step(direction, step(direction, from) & enemies) & empty;
        let [right, left] = self.ahead();
        let landings = [jump(right, self.men[0]), jump(left, self.men[0])];
        let all = landings[0] | landings[1];
        (jump(right, all) | jump(left, all) == 0).then_some(landings)
    }

    /// Whether there is a capture, which is then compulsory.
    #[inline(always)]
    pub fn can_capture(&self) -> bool {
        self.takers() != 0 || self.dama_can_capture()
    }

    /// Adds the captures that the laws leave; with `all`, every capture on the board, also those that stop too soon.
    pub fn captures(&self, all: bool, moves: &mut Vec<Move>) {
        if let Some(landings) = self.plain_captures() {
            self.each_plain(landings, |m| moves.push(m));
            return;
        }
        let valued = if self.rules.quality { self.damas[1] } else { 0 };
        let first = moves.len();
        let mut best = 0;
        for from in squares(self.takers() | self.damas[0]) {
            let (jumping, own) = (self.jumping(from), moves.len());
            let mut found = Captures { jumping, from, valued, best, all, moves, first, own };
            found.turn(from, jumping.directions, 0, 0);
            best = found.best;
        }
    }

    /// Adds every legal move.
    pub fn moves(&self, moves: &mut Vec<Move>) {
        let first = moves.len();
        self.captures(false, moves);
        if moves.len() == first {
            self.each_step(|from, to| moves.push(Move { from, to, captured: 0 }));
        }
    }

    #[inline(always)]
    fn each_plain(&self, landings: [Bits; 2], mut each: impl FnMut(Move)) {
        let [right, left] = self.ahead();
        // The opposite diagonals are those that add to eleven.
        let back = |direction: usize, to: Bits| step(11 - direction, step(11 - direction, to));
        let mut rest = back(right, landings[0]) | back(left, landings[1]);
        while rest != 0 {
            let own = rest & rest.wrapping_neg();
            rest ^= own;
            for (direction, landings) in [(right, landings[0]), (left, landings[1])] {
                let captured = step(direction, own);
                let to = step(direction, captured) & landings;
                if to != 0 {
                    each(Move { from: own.trailing_zeros() as u8, to: to.trailing_zeros() as u8, captured });
                }
            }
        }
    }

    #[inline(always)]
    fn each_step(&self, mut each: impl FnMut(u8, u8)) {
        let empty = self.empty();
        let mut rest = self.men[0] | self.damas[0];
        while rest != 0 {
            let own = rest & rest.wrapping_neg();
            let from = own.trailing_zeros() as u8;
            rest ^= own;
            if self.men[0] & own != 0 {
                for direction in self.ahead() {
                    let to = step(direction, own) & empty;
                    if to != 0 {
                        each(from, to.trailing_zeros() as u8);
                    }
                }
            } else {
                for direction in DIAGONALS {
                    let mut to = step(direction, own) & empty;
                    while to != 0 {
                        each(from, to.trailing_zeros() as u8);
                        to = step(direction, to) & empty;
                    }
                }
            }
        }
    }

    /// How many steps there are.
    #[inline(always)]
    fn count_steps(&self) -> u64 {
        let empty = self.empty();
        let [right, left] = self.ahead();
        let steps = self.both(step(right, self.men[0]) & empty, step(left, self.men[0]) & empty);
        let mut count = u64::from(steps.count_ones());
        for from in squares(self.damas[0]) {
            let mut reached = 0;
            for direction in DIAGONALS {
                let ray = RAYS[direction][usize::from(from & 63)];
                reached |= ray ^ RAYS[direction][nearest(direction, ray & !empty) & 63];
            }
            count += u64::from((reached & empty).count_ones());
        }
        count
    }

    /// The board after a legal move, the other side first.
    #[inline(always)]
    #[must_use]
    pub fn after(&self, m: Move) -> Board {
        let (from, to): (Bits, Bits) = (1 << (m.from & 63), 1 << (m.to & 63));
        let (mut men, mut damas) = (self.men[0], self.damas[0]);
        if men & from == 0 {
            damas = damas & !from | to;
        } else if to & LAST_RANKS[usize::from(self.up)] != 0 {
            (men, damas) = (men & !from, damas | to);
        } else {
            men = men & !from | to;
        }
        Board {
            men: [self.men[1] & !m.captured, men],
            damas: [self.damas[1] & !m.captured, damas],
            up: !self.up,
            rules: self.rules,
        }
    }

    /// How many sequences of so many moves there are.
    pub fn count(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            depth => self.count_below(depth, &mut Vec::with_capacity(256)),
        }
    }

    /// `depth` is not 0; `moves` is left as it was.
    fn count_below(&self, depth: u32, moves: &mut Vec<Move>) -> u64 {
        if depth == 1 {
            return self.count_moves(moves);
        }
        let mut count = 0;
        let mut below = |m: Move, moves: &mut Vec<Move>| count += self.after(m).count_below(depth - 1, moves);
        match self.plain_captures() {
            Some([0, 0]) => self.each_step(|from, to| below(Move { from, to, captured: 0 }, moves)),
            Some(landings) => self.each_plain(landings, |m| below(m, moves)),
            None => {
                let first = moves.len();
                self.moves(moves);
                for place in first..moves.len() {
                    let Some(m) = moves.get(place).copied() else { break };
                    below(m, moves);
                }
                moves.truncate(first);
            }
        }
        count
    }

    fn count_moves(&self, moves: &mut Vec<Move>) -> u64 {
        match self.plain_captures() {
            Some([0, 0]) => self.count_steps(),
            Some([right, left]) => u64::from(self.both(right, left).count_ones()),
            None if !self.can_capture() => self.count_steps(),
            None => {
                let first = moves.len();
                self.captures(false, moves);
                let count = moves.len() - first;
                moves.truncate(first);
                count as u64
            }
        }
    }

    /// Two sets of squares ahead as one of as many: of neighbouring ranks different squares are played on.
    #[inline(always)]
    fn both(&self, one: Bits, other: Bits) -> Bits {
        one | if self.up { other >> 8 } else { other << 8 }
    }
}
