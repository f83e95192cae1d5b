//! A line of plain text that somebody has written.

use std::fmt;

use crate::plain::one_line;

/// The most signs of a line.
pub const LONGEST: usize = 120;

/// One line of at most [`LONGEST`] signs: no line breaks, one blank between words, none at the ends. Braces become
/// brackets, since in the texts of the site they stand for a variable.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sentence(String);

impl Sentence {
    /// What remains of any text.
    pub fn new(text: &str) -> Sentence {
        Sentence(one_line(&text.replace('{', "(").replace('}', ")"), LONGEST))
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
