//! What a series of captures on one square brings. Troca.

use movegen::{Bits, Board, Color, Role};

use crate::Move;
use crate::hash::ROLES;

/// What each role is worth in an exchange, in centipawns; the king's is more than all others together.
pub const WORTH: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

/// The men of a side that attack a square.
pub fn attackers(board: &Board, square: u8, color: Color) -> Bits {
    board.attackers(square, board.occupied()) & board.of(color)
}

/// What a move takes.
pub fn taken(board: &Board, m: Move) -> Option<Role> {
    match board.at(m.to) {
        Some((color, role)) if color != board.turn() => Some(role),
        Some(_) => None,
        None if Some(m.to) == board.en_passant() && board.men(board.turn(), Role::Pawn) >> m.from & 1 != 0 => {
            Some(Role::Pawn)
        }
        None => None,
    }
}

/// What a legal move gains in centipawns when both sides then take on its square with their least man as long as it
/// pays: static exchange evaluation. Pins are not looked at. Balanço da troca.
pub fn see(board: &Board, m: Move) -> i32 {
    let Some((us, mover)) = board.at(m.from) else { return 0 };
    let mut occupied = board.occupied() & !(1 << m.from);
    let victim = taken(board, m);
    if victim.is_some() && board.at(m.to).is_none() {
        occupied &= !(1 << (m.to ^ 8));
    }
    let worth = |role: Role| WORTH[role as usize];
    let mut on_square = m.promotion.unwrap_or(mover);
    let mut gains = [0; 32];
    gains[0] = victim.map_or(0, worth) + worth(on_square) - worth(mover);
    let both = |role| board.men(Color::White, role) | board.men(Color::Black, role);
    let straight = both(Role::Rook) | both(Role::Queen);
    let diagonal = both(Role::Bishop) | both(Role::Queen);
    let mut attackers = board.attackers(m.to, occupied) & occupied;
    let mut side = us.other();
    let mut count = 0;
    while count < 31 {
        let own = attackers & board.of(side);
        let Some(role) = ROLES.into_iter().find(|role| own & board.men(side, *role) != 0) else { break };
        // A king may not take what is defended.
        if role == Role::King && attackers & board.of(side.other()) != 0 {
            break;
        }
        count += 1;
        gains[count] = worth(on_square) - gains[count - 1];
        on_square = role;
        occupied ^= 1 << (own & board.men(side, role)).trailing_zeros();
        attackers |= movegen::attacks::bishop(m.to, occupied) & diagonal;
        attackers |= movegen::attacks::rook(m.to, occupied) & straight;
        attackers &= occupied;
        side = side.other();
    }
    while count > 0 {
        gains[count - 1] = -gains[count].max(-gains[count - 1]);
        count -= 1;
    }
    gains[0]
}
