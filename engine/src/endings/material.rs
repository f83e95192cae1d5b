//! Which men stand beside the two kings, and the number of each placement of theirs.

use movegen::{Bits, Board, Color, Role, squares};

use super::symmetry::Symmetry;

/// What stands beside the kings. In a table White is the strong side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Material(pub &'static [(Color, Role)]);

const fn strong(role: Role) -> (Color, Role) {
    (Color::White, role)
}

const fn weak(role: Role) -> (Color, Role) {
    (Color::Black, role)
}

impl Material {
    pub const KQK: Material = Material(&[strong(Role::Queen)]);
    pub const KRK: Material = Material(&[strong(Role::Rook)]);
    pub const KPK: Material = Material(&[strong(Role::Pawn)]);
    pub const KRRK: Material = Material(&[strong(Role::Rook), strong(Role::Rook)]);
    pub const KBBK: Material = Material(&[strong(Role::Bishop), strong(Role::Bishop)]);
    pub const KBNK: Material = Material(&[strong(Role::Bishop), strong(Role::Knight)]);
    pub const KQKP: Material = Material(&[strong(Role::Queen), weak(Role::Pawn)]);
    pub const KQKQ: Material = Material(&[strong(Role::Queen), weak(Role::Queen)]);
    pub const KQKR: Material = Material(&[strong(Role::Queen), weak(Role::Rook)]);
    pub const KQKB: Material = Material(&[strong(Role::Queen), weak(Role::Bishop)]);
    pub const KQKN: Material = Material(&[strong(Role::Queen), weak(Role::Knight)]);

    /// Whether the weak side has more than its king, and so may win.
    pub fn is_contested(self) -> bool {
        self.0.iter().any(|(color, _)| *color == Color::Black)
    }

    fn is_pair(self) -> bool {
        matches!(self.0, [first, second] if first == second)
    }
}

/// At most four men and the side to move, without castling and captures in passing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Men {
    /// The squares of White's king and of Black's.
    pub kings: [u8; 2],
    others: [(Color, Role, u8); 2],
    count: usize,
    pub turn: Color,
}

impl Men {
    pub fn new(kings: [u8; 2], others: &[(Color, Role, u8)], turn: Color) -> Option<Men> {
        let mut men = Men { kings, others: [(Color::White, Role::King, 0); 2], count: others.len(), turn };
        men.others.get_mut(..others.len())?.copy_from_slice(others);
        Some(men)
    }

    /// `None` for more than four men, a right to castle, not one king a side, or a pawn where none can stand.
    pub fn of(board: &Board) -> Option<Men> {
        let kings = [Color::White, Color::Black].map(|color| board.men(color, Role::King).count_ones());
        let pawns = board.men(Color::White, Role::Pawn) | board.men(Color::Black, Role::Pawn);
        if kings != [1, 1] || pawns & LAST_RANKS != 0 || board.castling() != 0 || board.occupied().count_ones() > 4 {
            return None;
        }
        let kings = [Color::White, Color::Black].map(|color| board.king(color));
        let rest = board.occupied() & !(1 << kings[0] | 1 << kings[1]);
        let mut men = Men::new(kings, &[], board.turn())?;
        for square in squares(rest) {
            let (color, role) = board.at(square)?;
            *men.others.get_mut(men.count)? = (color, role, square);
            men.count += 1;
        }
        Some(men)
    }

    pub fn others(&self) -> &[(Color, Role, u8)] {
        self.others.get(..self.count).unwrap_or_default()
    }

    /// The same with the colours exchanged and the board turned over.
    pub fn swapped(&self) -> Men {
        let mut men = *self;
        men.kings = [self.kings[1] ^ 56, self.kings[0] ^ 56];
        for man in &mut men.others {
            *man = (man.0.other(), man.1, man.2 ^ 56);
        }
        men.turn = self.turn.other();
        men
    }

    /// The squares of the men beside the kings in the order of the material; `None` if the men are others.
    pub fn squares_for(&self, material: Material) -> Option<[u8; 2]> {
        let is = |man: &(Color, Role, u8), wanted: &(Color, Role)| (man.0, man.1) == *wanted;
        match (self.others(), material.0) {
            ([man], [wanted]) => is(man, wanted).then_some([man.2, man.2]),
            ([a, b], [first, second]) if is(a, first) && is(b, second) => Some([a.2, b.2]),
            ([a, b], [first, second]) if is(b, first) && is(a, second) => Some([b.2, a.2]),
            _ => None,
        }
    }

    /// A king alone against a king, or against a king with one bishop or knight: nobody can mate. FIDE 2023 5.2.2.
    pub fn is_dead(&self) -> bool {
        matches!(self.others(), [] | [(_, Role::Bishop | Role::Knight, _)])
    }
}

/// The strong king and the men beside the kings; the weak king is the bit in a set. A single man stands in both places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    pub king: u8,
    pub men: [u8; 2],
}

/// Numbers the placements. Without pawns the strong king stands in the triangle a1-d1-d4, with one the pawn on the
/// files a to d. Two men that are alike are numbered as a pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub material: Material,
    kings: usize,
    /// For how many squares the men have numbers; 1 for a man who is not there.
    slots: [usize; 2],
}

const LAST_RANKS: Bits = 0xFF00_0000_0000_00FF;
const PAIRS: usize = 64 * 63 / 2;

impl Layout {
    pub fn new(material: Material) -> Layout {
        let slots = |man: usize| match material.0.get(man) {
            None => 1,
            Some((Color::White, Role::Pawn)) => 24,
            Some((Color::Black, Role::Pawn)) => 4,
            Some(_) => 64,
        };
        let has_pawn = material.0.iter().any(|(_, role)| *role == Role::Pawn);
        let slots = if material.is_pair() { [PAIRS, 1] } else { [slots(0), slots(1)] };
        Layout { material, kings: if has_pawn { 64 } else { 10 }, slots }
    }

    pub fn len(&self) -> usize {
        self.kings * self.slots[0] * self.slots[1]
    }

    pub fn has_pawn(&self) -> bool {
        self.kings == 64
    }

    fn slot(&self, man: usize, square: u8) -> usize {
        usize::from(match self.slots[man] {
            1 => 0,
            4 => square & 3,
            24 => (square / 8).saturating_sub(1) * 4 + (square & 3),
            _ => square,
        })
    }

    fn square(&self, man: usize, slot: usize) -> u8 {
        let slot = slot as u8;
        match self.slots[man] {
            4 => 8 + slot,
            24 => (slot / 4 + 1) * 8 + slot % 4,
            _ => slot,
        }
    }

    fn king_number(&self, square: u8) -> usize {
        let (file, rank) = (usize::from(square & 7), usize::from(square / 8));
        if self.has_pawn() { usize::from(square) } else { file * (file + 1) / 2 + rank }
    }

    fn king_square(&self, number: usize) -> u8 {
        const TRIANGLE: [u8; 10] = [0, 1, 9, 2, 10, 18, 3, 11, 19, 27];
        if self.has_pawn() { number as u8 } else { TRIANGLE.get(number).copied().unwrap_or(0) }
    }

    /// The number of a placement whose king, or pawn, is where the table has it.
    #[inline(always)]
    pub fn number(&self, at: Placement) -> usize {
        let king = self.king_number(at.king);
        if self.slots[0] == PAIRS {
            let (low, high) = (at.men[0].min(at.men[1]), at.men[0].max(at.men[1]));
            let (low, high) = (usize::from(low), usize::from(high));
            return king * PAIRS + high * high.saturating_sub(1) / 2 + low;
        }
        (king * self.slots[0] + self.slot(0, at.men[0])) * self.slots[1] + self.slot(1, at.men[1])
    }

    /// The number after one of the men beside the kings has moved.
    #[inline(always)]
    pub fn moved(&self, number: usize, at: Placement, man: usize, to: u8) -> usize {
        if self.slots[man] == 64 {
            let step = if man == 0 { self.slots[1] } else { 1 };
            return (number + usize::from(to) * step).wrapping_sub(usize::from(at.men[man]) * step);
        }
        let mut moved = at;
        moved.men[man] = to;
        self.number(moved)
    }

    /// The number of any placement, and the symmetry that takes it to where the table has it.
    #[inline(always)]
    pub fn find(&self, at: Placement) -> (usize, Symmetry) {
        let symmetry = match self.material.0 {
            [(_, Role::Pawn), ..] if at.men[0] & 4 != 0 => Symmetry::MIRROR,
            [_, (_, Role::Pawn)] if at.men[1] & 4 != 0 => Symmetry::MIRROR,
            _ if self.has_pawn() => Symmetry::NONE,
            _ => Symmetry::into_triangle(at.king),
        };
        let at = Placement { king: symmetry.square(at.king), men: at.men.map(|square| symmetry.square(square)) };
        (self.number(at), symmetry)
    }

    /// Every placement with its number, those with two men on a square too.
    pub fn placement(&self, number: usize) -> Placement {
        let (rest, second) = (number / self.slots[1], number % self.slots[1]);
        let (king, first) = (self.king_square(rest / self.slots[0]), rest % self.slots[0]);
        if self.slots[0] == PAIRS {
            let mut high = 1;
            while high * (high + 1) / 2 <= first {
                high += 1;
            }
            return Placement { king, men: [(first - high * (high - 1) / 2) as u8, high as u8] };
        }
        let first = self.square(0, first);
        let second = if self.slots[1] == 1 { first } else { self.square(1, second) };
        Placement { king, men: [first, second] }
    }

    /// The men beside the kings, with their squares.
    pub fn men(&self, at: Placement) -> impl Iterator<Item = (usize, Color, Role, u8)> + use<> {
        let men = self.material.0.iter().enumerate();
        men.map(move |(man, (color, role))| (man, *color, *role, at.men[man & 1]))
    }

    /// The squares of all men but the weak king; `None` where two stand on one.
    pub fn occupied(&self, at: Placement) -> Option<Bits> {
        self.men(at).try_fold(1 << at.king, |set: Bits, (_, _, _, square)| {
            let bit = 1 << square;
            (set & bit == 0).then_some(set | bit)
        })
    }

    /// How many placements of the whole board this one stands for.
    pub fn weight(&self, at: Placement) -> u64 {
        match self.has_pawn() {
            true => 2,
            // From the long diagonal both halves of the board are in the table.
            false if at.king & 7 == at.king / 8 => 4,
            false => 8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_placement_has_one_number() {
        for material in [Material::KQK, Material::KPK, Material::KRRK, Material::KBNK, Material::KQKP] {
            let layout = Layout::new(material);
            for number in 0..layout.len() {
                let placement = layout.placement(number);
                assert_eq!(layout.number(placement), number, "{material:?} {placement:?}");
                assert_eq!(layout.find(placement), (number, Symmetry::NONE), "{material:?} {placement:?}");
            }
        }
    }
}
