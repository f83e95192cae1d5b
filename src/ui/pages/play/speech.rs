//! What somebody who does not see the board is told after each event.

use super::end::of_side;
use super::verdict::{clock_text, notice_said, over_text, over_title};
use crate::chess::Status;
use crate::color::Color;
use crate::play::{Notice, Session};
use crate::ui::i18n::I18n;
use crate::ui::moves::spoken_move;
use crate::ui::refusal;

/// The words for the step from one state to the next; `None` where nothing changed that is worth a word.
pub(super) fn change(i18n: I18n, before: &Session, after: &Session) -> Option<String> {
    let said = step(i18n, before, after);
    if after.shows_way_back() && before.shelf.newest() != after.shelf.newest() {
        let kept = i18n.tr("said-put-aside");
        return Some(said.map_or_else(|| kept.clone(), |said| format!("{said}. {kept}.")));
    }
    said
}

fn step(i18n: I18n, before: &Session, after: &Session) -> Option<String> {
    if let Some(Notice::Refused { illegal, .. }) = &after.notice {
        let article = i18n.tr_with("article", &[("article", illegal.article().into())]);
        return Some(format!("{}. {} {article}.", refusal::title(i18n, illegal), refusal::text(i18n, illegal)));
    }
    if let Some(Notice::Clock(notice)) = after.notice {
        return Some(clock_text(i18n, notice).join(". "));
    }
    if let Some(notice) = &after.notice {
        return Some(notice_said(i18n, after, notice));
    }
    if after.promoting.is_some() {
        return None;
    }
    if let (None, Some(decision)) = (before.deciding, after.deciding) {
        return Some(format!("{} {}", i18n.tr("deciding-title"), of_side(i18n, "deciding", !decision.side())));
    }
    // What was asked once more: the result stands, or is another.
    if let (Some(_), None, Some(status)) = (before.deciding, after.deciding, after.status_on_show()) {
        return Some(format!("{}. {}", over_title(i18n, after), over_text(i18n, after, status)));
    }
    if before.game.start() != after.game.start() || after.view == 0 && before.view != 0 {
        return Some(turn(i18n, after));
    }
    // An end that no move brought.
    if let (None, Some(status)) = (before.game.status(), after.status_on_show())
        && before.game.plies().len() == after.game.plies().len()
    {
        return Some(format!("{}. {}", over_title(i18n, after), over_text(i18n, after, status)));
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
    let said = spoken_move(i18n, before, m);
    match session.status_on_show() {
        // Mate is said with the move.
        None | Some(Status::Checkmate) => said,
        Some(status) => format!("{said}. {}", over_text(i18n, session, status)),
    }
}
