//! What holds for every course: its files, its levels, its words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use lance_legal::color::Color;
use lance_legal::language::Language;
use lance_legal::lessons::{Attempt, Catalog, Chess, Draughts, Game, Goal, Lesson, Level, read};

/// Where a course lies.
pub trait Course: Game {
    /// Below `assets`.
    const FOLDER: &'static str;
    /// The words of its list, below a language.
    const LIST: &'static str;
    /// The words of its lessons, below a language.
    const WORDS: &'static str;
    /// How many of its lessons are for those who have just begun to read.
    const FIRST: usize;
}

impl Course for Chess {
    const FOLDER: &'static str = "assets/lessons";
    const LIST: &'static str = "lessons.ftl";
    const WORDS: &'static str = "lessons";
    const FIRST: usize = 7;
}

impl Course for Draughts {
    const FOLDER: &'static str = "assets/draughts";
    const LIST: &'static str = "draughts/lessons.ftl";
    const WORDS: &'static str = "draughts/lessons";
    const FIRST: usize = 0;
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub fn catalog<G: Course>() -> Catalog {
    let path = root().join(G::FOLDER).join("catalog.txt");
    Catalog::read(&fs::read_to_string(path).expect("the catalog is there"))
}

/// All lessons, in the catalog's order.
pub fn lessons<G: Course>() -> Vec<Lesson<G>> {
    let of = |id: &str| {
        let path = root().join(G::FOLDER).join(format!("{id}.lesson"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    catalog::<G>().lessons().map(|entry| of(&entry.id)).collect()
}

/// Every fault with where it is, all at once.
pub fn held<G: Course>(check: impl Fn(&Lesson<G>, &Arc<Level<G>>) -> Result<(), String>) {
    let mut faults = Vec::new();
    for lesson in lessons::<G>() {
        for level in &lesson.levels {
            if let Err(fault) = check(&lesson, level) {
                faults.push(format!("{}/{}: {fault}", lesson.id, level.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

pub fn ensure(holds: bool, fault: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault.into()) }
}

/// The catalog names every lesson file and every level in order.
pub fn check_catalog<G: Course>() {
    let catalog = catalog::<G>();
    let mut files: BTreeSet<String> = fs::read_dir(root().join(G::FOLDER))
        .expect("lessons")
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".lesson").map(str::to_string))
        .collect();
    for (entry, lesson) in catalog.lessons().zip(lessons::<G>()) {
        assert!(files.remove(&entry.id), "{} stands twice in the catalog", entry.id);
        assert_eq!(entry.id, lesson.id);
        let levels: Vec<&String> = lesson.levels.iter().map(|level| &level.id).collect();
        assert_eq!(entry.levels.iter().collect::<Vec<_>>(), levels, "the levels of {}", lesson.id);
        let mut names: Vec<&str> = levels.into_iter().map(String::as_str).collect();
        names.extend(lesson.screens.iter().map(|screen| screen.id.as_str()));
        let unlike: BTreeSet<&str> = names.iter().copied().collect();
        assert_eq!(unlike.len(), names.len(), "{}: an id stands twice", lesson.id);
        for name in names.into_iter().chain([lesson.id.as_str()]) {
            let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
            assert!(!name.is_empty() && name.chars().all(plain), "{}: {name} is no plain id", lesson.id);
        }
    }
    assert!(files.is_empty(), "{}/catalog.txt has no row with the levels of {files:?}", G::FOLDER);
}

/// Three equal answers in a row are an answer nobody thinks about.
pub fn check_answers_vary<G: Course>() {
    for lesson in lessons::<G>() {
        let answers: Vec<Option<(Vec<String>, usize)>> = lesson
            .levels
            .iter()
            .map(|level| {
                let attempt = Attempt::new(level);
                Some((attempt.options(), attempt.right()?))
            })
            .collect();
        for (at, window) in answers.windows(3).enumerate() {
            let [first, second, third] = window else { continue };
            assert!(
                first.is_none() || first != second || second != third,
                "{}: the same answer three times from {}",
                lesson.id,
                lesson.levels[at].id
            );
        }
    }
}

/// Every move of an example is one of the game. How many there are.
pub fn check_examples<G: Course>() -> usize {
    let mut examples = 0;
    for lesson in lessons::<G>() {
        for screen in &lesson.screens {
            for (at, written) in screen.play.iter().enumerate() {
                let place = format!("{}/{}: move {}", lesson.id, screen.id, at + 1);
                // Whoever owns the piece moves it: a lone rook goes on and on.
                let (board, _) = screen.shown(at);
                let from = *G::way(written).first().expect("a square");
                let piece = G::piece(&board, from).unwrap_or_else(|| panic!("{place}: no piece"));
                let board = G::turned(&board, G::figure(piece).color);
                let m = G::find(&board, written).unwrap_or_else(|| panic!("{place} is not one move"));
                assert!(G::moves(&board, None).contains(&m), "{place} is not legal");
                assert_eq!(screen.shown(at + 1).1, Some(m), "{place} is shown");
                examples += 1;
            }
        }
    }
    examples
}

/// Answers that have a word of their own in `lessons.ftl`.
pub const COMMON: &[&str] = &[
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
    "white",
    "black",
];

/// A message or `message.attribute`, and what it says.
pub type Texts = BTreeMap<String, String>;

pub fn texts(language: Language, file: &str) -> Texts {
    let path = root().join("locales").join(language.tag()).join(file);
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
                PatternElement::Placeable { .. } if file.ends_with("lessons.ftl") => "…",
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

pub fn lesson_texts<G: Course>(language: Language, lesson: &Lesson<G>) -> Texts {
    texts(language, &format!("{}/{}.ftl", G::WORDS, lesson.id))
}

/// The texts a lesson must have; those it may have are `.hint` and `.after`.
fn wanted<G: Course>(lesson: &Lesson<G>) -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> =
        lesson.screens.iter().map(|screen| format!("{}-{}", lesson.id, screen.id)).collect();
    for level in &lesson.levels {
        let id = format!("{}-{}", lesson.id, level.id);
        wanted.extend(level.wrong.iter().map(|m| format!("{id}.{}", G::attribute(m))));
        if let Goal::Answer { options, .. } = &level.goal {
            let own = |option: &&String| !COMMON.contains(&option.as_str()) && option.parse::<u32>().is_err();
            wanted.extend(options.iter().filter(own).map(|option| format!("{id}.{option}")));
        }
        wanted.insert(id);
    }
    wanted
}

/// Every text is there in every language, and none too many.
pub fn check_texts<G: Course>() {
    let mut faults = Vec::new();
    for lesson in lessons::<G>() {
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

/// Sentences are short.
pub fn check_sentences<G: Course>() {
    let mut faults = Vec::new();
    for (number, lesson) in lessons::<G>().iter().enumerate() {
        for language in Language::ALL {
            for (id, text) in lesson_texts(language, lesson) {
                let task = lesson.levels.iter().any(|level| id == format!("{}-{}", lesson.id, level.id));
                // The first lessons are read by children of six.
                let most = if task && number < G::FIRST { 13 } else { 20 };
                let words = longest_sentence(&text);
                if words > most {
                    faults.push(format!("{}/{id}: {words} words, at most {most}: {text}", language.tag()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The list has a name and an aim for each lesson, and a name for each section.
pub fn check_list<G: Course>() {
    for language in Language::ALL {
        let texts = texts(language, G::LIST);
        for section in &catalog::<G>().sections {
            assert!(texts.contains_key(&format!("section-{}", section.id)), "{}: {}", language.tag(), section.id);
            for lesson in &section.lessons {
                let id = format!("lesson-{}", lesson.id);
                assert!(texts.contains_key(&id), "{}: {id}", language.tag());
                assert!(texts.contains_key(&format!("{id}.aim")), "{}: {id}.aim", language.tag());
            }
        }
    }
}

/// Words that do not belong are not there.
pub fn check_words<G: Course>(pairs: &[(&str, &str)]) {
    for lesson in lessons::<G>() {
        for (id, text) in lesson_texts(Language::PtPt, &lesson) {
            let lower = text.to_lowercase();
            for (wrong, right) in pairs {
                assert!(!lower.contains(wrong), "{id}: say «{right}», not «{wrong}»");
            }
        }
    }
}

/// Of the levels that are played, a text that names the side of the pupil says that it plays, in one of these phrases.
pub fn check_sides<G: Course>(language: Language, said: &[&str]) {
    let path = root().join("locales").join(language.tag()).join("ui.ftl");
    let sides = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let name = |side: &str| sides.lines().find_map(|line| line.strip_prefix(side)?.strip_prefix(" = "));
    let mut faults = Vec::new();
    for lesson in lessons::<G>() {
        let found = lesson_texts(language, &lesson);
        for level in lesson.levels.iter().filter(|level| level.is_played()) {
            let side = if level.pupil() == Color::White { "white" } else { "black" };
            let side = name(side).expect("the name of a side");
            let text = found.get(&format!("{}-{}", lesson.id, level.id)).map_or("", String::as_str);
            if text.contains(side) && !said.iter().any(|phrase| text.contains(phrase)) {
                faults.push(format!("{}/{}/{}: {text}", language.tag(), lesson.id, level.id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
