use std::collections::BTreeSet;

use engine::endings::teaching::{Opposition, distance, key_squares, king_box, opposition, pawn_square, right_corners};
use engine::endings::{Ending, Outcome, Wanted};
use engine::{Bits, Board, Color, Role, Setup, legal_moves};
use movegen::{attacks, squares};

use super::{KBNK, KPK, KRK, KRRK, all_boards, board, random_boards, table_of};

fn pawn(board: &Board) -> u8 {
    board.men(Color::White, Role::Pawn).trailing_zeros() as u8
}

/// Moves that a king needs to the pawn's last square, less those that the pawn needs.
fn behind(king: u8, pawn: u8) -> i8 {
    distance(king, 56 + pawn % 8) as i8 - (7 - (pawn / 8).max(2)) as i8
}

#[test]
fn a_king_outside_the_square_of_the_pawn_is_too_late() {
    let table = table_of(Ending::Kpk);
    let (mut late, mut in_time) = ([0; 2], [0; 2]);
    for board in all_boards(KPK[0]) {
        let (white, black, pawn) = (board.king(Color::White), board.king(Color::Black), pawn(&board));
        let square = pawn_square(pawn, Color::White);
        let reached = match board.turn() {
            Color::White => 1 << black,
            Color::Black => 1 << black | attacks::king(black),
        };
        let blocks = white % 8 == pawn % 8 && white > pawn;
        let takes = board.turn() == Color::Black && distance(black, pawn) == 1;
        let outcome = table.probe(&board);
        if reached & square == 0 && !blocks && !takes {
            assert!(matches!(outcome, Some(Outcome::Won(_) | Outcome::Lost(_))), "{board:?}");
            late[board.turn() as usize] += 1;
        }
        // So far behind the pawn, its own king changes nothing.
        if reached & square != 0 && behind(white, pawn) >= 4 {
            assert_eq!(outcome, Some(Outcome::Drawn), "{board:?}");
            in_time[board.turn() as usize] += 1;
        }
    }
    assert!(late.into_iter().chain(in_time).all(|count| count > 3_000));
    for square in 8..56 {
        assert_eq!(pawn_square(square ^ 56, Color::Black), pawn_square(square, Color::White).swap_bytes());
        assert_eq!(key_squares(square ^ 56, Color::Black), key_squares(square, Color::White).swap_bytes());
    }
}

/// On the second rank to the sixth the key squares are exactly those that win; for the rook's pawn only near the end, since
/// it can be taken from behind.
#[test]
fn on_a_key_square_the_king_wins_whoever_moves() {
    let table = table_of(Ending::Kpk);
    let mut winning = [!0_u64; 64];
    for board in all_boards(KPK[0]) {
        let (white, black, pawn) = (board.king(Color::White), board.king(Color::Black), pawn(&board));
        let takes = board.turn() == Color::Black && distance(black, pawn) == 1 && distance(white, pawn) > 1;
        if !takes && table.probe(&board) == Some(Outcome::Drawn) {
            winning[usize::from(pawn)] &= !(1 << white);
            let chased = matches!(pawn % 8, 0 | 7) && distance(black, pawn) < 6;
            assert!(chased || key_squares(pawn, Color::White) >> white & 1 == 0, "{board:?}");
        }
    }
    for pawn in (8..48_u8).filter(|pawn| !matches!(pawn % 8, 0 | 7) || *pawn >= 40) {
        let winning = winning[usize::from(pawn)] & !(1 << pawn);
        assert_eq!(key_squares(pawn, Color::White), winning, "{pawn}");
    }
}

/// The king before its pawn, and the other king before it: who has the opposition has its way.
#[test]
fn the_opposition_decides_before_the_pawn() {
    let table = table_of(Ending::Kpk);
    for pawn in (8..32_u8).filter(|pawn| !matches!(pawn % 8, 0 | 7)) {
        let (white, black) = (pawn + 8, pawn + 24);
        assert_eq!(opposition(white, black), Some(Opposition::Direct));
        for turn in [Color::White, Color::Black] {
            let board = board([white, black], &[(Color::White, Role::Pawn, pawn)], turn).unwrap();
            let drawn = table.probe(&board) == Some(Outcome::Drawn);
            assert_eq!(drawn, turn == Color::White, "{board:?}");
        }
    }
}

/// Whichever step the one king makes, the other can take an opposition again.
#[test]
fn who_has_the_opposition_keeps_it() {
    let mut kinds = BTreeSet::new();
    let steps = |from: u8, other: u8| squares(attacks::king(from)).filter(move |to| distance(*to, other) > 1);
    for (a, b) in (0..64).flat_map(|a| (0..64).map(move |b| (a, b))) {
        assert_eq!(opposition(a, b), opposition(b, a));
        if let Some(kind) = opposition(a, b) {
            kinds.insert(kind as u8);
            for stepped in steps(a, b) {
                assert!(steps(b, stepped).any(|answer| opposition(stepped, answer).is_some()), "{a} {b} {stepped}");
            }
        }
    }
    assert_eq!(kinds.len(), 3);
}

/// The board with Black's king elsewhere.
fn with_king(board: &Board, square: u8) -> Board {
    let king = board.men(Color::Black, Role::King);
    let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let mut roles = roles.map(|role| (board.men(Color::White, role) | board.men(Color::Black, role)) & !(1 << square));
    roles[Role::King as usize] = roles[Role::King as usize] & !king | 1 << square;
    let colors = [board.of(Color::White) & !(1 << square), 1 << square];
    Board::new(&Setup { roles, colors, turn: Color::Black, castling: 0, en_passant: None })
}

#[test]
fn the_box_is_where_the_king_can_come_to() {
    let mut state = 0;
    for men in [KRK, KRRK, KBNK] {
        for board in random_boards(men, 3_000, 9) {
            let confined = king_box(&board, Color::Black);
            // The same by the rules: the king goes on from each square, and Black moves again.
            let mut reached: Bits = 1 << board.king(Color::Black);
            let mut new = vec![board.king(Color::Black)];
            while let Some(square) = new.pop() {
                let board = with_king(&board, square);
                let targets = board.targets().0[usize::from(square)] & !reached;
                reached |= targets;
                new.extend(squares(targets & !board.of(Color::White)));
            }
            assert_eq!(confined, reached, "{board:?}");
            state += u32::from(confined.count_ones() < 8);
        }
    }
    assert!(state > 100, "{state} small boxes");
}

#[test]
fn a_rook_keeps_the_king_in_a_box() {
    let table = table_of(Ending::Krk);
    let mut boxes = 0;
    for board in all_boards(KRK[0]).filter(|board| board.turn() == Color::Black) {
        let confined = king_box(&board, Color::Black);
        let [white, rook] = [Role::King, Role::Rook].map(|role| board.men(Color::White, role).trailing_zeros() as u8);
        let black = board.king(Color::Black);
        let lines = attacks::rook(rook, 0) | 1 << rook;
        let inside = confined & !(1 << rook);
        if inside & lines == 0 {
            let quadrant = |square: u8| (square % 8 > rook % 8, square / 8 > rook / 8);
            assert!(squares(inside).all(|square| quadrant(square) == quadrant(black)), "{board:?}");
            boxes += 1;
        } else {
            // Only in check or past White's king does Black's come to a line of the rook's.
            assert!(board.checkers() != 0 || lines >> white & 1 != 0, "{board:?}");
        }
        if confined == 1 << black {
            assert!(matches!(table.probe(&board), Some(Outcome::Lost(0) | Outcome::Drawn)), "{board:?}");
        }
    }
    assert!(boxes > 100_000, "{boxes}");
}

#[test]
fn bishop_and_knight_mate_in_the_right_corner() {
    let table = table_of(Ending::Kbnk);
    for board in table.positions(Wanted::Win(20..=33), 1).take(100) {
        let corners = right_corners(board.men(Color::White, Role::Bishop).trailing_zeros() as u8);
        assert_eq!(corners.count_ones(), 2);
        let mut board = board;
        while let Some((step, _)) = table.best(&board).unwrap().first() {
            board = step.on(&board);
        }
        assert!(board.checkers() != 0 && legal_moves(&board).is_empty());
        let near = squares(corners).map(|corner| distance(corner, board.king(Color::Black))).min();
        assert!(near <= Some(1), "{board:?}");
    }
}
