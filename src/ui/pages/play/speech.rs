//! What somebody who does not see the board is told after each event.

use super::verdict::over_text;
use crate::board::Numbering;
use crate::chess::spoken::{self, Word};
use crate::chess::{Move, Position, Status};
use crate::color::Color;
use crate::figures;
use crate::play::{Notice, Session};
use crate::ui::board::{shape_name, spoken_square};
use crate::ui::i18n::I18n;
use crate::ui::refusal;

/// The words for the step from one state to the next; `None` where nothing changed that is worth a word.
pub(super) fn change(i18n: I18n, before: &Session, after: &Session) -> Option<String> {
    if let Some(Notice::Refused { illegal, .. }) = &after.notice {
        let article = i18n.tr_with("article", &[("article", illegal.article().into())]);
        return Some(format!("{}. {} {article}.", refusal::title(i18n, illegal), refusal::text(i18n, illegal)));
    }
    if after.notice.is_some() || after.promoting.is_some() {
        return None;
    }
    if before.game.start() != after.game.start() || after.view == 0 && before.view != 0 {
        return Some(turn(i18n, after));
    }
    if before.view == after.view {
        return None;
    }
    if after.game.plies().len() < before.game.plies().len() {
        return Some(format!("{}. {}", i18n.tr("said-taken-back"), turn(i18n, after)));
    }
    Some(last_move(i18n, after))
}

fn turn(i18n: I18n, session: &Session) -> String {
    i18n.tr(if session.position().turn() == Color::White { "turn-white" } else { "turn-black" })
}

/// The move that led to the position on show, and how the game ended if it did.
pub(super) fn last_move(i18n: I18n, session: &Session) -> String {
    let before = session.view.checked_sub(1).and_then(|ply| session.game.position_at(ply));
    let (Some(before), Some(m)) = (before, session.last_move()) else { return i18n.tr("said-no-move") };
    let said = said(i18n, before, m);
    match session.status_on_show() {
        // Mate is said with the move.
        None | Some(Status::Checkmate) => said,
        Some(status) => format!("{said}. {}", over_text(i18n, session, status)),
    }
}

/// The move in words: "cavalo toma f três, xeque".
fn said(i18n: I18n, before: &Position, m: Move) -> String {
    let mut text = String::new();
    for word in spoken::words(before, m) {
        if !text.is_empty() {
            text.push_str(if word.adds() { ", " } else { " " });
        }
        let file = |file: i8| char::from(b'a' + file.clamp(0, 7) as u8).to_string();
        text += &match word {
            Word::Piece(role) => shape_name(i18n, figures::shape(role)),
            Word::Square(square) => spoken_square(i18n, square, Numbering::Algebraic),
            Word::Promotes(role) => {
                i18n.tr_with(word.id(), &[("piece", shape_name(i18n, figures::shape(role)).into())])
            }
            Word::FromFile(from) => i18n.tr_with(word.id(), &[("file", file(from).into())]),
            Word::FromRank(from) => i18n.tr_with(word.id(), &[("rank", (from + 1).into())]),
            _ => i18n.tr(word.id()),
        };
    }
    text
}
