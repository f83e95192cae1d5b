//! A move of a board, and the list of them.

use movegen::{Bits, Board, Role, Sink, squares};

/// A move: squares from 0 (a1) to 63 (h8). Castling is the king's move of two squares; in
/// Chess960 its move onto its rook. Lance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: u8,
    pub to: u8,
    pub promotion: Option<Role>,
}

impl Move {
    /// The board after this move, which must be legal.
    pub fn on(self, board: &Board) -> Board {
        board.play(self.from, self.to, self.promotion)
    }
}

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Every legal move, from a1 to h8, promotions from the queen down.
///
/// ```
/// use engine::{Board, Color, Setup, legal_moves};
///
/// let kings = (1 << 4) | (1 << 60);
/// let setup = Setup {
///     roles: [1 << 12, 0, 0, 0, 0, kings],
///     colors: [1 << 4 | 1 << 12, 1 << 60],
///     turn: Color::White,
///     castling: 0,
///     en_passant: None,
/// };
/// assert_eq!(legal_moves(&Board::new(&setup)).len(), 6);
/// ```
pub fn legal_moves(board: &Board) -> Vec<Move> {
    let targets = board.targets().0;
    let mut moves = Vec::with_capacity(48);
    for (from, targets) in (0..).zip(targets) {
        for to in squares(targets) {
            let promotes = matches!(to, 0..8 | 56..64) && matches!(board.at(from), Some((_, Role::Pawn)));
            match promotes {
                true => moves.extend(PROMOTIONS.map(|role| Move { from, to, promotion: Some(role) })),
                false => moves.push(Move { from, to, promotion: None }),
            }
        }
    }
    moves
}

/// A move that a search has yet to try, the greater rank first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked {
    pub(crate) m: Move,
    pub(crate) role: Role,
    pub(crate) rank: i32,
}

/// Adds the moves to these squares to a list.
pub(crate) struct Collect<'a> {
    pub(crate) list: &'a mut Vec<Ranked>,
    pub(crate) to: Bits,
    /// Whether a pawn may become anything, or a queen alone.
    pub(crate) all_promotions: bool,
}

impl Collect<'_> {
    fn add(&mut self, role: Role, from: u8, to: u8, promotion: Option<Role>) {
        self.list.push(Ranked { m: Move { from, to, promotion }, role, rank: 0 });
    }
}

impl Sink for Collect<'_> {
    fn man(&mut self, role: Role, from: u8, targets: Bits) {
        for to in squares(targets & self.to) {
            self.add(role, from, to, None);
        }
    }

    fn pawns(&mut self, targets: Bits, step: u32, promotes: bool) {
        let targets = if promotes { targets } else { targets & self.to };
        for to in squares(targets) {
            let from = to.wrapping_sub(step as u8) & 63;
            if promotes {
                let roles = if self.all_promotions { &PROMOTIONS[..] } else { &PROMOTIONS[..1] };
                roles.iter().for_each(|role| self.add(Role::Pawn, from, to, Some(*role)));
            } else {
                self.add(Role::Pawn, from, to, None);
            }
        }
    }
}
