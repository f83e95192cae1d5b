//! Games written: the export form of the PGN standard, and the line of a score sheet.

use super::{PgnGame, moves};
use crate::chess::chess960;
use crate::chess::position::{Move, Position};
use crate::chess::san::{self, Letters};
use crate::color::Color;
use crate::movetext::{GameResult, Written};

/// The game in the export form: the seven tags, the others, the moves in lines shorter than 80 signs.
///
/// Ends with an empty line, so that games can follow one another.
pub fn write(game: &PgnGame) -> String {
    let mut fields = vec![("Result", game.result.text().to_owned())];
    if game.start.is_chess960() {
        fields.push(("Variant", chess960::VARIANT.to_owned()));
    }
    if game.start != Position::start() {
        fields.extend([("SetUp", "1".to_owned()), ("FEN", game.start.fen())]);
    }
    let mut position = game.start;
    let mut words = Vec::with_capacity(game.moves.len());
    for m in &game.moves {
        words.push(moves::san(&position, *m));
        match position.play(*m) {
            Ok(after) => position = after,
            Err(_) => break,
        }
    }
    let written = Written {
        tags: &game.tags,
        fields,
        notes: &game.notes,
        moves: words,
        number: game.start.fullmoves(),
        black_begins: game.start.turn() == Color::Black,
        result: game.result,
    };
    written.text()
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
