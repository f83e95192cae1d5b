//! What an arbiter decides by each edition: `tests/data/laws.csv`, the articles of every answer there can be, the form.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::edition::Edition;
use lance_legal::laws::{
    Decision, Follow, Form, Judgement, Matter, MatterError, Speed, Supervision, UNNUMBERED, forms, judge,
};

use crate::articles::assert_printed;
use crate::ruling_example::answer;

const TABLE: &str = include_str!("../data/laws.csv");

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    TABLE.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(';').collect())
}

/// The name of an edition in the table of its numbers.
fn printed_name(edition: Edition) -> &'static str {
    if edition == Edition::StudentGames { "JSS" } else { edition.name() }
}

/// Every answer there can be: each incident with each value of each of its keys, and all values of two keys at once.
fn every_answer(mut check: impl FnMut(Edition, Speed, Supervision, &Form, &str, Judgement)) {
    for form in &forms() {
        let mut pairs = vec![String::new()];
        for (key, usual, values) in &form.keys {
            let values: Vec<String> = match values.as_str() {
                "a number" | "a number|unstated" => {
                    let numbers = ["0", "1", "2", "3", "9", "10", "45", "90", "119", "120", "299", "300", "4000"];
                    numbers.into_iter().chain([*usual]).map(|value| format!("{key}={value}")).collect()
                }
                words => words.split('|').map(|value| format!("{key}={value}")).collect(),
            };
            let before = pairs.clone();
            pairs.extend(before.iter().flat_map(|pair| values.iter().map(move |value| format!("{pair},{value}"))));
        }
        for pair in &pairs {
            let matter =
                Matter::read(form.name, pair).unwrap_or_else(|error| panic!("{}: {pair}: {error:?}", form.name));
            for edition in Edition::JUDGED {
                for speed in Speed::ALL {
                    for supervision in Supervision::ALL {
                        check(edition, speed, supervision, form, pair, judge(edition, speed, supervision, matter));
                    }
                }
            }
        }
    }
}

#[test]
fn the_table_is_what_is_decided() {
    let mut wrong = Vec::new();
    for row in rows() {
        let [edition, speed, supervision, incident, pairs, result, opponent, player, article] = row[..] else {
            panic!("{row:?}");
        };
        let said = answer(&format!("{edition};{speed};{supervision};{incident};{pairs}"));
        let number = |text: &str| text.parse::<i64>().unwrap();
        let wanted = format!(
            "result={result} opponent={:+} player={:+} article={article} reason=",
            number(opponent),
            number(player)
        );
        if !said.starts_with(&wanted) {
            wrong.push(format!("{}\n   {wanted}\n   {said}", row.join(";")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rows().count() >= 250);
}

#[test]
fn the_table_names_every_incident_and_every_edition() {
    let named: BTreeSet<&str> = rows().map(|row| row[3]).collect();
    assert_eq!(named, forms().iter().map(|form| form.name).collect());
    let editions: BTreeSet<&str> = rows().map(|row| row[0]).collect();
    assert_eq!(editions, Edition::JUDGED.iter().map(|edition| edition.name()).collect());
}

#[test]
fn every_answer_cites_what_its_edition_prints_or_says_that_it_is_silent() {
    let (mut seen, mut follow) = (BTreeMap::new(), BTreeSet::new());
    every_answer(|edition, speed, supervision, form, pair, judgement| {
        let context = format!("{} {} {} {} {pair}", edition.name(), speed.name(), supervision.name(), form.name);
        let silent = judgement.decision == Decision::Silent;
        assert_eq!(silent || UNNUMBERED.contains(&judgement.reason), judgement.articles.is_empty(), "{context}");
        let different: BTreeSet<_> = judgement.articles.iter().collect();
        assert_eq!(different.len(), judgement.articles.len(), "{context}: an article twice");
        for article in &judgement.articles {
            assert_printed(printed_name(edition), article, &context);
        }
        let queen = judgement.follows.contains(&Follow::Queen);
        let back = judgement.follows.contains(&Follow::PositionRestored);
        assert!(!(queen && back), "{context}: the pawn is a queen or goes back");
        assert!(!silent || judgement.follows.is_empty(), "{context}");
        follow.extend(judgement.follows.iter().map(|one| one.name()));
        if judgement.decision == Decision::Silent {
            assert_eq!((judgement.player, judgement.opponent), (0, 0), "{context}");
        }
        *seen.entry(judgement.decision.name()).or_insert(0) += 1;
    });
    assert_eq!(seen.len(), 11, "every decision is met somewhere: {seen:?}");
    assert_eq!(follow, Follow::ALL.iter().map(|one| one.name()).collect(), "what follows is met somewhere");
}

/// Every article behind the first, the promoted piece, and what else is done.
#[test]
fn a_ruling_prints_all_that_it_rests_on_and_what_follows() {
    for (line, wanted) in [
        ("2023;standard;partial;seventy-five;mate=yes", "articles=5.1.1,9.6.2 promoted=- follows=-"),
        ("2023;standard;partial;flag;", "articles=6.9,6.8 promoted=- follows=-"),
        ("2023;blitz;partial;flag;claimed=no", "articles=A.5.5,B.3,6.8,6.9 promoted=- follows=-"),
        ("2018;rapid;partial;flag;claimed=no", "articles=A.4.5,6.8,6.9 promoted=- follows=-"),
        ("2005;blitz;partial;flag;claimed=no", "articles=B7,C2 promoted=- follows=-"),
        ("2005;rapid;partial;flag;", "articles=B8,B7,6.10 promoted=- follows=-"),
        ("2023;rapid;partial;both-flags;", "articles=III.3.1.2,III.2.1,III.2.2 promoted=- follows=-"),
        ("2023;rapid;partial;quick-play;", "articles=III.5.1,III.5,III.2.1 promoted=- follows=-"),
        ("2005;standard;partial;quick-play;arbiter=puts-off", "articles=10.2.b,10.2 promoted=- follows=may-still-draw"),
        ("2023;rapid;partial;unpromoted;", "articles=A.5.2,A.3,7.5.5,7.5.2 promoted=queen follows=queen"),
        ("2018;standard;partial;unpromoted;", "articles=7.5.5,7.5.2 promoted=queen follows=queen"),
        (
            "2005;rapid;partial;unpromoted;",
            "articles=B6,7.4.b,7.4.a promoted=- follows=position-restored,touched-piece",
        ),
        (
            "2009;standard;partial;unpromoted;",
            "articles=7.4.b,7.4.a promoted=- follows=position-restored,touched-piece",
        ),
        (
            "2005;blitz;partial;unpromoted;claimed=no",
            "articles=B6,7.4.b,7.4.a,C2 promoted=- follows=position-restored,touched-piece",
        ),
        ("2023;rapid;partial;set-up;moves=12", "articles=A.5.1.2 promoted=- follows=no-castling-king,no-castling-rook"),
        ("2005;blitz;partial;set-up;moves=4", "articles=B4,C2 promoted=- follows=no-castling-king"),
        ("jss;rapid;partial;set-up;moves=3", "articles=1.4.1 promoted=- follows=no-castling-king"),
        ("2023;blitz;partial;set-up;moves=2", "articles=7.2.1,A.5.1.2,B.3 promoted=- follows=-"),
        (
            "2023;standard;partial;king-taken;",
            "articles=7.5.5,7.5.1,1.4.1 promoted=- follows=position-restored,touched-piece",
        ),
        (
            "2023;standard;partial;both-in-check;",
            "articles=7.5.1,7.5.5 promoted=- follows=position-restored,touched-piece",
        ),
        ("2005;standard;partial;fivefold;", "articles=9.2 promoted=- follows=-"),
        ("2023;standard;partial;correct-claim;by=fifty", "articles=9.5.2,9.3 promoted=- follows=-"),
        ("2005;standard;partial;late-claim;", "articles=9.4,9.5.a,9.2 promoted=- follows=-"),
        ("2023;standard;partial;wrong-claim;", "articles=9.5.3 promoted=- follows=intended-move"),
        ("2023;rapid;partial;illegal;moved-on=yes", "articles=A.5.2,A.3,7.5.5 promoted=- follows=players-may-correct"),
        ("2005;rapid;partial;illegal;moved-on=yes", "articles=B6,7.4.b promoted=- follows=-"),
        ("2023;standard;partial;phone;", "articles=11.3.2.2 promoted=- follows=opponent-wins"),
        ("2005;standard;partial;phone;", "articles=12.2.b promoted=- follows=opponent-score"),
        ("2023;standard;partial;refusal;", "articles=11.7 promoted=- follows=opponent-score"),
        ("2023;standard;partial;displaced;", "articles=7.4.1,7.4.3 promoted=- follows=may-penalise"),
        ("2023;standard;partial;shifted;", "articles=7.6,7.1 promoted=- follows=position-restored"),
        ("2023;standard;partial;spectator;", "articles=12.7 promoted=- follows=may-expel"),
        ("2009;standard;partial;two-hands;", "articles=- promoted=- follows=-"),
        ("jss;rapid;partial;late;after=960", "articles=- promoted=- follows=-"),
    ] {
        let said = answer(line);
        let rest = said.split_once(" articles=").map(|(_, rest)| format!("articles={rest}"));
        assert_eq!(rest.as_deref(), Some(wanted), "{line}");
        let first = wanted.trim_start_matches("articles=").split([',', ' ']).next().unwrap_or_default();
        assert!(said.contains(&format!(" article={first} reason=")), "{line}: {said}");
    }
}

/// Where two editions decide an incident differently, the table has a row of each that shows it.
#[test]
fn where_editions_differ_the_table_shows_it() {
    let shown: BTreeSet<(&str, &str)> = rows().map(|row| (row[3], row[0])).collect();
    let mut differ: BTreeSet<(&str, &str, &str)> = BTreeSet::new();
    let mut answers: BTreeMap<String, Vec<(Edition, Judgement)>> = BTreeMap::new();
    every_answer(|edition, speed, supervision, form, pair, judgement| {
        let key = format!("{};{};{};{pair}", form.name, speed.name(), supervision.name());
        let others = answers.entry(key).or_default();
        for (other, found) in others.iter() {
            let silent = [found, &judgement].iter().any(|one| one.decision == Decision::Silent);
            let same = (found.decision, found.player, found.opponent)
                == (judgement.decision, judgement.player, judgement.opponent);
            if !silent && !same {
                differ.insert((form.name, other.name(), edition.name()));
            }
        }
        others.push((edition, judgement));
    });
    assert!(differ.len() > 30, "{}", differ.len());
    let wanted = differ.into_iter().flat_map(|(incident, one, other)| [(incident, one), (incident, other)]);
    let missing: BTreeSet<_> = wanted.filter(|row| !shown.contains(row)).collect();
    assert!(missing.is_empty(), "no row of {missing:?}");
}

#[test]
fn a_line_that_cannot_be_read_says_why() {
    for (line, why) in [
        ("", "error=not edition;speed;supervision;incident;key=value"),
        ("2023;rapid;partial", "error=not edition;speed;supervision;incident;key=value"),
        ("2022;rapid;partial;illegal", "error=no edition 2022"),
        ("2023;quick;partial;illegal", "error=no speed quick"),
        ("2023;rapid;half;illegal", "error=no supervision half"),
        ("2023;rapid;partial;dance", "error=no incident dance"),
        ("2023;rapid;partial;colours;nth=1", "error=colours has no nth"),
        ("2023;rapid;partial;illegal;nth=one", "error=not a value: nth=one"),
        ("2023;rapid;partial;illegal;seen", "error=not a value: seen="),
        ("2023;rapid;partial;late;after=-1", "error=not a value: after=-1"),
    ] {
        assert_eq!(answer(line), why, "{line}");
    }
    assert_eq!(Matter::read("illegal", "x=1"), Err(MatterError::Key("x".to_string())));
    assert_eq!(
        answer("2023; rapid; partial; illegal; nth = 2 , mate = no"),
        "result=draw opponent=+0 player=+0 article=A.5.2 reason=cannot-mate articles=A.5.2,A.3,7.5.5,7.5.1 promoted=- \
         follows=-"
    );
}
