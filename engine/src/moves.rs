//! A move of a board, and the list of them.

use movegen::{Board, Role, squares};

/// A move: squares from 0 (a1) to 63 (h8). Castling is the king's move of two squares. Lance.
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
    const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
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
