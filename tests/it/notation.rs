//! Moves are written as Appendix C writes them, and read in every form it allows.
//!
//! The properties go through some two thousand plies. Through more than a million plies, each written and read
//! back in Portuguese and in English with every other legal move beside it, in minutes:
//! `EVERY=1 cargo test --release --package tests -- --nocapture notation`

use lance_legal::chess::compare::{Comparison, Printing, compare};
use lance_legal::chess::samples::Sample;
use lance_legal::chess::san::{self, LineError, ReadError};
use lance_legal::chess::{Letters, Move, Position, Role, Status};
use lance_legal::color::Color;
use proptest::prelude::*;

use crate::amount::amount;
use crate::random_games::{game_of, picks};

fn position(fen: &str) -> Position {
    if fen == "start" { Position::start() } else { Position::from_fen(fen).expect(fen) }
}

fn letters(name: &str) -> Letters {
    Letters::ALL.into_iter().find(|letters| letters.name() == name).expect(name)
}

/// `e2e4`, `e7e8q`: as [`Move`] prints itself.
fn by_squares(text: &str) -> Move {
    let promotion = text.get(4..).and_then(|letter| letter.chars().next());
    let promotion = promotion.and_then(|letter| Role::ALL.into_iter().find(|role| role.fen_char() == letter));
    Move { from: text[..2].parse().expect(text), to: text[2..4].parse().expect(text), promotion }
}

fn rows<const N: usize>(table: &'static str) -> impl Iterator<Item = [&'static str; N]> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let columns: Vec<&str> = line.split('|').collect();
        columns.try_into().unwrap_or_else(|_| panic!("{N} columns: {line}"))
    })
}

#[test]
fn each_alphabet_has_a_letter_of_its_own_for_each_piece_and_none_for_the_pawn() {
    for letters in Letters::ALL {
        assert_eq!(letters.letter(Role::Pawn), None);
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            let letter = letters.letter(role).expect("a letter");
            assert_eq!(letters.role(letter), Some(role), "{letters:?} {letter}");
        }
    }
    let row = |letters: Letters| Role::ALL.into_iter().filter_map(|role| letters.letter(role)).collect::<String>();
    assert_eq!(Letters::ALL.map(row), ["RDTBC", "KQRBN", "♔♕♖♗♘", "RDTAC", "RDTFC", "KDTLS", "RDTAC"]);
    assert_eq!(Letters::ALL.map(Letters::tag), ["pt", "en", "figurine", "es", "fr", "de", "it"]);
    for letters in Letters::ALL {
        assert_eq!(Letters::from_tag(letters.tag()), Some(letters));
    }
    assert_eq!(Letters::from_tag("portuguese"), None);
}

#[test]
fn moves_are_written_as_the_table_says() {
    for [title, fen, m, portuguese, english, figurine, long] in
        rows(include_str!("../data/notation-write.txt")).map(|row: [&str; 7]| row.map(str::trim))
    {
        let (position, m) = (position(fen), by_squares(m));
        assert_eq!(san::write(&position, m, Letters::Portuguese), portuguese, "{title}");
        assert_eq!(san::write(&position, m, Letters::English), english, "{title}");
        assert_eq!(san::write(&position, m, Letters::Figurine), figurine, "{title}");
        assert_eq!(san::write_long(&position, m, Letters::Portuguese), long, "{title}");
    }
}

/// The answer of the reader as the table writes it: moves by their squares.
fn answer(position: &Position, text: &str, letters: Letters) -> String {
    let listed = |moves: &[Move]| moves.iter().map(Move::to_string).collect::<Vec<_>>().join(", ");
    match san::read(position, text, letters) {
        Ok(m) => m.to_string(),
        Err(ReadError::Illegal { candidates }) => format!("Illegal {{ candidates: [{}] }}", listed(&candidates)),
        Err(ReadError::Ambiguous { candidates }) => format!("Ambiguous {{ candidates: [{}] }}", listed(&candidates)),
        Err(ReadError::BishopOrPawn { meant }) => format!("BishopOrPawn {meant}"),
        Err(error) => format!("{error:?}"),
    }
}

#[test]
fn texts_are_read_as_the_table_says() {
    for [title, fen, alphabet, text, expected] in rows(include_str!("../data/notation-read.txt")) {
        let found = answer(&position(fen.trim()), text, letters(alphabet.trim()));
        assert_eq!(found, expected.trim(), "{title}: {text}");
    }
}

#[test]
fn a_line_is_read_past_numbers_offers_marks_and_results() {
    let start = Position::start();
    let plain = san::read_line(&start, "e4 e5 Cf3 Cf6 d4 exd4 e5 Ce4 Dxd4 d5 exd6 Cxd6", Letters::Portuguese);
    let plain = plain.expect("twelve moves");
    assert_eq!(plain.len(), 12);
    for text in [
        "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 (=) 1/2-1/2",
        "1. e4 e5\n2. Cf3 Cf6\n3. d4 exd4\n4. e5 Ce4\n5. Dxd4 d5\n6. exd6 e.p. Cxd6 1-0",
        "1 e4 e5 2 Cf3 Cf6 3 d4 exd4 4 e5 Ce4 5 Dxd4 d5 6 exd6 ep Cxd6 *",
        "1.e4 1...e5 2.Cf3 2…Cf6 3.d4 3... exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p.Cxd6 0-1",
        "1.e2e4 e7e5 2.Cg1f3 Cg8f6 3.d2d4 e5xd4 4.e4e5 Cf6e4 5.Dd1xd4 d7d5 6.e5xd6 e.p.Ce4xd6",
    ] {
        assert_eq!(san::read_line(&start, text, Letters::Portuguese).as_ref(), Ok(&plain), "{text}");
    }
}

#[test]
fn a_move_is_read_past_its_number_and_spaces_that_nobody_sees() {
    let start = Position::start();
    for text in [
        "1.Cf3",
        "1. Cf3",
        "1 Cf3",
        "12.Cf3",
        "1...Cf3",
        "1. ... Cf3",
        "1…Cf3",
        "...Cf3",
        "\u{feff}1.Cf3",
        "1.\u{a0}Cf3\u{202f}",
        "C\u{200b}f\u{2060}3",
        "Cg1\u{fe63}f3",
        "Cg1\u{2011}f3",
        "Cf3\u{2049}",
    ] {
        assert_eq!(san::read(&start, text, Letters::Portuguese), Ok(by_squares("g1f3")), "{text:?}");
        assert_eq!(san::read_line(&start, text, Letters::Portuguese), Ok(vec![by_squares("g1f3")]), "{text:?}");
    }
    for text in ["1.", "1", "1...", "\u{200b}", "1.2.Cf3", "1Cf3"] {
        assert_eq!(san::read(&start, text, Letters::Portuguese), Err(ReadError::Unreadable), "{text:?}");
    }
    let castles = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(san::read(&castles, "0 - 0", Letters::Portuguese), Ok(by_squares("e1g1")));
    assert_eq!(san::read(&castles, "20.0-0-0", Letters::Portuguese), Ok(by_squares("e1c1")));
}

#[test]
fn castling_in_a_line_is_neither_a_number_nor_a_result() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let moves = san::read_line(&start, "1.0-0 0-0-0", Letters::Portuguese).expect("two moves");
    assert_eq!(moves, [by_squares("e1g1"), by_squares("e8c8")]);
    let moves = san::read_line(&start, "1.0-0-0 00", Letters::Portuguese).expect("two moves");
    assert_eq!(moves, [by_squares("e1c1"), by_squares("e8g8")]);
}

#[test]
fn a_line_stops_at_the_first_word_that_is_no_move() {
    let error = |text: &str| san::read_line(&Position::start(), text, Letters::Portuguese).expect_err(text);
    let at = |ply, text: &str, error| LineError { ply, text: text.to_owned(), error };
    assert_eq!(error("1.e4 e5 2.Nf3"), at(2, "Nf3", ReadError::ForeignLetters(Letters::English)));
    assert_eq!(error("1.e4 olá 2.Cf3"), at(1, "olá", ReadError::Unreadable));
    let candidates = vec![by_squares("e7e4")];
    assert_eq!(error("1.e4 e4"), at(1, "e4", ReadError::Illegal { candidates }));
    let long = "é".repeat(san::MAX_MOVE_LEN);
    assert_eq!(error(&format!("1.e4 {long}{long}")), at(1, &long, ReadError::TooLong));
    assert_eq!(error(&" ".repeat(san::MAX_LINE_LEN + 1)).error, ReadError::TooLong);
}

#[test]
fn the_letter_that_misleads_is_named() {
    let confusion = |text, other| san::confusion(text, Letters::Portuguese, other);
    assert_eq!(confusion("Nf3", Letters::English), Some(('N', Role::Knight)));
    assert_eq!(confusion("Re1", Letters::English), Some(('R', Role::Rook)), "R is the king here");
    assert_eq!(confusion("e8=Q+", Letters::English), Some(('Q', Role::Queen)));
    assert_eq!(confusion("Bb5", Letters::English), None, "B is the bishop in both");
    assert_eq!(confusion("Lb5", Letters::German), Some(('L', Role::Bishop)));
}

#[test]
fn a_game_is_read_in_the_letters_in_which_it_goes_furthest() {
    for (text, letters) in [
        ("1.e4 e5 2.Cf3 Cc6 3.Bb5", Letters::Portuguese),
        ("1.e4 e5 2.Nf3 Nc6 3.Bb5", Letters::English),
        ("1.e4 e5 2.Sf3 Sc6 3.Lb5", Letters::German),
        ("1.e4 e5 2.Cf3 Cc6 3.Ab5", Letters::Spanish),
        ("1.e4 e5 2.Cf3 Cc6 3.Fb5", Letters::French),
    ] {
        let (found, moves, error) = san::read_in_any(&Position::start(), text, Letters::Portuguese);
        assert_eq!((found, moves.len(), error), (letters, 5, None), "{text}");
    }
    let (found, moves, error) = san::read_in_any(&Position::start(), "1.e4 e5 2.Xf3", Letters::Portuguese);
    assert_eq!((found, moves.len(), error.is_some()), (Letters::Portuguese, 2, true));
}

/// The long form as the Laws of 2023 print it, with another move than the short form at move 8.
const LONG_FORM: &str = "1. e2e4 e7e5 2. Cg1f3 Cg8f6 3. d2d4 e5xd4 4. e4e5 Cf6e4 5. Dd1xd4 d7d5 6. e5xd6 e.p.Ce4xd6 \
    7. Bc1g5 Cb8c6 8. Dd4d3 Bf8e7 9. Cb1d2 0-0 10. 0-0-0 Tf8e8 11. Rc1b1 (=)";

#[test]
fn two_printings_of_one_game_are_compared() {
    let sample = Sample::find("laws-2023").expect("a sample");
    let compare = |one, other| compare(&Position::start(), [one, other], Letters::Portuguese);
    assert_eq!(
        compare(sample.movetext(), LONG_FORM),
        Comparison::Part { plies: 14, number: 8, side: Color::White, moves: [by_squares("d4e3"), by_squares("d4d3")] }
    );
    assert_eq!(compare("1.e4 e5 2.Cf3", "1.e2e4 e7e5 2.Ng1f3"), Comparison::Same { plies: 3 });
    assert_eq!(compare("1.e4 e5", "1.e4"), Comparison::Shorter { which: Printing::Second, plies: 1 });
    assert_eq!(compare("1.e4", "1.e4 e5"), Comparison::Shorter { which: Printing::First, plies: 1 });
    let unreadable = compare("1.e4 e5 2.Cf3", "1.e4 e5 2.Cf4 Cc6");
    assert!(
        matches!(&unreadable, Comparison::Unreadable { which: Printing::Second, error } if error.ply == 2),
        "{unreadable:?}"
    );
    assert_eq!(compare("", ""), Comparison::Same { plies: 0 });
    // A fault counts where it is what parts them, and not beyond the end of the other.
    let fault = |one, other| match compare(one, other) {
        Comparison::Unreadable { which, error } => Some((which, error.ply)),
        Comparison::Shorter { .. } => None,
        same => panic!("{same:?}"),
    };
    assert_eq!(fault("1.e4 Xx", "1.e4 e5"), Some((Printing::First, 1)));
    assert_eq!(fault("1.e4 Xx", "1.e4"), Some((Printing::First, 1)));
    assert_eq!(fault("1.e4", "1.e4 Xx"), Some((Printing::Second, 1)));
    assert_eq!(fault("1.e4 e5 Xx", "1.e4"), None);
    assert_eq!(fault("1.e4", "1.e4 e5 Xx"), None);
}

#[test]
fn a_line_has_no_more_moves_than_a_game() {
    let round = "Cf3 Cf6 Cg1 Cg8 ";
    let moves = |rounds| san::read_line(&Position::start(), &round.repeat(rounds), Letters::Portuguese);
    let most = lance_legal::chess::game::MAX_PLIES;
    assert_eq!(moves(most / 4).expect("as many as a game can have").len(), most);
    let error = moves(most / 4 + 1).expect_err("one more");
    assert_eq!((error.ply, error.error), (most, ReadError::TooLong));
}

/// The longest game of the properties; on average they are half as long.
const PLIES: usize = 120;

/// A sequence of numbers that is the same each time.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}

#[test]
fn the_plies_of_many_games_are_written_and_read_back_in_both_alphabets() {
    let most = amount(4_000, 1_000_000);
    let mut numbers = Numbers(20_261_121);
    let mut plies = 0;
    while plies < most {
        let mut position = Position::start();
        for _ in 0..300 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m = moves[numbers.next(moves.len())];
            for letters in [Letters::Portuguese, Letters::English] {
                for text in [san::write(&position, m, letters), san::write_long(&position, m, letters)] {
                    assert_eq!(san::read(&position, &text, letters), Ok(m), "{text} in {}", position.fen());
                }
            }
            position = position.play(m).expect("a legal move");
            plies += 1;
        }
    }
    println!("{plies} plies written and read back in Portuguese and English, short and long: 0 differences");
}

/// The signs that C.13 leaves to the writer.
const OPTIONAL: [&str; 4] = ["x", "+", "#", " e.p."];

fn bare(text: &str) -> String {
    OPTIONAL.into_iter().fold(text.to_owned(), |text, sign| text.replace(sign, ""))
}

/// Every way of writing the move with its letters as they should be, without optional signs: with the file, the
/// rank, both, or none, or by its squares alone.
fn spellings(position: &Position, m: Move, letters: Letters) -> Vec<String> {
    let long = bare(&san::write_long(position, m, letters));
    let from = m.from.to_string();
    let mut spellings = vec![bare(&san::write(position, m, letters)), format!("{from}{}", m.to)];
    spellings.extend(["", &from[..1], &from[1..], &from].map(|departure| long.replacen(&from, departure, 1)));
    spellings
}

/// The text without each choice of its optional signs, none of them included.
fn without_some_signs(text: &str) -> Vec<String> {
    let mut texts = vec![text.to_owned()];
    for sign in OPTIONAL {
        if text.contains(sign) {
            let shorter: Vec<String> = texts.iter().map(|text| text.replace(sign, "")).collect();
            texts.extend(shorter);
        }
    }
    texts
}

/// Small letters throughout, capitals throughout, and a capital where a phone makes one.
fn other_cases(text: &str) -> [String; 3] {
    let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
    [text.to_lowercase(), text.to_uppercase(), first.to_uppercase() + rest]
}

fn cases() -> ProptestConfig {
    ProptestConfig::with_cases(amount(32, 4000))
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn each_legal_move_is_read_as_it_was_written(picks in picks(PLIES)) {
        let game = game_of(&Position::start(), &picks);
        for ply in 0..game.plies().len() {
            let before = game.position_at(ply).expect("played");
            for letters in Letters::ALL {
                let mut texts = std::collections::HashSet::new();
                for m in before.legal_moves() {
                    let text = san::write(before, m, letters);
                    prop_assert_eq!(san::read(before, &text, letters), Ok(m), "{} in {}", text, before.fen());
                    prop_assert!(texts.insert(text.clone()), "{} is written twice in {}", text, before.fen());
                }
            }
        }
    }

    #[test]
    fn each_move_played_is_read_in_its_other_forms(picks in picks(PLIES)) {
        let game = game_of(&Position::start(), &picks);
        let mut line = String::new();
        for (ply, played) in game.plies().iter().enumerate() {
            let before = game.position_at(ply).expect("played");
            let short = san::write(before, played.m, Letters::Portuguese);
            let long = san::write_long(before, played.m, Letters::Portuguese);
            let bare = short.replace(['x', '+', '#'], "").replace(" e.p.", "");
            let squares = format!("{}-{}", played.m.from, played.m.to);
            let promoted = played.m.promotion.and_then(|role| Letters::Portuguese.letter(role));
            let squares = squares + &promoted.map(String::from).unwrap_or_default();
            for text in [&long, &bare, &squares, &squares.to_uppercase()] {
                prop_assert_eq!(san::read(before, text, Letters::Portuguese), Ok(played.m), "{} for {}", text, short);
            }
            prop_assert_eq!(short.contains('+'), played.position.in_check() && played.position.has_legal_moves());
            prop_assert_eq!(short.contains('#'), Status::of(&played.position) == Some(Status::Checkmate));
            line += &format!("{short} ");
        }
        let moves: Vec<Move> = game.plies().iter().map(|ply| ply.m).collect();
        prop_assert_eq!(san::read_line(game.start(), &line, Letters::Portuguese), Ok(moves));
    }

    #[test]
    fn a_move_written_carelessly_is_read_or_refused_and_never_becomes_another(picks in picks(60)) {
        let game = game_of(&Position::start(), &picks);
        for ply in (0..game.plies().len()).step_by(5) {
            let before = game.position_at(ply).expect("played");
            for letters in [Letters::Portuguese, Letters::English, Letters::Spanish, Letters::German] {
                let legal = before.legal_moves();
                for m in &legal {
                    for text in [san::write(before, *m, letters), san::write_long(before, *m, letters)] {
                        for careless in without_some_signs(&text) {
                            prop_assert_eq!(san::read(before, &careless, letters), Ok(*m), "{}", careless);
                            for other_case in other_cases(&careless) {
                                let Ok(read) = san::read(before, &other_case, letters) else { continue };
                                // bxc3 is the pawn's move, though somebody may have meant the bishop.
                                let written = spellings(before, read, letters).contains(&bare(&other_case));
                                prop_assert!(
                                    read == *m || written,
                                    "{} for {} gives {} in {}", other_case, text, read, before.fen()
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_refused_names_no_legal_move(picks in picks(60), texts in prop::collection::vec(
        "[KQRBNDTC]?[a-h]?[1-8]?[x-]?[a-h][1-8](=?[QRBNDTC])?|[0O](-[0O]){1,2}|[a-h][1-8][a-h][1-8]", 40,
    )) {
        let game = game_of(&Position::start(), &picks);
        let position = game.position();
        for text in texts {
            for letters in Letters::ALL {
                match san::read(position, &text, letters) {
                    Ok(m) => prop_assert!(position.is_legal(m), "{} {}", text, m),
                    Err(ReadError::Illegal { candidates }) => {
                        prop_assert!(candidates.iter().all(|m| !position.is_legal(*m)), "{} {:?}", text, candidates);
                    }
                    Err(ReadError::Ambiguous { candidates }) => {
                        prop_assert!(candidates.len() > 1 && candidates.iter().all(|m| position.is_legal(*m)));
                    }
                    Err(ReadError::PromotionMissing { from, to }) => {
                        let queen = Move { from, to, promotion: Some(Role::Queen) };
                        prop_assert!(position.is_legal(queen), "{} {}", text, queen);
                    }
                    Err(ReadError::ForeignLetters(other)) => prop_assert_ne!(other, letters),
                    Err(ReadError::BishopOrPawn { meant }) => prop_assert!(position.is_legal(meant), "{} {}", text, meant),
                    Err(ReadError::Unreadable | ReadError::TooLong) => {}
                }
            }
        }
    }

    #[test]
    fn any_text_is_answered(text in "\\PC{0,70}") {
        for letters in Letters::ALL {
            let _ = san::read(&Position::start(), &text, letters);
            let _ = san::read_line(&Position::start(), &text, letters);
        }
    }
}

#[test]
fn the_command_line_writes_reads_and_goes_through_a_game() {
    use crate::notation_example as example;
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let write = |m: &str, tag| example::write(&format!("{START}\t{m}"), Letters::from_tag(tag).expect(tag));
    assert_eq!(write("g1f3", "pt").as_deref(), Ok("Cf3"));
    assert_eq!(write("g1f3", "de").as_deref(), Ok("Sf3"));
    assert_eq!(write("g1g3", "pt"), Err("g1g3 is illegal: knight-moves (3.6)".to_owned()));
    assert!(write("g1", "pt").is_err() && example::write("no tab", Letters::Portuguese).is_err());
    let read = |text: &str| example::read(&format!("{START}\t{text}"), Letters::Portuguese);
    assert_eq!(read("1.Cf3").as_deref(), Ok("g1f3"));
    assert_eq!(read("Nf3"), Err("letters of another language: english".to_owned()));
    assert_eq!(read("Cd2"), Err("b1d2 is illegal: own-piece (3.1)".to_owned()));
    assert_eq!(read(""), Err("no move".to_owned()));
    assert_eq!(read("e4 e5"), Err("more than one move".to_owned()));
    let game = |text| example::game(text, Letters::Portuguese);
    let end = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert_eq!(game("1. e2-e4 {melhor} e7-e5 2.Ng1-f3 1-0"), Ok(format!("1.e4 e5 2.Cf3 1-0\n{end}")));
    assert_eq!(game("1.e4{bom}e5{e{ bom}2.Cf3 {e assim"), Ok(format!("1.e4 e5 2.Cf3\n{end}")));
    let stopped = game("1.e4 e5 2.Cf3 Rf6").expect_err("the king cannot");
    assert!(stopped.starts_with("2...Rf6: e8f6 is illegal: king-moves"), "{stopped}");
    assert!(stopped.ends_with(end), "{stopped}");
    let compared = example::compared("1.e4 e5 2.Cf3\n1.e2e4 e7e5 2.Cb1c3", Letters::Portuguese);
    assert_eq!(compared.as_deref(), Ok("they part at white's move 2: g1f3 and b1c3"));
    let compared = example::compared("1.e4 {melhor}e5\n1.e2e4{bom}e7e5", Letters::Portuguese);
    assert_eq!(compared.as_deref(), Ok("the same, 2 plies"));
}
