//! Chess960: start positions, moves and their counts, FEN, notation, PGN, the record. FIDE 2023 II

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::chess::chess960::{self, Dice, InvalidStart, Roll, STANDARD};
use lance_legal::chess::legality::{Reason, judge};
use lance_legal::chess::pgn::{self, PgnGame, Reader};
use lance_legal::chess::{
    FenError, Game, InvalidFen, InvalidPosition, Letters, Move, Piece, Position, Role, Setup, Side, san,
};
use lance_legal::color::Color;
use lance_legal::random::Random;
use lance_legal::square::Square;

const COUNTS: &str = include_str!("../data/chess960.perft");

fn position(fen: &str) -> Position {
    chess960::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn m(text: &str) -> Move {
    text.parse().unwrap_or_else(|_| panic!("{text}"))
}

fn rank(letters: &str) -> [Role; 8] {
    let roles: Vec<Role> = letters.chars().map(|letter| Piece::from_fen_char(letter).expect(letters).role).collect();
    roles.try_into().expect("eight letters")
}

#[test]
fn every_start_position_keeps_the_rules_and_has_its_number() {
    let mut all = BTreeSet::new();
    for number in 0..chess960::POSITIONS {
        let start = chess960::position(number).expect("a number below 960");
        let pieces = chess960::pieces(number).expect("a number below 960");
        assert_eq!(chess960::number_of(&pieces), Ok(number));
        let fen = start.fen();
        let setup = start.setup();
        let of = |color, role| setup.placement.pieces(Piece::new(color, role)).into_iter().collect::<Vec<Square>>();
        // FIDE 2023 II.2.1, II.2.2, II.2.3
        let (king, rooks, bishops) =
            (of(Color::White, Role::King), of(Color::White, Role::Rook), of(Color::White, Role::Bishop));
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "{fen}");
        assert_ne!(bishops[0].color(), bishops[1].color(), "{fen}");
        for role in Role::ALL {
            let files = |squares: Vec<Square>| squares.into_iter().map(Square::file).collect::<Vec<_>>();
            assert_eq!(files(of(Color::White, role)), files(of(Color::Black, role)), "{fen}");
        }
        assert!(fen.ends_with(" w KQkq - 0 1"), "{fen}");
        assert_eq!(chess960::from_fen(&fen), Ok(start));
        assert_eq!(chess960::from_fen(&chess960::shredder_fen(&setup)), Ok(start));
        all.insert(fen);
    }
    assert_eq!(all.len(), 960);
    assert!(chess960::position(960).is_none() && chess960::pieces(960).is_none());
}

#[test]
fn the_numbers_are_the_usual_ones() {
    for (number, letters) in [(0, "bbqnnrkr"), (1, "bqnbnrkr"), (518, "rnbqkbnr"), (534, "rnbkqbnr"), (959, "rkrnnqbb")]
    {
        assert_eq!(chess960::pieces(number), Some(rank(letters)), "{number}");
    }
    assert_eq!(chess960::position(STANDARD).map(|start| start.fen()), Some(Position::start().fen()));
}

#[test]
fn a_rank_that_is_no_start_position_is_refused_with_its_article() {
    for (letters, error, article) in [
        ("rnbqkbnn", InvalidStart::Count(Role::Rook, 1), "II.2"),
        ("rnbkkbnr", InvalidStart::Count(Role::King, 2), "II.2"),
        ("rrbqkbnn", InvalidStart::KingOutside { king: 4, rooks: [0, 1] }, "II.2.1"),
        ("kqrbbrnn", InvalidStart::KingOutside { king: 0, rooks: [2, 5] }, "II.2.1"),
        ("rnbqknbr", InvalidStart::BishopsAlike([2, 6]), "II.2.2"),
    ] {
        assert_eq!(chess960::number_of(&rank(letters)), Err(error), "{letters}");
        assert_eq!(error.article(), article);
    }
}

#[test]
fn a_die_reaches_each_start_position_equally_often() {
    let mut met = BTreeMap::new();
    let mut throws = [1, 1, 1, 1, 1];
    'all: loop {
        let mut dice = Dice::new();
        let placed = throws.iter().all(|die| matches!(dice.roll(*die), Roll::Placed(..)));
        if placed {
            let number = dice.number().expect("all is placed");
            *met.entry(number).or_insert(0) += 1;
            assert_eq!(dice.roll(1), Roll::Done);
        }
        for die in throws.iter_mut().rev() {
            *die += 1;
            if *die <= 6 {
                continue 'all;
            }
            *die = 1;
        }
        break;
    }
    assert_eq!(met.len(), 960);
    // Either knight may be placed first.
    assert!(met.values().all(|times| *times == 2));
}

#[test]
fn a_die_says_what_it_did() {
    let mut dice = Dice::new();
    assert_eq!(dice.due(), Some((Role::Bishop, 4)));
    assert_eq!(dice.roll(5), Roll::Again);
    assert_eq!(dice.roll(0), Roll::Again);
    assert_eq!(dice.roll(2), Roll::Placed(Role::Bishop, 2));
    assert_eq!(dice.roll(3), Roll::Placed(Role::Bishop, 5));
    assert_eq!(dice.roll(3), Roll::Placed(Role::Queen, 3));
    assert_eq!((dice.due(), dice.number()), (Some((Role::Knight, 5)), None));
    assert_eq!(dice.roll(2), Roll::Placed(Role::Knight, 1));
    assert_eq!(dice.roll(3), Roll::Placed(Role::Knight, 6));
    assert_eq!((dice.due(), dice.number()), (None, Some(STANDARD)));
}

#[test]
fn a_lot_is_any_of_the_960() {
    let mut random = Random::new(7);
    let met: BTreeSet<u16> = (0..20_000).map(|_| chess960::lot(|limit| random.below(limit))).collect();
    assert_eq!((met.len(), met.first(), met.last()), (960, Some(&0), Some(&959)));
    assert_eq!(chess960::lot(|_| usize::MAX) / 960, 0);
}

/// Counts by the game's own moves, each judged by the laws as a person reads them.
fn judged(position: &Position) -> usize {
    let setup = position.setup();
    let tries = |from| Square::all().map(move |to| (from, to));
    let legal = |(from, to): &(Square, Square)| {
        let promotes = setup.placement.at(*from).is_some_and(|piece| piece.promotes_on(*to));
        judge(position, None, None, *from, *to, promotes.then_some(Role::Queen)).is_ok()
    };
    let moves = Square::all().flat_map(tries).filter(legal);
    moves
        .map(|(from, to)| if setup.placement.at(from).is_some_and(|piece| piece.promotes_on(to)) { 4 } else { 1 })
        .sum()
}

#[test]
fn counts_of_all_start_positions_and_ten_moves_later_are_exact() {
    let mut rows = 0;
    for line in COUNTS.lines().filter(|line| !line.starts_with('#')) {
        let [number, first, fen, later] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        let start = chess960::position(number.parse().expect(line)).expect(line);
        let later = (position(fen), later);
        assert_eq!(later.0.fen(), fen);
        for (position, counts) in [(start, first), later] {
            for (depth, count) in (1..).zip(counts.split(' ')) {
                assert_eq!(position.perft(depth).to_string(), count, "{line}, depth {depth}");
            }
            assert_eq!(position.perft_made(2), position.perft(2), "{line}");
            if rows % 4 == 0 {
                assert_eq!(judged(&position) as u64, position.perft(1), "{line}");
            }
        }
        rows += 1;
    }
    assert_eq!(rows, 960);
}

/// Each way to castle of II.3.2, and what stands where afterwards.
#[test]
fn castling_leads_king_and_rook_where_standard_chess_does() {
    for (fen, tried, written, after) in [
        // FIDE 2023 II.3.2.1: both move.
        ("1k6/8/8/8/8/8/8/R3K2R w KQ - 3 9", "e1h1", "0-0", "1k6/8/8/8/8/8/8/R4RK1 b - - 4 9"),
        ("4k3/8/8/8/8/8/8/1RK4R w KQ - 3 9", "c1h1", "0-0", "4k3/8/8/8/8/8/8/1R3RK1 b - - 4 9"),
        // FIDE 2023 II.3.2.2: they change places.
        ("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1", "0-0", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        ("2rk4/8/8/8/8/8/8/K7 b q - 0 1", "d8c8", "0-0-0", "2kr4/8/8/8/8/8/8/K7 w - - 1 2"),
        // FIDE 2023 II.3.2.3: only the king moves.
        ("4k3/8/8/8/8/8/8/3RK3 w Q - 0 1", "e1d1", "0-0-0", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
        // FIDE 2023 II.3.2.4: only the rook moves.
        ("4k3/8/8/8/8/8/8/R1K5 w Q - 0 1", "c1a1", "0-0-0", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
        ("6kr/8/8/8/8/8/8/K7 b k - 0 1", "g8h8", "0-0", "5rk1/8/8/8/8/8/8/K7 w - - 1 2"),
        // FIDE 2023 II.3.2.7.5: a, b and e may be occupied.
        ("4k3/8/8/8/8/8/8/NNR1NK2 w Q - 0 1", "f1c1", "0-0-0", ""),
        ("4k3/8/8/8/8/8/8/NNRK1N2 w Q - 0 1", "d1c1", "0-0-0", "4k3/8/8/8/8/8/8/NNKR1N2 b - - 1 1"),
        ("4k3/8/8/8/8/8/8/4NKRN w K - 0 1", "f1g1", "0-0", "4k3/8/8/8/8/8/8/4NRKN b - - 1 1"),
        // The inner rook castles, and the outer one stays.
        ("1k6/8/8/8/8/8/8/4KR1R w F - 0 1", "e1f1", "0-0", "1k6/8/8/8/8/8/8/5RKR b - - 1 1"),
        // The rook crosses a square that is attacked, or is attacked itself.
        ("1r2k3/8/8/8/8/8/8/R2K4 w Q - 0 1", "d1a1", "0-0-0", "1r2k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
    ] {
        let before = position(fen);
        let castling = m(tried);
        if after.is_empty() {
            assert!(before.play(castling).is_err(), "{fen}: {tried}");
            continue;
        }
        let side = if written == "0-0" { Side::King } else { Side::Queen };
        assert_eq!(chess960::castling(&before, side), Some(castling), "{fen}");
        assert!(judge(&before, None, None, castling.from, castling.to, None).is_ok(), "{fen}");
        let played = before.play(castling).unwrap_or_else(|_| panic!("{fen}: {tried}"));
        let signs = san::write(&before, castling, Letters::Portuguese);
        assert_eq!(signs.trim_end_matches('+'), written, "{fen}");
        assert_eq!(san::read(&before, written, Letters::Portuguese), Ok(castling), "{fen}");
        assert_eq!(san::read(&before, tried, Letters::Portuguese), Ok(castling), "{fen}");
        assert_eq!(played.fen(), after, "{fen}");
        assert_eq!(before.setup().after(castling), played.setup(), "{fen}");
        let (king, rook) = chess960::castled(&before, castling).expect("it castles");
        assert_eq!((played.king(before.turn()), side.rook_to(before.turn())), (king, rook));
    }
}

#[test]
fn the_standard_game_does_not_castle_onto_its_rook_nor_chess960_by_two_steps() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let (standard, other) = (Position::from_fen(fen).expect(fen), position(fen));
    assert_ne!(standard, other);
    assert_eq!(standard.fen(), other.fen());
    assert!(standard.is_legal(m("e1g1")) && !standard.is_legal(m("e1h1")));
    assert!(other.is_legal(m("e1h1")) && !other.is_legal(m("e1g1")));
    assert_eq!(standard.perft(3), other.perft(3));
    let reason = |position, tried: Move| judge(position, None, None, tried.from, tried.to, None).expect_err(fen).reason;
    assert!(matches!(reason(&standard, m("e1h1")), Reason::OwnPiece { .. }));
    assert!(matches!(reason(&other, m("e1g1")), Reason::CastlingOntoRook { .. }));
}

#[test]
fn each_fen_is_read_and_printed_as_x_fen_and_as_shredder_fen() {
    for (fen, x_fen, shredder) in [
        ("1r2kr2/8/8/8/8/8/8/1R2KR2 w KQkq - 0 1", "KQkq", "FBfb"),
        ("1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1", "KQkq", "FBfb"),
        ("1r2kr2/8/8/8/8/8/8/1R2KR2 w bfBF - 0 1", "KQkq", "FBfb"),
        ("r1r1k1rr/8/8/8/8/8/8/R1R1K1RR w GCgc - 0 1", "GCgc", "GCgc"),
        ("r1r1k1rr/8/8/8/8/8/8/R1R1K1RR w GQkc - 0 1", "GQkc", "GAhc"),
        ("4k3/8/8/8/8/8/8/RRK5 w B - 0 1", "B", "B"),
        ("4k3/8/8/8/8/8/8/RRK5 w Q - 0 1", "Q", "A"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "-", "-"),
    ] {
        let position = position(fen);
        let rights = |text: &str| text.split(' ').nth(2).map(str::to_owned);
        assert_eq!(rights(&position.fen()).as_deref(), Some(x_fen), "{fen}");
        assert_eq!(rights(&chess960::shredder_fen(&position.setup())).as_deref(), Some(shredder), "{fen}");
        assert_eq!(chess960::from_fen(&position.fen()), Ok(position), "{fen}");
        assert_eq!(chess960::from_fen(&chess960::shredder_fen(&position.setup())), Ok(position), "{fen}");
    }
}

#[test]
fn a_fen_that_names_no_right_is_refused() {
    let error = |fen| chess960::from_fen(fen).expect_err(fen);
    for (fen, letter) in [
        ("4k3/8/8/8/8/8/8/1R2KR2 w KF - 0 1", 'F'),
        ("4k3/8/8/8/8/8/8/1R2KR2 w KK - 0 1", 'K'),
        ("4k3/8/8/8/8/8/8/1R2KR2 w X - 0 1", 'X'),
    ] {
        assert_eq!(error(fen), FenError::Fen(InvalidFen::Castling(letter)), "{fen}");
    }
    for (fen, color, side) in [
        ("4k3/8/8/8/8/8/8/1R2K3 w K - 0 1", Color::White, Side::King),
        ("4k3/8/8/8/8/8/8/1R2K3 w H - 0 1", Color::White, Side::King),
        ("4k3/8/8/8/8/8/4K3/1R6 w Q - 0 1", Color::White, Side::Queen),
        ("4k3/8/8/8/8/8/8/1R2K3 w Qb - 0 1", Color::Black, Side::Queen),
        ("1n2k3/8/8/8/8/8/8/4K3 w b - 0 1", Color::Black, Side::Queen),
    ] {
        assert_eq!(error(fen), FenError::Position(InvalidPosition::Castling(color, side)), "{fen}");
    }
    // A page of standard chess reads what it did.
    let standard = Position::from_fen("4k3/8/8/8/8/8/8/1R2KR2 w KQ - 0 1").expect_err("no rook in the corner");
    assert_eq!(standard, FenError::Position(InvalidPosition::Castling(Color::White, Side::King)));
    assert_eq!(Setup::parse("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1"), Err(InvalidFen::Castling('H')));
}

/// A game of so many random moves, castling whenever it can.
fn random_game(number: u16, plies: usize, random: &mut Random) -> Game {
    let mut game = Game::new(chess960::position(number).expect("a number below 960"));
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        let castling = moves.iter().copied().find(|m| chess960::castled(game.position(), *m).is_some());
        let Some(m) = castling.or_else(|| random.pick(&moves).copied()) else { break };
        if game.play(m).is_err() {
            break;
        }
    }
    game
}

#[test]
fn games_come_back_from_fen_san_pgn_and_record() {
    let mut random = Random::new(2023);
    let mut castled = 0;
    for number in (0..960).step_by(7).chain([STANDARD]) {
        let game = random_game(number, 60, &mut random);
        let mut moves = Vec::new();
        let mut before = *game.start();
        for (index, ply) in game.plies().iter().enumerate() {
            castled += usize::from(chess960::castled(&before, ply.m).is_some());
            assert_eq!(chess960::from_fen(&ply.position.fen()), Ok(ply.position));
            assert_eq!(before.setup().after(ply.m), ply.position.setup());
            for letters in [Letters::Portuguese, Letters::English] {
                let written = game.san(index, letters).expect("a ply");
                assert_eq!(san::read(&before, &written, letters), Ok(ply.m), "{} {written}", before.fen());
            }
            moves.push(ply.m);
            before = ply.position;
        }
        let kept = serde_json::to_string(&game.record()).expect("a record");
        let record = serde_json::from_str(&kept).expect(&kept);
        assert_eq!(Game::from_record(&record).expect("the record"), game);

        let written = pgn::write(&PgnGame::new(*game.start(), moves));
        assert!(written.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \""), "{written}");
        let read = Reader::new(&written).with_chess960().next().expect("a game").expect("a good one");
        assert_eq!((read.start, pgn::write(&read)), (*game.start(), written));
    }
    assert!(castled > 100, "{castled}");
}

#[test]
fn the_tag_variant_decides_only_where_chess960_is_asked_for() {
    let game = |tags: &str| format!("{tags}\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n");
    for name in ["Chess960", "chess 960", "Fischerandom", "Fischer Random", "FischerRandom"] {
        let text = game(&format!("[Variant \"{name}\"]"));
        let read = Reader::new(&text).with_chess960().next().expect("a game").expect("a good one");
        assert_eq!((read.start, read.moves.last()), (chess960::position(STANDARD).expect("518"), Some(&m("e1h1"))));
        assert_eq!(read.tag("Variant"), None);
        let standard = Reader::new(&text).next().expect("a game").expect("a good one");
        assert_eq!((standard.start, standard.moves.last()), (Position::start(), Some(&m("e1g1"))));
        assert_eq!(standard.tag("Variant"), Some(name));
    }
    let text = game("[Variant \"Crazyhouse\"]");
    let read = Reader::new(&text).with_chess960().next().expect("a game").expect("a good one");
    assert_eq!(read.start, Position::start());
}

#[test]
fn a_standard_record_says_nothing_of_chess960() {
    let record = Game::new(Position::start()).record();
    assert_eq!(serde_json::to_string(&record).expect("a record"), "{\"moves\":[]}");
}
