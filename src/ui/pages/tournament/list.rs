//! The tournaments that are kept, a new one, and one from FIDE's file.

use leptos::prelude::*;
use web_sys::File;

use super::context::{Cup, path};
use crate::random::name_of;
use crate::storage::Lock;
use crate::tournament::event::{Event, ImportTrouble, MOST_KEPT, from_trf};
use crate::tournament::roster::tidy;
use crate::ui::browser;
use crate::ui::file_button::{file_button, text_of};
use crate::ui::reactive::once_come;
use crate::ui::router::href;
use crate::ui::widgets::{Button, Icon, TextLink, confirm};

/// Larger files are not read.
const MOST_BYTES: usize = 2_000_000;

pub(super) fn page(cup: Cup) -> AnyView {
    let name = RwSignal::new(String::new());
    let gone = RwSignal::new(None::<(String, String)>);
    let asking = RwSignal::new(false);
    let is_full = move || cup.shelf.with(|shelf| shelf.events.len() >= MOST_KEPT);
    let create = move || {
        let title = tidy(&name.get_untracked());
        let title = if title.is_empty() { cup.tr("menu-tournament") } else { title };
        put(cup, Event::new(&name_of(browser::chance()), &title, browser::chance() % 1_000_000));
        name.set(String::new());
    };
    let read_file = move |file: File| {
        once_come(cup.said, text_of(file, MOST_BYTES), move |text| {
            let id = name_of(browser::chance());
            let read = text.map(|text| from_trf(&text, &id, browser::chance() % 1_000_000));
            match read {
                Some(Ok(event)) => put(cup, event),
                Some(Err(trouble)) => cup.said.set(told(cup, trouble)),
                None => cup.said.set(cup.tr("cup-file-unreadable")),
            }
        });
    };
    let row = move |event: &Event| {
        let link = href(path(&event.id, None));
        let about = cup.tr_with(
            if event.is_of_teams() { "cup-about-teams" } else { "cup-about" },
            &[
                ("format", cup.tr(&format!("cup-format-{}", event.format.name())).into()),
                ("players", event.players.len().into()),
                ("round", event.rounds.len().into()),
                ("rounds", event.rounds_planned().into()),
            ],
        );
        let (id, title) = (event.id.clone(), event.name.clone());
        let label = cup.tr_with("cup-remove", &[("name", title.clone().into())]);
        view! {
            <li class="card cup-kept">
                <a href=link>
                    <strong>{title.clone()}</strong>
                    <span class="quiet-text">{about}</span>
                </a>
                <button
                    type="button"
                    class="button square quiet"
                    aria-label=label
                    on:click=move |_| {
                        gone.set(Some((id.clone(), title.clone())));
                        asking.set(true);
                    }
                >
                    <Icon name="bin"/>
                </button>
            </li>
        }
        .into_any()
    };
    let rows = move || cup.shelf.with(|shelf| shelf.events.iter().map(row).collect_view());
    let texts = move || {
        let (_, name) = gone.get_untracked().unwrap_or_default();
        let text = cup.tr_with("cup-remove-text", &[("name", name.into())]);
        [text, cup.tr("cup-remove-yes"), cup.tr("cup-remove-no")]
    };
    let remove = move || {
        let (id, _) = gone.get_untracked().unwrap_or_default();
        cup.keep(|shelf| shelf.remove(&id));
        asking.set(false);
    };
    view! {
        <h1>{cup.tr("menu-tournament")}</h1>
        <p class="lead">{cup.tr("tournament-lead")}</p>
        <p class="cup-said" role="status">{move || cup.said.get()}</p>
        <section class="card">
            <h2>{cup.tr("cup-new")}</h2>
            <label for="nome-do-torneio">{cup.tr("cup-name")}</label>
            <input
                id="nome-do-torneio"
                type="text"
                maxlength="60"
                autocomplete="off"
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
            <p class="actions">
                <Button icon="plus" text="cup-create" on_press=create/>
                {file_button(
                    Signal::stored(cup.tr("cup-open-trf")),
                    ".trf,.txt,text/plain",
                    Callback::new(read_file),
                )}
            </p>
            {move || is_full().then(|| view! { <p>{cup.tr_with("cup-full", &[("count", MOST_KEPT.into())])}</p> })}
        </section>
        <ul class="cup-list">{rows}</ul>
        <p class="quiet-text">{cup.tr("cup-kept-here")}</p>
        <p class="actions"><TextLink href=href("/regras/escola") class="button quiet" icon="law" text="cup-regulation"/></p>
        {confirm("apagar-torneio", "cup-remove-title", asking, texts, remove)}
    }
    .into_any()
}

/// Keeps a new tournament, first in the list.
fn put(cup: Cup, event: Event) {
    if !cup.records.may_write(Lock::Tournament) {
        return;
    }
    let name = event.name.clone();
    let mut is_there = false;
    cup.keep(|shelf| is_there = shelf.put(event));
    let said = if is_there {
        cup.tr_with("cup-created", &[("name", name.into())])
    } else {
        cup.tr_with("cup-full", &[("count", MOST_KEPT.into())])
    };
    cup.said.try_set(said);
}

fn told(cup: Cup, trouble: ImportTrouble) -> String {
    match trouble {
        ImportTrouble::Line(error) => {
            let why = cup.tr_with(error.reason.id(), &[("number", error.reason.number().into())]);
            cup.tr_with("cup-file-line", &[("line", error.line.into()), ("why", why.into())])
        }
        ImportTrouble::TooMuch(line) => cup.tr_with("cup-file-much", &[("line", line.into())]),
        ImportTrouble::Result(round) => cup.tr_with("cup-file-result", &[("round", round.into())]),
        ImportTrouble::TooMany => cup.tr("cup-file-many"),
        ImportTrouble::TooManyBans => cup.tr("cup-file-bans"),
    }
}
