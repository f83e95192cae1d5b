//! Regras: the hall, and from it the pages of the Laws, each with an address and a chunk of its own.

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
use crate::ui::i18n::{I18n, use_i18n};
use crate::ui::journey::{law_href, use_journey};
use crate::ui::loader::Later;
use crate::ui::widgets::Icon;

use self::quiz::board::Boards;

/// What every page of the Laws needs.
#[derive(Clone, Copy)]
struct Room {
    i18n: I18n,
}

impl Room {
    /// The name of this page in the window's title.
    fn arrive(self, name: &str) {
        document().set_title(&format!("{name} · {}", self.i18n.tr("site-name")));
    }

    /// The name of an edition.
    fn edition(self, word: &str) -> String {
        Edition::from_name(word).map_or_else(String::new, |edition| self.i18n.tr(edition_id(edition)))
    }
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

/// Draws a page of the Laws.
type Show = fn(Room) -> AnyView;

// What the pages share, words and code, comes with the hall.
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

/// Which of the pages is on show: within one the address may change without a new page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Door {
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
    let room = Room { i18n: use_i18n() };
    let journey = use_journey();
    let turned = StoredValue::new(false);
    let door = Memo::new(move |_| match journey.law() {
        Some(Law::Quiz(_)) => Door::Quiz,
        Some(Law::Arbiter(_)) => Door::Arbiter,
        // The regulation of schools has a page of its own, with its tools, at the addresses of its sections.
        Some(Law::Edition(SCHOOL) | Law::Article(SCHOOL, _)) => Door::School,
        Some(Law::Edition(_) | Law::Article(..)) => Door::Library,
        Some(Law::Search) => Door::Find,
        Some(Law::Glossary) => Door::Glossary,
        Some(Law::Hall) | None => Door::Hall,
    });
    move || {
        // Who comes from another page of the Laws finds the reading place at the start of this one.
        if turned.get_value() {
            request_animation_frame(|| browser::focus("conteudo"));
        }
        turned.set_value(true);
        let needs = &page_at(&journey.path_now()).needs;
        let later = Later { i18n: room.i18n, title: "menu-laws", needs };
        let show = move |show: Show| show(room);
        match door.get() {
            Door::Quiz => later.show(quiz_page, show),
            Door::Hall => later.show(hall_page, show),
            Door::Arbiter => later.show(arbiter_page, show),
            Door::Library => later.show(library_page, show),
            Door::Find => later.show(find_page, show),
            Door::Glossary => later.show(glossary_page, show),
            Door::School => later.show(school_page, show),
        }
    }
}

/// A link to a page of the Laws.
fn link(law: &Law, class: &'static str, id: &'static str, icon: &'static str, text: String) -> AnyView {
    let icon = (!icon.is_empty()).then(|| view! { <Icon name=icon/> });
    let id = (!id.is_empty()).then_some(id);
    view! {
        <a class=class id=id href=law_href(law)>
            {icon}
            <span>{text}</span>
        </a>
    }
    .into_any()
}
