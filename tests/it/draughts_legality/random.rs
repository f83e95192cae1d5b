//! Random games and scattered pieces: every try agrees with the generator, and what is written is read again.

use std::collections::BTreeSet;

use lance_legal::draughts::legality::{self, ReadError};
use lance_legal::draughts::{
    CLASSICAS, Illegal, Move, Position, Reason, Step, Variant, judge, judge_whole, read, touch,
};
use lance_legal::random::Random;
use lance_legal::square::Square;

use super::position;

#[test]
fn random_signs_never_stop_the_reader() {
    let signs: Vec<char> = "0123456789abcdefghx-: ×–!?éK🙂".chars().collect();
    let mut random = Random::new(11);
    for position in random_positions(60) {
        for _ in 0..40 {
            let text: String = (0..random.below(12)).map(|_| signs[random.below(signs.len())]).collect();
            if let Ok(m) = read(&position, &text) {
                assert!(position.legal_moves().contains(&m), "{position}: {text}");
            }
        }
    }
}

/// Positions of random games of both variants, some of them with many damas.
pub(super) fn random_positions(count: usize) -> Vec<Position> {
    let mut random = Random::new(2026);
    let mut positions = Vec::new();
    while positions.len() < count {
        let variant = Variant::ALL[random.below(2)];
        let mut position =
            if random.below(2) == 0 { Position::start(variant) } else { scattered(variant, &mut random) };
        for ply in 0..70 {
            let moves = position.legal_moves();
            let interesting = moves.first().is_some_and(|m| !m.captured.is_empty());
            if interesting && random.below(2) == 0 || ply % 9 == 0 {
                positions.push(position);
            }
            let Some(m) = moves.get(random.below(moves.len().max(1))) else { break };
            position = position.play(*m).expect("legal");
        }
    }
    positions.truncate(count);
    positions
}

fn scattered(variant: &'static Variant, random: &mut Random) -> Position {
    let mut squares: Vec<Square> = variant.squares().collect();
    let mut take = |most: usize| -> String {
        let count = 1 + random.below(most);
        let piece = |_| {
            let square = squares.swap_remove(random.below(squares.len()));
            let crowned = matches!(square.rank(), 0 | 7) || random.below(3) == 0;
            format!("{}{square}", if crowned { "K" } else { "" })
        };
        (0..count).map(piece).collect::<Vec<_>>().join(",")
    };
    let (white, black) = (take(5), take(9));
    position(variant, &format!("W:W{white}:B{black}"))
}

/// What holds of any answer.
fn holds(position: &Position, squares: &[Square], answer: &Result<Step, Illegal>) {
    let place = || format!("{position} {:?} {squares:?}: {answer:?}", position.variant().name);
    let legal = position.legal_moves();
    let most = legal.first().map_or(0, |m| m.captured.len());
    match answer {
        Ok(Step::Move(m)) => {
            assert!(legal.contains(m), "{}", place());
            assert_eq!((squares.first(), squares.last()), (Some(&m.from), Some(&m.to)), "{}", place());
        }
        Ok(Step::Which(moves)) => assert!(moves.iter().all(|m| legal.contains(m)), "{}", place()),
        Ok(Step::Further { at, captured, next }) => {
            assert_eq!(Some(at), squares.last(), "{}", place());
            assert!(!next.is_empty() && captured.len() < most.max(1), "{}", place());
            for square in *next {
                let longer: Vec<Square> = squares.iter().copied().chain([square]).collect();
                assert!(judge(position, &longer).is_ok(), "{} {square}", place());
            }
        }
        Err(illegal) => {
            let drawing = illegal.drawing();
            let signs = [&drawing.frames, &drawing.rings, &drawing.crosses, &drawing.dots];
            let mut all: Vec<Square> = signs.into_iter().flatten().copied().collect();
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{}", place());
            reason_holds(position, &illegal.reason, &place);
        }
    }
}

fn reason_holds(position: &Position, reason: &Reason, place: &dyn Fn() -> String) {
    let legal = position.legal_moves();
    let damas = |m: &Move| m.captured.into_iter().filter(|at| position.at(*at).is_some_and(|man| man.crowned)).count();
    let of_path = |path: &[Square], among: &[Move]| {
        among.iter().find(|m| position.paths(**m).iter().any(|other| other == path)).copied()
    };
    match reason {
        Reason::MustCapture { pieces, best, .. } => {
            let takers: BTreeSet<Square> = legal.iter().map(|m| m.from).collect();
            assert_eq!(pieces.iter().map(|piece| piece.square).collect::<BTreeSet<_>>(), takers, "{}", place());
            assert!(legal == *best && best.iter().all(|m| !m.captured.is_empty()), "{}", place());
        }
        Reason::MustCaptureMore { tried, most, tried_path, best_path, goes_on, .. } => {
            let mine = of_path(tried_path, &position.all_captures()).unwrap_or_else(|| panic!("{}", place()));
            let best = of_path(best_path, &legal).unwrap_or_else(|| panic!("{}", place()));
            assert_eq!((mine.captured.len(), best.captured.len()), (*tried, *most), "{}", place());
            assert!(tried < most && *goes_on == best_path.starts_with(tried_path), "{}", place());
        }
        Reason::MustCaptureBetter { tried, most, tried_path, best_path, .. } => {
            let mine = of_path(tried_path, &position.all_captures()).unwrap_or_else(|| panic!("{}", place()));
            let best = of_path(best_path, &legal).unwrap_or_else(|| panic!("{}", place()));
            assert_eq!((damas(&mine), damas(&best)), (*tried, *most), "{}", place());
            assert!(tried < most && mine.captured.len() == best.captured.len(), "{}", place());
            assert_eq!(position.variant().name, CLASSICAS.name);
        }
        Reason::GameOver { .. } => assert!(legal.is_empty(), "{}", place()),
        // Only a capture can be forbidden by the laws of capture, and only where there is one.
        _ => {}
    }
}

/// For any two squares: the legal move if there is one, or a reason if there is none.
#[test]
fn every_pair_of_squares_is_judged_as_the_generator_has_it() {
    for position in random_positions(500) {
        let legal = position.legal_moves();
        for from in Square::all() {
            let own = position.at(from).is_some_and(|man| man.color == position.turn());
            assert_eq!(touch(&position, from).is_none(), legal.iter().any(|m| m.from == from), "{position} {from}");
            // Of the squares without a piece that may move all is said by the touch.
            for to in Square::all().filter(|to| own || to.index() % 9 == 0) {
                let squares = [from, to];
                let answer = judge(&position, &squares);
                holds(&position, &squares, &answer);
                let there: Vec<&Move> = legal.iter().filter(|m| (m.from, m.to) == (from, to)).collect();
                let passes = legal.iter().any(|m| {
                    m.from == from && position.paths(*m).iter().any(|path| path[1..path.len() - 1].contains(&to))
                });
                match (&answer, &there[..]) {
                    (Ok(Step::Move(m)), [only]) => assert_eq!(m, *only, "{position} {from}{to}"),
                    (Ok(Step::Which(moves)), more) if more.len() > 1 => {
                        assert_eq!(moves.len(), more.len(), "{position}")
                    }
                    (Ok(Step::Further { .. }), _) => assert!(passes, "{position} {from}{to}"),
                    (Err(_), []) => {}
                    _ => panic!("{position} {from}{to}: {answer:?} and {there:?}"),
                }
                let whole = judge_whole(&position, &squares);
                holds(&position, &squares, &whole);
                match (&whole, &there[..]) {
                    (Ok(Step::Move(_)), [_]) | (Err(_), []) => {}
                    (Ok(Step::Which(_)), more) if more.len() > 1 => {}
                    _ => panic!("{position} {from}{to}: {whole:?} and {there:?}"),
                }
            }
        }
    }
}

/// Whole paths are their moves, each beginning goes on to it, and a path led astray is refused or still right.
#[test]
fn every_path_is_judged_square_by_square() {
    let mut random = Random::new(5);
    for position in random_positions(500) {
        for m in position.legal_moves() {
            for path in position.paths(m).into_iter().take(4) {
                assert_eq!(judge(&position, &path), Ok(Step::Move(m)), "{position} {path:?}");
                assert_eq!(judge_whole(&position, &path), Ok(Step::Move(m)), "{position} {path:?}");
                for end in 1..path.len() {
                    let answer = judge(&position, &path[..end]);
                    holds(&position, &path[..end], &answer);
                    assert!(matches!(answer, Ok(Step::Further { .. })), "{position} {path:?} {end}: {answer:?}");
                    let astray = Square::all().nth(random.below(64)).expect("a square");
                    let squares: Vec<Square> = path[..end].iter().copied().chain([astray]).collect();
                    holds(&position, &squares, &judge(&position, &squares));
                    holds(&position, &squares, &judge_whole(&position, &squares));
                }
            }
        }
        for _ in 0..20 {
            let any: Vec<Square> = (0..random.below(7)).filter_map(|_| Square::from_index(random.below(64))).collect();
            if !any.is_empty() {
                holds(&position, &any, &judge(&position, &any));
                holds(&position, &any, &judge_whole(&position, &any));
            }
        }
    }
}

#[test]
fn what_is_written_is_read_again() {
    let mut shared = 0;
    let mut random = Random::new(31);
    let scattered = (0..30_000u32).map(|_| scattered(&CLASSICAS, &mut random));
    let alike = |position: &Position| {
        let legal = position.legal_moves();
        let ends: BTreeSet<(Square, Square)> = legal.iter().map(|m| (m.from, m.to)).collect();
        ends.len() < legal.len()
    };
    let shared_ends: Vec<Position> = scattered.filter(alike).collect();
    for position in random_positions(300).into_iter().chain(shared_ends) {
        let legal = position.legal_moves();
        for m in &legal {
            let written = position.written(*m);
            assert_eq!(read(&position, &written), Ok(*m), "{position}: {written}");
            // Ends alone do where no other move has them.
            let alike = legal.iter().filter(|other| (other.from, other.to) == (m.from, m.to)).count();
            let ends = format!("{}x{}", position.name(m.from), position.name(m.to));
            match read(&position, &ends) {
                Ok(found) => assert_eq!((found, alike), (*m, 1), "{position}: {ends}"),
                Err(ReadError::Ambiguous(moves)) => {
                    assert_eq!(moves.len(), alike, "{position}: {ends}");
                    shared += 1;
                }
                other => panic!("{position}: {ends}: {other:?}"),
            }
            // And with the names of squares, in any variant.
            let named = legality::written(&position, *m, true);
            assert!(named.starts_with(|sign: char| sign.is_ascii_lowercase()), "{position}: {named}");
            assert_eq!(read(&position, &named), Ok(*m), "{position}: {named}");
            assert_eq!(legality::written(&position, *m, false), written, "{position}");
        }
    }
    assert!(shared > 20, "{shared} with shared ends");
}
