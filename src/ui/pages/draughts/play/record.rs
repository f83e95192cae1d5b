//! The game as it is written down: to copy, to keep as a file, to print; and games from outside.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::moves::lines;
use super::{Play, leave};
use crate::analysis::{Listed, Question, Trouble};
use crate::draughts::{Game, GameRecord, PdnGame, pdn};
use crate::play::draughts::{Event, Notice, Session};
use crate::ui::browser;
use crate::ui::open_games::{Opening, open_games};
use crate::ui::storage::download;
use crate::ui::widgets::{button, sheet};

/// The type of PDN files, which has no name of its own.
const PDN_MIME: &str = "text/plain";

pub(super) fn dialog(play: Play, open: RwSignal<bool>) -> AnyView {
    sheet("folha", "damas-record", open, move || body(play))
}

fn body(play: Play) -> AnyView {
    let i18n = play.i18n;
    let said = RwSignal::new("");
    let row = |line: super::moves::Line| {
        let (number, [white, black]) = line.texts();
        view! {
            <li>
                <span>{number}"."</span>
                <span>{white.unwrap_or_else(|| "…".to_string())}</span>
                <span>{black}</span>
            </li>
        }
    };
    let text = play.peek(written);
    let result = play.peek(|session| PdnGame::of(&session.game).result.text());
    let copied = StoredValue::new(text.clone());
    let copy = move || {
        spawn_local(async move {
            let done = browser::copy(&copied.get_value()).await;
            said.try_set(if done { "damas-copied" } else { "damas-not-copied" });
        });
    };
    let keep = move || {
        let done = download("damas.pdn", PDN_MIME, &copied.get_value());
        said.set(if done { "damas-kept" } else { "damas-not-kept" });
    };
    view! {
        <ol class="record-lines">{play.peek(lines).into_iter().map(row).collect_view()}</ol>
        <p class="record-result">{i18n.tr_with("damas-result", &[("result", result.into())])}</p>
        <label for="pdn">{i18n.tr("damas-pdn")}</label>
        <textarea id="pdn" class="damas-pdn" rows="4" readonly prop:value=text></textarea>
        <div class="actions">
            {button("button", "", "damas-copy", copy)}
            {button("button", "download", "damas-keep", keep)}
            {button("button quiet", "print", "damas-print", browser::print)}
        </div>
        <p class="quiet-text" role="status">{move || Some(said.get()).filter(|id| !id.is_empty()).map(|id| i18n.tr(id))}</p>
    }
    .into_any()
}

/// The game as PDN.
fn written(session: &Session) -> String {
    pdn::write(&PdnGame::of(&session.game))
}

/// A game is opened from a text or a file; of several, one is chosen.
pub(super) fn open_game(play: Play, open: RwSignal<bool>) -> AnyView {
    let show = move |(saved, listed): (Value, Listed)| {
        let record = serde_json::from_value::<GameRecord>(saved).ok();
        let game = record.and_then(|record| Game::from_record(&record).ok());
        let Some(game) = game.filter(|_| !play.session.is_disposed()) else { return false };
        let plies = game.plies().len();
        // What the reader played already and the game does not take was played after a draw by limit.
        let over = (plies < listed.plies).then(|| Notice::Stopped {
            sentence: "damas-over-before".to_string(),
            ply: plies,
            word: String::new(),
        });
        let stopped = listed.trouble.map(|Trouble { id, plies, word, .. }| Notice::Stopped {
            sentence: id,
            ply: plies as usize,
            word,
        });
        let stopped = stopped.or(over).map(Box::new);
        let missing = stopped.is_some() || !listed.left.is_empty();
        let notice = missing.then_some(Notice::Opened { stopped, left: listed.left });
        play.send(Event::Open { game: Box::new(game), stopped: notice });
        leave(open);
        true
    };
    open_games(Opening {
        list: Callback::new(|()| Question::DraughtsGames),
        take: Question::TakeDraughts,
        show: Callback::new(show),
        most_bytes: pdn::MAX_FILE_BYTES,
        accept: ".pdn,.txt,text/plain",
        title: "damas-pdn-title",
        label: "damas-pdn-label",
        too_long: "damas-pdn-too-long",
        choose: "damas-pdn-choose",
    })
}
