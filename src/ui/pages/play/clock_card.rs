//! The card of the clock: why it does not allow an event, or what it says about it.

use super::verdict::{Card, actions};
use crate::color::Color;
use crate::play::chess::clock::ClockNotice;
use crate::play::chess::{Decision, GameEvent, Notice, OwnEvent, OwnNotice, Session};
use crate::ui::game::of_side;
use crate::ui::i18n::I18n;

pub(super) fn card(i18n: I18n, session: &Session, notice: &Notice) -> Card {
    let Notice::Own(OwnNotice::Clock(notice)) = notice else {
        return Card::new("look", String::new(), []);
    };
    let notice = *notice;
    let (title, text, side) = match notice {
        ClockNotice::NotStarted => ("board-clock-not-started-title", "board-clock-not-started", None),
        ClockNotice::Standing => ("board-clock-standing-title", "board-clock-standing", None),
        ClockNotice::PressFirst(side) => ("board-clock-press-first-title", "board-clock-press-first", Some(side)),
        ClockNotice::NotMoved(side) => ("board-clock-not-moved-title", "board-clock-not-moved", Some(side)),
        ClockNotice::Fallen(side) => ("board-clock-fallen-title", "board-clock-fallen", Some(side)),
        ClockNotice::Undecided(side) => ("board-clock-fallen-title", "board-clock-undecided", Some(side)),
        ClockNotice::NoAnswer(side) => ("board-clock-fallen-title", "board-clock-no-answer", Some(side)),
        ClockNotice::TakenBack => ("board-clock-standing-title", "board-clock-taken-back", None),
    };
    let words = |id| side.map_or_else(|| i18n.tr(id), |side| of_side(i18n, id, side));
    let go = GameEvent::Own(OwnEvent::Go);
    let actions = match notice {
        ClockNotice::NotStarted => actions(i18n, [("board-clock-start", go)]),
        ClockNotice::Standing | ClockNotice::TakenBack => actions(i18n, [("board-clock-go-on", go)]),
        ClockNotice::Undecided(side) | ClockNotice::NoAnswer(side) => {
            let wins = if side == Color::White { "over-black-wins" } else { "over-white-wins" };
            let decision = Decision::Flag(side);
            let [won, drawn] = [true, false]
                .map(|opponent_can_mate| GameEvent::Own(OwnEvent::Conclude { decision, opponent_can_mate }));
            let mut actions = actions(i18n, [(wins, won), ("over-draw", drawn)]);
            if matches!(notice, ClockNotice::NoAnswer(_)) {
                actions.insert(0, (i18n.tr("deciding-again"), GameEvent::Flag(side)));
            }
            actions
        }
        ClockNotice::PressFirst(_) | ClockNotice::NotMoved(_) | ClockNotice::Fallen(_) => Vec::new(),
    };
    let quiet = matches!(notice, ClockNotice::TakenBack | ClockNotice::Undecided(_) | ClockNotice::NoAnswer(_));
    Card::new(if quiet { "look" } else { "refused" }, words(title), [words(text)])
        .article(notice.article(session.game.edition()))
        .actions(actions)
}
