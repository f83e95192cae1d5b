//! The words of the questions: there in every language, short enough, and giving nothing away.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::quiz::{Kind, Level, Question, RightAnswer, Theme};
use lance_legal::texts::Texts;

use crate::limits::{self, Limit};
use crate::quiz_example::{self as example, Lengths, Pack, lengths, work_out};

/// Editions whose right answer differs from that of the first one asked.
fn differing(question: &Question) -> Vec<Edition> {
    let Ok((answers, _)) = work_out(question) else { return Vec::new() };
    let first = answers.first().map(|answer| answer.right.clone()).unwrap_or_default();
    let other = |answer: &&RightAnswer| question.kind != Kind::Article && answer.right != first;
    answers.iter().filter(other).map(|answer| answer.edition).collect()
}

#[test]
fn every_question_has_its_words_in_every_language() {
    for Pack { name, questions, .. } in example::packs() {
        for language in Language::whole() {
            let texts: Texts = example::texts(language, &name);
            let mut seen = BTreeMap::new();
            for question in &questions {
                let context = format!("locales/{}/quiz/{name}.ftl: q-{}", language.tag(), question.id);
                let text = |part: &str| texts.format(&format!("q-{}{part}", question.id), &[]);
                let needed = |part: &str, limit: &Limit| {
                    let wanted =
                        if part.is_empty() { format!("q-{} = …", question.id) } else { format!("{part} = …") };
                    let text = text(part).unwrap_or_else(|| panic!("{context}: no words, wanted a line \"{wanted}\""));
                    let checked = limit.check(text.chars().count());
                    checked.unwrap_or_else(|fault| panic!("{context}{part}: {fault}"));
                    assert!(!text.contains('{'), "{context}{part}: a brace");
                    text
                };
                let stem = needed("", &limits::STEM);
                assert_eq!(seen.insert(stem, question.id.clone()), None, "{context}: the same words as another");
                needed(".why", &limits::WHY);
                for edition in differing(question) {
                    needed(&format!(".why-{}", edition.name()), &limits::WHY);
                }
                let mut options = BTreeSet::new();
                for letter in &question.letters {
                    let option = needed(&format!(".{letter}"), &limits::OPTION);
                    assert!(options.insert(option), "{context}.{letter}: the same option twice");
                }
            }
        }
    }
}

#[test]
fn the_words_of_a_pack_have_a_question_each() {
    for Pack { name, questions, .. } in example::packs() {
        for language in Language::whole() {
            let path = format!("locales/{}/quiz/{name}.ftl", language.tag());
            let text = crate::text(&path);
            let ids = text.lines().filter_map(|line| line.strip_prefix("q-")?.split_once(" = ")).map(|(id, _)| id);
            for id in ids {
                assert!(
                    questions.iter().any(|question| question.id == id),
                    "{}: q-{id}, wanted a question [{id}] in assets/quiz/{name}.txt",
                    path
                );
            }
        }
    }
}

/// Longest and shortest each at most in 35 of 100 questions; so few questions say nothing yet.
#[test]
fn no_answer_is_given_away_by_its_length() {
    let packs = example::packs();
    for language in Language::whole() {
        let Lengths { questions, longest, shortest } = lengths(&packs, language);
        if questions >= 20 {
            assert!(longest * 100 <= questions * 35, "{}: longest in {longest} of {questions}", language.tag());
            assert!(shortest * 100 <= questions * 35, "{}: shortest in {shortest} of {questions}", language.tag());
        }
    }
}

/// The pages ask for these by the name of a theme, of a level and of a kind.
#[test]
fn every_theme_level_and_kind_has_its_words_and_nothing_else_has() {
    for language in Language::whole() {
        let text = crate::text(format!("locales/{}/laws/quiz.ftl", language.tag()));
        let named = |prefix: &str| -> BTreeSet<String> {
            let ids = text.lines().filter_map(|line| line.strip_prefix(prefix)?.split_once(" = "));
            ids.map(|(name, _)| name.to_string()).collect()
        };
        assert_eq!(named("quiz-theme-"), Theme::ALL.map(|theme| theme.name().to_string()).into(), "{}", language.tag());
        let levels = Level::ALL.map(|level| level.name().to_string());
        assert_eq!(named("quiz-level-"), levels.into(), "{}", language.tag());
        assert_eq!(named("quiz-how-"), Kind::ALL.map(|kind| kind.name().to_string()).into(), "{}", language.tag());
    }
}
