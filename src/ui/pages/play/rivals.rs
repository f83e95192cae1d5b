//! Nova partida: the choice of an opponent, and the opponent's moves from the second thread. The code comes with the choice.

use leptos::prelude::*;

use super::Play;
use crate::analysis::{self, Question};
use crate::chess::{Move, Position};
use crate::play::chess::{Chess, GameEvent, Level, Remark, Rival, Session};
use crate::play::{Notice, Played};
use crate::site::PLAY_RIVAL;
use crate::ui::browser;
use crate::ui::game::new::{body as new_game, places};
use crate::ui::game::rival::{self, Searched};
use crate::ui::loader::Later;
use crate::ui::widgets::sheet;

const STARTS: [&str; 2] = ["rivals-from-start", "rivals-from-board"];

in_chunks! {
    drawn: play_rival => fn(Play, RwSignal<bool>) -> AnyView = draw;
}

/// What comes with a rival: nothing before one is chosen. The signal opens the choice.
pub(super) fn place(play: Play, open: RwSignal<bool>) -> AnyView {
    let wanted = Memo::new(move |_| {
        let plays = |session: &Session| session.rival.is_some() && session.notice != Some(Notice::NoAnswer);
        open.get() || play.with(plays)
    });
    // Asking again brings the code again.
    let lost = Callback::new(move |()| {
        open.set(false);
        match play.peek(Session::question) {
            Some((position, _)) => play.send(GameEvent::NoAnswer(position)),
            None => play.records.warn("part-missing"),
        }
    });
    let later = Later { i18n: play.i18n, title: "menu-play", needs: &PLAY_RIVAL };
    later.while_wanted(wanted, drawn, lost, move |draw| draw(play, open))
}

impl Searched for Chess {
    fn question(session: &Session, _position: &Position, rival: Rival) -> Question {
        // Another seed for each move, and the same in each window.
        let seed = u64::from(session.seed) << 16 | session.game.ply_count() as u64;
        Question::chess(&session.game, rival.level, seed)
    }

    fn answer(position: &Position, answer: &str) -> Option<(Move, Remark)> {
        let (m, score) = analysis::read_chess(position, answer)?;
        Some((m, Remark { score }))
    }
}

fn draw(play: Play, open: RwSignal<bool>) -> AnyView {
    rival::watch(play);
    sheet("nova-partida", "play-new", open, move || choice(play, open))
}

fn choice(play: Play, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let from = RwSignal::new(0);
    let other = play.peek(|session| *session.position() != Position::start());
    let levels = move |chosen: RwSignal<Level>| {
        view! {
            <fieldset class="rivals">
                <legend>{i18n.tr("rival-level")}</legend>
                {Level::all().map(|level| option(play, chosen, level)).collect_view()}
            </fieldset>
        }
        .into_any()
    };
    let starts = || places("posicao", "rivals-from", STARTS.map(|id| i18n.tr(id)).to_vec(), from);
    let setup = move || (from.get_untracked() == 1).then(|| play.peek(|session| *session.position()));
    new_game(play, open, Level::FIRST, levels, other.then(starts).into_any(), setup)
}

/// An opponent to choose: the face, the name, the strength, and how it plays.
fn option(play: Play, chosen: RwSignal<Level>, level: Level) -> AnyView {
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
                <small>{i18n.tr(&format!("rival-{id}-about"))}</small>
            </span>
        </label>
    }
    .into_any()
}
