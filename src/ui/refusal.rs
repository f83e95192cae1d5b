//! Refusals as sentences: the reasons come from the rules, the words from the Fluent files.

use leptos::prelude::*;

use super::i18n::I18n;
use super::widgets::Icon;
use crate::chess::fen::FenError;
use crate::chess::legality::{Arg, Filling, Illegal};
use crate::chess::{InvalidFen, InvalidPosition, Side};
use crate::color::Color;
use crate::square::{self, Word};
use crate::texts::Value;

/// "Não podes rocar agora".
pub fn title(i18n: I18n, illegal: &Illegal) -> String {
    render(i18n, &format!("refusal-{}-title", illegal.id()), illegal)
}

/// "O rei passaria por f1, e o bispo de a6 ataca essa casa."
pub fn text(i18n: I18n, illegal: &Illegal) -> String {
    render(i18n, &format!("refusal-{}", illegal.id()), illegal)
}

fn render(i18n: I18n, id: &str, illegal: &Illegal) -> String {
    filled(i18n, id, illegal.args())
}

/// The sentence of this id, with what it speaks of.
pub fn filled(i18n: I18n, id: &str, args: Vec<(&'static str, Arg)>) -> String {
    let words: Vec<(String, String)> = args
        .into_iter()
        .flat_map(|(name, arg)| arg.fill(name))
        .map(|(name, filling)| {
            let text = match filling {
                Filling::Text(text) => text,
                Filling::Message(id) => i18n.tr(&id),
            };
            (name, text)
        })
        .collect();
    let values: Vec<(&str, Value)> = words.iter().map(|(name, text)| (name.as_str(), text.as_str().into())).collect();
    i18n.tr_with(id, &values)
}

/// The sentence with the names of squares in bold, so that the eye finds them on the board.
pub fn emphasised(text: &str) -> Vec<AnyView> {
    square::words(text)
        .map(|word| match word {
            Word::Square(name, rest) => view! { <strong>{name.to_string()}</strong>{rest.to_string()} }.into_any(),
            Word::Whole(word) => view! { <span class="whole">{word.to_string()}</span> }.into_any(),
            Word::Plain(word) => word.to_string().into_any(),
        })
        .collect()
}

/// The number of the article behind the sign of the Laws.
pub fn article(i18n: I18n, number: &'static str) -> AnyView {
    view! {
        <p class="article">
            <Icon name="law"/>
            {move || i18n.tr_with("article", &[("article", number.into())])}
        </p>
    }
    .into_any()
}

/// Why a position from outside was not accepted.
pub fn fen_text(i18n: I18n, error: &FenError) -> String {
    match error {
        FenError::Fen(error) => fen_form_text(i18n, error),
        FenError::Position(error) => position_text(i18n, error),
    }
}

fn fen_form_text(i18n: I18n, error: &InvalidFen) -> String {
    match *error {
        InvalidFen::TooLong => i18n.tr("fen-too-long"),
        InvalidFen::FieldCount(_) => i18n.tr("fen-field-count"),
        InvalidFen::RankCount(count) => i18n.tr_with("fen-rank-count", &[("count", count.into())]),
        InvalidFen::RankWidth { rank, width } => {
            i18n.tr_with("fen-rank-width", &[("rank", rank.into()), ("width", width.into())])
        }
        InvalidFen::UnknownLetter { rank, letter } => {
            i18n.tr_with("fen-unknown-letter", &[("rank", rank.into()), ("letter", letter.to_string().into())])
        }
        InvalidFen::Turn => i18n.tr("fen-turn"),
        InvalidFen::Castling(_) => i18n.tr("fen-castling-field"),
        InvalidFen::EnPassant => i18n.tr("fen-en-passant-field"),
        InvalidFen::Halfmoves | InvalidFen::Fullmoves => i18n.tr("fen-counters"),
    }
}

fn position_text(i18n: I18n, error: &InvalidPosition) -> String {
    let side = |color: Color| i18n.tr(if color == Color::White { "side-the-white" } else { "side-the-black" });
    let of_side = |id: &str, color: Color| i18n.tr_with(id, &[("side", side(color).into())]);
    match *error {
        InvalidPosition::NoKing(color) => of_side("position-no-king", color),
        InvalidPosition::SecondKing(color, square) => {
            i18n.tr_with("position-second-king", &[("side", side(color).into()), ("square", square.to_string().into())])
        }
        InvalidPosition::PawnOnLastRank(square) => {
            i18n.tr_with("position-pawn-on-last-rank", &[("square", square.to_string().into())])
        }
        InvalidPosition::TooManyMen(color) => of_side("position-too-many-men", color),
        InvalidPosition::TooManyPawns(color) => of_side("position-too-many-pawns", color),
        InvalidPosition::TooManyPromoted(color) => of_side("position-too-many-promoted", color),
        InvalidPosition::OpponentInCheck { king, by } => i18n
            .tr_with("position-opponent-in-check", &[("king", king.to_string().into()), ("by", by.to_string().into())]),
        InvalidPosition::TooManyCheckers { king, .. } => {
            i18n.tr_with("position-too-many-checkers", &[("king", king.to_string().into())])
        }
        InvalidPosition::Castling(color, wing) => {
            let id = if wing == Side::King { "position-castling-king-side" } else { "position-castling-queen-side" };
            of_side(id, color)
        }
        InvalidPosition::EnPassant(square) => {
            i18n.tr_with("position-en-passant", &[("square", square.to_string().into())])
        }
    }
}
