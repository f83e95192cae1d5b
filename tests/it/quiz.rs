//! Questions: what is written is what is worked out, each can be answered in each edition, sets are the same for
//! everybody, and what was missed comes back.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::OnceLock;

use lance_legal::blocks::Fault;
use lance_legal::chess::{Letters, Piece};
use lance_legal::edition::Edition;
use lance_legal::language::Language;
use lance_legal::quiz::{
    Asked, Duel, Goal, Index, Kind, Legal, Level, MIXTURE, Phase, Question, Results, RightAnswer, RightAnswers, Round,
    SET, Seat, Sign, Source, Tally, Theme, Turns, Wanted, mark, read, seconds, shown, time, touches,
};
use lance_legal::square::Square;
use serde_json::json;

use crate::articles::assert_printed;
use crate::limits;
use crate::project;
use crate::quiz_example::{self as example, Pack, work_out};

const PACK: &str = "\
# Semirrápidas
[rapid-first]
kind one
case rapid partial illegal nth=1
ask 2023 2018 2005
option a play-on opponent=60
option b play-on opponent=120
option c loss

[rapid-range]
kind several
ask 2023
options 4
right b d
articles 2023 A.1

[rapid-clocks]
kind clock
case rapid partial illegal nth=1
ask 2023
clock white=4:12 black=0:59 turn=white

[rapid-which]
kind article
case rapid partial illegal nth=1
ask 2023
others 2023 6.11.1 9.2 A.5.3

[rapid-said]
kind true
case rapid partial illegal nth=2
ask 2023
claim loss

[rapid-steps]
kind order
ask 2023
options 3
articles 2023 7.5.1

[rapid-mate]
kind board
ask 2023
game chess
fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1
goal mate
articles 2023 1.4.1
";

fn question(id: &str) -> Question {
    let (questions, faults) = read(PACK);
    assert_eq!(faults, []);
    questions.into_iter().find(|question| question.id == id).expect("such a question")
}

fn worked(id: &str) -> (Question, Vec<RightAnswer>) {
    let question = question(id);
    let (answers, _) = work_out(&question).expect("an answer");
    (question, answers)
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}

#[test]
fn a_pack_is_read_and_worked_out() {
    let right = |id: &str| worked(id).1.into_iter().map(|answer| answer.right.join(" ")).collect::<Vec<_>>();
    // FIDE 2023 A.5.2 gives a minute; FIDE 2018 A.4.2 loses.
    assert_eq!(right("rapid-first").len(), 3);
    assert_eq!(right("rapid-first")[0], "a");
    assert_eq!(right("rapid-range"), ["b d"]);
    assert_eq!(right("rapid-clocks"), ["white=4:12 black=1:59"]);
    assert_eq!(right("rapid-said"), ["true"]);
    assert_eq!(right("rapid-steps"), ["a b c"]);
    assert_eq!(right("rapid-mate"), ["a1a8"]);
    assert_eq!(worked("rapid-which").1[0].right.len(), 1);
}

#[test]
fn answers_and_list_are_read_as_they_are_written() {
    let (questions, _) = read(PACK);
    let (mut answers, mut boards) = (Vec::new(), Vec::new());
    for question in &questions {
        let (of_question, board) = work_out(question).unwrap_or_else(|why| panic!("{}: {why}", at(&question.id)));
        answers.extend(of_question);
        boards.extend(board.map(|board| (question.id.clone(), board)));
    }
    let mut kept = RightAnswers::default();
    kept.add(&RightAnswers::write(&answers, &boards));
    for answer in &answers {
        assert_eq!(kept.answer(&answer.id, answer.edition), Some(answer));
    }
    assert_eq!(kept.board("rapid-mate"), Some(&boards[0].1));
    assert_eq!(kept.board("rapid-steps"), None);
    let index = Index::read(&Index::write(&[("rapid-1".to_string(), questions.clone())]));
    assert_eq!(index.entries().len(), questions.len());
    let entry = index.entry("rapid-first").expect("listed");
    assert_eq!((entry.pack.as_str(), entry.kind, entry.asked.len()), ("rapid-1", Kind::One, 3));
    assert_eq!(index.count(Some(Theme::Rapid), Level::Arbiter, Edition::Laws2018), 1);
    assert_eq!(index.themes(Level::Arbiter, Edition::Laws2009), []);
    // Elsewhere something else is right.
    let first = question("rapid-first");
    let other: Vec<Edition> = kept.elsewhere(&first, Edition::Laws2023).iter().map(|answer| answer.edition).collect();
    assert!(other.contains(&Edition::Laws2018), "{other:?}");
    // Nothing that is read breaks it.
    kept.add("nonsense\nrapid-x 2023\nrapid-y board white Z9+x e2\n\u{e9} \u{e9} \u{e9} \u{e9}\n");
    assert_eq!(Index::read("no bracket\n[p]\nodd one\nrapid-a what 2023").entries(), []);
}

#[test]
fn each_fault_of_a_pack_is_told_with_its_line() {
    for (text, told) in [
        ("kind one", "1: \"kind one\", wanted a name in brackets before it, like [rapid-first]"),
        (
            "[other-x]\nkind true\nask 2023\nright true\narticles 2023 1",
            "1: \"[other-x]\", wanted a name of small letters that begins with a theme, like [rapid-first]",
        ),
        (
            "[rapid-x]\nwhat 3\nkind true\nask 2023\nright true\narticles 2023 1",
            "2: \"what 3\", wanted one of: kind, level, ask, case, option, options, right, articles, others, claim, clock, \
             game, fen, goal",
        ),
        ("[rapid-x]\nkind odd", "2: \"kind odd\", wanted one of: one, several, order, true, article, board, clock"),
        (
            "[rapid-x]\nkind true\nkind one\nask 2023\nright true\narticles 2023 1",
            "3: \"kind one\", wanted it only once",
        ),
        ("[rapid-x]\nask 2023", "1: no kind, wanted a line \"kind one\""),
        ("[rapid-x]\nkind true", "1: no ask, wanted a line \"ask 2023 2018\""),
        ("[rapid-x]\nkind one\nask 2023\nright a\narticles 2023 1", "1: options: 0, wanted 3 to 6 options"),
        (
            "[rapid-x]\nkind one\nask 2023\noptions 3\nright d\narticles 2023 1",
            "1: right d, wanted the letter of one option, like right b",
        ),
        (
            "[rapid-x]\nkind several\nask 2023\noptions 3\nright a b c\narticles 2023 1",
            "1: right a b c, wanted letters of options, two or more and not all, like right a c",
        ),
        (
            "[rapid-x]\nkind true\nask 2023 2018\nright true\narticles 2023 1",
            "1: no articles, wanted a line \"articles 2018 7.5.1\"",
        ),
        (
            "[rapid-x]\nkind article\nask 2023\nright 7.5.5\nothers 2023 9.2",
            "1: no others, wanted a line \"others 2023 6.11.1 9.2 A.5.3\"",
        ),
        ("[rapid-x]\nkind true\nask 2023\ncase rapid partial illegal", "1: no claim, wanted a line \"claim loss\""),
        ("[rapid-x]\nkind board\nask 2023\ngame chess", "1: no goal, wanted a line \"goal mate\""),
        (
            "[rapid-x]\nkind true\nask 2023\nright true\narticles 2023 1\ngame chess",
            "1: no fen, wanted a line \"fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\"",
        ),
        (
            "[rapid-x]\nkind true\nask 2023\nright true\narticles 2023 1\ngoal mate",
            "1: a goal, wanted a goal with kind board alone",
        ),
        (
            "[rapid-x]\nkind article\nlevel school\nask 2023\nright 7.5.5\nothers 2023 6.11.1 9.2 A.5.3",
            "1: level school, wanted no number of an article asked at school",
        ),
        ("[rapid-x]\nkind true\nlevel odd", "3: \"level odd\", wanted one of: school, arbiter"),
    ] {
        let (_, faults) = read(text);
        let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
        assert!(faults.iter().any(|fault| fault == told), "{text}: {faults:?}");
    }
    // The question beside the broken one is read.
    let (questions, faults) = read("[rapid-x]\nkind odd\n[rapid-y]\nkind true\nask 2023\nright true\narticles 2023 1");
    assert_eq!((questions.len(), faults.len()), (1, 2));
}

#[test]
fn times_are_read_and_written() {
    for (text, value) in [("4:12", 252), ("0:05", 5), ("1:04:12", 3852), ("59:59", 3599)] {
        assert_eq!((seconds(text), time(value)), (Some(value), text.to_string()));
    }
    for text in ["", "4", "4:60", "4:1x", "1:2:3:4", "+4:12", "100:00"] {
        assert_eq!(seconds(text), None, "{text}");
    }
}

#[test]
fn an_answer_is_marked_part_by_part() {
    let (question, answers) = worked("rapid-range");
    let half = mark(question.kind, &answers[0], &words("b c"));
    assert!(!half.right && !half.is_partial(), "a wrong one takes a right one back");
    assert_eq!(
        (half.sign("b"), half.sign("c"), half.sign("d"), half.sign("a")),
        (Sign::Found, Sign::Wrong, Sign::Missed, Sign::Plain)
    );
    assert!(mark(question.kind, &answers[0], &words("b")).is_partial());
    assert!(mark(question.kind, &answers[0], &words("d b")).right);
    let none = mark(question.kind, &answers[0], &[]);
    assert!(!none.right && none.is_blank() && !half.is_blank());
    let (question, answers) = worked("rapid-steps");
    assert!(mark(question.kind, &answers[0], &words("a b c")).right);
    assert_eq!(mark(question.kind, &answers[0], &words("a c b")).parts, (1, 3));
    let (question, answers) = worked("rapid-clocks");
    let one = mark(question.kind, &answers[0], &words("white=4:12 black=0:59"));
    assert_eq!((one.right, one.parts), (false, (1, 2)));
    let (question, answers) = worked("rapid-mate");
    assert!(mark(question.kind, &answers[0], &words("a1a8")).right);
    assert_eq!(mark(question.kind, &answers[0], &words("a1a2")).missed, ["a1a8"]);
}

#[test]
fn options_are_shuffled_by_the_seed_alone() {
    let (question, answers) = worked("rapid-range");
    let orders: BTreeSet<Vec<String>> =
        (0..200).map(|seed| shown(&question, &answers[0], Edition::Laws2023, seed)).collect();
    assert_eq!(orders.len(), 24, "every order comes up");
    assert_eq!(
        shown(&question, &answers[0], Edition::Laws2023, 7),
        shown(&question, &answers[0], Edition::Laws2023, 7)
    );
    let (question, answers) = worked("rapid-steps");
    for seed in 0..200 {
        assert_ne!(shown(&question, &answers[0], Edition::Laws2023, seed), answers[0].right, "it would be no question");
    }
    let (question, answers) = worked("rapid-which");
    assert_eq!(shown(&question, &answers[0], Edition::Laws2023, 1).len(), 4);
}

#[test]
fn a_move_on_the_board_is_found_by_its_squares() {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let (_, board) = work_out(&question("rapid-mate")).expect("worked out");
    let board = board.expect("a board");
    let meant = |from: &str, to: &str| {
        let found = board.meant(square(from), square(to));
        found.iter().map(|legal| legal.word()).collect::<Vec<_>>()
    };
    assert_eq!(meant("a1", "a8"), ["a1a8"]);
    assert_eq!(meant("a1", "b2"), Vec::<String>::new());
    assert_eq!(meant("e1", "c1"), ["e1c1"]);
    // In draughts the squares on the way will do where they mean one capture.
    let pack = "[draughts-x]\nkind board\nask jss\ngame draughts\nfen W:Wf3:Be4,c6\ngoal capture\narticles jss 2.6";
    let (questions, faults) = read(pack);
    assert_eq!(faults, []);
    let (standing, right) = example::worked_board(questions[0].board.as_ref().expect("a board")).expect("worked out");
    assert_eq!(right, ["f3d5b7"]);
    assert_eq!(standing.meant(square("f3"), square("d5")).len(), 1);
    assert_eq!(standing.meant(square("f3"), square("g4")).len(), 0);
}

/// Where a question is: `assets/quiz/rapid-1.txt:12: rapid-illegal-first`.
fn at(id: &str) -> &'static str {
    static PLACES: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    let places = PLACES.get_or_init(|| {
        let questions = example::packs().into_iter().flat_map(|pack| pack.questions);
        questions.map(|question| (question.id.clone(), example::place(&question.id))).collect()
    });
    places.get(id).map_or("", String::as_str)
}

fn list() -> Index {
    Index::read(&crate::text("assets/quiz/index.txt"))
}

#[test]
fn a_set_is_the_same_for_everybody_and_its_first_question_is_no_board() {
    let index = list();
    for (edition, level) in Edition::ALL.into_iter().flat_map(|edition| Level::ALL.map(|level| (edition, level))) {
        for theme in index.themes(level, edition).into_iter().map(Some).chain([None]) {
            for name in ["turma-5b", "abc", "x9"] {
                let wanted = Wanted::set(theme, level, edition, name);
                let set = index.set(wanted);
                assert_eq!(set, index.set(wanted));
                let ids: BTreeSet<&str> = set.iter().map(|asked| asked.id.as_str()).collect();
                assert_eq!(ids.len(), set.len(), "{theme:?} {edition:?} {name}: one twice");
                assert_eq!(set.len(), SET.min(index.count(theme, level, edition)), "{theme:?} {edition:?} {name}");
                // A mixture is of all themes there are, as far as ten questions go; a theme of all its packs.
                let parts = |set: &[Asked]| -> BTreeSet<String> {
                    set.iter().map(|a| if theme.is_some() { a.pack.clone() } else { a.theme.slug().into() }).collect()
                };
                let all = index.set(Wanted { count: usize::MAX, ..wanted });
                assert_eq!(parts(&set).len(), parts(&all).len().min(SET), "{theme:?} {edition:?} {name}");
                let longer = index.set(Wanted { count: 20, ..wanted });
                assert_eq!(longer[..set.len()], set[..], "a longer test begins with the shorter");
                let has_board = |asked: &Asked| index.entry(&asked.id).expect("listed").has_board;
                let boards = set.iter().all(has_board);
                assert!(boards || !has_board(&set[0]), "{theme:?} {level:?} {edition:?} {name}");
                for asked in &set {
                    assert!(index.entry(&asked.id).expect("listed").asked.contains(&edition));
                }
            }
        }
    }
    let of = |name| index.set(Wanted::set(None, Level::Arbiter, Edition::Laws2023, name));
    assert_ne!(of("a"), of("b"), "names make sets");
    assert_eq!(of("a").len(), SET);
}

/// Questions in a class and in a duel: every one there is, as answers of which exactly one is right.
#[test]
fn every_question_can_be_answered_with_one_touch() {
    for Pack { questions, .. } in example::packs() {
        for question in questions {
            let (answers, standing) = work_out(&question).unwrap_or_else(|why| panic!("{}: {why}", at(&question.id)));
            for answer in &answers {
                for seed in 0..20 {
                    let options = shown(&question, answer, answer.edition, seed);
                    let all = touches(&question, answer, &options, standing.as_ref(), seed);
                    let what = format!("{} {:?} {seed}: {all:?}", question.id, answer.edition);
                    assert_eq!(all, touches(&question, answer, &options, standing.as_ref(), seed), "{what}");
                    let least = if question.kind == Kind::True { 2 } else { 3 };
                    assert!((least..=6).contains(&all.len()), "{what}");
                    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{what}: one twice");
                    let right = all.iter().filter(|given| mark(question.kind, answer, given).right).count();
                    assert_eq!(right, 1, "{what}");
                }
            }
        }
    }
}

#[test]
fn a_round_counts_the_first_answer() {
    let index = list();
    let mut round = Round::new(index.set(Wanted::set(Some(Theme::Rapid), Level::Arbiter, Edition::Laws2023, "a")));
    let of = round.asked().len();
    round.advance();
    assert_eq!(round.place(), 0, "nothing is passed over unanswered");
    for place in 0..of {
        assert!(round.settle(place > 1));
        assert!(!round.settle(true), "answered once");
        assert_eq!(round.place(), place);
        round.advance();
    }
    assert_eq!((round.current(), round.score()), (None, (of - 2, of)));
    assert_eq!(round.by_theme(), [(Theme::Rapid, of - 2, of)]);
    assert_eq!(round.missed().count(), 2);
    assert!(!round.settle(true));
}

#[test]
fn what_was_missed_comes_back_in_its_edition() {
    let index = list();
    let entry = index.entries().iter().find(|entry| entry.asked.contains(&Edition::Laws2018)).expect("one of 2018");
    let asked = Asked::of(entry, Edition::Laws2018);
    let mut results = Results::default();
    results.answered(&asked, false, 100);
    assert_eq!(results.tally(entry.theme), Tally { right: 0, asked: 1 });
    assert_eq!((results.due(&index, 100), results.due(&index, 101)), (vec![], vec![asked.clone()]));
    assert_eq!((results.next_due(&index), results.card(&asked.id, Edition::Laws2023)), (Some(101), None));
    results.answered(&asked, true, 101);
    assert_eq!((results.review(&index, 103), results.review(&index, 104).len()), (vec![], 1));
    // A question that there is no more is passed over, and no harm done.
    let old =
        Results::from(json!({"cards": {"2018/rapid-gone": [0, 1], "rapid": [0, 1], "2023/x": [9, 1]}, "themes": 3}));
    assert_eq!((old.due(&index, 50), old.next_due(&index)), (vec![], None));
    for odd in [json!(null), json!([]), json!({"themes": {"rapid": [3, 2]}})] {
        assert_eq!(Results::from(odd), Results::default());
    }
}

#[test]
fn a_duel_is_fair() {
    // The buzzer: the first to press answers, a miss leaves the question to the other.
    let mut duel = Duel::new(Turns::Buzzer, 3);
    duel.answer(Seat::Left, "a", true, 4);
    assert_eq!(duel.phase(), &Phase::Open, "nobody answers without pressing");
    duel.buzz(Seat::Right);
    duel.buzz(Seat::Left);
    duel.answer(Seat::Left, "a", true, 4);
    assert_eq!((duel.score(Seat::Left), duel.phase()), (0, &Phase::Answering { seat: Seat::Right, second: false }));
    duel.answer(Seat::Right, "b", false, 4);
    assert_eq!(duel.missed("b"), Some(Seat::Right));
    duel.answer(Seat::Left, "b", false, 4);
    assert_eq!(duel.phase(), &Phase::Answering { seat: Seat::Left, second: true }, "what was tried is out");
    duel.answer(Seat::Left, "a", true, 4);
    assert_eq!((duel.score(Seat::Left), duel.phase()), (1, &Phase::Shown { winner: Some(Seat::Left) }));
    duel.advance();
    // Between two, a wrong guess is the other's point.
    duel.buzz(Seat::Left);
    duel.answer(Seat::Left, "true", false, 2);
    assert_eq!((duel.score(Seat::Right), duel.phase()), (1, &Phase::Shown { winner: Some(Seat::Right) }));
    duel.advance();
    duel.give_up();
    duel.advance();
    assert_eq!((duel.phase(), duel.leader()), (&Phase::Over, None));
    // In turns both begin as often.
    let mut duel = Duel::new(Turns::Alternate, 9);
    let mut first = Vec::new();
    while let Phase::Answering { seat, .. } = *duel.phase() {
        first.push(seat);
        duel.answer(seat, "a", true, 4);
        duel.advance();
    }
    let left = first.iter().filter(|seat| **seat == Seat::Left).count();
    assert_eq!((first.len(), left, duel.leader()), (8, 4, None));
}

#[test]
fn the_answers_on_file_are_those_that_are_worked_out() {
    let files = example::files(example::packs()).unwrap_or_else(|wrong| panic!("\n{}", wrong.join("\n")));
    let mut written = BTreeSet::new();
    for (path, text) in files {
        let there = fs::read_to_string(project().join(&path)).unwrap_or_default();
        assert!(
            there == text,
            "{}: not what the engine answers, wanted what this writes: cargo run --no-default-features --example quiz -- answers",
            path.display()
        );
        written.insert(path);
    }
    for entry in fs::read_dir(project().join("assets/quiz/answers")).expect("answers") {
        let name = entry.expect("a file").file_name();
        let path = std::path::Path::new("assets/quiz/answers").join(name);
        assert!(written.contains(&path), "{}: answers to no pack", path.display());
    }
}

/// The name in `articles.txt`; the regulation's sections are counted by us.
fn printed_in(edition: Edition, article: &str, context: &str) {
    match edition {
        Edition::School => {
            assert!(
                article.parse::<u8>().is_ok_and(|section| (1..=8).contains(&section)),
                "{context}: section {article}"
            );
        }
        Edition::StudentGames => assert_printed("JSS", article, context),
        edition => assert_printed(edition.name(), article, context),
    }
}

#[test]
fn every_article_cited_is_printed_in_its_edition() {
    for Pack { questions, .. } in example::packs() {
        for question in &questions {
            let (answers, _) = work_out(question).unwrap_or_else(|why| panic!("{}: {why}", at(&question.id)));
            for answer in &answers {
                let context = format!("{} {}", at(&answer.id), answer.edition.name());
                assert!(!answer.articles.is_empty(), "{context}: no article");
                let others = Question::of_edition(&question.others, answer.edition).into_iter().flatten();
                for article in answer.articles.iter().chain(others.clone()) {
                    printed_in(answer.edition, article, &context);
                }
                let right = others.clone().filter(|other| answer.right.contains(other)).count();
                assert_eq!(right, 0, "{context}: the right one is among the others");
            }
        }
    }
}

#[test]
fn every_question_can_be_answered_in_every_edition_it_is_asked_in() {
    let mut ids = BTreeSet::new();
    for Pack { name, questions, .. } in example::packs() {
        limits::QUESTIONS.check(questions.len()).unwrap_or_else(|fault| panic!("assets/quiz/{name}.txt:1: {fault}"));
        for question in &questions {
            assert!(ids.insert(question.id.clone()), "{}: stands twice, wanted it only once", at(&question.id));
            let themes = [Theme::of(&question.id), Theme::of(&name)];
            assert!(themes[0] == themes[1], "{}: wanted in a pack of its theme", at(&question.id));
            let (answers, board) = work_out(question).unwrap_or_else(|why| panic!("{}: {why}", at(&question.id)));
            assert_eq!(answers.len(), question.asked.len());
            for answer in &answers {
                let context = format!("{} {}", at(&answer.id), answer.edition.name());
                let options = shown(question, answer, answer.edition, 0);
                let right = answer.right.len();
                match question.kind {
                    Kind::One => assert!(right == 1 && options.contains(&answer.right[0]), "{context}"),
                    Kind::Several => assert!(right >= 2 && right < options.len(), "{context}"),
                    Kind::Order => assert!(right == options.len() && right >= 3, "{context}"),
                    Kind::True => assert!(matches!(answer.right[0].as_str(), "true" | "false"), "{context}"),
                    Kind::Article => {
                        let different: BTreeSet<&String> = options.iter().collect();
                        assert_eq!((right, different.len()), (1, 4), "{context}");
                    }
                    Kind::Clock => {
                        let times = |word: &String, side: &str| word.strip_prefix(side).and_then(seconds).is_some();
                        assert!(right == 2 && times(&answer.right[0], "white=") && times(&answer.right[1], "black="));
                    }
                    Kind::Board => {
                        let board = board.as_ref().expect("a board");
                        let legal: BTreeSet<String> = board.legal.iter().map(|legal| legal.word()).collect();
                        assert!(answer.right.iter().all(|word| legal.contains(word)), "{context}");
                    }
                }
                assert!(mark(question.kind, answer, &answer.right).right, "{context}: what is right is marked so");
            }
            if let Some(setting) = &question.board {
                assert_eq!(setting.goal.is_some(), question.kind == Kind::Board, "{}", at(&question.id));
            }
        }
    }
}

#[test]
fn what_the_engine_can_answer_is_mostly_asked_of_it() {
    let packs = example::packs();
    let fast = packs
        .iter()
        .flat_map(|pack| &pack.questions)
        .filter(|question| matches!(Theme::of(&question.id), Some(Theme::Rapid | Theme::Blitz)));
    let (cases, all) = fast.fold((0, 0), |(cases, all), question| {
        (cases + usize::from(matches!(question.source, Source::Case { .. })), all + 1)
    });
    assert!(cases * 3 >= all, "{cases} of {all} questions on fast games are answered by the engine");
}

#[test]
fn themes_have_names_of_their_own() {
    let mut slugs = BTreeSet::from([MIXTURE]);
    for theme in Theme::ALL {
        assert!(slugs.insert(theme.slug()), "{}", theme.slug());
        assert_eq!(Theme::from_slug(theme.slug()), Some(theme));
        assert_eq!(Theme::of(&format!("{}-1", theme.name())), Some(theme));
    }
    assert_eq!((Theme::from_slug(MIXTURE), Theme::of("rapid"), Theme::of("rapids-1")), (None, None, None));
}

/// What the page shows after a move is what the rules make of it.
#[test]
fn the_board_after_a_move_is_that_of_the_rules() {
    use lance_legal::chess::{Move, Position, san};
    use lance_legal::draughts::{self, CLASSICAS};
    use lance_legal::quiz::{BoardGame, Setting};
    let setting = |game, text: &str, goal| Setting { game, text: text.to_string(), goal: Some(goal) };
    let mut boards: Vec<Setting> =
        example::packs().into_iter().flat_map(|pack| pack.questions).filter_map(|question| question.board).collect();
    boards.extend([
        setting(BoardGame::Chess, "r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", Goal::Castle),
        setting(BoardGame::Chess, "r3k2r/8/8/8/3pP3/8/1p6/R3K2R b KQkq e3 0 1", Goal::EnPassant),
        setting(BoardGame::Draughts, "W:Wf3,Kh1:Be4,c6,b3", Goal::Capture),
    ]);
    for setting in boards {
        let (standing, _) = example::worked_board(&setting).unwrap_or_else(|why| panic!("{setting:?}: {why}"));
        for legal in &standing.legal {
            let mut found = standing.after(legal);
            found.sort_by_key(|(_, square)| square.index());
            let expected: Vec<(char, Square)> = match setting.game {
                BoardGame::Chess => {
                    let position = Position::from_fen(&setting.text).expect("a position");
                    let m: Move = legal.word().parse().expect("a move");
                    let written = san::write_long(&position, m, Letters::Portuguese);
                    let written = written.trim_end_matches(" e.p.").trim_end_matches(['+', '#']);
                    let sign = |letter| Letters::Portuguese.letter(Piece::from_fen_char(letter)?.role);
                    assert_eq!(standing.long(legal, sign), written, "{}", setting.text);
                    let after = position.play(m).expect("legal");
                    after.placement().iter().map(|(square, piece)| (piece.fen_char(), square)).collect()
                }
                BoardGame::Draughts => {
                    let position = draughts::Position::from_text(&CLASSICAS, &setting.text).expect("a position");
                    let ends = |m: &&draughts::Move| (Some(m.from), Some(m.to)) == (legal.from(), legal.to());
                    let moves = position.legal_moves();
                    let after = position.play(*moves.iter().find(ends).expect("legal")).expect("legal");
                    let letter = |man: draughts::Man| match (man.color, man.crowned) {
                        (lance_legal::color::Color::White, true) => 'D',
                        (lance_legal::color::Color::White, false) => 'M',
                        (_, true) => 'd',
                        (_, false) => 'm',
                    };
                    Square::all().filter_map(|square| after.at(square).map(|man| (letter(man), square))).collect()
                }
            };
            assert_eq!(found, expected, "{} {}", setting.text, legal.word());
        }
    }
}

#[test]
fn a_board_says_its_answers_as_they_are_written() {
    let said = |id: &str| {
        let mut questions = example::packs().into_iter().flat_map(|pack| pack.questions);
        let question = questions.find(|question| question.id == id).expect("such a question");
        let (answers, board) = work_out(&question).expect("worked out");
        let moves: Vec<Legal> = answers[0].right.iter().filter_map(|word| Legal::from_word(word)).collect();
        let sign = |letter| Letters::Portuguese.letter(Piece::from_fen_char(letter)?.role);
        board.expect("a board").long_list(&moves, sign).join(", ")
    };
    assert_eq!(said("moves-board-castle"), "0-0-0");
    assert_eq!(said("moves-board-knight-mate"), "f7f8C");
    assert_eq!(said("moves-board-promote"), "b7xa8");
    assert_eq!(said("draws-board-stalemate"), "Dg5f5, Dg5g6");
    assert_eq!(said("draughts-dama-turns"), "b1–e4–a8");
}

#[test]
fn what_is_left_is_found_again_by_its_address_and_forgotten_at_the_end() {
    let mut results = Results::default();
    results.leave("/regras/perguntas/blitz?serie=a", &[true, false], 10);
    let kept = serde_json::to_string(&results).expect("written");
    let mut results: Results = serde_json::from_str(&kept).expect("read");
    assert_eq!(results.left("/regras/perguntas/blitz?serie=a"), Some([true, false].as_slice()));
    assert_eq!(results.left("/regras/perguntas/blitz?serie=b"), None);
    // What another set has come to is no reason to forget this one.
    results.leave("/regras/perguntas/blitz?serie=b", &[true; 10], 10);
    assert!(results.left("/regras/perguntas/blitz?serie=a").is_some());
    results.leave("/regras/perguntas/blitz?serie=a", &[true; 10], 10);
    assert_eq!(results, Results::default());
    // What was tampered with is left out.
    for left in [r#"{"set":1,"results":[true]}"#, r#"{"set":"a","results":[]}"#, r#"{"set":"a","results":[1]}"#, "7"] {
        let text = format!(r#"{{"cards":{{}},"themes":{{}},"left":{left}}}"#);
        assert_eq!(serde_json::from_str::<Results>(&text).expect("read"), Results::default());
    }
}

#[test]
fn what_comes_back_is_of_as_few_packs_as_a_set() {
    let index = list();
    let mut results = Results::default();
    for entry in index.entries() {
        for edition in &entry.asked {
            results.answered(&Asked::of(entry, *edition), false, 100);
        }
    }
    let review = results.review(&index, 400);
    let packs: BTreeSet<&str> = review.iter().map(|asked| asked.pack.as_str()).collect();
    assert!(!review.is_empty() && packs.len() <= 2, "{packs:?}");
}

#[test]
fn there_are_as_many_questions_as_the_page_promises() {
    let packs = example::packs();
    let all: Vec<&Question> = packs.iter().flat_map(|pack| &pack.questions).collect();
    let of = |theme: Theme| all.iter().filter(|question| question.kind.theme(&question.id) == Some(theme)).count();
    assert!(all.len() >= 460, "{} questions", all.len());
    assert!(of(Theme::Rapid) + of(Theme::Blitz) >= 120, "{} and {}", of(Theme::Rapid), of(Theme::Blitz));
    for theme in Theme::ALL {
        assert!(of(theme) >= SET, "{theme:?}: {} are no set", of(theme));
    }
    for kind in Kind::ALL {
        assert!(all.iter().any(|question| question.kind == kind), "{kind:?} is never asked");
    }
}

/// A test of twenty, and the ten that a pupil answers alone, in a duel or with the class under the same name.
#[test]
fn the_same_name_gives_the_same_questions_however_many() {
    let index = list();
    let themes: Vec<Option<Theme>> = Theme::ALL.into_iter().map(Some).chain([None]).collect();
    let mut seen = 0;
    for (theme, level) in themes.into_iter().flat_map(|theme| Level::ALL.map(|level| (theme, level))) {
        for edition in index.editions(theme, level) {
            let ten = index.set(Wanted::set(theme, level, edition, "turma-5b"));
            let twenty = index.set(Wanted { count: 20, ..Wanted::set(theme, level, edition, "turma-5b") });
            assert_eq!(twenty.get(..ten.len()), Some(&ten[..]), "{theme:?} {level:?} {edition:?}");
            assert_eq!(ten, index.set(Wanted::set(theme, level, edition, "turma-5b")));
            let other = index.set(Wanted::set(theme, level, edition, "turma-5c"));
            seen += usize::from(ten != other);
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn what_an_option_means_is_shown_beside_what_it_says() {
    let packs = example::packs();
    let shown = example::shown(&packs, "rapid-illegal-mixed", Language::REFERENCE);
    let says = example::text_of(Language::REFERENCE, "q-rapid-illegal-mixed.a").expect("a text");
    let line =
        shown.lines().find(|line| line.starts_with("  a  play-on opponent=")).unwrap_or_else(|| panic!("{shown}"));
    assert!(line.ends_with(&says), "{line}");
    assert!(example::shown(&packs, "rapid-4", Language::REFERENCE).contains(&shown));
    assert_eq!(example::shown(&packs, "nothing", Language::REFERENCE), "");
}
