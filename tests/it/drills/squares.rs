//! Squares: a fair sequence, one right answer, misses that come back, the end by the clock, keys and addresses.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::board::Coordinates;
use lance_legal::color::Color;
use lance_legal::drills::squares::{
    BETWEEN, Draft, Field, Lecture, Limit, Line, Means, Naming, Options, Order, RoundEvent, Run, Side, Sight,
    SquareAnswer, Target, Task, average, score, typed,
};
use lance_legal::drills::{Round, Training};
use lance_legal::random::Random;
use lance_legal::square::Square;

const DRAWS: usize = 10_000;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn with(fields: &[(Field, &str)]) -> Options {
    let mut options = Options::usual(Naming::Chess);
    for (field, value) in fields {
        options.set(*field, value);
        assert_eq!(options.get(*field), *value);
    }
    options
}

/// Only these files and ranks.
fn chosen(files: &str, ranks: &str) -> Options {
    Options::read(Naming::Chess, |word| match word {
        "colunas" => Some(files.to_string()),
        "linhas" => Some(ranks.to_string()),
        _ => None,
    })
}

fn order(options: &Options, seed: u64) -> Order {
    Order::new(options.squares(), &[], Random::new(seed))
}

fn draws(order: &mut Order, count: usize) -> Vec<Square> {
    (0..count).map(|_| order.draw().unwrap().square).collect()
}

#[test]
fn ten_thousand_squares_never_share_file_or_rank_with_the_one_before() {
    let choices =
        [("abcdefgh", "12345678"), ("abc", "123"), ("ab", "12345678"), ("ah", "135"), ("defg", "78"), ("ce", "1245")];
    for (number, (files, ranks)) in choices.into_iter().enumerate() {
        let options = chosen(files, ranks);
        let squares = draws(&mut order(&options, number as u64), DRAWS);
        for pair in squares.windows(2) {
            assert!(pair[0].file() != pair[1].file() && pair[0].rank() != pair[1].rank(), "{files} {ranks}: {pair:?}");
        }
        let seen: BTreeSet<Square> = squares.iter().copied().collect();
        assert!(seen.iter().copied().eq(options.squares()), "{files} {ranks}: {seen:?}");
        for square in &seen {
            assert!(files.contains(square.file_char()) && ranks.contains(square.rank_char()), "{square}");
        }
    }
}

#[test]
fn where_the_choice_is_too_narrow_it_is_at_least_another_square() {
    for (files, ranks) in [("a", "12345678"), ("abcdefgh", "4"), ("de", "45"), ("a", "12"), ("gh", "8")] {
        let options = chosen(files, ranks);
        let squares = draws(&mut order(&options, 7), DRAWS);
        assert!(squares.windows(2).all(|pair| pair[0] != pair[1]), "{files} {ranks}");
        assert_eq!(squares.iter().collect::<BTreeSet<_>>().len(), files.len() * ranks.len(), "{files} {ranks}");
    }
    assert_eq!(draws(&mut order(&chosen("e", "4"), 1), 3), [square("e4"); 3]);
}

#[test]
fn every_square_comes_about_as_often_as_any_other() {
    for seed in 0..50 {
        let squares = draws(&mut order(&Options::usual(Naming::Chess), seed), 640);
        let mut counts: BTreeMap<Square, u32> = BTreeMap::new();
        for square in squares {
            *counts.entry(square).or_default() += 1;
        }
        assert_eq!(counts.len(), 64);
        assert!(counts.values().all(|count| (8..=12).contains(count)), "seed {seed}: {counts:?}");
    }
}

#[test]
fn a_name_gives_a_class_the_same_squares_and_chance_gives_others() {
    let options = Options::usual(Naming::Chess);
    let of = |seed| draws(&mut order(&options, seed), 30);
    assert_eq!(of(5), of(5));
    assert_ne!(of(5), of(6));
    // Who misses a square gets it again; the others keep their order.
    let mut missing = order(&options, 5);
    let mut asked: Vec<Target> = (0..6).map(|_| missing.draw().unwrap()).collect();
    missing.missed(asked[4].square, 4);
    asked.extend((0..30).map(|_| missing.draw().unwrap()));
    let fresh: BTreeSet<Square> = asked.iter().filter(|target| !target.again).map(|target| target.square).collect();
    let known: BTreeSet<Square> = draws(&mut order(&options, 5), 40).into_iter().collect();
    assert!(fresh.is_subset(&known));
}

#[test]
fn a_missed_square_comes_again_after_three_others_and_soon() {
    for seed in 0..2_000 {
        let mut order = order(&Options::usual(Naming::Chess), seed);
        let mut asked = vec![order.draw().unwrap(), order.draw().unwrap()];
        let missed_at = (seed % 9) as usize;
        for place in 0..30 {
            if place == missed_at {
                order.missed(asked[place].square, place);
            }
            asked.push(order.draw().unwrap());
        }
        let lost = asked[missed_at].square;
        let back: Vec<usize> = (0..asked.len()).filter(|place| asked[*place].again).collect();
        assert_eq!(back.len(), 1, "seed {seed}");
        assert_eq!(asked[back[0]].square, lost);
        let others = back[0] - missed_at - 1;
        assert!((BETWEEN..=BETWEEN + 8).contains(&others), "seed {seed}: {others}");
        assert!(asked[missed_at + 1..back[0]].iter().all(|target| target.square != lost));
        for pair in asked.windows(2) {
            assert!(pair[0].square.file() != pair[1].square.file() && pair[0].square.rank() != pair[1].square.rank());
        }
    }
}

#[test]
fn on_two_files_alone_a_missed_square_still_comes_again() {
    for seed in 0..500 {
        let mut order = order(&chosen("ab", "1234"), seed);
        let asked = [order.draw().unwrap(), order.draw().unwrap()];
        order.missed(asked[0].square, 0);
        assert!((0..20).any(|_| order.draw().unwrap().again), "seed {seed}");
    }
}

#[test]
fn what_is_due_comes_first_and_once_more_soon() {
    let due = [square("e4"), square("c3"), square("h8"), square("b7")];
    for seed in 0..500 {
        let mut order = Order::new(Options::usual(Naming::Chess).squares(), &due, Random::new(seed));
        let asked = draws(&mut order, 40);
        let first: BTreeSet<Square> = asked[..5].iter().copied().collect();
        assert!(due.iter().all(|square| first.contains(square)), "seed {seed}: {asked:?}");
        for square in due {
            let places: Vec<usize> = (0..asked.len()).filter(|place| asked[*place] == square).collect();
            assert!(places.len() >= 2, "seed {seed}: {square} at {places:?}");
            assert!(places[1] - places[0] > BETWEEN, "seed {seed}: {square} at {places:?}");
        }
    }
    // Those that are not in play do not come.
    let mut order = Order::new(chosen("ab", "1234").squares(), &due, Random::new(1));
    assert!(draws(&mut order, 100).iter().all(|square| !due.contains(square)));
}

/// The right answer by the name and by the colour of each square as the Laws have them, told another way. FIDE 2023 2.1
fn answers(task: Task) -> Vec<SquareAnswer> {
    match task {
        Task::Color => Color::ALL.into_iter().map(SquareAnswer::Color).collect(),
        _ => Square::all().map(SquareAnswer::Square).collect(),
    }
}

#[test]
fn of_ten_thousand_questions_each_has_one_right_answer() {
    for (word, task) in [("encontrar", Task::Find), ("nome", Task::Name), ("cor", Task::Color)] {
        let options = with(&[(Field::Task, word), (Field::Limit, "livre"), (Field::Side, "sorte")]);
        let mut run = Run::start(options, &[], 3, 0).unwrap();
        for number in 0..DRAWS / 3 {
            // All answers to the first hundred, by turns one wrong one to the others.
            let asked = run.current.square;
            let mut right = Vec::new();
            for answer in answers(task).into_iter().filter(|_| number < 100) {
                let after = run.clone().update(RoundEvent::Answer(answer), 1);
                let given = after.last.unwrap();
                assert_eq!((given.square, given.answer), (asked, answer));
                right.extend(given.right.then_some(answer));
            }
            // a1 is dark, and colours change from file to file and from rank to rank.
            let dark = (asked.file_char() as u32 + asked.rank_char() as u32) % 2 == ('a' as u32 + '1' as u32) % 2;
            let truth = match task {
                Task::Color => SquareAnswer::Color(if dark { Color::Black } else { Color::White }),
                _ => SquareAnswer::Square(asked),
            };
            if number < 100 {
                assert_eq!(right, [truth]);
            }
            assert_ne!(run.current.square, run.next.square);
            let next = run.next;
            run = run.update(RoundEvent::Answer(truth), 1);
            assert_eq!(run.current, next);
        }
        assert_eq!((run.tally.right, run.tally.wrong), ((DRAWS / 3) as u32, 0));
        assert!(run.tally.missed.is_empty());
    }
}

#[test]
fn an_answer_of_the_other_kind_is_none() {
    let run = Run::start(Options::usual(Naming::Chess), &[], 1, 0).unwrap();
    assert_eq!(run.clone().update(RoundEvent::Answer(SquareAnswer::Color(Color::White)), 5), run);
    let run = Run::start(with(&[(Field::Task, "cor")]), &[], 1, 0).unwrap();
    assert_eq!(run.clone().update(RoundEvent::Answer(SquareAnswer::Square(run.current.square)), 5), run);
}

fn right(run: Run, now: u64) -> Run {
    let answer = SquareAnswer::Square(run.current.square);
    run.update(RoundEvent::Answer(answer), now)
}

fn wrong(run: Run, now: u64) -> Run {
    let answer = SquareAnswer::Square(run.next.square);
    run.update(RoundEvent::Answer(answer), now)
}

#[test]
fn the_time_of_the_answer_decides_not_the_tick() {
    let start = 1_000_000;
    let run = Run::start(Options::usual(Naming::Chess), &[], 1, start).unwrap();
    assert_eq!((run.tally.left(start), run.tally.left(start + 20_500)), (Some(30_000), Some(9_500)));
    // No tick for half a minute, as in a tab that nobody sees.
    let in_time = right(run.clone(), start + 29_999);
    assert_eq!((in_time.tally.right, in_time.tally.is_over()), (1, false));
    for late in [30_000, 30_001, 900_000] {
        let run = right(run.clone(), start + late);
        assert_eq!((run.tally.right, run.tally.wrong, run.tally.is_over()), (0, 0, true));
        assert_eq!((run.tally.left(start + late), run.tally.played(start + late)), (Some(0), 30_000));
    }
    let over = in_time.update(RoundEvent::Tick, start + 31_000);
    assert!(over.tally.is_over());
    // After the end nothing counts any more, not even a clock that goes back.
    assert_eq!(right(over.clone(), start + 10), over);
    assert_eq!(over.clone().update(RoundEvent::Stop, start + 40_000), over);
    assert_eq!(over.tally.kept(12), Some(Round { day: 12, right: 1, wrong: 0, seconds: 30 }));
    assert_eq!(over.tally.pace(start + 99_000), Some(300));
    // A wrong answer costs no time.
    let run = wrong(run, start + 1_000);
    assert_eq!((run.tally.wrong, run.tally.left(start + 1_000)), (1, Some(29_000)));
}

#[test]
fn what_is_kept_was_played_to_its_end() {
    let run = Run::start(Options::usual(Naming::Chess), &[], 1, 0).unwrap();
    assert_eq!(run.tally.kept(1), None);
    assert_eq!(run.tally.pace(500), None);
    assert_eq!(run.clone().update(RoundEvent::Tick, 30_000).tally.kept(1), None, "nobody was there");
    assert_eq!(right(run, 10).update(RoundEvent::Stop, 20).tally.kept(1), None, "broken off");
    let mut run = Run::start(with(&[(Field::Limit, "livre")]), &[], 1, 0).unwrap();
    assert_eq!(run.tally.left(77), None);
    for number in 1..=4 {
        run = right(run, number * 1_000);
    }
    assert_eq!(run.clone().update(RoundEvent::Stop, 4_500).tally.kept(1), None, "too short");
    run = wrong(run, 9_000_000).update(RoundEvent::Stop, 9_000_001);
    assert_eq!(run.tally.kept(1), Some(Round { day: 1, right: 4, wrong: 1, seconds: 9_001 }));
}

#[test]
fn a_missed_square_is_remembered_and_asked_again_in_the_round() {
    let mut run = Run::start(Options::usual(Naming::Chess), &[], 9, 0).unwrap();
    run = right(right(run, 1), 2);
    let lost = run.current.square;
    run = wrong(run, 3);
    assert_eq!(run.tally.missed, [lost]);
    assert_eq!(run.last.map(|given| (given.square, given.right)), Some((lost, false)));
    let mut others = 0;
    while !run.current.again {
        assert_ne!(run.current.square, lost);
        others += 1;
        run = right(run, 4);
    }
    assert!((BETWEEN..=BETWEEN + 8).contains(&others), "{others}");
    assert_eq!(run.current.square, lost);
    run = wrong(run, 5);
    assert_eq!((run.tally.missed.len(), run.tally.wrong), (1, 2));
    let later = (0..BETWEEN + 8).any(|_| {
        let again = run.current.again && run.current.square == lost;
        run = right(run.clone(), 6);
        again
    });
    assert!(later, "missed twice, and twice it comes again");
}

#[test]
fn names_are_put_together_from_signs() {
    let of = |signs: &str| {
        let mut draft = Draft::default();
        signs.chars().for_each(|sign| draft.put(sign));
        draft
    };
    assert_eq!(of("e4").square(), Some(square("e4")));
    assert_eq!(of("4e").square(), Some(square("e4")));
    assert_eq!(of("E").file, Some('e'));
    assert_eq!(of("xi09 é").square(), None);
    assert_eq!(of("dce").file, Some('e'));
    let mut draft = of("b7");
    draft.erase();
    assert_eq!(draft, of("b"));
    draft.erase();
    draft.erase();
    assert_eq!(draft, Draft::default());
    for (text, kept) in [
        ("e4", "e4"),
        ("E4", "e4"),
        ("x9e", "e"),
        ("4", ""),
        ("ef", "f"),
        ("e44", "e4"),
        ("e4f", "e4"),
        ("Cé3", "c3"),
        (" a 1", "a1"),
    ] {
        assert_eq!(typed(text), kept, "{text}");
    }
    for square in Square::all() {
        assert_eq!(typed(&square.to_string()), square.to_string());
    }
}

#[test]
fn the_last_file_and_rank_stay_in_play() {
    let mut options = Options::usual(Naming::Chess);
    for place in 0..8 {
        options.turn(Line::File, place);
        options.turn(Line::Rank, 7 - place);
    }
    assert_eq!(options.squares(), [square("h1")]);
    options.turn(Line::File, 200);
    assert!(!options.has(Line::File, 200));
    options.turn(Line::File, 0);
    assert_eq!(options.squares(), [square("a1"), square("h1")]);
}

#[test]
fn an_address_carries_a_way_of_playing() {
    let read = |query: &str| {
        Options::read(Naming::Chess, |word| {
            query
                .split('&')
                .find_map(|part| part.split_once('=').filter(|(name, _)| *name == word))
                .map(|(_, v)| v.into())
        })
    };
    assert_eq!(Options::usual(Naming::Chess).query(), "");
    assert_eq!(with(&[(Field::Task, "cor")]).query(), "tarefa=cor");
    assert_eq!(with(&[(Field::Task, "cor")]).sight, Sight::Nothing);
    // How a name is written is not for others to say.
    assert_eq!(with(&[(Field::Task, "nome"), (Field::Means, "teclado")]).query(), "tarefa=nome");
    assert_eq!(read("resposta=teclado").means, Means::Typing);
    let mut random = Random::new(4);
    for _ in 0..500 {
        let mut options = Options::usual(Naming::Chess);
        for field in Field::all(Naming::Chess).iter().copied().filter(|field| *field != Field::Means) {
            options.set(field, random.pick(field.values(Naming::Chess)).unwrap());
        }
        for _ in 0..random.below(12) {
            let line = if random.happens(1, 2) { Line::File } else { Line::Rank };
            options.turn(line, random.below(8) as u8);
        }
        let query = options.query();
        assert_eq!(read(&query), options, "{query}");
    }
    let odd = read("tarefa=voar&tempo=&lado=PRETAS&colunas=xyz&linhas=9&ver=nada&coordenadas=casas");
    assert_eq!((odd.task, odd.limit, odd.side), (Task::Find, Limit::Half, Side::White));
    assert_eq!(odd.squares().len(), 64);
    // No board, no coordinates.
    assert_eq!((odd.sight, odd.coordinates()), (Sight::Nothing, Coordinates::Off));
}

#[test]
fn unlike_ways_of_playing_have_unlike_keys() {
    let mut keys: BTreeMap<String, Options> = BTreeMap::new();
    let mut count = 0;
    for place in 0..3usize.pow(6) {
        let mut options = Options::usual(Naming::Chess);
        let mut rest = place;
        for field in Field::all(Naming::Chess) {
            let values = field.values(Naming::Chess);
            options.set(*field, values[rest % 3 % values.len()]);
            rest /= 3;
        }
        count += 1;
        let Some(key) = options.key() else {
            assert_eq!(options.coordinates(), Coordinates::EverySquare);
            continue;
        };
        if let Some(other) = keys.insert(key.clone(), options) {
            let alike = |options: &Options| {
                let means = (options.task == Task::Name).then_some(options.means);
                (options.task, means, options.limit, options.side, options.sight, options.coordinates())
            };
            assert_eq!(alike(&other), alike(&options), "{key}");
        }
    }
    assert_eq!(count, 729);
    // Far fewer than a record holds.
    assert!(keys.len() < 300, "{}", keys.len());
    assert_eq!(Options::usual(Naming::Chess).key().as_deref(), Some("casas/encontrar/brancas/30/pecas"));
    let named = with(&[(Field::Task, "nome"), (Field::Means, "teclado"), (Field::Shown, "fora"), (Field::Limit, "60")]);
    assert_eq!(named.key().as_deref(), Some("casas/nome-teclado/brancas/60/pecas/fora"));
    assert_eq!(chosen("abc", "12345678").key(), None);
    assert_eq!(chosen("abcdefgh", "1234567").key(), None);
}

#[test]
fn rounds_are_scored_and_averaged() {
    let round = |right, seconds| Round { day: 1, right, wrong: 3, seconds };
    assert_eq!(score(&round(14, 30), Limit::Half), 140);
    assert_eq!(score(&round(14, 60), Limit::Minute), 140);
    assert_eq!(score(&round(10, 40), Limit::None), 150);
    assert_eq!(score(&round(10, 0), Limit::None), 6_000);
    assert_eq!(score(&round(u32::MAX, 1), Limit::None), u32::MAX);
    assert_eq!(average(&[]), None);
    assert_eq!(average(&[100, 110, 120]), Some(110));
    assert_eq!(average(&[10, 11]), Some(11));
    assert_eq!(average(&[u32::MAX; 20]), Some(u32::MAX));
    // Twenty are kept, and come back from what was written.
    let mut training = Training::default();
    let key = Options::usual(Naming::Chess).key().unwrap();
    (0..25).for_each(|right| training.finish_round(&key, round(right, 30)));
    let again: Training = serde_json::from_str(&serde_json::to_string(&training).unwrap()).unwrap();
    assert_eq!(again.rounds(&key).len(), 20);
    assert_eq!(again.rounds(&key).first().map(|round| round.right), Some(5));
}

#[test]
fn on_the_wall_the_answer_waits() {
    let options = with(&[(Field::Side, "pretas")]);
    let mut lecture = Lecture::new(options, 8);
    assert_eq!(lecture.bottom, Color::Black);
    let first = lecture.square().unwrap();
    assert_eq!(first, Run::start(options, &[], 8, 0).unwrap().current.square);
    lecture.turn(false);
    assert_eq!((lecture.square(), lecture.revealed, lecture.number()), (Some(first), false, 1));
    lecture.turn(true);
    assert_eq!((lecture.square(), lecture.revealed), (Some(first), true));
    lecture.turn(true);
    let second = lecture.square().unwrap();
    assert!(!lecture.revealed && lecture.number() == 2 && second != first);
    lecture.turn(false);
    assert_eq!((lecture.square(), lecture.revealed), (Some(first), true));
    lecture.turn(true);
    assert_eq!(lecture.square(), Some(second));
}

#[test]
fn chance_turns_the_board_either_way() {
    let options = with(&[(Field::Side, "sorte")]);
    let black = (0..200).filter(|seed| Run::start(options, &[], *seed, 0).unwrap().bottom == Color::Black).count();
    assert!((60..140).contains(&black), "{black}");
}

#[test]
fn the_square_after_is_known_without_a_change_of_the_order() {
    for naming in [Naming::Chess, Naming::Draughts] {
        let mut options = Options::usual(naming);
        options.set(Field::Limit, "livre");
        for seed in 0..200 {
            let mut run = Run::start(options, &[], seed, 0).unwrap();
            let mut order = Order::new(options.squares(), &[], {
                let mut random = Random::new(seed);
                random.happens(1, 2);
                random
            });
            for place in 0..200 {
                let asked = order.draw().unwrap();
                assert_eq!(asked, run.current, "{naming:?} {seed} {place}");
                let right = (seed + place as u64) % 5 > 1;
                let answer = if right { asked.square } else { run.next.square };
                if !right {
                    order.missed(asked.square, place);
                }
                run = run.update(RoundEvent::Answer(SquareAnswer::Square(answer)), 1);
            }
        }
    }
}
