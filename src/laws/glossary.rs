//! The words of the Laws: which there are, and the article in force that says what each is.
//!
//! Rows from `assets/laws/glossary.txt`; the words themselves are in `locales/*/laws/glossary.ftl`.

use crate::blocks::{Line, lines};

/// A term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub id: String,
    /// In the edition in force; `None` for words that people use and the Laws do not.
    pub article: Option<String>,
}

/// Reads `<id> <article>` rows; `-` stands for no article. What is no row is left out.
pub fn read(text: &str) -> Vec<Term> {
    let row = |line: Line| {
        let one = !line.value.is_empty() && !line.value.contains(char::is_whitespace);
        let article = (line.value != "-").then(|| line.value.to_string());
        one.then(|| Term { id: line.word.to_string(), article })
    };
    lines(text).filter_map(row).collect()
}

impl Term {
    /// The message with its word; `.is` says what it means, `.also` other names, parted by semicolons.
    pub fn text_id(&self) -> String {
        format!("term-{}", self.id)
    }
}
