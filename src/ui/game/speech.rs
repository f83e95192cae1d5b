//! What screen readers say after each event.

use super::shown::Shown;
use super::side::turn_of;
use crate::play::{Notice, Played, Session};
use crate::ui::i18n::I18n;

/// The words for the change from one state to the next; `None` if nothing is to be said.
pub fn change<G: Shown>(i18n: I18n, before: &Session<G>, after: &Session<G>) -> Option<String> {
    let said = step(i18n, before, after);
    let [put_aside, ..] = G::WORDS.aside;
    if after.shows_way_back() && before.shelf.newest() != after.shelf.newest() {
        let kept = i18n.tr(put_aside);
        return Some(said.map_or_else(|| kept.clone(), |said| format!("{said}. {kept}.")));
    }
    said
}

fn step<G: Shown>(i18n: I18n, before: &Session<G>, after: &Session<G>) -> Option<String> {
    if let Some(said) = G::said(i18n, before, after) {
        return said;
    }
    if let Some(notice) = &after.notice {
        let card = G::card(i18n, after);
        let said = format!("{}. {}", card.title, card.text.join(" "));
        let article = card.article.filter(|_| matches!(notice, Notice::Refused { .. }));
        return Some(match article {
            Some(article) => format!("{said} {}.", i18n.tr_with("article", &[("article", article.into())])),
            None => said,
        });
    }
    if before.game.position_at(0) != after.game.position_at(0) || after.view == 0 && before.view != 0 {
        return Some(turn(i18n, after));
    }
    // The game ended without a move.
    if let (None, Some(status)) = (before.game.status(), after.status_on_show())
        && before.game.ply_count() == after.game.ply_count()
    {
        return Some(G::ended(i18n, after, status));
    }
    if before.view == after.view {
        return None;
    }
    if after.game.ply_count() < before.game.ply_count() {
        return Some(format!("{}. {}", i18n.tr("said-taken-back"), turn(i18n, after)));
    }
    let said = last_move(i18n, after);
    Some(G::remarked(i18n, after).map_or_else(|| said.clone(), |why| format!("{said}. {why}")))
}

fn turn<G: Shown>(i18n: I18n, session: &Session<G>) -> String {
    turn_of(i18n, G::Game::turn(session.position()))
}

/// The move before the position on show, and how the game ended if it did.
pub fn last_move<G: Shown>(i18n: I18n, session: &Session<G>) -> String {
    match session.last() {
        Some((before, m)) => G::spoken(i18n, session, before, m),
        None => i18n.tr(G::WORDS.no_move),
    }
}
