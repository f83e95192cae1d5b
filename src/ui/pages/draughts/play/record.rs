//! The record of the game: to copy, to save as a file, to print; and games from outside.

use leptos::prelude::*;
use serde_json::Value;

use crate::analysis::{Listed, Question};
use crate::draughts::{Game, GameRecord, PdnGame, pdn};
use crate::play::draughts::{Draughts, GameEvent, SavedGame};
use crate::play::{Opened, Stopped};
use crate::ui::browser;
use crate::ui::feedback::Feedback;
use crate::ui::game::play::Play;
use crate::ui::game::record::{RecordLines, show_opened, stopped};
use crate::ui::open_games::{Opening, open_games};
use crate::ui::storage::download;
use crate::ui::widgets::Button;

/// The type of PDN files, which have none of their own.
const PDN_MIME: &str = "text/plain";

pub(super) fn body(play: Play<Draughts>) -> AnyView {
    let i18n = play.i18n;
    let feedback = Feedback::new();
    let text = play.peek(|session| pdn::write(&PdnGame::of(&session.game)));
    let result = move || {
        let result = play.with(|session| PdnGame::of(&session.game).result.text());
        i18n.tr_with("damas-result", &[("result", result.into())])
    };
    let copied = StoredValue::new(text.clone());
    let copy = move || feedback.copy(copied.get_value(), ["damas-copied", "damas-not-copied"]);
    let keep = move || {
        let done = download("damas.pdn", PDN_MIME, &copied.get_value());
        feedback.0.set(if done { "damas-kept" } else { "damas-not-kept" });
    };
    view! {
        <RecordLines play=play result=Signal::derive(result)/>
        <label for="pdn">{i18n.tr("damas-pdn")}</label>
        <textarea id="pdn" class="damas-pdn" rows="4" readonly prop:value=text></textarea>
        <div class="actions">
            <Button text="damas-copy" on_press=copy/>
            <Button icon="download" text="damas-keep" on_press=keep/>
            <Button look="quiet" icon="print" text="damas-print" on_press=browser::print/>
        </div>
        {feedback.shown(i18n)}
    }
    .into_any()
}

/// A game is opened from a text or a file; of several, one is chosen.
pub(super) fn open_game(play: Play<Draughts>, open: RwSignal<bool>) -> AnyView {
    open_games(Opening {
        list: Callback::new(|()| Question::DraughtsGames),
        take: Question::TakeDraughts,
        show: show_opened(play, open, opened),
        most_bytes: pdn::MAX_FILE_BYTES,
        accept: ".pdn,.txt,text/plain",
        title: "damas-pdn-title",
        label: "damas-pdn-label",
        too_long: "damas-pdn-too-long",
        choose: "damas-pdn-choose",
    })
}

fn opened(saved: Value, listed: Listed) -> Option<GameEvent> {
    let record = serde_json::from_value::<GameRecord>(saved).ok()?;
    let plies = Game::from_record(&record).ok()?.plies().len();
    // Moves that the reader accepts and the game does not come after a draw by limit.
    let over = (plies < listed.plies).then(|| Stopped {
        sentence: "damas-over-before".to_string(),
        ply: plies,
        ..Stopped::default()
    });
    let opened = Opened { stopped: listed.trouble.map(stopped).or(over), left: listed.left };
    Some(GameEvent::Open(Box::new(SavedGame::brought(record)), opened))
}
