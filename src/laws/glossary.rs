//! The terms of the Laws, each with the article in force that says what it is.
//!
//! The rows are in `assets/laws/glossary.txt`, the words of each language in `locales/*/laws/glossary.ftl`.

use super::search::Names;
use crate::blocks::{Line, lines};

/// A term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub id: String,
    /// The article in the edition in force; `None` for words that people use and the Laws do not.
    pub article: Option<String>,
}

/// Reads rows of `<id> <article>`, with `-` for no article. Any other line is left out.
pub fn read(text: &str) -> Vec<Term> {
    let row = |line: Line| {
        let one = !line.value.is_empty() && !line.value.contains(char::is_whitespace);
        let article = (line.value != "-").then(|| line.value.to_string());
        one.then(|| Term { id: line.word.to_string(), article })
    };
    lines(text).filter_map(row).collect()
}

impl Term {
    /// The message with its word. Its attribute `.is` says what it means; `.also` has other names between semicolons.
    pub fn text_id(&self) -> String {
        format!("term-{}", self.id)
    }
}

/// Gives the text with an id in a language.
pub type Say<'a> = &'a dyn Fn(&str) -> Option<String>;

/// What each term is called, for the search. Of `says` the language on show is first.
pub fn names(terms: &[Term], says: &[Say]) -> Vec<Names> {
    let names = |term: &Term| {
        let words: Vec<String> = says.iter().filter_map(|say| say(&term.text_id())).collect();
        let (used, translated) = words.split_first()?;
        let mut others = translated.to_vec();
        for also in says.iter().filter_map(|say| say(&format!("{}.also", term.text_id()))) {
            others.extend(also.split(';').map(|name| name.trim().to_string()));
        }
        Some(Names { used: used.clone(), others, article: term.article.clone() })
    };
    terms.iter().filter_map(names).collect()
}
