//! A line of plain text that somebody has written.

use std::fmt;

/// The most signs of a line.
pub const LONGEST: usize = 120;

/// One line of at most [`LONGEST`] signs: no line breaks, one blank between words, none at the ends. Braces become
/// brackets, since in the texts of the site they stand for a variable.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sentence(String);

impl Sentence {
    /// What remains of any text. Signs that nobody sees and that turn the direction of writing are left out.
    pub fn new(text: &str) -> Sentence {
        let plain = |c: char| match c {
            '{' => Some('('),
            '}' => Some(')'),
            c if c.is_whitespace() || c.is_control() => Some(' '),
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => None,
            c => Some(c),
        };
        let plain: String = text.chars().filter_map(plain).collect();
        let whole = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        let short: String = whole.chars().take(LONGEST).collect();
        Sentence(short.trim_end().to_string())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}
