//! Torneio: tournaments kept on the device; of one, who plays, its rounds, its table, the wall and paper.

mod apart;
mod context;
mod files;
mod list;
mod paper;
mod players;
mod round;
mod swap;
mod table;
mod ties;
mod wall;
mod why;

use leptos::prelude::*;

use self::context::{Cup, ONE, PART, Part};
use crate::site::{Needs, Route, TOURNAMENT_ROUND, TOURNAMENT_TABLE};
use crate::ui::loader::Later;
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::reactive::{effect, memo};
use crate::ui::router::{href, use_router};
use crate::ui::widgets::TextLink;

/// Draws a part of a tournament.
type Draw = fn(Cup) -> AnyView;

/// The table, the wall and paper: what shows results.
#[derive(Clone, Copy)]
struct Results {
    table: Draw,
    wall: Draw,
    paper: Draw,
}

in_chunks! {
    rounds: tournament_round => Draw = round::page;
    results: tournament_table => Results = Results { table: table::page, wall: wall::page, paper: paper::page };
}

#[component]
pub fn TournamentPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let id = memo(move || router.query(ONE));
    let part = memo(move || router.query(PART).map(|part| Part::from_name(&part)));
    let cup = Cup::open(page, id);
    let is_there = memo(move || cup.event.with(Option::is_some));
    let is_another = is_another_page();
    effect(move || {
        part.track();
        let name = cup.event.with(|event| event.as_ref().map(|event| event.name.clone()));
        page.set_title(&name.filter(|name| !name.is_empty()).unwrap_or_else(|| page.tr("menu-tournament")));
    });
    effect(move || {
        id.track();
        part.track();
        if is_another() {
            request_animation_frame(focus_start);
        }
    });
    let shown = move || {
        page.i18n.language();
        match (id.with(Option::is_some), is_there.get(), part.get()) {
            (false, ..) => untrack(|| list::page(cup)),
            (true, true, Some(None)) | (true, false, _) => untrack(|| nothing(cup)),
            (true, true, part) => untrack(|| one(cup, part.flatten())),
        }
    };
    view! { <div class="page tournament cup" data-reader=move || (!cup.writes()).to_string()>{shown}</div> }
}

/// No tournament has this address.
fn nothing(cup: Cup) -> AnyView {
    view! {
        <h1>{cup.tr("menu-tournament")}</h1>
        <section class="card" role="alert">
            <p>{cup.tr("cup-none")}</p>
            <p class="actions">
                <TextLink href=href(Route::Tournament.path()) class="button" text="cup-all"/>
            </p>
        </section>
    }
    .into_any()
}

/// A part of a tournament; without a name the one that is wanted now.
fn one(cup: Cup, part: Option<Part>) -> AnyView {
    let begun = cup.event.with_untracked(|event| event.as_ref().is_some_and(|event| event.has_begun()));
    let part = part.unwrap_or(if begun { Part::Round } else { Part::Players });
    let later = |needs: &'static Needs| Later { i18n: cup.i18n, title: "menu-tournament", needs };
    let shown =
        |choose: fn(Results) -> Draw| later(&TOURNAMENT_TABLE).show(results, move |all: Results| choose(all)(cup));
    let body = match part {
        Part::Players => players::page(cup),
        Part::Round => later(&TOURNAMENT_ROUND).show(rounds, move |draw: Draw| draw(cup)),
        Part::Table => shown(|all| all.table),
        Part::Wall => shown(|all| all.wall),
        Part::Paper => shown(|all| all.paper),
    };
    if part == Part::Wall {
        return body;
    }
    let tab = |other: Part| {
        let current = (other == part).then_some("page");
        view! {
            <a class="cup-tab" href=href(cup.path(other)) aria-current=current>
                {cup.tr(&format!("cup-part-{}", other.name()))}
            </a>
        }
    };
    view! {
        <p class="no-print"><TextLink href=href(Route::Tournament.path()) class="school-back" icon="back" text="cup-all"/></p>
        <h1 class="no-print">{move || cup.name()}</h1>
        <nav class="cup-tabs no-print" aria-label=cup.tr("cup-parts")>{Part::ALL.map(tab).into_iter().collect_view()}</nav>
        <p class="cup-said no-print" role="status">{move || cup.said.get()}</p>
        {body}
    }
    .into_any()
}
