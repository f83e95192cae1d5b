//! What the site says of the Laws: every number that an edition prints has its row and its words in each language, every
//! comparison and every link leads somewhere.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use lance_legal::blocks::{Line, lines, split};
use lance_legal::drills::{Kind, draughts};
use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::laws::glossary;
use lance_legal::laws::library::{Article, BASE, Book, HEADINGS, Library, Place, Relation, text_id};
use lance_legal::lessons::Catalog;
use lance_legal::route::{Course, Hall, Law, NUMBERS, Practice, REVIEW, Study};
use lance_legal::site::Route;

use crate::limits;
use crate::text;

const TERMS: &str = "assets/laws/glossary.txt";
const PRINTED: &str = include_str!("../data/articles.txt");

/// The numbers that an edition prints, in order; the school regulation prints none, so its sections are counted.
fn printed(edition: &str) -> Vec<String> {
    if edition == "escola" {
        return (0..=8).map(|section| section.to_string()).collect();
    }
    let part = PRINTED.split("## ").find(|part| part.to_lowercase().starts_with(&format!("{edition}\n"))).unwrap();
    let lines = part.lines().skip(1).filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace).map(str::to_string).collect()
}

fn edition(word: &str) -> Book {
    let path = format!("assets/laws/{word}.txt");
    let (edition, faults) = Book::read(word, &text(&path));
    let faults: Vec<String> = faults.iter().map(|fault| format!("{path}:{fault}")).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    edition
}

/// Where a number is: `assets/laws/2018.txt:12: 7.5.2`.
fn at(file: &str, word: &str, number: &str) -> String {
    let names = |line: &Line| line.word == number || line.word == "chapter" && split(line.value).0 == number;
    let line = lines(file).find(names).map_or(1, |line| line.number);
    format!("assets/laws/{word}.txt:{line}: {number}")
}

fn library() -> Library {
    Library { books: Edition::WORDS.map(edition).into_iter().collect() }
}

#[test]
fn each_number_that_is_printed_has_its_row_in_its_place() {
    for word in Edition::WORDS {
        let rows: Vec<String> = edition(word).articles.into_iter().map(|article| article.number).collect();
        let printed = printed(word);
        let path = format!("assets/laws/{word}.txt");
        let file = text(&path);
        for number in &rows {
            assert!(printed.contains(number), "{}, wanted a number that {word} prints", at(&file, word, number));
        }
        for number in &printed {
            assert!(rows.contains(number), "{path}: no {number}, wanted a row, like {number} = 7.6 or {number} +");
        }
        for (row, number) in rows.iter().zip(&printed) {
            assert!(row == number, "{}, wanted {number} in its place", at(&file, word, row));
        }
    }
}

#[test]
fn each_comparison_leads_to_a_number_in_force() {
    let library = library();
    let base = library.book(BASE).unwrap();
    let files: BTreeMap<&str, String> =
        library.books.iter().map(|book| (book.word.as_str(), text(format!("assets/laws/{}.txt", book.word)))).collect();
    let mut differing = BTreeMap::new();
    for edition in &library.books {
        let older = edition.word.starts_with("20") && edition.word != BASE;
        for article in &edition.articles {
            let context = at(&files[edition.word.as_str()], &edition.word, &article.number);
            let compared = article.relation != Relation::Alone;
            assert!(compared == older, "{context}, wanted {}compared to {BASE}", if older { "" } else { "not " });
            if let Some(target) = article.relation.target() {
                let there = base.articles.iter().any(|article| article.number == target);
                assert!(there, "{context} to {target}, wanted a number of {BASE}");
            }
            if matches!(article.relation, Relation::Other(_) | Relation::New) {
                *differing.entry(edition.word.as_str()).or_insert(0) += 1;
            }
            if article.chapter != article.number && !article.chapter.is_empty() {
                assert!(edition.parent(article).is_some(), "{context} stands under nothing");
            }
        }
    }
    // As the editions are known to differ: most in the oldest.
    assert!(differing["2005"] > differing["2009"] && differing["2018"] > 30, "{differing:?}");
    for (from, number, to, place) in [
        ("2023", "7.5.2", "2018", Place::Same("7.5.2".to_string())),
        ("2023", "A.5.2", "2018", Place::Other("A.4.2".to_string())),
        ("2018", "A.4.2", "2023", Place::Other("A.5.2".to_string())),
        ("2023", "7.5.5", "2005", Place::Other("7.4.b".to_string())),
        ("2009", "7.4.b", "2023", Place::Other("7.5.5".to_string())),
        ("2023", "3.8", "2009", Place::Nowhere),
    ] {
        assert_eq!(library.place(from, number, to), place, "{from} {number} in {to}");
    }
    // Wherever one comes from, one arrives at a number that is there.
    for (from, to) in Edition::WORDS.iter().flat_map(|from| Edition::WORDS.map(|to| (from, to))) {
        let (from, to) = (library.book(from).unwrap(), library.book(to).unwrap());
        for article in &from.articles {
            if let Place::Same(number) | Place::Other(number) | Place::Near(number) =
                library.place(&from.word, &article.number, &to.word)
            {
                assert!(to.articles.iter().any(|article| article.number == number), "{} {number}", to.word);
            }
        }
    }
}

/// Whether a link of the library leads to a page that shows something.
fn leads_somewhere(link: &str, chess: &Catalog, of_draughts: &Catalog) -> bool {
    let path = format!("/{link}");
    let known = |catalog: &Catalog, study: &Study| match study {
        Study::Map => true,
        Study::Lesson(lesson) | Study::Sheet(lesson) | Study::End(lesson) => catalog.lesson(lesson).is_some(),
        Study::Level { lesson, level } => catalog.lesson(lesson).is_some_and(|found| found.levels.contains(level)),
    };
    if let Some(study) = Study::from_path(Course::Chess, &path) {
        return known(chess, &study);
    }
    if let Some(practice) = Practice::from_path(&path) {
        let kind = |name: &str| Kind::from_name(name);
        return match &practice {
            Practice::Menu => true,
            Practice::Kind(name) => name != REVIEW && kind(name).is_some(),
            Practice::Level { kind: name, level } => {
                kind(name).is_some_and(|kind| kind.topics().iter().any(|topic| topic.name() == level))
            }
        };
    }
    if let Some(hall) = Hall::from_path(&path) {
        return match &hall {
            Hall::Learn(study) => known(of_draughts, study),
            Hall::Train(Some(name)) => {
                let kinds = draughts::Kind::ALL.into_iter();
                name == NUMBERS
                    || kinds
                        .clone()
                        .any(|kind| kind.name() == name || draughts::Level::of(kind).any(|level| level.slug() == *name))
            }
            Hall::Menu | Hall::Play | Hall::Train(None) => true,
        };
    }
    Law::from_path(&path).is_none() && Route::from_path(&path).is_some()
}

#[test]
fn each_link_leads_to_a_page_of_the_site() {
    let chess = Catalog::read(&text("assets/lessons/catalog.txt"));
    let of_draughts = Catalog::read(&text("assets/draughts/catalog.txt"));
    assert!(!leads_somewhere("aprender/nunca-houve", &chess, &of_draughts));
    assert!(!leads_somewhere("notacao/escrever/nunca-houve", &chess, &of_draughts));
    let mut links = 0;
    for edition in library().books {
        for article in &edition.articles {
            let mut seen = BTreeSet::new();
            for link in &article.links {
                let context = format!("{} {}: {link}", edition.word, article.number);
                assert!(leads_somewhere(link, &chess, &of_draughts), "{context}");
                assert!(seen.insert(link), "{context} twice");
                links += 1;
            }
        }
    }
    assert!(links > 200, "{links}");
}

/// What a file says: a message or one of its attributes, as `law-2023-7-5-5.teacher`, and its text.
fn texts(language: Language, file: &str) -> Vec<(String, String)> {
    let path = format!("locales/{}/{file}.ftl", language.tag());
    let resource = fluent_syntax::parser::parse(text(&path)).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    let plain = |id: &str, pattern: &Pattern<String>| {
        let [PatternElement::TextElement { value }] = &pattern.elements[..] else {
            panic!("{path}: {id} is not plain text")
        };
        value.clone()
    };
    let mut texts = Vec::new();
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::ResourceComment(_) | Entry::Comment(_) | Entry::GroupComment(_) => continue,
            other => panic!("{path}: {other:?}"),
        };
        let id = message.id.name.clone();
        let value = message.value.as_ref().unwrap_or_else(|| panic!("{path}: {id} says nothing"));
        texts.push((id.clone(), plain(&id, value)));
        for attribute in &message.attributes {
            let name = format!("{id}.{}", attribute.id.name);
            let text = plain(&name, &attribute.value);
            texts.push((name, text));
        }
    }
    texts
}

/// The regulation of school sport is that of one region and one year, and says so; who its initials are is told where they
/// first stand.
#[test]
fn whose_regulation_of_school_sport_it_is_is_said() {
    for language in Language::whole() {
        let tag = language.tag();
        let texts = |file: &str| -> BTreeMap<String, String> { texts(language, file).into_iter().collect() };
        let hall = texts("laws/hall");
        for id in ["laws-escola", "laws-2018-text"] {
            let text = &hall[id];
            assert!(text.contains("Madeira") && text.contains("2022/23"), "{tag}: {id}: {text}");
        }
        let lead = text(format!("locales/{tag}/laws/school.ftl"));
        let lead = lead.lines().find(|line| line.starts_with("school-lead =")).expect("a lead");
        assert!(lead.contains("Madeira") && lead.contains("2022/23"), "{tag}: {lead}");
        let section = &texts("laws/escola")["law-escola-2"];
        let told = section.split(". ").any(|sentence| sentence.contains("DSDE") && sentence.contains("Madeira"));
        assert!(told, "{tag}: {section}");
    }
}

/// Article 7.5.5 has no milder clause: what a school may make milder is the phone's penalty (11.3.2.2).
#[test]
fn the_lesson_on_illegal_moves_promises_nothing_milder() {
    for language in Language::whole() {
        let file = text(format!("locales/{}/lessons/relogio.ftl", language.tag()));
        let mut lines = file.lines().skip_while(|line| !line.starts_with("relogio-dois-minutos ="));
        let after = lines.find(|line| line.trim_start().starts_with(".after =")).expect("what is said after");
        let milder = ["brand", "leve", "mild", "lenient"].iter().find(|word| after.contains(**word));
        assert_eq!(milder, None, "{}: {after}", language.tag());
    }
}

/// Every file of an edition, in order.
fn files(edition: &Book) -> BTreeSet<String> {
    let own = |article: &&Article| !matches!(article.relation, Relation::Same(_));
    edition.articles.iter().filter(own).map(|article| edition.file_of(article)).collect()
}

#[test]
fn each_number_has_its_words_in_each_language_and_nothing_else_has() {
    for language in Language::whole() {
        let mut said: BTreeMap<String, String> = BTreeMap::new();
        let (mut ruled, mut lines) = (0, 0);
        for edition in library().books {
            let tag = language.tag();
            let mut wanted: BTreeMap<String, &Article> = BTreeMap::new();
            for article in &edition.articles {
                let id = text_id(&edition.word, &article.number);
                assert!(wanted.insert(id, article).is_none(), "{tag}: two numbers of {} have one id", edition.word);
            }
            let mut found = BTreeSet::new();
            for file in files(&edition) {
                for (name, text) in texts(language, &file) {
                    let (id, attribute) = name.split_once('.').unwrap_or((&name, ""));
                    // The headings of all editions stand in one file.
                    let own = format!("law-{}-", edition.word);
                    if file == HEADINGS && !id.starts_with(&own) {
                        let of_another = Edition::WORDS.iter().any(|word| id.starts_with(&format!("law-{word}-")));
                        assert!(of_another, "{tag}: {name} is the heading of no edition");
                        continue;
                    }
                    let context = format!("{tag}/{file}: {name}");
                    let article = wanted.get(id).unwrap_or_else(|| panic!("{context}: no such number"));
                    assert!(!matches!(article.relation, Relation::Same(_)), "{context}: its text is that of {BASE}");
                    assert_eq!(edition.file_of(article), file, "{context} stands in another file");
                    limits::ARTICLE.check(text.chars().count()).unwrap_or_else(|fault| panic!("{context}: {fault}"));
                    assert!(!text.to_lowercase().contains("rainha"), "{context}");
                    assert!(found.insert(name.clone()), "{context} twice");
                    match attribute {
                        "" => {}
                        "teacher" => lines += 1,
                        "title" => assert!(article.chapter.is_empty(), "{context}: only sections have titles"),
                        "diff" => assert_ne!(article.relation, Relation::Alone, "{context}: differs from nothing"),
                        other => panic!("{context}: what is {other}?"),
                    }
                    // A heading may be that of another edition or part; a rule is said once.
                    if !article.is_chapter()
                        && attribute.is_empty()
                        && let Some(other) = said.insert(text, name.clone())
                    {
                        panic!("{context} says the same as {other}");
                    }
                }
            }
            for (id, article) in &wanted {
                let own = !matches!(article.relation, Relation::Same(_));
                assert!(!own || found.contains(id), "{tag}: {id} has no words");
                let differs = matches!(article.relation, Relation::Other(_) | Relation::New);
                assert!(!differs || found.contains(&format!("{id}.diff")), "{tag}: {id} does not say what differs");
                let titled = article.chapter.is_empty();
                assert!(!titled || found.contains(&format!("{id}.title")), "{tag}: {id} has no title");
                ruled += usize::from(own);
            }
        }
        assert!(lines * 4 > ruled, "{}: {lines} lines for the teacher to {ruled} numbers", language.tag());
    }
}

#[test]
fn the_languages_say_the_same_of_each_number() {
    for edition in library().books {
        for file in files(&edition) {
            let names = |language| texts(language, &file).into_iter().map(|(name, _)| name).collect::<BTreeSet<_>>();
            let reference = names(Language::PtPt);
            for language in Language::whole() {
                let (missing, more): (Vec<_>, Vec<_>) = {
                    let found = names(language);
                    let missing = reference.difference(&found).cloned().collect();
                    (missing, found.difference(&reference).cloned().collect())
                };
                assert!(
                    missing.is_empty() && more.is_empty(),
                    "{}/{file}: without {missing:?}, more {more:?}",
                    language.tag()
                );
            }
        }
    }
}

#[test]
fn each_word_of_the_glossary_is_named_and_explained_in_each_language() {
    let file = text(TERMS);
    for line in lines(&file) {
        let one = line.value.split_whitespace().count() == 1;
        assert!(one, "{TERMS}:{}", line.fault("a term and its article, like board 2.1, or - without one"));
    }
    let terms = glossary::read(&file);
    let at = |id: &str| lines(&file).find(|line| line.word == id).map_or(1, |line| line.number);
    let path = |language: Language| format!("locales/{}/laws/glossary.ftl", language.tag());
    assert!(terms.len() >= 100, "{}", terms.len());
    let base = edition(BASE);
    let ids: BTreeSet<String> = terms.iter().map(glossary::Term::text_id).collect();
    assert_eq!(ids.len(), terms.len(), "a term stands twice");
    for term in &terms {
        if let Some(article) = &term.article {
            let there = base.articles.iter().any(|found| found.number == *article);
            assert!(there, "{TERMS}:{}: {} {article}, wanted a number of {BASE}", at(&term.id), term.id);
        }
    }
    for language in Language::whole() {
        let texts: BTreeMap<String, String> = texts(language, "laws/glossary").into_iter().collect();
        let mut words = BTreeSet::new();
        for (name, text) in &texts {
            let (id, attribute) = name.split_once('.').unwrap_or((name, ""));
            assert!(ids.contains(id), "{}: {id}, wanted a row in {TERMS}", path(language));
            assert!(["", "is", "also"].contains(&attribute), "{}: {name}", language.tag());
            limits::MEANING
                .check(text.chars().count())
                .unwrap_or_else(|fault| panic!("{}: {name}: {fault}", path(language)));
            assert!(!text.to_lowercase().contains("rainha"), "{}: {name}", language.tag());
            if attribute.is_empty() {
                assert!(words.insert(text), "{}: {text} twice", language.tag());
            }
        }
        for id in &ids {
            assert!(texts.contains_key(id), "{}: no {id}, wanted a line \"{id} = …\"", path(language));
            let meaning = texts.get(&format!("{id}.is"));
            let meaning = meaning.unwrap_or_else(|| panic!("{}: {id}, wanted a line \".is = …\"", path(language)));
            assert!(meaning.ends_with('.'), "{}: {id} is {meaning}", language.tag());
        }
    }
}

/// The words that differ between Portugal and Brazil, in what the Laws say too.
#[test]
fn european_and_brazilian_words_do_not_mix_in_the_laws() {
    let european = ["fileira", "celular", "planilha", "você", "tela"];
    let brazilian = ["telemóvel", "folha de registo", "ecrã", "equipa "];
    for (language, forbidden) in [(Language::PtPt, &european[..]), (Language::PtBr, &brazilian[..])] {
        let edited = library().books;
        let all = edited.iter().flat_map(files).chain(["laws/glossary".to_string()]);
        for (name, text) in all.flat_map(|file| texts(language, &file)) {
            for word in forbidden {
                let small = text.to_lowercase();
                let found = small
                    .match_indices(word)
                    .any(|(at, _)| !small[..at].chars().next_back().is_some_and(char::is_alphabetic));
                assert!(!found, "{}: {word} in {name}: {text}", language.tag());
            }
        }
    }
}
