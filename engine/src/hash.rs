//! A number for each position, equal for equal positions. Zobrist.

use movegen::{Board, Color, Role, squares};

pub(crate) const ROLES: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
const COLORS: [Color; 2] = [Color::White, Color::Black];

const TURN: u64 = mix(1 << 10);
const CASTLING: u64 = 1 << 11;
const EN_PASSANT: u64 = 1 << 12;

/// Spreads the bits of a number over 64. SplitMix64's finish: a table of such numbers would weigh 6 kB.
pub(crate) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn man(color: Color, role: Role, square: u8) -> u64 {
    mix((color as u64 * 6 + role as u64) << 6 | u64::from(square))
}

/// What is not men: whose turn it is and what it may do. FIDE 2023 9.2.3: a capture in passing counts only if it can be
/// made.
fn state(board: &Board) -> u64 {
    let turn = if board.turn() == Color::White { 0 } else { TURN };
    let castling = if board.castling() == 0 { 0 } else { mix(board.castling() ^ CASTLING) };
    turn ^ castling ^ capture_in_passing(board).map_or(0, |square| mix(EN_PASSANT | u64::from(square)))
}

/// The square of a capture in passing that is legal.
fn capture_in_passing(board: &Board) -> Option<u8> {
    let square = board.en_passant()?;
    let takers = movegen::attacks::pawn(board.turn().other(), square) & board.men(board.turn(), Role::Pawn);
    if takers == 0 {
        return None;
    }
    let targets = board.targets().0;
    squares(takers).any(|from| targets[usize::from(from & 63)] >> square & 1 != 0).then_some(square)
}

/// The hash of a board.
pub fn hash(board: &Board) -> u64 {
    let mut hash = state(board);
    for color in COLORS {
        for role in ROLES {
            hash = squares(board.men(color, role)).fold(hash, |hash, square| hash ^ man(color, role, square));
        }
    }
    hash
}

/// The hash of a board that one move, or a passed one, made of another.
pub(crate) fn hash_after(hash: u64, before: &Board, after: &Board) -> u64 {
    let mut hash = hash ^ state(before) ^ state(after);
    for color in COLORS {
        let changed = before.of(color) ^ after.of(color);
        if changed == 0 {
            continue;
        }
        for role in ROLES {
            let changed = before.men(color, role) ^ after.men(color, role);
            hash = squares(changed).fold(hash, |hash, square| hash ^ man(color, role, square));
        }
    }
    hash
}

#[cfg(test)]
mod tests {
    use movegen::Setup;

    use super::*;
    use crate::moves::{Collect, Ranked};
    use crate::{Move, legal_moves};

    /// Kings and rooks at home, pawns that meet, promote and take in passing.
    fn board() -> Board {
        let kings = 1 << 4 | 1 << 60;
        let rooks = 0x81 | 0x81 << 56;
        let white_pawns = 1 << 52 | 1 << 35 | 1 << 9 | 1 << 14;
        let black_pawns = 1 << 12 | 1 << 27 | 1 << 50 | 1 << 55;
        Board::new(&Setup {
            roles: [white_pawns | black_pawns, 1 << 18, 1 << 43, rooks, 1 << 21 | 1 << 45, kings],
            colors: [
                white_pawns | 1 << 18 | 1 << 21 | 1 << 4 | 0x81,
                black_pawns | 1 << 43 | 1 << 45 | 1 << 60 | 0x81 << 56,
            ],
            turn: Color::White,
            castling: rooks,
            en_passant: None,
        })
    }

    #[test]
    fn the_hash_kept_is_the_hash_counted_and_all_moves_are_listed() {
        let mut seed = 3;
        let mut in_passing = 0;
        for _ in 0..300 {
            let mut board = board();
            let mut kept = hash(&board);
            for _ in 0..40 {
                let moves = legal_moves(&board);
                let mut list: Vec<Ranked> = Vec::new();
                board.generate(&mut Collect { list: &mut list, to: !0, all_promotions: true });
                let mut listed: Vec<Move> = list.iter().map(|ranked| ranked.m).collect();
                let key = |m: &Move| (m.from, m.to, m.promotion.map(|role| role as u8));
                listed.sort_by_key(key);
                let mut sorted = moves.clone();
                sorted.sort_by_key(key);
                assert_eq!(listed, sorted);
                seed = mix(seed);
                let Some(m) = moves.get(seed as usize % moves.len().max(1)) else { break };
                let after = m.on(&board);
                kept = hash_after(kept, &board, &after);
                assert_eq!(kept, hash(&after), "{board:?} {m:?}");
                in_passing += usize::from(capture_in_passing(&after).is_some());
                board = after;
            }
        }
        assert!(in_passing > 10, "{in_passing}");
    }
}
