//! Counts the standard positions with this generator and with the one it replaced, in one run.
//!
//! `cargo run --release -p movegen --example compare`

use std::str::FromStr;
use std::time::Instant;

use movegen::{Board, Color, Setup};
use oracle::MoveGen;

const POSITIONS: [(&str, u32); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4),
];

fn ours(board: &oracle::Board) -> Board {
    use oracle::Piece::{Bishop, King, Knight, Pawn, Queen, Rook};
    let right = |color, king_side, queen_side| {
        let rights = board.castle_rights(color);
        let bit = |has: bool, corner: u32| u64::from(has) << corner;
        bit(rights.has_kingside(), king_side) | bit(rights.has_queenside(), queen_side)
    };
    Board::new(&Setup {
        roles: [Pawn, Knight, Bishop, Rook, Queen, King].map(|role| board.pieces(role).0),
        colors: [oracle::Color::White, oracle::Color::Black].map(|color| board.color_combined(color).0),
        turn: if board.side_to_move() == oracle::Color::White { Color::White } else { Color::Black },
        castling: right(oracle::Color::White, 7, 0) | right(oracle::Color::Black, 63, 56),
        en_passant: None,
    })
}

fn theirs(board: &oracle::Board, depth: u32) -> u64 {
    let moves = MoveGen::new_legal(board);
    match depth {
        1 => moves.len() as u64,
        _ => moves.map(|m| theirs(&board.make_move_new(m), depth - 1)).sum(),
    }
}

fn theirs_made(board: &oracle::Board, depth: u32) -> u64 {
    if depth == 0 {
        std::hint::black_box(board);
        return 1;
    }
    MoveGen::new_legal(board).map(|m| theirs_made(&board.make_move_new(m), depth - 1)).sum()
}

/// Millions of leaves a second.
#[expect(clippy::disallowed_methods, reason = "a program that measures")]
fn speed(count: impl Fn() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let leaves = count();
    (leaves, leaves as f64 / start.elapsed().as_secs_f64() / 1e6)
}

fn main() {
    println!("millions of leaves a second: counted, this and the other; made, this and the other");
    for (fen, depth) in POSITIONS {
        let board = oracle::Board::from_str(fen).expect("a position");
        let own = ours(&board);
        let rows = [
            speed(|| movegen::count(&own, depth)),
            speed(|| theirs(&board, depth)),
            speed(|| movegen::count_made(&own, depth)),
            speed(|| theirs_made(&board, depth)),
        ];
        assert!(rows.iter().all(|row| row.0 == rows[0].0), "{fen}");
        let [a, b, c, d] = rows.map(|row| row.1);
        println!("{a:7.0} {b:7.0}   {c:7.0} {d:7.0}   {fen}");
    }
}
