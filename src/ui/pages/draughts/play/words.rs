//! Sentences that several parts of the page say: why a move was played, and how the game ended.

use crate::color::Color;
use crate::draughts::search::MoveReason;
use crate::draughts::{Outcome, Status};
use crate::play::draughts::Session;
use crate::texts::Value;
use crate::ui::game::of_side;
use crate::ui::i18n::I18n;

pub(super) fn over_title(i18n: I18n, session: &Session) -> String {
    i18n.tr(match (session.game.outcome(), session.rival) {
        (Some(Outcome::Win(winner)), Some(rival)) if winner != rival.side => "damas-you-win",
        (Some(Outcome::Win(_)), Some(_)) => "damas-site-wins",
        (Some(Outcome::Win(Color::White)), None) => "damas-white-wins",
        (Some(Outcome::Win(Color::Black)), None) => "damas-black-wins",
        (Some(Outcome::Draw) | None, _) => "damas-draw",
    })
}

/// Why the game is over, and a win that came a move too late.
pub(super) fn over_text(i18n: I18n, session: &Session, status: Status) -> Vec<String> {
    let loser = match status.outcome() {
        Outcome::Win(winner) => !winner,
        Outcome::Draw => Color::White,
    };
    let mut text = vec![of_side(i18n, &format!("damas-over-{}", status.id()), loser)];
    if let Some([reply, win]) = session.game.late_win()
        && let Some(after) = session.game.position().play(reply)
    {
        let (reply, win) = (session.written(session.game.position(), reply), session.written(&after, win));
        text.push(i18n.tr_with("damas-late-win", &[("reply", reply.into()), ("win", win.into())]));
    }
    text
}

/// A reason is given for a move of the computer.
pub(super) const COMPUTER: &str = "computer";
/// A reason is given for a hint.
pub(super) const YOU: &str = "you";

/// Why a move is made by [`COMPUTER`] or [`YOU`].
pub(super) fn why_text(i18n: I18n, why: MoveReason, who: &str) -> String {
    let numbers = why.args().into_iter().map(|(name, number)| (name, number.into()));
    let values: Vec<(&str, Value)> = numbers.chain([("who", who.into())]).collect();
    i18n.tr_with(why.id(), &values)
}
