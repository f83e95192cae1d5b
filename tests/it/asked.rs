//! Each number of the Laws of 2023 is asked about, in a question or in a situation, or stands with its reason in
//! `tests/data/unasked.txt`.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::edition::Edition;
use lance_legal::laws::judge;
use lance_legal::laws::scene;

use crate::quiz_example::{self as example, Pack, work_out};

const NUMBERS: &str = include_str!("../../assets/laws/2023.txt");
const SITUATIONS: &str =
    concat!(include_str!("../../assets/scenes/situations-1.txt"), include_str!("../../assets/scenes/situations-2.txt"));
const UNASKED: &str = include_str!("../data/unasked.txt");

/// The numbers below which there is no other, in their order.
fn leaves() -> Vec<&'static str> {
    let words = NUMBERS.lines().filter_map(|line| line.split_whitespace().next());
    let all: Vec<&str> = words.filter(|word| !matches!(*word, "#" | "part" | "chapter")).collect();
    let below = |number: &str, other: &str| other.strip_prefix(number).is_some_and(|rest| rest.starts_with('.'));
    all.iter().filter(|number| !all.iter().any(|other| below(number, other))).copied().collect()
}

/// Every number that an answer or a ruling of 2023 cites.
fn cited() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for Pack { questions, .. } in example::packs() {
        for question in questions.iter().filter(|question| question.asked.contains(&Edition::Laws2023)) {
            let (answers, _) =
                work_out(question).unwrap_or_else(|why| panic!("{}: {why}", example::place(&question.id)));
            let of_2023 = answers.into_iter().filter(|answer| answer.edition == Edition::Laws2023);
            cited.extend(of_2023.flat_map(|answer| answer.articles));
        }
    }
    let (_, scenes) = scene::read(SITUATIONS).unwrap_or_else(|fault| panic!("assets/scenes: {fault}"));
    for scene in scenes.iter().filter(|scene| scene.editions.contains(&Edition::Laws2023)) {
        let judgement = judge(Edition::Laws2023, scene.speed, scene.supervision, scene.matter);
        cited.extend(judgement.articles.into_iter().map(str::to_string));
    }
    cited
}

/// The numbers that nobody asks about, each with its reason.
fn unasked() -> BTreeMap<&'static str, &'static str> {
    let mut listed = BTreeMap::new();
    for line in UNASKED.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (number, reason) = line.split_once(" | ").unwrap_or_else(|| panic!("{line}, wanted \"number | reason\""));
        assert!(!reason.trim().is_empty(), "{number}: no reason");
        assert_eq!(listed.insert(number, reason), None, "{number} stands twice");
    }
    listed
}

#[test]
fn every_number_of_the_laws_is_asked_or_listed_with_its_reason() {
    let (leaves, cited, listed) = (leaves(), cited(), unasked());
    // 300 numbers, and the eight points of what stands before them.
    assert_eq!(leaves.len(), 308);
    let missing: Vec<&str> =
        leaves.iter().filter(|number| !cited.contains(**number) && !listed.contains_key(*number)).copied().collect();
    assert!(
        missing.is_empty(),
        "nobody asks about {}, wanted a question, a situation or a line \"number | reason\" in tests/data/unasked.txt",
        missing.join(" ")
    );
    for number in listed.keys() {
        assert!(leaves.contains(number), "tests/data/unasked.txt: {number}, wanted a number with none below it");
        assert!(!cited.contains(*number), "tests/data/unasked.txt: {number} is asked about, wanted no such line");
    }
}
