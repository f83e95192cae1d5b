//! What the parts of the page share: the tournaments as they are kept, the one on show, and the one way to change it.

use leptos::prelude::*;

use crate::site::Route;
use crate::storage::{Lock, TOURNAMENT};
use crate::tournament::event::{Event, EventError, Shelf};
use crate::ui::page::{Page, leads_to_page};
use crate::ui::reactive::memo;
use crate::ui::router::href;
use crate::ui::widgets::{TextLink, switch};

named! {
    /// A part of a tournament. Its name stands in its address, and is the word in the ids of texts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TournamentPart {
        Players = "jogadores",
        Round = "ronda",
        Table = "classificacao",
        Wall = "parede",
        Paper = "papel",
    }
}

/// What the address says of the tournament on show, and of its part: a host has one file for all of them.
pub(super) const ONE: &str = "t";
pub(super) const PART: &str = "parte";

/// The path of a tournament, and of its part where one is named.
pub(super) fn path(id: &str, part: Option<TournamentPart>) -> String {
    let part = part.map(|part| format!("&{PART}={}", part.name()));
    format!("{}?{ONE}={id}{}", Route::Tournament.path(), part.unwrap_or_default())
}

/// There is nothing to show, for this reason; the way to the tournaments that are kept has this class.
pub(super) fn nothing(page: Page, why: &str, class: &'static str) -> AnyView {
    view! {
        <h1>{page.tr("menu-tournament")}</h1>
        <section class="card" role="alert">
            <p>{page.tr(why)}</p>
            <p class="actions"><TextLink href=href(Route::Tournament.path()) class=class text="cup-all"/></p>
        </section>
    }
    .into_any()
}

/// Something that is on or off, with the text of this id.
pub(super) fn turned(page: Page, id: &str, on: RwSignal<bool>) -> AnyView {
    switch(Signal::stored(page.tr(id)), on.into(), Callback::new(move |now| on.set(now)))
}

/// A list of players to choose one from, with a dash for nobody before the `options`.
pub(super) fn select(id: &'static str, label: String, options: AnyView, chosen: RwSignal<Option<usize>>) -> AnyView {
    let value = move || chosen.get().map(|player| player.to_string()).unwrap_or_default();
    view! {
        <label for=id>{label}</label>
        <select id=id prop:value=value on:change=move |event| chosen.set(event_target_value(&event).parse().ok())>
            <option value="">"–"</option>
            {options}
        </select>
    }
    .into_any()
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
pub(super) struct Cup {
    page: Page,
    pub shelf: RwSignal<Shelf>,
    id: Memo<Option<String>>,
    /// The tournament on show.
    pub event: Memo<Option<Event>>,
    /// What came of the last press.
    pub said: RwSignal<String>,
    /// A round is being paired.
    pub busy: RwSignal<bool>,
}

leads_to_page!(Cup);

impl Cup {
    pub fn open(page: Page, id: Memo<Option<String>>) -> Cup {
        let shelf = RwSignal::new(page.records.load::<Shelf>(&TOURNAMENT).unwrap_or_default());
        page.records.want(Lock::Tournament);
        page.records.follow(&TOURNAMENT, move |kept: Option<Shelf>| {
            shelf.try_set(kept.unwrap_or_default());
        });
        let event = memo(move || {
            let id = id.get()?;
            shelf.with(|shelf| shelf.get(&id).cloned())
        });
        Cup { page, shelf, id, event, said: RwSignal::new(String::new()), busy: RwSignal::new(false) }
    }

    /// Whether this tab may change anything.
    pub fn writes(self) -> bool {
        self.records.writes(Lock::Tournament)
    }

    /// The path of a part of the tournament on show.
    pub fn path(self, part: TournamentPart) -> String {
        path(&self.id.get_untracked().unwrap_or_default(), Some(part))
    }

    pub fn name(self) -> String {
        let name = self.event.with(|event| event.as_ref().map(|event| event.name.clone()));
        name.filter(|name| !name.is_empty()).unwrap_or_else(|| self.tr("menu-tournament"))
    }

    /// What of the tournament is wanted, followed as it changes.
    pub fn read<T: Default>(self, read: impl FnOnce(&Event) -> T) -> T {
        self.event.with(|event| event.as_ref().map(read)).unwrap_or_default()
    }

    /// [`Cup::read`] as it is now.
    pub fn peek<T: Default>(self, read: impl FnOnce(&Event) -> T) -> T {
        self.event.with_untracked(|event| event.as_ref().map(read)).unwrap_or_default()
    }

    /// The name of a player or a team, as it is now.
    pub fn called(self, player: usize) -> String {
        self.peek(|event| event.name_of(player))
    }

    /// Changes the list of tournaments, and keeps it before anything else can be done.
    pub fn keep(self, change: impl FnOnce(&mut Shelf)) {
        if !self.records.may_write(Lock::Tournament) {
            return;
        }
        self.shelf.update(change);
        self.shelf.with_untracked(|shelf| self.records.keep(&TOURNAMENT, shelf));
    }

    /// The sentence of an error.
    pub fn told(self, error: EventError) -> String {
        self.tr_with(error.id(), &[("count", error.count().into())])
    }

    /// Takes a step in the tournament on show. `true`: it was done, and is kept.
    pub fn step(self, step: impl FnOnce(&mut Event) -> Result<(), EventError>) -> bool {
        let Some(mut event) = self.event.get_untracked().filter(|_| self.records.may_write(Lock::Tournament)) else {
            return false;
        };
        match step(&mut event) {
            Ok(()) => {
                self.said.set(String::new());
                self.keep(|shelf| {
                    shelf.put(event);
                });
                true
            }
            Err(error) => {
                self.said.set(self.told(error));
                false
            }
        }
    }
}
