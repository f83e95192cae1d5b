//! `docs/architecture.md` names what is there: each file exists and still defines the name that stands beside it.

use std::fs;

const PAGE: &str = include_str!("../../docs/architecture.md");

const WALKS: [&str; 5] = [
    "A move to a refusal",
    "A press of the clock",
    "An incident to a ruling",
    "An answer to stars",
    "A save to the disk",
];

/// The text between backticks, and what stands before it.
fn quoted(text: &str) -> Vec<(&str, &str)> {
    let mut parts = text.split('`');
    let mut found = Vec::new();
    while let (Some(before), Some(inside)) = (parts.next(), parts.next()) {
        found.push((before, inside));
    }
    found
}

/// Each pair of a file and a name in it: `` `src/color.rs` `Color` ``.
fn named(text: &str) -> Vec<(&str, &str)> {
    let quoted = quoted(text);
    quoted
        .windows(2)
        .filter(|pair| pair[0].1.starts_with("src/") && pair[1].0 == " ")
        .map(|pair| (pair[0].1, pair[1].1))
        .collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether the word follows the keyword on this line, as in `pub(super) fn word(`.
fn defines(line: &str, keyword: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let ends = !line[at + word.len()..].chars().next().is_some_and(is_word);
        let Some(before) = line[..at].strip_suffix(' ') else { return false };
        ends && before.ends_with(keyword)
            && !before[..before.len() - keyword.len()].chars().next_back().is_some_and(is_word)
    })
}

/// The lines of each block at the left margin that begins with a line `opens` accepts.
fn blocks(source: &str, opens: impl Fn(&str) -> bool) -> Vec<&str> {
    let mut found = Vec::new();
    let mut inside = false;
    for line in source.lines() {
        if inside {
            found.push(line);
        }
        if opens(line) {
            inside = true;
        }
        if line == "}" {
            inside = false;
        }
    }
    found
}

/// Whether `source` defines `name`: an item, `Type::method` or `Enum::Variant`.
fn has(source: &str, name: &str) -> bool {
    let Some((owner, member)) = name.split_once("::") else {
        let items = ["fn", "struct", "enum", "trait", "const", "static", "type"];
        return source.lines().any(|line| items.iter().any(|item| defines(line, item, name)));
    };
    let heads = |line: &str| {
        line.starts_with("impl") && line.split(|c: char| !is_word(c)).any(|word| word == owner) && line.ends_with('{')
    };
    let method = blocks(source, heads).into_iter().any(|line| defines(line, "fn", member));
    let variant = blocks(source, |line| defines(line, "enum", owner)).into_iter().any(|line| {
        let line = line.trim_start();
        line.strip_prefix(member).is_some_and(|rest| !rest.chars().next().is_some_and(is_word))
    });
    method || variant
}

#[test]
fn each_step_names_a_file_and_what_it_defines() {
    let mut wrong = Vec::new();
    for (number, line) in PAGE.lines().enumerate() {
        for (file, name) in named(line) {
            let path = crate::project().join(file);
            match fs::read_to_string(&path) {
                Err(_) => wrong.push(format!("line {}: there is no {file}", number + 1)),
                Ok(source) if !has(&source, name) => wrong.push(format!("line {}: {file} has no {name}", number + 1)),
                Ok(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "docs/architecture.md\n{}", wrong.join("\n"));
}

#[test]
fn each_walk_is_a_list_of_steps() {
    let mut sections = PAGE.split("\n## ").skip(1);
    for walk in WALKS {
        let section = sections.next().unwrap_or_else(|| panic!("no walk: {walk}"));
        assert!(section.starts_with(walk), "{walk}, not {}", section.lines().next().unwrap_or_default());
        let steps: Vec<&str> = section.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).collect();
        assert!(steps.len() >= 5, "{walk}: {} steps", steps.len());
        for (place, step) in steps.iter().enumerate() {
            let start = format!("{}. `src/", place + 1);
            assert!(step.starts_with(&start), "{walk}: not in the form `{start}…` `name`: {step}");
            assert!(!named(step).is_empty(), "{walk}: no file and name: {step}");
        }
    }
    assert_eq!(sections.next(), None, "a section that is no walk");
}

#[test]
fn a_name_that_is_gone_is_seen() {
    let source = "\
pub enum Event {
    /// Gone: Lost
    Press(Side),
    Pause,
}
impl Clock {
    pub(super) fn apply(&self) {}
}
impl Store for Browser {
    fn set(&self) {}
}
pub const GAME: Kind = 1;
fn look() {}
";
    for name in ["Event", "Event::Press", "Event::Pause", "Clock::apply", "Browser::set", "Store::set", "GAME", "look"]
    {
        assert!(has(source, name), "{name}");
    }
    for name in
        ["Even", "Lost", "Event::Lost", "Event::Paus", "Clock::set", "Browser::apply", "app", "appl", "Clock::look"]
    {
        assert!(!has(source, name), "{name}");
    }
    assert_eq!(named("1. `src/a.rs` `b`: by `src/c.rs` `d`, and `e`"), [("src/a.rs", "b"), ("src/c.rs", "d")]);
}
