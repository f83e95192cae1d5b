//! What the card says: whose turn it is, how the game ended, or why a move was refused.

use std::cell::Cell;
use std::thread::LocalKey;

use crate::chess::{Illegal, Outcome, Reason, Status};
use crate::color::Color;
use crate::play::chess::{Chess, Decision, GameEvent, Notice, OwnEvent, OwnNotice, Session};
use crate::ui::game::card::turn_against_rival;
use crate::ui::game::{of_side, shown};
use crate::ui::i18n::I18n;
use crate::ui::moves::not_read_text;
use crate::ui::refusal;

pub(super) type Card = shown::Card<Chess>;

/// Draws the card of a notice.
pub(super) type NoticeCard = fn(I18n, &Session, &Notice) -> Card;

thread_local! {
    /// The cards of what is asked in the dialogs, once their code has come.
    pub(super) static ANSWER_CARD: Cell<Option<NoticeCard>> = const { Cell::new(None) };
    /// The cards of the clock, once its code has come.
    pub(super) static CLOCK_CARD: Cell<Option<NoticeCard>> = const { Cell::new(None) };
}

/// A card whose code and words come with what brings the notice.
fn later(card: &'static LocalKey<Cell<Option<NoticeCard>>>, i18n: I18n, session: &Session, notice: &Notice) -> Card {
    card.get().map_or_else(|| state_card(i18n, session), |card| card(i18n, session, notice))
}

pub(super) fn card(i18n: I18n, session: &Session) -> Card {
    match (&session.notice, session.own.promoting, session.own.deciding) {
        (Some(notice), _, _) => notice_card(i18n, session, notice),
        // This refusal is a question.
        (None, Some((from, to)), _) => {
            let question = Illegal { reason: Reason::PromotionNeeded { from, to } };
            Card { kind: "look", ..refused(i18n, &question) }
        }
        (None, None, Some(decision)) => deciding_card(i18n, session, decision),
        (None, None, None) => state_card(i18n, session),
    }
}

/// The texts of actions by their ids.
pub(super) fn actions<const N: usize>(i18n: I18n, actions: [(&'static str, GameEvent); N]) -> Vec<(String, GameEvent)> {
    actions.into_iter().map(|(id, event)| (i18n.tr(id), event)).collect()
}

fn refused(i18n: I18n, illegal: &Illegal) -> Card {
    Card::new("refused", refusal::title(i18n, illegal), [refusal::text(i18n, illegal)]).article(illegal.article())
}

/// The card while it is asked whether the other side can still checkmate.
fn deciding_card(i18n: I18n, session: &Session, decision: Decision) -> Card {
    let (side, edition) = (decision.side(), session.game.edition());
    let status = if matches!(decision, Decision::Resign(_)) { Status::Resignation(side) } else { Status::Flag(side) };
    let now = ("deciding-now", GameEvent::Own(OwnEvent::DecideNow));
    let actions = match decision {
        // A result that stands already is only checked again.
        _ if session.game.status().is_some() => actions(i18n, [("deciding-leave", GameEvent::Dismiss)]),
        Decision::Resign(_) => actions(i18n, [now, ("deciding-continue", GameEvent::Dismiss)]),
        Decision::Flag(_) => actions(i18n, [now]),
    };
    Card::new("look", i18n.tr("deciding-title"), [of_side(i18n, "deciding", !side)])
        .article(status.article(edition))
        .actions(actions)
}

fn notice_card(i18n: I18n, session: &Session, notice: &Notice) -> Card {
    let plain = |title: &str, text: String| Card::new("refused", i18n.tr(title), [text]);
    match notice {
        Notice::Refused { illegal, .. } => refused(i18n, illegal),
        Notice::NotRead { text, error } => {
            plain("typed-title", not_read_text(i18n, session.game.position(), text, error))
        }
        Notice::LookingBack => {
            let to_end = ("looking-back-to-end", GameEvent::Show(session.game.plies().len()));
            Card::new("look", i18n.tr("looking-back-title"), [i18n.tr("looking-back")])
                .actions(actions(i18n, [to_end, ("looking-back-play-on", GameEvent::PlayOnFromHere)]))
        }
        Notice::Shortened { ply } => plain("shortened-title", i18n.tr_with("shortened", &[("ply", (*ply).into())])),
        Notice::RivalsTurn => Card::rivals_turn(i18n),
        Notice::NoAnswer => Card::no_answer(i18n),
        Notice::Own(OwnNotice::NoSuchRival) => plain("rival-unknown-title", i18n.tr("rival-unknown")),
        // That it does not serve is said at once; why it does not comes later.
        Notice::Own(OwnNotice::BadFen(_)) if ANSWER_CARD.get().is_none() => {
            Card::new("refused", i18n.tr("bad-fen-title"), None)
        }
        Notice::Own(OwnNotice::Clock(_)) => later(&CLOCK_CARD, i18n, session, notice),
        Notice::Opened(_) | Notice::NotEnded(_) | Notice::Own(_) => later(&ANSWER_CARD, i18n, session, notice),
    }
}

pub(super) fn state_card(i18n: I18n, session: &Session) -> Card {
    let position = session.position();
    if let (true, None) = (session.is_asking(), session.status_on_show()) {
        return Card::new("look", i18n.tr("rivals-asking-title"), [i18n.tr("rivals-asking")])
            .actions(actions(i18n, [("rivals-asking-stop", GameEvent::Dismiss)]));
    }
    if let Some(status) = session.status_on_show() {
        let new = ("play-new", session.again());
        return Card::new("over", over_title(i18n, session), [over_text(i18n, session, status)])
            .article(status.article(session.game.edition()))
            .actions(match status {
                Status::Resignation(side) if session.own.by_material => {
                    actions(i18n, [("deciding-again", GameEvent::Resign(side)), new])
                }
                _ => actions(i18n, [new]),
            });
    }
    if let Some(side) = session.game.offer().filter(|_| session.is_live()) {
        return Card::new("look", i18n.tr("offer-title"), [of_side(i18n, "offer-text", side)])
            .article(session.game.edition().article(|facts| facts.offer))
            .actions(if session.rival.is_none() { answers(i18n) } else { Vec::new() });
    }
    let title = turn_against_rival(i18n, session).filter(|_| !position.in_check()).unwrap_or_else(|| {
        i18n.tr(match (position.turn(), position.in_check()) {
            (Color::White, false) => "turn-white",
            (Color::Black, false) => "turn-black",
            (Color::White, true) => "turn-white-check",
            (Color::Black, true) => "turn-black-check",
        })
    });
    if session.is_live() {
        return Card::new("turn", title, session.was_declined().then(|| i18n.tr("rival-declined")));
    }
    let total = session.game.plies().len();
    let text = i18n.tr_with("looking-at", &[("ply", session.view.into()), ("total", total.into())]);
    Card::new("look", title, [text]).actions(actions(i18n, [("looking-back-to-end", GameEvent::Show(total))]))
}

/// The answers to an offer of a draw.
pub(super) fn answers(i18n: I18n) -> Vec<(String, GameEvent)> {
    let [accept, decline] = [OwnEvent::AcceptDraw, OwnEvent::DeclineDraw].map(GameEvent::Own);
    actions(i18n, [("offer-accept", accept), ("offer-decline", decline)])
}

pub(super) fn over_title(i18n: I18n, session: &Session) -> String {
    i18n.tr(match session.game.outcome() {
        Some(Outcome::Win(Color::White)) => "over-white-wins",
        Some(Outcome::Win(Color::Black)) => "over-black-wins",
        Some(Outcome::Draw) | None => "over-draw",
    })
}

pub(super) fn over_text(i18n: I18n, session: &Session, status: Status) -> String {
    let drawn = session.game.outcome() == Some(Outcome::Draw);
    let id = match status {
        Status::Checkmate => "over-checkmate",
        Status::Stalemate => "over-stalemate",
        Status::DeadPosition => "over-dead",
        Status::Agreement => "over-agreement",
        Status::Repetition => "over-repetition",
        Status::FiftyMoves => "over-fifty",
        Status::FivefoldRepetition => "over-fivefold",
        Status::SeventyFiveMoves => "over-seventy-five",
        Status::Resignation(side) if session.own.by_material => {
            return format!("{} {}", of_side(i18n, "over-resignation", side), of_side(i18n, "over-by-material", !side));
        }
        Status::Resignation(side) => {
            return of_side(i18n, if drawn { "over-resignation-draw" } else { "over-resignation" }, side);
        }
        Status::Flag(side) => return of_side(i18n, if drawn { "over-flag-draw" } else { "over-flag" }, side),
    };
    i18n.tr(id)
}
