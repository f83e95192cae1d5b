//! Games written: the export form of the PGN standard, and the line of a score sheet.

use super::{GameResult, NoteKind, PgnGame, moves};
use crate::chess::position::{Move, Position};
use crate::chess::san::{self, Letters};
use crate::color::Color;

/// The standard wants lines shorter than 80.
const WIDTH: usize = 79;

/// The game in the export form: the seven tags, the others, the moves in lines shorter than 80 signs.
///
/// Ends with an empty line, so that games can follow one another.
pub fn write(game: &PgnGame) -> String {
    let mut text = String::new();
    for (index, (name, value)) in game.tags.iter().enumerate() {
        if index == super::ROSTER.len() {
            write_own_tags(&mut text, game);
        }
        write_tag(&mut text, name, value);
    }
    if game.tags.len() <= super::ROSTER.len() {
        write_own_tags(&mut text, game);
    }
    text.push('\n');
    let mut lines = Lines { text, column: 0, space: None };
    let mut notes = game.notes.iter().peekable();
    let mut position = game.start;
    // Black's move has its number after anything that is no move.
    let mut number = true;
    for ply in 0..=game.moves.len() {
        while let Some(note) = notes.next_if(|note| note.ply <= ply) {
            match &note.kind {
                NoteKind::Comment(comment) => {
                    lines.words(&format!("{{{}}}", comment.replace('}', ")")));
                    number = true;
                }
                NoteKind::Nag(nag) => lines.word(&format!("${nag}")),
                NoteKind::Variation(variation) => {
                    lines.words(&format!("({variation})"));
                    number = true;
                }
            }
        }
        let Some(m) = game.moves.get(ply) else { break };
        if position.turn() == Color::White {
            lines.word(&format!("{}.", position.fullmoves()));
        } else if number {
            lines.word(&format!("{}...", position.fullmoves()));
        }
        number = false;
        lines.word(&moves::san(&position, *m));
        match position.play(*m) {
            Ok(after) => position = after,
            Err(_) => break,
        }
    }
    lines.word(game.result.text());
    lines.text.push_str("\n\n");
    lines.text
}

fn write_own_tags(text: &mut String, game: &PgnGame) {
    write_tag(text, "Result", game.result.text());
    if game.start != Position::start() {
        write_tag(text, "SetUp", "1");
        write_tag(text, "FEN", &game.start.fen());
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

/// The moves in one line with their numbers, as on a score sheet: `1.e4 e5 2.Cf3 ½-½`.
///
/// Comments and variations are left out, and so is a result that is not known.
pub fn write_line(start: &Position, moves: &[Move], result: GameResult, letters: Letters) -> String {
    let mut words: Vec<String> = Vec::with_capacity(moves.len() + 1);
    let mut position = *start;
    for (ply, m) in moves.iter().enumerate() {
        let number = match position.turn() {
            Color::White => format!("{}.", position.fullmoves()),
            Color::Black if ply == 0 => format!("{}...", position.fullmoves()),
            Color::Black => String::new(),
        };
        words.push(number + &san::write(&position, *m, letters));
        match position.play(*m) {
            Ok(after) => position = after,
            Err(_) => break,
        }
    }
    match result {
        GameResult::Unknown => {}
        GameResult::Draw => words.push("½-½".to_owned()),
        result => words.push(result.text().to_owned()),
    }
    words.join(" ")
}

/// A name for a file, safe on any system: the parts in small ASCII letters, digits and dashes, and `.pgn`.
pub fn file_name(parts: &[&str]) -> String {
    const LONGEST: usize = 80;
    const RESERVED: [&str; 4] = ["con", "prn", "aux", "nul"];
    let mut stem = String::new();
    for part in parts {
        let mut gap = !stem.is_empty();
        for letter in part.chars().flat_map(char::to_lowercase).map(plain) {
            if !letter.is_ascii_alphanumeric() {
                gap = !stem.is_empty();
                continue;
            }
            if stem.len() + 2 > LONGEST {
                break;
            }
            if gap {
                stem.push('-');
            }
            gap = false;
            stem.push(letter);
        }
    }
    let device = |port: &str| stem.strip_prefix(port).is_some_and(|rest| rest.len() == 1);
    if stem.is_empty() || RESERVED.contains(&stem.as_str()) || device("com") || device("lpt") {
        stem = format!("pgn-{stem}").trim_end_matches('-').to_owned();
    }
    stem + ".pgn"
}

/// The letter without its accent, in the languages of Portugal's neighbours.
fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        letter => letter,
    }
}
