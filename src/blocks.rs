//! The form that all content files share: lines of a word and its value, some of which begin a block.
//!
//! `#` begins a comment, at the start of a line or behind a blank. A name in brackets begins a block as a word does. What the
//! words mean, each reader says for itself; what is wrong with a line, all say in the same way.

use std::borrow::Cow;
use std::fmt;

/// A line that says something.
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

/// What should stand where something else does: a noun, as `a square, like e4`.
pub type Wanted = Cow<'static, str>;

/// What is wrong with a file. Who knows its name puts that before: `assets/lessons/torre.lesson:12: no board, wanted …`.
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

    /// This is not what the line should be.
    pub fn fault(&self, wanted: impl Into<Wanted>) -> Fault {
        Fault { line: self.number, found: ["\"", self.text, "\""].concat(), wanted: wanted.into() }
    }

    /// The block that this line begins lacks a line, of which this is an example: `goal reach e4`.
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

/// Reads each word; where one cannot be read, says which and what is wanted in its place.
pub fn each<T, C: FromIterator<T>>(text: &str, wanted: &str, read: impl Fn(&str) -> Option<T>) -> Result<C, Wanted> {
    text.split_whitespace().map(|word| read(word).ok_or_else(|| instead(word, wanted))).collect()
}

fn instead(word: &str, wanted: &str) -> Wanted {
    [wanted, " in place of \"", word, "\""].concat().into()
}

/// The one of these that has the name.
pub fn pick<T: Copy>(text: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, Wanted> {
    let found = all.iter().copied().find(|one| name(*one) == text);
    found.ok_or_else(|| one_of(&mut all.iter().map(|one| name(*one))))
}

/// Names to choose from.
fn one_of(names: &mut dyn Iterator<Item = &'static str>) -> Wanted {
    let names: Vec<&str> = names.collect();
    ["one of: ", &names.join(", ")].concat().into()
}

/// Puts a value where there is none yet.
pub fn once<T>(place: &mut Option<T>, value: T) -> Result<(), Wanted> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(TWICE.into()),
    }
}

/// What is wanted of a thing that stands twice.
pub const TWICE: &str = "it only once";

/// Whether a name can stand in an address: small letters, digits and dashes.
pub fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
