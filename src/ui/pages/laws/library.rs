//! An edition: its table of contents, and a page for each chapter.

use leptos::prelude::*;

use super::chapter;
use super::editions::{edition_switch, note, source};
use super::shelf::{self, Shelf, edition_name, heading};
use crate::laws::library::{Article, Book, HEADINGS, Part, Relation};
use crate::route::Law;
use crate::texts::Texts;
use crate::ui::loader;
use crate::ui::page::{Page, is_another_page};
use crate::ui::reactive::memo;
use crate::ui::router::{href, use_router};
use crate::ui::widgets::TextLink;

pub(super) fn page(page: Page) -> AnyView {
    shelf::open(page, pages)
}

/// Which page the address needs. Another number of the same chapter needs no other page.
#[derive(Clone, PartialEq, Eq)]
enum Open {
    Contents(&'static str),
    /// The number is empty for an edition without chapters, which is one page.
    Chapter(&'static str, String),
    /// The edition does not print this number.
    Missing(&'static str, String),
}

fn pages(shelf: Shelf) -> AnyView {
    let router = use_router();
    let opened = memo(move || match router.page(Law::from_path) {
        Some(Law::Edition(edition)) if shelf.is_one_page(edition) => Some(Open::Chapter(edition, String::new())),
        Some(Law::Edition(edition)) => Some(Open::Contents(edition)),
        Some(Law::Article(edition, number)) => Some(match shelf.find(edition, &number) {
            Some((_, chapter)) => Open::Chapter(edition, chapter),
            None => Open::Missing(edition, number),
        }),
        _ => None,
    });
    let is_another = is_another_page();
    (move || {
        let open = opened.get()?;
        if let Open::Missing(edition, number) = &open {
            return Some(missing(shelf, edition, number));
        }
        let asked = open.clone();
        let ask = move || {
            let files = shelf.library.with_value(|library| match &asked {
                Open::Chapter(edition, chapter) => {
                    let links = library.words_of_links(edition, chapter).into_iter().map(str::to_string);
                    library.files(edition, Some(chapter)).into_iter().chain(links).collect()
                }
                Open::Contents(_) | Open::Missing(..) => vec![HEADINGS.to_string()],
            });
            shelf.fetch(&files)
        };
        let show = move |texts| {
            untrack(|| {
                let drawn = match open.clone() {
                    Open::Chapter(edition, chapter) => chapter::page(shelf, edition, chapter, texts),
                    Open::Contents(edition) | Open::Missing(edition, _) => contents(shelf, edition, texts),
                };
                // After another chapter the focus goes to the article, or to the start of this chapter.
                let from_another = is_another();
                request_animation_frame(move || chapter::show_marked(from_another));
                drawn
            })
        };
        Some(loader::once_here(shelf.i18n, "menu-laws", ask, StoredValue::new, show))
    })
    .into_any()
}

/// The page for a number that the edition does not print.
fn missing(shelf: Shelf, edition: &'static str, number: &str) -> AnyView {
    let i18n = shelf.i18n;
    let name = edition_name(i18n, edition);
    let said = i18n.tr_with("law-missing", &[("number", number.into()), ("edition", name.clone().into())]);
    shelf.set_title(&said);
    view! {
        <div class="page nothing law-none">
            <h1>{said}</h1>
            <p>{i18n.text("law-missing-text")}</p>
            <p class="actions">
                <TextLink href=href(Law::Edition(edition).path()) class="button" text=name/>
                <TextLink href=href(Law::Search.path()) class="button quiet" icon="search" text="laws-find"/>
            </p>
        </div>
    }
    .into_any()
}

/// The table of contents, part by part.
fn contents(shelf: Shelf, edition: &'static str, texts: StoredValue<Texts>) -> AnyView {
    let i18n = shelf.i18n;
    let name = edition_name(i18n, edition);
    shelf.set_title(&name);
    let part = move |part: Part| {
        let chapters = shelf.offered().library.with_value(|library| {
            let found = library.book(edition)?;
            let row = |chapter: &Article| {
                let title = texts.with_value(|texts| heading(texts, edition, chapter)).unwrap_or_default();
                (chapter.number.clone(), title, differing(found, &chapter.number))
            };
            let rows: Vec<_> = found.chapters().filter(|chapter| chapter.part == part).map(row).collect();
            (!rows.is_empty()).then_some(rows)
        })?;
        let row = move |(number, title, differing): (String, String, usize)| {
            let differs = (differing > 0).then(|| {
                view! {
                    <span class="law-tag" data-relation="other">
                        {i18n.tr_with("law-differences", &[("count", differing.into())])}
                    </span>
                }
            });
            view! {
                <li>
                    <a class="contents-row" href=href(Law::Article(edition, number.clone()).path())>
                        <strong class="contents-number">{number.clone()}</strong>
                        " "
                        <span>{title}</span>
                        " "
                        {differs}
                    </a>
                </li>
            }
        };
        Some(view! {
            <section class="card">
                <h2>{i18n.tr(&format!("part-{}", part.name()))}</h2>
                <ol class="contents">{chapters.into_iter().map(row).collect_view()}</ol>
            </section>
        })
    };
    view! {
        <div class="page law-contents">
            <p class="law-ways no-print"><TextLink href=href(Law::Hall.path()) icon="back" text="laws-all"/></p>
            <h1>{name}</h1>
            {note(shelf, edition, None)}
            {edition_switch(shelf, edition, Signal::stored(None))}
            {Part::ALL.map(part).into_iter().collect_view()}
            {source(shelf, edition)}
        </div>
    }
    .into_any()
}

/// How many articles of a chapter differ from the edition in force.
fn differing(book: &Book, chapter: &str) -> usize {
    let differs = |relation: &Relation| matches!(relation, Relation::Other(_) | Relation::New);
    book.chapter(chapter).filter(|article| differs(&article.relation)).count()
}
