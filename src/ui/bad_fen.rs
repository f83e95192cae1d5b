//! Why a position from outside does not serve.

use crate::chess::fen::FenError;
use crate::chess::{InvalidFen, InvalidPosition, Side};
use crate::color::Color;
use crate::square::Square;
use crate::ui::i18n::I18n;

pub fn text(i18n: I18n, error: &FenError) -> String {
    match error {
        FenError::Fen(error) => form_text(i18n, error),
        FenError::Position(error) => position_text(i18n, error),
    }
}

fn form_text(i18n: I18n, error: &InvalidFen) -> String {
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

/// The rule of a position that is broken.
pub fn position_text(i18n: I18n, error: &InvalidPosition) -> String {
    let side = |color: Color| i18n.tr(if color == Color::White { "side-the-white" } else { "side-the-black" });
    let of_side = |id: &str, color: Color| i18n.tr_with(id, &[("side", side(color).into())]);
    let of_square = |id: &str, square: Square| i18n.tr_with(id, &[("square", square.to_string().into())]);
    match *error {
        InvalidPosition::NoKing(color) => of_side("position-no-king", color),
        InvalidPosition::SecondKing(color, square) => {
            i18n.tr_with("position-second-king", &[("side", side(color).into()), ("square", square.to_string().into())])
        }
        InvalidPosition::PawnOnLastRank(square) => of_square("position-pawn-on-last-rank", square),
        InvalidPosition::TooManyMen(color) => of_side("position-too-many-men", color),
        InvalidPosition::TooManyPawns(color) => of_side("position-too-many-pawns", color),
        InvalidPosition::TooManyPromoted(color) => of_side("position-too-many-promoted", color),
        InvalidPosition::OpponentInCheck { king, by } => i18n
            .tr_with("position-opponent-in-check", &[("king", king.to_string().into()), ("by", by.to_string().into())]),
        InvalidPosition::TooManyCheckers { king, .. } => {
            i18n.tr_with("position-too-many-checkers", &[("king", king.to_string().into())])
        }
        InvalidPosition::Castling(color, Side::King) => of_side("position-castling-king-side", color),
        InvalidPosition::Castling(color, Side::Queen) => of_side("position-castling-queen-side", color),
        InvalidPosition::EnPassant(square) => of_square("position-en-passant", square),
    }
}
