//! The search of the Laws finds what people type: each query of a held list has its article among the first three results.

use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::laws::glossary;
use lance_legal::laws::library::{BASE, Book, Library};
use lance_legal::laws::search::{Names, SearchEntry, entries, find};
use lance_legal::texts::Texts;

use crate::text;

/// Of so many results the first is seen without scrolling.
const FIRST: usize = 3;
const QUERIES: usize = 60;

fn words(language: Language, files: &[String]) -> Texts {
    let files: Vec<String> = files.iter().map(|file| text(format!("locales/{}/{file}.ftl", language.tag()))).collect();
    Texts::new(language, &files)
}

fn library() -> Library {
    Library { books: Edition::WORDS.map(|word| Book::read(word, &text(format!("assets/laws/{word}.txt"))).0).into() }
}

/// The names and the entries of an edition, as the page has them.
fn index(library: &Library, edition: &str, shown: Language) -> (Vec<Names>, Vec<SearchEntry>) {
    let mut languages: Vec<Language> = Language::whole().collect();
    languages.sort_by_key(|language| *language != shown);
    let glossaries: Vec<Texts> =
        languages.into_iter().map(|language| words(language, &["laws/glossary".to_string()])).collect();
    let says: Vec<_> = glossaries.iter().map(|texts| move |id: &str| texts.format(id, &[])).collect();
    let says: Vec<glossary::Say> = says.iter().map(|say| say as glossary::Say).collect();
    let names = glossary::names(&glossary::read(&text("assets/laws/glossary.txt")), &says);
    let texts = words(shown, &library.files(edition, None));
    let entries = entries(library, edition, &names, |id| texts.format(id, &[]));
    (names, entries)
}

#[test]
fn what_people_type_has_its_article_among_the_first_three() {
    let library = library();
    let (names, entries) = index(&library, BASE, Language::PtPt);
    let book = library.book(BASE).unwrap();
    let held = text("tests/data/queries.txt");
    let rows: Vec<(usize, &str, &str)> = (1..)
        .zip(held.lines())
        .filter(|(_, line)| !line.starts_with('#'))
        .map(|(number, line)| {
            let (query, articles) = line.split_once(" | ").unwrap_or_else(|| panic!("queries.txt:{number}: no bar"));
            (number, query, articles)
        })
        .collect();
    assert!(rows.len() >= QUERIES, "{} queries", rows.len());
    let mut faults = Vec::new();
    for (number, query, articles) in rows {
        for article in articles.split(' ') {
            assert!(book.find(article).is_some(), "queries.txt:{number}: no article {article}");
        }
        let found = find(&entries, query, &names);
        let first: Vec<&str> = found.iter().take(FIRST).map(|at| book.articles[*at].number.as_str()).collect();
        if !articles.split(' ').any(|article| first.contains(&article)) {
            faults.push(format!("queries.txt:{number}: «{query}» finds {first:?}, wanted {articles}"));
        }
    }
    assert!(faults.is_empty(), "{} of them:\n{}", faults.len(), faults.join("\n"));
}

/// The names of a thing lead to its article in an older edition too, and in the other languages.
#[test]
fn names_lead_to_the_article_of_each_edition_and_language() {
    let library = library();
    for (edition, language, query, wanted) in [
        ("2005", Language::PtPt, "desistir", "5.1.b"),
        ("2018", Language::PtPt, "telemóvel", "11.3.2"),
        (BASE, Language::En, "stalemate", "5.2.1"),
        (BASE, Language::En, "afogado", "5.2.1"),
        (BASE, Language::PtBr, "celular", "11.3.2"),
    ] {
        let (names, entries) = index(&library, edition, language);
        let first =
            find(&entries, query, &names).first().map(|at| library.book(edition).unwrap().articles[*at].number.clone());
        assert_eq!(first.as_deref(), Some(wanted), "{edition} {query}");
    }
}

/// What organisers of card games look for, in every language, and what nobody else meets.
#[test]
fn card_games_are_found_where_they_are_offered() {
    let library = library();
    let offered = library.offered(false);
    for (language, query, article) in [
        (Language::PtPt, "mesa final", "3.10"),
        (Language::PtPt, "small blind", "3.9.1"),
        (Language::PtPt, "suplentes", "3.6"),
        (Language::PtPt, "mão de onze", "4.3.1.1"),
        (Language::PtPt, "batota", "4.5.1"),
        (Language::PtPt, "baralhar", "4.1.3.1"),
        (Language::PtBr, "embaralhar", "4.1.3.1"),
        (Language::PtBr, "mesa desfeita", "3.8"),
        (Language::En, "final table", "3.10"),
        (Language::En, "in the dark", "4.3.2"),
    ] {
        let first = |library: &Library| -> Vec<String> {
            let (names, entries) = index(library, "jss", language);
            let book = library.book("jss").unwrap();
            find(&entries, query, &names).iter().map(|at| book.articles[*at].number.clone()).collect()
        };
        let found = first(&library);
        assert!(found.iter().take(FIRST).any(|number| number == article), "{query}: {found:?}");
        let found = first(&offered);
        assert!(!found.iter().any(|number| number.starts_with("3.") || number.starts_with("4.")), "{query}: {found:?}");
    }
}
