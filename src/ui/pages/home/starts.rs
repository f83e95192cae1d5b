//! The start of the home page: three links for a newcomer; for a pupil the next lesson, and the game.

use leptos::prelude::*;

use super::files::Files;
use crate::drills::Training;
use crate::lessons::Progress;
use crate::route::{CLASS, Course, Law, SCHOOL, Study, Tactic};
use crate::site::{Menu, Route};
use crate::tactics;
use crate::ui::page::Page;
use crate::ui::router::href;
use crate::ui::widgets::{Icon, Link, TextLink, sheet};

/// `files`: the lessons, once they are there.
pub(super) fn start(page: Page, files: RwSignal<Option<Files>>) -> AnyView {
    let Page { i18n, records } = page;
    let progress: Progress = records.kept();
    let resumes = records.has_game();
    let is_new = progress.is_empty()
        && !resumes
        && records.kept::<tactics::Progress>() == Default::default()
        && records.kept::<Training>() == Default::default();
    let begins = progress.is_empty();
    let way = move || files.with(|files| files.as_ref().and_then(|files| progress.next_place(&files.catalog)));
    if is_new {
        return start_links(page, Signal::derive(move || way().map_or(Study::Map, Study::of)));
    }
    let actions = move || {
        let on = way().map(|way| {
            let lesson = format!("lesson-{}", way.0);
            let id = if begins { "learn-begin" } else { "learn-go-on" };
            let text = move || i18n.tr_with(id, &[("lesson", i18n.tr(&lesson).into())]);
            let href = href(Study::of(way).path(Course::Chess));
            view! { <TextLink href=href class="button big" icon="forward" text=text/> }
        });
        view! {
            {on}
            <Link route=Route::Play class="button big quiet">
                <Icon name="board"/>
                <span>{i18n.text(if resumes { "home-resume" } else { "home-play" })}</span>
            </Link>
        }
    };
    view! { <p class="actions">{move || files.with(Option::is_some).then(&actions)}</p> }.into_any()
}

fn start_links(page: Page, begin: Signal<Study>) -> AnyView {
    let i18n = page.i18n;
    let asked = RwSignal::new(false);
    let face = move |icon: &'static str, [title, text]: [&'static str; 2]| {
        view! {
            <Icon name=icon/>
            <strong>{i18n.text(title)}</strong>
            <span class="quiet-text">{i18n.text(text)}</span>
        }
    };
    let link = move |study: Signal<Study>, icon, words| {
        let way = move || href(study.get().path(Course::Chess));
        view! { <a class="start-link card" href=way>{face(icon, words)}</a> }
    };
    let placement = Signal::stored(Study::placement());
    view! {
        <div class="start-links">
            {link(begin, "learn", ["home-new", "home-new-text"])}
            {link(placement, "board", ["home-plays", "home-plays-text"])}
            <button type="button" class="start-link card" on:click=move |_| asked.set(true)>
                {face("projector", ["home-teacher", "home-teacher-text"])}
            </button>
        </div>
        {sheet("professor", "home-for-teachers", asked, for_teachers)}
    }
    .into_any()
}

/// What a teacher looks for first.
fn for_teachers() -> AnyView {
    let named = [
        (Route::Learn.path().to_string(), "learn", "home-class-lessons"),
        (Tactic::Theme(CLASS.to_string()).path(), "star", "home-class-tactics"),
        (Study::exam_for_class().path(Course::Chess), "check", "home-exam"),
        (Law::Edition(SCHOOL).path(), "law", "home-school"),
    ];
    let printed = Route::shown_in(&[Menu::Teacher]).chain([Route::Clock]).map(|route| {
        let (text, icon) = route.menu();
        (route.path().to_string(), icon, text)
    });
    let links = named.into_iter().chain(printed).map(|(path, icon, text)| {
        view! { <li><TextLink href=href(path) class="button quiet" icon=icon text=text/></li> }
    });
    view! { <ul class="ways">{links.collect_view()}</ul> }.into_any()
}
