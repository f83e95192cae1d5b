//! Sentences of the game: what was played, why, how it ended; and what is said to somebody who does not see the board.

use super::card::{notice_said, side_start};
use super::counts;
use crate::color::Color;
use crate::draughts::search::Why;
use crate::draughts::{Move, Outcome, Reset, Status};
use crate::play::draughts::{Notice, Session};
use crate::texts::Value;
use crate::ui::draughts_words;
use crate::ui::i18n::I18n;

/// The words for the step from one state to the next; `None` where nothing changed that is worth a word.
pub(super) fn change(i18n: I18n, before: &Session, after: &Session) -> Option<String> {
    let told = step(i18n, before, after);
    if after.shows_way_back() && before.shelf.newest() != after.shelf.newest() {
        let kept = i18n.tr("damas-put-aside");
        return Some(told.map_or_else(|| kept.clone(), |told| format!("{told}. {kept}.")));
    }
    told
}

fn step(i18n: I18n, before: &Session, after: &Session) -> Option<String> {
    match &after.notice {
        Some(Notice::Refused(illegal)) => {
            let illegal = illegal.clone().in_letters(after.choices.letters);
            let (title, text) =
                (draughts_words::refusal_title(i18n, &illegal), draughts_words::refusal_text(i18n, &illegal));
            let article = illegal.article().map(|article| i18n.tr_with("article", &[("article", article.into())]));
            return Some(match article {
                Some(article) => format!("{title}. {text} {article}."),
                None => format!("{title}. {text}"),
            });
        }
        Some(Notice::Hint { m, why }) => {
            let said = draughts_words::spoken_move_in(i18n, after.position(), *m, after.choices.letters);
            return Some(format!("{}: {said}. {}", i18n.tr("damas-hint"), why_text(i18n, *why, Who::You)));
        }
        Some(Notice::NoAnswer) => return Some(said(i18n, "damas-no-answer-title", "damas-no-answer")),
        Some(Notice::NoHint) => return Some(said(i18n, "damas-no-hint-title", "damas-no-hint")),
        Some(notice) => return Some(notice_said(i18n, after, notice)),
        None => {}
    }
    if after.seeking && !before.seeking {
        return Some(said(i18n, "damas-seeking-title", "damas-seeking"));
    }
    if !after.which.is_empty() {
        return Some(format!("{} {}", i18n.tr("damas-which-title"), i18n.tr("damas-which")));
    }
    if after.path.len() > before.path.len() {
        return Some(i18n.tr_with("damas-goes-on", &[("count", (after.path.len() - 1).into())]));
    }
    if before.game.start() != after.game.start() || after.view == 0 && before.view != 0 {
        return Some(turn(i18n, after));
    }
    // An end that no move brought.
    if let (None, Some(status)) = (before.game.status(), after.status_on_show())
        && before.game.plies().len() == after.game.plies().len()
    {
        return Some(ended(i18n, after, status));
    }
    if before.view == after.view {
        return None;
    }
    if after.game.plies().len() < before.game.plies().len() {
        return Some(format!("{}. {}", i18n.tr("said-taken-back"), turn(i18n, after)));
    }
    let said = last_move(i18n, after);
    Some(match after.why() {
        Some(why) => format!("{said}. {}", why_text(i18n, why, Who::Computer)),
        None => said,
    })
}

/// A title and its text, one after the other.
fn said(i18n: I18n, title: &str, text: &str) -> String {
    format!("{}. {}", i18n.tr(title), i18n.tr(text))
}

fn turn(i18n: I18n, session: &Session) -> String {
    i18n.tr(if session.position().turn() == Color::White { "turn-white" } else { "turn-black" })
}

/// The move that led to the position on show, and how the game ended if it did.
pub(super) fn last_move(i18n: I18n, session: &Session) -> String {
    let before = session.view.checked_sub(1).and_then(|ply| session.game.position_at(ply));
    let (Some(before), Some(m)) = (before, session.last_move()) else { return i18n.tr("damas-no-move") };
    let said = draughts_words::spoken_move_in(i18n, before, m, session.choices.letters);
    match session.status_on_show() {
        None => [Some(said), counts::said(i18n, session)].into_iter().flatten().collect::<Vec<_>>().join(". "),
        Some(status) => format!("{said}. {}", ended(i18n, session, status)),
    }
}

fn ended(i18n: I18n, session: &Session, status: Status) -> String {
    format!("{}. {}", over_title(i18n, session), over_text(i18n, session, status).join(" "))
}

/// A sentence about a side.
pub(super) fn side_text(i18n: I18n, id: &str, color: Color) -> String {
    i18n.tr_with(id, &[("side", i18n.tr(side_start(color)).into()), ("color", color.name().into())])
}

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
    let mut text = vec![side_text(
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
