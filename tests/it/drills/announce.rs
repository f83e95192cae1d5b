//! Announcements: what is said, what is understood of it, and that one announcement in three means the move.

use std::collections::BTreeSet;

use lance_legal::chess::Setup;
use lance_legal::chess::{Move, Position, Role, Side};
use lance_legal::drills::announce::{self, Understood, Word};

use crate::amount::amount;

fn position(fen: &str) -> Position {
    Position::from_setup(&Setup::parse(fen).expect("a FEN")).expect("a position")
}

fn m(text: &str) -> Move {
    text.parse().expect("a move")
}

/// An announcement as it is typed in German or with signs.
fn said(text: &str) -> Vec<Word> {
    announce::read(text, &[]).expect("known words")
}

fn german(words: &[Word]) -> String {
    words.iter().map(|word| word.german()).collect::<Vec<_>>().join(" ")
}

const RIVALS: &str = "4k3/8/8/8/8/5p2/8/1N1RKR1N w - - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTES: &str = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1";

#[test]
fn a_move_is_announced_in_the_words_of_appendix_d() {
    let start = Position::start();
    assert_eq!(german(&announce::words(&start, m("g1f3"), false)), "Springer Felix drei");
    assert_eq!(german(&announce::words(&start, m("g1f3"), true)), "Springer Gustav eins Felix drei");
    assert_eq!(german(&announce::words(&start, m("e2e4"), false)), "Bauer Eva vier");
    let castles = position(CASTLES);
    assert_eq!(german(&announce::words(&castles, m("e1g1"), false)), "kurze Rochade");
    assert_eq!(german(&announce::words(&castles, m("e1c1"), true)), "lange Rochade");
    let promotes = position(PROMOTES);
    assert_eq!(german(&announce::words(&promotes, m("e7d8n"), false)), "Bauer Eva schlägt David acht Springer");
    assert_eq!(
        german(&announce::words(&promotes, m("e7d8q"), true)),
        "Bauer Eva sieben schlägt David acht Dame Schach"
    );
    assert_eq!(announce::words(&start, m("e2e5"), false), []);
}

#[test]
fn the_departure_is_said_where_two_pieces_could_go() {
    let rivals = position("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    assert_eq!(german(&announce::words(&rivals, m("a1d1"), false)), "Turm David eins");
    let rivals = position("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    assert_eq!(german(&announce::words(&rivals, m("a1d1"), false)), "Turm Anna David eins");
    assert!(
        matches!(announce::understood(&rivals, &said("Turm David eins")), Understood::Ambiguous(moves) if moves.len() == 2)
    );
    assert_eq!(announce::understood(&rivals, &said("Turm Hector David eins")), Understood::Move(m("h1d1")));
}

#[test]
fn what_is_said_is_understood_or_told_apart() {
    let understood = |fen: &str, text: &str| announce::understood(&position(fen), &said(text));
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(understood(start, "Eva vier"), Understood::Move(m("e2e4")));
    assert_eq!(understood(start, "Eva zwei Eva vier"), Understood::Move(m("e2e4")));
    assert_eq!(understood(start, "Gustav eins Felix drei"), Understood::Move(m("g1f3")));
    assert_eq!(understood(start, "Springer"), Understood::Unfinished);
    assert_eq!(understood(start, ""), Understood::Unfinished);
    assert_eq!(understood(start, "vier Eva"), Understood::Unfinished);
    assert_eq!(understood(start, "Eva vier Schach"), Understood::Untrue(m("e2e4"), Word::Check));
    assert_eq!(understood(start, "Springer schlägt Felix drei"), Understood::Untrue(m("g1f3"), Word::Takes));
    assert_eq!(understood(start, "Eva vier Dame"), Understood::Untrue(m("e2e4"), Word::Piece(Role::Queen)));
    assert_eq!(understood(start, "Turm Anna drei"), Understood::Illegal(vec![m("a1a3"), m("h1a3")]));
    assert_eq!(understood(start, "kurze Rochade"), Understood::Illegal(vec![m("e1g1")]));
    assert_eq!(understood(CASTLES, "kurze Rochade"), Understood::Move(m("e1g1")));
    assert_eq!(understood(CASTLES, "König Gustav eins"), Understood::Castling(m("e1g1")));
    assert!(matches!(understood(PROMOTES, "Eva acht"), Understood::PromotionMissing(moves) if moves.len() == 4));
    assert_eq!(understood(PROMOTES, "Eva David acht Turm"), Understood::Move(m("e7d8r")));
    // A capture need not be said, and mate is a check too.
    assert_eq!(understood("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Dame Gustav sieben Schach"), Understood::Move(m("g6g7")));
    assert_eq!(understood("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Dame Gustav sieben matt"), Understood::Move(m("g6g7")));
    assert_eq!(understood(RIVALS, "Turm Felix drei"), Understood::Move(m("f1f3")));
}

#[test]
fn typed_words_are_read_with_and_without_their_dots() {
    for text in ["Springer Gustav eins Felix drei", "springer g1 f3", "SPRINGER, Gustav 1 – Felix 3"] {
        assert_eq!(german(&said(text)), "Springer Gustav eins Felix drei", "{text}");
    }
    for text in ["Laeufer Felix fuenf", "Läufer Felix fünf", "laufer felix funf", "Läufer f5"] {
        assert_eq!(german(&said(text)), "Läufer Felix fünf", "{text}");
    }
    assert_eq!(said("Kurze Rochade"), [Word::Castles(Side::King)]);
    let own = [
        ("torre".to_string(), Word::Piece(Role::Rook)),
        ("três".to_string(), Word::Rank(2)),
        ("xeque-mate".to_string(), Word::Mate),
        ("xeque".to_string(), Word::Check),
    ];
    let read = announce::read("Torre Anna tres xeque-mate", &own).expect("known words");
    assert_eq!(read, [Word::Piece(Role::Rook), Word::File(0), Word::Rank(2), Word::Mate]);
    assert_eq!(announce::read("Springer Otto drei", &[]), Err("otto".to_string()));
    assert_eq!(announce::read("i9", &[]), Err("i9".to_string()));
    assert_eq!(announce::read("", &[]), Ok(Vec::new()));
}

#[test]
fn any_words_at_all_get_an_answer() {
    let all = Word::all();
    assert_eq!(all.iter().map(|word| word.german()).collect::<BTreeSet<_>>().len(), all.len());
    for fen in [CASTLES, PROMOTES, RIVALS] {
        let position = position(fen);
        for one in &all {
            for two in &all {
                for three in &all {
                    let words = [*one, *two, *three];
                    if let Understood::Move(m) = announce::understood(&position, &words) {
                        assert!(position.is_legal(m));
                    }
                }
            }
        }
    }
}

#[test]
fn announcements_mean_their_move_and_no_echo_does() {
    let mut places = [0; 3];
    let many = amount(1_500, 10_000);
    for seed in 0..many {
        let announced = announce::announced(seed);
        let (ground, m) = (&announced.task.position, announced.task.m);
        assert_eq!(announce::understood(ground, &announced.words), Understood::Move(m), "{seed}");
        for full in [false, true] {
            assert_eq!(announce::understood(ground, &announce::words(ground, m, full)), Understood::Move(m), "{seed}");
        }
        let typed = german(&announced.words);
        assert_eq!(announce::read(&typed, &[]).as_ref(), Ok(&announced.words), "{seed}");
        assert_eq!(announced.echoes.len(), 3, "{seed}");
        let right: Vec<usize> = (0..3)
            .filter(|place| announce::understood(ground, &announced.echoes[*place]) == Understood::Move(m))
            .collect();
        assert_eq!(right.len(), 1, "{seed}: {:?}", announced.echoes);
        assert_eq!(announced.echoes[right[0]], announced.words);
        places[right[0]] += 1;
        assert_eq!(announced, announce::announced(seed));
    }
    assert!(places.iter().all(|count| (many * 30 / 100..many * 37 / 100).contains(count)), "{places:?}");
}
