//! What these rules say about random positions and games, one JSON object a line, for other programs to contradict.
//!
//! `cargo run -q --release --no-default-features --example oracle -- <seed> <positions> <games>`. The same seed gives
//! the same lines. `make oracle` compares them with python-chess and chess.js, see `tools/oracle`.
//!
//! The line of a position has `fen`, `ep` (whether a capture en passant is legal), `check`, `mate`, `stalemate`, and `moves`: the
//! legal moves, each with `uci`, English `san`, and the `fen` and `ep` of the position after it.
//!
//! The line of a game, in which pieces go to and fro, has its first `fen` and `plies`, each with its `uci` and what is
//! so after it: `times` the same position has stood, whether a draw may be claimed with or without a move (`repetition`,
//! `fifty`), and `over`, how the game has ended, or null.
//!
//! Absent: any judgement. What differs, and which differences are conventions, is for the readers of these lines.
#![forbid(unsafe_code)]

use std::collections::HashSet;
use std::io::{BufWriter, Write};
use std::process::ExitCode;

use lance_legal::chess::game::ClaimKind;
use lance_legal::chess::{Game, Letters, Move, Piece, Placement, Position, Role, Setup, Status, san};
use lance_legal::color::Color;
use lance_legal::square::Square;
use serde_json::{Value, json};

const USAGE: &str = "usage: oracle <seed> <positions> <games>";

/// No game goes on for longer.
const MOST_PLIES: u64 = 160;

/// Where games begin that the initial position seldom leads to: promotions, en passant (also pinned), castling on
/// every wing, many queens and knights, few men, checks to answer, counters that are far on.
const STARTS: [&str; 36] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 12 40",
    "r3k2r/p2p3p/8/1B4b1/1b4B1/8/P2P3P/R3K2R w KQkq - 3 20",
    "4k2r/5ppp/8/8/8/8/PPP5/R3K3 w Qk - 7 9",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/PPPPPPPP/8/2k5/8/5K2/pppppppp/8 w - - 0 1",
    "1n1n1n1n/P1P1P1P1/8/2k5/8/5K2/p1p1p1p1/1N1N1N1N b - - 0 70",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "4k3/8/8/pppppppp/PPPPPPPP/8/8/4K3 w - - 0 30",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "rnbqkbnr/pp1p1ppp/8/8/2pPp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 4",
    "8/8/8/K2pP2q/8/8/8/7k w - d6 0 2",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "7k/1b6/8/2pP4/4K3/8/8/8 w - c6 0 2",
    "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    "2k5/3q4/8/3pPpP1/8/4K3/8/8 w - f6 0 9",
    "8/1QQQQ3/8/K6k/8/8/4qqqq/8 w - - 0 60",
    "7k/8/2Q5/8/Q3Q3/8/2Q1Q3/7K w - - 0 60",
    "7k/8/8/1N3N2/8/2N1N3/8/K1N1N3 w - - 10 60",
    "4k3/8/R6R/8/8/R6R/8/3K4 w - - 0 50",
    "6k1/8/1B3B2/8/3B4/8/1B3B2/K7 w - - 0 50",
    "8/8/8/8/8/4k3/4p3/4K3 w - - 9 80",
    "8/4k3/8/4P3/4K3/8/8/8 w - - 4 77",
    "8/8/8/8/8/1k6/1r6/K7 w - - 98 120",
    "8/8/4k3/8/8/3QK3/8/8 b - - 97 101",
    "8/8/4k3/8/8/2BNK3/8/8 w - - 148 210",
    "k7/2Q5/1K6/8/8/8/8/8 b - - 3 61",
    "5k2/5P2/5K2/8/8/8/7p/8 b - - 0 66",
    "3rk3/8/8/8/8/8/4r3/4K2R w K - 0 1",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
];

/// SplitMix64: any seed will do, and it is the same everywhere.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to below `most`, which is not 0.
    fn below(&mut self, most: u64) -> u64 {
        self.next() % most
    }

    fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        let most = u64::try_from(things.len()).ok().filter(|most| *most > 0)?;
        things.get(usize::try_from(self.below(most)).ok()?).copied()
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<u64> = arguments.iter().filter_map(|text| text.parse().ok()).collect();
    let ([seed, positions, games], 3) = (&numbers[..], arguments.len()) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match print(&mut Chance(*seed), *positions, *games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn print(chance: &mut Chance, positions: u64, games: u64) -> std::io::Result<()> {
    for fen in STARTS {
        Position::from_fen(fen).map_err(|error| std::io::Error::other(format!("{fen}: {error}")))?;
    }
    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut seen = HashSet::new();
    let mut printed = 0;
    while printed < positions {
        let mut position = start(chance);
        // The starts are printed too, then about every third position: neighbours are much alike.
        let mut shown = true;
        for _ in 0..chance.below(MOST_PLIES) {
            let ended = Status::of(&position).is_some();
            if (shown || ended) && printed < positions && seen.insert(position.fen()) {
                writeln!(out, "{}", line(&position))?;
                printed += 1;
            }
            let Some(after) = choose(&position, chance).and_then(|m| position.play(m).ok()) else { break };
            position = after;
            shown = chance.one_in(3);
        }
    }
    let mut printed = 0;
    while printed < games {
        let game = shuffle(chance);
        if !game.plies().is_empty() {
            writeln!(out, "{}", game_line(&game))?;
            printed += 1;
        }
    }
    out.flush()
}

/// A game in which, most of the time, pieces go back where they came from, so that positions come again.
fn shuffle(chance: &mut Chance) -> Game {
    let start = if chance.one_in(3) { scattered(chance) } else { start(chance) };
    let mut game = Game::new(start);
    for _ in 0..MOST_PLIES {
        let legal = game.position().legal_moves();
        let quiet: Vec<Move> = legal.iter().copied().filter(|m| is_quiet(game.position(), *m)).collect();
        let captures: Vec<Move> = legal.iter().copied().filter(|m| game.position().piece_at(m.to).is_some()).collect();
        let own = game.plies().len().checked_sub(2).and_then(|index| game.plies().get(index)).map(|ply| ply.m);
        let back = own.map(|m| Move { from: m.to, to: m.from, promotion: None }).filter(|m| legal.contains(m));
        let m = match chance.below(20) {
            0 => choose(game.position(), chance),
            1 => chance.pick(&captures),
            2..=5 => chance.pick(&quiet),
            _ => back.or_else(|| chance.pick(&quiet)),
        };
        if m.or_else(|| chance.pick(&legal)).is_none_or(|m| game.play(m).is_err()) {
            break;
        }
    }
    game
}

/// Neither a capture nor a move of a pawn.
fn is_quiet(position: &Position, m: Move) -> bool {
    position.piece_at(m.from).is_some_and(|piece| piece.role != Role::Pawn) && position.piece_at(m.to).is_none()
}

fn game_line(game: &Game) -> Value {
    let mut replay = Game::new(*game.start());
    let mut plies = Vec::new();
    for ply in game.plies() {
        if replay.play(ply.m).is_err() {
            break;
        }
        let intended = replay.intended_claims();
        let claimable = |kind| replay.claimable().contains(&kind) || intended.iter().any(|claim| claim.kind == kind);
        plies.push(json!({
            "uci": ply.m.to_string(),
            "times": replay.repetitions(),
            "repetition": claimable(ClaimKind::Repetition),
            "fifty": claimable(ClaimKind::FiftyMoves),
            "over": replay.status().map(|status| format!("{status:?}")),
        }));
    }
    json!({ "fen": game.start().fen(), "plies": plies })
}

/// The initial position, one of [`STARTS`], or men scattered on the board.
fn start(chance: &mut Chance) -> Position {
    match chance.below(4) {
        0 => Position::start(),
        1 => scattered(chance),
        _ => chance.pick(&STARTS).and_then(|fen| Position::from_fen(fen).ok()).unwrap_or_default(),
    }
}

fn scattered(chance: &mut Chance) -> Position {
    loop {
        let mut placement = Placement::EMPTY;
        let mut put = |piece: Piece, chance: &mut Chance| {
            let square = usize::try_from(chance.below(64)).ok().and_then(Square::from_index);
            if let Some(square) = square.filter(|square| placement.at(*square).is_none()) {
                placement.set(square, Some(piece));
            }
        };
        for color in Color::ALL {
            put(Piece::new(color, Role::King), chance);
            for _ in 0..chance.below(12) {
                let role = chance.pick(&[Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]);
                put(Piece::new(color, role.unwrap_or(Role::Pawn)), chance);
            }
        }
        let turn = if chance.one_in(2) { Color::White } else { Color::Black };
        let (halfmoves, fullmoves) = (chance.below(150) as u32, 1 + chance.below(200) as u32);
        let setup = Setup { placement, turn, castling: Default::default(), en_passant: None, halfmoves, fullmoves };
        if let Ok(position) = Position::from_setup(&setup) {
            return position;
        }
    }
}

/// A legal move, one time in three among those that chance seldom finds.
fn choose(position: &Position, chance: &mut Chance) -> Option<Move> {
    let legal = position.legal_moves();
    if chance.one_in(3) {
        let rare: Vec<Move> = legal.iter().copied().filter(|m| is_rare(position, *m)).collect();
        if let Some(m) = chance.pick(&rare) {
            return Some(m);
        }
    }
    chance.pick(&legal)
}

/// Castling, promotion, a capture en passant or a double step that allows one, and check.
fn is_rare(position: &Position, m: Move) -> bool {
    let role = position.piece_at(m.from).map(|piece| piece.role);
    let castles = role == Some(Role::King) && (m.from.file() - m.to.file()).abs() == 2;
    let passes = role == Some(Role::Pawn) && position.en_passant() == Some(m.to);
    castles
        || passes
        || m.promotion.is_some()
        || position.play(m).is_ok_and(|after| after.in_check() || takes_en_passant(&after))
}

fn takes_en_passant(position: &Position) -> bool {
    position.en_passant().is_some_and(|passed| {
        let pawn = |m: &Move| position.piece_at(m.from).is_some_and(|piece| piece.role == Role::Pawn);
        position.legal_moves().iter().any(|m| m.to == passed && pawn(m))
    })
}

fn line(position: &Position) -> Value {
    let moves: Vec<Value> = position
        .legal_moves()
        .into_iter()
        .filter_map(|m| {
            let after = position.play(m).ok()?;
            let san = san::write(position, m, Letters::English);
            Some(json!({ "uci": m.to_string(), "san": san, "fen": after.fen(), "ep": takes_en_passant(&after) }))
        })
        .collect();
    let status = Status::of(position);
    json!({
        "fen": position.fen(),
        "ep": takes_en_passant(position),
        "check": position.in_check(),
        "mate": status == Some(Status::Checkmate),
        "stalemate": status == Some(Status::Stalemate),
        "moves": moves,
    })
}
