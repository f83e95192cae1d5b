//! Draughts in words: refusals as sentences, moves read aloud, and why a written move could not be read.

use super::board::{shape_name, spoken_square};
use super::i18n::I18n;
use crate::board::{Numbering, Shape};
use crate::draughts::legality::{Filling, ReadError};
use crate::draughts::{Illegal, Move, Position};
use crate::square::Square;
use crate::texts::Value;

/// "Tomar é obrigatório".
pub fn refusal_title(i18n: I18n, illegal: &Illegal) -> String {
    render(i18n, &format!("{}-title", illegal.id()), illegal)
}

/// "Toma-se sempre que se pode. O peão de 14 pode tomar."
pub fn refusal_text(i18n: I18n, illegal: &Illegal) -> String {
    render(i18n, illegal.id(), illegal)
}

fn render(i18n: I18n, id: &str, illegal: &Illegal) -> String {
    let named = |square: Square| match illegal.number(square) {
        Some(number) => number.to_string(),
        None => square.to_string(),
    };
    let at = |id: &str, square: Square| i18n.tr_with(id, &[("square", named(square).into())]);
    let value = |filling: Filling| -> Value {
        match filling {
            Filling::Number(number) => number.into(),
            Filling::Name(square) => named(square).into(),
            Filling::Message(id) => i18n.tr(id).into(),
            Filling::At(id, square) => at(id, square).into(),
            Filling::List(all) => listed(i18n, all.into_iter().map(|(id, square)| at(id, square)).collect()).into(),
        }
    };
    let fillings = illegal.args().into_iter().flat_map(|(name, arg)| arg.fill(name));
    let values: Vec<(String, Value)> = fillings.map(|(name, filling)| (name, value(filling))).collect();
    let values: Vec<(&str, Value)> = values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    i18n.tr_with(id, &values)
}

/// "treze, catorze e dezoito".
pub fn listed(i18n: I18n, mut all: Vec<String>) -> String {
    let Some(last) = all.pop() else { return String::new() };
    if all.is_empty() {
        return last;
    }
    i18n.tr_with("draughts-and", &[("first", all.join(", ").into()), ("last", last.into())])
}

/// The name of a square as it is spoken: "vinte e um", or "g um" where squares have no numbers.
pub fn spoken_place(i18n: I18n, position: &Position, square: Square) -> String {
    match position.variant().number(square) {
        Some(number) => spoken_number(i18n, number),
        None => spoken_square(i18n, square, Numbering::Algebraic),
    }
}

/// "dezassete": numbers up to 32.
pub fn spoken_number(i18n: I18n, number: u8) -> String {
    i18n.tr_with("draughts-number", &[("number", number.into())])
}

/// "peão de vinte e um para dezassete"; "dama de um toma catorze e vinte e sete, para trinta".
pub fn spoken_move(i18n: I18n, before: &Position, m: Move) -> String {
    spoken_move_in(i18n, before, m, false)
}

/// [`spoken_move`], with squares called by file and rank on request.
pub fn spoken_move_in(i18n: I18n, before: &Position, m: Move, letters: bool) -> String {
    let place = |square: Square| match letters {
        true => spoken_square(i18n, square, Numbering::Algebraic),
        false => spoken_place(i18n, before, square),
    };
    let spoken = before.spoken(m);
    let piece = shape_name(i18n, if spoken.crowned { Shape::CrownedMan } else { Shape::Man });
    let values = [("piece", piece.into()), ("from", place(m.from).into()), ("to", place(m.to).into())];
    let said = if m.captured.is_empty() {
        i18n.tr_with("draughts-spoken-step", &values)
    } else {
        let taken = spoken.taken.into_iter().map(place).collect();
        let [piece, from, to] = values;
        i18n.tr_with("draughts-spoken-capture", &[piece, from, to, ("taken", listed(i18n, taken).into())])
    };
    if spoken.crowns { i18n.tr_with("draughts-spoken-crowns", &[("move", said.into())]) } else { said }
}

/// Why a written move could not be read, or why it is refused.
pub fn not_read_text(i18n: I18n, position: &Position, error: &ReadError) -> String {
    match error {
        ReadError::Illegal(illegal) => refusal_text(i18n, illegal),
        ReadError::TooLong | ReadError::Unreadable => {
            let kind = if position.variant().is_classicas() { "number" } else { "name" };
            i18n.tr_with("draughts-typed-unreadable", &[("kind", kind.into())])
        }
        ReadError::NoSquare(number) => i18n.tr_with("draughts-typed-no-square", &[("number", (*number).into())]),
        ReadError::Ambiguous(moves) => {
            let moves: Vec<String> = moves.iter().map(|m| position.written(*m)).collect();
            i18n.tr_with("draughts-typed-which", &[("moves", moves.join(", ").into())])
        }
    }
}
