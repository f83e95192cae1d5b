//! What men can never checkmate, however they stand.

use movegen::{Bits, Board, Color, Role};

pub(super) const DARK: Bits = 0xAA55_AA55_AA55_AA55;

/// Whether the men on the board are enough to know that this side never mates; `false` says nothing.
///
/// A king and one knight need a man of the other side that shuts its own king in, and a queen never has to.
/// Bishops of one colour need one that can stand on the other colour and cannot come between.
pub(super) fn cannot_mate(board: &Board, side: Color) -> bool {
    let own = |role| board.men(side, role);
    let theirs = |role| board.men(side.other(), role);
    if own(Role::Pawn) | own(Role::Rook) | own(Role::Queen) != 0 {
        return false;
    }
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    match (knights.count_ones(), bishops.count_ones()) {
        (0, 0) => true,
        (1, 0) => theirs(Role::Pawn) | theirs(Role::Rook) | theirs(Role::Bishop) | theirs(Role::Knight) == 0,
        (0, _) => {
            let all = bishops | theirs(Role::Bishop);
            let one_color = all & DARK == 0 || all & !DARK == 0;
            one_color && theirs(Role::Pawn) | theirs(Role::Knight) == 0
        }
        _ => false,
    }
}
