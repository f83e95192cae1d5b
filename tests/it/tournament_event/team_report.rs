//! FIDE's file of a tournament of teams, both ways: it says the same, comes back byte for byte, and is refused with its line.

use lance_legal::random::Random;
use lance_legal::tournament::event::{
    Count, Event, Format, Game, ImportTrouble, Mark, Player, Round, Spot, from_trf, to_trf,
};
use lance_legal::tournament::trf::{Edition, Trf, TrfReason};
use lance_legal::tournament::{FirstOrder, Points};

use super::report::{damaged, kept, read};
use super::teams::{of, pair, play};

/// The games of each round; a file does not say at which table.
fn games(event: &Event) -> Vec<Vec<Game>> {
    let round = |round: &Round| {
        let mut games: Vec<Game> = round.games.iter().map(|game| Game { by_hand: false, ..*game }).collect();
        games.sort_by_key(|game| game.white);
        games
    };
    event.rounds.iter().map(round).collect()
}

#[test]
fn own_tournaments_are_the_same_in_both_editions() {
    let mut chance = Random::new(310);
    let (mut byes, mut defaults, mut rests) = (0, 0, 0);
    for seed in 0..60 {
        let mut event = of(3 + chance.below(6), 2 + chance.below(5), 1 + chance.below(7));
        event.seed = seed;
        event.format = [Format::Swiss, Format::Swiss, Format::Robin, Format::Double][chance.below(4)];
        event.planned = 4;
        event.order = FirstOrder::Lot;
        if event.format == Format::Swiss && chance.below(2) == 0 {
            event.keep_apart(0, 1).expect("two teams");
        }
        for round in 0..chance.below(4) {
            let teams = event.players.len();
            for _ in 0..chance.below(6) {
                event.set_away(chance.below(teams), chance.below(7), chance.below(3) > 0).ok();
            }
            if round == 1 {
                event.ask_rest(chance.below(teams), true).expect("a team");
                rests += 1;
            }
            if pair(&mut event).is_err() {
                break;
            }
            if round == 2 && seed % 3 == 0 {
                break;
            }
            play(&mut event, &mut chance);
        }
        let all = || event.rounds.iter().flat_map(|round| &round.games);
        byes += all().filter(|game| game.black.is_none()).count();
        let absent = [Some(Mark::BlackAway), Some(Mark::WhiteAway), Some(Mark::BothAway)];
        defaults += all().filter(|game| absent.contains(&game.mark)).count();
        for edition in [Edition::Trf16, Edition::Trf26] {
            let text = to_trf(&event, edition);
            let again = kept(&read(&text));
            assert_eq!((again.boards, games(&again)), (event.boards, games(&event)), "{text}");
            let names = |event: &Event| -> Vec<(String, Vec<String>)> {
                let members = |team: &Player| team.members.iter().map(|member| member.name.clone()).collect();
                event.players.iter().map(|team| (team.name.clone(), members(team))).collect()
            };
            assert_eq!((names(&again), again.apart.len()), (names(&event), event.apart.len()), "{text}");
            let next = event.rounds.len();
            let (ours, theirs) = (event.field(next), again.field(next));
            for (one, other) in ours.cards.iter().zip(&theirs.cards) {
                assert_eq!((&one.turns, one.absent), (&other.turns, other.absent), "{text}");
            }
            if edition == Edition::Trf26 {
                assert_eq!(again.format, event.format, "{text}");
                let standings = |event: &Event| event.count(event.complete()).expect("a table").standings();
                assert_eq!(standings(&again), standings(&event), "{text}");
            }
            assert_eq!(to_trf(&again, edition), text, "a second writing is the same");
            assert_eq!(Trf::read(&text).expect("a file").write(), text);
            // By way of the other edition nothing is lost either.
            let other = if edition == Edition::Trf16 { Edition::Trf26 } else { Edition::Trf16 };
            let over = to_trf(&again, other);
            let back = read(&over);
            assert_eq!(games(&back), games(&event), "{over}");
            assert_eq!(to_trf(&back, other), over);
        }
    }
    assert!(byes > 5 && defaults > 20 && rests > 10, "{byes} {defaults} {rests}");
}

/// Four teams of three on two boards, of whom White wins everywhere; so many rounds.
fn played(rounds: usize) -> Event {
    let mut event = of(4, 2, 3);
    event.order = FirstOrder::Listed;
    event.planned = 4;
    for round in 0..rounds {
        pair(&mut event).expect("pairs");
        for spot in event.rounds[round].missing() {
            event.enter_at(round, spot, Some(Mark::White)).expect("a result");
        }
        event.close().expect("all are in");
    }
    event
}

/// As another program may write it: short names, games of less than a move, no columns for who does not play, lines of its own.
fn foreign(edition: Edition) -> String {
    let text = to_trf(&played(1), edition).replace(" w 1", " w W").replace(" b 0", " b L");
    let text = text.replace("  0000 - Z\n", "\n");
    let short = |line: &str| match line.starts_with("310") {
        true => format!("{}{:<13}{}", &line[..40], " ESC        7", &line[53..]),
        false => line.trim_end().to_string(),
    };
    let lines: Vec<String> = text.lines().map(short).collect();
    let more = "300 001   1   3 0001 0002\n801   1 A\n250  1.0  0.0 001 001 0001 0002\n";
    let more = if edition == Edition::Trf26 { more } else { "XXZ 3\n" };
    format!("### de outro programa\n022 Funchal\n{}\n{more}POR    2      Outro\nDAT 1 x\n", lines.join("\n"))
}

#[test]
fn a_foreign_file_of_teams_comes_back_byte_for_byte() {
    for edition in [Edition::Trf16, Edition::Trf26] {
        let text = foreign(edition);
        let event = kept(&read(&text));
        assert_eq!(event.foreign.as_ref().map(|foreign| foreign.edition()), Some(edition));
        assert_eq!((event.players.len(), event.boards, event.rounds.len()), (4, 2, 1));
        assert_eq!(to_trf(&event, edition), text);
        // It goes on: what was not known stays, what is true no more goes.
        let mut event = event;
        pair(&mut event).expect("pairs");
        for spot in event.rounds[1].missing() {
            event.enter_at(1, spot, Some(Mark::Draw)).expect("a result");
        }
        event.close().expect("all are in");
        let next = to_trf(&event, edition);
        for line in ["### de outro programa", "022 Funchal", "POR    2      Outro", "DAT 1 x"] {
            assert!(next.lines().any(|other| other == line), "{next}");
        }
        assert!(!next.contains("801"), "{next}");
        if edition == Edition::Trf26 {
            let Some(Count::Teams(teams)) = event.count(2) else { panic!("a table of teams") };
            let points = format!(" ESC        7 {:>6} {:>6} ", format!("{}.0", teams.points(0)), "2.0");
            assert!(next.lines().any(|line| line.starts_with("310   1 A") && line.contains(&points)), "{next}");
        }
        let again = read(&next);
        assert_eq!((games(&again), to_trf(&again, edition)), (games(&event), next));
    }
}

#[test]
fn who_comes_late_is_behind_in_the_file_too() {
    let mut event = read(&foreign(Edition::Trf26));
    let late = Player { school: "A".to_string(), ..Player::named("Zita") };
    event.add_members(vec![late.clone(), Player { school: "E".to_string(), ..late }]).expect("there is room");
    let text = to_trf(&event, Edition::Trf26);
    assert!(text.lines().any(|line| line.starts_with("310   1 A") && line.ends_with("    1    2    3   13")), "{text}");
    assert!(text.lines().any(|line| line.starts_with("310   5 E") && line.ends_with("   14")), "{text}");
    let again = kept(&read(&text));
    assert_eq!((again.players[4].enters, to_trf(&again, Edition::Trf26)), (1, text));
}

#[test]
fn other_lists_forget_lines_that_name_numbers() {
    let text = to_trf(&of(3, 2, 3), Edition::Trf16) + "022 Funchal\nDAT 1 x\n";
    let mut event = read(&text);
    assert_eq!((event.rounds.len(), to_trf(&event, Edition::Trf16)), (0, text));
    event.move_up(0, 1).expect("before the first round");
    let text = to_trf(&event, Edition::Trf16);
    assert!(text.contains("022 Funchal\n") && !text.contains("DAT"), "{text}");
    let again = read(&text);
    assert_eq!((again.players[0].members[0].name.as_str(), to_trf(&again, Edition::Trf16)), ("A2", text));
    event.strike(1).expect("before the first round");
    let again = read(&to_trf(&event, Edition::Trf16));
    assert_eq!(again.players.iter().map(|team| team.name.as_str()).collect::<Vec<_>>(), ["A", "C"]);
}

/// A player with the columns of the rounds.
fn person(number: usize, cells: &str) -> String {
    format!("001 {number:>4} {:<80}  {cells}\n", format!("     P{number}"))
}

#[test]
fn lists_of_teams_are_read_where_the_boards_fit_them() {
    let teams = "013 A                                  1    2\n013 B                                  3    4\n";
    let all =
        |cells: [&str; 4]| -> String { cells.iter().enumerate().map(|(at, cells)| person(at + 1, cells)).collect() };
    let boards = all(["   3 w 1", "   4 b 0", "   1 b 0", "   2 w 1"]);
    let event = read(&format!("{boards}{teams}"));
    assert_eq!((event.boards, event.rounds[0].games[0].mark, event.format), (2, Some(Mark::Draw), Format::Swiss));
    // One who meets the team's own is alone, and so is a tournament that says so.
    let own = all(["   2 w 1", "   1 b 0", "   4 w =", "   3 b ="]);
    assert_eq!(read(&format!("{own}{teams}")).boards, 0);
    assert_eq!(read(&format!("092 Individual: Swiss-System\n{boards}{teams}")).boards, 0);
    let line = |text: &str| match from_trf(text, "a", 1) {
        Err(ImportTrouble::Line(error)) => (error.line, error.reason),
        other => panic!("{text}: {other:?}"),
    };
    let says = "092 Team: Swiss-System\n";
    assert_eq!(line(&format!("{says}{own}{teams}")), (2, TrfReason::Lineup(1)));
    // White on both boards.
    let white = all(["   3 w 1", "   4 w 0", "   1 b 0", "   2 b 1"]);
    assert_eq!(line(&format!("{says}{white}{teams}")), (2, TrfReason::Lineup(1)));
    // Half of the points without an opponent.
    let half = all(["0000 - H", "0000 - Z", "0000 - Z", "0000 - Z"]);
    assert_eq!(
        line(&format!("{says}{}{half}{teams}", "330 -- 001 1 2\n").replace("0000 - H", "0000 - D")),
        (3, TrfReason::Scale)
    );
    let unequal = all(["   3 w =", "   4 b 0", "   1 b 0", "   2 w 1"]);
    assert_eq!(from_trf(&format!("{says}{unequal}{teams}"), "a", 1), Err(ImportTrouble::Result(1)));
}

#[test]
fn hostile_files_of_teams_are_refused_with_their_line() {
    let text = to_trf(&played(1), Edition::Trf26);
    let next = text.lines().count() + 1;
    let line = |text: &str| match from_trf(text, "a", 1) {
        Err(ImportTrouble::Line(error)) => (error.line, error.reason),
        other => panic!("{text}: {other:?}"),
    };
    let team = |players: &str| format!("{:<72}{players}", "310   9 Z");
    let refused = [
        (team("   99"), TrfReason::Team),
        (team("    1"), TrfReason::TwoTeams(1)),
        (team("    x"), TrfReason::Team),
        (team("").replace("  9", "  1"), TrfReason::Team),
        ("310 0".to_string(), TrfReason::Team),
        ("352 WW".to_string(), TrfReason::Boards),
        ("352 WBWBWBWB".to_string(), TrfReason::Boards),
        ("300 001   1   3 0099 0002".to_string(), TrfReason::Team),
        ("300 001   1   3 0001 0001".to_string(), TrfReason::Team),
        ("300 001   1   3 0001 0003".to_string(), TrfReason::Lineup(1)),
        ("300 099   1   3 0001 0002".to_string(), TrfReason::Team),
        ("320  3.0  1.5 009".to_string(), TrfReason::Team),
        ("320  2.0  1.5 000".to_string(), TrfReason::Scale),
        ("320  3.0  1.5 001".to_string(), TrfReason::Lineup(1)),
        ("330 ?? 001   1   3".to_string(), TrfReason::Team),
        ("330 +- 099   1   3".to_string(), TrfReason::Team),
        ("330 +- 001   1   3".to_string(), TrfReason::Scale),
        ("330 +- 001   1   2".to_string(), TrfReason::Lineup(1)),
        ("362 TW 2.0   TD 1.0   TL 0.0".to_string(), TrfReason::Scale),
        ("362 TW 3.0".to_string(), TrfReason::Scale),
        ("240 H 003    1".to_string(), TrfReason::Scale),
        ("240 Z 001    1".to_string(), TrfReason::Lineup(1)),
        ("299 W   1.0   1.0   001    1".to_string(), TrfReason::Scale),
        ("001   99      Ninguém".to_string(), TrfReason::NoTeam(99)),
    ];
    for (wrong, reason) in refused {
        assert_eq!(line(&format!("{text}{wrong}\n")), (next, reason), "{wrong}");
    }
    // TRF26 pays 2, 1 and 0 where it says nothing.
    let silent = text.replace("362 TW 3.0   TD 2.0   TL 1.0\n", "");
    let first = silent.lines().position(|line| line.starts_with("310")).expect("a team") + 1;
    assert_eq!(line(&silent), (first, TrfReason::Scale));
    let players: String = (1..=41).map(|number| person(number, "").trim_end().to_string() + "\n").collect();
    let all: String = (1..=41).map(|number| format!(" {number:>4}")).collect();
    let crowd = format!("{players}{:<72}{all}\n", "310   1 Todos");
    assert_eq!(line(&crowd), (42, TrfReason::Team), "more than a team may have");
    let orders = "300 001   1   3 0001 0002\n".repeat(2_001);
    assert!(matches!(from_trf(&format!("{text}{orders}"), "a", 1), Err(ImportTrouble::TooMuch(_))));
}

#[test]
fn damaged_files_of_teams_are_stable_once_they_are_read() {
    let mut chance = Random::new(13);
    let mut event = of(5, 3, 4);
    event.set_away(1, 0, true).expect("a player");
    for member in 0..4 {
        event.set_away(2, member, true).expect("a player");
    }
    for _ in 0..2 {
        pair(&mut event).expect("pairs");
        play(&mut event, &mut chance);
        event.ask_rest(0, true).expect("a team");
    }
    let own = [Edition::Trf16, Edition::Trf26].map(|edition| to_trf(&event, edition));
    let strange = [Edition::Trf16, Edition::Trf26].map(foreign);
    let texts: Vec<&String> = own.iter().chain(&strange).collect();
    let mut read_well = 0;
    for number in 0..1_200 {
        let text = damaged(texts[number % 4], &mut chance);
        let Ok(event) = from_trf(&text, "a", 1) else { continue };
        read_well += 1;
        let event = kept(&event);
        let foreign = event.foreign.as_ref().expect("it came from a file");
        if event.open_round().is_none() && foreign.rounds == event.rounds_planned() {
            assert_eq!(to_trf(&event, foreign.edition()), Trf::read(&text).expect("it was read").write(), "{text}");
        }
        for edition in [Edition::Trf16, Edition::Trf26] {
            let written = to_trf(&event, edition);
            assert_eq!(to_trf(&read(&written), edition), written, "{text}");
        }
    }
    assert!(read_well > 200, "{read_well}");
}

#[test]
fn the_seats_of_a_file_are_those_of_the_boards() {
    let text = to_trf(&played(1), Edition::Trf26);
    let event = read(&text);
    let spot = Spot { game: 0, bout: Some(1) };
    assert_eq!(event.rounds[0].mark_at(spot), Some(Mark::White));
    assert_eq!(event.rounds[0].games[0].board_points(), (Points::ONE, Points::ONE));
    let names =
        |board: usize| event.sitting(&event.rounds[0].games[0], board).map(|player| player.map(|one| &one.name[1..]));
    assert_eq!((names(0), names(1)), ([Some("1"), Some("1")], [Some("2"), Some("2")]));
}
