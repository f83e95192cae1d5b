//! Digits, bits and letters of an address come back; what is damaged is refused.

use lance_legal::checksum::{add, check, crc32};
use lance_legal::chess::{Move, Setup};
use lance_legal::coding::digits::{GROUP, grouped, ungrouped};
use lance_legal::coding::{Bits, Taken, WrongGroup, digits, letters, place};
use lance_legal::plain::one_line;

/// The check value every description of CRC-32 gives.
#[test]
fn crc32_of_the_check_text() {
    assert_eq!(crc32(*b"123456789"), 0xCBF4_3926);
    assert_eq!(crc32([]), 0);
}

#[test]
fn what_was_added_is_checked_and_taken_off() {
    for text in ["", "a = b", "a = b\n", "# crc32 00000000\n", "é\r\n\n"] {
        let whole = add("locales/en/ui.ftl", text);
        assert!(whole.ends_with('\n') && whole.len() == text.len() + "# crc32 00000000\n".len(), "{whole}");
        assert_eq!(check("locales/en/ui.ftl", &whole), Some(text));
        assert_eq!(check("locales/en/home.ftl", &whole), None, "another file's text");
    }
}

#[test]
fn what_is_not_the_whole_file_is_refused() {
    let whole = add("lessons/torre.lesson", "lesson torre\narticles 3.1\n");
    let page = "<!DOCTYPE html><html></html>";
    for wrong in ["", "lesson torre\n", page, "{\"error\":\"not found\"}", &format!("{page}{whole}")] {
        assert_eq!(check("lessons/torre.lesson", wrong), None, "{wrong}");
    }
    for end in 0..whole.len() {
        assert_eq!(check("lessons/torre.lesson", &whole[..end]), None, "cut at {end}");
    }
    assert_eq!(check("lessons/torre.lesson", &whole.replace('\n', "\r\n")), None, "line ends of another system");
}

#[test]
fn a_kept_text_is_one_line() {
    assert_eq!(one_line("  Um\ntítulo\u{202e} \u{7}longo  ", 9), "Um título");
}

#[test]
fn bytes_come_back_from_digits() {
    for length in 0..40 {
        for fill in [0u8, 1, 0x7f, 0xff] {
            let bytes = vec![fill; length];
            let text = digits::write(&bytes);
            assert!(text.bytes().all(|digit| digit.is_ascii_digit()));
            assert_eq!(digits::read(&text), Some(bytes), "{length} {fill}");
        }
    }
    for wrong in ["1", "12", "999", "1234", "12x", "99999999999999999", "é2"] {
        assert_eq!(digits::read(wrong), None, "{wrong}");
    }
}

#[test]
fn a_wrong_digit_or_a_change_of_places_names_its_group() {
    let whole = grouped("123456789012");
    assert_eq!(ungrouped(&whole), Ok("123456789012".to_string()));
    assert_eq!(ungrouped(&whole.replace(' ', "-")), Ok("123456789012".to_string()));
    let digits: Vec<char> = whole.chars().filter(char::is_ascii_digit).collect();
    for at in 0..digits.len() {
        for other in '0'..='9' {
            let mut wrong = digits.clone();
            wrong[at] = other;
            if wrong != digits {
                let text: String = wrong.into_iter().collect();
                assert_eq!(ungrouped(&text), Err(WrongGroup::Group(at / GROUP + 1)), "{text}");
            }
        }
    }
    let groups: Vec<&str> = whole.split(' ').collect();
    let swapped = [groups[1], groups[0], groups[2]].join(" ");
    assert_eq!(ungrouped(&swapped), Err(WrongGroup::Group(1)));
    assert_eq!(ungrouped("12a"), Err(WrongGroup::Sign('a')));
    assert_eq!(ungrouped("1"), Err(WrongGroup::Group(1)));
    assert_eq!(ungrouped(""), Ok(String::new()));
}

#[test]
fn positions_come_back_and_are_small() {
    for (fen, most) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 22),
        ("r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 0 1", 14),
        ("8/8/8/3k4/8/8/4P3/4K3 b - - 0 1", 10),
        ("8/8/8/3R4/8/8/8/8 w - - 0 1", 9),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1", 22),
    ] {
        let setup: Setup = fen.parse().unwrap();
        let mut bits = Bits::default();
        place::write(&setup, &mut bits);
        let bytes = bits.bytes();
        assert_eq!(place::read(&mut Taken::new(&bytes)), Ok(setup), "{fen}");
        assert!(bytes.len() <= most, "{fen}: {}", bytes.len());
    }
}

#[test]
fn moves_come_back() {
    for text in ["e2e4", "e7e8q", "a2a1n", "h1h8"] {
        let m: Move = text.parse().unwrap();
        let mut bits = Bits::default();
        place::write_move(m, &mut bits);
        assert_eq!(place::read_move(&mut Taken::new(&bits.bytes())), Ok(m), "{text}");
    }
}

#[test]
fn texts_come_back() {
    for text in ["", "Mate em dois lances.", "As Brancas jogam e ganham.", "Ação! 日本 ♞", "!!!", "a-b/c\\ $€"] {
        let mut bits = Bits::default();
        letters::write(text, &mut bits);
        let bytes = bits.bytes();
        assert_eq!(letters::read(&mut Taken::new(&bytes), 40).as_deref(), Ok(text));
    }
}

#[test]
fn a_line_of_a_task_is_short() {
    let mut bits = Bits::default();
    letters::write("As Brancas jogam e ganham.", &mut bits);
    assert!(bits.bytes().len() <= 6);
}
