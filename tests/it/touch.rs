//! Touched piece: `tests/data/touch.txt`, one case a block, and what must hold for any hand.

use lance_legal::chess::touch::{Act, Hand, Violation};
use lance_legal::chess::{Move, Piece, Position};
use lance_legal::color::Color;
use lance_legal::square::Square;
use proptest::prelude::*;

use crate::random_games::{game_of, picks};

const TABLE: &str = include_str!("../data/touch.txt");

fn square(name: &str) -> Square {
    name.parse().unwrap_or_else(|_| panic!("{name}"))
}

fn act(text: &str) -> Act {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["adjust", at] => Act::Adjust(square(at)),
        ["brush", at] => Act::Brush(square(at)),
        ["touch", at] => Act::Touch(square(at)),
        ["both", own, other] => Act::TouchBoth { own: square(own), other: square(other) },
        ["release", from, to] => Act::Release { from: square(from), to: square(to) },
        ["remove", at] => Act::Remove(square(at)),
        ["new", letter, at] => {
            let piece = letter.chars().next().and_then(Piece::from_fen_char).expect(text);
            Act::NewPiece { role: piece.role, at: square(at) }
        }
        ["leave"] => Act::ReleaseNewPiece,
        _ => panic!("no act: {text}"),
    }
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut moves: Vec<String> = moves.into_iter().map(|m| m.to_string()).collect();
    moves.sort();
    moves
}

#[test]
fn every_case_of_the_table_holds() {
    let mut cases = 0;
    for block in TABLE.split("\n== ").skip(1) {
        let rule = block.lines().next().unwrap_or_default();
        let field = |name: &str| {
            let line = block.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{rule}: {name}"));
            line[name.len()..].trim()
        };
        let position = Position::from_fen(field("fen")).unwrap_or_else(|error| panic!("{rule}: {error:?}"));
        let mut hand = Hand::new(position);
        for text in field("acts").split(',').filter(|text| !text.trim().is_empty()) {
            let (text, broken) = text.split_once('!').map_or((text, None), |(text, article)| (text, Some(article)));
            let expected = broken.map_or(Ok(()), |article| Err(article.trim()));
            let result = hand.act(act(text)).map_err(|Violation { article }| article);
            assert_eq!(result, expected, "{rule}: {text}");
        }
        let left = hand.obligation();
        let mut words: Vec<&str> = field("left").split_whitespace().collect();
        let article = words.pop_if(|word| word.starts_with("4."));
        assert_eq!(left.article, article, "{rule}");
        let expected = match words[..] {
            ["all"] => sorted(position.legal_moves()),
            ["from", from] => sorted(position.legal_moves().into_iter().filter(|m| m.from == square(from))),
            ["made", m] => {
                assert_eq!(hand.made().map(|m| m.to_string()).as_deref(), Some(m), "{rule}");
                vec![m.to_string()]
            }
            _ => {
                assert_eq!(hand.made(), None, "{rule}");
                let mut moves: Vec<String> = words.iter().map(|word| (*word).to_string()).collect();
                moves.sort();
                moves
            }
        };
        assert_eq!(sorted(left.moves), expected, "{rule}");
        cases += 1;
    }
    assert!(cases >= 40, "{cases}");
}

#[test]
fn the_right_to_claim_is_lost_with_the_first_touch_on_purpose() {
    let mut hand = Hand::new(Position::start());
    for text in ["adjust e1", "brush d2", "touch e5"] {
        hand.act(act(text)).expect(text);
        assert!(hand.may_still_claim(), "{text}");
    }
    hand.act(act("touch e2")).expect("a touch");
    assert!(!hand.may_still_claim());
}

proptest! {
    /// Whatever is touched in whatever order, a legal move is left, nothing illegal is, and the own first
    /// movable man decides when no other colour was touched.
    #[test]
    fn some_legal_move_is_always_left(picks in picks(60), touches in prop::collection::vec(0..64_usize, 0..6)) {
        let position = *game_of(&Position::start(), &picks).position();
        let legal = position.legal_moves();
        prop_assume!(!legal.is_empty());
        let mut hand = Hand::new(position);
        for touch in &touches {
            hand.act(Act::Touch(Square::from_index(*touch).expect("a square"))).expect("touching breaks no rule");
        }
        let left = hand.obligation();
        prop_assert!(!left.moves.is_empty());
        prop_assert!(left.moves.iter().all(|m| legal.contains(m)));
        if left.article.is_none() {
            prop_assert_eq!(&left.moves, &legal);
        }
        let men: Vec<Square> = touches.iter().filter_map(|index| Square::from_index(*index)).collect();
        let color = |square: &Square| position.piece_at(*square).map(|piece| piece.color);
        let own = |square: &&Square| color(square) == Some(position.turn());
        let other = men.iter().any(|square| color(square) == Some(!position.turn()));
        let king = men.contains(&position.king(position.turn()));
        if !other && !king {
            let first = men.iter().filter(own).find(|square| legal.iter().any(|m| m.from == **square));
            if let Some(first) = first {
                prop_assert!(left.moves.iter().all(|m| m.from == *first));
            }
        }
        // Letting go any of the moves left is never a violation.
        for m in &left.moves {
            prop_assert_eq!(hand.clone().act(Act::Release { from: m.from, to: m.to }), Ok(()));
        }
        prop_assert!(Color::ALL.contains(&position.turn()));
    }
}
