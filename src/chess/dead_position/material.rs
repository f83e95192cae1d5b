//! What men can never checkmate, however they stand.

use crate::chess::piece::{Piece, Role};
use crate::chess::position::Position;
use crate::color::Color;

const DARK: u64 = 0xAA55_AA55_AA55_AA55;

/// Whether the men on the board are enough to know that this side never mates; `false` says nothing.
///
/// A king and one knight need a man of the other side that shuts its own king in, and a queen never has to.
/// Bishops of one colour need one that can stand on the other colour and cannot come between.
pub(super) fn cannot_mate(position: &Position, side: Color) -> bool {
    let men = |color, role| position.pieces(Piece::new(color, role)).0;
    let own = |role| men(side, role);
    let other = |role| men(!side, role);
    if own(Role::Pawn) | own(Role::Rook) | own(Role::Queen) != 0 {
        return false;
    }
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    match (knights.count_ones(), bishops.count_ones()) {
        (0, 0) => true,
        (1, 0) => other(Role::Pawn) | other(Role::Rook) | other(Role::Bishop) | other(Role::Knight) == 0,
        (0, _) => {
            let all = bishops | other(Role::Bishop);
            let one_color = all & DARK == 0 || all & !DARK == 0;
            one_color && other(Role::Pawn) | other(Role::Knight) == 0
        }
        _ => false,
    }
}
