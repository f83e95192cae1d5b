//! Regras: the entry, and the pages of the Laws below it. Each has an address; their code comes in chunks.

mod arbiter;
mod chapter;
mod find;
mod glossary;
mod hall;
mod library;
mod quiz;
mod school;
mod shelf;

use leptos::prelude::*;

use crate::edition::Edition;
use crate::route::{Law, SCHOOL};
use crate::site::page_at;
use crate::ui::browser;
use crate::ui::i18n::I18n;
use crate::ui::loader::Later;
use crate::ui::page::Page;
use crate::ui::router::use_router;

use self::quiz::board::Boards;

/// The name of an edition.
fn edition_name(i18n: I18n, word: &str) -> String {
    i18n.tr(&format!("laws-{word}"))
}

/// The message with the name of an edition.
const fn edition_id(edition: Edition) -> &'static str {
    match edition {
        Edition::Laws2023 => "laws-2023",
        Edition::Laws2018 => "laws-2018",
        Edition::Laws2009 => "laws-2009",
        Edition::Laws2005 => "laws-2005",
        Edition::StudentGames => "laws-jss",
        Edition::School => "laws-escola",
    }
}

/// Says at each call whether it is not the first. After another page of the Laws the focus goes to the start of this one.
fn arrivals() -> impl Fn() -> bool + Copy + Send + Sync {
    let shown = StoredValue::new(false);
    move || shown.try_update_value(|shown| std::mem::replace(shown, true)) == Some(true)
}

/// Focuses the start of the page.
fn to_the_start() {
    browser::focus("conteudo");
}

/// Draws a page of the Laws.
type Show = fn(Page) -> AnyView;

// The words and the code that the pages share come with the entry.
in_chunks! {
    hall_page: laws => Show = hall::page;
    arbiter_page: laws_arbiter => Show = arbiter::page;
    library_page: laws_library => Show = library::page;
    find_page: laws_library => Show = find::page;
    glossary_page: laws_library => Show = glossary::page;
    school_page: laws_school => Show = school::page;
    quiz_page: laws_quiz => Show = quiz::page;
    board_code: laws_board => Boards = quiz::board::BOARDS;
}

/// Which of the pages is on show. The address may change within one of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Hall,
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
    let is_another = arrivals();
    let section = Memo::new(move |_| match router.page(Law::from_path) {
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
            request_animation_frame(to_the_start);
        }
        let needs = &page_at(&router.path_now()).needs;
        let later = Later { i18n: page.i18n, title: "menu-laws", needs };
        let show = move |show: Show| show(page);
        match section.get() {
            Section::Quiz => later.show(quiz_page, show),
            Section::Hall => later.show(hall_page, show),
            Section::Arbiter => later.show(arbiter_page, show),
            Section::Library => later.show(library_page, show),
            Section::Find => later.show(find_page, show),
            Section::Glossary => later.show(glossary_page, show),
            Section::School => later.show(school_page, show),
        }
    }
}
