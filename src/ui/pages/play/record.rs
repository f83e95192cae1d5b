//! Folha de registo: the game as it is written down, to copy, to keep as a file, to print; and games from outside.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Play, leave};
use crate::analysis::{self, Listed, Question, Trouble};
use crate::chess::pgn::GameResult;
use crate::play::{Event, Headings, Notice, SavedGame, Session};
use crate::ui::preferences::use_preferences;
use crate::ui::storage::download;
use crate::ui::widgets::{Icon, button, sheet, worded};
use crate::ui::{analyst, browser};

/// The type of PGN files.
const PGN_MIME: &str = "application/x-chess-pgn";

/// The form of a file of games that is too long is known before it is read.
const MAX_FILE_BYTES: f64 = crate::chess::pgn::MAX_FILE_BYTES as f64;

#[component]
pub(super) fn RecordDialog(play: Play, open: RwSignal<bool>) -> impl IntoView {
    sheet("folha", "record-title", open, move || {
        view! {
            {head(play)}
            {lines(play)}
            {exits(play)}
        }
        .into_any()
    })
}

/// One line of the sheet's head.
struct Field {
    label: &'static str,
    read: fn(&Headings) -> &String,
    write: fn(&mut Headings) -> &mut String,
}

const FIELDS: [Field; 6] = [
    Field { label: "record-event", read: |of| &of.event, write: |of| &mut of.event },
    Field { label: "record-site", read: |of| &of.site, write: |of| &mut of.site },
    Field { label: "record-date", read: |of| &of.date, write: |of| &mut of.date },
    Field { label: "record-round", read: |of| &of.round, write: |of| &mut of.round },
    Field { label: "white", read: |of| &of.white, write: |of| &mut of.white },
    Field { label: "black", read: |of| &of.black, write: |of| &mut of.black },
];

fn head(play: Play) -> AnyView {
    let i18n = play.i18n;
    let field = move |field: &'static Field| {
        view! {
            <label>
                <span>{i18n.text(field.label)}</span>
                <input
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    maxlength="80"
                    prop:value=move || play.with(|session| (field.read)(&session.headings).clone())
                    on:change=move |event| {
                        let mut headings = play.session.with_untracked(|session| session.headings.clone());
                        *(field.write)(&mut headings) = event_target_value(&event);
                        play.send(Event::Headings(Box::new(headings)));
                    }
                />
            </label>
        }
    };
    view! { <div class="record-head">{FIELDS.iter().map(field).collect_view()}</div> }.into_any()
}

fn lines(play: Play) -> AnyView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let rows = move || {
        let letters = preferences.read(|settings| settings.letters);
        super::moves::lines(play, letters)
            .into_iter()
            .map(|line| {
                let [white, black] = line.plies.map(|ply| ply.map(|(_, text)| text));
                let missing = if black.is_some() { "…" } else { "" };
                view! {
                    <li>
                        <span>{line.number}"."</span>
                        <span>{white.unwrap_or_else(|| missing.to_string())}</span>
                        <span>{black}</span>
                    </li>
                }
            })
            .collect_view()
    };
    let ended = move || {
        let result = play.with(Session::result);
        i18n.tr_with(
            "record-result",
            &[("result", if result == GameResult::Draw { "½–½" } else { result.text() }.into())],
        )
    };
    view! {
        <ol class="record-lines">{rows}</ol>
        <p class="record-result">{ended}</p>
    }
    .into_any()
}

fn exits(play: Play) -> AnyView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let said = RwSignal::new("");
    let text = Signal::derive(move || {
        let letters = preferences.read(|settings| settings.letters);
        play.with(|session| session.movetext(letters))
    });
    let copy = move |text: String| {
        spawn_local(async move {
            said.try_set(if browser::copy(&text).await { "record-copied" } else { "record-not-copied" });
        });
    };
    // The file's name, and the game as PGN.
    let with_pgn = move |then: fn(RwSignal<&'static str>, &str, &str)| {
        let saved = play.session.with_untracked(Session::saved);
        analyst::ask(&Question::Pgn(Box::new(saved)), move |answer| {
            match answer.and_then(|answer| answer.split_once('\n')) {
                Some((name, pgn)) => then(said, name, pgn),
                None => drop(said.try_set("record-no-pgn")),
            }
        });
    };
    let copy_pgn = move || {
        with_pgn(|said, _, pgn| {
            let pgn = pgn.to_string();
            spawn_local(async move {
                said.try_set(if browser::copy(&pgn).await { "record-copied" } else { "record-not-copied" });
            });
        });
    };
    let keep_pgn = move || {
        with_pgn(|said, name, pgn| {
            said.try_set(if download(name, PGN_MIME, pgn) { "record-kept" } else { "record-no-pgn" });
        });
    };
    view! {
        <label for="lances-escritos">{i18n.text("record-moves")}</label>
        <textarea id="lances-escritos" rows="3" readonly prop:value=text></textarea>
        <div class="actions">
            {button("button", "", "record-copy", move || copy(text.get_untracked()))}
            {button("button", "", "record-copy-pgn", copy_pgn)}
            {button("button", "download", "record-keep-pgn", keep_pgn)}
            {button("button quiet", "", "record-print", browser::print)}
        </div>
        <p class="quiet-text" role="status">{move || Some(said.get()).filter(|id| !id.is_empty()).map(|id| i18n.tr(id))}</p>
    }
    .into_any()
}

/// A list that is longer is searched.
const MOST_LISTED: usize = 50;

/// What was found in a text of games.
#[derive(Clone, PartialEq)]
enum Found {
    Nothing,
    Looking,
    Games(Vec<Listed>, Option<Trouble>),
    /// The id of the sentence that says why there is no answer.
    Trouble(&'static str),
}

/// A game is opened from a text or a file; of several, one is chosen.
pub(super) fn open_game(play: Play, open: RwSignal<bool>) -> AnyView {
    let i18n = play.i18n;
    let preferences = use_preferences();
    let text = RwSignal::new(String::new());
    let found = RwSignal::new(Found::Nothing);
    let wanted = RwSignal::new(String::new());
    let file = NodeRef::<Input>::new();

    let take = move |place: usize, trouble: Option<Trouble>| {
        analyst::ask(&Question::Take(place), move |answer| {
            // By way of a value, as records are read: one reader of games in the program, not two.
            let value = answer.and_then(|answer| serde_json::from_str(answer).ok());
            let saved = value.and_then(|value| serde_json::from_value::<SavedGame>(value).ok());
            if play.session.is_disposed() {
                return;
            }
            let Some(saved) = saved else {
                found.set(Found::Trouble("pgn-lost"));
                return;
            };
            let stopped = trouble.map(|Trouble { id, line, plies, word }| Notice::Stopped {
                sentence: id,
                line,
                ply: plies as usize,
                word,
            });
            play.send(Event::Open(Box::new(saved), stopped));
            text.set(String::new());
            found.set(Found::Nothing);
            leave(open);
        });
    };
    let look = move |text: String| {
        if text.trim().is_empty() {
            found.set(Found::Trouble("pgn-nothing"));
            return;
        }
        found.set(Found::Looking);
        wanted.set(String::new());
        let letters = preferences.peek(|settings| settings.letters);
        analyst::ask(&Question::Games { text, letters }, move |answer| {
            let Some(answer) = answer else {
                found.try_set(Found::Trouble("pgn-no-answer"));
                return;
            };
            let (games, whole) = analysis::read_list(answer);
            match games.first() {
                Some(only) if games.len() == 1 && whole.is_none() && only.plies > 0 => take(0, only.trouble.clone()),
                _ => drop(found.try_set(Found::Games(games, whole))),
            }
        });
    };
    let read_file = move |_| {
        let input = file.get_untracked();
        let chosen = input.as_ref().and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(chosen) = chosen else { return };
        if chosen.size() > MAX_FILE_BYTES {
            found.set(Found::Trouble("pgn-file-too-long"));
            return;
        }
        spawn_local(async move {
            match browser::read_text(&chosen).await {
                Some(text) => look(text),
                None => drop(found.try_set(Found::Trouble("pgn-file-unreadable"))),
            }
            // The same file may be chosen again.
            if let Some(input) = input {
                input.set_value("");
            }
        });
    };
    let fault = move |trouble: &Trouble| {
        i18n.tr_with(
            &trouble.id,
            &[("word", trouble.word.clone().into()), ("line", trouble.line.into()), ("ply", trouble.plies.into())],
        )
    };
    let game = move |(place, game): (usize, Listed)| {
        let or = |text: &str, id| if text.is_empty() { i18n.tr(id) } else { text.to_string() };
        let title = format!("{} – {}", or(&game.white, "white"), or(&game.black, "black"));
        let rest = [&game.result, &game.date, &game.event].map(String::as_str).join("  ");
        let label = move || format!("{title}  {rest}");
        let fault = game.trouble.as_ref().map(fault);
        view! {
            <li>
                {worded("button quiet", label, move || take(place, game.trouble.clone()))}
                {fault.map(|fault| view! { <p class="quiet-text">{fault}</p> })}
            </li>
        }
    };
    let outcome = move || match found.get() {
        Found::Nothing => ().into_any(),
        Found::Looking => view! { <p>{i18n.tr("pgn-looking")}</p> }.into_any(),
        Found::Trouble(id) => view! { <p>{i18n.tr(id)}</p> }.into_any(),
        Found::Games(games, whole) => {
            let count = games.len();
            let shown = Signal::derive(move || {
                let wanted = browser::lower_case(&wanted.read());
                let fits = |(_, game): &(usize, Listed)| {
                    wanted.is_empty()
                        || [&game.white, &game.black, &game.event, &game.date]
                            .iter()
                            .any(|text| browser::lower_case(text).contains(&wanted))
                };
                games.iter().cloned().enumerate().filter(fits).take(MOST_LISTED).collect::<Vec<_>>()
            });
            let search = (count > MOST_LISTED).then(|| {
                view! {
                    <label for="procura">{i18n.tr_with("pgn-search", &[("count", MOST_LISTED.into())])}</label>
                    <input
                        id="procura"
                        type="search"
                        autocomplete="off"
                        maxlength="80"
                        prop:value=wanted
                        on:input=move |event| wanted.set(event_target_value(&event))
                    />
                }
            });
            let said = match (count, &whole) {
                (0, None) => Some(i18n.tr("pgn-nothing")),
                (0, Some(_)) => None,
                _ => Some(i18n.tr_with("pgn-choose", &[("count", count.into())])),
            };
            view! {
                {said.map(|said| view! { <p>{said}</p> })}
                {whole.as_ref().map(|trouble| view! { <p>{fault(trouble)}</p> })}
                {search}
                <ul class="game-list">{move || shown.get().into_iter().map(game).collect_view()}</ul>
            }
            .into_any()
        }
    };
    view! {
        <section>
            <h3>{i18n.text("pgn-title")}</h3>
            <label for="partida">{i18n.text("pgn-label")}</label>
            <textarea
                id="partida"
                rows="3"
                spellcheck="false"
                autocomplete="off"
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            <div class="actions">
                {button("button", "", "pgn-open", move || look(text.get_untracked()))}
                <label class="button quiet file-button">
                    <Icon name="upload"/>
                    <span>{i18n.text("pgn-file")}</span>
                    <input
                        class="visually-hidden"
                        type="file"
                        accept=".pgn,.txt,text/plain,application/x-chess-pgn"
                        node_ref=file
                        on:change=read_file
                    />
                </label>
            </div>
            <div class="stack" role="status">{outcome}</div>
        </section>
    }
    .into_any()
}
