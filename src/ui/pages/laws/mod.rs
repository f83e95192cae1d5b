//! Regras: the entry, and the pages of the Laws below it. Each has an address; their code comes in chunks.

mod arbiter;
mod chapter;
mod editions;
mod find;
mod glossary;
mod hall;
mod how;
mod library;
mod quiz;
mod school;
mod shelf;

use leptos::prelude::*;

pub use self::quiz::{QuestionsOnPaper, SetOnPaper, set_on_paper};
use crate::route::{Law, SCHOOL};
use crate::site::page_at;
use crate::ui::loader::Later;
use crate::ui::page::{Page, focus_start, is_another_page};
use crate::ui::reactive::memo;
use crate::ui::router::use_router;

/// Draws a page of the Laws.
type Show = fn(Page) -> AnyView;

// The words and the code that the pages share come with the entry.
in_chunks! {
    hall_page: laws => Show = hall::page;
    how_page: laws_how => Show = how::page;
    arbiter_page: laws_arbiter => Show = arbiter::page;
    library_page: laws_library => Show = library::page;
    find_page: laws_library => Show = find::page;
    glossary_page: laws_library => Show = glossary::page;
    school_page: laws_school => Show = school::page;
    quiz_page: laws_quiz => Show = quiz::page;
}

/// Which of the pages is on show. The address may change within one of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Hall,
    HowToPlay,
    Quiz,
    Arbiter,
    Library,
    Find,
    Glossary,
    School,
}

#[component]
pub fn LawsPage() -> impl IntoView {
    let page = Page::here();
    let router = use_router();
    let is_another = is_another_page();
    let section = memo(move || match router.page(Law::from_path) {
        Some(Law::HowToPlay) => Section::HowToPlay,
        Some(Law::Quiz(_)) => Section::Quiz,
        Some(Law::Arbiter(_)) => Section::Arbiter,
        // The regulation of schools has a page of its own, with its tools, for all its sections.
        Some(Law::Edition(SCHOOL) | Law::Article(SCHOOL, _)) => Section::School,
        Some(Law::Edition(_) | Law::Article(..)) => Section::Library,
        Some(Law::Search) => Section::Find,
        Some(Law::Glossary) => Section::Glossary,
        Some(Law::Hall) | None => Section::Hall,
    });
    move || {
        if is_another() {
            request_animation_frame(focus_start);
        }
        let needs = &page_at(&router.path_now()).needs;
        let later = Later { i18n: page.i18n, title: "menu-laws", needs };
        let show = move |show: Show| show(page);
        match section.get() {
            Section::Quiz => later.show(quiz_page, show),
            Section::Hall => later.show(hall_page, show),
            Section::HowToPlay => later.show(how_page, show),
            Section::Arbiter => later.show(arbiter_page, show),
            Section::Library => later.show(library_page, show),
            Section::Find => later.show(find_page, show),
            Section::Glossary => later.show(glossary_page, show),
            Section::School => later.show(school_page, show),
        }
    }
}
