//! What can ever come about on this board, at most: a proof that one side never checkmates behind closed pawns.
//!
//! For each man the squares it may ever stand on are saturated, with whether it may ever leave its own square, be
//! taken, or (a pawn) leave its file. Each rule only asks for what some legal move needs: a square that may ever be
//! empty, a man that may ever stand there to be taken. Turn, pins, checks and the time at which things happen are
//! left out, so the sets hold at least what any series of legal moves brings about. Where even they hold no mate,
//! none can be. The idea is M. Ambrona's (FUN 2022, "A practical algorithm for chess unwinnability").
//!
//! Absent: tempo, zugzwang, and any answer but "never": where a mate is left in the sets, nothing is known.

use movegen::{Bits, Board, Color, Role, attacks, castled, squares};

const FILE_A: Bits = 0x0101_0101_0101_0101;
const LAST_RANKS: Bits = 0xFF00_0000_0000_00FF;
/// The men of a board, and for each side what a pawn may become: a queen, which does all that a rook or bishop
/// does, and a knight.
const MOST: usize = 36;
const NOWHERE: u8 = 64;

#[derive(Clone, Copy)]
struct Man {
    color: Color,
    role: Role,
    /// Where it stands now; [`NOWHERE`] for what is still to be promoted.
    origin: u8,
    /// Where it may ever stand.
    reach: Bits,
    /// It may ever be taken.
    taken: bool,
    /// A pawn that may ever stand on another file.
    strays: bool,
    /// The squares of `reach` from which `attacks` was filled: whatever it may ever attack.
    done: Bits,
    attacks: Bits,
}

impl Man {
    /// It will always stand where it stands now.
    fn stays(&self) -> bool {
        self.origin != NOWHERE && !self.taken && self.reach & (self.reach - 1) == 0
    }
}

struct Reach {
    men: [Man; MOST],
    count: usize,
    /// The squares that may ever be empty.
    open: Bits,
    /// What men of each side that stay attack for ever.
    guarded: [Bits; 2],
    en_passant: Option<u8>,
}

/// Whether it is certain that this side never checkmates.
pub(super) fn cannot_mate(board: &Board, side: Color) -> bool {
    let mut reach = Reach::new(board);
    while reach.grow() {}
    !reach.leaves_mate(side)
}

fn bit(square: u8) -> Bits {
    1 << (square & 63)
}

/// The next square ahead; a pawn never stands on its last rank.
fn ahead(color: Color, set: Bits) -> Bits {
    match color {
        Color::White => set << 8,
        Color::Black => set >> 8,
    }
}

/// These squares, with those beside, above and below them.
fn widened(set: Bits) -> Bits {
    let row = set | (set & !FILE_A) >> 1 | (set & !(FILE_A << 7)) << 1;
    row | row << 8 | row >> 8
}

/// The rank counted from this side, 0 to 7.
fn rank_from(color: Color, square: u8) -> u8 {
    match color {
        Color::White => square >> 3 & 7,
        Color::Black => 7 - (square >> 3 & 7),
    }
}

/// The ranks below this one, counted from the side.
fn ranks_below(color: Color, rank: u8) -> Bits {
    match (color, rank) {
        (_, 0) => 0,
        (_, 8..) => !0,
        (Color::White, _) => !0 >> (64 - 8 * u32::from(rank)),
        (Color::Black, _) => !0 << (64 - 8 * u32::from(rank)),
    }
}

fn attacks_of_pawns(color: Color, pawns: Bits) -> Bits {
    let ahead = ahead(color, pawns);
    (ahead & !FILE_A) >> 1 | (ahead & !(FILE_A << 7)) << 1
}

fn attacked(color: Color, role: Role, from: u8, occupied: Bits) -> Bits {
    match role {
        Role::Pawn => attacks::pawn(color, from),
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Rook => attacks::rook(from, occupied),
        Role::Queen => attacks::bishop(from, occupied) | attacks::rook(from, occupied),
        Role::King => attacks::king(from),
    }
}

impl Reach {
    fn new(board: &Board) -> Reach {
        let nobody = Man {
            color: Color::White,
            role: Role::Queen,
            origin: NOWHERE,
            reach: 0,
            taken: false,
            strays: false,
            done: 0,
            attacks: 0,
        };
        let mut men = [nobody; MOST];
        let mut count = 0;
        for color in [Color::White, Color::Black] {
            for role in [Role::Queen, Role::Knight] {
                men[count] = Man { color, role, ..nobody };
                count += 1;
            }
        }
        for origin in squares(board.occupied()) {
            if let Some((color, role)) = board.at(origin)
                && count < MOST
            {
                men[count] = Man { color, role, origin, reach: bit(origin), ..nobody };
                count += 1;
            }
        }
        let mut reach = Reach { men, count, open: !board.occupied(), guarded: [0; 2], en_passant: board.en_passant() };
        reach.castle(board);
        reach
    }

    /// Where castling may put king and rook: as if nothing stood against it.
    fn castle(&mut self, board: &Board) {
        for rook in squares(board.castling()) {
            let king = board.king(if rook < 8 { Color::White } else { Color::Black });
            let (king_to, rook_to) = castled(king, rook);
            for man in &mut self.men[..self.count] {
                if man.origin == rook {
                    man.reach |= bit(rook_to);
                } else if man.origin == king {
                    man.reach |= bit(king_to);
                }
            }
        }
    }

    fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// One round of the rules; whether anything came of it.
    fn grow(&mut self) -> bool {
        let mut changed = false;
        // Where men of each side that can be taken may stand, and what men that stay attack for ever.
        let mut prey = [0; 2];
        let mut guarded = [0; 2];
        let mut open = self.open;
        for man in self.men() {
            if man.role != Role::King {
                prey[man.color as usize] |= man.reach;
            }
            if man.stays() {
                // Of a slider only the squares beside it: further ones may be shut off.
                guarded[man.color as usize] |= attacked(man.color, man.role, man.origin, !0);
            } else if man.origin != NOWHERE {
                open |= bit(man.origin);
            }
        }
        changed |= open != self.open;
        let fresh = changed || guarded != self.guarded;
        self.open = open;
        self.guarded = guarded;
        for at in 0..self.count {
            let man = self.men[at];
            let enemy = man.color.other();
            let prey = prey[enemy as usize];
            // What was looked at before brings something new only once more squares are open.
            let from = if fresh { man.reach } else { man.reach & !man.done };
            self.men[at].done = man.reach;
            let mut reached = man.attacks;
            let mut steps = open;
            if man.role == Role::Pawn {
                let from = man.reach & !LAST_RANKS;
                steps &= ahead(man.color, from) & self.file_limit(at);
                reached |= attacks_of_pawns(man.color, from);
                changed |= self.pass(at);
            } else {
                for from in squares(from) {
                    reached |= attacked(man.color, man.role, from, !open);
                }
            }
            self.men[at].attacks = reached;
            if man.role == Role::King {
                reached &= !guarded[enemy as usize];
            }
            if man.role != Role::Pawn {
                steps &= reached;
            }
            let hits = reached & prey;
            let new = (steps | hits) & !self.men[at].reach;
            if new != 0 {
                changed = true;
                self.men[at].reach |= new;
                if man.role == Role::Pawn {
                    if new & !(FILE_A << (man.origin & 7)) != 0 {
                        self.men[at].strays = true;
                    }
                    self.promote(man.color, new & LAST_RANKS);
                }
            }
            if hits != 0 {
                for victim in &mut self.men[..self.count] {
                    if victim.color == enemy && victim.role != Role::King && !victim.taken && victim.reach & hits != 0 {
                        victim.taken = true;
                        changed = true;
                    }
                }
            }
        }
        changed
    }

    /// What a pawn becomes stands on the square of promotion.
    fn promote(&mut self, color: Color, on: Bits) {
        if on != 0 {
            for man in &mut self.men[..self.count] {
                if man.color == color && man.origin == NOWHERE {
                    man.reach |= on;
                }
            }
        }
    }

    /// The squares to which this pawn may step straight ahead: pawns that keep to one file do not pass each other.
    fn file_limit(&self, at: usize) -> Bits {
        let pawn = self.men[at];
        if pawn.strays {
            return !0;
        }
        let mut limit = !0;
        for rival in self.men() {
            let before = rank_from(pawn.color, rival.origin) > rank_from(pawn.color, pawn.origin);
            let same_file = rival.origin != NOWHERE && rival.origin & 7 == pawn.origin & 7;
            if rival.role != Role::Pawn || !same_file || !before || rival.taken || rival.strays {
                continue;
            }
            let bound = if rival.color != pawn.color {
                rank_from(pawn.color, rival.origin)
            } else {
                squares(rival.reach).map(|square| rank_from(pawn.color, square)).max().unwrap_or(7)
            };
            // A pawn of the own side that promotes is out of the way.
            if rival.color != pawn.color || bound < 7 {
                limit &= ranks_below(pawn.color, bound);
            }
        }
        limit
    }

    /// Taking in passing: any pawn that may make its double step, or has just made it.
    fn pass(&mut self, at: usize) -> bool {
        let man = self.men[at];
        let mut changed = false;
        let beside = man.reach & ranks_below(man.color, 5) & !ranks_below(man.color, 4);
        if beside == 0 {
            return false;
        }
        for other in 0..self.count {
            let victim = self.men[other];
            if victim.role != Role::Pawn || victim.color == man.color {
                continue;
            }
            let home = rank_from(victim.color, victim.origin) == 1;
            let passed = if home { ahead(victim.color, bit(victim.origin)) } else { 0 };
            let just = self.en_passant.map_or(0, bit) & ahead(man.color, bit(victim.origin));
            let to = if ahead(victim.color, passed) & victim.reach != 0 { passed | just } else { just };
            for from in squares(beside) {
                let hit = attacks::pawn(man.color, from) & to;
                if hit != 0 && (!victim.taken || !man.strays || man.reach & hit != hit) {
                    self.men[other].taken = true;
                    self.men[at].strays = true;
                    self.men[at].reach |= hit;
                    changed = true;
                }
            }
        }
        changed
    }

    /// Whether the sets leave room for a mate by this side: a check, and no square left to the king.
    fn leaves_mate(&self, side: Color) -> bool {
        let Some(king) = self.men().iter().find(|man| man.role == Role::King && man.color != side) else { return true };
        let Some(own) = self.men().iter().find(|man| man.role == Role::King && man.color == side) else { return true };
        // The king does not shade the squares behind it.
        let shut = !(self.open | bit(king.origin));
        let mut covers = [0; MOST];
        let (mut all, mut blockers) = (0, 0);
        for (man, cover) in self.men().iter().zip(&mut covers) {
            if man.role == Role::King {
                continue;
            }
            if man.color == side {
                for from in squares(man.reach) {
                    *cover |= attacked(man.color, man.role, from, shut);
                }
                all |= *cover;
            } else {
                blockers |= man.reach;
            }
        }
        for k in squares(king.reach & all) {
            let near = attacks::king(k);
            // So far off that the other king covers nothing, its squares are all the same; the piece that gives
            // check may stand on one of them, so two are tried.
            let wide = near | widened(near);
            let far = own.reach & !(wide | bit(k));
            let rest = far & far.wrapping_sub(1);
            let kings = own.reach & wide & !near & !bit(k) | far & far.wrapping_neg() | rest & rest.wrapping_neg();
            let possible = |covered: Bits| squares(kings).any(|w| near & !covered & !attacks::king(w) & !blockers == 0);
            if !possible(all) {
                continue;
            }
            for (at, man) in self.men().iter().enumerate() {
                if covers[at] & bit(k) == 0 {
                    continue;
                }
                let others =
                    covers.iter().enumerate().filter(|(other, _)| *other != at).fold(0, |all, (_, cover)| all | cover);
                // Of promoted men there may be several.
                let also = if man.origin == NOWHERE { covers[at] } else { others };
                if !possible(others | covers[at]) {
                    continue;
                }
                // The piece that gives check covers what it covers from there.
                let mut before = (!0, !0);
                for from in squares(man.reach & !bit(k)) {
                    let cover = attacked(man.color, man.role, from, shut);
                    let case = (cover & near, bit(from) & (near | kings));
                    if cover & bit(k) == 0 || case == before {
                        continue;
                    }
                    before = case;
                    let needed = near & !(cover | also | others);
                    if squares(kings & !bit(from)).any(|w| self.blocked(side, needed & !attacks::king(w))) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether men of the losing side, a different one on each of these squares, may stand in their king's way.
    fn blocked(&self, side: Color, needed: Bits) -> bool {
        let mut by = [usize::MAX; 64];
        let mut owner = [NOWHERE; MOST];
        for square in squares(needed) {
            let mut seen = 0u64;
            if !self.assign(side, square, &mut owner, &mut by, &mut seen) {
                return false;
            }
        }
        true
    }

    /// One step of a matching of squares to men; what was assigned before may be assigned anew.
    fn assign(&self, side: Color, square: u8, owner: &mut [u8; MOST], by: &mut [usize; 64], seen: &mut u64) -> bool {
        // A search in breadth: the men that could change over, each with the square from which it was asked.
        let mut asked = [NOWHERE; MOST];
        let mut queue = [NOWHERE; 9];
        let (mut head, mut tail) = (0, 1);
        queue[0] = square;
        while head < tail {
            let at = queue[head];
            head += 1;
            for (number, man) in self.men().iter().enumerate() {
                if man.color == side || man.role == Role::King || man.reach & bit(at) == 0 || *seen >> number & 1 == 1 {
                    continue;
                }
                *seen |= 1 << number;
                // Of promoted men there may be several.
                if man.origin == NOWHERE {
                    return true;
                }
                asked[number] = at;
                if owner[number] == NOWHERE {
                    let mut number = number;
                    loop {
                        let to = asked[number];
                        let before = by[usize::from(to)];
                        owner[number] = to;
                        by[usize::from(to)] = number;
                        if to == square {
                            return true;
                        }
                        number = before;
                    }
                }
                if tail < queue.len() {
                    queue[tail] = owner[number];
                    tail += 1;
                }
            }
        }
        false
    }
}
