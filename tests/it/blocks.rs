//! The form of content files: lines taken apart, and what is wrong told in one way.

use lance_legal::blocks::{Line, each, is_plain, lines, once, pick};
use lance_legal::color::Color;
use lance_legal::drills::sheet::Score;
use lance_legal::edition::Edition;
use lance_legal::laws::library::{Book, Part};
use lance_legal::laws::scene::{self, Choice, verdict};
use lance_legal::laws::{forms, glossary};
use lance_legal::lessons::chess::task::GOALS;
use lance_legal::lessons::draughts::task::GOALS as DRAUGHTS_GOALS;
use lance_legal::lessons::{Chess, LEVEL, Phase, SCREEN, read};
use lance_legal::quiz::{self, Goal, Kind};

use crate::lesson_example::{play, solution};
use crate::quiz_example::work_out;

fn docs(name: &str) -> String {
    crate::text(format!("docs/{name}"))
}

/// The block of a page that is marked as an example of this format.
fn example(name: &str, format: &str) -> String {
    let docs = docs(name);
    let (_, rest) = docs.split_once(&format!("```{format}\n")).unwrap_or_else(|| panic!("{name}: no ```{format}"));
    rest.split("```").next().unwrap_or_default().to_string()
}

#[test]
fn a_line_is_a_word_and_its_value() {
    let text = "# all of this is a comment\n\nlesson torre\n  board  8/8 w   # behind a blank\n[a-name o-nome]\nmost\n1.e4# 2.d4\n  # x";
    let found: Vec<(u32, &str, &str)> = lines(text).map(|line| (line.number, line.word, line.value)).collect();
    assert_eq!(
        found,
        [
            (3, "lesson", "torre"),
            (4, "board", "8/8 w"),
            (5, "[", "a-name o-nome"),
            (6, "most", ""),
            (7, "1.e4#", "2.d4"),
        ]
    );
    assert_eq!(lines("").count() + lines("\n#\n \t\n").count(), 0);
    assert_eq!(lines("a\r\nb é\r\n").map(|line| line.value).collect::<Vec<_>>(), ["", "é"]);
}

#[test]
fn a_fault_says_where_what_was_found_and_what_is_wanted() {
    let line = lines("\n  goal playout # mate").next().expect("a line");
    assert_eq!(line.fault("one of: reach, line").to_string(), "2: \"goal playout\", wanted one of: reach, line");
    assert_eq!(line.lacks("board 8/8").to_string(), "2: no board, wanted a line \"board 8/8\"");
    assert_eq!(Line::default().lacks("lesson torre").to_string(), "1: no lesson, wanted a line \"lesson torre\"");
    let numbers = |text: &str| each::<u8, Vec<u8>>(text, "a number", |word| word.parse().ok());
    assert_eq!(numbers("1  20"), Ok(vec![1, 20]));
    assert_eq!(numbers("1 x").expect_err("x is none"), "a number in place of \"x\"");
    assert_eq!(pick("black", &Color::ALL, Color::name), Ok(Color::Black));
    assert_eq!(pick("red", &Color::ALL, Color::name).expect_err("no side"), "one of: white, black");
    let mut place = None;
    assert_eq!((once(&mut place, 1).is_ok(), once(&mut place, 2).is_ok(), place), (true, false, Some(2)));
    for (name, plain) in [("a-1", true), ("", false), ("A", false), ("a b", false), ("é", false)] {
        assert_eq!(is_plain(name), plain, "{name}");
    }
}

/// Who copies an example has something that works.
#[test]
fn the_examples_in_the_docs_are_read_and_played() {
    let lesson =
        read::<Chess>(&example("lessons.md", "lesson")).unwrap_or_else(|fault| panic!("docs/lessons.md: {fault}"));
    assert_eq!((lesson.screens.len(), lesson.levels.len()), (2, 4));
    for level in &lesson.levels {
        let played = play(level, &solution(level));
        assert_eq!(played.attempt.phase, Phase::Done(3), "{}\n{}", level.id, played.told);
        assert_eq!(played.idle, Vec::<String>::new());
    }
    let (questions, faults) = quiz::read(&example("quiz.md", "quiz"));
    assert_eq!((questions.len(), faults), (4, vec![]));
    for question in &questions {
        work_out(question).unwrap_or_else(|why| panic!("{}: {why}", question.id));
    }
    let (_, scenes) =
        scene::read(&example("laws.md", "situation")).unwrap_or_else(|fault| panic!("docs/laws.md: {fault}"));
    assert!(verdict(&scenes[0], Edition::Laws2023).is_some());
    let (edition, faults) = Book::read("2018", &example("laws.md", "law"));
    assert_eq!((edition.articles.len(), faults), (5, vec![]));
    assert_eq!(glossary::read(&example("laws.md", "glossary")).len(), 2);
    assert_eq!(Score::read(&example("training.md", "score")).map(|score| score.white), Ok("Greco".to_string()));
}

/// The words that a message offers stand in the docs.
#[test]
fn each_word_of_a_format_stands_in_the_docs() {
    let has = |name: &str, words: &str| {
        let docs = docs(name);
        let words = words.trim_start_matches("one of: ").split(';').next().unwrap_or_default();
        for word in words.split(", ") {
            let there = [format!("`{word}`"), format!("`{word} ")].iter().any(|quoted| docs.contains(quoted));
            assert!(there, "docs/{name}: no `{word}`");
        }
    };
    for words in [SCREEN, LEVEL, GOALS, DRAUGHTS_GOALS] {
        has("lessons.md", words);
    }
    has("quiz.md", quiz::WORDS);
    has("quiz.md", &Kind::ALL.map(Kind::name).join(", "));
    has("quiz.md", &Goal::ALL.map(Goal::name).join(", "));
    has("laws.md", scene::WORDS);
    has("laws.md", &Choice::ALL.map(Choice::name).join(", "));
    has("laws.md", &Part::ALL.map(Part::name).join(", "));
    let laws = docs("laws.md");
    for form in forms() {
        let keys: Vec<String> = form.keys.iter().map(|(key, usual, _)| format!("`{key}={usual}`")).collect();
        let keys = if keys.is_empty() { "nothing".to_string() } else { keys.join(" ") };
        let row = laws
            .lines()
            .find(|line| line.ends_with(&format!(" | {keys} |")) && line.contains(&format!("`{}`", form.name)));
        assert!(row.is_some(), "docs/laws.md: no row with `{}` and {keys}", form.name);
    }
}
