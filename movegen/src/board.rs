//! A board with the side to move, the rights to castle, and the pawn that may be taken in passing.

use crate::men::{Color, Role};
use crate::{Bits, attacks, squares};

/// What a board is made from.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// The squares of each role, in the order of [`Role`].
    pub roles: [Bits; 6],
    /// The squares of White's men and of Black's.
    pub colors: [Bits; 2],
    pub turn: Color,
    /// The squares of the rooks with which castling may still be possible: corners, but in Chess960.
    pub castling: Bits,
    /// The square that a pawn passed over with the last move, whether or not it can be taken there.
    pub en_passant: Option<u8>,
}

/// See [`Setup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) roles: [Bits; 6],
    pub(crate) colors: [Bits; 2],
    pub(crate) castling: Bits,
    pub(crate) turn: Color,
    /// 64 for none.
    pub(crate) en_passant: u8,
    pub(crate) chess960: bool,
}

const NO_SQUARE: u8 = 64;
/// The ranks whose rights go when the king moves.
const HOMES: [Bits; 2] = [0xFF, 0xFF << 56];

/// Where king and rook stand after castling, by where they stood: towards the h-file the king goes to g and the rook to
/// f, towards the a-file to c and d.
pub fn castled(king: u8, rook: u8) -> (u8, u8) {
    let place = king & 56;
    if rook > king { (place | 6, place | 5) } else { (place | 2, place | 3) }
}

impl Board {
    pub fn new(setup: &Setup) -> Board {
        Board {
            roles: setup.roles,
            colors: setup.colors,
            castling: setup.castling,
            turn: setup.turn,
            en_passant: setup.en_passant.unwrap_or(NO_SQUARE),
            chess960: false,
        }
    }

    /// The same men in a game of Chess960: there a king castles by going onto its rook.
    pub fn of_chess960(self) -> Board {
        Board { chess960: true, ..self }
    }

    /// See [`Board::of_chess960`].
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    #[inline(always)]
    pub fn occupied(&self) -> Bits {
        self.colors[0] | self.colors[1]
    }

    #[inline(always)]
    pub fn of(&self, color: Color) -> Bits {
        self.colors[color as usize]
    }

    #[inline(always)]
    pub fn men(&self, color: Color, role: Role) -> Bits {
        self.roles[role as usize] & self.colors[color as usize]
    }

    pub fn at(&self, square: u8) -> Option<(Color, Role)> {
        let bit = 1 << (square & 63);
        let color = if self.colors[0] & bit != 0 { Color::White } else { Color::Black };
        self.role_at(bit).map(|role| (color, role))
    }

    fn role_at(&self, bit: Bits) -> Option<Role> {
        Role::ALL.into_iter().find(|role| self.roles[*role as usize] & bit != 0)
    }

    /// See [`Setup::castling`].
    pub fn castling(&self) -> Bits {
        self.castling
    }

    /// See [`Setup::en_passant`].
    pub fn en_passant(&self) -> Option<u8> {
        (self.en_passant < NO_SQUARE).then_some(self.en_passant)
    }

    /// The king's square.
    #[inline(always)]
    pub fn king(&self, color: Color) -> u8 {
        (self.men(color, Role::King).trailing_zeros() & 63) as u8
    }

    /// The men that give check to the side to move.
    pub fn checkers(&self) -> Bits {
        self.attackers(self.king(self.turn), self.occupied()) & self.of(self.turn.other())
    }

    /// The men of both sides that attack a square, were these squares the occupied ones.
    pub fn attackers(&self, square: u8, occupied: Bits) -> Bits {
        let role = |role: Role| self.roles[role as usize];
        attacks::pawn(Color::White, square) & self.men(Color::Black, Role::Pawn)
            | attacks::pawn(Color::Black, square) & self.men(Color::White, Role::Pawn)
            | attacks::knight(square) & role(Role::Knight)
            | attacks::king(square) & role(Role::King)
            | attacks::bishop(square, occupied) & (role(Role::Bishop) | role(Role::Queen))
            | attacks::rook(square, occupied) & (role(Role::Rook) | role(Role::Queen))
    }

    /// The squares that a side attacks.
    #[inline(always)]
    pub(crate) fn attacked_by(&self, color: Color, occupied: Bits) -> Bits {
        let queens = self.men(color, Role::Queen);
        let mut set = attacks::pawns(color, self.men(color, Role::Pawn)) | attacks::king(self.king(color));
        for square in squares(self.men(color, Role::Knight)) {
            set |= attacks::knight(square);
        }
        for square in squares(self.men(color, Role::Bishop) | queens) {
            set |= attacks::bishop(square, occupied);
        }
        for square in squares(self.men(color, Role::Rook) | queens) {
            set |= attacks::rook(square, occupied);
        }
        set
    }

    /// The board after a legal move. Of a move that is not, nothing is promised.
    pub fn play(&self, from: u8, to: u8, promotion: Option<Role>) -> Board {
        let role = self.role_at(1 << (from & 63)).unwrap_or(Role::Pawn);
        self.moved(role, from, to, promotion)
    }

    /// The board with the other side to move, as if the move had been passed on.
    pub fn passed(&self) -> Board {
        Board { turn: self.turn.other(), en_passant: NO_SQUARE, ..*self }
    }

    /// [`Board::play`] of a man whose role is known.
    #[inline(always)]
    pub fn moved(&self, role: Role, from: u8, to: u8, promotion: Option<Role>) -> Board {
        let mut board = *self;
        let (us, them) = (self.turn as usize, self.turn.other() as usize);
        let (start, end): (Bits, Bits) = (1 << (from & 63), 1 << (to & 63));
        if board.colors[them] & end != 0 {
            board.colors[them] ^= end;
            for men in &mut board.roles {
                *men &= !end;
            }
        }
        board.colors[us] ^= start | end;
        board.roles[role as usize] ^= start;
        board.roles[promotion.unwrap_or(role) as usize] |= end;
        board.castling &= !(start | end);
        board.en_passant = NO_SQUARE;
        board.turn = self.turn.other();
        match role {
            Role::Pawn => {
                if from.abs_diff(to) == 16 {
                    board.en_passant = (from + to) / 2;
                } else if to == self.en_passant {
                    // The taken pawn stands beside, on the rank from which it was passed.
                    let taken = 1 << ((to ^ 8) & 63);
                    board.colors[them] &= !taken;
                    board.roles[Role::Pawn as usize] &= !taken;
                }
            }
            Role::King => {
                board.castling &= !HOMES[us];
                if self.chess960 {
                    if self.colors[us] & end != 0 {
                        board.part(us, from, to);
                    }
                } else if from.abs_diff(to) == 2 {
                    let (rook, beside) =
                        if to > from { (from + 3, from + 1) } else { (from.wrapping_sub(4), from - 1) };
                    let step = 1 << (rook & 63) | 1 << (beside & 63);
                    board.colors[us] ^= step;
                    board.roles[Role::Rook as usize] ^= step;
                }
            }
            _ => {}
        }
        board
    }

    /// Puts king and rook, which went onto one square, where castling leads them. FIDE 2023 II.3.2.6
    #[cold]
    #[inline(never)]
    fn part(&mut self, us: usize, from: u8, rook: u8) {
        let (king_to, rook_to) = castled(from, rook);
        let met: Bits = 1 << (rook & 63);
        for (role, to) in [(Role::King, king_to), (Role::Rook, rook_to)] {
            let men = &mut self.roles[role as usize];
            *men = *men & !met | 1 << (to & 63);
        }
        self.colors[us] |= 1 << (king_to & 63) | 1 << (rook_to & 63);
    }
}
