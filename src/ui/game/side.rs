//! A side by its name in a sentence.

use crate::color::Color;
use crate::ui::i18n::I18n;

/// The sentence about a side that begins with its name.
pub fn of_side(i18n: I18n, id: &str, color: Color) -> String {
    i18n.tr_with(id, &[("side", i18n.tr(side_start(color)).into()), ("color", color.name().into())])
}

/// «Jogam as Brancas», or the Pretas.
pub fn turn_of(i18n: I18n, color: Color) -> String {
    i18n.tr(if color == Color::White { "turn-white" } else { "turn-black" })
}

/// The id of the side's name with its article, at the start of a sentence.
pub fn side_start(color: Color) -> &'static str {
    if color == Color::White { "side-the-white-start" } else { "side-the-black-start" }
}
