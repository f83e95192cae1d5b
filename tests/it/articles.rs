//! Article numbers: `tests/data/articles.txt` holds those that each edition prints, and nothing here cites another.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use lance_legal::chess::Status;
use lance_legal::chess::game::ClaimKind;
use lance_legal::color::Color;
use lance_legal::edition::{Edition, Facts};

const TABLE: &str = include_str!("../data/articles.txt");
const RULINGS: &str = include_str!("../data/rulings.txt");

/// What each edition prints.
fn printed() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut editions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut edition = "";
    for line in TABLE.lines() {
        if let Some(name) = line.strip_prefix("## ") {
            edition = name;
        } else if !line.starts_with('#') {
            for article in line.split_whitespace() {
                assert!(editions.entry(edition).or_default().insert(article), "{edition}: {article} twice");
            }
        }
    }
    editions
}

static PRINTED: LazyLock<BTreeMap<&str, BTreeSet<&str>>> = LazyLock::new(printed);

pub fn assert_printed(edition: &str, article: &str, context: &str) {
    let numbers = PRINTED.get(edition).unwrap_or_else(|| panic!("{context}: no edition {edition}"));
    assert!(numbers.contains(article), "{context}: {edition} has no {article}");
}

#[test]
fn the_table_is_whole() {
    let editions = printed();
    assert_eq!(editions.keys().copied().collect::<Vec<_>>(), ["2005", "2009", "2018", "2023", "JSS"]);
    for (edition, numbers) in &editions {
        for article in numbers.iter().filter(|article| article.contains('.')) {
            let (parent, _) = article.rsplit_once('.').unwrap();
            assert!(numbers.contains(parent), "{edition}: {article} without {parent}");
        }
    }
    // What the editions are known to differ in.
    for (edition, article, there) in [
        ("2023", "A.5.5", true),
        ("2018", "A.4.5", true),
        ("2018", "A.5.5", false),
        ("2005", "9.6.1", false),
        ("2005", "B9", true),
        ("2005", "13.7.b", true),
        ("2009", "9.4", false),
        ("2018", "11.12", false),
    ] {
        assert_eq!(editions[edition].contains(article), there, "{edition} {article}");
    }
}

#[test]
fn the_ends_of_a_game_cite_what_is_printed() {
    let ends = [
        Status::Checkmate,
        Status::Stalemate,
        Status::DeadPosition,
        Status::Resignation(Color::White),
        Status::Agreement,
        Status::Flag(Color::White),
        Status::Repetition,
        Status::FiftyMoves,
    ];
    let automatic = [Status::FivefoldRepetition, Status::SeventyFiveMoves];
    for edition in Edition::PLAYED {
        let automatic = automatic.into_iter().filter(|_| edition.has_automatic_draws());
        for status in ends.into_iter().chain(automatic) {
            assert_printed(edition.name(), status.article(edition), &format!("{status:?}"));
        }
        for article in [
            ClaimKind::Repetition.article(edition),
            ClaimKind::FiftyMoves.article(edition),
            edition.article(|facts| facts.offer),
            edition.article(|facts| facts.wrong_claim),
        ] {
            assert_printed(edition.name(), article, "a claim");
        }
    }
}

#[test]
fn the_table_of_editions_names_what_is_printed() {
    let numbers = |facts: &Facts| {
        [
            [facts.checkmate, facts.resignation, facts.stalemate, facts.dead_position, facts.agreement, facts.offer],
            [facts.repetition, facts.fifty_moves, facts.wrong_claim, facts.fivefold, facts.seventy_five, facts.flag],
            [facts.clock_started, facts.clock_pressed, facts.no_move, None, None, None],
        ]
    };
    let mut named = 0;
    for edition in Edition::JUDGED {
        let name = if edition == Edition::StudentGames { "JSS" } else { edition.name() };
        for article in numbers(edition.facts()).into_iter().flatten().flatten() {
            assert_printed(name, article, "the table of editions");
            named += 1;
        }
    }
    assert!(named > 40, "{named}");
    assert!(numbers(Edition::School.facts()).into_iter().flatten().all(|article| article.is_none()));
}

#[test]
fn the_rulings_cite_what_is_printed() {
    for line in RULINGS.lines().filter(|line| !line.starts_with('#') && line.contains('|')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        for article in fields[6].split_whitespace() {
            assert_printed(fields[0], article, line);
        }
    }
}

#[test]
fn the_lessons_cite_what_is_printed() {
    let folder = crate::project().join("assets/lessons");
    let mut cited = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for article in text.lines().filter_map(|line| line.strip_prefix("articles ")).flat_map(str::split_whitespace) {
            assert_printed("2023", article, &path.display().to_string());
            cited += 1;
        }
    }
    assert!(cited > 40, "{cited}");
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
}

/// The citations of a text: `FIDE 2023 6.11.1, 6.11.2`, `FIDE 2005 B7` and `JSS 2.8.1`.
fn citations(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let laws = text.match_indices("FIDE 20").map(|(at, _)| (at + 5, 4));
    for (at, length) in laws.chain(text.match_indices("JSS ").map(|(at, _)| (at, 3))) {
        let Some((edition, rest)) = text[at..].split_at_checked(length) else { continue };
        for word in rest.split([' ', '\n']).skip(1) {
            let number = word.trim_end_matches(|sign: char| !sign.is_alphanumeric());
            let is_number = |number: &str| {
                number.starts_with(|sign: char| sign.is_ascii_digit() || "ABCDI".contains(sign))
                    && number.contains(|sign: char| sign.is_ascii_digit())
                    // A year is another edition.
                    && (number.len() < 4 || number.contains('.'))
                    && number.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '.')
            };
            if is_number(number) {
                found.push((edition, number));
            }
            // After a comma, or `and`, or `to`, another may come; else the sentence goes on.
            let more = word.ends_with(',') || ["and", "to"].contains(&word);
            if !(more || is_number(number) && word == number) {
                break;
            }
        }
    }
    found
}

#[test]
fn citations_are_found_in_prose() {
    assert_eq!(citations("// FIDE 2023 6.11.1, 6.11.2\nlet x"), [("2023", "6.11.1"), ("2023", "6.11.2")]);
    assert_eq!(citations("see FIDE 2005 B8, FIDE 2018 A.4.3"), [("2005", "B8"), ("2018", "A.4.3")]);
    assert_eq!(citations("FIDE 2023 4.3 to 4.5: what"), [("2023", "4.3"), ("2023", "4.5")]);
    assert_eq!(citations("FIDE 2023 I.8. And more"), [("2023", "I.8")]);
    assert_eq!(citations("JSS 2.6, 2.7. As many"), [("JSS", "2.6"), ("JSS", "2.7")]);
}

#[test]
fn the_program_cites_what_is_printed() {
    let mut paths = Vec::new();
    for folder in ["src", "tests", "examples"] {
        sources(&crate::project().join(folder), &mut paths);
    }
    let mut cited = 0;
    for path in paths.iter().filter(|path| !path.ends_with("articles.rs")) {
        let text = fs::read_to_string(path).unwrap();
        for (edition, article) in citations(&text) {
            assert_printed(edition, article, &path.display().to_string());
            cited += 1;
        }
    }
    assert!(cited > 150, "{cited}");
}

/// Every number of the Laws of 2023 that a refusal or a page names in a text of its own.
#[test]
fn numbers_in_the_rules_of_chess_are_printed_somewhere() {
    let mut paths = Vec::new();
    for folder in ["src/chess", "src/laws", "src/lessons", "src/play"] {
        sources(&crate::project().join(folder), &mut paths);
    }
    paths.push(crate::project().join("src/edition.rs"));
    let editions = printed();
    let mut named = 0;
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        for word in text.split('"').skip(1).step_by(2) {
            let looks_so = word.split('.').count() > 1
                && word.split('.').all(|part| !part.is_empty() && part.len() <= 3)
                && word.starts_with(|sign: char| sign.is_ascii_digit() || "ABCDI".contains(sign))
                && word.chars().all(|sign| sign.is_ascii_digit() || sign == '.' || sign.is_ascii_alphabetic());
            if looks_so {
                assert!(editions.values().any(|numbers| numbers.contains(word)), "{}: {word}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > 100, "{named}");
}
