//! The library of the Laws: rows read, editions compared both ways, articles found by number and by word.

use lance_legal::blocks::Fault;
use lance_legal::laws::glossary;
use lance_legal::laws::library::{Book, Library, Part, Place, Relation, text_id};
use lance_legal::laws::search::{Names, SearchEntry, find, fold, number};

const NEW: &str = "# the one in force\npart basic\nchapter 5\n5.1\n5.1.2 > aprender/empates jogar\n\
    part competition\nchapter 7\n7.1\n7.4\n7.5\n7.5.1\n7.5.5 > aprender/pode-ou-nao-pode relogio\n\
    part appendices\nchapter A\nA.1\nA.5\nA.5.2\n";
const OLD: &str = "part basic\nchapter 5 = 5\n5.1 = 5.1\n5.1.b ~ 5.1.2\npart competition\nchapter 7 = 7\n7.1 = 7.1\n\
    7.4 = 7.5\n7.4.a ~ 7.5.1\n7.4.b ~ 7.5.5\n7.9 +\npart appendices\nchapter B = A\nB1 ~ A.1\nB6 ~ A.5.2\nB9 +\n";
const MIDDLE: &str = "part competition\nchapter 7 = 7\n7.4 = 7.5\n7.4.a = 7.5.1\n7.4.b = 7.5.5\n";

fn read(word: &str, text: &str) -> Book {
    let (edition, misprints) = Book::read(word, text);
    assert_eq!(misprints, []);
    edition
}

fn library() -> Library {
    Library { books: vec![read("2023", NEW), read("2009", MIDDLE), read("2005", OLD)] }
}

#[test]
fn rows_are_read_with_their_part_chapter_relation_and_links() {
    let library = library();
    let edition = library.book("2023").unwrap();
    let article = edition.find("7.5.5").unwrap();
    assert_eq!((article.part, article.chapter.as_str(), article.depth()), (Part::Competition, "7", 2));
    assert_eq!(article.links, ["aprender/pode-ou-nao-pode", "relogio"]);
    assert_eq!(article.relation, Relation::Alone);
    let old = library.book("2005").unwrap();
    assert_eq!(old.find("b9").unwrap().number, "B9");
    assert_eq!(old.find("7.4.B").unwrap().relation, Relation::Other("7.5.5".to_string()));
    assert_eq!(old.find("B9").unwrap().relation, Relation::New);
    assert_eq!(old.find("B9").unwrap().depth(), 1);
    assert_eq!(old.find("B").unwrap().depth(), 0);
    assert_eq!(old.find("7.5.5"), None);
    assert_eq!(text_id("2005", "7.4.b"), "law-2005-7-4-b");
    assert_eq!(text_id("2023", "A.5.1.1"), "law-2023-a-5-1-1");
    assert_eq!((old.file("B"), edition.file("")), ("laws/2005-b".to_string(), "laws/2023".to_string()));
}

#[test]
fn a_wrong_row_is_told_by_its_line_and_left_out() {
    let text = "1.1\npart nowhere\npart basic\nchapter 1\n1.1\n1.1\n1.2 ~\n1.3 ? 1\n1.4 + 2\n# fine\n1.5\n";
    let (edition, misprints) = Book::read("2023", text);
    let told: Vec<String> = misprints.iter().map(Fault::to_string).collect();
    let row = "wanted a row like 7.5.5, 7.5 = 7.6, 7.4.a ~ 7.5.1 or B9 +";
    assert_eq!(
        told,
        [
            "1: \"1.1\", wanted a line like \"part basic\" before it".to_string(),
            "2: \"part nowhere\", wanted one of: opening, basic, competition, appendices, guidelines, chess, draughts, poker, truco, school, closing"
                .into(),
            "6: \"1.1\", wanted it only once".into(),
            format!("7: \"1.2 ~\", {row}"),
            format!("8: \"1.3 ? 1\", {row}"),
            format!("9: \"1.4 + 2\", {row}"),
        ]
    );
    let numbers: Vec<&str> = edition.articles.iter().map(|article| article.number.as_str()).collect();
    assert_eq!(numbers, ["1", "1.1", "1.5"]);
}

#[test]
fn chapters_have_neighbours_and_numbers_have_parents() {
    let library = library();
    let edition = library.book("2023").unwrap();
    let number = |article: Option<&lance_legal::laws::library::Article>| article.map(|article| article.number.clone());
    let (before, after) = edition.neighbours("7");
    assert_eq!((number(before), number(after)), (Some("5".to_string()), Some("A".to_string())));
    assert_eq!(edition.neighbours("5").0, None);
    assert_eq!(edition.neighbours("A").1, None);
    assert_eq!(edition.neighbours("12"), (None, None));
    let article = edition.find("7.5.5").unwrap();
    let above: Vec<&str> = edition.parents(article).map(|article| article.number.as_str()).collect();
    assert_eq!(above, ["7.5", "7"]);
    let old = library.book("2005").unwrap();
    assert_eq!(number(old.parent(old.find("B9").unwrap())), Some("B".to_string()));
    assert_eq!(old.parent(old.find("B").unwrap()), None);
    assert_eq!(edition.chapter("7").count(), 6);
}

#[test]
fn a_rule_keeps_its_place_in_another_edition() {
    let library = library();
    let same = |number: &str| Place::Same(number.to_string());
    let other = |number: &str| Place::Other(number.to_string());
    let near = |number: &str| Place::Near(number.to_string());
    for (from, number, to, place) in [
        ("2023", "7.5.5", "2005", other("7.4.b")),
        ("2023", "7.5.5", "2009", same("7.4.b")),
        ("2005", "7.4.b", "2023", other("7.5.5")),
        ("2005", "7.4.b", "2009", other("7.4.b")),
        ("2009", "7.4.a", "2005", other("7.4.a")),
        ("2005", "5.1", "2023", same("5.1")),
        ("2005", "5.1.B", "2023", other("5.1.2")),
        // Nothing like it: what stands above, else beside.
        ("2005", "B9", "2023", near("A")),
        ("2005", "7.9", "2009", near("7")),
        ("2023", "7.1", "2009", near("7")),
        ("2023", "5.1", "2009", Place::Nowhere),
        ("2023", "7.5.5", "2023", same("7.5.5")),
        ("2023", "99", "2005", Place::Nowhere),
        ("2023", "7.5.5", "1997", Place::Nowhere),
    ] {
        assert_eq!(library.place(from, number, to), place, "{from} {number} in {to}");
    }
    let lone = Library { books: vec![read("2023", NEW), read("jss", "part chess\nchapter 1\n1.1\n")] };
    assert_eq!(lone.place("2023", "7.5.5", "jss"), Place::Nowhere);
    assert_eq!(lone.place("jss", "1.1", "2023"), Place::Nowhere);
}

/// Beside the number that says it otherwise, the one that says the same is taken.
#[test]
fn of_two_numbers_the_one_that_says_the_same_is_taken() {
    let old = read("2018", "part basic\nchapter 3 = 3\n3.7.4 ~ 3.7.3.1\n3.7.4.1 = 3.7.3.1\n");
    let new = read("2023", "part basic\nchapter 3\n3.7\n3.7.3\n3.7.3.1\n");
    let library = Library { books: vec![new, old] };
    assert_eq!(library.place("2023", "3.7.3.1", "2018"), Place::Same("3.7.4.1".to_string()));
    let standing: Vec<&str> = library.books[1].related_to("3.7.3.1").map(|article| article.number.as_str()).collect();
    assert_eq!(standing, ["3.7.4", "3.7.4.1"]);
}

#[test]
fn accents_capitals_hyphens_and_doubled_letters_do_not_count() {
    assert_eq!(fold("  Semi-rápidas, o RELÓGIO!"), "semirapidas o relogio");
    assert_eq!(fold("semirrápidas"), fold("semi-rápidas"));
    assert_eq!(fold("ação 11.3"), "acao 11 3");
    assert_eq!(fold("¿…?"), "");
    let entries = [
        SearchEntry::new("", "Nas semirrápidas o árbitro assinala a queda da seta.", ""),
        SearchEntry::new("", "O xeque-mate acaba a partida.", "Só o mate a acaba."),
        SearchEntry::new("O relógio", "Cada lance acaba no relógio.", ""),
        SearchEntry::new("", "O relógio digital mostra a seta.", "o material"),
    ];
    for (query, found) in [
        ("semi-rapidas", &[0][..]),
        ("ARBITRO seta", &[0]),
        ("xeque mate", &[1]),
        ("xeque-mate", &[1]),
        ("xequemate", &[1]),
        ("relogio", &[2, 3]),
        ("seta", &[0, 3]),
        // Where few have both words, those with one of them follow.
        ("seta relógio", &[3, 2, 0]),
        // Words are found by their beginning: «rápidas» alone is another speed.
        ("rapidas", &[]),
        ("mat", &[1, 3]),
        ("", &[]),
        ("  - ", &[]),
        ("torre", &[]),
    ] {
        assert_eq!(find(&entries, query, &[]), found, "{query:?}");
    }
}

#[test]
fn words_of_another_place_stand_for_those_of_the_texts() {
    let entries = [
        SearchEntry::new("", "Anota-se na folha de registo.", ""),
        SearchEntry::new("", "Caiu a seta.", ""),
        SearchEntry::new("", "A bandeira.", ""),
    ];
    let names = |used: &str, others: [&str; 2]| Names {
        used: used.to_string(),
        others: others.map(str::to_string).into(),
        article: None,
    };
    let terms = [names("folha de registo", ["planilha", "score sheet"]), names("seta", ["bandeira", "flag"])];
    assert_eq!(find(&entries, "planilha", &terms), [0]);
    assert_eq!(find(&entries, "score-sheet", &terms), [0]);
    assert_eq!(find(&entries, "caiu a bandeira", &terms), [1, 2]);
    assert_eq!(find(&entries, "bandeira", &terms), [1, 2], "the word itself is found too");
    assert!(find(&entries, "planilhas novas", &terms).is_empty());
}

#[test]
fn a_number_is_found_however_it_is_written() {
    let library = library();
    let (new, old) = (library.book("2023").unwrap(), library.book("2005").unwrap());
    for (edition, query, found) in [
        (new, "7.5.5", Some("7.5.5")),
        (new, " Artigo 7.5.5. ", Some("7.5.5")),
        (new, "art. a5.2", Some("A.5.2")),
        (new, "ARTICLE A.5.2", Some("A.5.2")),
        (new, "a", Some("A")),
        (old, "b 9", Some("B9")),
        (old, "B.9", Some("B9")),
        (new, "B9", None),
        (new, "75.5", None),
        (new, "", None),
        (new, "artigo", None),
        (new, "ártigo é", None),
    ] {
        assert_eq!(number(edition, query), found, "{query:?}");
    }
}

#[test]
fn terms_are_read() {
    let terms = glossary::read("# words\nmate 1.4.1\npin - # no law\nbroken\na b c\n");
    assert_eq!(terms.len(), 2);
    assert_eq!((terms[0].text_id().as_str(), terms[0].article.as_deref()), ("term-mate", Some("1.4.1")));
    assert_eq!(terms[1].article, None);
}

/// The card games of the student games are there for whoever knows the address, and shown to their organisers.
#[test]
fn card_games_are_offered_where_they_are_wanted() {
    let rows = "part draughts\nchapter 2\n2.1\npart poker\nchapter 3\n3.1\npart truco\nchapter 4\n4.1\n\
        part closing\nchapter Final\nFinal.1\n";
    let library = Library { books: vec![read("2023", NEW), read("jss", rows)] };
    let chapters = |library: &Library| -> Vec<String> {
        library.book("jss").unwrap().chapters().map(|chapter| chapter.number.clone()).collect()
    };
    assert_eq!(library.offered(true), library);
    let offered = library.offered(false);
    assert_eq!(chapters(&offered), ["2", "Final"]);
    assert_eq!(chapters(&library), ["2", "3", "4", "Final"], "an address opens them in any case");
    assert_eq!(offered.book("2023"), library.book("2023"));
    let after = offered.book("jss").unwrap().neighbours("2").1.map(|chapter| chapter.number.clone());
    assert_eq!(after.as_deref(), Some("Final"), "one does not turn the page to what is not offered");
    assert_eq!(offered.files("jss", None), ["laws/headings", "laws/jss-2", "laws/jss-final"]);
    assert_eq!(number(offered.book("jss").unwrap(), "3.1"), None);
    assert_eq!(number(library.book("jss").unwrap(), "3.1"), Some("3.1"));
}
