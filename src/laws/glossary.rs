//! The words of the Laws: which there are, and the article in force that says what each is.
//!
//! Rows from `assets/laws/glossary.txt`; the words themselves are in `locales/*/laws/glossary.ftl`.

/// A term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub id: String,
    /// In the edition in force; `None` for words that people use and the Laws do not.
    pub article: Option<String>,
}

/// Reads `<id> <article>` rows; `-` stands for no article. What is no row is left out.
pub fn read(text: &str) -> Vec<Term> {
    let row = |line: &str| {
        let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let [id, article] = words[..] else { return None };
        let article = (article != "-").then(|| article.to_string());
        Some(Term { id: id.to_string(), article })
    };
    text.lines().filter_map(row).collect()
}

impl Term {
    /// The message with its word; `.is` says what it means, `.also` other names, parted by semicolons.
    pub fn text_id(&self) -> String {
        format!("term-{}", self.id)
    }
}
