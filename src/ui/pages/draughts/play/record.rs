//! The game as it is written down: to copy, to keep as a file, to print; and games from outside.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::moves::lines;
use super::{Play, leave};
use crate::draughts::{Game, PdnError, PdnErrorKind, PdnGame, pdn};
use crate::play::draughts::{Event, Notice, Session};
use crate::ui::browser;
use crate::ui::storage::download;
use crate::ui::widgets::{Icon, button, press, sheet};

/// The type of PDN files, which has no name of its own.
const PDN_MIME: &str = "text/plain";

/// More games of a file are not listed.
const MOST_LISTED: usize = 50;

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

/// A game as far as it goes, for a page that has been asked to open it.
fn opened(game: &PdnGame, stopped: Option<Notice>) -> Event {
    let mut played = Game::new(game.start);
    for m in &game.moves {
        // The reader has played them already; only a draw by limit may have ended the game before.
        if played.play(*m).is_err() {
            break;
        }
    }
    let cut = played.plies().len() < game.moves.len();
    let over =
        cut.then(|| Notice::Stopped { sentence: "damas-over-before", ply: played.plies().len(), word: String::new() });
    Event::Open { game: Box::new(played), stopped: stopped.or(over) }
}

/// What a text of games gives: those in it, and what was wrong.
#[derive(Clone, Default)]
struct Found {
    games: Vec<PdnGame>,
    fault: Option<Notice>,
}

fn found(text: &str) -> Found {
    match pdn::read(text) {
        Ok(games) => Found { games, fault: None },
        Err(PdnError { kind, ply, word, before, so_far, .. }) => {
            let sentence = match kind {
                PdnErrorKind::Move(_) => "damas-pdn-move",
                PdnErrorKind::GameType => "damas-pdn-game-type",
                PdnErrorKind::Fen(_) => "damas-pdn-position",
                PdnErrorKind::FileTooLong | PdnErrorKind::TooManyGames | PdnErrorKind::TooManyPlies => "damas-pdn-long",
                _ => "damas-pdn-form",
            };
            let mut games = before;
            games.extend(so_far.map(|game| *game));
            Found { games, fault: Some(Notice::Stopped { sentence, ply, word }) }
        }
    }
}

/// A game is opened from a text or a file; of several, one is chosen.
pub(super) fn open_game(play: Play, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let text = RwSignal::new(String::new());
    let several = RwSignal::new(Vec::<PdnGame>::new());
    let trouble = RwSignal::new("");
    let file = NodeRef::<Input>::new();
    let take = move |event: Event| {
        play.send(event);
        leave(open);
    };
    let look = move |text: String| {
        several.set(Vec::new());
        trouble.set("");
        let Found { games, fault } = found(&text);
        match (&games[..], fault) {
            ([], None) => trouble.set("damas-pdn-nothing"),
            ([], Some(fault)) => take(Event::NotOpened(fault)),
            ([game], fault) => take(opened(game, fault)),
            _ => several.set(games),
        }
    };
    let read_file = move |_| {
        let input = file.get_untracked();
        let chosen = input.as_ref().and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(chosen) = chosen else { return };
        if chosen.size() > pdn::MAX_FILE_BYTES as f64 {
            trouble.set("damas-pdn-too-long");
            return;
        }
        spawn_local(async move {
            match browser::read_text(&chosen).await {
                Some(text) => look(text),
                None => drop(trouble.try_set("damas-pdn-unreadable")),
            }
            // The same file may be chosen again.
            if let Some(input) = input {
                input.set_value("");
            }
        });
    };
    let game = move |game: PdnGame| {
        let name = |tag, id| game.tag(tag).filter(|name| !name.is_empty()).map_or_else(|| i18n.tr(id), str::to_string);
        let title = format!("{} – {}  {}", name("White", "white"), name("Black", "black"), game.result.text());
        view! { <li>{press("button quiet", title, move || take(opened(&game, None)))}</li> }
    };
    let list = move || {
        let games = several.get();
        (!games.is_empty()).then(|| {
            view! {
                <p>{i18n.tr_with("damas-pdn-choose", &[("count", games.len().into())])}</p>
                <ul class="game-list">{games.into_iter().take(MOST_LISTED).map(game).collect_view()}</ul>
            }
        })
    };
    view! {
        <section>
            <h3>{i18n.tr("damas-pdn-title")}</h3>
            <label for="partida">{i18n.tr("damas-pdn-label")}</label>
            <textarea
                id="partida"
                rows="3"
                spellcheck="false"
                autocomplete="off"
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            <div class="actions">
                {button("button", "", "damas-pdn-open", move || look(text.get_untracked()))}
                <label class="button quiet file-button">
                    <Icon name="upload"/>
                    <span>{i18n.tr("damas-pdn-file")}</span>
                    <input
                        class="visually-hidden"
                        type="file"
                        accept=".pdn,.txt,text/plain"
                        node_ref=file
                        on:change=read_file
                    />
                </label>
            </div>
            <div class="stack" role="status">
                {move || Some(trouble.get()).filter(|id| !id.is_empty()).map(|id| view! { <p>{i18n.tr(id)}</p> })}
                {list}
            </div>
        </section>
    }
    .into_any()
}
