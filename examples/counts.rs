//! How much there is of what pupils meet: lessons, levels, questions, situations.
//!
//! Prints the counts; `-- write` puts them where the documents tell them, and a test holds them there.
//!
//! `cargo run -q --no-default-features --example counts -- write`

use std::fs;

use lance_legal::laws::scene;
use lance_legal::lessons::catalog::Catalog;
use lance_legal::quiz::Index;
use lance_legal::site::SITUATIONS;

mod project;

use project::project;

/// Documents that tell a count.
pub const DOCUMENTS: [&str; 2] = ["README.md", "docs/laws.md"];

/// Each count with the word that stands after it.
pub fn counts() -> Result<[(&'static str, usize); 4], String> {
    let text = |path: &str| fs::read_to_string(project().join(path)).map_err(|error| format!("{path}: {error}"));
    let catalog = Catalog::read(&text("assets/lessons/catalog.txt")?);
    let mut situations = String::new();
    for file in SITUATIONS {
        situations += &text(&format!("assets/{file}"))?;
    }
    let (_, scenes) = scene::read(&situations).map_err(|fault| fault.to_string())?;
    Ok([
        ("lessons", catalog.lessons().count()),
        ("levels", catalog.lessons().map(|lesson| lesson.levels.len()).sum()),
        ("questions", Index::read(&text("assets/quiz/index.txt")?).entries().len()),
        ("situations", scenes.len()),
    ])
}

/// The text with each number before one of these words as it is counted. A number may end a line.
pub fn told(text: &str, counts: &[(&str, usize)]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_digit()) {
        let (before, from) = rest.split_at(at);
        let digits = from.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(from.len());
        let (number, after) = from.split_at(digits);
        let next: String = after.trim_start().chars().take_while(|sign| sign.is_alphabetic()).collect();
        let gap =
            after.starts_with([' ', '\n']) && !before.ends_with(|sign: char| sign.is_alphanumeric() || sign == '.');
        let count = counts.iter().find(|(word, _)| gap && *word == next).map(|(_, count)| count.to_string());
        out += before;
        out += &count.unwrap_or_else(|| number.to_string());
        rest = after;
    }
    out + rest
}

fn main() -> Result<(), String> {
    let counts = counts()?;
    for (word, count) in counts {
        println!("{count} {word}");
    }
    if std::env::args().any(|word| word == "write") {
        for path in DOCUMENTS {
            let text = fs::read_to_string(project().join(path)).map_err(|error| format!("{path}: {error}"))?;
            fs::write(project().join(path), told(&text, &counts)).map_err(|error| format!("{path}: {error}"))?;
        }
    }
    Ok(())
}
