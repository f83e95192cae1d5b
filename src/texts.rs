//! The texts of one language: messages with variables, and variants by a word, a number or a plural.
//!
//! The files are Fluent (`locales/`), so that any tool for it can read them. Read here is the part of it that they
//! use: text, `{ $variable }` and `{ $variable -> [key] … *[other] … }`, one in another, and attributes. Absent: terms,
//! functions, fractions; `tests/it/texts.rs` holds every message against the reference implementation.

use crate::language::Language;

/// What a variable stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    /// Chooses among plurals too.
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_string())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(number.into())
            }
        }
    )*};
}

numbers!(i8 u8 i32 u32);

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Value {
    /// Whether a variant with this key is meant.
    fn is(&self, key: &str, language: Language) -> bool {
        match self {
            // A number in brackets means a number.
            Value::Text(text) => text == key && !key.starts_with(|c: char| c.is_ascii_digit()),
            Value::Number(number) => key == plural(language, *number) || key.parse() == Ok(*number),
        }
    }
}

/// The plural that a whole number takes. CLDR 46, plural rules, cardinal.
fn plural(language: Language, number: i64) -> &'static str {
    let one = match language {
        Language::PtPt | Language::En => number.unsigned_abs() == 1,
        Language::PtBr => number.unsigned_abs() <= 1,
    };
    if one { "one" } else { "other" }
}

/// The messages of a language.
#[derive(Debug)]
pub struct Texts {
    language: Language,
    /// By id, each with what stands after its `=`.
    messages: Vec<(Box<str>, Box<str>)>,
}

impl Texts {
    /// From the contents of the language's files; a later message takes the place of an earlier one. Lines that are
    /// not understood are left out.
    pub fn new<S: AsRef<str>>(language: Language, files: &[S]) -> Texts {
        let mut texts = Texts { language, messages: Vec::new() };
        for file in files {
            texts.read(file.as_ref());
        }
        texts
    }

    fn read(&mut self, file: &str) {
        let mut message = "";
        let mut rest = file;
        while !rest.is_empty() {
            let mut end = line_end(rest);
            // What is indented goes on with the message, and so does the brace that closes its variants.
            while rest[end..].starts_with([' ', '\n', '\r', '}']) && !is_attribute(&rest[end..]) {
                end += line_end(&rest[end..]);
            }
            let (part, after) = rest.split_at(end);
            rest = after;
            let Some((id, text)) = part.split_once('=') else { continue };
            let id = id.trim();
            if is_attribute(part) {
                self.insert(&[message, id].concat(), text.trim());
            } else if id.starts_with(|c: char| c.is_ascii_alphabetic()) {
                message = id;
                self.insert(id, text.trim());
            }
        }
    }

    fn insert(&mut self, id: &str, text: &str) {
        match self.place(id) {
            Ok(at) => self.messages[at].1 = text.into(),
            Err(at) => self.messages.insert(at, (id.into(), text.into())),
        }
    }

    fn place(&self, id: &str) -> Result<usize, usize> {
        self.messages.binary_search_by(|(other, _)| other.as_ref().cmp(id))
    }

    /// The message with its variables filled in, or its attribute as in `lesson-rook.aim`; `None` if there is none. A
    /// variable without a value shows its name.
    pub fn format(&self, id: &str, values: &[(&str, Value)]) -> Option<String> {
        let (_, text) = &self.messages[self.place(id).ok()?];
        let mut reader = Reader { rest: text, language: self.language, values };
        let mut out = String::new();
        reader.pattern(false, Some(&mut out));
        Some(out)
    }
}

fn is_attribute(text: &str) -> bool {
    text.starts_with(' ') && text.trim_start_matches(' ').starts_with('.')
}

/// The length of the first line, its line break counted in.
fn line_end(text: &str) -> usize {
    text.find('\n').map_or(text.len(), |at| at + 1)
}

struct Reader<'a> {
    rest: &'a str,
    language: Language,
    values: &'a [(&'a str, Value)],
}

impl<'a> Reader<'a> {
    /// Reads up to the end of the message, or of the variant it is in, and writes it unless it is passed over.
    fn pattern(&mut self, in_variant: bool, mut out: Option<&mut String>) {
        self.blank();
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            self.rest = rest;
            if let Some(out) = out.as_deref_mut() {
                // Blanks at the end of a line say nothing.
                out.push_str(if rest.starts_with('{') { text } else { text.trim_end() });
            }
            match rest.bytes().next() {
                Some(b'{') => self.placeable(out.as_deref_mut()),
                Some(b'\n') => {
                    self.blank();
                    if in_variant && self.rest.starts_with(['[', '*', '}']) {
                        return;
                    }
                    if let Some(out) = out.as_deref_mut() {
                        out.push('\n');
                    }
                }
                _ => return,
            }
        }
    }

    fn placeable(&mut self, out: Option<&mut String>) {
        self.skip(1);
        self.blank();
        let name = self.until([' ', '\n', '}']);
        let name = name.strip_prefix('$').unwrap_or(name);
        let value = self.values.iter().find(|(other, _)| *other == name).map(|(_, value)| value);
        self.blank();
        if self.rest.starts_with("->") {
            self.skip(2);
            self.variants(value, out);
        } else if let Some(out) = out {
            match value {
                Some(Value::Text(text)) => out.push_str(text),
                Some(Value::Number(number)) => out.push_str(&number.to_string()),
                None => out.extend(["{$", name, "}"]),
            }
        }
        self.blank();
        // What should be the closing brace.
        self.skip(1);
    }

    fn variants(&mut self, value: Option<&Value>, out: Option<&mut String>) {
        let mut chosen = None;
        let mut other = None;
        loop {
            self.blank();
            let is_other = self.rest.starts_with('*');
            self.skip(usize::from(is_other));
            if !self.rest.starts_with('[') {
                break;
            }
            self.skip(1);
            let key = self.until([']']).trim();
            self.skip(1);
            if is_other {
                other = Some(self.rest);
            }
            if chosen.is_none() && value.is_some_and(|value| value.is(key, self.language)) {
                chosen = Some(self.rest);
            }
            self.pattern(true, None);
        }
        if let Some(text) = chosen.or(other) {
            let after = std::mem::replace(&mut self.rest, text);
            self.pattern(true, out);
            self.rest = after;
        }
    }

    fn blank(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Passes over so many ASCII characters, if they are there.
    fn skip(&mut self, length: usize) {
        self.rest = self.rest.get(length..).unwrap_or_default();
    }

    /// Up to one of these, which stays.
    fn until<const N: usize>(&mut self, ends: [char; N]) -> &'a str {
        let (word, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }
}
