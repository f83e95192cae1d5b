//! Draughts: the opponent. Endings known to the end against a search that knows nothing, wins in so many moves, levels.

use lance_legal::analysis::{Question, Said, read_draughts, reply};
use lance_legal::color::Color;
use lance_legal::draughts::search::{Choice, Level, MoveReason, longest_defence, think, why, win_distance, wins_in};
use lance_legal::draughts::{BRASILEIRAS, CLASSICAS, Game, Move, Outcome, Position, Variant};
use lance_legal::language::Language;
use lance_legal::random::Random;
use lance_legal::square::Square;
use lance_legal::texts::{Texts, Value};

fn position(text: &str) -> Position {
    Position::from_text(&CLASSICAS, text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut moves: Vec<String> = moves.iter().map(|m| position.written(*m)).collect();
    moves.sort();
    moves
}

fn fifth(text: &str) -> (Position, Choice) {
    let position = position(text);
    let choice = think(&position, &[], Level::Fifth, &mut Random::new(1)).expect(text);
    (position, choice)
}

/// The same question asked of the rules alone.
fn loses(position: &Position, moves: u32) -> bool {
    let legal = position.legal_moves();
    legal.is_empty() || (moves > 0 && legal.iter().all(|m| wins(&position.play(*m).unwrap(), moves)))
}

fn wins(position: &Position, moves: u32) -> bool {
    moves > 0 && position.legal_moves().iter().any(|m| loses(&position.play(*m).unwrap(), moves - 1))
}

/// So many pieces of each kind on squares that chance chooses.
fn scattered(variant: &'static Variant, pieces: [(Color, bool, usize); 4], random: &mut Random) -> Position {
    let mut squares: Vec<Square> = variant.squares().collect();
    random.shuffle(&mut squares);
    let mut sides = [String::from("W"), String::from("B")];
    for (color, crowned, count) in pieces {
        for _ in 0..count {
            let place = squares.iter().position(|square| crowned || square.rank_from(color) < 7).unwrap();
            let separator = if sides[color as usize].len() == 1 { "" } else { "," };
            let crown = if crowned { "K" } else { "" };
            let square = squares.remove(place);
            sides[color as usize] += &format!("{separator}{crown}{square}");
        }
    }
    let turn = if random.happens(1, 2) { "W" } else { "B" };
    let text = format!("{turn}:{}:{}", sides[0], sides[1]);
    Position::from_text(variant, &text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn wins_in_so_many_moves_are_those_that_the_rules_force() {
    let mut random = Random::new(7);
    let mut found = 0;
    for round in 0..400 {
        let count = |random: &mut Random| random.below(3);
        let pieces = [
            (Color::White, false, count(&mut random)),
            (Color::White, true, 1 + count(&mut random) / 2),
            (Color::Black, false, count(&mut random)),
            (Color::Black, true, usize::from(round % 3 == 0)),
        ];
        let variant = if round % 4 == 0 { &BRASILEIRAS } else { &CLASSICAS };
        let position = scattered(variant, pieces, &mut random);
        for moves in 0..3 {
            let forced: Vec<Move> = (position.legal_moves().into_iter())
                .filter(|m| moves > 0 && loses(&position.play(*m).unwrap(), moves - 1))
                .collect();
            found += usize::from(!forced.is_empty());
            assert_eq!(
                written(&position, &wins_in(&position, moves)),
                written(&position, &forced),
                "{position}, {moves}"
            );
            let soonest = (1..=moves).find(|moves| wins(&position, *moves));
            assert_eq!(win_distance(&position, moves), soonest, "{position}, {moves}");
        }
    }
    assert!(found > 100, "{found} wins are too few to tell");
}

#[test]
fn a_defence_lasts_as_long_as_any_and_refutes_where_it_can() {
    let mut random = Random::new(11);
    for _ in 0..150 {
        let pieces =
            [(Color::White, true, 2), (Color::White, false, 1), (Color::Black, false, 1), (Color::Black, true, 1)];
        let position = scattered(&CLASSICAS, pieces, &mut random);
        let Some(m) = longest_defence(&position, 2) else {
            assert!(position.legal_moves().is_empty(), "{position}");
            continue;
        };
        let lasts = |m: Move| {
            let next = position.play(m).unwrap();
            (1..=2).find(|moves| wins(&next, *moves)).unwrap_or(9)
        };
        let most = position.legal_moves().into_iter().map(lasts).max();
        assert_eq!(Some(lasts(m)), most, "{position}");
    }
}

/// The reason of the first of these moves, the others being what is expected.
fn reason(text: &str, moves: &str) -> MoveReason {
    let position = position(text);
    let mut now = position;
    let mut line = Vec::new();
    for name in moves.split(' ') {
        let legal = now.legal_moves();
        let m = legal.into_iter().find(|m| now.written(*m) == name).unwrap_or_else(|| panic!("{text}: {name}"));
        now = now.play(m).unwrap();
        line.push(m);
    }
    why(&position, &Choice { m: line[0], score: 0, line })
}

#[test]
fn a_move_is_given_with_its_reason() {
    for (text, moves, expected) in [
        ("W:W14:B18,21", "14-19", MoveReason::OnlyMove),
        ("W:W1,2:B9", "1-5", MoveReason::Ends),
        ("W:W10,14,19:B5,26,28", "19-22 26x19 14x32", MoveReason::GivesToTake { given: 1, taken: 2 }),
        ("W:W14,15,1:B19,29,30", "14x23", MoveReason::Wins(1)),
        ("W:W14,15:B19,29,30", "14x23", MoveReason::TakesBack(1)),
        ("W:W26,3:B16,20", "26-30", MoveReason::Crowns),
        ("W:W10,5,1:B19,32", "10-14 19x10 5x14", MoveReason::Trades(1)),
        ("W:W10,1:B19,32", "10-14 19x10 1-5", MoveReason::Loses(1)),
        ("W:WK7:B8,32", "7-4", MoveReason::StopsCrown),
        ("W:W14,6:B19,23", "6-10", MoveReason::Saves),
        ("W:W12,1:B20,32", "12-16", MoveReason::Threatens),
        ("W:WK4:B31,32", "4-14", MoveReason::HoldsRio),
        ("W:W1,2,3,9:B16,32", "9-13", MoveReason::KeepsBackRow),
        ("W:W10,1:B32", "10-14", MoveReason::Centre),
        ("W:W2,10:B32", "2-6", MoveReason::Supports),
        ("W:W5,1:B32", "5-9", MoveReason::Edge),
        ("W:W9,1:B32", "9-13", MoveReason::Safe),
        ("W:W10,1:B19,32", "10-14", MoveReason::Quiet),
    ] {
        assert_eq!(reason(text, moves), expected, "{text}, {moves}");
    }
    let (position, choice) = fifth("W:WK1,K2,K3:BK25");
    assert!(matches!(why(&position, &choice), MoveReason::WinsGame(9..=12)));
    let elsewhere = fifth("W:W10,1:B32").1;
    assert_eq!(why(&self::position("W:W2,3:B32"), &elsewhere), MoveReason::Quiet, "no move of this position");
}

#[test]
fn the_thread_answers_with_a_move_and_with_nothing_to_what_it_cannot_read() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        let past = vec![start, start];
        let question = Question::draughts(&start, &past, Level::Second, 5);
        let reply = reply(&question.message(3), || None);
        let Some(Said::Reply(3, answer)) = Said::read(&reply) else { panic!("{reply}") };
        let choice = read_draughts(&start, answer);
        assert_eq!(choice, think(&start, &past, Level::Second, &mut Random::new(5)), "{answer}");
    }
    let asked = |variant: &str, level: u8, position: &str, past: &str| {
        format!(
            r#"{{"Draughts":{{"variant":"{variant}","level":{level},"seed":1,"position":"{position}","past":[{past}]}}}}"#
        )
    };
    let answered = |question: &str| reply(&format!("4\n{question}"), || None);
    assert_ne!(answered(&asked("classicas", 1, "start", "\"start\"")), "4\n");
    for question in [
        "".to_string(),
        "{\"Draughts\":{}}".to_string(),
        asked("chess", 1, "start", ""),
        asked("classicas", 9, "start", ""),
        asked("classicas", 1, "nowhere", ""),
        asked("classicas", 1, "start", "\"W:W1\""),
        asked("classicas", 5, "B:W1:B", ""),
    ] {
        assert_eq!(answered(&question), "4\n", "{question}");
    }
    let start = Position::start(&CLASSICAS);
    let said = |line: &str| format!("[12,[{line}]]");
    assert!(read_draughts(&start, &said("\"9-13\"")).is_some());
    for answer in ["", "12", "[12]", "[\"x\",[\"9-13\"]]"]
        .map(str::to_string)
        .into_iter()
        .chain(["", "\"9-14x\"", "\"9-13\",\"9-13\"", "\"1-5\""].map(said))
    {
        assert_eq!(read_draughts(&start, &answer), None, "{answer}");
    }
}

/// The end of the game that the strongest level sees here.
fn end(position: &Position) -> Option<(u32, bool)> {
    think(position, &[], Level::Fifth, &mut Random::new(1)).and_then(|choice| choice.end())
}

/// So many damas of White against one of Black's, with nothing to capture.
fn damas(count: usize, random: &mut Random) -> Position {
    loop {
        let variant = if random.happens(1, 4) { &BRASILEIRAS } else { &CLASSICAS };
        let pieces =
            [(Color::White, true, count), (Color::White, false, 0), (Color::Black, true, 1), (Color::Black, false, 0)];
        let position = scattered(variant, pieces, random);
        if !position.must_capture() && !position.legal_moves().is_empty() {
            return position;
        }
    }
}

#[test]
fn what_is_known_of_damas_against_one_is_what_the_rules_force() {
    let mut random = Random::new(3);
    let (mut won, mut far) = (0, 0);
    for round in 0..240 {
        let position = damas(1 + round % 3, &mut random);
        let seen = end(&position);
        // Near ends by the solver, which knows nothing of endings; far ones by what each move leads to.
        let soonest = win_distance(&position, 2);
        match seen {
            Some((moves, true)) if moves <= 2 => assert_eq!(soonest, Some(moves), "{position}"),
            _ => assert_eq!(soonest, None, "{position}: {seen:?}"),
        }
        won += usize::from(soonest.is_some());
        let after: Vec<_> = position.legal_moves().into_iter().map(|m| position.play(m).unwrap()).collect();
        let ends: Vec<_> =
            after.iter().map(|next| if next.legal_moves().is_empty() { Some((0, false)) } else { end(next) }).collect();
        let wins = ends.iter().filter_map(|end| end.filter(|(_, wins)| !wins)).map(|(moves, _)| moves + 1).min();
        let lasts =
            ends.iter().map(|end| end.filter(|(_, wins)| *wins).map(|(moves, _)| moves)).collect::<Option<Vec<_>>>();
        let expected = match (wins, lasts) {
            (Some(moves), _) => Some((moves, true)),
            (None, Some(moves)) => moves.into_iter().max().map(|moves| (moves, false)),
            (None, None) => None,
        };
        // A win that needs all thirteen moves depends on the rio.
        if seen.is_none_or(|(moves, _)| moves < 12) && expected.is_none_or(|(moves, _)| moves < 12) {
            assert_eq!(seen, expected, "{position}");
            far += usize::from(seen.is_some_and(|(moves, _)| moves > 4));
        }
    }
    assert!(won > 8 && far > 25, "{won} near wins and {far} far ends are too few to tell");
}

/// A game from here to its end: both at their best, or Black at random.
fn play_out(start: Position, whim: bool, seed: u64) -> Game {
    let mut game = Game::new(start);
    let mut random = Random::new(seed);
    let mut past = Vec::new();
    while game.status().is_none() {
        let now = *game.position();
        let at_random = whim && now.turn() == Color::Black;
        let m = if at_random {
            random.pick(&now.legal_moves()).copied()
        } else {
            think(&now, &past, Level::Fifth, &mut random).map(|choice| choice.m)
        };
        past.push(now);
        game.play(m.expect("a move")).expect("a legal one");
    }
    game
}

#[test]
fn three_damas_take_the_rio_and_win_in_time_whenever_that_can_be_forced() {
    let mut random = Random::new(20);
    let (mut won, mut longest) = (0, 0);
    for round in 0..60 {
        let position = loop {
            let position = damas(3, &mut random);
            if position.turn() == Color::White && position.variant() == &CLASSICAS {
                break position;
            }
        };
        let Some((moves, true)) = end(&position) else { continue };
        let game = play_out(position, round % 4 == 0, round);
        assert_eq!(game.outcome(), Some(Outcome::Win(Color::White)), "{position}");
        let took = game.plies().len().div_ceil(2) as u32;
        assert!(took <= moves, "{position}: {took} moves in place of {moves}");
        (won, longest) = (won + 1, longest.max(took));
    }
    assert!(won > 40 && longest >= 12, "{won} games, the longest of {longest} moves");
}

#[test]
fn a_lone_dama_keeps_every_draw_that_it_has() {
    let mut random = Random::new(31);
    let mut drawn = 0;
    for round in 0..90 {
        let position = damas(1 + round % 3, &mut random);
        if end(&position).is_some() {
            continue;
        }
        let game = play_out(position, false, round as u64);
        assert_eq!(game.outcome(), Some(Outcome::Draw), "{position}");
        drawn += 1;
    }
    assert!(drawn > 40, "{drawn} games");
    // One dama on the rio against three that are not.
    for text in ["B:WK2,K3,K4:BK14", "B:WK8,K13,K29:BK1", "B:WK6,K7,K31:BK32"] {
        let game = play_out(position(text), false, 1);
        assert_eq!(game.outcome(), Some(Outcome::Draw), "{text}");
    }
}

#[test]
fn a_win_that_comes_too_late_is_no_win() {
    let mut random = Random::new(44);
    let (mut seen, mut late) = (0, 0);
    for _ in 0..30 {
        let mut game = Game::new(damas(3, &mut random));
        let mut past = Vec::new();
        // White dawdles; what it could still win is asked at each of its moves.
        while game.status().is_none() {
            let now = *game.position();
            let choice = think(&now, &past, Level::Fifth, &mut random).expect("a move");
            let without = end(&now);
            past.push(now);
            if now.turn() == Color::White && !now.must_capture() {
                let counts = game.counts();
                let left = counts.forced.map_or(20, |(_, moves)| 12 - moves).min(20 - counts.dama_moves.white);
                match (choice.end(), without) {
                    (Some((moves, true)), Some(same)) => {
                        assert!(moves <= left, "{now}: {moves} of {left}");
                        assert_eq!((moves, true), same);
                        seen += 1;
                    }
                    (None, Some((moves, true))) => {
                        assert!(moves > left || counts.dama_moves.black > 0 || past.contains(&now), "{now}");
                        late += usize::from(moves > left);
                    }
                    _ => {}
                }
                let quiet: Vec<Move> = now
                    .legal_moves()
                    .into_iter()
                    .filter(|m| !now.play(*m).is_some_and(|next| next.must_capture()))
                    .collect();
                let m = random.pick(&quiet).copied().unwrap_or(choice.m);
                game.play(m).expect("a legal move");
            } else {
                game.play(choice.m).expect("a legal move");
            }
        }
    }
    assert!(seen > 30 && late > 10, "{seen} wins in time and {late} too late are too few to tell");
}

/// Points of the stronger of two levels in so many games, of as many; a draw is half of one.
fn points(strong: Level, weak: Level, games: u64) -> f64 {
    let mut points = 0.0;
    for seed in 0..games {
        let side = if seed % 2 == 0 { Color::White } else { Color::Black };
        let mut chance = Random::new(seed / 2);
        let mut game = Game::new(Position::start(&CLASSICAS));
        let mut past = Vec::new();
        for _ in 0..4 {
            past.push(*game.position());
            let m = *chance.pick(&game.position().legal_moves()).expect("a move");
            game.play(m).expect("a legal move");
        }
        while game.status().is_none() && game.claim_repetition().is_err() {
            let now = *game.position();
            let level = if now.turn() == side { strong } else { weak };
            let choice = think(&now, &past, level, &mut chance).expect("a move");
            past.push(now);
            game.play(choice.m).expect("a legal move");
        }
        points += match game.outcome() {
            Some(Outcome::Win(winner)) if winner == side => 1.0,
            Some(Outcome::Draw) => 0.5,
            _ => 0.0,
        };
    }
    points / games as f64
}

/// A sample of what `--example damas_levels -- 200` counts at length.
#[test]
fn each_level_beats_the_one_below() {
    for (pair, games) in Level::ALL.windows(2).zip([40, 40, 20, 4]) {
        let share = points(pair[1], pair[0], games);
        assert!(share >= 0.7, "{:?} has {share} of the points against {:?}", pair[1], pair[0]);
    }
}

/// The reason for a move of draughts says whose move it is, and never reads as an order.
#[test]
fn a_reason_in_draughts_says_who() {
    for language in Language::whole() {
        let file = format!("locales/{}/draughts/play.ftl", language.tag());
        let source = crate::text(&file);
        let texts = Texts::new(language, &[&source]);
        for id in MoveReason::IDS {
            for count in [1, 3] {
                let said = |who: &str| {
                    let values: Vec<(&str, Value)> =
                        vec![("who", who.into()), ("count", count.into()), ("given", 1.into()), ("taken", 2.into())];
                    texts.format(id, &values).unwrap_or_else(|| panic!("{file}: {id}"))
                };
                let (computer, you) = (said("computer"), said("you"));
                let named = computer.starts_with("O computador") || computer.starts_with("The computer");
                assert!(named, "{file}: {id}: {computer}");
                assert!(!you.contains("computador") && !you.contains("computer"), "{file}: {id}: {you}");
                // «Troca uma peça» would be an order to a child who is called tu or você.
                let first = you.split(' ').next().unwrap_or_default();
                let told = ["Assim", "É", "Acaba", "Com", "Já", "Dás", "Você", "It", "This", "You"];
                assert!(told.contains(&first), "{file}: {id}: {you}");
            }
        }
    }
}

#[test]
fn a_trade_of_the_computer_is_told_as_one() {
    let source = crate::text("locales/pt-PT/draughts/play.ftl");
    let texts = Texts::new(Language::PtPt, &[&source]);
    let said = texts.format("damas-why-trades", &[("who", "computer".into()), ("count", 1.into())]);
    assert_eq!(said.as_deref(), Some("O computador trocou uma peça por outra."));
}
