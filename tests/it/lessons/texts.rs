//! The words of the lessons: all there, in every language, short enough, and none too many.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use lance_legal::language::Language;
use lance_legal::lessons::{Goal, Lesson};

use super::content::{catalog, lessons};

/// Answers that have a word of their own in `lessons.ftl`.
const COMMON: &[&str] = &[
    "yes",
    "no",
    "mate",
    "check",
    "stalemate",
    "neither",
    "light",
    "dark",
    "dead",
    "alive",
    "draw",
    "win",
    "lose",
    "legal",
    "illegal",
    "now",
    "never",
    "white",
    "black",
];

/// A message or `message.attribute`, and what it says.
type Texts = BTreeMap<String, String>;

fn texts(language: Language, file: &str) -> Texts {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag()).join(file);
    let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource =
        fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut texts = Texts::new();
    let plain = |pattern: &Pattern<String>| -> String {
        pattern
            .elements
            .iter()
            .map(|element| match element {
                PatternElement::TextElement { value } => value.as_str(),
                // Only what is said of every level has something to fill in.
                PatternElement::Placeable { .. } if file == "lessons.ftl" => "…",
                PatternElement::Placeable { .. } => panic!("{}: lessons have no variables", path.display()),
            })
            .collect()
    };
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if let Some(value) = &message.value {
            assert!(texts.insert(id.clone(), plain(value)).is_none(), "{}: {id} twice", path.display());
        }
        for attribute in &message.attributes {
            texts.insert(format!("{id}.{}", attribute.id.name), plain(&attribute.value));
        }
    }
    texts
}

fn lesson_texts(language: Language, lesson: &Lesson) -> Texts {
    texts(language, &format!("lessons/{}.ftl", lesson.id))
}

/// The texts a lesson must have; those it may have are `.hint` and `.after`.
fn wanted(lesson: &Lesson) -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> =
        lesson.screens.iter().map(|screen| format!("{}-{}", lesson.id, screen.id)).collect();
    for level in &lesson.levels {
        let id = format!("{}-{}", lesson.id, level.id);
        wanted.extend(level.wrong.iter().map(|m| format!("{id}.{m}")));
        if let Goal::Answer { options, .. } = &level.goal {
            let own = |option: &&String| !COMMON.contains(&option.as_str()) && option.parse::<u32>().is_err();
            wanted.extend(options.iter().filter(own).map(|option| format!("{id}.{option}")));
        }
        wanted.insert(id);
    }
    wanted
}

#[test]
fn every_text_is_there_in_every_language_and_none_too_many() {
    let mut faults = Vec::new();
    for lesson in lessons() {
        let wanted = wanted(&lesson);
        let reference = lesson_texts(Language::PtPt, &lesson);
        for language in Language::ALL {
            let found = lesson_texts(language, &lesson);
            let place = format!("{}/{}", language.tag(), lesson.id);
            for id in &wanted {
                if found.get(id).is_none_or(|text| text.trim().is_empty()) {
                    faults.push(format!("{place}: {id} is missing"));
                }
            }
            for id in found.keys() {
                let optional = id.strip_suffix(".hint").or(id.strip_suffix(".after"));
                let level = optional.is_some_and(|level| wanted.contains(level));
                if !wanted.contains(id) && !level {
                    faults.push(format!("{place}: {id} belongs to nothing"));
                }
                if !reference.contains_key(id) {
                    faults.push(format!("{place}: {id} is not in the reference"));
                }
            }
            faults.extend(reference.keys().filter(|id| !found.contains_key(*id)).map(|id| format!("{place}: no {id}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The words of each sentence: what ends with a stop, a question or an exclamation.
fn longest_sentence(text: &str) -> usize {
    // The stop of an abbreviation or of a move's number ends no sentence.
    let text = text.replace("e.p.", "ep");
    text.split(['.', '!', '?', '…', ':', ';'])
        .map(|sentence| sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count())
        .max()
        .unwrap_or(0)
}

#[test]
fn sentences_are_short() {
    let mut faults = Vec::new();
    for (number, lesson) in lessons().iter().enumerate() {
        for language in Language::ALL {
            for (id, text) in lesson_texts(language, lesson) {
                let task = lesson.levels.iter().any(|level| id == format!("{}-{}", lesson.id, level.id));
                // The first lessons are read by children of six.
                let most = if task && number < 7 { 13 } else { 20 };
                let words = longest_sentence(&text);
                if words > most {
                    faults.push(format!("{}/{id}: {words} words, at most {most}: {text}", language.tag()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_list_has_a_name_and_an_aim_for_each_lesson_and_a_name_for_each_section() {
    for language in Language::ALL {
        let texts = texts(language, "lessons.ftl");
        for section in &catalog().sections {
            assert!(texts.contains_key(&format!("section-{}", section.id)), "{}: {}", language.tag(), section.id);
            for lesson in &section.lessons {
                let id = format!("lesson-{}", lesson.id);
                assert!(texts.contains_key(&id), "{}: {id}", language.tag());
                assert!(texts.contains_key(&format!("{id}.aim")), "{}: {id}.aim", language.tag());
            }
        }
        for word in COMMON {
            assert!(texts.contains_key(&format!("answer-{word}")), "{}: answer-{word}", language.tag());
        }
    }
}

#[test]
fn words_that_do_not_belong_are_not_there() {
    for lesson in lessons() {
        for (id, text) in lesson_texts(Language::PtPt, &lesson) {
            let lower = text.to_lowercase();
            for (wrong, right) in [("rainha", "dama"), ("você", "tu"), ("fileira", "linha"), ("enrocar", "rocar")] {
                assert!(!lower.contains(wrong), "{id}: say «{right}», not «{wrong}»");
            }
        }
    }
}
