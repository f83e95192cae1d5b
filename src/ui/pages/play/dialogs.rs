//! The dialogs, and the panel that explains how a move is written. Their code comes when the first one is opened.

use leptos::prelude::*;

use super::verdict::{ANSWER_CARD, NoticeCard};
use super::{answers, end, more, record, rivals, written};
use crate::play::chess::{Chess, GameEvent, Notice, OwnEvent, OwnNotice, Session, Source};
use crate::site::PLAY_DIALOGS;
use crate::ui::game::play::Play;
use crate::ui::loader::Later;
use crate::ui::reactive::memo;
use crate::ui::widgets::sheet;

/// Draws the content of each. The signals open and close dialogs.
#[derive(Clone, Copy)]
pub(super) struct Bodies {
    end: fn(Play<Chess>, RwSignal<bool>) -> AnyView,
    record: fn(Play<Chess>) -> AnyView,
    more: fn(Play<Chess>, RwSignal<bool>, RwSignal<bool>) -> AnyView,
    written: fn(Play<Chess>) -> AnyView,
    rivals: fn(Play<Chess>, RwSignal<bool>) -> AnyView,
    answer: NoticeCard,
}

/// What draws one of them; of one type, so that the code around it is compiled once.
type Body = Callback<Bodies, AnyView>;

in_chunks! {
    bodies: play_dialogs => Bodies = Bodies {
        end: end::body,
        record: record::body,
        more: more::body,
        written: written::body,
        rivals: rivals::draw,
        answer: answers::card,
    };
}

/// The dialogs; `clock` opens the one of the clock.
pub(super) fn place(play: Play<Chess>, [ends, sheet, more, clock]: [RwSignal<bool>; 4]) -> AnyView {
    view! {
        {dialog(play, "terminar", "end-title", ends, Body::new(move |bodies: Bodies| (bodies.end)(play, ends)))}
        {dialog(play, "folha", "record-title", sheet, Body::new(move |bodies: Bodies| (bodies.record)(play)))}
        {dialog(play, "mais", "more-title", more, Body::new(move |bodies: Bodies| (bodies.more)(play, more, clock)))}
    }
    .into_any()
}

fn dialog(play: Play<Chess>, id: &'static str, title: &'static str, open: RwSignal<bool>, draw: Body) -> AnyView {
    sheet(id, title, open, move || while_open(play, title, open, draw))
}

/// Como se escreve?
pub(super) fn panel(play: Play<Chess>) -> AnyView {
    let open = RwSignal::new(false);
    let toggled = move |event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    view! {
        <details class="card written" prop:open=move || open.get() on:toggle=toggled>
            <summary>{play.i18n.text("written-title")}</summary>
            {while_open(play, "written-title", open, Body::new(move |bodies: Bodies| (bodies.written)(play)))}
        </details>
    }
    .into_any()
}

/// Whether there is something to learn from the game: it has ended, or came from a file.
pub(super) fn is_to_learn_from(session: &Session) -> bool {
    session.game.status().is_some() || session.own.source == Source::Pgn
}

/// What comes with a rival or after a game, and the choice of a new game, which `open` opens.
pub(super) fn rivals(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    let wanted = memo(move || {
        let wants = |session: &Session| match session.notice {
            Some(Notice::NoAnswer) => false,
            Some(Notice::Own(OwnNotice::BadFen(_))) => true,
            _ => session.rival.is_some() || is_to_learn_from(session),
        };
        open.get() || play.with(wants)
    });
    let lost = Callback::new(move |()| {
        let asked = open.get_untracked();
        open.set(false);
        if let Some((asking, before, _)) = play.peek(Session::coach_question) {
            play.send(GameEvent::Own(OwnEvent::Advice { asking, before: Box::new(before), advice: None }));
        }
        // When the rival is asked again, its code is fetched again.
        match play.peek(Session::question) {
            Some((position, _)) => play.send(GameEvent::NoAnswer(position)),
            None if asked => play.records.warn("part-missing"),
            // Nobody asked for what comes after a game.
            None => {}
        }
    });
    later(play, "menu-play", wanted, lost, Box::new(move |bodies| (bodies.rivals)(play, open)))
}

/// Draws a part of the dialogs while it is wanted.
fn later(
    play: Play<Chess>,
    title: &'static str,
    wanted: Memo<bool>,
    lost: Callback<()>,
    draw: Box<dyn Fn(Bodies) -> AnyView + Send>,
) -> AnyView {
    let later = Later { i18n: play.i18n, title, needs: &PLAY_DIALOGS };
    let draw = move |bodies: Bodies| {
        if ANSWER_CARD.replace(Some(bodies.answer)).is_none() {
            // What was said without it may be said better.
            play.session.notify();
        }
        draw(bodies)
    };
    later.while_wanted(wanted, bodies, lost, Box::new(draw))
}

/// The content while it is open. If the code does not come, it is closed, and the next opening asks again.
fn while_open(play: Play<Chess>, title: &'static str, open: RwSignal<bool>, draw: Body) -> AnyView {
    let lost = Callback::new(move |()| {
        play.records.warn("part-missing");
        open.set(false);
    });
    later(play, title, memo(move || open.get()), lost, Box::new(move |bodies| draw.run(bodies)))
}
