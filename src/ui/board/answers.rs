//! What a board answers when it is asked with a key: its words come with the list of keys.

use super::speech::{contents, shape_name, spoken_at, spoken_square};
use crate::board::{Movable, Shape, State};
use crate::color::Color;
use crate::square::{Square, SquareSet};
use crate::ui::i18n::I18n;

pub(super) type Answer = fn(I18n, &State) -> String;

/// One for each question.
#[derive(Clone, Copy)]
pub(super) struct Answers {
    pub(super) where_am_i: Answer,
    pub(super) moves_from_here: Answer,
    pub(super) position: Answer,
}

pub(super) const ANSWERS: Answers = Answers { where_am_i, moves_from_here, position };

/// Where the cursor is, and what stands there.
fn where_am_i(i18n: I18n, state: &State) -> String {
    let square = state.cursor;
    let at = spoken_square(i18n, square, state.numbering);
    let dark = state.numbering.is_dark(square);
    format!("{at}, {}", contents(i18n, state.figures.at(square), dark, state.numbering))
}

/// Where the figure that is picked up may go, or the one where the cursor is.
fn moves_from_here(i18n: I18n, state: &State) -> String {
    let square = state.selected.unwrap_or(state.cursor);
    let all = state.destinations_from(square);
    let captures = state.captures.get(&square).copied().unwrap_or_default() & all;
    let list = |squares: SquareSet| {
        let names: Vec<String> =
            squares.into_iter().map(|square| spoken_square(i18n, square, state.numbering)).collect();
        names.join(", ")
    };
    let at = match state.figures.at(square) {
        Some(_) => spoken_at(i18n, state, square),
        None => where_am_i(i18n, state),
    };
    if all.is_empty() {
        return i18n.tr_with("board-no-moves", &[("figure", at.into())]);
    }
    let mut parts = Vec::new();
    let quiet = all & !captures;
    if !quiet.is_empty() {
        parts.push(i18n.tr_with("board-moves-to", &[("squares", list(quiet).into())]));
    }
    if !captures.is_empty() {
        parts.push(i18n.tr_with("board-takes-on", &[("squares", list(captures).into())]));
    }
    format!("{at}: {}", parts.join("; "))
}

/// «Jogam as Brancas. Brancas: rei gê um, torre á um. Pretas: rei gê oito.» The side that moves comes first.
fn position(i18n: I18n, state: &State) -> String {
    let turn = match state.movable {
        Movable::Side(color) => Some(color),
        Movable::Nobody | Movable::Everyone => None,
    };
    let first = turn.unwrap_or(Color::White);
    let one = |(shape, square): (Shape, Square)| {
        format!("{} {}", shape_name(i18n, shape), spoken_square(i18n, square, state.numbering))
    };
    let side = |color: Color| {
        let pieces: Vec<String> = state.told(color).into_iter().map(one).collect();
        let values = [("color", color.name().into()), ("pieces", pieces.join(", ").into())];
        (!pieces.is_empty()).then(|| i18n.tr_with("board-side", &values) + ".")
    };
    let turn = turn.map(|color| i18n.tr(if color == Color::White { "turn-white" } else { "turn-black" }) + ".");
    turn.into_iter().chain([first, !first].into_iter().filter_map(side)).collect::<Vec<_>>().join(" ")
}
