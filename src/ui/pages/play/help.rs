//! The cards of hints, reasons and warnings.

use super::verdict::{Card, actions};
use crate::chess::legality::Arg;
use crate::chess::{Move, san};
use crate::play::chess::{Advice, GameEvent, HintStep, OwnEvent, OwnNotice, Region};
use crate::ui::i18n::I18n;
use crate::ui::preferences::use_preferences;
use crate::ui::refusal;

pub(super) fn card(i18n: I18n, notice: &OwnNotice) -> Card {
    match notice {
        OwnNotice::Hint { step, advice } => hint_card(i18n, *step, advice),
        OwnNotice::Why(advice) => Card::new("look", i18n.tr("rivals-why"), advice_text(i18n, advice)),
        OwnNotice::Danger(advice) => {
            let ways = [("rivals-danger-again", GameEvent::TakeBack), ("rivals-danger-on", GameEvent::Dismiss)];
            Card::new("refused", i18n.tr("rivals-danger-title"), advice_text(i18n, advice)).actions(actions(i18n, ways))
        }
        _ => Card::new("refused", i18n.tr("rivals-no-advice-title"), [i18n.tr("rivals-no-advice")])
            .actions(actions(i18n, [("dismiss", GameEvent::Dismiss)])),
    }
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

/// Why a move was good or a mistake; what follows it, where nothing certain can be said in a sentence.
fn advice_text(i18n: I18n, advice: &Advice) -> Vec<String> {
    let letters = use_preferences().letters_now();
    let line = |line: &[Move]| san::line(&advice.before, line, letters);
    match &advice.statement {
        Some(statement) => {
            let said = refusal::filled(i18n, &statement.id(), statement.args());
            vec![said, line(&statement.line)]
        }
        None => vec![i18n.tr("coach-none"), line(&advice.line)],
    }
}
