//! The generator against another one, move by move, over games of random moves.

use std::str::FromStr;

use movegen::{Board, Color, Role, Setup, count, squares};
use oracle::{CastleRights, ChessMove, MoveGen};

const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "8/1p1p1p2/k7/2P1P1P1/7r/8/1P1P1P1P/K3R3 b - - 0 1",
    "3qk3/P1P1P1P1/8/2b3b1/1B3B2/8/p1p1p1p1/3QK3 w - - 0 1",
    "q6k/8/2q5/8/4Q3/8/6Q1/K7 w - - 0 1",
    "7k/2n1n3/1n3n2/3K4/1n3n2/2n1n3/8/8 w - - 0 1",
];

fn ours(board: &oracle::Board, passed: Option<u8>) -> Board {
    let roles = [
        oracle::Piece::Pawn,
        oracle::Piece::Knight,
        oracle::Piece::Bishop,
        oracle::Piece::Rook,
        oracle::Piece::Queen,
        oracle::Piece::King,
    ];
    let rights = |color, corner_near: u32, corner_far: u32| match board.castle_rights(color) {
        CastleRights::NoRights => 0,
        CastleRights::KingSide => 1_u64 << corner_near,
        CastleRights::QueenSide => 1 << corner_far,
        CastleRights::Both => 1 << corner_near | 1 << corner_far,
    };
    Board::new(&Setup {
        roles: roles.map(|role| board.pieces(role).0),
        colors: [oracle::Color::White, oracle::Color::Black].map(|color| board.color_combined(color).0),
        turn: if board.side_to_move() == oracle::Color::White { Color::White } else { Color::Black },
        castling: rights(oracle::Color::White, 7, 0) | rights(oracle::Color::Black, 63, 56),
        en_passant: passed,
    })
}

fn name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), char::from(b'1' + square / 8))
}

/// The moves of a board in the order of their names.
fn moves(board: &Board) -> Vec<String> {
    let mut moves = Vec::new();
    for (from, targets) in (0..64).zip(board.targets().0) {
        let pawn = matches!(board.at(from), Some((_, Role::Pawn)));
        for to in squares(targets) {
            let promotions: &[&str] = if pawn && !(8..=55).contains(&to) { &["q", "r", "b", "n"] } else { &[""] };
            moves.extend(promotions.iter().map(|role| format!("{}{}{role}", name(from), name(to))));
        }
    }
    moves.sort();
    moves
}

/// A sequence of numbers that is the same each time.
struct Picks(u64);

impl Picks {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}

fn role(piece: oracle::Piece) -> Role {
    match piece {
        oracle::Piece::Knight => Role::Knight,
        oracle::Piece::Bishop => Role::Bishop,
        oracle::Piece::Rook => Role::Rook,
        _ => Role::Queen,
    }
}

#[test]
fn every_move_of_thousands_of_positions_is_the_same_and_leads_to_the_same_board() {
    let mut picks = Picks(20_261_121);
    let (mut positions, mut in_passing, mut checks) = (0, 0, 0);
    for round in 0..40 {
        for start in STARTS {
            let mut theirs = oracle::Board::from_str(start).expect(start);
            let mut board = ours(&theirs, None);
            for _ in 0..80 {
                let mut expected: Vec<ChessMove> = MoveGen::new_legal(&theirs).collect();
                expected.sort();
                let mut names: Vec<String> = expected.iter().map(ChessMove::to_string).collect();
                names.sort();
                assert_eq!(moves(&board), names, "{theirs} in round {round}");
                assert_eq!(board.count_moves(), names.len() as u64, "{theirs}");
                assert_eq!(board.checkers(), theirs.checkers().0, "{theirs}");
                positions += 1;
                checks += usize::from(board.checkers() != 0);
                if expected.is_empty() {
                    break;
                }
                // Captures in passing are rare: where there is one, it is made every second time.
                let passing = |m: &&ChessMove| {
                    let pawn = theirs.piece_on(m.get_source()) == Some(oracle::Piece::Pawn);
                    pawn && m.get_source().get_file() != m.get_dest().get_file()
                        && theirs.piece_on(m.get_dest()).is_none()
                };
                let m = match expected.iter().find(passing) {
                    Some(m) if picks.next(2) == 0 => *m,
                    _ => expected[picks.next(expected.len())],
                };
                let (from, to) = (m.get_source().to_index() as u8, m.get_dest().to_index() as u8);
                let pawn = theirs.piece_on(m.get_source()) == Some(oracle::Piece::Pawn);
                in_passing += usize::from(pawn && from % 8 != to % 8 && theirs.piece_on(m.get_dest()).is_none());
                board = board.play(from, to, m.get_promotion().map(role));
                theirs = theirs.make_move_new(m);
                let passed = (pawn && from.abs_diff(to) == 16).then_some((from + to) / 2);
                assert_eq!(board, ours(&theirs, passed), "{theirs} after {m}");
            }
        }
    }
    assert!(positions > 20_000 && checks > 1_000 && in_passing > 50, "{positions} {checks} {in_passing}");
}

#[test]
fn the_attacks_of_every_man_from_every_square_are_the_same() {
    let mut picks = Picks(7);
    for square in 0..64_u8 {
        let at = oracle::ALL_SQUARES[usize::from(square)];
        assert_eq!(movegen::attacks::king(square), oracle::get_king_moves(at).0);
        assert_eq!(movegen::attacks::knight(square), oracle::get_knight_moves(at).0);
        for (color, theirs) in [(Color::White, oracle::Color::White), (Color::Black, oracle::Color::Black)] {
            let all = !oracle::BitBoard(0);
            assert_eq!(movegen::attacks::pawn(color, square), oracle::get_pawn_attacks(at, theirs, all).0);
        }
        for other in 0..64_u8 {
            let there = oracle::ALL_SQUARES[usize::from(other)];
            assert_eq!(movegen::attacks::between(square, other), oracle::between(at, there).0, "{square} {other}");
        }
        for density in [1, 2, 4, 8, 16] {
            for _ in 0..64 {
                let occupied = (0..64).filter(|_| picks.next(density) == 0).fold(0_u64, |set, bit| set | 1 << bit);
                let blockers = oracle::BitBoard(occupied);
                assert_eq!(movegen::attacks::rook(square, occupied), oracle::get_rook_moves(at, blockers).0);
                assert_eq!(movegen::attacks::bishop(square, occupied), oracle::get_bishop_moves(at, blockers).0);
            }
        }
    }
}

#[test]
fn the_standard_positions_have_their_counts() {
    let rows: [(&str, &[u64]); 6] = [
        (STARTS[0], &[20, 400, 8_902, 197_281]),
        (STARTS[1], &[48, 2_039, 97_862]),
        (STARTS[2], &[14, 191, 2_812, 43_238, 674_624]),
        (STARTS[3], &[6, 264, 9_467, 422_333]),
        (STARTS[4], &[44, 1_486, 62_379]),
        (STARTS[5], &[46, 2_079, 89_890]),
    ];
    for (fen, counts) in rows {
        let board = ours(&oracle::Board::from_str(fen).expect(fen), None);
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(count(&board, depth), *nodes, "{fen} {depth}");
            assert_eq!(movegen::count_made(&board, depth), *nodes, "{fen} {depth}");
        }
    }
}
