//! Why moves are good or bad: `tests/data/coach.txt`, one move a line, each statement replayed and told in every language.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use lance_legal::chess::legality::{Filling, Standing};
use lance_legal::chess::{Move, Position};
use lance_legal::coach::{Coach, NONE_ID, Reason, Statement, Unshown, message_id};
use lance_legal::color::Color;
use lance_legal::square::Square;

const TABLE: &str = include_str!("../data/coach.txt");
/// The table was made with so many; fewer or more may find other lines.
const NODES: u64 = 20_000;

const LANGUAGES: [(&str, &str); 3] = [
    ("pt-PT", concat!(include_str!("../../locales/pt-PT/refusals.ftl"), include_str!("../../locales/pt-PT/coach.ftl"))),
    ("pt-BR", concat!(include_str!("../../locales/pt-BR/refusals.ftl"), include_str!("../../locales/pt-BR/coach.ftl"))),
    ("en", concat!(include_str!("../../locales/en/refusals.ftl"), include_str!("../../locales/en/coach.ftl"))),
];

struct Case {
    position: Position,
    m: Move,
    reason: Option<Reason>,
    squares: Vec<Square>,
    line: &'static str,
}

fn cases() -> Vec<Case> {
    let rows = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |line: &'static str| {
        let [fen, m, reason, squares] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("four columns: {line}")
        };
        let reason = match reason {
            "none" => None,
            name => Some(Reason::from_name(name).unwrap_or_else(|| panic!("no reason {name}: {line}"))),
        };
        let squares = if squares == "-" {
            Vec::new()
        } else {
            squares.split(',').map(|name| name.parse().expect(line)).collect()
        };
        Case { position: Position::from_fen(fen).expect(line), m: m.parse().expect(line), reason, squares, line }
    };
    rows.map(read).collect()
}

#[test]
fn the_main_reason_and_its_squares_are_those_of_the_table() {
    let cases = cases();
    assert!(cases.len() >= 60, "{} rows", cases.len());
    let mut coach = Coach::new(NODES);
    for case in &cases {
        let explanation = coach.explain(&case.position, case.m).expect("a legal move");
        let main = explanation.statements.first();
        assert_eq!(main.map(|statement| statement.reason), case.reason, "{}", case.line);
        assert_eq!(main.map(Statement::squares).unwrap_or_default(), case.squares, "{}", case.line);
        assert_eq!(explanation.line.first(), Some(&case.m), "{}", case.line);
    }
}

/// Every statement, further ones too, is shown by the rules.
#[test]
fn every_statement_is_replayed() {
    let mut coach = Coach::new(NODES);
    let mut told = BTreeSet::new();
    for case in cases() {
        for statement in coach.explain(&case.position, case.m).expect("a legal move").statements {
            assert_eq!(statement.replay(&case.position), Ok(()), "{}: {statement:?}", case.line);
            told.insert(statement.reason.name());
        }
    }
    let untold: Vec<&str> = Reason::ALL.into_iter().map(Reason::name).filter(|name| !told.contains(name)).collect();
    assert!(untold.is_empty(), "no row shows {untold:?}");
}

#[test]
fn each_reason_stands_in_the_table_for_both_sides() {
    let cases = cases();
    for reason in Reason::ALL {
        for color in Color::ALL {
            let rows = cases.iter().filter(|case| case.reason == Some(reason) && case.position.turn() == color);
            assert!(rows.count() > 0, "no move of {} with {}", color.name(), reason.name());
        }
    }
}

/// A statement that is made up is found out.
#[test]
fn what_cannot_be_shown_is_refused() {
    let start = Position::start();
    let e4: Move = "e2e4".parse().unwrap();
    let illegal = Statement::new(Reason::TakesCenter, &["e2e5".parse().unwrap()]);
    assert_eq!(illegal.replay(&start), Err(Unshown::Line(0)));
    for reason in Reason::ALL.into_iter().filter(|reason| *reason != Reason::TakesCenter) {
        assert!(Statement::new(reason, &[e4]).replay(&start).is_err(), "{}", reason.name());
    }
    let mut coach = Coach::new(NODES);
    let hangs = Position::from_fen("rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2").unwrap();
    let mut statement = coach.explain(&hangs, "f3g5".parse().unwrap()).unwrap().statements.remove(0);
    assert_eq!(statement.replay(&hangs), Ok(()));
    statement.piece = statement.piece.map(|piece| Standing { square: Square::A1, ..piece });
    assert!(statement.replay(&hangs).is_err());
}

#[test]
fn every_statement_reads_well_in_every_language() {
    let mut coach = Coach::new(NODES);
    let statements: Vec<Statement> = cases()
        .iter()
        .flat_map(|case| coach.explain(&case.position, case.m).expect("a legal move").statements)
        .collect();
    for (tag, texts) in LANGUAGES {
        let resource = FluentResource::try_new(texts.to_string()).expect("readable texts");
        let mut bundle = FluentBundle::new(vec![tag.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("each message once");
        let text = |id: &str, args: &FluentArgs| {
            let message = bundle.get_message(id).unwrap_or_else(|| panic!("{tag}: no message {id}"));
            let mut errors = Vec::new();
            let text = bundle.format_pattern(message.value().expect("a text"), Some(args), &mut errors).to_string();
            assert!(errors.is_empty(), "{tag}: {id}: {errors:?}");
            text
        };
        text(NONE_ID, &FluentArgs::new());
        for reason in Reason::ALL {
            assert!(bundle.get_message(&message_id(reason)).is_some(), "{tag}: no message for {}", reason.name());
        }
        for statement in &statements {
            let mut args = FluentArgs::new();
            for (name, filling) in statement.args().into_iter().flat_map(|(name, arg)| arg.fill(name)) {
                let value = match filling {
                    Filling::Text(value) => value,
                    Filling::Message(id) => text(&id, &FluentArgs::new()),
                };
                args.set(name, value);
            }
            let said = text(&statement.id(), &args);
            assert!(
                said.starts_with(char::is_uppercase) && said.ends_with('.') && !said.contains('{'),
                "{tag}: {said}"
            );
        }
    }
}

fn game(moves: &str) -> Vec<Move> {
    moves.split(' ').map(|m| m.parse().expect("a move")).collect()
}

/// The shepherd's mate: the last move of Black is what is to be learnt.
#[test]
fn the_moment_at_which_a_game_was_lost_is_found() {
    let moves = game("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    let mut coach = Coach::new(NODES);
    let moments = coach.moments(&Position::start(), &moves, None).unwrap();
    assert_eq!(moments.last().map(|moment| moment.ply), Some(5));
    let last = moments.last().unwrap();
    assert_eq!(last.statements.first().map(|statement| statement.reason), Some(Reason::AllowsMateInOne));
    assert_ne!(last.best.first(), Some(&moves[5]));
    let white = coach.moments(&Position::start(), &moves, Some(Color::White)).unwrap();
    assert!(white.iter().all(|moment| moment.ply % 2 == 0));
}

#[test]
fn at_most_three_moments_are_told_in_the_order_of_the_game() {
    // Each side gives away a piece again and again.
    let moves = game("e2e4 e7e5 d1h5 b8c6 h5e5 c6e5 f1a6 b7a6 g1f3 d8g5 f3g5 f8a3 b1a3 e5f3 g5f3");
    let moments = Coach::new(NODES).moments(&Position::start(), &moves, None).unwrap();
    assert_eq!(moments.len(), 3, "{moments:?}");
    assert!(moments.windows(2).all(|two| two[0].ply < two[1].ply));
    for moment in &moments {
        assert!(moment.cost >= 100 && moment.statements.iter().all(|statement| statement.reason.is_mistake()));
    }
}

/// A rook moves back and forth before it mates, and a lost king is mated sooner than it had to be: nothing to learn.
#[test]
fn a_slower_mate_and_a_lost_position_are_no_moments() {
    let start = Position::from_fen("7k/8/5K2/8/8/8/8/R7 w - - 0 1").unwrap();
    let moves = game("a1b1 h8g8 b1c1 g8h8 f6g6 h8g8 c1c8");
    assert_eq!(Coach::new(NODES).moments(&start, &moves, None).unwrap(), Vec::new());
}

#[test]
fn an_illegal_move_is_told() {
    let mut coach = Coach::new(NODES);
    let wrong: Move = "e2e5".parse().unwrap();
    assert!(coach.explain(&Position::start(), wrong).is_err());
    assert!(coach.moments(&Position::start(), &[wrong], None).is_err());
}

/// The same question has the same answer, whatever was asked before.
#[test]
fn answers_do_not_depend_on_what_was_asked_before() {
    let cases = cases();
    let mut coach = Coach::new(NODES);
    let together: Vec<_> = cases.iter().take(6).map(|case| coach.explain(&case.position, case.m)).collect();
    for (case, answer) in cases.iter().zip(together) {
        assert_eq!(Coach::new(NODES).explain(&case.position, case.m), answer, "{}", case.line);
    }
}
