//! What the coach says of a move, in words.

use super::i18n::I18n;
use super::refusal;
use crate::chess::san::{self, Letters};
use crate::coach::{NONE_ID, Statement};
use crate::play::chess::Advice;

/// The sentence of a statement.
pub fn sentence(i18n: I18n, statement: &Statement) -> String {
    refusal::filled(i18n, &statement.id(), statement.args())
}

/// Why a move was good or a mistake; what follows it, where nothing certain can be said in a sentence. Then the moves.
pub fn text(i18n: I18n, advice: &Advice, letters: Letters) -> [String; 2] {
    let (said, line) = match &advice.statement {
        Some(statement) => (sentence(i18n, statement), &statement.line),
        None => (i18n.tr(NONE_ID), &advice.line),
    };
    [said, san::line(&advice.before, line, letters)]
}
