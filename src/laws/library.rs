//! The Laws as a library: the numbers that each edition prints, in order, and how the editions relate to one another.
//!
//! The rows are in `assets/laws/<edition>.txt`, the texts of the numbers in `locales/*/laws/`.

use std::ops::RangeInclusive;

use crate::blocks::{Fault, Line, TWICE, Wanted, lines, pick};
use crate::edition::Edition;

/// The edition to which the others are compared: the one in force.
pub const BASE: &str = Edition::IN_FORCE.name();

/// Whether the edition of this name is compared to the one in force: all editions of the Laws are.
pub fn is_compared(word: &str) -> bool {
    Edition::from_name(word).is_some_and(Edition::is_of_the_laws)
}

/// The regulation of school sport prints no numbers. The site counts its sections, from the preamble on.
pub const SCHOOL_SECTIONS: RangeInclusive<u8> = 0..=8;

named! {
    /// A part of an edition. Regras básicas, regras de competição, apêndices…
    ///
    /// Its name is the word in the rows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Part {
        Opening = "opening",
        Basic = "basic",
        Competition = "competition",
        Appendices = "appendices",
        Guidelines = "guidelines",
        Chess = "chess",
        Draughts = "draughts",
        Poker = "poker",
        Truco = "truco",
        School = "school",
        Closing = "closing",
    }
}

impl Part {
    /// Whether it is about a card game of the student games. Those are offered to their organisers alone.
    pub const fn is_of_cards(self) -> bool {
        matches!(self, Part::Poker | Part::Truco)
    }
}

/// How a number relates to the edition in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The number is of that edition, or of one that is not compared.
    Alone,
    /// The same rule has this number there. The text is the same too.
    Same(String),
    /// The rule of this number is about the same thing, but different.
    Other(String),
    /// There is no such rule there.
    New,
}

impl Relation {
    /// The number in the edition in force.
    pub fn target(&self) -> Option<&str> {
        match self {
            Relation::Same(number) | Relation::Other(number) => Some(number),
            Relation::Alone | Relation::New => None,
        }
    }
}

/// A number of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    /// As printed: `7.5.5`, `B9`, `7.4.b`. Where none is printed, a word: `Pref.2`.
    pub number: String,
    pub part: Part,
    /// The number of its chapter, which is its own for a chapter's heading; empty where an edition has no chapters.
    pub chapter: String,
    pub relation: Relation,
    /// The paths of the pages that show it, below the base: `aprender/relogio`.
    pub links: Vec<String>,
}

impl Article {
    /// Whether it is the heading of a chapter.
    pub fn is_chapter(&self) -> bool {
        self.number == self.chapter
    }

    /// The id of its text in this edition: its own, or that of the same rule in the edition in force.
    pub fn said_by(&self, edition: &str) -> String {
        match &self.relation {
            Relation::Same(number) => text_id(BASE, number),
            _ => text_id(edition, &self.number),
        }
    }

    /// The id of its heading in this edition: the text of a chapter, the title of a section. Not every section has one.
    pub fn heading_by(&self, edition: &str) -> String {
        self.said_by(edition) + if self.is_chapter() { "" } else { ".title" }
    }

    /// The id of what it says below its heading in this edition; `None` for a chapter, which is a heading alone.
    pub fn body_by(&self, edition: &str) -> Option<String> {
        (!self.is_chapter()).then(|| self.said_by(edition))
    }

    /// How deep it is below its chapter: 0 for the heading, 1 for `7.5`, 2 for `7.5.5`.
    pub fn depth(&self) -> usize {
        if self.is_chapter() || self.chapter.is_empty() {
            return 0;
        }
        self.number.matches('.').count().max(1)
    }
}

/// An edition: its numbers in printed order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// The word in addresses: `2018`, `jss`.
    pub word: String,
    pub articles: Vec<Article>,
}

impl Book {
    /// The book as it is offered: without the card games, unless they are wanted.
    pub fn offered(&self, cards: bool) -> Book {
        let articles = self.articles.iter().filter(|article| cards || !article.part.is_of_cards()).cloned().collect();
        Book { word: self.word.clone(), articles }
    }

    /// Reads the rows. A wrong row is left out, and its fault is returned.
    pub fn read(word: &str, text: &str) -> (Book, Vec<Fault>) {
        let mut book = Book { word: word.to_string(), articles: Vec::new() };
        let (mut part, mut chapter) = (None, String::new());
        let mut faults = Vec::new();
        for line in lines(text) {
            let read = book.row(&line, &mut part, &mut chapter);
            faults.extend(read.err().map(|wanted| line.fault(wanted)));
        }
        (book, faults)
    }

    fn row(&mut self, line: &Line, part: &mut Option<Part>, chapter: &mut String) -> Result<(), Wanted> {
        if line.word == "part" {
            *part = Some(pick(line.value, &Part::ALL, Part::name)?);
            return Ok(());
        }
        let opens = line.word == "chapter";
        let row = if opens { line.value } else { line.text };
        let (row, links) = row.split_once('>').unwrap_or((row, ""));
        let words: Vec<&str> = row.split_whitespace().collect();
        let (number, relation) = match words[..] {
            [number] => (number, Relation::Alone),
            [number, "=", target] => (number, Relation::Same(target.to_string())),
            [number, "~", target] => (number, Relation::Other(target.to_string())),
            [number, "+"] => (number, Relation::New),
            _ => return Err("a row like 7.5.5, 7.5 = 7.6, 7.4.a ~ 7.5.1 or B9 +".into()),
        };
        let number = number.to_string();
        let part = part.ok_or("a line like \"part basic\" before it")?;
        if self.find(&number).is_some() {
            return Err(TWICE.into());
        }
        if opens {
            chapter.clone_from(&number);
        }
        let links = links.split_whitespace().map(str::to_string).collect();
        self.articles.push(Article { number, part, chapter: chapter.clone(), relation, links });
        Ok(())
    }

    /// The article of this number; capitals do not matter.
    pub fn find(&self, number: &str) -> Option<&Article> {
        self.articles.iter().find(|article| article.number.eq_ignore_ascii_case(number))
    }

    /// The headings, in order.
    pub fn chapters(&self) -> impl Iterator<Item = &Article> {
        self.articles.iter().filter(|article| article.is_chapter())
    }

    /// The articles of a chapter, its heading first.
    pub fn chapter<'a>(&'a self, chapter: &'a str) -> impl Iterator<Item = &'a Article> {
        self.articles.iter().filter(move |article| article.chapter == chapter)
    }

    /// The chapters before and after this one.
    pub fn neighbours(&self, chapter: &str) -> (Option<&Article>, Option<&Article>) {
        let chapters: Vec<&Article> = self.chapters().collect();
        let Some(at) = chapters.iter().position(|found| found.number == chapter) else { return (None, None) };
        (at.checked_sub(1).map(|before| chapters[before]), chapters.get(at + 1).copied())
    }

    /// The article above it: `7.5` above `7.5.5`, the chapter `B` above `B9`.
    pub fn parent(&self, article: &Article) -> Option<&Article> {
        let shorter = article.number.rsplit_once('.').and_then(|(parent, _)| self.find(parent));
        shorter.or_else(|| self.find(&article.chapter)).filter(|parent| parent.number != article.number)
    }

    /// The articles above it, the nearest first.
    pub fn parents<'a>(&'a self, article: &'a Article) -> impl Iterator<Item = &'a Article> {
        std::iter::successors(self.parent(article), |article| self.parent(article))
    }

    /// The numbers that relate to this one of the edition in force, in printed order.
    pub fn related_to(&self, number: &str) -> impl Iterator<Item = &Article> {
        self.articles.iter().filter(move |article| article.relation.target() == Some(number))
    }

    /// The file with the texts of a chapter, below `locales/<tag>/`.
    pub fn file(&self, chapter: &str) -> String {
        if chapter.is_empty() {
            format!("laws/{}", self.word)
        } else {
            format!("laws/{}-{}", self.word, chapter.to_ascii_lowercase())
        }
    }

    /// The file with the text of a number. The headings of all editions are in one file, for the tables of contents.
    pub fn file_of(&self, article: &Article) -> String {
        if article.is_chapter() { HEADINGS.to_string() } else { self.file(&article.chapter) }
    }
}

/// The file with the headings of the chapters of every edition, below `locales/<tag>/`.
pub const HEADINGS: &str = "laws/headings";

/// The id of the text of a number: `law-2023-7-5-5`.
pub fn text_id(edition: &str, number: &str) -> String {
    format!("law-{edition}-{}", number.to_ascii_lowercase().replace('.', "-"))
}

/// Where another edition has a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The same rule, under this number.
    Same(String),
    /// A different rule about the same thing, under this number.
    Other(String),
    /// Nowhere, but this number is the nearest.
    Near(String),
    /// Nowhere, and nothing is near.
    Nowhere,
}

/// All editions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    pub books: Vec<Book>,
}

impl Library {
    pub fn book(&self, word: &str) -> Option<&Book> {
        self.books.iter().find(|book| book.word == word)
    }

    /// The library as it is offered: without the card games, unless they are wanted. An address opens them in any case.
    pub fn offered(&self, cards: bool) -> Library {
        Library { books: self.books.iter().map(|book| book.offered(cards)).collect() }
    }

    /// The files with the texts of a chapter, or of the whole edition. A rule that is the same in the edition in force has
    /// its text in a file of that edition.
    pub fn files(&self, edition: &str, chapter: Option<&str>) -> Vec<String> {
        let (Some(book), Some(base)) = (self.book(edition), self.book(BASE)) else { return Vec::new() };
        let mut files: Vec<String> = Vec::new();
        for article in book.articles.iter().filter(|article| chapter.is_none_or(|here| article.chapter == here)) {
            let file = match &article.relation {
                Relation::Same(number) => base.find(number).map(|article| base.file_of(article)),
                _ => Some(book.file_of(article)),
            };
            files.extend(file.filter(|file| !files.contains(file)));
        }
        files
    }

    /// The files with the names of the pages to which a chapter links.
    pub fn words_of_links(&self, edition: &str, chapter: &str) -> Vec<&'static str> {
        let found = self.book(edition).into_iter().flat_map(|book| book.chapter(chapter));
        let links: Vec<&String> = found.flat_map(|article| &article.links).collect();
        let files = [("aprender/", "lessons"), ("damas/aprender/", "draughts/lessons"), ("notacao/", "notation")];
        let wanted = files.into_iter().filter(|(start, _)| links.iter().any(|link| link.starts_with(start)));
        wanted.map(|(_, file)| file).collect()
    }

    /// Where another edition has the rule, by way of the edition in force, to which all are compared.
    pub fn place(&self, from: &str, number: &str, to: &str) -> Place {
        let found = self.book(from).and_then(|book| Some((book, book.find(number)?)));
        let (Some((book, article)), Some(other)) = (found, self.book(to)) else { return Place::Nowhere };
        if let Some(place) = self.counterpart(book, article, other) {
            return place;
        }
        let near = |article: &Article| match self.counterpart(book, article, other) {
            Some(Place::Same(number) | Place::Other(number)) => Some(number),
            _ => None,
        };
        // First what is above it, then what is beside it in its chapter, the nearest first.
        let above = book.parents(article).find_map(near);
        let beside = || {
            let chapter: Vec<&Article> = book.chapter(&article.chapter).collect();
            let here = chapter.iter().position(|other| other.number == article.number)?;
            let mut others: Vec<(usize, &Article)> = chapter.iter().copied().enumerate().collect();
            others.sort_by_key(|(at, _)| at.abs_diff(here));
            others.into_iter().find_map(|(_, article)| near(article))
        };
        above.or_else(beside).map_or(Place::Nowhere, Place::Near)
    }

    fn counterpart(&self, book: &Book, article: &Article, other: &Book) -> Option<Place> {
        if book.word == other.word {
            return Some(Place::Same(article.number.clone()));
        }
        // Its number in the edition in force, and whether the rule is the same there.
        let (number, same) = match &article.relation {
            Relation::Same(number) => (number.as_str(), true),
            Relation::Other(number) => (number.as_str(), false),
            Relation::Alone if book.word == BASE => (article.number.as_str(), true),
            Relation::Alone | Relation::New => return None,
        };
        if other.word == BASE {
            let number = number.to_string();
            return Some(if same { Place::Same(number) } else { Place::Other(number) });
        }
        let is_same = |article: &&Article| matches!(article.relation, Relation::Same(_));
        let chosen = other.related_to(number).find(is_same).or_else(|| other.related_to(number).next())?;
        let number = chosen.number.clone();
        Some(if same && is_same(&chosen) { Place::Same(number) } else { Place::Other(number) })
    }
}
