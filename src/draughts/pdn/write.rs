//! Games written: tags, then the moves in lines shorter than 80 signs.

use super::{NoteKind, PdnGame};
use crate::color::Color;
use crate::draughts::position::Position;
use crate::draughts::variant::CLASSICAS;

/// As in the standard of chess, whose export form this one follows.
const WIDTH: usize = 79;

/// The tags that each game has, with what stands there when nothing is known.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags whose values are fields of the game.
pub(super) const OWN: [&str; 4] = ["GameType", "Result", "SetUp", "FEN"];

/// A game as text. It ends with an empty line, so that games can follow one another.
pub fn write(game: &PdnGame) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        write_tag(&mut text, name, game.tag(name).unwrap_or(unknown));
    }
    write_tag(&mut text, "Result", game.result.text());
    let variant = game.start.variant();
    // Type, who begins, the board, how squares are called from which corner, and whether that corner is left empty.
    let squares = if std::ptr::eq(variant, &CLASSICAS) { "N1,1" } else { "A0,0" };
    write_tag(&mut text, "GameType", &format!("{},W,8,8,{squares}", variant.game_type));
    if game.start != Position::start(variant) {
        write_tag(&mut text, "SetUp", "1");
        write_tag(&mut text, "FEN", &game.start.to_string());
    }
    for (name, value) in &game.tags {
        if !ROSTER.iter().any(|(other, _)| other == name) && !OWN.contains(&name.as_str()) {
            write_tag(&mut text, name, value);
        }
    }
    text.push('\n');
    let mut lines = Lines { text, column: 0 };
    let mut notes = game.notes.iter().peekable();
    let mut position = game.start;
    let black_first = usize::from(position.turn() == Color::Black);
    // Black's move has its number after anything that is no move.
    let mut number = true;
    for ply in 0..=game.moves.len() {
        while let Some(note) = notes.next_if(|note| note.ply <= ply) {
            match &note.kind {
                NoteKind::Comment(comment) => {
                    for word in format!("{{{}}}", comment.replace('}', ")")).split_whitespace() {
                        lines.word(word);
                    }
                    number = true;
                }
                NoteKind::Nag(nag) => lines.word(&format!("${nag}")),
            }
        }
        let Some(m) = game.moves.get(ply) else { break };
        let full = (ply + black_first) / 2 + 1;
        if position.turn() == Color::White {
            lines.word(&format!("{full}."));
        } else if number {
            lines.word(&format!("{full}..."));
        }
        number = false;
        lines.word(&position.written(*m));
        let Some(after) = position.play(*m) else { break };
        position = after;
    }
    lines.word(game.result.text());
    lines.text.push_str("\n\n");
    lines.text
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
}

impl Lines {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        // At the start of a line, these begin an escape or a tag.
        let stays = word.starts_with(['%', '[']);
        if self.column > 0 && self.column + 1 + width > WIDTH && !stays {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
    }
}
