//! Who can still checkmate: never a false yes, never a false no.
//!
//! Every yes is shown by playing the moves that were found. Every no is held against a plain search without any of
//! the proofs: to its end where the positions that can come are few, as far as is affordable elsewhere.

use std::collections::{HashSet, VecDeque};

use lance_legal::chess::dead_position::{DEEP_NODES, MatingChance, QUICK_NODES, can_either_mate, can_mate, mate_line};
use lance_legal::chess::game::Status;
use lance_legal::chess::{Piece, Placement, Position, Role, Setup};
use lance_legal::color::Color;
use lance_legal::square::Square;
use proptest::prelude::*;
use proptest::strategy::ValueTree;

use crate::amount::amount;
use crate::random_games;

/// What a plain search says: no proofs, no order, every position that can come about.
#[derive(Debug, PartialEq)]
enum Plain {
    Mate,
    NoMate,
    TooMany,
}

fn plain(start: &Position, side: Color, limit: usize) -> Plain {
    // Counted moves are no part of the question.
    let key = |position: &Position| {
        let setup = position.setup();
        Setup { halfmoves: 0, fullmoves: 1, ..setup }.to_string()
    };
    let mut seen = HashSet::from([key(start)]);
    let mut waiting = VecDeque::from([*start]);
    while let Some(position) = waiting.pop_front() {
        if Status::of(&position) == Some(Status::Checkmate) && position.turn() != side {
            return Plain::Mate;
        }
        for m in position.legal_moves() {
            let after = position.play(m).unwrap();
            if seen.insert(key(&after)) {
                if seen.len() > limit {
                    return Plain::TooMany;
                }
                waiting.push_back(after);
            }
        }
    }
    Plain::NoMate
}

/// Plays the line that was found and sees the mate.
fn assert_mates(position: &Position, side: Color, nodes: u32) {
    let line = mate_line(position, side, nodes).expect("a side that can mate has a line");
    let mut at = *position;
    for m in line {
        at = at.play(m).expect("a line of legal moves");
    }
    assert_eq!(Status::of(&at), Some(Status::Checkmate), "{}", position.setup());
    assert_eq!(at.turn(), !side, "{}", position.setup());
}

/// What is said of this question is true, as far as a plain search of so many positions knows.
fn assert_true(position: &Position, side: Color, nodes: u32, limit: usize) -> (MatingChance, Plain) {
    let answer = can_mate(position, side, nodes);
    let plain = plain(position, side, limit);
    match (answer, &plain) {
        (MatingChance::Can, Plain::NoMate) => panic!("{} {side:?}: there is no mate", position.setup()),
        (MatingChance::Cannot, Plain::Mate) => panic!("{} {side:?}: there is a mate", position.setup()),
        (MatingChance::Can, _) => assert_mates(position, side, nodes),
        _ => {}
    }
    (answer, plain)
}

struct Question {
    position: Position,
    side: Color,
    expected: MatingChance,
    line: &'static str,
}

fn questions() -> Vec<Question> {
    let lines = include_str!("../data/dead.txt").lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let [fen, side, answer, _] = line.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("four fields: {line}")
            };
            Question {
                position: Position::from_fen(fen).expect(line),
                side: if side == "w" { Color::White } else { Color::Black },
                expected: if answer == "can" { MatingChance::Can } else { MatingChance::Cannot },
                line,
            }
        })
        .collect()
}

#[test]
fn composed_positions_are_decided() {
    let questions = questions();
    let mut undecided = 0;
    for Question { position, side, expected, line } in &questions {
        let quick = can_mate(position, *side, QUICK_NODES);
        if quick == MatingChance::Unknown {
            undecided += 1;
            assert_eq!(can_mate(position, *side, DEEP_NODES), *expected, "{line}");
        } else {
            assert_eq!(quick, *expected, "{line}");
        }
        if *expected == MatingChance::Can {
            assert_mates(position, *side, DEEP_NODES);
        }
    }
    assert!(questions.len() >= 70, "{} questions", questions.len());
    assert!(undecided <= 3, "{undecided} composed positions take the longer search");
}

#[test]
fn composed_positions_agree_with_a_plain_search() {
    let mut to_the_end = 0;
    for Question { position, side, expected, line } in questions() {
        match plain(&position, side, 6_000) {
            Plain::Mate => assert_eq!(expected, MatingChance::Can, "{line}"),
            Plain::NoMate => {
                assert_eq!(expected, MatingChance::Cannot, "{line}");
                to_the_end += 1;
            }
            Plain::TooMany => {}
        }
    }
    assert!(to_the_end >= 15, "only {to_the_end} searches came to their end");
}

#[test]
fn either_side_answers_for_both() {
    let either = |fen: &str| can_either_mate(&Position::from_fen(fen).unwrap(), QUICK_NODES);
    assert_eq!(either("8/8/3k4/8/8/3K4/6R1/8 w - - 0 1"), MatingChance::Can);
    assert_eq!(either("8/8/3k4/8/6r1/3K4/8/8 w - - 0 1"), MatingChance::Can);
    assert_eq!(either("8/8/3k4/8/8/3KN3/8/8 w - - 0 1"), MatingChance::Cannot);
    assert_eq!(can_either_mate(&Position::start(), 1), MatingChance::Unknown);
}

#[test]
fn without_positions_to_look_at_nothing_is_made_up() {
    for Question { position, side, expected, line } in questions() {
        let answer = can_mate(&position, side, 0);
        assert!(answer == expected || answer == MatingChance::Unknown, "{line}");
    }
}

/// Pieces on squares, with the king that may be mated to move and its opponent's king.
fn is_mate(pieces: &[(Square, Color, Role)]) -> bool {
    let mut placement = Placement::EMPTY;
    for (square, color, role) in pieces {
        if placement.at(*square).is_some() {
            return false;
        }
        placement.set(*square, Some(Piece::new(*color, *role)));
    }
    let setup = Setup {
        placement,
        turn: Color::Black,
        castling: Default::default(),
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    };
    Position::from_setup(&setup).is_ok_and(|position| Status::of(&position) == Some(Status::Checkmate))
}

/// With these men no placement at all is a mate: the losing king in one eighth of the board is enough.
#[test]
fn no_placement_of_too_little_material_is_a_mate() {
    let white: [(Role, &[Role]); 2] =
        [(Role::Knight, &[Role::Queen]), (Role::Bishop, &[Role::Queen, Role::Rook, Role::Bishop])];
    for (attacker, defenders) in white {
        for king in Square::all().filter(|square| square.file() < 4 && square.rank() <= square.file()) {
            let near = |square: &Square| {
                (square.file() - king.file()).abs() <= 2 && (square.rank() - king.rank()).abs() <= 2 && *square != king
            };
            for own in Square::all().filter(near) {
                for from in Square::all() {
                    let attacks = lance_legal::chess::geometry::pattern(Piece::new(Color::White, attacker), from);
                    if !attacks.contains(king) {
                        continue;
                    }
                    for defender in defenders {
                        for at in Square::all() {
                            // Bishops of different colours can mate.
                            if *defender == Role::Bishop && at.color() != from.color() {
                                continue;
                            }
                            let men = [
                                (king, Color::Black, Role::King),
                                (own, Color::White, Role::King),
                                (from, Color::White, attacker),
                                (at, Color::Black, *defender),
                            ];
                            assert!(!is_mate(&men), "{men:?}");
                        }
                    }
                }
            }
        }
    }
}

/// Pawns that face each other in a chain from file to file, some with a step between them or a pawn behind, kings
/// and up to three pieces.
fn closed_position() -> impl Strategy<Value = Position> {
    let file = (0..8u8, prop::sample::select(vec![-1, 1]), any::<bool>());
    let roles = vec![Role::Bishop, Role::Bishop, Role::Knight, Role::Rook];
    let piece = (0..64usize, any::<bool>(), prop::sample::select(roles));
    let kings = (0..24usize, 40..64usize, any::<bool>());
    (prop::collection::vec(file, 8), 1..6i8, kings, prop::collection::vec(piece, 0..=3)).prop_filter_map(
        "a position of a game",
        |(files, first, (low, high, turn), pieces)| {
            let mut placement = Placement::EMPTY;
            let mut rank = first;
            let mut skipped = false;
            for (file, (kind, step, skip)) in (0..8).zip(files) {
                // Neighbours on one rank would take each other; with a file between them they cannot.
                if skip && !skipped {
                    skipped = true;
                    continue;
                }
                if !skipped && file > 0 {
                    rank = (rank + step).clamp(1, 5);
                }
                skipped = false;
                let mut set = |rank: i8, color| {
                    if let Some(square) = Square::new(file, rank.clamp(1, 6)) {
                        placement.set(square, Some(Piece::new(color, Role::Pawn)));
                    }
                };
                set(rank + if kind == 0 { 2 } else { 1 }, Color::Black);
                set(rank, Color::White);
                if kind == 1 && rank > 1 {
                    set(rank - 1, Color::White);
                }
            }
            let mut put = |at: usize, piece| {
                let square = Square::from_index(at)?;
                placement.at(square).is_none().then(|| placement.set(square, Some(piece)))
            };
            put(low, Piece::new(Color::White, Role::King))?;
            put(high, Piece::new(Color::Black, Role::King))?;
            for (at, own, role) in pieces {
                put(at, Piece::new(if own { Color::White } else { Color::Black }, role))?;
            }
            let setup = Setup {
                placement,
                turn: if turn { Color::White } else { Color::Black },
                castling: Default::default(),
                en_passant: None,
                halfmoves: 0,
                fullmoves: 1,
            };
            Position::from_setup(&setup).ok()
        },
    )
}

/// The strategy is worth nothing unless it yields both answers.
#[test]
fn closed_positions_are_of_both_kinds() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut count = [0; 3];
    for _ in 0..200 {
        let position = closed_position().new_tree(&mut runner).unwrap().current();
        count[can_mate(&position, Color::White, 1_000) as usize] += 1;
    }
    assert!(count[MatingChance::Can as usize] >= 20 && count[MatingChance::Cannot as usize] >= 20, "{count:?}");
}

/// A run tries few; `EVERY=1 cargo test --release --package tests dead` tries many and searches on.
fn cases(few: u32, many: u32) -> ProptestConfig {
    ProptestConfig::with_cases(amount(few, many))
}

proptest! {
    #![proptest_config(cases(200, 500))]

    #[test]
    fn closed_positions_are_answered_truly(position in closed_position()) {
        for side in Color::ALL {
            assert_true(&position, side, 3_000, amount(1_500, 5_000));
        }
    }
}

proptest! {
    #![proptest_config(cases(24, 500))]

    #[test]
    fn positions_of_random_games_are_answered_truly(picks in random_games::picks(400)) {
        let game = random_games::game_of(&Position::start(), &picks);
        for side in Color::ALL {
            assert_true(game.position(), side, 3_000, amount(800, 5_000));
        }
    }
}
