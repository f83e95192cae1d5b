//! Makes a table by retrograde search: from the mates backwards, ply by ply.
//!
//! For each placement of the strong king and the other men a set of 64 bits says for which squares of the weak king
//! something holds, so one step looks at 64 positions at once. The weak king's moves are the neighbours of a set. A move
//! that leaves the material, a capture or a promotion, is looked up beforehand in the tables made before.

use movegen::{Bits, Color, Role, attacks, squares};

use super::material::{Layout, Material, Men, Placement};
use super::part::{Part, UNDECIDED, look};

const SIDES: [Color; 2] = [Color::White, Color::Black];
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// A step on the board, and how many squares there are that way.
const STEPS: [(i8, i8); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)];

/// What is known while a table grows. Sets are of the weak king's squares, by placement; the sides are who moves.
struct Growth<'a> {
    layout: Layout,
    /// By number, with the squares of all men but the weak king; none where two men stand on one square.
    placements: Vec<(Placement, Bits)>,
    /// The tables made before.
    parts: &'a [Part],
    /// Legal, and not known to be won.
    open: [Vec<Bits>; 2],
    lost: [Vec<Bits>; 2],
    /// What is not to be counted as lost: illegal, stalemate, or with a move out of the table that does not lose yet.
    held: [Vec<Bits>; 2],
    plies: [Vec<u8>; 2],
    /// By ply: positions, as placement and square of the weak king, which a move out of the table wins.
    wins: [Vec<Vec<u32>>; 2],
    /// By ply: positions of which every move out of the table is now known to lose.
    freed: [Vec<Vec<u32>>; 2],
    /// Whether the last step has found positions that this side wins, or loses.
    found_won: [bool; 2],
    found_lost: [bool; 2],
}

/// Makes the table of a material; the tables of what it can turn into must be there.
pub(super) fn generate(material: Material, parts: &[Part]) -> Part {
    let layout = Layout::new(material);
    let contested = material.is_contested();
    let sets = |needed: bool, fill: Bits| vec![fill; if needed { layout.len() } else { 0 }];
    let placement = |number| {
        let at = layout.placement(number);
        (at, layout.occupied(at).unwrap_or(0))
    };
    let mut growth = Growth {
        layout,
        placements: (0..layout.len()).map(placement).collect(),
        parts,
        open: [sets(true, 0), sets(contested, 0)],
        lost: [sets(contested, 0), sets(true, 0)],
        held: [sets(contested, !0), sets(true, !0)],
        plies: [vec![UNDECIDED; layout.len() * 64], vec![UNDECIDED; layout.len() * 64]],
        wins: Default::default(),
        freed: Default::default(),
        found_won: [true; 2],
        found_lost: [false; 2],
    };
    // A lone king cannot win, and who plays against one cannot lose.
    let (winners, losers) = if contested { (&SIDES[..], &SIDES[..]) } else { (&SIDES[..1], &SIDES[1..]) };
    growth.start(losers);
    let mut ply = 0;
    loop {
        for side in losers {
            growth.add_lost(*side, ply);
        }
        for side in winners {
            growth.add_won(*side, ply + 1);
        }
        ply += 2;
        let changed = growth.found_lost.iter().chain(&growth.found_won).any(|found| *found);
        let awaited = growth.wins.iter().chain(&growth.freed).any(|later| later.len() > usize::from(ply));
        if !changed && !awaited || ply >= UNDECIDED - 1 {
            break;
        }
    }
    Part { layout, plies: growth.plies }
}

impl Growth<'_> {
    /// Which positions are legal, which moves lead out of the table, and which positions are stalemates.
    fn start(&mut self, losers: &[Color]) {
        for number in 0..self.layout.len() {
            let at = self.placements[number].0;
            let legal = legal(&self.layout, at);
            for side in SIDES {
                if let Some(open) = self.open[side as usize].get_mut(number) {
                    *open = legal[side as usize];
                }
                if let Some(held) = self.held[side as usize].get_mut(number) {
                    *held = !legal[side as usize];
                }
            }
            if legal != [0, 0] {
                self.add_exits(number, at, legal);
            }
        }
        for side in losers {
            for number in 0..self.layout.len() {
                let quiet = legal(&self.layout, self.placements[number].0)[side.other() as usize];
                let candidates = !self.held[*side as usize][number];
                let stuck = candidates & !self.after(*side, number, candidates, &self.open);
                self.held[*side as usize][number] |= stuck & quiet;
            }
        }
    }

    /// Looks up what captures and promotions lead to.
    fn add_exits(&mut self, number: usize, at: Placement, legal: [Bits; 2]) {
        let exits = Exits { layout: self.layout, at, legal };
        for side in SIDES {
            if self.open[side as usize].is_empty() && self.held[side as usize].is_empty() {
                continue;
            }
            let (mut win, mut hold) = ([UNDECIDED; 64], [0; 64]);
            exits.each(side, &mut |weak_king, men| {
                if !is_legal(&men) {
                    return;
                }
                let known = look(self.parts, &men);
                debug_assert!(known.is_some(), "no table yet for {men:?}");
                let plies = known.unwrap_or(UNDECIDED);
                let (win, hold) = (&mut win[usize::from(weak_king)], &mut hold[usize::from(weak_king)]);
                match plies {
                    UNDECIDED => *hold = UNDECIDED,
                    lost if lost % 2 == 0 => (*win, *hold) = ((*win).min(lost + 1), UNDECIDED),
                    won => *hold = (*hold).max(won + 1),
                }
            });
            for weak_king in squares(legal[side as usize]) {
                let (win, hold) = (win[usize::from(weak_king)], hold[usize::from(weak_king)]);
                let position = (number * 64) as u32 + u32::from(weak_king);
                if win != UNDECIDED && !self.open[side as usize].is_empty() {
                    note(&mut self.wins[side as usize], win, position);
                }
                if let Some(held) = self.held[side as usize].get_mut(number).filter(|_| hold != 0) {
                    *held |= 1 << weak_king;
                    if hold != UNDECIDED {
                        note(&mut self.freed[side as usize], hold, position);
                    }
                }
            }
        }
    }

    /// Every move of these positions leads to one that the other side wins.
    fn add_lost(&mut self, side: Color, ply: u8) {
        let us = side as usize;
        self.found_lost[us] = false;
        let freed = take(&mut self.freed[us], ply);
        if freed.is_empty() && !self.found_won[side.other() as usize] {
            return;
        }
        for position in freed {
            self.held[us][position as usize / 64] &= !(1 << (position % 64));
        }
        for number in 0..self.layout.len() {
            let candidates = !(self.held[us][number] | self.lost[us][number]);
            if candidates == 0 {
                continue;
            }
            let lost = candidates & !self.after(side, number, candidates, &self.open);
            self.lost[us][number] |= lost;
            self.found_lost[us] |= lost != 0;
            self.write(side, number, lost, ply);
        }
    }

    /// Some move of these positions leads to one that the other side loses.
    fn add_won(&mut self, side: Color, ply: u8) {
        let us = side as usize;
        self.found_won[us] = false;
        for position in take(&mut self.wins[us], ply) {
            self.win(side, position as usize / 64, 1 << (position % 64), ply);
        }
        if !self.found_lost[side.other() as usize] {
            return;
        }
        for number in 0..self.layout.len() {
            let candidates = self.open[us][number];
            if candidates != 0 {
                let won = self.after(side, number, candidates, &self.lost);
                self.win(side, number, won, ply);
            }
        }
    }

    fn win(&mut self, side: Color, number: usize, won: Bits, ply: u8) {
        let open = &mut self.open[side as usize][number];
        let won = won & *open;
        *open ^= won;
        self.found_won[side as usize] |= won != 0;
        self.write(side, number, won, ply);
    }

    fn write(&mut self, side: Color, number: usize, set: Bits, ply: u8) {
        for weak_king in squares(set) {
            self.plies[side as usize][number * 64 + usize::from(weak_king)] = ply;
        }
    }

    /// Those of the candidates, positions of one placement, in which a move within the table leads into the other side's
    /// sets. Others may be among them.
    #[inline(always)]
    fn after(&self, side: Color, number: usize, candidates: Bits, sets: &[Vec<Bits>; 2]) -> Bits {
        let sets = sets[side.other() as usize].as_slice();
        let (at, occupied) = self.placements[number];
        if occupied == 0 {
            return 0;
        }
        let mut union = match side {
            Color::White => 0,
            Color::Black => neighbours(sets[number]),
        };
        for (man, color, role, from) in self.layout.men(at) {
            if color != side {
                continue;
            }
            if candidates & !union == 0 {
                return union;
            }
            let read = |to: u8| sets[self.layout.moved(number, at, man, to)];
            union |= match role {
                Role::Queen => slide(from, occupied, &STEPS, candidates & !union, read),
                Role::Rook => slide(from, occupied, &STEPS[..4], candidates & !union, read),
                Role::Bishop => slide(from, occupied, &STEPS[4..], candidates & !union, read),
                Role::Knight => squares(attacks::knight(from) & !occupied).fold(0, |set, to| set | read(to)),
                Role::Pawn => advance(color, from, occupied, read),
                Role::King => 0,
            };
        }
        if side == Color::White && candidates & !union != 0 {
            for king in squares(attacks::king(at.king) & !occupied) {
                let (number, symmetry) = self.layout.find(Placement { king, ..at });
                union |= symmetry.undo(sets[number]);
            }
        }
        union
    }
}

/// The union of what is read where a man may slide to, at least as far as it is wanted; the weak king must not stand on
/// the way.
#[inline(always)]
fn slide(from: u8, occupied: Bits, steps: &[(i8, i8)], wanted: Bits, read: impl Fn(u8) -> Bits) -> Bits {
    let mut union = 0;
    for (files, ranks) in steps {
        let (mut file, mut rank) = ((from & 7) as i8, (from / 8) as i8);
        let mut crossed = 0;
        loop {
            (file, rank) = (file + files, rank + ranks);
            if (file | rank) & !7 != 0 {
                break;
            }
            let to = (rank * 8 + file) as u8;
            if occupied >> to & 1 != 0 {
                break;
            }
            union |= read(to) & !crossed;
            crossed |= 1 << to;
        }
        if wanted & !union == 0 {
            break;
        }
    }
    union
}

/// The union of what is read where a pawn of the strong side may go without becoming another man.
fn advance(color: Color, from: u8, occupied: Bits, read: impl Fn(u8) -> Bits) -> Bits {
    let to = from + 8;
    if color == Color::Black || to >= 56 || occupied >> to & 1 != 0 {
        return 0;
    }
    let single = read(to);
    if from >= 16 || occupied >> (to + 8) & 1 != 0 { single } else { single | read(to + 8) & !(1 << to) }
}

/// Where a king may come from to a square of the set, or go to from there.
pub(super) fn neighbours(set: Bits) -> Bits {
    const FILE_A: Bits = 0x0101_0101_0101_0101;
    let beside = (set & !(FILE_A << 7)) << 1 | (set & !FILE_A) >> 1;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

fn note(later: &mut Vec<Vec<u32>>, ply: u8, position: u32) {
    if later.len() <= usize::from(ply) {
        later.resize(usize::from(ply) + 1, Vec::new());
    }
    later[usize::from(ply)].push(position);
}

fn take(later: &mut [Vec<u32>], ply: u8) -> Vec<u32> {
    later.get_mut(usize::from(ply)).map(std::mem::take).unwrap_or_default()
}

pub(super) fn reach(color: Color, role: Role, from: u8, occupied: Bits) -> Bits {
    match role {
        Role::Pawn => attacks::pawn(color, from),
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Rook => attacks::rook(from, occupied),
        Role::Queen => attacks::bishop(from, occupied) | attacks::rook(from, occupied),
        Role::King => attacks::king(from),
    }
}

/// For White to move and for Black to move: where the weak king may stand, so that the position is legal.
pub(super) fn legal(layout: &Layout, at: Placement) -> [Bits; 2] {
    let Some(occupied) = layout.occupied(at) else { return [0, 0] };
    let apart = !occupied & !attacks::king(at.king);
    let mut sets = [apart, apart];
    for (_, color, role, from) in layout.men(at) {
        let reach = reach(color, role, from, occupied);
        match color {
            Color::White => sets[0] &= !reach,
            Color::Black if reach >> at.king & 1 != 0 => sets[1] &= attacks::between(from, at.king),
            Color::Black => {}
        }
    }
    sets
}

/// Whether the side that has just moved has left its king unattacked.
fn is_legal(men: &Men) -> bool {
    let king = men.kings[men.turn.other() as usize];
    let occupied = men.others().iter().fold(1 << men.kings[0] | 1 << men.kings[1], |set: Bits, man| set | 1 << man.2);
    attacks::king(men.kings[men.turn as usize]) >> king & 1 == 0
        && men
            .others()
            .iter()
            .all(|(color, role, from)| *color != men.turn || reach(*color, *role, *from, occupied) >> king & 1 == 0)
}

/// The captures and promotions of one placement.
struct Exits {
    layout: Layout,
    at: Placement,
    legal: [Bits; 2],
}

impl Exits {
    /// Calls with the weak king's square before the move, and the men after it, who may stand illegally.
    fn each(&self, side: Color, found: &mut impl FnMut(u8, Men)) {
        let Some(occupied) = self.layout.occupied(self.at) else { return };
        let legal = self.legal[side as usize];
        for (man, color, role, square) in self.layout.men(self.at) {
            if color == side {
                if role == Role::Pawn {
                    self.promotions(side, man, square, occupied, found);
                }
                continue;
            }
            match side {
                Color::White if attacks::king(self.at.king) >> square & 1 != 0 => {
                    self.emit(side, legal, square, &self.without(man, None), found);
                }
                Color::White => {}
                Color::Black => {
                    let rest = self.without(man, None);
                    for king in squares(legal & attacks::king(square)) {
                        found_at(king, [self.at.king, square], &rest, side, found);
                    }
                }
            }
            for (taker, _, role, from) in self.layout.men(self.at).filter(|man| man.1 == side) {
                if role != Role::Pawn && reach(side, role, from, occupied) >> square & 1 != 0 {
                    let free = legal & !attacks::between(from, square);
                    self.emit(side, free, self.at.king, &self.without(man, Some((taker, role, square))), found);
                }
            }
        }
    }

    /// A pawn on the last rank but one goes ahead or takes.
    fn promotions(&self, side: Color, man: usize, from: u8, occupied: Bits, found: &mut impl FnMut(u8, Men)) {
        let (ahead, last) = match side {
            Color::White => (from + 8, 7),
            Color::Black => (from - 8, 0),
        };
        if ahead / 8 != last {
            return;
        }
        let legal = self.legal[side as usize];
        for role in PROMOTIONS {
            if occupied >> ahead & 1 == 0 {
                let men = self.with(man, role, ahead);
                self.emit(side, legal & !(1 << ahead), self.at.king, &men, found);
            }
            for (taken, color, _, square) in self.layout.men(self.at) {
                if color != side && attacks::pawn(side, from) >> square & 1 != 0 {
                    self.emit(side, legal, self.at.king, &self.without(taken, Some((man, role, square))), found);
                }
            }
        }
    }

    fn emit(&self, side: Color, from: Bits, king: u8, men: &[(Color, Role, u8)], found: &mut impl FnMut(u8, Men)) {
        for weak_king in squares(from) {
            found_at(weak_king, [king, weak_king], men, side, found);
        }
    }

    /// The men without one of them, and perhaps with another moved.
    fn without(&self, taken: usize, moved: Option<(usize, Role, u8)>) -> Vec<(Color, Role, u8)> {
        let rest = self.layout.men(self.at).filter(|(man, ..)| *man != taken);
        rest.map(|(man, color, role, square)| match moved {
            Some((mover, role, to)) if mover == man => (color, role, to),
            _ => (color, role, square),
        })
        .collect()
    }

    fn with(&self, mover: usize, role: Role, to: u8) -> Vec<(Color, Role, u8)> {
        self.without(usize::MAX, Some((mover, role, to)))
    }
}

fn found_at(weak_king: u8, kings: [u8; 2], men: &[(Color, Role, u8)], side: Color, found: &mut impl FnMut(u8, Men)) {
    if let Some(men) = Men::new(kings, men, side.other()) {
        found(weak_king, men);
    }
}
