//! Sentences of the game that more than one part says: why a move was played, and how the game ended.

use crate::color::Color;
use crate::draughts::search::Why;
use crate::draughts::{Move, Outcome, Reset, Status};
use crate::play::draughts::Session;
use crate::texts::Value;
use crate::ui::game::of_side;
use crate::ui::i18n::I18n;

/// Who won.
pub(super) fn over_title(i18n: I18n, session: &Session) -> String {
    i18n.tr(match (session.game.outcome(), session.rival) {
        (Some(Outcome::Win(winner)), Some(rival)) if winner != rival.side => "damas-you-win",
        (Some(Outcome::Win(_)), Some(_)) => "damas-site-wins",
        (Some(Outcome::Win(Color::White)), None) => "damas-white-wins",
        (Some(Outcome::Win(Color::Black)), None) => "damas-black-wins",
        (Some(Outcome::Draw) | None, _) => "damas-draw",
    })
}

/// Why the game is over, and the win that would have come a move too late.
pub(super) fn over_text(i18n: I18n, session: &Session, status: Status) -> Vec<String> {
    let loser = match status.outcome() {
        Outcome::Win(winner) => !winner,
        Outcome::Draw => Color::White,
    };
    let mut text = vec![of_side(
        i18n,
        match status {
            Status::NoPieces { .. } => "damas-over-no-pieces",
            Status::Blocked { .. } => "damas-over-blocked",
            Status::Time { .. } => "damas-over-time",
            Status::Resigned { .. } => "damas-over-resigned",
            Status::Penalty { .. } => "damas-over-penalty",
            Status::TwentyMoves => "damas-over-twenty",
            Status::Forced => "damas-over-forced",
            Status::Repetition => "damas-over-repetition",
            Status::Agreed => "damas-over-agreed",
        },
        loser,
    )];
    if let Some([reply, win]) = session.game.late_win()
        && let Some(after) = session.game.position().play(reply)
    {
        let (reply, win) = (session.written(session.game.position(), reply), session.written(&after, win));
        text.push(i18n.tr_with("damas-late-win", &[("reply", reply.into()), ("win", win.into())]));
    }
    text
}

/// What the search would play.
pub(super) fn hint_text(i18n: I18n, session: &Session, m: Move) -> String {
    i18n.tr_with("damas-hint-move", &[("move", session.written(session.position(), m).into())])
}

/// Why a count of moves without progress is at nothing again.
pub(super) fn reset_text(i18n: I18n, reset: Reset) -> Option<String> {
    match reset {
        Reset::Start => None,
        Reset::Man => Some(i18n.tr("damas-reset-man")),
        Reset::Capture => Some(i18n.tr("damas-reset-capture")),
        Reset::GivenAway => Some(i18n.tr("damas-reset-given-away")),
    }
}

/// Whose move a reason speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    /// The computer has made it.
    Computer,
    /// It is a hint for the reader.
    You,
}

/// Why a move is made, in a sentence that says who makes it.
pub(super) fn why_text(i18n: I18n, why: Why, who: Who) -> String {
    let who = if who == Who::Computer { "computer" } else { "you" };
    let numbers = why.args().into_iter().map(|(name, number)| (name, number.into()));
    let values: Vec<(&str, Value)> = numbers.chain([("who", who.into())]).collect();
    i18n.tr_with(why.id(), &values)
}
