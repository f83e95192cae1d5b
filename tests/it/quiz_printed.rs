//! Single questions beside the texts of the editions: what is right, by which article, and that the story leaves one answer.

use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::quiz::Question;

use crate::quiz_example::{self as example, work_out};

/// Each of these had another answer or another article once than its edition prints.
#[test]
fn single_questions_are_answered_as_printed() {
    let questions: Vec<Question> = example::packs().into_iter().flat_map(|pack| pack.questions).collect();
    let of = |id: &str| questions.iter().find(|question| question.id == id).unwrap_or_else(|| panic!("no {id}"));
    for (id, edition, right, article) in [
        ("blitz-flag-arbiter-alone", Edition::Laws2023, "b", "A.5.5"),
        ("blitz-flag-arbiter-alone", Edition::Laws2018, "b", "A.4.5"),
        ("blitz-flag-arbiter-alone", Edition::Laws2005, "a", "B7"),
        ("blitz-flag-nobody", Edition::Laws2005, "true", "B7"),
        ("rapid-flag-arbiter", Edition::Laws2023, "b", "A.5.5"),
        ("rapid-flag-arbiter", Edition::Laws2005, "a", "B7"),
        ("rapid-flag-unnoticed", Edition::Laws2005, "false", "B7"),
        ("draws-fivefold", Edition::Laws2005, "b", "9.2"),
        ("draws-seventy-five", Edition::Laws2005, "false", "9.3"),
        ("arbiter-both-kings", Edition::Laws2009, "d", "7.4.a"),
        ("arbiter-finish-increment", Edition::Laws2023, "a", "III.2.2"),
        ("rapid-pawn-stays", Edition::Laws2005, "a", "B6"),
        ("rapid-pawn-stays", Edition::Laws2023, "c", "A.5.4"),
        ("rapid-illegal-first", Edition::StudentGames, "d", "1.4.3"),
    ] {
        let (answers, _) = work_out(of(id)).unwrap_or_else(|why| panic!("{id}: {why}"));
        let answer = answers.iter().find(|answer| answer.edition == edition).unwrap_or_else(|| panic!("{id}"));
        assert_eq!((answer.right.join("+").as_str(), answer.articles[0].as_str()), (right, article), "{id}");
    }
    // What 2005 does not print is not asked of it.
    for id in ["clock-setting-wrong", "arbiter-finish-increment"] {
        assert!(!of(id).asked.contains(&Edition::Laws2005), "{id}");
    }
    let (answers, _) = work_out(of("draughts-man-behind")).expect("an answer");
    assert!(answers[0].articles.contains(&"2.5.1".to_string()), "the direction is in 2.5.1");
    // One answer stands only if the story says so.
    for (id, words) in [
        ("q-blitz-watched-needs.d", "ajudante"),
        ("q-blitz-sheet-full", "não dispensa ninguém"),
        ("q-blitz-illegal-second", "o próprio rei em xeque"),
        ("q-blitz-illegal-pawn-stays", "e ele espera"),
        ("q-rapid-pawn-stays", "e ele espera"),
        ("q-rapid-pawn-stays.a", "posição de antes"),
        ("q-rapid-claim-touched", "acaba de aparecer"),
        ("q-clock-both-flags", "anunciadas"),
    ] {
        let text = example::text_of(Language::PtPt, id).unwrap_or_else(|| panic!("no {id}"));
        assert!(text.contains(words), "{id}: {text}");
    }
    let blitz = example::text_of(Language::PtPt, "q-blitz-time-3-10").expect("a text");
    assert!(!blitz.contains("Como"), "the reason given is wrong in 2005, the answer is not: {blitz}");
}
