//! The marking of written moves: a table of what pupils write, and what must hold for any move of any game.

mod rows;

use lance_legal::chess::anatomy::{self, MovePart};
use lance_legal::chess::san::{self, Letters};
use lance_legal::chess::{Move, Position, Role, Setup, Side};
use lance_legal::drills::Kind;
use lance_legal::drills::marking::{self, Key, Marking, Note, Verdict, mark, mark_with};
use lance_legal::drills::positions::{Task, task};
use proptest::prelude::*;

use self::rows::ROWS;
use crate::amount::amount;
use crate::random_games::{game_of, picks};

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().expect("a FEN").position().unwrap_or_else(|| panic!("{fen}: no position"))
}

fn the_move(position: &Position, squares: &str) -> Move {
    position.legal_moves().into_iter().find(|m| m.to_string() == squares).unwrap_or_else(|| panic!("{squares}"))
}

fn told(marking: &Marking) -> String {
    let sign = if marking.verdict == Verdict::Right { "+" } else { "-" };
    let note =
        |note: &Note| format!("{} {}", note.id().strip_prefix("mark-").expect("the ids of notes"), note.article());
    let notes: Vec<String> = marking.notes.iter().map(note).collect();
    format!("{sign} {}", notes.join(", ")).trim().to_string()
}

#[test]
fn what_pupils_write_is_marked_with_its_reason_and_article() {
    for (fen, squares, texts) in ROWS {
        let position = position(fen);
        let m = the_move(&position, squares);
        for (text, expected) in *texts {
            assert_eq!(told(&mark(&position, m, text, Letters::Portuguese)), *expected, "{fen}: {squares} as {text:?}");
        }
    }
    assert!(ROWS.iter().map(|(_, _, texts)| texts.len()).sum::<usize>() >= 200);
}

#[test]
fn a_teaching_position_is_marked_too() {
    let setup: Setup = "8/8/8/8/8/8/4P3/8 w - - 0 1".parse().expect("a FEN");
    let m = setup.legal_moves().into_iter().find(|m| m.to_string() == "e2e4").expect("a move");
    assert_eq!(told(&mark(&setup, m, "e4", Letters::Portuguese)), "+");
    assert_eq!(told(&mark(&setup, m, "e5", Letters::Portuguese)), "- wrong-square C.8, refused 3.7.2");
}

#[test]
fn a_draw_that_was_offered_is_written() {
    let start = Position::start();
    let m = the_move(&start, "e2e4");
    let marked = |text, offered| told(&mark_with(&start, m, text, Letters::Portuguese, offered));
    assert_eq!(marked("e4 (=)", true), "+");
    assert_eq!(marked("e4", true), "- missing-offer C.12");
    assert_eq!(marked("e4 (=)", false), "- false-offer C.12");
}

#[test]
fn letters_are_those_of_the_pupil() {
    let start = Position::start();
    let m = the_move(&start, "g1f3");
    for (letters, text, expected) in [
        (Letters::English, "Nf3", "+"),
        (Letters::English, "Cf3", "- foreign-letter C.3"),
        (Letters::English, "Kf3", "- wrong-letter C.2, refused 3.8.1"),
        (Letters::Figurine, "♘f3", "+"),
        (Letters::Figurine, "Cf3", "- foreign-letter C.3"),
        (Letters::German, "Sf3", "+"),
    ] {
        assert_eq!(told(&mark(&start, m, text, letters)), expected, "{text}");
    }
}

#[test]
fn what_is_too_long_is_no_move() {
    let start = Position::start();
    let m = the_move(&start, "e2e4");
    for text in ["", " ", "e4".repeat(40).as_str(), "ç".repeat(60).as_str(), "+".repeat(64).as_str()] {
        assert_eq!(told(&mark(&start, m, text, Letters::Portuguese)), "- not-move C.8", "{text:?}");
    }
}

/// A move as the signs of the form it is written in, so that single ones can be left out or added.
struct Signs {
    piece: String,
    departure: String,
    takes: bool,
    to: String,
    promotion: String,
    check: &'static str,
    en_passant: bool,
}

impl Signs {
    fn text(&self) -> String {
        let Signs { piece, departure, to, promotion, check, .. } = self;
        let takes = if self.takes { "x" } else { "" };
        let en_passant = if self.en_passant { " e.p." } else { "" };
        format!("{piece}{departure}{takes}{to}{promotion}{check}{en_passant}")
    }
}

/// Exercises of every level, by the thousand.
fn tasks() -> impl Iterator<Item = (Position, Move, Letters)> {
    let topics = Kind::Write.topics();
    (0..amount(2_000, 10_000)).map(move |seed: usize| {
        let Task { position, m } = task(topics[seed % topics.len()], (seed / topics.len()) as u32);
        (position, m, Letters::OFFERED[seed % Letters::OFFERED.len()])
    })
}

#[test]
fn every_form_the_laws_allow_is_right_and_every_false_sign_is_told() {
    let mut seen = [0; 4];
    for (position, m, letters) in tasks() {
        let (short, long) = (san::write(&position, m, letters), san::write_long(&position, m, letters));
        let marked = |text: &str| mark(&position, m, text, letters);
        let right = |text: &str| {
            let marking = marked(text);
            assert_eq!(marking.verdict, Verdict::Right, "{text} for {short}: {marking:?}");
            marking.notes
        };
        let wrong = |text: &str, expected: &str| {
            let marking = marked(text);
            let told = marking.notes.iter().any(|note| note.id() == expected);
            assert!(marking.verdict == Verdict::Wrong && told, "{text} for {short}: {expected}, {marking:?}");
        };
        assert_eq!(right(&short), [], "{short}");
        assert_eq!(right(&long), [], "{long}");
        let parts: Vec<MovePart> = anatomy::parts(&position, m, letters).into_iter().map(|(_, part)| part).collect();
        let has = |part: MovePart| parts.contains(&part);
        wrong(&format!("{short}!"), "mark-comment");
        wrong(&format!("{short} (=)"), "mark-false-offer");
        if !has(MovePart::EnPassant) {
            wrong(&format!("{short} e.p."), "mark-false-en-passant");
        }
        match (has(MovePart::Check), has(MovePart::Mate)) {
            (false, false) => {
                wrong(&format!("{short}+"), "mark-false-check");
                wrong(&format!("{short}#"), "mark-false-mate");
            }
            (true, _) => wrong(&short.replace('+', "++"), "mark-only-check"),
            (_, true) => drop(right(&short.replace('#', "++"))),
        }
        if let Some(MovePart::Castling(side)) = parts.first() {
            seen[0] += 1;
            right(&short.replace('0', "O"));
            right(short.trim_end_matches(['+', '#']));
            let (other, id) = match side {
                Side::King => ("0-0-0", "mark-other-wing-king"),
                Side::Queen => ("0-0", "mark-other-wing-queen"),
            };
            wrong(other, id);
            wrong(&m.to_string(), "mark-king-for-castling");
            continue;
        }
        let role = position.piece_at(m.from).expect("a piece").role;
        let check = if has(MovePart::Mate) {
            "#"
        } else if has(MovePart::Check) {
            "+"
        } else {
            ""
        };
        let signs = |departure: &str| Signs {
            piece: letters.letter(role).map(String::from).unwrap_or_default(),
            departure: departure.to_string(),
            takes: has(MovePart::Capture),
            to: m.to.to_string(),
            promotion: m.promotion.and_then(|role| letters.letter(role)).map(String::from).unwrap_or_default(),
            check,
            en_passant: has(MovePart::EnPassant),
        };
        let file = m.from.file_char().to_string();
        let rank = m.from.rank_char().to_string();
        let by_file = has(MovePart::PawnFile) || has(MovePart::FileOnSameRank) || has(MovePart::FilePreferred);
        let departure = [(by_file, &file), (has(MovePart::Rank), &rank)];
        let departure: String = departure.iter().filter(|(there, _)| *there).map(|(_, sign)| sign.as_str()).collect();
        let whole = m.from.to_string();
        for departure in [departure.as_str(), whole.as_str()] {
            for less in 0..8 {
                let mut signs = signs(departure);
                signs.takes &= less & 1 == 0;
                signs.en_passant &= less & 2 == 0;
                signs.check = if less & 4 == 0 { check } else { "" };
                right(&signs.text());
            }
        }
        if !has(MovePart::Capture) {
            wrong(&Signs { takes: true, ..signs(&whole) }.text(), "mark-false-capture");
        }
        match m.promotion.and_then(|role| letters.letter(role)) {
            Some(letter) => {
                seen[1] += 1;
                right(&Signs { promotion: format!("={letter}"), ..signs(&departure) }.text());
                wrong(&Signs { promotion: String::new(), ..signs(&departure) }.text(), "mark-missing-promotion");
                for other in Role::PROMOTIONS.into_iter().filter(|other| Some(*other) != m.promotion) {
                    let other = letters.letter(other).map(String::from).unwrap_or_default();
                    wrong(&Signs { promotion: other, ..signs(&departure) }.text(), "mark-wrong-promotion");
                }
            }
            None => {
                let queen = letters.letter(Role::Queen).map(String::from).unwrap_or_default();
                wrong(&Signs { promotion: queen, ..signs(&departure) }.text(), "mark-false-promotion");
            }
        }
        if role == Role::Pawn {
            wrong(&format!("P{long}"), "mark-pawn-letter");
            if has(MovePart::PawnFile) {
                seen[2] += 1;
                wrong(&signs("").text(), "mark-missing-pawn-file");
            }
        } else {
            wrong(&Signs { piece: String::new(), ..signs(&whole) }.text(), "mark-missing-letter");
            wrong(&Signs { piece: String::new(), ..signs("") }.text(), "mark-missing-letter");
            for part in &parts {
                let id = match part {
                    MovePart::FileOnSameRank if has(MovePart::Rank) => "mark-ambiguous-both",
                    MovePart::FilePreferred if has(MovePart::Rank) => "mark-ambiguous-both",
                    MovePart::Rank if by_file => "mark-ambiguous-both",
                    MovePart::FileOnSameRank => "mark-ambiguous-rank",
                    MovePart::FilePreferred => "mark-ambiguous",
                    MovePart::Rank => "mark-ambiguous-file",
                    _ => continue,
                };
                seen[3] += 1;
                wrong(&signs("").text(), id);
            }
        }
        for other in Role::ALL.into_iter().filter(|other| *other != role) {
            let Some(letter) = letters.letter(other).filter(|_| role != Role::Pawn || !has(MovePart::PawnFile)) else {
                continue;
            };
            // A small file may look like a great letter only in capitals, which are not used here.
            let id = if role == Role::Pawn { "mark-letter-on-pawn" } else { "mark-wrong-letter" };
            wrong(&Signs { piece: letter.to_string(), ..signs(&whole) }.text(), id);
        }
    }
    assert!(
        seen.iter().all(|count| *count > amount(100, 500)),
        "castling, promotions, captures of pawns, departures: {seen:?}"
    );
}

/// The keys that write this text, one after another.
fn keys(text: &str, letters: Letters) -> Vec<Key> {
    let all = Role::ALL.into_iter().map(Key::Piece);
    let all = all.chain(('a'..='h').map(Key::File)).chain(('1'..='8').map(Key::Rank));
    let all = all.chain([Key::Takes, Key::Check, Key::Mate, Key::EnPassant, Key::Offer]);
    // The longer castling first, which begins as the shorter.
    let all: Vec<Key> = Side::ALL.into_iter().rev().map(Key::Castling).chain(all).collect();
    let mut rest = text;
    let mut keys = Vec::new();
    while !rest.is_empty() {
        let next = all.iter().find(|key| {
            let sign = key.sign(letters);
            !sign.is_empty() && rest.starts_with(&sign)
        });
        let key = *next.unwrap_or_else(|| panic!("no key for {rest:?} of {text:?}"));
        rest = &rest[key.sign(letters).len()..];
        keys.push(key);
    }
    keys
}

#[test]
fn the_big_keys_write_every_move_and_show_what_may_come_next() {
    for (position, m, letters) in tasks() {
        for text in [san::write(&position, m, letters), san::write_long(&position, m, letters) + " (=)"] {
            let mut written = String::new();
            for key in keys(&text, letters) {
                assert!(key.follows(&written, letters), "{key:?} after {written:?} of {text}");
                let before = written.clone();
                written += &key.sign(letters);
                assert_eq!(marking::erase(&written), before);
            }
            assert_eq!(written, text);
        }
    }
}

#[test]
fn a_key_that_cannot_come_next_is_told_from_one_that_can() {
    let follows = |key: Key, text: &str| key.follows(text, Letters::Portuguese);
    for (key, text) in [
        (Key::Rank('4'), ""),
        (Key::Check, ""),
        (Key::Takes, "Cx"),
        (Key::Piece(Role::Queen), "C"),
        (Key::Piece(Role::Queen), "e4"),
        (Key::Piece(Role::King), "e8"),
        (Key::Mate, "Cf"),
        (Key::File('a'), "0-0"),
        (Key::Castling(Side::King), "C"),
        (Key::EnPassant, "Dh5#"),
        (Key::Check, "Dh5++"),
        (Key::Check, "exd6 e.p."),
        (Key::Offer, "e4 (=)"),
    ] {
        assert!(!follows(key, text), "{key:?} after {text:?}");
    }
    assert_eq!(marking::erase(""), "");
}

#[test]
fn an_answer_counts_for_the_articles_it_kept_or_broke() {
    let start = Position::start();
    let m = the_move(&start, "g1f3");
    let articles = |text| mark(&start, m, text, Letters::Portuguese).articles(&start, m);
    assert_eq!(articles("Cf3"), ["C.2", "C.8"]);
    assert_eq!(articles("Nf3+"), ["C.13.4", "C.3"]);
    assert_eq!(articles("Rf3"), ["C.2"]);
}

proptest! {
    #[test]
    fn any_text_has_a_verdict_that_the_reader_shares(
        picks in picks(60),
        text in "[RDTBCKQNPabcdefgh1-8xX+#=()!?0O. e.p-]{0,12}|.{0,80}",
        letters in prop::sample::select(Letters::ALL.to_vec()),
    ) {
        let game = game_of(&Position::start(), &picks);
        let position = game.position();
        for m in position.legal_moves().into_iter().take(3) {
            let marking = mark(position, m, &text, letters);
            if marking.verdict == Verdict::Right {
                prop_assert_eq!(san::read(position, &text, letters), Ok(m));
            } else {
                prop_assert!(!marking.notes.is_empty());
            }
        }
    }
}
