//! Turma: a series of work prepared by a teacher, on paper too, the same as its pupils see it, and the results. Nothing of
//! it leaves the devices but what people show one another.

mod camera;
mod choose;
mod collecting;
mod context;
mod gather;
mod hall;
mod names;
mod paper;
mod prepare;
mod printed;
mod pupil;
mod reader;
mod results;
mod send;

use leptos::prelude::*;

use self::context::Class;
use crate::route::Classroom;
use crate::site::{CLASS_PAPER, SITUATIONS, page_at};
use crate::ui::browser;
use crate::ui::loader::{Later, once_here};
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::reactive::memo;
use crate::ui::router::use_router;

/// Draws a page of its code.
type Draw = fn(Class, &str) -> AnyView;

in_chunks! {
    of_pupil: class_pupil => Draw = |class, code| if code.is_empty() { hall::page(class) } else { pupil::page(class, code) };
    prepared: class_prepare => Draw = |class, _| prepare::page(class);
    collected: class_results => Draw = results::page;
    printed_code: class_paper => Draw = paper::page;
}

#[component]
pub fn ClassPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let ask = || {
        let files = ["lessons/catalog.txt", "draughts/catalog.txt"].into_iter().chain(SITUATIONS);
        browser::fetch_texts(&files.map(str::to_string).collect::<Vec<_>>())
    };
    let make = move |texts: Vec<String>| {
        let text = |at: usize| texts.get(at).map(String::as_str).unwrap_or_default();
        Class::open(page, [text(0), text(1), &texts.get(2..).unwrap_or_default().concat()])
    };
    let asked = memo(move || (router.page(Classroom::from_path).unwrap_or(Classroom::Series), router.fragment()));
    let is_another = is_another_page();
    once_here(page.i18n, "menu-class", ask, make, move |class| {
        let (at, code) = asked.get();
        if is_another() {
            request_animation_frame(focus_start);
        }
        let path = at.path();
        // A series that is to be prepared stands on the device. One in the address is to be printed.
        let on_paper = at == Classroom::Prepare && !code.is_empty();
        let needs = if on_paper { &CLASS_PAPER } else { &page_at(&path).needs };
        let later = Later { i18n: page.i18n, title: "menu-class", needs };
        let show = move |draw: Draw| draw(class, &code);
        untrack(|| match at {
            Classroom::Series => later.show(of_pupil, show),
            Classroom::Prepare if on_paper => later.show(printed_code, show),
            Classroom::Prepare => later.show(prepared, show),
            Classroom::Results => later.show(collected, show),
        })
    })
}
