//! The cards that answer what is asked in the dialogs: ends and claims that are not allowed, hints, reasons, warnings.

use leptos::prelude::use_context;

use super::verdict::{Card, actions, answers, over_text, state_card};
use crate::chess::game::{Claim, ClaimError, ClaimKind, EndError};
use crate::chess::legality::Arg;
use crate::play::chess::{Advice, GameEvent, HintStep, Notice, OwnEvent, OwnNotice, Region, Session};
use crate::play::{Opened, Stopped};
use crate::settings::Settings;
use crate::ui::advice;
use crate::ui::bad_fen;
use crate::ui::i18n::I18n;
use crate::ui::open_games::left_out;
use crate::ui::preferences::Preferences;
use crate::ui::refusal;

pub(super) fn card(i18n: I18n, session: &Session, notice: &Notice) -> Card {
    let look = |title: &str, text: Vec<String>| Card::new("look", i18n.tr(title), text);
    let refused = |title: &str, text: Vec<String>| Card::new("refused", i18n.tr(title), text);
    match notice {
        Notice::Opened(Opened { stopped, left }) => {
            let card = match stopped {
                Some(Stopped { sentence, line, ply, word }) => {
                    let values = [("line", (*line).into()), ("ply", (*ply).into()), ("word", word.clone().into())];
                    refused("pgn-stopped-title", vec![i18n.tr_with(sentence, &values)])
                }
                None => state_card(i18n, session),
            };
            let text: Vec<String> = card.text.into_iter().chain(left_out(i18n, "left-out", left)).collect();
            Card { text: vec![text.join(" ")], ..card }
        }
        Notice::NotEnded(error) => not_ended_card(i18n, session, error),
        Notice::Own(OwnNotice::NotClaimed { claim, error }) => not_claimed_card(i18n, session, claim, error),
        Notice::Own(OwnNotice::OtherLaws { ply }) => {
            refused("other-laws-title", vec![i18n.tr_with("other-laws", &[("ply", (*ply).into())])])
        }
        Notice::Own(OwnNotice::BadFen(error)) => refused("bad-fen-title", vec![bad_fen::text(i18n, error)]),
        Notice::Own(OwnNotice::OfferComes) => look("offer-title", vec![i18n.tr("rival-offer-comes")])
            .article(session.game.edition().article(|facts| facts.offer)),
        Notice::Own(OwnNotice::Hint { step, advice }) => hint_card(i18n, *step, advice),
        Notice::Own(OwnNotice::Why(advice)) => look("rivals-why", advice_text(i18n, advice)),
        Notice::Own(OwnNotice::Danger(advice)) => {
            let ways = [("rivals-danger-again", GameEvent::TakeBack), ("rivals-danger-on", GameEvent::Dismiss)];
            refused("rivals-danger-title", advice_text(i18n, advice)).actions(actions(i18n, ways))
        }
        // The others are no answers: no advice came.
        _ => refused("rivals-no-advice-title", vec![i18n.tr("rivals-no-advice")])
            .actions(actions(i18n, [("dismiss", GameEvent::Dismiss)])),
    }
}

fn not_ended_card(i18n: I18n, session: &Session, error: &EndError) -> Card {
    let (title, text) = match error {
        EndError::Over(status) => ("not-ended-over-title", over_text(i18n, session, *status)),
        EndError::NotBothMoved => ("not-ended-title", i18n.tr("not-ended-both")),
        EndError::OwnOffer => ("not-ended-title", i18n.tr("not-ended-own")),
        EndError::NoOffer => ("not-ended-title", i18n.tr("not-ended-no-offer")),
    };
    Card::new("refused", i18n.tr(title), [text]).article(error.article(session.game.edition()))
}

fn not_claimed_card(i18n: I18n, session: &Session, claim: &Claim, error: &ClaimError) -> Card {
    let edition = session.game.edition();
    let (text, article) = match *error {
        ClaimError::Over(status) => (over_text(i18n, session, status), status.article(edition)),
        ClaimError::NotLegal(_) => (i18n.tr("not-claimed-illegal"), claim.kind.article(edition)),
        ClaimError::NotYet { have, .. } => {
            let id = match (claim.kind, claim.with) {
                (ClaimKind::Repetition, None) => "not-claimed-repetition",
                (ClaimKind::Repetition, Some(_)) => "not-claimed-repetition-with",
                (ClaimKind::FiftyMoves, _) => "not-claimed-fifty",
            };
            (i18n.tr_with(id, &[("count", have.into())]), claim.kind.article(edition))
        }
    };
    let cost = i18n.tr_with("not-claimed-cost", &[("article", edition.article(|facts| facts.wrong_claim).into())]);
    // FIDE 2023 9.1.2.3: a claim is also an offer.
    let answers = session.game.offer().map(|_| answers(i18n)).unwrap_or_default();
    Card::new("refused", i18n.tr("not-claimed-title"), [format!("{text} {cost}")]).article(article).actions(answers)
}

/// A hint says more each time it is asked again: where to look, which piece, which move and why.
fn hint_card(i18n: I18n, step: HintStep, advice: &Advice) -> Card {
    let more = GameEvent::Own(OwnEvent::AskHint);
    let moved = [("from", Arg::Square(advice.m.from)), ("to", Arg::Square(advice.m.to))];
    let role = advice.before.piece_at(advice.m.from).map(|piece| ("piece", Arg::Role(piece.role)));
    let filled = |id| refusal::filled(i18n, id, moved.into_iter().chain(role).collect());
    let card = |text: Vec<String>| Card::new("look", i18n.tr("rivals-hint-title"), text);
    match step {
        HintStep::Region => {
            let id = match Region::of(advice.m.to) {
                Region::QueenSide => "rivals-hint-queen-side",
                Region::Center => "rivals-hint-center",
                Region::KingSide => "rivals-hint-king-side",
            };
            card(vec![i18n.tr(id)]).actions(actions(i18n, [("rivals-hint-more", more)]))
        }
        HintStep::Piece => card(vec![filled("rivals-hint-piece")]).actions(actions(i18n, [("rivals-hint-more", more)])),
        HintStep::Move => card([vec![filled("rivals-hint-move")], advice_text(i18n, advice)].concat()),
    }
}

/// Why a move was good or a mistake, and the moves that show it.
fn advice_text(i18n: I18n, advice: &Advice) -> Vec<String> {
    // An answer that comes from the second thread is said where no page is drawn.
    let chosen = use_context::<Preferences>().map(Preferences::letters_now);
    let letters = chosen.unwrap_or_else(|| Settings::default().letters_in(i18n.language()));
    advice::text(i18n, advice, letters).to_vec()
}
