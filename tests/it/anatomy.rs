//! A written move taken apart: each sign has its meaning and its article.

use lance_legal::chess::anatomy::{MovePart, parts};
use lance_legal::chess::{Letters, Position, Role, san};

use crate::random_games;

fn taken_apart(fen: &str, uci: &str) -> Vec<(String, &'static str)> {
    let position = Position::from_fen(fen).unwrap();
    let parts = parts(&position, uci.parse().unwrap(), Letters::Portuguese);
    parts.into_iter().map(|(sign, part)| (sign, part.article())).collect()
}

fn row(signs: &[(&str, &'static str)]) -> Vec<(String, &'static str)> {
    signs.iter().map(|(sign, article)| (sign.to_string(), *article)).collect()
}

#[test]
fn each_sign_has_its_article() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(taken_apart(start, "g1f3"), row(&[("C", "C.2"), ("f3", "C.8")]));
    assert_eq!(taken_apart(start, "e2e4"), row(&[("", "C.4"), ("e4", "C.8")]));
    // En passant with check: the mark of the passage comes last.
    assert_eq!(
        taken_apart("8/8/4k3/3pP3/8/8/8/3RK3 w - d6 0 1", "e5d6"),
        row(&[("", "C.4"), ("e", "C.9.3"), ("x", "C.9"), ("d6", "C.8"), ("e.p.", "C.13.6")])
    );
    assert_eq!(
        taken_apart("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"),
        row(&[("", "C.4"), ("e", "C.9.3"), ("x", "C.9"), ("d8", "C.8"), ("D", "C.11"), ("+", "C.13.4")])
    );
    assert_eq!(taken_apart("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), row(&[("0-0", "C.13.1")]));
    assert_eq!(taken_apart("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), row(&[("0-0-0", "C.13.2")]));
    assert_eq!(
        taken_apart("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
        row(&[("T", "C.2"), ("a8", "C.8"), ("#", "C.13.5")])
    );
}

#[test]
fn two_knights_are_told_apart_by_the_article_that_fits() {
    let knights = |fen, uci| taken_apart(fen, uci)[1].1;
    assert_eq!(knights("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1f3"), "C.10.1");
    assert_eq!(knights("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g5f3"), "C.10.2");
    assert_eq!(knights("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "h2f3"), "C.10.3");
}

#[test]
fn the_signs_put_together_are_the_written_move() {
    let mut seen = Vec::new();
    for seed in 0..40_u16 {
        let picks: Vec<u16> =
            (0..90_u16).map(|ply| (ply + seed).wrapping_mul(40_503 ^ seed.wrapping_mul(97))).collect();
        let game = random_games::game_of(&Position::start(), &picks);
        for ply in 0..game.plies().len() {
            let position = game.position_at(ply).unwrap();
            for m in position.legal_moves() {
                for letters in [Letters::Portuguese, Letters::Figurine] {
                    let parts = parts(position, m, letters);
                    let together: String = parts.iter().map(|(sign, _)| sign.as_str()).collect();
                    assert_eq!(together, san::write(position, m, letters).replace(' ', ""), "{} {m}", position.fen());
                    let pawn = position.piece_at(m.from).is_some_and(|piece| piece.role == Role::Pawn);
                    assert_eq!(pawn, parts[0].1 == MovePart::Pawn);
                    seen.extend(parts.iter().map(|(_, part)| part.name()));
                }
            }
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() >= 10, "the games show too little: {seen:?}");
}
