//! Torneio: tournaments kept on the device; of one, who plays, its rounds, its table, the wall and paper; and a table that
//! came in an address.

mod apart;
mod certificates;
mod context;
mod copy;
mod encounter;
mod files;
mod list;
mod pairs;
mod paper;
mod players;
mod result;
mod round;
mod safe;
mod swap;
mod table;
mod teams;
mod ties;
mod wall;
mod wall_clock;
mod why;

use leptos::prelude::*;

use self::context::{Cup, ONE, PART, TournamentPart, nothing};
use crate::site::{
    Needs, Route, TOURNAMENT_COPY, TOURNAMENT_PAPER, TOURNAMENT_ROUND, TOURNAMENT_TABLE, TOURNAMENT_TEAMS,
    TOURNAMENT_WALL,
};
use crate::tournament::event::Event;
use crate::ui::loader::Later;
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::reactive::{effect, memo};
use crate::ui::router::{href, use_router};
use crate::ui::widgets::TextLink;

/// Draws a part of a tournament.
type Draw = fn(Cup) -> AnyView;

/// What goes to other devices: what is given, and what is shown there of the digits in an address.
#[derive(Clone, Copy)]
struct Copies {
    give: Draw,
    read: fn(Page, &str) -> AnyView,
}

in_chunks! {
    rounds: tournament_round => Draw = round::page;
    lists: tournament_teams => Draw = teams::list;
    tables: tournament_table => Draw = table::page;
    walls: tournament_wall => Draw = wall::page;
    papers: tournament_paper => Draw = paper::page;
    copies: tournament_copy => Copies = Copies { give: copy::give, read: copy::read };
}

#[component]
pub fn TournamentPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let id = memo(move || router.query(ONE));
    let part = memo(move || router.query(PART).map(|part| TournamentPart::from_name(&part)));
    let code = memo(move || {
        // A place on the page has a name in the address too, and none begins with a digit.
        Some(router.fragment()).filter(|code| code.starts_with(|sign: char| sign.is_ascii_digit()))
    });
    let cup = Cup::open(page, id);
    let is_there = memo(move || cup.event.with(Option::is_some));
    let is_another = is_another_page();
    effect(move || {
        part.track();
        page.set_title(&cup.name());
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
        if let Some(code) = code.get().filter(|_| id.with(Option::is_none)) {
            return untrack(|| posted(page, code));
        }
        match (id.with(Option::is_some), is_there.get(), part.get()) {
            (false, ..) => untrack(|| list::page(cup)),
            // No tournament, or no part of it, has this address.
            (true, true, Some(None)) | (true, false, _) => untrack(|| nothing(page, "cup-none", "button")),
            (true, true, part) => untrack(|| one(cup, part.flatten())),
        }
    };
    view! { <div class="page tournament cup" data-reader=move || (!cup.writes()).to_string()>{shown}</div> }
}

fn later(page: Page, needs: &'static Needs) -> Later {
    Later { i18n: page.i18n, title: "menu-tournament", needs }
}

/// The table for other devices, whose code comes when it is asked for.
fn given(cup: Cup) -> AnyView {
    let wanted = RwSignal::new(false);
    let is_ready = memo(move || cup.read(|event| event.complete() > 0));
    let give = move || {
        wanted.get().then(|| untrack(|| later(*cup, &TOURNAMENT_COPY).show(copies, move |all: Copies| (all.give)(cup))))
    };
    let card = move || {
        is_ready.get().then(|| {
            view! {
                <section class="card no-print">
                    <h3>{cup.tr("cup-post")}</h3>
                    <p>{cup.tr("cup-post-text")}</p>
                    <p class="actions">
                        <button
                            type="button"
                            class="button quiet"
                            aria-expanded=move || wanted.get().to_string()
                            on:click=move |_| wanted.update(|wanted| *wanted = !*wanted)
                        >
                            {cup.tr("cup-post-show")}
                        </button>
                    </p>
                    {give}
                </section>
            }
        })
    };
    card.into_any()
}

/// A table that came in the digits of an address; nothing of it is kept.
fn posted(page: Page, code: String) -> AnyView {
    later(page, &TOURNAMENT_COPY).show(copies, move |all: Copies| (all.read)(page, &code))
}

/// A part of a tournament; without a name the one that is wanted now.
fn one(cup: Cup, part: Option<TournamentPart>) -> AnyView {
    let part = part.unwrap_or(if cup.peek(Event::has_begun) { TournamentPart::Round } else { TournamentPart::Players });
    let show = move |draw: Draw| draw(cup);
    let body = match part {
        TournamentPart::Players => players::page(
            cup,
            Box::new(move || later(*cup, &TOURNAMENT_TEAMS).show(lists, move |draw: Draw| draw(cup))),
        ),
        TournamentPart::Round => later(*cup, &TOURNAMENT_ROUND).show(rounds, show),
        TournamentPart::Table => {
            let table = later(*cup, &TOURNAMENT_TABLE).show(tables, show);
            view! { {table} {given(cup)} }.into_any()
        }
        TournamentPart::Wall => later(*cup, &TOURNAMENT_WALL).show(walls, show),
        TournamentPart::Paper => later(*cup, &TOURNAMENT_PAPER).show(papers, show),
    };
    if part == TournamentPart::Wall {
        return body;
    }
    let tab = |other: TournamentPart| {
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
        <nav class="cup-tabs no-print" aria-label=cup.tr("cup-parts")>{TournamentPart::ALL.map(tab).into_iter().collect_view()}</nav>
        <p class="cup-said no-print" role="status">{move || cup.said.get()}</p>
        {body}
    }
    .into_any()
}
