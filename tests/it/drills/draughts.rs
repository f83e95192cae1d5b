//! Draughts to train: thousands of exercises of each level, each asked of the rules again.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::color::Color;
use lance_legal::draughts::{CLASSICAS, Move, Position, number, numbered};
use lance_legal::drills::draughts::{
    Defence, Exercise, Kind, LEVELS, Level, Solution, Task, defend, winning_line, wins,
};
use lance_legal::drills::squares::{
    Field, Lecture, Naming, Options, RoundEvent, Run, SquareAnswer as Said, Task as Ask, river,
};
use lance_legal::drills::{Drill, Exercise as Written, SERIES, Series, Training};
use lance_legal::random::Random;
use lance_legal::square::{Square, SquareSet};

use crate::amount::amount;

const WINS: &str = include_str!("../../../assets/draughts/wins.txt");

fn levels() -> impl Iterator<Item = Level> {
    Kind::ALL.into_iter().flat_map(Level::of)
}

fn task(level: Level, seed: u32) -> Task {
    Exercise { level, seed }.task(WINS).unwrap_or_else(|| panic!("{} {seed:08x}", level.slug()))
}

fn kept(square: u8) -> Square {
    numbered(square).expect("1 to 32")
}

fn damas(position: &Position) -> usize {
    Color::ALL.into_iter().map(|side| position.count(side).1).sum()
}

/// The answer as text, for the statistic, after the rules were asked whether it is right.
fn verified(level: Level, task: &Task) -> String {
    let position = &task.position;
    let legal = position.legal_moves();
    let all = position.all_captures();
    let most = all.iter().map(|m| m.captured.len()).max().unwrap_or(0);
    assert!(legal.iter().all(|m| m.captured.len() == most), "{position}");
    // The laws of quantity and quality, told once more.
    let value = |m: &Move| m.captured.into_iter().filter(|square| position.at(*square).unwrap().crowned).count();
    let best = all.iter().filter(|m| m.captured.len() == most).map(value).max().unwrap_or(0);
    let compulsory: BTreeSet<_> = all
        .iter()
        .filter(|m| (m.captured.len(), value(m)) == (most, best))
        .map(|m| (m.from, m.to, m.captured.0))
        .collect();
    if most > 0 {
        let found: BTreeSet<_> = legal.iter().map(|m| (m.from, m.to, m.captured.0)).collect();
        assert_eq!(found, compulsory, "{position}");
    }
    let lesser = |m: &Move| m.captured.len() < most;
    match (level.kind, task.answer) {
        (Kind::Which, Solution::Move(m)) => {
            assert_eq!(legal, [m], "{position}");
            match level.number() {
                1 => assert_eq!((all.len(), damas(position)), (1, 0), "{position}"),
                2 => assert!(all.iter().any(lesser), "{position}"),
                _ => assert!(all.iter().any(|other| other.captured.len() == most && value(other) < best)),
            }
            format!("takes {}", m.captured.len())
        }
        (Kind::HowMany, Solution::Count(count)) => {
            assert_eq!(count, most, "{position}");
            count.to_string()
        }
        (Kind::WhoTakes, Solution::Pieces(pieces)) => {
            assert!(most > 0);
            assert_eq!(pieces, compulsory.iter().map(|(from, ..)| *from).collect::<SquareSet>(), "{position}");
            if level.number() > 1 {
                assert!(all.iter().any(|m| !pieces.contains(m.from)), "nobody tempts: {position}");
            }
            pieces.len().to_string()
        }
        (Kind::Landing, Solution::Squares { dama, squares }) => {
            assert!(position.at(dama).is_some_and(|man| man.crowned && man.color == position.turn()));
            let own: SquareSet = legal.iter().filter(|m| m.from == dama).map(|m| m.to).collect();
            assert_eq!(squares, own, "{position}");
            assert!(squares.len() >= 2);
            match level.number() {
                1 => assert_eq!(most, 0, "{position}"),
                2 => assert_eq!(most, 1, "{position}"),
                _ => assert!(most >= 2, "{position}"),
            }
            squares.len().to_string()
        }
        (Kind::Win, Solution::Win { moves, first }) => {
            assert_eq!(moves, u32::from(level.number()));
            assert_eq!(winning(position, moves), [first], "{position}");
            for fewer in 1..moves {
                assert_eq!(winning(position, fewer), [], "{position} is won in {fewer}");
            }
            assert!(legal.len() > 1);
            // What is said of it is where it goes: no square is the answer more often than by chance.
            format!("to {}", position.name(first.to))
        }
        (kind, answer) => panic!("{kind:?} {answer:?}"),
    }
}

/// The first moves that win within so many moves, by going through all games.
fn winning(position: &Position, moves: u32) -> Vec<Move> {
    fn wins(after: &Position, moves: u32) -> bool {
        let replies = after.legal_moves();
        let next = |reply: Move| !winning(&after.play(reply).unwrap(), moves - 1).is_empty();
        replies.is_empty() || moves > 1 && replies.into_iter().all(next)
    }
    let legal = position.legal_moves();
    legal.into_iter().filter(|m| wins(&position.play(*m).unwrap(), moves)).collect()
}

#[test]
fn every_drill_of_draughts_is_what_it_says_and_no_answer_prevails() {
    for level in levels() {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        let mut sides = [0; 2];
        let mut known = BTreeSet::new();
        let many = if level.kind == Kind::Win { wins::EXERCISES } else { amount(300, 1_000) };
        let mut random = Random::new(7);
        for place in 0..many {
            let seed = if level.kind == Kind::Win { place } else { random.bits() as u32 };
            let task = task(level, seed);
            *counts.entry(verified(level, &task)).or_default() += 1;
            sides[usize::from(task.position.turn() == Color::Black)] += 1;
            known.insert(task.position.to_string());
        }
        println!("{:<16} {counts:?} white {} black {} different {}", level.slug(), sides[0], sides[1], known.len());
        let one = (level.kind, level.number()) == (Kind::Which, 1);
        assert!(one || counts.values().all(|count| count * 10 < many * 7), "{}: {counts:?}", level.slug());
        assert!(sides.iter().all(|count| count * 10 > many * 3), "{}: {sides:?}", level.slug());
        assert!(known.len() as u32 * 100 >= many * 98, "{}: {} boards", level.slug(), known.len());
    }
}

#[test]
fn a_series_of_draughts_has_ten_different_exercises_and_is_the_same_for_a_class() {
    for level in levels() {
        for name in (0..30).map(|number| format!("turma-{number}")) {
            let series_of = Series::new(level, &name);
            assert_eq!(series_of, Series::new(level, &name));
            assert_eq!(series_of.len(), SERIES);
            let mut series_of = series_of;
            let mut boards = BTreeSet::new();
            while let Some(exercise) = series_of.current() {
                boards.insert(task(exercise.level, exercise.seed).position.to_string());
                series_of.settle(true);
                series_of.advance();
            }
            assert_eq!(boards.len(), SERIES, "{} {name}", level.slug());
        }
    }
    let level = Level::new(Kind::Which, 1).unwrap();
    assert_ne!(Series::new(level, "a"), Series::new(level, "b"));
}

/// A link that was sent to a class leads to the same position for ever.
#[test]
fn the_exercises_of_draughts_stay_what_they_were() {
    let known = include_str!("draughts.txt");
    let mut seen = BTreeSet::new();
    for line in known.lines() {
        let (id, position) = line.split_once(' ').expect("an id and a position");
        let exercise: Exercise = id.parse().expect(id);
        let task = exercise.task(WINS).expect(id);
        assert_eq!(task.position.to_string(), position, "{id}");
        seen.insert(exercise.level.key());
    }
    assert_eq!(seen.len(), Kind::ALL.len() * usize::from(LEVELS), "a level without a known position");
}

#[test]
fn an_exercise_of_draughts_is_written_and_read() {
    let exercise = Exercise { level: Level::new(Kind::Which, 3).unwrap(), seed: 0x1f3a_9c02 };
    assert_eq!(exercise.to_string(), "damas/qual-captura/3/1f3a9c02");
    assert_eq!(exercise.to_string().parse(), Ok(exercise));
    // The notation trainer does not take it for one of its own.
    assert!(exercise.to_string().parse::<Written>().is_err());
    for odd in [
        "",
        "damas",
        "qual-captura/3/1f3a9c02",
        "damas/qual-captura/4/1f3a9c02",
        "damas/qual-captura/0/1f3a9c02",
        "damas/qual-captura/3/1f3a9c0",
        "damas/qual-captura/3/+1f3a9c0",
        "damas/qual-captura/3/1f3a9c02/1",
        "damas/numeros/14",
        "damas/outra/1/1f3a9c02",
    ] {
        assert!(odd.parse::<Exercise>().is_err(), "{odd}");
    }
    for level in levels() {
        assert_eq!(Level::from_slug(&level.slug()), Some(level));
    }
    for odd in ["qual-captura", "qual-captura-", "qual-captura-4", "qual-captura-12", "ganha-é", "numeros-1"] {
        assert_eq!(Level::from_slug(odd), None, "{odd}");
    }
}

#[test]
fn a_win_is_written_out_to_its_end() {
    for level in Level::of(Kind::Win) {
        for seed in (0..wins::EXERCISES).step_by(17) {
            let task = Exercise { level, seed }.task(WINS).unwrap();
            let Solution::Win { moves, first } = task.answer else { panic!("{level:?} {seed}") };
            let line = winning_line(task.position, first, moves).expect("it wins in time");
            assert_eq!(line.first(), Some(&(task.position, first)));
            assert!(line.len().div_ceil(2) <= moves as usize);
            for pair in line.windows(2) {
                assert_eq!(pair[0].0.play(pair[0].1), Some(pair[1].0));
            }
            let (last, m) = line.last().unwrap();
            assert!(last.play(*m).unwrap().legal_moves().is_empty(), "the other side can still move");
            // Another first move that does not win is no line.
            let other = task.position.legal_moves().into_iter().find(|m| *m != first);
            assert_eq!(other.and_then(|m| winning_line(task.position, m, moves)), None);
        }
    }
}

#[test]
fn a_file_of_wins_that_is_not_as_it_should_be_gives_no_exercise() {
    let exercise = Exercise { level: Level::new(Kind::Win, 1).unwrap(), seed: 0 };
    for file in ["", "1", "1 ", "1 W:W14:B1", "1 W:W14:B19 9-13", "1 nada 14-18", "2 W:W14:B19 14-18"] {
        assert_eq!(exercise.task(file), None, "{file}");
    }
    let count = |level: u8| WINS.lines().filter(|line| line.starts_with(&format!("{level} "))).count();
    assert_eq!((1..=LEVELS).map(count).collect::<Vec<_>>(), [wins::LINES as usize; 3]);
}

/// Plays the win out with the right move each time: the other side never lasts longer, and never less than it could.
#[test]
fn the_longest_defence_loses_in_the_moves_that_were_promised() {
    for level in Level::of(Kind::Win) {
        for seed in (0..wins::EXERCISES).step_by(5) {
            let Task { mut position, answer: Solution::Win { moves, first } } = task(level, seed) else { panic!() };
            let (mut m, mut left, mut played) = (first, moves, 0);
            loop {
                played += 1;
                match defend(&position, m, left).expect("legal") {
                    Defence::Won(after) => {
                        assert_eq!(after.legal_moves(), []);
                        break;
                    }
                    Defence::Lost(reply) => panic!("{position} {m:?} is answered by {reply:?}"),
                    Defence::Reply { between, reply, after, left: now } => {
                        assert_eq!(between.play(reply), Some(after));
                        assert_eq!(now, left - 1);
                        (position, left) = (after, now);
                        m = (1..=left).find_map(|count| winning(&position, count).first().copied()).expect("a win");
                    }
                }
            }
            assert_eq!(played, moves, "the defence did not last");
        }
    }
}

#[test]
fn every_other_move_is_told_that_it_does_not_win_and_by_which_reply() {
    for seed in 0..40 {
        let task = task(Level::new(Kind::Win, 2).unwrap(), seed);
        let Solution::Win { moves, first } = task.answer else { panic!() };
        for m in task.position.legal_moves().into_iter().filter(|m| *m != first) {
            let Some(Defence::Lost(Some(reply))) = defend(&task.position, m, moves) else {
                panic!("{}", task.position)
            };
            let after = task.position.play(m).and_then(|between| between.play(reply)).expect("legal");
            assert_eq!(winning(&after, moves - 1), [], "{} {m:?} {reply:?}", task.position);
        }
    }
    let task = task(Level::new(Kind::Win, 1).unwrap(), 0);
    let Solution::Win { first, .. } = task.answer else { panic!() };
    let other = task.position.legal_moves().into_iter().find(|m| *m != first).unwrap();
    assert_eq!(defend(&task.position, other, 1), Some(Defence::Lost(None)));
    assert_eq!(defend(&task.position, Move { to: first.from, ..first }, 1), None);
}

#[test]
fn what_was_missed_in_draughts_comes_back_and_not_among_the_moves_of_chess() {
    let mut training = Training::default();
    let exercise = Exercise { level: Level::new(Kind::Landing, 2).unwrap(), seed: 5 };
    training.answered(&exercise.to_string(), false, 100);
    training.answered(&Naming::Draughts.card(kept(14)), false, 100);
    training.answered("casas/e4", false, 100);
    training.settle(&exercise.level.key(), 2);
    assert_eq!(training.due_series::<Level>(101), [exercise]);
    assert_eq!(training.due_series::<Level>(100), []);
    assert_eq!(training.due(101), ["casas/e4"]);
    assert_eq!(training.due_exercises::<Level>(101), [exercise]);
    assert_eq!(training.due_squares(Naming::Draughts, 101), [kept(14)]);
    assert_eq!(training.due_squares(Naming::Chess, 101), ["e4".parse().unwrap()]);
    assert_eq!(Naming::Draughts.of_card("damas/numeros/14"), Some(kept(14)));
    for odd in ["damas/numeros/33", "damas/numeros/", "damas/numeros", "casas/e4", "damas/numeros/1/4"] {
        assert_eq!(Naming::Draughts.of_card(odd), None, "{odd}");
    }
    training.forget_draughts();
    assert_eq!(training.stars(&exercise.level.key()), 0);
    assert_eq!((training.due(101), training.cards()), (vec!["casas/e4"], 1));
}

fn options(words: &[(Field, &str)]) -> Options {
    let mut options = Options::usual(Naming::Draughts);
    words.iter().for_each(|(field, word)| options.set(*field, word));
    options
}

#[test]
fn a_round_of_numbers_asks_the_squares_by_turns() {
    for seed in 0..20 {
        let mut run = Run::start(options(&[(Field::Limit, "livre")]), &[], seed, 0).unwrap();
        let mut asked = BTreeSet::new();
        for now in 0..32 {
            assert!(CLASSICAS.plays(run.current.square));
            asked.insert(run.current.square);
            run = run.clone().update(RoundEvent::Answer(Said::Square(run.current.square)), now);
        }
        // One or two wait for a neighbour to be out of the way.
        assert!(asked.len() >= 30, "{}", asked.len());
        assert_eq!((run.tally.right, run.tally.wrong), (32, 0));
    }
}

#[test]
fn a_missed_number_comes_back_soon_and_the_right_one_is_always_to_choose() {
    let mut run = Run::start(options(&[(Field::Task, "numero"), (Field::Limit, "livre")]), &[], 3, 0).unwrap();
    let missed = run.current.square;
    let right = |run: &Run| number(run.current.square).unwrap();
    let wrong = *run.choices.iter().find(|choice| **choice != right(&run)).unwrap();
    run = run.update(RoundEvent::Answer(Said::Square(kept(wrong))), 1);
    assert_eq!((run.tally.wrong, run.tally.missed.clone()), (1, vec![missed]));
    let mut again = None;
    for place in 1..2_000 {
        let all: BTreeSet<u8> = run.choices.iter().copied().collect();
        assert!(all.len() == 4 && all.contains(&right(&run)) && all.iter().all(|choice| (1..=32).contains(choice)));
        if run.current.square == missed && again.is_none() {
            again = Some(place);
        }
        run = run.clone().update(RoundEvent::Answer(Said::Square(kept(right(&run)))), place);
    }
    assert!(again.is_some_and(|place| place <= 6), "{again:?}");
}

#[test]
fn the_rio_has_eight_squares_and_turns_the_board_when_all_are_found() {
    let names: Vec<u8> = river().into_iter().filter_map(number).collect();
    assert_eq!(names, [1, 5, 10, 14, 19, 23, 28, 32]);
    let mut run = Run::start(options(&[(Field::Task, "rio")]), &[], 1, 0).unwrap();
    let bottom = run.bottom;
    run = run.update(RoundEvent::Answer(Said::Square(kept(2))), 1);
    assert_eq!((run.tally.right, run.tally.wrong), (0, 1));
    for (place, square) in river().into_iter().enumerate() {
        assert_eq!(run.found.len(), place);
        // A second touch of the same square says nothing.
        run =
            run.update(RoundEvent::Answer(Said::Square(square)), 2).update(RoundEvent::Answer(Said::Square(square)), 3);
        if place < 7 {
            assert_eq!(run.bottom, bottom);
        }
    }
    assert_eq!(run.tally.right, 9, "the last touch is the first of the next rio");
    assert_eq!(run.bottom, !bottom);
}

#[test]
fn a_round_ends_with_its_time_and_only_a_whole_one_is_kept() {
    let start = || Run::start(options(&[]), &[], 9, 1_000).unwrap();
    let right = |run: Run, now: u64| {
        let current = run.current.square;
        run.update(RoundEvent::Answer(Said::Square(current)), now)
    };
    let run = right(start(), 5_000);
    assert_eq!((run.tally.left(6_000), run.tally.right), (Some(25_000), 1));
    let over = right(run.clone(), 31_000);
    assert_eq!((over.tally.is_over(), over.tally.right, over.tally.left(40_000)), (true, 1, Some(0)));
    let round = over.tally.kept(7).unwrap();
    assert_eq!((round.day, round.right, round.wrong, round.seconds), (7, 1, 0, 30));
    assert_eq!(run.update(RoundEvent::Stop, 9_000).tally.kept(7), None);
    // A light square is no answer.
    let light = Square::new(0, 0).unwrap();
    assert_eq!(start().update(RoundEvent::Answer(Said::Square(light)), 2_000), start());
    assert_eq!(start().update(RoundEvent::Answer(Said::Color(Color::White)), 2_000), start());
}

#[test]
fn a_way_of_playing_numbers_is_in_the_address_and_measured_without_the_numbers_on_show() {
    let all = options(&[(Field::Task, "rio"), (Field::Limit, "60"), (Field::Side, "sorte")]);
    assert_eq!(all.query(), "tarefa=rio&tempo=60&lado=sorte");
    assert_eq!(all.key().as_deref(), Some("damas/numeros/rio/60/sorte"));
    assert_eq!(Options::usual(Naming::Draughts).query(), "");
    let parts: BTreeMap<&str, &str> = all.query().leak().split('&').filter_map(|part| part.split_once('=')).collect();
    assert_eq!(Options::read(Naming::Draughts, |word| parts.get(word).map(|word| word.to_string())), all);
    assert_eq!(Options::read(Naming::Draughts, |_| Some("outra".to_string())), Options::usual(Naming::Draughts));
    assert_eq!(options(&[(Field::Shown, "casas")]).key(), None);
}

#[test]
fn the_wall_shows_the_squares_of_the_round_and_each_answer_on_demand() {
    let ask = options(&[(Field::Task, "numero")]);
    assert_eq!(ask.task, Ask::Name);
    let run = Run::start(ask, &[], 5, 0).unwrap();
    let mut wall = Lecture::new(ask, 5);
    let first = wall.square().unwrap();
    assert_eq!((first, wall.revealed), (run.current.square, false));
    wall.turn(true);
    assert_eq!((wall.square(), wall.revealed), (Some(first), true));
    wall.turn(true);
    assert!(wall.square() != Some(first) && !wall.revealed);
    wall.turn(false);
    assert_eq!((wall.square(), wall.revealed), (Some(first), true));
    wall.turn(false);
    wall.turn(false);
    assert_eq!((wall.square(), wall.revealed), (Some(first), false));
}
