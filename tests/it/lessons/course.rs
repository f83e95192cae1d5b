//! What holds for every course: its files, its levels, its words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use lance_legal::blocks::{is_plain, lines};
use lance_legal::color::Color;
use lance_legal::language::Language;
use lance_legal::lessons::{Attempt, Catalog, Chess, Draughts, Goal, Lesson, Level, Phase, read};

use crate::lesson_example::{Played, Told, play, solution};
use crate::limits;

/// What else differs between the courses.
pub trait Course: Told {
    /// The words of its list, below a language.
    const LIST: &'static str;
    /// How many of its lessons are for those who have just begun to read.
    const FIRST: usize;
}

impl Course for Chess {
    const LIST: &'static str = "lessons.ftl";
    const FIRST: usize = 7;
}

impl Course for Draughts {
    const LIST: &'static str = "draughts/lessons.ftl";
    const FIRST: usize = 0;
}

pub fn catalog<G: Course>() -> Catalog {
    Catalog::read(&crate::text(format!("{}/catalog.txt", G::FOLDER)))
}

fn path_of<G: Course>(lesson: &str) -> String {
    format!("{}/{lesson}.lesson", G::FOLDER)
}

/// What a lesson's file holds; nothing, if there is none.
pub fn file_of<G: Course>(lesson: &str) -> String {
    fs::read_to_string(crate::project().join(path_of::<G>(lesson))).unwrap_or_default()
}

/// Where this line of a lesson is: `assets/lessons/torre.lesson:21`.
pub fn place<G: Course>(lesson: &str, word: &str, value: &str) -> String {
    let path = path_of::<G>(lesson);
    let text = file_of::<G>(lesson);
    let found = lines(&text).find(|line| line.word == word && line.value == value);
    format!("{path}:{}", found.map_or(1, |line| line.number))
}

/// All lessons, in the catalog's order.
pub fn lessons<G: Course>() -> Vec<Lesson<G>> {
    let mut faults = Vec::new();
    let mut lessons = Vec::new();
    for entry in catalog::<G>().lessons() {
        let path = path_of::<G>(&entry.id);
        match fs::read_to_string(crate::project().join(&path)) {
            Err(error) => faults.push(format!("{path}: {error}; {}/catalog.txt names it", G::FOLDER)),
            Ok(text) => match read(&text) {
                Err(fault) => faults.push(format!("{path}:{fault}")),
                Ok(lesson) => lessons.push(lesson),
            },
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    lessons
}

/// Every fault of a lesson with where it is, all at once.
pub fn held_lessons<G: Course>(check: impl Fn(&Lesson<G>) -> Result<(), String>) {
    let faults: Vec<String> = lessons::<G>()
        .iter()
        .filter_map(|lesson| {
            Some(format!("{}: {}", place::<G>(&lesson.id, "lesson", &lesson.id), check(lesson).err()?))
        })
        .collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Every fault of a level with where it is, all at once.
pub fn held<G: Course>(mut check: impl FnMut(&Lesson<G>, &Arc<Level<G>>) -> Result<(), String>) {
    let mut faults = Vec::new();
    for lesson in lessons::<G>() {
        for level in &lesson.levels {
            if let Err(fault) = check(&lesson, level) {
                faults.push(format!("{}: {}: {fault}", place::<G>(&lesson.id, "level", &level.id), level.id));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// As many screens, levels and wrong moves as there may be.
pub fn check_limits<G: Course>(few: impl Fn(&Lesson<G>) -> bool) {
    held_lessons::<G>(|lesson| {
        let screens = if few(lesson) { limits::SCREENS_OF_FEW } else { limits::SCREENS };
        screens.check(lesson.screens.len())?;
        limits::LEVELS.check(lesson.levels.len())
    });
    held::<G>(|_, level| limits::WRONG.check(level.wrong.len()));
}

/// Each level is done by its solution, with three stars and at par.
pub fn check_solutions<G: Course>() {
    held::<G>(|_, level| {
        let words = solution(level);
        ensure(!words.is_empty(), "no solution, wanted a line \"solution …\" with the pupil's moves")?;
        let Played { attempt, told, idle } = play(level, &words);
        ensure(idle.is_empty(), format!("{} of the solution changes nothing\n{told}", idle.join(" ")))?;
        ensure(attempt.phase == Phase::Done(3), format!("the solution does not end in three stars\n{told}"))?;
        let (moves, par) = (attempt.moves.len() as u32, level.par);
        ensure(moves == par, format!("par {par}, wanted {moves}: the solution has so many moves\n{told}"))
    });
}

pub fn ensure(holds: bool, fault: impl Into<String>) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault.into()) }
}

/// The catalog names every lesson file and every level in order.
pub fn check_catalog<G: Course>() {
    let catalog = catalog::<G>();
    let mut files: BTreeSet<String> = fs::read_dir(crate::project().join(G::FOLDER))
        .expect("lessons")
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.strip_suffix(".lesson").map(str::to_string))
        .collect();
    let list = format!("{}/catalog.txt", G::FOLDER);
    let text = crate::text(&list);
    let first = lines(&text).next().expect("the catalog has lines");
    assert_eq!(first.word, "section", "{list}:{}", first.fault("a line like \"section pecas\" before it"));
    for (entry, lesson) in catalog.lessons().zip(lessons::<G>()) {
        let row = lines(&text).find(|line| line.word == entry.id).map_or(1, |line| line.number);
        let path = path_of::<G>(&entry.id);
        assert!(files.remove(&entry.id), "{list}:{row}: {} stands twice, wanted it only once", entry.id);
        assert_eq!(lesson.id, entry.id, "{path}:1: lesson {}, wanted lesson {}", lesson.id, entry.id);
        let levels: Vec<&str> = lesson.levels.iter().map(|level| level.id.as_str()).collect();
        let wanted = format!("{} {}", entry.id, levels.join(" "));
        assert_eq!(entry.levels, levels, "{list}:{row}: not the levels of {path}, wanted a line \"{wanted}\"");
        let mut names = BTreeSet::new();
        for name in levels.into_iter().chain(lesson.screens.iter().map(|screen| screen.id.as_str())) {
            assert!(names.insert(name), "{path}: {name} stands twice, wanted it only once");
        }
        for name in names.into_iter().chain([lesson.id.as_str()]) {
            assert!(is_plain(name), "{path}: id {name:?}, wanted small letters, digits and dashes");
        }
    }
    let missing = files.into_iter().map(|id| {
        let path = path_of::<G>(&id);
        let text = file_of::<G>(&id);
        let levels: Vec<&str> = lines(&text).filter(|line| line.word == "level").map(|line| line.value).collect();
        format!("{list}: nothing about {path}, wanted a line \"{id} {}\"", levels.join(" "))
    });
    let missing: Vec<String> = missing.collect();
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}

/// Three equal answers in a row are an answer nobody thinks about.
pub fn check_answers_vary<G: Course>() {
    let mut before: Vec<Option<(Vec<String>, String)>> = Vec::new();
    held::<G>(|lesson, level| {
        if lesson.levels.first() == Some(level) {
            before.clear();
        }
        let attempt = Attempt::new(level);
        let options = attempt.options();
        let answer = attempt.right().and_then(|right| options.get(right).cloned());
        before.push(answer.map(|answer| (options, answer)));
        match before.as_slice() {
            [.., Some(first), Some(second), Some(third)] if first == second && second == third => {
                Err(format!("answer {} for the third time running, wanted another or another order of levels", first.1))
            }
            _ => Ok(()),
        }
    });
}

/// Every move of an example is one of the game. How many there are.
pub fn check_examples<G: Course>() -> usize {
    let mut examples = 0;
    for lesson in lessons::<G>() {
        for screen in &lesson.screens {
            for (at, written) in screen.play.iter().enumerate() {
                let place = place::<G>(&lesson.id, "screen", &screen.id);
                let place = format!("{place}: move {} of play", at + 1);
                // Whoever owns the piece moves it: a lone rook goes on and on.
                let (board, _) = screen.shown(at);
                let from = *G::way(written).first().expect("a square");
                let piece =
                    G::piece(&board, from).unwrap_or_else(|| panic!("{place}: no piece stands where it begins"));
                let board = G::turned(&board, G::side(piece));
                let m = G::find(&board, written).unwrap_or_else(|| panic!("{place} is not one move"));
                assert!(G::moves(&board, None).contains(&m), "{place} is not legal");
                assert_eq!(screen.shown(at + 1).1, Some(m), "{place} is shown");
                examples += 1;
            }
        }
    }
    examples
}

/// Answers that have a word of their own in `levels.ftl`.
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
    let path = format!("locales/{}/{file}", language.tag());
    let resource =
        fluent_syntax::parser::parse(crate::text(&path)).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    let mut texts = Texts::new();
    let plain = |pattern: &Pattern<String>| -> String {
        pattern
            .elements
            .iter()
            .map(|element| match element {
                PatternElement::TextElement { value } => value.as_str(),
                // Only what is said of every level has something to fill in.
                PatternElement::Placeable { .. }
                    if ["lessons.ftl", "draughts/lessons.ftl", "levels.ftl"].contains(&file) =>
                {
                    "…"
                }
                PatternElement::Placeable { .. } => panic!("{}: lessons have no variables", path),
            })
            .collect()
    };
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if let Some(value) = &message.value {
            assert!(texts.insert(id.clone(), plain(value)).is_none(), "{}: {id} twice", path);
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

fn file<G: Course>(language: Language, lesson: &str) -> String {
    format!("locales/{}/{}/{lesson}.ftl", language.tag(), G::WORDS)
}

/// The texts a lesson must have; those it may have are `.hint` and `.after`.
pub fn texts_wanted<G: Course>(lesson: &Lesson<G>) -> BTreeSet<String> {
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
        let wanted = texts_wanted(&lesson);
        let reference = lesson_texts(Language::PtPt, &lesson);
        for language in Language::whole() {
            let found = lesson_texts(language, &lesson);
            let place = file::<G>(language, &lesson.id);
            for id in &wanted {
                if found.get(id).is_none_or(|text| text.trim().is_empty()) {
                    let line = id
                        .split_once('.')
                        .map_or(format!("{id} = …"), |(id, part)| format!(".{part} = … below {id}"));
                    faults.push(format!("{place}: no {id}, wanted a line \"{line}\""));
                }
            }
            for id in found.keys() {
                let optional = id.strip_suffix(".hint").or(id.strip_suffix(".after"));
                let level = optional.is_some_and(|level| wanted.contains(level));
                if !wanted.contains(id) && !level {
                    faults
                        .push(format!("{place}: {id} belongs to no screen, level, wrong move or answer of the lesson"));
                }
                if !reference.contains_key(id) {
                    faults.push(format!("{place}: {id}, wanted it in {} too", file::<G>(Language::PtPt, &lesson.id)));
                }
            }
            faults.extend(
                reference
                    .keys()
                    .filter(|id| !found.contains_key(*id))
                    .map(|id| format!("{place}: no {id}, wanted as in pt-PT")),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The words of each sentence: what ends with a stop, a question or an exclamation.
pub fn longest_sentence(text: &str) -> usize {
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
        for language in Language::whole() {
            for (id, text) in lesson_texts(language, lesson) {
                let task = lesson.levels.iter().any(|level| id == format!("{}-{}", lesson.id, level.id));
                // The first lessons are read by children of six.
                let most = if task && number < G::FIRST { limits::WORDS_OF_FIRST } else { limits::WORDS };
                if let Err(fault) = most.check(longest_sentence(&text)) {
                    faults.push(format!("{}: {id}: {fault}: {text}", file::<G>(language, &lesson.id)));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The list has a name and an aim for each lesson, and a name for each section.
pub fn check_list<G: Course>() {
    for language in Language::whole() {
        let texts = texts(language, G::LIST);
        for section in &catalog::<G>().sections {
            let path = format!("locales/{}/{}", language.tag(), G::LIST);
            let wants = |id: String| assert!(texts.contains_key(&id), "{path}: no {id}, wanted a line for it");
            wants(format!("section-{}", section.id));
            for lesson in &section.lessons {
                wants(format!("lesson-{}", lesson.id));
                wants(format!("lesson-{}.aim", lesson.id));
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
    let sides = crate::text(format!("locales/{}/ui.ftl", language.tag()));
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
