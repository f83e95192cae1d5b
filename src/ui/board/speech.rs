//! What the board says: the names of squares and figures, and where the last one went.
//!
//! Absent: when it is said, and how a move of chess is said. Square names inside sentences are written as they sound ("g um"), because a voice
//! left alone with "g1" reads what it likes.

use crate::board::{Cell, Figure, Hint, Numbering, Shape, Sign, State};
use crate::color::Color;
use crate::square::Square;
use crate::ui::i18n::I18n;

/// "g um", or "nove" on a draughts board.
pub fn spoken_square(i18n: I18n, square: Square, numbering: Numbering) -> String {
    match numbering.number(square) {
        Some(number) => number.to_string(),
        None => i18n.tr_with(
            "board-spoken-square",
            &[("file", square.file_char().to_string().into()), ("rank", (square.rank() + 1).into())],
        ),
    }
}

/// "cavalo branco".
pub fn figure_name(i18n: I18n, figure: Figure) -> String {
    i18n.tr_with("board-figure", &[("color", figure.color.name().into()), ("shape", figure.shape.name().into())])
}

/// "cavalo".
pub fn shape_name(i18n: I18n, shape: Shape) -> String {
    i18n.tr_with("board-shape", &[("shape", shape.name().into())])
}

/// "e4, peão branco, último lance", with the [`contents`] of the cell.
pub(super) fn cell_name(i18n: I18n, numbering: Numbering, cell: &Cell, contents: String) -> String {
    let mut parts = Vec::new();
    parts.extend(numbering.name(cell.square));
    parts.push(contents);
    let said = [
        (cell.selected, "board-selected"),
        (cell.hint == Some(Hint::Move), "board-destination"),
        (cell.hint == Some(Hint::Capture), "board-capture"),
        (cell.last_move, "board-last-move"),
        (cell.check, "board-in-check"),
    ];
    parts.extend(said.into_iter().filter(|(shown, _)| *shown).map(|(_, id)| i18n.tr(id)));
    parts.extend(cell.signs.iter().map(|sign| sign_name(i18n, cell.square, *sign, numbering)));
    parts.join(", ")
}

/// "anel"; of an arrow, where it goes or comes from: "seta para f seis".
fn sign_name(i18n: I18n, here: Square, sign: Sign, numbering: Numbering) -> String {
    let (name, other) = match sign {
        Sign::Arrow { from, to } if from == here => ("to", to),
        Sign::Arrow { from, .. } => ("from", from),
        sign => (sign.name(), here),
    };
    let square = spoken_square(i18n, other, numbering);
    i18n.tr_with("board-sign", &[("sign", name.into()), ("square", square.into())])
}

/// What stands on a square, «peão preto» or «vazia, casa preta».
pub(super) fn contents(i18n: I18n, figure: Option<Figure>, dark: bool, numbering: Numbering) -> String {
    match figure {
        Some(figure) => figure_name(i18n, figure),
        None if numbering != Numbering::Algebraic && !dark => i18n.tr("board-not-played"),
        None => {
            let color = if dark { Color::Black } else { Color::White };
            i18n.tr_with("board-empty", &[("color", color.name().into())])
        }
    }
}

/// "peão branco de e dois: 2 casas possíveis".
pub(super) fn picked_up(i18n: I18n, state: &State, square: Square) -> String {
    let Some(figure) = state.figures.at(square) else { return String::new() };
    let name = figure_name(i18n, figure);
    let at = spoken_square(i18n, square, state.numbering);
    let count = state.destinations_from(square).len();
    if state.show_destinations {
        i18n.tr_with("board-picked-up", &[("figure", name.into()), ("square", at.into()), ("count", count.into())])
    } else {
        i18n.tr_with("board-picked-up-only", &[("figure", name.into()), ("square", at.into())])
    }
}

/// «cavalo branco de g um»; the square alone where nothing stands.
pub fn spoken_at(i18n: I18n, state: &State, square: Square) -> String {
    let at = spoken_square(i18n, square, state.numbering);
    match state.figures.at(square) {
        Some(figure) => {
            i18n.tr_with("board-figure-at", &[("figure", figure_name(i18n, figure).into()), ("square", at.into())])
        }
        None => at,
    }
}
