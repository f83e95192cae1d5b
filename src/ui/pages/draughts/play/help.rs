//! The buttons for help: a hint from the second thread, and which pieces must capture.

use leptos::prelude::*;

use crate::analysis::Question;
use crate::draughts::Position;
use crate::draughts::search::Level;
use crate::play::draughts::{Draughts, GameEvent, OwnEvent, Session};
use crate::ui::analyst;
use crate::ui::game::play::Play;
use crate::ui::game::rival::Searched;
use crate::ui::reactive::memo;
use crate::ui::widgets::Button;

/// The question to the second thread for a move of this level.
pub(super) fn asked(session: &Session, position: &Position, level: Level) -> Question {
    let past = session.past();
    // Another seed for each move, and the same in each window.
    let seed = u64::from(session.seed) << 16 | past.len() as u64;
    Question::draughts(position, &past, level, seed)
}

/// Asks for a hint while one is wanted.
pub(super) fn watch(play: Play<Draughts>) {
    let hint = memo(move || play.with(Session::hint_question));
    let ask = move |position: &Position| play.peek(|session| asked(session, position, Level::Fifth));
    analyst::ask_about(hint, ask, move |position, answer| {
        let answer = answer.ok().and_then(|answer| Draughts::answer(&position, answer));
        play.send(GameEvent::Own(match answer {
            Some((m, remark)) => OwnEvent::Hint { position, m, why: remark.why },
            None => OwnEvent::NoHint(position),
        }));
    });
}

pub(super) fn buttons(play: Play<Draughts>) -> AnyView {
    let duty = memo(move || play.with(Session::duty_on_show));
    view! {
        <div class="play-help">
            <Button
                look="quiet"
                icon="hint"
                text="damas-hint"
                on_press=move || play.send(GameEvent::Own(OwnEvent::AskHint))
            />
            <button
                type="button"
                class="button quiet"
                aria-pressed=move || duty.get().to_string()
                on:click=move |_| play.send(GameEvent::Own(OwnEvent::Duty))
            >
                {play.i18n.text("damas-duty")}
            </button>
        </div>
    }
    .into_any()
}
