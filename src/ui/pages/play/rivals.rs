//! Nova partida: the choice of an opponent, and the opponent's moves from the second thread. The code comes with the choice.

use leptos::prelude::*;

use super::dialogs::is_to_learn_from;
use crate::analysis::{self, Question};
use crate::chess::{Move, Position};
use crate::drills::own::{OWN, THIS_GAME};
use crate::play::chess::{Asking, Chess, Choices, Danger, GameEvent, Given, Level, OwnEvent, Remark, Rival, Session};
use crate::route::Practice;
use crate::ui::analyst;
use crate::ui::browser;
use crate::ui::game::new::{body as new_game, places};
use crate::ui::game::play::Play;
use crate::ui::game::rival::{self, Searched};
use crate::ui::game::shown::Shown;
use crate::ui::reactive::memo;
use crate::ui::router::href;
use crate::ui::widgets::{Button, Radios, TextLink, sheet};

/// In the order of [`Danger::ALL`].
const DANGERS: [&str; 3] = ["rivals-danger-off", "rivals-danger-before", "rivals-danger-after"];
const STARTS: [&str; 2] = ["rivals-from-start", "rivals-from-board"];

impl Searched for Chess {
    fn question(session: &Session, _position: &Position, rival: Rival) -> Question {
        // One seed for a game: it says how attentive the opponent is today.
        Question::chess(&session.game, rival.level, session.seed.into())
    }

    fn answer(position: &Position, answer: &str) -> Option<(Move, Remark)> {
        let (m, score) = analysis::read_chess(position, answer)?;
        Some((m, Remark { score }))
    }
}

/// Asks the rival and the coach; draws the help and the choice of a new game, which the signal opens.
pub(super) fn draw(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    rival::watch(play);
    watch_coach(play);
    view! {
        {help_buttons(play)}
        {learn(play)}
        {sheet("nova-partida", "play-new", open, move || choice(play, open))}
    }
    .into_any()
}

/// Asks for what the player wants explained.
fn watch_coach(play: Play<Chess>) {
    let wanted = memo(move || {
        // Only the window that writes the game asks.
        let plays = play.records.writes(Chess::LOCK);
        play.with(Session::coach_question).filter(|_| plays)
    });
    let ask = |(_, before, m): &(Asking, Position, Option<Move>)| Question::coach(before, *m);
    analyst::ask_about(wanted, ask, move |(asking, before, _), answer| {
        let advice = answer.ok().and_then(|answer| analysis::read_advice(&before, answer)).map(Given::from);
        play.send(GameEvent::Own(OwnEvent::Advice { asking, before: Box::new(before), advice }));
    });
}

/// The buttons for help while a rival plays.
fn help_buttons(play: Play<Chess>) -> AnyView {
    let against = memo(move || play.with(|session| session.rival.is_some()));
    let moved = memo(move || play.with(|session| session.view > 0));
    let buttons = move || {
        view! {
            <div class="play-help">
                <Button
                    look="quiet"
                    icon="hint"
                    text="rivals-hint"
                    on_press=move || play.send(GameEvent::Own(OwnEvent::AskHint))
                />
                <button
                    type="button"
                    class="button quiet"
                    disabled=move || !moved.get()
                    on:click=move |_| play.send(GameEvent::Own(OwnEvent::AskWhy))
                >
                    {play.i18n.text("rivals-why")}
                </button>
            </div>
        }
    };
    (move || against.get().then(buttons)).into_any()
}

/// The way to what is to be learnt from the game.
fn learn(play: Play<Chess>) -> AnyView {
    let may = memo(move || play.with(is_to_learn_from));
    let link = move || {
        let practice = Practice::Level { kind: OWN.to_string(), level: THIS_GAME.to_string() };
        view! {
            <div class="play-help">
                <TextLink href=href(practice.path()) class="button quiet" icon="learn" text="learn-open"/>
            </div>
        }
    };
    (move || may.get().then(link)).into_any()
}

fn choice(play: Play<Chess>, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let other = play.peek(|session| *session.position() != Position::start());
    // Who has just chosen a start of Chess960 wants to play it.
    let chosen = play.peek(|session| session.game.plies().is_empty() && session.position().is_chess960());
    let from = RwSignal::new(usize::from(chosen));
    let danger = move || {
        let chosen = play.with(|session| session.choices.danger);
        Danger::ALL.iter().position(|danger| *danger == chosen).unwrap_or_default()
    };
    let warn = move |place: usize| {
        let danger = Danger::ALL.get(place).copied().unwrap_or_default();
        play.send(GameEvent::Own(OwnEvent::Choices(Choices { danger })));
    };
    let levels = move |chosen: RwSignal<Level>| {
        view! {
            <fieldset class="rivals">
                <legend>{i18n.tr("rival-level")}</legend>
                {Level::all().map(|level| option(play, chosen, level)).collect_view()}
            </fieldset>
            <Radios
                name="aviso"
                legend="rivals-danger"
                options=DANGERS.map(|id| i18n.tr(id)).to_vec()
                chosen=danger
                choose=warn
            />
            <p class="quiet-text">{i18n.tr("rivals-danger-text")}</p>
        }
        .into_any()
    };
    let starts = || places("posicao", "rivals-from", STARTS.map(|id| i18n.tr(id)).to_vec(), from);
    let setup = move || (from.get_untracked() == 1).then(|| play.peek(|session| *session.position()));
    new_game(play, open, Level::FIRST, levels, other.then(starts).into_any(), setup)
}

/// An opponent to choose: the face, the name, the strength, and how it plays.
fn option(play: Play<Chess>, chosen: RwSignal<Level>, level: Level) -> AnyView {
    let (i18n, id) = (play.i18n, level.id());
    view! {
        <label class="rival">
            <input
                type="radio"
                name="adversario"
                value=id
                prop:checked=move || chosen.get() == level
                on:change=move |_| chosen.set(level)
            />
            <svg class="face" viewBox="0 0 64 64" aria-hidden="true">
                <use href=browser::asset("rivals/faces.svg#") + id></use>
            </svg>
            <span class="rival-words">
                <strong>{i18n.tr(&format!("rival-{id}"))}</strong>
                <span>{i18n.tr(&format!("rival-{id}-strength"))}</span>
                <small>{i18n.tr_with("rivals-elo", &[("elo", level.elo().into())])}</small>
                <small>{i18n.tr(&format!("rival-{id}-about"))}</small>
            </span>
        </label>
    }
    .into_any()
}
