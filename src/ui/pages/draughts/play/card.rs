//! What the card says: whose turn it is, what must be captured, how the game ended, or why a move was refused.

use super::words::{COMPUTER, YOU, over_text, over_title, why_text};
use crate::draughts::{Move, NotEnded};
use crate::order::in_order;
use crate::play::draughts::{Draughts, GameEvent, Notice, OwnEvent, OwnNotice, Session};
use crate::play::{Opened, Stopped};
use crate::square::SquareSet;
use crate::ui::draughts_words;
use crate::ui::game::{card, shown, side_start, turn_of};
use crate::ui::i18n::I18n;
use crate::ui::open_games::left_out;

type Card = shown::Card<Draughts>;

pub(super) fn card(i18n: I18n, session: &Session) -> Card {
    if let Some(notice) = &session.notice {
        return notice_card(i18n, session, notice);
    }
    if !session.own.which.is_empty() {
        return which_card(i18n, session);
    }
    if session.own.path.len() > 1 {
        let text = i18n.tr_with("damas-goes-on", &[("count", (session.own.path.len() - 1).into())]);
        return Card::new("look", i18n.tr("damas-goes-on-title"), [text])
            .article(by_regulation(session, "2.7"))
            .actions([(i18n.tr("damas-give-up"), GameEvent::GiveUp)]);
    }
    if session.own.seeking {
        return Card::new("look", i18n.tr("damas-seeking-title"), [i18n.tr("damas-seeking")])
            .actions([(i18n.tr("damas-seeking-stop"), GameEvent::Dismiss)]);
    }
    state_card(i18n, session)
}

/// The article, if the Portuguese regulation applies to the game.
pub(super) fn by_regulation(session: &Session, article: &'static str) -> Option<&'static str> {
    session.game.start().variant().is_classicas().then_some(article)
}

fn notice_card(i18n: I18n, session: &Session, notice: &Notice) -> Card {
    let plain = |kind, title: &str, text: String| Card::new(kind, i18n.tr(title), [text]);
    let stopped = |sentence: &str, ply: usize, word: &str| {
        let text = i18n.tr_with(sentence, &[("ply", ply.into()), ("word", word.to_string().into())]);
        plain("refused", "damas-stopped-title", text)
    };
    match notice {
        Notice::Refused { illegal, .. } => {
            let illegal = illegal.clone().in_letters(session.choices.letters);
            let (title, text) =
                (draughts_words::refusal_title(i18n, &illegal), draughts_words::refusal_text(i18n, &illegal));
            Card::new("refused", title, [text]).article(illegal.article())
        }
        Notice::NotRead { error, .. } => {
            let text = draughts_words::not_read_text(i18n, session.position(), error);
            plain("refused", "damas-typed-title", text)
        }
        Notice::LookingBack => plain("look", "damas-looking-back-title", i18n.tr("damas-looking-back"))
            .actions([to_end(i18n, session), (i18n.tr("damas-play-on"), GameEvent::PlayOnFromHere)]),
        Notice::RivalsTurn => Card::rivals_turn(i18n),
        Notice::NoAnswer => Card::no_answer(i18n),
        Notice::NotEnded(NotEnded::Over(_)) => Card { kind: "refused", ..state_card(i18n, session) },
        Notice::NotEnded(NotEnded::NotYet { have, need }) => {
            let text = i18n.tr_with("damas-not-yet", &[("have", (*have).into()), ("need", (*need).into())]);
            plain("refused", "damas-not-yet-title", text).article(by_regulation(session, "2.10.2"))
        }
        Notice::Shortened { ply } => stopped("damas-shortened", *ply, ""),
        Notice::Opened(Opened { stopped: fault, left }) => {
            let mut card = match fault {
                Some(Stopped { sentence, ply, word, .. }) => stopped(sentence, *ply, word),
                None => state_card(i18n, session),
            };
            card.text.extend(left_out(i18n, "damas-left-out", left));
            card
        }
        Notice::Own(OwnNotice::Unfinished) => plain("refused", "damas-unfinished-title", i18n.tr("damas-unfinished"))
            .actions([(i18n.tr("damas-give-up"), GameEvent::GiveUp)]),
        Notice::Own(OwnNotice::NoDraw) => plain("look", "damas-no-draw-title", i18n.tr("damas-no-draw")),
        Notice::Own(OwnNotice::NoHint) => plain("refused", "damas-no-hint-title", i18n.tr("damas-no-hint")).actions([
            (i18n.tr("rival-ask-again"), GameEvent::Own(OwnEvent::AskHint)),
            (i18n.tr("dismiss"), GameEvent::Dismiss),
        ]),
        Notice::Own(OwnNotice::Hint { m, why }) => {
            let title = i18n.tr_with("damas-hint-move", &[("move", session.written(session.position(), *m).into())]);
            Card::new("look", title, [why_text(i18n, *why, YOU)])
        }
    }
}

fn to_end(i18n: I18n, session: &Session) -> (String, GameEvent) {
    (i18n.tr("damas-to-end"), GameEvent::Show(session.game.plies().len()))
}

/// Asks which of several captures between the same squares is meant.
fn which_card(i18n: I18n, session: &Session) -> Card {
    let action = |(place, m): (usize, &Move)| {
        let squares = listed(i18n, session, m.captured);
        (i18n.tr_with("damas-takes", &[("squares", squares.into())]), GameEvent::Own(OwnEvent::Choose(place)))
    };
    Card::new("look", i18n.tr("damas-which-title"), [i18n.tr("damas-which")])
        .actions(session.own.which.iter().enumerate().map(action))
}

/// Squares in a sentence, in the order of their numbers: «19 e 27».
fn listed(i18n: I18n, session: &Session, squares: SquareSet) -> String {
    let squares = in_order(squares, |square| session.position().variant().number(*square).unwrap_or_default());
    draughts_words::listed(i18n, squares.into_iter().map(|square| session.name(square)).collect())
}

fn state_card(i18n: I18n, session: &Session) -> Card {
    let turn = session.position().turn();
    if let Some(status) = session.status_on_show() {
        return Card::new("over", over_title(i18n, session), over_text(i18n, session, status))
            .article(by_regulation(session, status.article()));
    }
    let mut text = Vec::new();
    if session.is_live() {
        text.extend(duty_text(i18n, session));
    } else {
        let (ply, total) = (session.view, session.game.plies().len());
        text.push(i18n.tr_with("damas-looking-at", &[("ply", ply.into()), ("total", total.into())]));
    }
    text.extend(session.why().map(|why| why_text(i18n, why, COMPUTER)));
    let title = card::turn_against_rival(i18n, session).unwrap_or_else(|| turn_of(i18n, turn));
    let kind = if session.is_live() { "turn" } else { "look" };
    Card::new(kind, title, text).actions((!session.is_live()).then(|| to_end(i18n, session)))
}

/// How many pieces must be captured, and by which if that is on show.
fn duty_text(i18n: I18n, session: &Session) -> Option<String> {
    let (pieces, count) = session.duty();
    let shown = session.duty_on_show();
    if count == 0 {
        return session.own.shows_duty.then(|| i18n.tr("damas-duty-none"));
    }
    if session.rivals_turn() {
        return None;
    }
    let side = i18n.tr(side_start(session.position().turn()));
    let mut text = i18n.tr_with("damas-duty-count", &[("side", side.into()), ("count", count.into())]);
    if shown {
        let values = [("count", pieces.len().into()), ("squares", listed(i18n, session, pieces).into())];
        text = format!("{text} {}", i18n.tr_with("damas-duty-who", &values));
    }
    Some(text)
}
