//! Folha de registo: the game as it is written down, to copy, to keep as a file, to print; and games from outside.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::{Play, leave};
use crate::analysis::{self, Listed, Question, Trouble};
use crate::chess::pgn::{GameResult, MAX_FILE_BYTES};
use crate::play::{Event, Headings, Opened, SavedGame, Session, Stopped};
use crate::ui::analyst::{self, Asked};
use crate::ui::browser;
use crate::ui::open_games::{Opening, open_games};
use crate::ui::preferences::use_preferences;
use crate::ui::storage::download;
use crate::ui::widgets::button;

/// The type of PGN files.
const PGN_MIME: &str = "application/x-chess-pgn";

/// What the dialog holds.
pub(super) fn body(play: Play) -> AnyView {
    view! {
        {head(play)}
        {lines(play)}
        {exits(play)}
    }
    .into_any()
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
        let letters = preferences.letters();
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
        let letters = preferences.letters();
        play.with(|session| session.movetext(letters))
    });
    let copy = move |text: String| {
        spawn_local(async move {
            said.try_set(if browser::copy(&text).await { "record-copied" } else { "record-not-copied" });
        });
    };
    let asked: StoredValue<Option<Asked>> = StoredValue::new(None);
    let cancel = move || {
        if let Some(Some(asked)) = asked.try_update_value(Option::take) {
            asked.cancel();
        }
    };
    on_cleanup(cancel);
    // The file's name, and the game as PGN.
    let with_pgn = move |then: fn(RwSignal<&'static str>, &str, &str)| {
        cancel();
        said.set("record-writing");
        let saved = play.session.with_untracked(Session::saved);
        let question = analyst::ask(&Question::Pgn(Box::new(saved)), None, move |answer| {
            match answer.ok().and_then(analysis::read::<(String, String)>) {
                Some((name, pgn)) => then(said, &name, &pgn),
                None => drop(said.try_set("record-no-pgn")),
            }
        });
        asked.set_value(Some(question));
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

/// A game is opened from a text or a file; of several, one is chosen.
pub(super) fn open_game(play: Play, open: RwSignal<bool>) -> AnyView {
    let preferences = use_preferences();
    let show = move |(saved, listed): (Value, Listed)| {
        let saved = serde_json::from_value::<SavedGame>(saved).ok();
        let Some(saved) = saved.filter(|_| !play.session.is_disposed()) else { return false };
        let stopped = listed.trouble.map(|Trouble { id, line, plies, word }| Stopped {
            sentence: id,
            line,
            ply: plies as usize,
            word,
        });
        play.send(Event::Open(Box::new(saved), Opened { stopped, left: listed.left }));
        leave(open);
        true
    };
    open_games(Opening {
        list: Callback::new(move |()| Question::Games(preferences.letters_now())),
        take: Question::Take,
        show: Callback::new(show),
        most_bytes: MAX_FILE_BYTES,
        accept: ".pgn,.txt,text/plain,application/x-chess-pgn",
        title: "pgn-title",
        label: "pgn-label",
        too_long: "pgn-file-too-long",
        choose: "pgn-choose",
    })
}
