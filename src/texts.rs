//! The texts of one language: messages with variables, and variants by a word, a number or a plural.
//!
//! The files are Fluent (`locales/`), so that any tool for it can read them. This reader knows the part of it that they
//! use: text, `{ $variable }` and `{ $variable -> [key] … *[other] … }`, nested too, and attributes. Absent: terms,
//! functions, fractions. `tests/it/texts.rs` compares every message with the reference implementation.
//!
//! What a language lacks is lent by another: after the line `-lent-by = en` the file's messages are English. They stand
//! where the language has none of its own, with their plurals and the fragments that they are put together from.
//!
//! ```
//! use lance_legal::language::Language;
//! use lance_legal::texts::Texts;
//!
//! let file = "moves = { $count ->\n    [one] One move.\n   *[other] { $count } moves.\n}";
//! let texts = Texts::new(Language::En, &[file]);
//! assert_eq!(texts.format("moves", &[("count", 3.into())]).as_deref(), Some("3 moves."));
//! ```

mod bare;

pub use bare::bare;

use crate::language::Language;

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    /// Chooses among plurals too.
    Number(i64),
    /// The message of this id, in the language of the sentence that it is part of.
    Message(String),
}

impl Value {
    pub fn message(id: impl Into<String>) -> Value {
        Value::Message(id.into())
    }
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
    /// Whether the value chooses the variant with this key.
    fn is(&self, key: &str, language: Language) -> bool {
        match self {
            // A key of digits stands for a number alone.
            Value::Text(text) => text == key && !key.starts_with(|c: char| c.is_ascii_digit()),
            Value::Number(number) => {
                let plural = if language.is_one(*number) { "one" } else { "other" };
                key == plural || key.parse() == Ok(*number)
            }
            Value::Message(_) => false,
        }
    }
}

/// Begins what another language lends, in a file.
const LENT_BY: &str = "-lent-by";

/// The contents of a file in a language that is lent to: its own, and after them all of its lender's. What it has been lent
/// before goes.
pub fn lent(own: &str, lender: Language, text: &str) -> String {
    let own = own.split_once(&format!("\n{LENT_BY} =")).map_or(own, |(own, _)| own);
    format!("{own}\n{LENT_BY} = {}\n{text}", lender.tag())
}

/// The messages of a language.
#[derive(Debug)]
pub struct Texts {
    language: Language,
    lender: Option<Language>,
    /// By id, each with its language and what stands after its `=`. Of two with one id the lender's comes second.
    messages: Vec<(Box<str>, Language, Box<str>)>,
}

impl Texts {
    /// From the contents of the language's files. A later message replaces an earlier one of the same id. Lines that
    /// cannot be read are left out.
    pub fn new<S: AsRef<str>>(language: Language, files: &[S]) -> Texts {
        let mut texts = Texts { language, lender: None, messages: Vec::new() };
        for file in files {
            texts.read(file.as_ref());
        }
        texts
    }

    fn read(&mut self, file: &str) {
        let mut message = "";
        let mut language = self.language;
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
                self.insert(language, &[message, id].concat(), text.trim());
            } else if id.starts_with(|c: char| c.is_ascii_alphabetic()) {
                message = id;
                self.insert(language, id, text.trim());
            } else if id == LENT_BY {
                self.lender = Language::from_tag(text.trim());
                language = self.lender.unwrap_or(language);
            }
        }
    }

    fn insert(&mut self, language: Language, id: &str, text: &str) {
        match self.place(language, id) {
            Ok(at) => self.messages[at].2 = text.into(),
            Err(at) => self.messages.insert(at, (id.into(), language, text.into())),
        }
    }

    fn place(&self, language: Language, id: &str) -> Result<usize, usize> {
        let key = |language: Language| language != self.language;
        self.messages.binary_search_by(|(other, its, _)| (other.as_ref(), key(*its)).cmp(&(id, key(language))))
    }

    /// The language in which it says this message: its own, or its lender's.
    pub fn language_of(&self, id: &str) -> Option<Language> {
        let says = |language: &Language| self.place(*language, id).is_ok();
        [Some(self.language), self.lender].into_iter().flatten().find(says)
    }

    /// The message with its variables filled in; `lesson-rook.aim` is an attribute. `None` if there is no such message.
    /// A variable without a value shows its name.
    pub fn format(&self, id: &str, values: &[(&str, Value)]) -> Option<String> {
        self.format_in(self.language_of(id)?, id, values)
    }

    /// The same in one of its languages.
    pub fn format_in(&self, language: Language, id: &str, values: &[(&str, Value)]) -> Option<String> {
        let is_spoken = language == self.language || Some(language) == self.lender;
        let at = self.place(language, id).ok().filter(|_| is_spoken)?;
        let (_, _, text) = self.messages.get(at)?;
        let mut reader = Reader { rest: text, texts: self, language, values };
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
    texts: &'a Texts,
    language: Language,
    values: &'a [(&'a str, Value)],
}

impl<'a> Reader<'a> {
    /// Reads up to the end of the message, or of the variant. Writes it to `out`, if there is one.
    fn pattern(&mut self, in_variant: bool, mut out: Option<&mut String>) {
        self.blank();
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            self.rest = rest;
            if let Some(out) = out.as_deref_mut() {
                // Blanks at the end of a line are no part of the text.
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
                Some(Value::Message(id)) => {
                    out.push_str(self.texts.format_in(self.language, id, &[]).as_deref().unwrap_or(id));
                }
                None => out.extend(["{$", name, "}"]),
            }
        }
        self.blank();
        // The closing brace, where the message is well formed.
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

    /// Skips so many ASCII characters, if they are there.
    fn skip(&mut self, length: usize) {
        self.rest = self.rest.get(length..).unwrap_or_default();
    }

    /// Reads up to one of these characters, which stays.
    fn until<const N: usize>(&mut self, ends: [char; N]) -> &'a str {
        let (word, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }
}
