//! The sentences of refusals, and what is said of a move.

use std::collections::BTreeSet;

use lance_legal::color::Color;
use lance_legal::draughts::legality::Filling;
use lance_legal::draughts::{BRASILEIRAS, CLASSICAS, Illegal, Variant, judge_whole, touch};
use lance_legal::language::Language;
use lance_legal::square::{Square, SquareSet};
use lance_legal::texts::{Texts, Value};

use super::random::random_positions;
use super::{Drawn, all_drawn, path, position, square};

/// A language with its words, as the page has them.
fn texts(language: Language) -> Texts {
    let folder = format!("locales/{}", language.tag());
    let files = ["board.ftl", "draughts/words.ftl"];
    let read = |name: &str| crate::text(format!("{folder}/{name}"));
    Texts::new(language, &files.map(read))
}

fn said(texts: &Texts, id: &str, illegal: &Illegal) -> String {
    let plain = |id: &str, values: &[(&str, Value)]| texts.format(id, values).unwrap_or_else(|| panic!("no {id}"));
    let at = |id: &str, square: Square| match illegal.number(square) {
        Some(number) => plain(id, &[("square", number.to_string().into())]),
        None => plain(id, &[("square", square.to_string().into())]),
    };
    let mut values = Vec::new();
    for (name, arg) in illegal.args() {
        for (name, filling) in arg.fill(name) {
            let value: Value = match filling {
                Filling::Number(number) => number.into(),
                Filling::Name(square) => match illegal.number(square) {
                    Some(number) => number.to_string().into(),
                    None => square.to_string().into(),
                },
                Filling::Message(id) => plain(id, &[]).into(),
                Filling::At(id, square) => at(id, square).into(),
                Filling::List(all) => {
                    let mut all: Vec<String> = all.into_iter().map(|(id, square)| at(id, square)).collect();
                    let last = all.pop().expect("somebody");
                    let first = all.join(", ");
                    let both = [("first", first.as_str().into()), ("last", last.as_str().into())];
                    if first.is_empty() { last.into() } else { plain("draughts-and", &both).into() }
                }
            };
            values.push((name, value));
        }
    }
    let values: Vec<(&str, Value)> = values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    plain(id, &values)
}

/// Every refusal of the drawn positions.
fn refusals() -> Vec<Illegal> {
    let mut all = vec![Illegal::over(&CLASSICAS, Color::White, "2.10.2")];
    for Drawn { position, held, .. } in all_drawn() {
        for words in held {
            match words[0].as_str() {
                "no" => all.extend(judge_whole(&position, &path(&words[1])).err()),
                "touch" => all.extend(touch(&position, square(&words[1]))),
                _ => {}
            }
        }
    }
    all
}

#[test]
fn every_refusal_is_said_in_whole_short_sentences_in_every_language() {
    for language in Language::whole() {
        let texts = texts(language);
        for illegal in refusals() {
            let title = said(&texts, &format!("{}-title", illegal.id()), &illegal);
            let text = said(&texts, illegal.id(), &illegal);
            let place = format!("{}: {title} / {text}", language.tag());
            assert!(!title.contains(['{', '}', '$']) && !text.contains(['{', '}', '$']), "{place}");
            assert!(text.ends_with('.') && !title.ends_with('.'), "{place}");
            assert!(title.chars().count() <= 40 && !text.contains("  "), "{place}");
            for sentence in text.split(['.', ':']) {
                assert!(sentence.split_whitespace().count() <= 20, "{place}");
                let first = sentence.trim().chars().next();
                assert!(first.is_none_or(|first| !text.starts_with(sentence) || first.is_uppercase()), "{place}");
            }
            for word in ["comer", "pedra"].iter().filter(|_| language == Language::PtPt) {
                assert!(!text.to_lowercase().contains(word), "{place}");
            }
            // Who learns by the numbers reads no letters.
            if std::ptr::eq(illegal.variant(), &CLASSICAS) {
                assert!(!text.split([' ', '.', ',']).any(|word| word.parse::<Square>().is_ok()), "{place}");
            }
        }
    }
}

#[test]
fn the_sentences_read_as_a_teacher_would_say_them() {
    let say = |language: Language, variant: &'static Variant, text: &str, squares: &str| {
        let illegal = judge_whole(&position(variant, text), &path(squares)).expect_err(text);
        said(&texts(language), illegal.id(), &illegal)
    };
    let table = [
        ("W:W14,3:B18,28", "3-6", "Toma-se sempre que se pode. O peão de 14 pode tomar."),
        ("W:W9,3,K11:B13,15", "3-6", "Toma-se sempre que se pode. A dama de 11 e o peão de 9 podem tomar."),
        ("W:W9,4:B13,21,7,15,23", "9x25", "Podes tomar 3 em vez de 2, com o peão de 4. É a lei da quantidade."),
        ("W:W14:B30", "14-10", "Ir de 14 a 10 é andar para trás. O peão só avança."),
    ];
    for (text, squares, sentence) in table {
        assert_eq!(say(Language::PtPt, &CLASSICAS, text, squares), sentence);
    }
    // For somebody who calls squares by file and rank.
    let illegal = judge_whole(&position(&CLASSICAS, "W:W14,3:B18,28"), &path("3-6")).expect_err("must capture");
    let illegal = illegal.in_letters(true);
    let sentence = said(&texts(Language::PtPt), illegal.id(), &illegal);
    assert_eq!(sentence, "Toma-se sempre que se pode. O peão de e4 pode tomar.");
    assert_eq!(
        say(Language::PtBr, &BRASILEIRAS, "W:Wc3,h2:Bd4", "h2-g3"),
        "Captura-se sempre que possível. A pedra de c3 pode capturar."
    );
    assert_eq!(
        say(Language::En, &CLASSICAS, "W:W14,3:B18,28", "3-6"),
        "Whoever can capture must. The man on 14 can capture."
    );
}

#[test]
fn what_is_taken_is_named_in_the_order_of_the_jumps() {
    let named = |variant: &'static Variant, text: &str| {
        let before = position(variant, text);
        let m = before.legal_moves()[0];
        let spoken = before.spoken(m);
        let taken: Vec<String> = spoken.taken.iter().map(|square| before.name(*square)).collect();
        (spoken.crowned, taken.join(" "), spoken.crowns)
    };
    assert_eq!(named(&CLASSICAS, "W:WK1:B14,27"), (true, "14 27".to_string(), false));
    assert_eq!(named(&CLASSICAS, "B:W22,15:B26"), (false, "22 15".to_string(), false));
    assert_eq!(named(&CLASSICAS, "W:W21:B26,27"), (false, "26".to_string(), true));
    assert_eq!(named(&CLASSICAS, "W:W25:B20"), (false, String::new(), true));
    assert_eq!(named(&CLASSICAS, "W:W9:B20"), (false, String::new(), false));
    // A Brazilian man that only passes the last row is not crowned.
    assert_eq!(named(&BRASILEIRAS, "W:Wb6:Bc7,e7"), (false, "c7 e7".to_string(), false));
    for before in random_positions(300) {
        for m in before.legal_moves() {
            let taken: SquareSet = before.spoken(m).taken.into_iter().collect();
            assert_eq!(taken, m.captured, "{before}");
        }
    }
}

#[test]
fn numbers_are_said_in_words_up_to_32() {
    let said = |language: Language, number: u8| texts(language).format("draughts-number", &[("number", number.into())]);
    let table = [
        (1, ["um", "um", "one"]),
        (14, ["catorze", "catorze", "fourteen"]),
        (16, ["dezasseis", "dezesseis", "sixteen"]),
        (17, ["dezassete", "dezessete", "seventeen"]),
        (19, ["dezanove", "dezenove", "nineteen"]),
        (21, ["vinte e um", "vinte e um", "twenty-one"]),
        (30, ["trinta", "trinta", "thirty"]),
        (32, ["trinta e dois", "trinta e dois", "thirty-two"]),
    ];
    for (number, words) in table {
        let found = [Language::PtPt, Language::PtBr, Language::En].map(|language| said(language, number));
        assert_eq!(found, words.map(|word| Some(word.to_string())));
    }
    for language in Language::whole() {
        let all: BTreeSet<Option<String>> = (1..=32).map(|number| said(language, number)).collect();
        assert_eq!(all.len(), 32, "{}", language.tag());
    }
}
