//! Draughts: counted sequences of moves, and the laws of capture one by one.

use lance_legal::color::Color;
use lance_legal::draughts::{
    BRASILEIRAS, CLASSICAS, MOST_TEXT, Man, Move, Position, PositionError, Variant, number, numbered,
};
use lance_legal::random::Random;
use lance_legal::square::Square;

/// The start, depth by depth: the published counts of Spanish and Brazilian rules, moves being from, to and what is
/// lifted. Without the law of quantity depth 6 is 36,768; without that of quality depth 11 is the first to differ.
const CLASSIC: [u64; 12] =
    [7, 49, 302, 1469, 7361, 36_473, 177_532, 828_783, 3_860_866, 17_743_464, 81_383_200, 365_728_331];
const BRAZILIAN: [u64; 9] = [7, 49, 302, 1469, 7473, 37_628, 187_302, 907_830, 4_431_766];

/// Positions in which the law of quality tells from the first moves on, with their counts.
const QUALITY: [(&str, [u64; 6]); 3] = [
    ("W:W1,2,5,6,9,14,K20:BK4,17,19,23,26,27,30", [9, 11, 62, 250, 958, 6510]),
    ("W:WK1,K4,6,10,13:BK32,K29,23,19,17,27", [11, 81, 582, 3592, 24_320, 152_918]),
    ("W:WK1:B6,8,K15,14", [1, 3, 24, 182, 1293, 11_448]),
];

fn position(variant: &'static Variant, text: &str) -> Position {
    Position::from_text(variant, text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn written(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(|m| position.written(m)).collect();
    moves.sort();
    moves
}

#[test]
fn the_start_has_as_many_sequences_as_are_published() {
    for (variant, counts) in [(&CLASSICAS, &CLASSIC[..]), (&BRASILEIRAS, &BRAZILIAN[..])] {
        let start = Position::start(variant);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(start.perft(depth), *count, "{}, depth {depth}", variant.name);
        }
    }
}

#[test]
fn the_law_of_quality_counts_from_the_first_moves() {
    for (text, counts) in QUALITY {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(position(&CLASSICAS, text).perft(depth), count, "{text}, depth {depth}");
        }
    }
}

#[test]
fn squares_are_numbered_from_the_right_hand_upwards() {
    let named = |name: &str| name.parse::<Square>().unwrap();
    for (name, place) in [("h1", 1), ("b1", 4), ("g2", 5), ("a2", 8), ("h3", 9), ("g8", 29), ("a8", 32)] {
        assert_eq!((number(named(name)), numbered(place)), (Some(place), Some(named(name))), "{name}");
    }
    assert_eq!((number(named("a1")), numbered(0), numbered(33), numbered(255)), (None, None, None, None));
    assert_eq!((1..=32).filter_map(numbered).filter_map(number).collect::<Vec<_>>(), (1..=32).collect::<Vec<_>>());
    // Brazilian draughts are played on the squares between.
    assert!(BRASILEIRAS.plays(named("a1")) && !CLASSICAS.plays(named("a1")));
    assert_eq!(Variant::ALL.map(|variant| variant.squares().count()), [32, 32]);
}

/// What it shows, the position, and every move that the laws leave.
const LAWS: [(&str, &str, &str); 18] = [
    ("the opening", "start", "10-13 10-14 11-14 11-15 12-15 12-16 9-13"),
    ("a man captures what stands before it", "W:W14:B18", "14x21"),
    ("it must, although another may step", "W:W14,1:B18", "14x21"),
    ("not backwards", "W:W18:B14", "18-21 18-22"),
    ("not two in a row", "W:W10:B14,19", "10-13"),
    ("two rather than one, by either piece", "W:W10,11:B14,22,15", "10x26 11x27"),
    ("the dama of two captures of two", "W:W9,12:B13,K21,15,23", "9x25"),
    ("three men rather than a man and a dama", "W:W9,4:B13,K21,7,15,23", "4x27"),
    ("a dama goes as far as it likes", "W:WK1:B32", "1-10 1-14 1-19 1-23 1-28 1-5"),
    ("and stops behind what it took wherever there is room", "W:WK1:B14", "1x19 1x23 1x28 1x32"),
    ("not over two in a row", "W:WK1:B14,19", "1-10 1-5"),
    ("nor over its own", "W:WK1,14:B32", "1-10 1-5 14-18 14-19"),
    ("a man that reaches the last row stops there", "W:W24:B28,27", "24x31"),
    ("nobody can move", "W:W1:B6,5,10,9", ""),
    ("no pieces", "W:W:B20", ""),
    ("Black goes down", "B:W1:B19", "19-14 19-15"),
    ("and captures down", "B:W14:B19", "19x10"),
    ("a step to the row of crowning", "W:W25:B20", "25-29"),
];

#[test]
fn the_laws_leave_these_moves() {
    for (what, text, moves) in LAWS {
        let found = written(&position(&CLASSICAS, text));
        let mut wanted: Vec<&str> = moves.split_whitespace().collect();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{what}: {text}");
    }
}

#[test]
fn a_brazilian_man_captures_backwards_and_goes_on_from_the_last_row() {
    let moves = |text: &str| written(&position(&BRASILEIRAS, text));
    assert_eq!(moves("W:Wc3:Bd2,b6"), ["c3xe1"]);
    // Over c7 to the last row, and on over e7: no dama yet, for the move has not ended there.
    let through = position(&BRASILEIRAS, "W:Wb6:Bc7,e7");
    let [m] = through.legal_moves()[..] else { panic!("one capture") };
    assert_eq!((through.written(m), m.captured.len()), ("b6xf6".to_string(), 2));
    let man = Man { color: Color::White, crowned: false };
    assert_eq!(through.play(m).unwrap().at(m.to), Some(man));
    // Of two captures of two, quality decides nothing here.
    assert_eq!(moves("W:Wa1,h4:Bb2,Kd4,g5,e7"), ["a1xe5", "h4xd8"]);
}

#[test]
fn crowning_ends_the_move() {
    let before = position(&CLASSICAS, "W:W24:B28,27");
    let m = before.legal_moves()[0];
    let after = before.play(m).unwrap();
    assert_eq!(after.to_string(), "B:WK31:B27");
    assert_eq!((after.count(Color::White), after.count(Color::Black)), ((0, 1), (1, 0)));
    // What is not legal is not played.
    let other = Move { to: numbered(28).unwrap(), ..m };
    assert_eq!(before.play(other), None);
}

#[test]
fn texts_go_there_and_back_and_bad_ones_are_refused() {
    for text in QUALITY.map(|(text, _)| text) {
        let once = position(&CLASSICAS, text);
        assert_eq!(position(&CLASSICAS, &once.to_string()), once);
    }
    assert_eq!(position(&CLASSICAS, "start"), Position::start(&CLASSICAS));
    let table = [
        ("", PositionError::Unreadable),
        ("W", PositionError::Unreadable),
        ("W:W1", PositionError::Unreadable),
        ("W:W1:W2", PositionError::Unreadable),
        ("X:W1:B2", PositionError::Unreadable),
        ("W:é1:B20", PositionError::Unreadable),
        ("W:W0:B20", PositionError::Square),
        ("W:W33:B20", PositionError::Square),
        ("W:Wa1:B20", PositionError::Square),
        ("W:W1,1:B20", PositionError::Twice),
        ("W:W29:B20", PositionError::ManOnLastRow),
        ("W:W9:B1", PositionError::ManOnLastRow),
    ];
    for (text, error) in table {
        assert_eq!(Position::from_text(&CLASSICAS, text), Err(error), "{text}");
    }
    assert_eq!(Position::from_text(&CLASSICAS, &"W".repeat(MOST_TEXT + 1)), Err(PositionError::TooLong));
}

/// Random games: each capture has a path that jumps each of its pieces once, nothing legal takes less than something
/// else on the board, and a written move means one move.
#[test]
fn random_games_keep_the_laws() {
    let mut random = Random::new(7);
    for game in 0..400u32 {
        let variant = Variant::ALL[(game % 2) as usize];
        let mut position = Position::start(variant);
        for _ in 0..80 {
            let moves = position.legal_moves();
            let most = position.all_captures().iter().map(|m| m.captured.len()).max().unwrap_or(0);
            let mut names: Vec<String> = moves.iter().map(|m| position.written(*m)).collect();
            for m in &moves {
                assert_eq!(m.captured.len(), most, "{position}");
                let paths = position.paths(*m);
                assert!(!paths.is_empty(), "{position}");
                for path in paths {
                    assert_eq!((path.first(), path.last()), (Some(&m.from), Some(&m.to)));
                    assert_eq!(path.len(), m.captured.len().max(1) + 1);
                }
            }
            names.sort();
            let count = names.len();
            names.dedup();
            assert_eq!(names.len(), count, "{position}");
            let Some(m) = moves.get(random.below(moves.len().max(1))) else { break };
            position = position.play(*m).expect("legal");
            assert_eq!(Position::from_text(variant, &position.to_string()), Ok(position));
        }
    }
}
