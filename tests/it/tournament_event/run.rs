//! Rounds paired, results entered and corrected, players who come late and leave, what is kept, and FIDE's file.

use lance_legal::random::Random;
use lance_legal::tournament::event::{
    Count, Event, EventError, Format, ImportTrouble, MOST_KEPT, Mark, Note, Player, Rule, Rules, Shelf, csv_standings,
    fewest_rounds, from_trf, to_trf,
};
use lance_legal::tournament::trf::{Edition, Trf};
use lance_legal::tournament::{FirstOrder, Points, SchoolYear, Tie};

const YEAR: SchoolYear = SchoolYear::PRINTED;

pub fn of(players: usize) -> Event {
    let mut event = Event::new("turma-7b", "Torneio da turma", 7);
    for number in 0..players {
        event.add(Player::named(&format!("Aluno {number:03}"))).expect("there is room");
    }
    event
}

pub fn pair(event: &mut Event) -> Result<(), EventError> {
    let mut chance = Random::new(event.seed);
    event.pair_next(YEAR, str::to_lowercase, |limit| chance.below(limit))
}

/// Enters results by chance and closes the round.
pub fn play(event: &mut Event, chance: &mut Random, marks: &[Mark]) {
    let round = event.open_round().expect("a round is open");
    for board in event.rounds[round].waiting() {
        event.enter(round, board, chance.pick(marks).copied()).expect("a result");
    }
    event.close().expect("all are in");
}

/// What the record says of itself at any moment.
fn holds(event: &Event) {
    let shelf = Shelf { events: vec![event.clone()] };
    let text = serde_json::to_string(&shelf).expect("JSON");
    assert_eq!(serde_json::from_str::<Shelf>(&text).expect("a record"), shelf);
    for round in &event.rounds {
        let mut all: Vec<usize> =
            round.games.iter().flat_map(|game| [Some(game.white), game.black]).flatten().collect();
        all.extend(&round.halves);
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "nobody is twice in a round");
    }
    let table = event.count(event.complete()).expect("a table");
    assert_eq!(table.standings().len(), event.players.len());
    let points: u32 = table.standings().iter().map(|row| row.points.quarters_in()).sum();
    let paid: u32 =
        (0..event.players.len()).map(|player| event.points_before(event.complete(), player).quarters_in()).sum();
    assert_eq!(points, paid);
    if !event.players.is_empty() {
        Trf::read(&to_trf(event, Edition::Trf16)).expect("FIDE's file can be read");
    }
}

/// The tournament of the acceptance: 24 pupils, five rounds, a late entry, a withdrawal, two forfeits.
#[test]
fn twenty_four_pupils_play_five_rounds() {
    let mut event = of(24);
    let mut chance = Random::new(1);
    assert_eq!(fewest_rounds(24), 5);
    for round in 0..5 {
        if round == 2 {
            event.add(Player::named("Tardia")).expect("a late entry");
            event.leave(3, true).expect("somebody goes home");
        }
        pair(&mut event).expect("pairs");
        assert_eq!(event.rounds[round].waiting().len(), 12);
        assert_eq!(pair(&mut event), Err(EventError::Open), "one round at a time");
        if round == 1 {
            event.enter(round, 0, Some(Mark::BlackAway)).expect("a forfeit");
            event.enter(round, 1, Some(Mark::WhiteAway)).expect("a forfeit");
            assert_eq!(event.close(), Err(EventError::Waiting(10)));
        }
        holds(&event);
        play(&mut event, &mut chance, &[Mark::White, Mark::Draw, Mark::Black]);
        holds(&event);
    }
    assert!(event.is_over());
    assert_eq!(pair(&mut event), Err(EventError::Over));
    assert!(event.rounds[2..].iter().all(|round| round.game_of(3).is_none() && round.game_of(24).is_some()));
    assert!(event.rounds[..2].iter().all(|round| round.game_of(24).is_none()));
    let notes = [Note::Entered { round: 2, player: 24 }, Note::Left { round: 2, player: 3 }];
    assert_eq!(event.log, notes);
    // Every pair that the rules made has its reason.
    for (round, paired) in event.rounds.iter().enumerate() {
        assert!(paired.games.iter().all(|game| event.why(round, game.white).is_some()), "round {round}");
    }
}

#[test]
fn a_correction_goes_to_the_log() {
    let mut event = of(6);
    pair(&mut event).expect("pairs");
    event.enter(0, 0, Some(Mark::White)).expect("a result");
    event.enter(0, 0, Some(Mark::Draw)).expect("while the round is open anything can change");
    event.enter(0, 0, None).expect("and be taken back");
    assert_eq!(event.log, []);
    play(&mut event, &mut Random::new(3), &[Mark::White]);
    let game = event.rounds[0].games[0];
    assert_eq!(event.enter(0, 0, None), Err(EventError::Waiting(1)), "a closed round keeps its results");
    event.enter(0, 0, Some(Mark::Black)).expect("a correction");
    let black = game.black.expect("an opponent");
    let note = Note::Corrected { round: 0, white: game.white, black, was: Some(Mark::White), now: Some(Mark::Black) };
    assert_eq!((event.log.as_slice(), event.points_before(1, black)), ([note].as_slice(), Points::ONE));
    assert_eq!(event.enter(0, 99, Some(Mark::White)), Err(EventError::Unknown));
    assert_eq!(event.enter(9, 0, Some(Mark::White)), Err(EventError::Unknown));
}

#[test]
fn half_a_point_is_asked_for_before_the_round() {
    let mut event = of(5);
    event.ask_half(4, true).expect("before the first round");
    pair(&mut event).expect("pairs");
    let round = &event.rounds[0];
    assert_eq!((round.halves.as_slice(), round.games.len()), ([4].as_slice(), 2));
    play(&mut event, &mut Random::new(3), &[Mark::White]);
    assert_eq!(event.points_before(1, 4), Points::HALF);
    pair(&mut event).expect("pairs");
    assert!(event.rounds[1].halves.is_empty(), "it was for one round");
}

#[test]
fn a_swap_says_what_it_breaks_and_is_marked() {
    let mut event = of(8);
    let mut chance = Random::new(5);
    pair(&mut event).expect("pairs");
    play(&mut event, &mut chance, &[Mark::White]);
    pair(&mut event).expect("pairs");
    let first = event.rounds[0].games[0];
    let now = event.rounds[1].games.iter().find(|game| game.has(first.white)).expect("a game");
    let opponent = if now.white == first.white { now.black } else { Some(now.white) }.expect("an opponent");
    let swap = event.swap(opponent, first.black.expect("an opponent")).expect("it can be done");
    assert!(swap.breaks.iter().any(|found| found.is_absolute()), "they have met: {:?}", swap.breaks);
    event.carry_out(&swap).expect("and it is done");
    assert_eq!(event.rounds[1].games.iter().filter(|game| game.by_hand).count(), 2);
    assert_eq!(event.why(1, first.white), None, "a hand needs no rule");
    assert_eq!(event.log, [Note::Swapped { round: 1, one: swap.one, other: swap.other }]);
    holds(&event);
    assert_eq!(event.swap(swap.one, swap.one), Err(EventError::NoExchange));
    event.enter(1, 0, Some(Mark::Draw)).expect("a result");
    let busy = event.rounds[1].games[0];
    assert_eq!(event.swap(busy.white, opponent), Err(EventError::Entered));
    assert_eq!(event.unpair(), Err(EventError::Entered));
}

#[test]
fn pairs_are_taken_back_for_somebody_who_has_just_come() {
    let mut event = of(5);
    pair(&mut event).expect("pairs");
    assert!(event.rounds[0].games.iter().any(|game| game.black.is_none()));
    event.unpair().expect("no result yet");
    event.add(Player::named("Tardia")).expect("nothing has begun");
    pair(&mut event).expect("pairs");
    assert_eq!(event.rounds[0].waiting().len(), 3);
}

#[test]
fn the_first_order_is_that_which_was_chosen() {
    let mut rated = of(4);
    for (player, rating) in [Some(1000), None, Some(1500), Some(1200)].into_iter().enumerate() {
        rated.players[player].rating = rating;
    }
    let mut drawn = rated.clone();
    pair(&mut rated).expect("pairs");
    let names: Vec<&str> = rated.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Aluno 002", "Aluno 003", "Aluno 000", "Aluno 001"]);
    drawn.order = FirstOrder::Lot;
    let mut again = drawn.clone();
    pair(&mut drawn).expect("pairs");
    pair(&mut again).expect("pairs");
    assert_eq!(drawn, again, "the same seed");
}

#[test]
fn all_against_all_ends_when_all_have_met() {
    for (format, players, rounds, each) in
        [(Format::Robin, 6, 5, 5), (Format::Robin, 5, 5, 4), (Format::Double, 4, 6, 6)]
    {
        let mut event = of(players);
        event.format = format;
        event.rules = Rules::Fide;
        for _ in 0..rounds {
            pair(&mut event).expect("pairs");
            play(&mut event, &mut Random::new(2), &[Mark::White, Mark::Draw]);
            holds(&event);
        }
        assert!(event.is_over());
        assert_eq!(event.add(Player::named("Tardia")), Err(EventError::Begun));
        let games = |player: usize| {
            event.rounds.iter().filter(move |round| round.game_of(player).is_some_and(|game| game.black.is_some()))
        };
        assert!((0..players).all(|player| games(player).count() == each));
        let total: u32 = (0..players).map(|player| event.points_before(rounds, player).quarters_in()).sum();
        assert_eq!(total as usize, 4 * players * each / 2, "a round without an opponent pays nothing");
        let table = event.count(rounds).expect("a table");
        assert_eq!(table.rules()[0], Rule::Fide(Tie::Direct));
    }
    assert_eq!(of(16).players.len(), 16);
    let mut full = of(16);
    full.format = Format::Robin;
    assert_eq!(full.add(Player::named("Mais uma")), Err(EventError::TooMany(16)));
}

#[test]
fn who_has_left_all_against_all_is_missing_at_once() {
    let mut event = of(4);
    event.format = Format::Robin;
    pair(&mut event).expect("pairs");
    play(&mut event, &mut Random::new(2), &[Mark::Draw]);
    event.leave(0, true).expect("somebody goes home");
    pair(&mut event).expect("pairs");
    assert_eq!(event.rounds[1].waiting().len(), 1);
    event.leave(0, false).expect("and comes back");
    play(&mut event, &mut Random::new(2), &[Mark::Draw]);
    pair(&mut event).expect("pairs");
    assert_eq!(event.rounds[2].waiting().len(), 2);
}

#[test]
fn a_knockout_has_a_champion() {
    let mut event = of(6);
    event.format = Format::Knockout;
    assert_eq!(event.rounds_planned(), 3);
    for round in 0..3 {
        pair(&mut event).expect("pairs");
        let board = event.rounds[round].waiting()[0];
        assert_eq!(event.enter(round, board, Some(Mark::Draw)), Err(EventError::NeedsWinner));
        play(&mut event, &mut Random::new(4), &[Mark::White, Mark::Black]);
        holds(&event);
    }
    assert!(event.is_over());
    let champion = event.knockout().expect("a knock-out").champion().expect("a champion");
    let table = event.count(3).expect("a table");
    let row = &table.standings()[0];
    assert!(matches!(table, Count::Knockout(_)) && row.side == champion && row.place == 1);
    let board = event.rounds[0].games.iter().position(|game| game.black.is_some()).expect("a game");
    let other = if event.rounds[0].games[board].mark == Some(Mark::White) { Mark::Black } else { Mark::White };
    assert_eq!(event.enter(0, board, Some(other)), Err(EventError::PlayedOn));
}

#[test]
fn too_few_and_too_many_are_told() {
    assert_eq!(pair(&mut of(1)), Err(EventError::TooFew));
    assert_eq!(pair(&mut of(201)), Err(EventError::TooMany(200)));
    let mut two = of(2);
    pair(&mut two).expect("pairs");
    play(&mut two, &mut Random::new(1), &[Mark::White]);
    assert_eq!(pair(&mut two), Err(EventError::Impossible));
}

#[test]
fn several_tournaments_are_kept_and_joined() {
    let mut shelf = Shelf::default();
    for number in 0..MOST_KEPT {
        assert!(shelf.put(Event::new(&format!("t{number}"), "T", 1)));
    }
    assert!(!shelf.put(Event::new("mais", "T", 1)));
    let mut older = shelf.clone();
    let mut event = shelf.get("t3").expect("kept").clone();
    event.name = "Outro nome".to_string();
    assert!(shelf.put(event));
    assert_eq!((shelf.events[0].id.as_str(), shelf.events[0].steps), ("t3", 2));
    let newer = shelf.clone();
    shelf.join(&older);
    assert_eq!(shelf, newer, "what is older changes nothing");
    older.join(&newer);
    assert_eq!(older.get("t3").expect("kept").name, "Outro nome");
    shelf.remove("t3");
    assert_eq!(shelf.events.len(), MOST_KEPT - 1);
}

#[test]
fn a_record_in_which_something_is_wrong_is_none() {
    let mut event = of(3);
    pair(&mut event).expect("pairs");
    let text = serde_json::to_string(&Shelf { events: vec![event] }).expect("JSON");
    assert!(serde_json::from_str::<Shelf>(&text).is_ok());
    let wrong = [
        ("\"1-2\"", "\"1-9\""),
        ("\"1-2\"", "\"1-3\""),
        ("\"1-2\"", "\"1-1\""),
        ("\"1-2\"", "\"0-2\""),
        ("\"1-2\"", "\"1-2 ?\""),
        ("\"swiss\"", "\"other\""),
        ("\"seed\":\"7\"", "\"seed\":\"x\""),
        ("turma-7b", "../turma"),
        ("{\"name\":\"Aluno 000\"}", "{}"),
        ("\"players\":[", "\"gamers\":["),
    ];
    for (from, to) in wrong {
        let damaged = text.replace(from, to);
        assert_ne!(damaged, text, "{from}");
        assert!(serde_json::from_str::<Shelf>(&damaged).is_err(), "{to}");
    }
    for nothing in ["{}", "[]", "null", "{\"events\":7}"] {
        assert!(serde_json::from_str::<Shelf>(nothing).is_err(), "{nothing}");
    }
}

/// What FIDE's file has room for comes back.
#[test]
fn fides_file_there_and_back() {
    let mut event = of(9);
    event.players[2].rating = Some(1310);
    event.players[2].born = Some(2012);
    let mut chance = Random::new(9);
    for round in 0..4 {
        if round == 1 {
            event.ask_half(5, true).expect("asked");
            event.add(Player::named("Tardia")).expect("a late entry");
        }
        if round == 2 {
            event.leave(1, true).expect("gone");
        }
        pair(&mut event).expect("pairs");
        if round < 3 {
            play(&mut event, &mut chance, &Mark::ALL);
        }
    }
    let text = to_trf(&event, Edition::Trf16);
    let read = from_trf(&text, "turma-7b", 7).expect("our own file");
    assert_eq!(to_trf(&read, Edition::Trf16), text);
    let bare = |event: &Event| {
        let mut event = event.clone();
        event.rounds.iter_mut().for_each(|round| round.games.sort_by_key(|game| game.white));
        event.rounds
    };
    assert_eq!(bare(&read), bare(&event));
    assert_eq!(read.players[0].rating, Some(1310), "who has a rating comes first");
    assert_eq!((read.players[9].enters, read.name.as_str()), (1, "Torneio da turma"));
    let broken = text.replace("   9 w =", "   9 w ?").replace("  0000 - H", "  0000 - Q");
    assert!(matches!(from_trf(&broken, "a", 1), Err(ImportTrouble::Line(error)) if error.line > 3));
}

#[test]
fn a_table_for_a_spreadsheet() {
    let mut event = of(4);
    event.players[0].name = "=Aluno".to_string();
    pair(&mut event).expect("pairs");
    play(&mut event, &mut Random::new(2), &[Mark::Draw]);
    let table = event.count(1).expect("a table");
    let heads = ["Lugar", "Nome", "Pontos"].map(String::from);
    let text = csv_standings(&event, &table, heads, |rule| format!("{rule:?}"));
    assert!(text.starts_with("Lugar;Nome;Pontos;School(Direct);"), "{text}");
    assert!(text.contains(";'=Aluno;0,5;"), "{text}");
}

/// However it is played, with players who come and go, nothing breaks; the same steps give the same tournament.
#[test]
fn tournaments_by_chance() {
    for seed in 0..60 {
        let mut chance = Random::new(seed);
        let mut event = of(2 + chance.below(14));
        event.format = Format::ALL[chance.below(4)];
        event.rules = Rules::ALL[chance.below(2)];
        event.planned = 1 + chance.below(6);
        for _ in 0..60 {
            match chance.below(12) {
                0 => _ = event.add(Player::named(&format!("Novo {}", event.players.len()))),
                1 => _ = event.leave(chance.below(event.players.len()), true),
                2 => _ = event.leave(chance.below(event.players.len()), false),
                3 => _ = event.ask_half(chance.below(event.players.len()), true),
                4 => _ = event.unpair(),
                5 => {
                    let (one, other) = (chance.below(event.players.len()), chance.below(event.players.len()));
                    if let Ok(swap) = event.swap(one, other) {
                        event.carry_out(&swap).expect("it was allowed");
                    }
                }
                6 | 7 => _ = pair(&mut event),
                8 => _ = event.close(),
                _ => {
                    let round = chance.below(event.rounds.len().max(1));
                    let board = chance.below(event.rounds.get(round).map_or(1, |round| round.games.len()));
                    let _ = event.enter(round, board, chance.pick(&Mark::ALL).copied());
                }
            }
            holds(&event);
        }
    }
}
