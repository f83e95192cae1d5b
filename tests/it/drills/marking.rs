//! The marking of written moves: a table of what pupils write, and what must hold for any move of any game.

use lance_legal::chess::anatomy::{self, Part};
use lance_legal::chess::san::{self, Letters};
use lance_legal::chess::{Move, Position, Role, Setup};
use lance_legal::drills::Kind;
use lance_legal::drills::marking::{Marking, Note, Verdict, mark, mark_with};
use lance_legal::drills::positions::{Task, task};
use proptest::prelude::*;

use crate::random_games::{game_of, picks};

type Rows = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// Board, move, and what is written: `+` right or `-` wrong, then the notes with their articles.
const ROWS: &[Rows] = &[
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e2e4",
        &[
            ("e4", "+"),
            ("e2e4", "+"),
            ("e2-e4", "+ hyphen C.8"),
            ("e2–e4", "+ hyphen C.8"),
            ("1.e4", "+"),
            ("1. e4", "+"),
            ("E4", "+ capitals C.5"),
            ("E2E4", "+ capitals C.5"),
            ("ee4", "+ not-needed C.10"),
            ("2e4", "- not-move C.8"),
            ("Pe4", "- pawn-letter C.4"),
            ("pe4", "- pawn-letter C.4"),
            ("Pe2e4", "- pawn-letter C.4"),
            ("e3", "- wrong-square C.8, other-move C.8"),
            ("e5", "- wrong-square C.8, refused 3.7.2"),
            ("d4", "- wrong-square C.8, other-move C.8"),
            ("Ce4", "- letter-on-pawn C.4"),
            ("Be4", "- letter-on-pawn C.4"),
            ("Qe4", "- no-letter C.4"),
            ("Xe4", "- false-capture C.9"),
            ("xe4", "- false-capture C.9"),
            ("exe4", "- false-capture C.9"),
            ("dxe4", "- wrong-departure C.8, false-capture C.9"),
            ("e4+", "- false-check C.13.4"),
            ("e4#", "- false-mate C.13.5"),
            ("e4++", "- false-mate C.13.5"),
            ("e4!!", "- comment C.13"),
            ("e4?", "- comment C.13"),
            ("e4(=)", "- false-offer C.12"),
            ("e4e.p.", "- false-en-passant C.13.6"),
            ("e4=D", "- false-promotion C.11"),
            ("e4D", "- false-promotion C.11"),
            ("♙e4", "- pawn-letter C.4"),
            ("e", "- not-move C.8"),
            ("e4e4", "- wrong-departure C.8"),
            ("0-0", "- refused 3.8.2.2"),
            ("e5?", "- wrong-square C.8, comment C.13, refused 3.7.2"),
            ("e4!(=)", "- comment C.13, false-offer C.12"),
            ("e4.", "- not-move C.8"),
        ],
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "g1f3",
        &[
            ("Cf3", "+"),
            ("Cg1f3", "+"),
            ("Cg1-f3", "+ hyphen C.8"),
            ("Cgf3", "+ not-needed C.10"),
            ("C1f3", "+ not-needed C.10"),
            ("cf3", "+ small-letter C.2"),
            ("CF3", "+ capitals C.5"),
            ("CG1F3", "+ capitals C.5"),
            ("Nf3", "- foreign-letter C.3"),
            ("nf3", "- foreign-letter C.3"),
            ("Sf3", "- foreign-letter C.3"),
            ("♘f3", "+"),
            ("♞f3", "+"),
            ("f3", "- missing-letter C.2, other-move C.8"),
            ("g1f3", "- missing-letter C.2"),
            ("gf3", "- missing-letter C.2"),
            ("Cxf3", "- false-capture C.9"),
            ("Cf3+", "- false-check C.13.4"),
            ("Ch3", "- wrong-square C.8, other-move C.8"),
            ("Cc3", "- wrong-square C.8, other-move C.8"),
            ("Ch1f3", "- wrong-departure C.8"),
            ("Chf3", "- wrong-departure C.8"),
            ("Bf3", "- wrong-letter C.2"),
            ("Df3", "- wrong-letter C.2, refused 3.5"),
            ("Pf3", "- no-letter C.2"),
            ("Kf3", "- no-letter C.2"),
            ("Tf3", "- wrong-letter C.2"),
            ("Rf3", "- wrong-letter C.2, refused 3.8.1"),
            ("Cf4", "- wrong-square C.8"),
            ("Ng1f3", "- foreign-letter C.3"),
            ("C", "- not-move C.8"),
            ("Cf", "- not-move C.8"),
            ("Cf3D", "- false-promotion C.11"),
            ("Cg1", "- wrong-square C.8"),
        ],
    ),
    (
        "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6",
        "e5d6",
        &[
            ("exd6", "+ missing-en-passant C.13.6"),
            ("exd6e.p.", "+"),
            ("exd6 e.p.", "+"),
            ("ed6", "+ missing-capture C.9, missing-en-passant C.13.6"),
            ("ed6 ep", "+ missing-capture C.9"),
            ("e5xd6", "+ missing-en-passant C.13.6"),
            ("e5d6e.p.", "+ missing-capture C.9"),
            ("e5d6", "+ missing-capture C.9, missing-en-passant C.13.6"),
            ("d6", "- missing-pawn-file C.9.3"),
            ("xd6", "- missing-pawn-file C.9.3"),
            ("exd6+", "- false-check C.13.4"),
            ("cxd6", "- wrong-departure C.9.3"),
            ("Exd6", "+ missing-en-passant C.13.6, capitals C.5"),
            ("EXD6", "+ missing-en-passant C.13.6, capitals C.5"),
            ("Pxd6", "- pawn-letter C.4, missing-pawn-file C.9.3"),
            ("Pexd6", "- pawn-letter C.4"),
            ("e:d6", "+ missing-en-passant C.13.6"),
            ("e5-d6", "+ missing-capture C.9, missing-en-passant C.13.6, hyphen C.8"),
            ("exd6D", "- false-promotion C.11"),
            ("Cxd6", "- letter-on-pawn C.4"),
            ("exf6", "- wrong-square C.8, refused 3.7.3"),
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1",
        "g1f3",
        &[
            ("Cgf3", "+"),
            ("Cg1f3", "+"),
            ("C1f3", "- ambiguous-rank C.10.1"),
            ("Cf3", "- ambiguous-rank C.10.1"),
            ("Cef3", "- wrong-departure C.10.1, other-move C.8"),
            ("Ce1f3", "- wrong-departure C.10.1, other-move C.8"),
            ("cgf3", "+ small-letter C.2"),
            ("Ngf3", "- foreign-letter C.3"),
            ("gf3", "- missing-letter C.2"),
            ("Cgxf3", "- false-capture C.9"),
            ("CGF3", "+ capitals C.5"),
        ],
    ),
    (
        "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1",
        "g5f3",
        &[
            ("C5f3", "+"),
            ("Cf3", "- ambiguous-file C.10.2"),
            ("Cgf3", "- ambiguous-file C.10.2"),
            ("Cg5f3", "+"),
            ("C1f3", "- wrong-departure C.10.2, other-move C.8"),
            ("Cg1f3", "- wrong-departure C.10.2, other-move C.8"),
        ],
    ),
    (
        "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1",
        "h2f3",
        &[
            ("Chf3", "+"),
            ("C2f3", "+ file-preferred C.10.3"),
            ("Cf3", "- ambiguous C.10.3"),
            ("Cdf3", "- wrong-departure C.10.3, other-move C.8"),
            ("Ch2f3", "+"),
            ("C4f3", "- wrong-departure C.10.3, other-move C.8"),
            ("Cd4f3", "- wrong-departure C.10.3, other-move C.8"),
        ],
    ),
    (
        "4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1",
        "h2f3",
        &[
            ("Chxf3", "+"),
            ("Chf3", "+ missing-capture C.9"),
            ("C2xf3", "+ file-preferred C.10.3"),
            ("Cxf3", "- ambiguous C.10.3"),
            ("Cf3", "- ambiguous C.10.3"),
        ],
    ),
    (
        "2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1",
        "h4e1",
        &[
            ("Dh4e1", "+"),
            ("De1", "- ambiguous-both C.10"),
            ("Dhe1", "- ambiguous-both C.10"),
            ("D4e1", "- ambiguous-both C.10"),
            ("De4e1", "- wrong-departure C.10, other-move C.8"),
            ("Dh1e1", "- wrong-departure C.10, other-move C.8"),
            ("Qh4e1", "- foreign-letter C.3"),
            ("dh4e1", "+ small-letter C.2"),
        ],
    ),
    (
        "r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "e1g1",
        &[
            ("0-0", "+"),
            ("O-O", "+ castling-signs C.13.1"),
            ("00", "+ castling-signs C.13.1"),
            ("OO", "+ castling-signs C.13.1"),
            ("o-o", "+ castling-signs C.13.1"),
            ("0–0", "+"),
            ("0 - 0", "+"),
            ("0-0-0", "- other-wing-king C.13.1, other-move C.8"),
            ("Rg1", "- king-for-castling C.13.1"),
            ("Re1g1", "- king-for-castling C.13.1"),
            ("e1g1", "- king-for-castling C.13.1"),
            ("0-0+", "- false-check C.13.4"),
            ("0-0!", "- comment C.13"),
            ("0-0(=)", "- false-offer C.12"),
            ("Kg1", "- king-for-castling C.13.1"),
            ("Tf1", "- other-move C.8"),
            ("Rf1", "- other-move C.8"),
            ("g1", "- refused 3.7.1"),
            ("0", "- not-move C.8"),
            ("O-O-O", "- other-wing-king C.13.1, other-move C.8"),
            ("Tg1", "- other-move C.8"),
        ],
    ),
    (
        "r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "e1c1",
        &[
            ("0-0-0", "+"),
            ("O-O-O", "+ castling-signs C.13.2"),
            ("000", "+ castling-signs C.13.2"),
            ("0-0", "- other-wing-queen C.13.2, other-move C.8"),
            ("Rc1", "- king-for-castling C.13.2"),
            ("Re1c1", "- king-for-castling C.13.2"),
            ("Kc1", "- king-for-castling C.13.2"),
            ("0-0-0#", "- false-mate C.13.5"),
            ("Td1", "- other-move C.8"),
        ],
    ),
    (
        "4n3/3P4/8/8/7k/8/8/K7 w - - 0 1",
        "d7d8q",
        &[
            ("d8D", "+ missing-check C.13.4"),
            ("d8=D", "+ promotion-sign C.11, missing-check C.13.4"),
            ("d8(D)", "+ promotion-sign C.11, missing-check C.13.4"),
            ("d8/D", "+ promotion-sign C.11, missing-check C.13.4"),
            ("d7d8D", "+ missing-check C.13.4"),
            ("d8D+", "+"),
            ("d8D#", "- only-check C.13.5"),
            ("d8", "- missing-promotion C.11"),
            ("d8T", "- wrong-promotion C.11, other-move C.8"),
            ("d8B", "- wrong-promotion C.11, other-move C.8"),
            ("d8Q", "- foreign-letter C.3"),
            ("d8=Q", "- foreign-letter C.3"),
            ("d8d", "+ small-letter C.2, missing-check C.13.4"),
            ("d8P", "- no-promotion-letter C.11"),
            ("d8R", "- wrong-promotion C.11"),
            ("d8=", "- missing-promotion C.11"),
            ("Dd8", "- missing-promotion C.11"),
            ("d8K", "- no-promotion-letter C.11"),
            ("D8D", "+ missing-check C.13.4, capitals C.5"),
            ("d8D++", "- only-check C.13.5"),
            ("e8D", "- wrong-square C.8"),
            ("dxd8D", "- false-capture C.9"),
            ("d8X", "- no-promotion-letter C.11"),
        ],
    ),
    (
        "4n3/3P4/8/8/7k/8/8/K7 w - - 0 1",
        "d7e8n",
        &[
            ("dxe8C", "+"),
            ("de8C", "+ missing-capture C.9"),
            ("d7xe8C", "+"),
            ("dxe8=C", "+ promotion-sign C.11"),
            ("dxe8D", "- wrong-promotion C.11, other-move C.8"),
            ("dxe8", "- missing-promotion C.11"),
            ("e8C", "- missing-pawn-file C.9.3"),
            ("dxe8N", "- foreign-letter C.3"),
            ("dxe8c", "+ small-letter C.2"),
            ("d8C", "- wrong-square C.8, other-move C.8"),
            ("dxe8C+", "- false-check C.13.4"),
        ],
    ),
    (
        "rnbqkbnr/ppppp2p/5p2/6p1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 3",
        "d1h5",
        &[
            ("Dh5+", "+ check-for-mate C.13.5"),
            ("Dh5", "+ missing-mate C.13.5"),
            ("Dh5#", "+"),
            ("Dh5++", "+ double-plus C.13.5"),
            ("Dh5†", "+ check-for-mate C.13.5"),
            ("Qh5+", "- foreign-letter C.3"),
            ("Dd1h5", "+ missing-mate C.13.5"),
            ("dh5", "+ small-letter C.2, missing-mate C.13.5"),
            ("Dxh5+", "- false-capture C.9"),
            ("Dh4+", "- wrong-square C.8, refused 3.4"),
            ("Dh5+!", "- comment C.13"),
        ],
    ),
    (
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
        "h5f7",
        &[
            ("Dxf7#", "+"),
            ("Dxf7++", "+ double-plus C.13.5"),
            ("Dxf7+", "+ check-for-mate C.13.5"),
            ("Dxf7", "+ missing-mate C.13.5"),
            ("Df7#", "+ missing-capture C.9"),
            ("Df7", "+ missing-capture C.9, missing-mate C.13.5"),
            ("Dh5xf7#", "+"),
            ("Dh5f7", "+ missing-capture C.9, missing-mate C.13.5"),
            ("Bxf7#", "- wrong-letter C.2, other-move C.8"),
            ("Bxf7+", "- wrong-letter C.2, other-move C.8"),
            ("Qxf7#", "- foreign-letter C.3"),
            ("Dxf7‡", "+"),
            ("Df7+", "+ missing-capture C.9, check-for-mate C.13.5"),
            ("Dxf7+-", "- not-move C.8"),
        ],
    ),
    (
        "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1",
        "b2c3",
        &[
            ("bxc3", "+"),
            ("bc3", "+ missing-capture C.9"),
            ("Bxc3", "- capitals C.5, other-move C.8"),
            ("BXC3", "- capitals C.5"),
            ("b2xc3", "+"),
            ("Bb2xc3", "- letter-on-pawn C.4"),
            ("dxc3", "- wrong-departure C.9.3"),
            ("c3", "- missing-pawn-file C.9.3"),
            ("xc3", "- missing-pawn-file C.9.3"),
        ],
    ),
    (
        "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1",
        "d2c3",
        &[
            ("Bxc3", "+"),
            ("Bc3", "+ missing-capture C.9"),
            ("bxc3", "- small-letter C.2, other-move C.8"),
            ("bc3", "- small-letter C.2, other-move C.8"),
            ("Bd2xc3", "+"),
            ("bd2xc3", "+ small-letter C.2"),
            ("xc3", "- missing-letter C.2"),
            ("c3", "- missing-letter C.2"),
            ("d2xc3", "- missing-letter C.2"),
            ("BXC3", "- capitals C.5"),
            ("Fxc3", "- foreign-letter C.3"),
            ("Lxc3", "- foreign-letter C.3"),
        ],
    ),
    (
        "4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1",
        "c4d5",
        &[
            ("cxd5", "+"),
            ("cd5", "+ missing-capture C.9"),
            ("Cxd5", "- capitals C.5, other-move C.8"),
            ("CXD5", "- capitals C.5"),
            ("c4xd5", "+"),
            ("C4xd5", "- capitals C.5"),
            ("CD5", "- capitals C.5"),
        ],
    ),
    (
        "4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1",
        "c3d5",
        &[
            ("Cxd5", "+"),
            ("cxd5", "- small-letter C.2, other-move C.8"),
            ("CXD5", "- capitals C.5"),
            ("Cd5", "+ missing-capture C.9"),
            ("cd5", "- small-letter C.2, other-move C.8"),
            ("c3d5", "- missing-letter C.2"),
        ],
    ),
    (
        "r3k2r/pppq1ppp/2n2n2/8/8/2N2N2/PPPQ1PPP/R3K2R b KQkq - 0 1",
        "e8g8",
        &[("0-0", "+"), ("Rg8", "- king-for-castling C.13.1")],
    ),
    (
        "4k3/8/8/8/8/8/3P4/R3K3 w Q - 0 1",
        "d2d4",
        &[
            ("d4", "+"),
            ("Cd4", "- letter-on-pawn C.4"),
            ("D4", "+ capitals C.5"),
            ("d3", "- wrong-square C.8, other-move C.8"),
            ("c4", "- wrong-square C.8"),
            ("Ta4", "- other-move C.8"),
        ],
    ),
    (
        "rnbqkbnr/ppppp1pp/5p2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "d1h5",
        &[
            ("Dh5+", "+"),
            ("Dh5", "+ missing-check C.13.4"),
            ("Dh5#", "- only-check C.13.5"),
            ("Dh5++", "- only-check C.13.5"),
            ("Dh5†", "+"),
            ("Dd1h5+", "+"),
        ],
    ),
];

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

/// Ten thousand exercises of every level.
fn tasks() -> impl Iterator<Item = (Position, Move, Letters)> {
    let topics = Kind::Write.topics();
    (0..10_000).map(move |seed: usize| {
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
        let parts: Vec<Part> = anatomy::parts(&position, m, letters).into_iter().map(|(_, part)| part).collect();
        let has = |part: Part| parts.contains(&part);
        wrong(&format!("{short}!"), "mark-comment");
        wrong(&format!("{short} (=)"), "mark-false-offer");
        if !has(Part::EnPassant) {
            wrong(&format!("{short} e.p."), "mark-false-en-passant");
        }
        match (has(Part::Check), has(Part::Mate)) {
            (false, false) => {
                wrong(&format!("{short}+"), "mark-false-check");
                wrong(&format!("{short}#"), "mark-false-mate");
            }
            (true, _) => wrong(&short.replace('+', "++"), "mark-only-check"),
            (_, true) => drop(right(&short.replace('#', "++"))),
        }
        if let Some(Part::Castling(side)) = parts.first() {
            seen[0] += 1;
            right(&short.replace('0', "O"));
            right(short.trim_end_matches(['+', '#']));
            let (other, id) = match side {
                lance_legal::chess::Side::King => ("0-0-0", "mark-other-wing-king"),
                lance_legal::chess::Side::Queen => ("0-0", "mark-other-wing-queen"),
            };
            wrong(other, id);
            wrong(&m.to_string(), "mark-king-for-castling");
            continue;
        }
        let role = position.piece_at(m.from).expect("a piece").role;
        let check = if has(Part::Mate) {
            "#"
        } else if has(Part::Check) {
            "+"
        } else {
            ""
        };
        let signs = |departure: &str| Signs {
            piece: letters.letter(role).map(String::from).unwrap_or_default(),
            departure: departure.to_string(),
            takes: has(Part::Capture),
            to: m.to.to_string(),
            promotion: m.promotion.and_then(|role| letters.letter(role)).map(String::from).unwrap_or_default(),
            check,
            en_passant: has(Part::EnPassant),
        };
        let file = m.from.file_char().to_string();
        let rank = m.from.rank_char().to_string();
        let by_file = has(Part::PawnFile) || has(Part::FileOnSameRank) || has(Part::FilePreferred);
        let departure = [(by_file, &file), (has(Part::Rank), &rank)];
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
        if !has(Part::Capture) {
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
            if has(Part::PawnFile) {
                seen[2] += 1;
                wrong(&signs("").text(), "mark-missing-pawn-file");
            }
        } else {
            wrong(&Signs { piece: String::new(), ..signs(&whole) }.text(), "mark-missing-letter");
            wrong(&Signs { piece: String::new(), ..signs("") }.text(), "mark-missing-letter");
            for part in &parts {
                let id = match part {
                    Part::FileOnSameRank if has(Part::Rank) => "mark-ambiguous-both",
                    Part::FilePreferred if has(Part::Rank) => "mark-ambiguous-both",
                    Part::Rank if by_file => "mark-ambiguous-both",
                    Part::FileOnSameRank => "mark-ambiguous-rank",
                    Part::FilePreferred => "mark-ambiguous",
                    Part::Rank => "mark-ambiguous-file",
                    _ => continue,
                };
                seen[3] += 1;
                wrong(&signs("").text(), id);
            }
        }
        for other in Role::ALL.into_iter().filter(|other| *other != role) {
            let Some(letter) = letters.letter(other).filter(|_| role != Role::Pawn || !has(Part::PawnFile)) else {
                continue;
            };
            // A small file may look like a great letter only in capitals, which are not used here.
            let id = if role == Role::Pawn { "mark-letter-on-pawn" } else { "mark-wrong-letter" };
            wrong(&Signs { piece: letter.to_string(), ..signs(&whole) }.text(), id);
        }
    }
    assert!(seen.iter().all(|count| *count > 500), "castling, promotions, captures of pawns, departures: {seen:?}");
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
