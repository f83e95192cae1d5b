//! A tournament of teams as it is run: lists by school, who sits where, results by board, points, what is kept of it.

use lance_legal::random::Random;
use lance_legal::tournament::event::{
    Count, Event, EventError, Foreign, Format, Game, Mark, Note, Odd, Player, Rule, Shelf, Spot, csv_players,
    team_names,
};
use lance_legal::tournament::{Merit, Points, SchoolYear, roster};

pub(super) fn pair(event: &mut Event) -> Result<(), EventError> {
    let mut chance = Random::new(event.seed);
    event.pair_next(SchoolYear::PRINTED, str::to_lowercase, |limit| chance.below(limit))
}

/// Teams "A", "B", … with players "A1", "A2", …
pub(super) fn of(teams: usize, boards: usize, members: usize) -> Event {
    let mut event = Event::new("equipas", "Torneio das escolas", 7);
    event.set_boards(boards).expect("before the first round");
    for team in (b'A'..).take(teams).map(char::from) {
        let player = |number| Player { school: team.to_string(), ..Player::named(&format!("{team}{number}")) };
        event.add_members((1..=members).map(player).collect()).expect("there is room");
    }
    event
}

pub(super) fn play(event: &mut Event, chance: &mut Random) {
    let round = event.open_round().expect("a round is open");
    for spot in event.rounds[round].missing() {
        event.enter_at(round, spot, chance.pick(&Mark::ALL).copied()).expect("a result");
    }
    // In a knock-out somebody says who goes on where boards are level.
    for spot in event.rounds[round].missing() {
        event.enter_at(round, spot, chance.pick(&[Mark::White, Mark::Black]).copied()).expect("who goes on");
    }
    event.close().expect("all are in");
}

fn holds(event: &Event) {
    let shelf = Shelf { events: vec![event.clone()] };
    let text = serde_json::to_string(&shelf).expect("JSON");
    assert_eq!(serde_json::from_str::<Shelf>(&text).expect("a record"), shelf);
    let count = event.count(event.complete());
    if let (Format::Knockout, Some(Count::Knockout(rows))) = (event.format, &count) {
        let won: u32 = rows.iter().map(|row| row.points.quarters_in()).sum();
        let games = event.rounds[..event.complete()].iter().map(|round| round.games.len() as u32).sum::<u32>();
        assert_eq!(won, 4 * games, "in each encounter one goes on, and so does who has a bye");
        return;
    }
    let Some(Count::Teams(teams)) = count else { panic!("a table of teams") };
    for team in 0..event.players.len() {
        assert_eq!(teams.points(team), event.points_before(event.complete(), team), "the pairing sees the same points");
        for criterion in teams.criteria() {
            let row = teams.standings().into_iter().find(|row| row.side == team).expect("a row");
            let at = teams.criteria().iter().position(|other| other == criterion).expect("a column");
            assert_eq!(row.values[at], teams.account(*criterion, team).map(|account| account.total()));
        }
    }
    // Every point on a board is in the table, with those of teams without an opponent.
    let rounds = &event.rounds[..event.complete()];
    let on_boards = rounds.iter().flat_map(|round| &round.games).map(|game| {
        let (first, second) = game.board_points();
        first.quarters_in() + second.quarters_in()
    });
    let swiss = event.format == Format::Swiss;
    let byes = rounds.iter().flat_map(|round| &round.games).filter(|game| swiss && game.black.is_none()).count();
    let least = 2 * (event.boards as u32 + 1);
    let total: u32 = (0..event.players.len()).map(|team| teams.boards(team).quarters_in()).sum();
    assert_eq!(total, on_boards.sum::<u32>() + least * byes as u32);
}

#[test]
fn a_tournament_from_a_file_forgets_it_as_one_of_teams() {
    let mut event = Event::new("ficheiro", "Torneio", 7);
    for (name, school) in [("Ana", "A"), ("Bruno", "A"), ("Carla", "B"), ("Diogo", "B")] {
        event.add(Player { school: school.to_string(), ..Player::named(name) }).expect("there is room");
    }
    let last = Odd { player: 3, round: 0, plain: ' ', cell: None };
    event.foreign = Some(Foreign { odd: vec![last], ..Foreign::default() });
    event.set_boards(2).expect("all have a team");
    assert_eq!((event.players.len(), &event.foreign), (2, &None), "there is no fourth team");
    let shelf = Shelf { events: vec![event] };
    let text = serde_json::to_string(&shelf).expect("JSON");
    assert_eq!(serde_json::from_str::<Shelf>(&text).expect("a record"), shelf);
}

#[test]
fn a_list_makes_the_teams() {
    let list = "nome;turma;equipa\nAna;7A;Caniço\nRui;8B;Machico\nEva;7A;Caniço\nGil;9C;";
    let found = roster::read(list, &[]);
    assert_eq!(team_names(&found.players), ["Caniço", "Machico", "Caniço", "9C"]);
    let mut event = Event::new("t", "T", 1);
    found.players.into_iter().for_each(|player| event.add(player).expect("there is room"));
    event.format = Format::Knockout;
    event.set_boards(2).expect("all have a team");
    assert_eq!((event.format, event.players.len(), event.players[0].members.len()), (Format::Knockout, 3, 2));
    event.format = Format::Swiss;
    assert_eq!(event.players[0].members[1].name, "Eva");
    // Who is there already does not come again; a name in capitals is the same team.
    let again = [("EVA", "CANIÇO"), ("Ivo", "machico")]
        .map(|(name, school)| Player { school: school.to_string(), ..Player::named(name) });
    assert_eq!((event.add_members(again.to_vec()), event.players.len()), (Ok(1), 3));
    assert_eq!(event.add_members(vec![Player::named("Solta")]), Err(EventError::NoTeam(1)));
    // Back again, nothing is lost.
    event.set_boards(0).expect("before the first round");
    assert_eq!(
        (event.players.len(), event.players[0].class.as_str(), event.players[0].school.as_str()),
        (5, "7A", "Caniço")
    );
    // In one school the classes are the teams.
    let list = roster::read("nome;turma;escola\nAna;7A;Caniço\nRui;8B;Caniço", &[]);
    assert_eq!(team_names(&list.players), ["7A", "8B"]);
    let csv = csv_players(&of(2, 2, 2), [""; 6].map(String::from));
    assert!(csv.contains("A1;;;A;;"), "{csv}");
}

#[test]
fn who_is_away_is_left_out_and_those_behind_move_up() {
    let mut event = of(2, 3, 4);
    event.set_away(0, 1, true).expect("before the first round");
    event.move_up(0, 3).expect("before the first round");
    assert_eq!(event.players[0].members[2].name, "A4");
    pair(&mut event).expect("pairs");
    let names = |event: &Event, game: Game| -> Vec<(String, String)> {
        let name = |team: usize, seat: Option<usize>| {
            seat.map_or("-".to_string(), |seat| event.players[team].members[seat].name.clone())
        };
        let black = game.black.expect("an opponent");
        let seats = game.boards().enumerate().map(|(at, bout)| match Game::first_has_white(at) {
            true => (name(game.white, bout.white), name(black, bout.black)),
            false => (name(black, bout.white), name(game.white, bout.black)),
        });
        seats.collect()
    };
    let game = event.rounds[0].games[0];
    let pairs = |all: [(&str, &str); 3]| all.map(|(one, other)| (one.to_string(), other.to_string())).to_vec();
    assert_eq!(names(&event, game), pairs([("A1", "B1"), ("B2", "A4"), ("A3", "B3")]));
    // Two more stay away: the last board is lost without a game.
    event.set_away(0, 0, true).expect("nothing has been entered");
    event.set_away(0, 3, true).expect("nothing has been entered");
    let game = event.rounds[0].games[0];
    assert_eq!(names(&event, game), pairs([("A4", "B1"), ("B2", "-"), ("-", "B3")]));
    assert_eq!(event.rounds[0].missing(), [Spot { game: 0, bout: Some(0) }]);
    assert_eq!(event.enter_at(0, Spot { game: 0, bout: Some(1) }, Some(Mark::Draw)), Err(EventError::EmptySeat));
    event.enter_at(0, Spot { game: 0, bout: Some(0) }, Some(Mark::White)).expect("a result");
    assert_eq!(
        (event.rounds[0].games[0].mark, event.rounds[0].games[0].text().as_deref()),
        (Some(Mark::Black), Some("1 – 2"))
    );
    // After a result the line stays for this round.
    event.set_away(0, 0, false).expect("for the next round");
    assert_eq!(names(&event, event.rounds[0].games[0])[0].0, "A4");
    assert_eq!(event.strike_member(0, 0), Err(EventError::Begun));
    holds(&event);
}

#[test]
fn a_team_of_which_nobody_comes_gets_nothing() {
    let mut event = of(2, 2, 2);
    for member in 0..2 {
        event.set_away(1, member, true).expect("before the first round");
    }
    pair(&mut event).expect("pairs");
    assert_eq!(event.rounds[0].games[0].mark, Some(Mark::BlackAway));
    event.close().expect("all is known");
    let Some(Count::Teams(teams)) = event.count(1) else { panic!("a table of teams") };
    assert_eq!((teams.points(0), teams.boards(0), teams.points(1)), (Points::whole(3), Points::whole(2), Points::ZERO));
}

#[test]
fn a_board_is_corrected_and_the_log_tells() {
    let mut event = of(4, 2, 2);
    pair(&mut event).expect("pairs");
    assert_eq!(event.enter(0, 0, Some(Mark::White)), Err(EventError::Unknown), "only boards have results");
    assert_eq!(event.ask_half(0, true), Err(EventError::Teams));
    assert_eq!(event.ask_rest(9, true), Err(EventError::Unknown));
    for spot in event.rounds[0].missing() {
        event.enter_at(0, spot, Some(Mark::White)).expect("a result");
    }
    assert_eq!(event.unpair(), Err(EventError::Entered));
    event.close().expect("all are in");
    let game = event.rounds[0].games[1];
    let black = game.black.expect("an opponent");
    assert_eq!((game.mark, event.points_before(1, black)), (Some(Mark::Draw), Points::whole(2)));
    let spot = Spot { game: 1, bout: Some(1) };
    assert_eq!(event.enter_at(0, spot, None), Err(EventError::Waiting(1)));
    event.enter_at(0, spot, Some(Mark::Black)).expect("a correction");
    let note = Note::CorrectedBoard {
        round: 0,
        white: game.white,
        black,
        board: 1,
        was: Some(Mark::White),
        now: Some(Mark::Black),
    };
    assert_eq!((event.log.as_slice(), event.points_before(1, black)), ([note].as_slice(), Points::ONE));
    assert_eq!(event.points_before(1, game.white), Points::whole(3));
    holds(&event);
}

#[test]
fn a_team_that_asks_for_it_does_not_play_the_next_round() {
    let mut event = of(5, 2, 2);
    event.ask_rest(4, true).expect("a team");
    event.ask_rest(3, true).and_then(|()| event.ask_rest(3, false)).expect("it takes that back");
    pair(&mut event).expect("pairs");
    assert_eq!((event.rounds[0].games.len(), event.rounds[0].game_of(4)), (2, None));
    play(&mut event, &mut Random::new(5));
    assert_eq!(event.points_before(1, 4), Points::ZERO, "no points for it");
    pair(&mut event).expect("pairs");
    assert!(event.rounds[1].game_of(4).is_some(), "for one round alone");
    holds(&event);
    // In a round robin the other team has won, as where nobody came.
    let mut robin = of(3, 2, 2);
    robin.format = Format::Robin;
    robin.ask_rest(0, true).expect("a team");
    pair(&mut robin).expect("pairs");
    let absent = robin.rounds[0].game_of(0).filter(|game| game.black.is_some()).map(|game| game.mark);
    assert!(absent.is_none_or(|mark| matches!(mark, Some(Mark::WhiteAway | Mark::BlackAway))), "{absent:?}");
}

#[test]
fn in_a_knock_out_boards_win_and_somebody_says_who_goes_on_where_they_are_level() {
    let mut event = of(3, 2, 2);
    event.format = Format::Knockout;
    pair(&mut event).expect("pairs");
    // The first of the list has the bye.
    assert_eq!(event.rounds[0].games.iter().filter(|game| game.black.is_none()).count(), 1);
    let at = event.rounds[0].games.iter().position(|game| game.black.is_some()).expect("an encounter");
    let board = |bout| Spot { game: at, bout: Some(bout) };
    let who = Spot { game: at, bout: None };
    event.enter_at(0, board(0), Some(Mark::White)).expect("a result");
    assert_eq!(event.enter_at(0, who, Some(Mark::White)), Err(EventError::Unknown), "the boards decide first");
    event.enter_at(0, board(1), Some(Mark::White)).expect("a result");
    assert_eq!((event.rounds[0].missing(), event.close()), (vec![who], Err(EventError::Waiting(1))));
    assert!(event.is_level(&event.rounds[0].games[at]));
    for mark in [Mark::Draw, Mark::BothAway, Mark::BlackAway] {
        assert_eq!(event.enter_at(0, who, Some(mark)), Err(EventError::NeedsWinner));
    }
    event.enter_at(0, who, Some(Mark::Black)).expect("who goes on");
    assert_eq!(event.rounds[0].games[at].text().as_deref(), Some("1 – 1"), "the boards stay as they were");
    event.close().expect("all are in");
    holds(&event);
    let text = serde_json::to_string(&Shelf { events: vec![event.clone()] }).expect("JSON");
    assert!(text.contains(" 0/1-1 1/2-2 1\""), "{text}");
    let swiss = text.replace("\"knockout\"", "\"swiss\"");
    assert!(serde_json::from_str::<Shelf>(&swiss).is_err(), "only in a knock-out somebody says it");
    // A correction of a board that makes another winner comes too late once the final is paired.
    pair(&mut event).expect("the final");
    let final_game = event.rounds[1].games[0];
    let winner = event.rounds[0].games[at].black.expect("an opponent");
    assert!(final_game.has(winner) && final_game.bouts[0].is_some());
    assert_eq!(event.enter_at(0, board(1), Some(Mark::Black)), Err(EventError::PlayedOn));
    play(&mut event, &mut Random::new(2));
    assert!(event.is_over());
    let Some(Count::Knockout(rows)) = event.count(2) else { panic!("who came how far") };
    assert_eq!(rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3]);
    holds(&event);
}

#[test]
fn a_correction_that_leaves_both_level_needs_to_say_who_goes_on() {
    let mut event = of(2, 2, 2);
    event.format = Format::Knockout;
    pair(&mut event).expect("pairs");
    for (board, mark) in [(0, Mark::White), (1, Mark::Black)] {
        event.enter_at(0, Spot { game: 0, bout: Some(board) }, Some(mark)).expect("a result");
    }
    assert_eq!(event.rounds[0].games[0].mark, Some(Mark::White));
    event.close().expect("all are in");
    let second = Spot { game: 0, bout: Some(1) };
    assert_eq!(event.enter_at(0, second, Some(Mark::White)), Err(EventError::NeedsWinner));
    event.enter_at(0, second, Some(Mark::Draw)).expect("the same team wins");
    holds(&event);
}

#[test]
fn tournaments_of_teams_by_chance() {
    for seed in 0..40 {
        let mut chance = Random::new(seed);
        let mut event = of(2 + chance.below(9), 2 + chance.below(5), 1 + chance.below(8));
        event.format = Format::ALL[chance.below(4)];
        event.planned = 1 + chance.below(5);
        for _ in 0..40 {
            let team = chance.below(event.players.len());
            match chance.below(9) {
                0 => _ = event.leave(team, chance.below(2) == 0),
                1 | 2 => _ = event.set_away(team, chance.below(8), chance.below(2) == 0),
                3 => _ = event.unpair(),
                4 => {
                    if let Ok(swap) = event.swap(team, chance.below(event.players.len())) {
                        event.carry_out(&swap).expect("it was allowed");
                    }
                }
                5 | 6 => _ = pair(&mut event),
                7 if event.open_round().is_some() => play(&mut event, &mut chance),
                _ => {
                    let round = chance.below(event.rounds.len().max(1));
                    let spot = Spot { game: chance.below(4), bout: Some(chance.below(6)) };
                    let _ = event.enter_at(round, spot, chance.pick(&Mark::ALL).copied());
                }
            }
            holds(&event);
        }
    }
}

#[test]
fn a_record_of_teams_in_which_something_is_wrong_is_none() {
    let mut event = of(2, 2, 2);
    pair(&mut event).expect("pairs");
    event.enter_at(0, Spot { game: 0, bout: Some(0) }, Some(Mark::White)).expect("a result");
    let text = serde_json::to_string(&Shelf { events: vec![event.clone()] }).expect("JSON");
    assert!(text.contains("\"1-2/1-1 1/2-2\""), "{text}");
    for (from, to) in [
        ("1-2/1-1 1/2-2", "1-2/1-1 1"),
        ("1-2/1-1 1/2-2", "1-2/1-1 1/2-3"),
        ("1-2/1-1 1/2-2", "1-2/1-1 1/1-2"),
        ("1-2/1-1 1/2-2", "1-2/1-1 ?/2-2"),
        ("\"boards\":2", "\"boards\":7"),
        ("\"boards\":2", "\"boards\":3"),
        (",\"boards\":2", ""),
        ("\"boards\":2,", ""),
    ] {
        let damaged = text.replace(from, to);
        if damaged != text {
            assert!(serde_json::from_str::<Shelf>(&damaged).is_err(), "{to}");
        }
    }
    let Some(count) = event.count(0) else { panic!("a table") };
    assert_eq!(count.rules()[0], Rule::Team(Merit::Direct));
}
