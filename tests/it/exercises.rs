//! Exercises of a teacher's own: what the rules find in them, their two forms, and that they are played as levels are.

use std::sync::Arc;

use lance_legal::blocks;
use lance_legal::chess::{InvalidPosition, Move, Piece, Placement, Reason, Role, Setup, Side};
use lance_legal::color::Color;
use lance_legal::exercises::check::{Missing, is_playable};
use lance_legal::exercises::{
    Ask, BytesError, Collection, Exercise, Finding, Full, KeptSheet, LONGEST, MAX_FILE_BYTES, MOST_ANSWERS,
    MOST_ARROWS, MOST_BYTES, MOST_CHOICES, MOST_EXERCISES, MOST_MATE, MOST_PLIES, MOST_SHEETS, Sentence, Sheet,
    SheetError, SheetFault, check,
};
use lance_legal::language::Language;
use lance_legal::lessons::{Attempt, Chess, Goal, LevelEvent, Notice, Phase, Text, WhyMissed};
use lance_legal::square::{Square, SquareSet};
use lance_legal::texts::Texts;
use proptest::prelude::*;

fn board(fen: &str) -> Setup {
    Chess::read_board(fen).unwrap_or_else(|| panic!("{fen}"))
}

fn m(text: &str) -> Move {
    text.parse().unwrap()
}

fn line(text: &str) -> Ask {
    Ask::Line(text.split_whitespace().map(|choices| choices.split('|').map(m).collect()).collect())
}

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(|name| name.parse::<Square>().unwrap()).collect()
}

fn exercise(fen: &str, ask: Ask) -> Exercise {
    Exercise { ask, ..Exercise::on(&board(fen)) }
}

fn found(fen: &str, ask: Ask) -> Vec<Finding> {
    check(&exercise(fen, ask))
}

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - -";

#[test]
fn of_the_position_the_rule_that_it_breaks() {
    let judge = || Ask::Judge(Some(m("e1e2")));
    let of = |fen: &str| found(fen, judge()).into_iter().next().unwrap();
    assert_eq!(of("4k3/8/8/8/8/8/8/4K3 w"), Finding::Legal);
    assert_eq!(of("8/8/8/8/8/8/8/4K3 w"), Finding::WithoutKing);
    assert_eq!(of("8/8/8/8/3R4/8/8/8 w"), Finding::WithoutKing);
    let broken = |fen: &str| match of(fen) {
        Finding::Broken(fault) => fault,
        other => panic!("{fen}: {other:?}"),
    };
    let square = |name: &str| name.parse::<Square>().unwrap();
    assert_eq!(broken("P7/8/8/8/8/8/8/4K3 w"), InvalidPosition::PawnOnLastRank(square("a8")));
    assert_eq!(broken("4k3/8/8/8/8/8/8/K3K3 w"), InvalidPosition::SecondKing(Color::White, square("e1")));
    let attacked = InvalidPosition::OpponentInCheck { king: square("e8"), by: square("e2") };
    assert_eq!(broken("4k3/8/8/8/8/8/4R3/8 w"), attacked, "one king is enough to be attacked");
    assert_eq!(broken("8/8/8/8/8/8/8/4K3 w K"), InvalidPosition::Castling(Color::White, Side::King));
    assert_eq!(broken("8/8/8/8/8/8/8/4K3 w - e6"), InvalidPosition::EnPassant(square("e6")));
    assert_eq!(found("8/8/8/8/8/8/8/8 w", judge()), [Finding::Missing(Missing::Pieces)]);
}

#[test]
fn a_mate_is_counted_and_its_first_moves_are_told() {
    let mate = |fen, moves| found(fen, Ask::Mate(moves)).split_off(1);
    assert_eq!(mate(BACK_RANK, 1), [Finding::MateIn(1), Finding::Only(m("a1a8"))]);
    assert_eq!(mate(BACK_RANK, 2)[0], Finding::MateSooner { asked: 2, moves: 1 });
    let two = "6k1/5ppp/8/8/8/8/8/RR2K3 w - -";
    assert_eq!(mate(two, 1), [Finding::MateIn(1), Finding::Also(vec![m("a1a8"), m("b1b8")])]);
    assert_eq!(mate("4k3/8/8/8/8/8/8/R3K3 w", 1), [Finding::NoMate(1)]);
    let both = vec![m("f6g6"), m("f6f7")];
    assert_eq!(mate("7k/8/5K2/8/8/8/8/R7 w", 2), [Finding::MateIn(2), Finding::Also(both)]);
    assert_eq!(mate("8/8/8/8/8/8/8/R3K3 w", 1), [Finding::MateWithoutKing]);
    let open = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq -";
    assert_eq!(mate(open, 1)[0], Finding::MateIn(1));
    assert_eq!(mate(open, 3), [Finding::TooDeep]);
    assert_eq!(exercise(open, Ask::Mate(3)).level("1"), None, "a page would stand still");
}

#[test]
fn a_line_is_played_through() {
    let of = |fen, text| found(fen, line(text)).split_off(1);
    assert_eq!(of(BACK_RANK, "a1a8"), [Finding::EndsWithMate]);
    let illegal = of(BACK_RANK, "a1b2");
    assert!(matches!(illegal[..], [Finding::Illegal { at: 0, .. }]), "{illegal:?}");
    // The reply must be there after each of the right moves.
    let reply = of("4k3/8/8/8/8/8/8/R3K2R w", "a1a8|h1h7 e8d7 e1e2");
    assert!(matches!(reply[..], [Finding::Illegal { at: 1, .. }]), "{reply:?}");
    assert_eq!(of("4k3/8/8/8/8/8/8/R3K2R w", "a1a8|h1h8 e8d7 e1e2"), []);
    // And a right move after each of them.
    let stuck = of("4k3/8/8/8/8/8/8/R3K2R w", "a1a8|h1h8 e8d7 a8a7");
    assert!(matches!(stuck[..], [Finding::Illegal { at: 2, .. }]), "{stuck:?}");
    assert_eq!(of("4k3/8/8/8/8/8/8/R3K2R w", "a1a8|h1h8 e8d7 a8a7|h8h7"), []);
    assert_eq!(of("4k3/8/8/8/8/8/8/R3K2R w", "a1a8 e8d7")[0], Finding::EndsWithReply);
    assert_eq!(of(BACK_RANK, "e1e2"), [Finding::MatesToo { at: 0, moves: vec![m("a1a8")] }]);
    assert_eq!(of("4k3/3q4/8/8/8/8/8/3RK3 w", "d1d6"), [Finding::Loses("d6".parse().unwrap())]);
    assert_eq!(found(BACK_RANK, Ask::Line(Vec::new()))[1], Finding::Missing(Missing::Move));
    assert_eq!(found("7k/5Q2/8/8/8/8/8/K7 b", line("h8h7"))[1], Finding::NoMove);
}

#[test]
fn squares_are_reached_and_pieces_taken_in_the_fewest_moves() {
    let of = |fen, ask| found(fen, ask).split_off(1);
    assert_eq!(of("8/8/8/8/1R6/8/8/8 w", Ask::Reach(squares("b7 g7"))), [Finding::Least(2)]);
    assert_eq!(of("8/8/8/8/1R6/8/8/8 w", Ask::Reach(squares("b7"))), [Finding::Least(1), Finding::Only(m("b4b7"))]);
    assert_eq!(of("8/8/8/8/1B6/8/8/8 w", Ask::Reach(squares("b5"))), [Finding::Unsolvable]);
    assert_eq!(of("8/8/8/8/1R6/8/8/8 w", Ask::Reach(squares("b4")))[0], Finding::Occupied("b4".parse().unwrap()));
    assert_eq!(of("8/1p4p1/8/8/1R6/8/8/8 w", Ask::Capture(squares("b7 g7"))), [Finding::Least(2)]);
    let nothing = Finding::NothingToTake("g7".parse().unwrap());
    assert_eq!(of("8/1p6/8/8/1R6/8/8/8 w", Ask::Capture(squares("b7 g7"))), [nothing]);
    for ask in [Ask::Reach(SquareSet::EMPTY), Ask::Capture(SquareSet::EMPTY), Ask::Mark(SquareSet::EMPTY)] {
        assert_eq!(of("8/8/8/8/1R6/8/8/8 w", ask)[0], Finding::Missing(Missing::Squares));
    }
}

#[test]
fn a_move_is_judged_and_answers_are_looked_through() {
    let of = |ask| found("4k3/8/8/8/8/8/4r3/R3K2R w KQ -", ask).split_off(1);
    let [Finding::IsIllegal(illegal)] = &of(Ask::Judge(Some(m("e1g1"))))[..] else { panic!() };
    assert!(!matches!(illegal.reason, Reason::PromotionNeeded { .. }), "{illegal:?}");
    assert_eq!(of(Ask::Judge(Some(m("e1e2")))), [Finding::IsLegal]);
    assert_eq!(of(Ask::Judge(None)), [Finding::Missing(Missing::Move)]);
    let answers = |right, texts: &[&str]| {
        let answers = texts.iter().map(|text| Sentence::new(text)).collect();
        let asked =
            Exercise { task: Sentence::new("Quem ganha?"), ..exercise(BACK_RANK, Ask::Answer { right, answers }) };
        check(&asked).split_off(1)
    };
    assert_eq!(answers(1, &["Brancas", "Pretas"]), []);
    assert_eq!(answers(2, &["Brancas", "Pretas"]), [Finding::Missing(Missing::Answers)]);
    assert_eq!(answers(0, &["Brancas"]), [Finding::Missing(Missing::Answers)]);
    assert_eq!(answers(0, &["Brancas", "Pretas", "Brancas"]), [Finding::SameAnswers(0, 2)]);
    assert_eq!(answers(0, &["Brancas", ""]), [Finding::EmptyAnswer(1)]);
    let silent = Ask::Answer { right: 0, answers: vec![Sentence::new("a"), Sentence::new("b")] };
    assert_eq!(of(silent), [Finding::Missing(Missing::Task)]);
    assert_eq!(of(Ask::Written), [Finding::Missing(Missing::Task)]);
}

#[test]
fn a_question_for_paper_is_asked_and_no_level() {
    let silent = exercise(BACK_RANK, Ask::Written);
    let asked = Exercise { task: Sentence::new("Porque perdem as Pretas?"), ..silent.clone() };
    assert!(asked.is_asked() && asked.is_written() && !silent.is_asked());
    assert_eq!(check(&asked), [Finding::Legal]);
    assert_eq!(asked.level("1"), None);
    let sheet = Sheet { title: Sentence::default(), exercises: vec![asked, exercise(BACK_RANK, Ask::Mate(1))] };
    assert!(sheet.text().contains("\ngoal written\n"));
    assert_eq!(Sheet::read(&sheet.text()), Ok(sheet.clone()));
    let levels: Vec<String> = sheet.lesson("f1", "").levels.iter().map(|level| level.id.clone()).collect();
    assert_eq!(levels, ["2"], "what is played keeps its number");
    // A board on which nobody can move may be asked about too.
    let stalemate = Exercise { task: Sentence::new("Quem ganha?"), ..exercise("k7/2Q5/1K6/8/8/8/8/8 b", Ask::Written) };
    assert_eq!(check(&stalemate), [Finding::Legal]);
}

fn played(exercise: &Exercise) -> Attempt {
    Attempt::new(&Arc::new(exercise.level("1").expect("a level")))
}

fn after(attempt: Attempt, text: &str) -> Attempt {
    let Move { from, to, promotion } = m(text);
    attempt.update(LevelEvent::Try { from, to, promotion })
}

#[test]
fn an_exercise_is_played_refused_and_starred_as_a_level_is() {
    let mate = exercise(BACK_RANK, Ask::Mate(1));
    assert_eq!(after(played(&mate), "a1a8").phase, Phase::Done(3));
    let refused = after(played(&mate), "a1b2");
    assert!(matches!(refused.notice, Some(Notice::Refused(_))) && refused.slips == 0);
    let missed = after(played(&mate), "a1a7");
    assert_eq!(missed.phase, Phase::Missed(WhyMissed::Quiet));
    assert_eq!(after(missed.update(LevelEvent::TakeBack), "a1a8").phase, Phase::Done(2));
    let hints = played(&mate).update(LevelEvent::Hint).update(LevelEvent::Hint);
    assert_eq!(hints.notice, Some(Notice::Show(m("a1a8"))));

    let long = exercise("4k3/8/8/8/8/8/8/R3K2R w", line("a1a8|h1h8 e8d7 e1e2"));
    let first = after(played(&long), "h1h8");
    assert_eq!((first.phase, first.reply), (Phase::Open, Some(m("e8d7"))));
    assert_eq!(after(first.update(LevelEvent::Reply), "e1e2").phase, Phase::Done(3));
    assert_eq!(after(played(&long), "e1e2").phase, Phase::Missed(WhyMissed::OffLine));

    let stars = exercise("8/8/8/8/1R6/8/8/8 w", Ask::Reach(squares("b7 g7")));
    assert_eq!(after(after(played(&stars), "b4b7"), "b7g7").phase, Phase::Done(3));
    let detour = after(after(after(played(&stars), "b4b6"), "b6b7"), "b7g7");
    assert_eq!(detour.phase, Phase::Done(2));

    let marked = exercise("8/8/8/8/1R6/8/8/8 w", Ask::Mark(squares("b5 b6")));
    let half = played(&marked).update(LevelEvent::Touch("b5".parse().unwrap()));
    assert_eq!(half.notice, Some(Notice::Left(1)));
    assert_eq!(half.update(LevelEvent::Touch("b6".parse().unwrap())).phase, Phase::Done(3));

    let judged = played(&exercise("4k3/8/8/8/8/8/8/R3K2R w", Ask::Judge(Some(m("e1g1")))));
    assert_eq!(judged.right(), Some(1), "the right to castle is gone");
    let answers = ["sim", "não"].map(Sentence::new).to_vec();
    let asked = played(&exercise(BACK_RANK, Ask::Answer { right: 1, answers }));
    assert_eq!(asked.options(), ["a", "b"]);
    assert_eq!(asked.update(LevelEvent::Answer(1)).phase, Phase::Done(3));
}

#[test]
fn what_is_unfinished_is_no_level() {
    for ask in [Ask::Line(Vec::new()), Ask::Reach(SquareSet::EMPTY), Ask::Judge(None)] {
        assert_eq!(exercise(BACK_RANK, ask).level("1"), None);
    }
    // A reply at the end is left out, or the level would never end.
    let level = exercise("4k3/8/8/8/8/8/8/R3K2R w", line("a1a8 e8d7")).level("1").unwrap();
    assert!(matches!(&level.goal, Goal::Task(lance_legal::lessons::Task::Line(line)) if line.len() == 1));
}

#[test]
fn a_sheet_is_a_lesson_with_words_of_its_own() {
    let mut first = exercise(BACK_RANK, Ask::Mate(1));
    first.hint = Sentence::new("Olha para a última linha = a oitava.");
    let mut last =
        exercise(BACK_RANK, Ask::Answer { right: 0, answers: ["Sim {1}", "Não"].map(Sentence::new).to_vec() });
    last.task = Sentence::new("  É\nmate?  ");
    let empty = exercise(BACK_RANK, Ask::Judge(None));
    let sheet = Sheet { title: Sentence::new("Garfos"), exercises: vec![first, empty, last] };
    let lesson = sheet.lesson("f1", "1");
    let ids: Vec<&str> = lesson.levels.iter().map(|level| level.id.as_str()).collect();
    assert_eq!(ids, ["1", "3"], "each keeps its number");
    let pars = |played: &str| sheet.lesson("f1", played).levels.iter().map(|level| level.par).collect::<Vec<_>>();
    assert_eq!((pars("1"), pars("3")), (vec![1, 0], vec![0, 0]), "what is played is looked through");
    assert_eq!(Sheet::catalog(&lesson).lesson("f1").map(|entry| entry.levels.len()), Some(2));
    let texts = Texts::new(Language::En, &[sheet.words("f1", |_| "Mate!".to_string())]);
    let said = |id: &str| texts.format(id, &[]);
    assert_eq!(said("f1-1").as_deref(), Some("Mate!"));
    assert_eq!(said("f1-1.hint").as_deref(), Some("Olha para a última linha = a oitava."));
    assert_eq!(said("f1-3").as_deref(), Some("É mate?"));
    assert_eq!(said("f1-3.a").as_deref(), Some("Sim (1)"));
}

#[test]
fn a_position_with_one_move_and_a_line_of_words_takes_few_bytes() {
    let task = Sentence::new("Ataca duas peças pretas já, sim");
    assert_eq!(task.as_str().chars().count(), 31);
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let full = Exercise { task: task.clone(), ..exercise(start, line("e2e4")) }.to_bytes();
    assert!(full.len() <= 46, "{}", full.len());
    let usual = "r4rk1/ppp2ppp/2n5/3q4/3P4/2N2N2/PP3PPP/R2Q1RK1 w - -";
    let usual = Exercise { task, ..exercise(usual, line("c3d5")) }.to_bytes();
    assert!(usual.len() <= 41, "{}", usual.len());
}

#[test]
fn bytes_of_another_version_cut_or_with_more_are_refused() {
    let bytes = exercise(BACK_RANK, Ask::Mate(1)).to_bytes();
    let mut newer = bytes.clone();
    newer[0] = newer[0] & 0x0F | 0x20;
    assert_eq!(Exercise::from_bytes(&newer), Err(BytesError::Version(2)));
    for end in 0..bytes.len() {
        assert_eq!(Exercise::from_bytes(&bytes[..end]), Err(BytesError::Damaged), "cut at {end}");
    }
    assert_eq!(Exercise::from_bytes(&[&bytes[..], &[0]].concat()), Err(BytesError::TooLong));
}

#[test]
fn a_file_that_is_wrong_says_the_line_and_the_reason() {
    let wrong = |text: &str| Sheet::read(text).unwrap_err();
    let at = |line, why| SheetError { line, why };
    assert_eq!(wrong(""), at(1, SheetFault::NoSheet));
    assert_eq!(wrong("lesson torre"), at(1, SheetFault::NoSheet));
    assert_eq!(wrong("exercises 2\n"), at(1, SheetFault::Newer));
    assert_eq!(wrong("exercises 1\nboard 8/8"), at(2, SheetFault::Outside));
    let with = |rest: &str| format!("exercises 1\ntitle T\n\nexercise\nboard 8/8/8/8/1R6/8/8/8 w\n{rest}");
    for (rest, why) in [
        ("goal reach b9", SheetFault::Squares),
        ("goal line e2", SheetFault::Moves),
        ("goal battle", SheetFault::Goal),
        ("goal mate 9", SheetFault::Goal),
        ("goal answer z", SheetFault::Goal),
        ("board 8/8/8/8/1R6/8/8/8 w", SheetFault::Twice),
        ("colour red", SheetFault::Word),
        ("rings i9", SheetFault::Squares),
        ("arrows e2", SheetFault::Moves),
        (&format!("goal line{}", " e2e4".repeat(MOST_PLIES + 1)), SheetFault::TooMany),
        (&format!("arrows{}", " e2e4".repeat(MOST_ARROWS + 1)), SheetFault::TooMany),
    ] {
        assert_eq!(wrong(&with(rest)), at(6, why), "{rest}");
    }
    assert_eq!(wrong("exercises 1\nexercise\nboard 8/8 w"), at(3, SheetFault::Board));
    assert_eq!(wrong("exercises 1\nexercise\ngoal mate 1\nexercise"), at(2, SheetFault::NoBoard));
    let many = format!("exercises 1\n{}", "exercise\nboard 8/8/8/8/8/8/8/8\n".repeat(MOST_EXERCISES + 1));
    assert_eq!(wrong(&many).why, SheetFault::TooMany);
    assert_eq!(wrong(&"x".repeat(MAX_FILE_BYTES + 1)).why, SheetFault::TooLong);
    assert_eq!(Sheet::read(&with("goal reach b7 # two moves")).map(|sheet| sheet.exercises.len()), Ok(1));
    // A full sheet of the longest exercises that one would write is a file that is read.
    let long = Sentence::new(&"w".repeat(LONGEST));
    let one = Exercise { task: long.clone(), hint: long.clone(), after: long, ..exercise(BACK_RANK, line("a1a8")) };
    let full = Sheet { title: Sentence::new("T"), exercises: vec![one; MOST_EXERCISES] };
    assert_eq!(Sheet::read(&full.text()), Ok(full));
}

fn kept(id: &str, at: u64, title: &str) -> KeptSheet {
    let sheet = Sheet { title: Sentence::new(title), exercises: vec![exercise(BACK_RANK, Ask::Mate(1))] };
    KeptSheet { id: id.to_string(), at, text: sheet.text() }
}

#[test]
fn sheets_are_put_changed_taken_out_and_put_back() {
    let mut all = Collection::default();
    all.put(kept("f1", 1, "Um")).unwrap();
    all.put(kept("f2", 2, "Dois")).unwrap();
    let ids = |all: &Collection| all.sheets().iter().map(|kept| kept.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&all), ["f2", "f1"], "the one changed last comes first");
    all.put(kept("f1", 3, "Um outra vez")).unwrap();
    assert_eq!((ids(&all), all.exercises()), (vec!["f1".to_string(), "f2".to_string()], 2));
    assert_eq!(Sheet::title_of(&all.get("f1").unwrap().text).as_str(), "Um outra vez");
    let before = all.clone();
    let removed = all.remove("f1").unwrap();
    assert_eq!((all.remove("f1"), all.sheets().len()), (None, 1));
    all.put(removed).unwrap();
    assert_eq!(all, before);
    let read = serde_json::from_str::<Collection>(&serde_json::to_string(&all).unwrap()).unwrap();
    assert_eq!(read, all);
}

#[test]
fn what_another_tab_has_changed_meanwhile_stays_beside() {
    let mut all = Collection::default();
    let first = kept("f1", 1, "Um");
    all.put(first.clone()).unwrap();
    all.change(kept("f1", 2, "Dois"), &first.text).unwrap();
    assert_eq!(all.sheets().len(), 1, "nobody else has changed it");
    all.change(kept("f1", 3, "Três"), &first.text).unwrap();
    let titles: Vec<String> = all.sheets().iter().map(|kept| Sheet::title_of(&kept.text).to_string()).collect();
    assert_eq!(titles, ["Três", "Dois"]);
}

#[test]
fn rights_go_with_the_pieces_that_have_them() {
    let start = exercise("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6", line("e5d6"));
    assert_eq!(start.moved_to(&start.setup), start);
    let mut setup = start.setup;
    setup.placement.set("h1".parse().unwrap(), None);
    setup.placement.set("d5".parse().unwrap(), None);
    let moved = start.moved_to(&setup).setup;
    assert!(!moved.castling.has(Color::White, Side::King) && moved.castling.has(Color::White, Side::Queen));
    assert_eq!((moved.en_passant, moved.fault()), (None, None));
}

#[test]
fn a_full_device_keeps_what_it_has() {
    let mut all = Collection::default();
    for number in 0..MOST_SHEETS {
        all.put(kept(&format!("f{number}"), 1, "T")).unwrap();
    }
    let before = all.clone();
    assert_eq!(all.put(kept("g", 2, "T")), Err(Full));
    assert_eq!(all, before);
    assert_eq!(all.put(kept("f0", 2, "Outro")), Ok(()), "what is there may change");
    let mut few = Collection::default();
    let long = |id: &str| KeptSheet { text: "x".repeat(MOST_BYTES / 2 + 1), ..kept(id, 1, "") };
    few.put(long("f1")).unwrap();
    assert_eq!(few.put(long("f2")), Err(Full));
}

#[test]
fn what_is_no_sheet_in_the_record_is_left_out_and_a_text_of_tomorrow_stays() {
    let record = serde_json::json!({ "sheets": [
        { "id": "f1", "at": 1, "text": "exercises 7\ntitle Amanhã\nmagic" },
        { "id": "F 2", "at": 1, "text": "" },
        { "id": "9a", "at": 1, "text": "" },
        7,
        { "id": "f1", "at": 9, "text": "twice" },
    ] });
    let all: Collection = serde_json::from_value(record).unwrap();
    assert_eq!(all.sheets().len(), 1);
    let one = all.get("f1").unwrap();
    assert_eq!(one.read().map_err(|error| error.why), Err(SheetFault::Newer));
    assert_eq!(Sheet::title_of(&one.text).as_str(), "Amanhã");
    assert!(serde_json::from_str::<Collection>("[]").is_err(), "what is no record stays aside");
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..64usize).prop_map(|index| Square::from_index(index).unwrap())
}

fn any_move() -> impl Strategy<Value = Move> {
    let promotion = prop::option::weighted(0.1, prop::sample::select(Role::PROMOTIONS.to_vec()));
    (any_square(), any_square(), promotion).prop_map(|(from, to, promotion)| Move { from, to, promotion })
}

fn any_squares() -> impl Strategy<Value = SquareSet> {
    prop_oneof![
        prop::collection::vec(any_square(), 0..10).prop_map(|few| few.into_iter().collect()),
        any::<u64>().prop_map(SquareSet)
    ]
}

fn any_text() -> impl Strategy<Value = Sentence> {
    let letters = "[ a-zA-Z0-9ãçéáêíóú?!.#{}=\"]{0,130}";
    prop_oneof![letters.prop_map(|text| Sentence::new(&text)), any::<String>().prop_map(|text| Sentence::new(&text))]
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let piece = (any::<bool>(), prop::sample::select(Role::ALL.to_vec()));
    let pieces = prop::collection::vec((any_square(), piece), 0..33);
    let rest = (any::<bool>(), prop::option::weighted(0.2, any_square()), any::<[bool; 4]>());
    (pieces, rest).prop_map(|(pieces, (black, en_passant, rights))| {
        let color = |black| if black { Color::Black } else { Color::White };
        let mut placement = Placement::EMPTY;
        for (square, (black, role)) in pieces {
            placement.set(square, Some(Piece::new(color(black), role)));
        }
        let mut setup = Setup { en_passant, ..Setup::of(placement, color(black)) };
        let all = Color::ALL.into_iter().flat_map(|color| Side::ALL.map(|side| (color, side)));
        all.zip(rights).for_each(|((color, side), right)| setup.castling.set(color, side, right));
        setup
    })
}

fn any_ask() -> impl Strategy<Value = Ask> {
    let choices = prop::collection::vec(any_move(), 1..=MOST_CHOICES);
    prop_oneof![
        prop::collection::vec(choices, 0..=MOST_PLIES).prop_map(Ask::Line),
        (1..=MOST_MATE).prop_map(Ask::Mate),
        any_squares().prop_map(Ask::Capture),
        any_squares().prop_map(Ask::Reach),
        any_squares().prop_map(Ask::Mark),
        prop::option::of(any_move()).prop_map(Ask::Judge),
        (0..MOST_ANSWERS, prop::collection::vec(any_text(), 0..=MOST_ANSWERS))
            .prop_map(|(right, answers)| Ask::Answer { right, answers }),
        Just(Ask::Written),
    ]
}

fn any_exercise() -> impl Strategy<Value = Exercise> {
    let drawn = (prop::collection::vec((any_square(), any_square()), 0..=MOST_ARROWS), any_squares());
    let words = [any_text(), any_text(), any_text()];
    (any_setup(), any_ask(), words, drawn).prop_map(|(setup, ask, [task, hint, after], (arrows, rings))| Exercise {
        ask,
        task,
        hint,
        after,
        arrows,
        rings,
        ..Exercise::on(&setup)
    })
}

proptest! {
    #[test]
    fn bytes_are_read_back(exercise in any_exercise()) {
        prop_assert_eq!(Exercise::from_bytes(&exercise.to_bytes()), Ok(exercise));
    }

    #[test]
    fn mutated_bytes_give_an_exercise_or_an_error(exercise in any_exercise(), changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = exercise.to_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] ^= byte;
        }
        if let Ok(read) = Exercise::from_bytes(&bytes) {
            prop_assert_eq!(Exercise::from_bytes(&read.to_bytes()), Ok(read));
        }
    }

    #[test]
    fn any_bytes_give_an_exercise_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        let _ = Exercise::from_bytes(&bytes);
    }

    #[test]
    fn a_file_is_read_back(title in any_text(), exercises in prop::collection::vec(any_exercise(), 0..4)) {
        let sheet = Sheet { title, exercises };
        let text = sheet.text();
        prop_assert_eq!(Sheet::title_of(&text), sheet.title.clone());
        prop_assert_eq!(Sheet::count_of(&text), sheet.exercises.len());
        prop_assert_eq!(Sheet::read(&text), Ok(sheet));
    }

    #[test]
    fn any_text_gives_a_sheet_or_a_line(text in any::<String>(), cut in any::<prop::sample::Index>(), exercise in any_exercise()) {
        let _ = Sheet::read(&text);
        let whole = Sheet { title: Sentence::new("T"), exercises: vec![exercise] }.text();
        let letters: Vec<char> = whole.chars().collect();
        let broken: String = letters[..cut.index(letters.len())].iter().collect();
        let _ = Sheet::read(&(broken + &text));
        prop_assert!(blocks::lines(&whole).count() >= 4);
    }

    #[test]
    fn what_is_written_is_one_short_line(text in any::<String>()) {
        let line = Sentence::new(&text);
        prop_assert_eq!(&Sentence::new(line.as_str()), &line, "once is enough");
        prop_assert!(line.as_str().chars().count() <= LONGEST);
        let breaks = ['\n', '\r', '\t', '{', '}'];
        let is_plain = !line.as_str().contains(breaks);
        prop_assert!(is_plain);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// The moves of chance are seldom legal: nothing may come to harm by that.
    #[test]
    fn anything_can_be_checked_and_what_is_playable_is_a_level(exercise in any_exercise()) {
        let findings = check(&exercise);
        let level = exercise.level("1");
        let is_asked = level.is_some() || exercise.is_written();
        prop_assert!(!is_playable(&findings) || is_asked, "{:?}", findings);
        let Some(level) = level else { return Ok(()) };
        let mut attempt = Attempt::new(&Arc::new(level));
        for from in Square::all().step_by(5) {
            attempt = attempt.update(LevelEvent::Hint).update(LevelEvent::Hint).update(LevelEvent::Solve);
            let to = Square::from_index(63 - from.index()).unwrap();
            attempt = attempt.update(LevelEvent::Reply).update(LevelEvent::Try { from, to, promotion: None });
            attempt = attempt.update(LevelEvent::Touch(to)).update(LevelEvent::Answer(from.index() % 3));
        }
    }
}
