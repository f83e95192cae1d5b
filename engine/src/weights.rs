//! What the evaluation counts with. Each number is a pair: its worth while the queens are on, and in the ending.

use movegen::Role;

/// A middlegame and an endgame number in centipawns, added at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pair(i32);

impl Pair {
    pub(crate) const fn new(middle: i32, end: i32) -> Pair {
        Pair(middle + (end << 16))
    }

    pub(crate) const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    pub(crate) const fn end(self) -> i32 {
        (self.0 + 0x8000) >> 16
    }

    pub(crate) const fn times(self, count: i32) -> Pair {
        Pair(self.0 * count)
    }
}

impl std::ops::AddAssign for Pair {
    fn add_assign(&mut self, other: Pair) {
        self.0 += other.0;
    }
}

impl std::ops::SubAssign for Pair {
    fn sub_assign(&mut self, other: Pair) {
        self.0 -= other.0;
    }
}

const fn p(middle: i32, end: i32) -> Pair {
    Pair::new(middle, end)
}

/// Pawn, knight, bishop, rook, queen; the king has none.
pub(crate) const MATERIAL: [Pair; 6] = [p(88, 115), p(325, 305), p(340, 325), p(470, 545), p(985, 1000), p(0, 0)];
pub(crate) const BISHOP_PAIR: Pair = p(25, 50);
/// By the rank of a passed pawn as its side counts it.
pub(crate) const PASSED: [Pair; 8] = [p(0, 0), p(0, 8), p(2, 12), p(8, 30), p(25, 58), p(55, 100), p(90, 160), p(0, 0)];
/// For each step the own king is nearer to the square before a passed pawn than the other king.
pub(crate) const PASSED_KINGS: Pair = p(0, 7);
pub(crate) const PASSED_BLOCKED: Pair = p(-8, -25);
pub(crate) const PASSED_DEFENDED: Pair = p(10, 12);
pub(crate) const DOUBLED: Pair = p(-9, -20);
pub(crate) const ISOLATED: Pair = p(-12, -12);
pub(crate) const BACKWARD: Pair = p(-8, -8);
pub(crate) const OPEN_FILE: Pair = p(30, 10);
pub(crate) const HALF_OPEN_FILE: Pair = p(13, 8);
/// A knight or bishop defended by a pawn where no pawn can drive it away.
pub(crate) const OUTPOST: Pair = p(22, 12);
/// A pawn attacks a piece.
pub(crate) const PAWN_THREAT: Pair = p(45, 35);
/// A minor piece attacks a rook or the queen.
pub(crate) const MINOR_THREAT: Pair = p(28, 25);
/// A man attacked and defended by nobody.
pub(crate) const LOOSE: Pair = p(18, 22);
/// A pawn before the king on its own or a neighbouring file, one and two steps ahead.
pub(crate) const SHIELD: [Pair; 2] = [p(14, -2), p(8, 0)];
pub(crate) const OPEN_BEFORE_KING: Pair = p(-18, 0);
pub(crate) const TO_MOVE: i32 = 14;

/// For each square attacked above a usual count, by role from the knight on.
pub(crate) const MOBILITY: [(i32, Pair); 6] =
    [(0, p(0, 0)), (4, p(5, 5)), (6, p(5, 6)), (6, p(3, 6)), (12, p(2, 5)), (0, p(0, 0))];
/// What each attacked square beside the king adds to the danger, by role of the attacker.
pub(crate) const DANGER: [i32; 6] = [1, 4, 4, 5, 6, 0];

/// The squares as White sees them, by role.
pub(crate) static SQUARES: [[Pair; 64]; 6] = [
    squares(Role::Pawn),
    squares(Role::Knight),
    squares(Role::Bishop),
    squares(Role::Rook),
    squares(Role::Queen),
    squares(Role::King),
];

/// How far a file or a rank is from the middle: 0 to 3.
pub(crate) const fn off_middle(line: i32) -> i32 {
    if line < 4 { 3 - line } else { line - 4 }
}

/// The worth of each square, from simple ideas: pieces like the middle, pawns go forward, the king stays at home until the
/// ending, rooks like the seventh rank.
const fn squares(role: Role) -> [Pair; 64] {
    const PAWN: [(i32, i32); 8] = [(0, 0), (-4, -2), (-2, 0), (4, 6), (14, 20), (28, 48), (50, 90), (0, 0)];
    const KING: [(i32, i32); 8] =
        [(14, -22), (-6, -6), (-36, 6), (-58, 14), (-68, 18), (-68, 20), (-68, 14), (-68, -8)];
    let mut squares = [Pair::new(0, 0); 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square as i32 % 8, square as i32 / 8);
        let (aside, away) = (off_middle(file), off_middle(rank));
        let edge = if aside == 3 || away == 3 { 1 } else { 0 };
        squares[square] = match role {
            Role::Pawn => {
                let (middle, end) = PAWN[rank as usize];
                let center = if aside == 0 && (rank == 3 || rank == 4) { 18 } else { 0 };
                let unmoved = if aside == 0 && rank == 1 { -12 } else { 0 };
                p(middle + center + unmoved - 3 * aside, end)
            }
            Role::Knight => p(
                22 - 8 * aside - 6 * away - 8 * edge + if 3 <= rank && rank < 6 { 8 } else { 0 },
                14 - 6 * aside - 6 * away - 6 * edge,
            ),
            Role::Bishop => {
                let home = if rank == 0 { -10 } else { 0 };
                let long = if file == rank || file + rank == 7 { 8 } else { 0 };
                p(10 - 3 * aside - 3 * away + home + long, 6 - 3 * aside - 2 * away)
            }
            Role::Rook => {
                let seventh = if rank == 6 { 18 } else { 0 };
                p(6 - 4 * aside + seventh, 2 + if rank == 6 { 12 } else { 0 } + if rank > 2 { 4 } else { 0 })
            }
            Role::Queen => p(6 - 2 * aside - 2 * away - if rank > 3 { 4 } else { 0 }, 16 - 6 * aside - 6 * away),
            Role::King => {
                let (middle, end) = KING[rank as usize];
                let castled = if rank > 1 {
                    0
                } else if file == 6 || file == 1 || file == 2 {
                    24
                } else if aside == 0 || file == 5 {
                    -14
                } else {
                    8
                };
                p(middle + castled, end + 10 - 8 * aside)
            }
        };
        square += 1;
    }
    squares
}
