//! Início: a board to play on at once, where to start or go on, and what is due today.

mod board;
mod files;
mod starts;

use leptos::prelude::*;

use self::files::Files;
use crate::drills::Training;
use crate::drills::own::{OWN, Own};
use crate::drills::{draughts, endings};
use crate::lessons::Catalog;
use crate::lessons::Progress;
use crate::route::{Course, Endgames, Hall, Practice, REVIEW, Study, TODAY, Tactic};
use crate::site::{Menu, Route};
use crate::tactics;
use crate::ui::browser;
use crate::ui::one_file::ONE_FILE;
use crate::ui::page::Page;
use crate::ui::pages::days::days;
use crate::ui::router::href;
use crate::ui::time;
use crate::ui::widgets::{Icon, Link, TextLink};

#[component]
pub fn HomePage() -> impl IntoView {
    let page = Page::here();
    let i18n = page.i18n;
    let files = Files::fetch();
    view! {
        <div class="page home">
            <section class="hero">
                <div class="hero-words">
                    <h1>{i18n.text("home-title")}</h1>
                    <p class="lead">{i18n.text("home-lead")}</p>
                    {starts::start(page, files)}
                </div>
                {move || files.with(|files| match files {
                    Some(files) => board::level_or_refusal(page, &files.lesson),
                    None => board::waiting(i18n),
                })}
            </section>
            // What stands below the card beside the board comes with it, so that nothing moves.
            {move || files.with(|files| files.as_ref().map(|files| below(page, &files.catalog)))}
        </div>
    }
}

fn below(page: Page, catalog: &Catalog) -> AnyView {
    let i18n = page.i18n;
    let offline = if ONE_FILE {
        ("offline", "promise-file-title", "promise-file")
    } else if browser::is_secure() {
        ("offline", "promise-offline-title", "promise-offline")
    } else {
        ("offline", "promise-room-title", "promise-room")
    };
    view! {
        <section class="card next-step home-today">
            <p>{i18n.text("home-today-text")}</p>
            <p class="actions">
                <TextLink
                    href=href(Tactic::Theme(TODAY.to_string()).path())
                    class="button"
                    icon="star"
                    text="home-today"
                />
                {due(page, catalog)}
            </p>
        </section>
        {days(page)}
        <nav class="home-all" aria-labelledby="tudo">
            <h2 id="tudo">{i18n.text("home-all")}</h2>
            <p class="actions">
                {Route::shown_in(&[Menu::Top])
                    .map(|route| {
                        let (text, icon) = route.menu();
                        view! { <TextLink href=href(route.path()) class="button quiet" icon=icon text=text/> }
                    })
                    .collect_view()}
                <Link route=Route::Play query="?partida=laws-2023" class="button quiet">
                    <Icon name="law"/>
                    <span>{i18n.text("sample-laws-2023")}</span>
                </Link>
            </p>
        </nav>
        <section class="promises">
            {[
                ("law", "promise-reason-title", "promise-reason"),
                offline,
                ("shield", "promise-private-title", "promise-private"),
            ]
                .map(|(icon, title, text)| {
                    view! {
                        <article class="card promise">
                            <Icon name=icon/>
                            <h2>{i18n.text(title)}</h2>
                            <p>{i18n.text(text)}</p>
                        </article>
                    }
                })
                .collect_view()}
        </section>
    }
    .into_any()
}

/// What of the course and of the trainers is due today, and the way there.
fn due(Page { i18n, records }: Page, catalog: &Catalog) -> AnyView {
    let today = time::today();
    let review = || REVIEW.to_string();
    let training: Training = records.kept();
    let lessons = records.kept::<Progress>().tally(catalog, today).due;
    let puzzles = records.kept::<tactics::Progress>().due(today).len();
    let own = training.due_exercises::<Own>(today).len();
    let endings = training.due_exercises::<endings::Level>(today).len();
    let draughts = training.due_exercises::<draughts::Level>(today).len();
    let due = [
        (lessons, "home-due-lessons", Study::review().path(Course::Chess)),
        (puzzles, "home-due-tactics", Tactic::Theme(review()).path()),
        (training.due(today).len(), "home-due-notation", Practice::Kind(review()).path()),
        (own, "home-due-own", Practice::Kind(OWN.to_string()).path()),
        (endings, "home-due-endings", Endgames(Some(review())).path()),
        (draughts, "home-due-draughts", Hall::Train(Some(review())).path()),
    ];
    let way = move |(count, id, path): (usize, &'static str, String)| {
        let text = move || i18n.tr_with(id, &[("count", count.into())]);
        view! { <TextLink href=href(path) class="button quiet" icon="restart" text=text/> }
    };
    due.into_iter().filter(|(count, ..)| *count > 0).map(way).collect_view().into_any()
}
