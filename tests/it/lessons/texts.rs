//! The words of the lessons: all there, in every language, short enough, and none too many.

use lance_legal::language::Language;
use lance_legal::lessons::{Chess, Draughts};

use super::course::{COMMON, check_list, check_sentences, check_texts, check_words, texts};

#[test]
fn every_text_is_there_in_every_language_and_none_too_many() {
    check_texts::<Chess>();
    check_texts::<Draughts>();
}

#[test]
fn sentences_are_short() {
    check_sentences::<Chess>();
    check_sentences::<Draughts>();
}

#[test]
fn the_list_has_a_name_and_an_aim_for_each_lesson_and_a_name_for_each_section() {
    check_list::<Chess>();
    check_list::<Draughts>();
    for language in Language::ALL {
        let texts = texts(language, "lessons.ftl");
        for word in COMMON {
            assert!(texts.contains_key(&format!("answer-{word}")), "{}: answer-{word}", language.tag());
        }
    }
}

#[test]
fn words_that_do_not_belong_are_not_there() {
    check_words::<Chess>(&[("rainha", "dama"), ("você", "tu"), ("fileira", "linha"), ("enrocar", "rocar")]);
    check_words::<Draughts>(&[
        ("rainha", "dama"),
        ("você", "tu"),
        ("fileira", "linha"),
        (" comer", "tomar"),
        (" come ", "toma"),
        ("pedra", "peão"),
    ]);
}
