//! What the texts of single levels say of their boards is so.

use std::sync::Arc;

use lance_legal::chess::game::Status;
use lance_legal::chess::{Move, Position, Role};
use lance_legal::color::Color;
use lance_legal::language::Language;
use lance_legal::lessons::{Chess, Goal, Level};
use lance_legal::square::Square;

use super::course::{catalog, lesson_texts, lessons};

fn level(lesson: &str, id: &str) -> Arc<Level<Chess>> {
    let lesson = lessons::<Chess>().into_iter().find(|found| found.id == lesson).expect("the lesson");
    lesson.levels.iter().find(|level| level.id == id).expect("the level").clone()
}

fn position(lesson: &str, id: &str) -> Position {
    Position::from_setup(&level(lesson, id).diagram.setup).expect("a position of the game")
}

fn at(square: &str) -> Square {
    square.parse().expect("a square")
}

fn is_mate(position: &Position, m: Move) -> bool {
    Status::of(&position.play(m).expect("legal")) == Some(Status::Checkmate)
}

/// What a level says in European Portuguese.
fn told(lesson: &str, id: &str) -> String {
    let lesson = lessons::<Chess>().into_iter().find(|found| found.id == lesson).expect("the lesson");
    lesson_texts(Language::PtPt, &lesson)[&format!("{}-{id}", lesson.id)].clone()
}

/// «Encontra um dos dois mates.»
#[test]
fn the_double_check_has_two_mates() {
    let position = position("mate-num-lance", "xeque-duplo");
    let mates = position.legal_moves().into_iter().filter(|m| is_mate(&position, *m)).count();
    assert_eq!(mates, 2);
    assert!(told("mate-num-lance", "xeque-duplo").contains("um dos dois mates"));
}

/// «Há três xeques com a dama. Só um é mate.»
#[test]
fn one_of_three_checks_of_the_queen_is_mate() {
    let position = position("mate-num-lance", "dama-e-cavalo");
    let queen = |m: &Move| position.piece_at(m.from).is_some_and(|piece| piece.role == Role::Queen);
    let checks = |m: &Move| position.play(*m).expect("legal").in_check();
    let checks: Vec<Move> = position.legal_moves().into_iter().filter(|m| queen(m) && checks(m)).collect();
    assert_eq!((checks.len(), checks.iter().filter(|m| is_mate(&position, **m)).count()), (3, 1));
}

/// «Ataca-o, e dá mate se ele fugir … Se ele ficasse, o peão capturava-o.»
#[test]
fn the_guard_of_h7_is_lost_or_lets_the_mate_in() {
    let start = position("tirar-a-defesa", "guarda-de-h7");
    let attacked = start.play(Move { from: at("e4"), to: at("e5"), promotion: None }).expect("legal");
    let (mut mates, mut captures) = (0, 0);
    for reply in attacked.legal_moves() {
        let next = attacked.play(reply).expect("legal");
        if reply.from == at("f6") {
            let mate = Move { from: at("d3"), to: at("h7"), promotion: None };
            // The knight may go down fighting: whoever takes it wins it too.
            let taken = next.legal_moves().into_iter().any(|m| m.to == reply.to);
            assert!(next.is_legal(mate) && is_mate(&next, mate) || taken, "{reply}");
            mates += 1;
        } else {
            assert!(next.is_legal(Move { from: at("e5"), to: at("f6"), promotion: None }), "{reply}");
            captures += 1;
        }
    }
    assert!(mates > 0 && captures > 0);
    assert!(told("tirar-a-defesa", "guarda-de-h7").contains("se ele fugir"));
}

/// What would be legal and lose is asked with «deve», and the answer is no.
#[test]
fn what_is_legal_and_loses_should_not_be_played() {
    for (lesson, id, m, taker) in [
        ("atacar-proteger", "peao-protegido", ("c1", "c5"), ("d6", "c5")),
        ("linhas", "atras-a-dama", ("f3", "e5"), ("g4", "d1")),
    ] {
        let moved = |(from, to)| Move { from: at(from), to: at(to), promotion: None };
        let next = position(lesson, id).play(moved(m)).expect("it is legal");
        assert!(next.is_legal(moved(taker)), "{id}: the price");
        let level = level(lesson, id);
        assert!(matches!(&level.goal, Goal::Answer { right, .. } if right == "no"), "{id}: {:?}", level.goal);
        assert!(told(lesson, id).contains(" deve "), "{id}");
    }
}

fn points(position: &Position, color: Color) -> u32 {
    let worth = |role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    };
    position.placement().iter().filter(|(_, piece)| piece.color == color).map(|(_, piece)| worth(piece.role)).sum()
}

/// «As Brancas têm 15 pontos e as Pretas têm 11 … e ficam 11 pontos contra 6.»
#[test]
fn the_best_capture_turns_the_points() {
    let position = position("valor", "depois-da-captura");
    assert_eq!((points(&position, Color::White), points(&position, Color::Black)), (15, 11));
    let after = |m: &Move| position.play(*m).expect("legal");
    let best = position.legal_moves().into_iter().min_by_key(|m| points(&after(m), Color::White)).expect("a move");
    let after = after(&best);
    assert_eq!((points(&after, Color::White), points(&after, Color::Black)), (6, 11));
    assert!(after.legal_moves().into_iter().all(|m| m.to != best.to), "nobody captures back");
}

/// Mate is the matter of a section: no lesson before it asks for one.
#[test]
fn no_lesson_before_mate_speaks_of_it() {
    let catalog = catalog::<Chess>();
    let before = catalog.lessons().take_while(|entry| entry.id != "xeque");
    for entry in before {
        let text = crate::text(format!("locales/pt-PT/lessons/{}.ftl", entry.id));
        let mut words = text.split(|sign: char| !sign.is_alphabetic());
        assert!(!words.any(|word| word == "mate"), "{} speaks of mate", entry.id);
    }
}
