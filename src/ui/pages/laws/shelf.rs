//! The context of the library: the numbers of all editions, and the texts that a page asks for.

use leptos::prelude::*;

use crate::edition::Edition;
use crate::language::Language;
use crate::laws::library::{Article, Book, Library};
use crate::texts::Texts;
use crate::ui::i18n::I18n;
use crate::ui::loader;
use crate::ui::page::{Page, leads_to_page};
use crate::ui::preferences::use_preferences;

/// The editions, once they are loaded.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    pub page: Page,
    pub library: StoredValue<Library>,
    /// What contents, neighbours and the search show of it.
    offered: StoredValue<Library>,
}

/// Fetches the numbers of all editions, then draws the page.
pub(super) fn open(page: Page, show: fn(Shelf) -> AnyView) -> AnyView {
    let ask = || loader::fetch(Language::REFERENCE, &[], &Edition::WORDS.map(|word| format!("laws/{word}.txt")));
    let cards = use_preferences().peek(|settings| settings.student_games);
    let make = move |(_, files): (Texts, Vec<String>)| {
        let books = Edition::WORDS.iter().zip(&files).map(|(word, text)| Book::read(word, text).0).collect();
        let library = Library { books };
        let offered = library.offered(cards);
        Shelf { page, library: StoredValue::new(library), offered: StoredValue::new(offered) }
    };
    loader::once_here(page.i18n, "menu-laws", ask, make, move |shelf| untrack(|| show(shelf)))
}

leads_to_page!(Shelf);

impl Shelf {
    /// The same with nothing but what is offered.
    pub fn offered(self) -> Shelf {
        Shelf { library: self.offered, ..self }
    }

    /// The number as the edition prints it, and its chapter.
    pub fn find(self, edition: &str, number: &str) -> Option<(String, String)> {
        self.library.with_value(|library| {
            let article = library.book(edition)?.find(number)?;
            Some((article.number.clone(), article.chapter.clone()))
        })
    }

    /// Whether an edition has no chapters, so that it is one page.
    pub fn is_one_page(self, edition: &str) -> bool {
        self.library.with_value(|library| library.book(edition).is_some_and(|found| found.chapters().next().is_none()))
    }

    /// The texts of these files. The fetch begins with the call.
    pub fn fetch(self, files: &[String]) -> impl Future<Output = Option<Texts>> + use<> {
        let names: Vec<&str> = files.iter().map(String::as_str).collect();
        let coming = loader::fetch(self.i18n.language_now(), &names, &[]);
        async move { Some(coming.await?.0) }
    }
}

/// The text of an article, or its attribute: `.title`, `.diff`, `.teacher`.
pub(super) fn say(texts: &Texts, edition: &str, article: &Article, attribute: &str) -> Option<String> {
    texts.format(&(article.said_by(edition) + attribute), &[])
}

/// The heading of an article, where it has one.
pub(super) fn heading(texts: &Texts, edition: &str, article: &Article) -> Option<String> {
    texts.format(&article.heading_by(edition), &[])
}

/// The name of an edition.
pub(super) fn edition_name(i18n: I18n, word: &str) -> String {
    i18n.tr(&format!("laws-{word}"))
}
