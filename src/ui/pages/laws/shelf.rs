//! The library on the shelf: the numbers of all editions, and the words of those that are wanted.

use leptos::prelude::*;

use crate::edition::Edition;
use crate::language::Language;
use crate::laws::library::{Article, Book, HEADINGS, Library};
use crate::texts::Texts;
use crate::ui::loader;
use crate::ui::page::{Page, leads_to_page};

/// The editions, once they are there.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    pub page: Page,
    pub library: StoredValue<Library>,
}

/// Fetches the numbers of all editions, and shows what is drawn from them.
pub(super) fn open(page: Page, show: fn(Shelf) -> AnyView) -> AnyView {
    let ask = || loader::fetch(Language::PtPt, &[], &Edition::WORDS.map(|word| format!("laws/{word}.txt")));
    let make = move |(_, files): (Texts, Vec<String>)| {
        let books = Edition::WORDS.iter().zip(&files).map(|(word, text)| Book::read(word, text).0).collect();
        Shelf { page, library: StoredValue::new(Library { books }) }
    };
    loader::once_here(page.i18n, "menu-laws", ask, make, move |shelf| untrack(|| show(shelf)))
}

leads_to_page!(Shelf);

impl Shelf {
    /// The number as the edition prints it, and its chapter.
    pub fn find(self, edition: &str, number: &str) -> Option<(String, String)> {
        self.library.with_value(|library| {
            let article = library.book(edition)?.find(number)?;
            Some((article.number.clone(), article.chapter.clone()))
        })
    }

    /// Whether an edition has no chapters and is one page.
    pub fn is_one_page(self, edition: &str) -> bool {
        self.library.with_value(|library| library.book(edition).is_some_and(|found| found.chapters().next().is_none()))
    }

    /// The files with the words of a chapter, or of the whole edition: its own, and those of the edition in force for what
    /// it says alike.
    pub fn files(self, edition: &str, chapter: Option<&str>) -> Vec<String> {
        self.library.with_value(|library| library.files(edition, chapter))
    }

    /// The headings of every edition's chapters.
    pub fn headings(self) -> impl Future<Output = Option<Texts>> + use<> {
        let coming = loader::fetch(self.i18n.language_now(), &[HEADINGS], &[]);
        async move { Some(coming.await?.0) }
    }

    /// The words of a chapter, or of the whole edition, on their way from the moment of the call.
    pub fn fetch(
        self,
        edition: &str,
        chapter: Option<&str>,
        more: &[&str],
    ) -> impl Future<Output = Option<Texts>> + use<> {
        let files = self.files(edition, chapter);
        let names: Vec<&str> = files.iter().map(String::as_str).chain(more.iter().copied()).collect();
        let coming = loader::fetch(self.i18n.language_now(), &names, &[]);
        async move { Some(coming.await?.0) }
    }
}

/// What a number says; with an attribute, what is said beside it.
pub(super) fn say(texts: &Texts, edition: &str, article: &Article, attribute: &str) -> Option<String> {
    texts.format(&(article.said_by(edition) + attribute), &[])
}

/// The heading of a number, where it has one: of a chapter its text, of a section its title.
pub(super) fn heading(texts: &Texts, edition: &str, article: &Article) -> Option<String> {
    if article.is_chapter() { say(texts, edition, article, "") } else { say(texts, edition, article, ".title") }
}
