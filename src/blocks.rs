//! The form that all content files share: lines of a word and its value, some of which begin a block.
//!
//! `#` begins a comment, at the start of a line or after a blank. A block begins with a word, or with a name in brackets.
//! Each reader decides what the words mean. All of them report a wrong line in the same way, as a [`Fault`]:
//!
//! ```
//! use lance_legal::blocks::lines;
//!
//! let text = "# A comment.\n[rapid-first]\nkind one # another";
//! let read: Vec<_> = lines(text).map(|line| (line.number, line.word, line.value)).collect();
//! assert_eq!(read, [(2, "[", "rapid-first"), (3, "kind", "one")]);
//! ```

use std::borrow::Cow;
use std::fmt;

/// A line that is not empty and no comment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line<'a> {
    /// From 1.
    pub number: u32,
    /// The whole line, without a comment.
    pub text: &'a str,
    /// Its first word; `[` where the line is a name in brackets.
    pub word: &'a str,
    /// What follows the word, or stands in the brackets.
    pub value: &'a str,
}

/// What a file should have instead: a noun, such as `a square, like e4`.
pub type Wanted = Cow<'static, str>;

/// What is wrong with a line of a file. The caller adds the file's name:
/// `assets/lessons/torre.lesson:12: no board, wanted …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// From 1.
    pub line: u32,
    pub found: String,
    pub wanted: Wanted,
}

/// The lines of a text, without those that are empty or a comment.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    (1..).zip(text.lines()).filter_map(|(number, text)| Line::read(number, text))
}

impl<'a> Line<'a> {
    fn read(number: u32, text: &'a str) -> Option<Line<'a>> {
        let end = if text.starts_with('#') { 0 } else { text.find(" #").unwrap_or(text.len()) };
        let text = text.get(..end).unwrap_or_default().trim();
        let (word, value) = match text.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
            Some(name) => ("[", name),
            None => split(text),
        };
        (!text.is_empty()).then_some(Line { number, text, word, value: value.trim() })
    }

    /// The fault of a line that is not what is wanted.
    pub fn fault(&self, wanted: impl Into<Wanted>) -> Fault {
        Fault { line: self.number, found: ["\"", self.text, "\""].concat(), wanted: wanted.into() }
    }

    /// The fault of a block without a line that it needs; `example` is such a line: `goal reach e4`.
    pub fn lacks(&self, example: &str) -> Fault {
        let found = ["no ", split(example).0].concat();
        Fault { line: self.number.max(1), found, wanted: ["a line \"", example, "\""].concat().into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}, wanted {}", self.line, self.found, self.wanted)
    }
}

impl std::error::Error for Fault {}

/// The first word and the rest.
pub fn split(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// Reads each word.
///
/// # Errors
/// What is wanted in place of the first word that cannot be read.
pub fn each<T, C: FromIterator<T>>(text: &str, wanted: &str, read: impl Fn(&str) -> Option<T>) -> Result<C, Wanted> {
    let instead = |word: &str| -> Wanted { [wanted, " in place of \"", word, "\""].concat().into() };
    text.split_whitespace().map(|word| read(word).ok_or_else(|| instead(word))).collect()
}

/// The one of these that has the name.
///
/// # Errors
/// The names to choose from.
pub fn pick<T: Copy>(text: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, Wanted> {
    let found = all.iter().copied().find(|one| name(*one) == text);
    found.ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|one| name(*one)).collect();
        ["one of: ", &names.join(", ")].concat().into()
    })
}

/// Puts a value where there is none yet.
///
/// # Errors
/// [`TWICE`], where there was one.
pub fn once<T>(place: &mut Option<T>, value: T) -> Result<(), Wanted> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(TWICE.into()),
    }
}

/// What is wanted of something that is given twice.
pub const TWICE: &str = "it only once";

/// Whether a name can stand in an address: small letters, digits and dashes.
pub fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
