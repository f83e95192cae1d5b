//! The words of the lessons: all there, in every language, short enough, and none too many.

use lance_legal::language::Language;
use lance_legal::lessons::{Chess, Draughts};

use super::course::{COMMON, check_list, check_sentences, check_sides, check_texts, check_words, texts};

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
    for language in Language::whole() {
        let texts = texts(language, "levels.ftl");
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

/// How a task in Portuguese says who plays.
const PLAYS: &[&str] = &[
    "com as",
    "Com as",
    "jogam",
    "Jogam as",
    "vez é das",
    "lance das",
    "lances das",
    "É o lance",
    "As Brancas têm",
    "As Brancas podem",
];

/// The sheet of a lesson adds who plays, unless the task names that side; then it has to say so itself.
#[test]
fn a_task_that_names_its_side_says_that_it_plays() {
    for (language, said) in [
        (Language::PtPt, PLAYS),
        (Language::PtBr, PLAYS),
        (
            Language::En,
            &[
                "You play",
                "you play",
                "to move",
                "plays",
                "moves",
                "With",
                "with",
                "You are",
                "Black again",
                "Play White",
                "Play Black",
                "White has",
                "White can",
                "It is",
            ][..],
        ),
    ] {
        check_sides::<Chess>(language, said);
        check_sides::<Draughts>(language, said);
    }
}
