//! What an arbiter decides by each edition: `tests/data/laws.csv`, the articles of every answer there can be, the form.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::laws::{Code, Decision, FORMS, Form, Judgement, Matter, MatterError, Speed, Supervision, judge};

use crate::articles::assert_printed;
use crate::ruling_example::answer;

const TABLE: &str = include_str!("../data/laws.csv");

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    TABLE.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(';').collect())
}

/// The name of an edition in the table of its numbers.
fn printed_name(code: Code) -> &'static str {
    if code == Code::StudentGames { "JSS" } else { code.name() }
}

/// Every answer there can be: each incident with each value of each of its keys, and all values of two keys at once.
fn every_answer(mut check: impl FnMut(Code, Speed, Supervision, &Form, &str, Judgement)) {
    for form in FORMS {
        let mut pairs = vec![String::new()];
        for (key, usual, values) in form.keys {
            let values: Vec<String> = match *values {
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
            for code in Code::ALL {
                for speed in Speed::ALL {
                    for supervision in Supervision::ALL {
                        check(code, speed, supervision, form, pair, judge(code, speed, supervision, matter));
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
    assert_eq!(named, FORMS.iter().map(|form| form.name).collect());
    let editions: BTreeSet<&str> = rows().map(|row| row[0]).collect();
    assert_eq!(editions, Code::ALL.iter().map(|code| code.name()).collect());
}

#[test]
fn every_answer_cites_what_its_edition_prints_or_says_that_it_is_silent() {
    let mut seen = BTreeMap::new();
    every_answer(|code, speed, supervision, form, pair, judgement| {
        let context = format!("{} {} {} {} {pair}", code.name(), speed.name(), supervision.name(), form.name);
        assert_eq!(judgement.decision == Decision::Silent, judgement.articles.is_empty(), "{context}");
        for article in &judgement.articles {
            assert_printed(printed_name(code), article, &context);
        }
        if judgement.decision == Decision::Silent {
            assert_eq!((judgement.player, judgement.opponent), (0, 0), "{context}");
        }
        *seen.entry(judgement.decision.name()).or_insert(0) += 1;
    });
    assert_eq!(seen.len(), 11, "every decision is met somewhere: {seen:?}");
}

/// Where two editions decide an incident differently, the table has a row of each that shows it.
#[test]
fn where_editions_differ_the_table_shows_it() {
    let shown: BTreeSet<(&str, &str)> = rows().map(|row| (row[3], row[0])).collect();
    let mut differ: BTreeSet<(&str, &str, &str)> = BTreeSet::new();
    let mut answers: BTreeMap<String, Vec<(Code, Judgement)>> = BTreeMap::new();
    every_answer(|code, speed, supervision, form, pair, judgement| {
        let key = format!("{};{};{};{pair}", form.name, speed.name(), supervision.name());
        let others = answers.entry(key).or_default();
        for (other, found) in others.iter() {
            let silent = [found, &judgement].iter().any(|one| one.decision == Decision::Silent);
            let same = (found.decision, found.player, found.opponent)
                == (judgement.decision, judgement.player, judgement.opponent);
            if !silent && !same {
                differ.insert((form.name, other.name(), code.name()));
            }
        }
        others.push((code, judgement));
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
        "result=draw opponent=+0 player=+0 article=A.5.2 reason=cannot-mate"
    );
}
