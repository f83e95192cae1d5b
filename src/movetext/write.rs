//! Games written: tags, then the moves in lines shorter than 80 signs.

use super::{GameResult, Note, NoteKind, ROSTER};

/// The standard of PGN wants lines shorter than 80.
const WIDTH: usize = 79;

/// A game as it is written: what its form has made of start and moves.
pub struct Written<'a> {
    pub tags: &'a [(String, String)],
    /// Tags that come after the six that each game has: Result first.
    pub fields: Vec<(&'static str, String)>,
    pub notes: &'a [Note],
    pub moves: Vec<String>,
    /// The number of the first move.
    pub number: u32,
    pub black_begins: bool,
    pub result: GameResult,
}

impl Written<'_> {
    /// The text. It ends with an empty line, so that games can follow one another.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (name, unknown) in ROSTER {
            write_tag(&mut text, name, super::tag(self.tags, name).unwrap_or(unknown));
        }
        for (name, value) in &self.fields {
            write_tag(&mut text, name, value);
        }
        let is_first = |name: &str| ROSTER.iter().any(|(other, _)| *other == name);
        for (name, value) in self.tags.iter().filter(|(name, _)| !is_first(name)) {
            write_tag(&mut text, name, value);
        }
        text.push('\n');
        let mut lines = Lines { text, column: 0, space: None };
        let mut notes = self.notes.iter().peekable();
        // Black's move has its number after anything that is no move.
        let mut numbered = true;
        for ply in 0..=self.moves.len() {
            while let Some(note) = notes.next_if(|note| note.ply <= ply) {
                match &note.kind {
                    NoteKind::Comment(comment) => lines.words(&format!("{{{}}}", comment.replace('}', ")"))),
                    NoteKind::Variation(variation) => lines.words(&format!("({variation})")),
                    NoteKind::Nag(nag) => lines.word(&format!("${nag}")),
                }
                numbered |= !matches!(note.kind, NoteKind::Nag(_));
            }
            let Some(m) = self.moves.get(ply) else { break };
            let half = ply + usize::from(self.black_begins);
            let number = u64::from(self.number) + half as u64 / 2;
            if half % 2 == 0 {
                lines.word(&format!("{number}."));
            } else if numbered {
                lines.word(&format!("{number}..."));
            }
            numbered = false;
            lines.word(m);
        }
        lines.word(self.result.text());
        lines.text + "\n\n"
    }
}

/// A tag whose name is none cannot be written and is left out.
fn write_tag(text: &mut String, name: &str, value: &str) {
    if name.is_empty() || !name.bytes().all(super::read::is_name_byte) {
        return;
    }
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for sign in value.chars() {
        match sign {
            '"' | '\\' => text.extend(['\\', sign]),
            '\n' | '\r' => text.push(' '),
            _ => text.push(sign),
        }
    }
    text.push_str("\"]\n");
}

struct Lines {
    text: String,
    column: usize,
    /// The last space of the line that a line's end may replace.
    space: Option<usize>,
}

impl Lines {
    fn words(&mut self, text: &str) {
        for word in text.split_whitespace() {
            self.word(word);
        }
    }

    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 {
            // At the start of a line, these begin an escape or a tag.
            if !word.starts_with(['%', '[']) {
                self.space = Some(self.text.len());
            }
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
        if self.column > WIDTH
            && let Some(space) = self.space.take()
        {
            self.text.replace_range(space..=space, "\n");
            self.column = self.text.get(space + 1..).map_or(0, |line| line.chars().count());
        }
    }
}
