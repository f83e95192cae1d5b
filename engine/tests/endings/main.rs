//! The tables of endings against published figures, against the rules move by move, and seen from every side; and what is
//! drawn when endings are taught, against the tables.

mod tables;
mod teaching;

use std::sync::OnceLock;

use engine::endings::{Ending, Table};
use engine::{Bits, Board, Color, Role, Setup};
use movegen::squares;

/// The table of an ending, made once for all tests.
fn table_of(ending: Ending) -> &'static Table {
    static TABLES: [OnceLock<Table>; Ending::ALL.len()] = [const { OnceLock::new() }; Ending::ALL.len()];
    TABLES[ending as usize].get_or_init(|| Table::generate(ending))
}

type Men = [(Color, Role, u8)];

const KQK: &[(Color, Role)] = &[(Color::White, Role::Queen)];
const KRK: &[(Color, Role)] = &[(Color::White, Role::Rook)];
const KPK: &[(Color, Role)] = &[(Color::White, Role::Pawn)];
const KRRK: &[(Color, Role)] = &[(Color::White, Role::Rook), (Color::White, Role::Rook)];
const KBBK: &[(Color, Role)] = &[(Color::White, Role::Bishop), (Color::White, Role::Bishop)];
const KBNK: &[(Color, Role)] = &[(Color::White, Role::Bishop), (Color::White, Role::Knight)];
const KQKP: &[(Color, Role)] = &[(Color::White, Role::Queen), (Color::Black, Role::Pawn)];

/// `None` where two men stand on one square, a pawn on a last rank, or the side that is not to move is in check.
fn board(kings: [u8; 2], men: &Men, turn: Color) -> Option<Board> {
    let mut setup = Setup { roles: [0; 6], colors: [0; 2], turn, castling: 0, en_passant: None };
    let kings = [(Color::White, Role::King, kings[0]), (Color::Black, Role::King, kings[1])];
    for (color, role, square) in kings.iter().chain(men) {
        let bit: Bits = 1 << square;
        if setup.colors.iter().any(|set| set & bit != 0) || *role == Role::Pawn && matches!(square / 8, 0 | 7) {
            return None;
        }
        setup.roles[*role as usize] |= bit;
        setup.colors[*color as usize] |= bit;
    }
    let waiting = Board::new(&Setup { turn: turn.other(), ..setup });
    (waiting.checkers() == 0).then(|| Board::new(&setup))
}

/// The board with each square taken elsewhere, and the colours exchanged or not.
fn seen(board: &Board, place: impl Fn(u8) -> u8, exchanged: bool) -> Board {
    let side = |color: Color| if exchanged { color.other() } else { color };
    let set = |from: Bits| squares(from).fold(0, |set, at| set | 1 << place(at));
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    Board::new(&Setup {
        roles: roles.map(|role| set(board.men(Color::White, role) | board.men(Color::Black, role))),
        colors: [Color::White, Color::Black].map(|color| set(board.of(side(color)))),
        turn: side(board.turn()),
        castling: 0,
        en_passant: None,
    })
}

/// SplitMix64.
fn chance(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

fn random_boards(men: &[(Color, Role)], count: usize, seed: u64) -> Vec<Board> {
    let mut state = seed;
    let mut boards = Vec::new();
    while boards.len() < count {
        let bits = chance(&mut state);
        let square = |place: u32| (bits >> (6 * place) & 63) as u8;
        let placed: Vec<_> = men
            .iter()
            .zip(2..)
            .map(|((color, role), place)| match (color, role) {
                // In KQKP the pawn is one step from promotion.
                (Color::Black, Role::Pawn) => (*color, *role, 8 + square(place) % 8),
                _ => (*color, *role, square(place)),
            })
            .collect();
        let turn = if bits >> 60 & 1 == 0 { Color::White } else { Color::Black };
        boards.extend(board([square(0), square(1)], &placed, turn));
    }
    boards
}

/// Every legal position of three men.
fn all_boards(man: (Color, Role)) -> impl Iterator<Item = Board> {
    (0..2 * 64 * 64 * 64_u32).filter_map(move |number| {
        let square = |place: u32| (number >> (6 * place) & 63) as u8;
        let turn = if number >> 18 == 0 { Color::White } else { Color::Black };
        board([square(0), square(1)], &[(man.0, man.1, square(2))], turn)
    })
}
