//! FIDE's file, both ways: what a foreign one has that is not known comes back byte for byte, and both editions say the same.

use lance_legal::random::Random;
use lance_legal::tournament::event::{
    Event, Format, ImportTrouble, MOST_BANS, Mark, Player, Round, Rules, Shelf, from_trf, to_trf,
};
use lance_legal::tournament::trf::{Edition, Trf, TrfReason};
use lance_legal::tournament::{Ban, FirstOrder, Points, Tie};

use super::run::{of, pair, play};

/// With everything that programs for TRF16 write, and more: a rating list's number, a team, a line of nobody's.
const OLD: &str = "\
012 Aberto da Páscoa
022 Funchal
032 POR
042 2026/03/30
062 6 (4)
092 Individual: Swiss-System
102 A. Árbitro (12345)
132                                                                                        26/03/30  26/03/31
XXR 5
XXC black1
### the hall closes at 19:00
001    3 fWFM Çelik, Ana                        1300 TUR     6300001 2012/01/02  1.0    3     1 w 1     7 b 0  0000 - H
001    1 m    Álvares, João                     1500 POR     1900001 1999/12/31  0.5    5     3 b 0     2 w D  0000 - Z
POR    1      Álvares, João                     1432 MAD       12345
001    2      Borges, Inês                      1400                             1.5    1     7 w +     1 b D
001    4      Dias, Rui                                                          1.0    3  0000 - F  0000 - Z
001    7 m    Horta, Zé                            0                 1980        1.0    2     2 b -     3 w 1
013 Os do Funchal                     3    1    2
001    9 w    Íris, Eva                                                          0.5    6            0000 - H
XXP 1 4
XXP 3 7 9
XXA    1  1.0  1.0  0.5
XXZ 4
DAT 0001 EMAIL nobody@example.org
";

/// With the codes of TRF26.
const NEW: &str = "\
### 012 and so on
012 Torneio de Natal
022 Caniço
042 2026/12/19
052 2026/12/20
062 4
072 2
092 Individual: Swiss-System
142 4
152 B
162  W 1.0    D 0.5
172 POR FIDON
182 bbpPairings 6.0
192 FIDE_DUTCH_2026_BAKU
202 BH/C1,BH,DE,WIN
222 900+5
001    1 m    Álvares, João                     1500 POR     1900001 2012/01/02  1.0    1     3 b 1
001    2      Borges, Inês                      1400                             0.5    2     4 w =
001    3 w    Çelik, Ana                                                         0.0    4     1 w 0
001    4      Dias, Rui                                                          0.5    2     2 b =
240 H 002 0004
240 Z 003 0001 0002
250      01.0 001 001 0001 0002
250      00.5 002 002 0001 0002
260 001 002 0001 0002
260 001 004 0003 0004
299x not a record of points
802   1 POR     1.0
";

pub(super) fn read(text: &str) -> Event {
    from_trf(text, "a", 1).unwrap_or_else(|trouble| panic!("{trouble:?}\n{text}"))
}

/// As it comes back from the device.
pub(super) fn kept(event: &Event) -> Event {
    let text = serde_json::to_string(&Shelf { events: vec![event.clone()] }).expect("JSON");
    let shelf: Shelf = serde_json::from_str(&text).expect("a record");
    assert_eq!(shelf.events, std::slice::from_ref(event));
    shelf.events[0].clone()
}

fn edition(event: &Event) -> Edition {
    event.foreign.as_ref().expect("it came from a file").edition()
}

#[test]
fn a_foreign_file_comes_back_byte_for_byte() {
    for (text, expected) in [(OLD, Edition::Trf16), (NEW, Edition::Trf26)] {
        assert_eq!(Trf::read(text).expect("a file").write(), text, "it is canonical");
        let event = read(text);
        assert_eq!(edition(&event), expected);
        assert_eq!(to_trf(&kept(&event), expected), text);
        // In the other edition, and back: the same tournament.
        let other = if expected == Edition::Trf16 { Edition::Trf26 } else { Edition::Trf16 };
        let changed = to_trf(&event, other);
        let again = read(&changed);
        assert_eq!(edition(&again), other, "{changed}");
        assert_eq!(to_trf(&again, other), changed, "a second writing is the same");
        assert_eq!(
            (&again.rounds, again.planned, again.first_color),
            (&event.rounds, event.planned, event.first_color)
        );
        let next = event.rounds.len();
        assert_eq!(
            again.field(next).forbidden.iter().filter(|ban| ban.holds(next)).count(),
            event.field(next).forbidden.len()
        );
        let about = |event: &Event| event.players.iter().map(|player| player.about.clone()).collect::<Vec<_>>();
        assert_eq!(about(&again), about(&event));
    }
}

#[test]
fn what_the_old_file_says_is_in_the_tournament() {
    let event = read(OLD);
    let names: Vec<&str> =
        event.players.iter().map(|player| player.name.split(',').next().unwrap_or_default()).collect();
    assert_eq!(names, ["Álvares", "Borges", "Çelik", "Dias", "Horta", "Íris"]);
    assert_eq!((event.planned, event.order, event.rounds.len()), (5, FirstOrder::Listed, 2));
    // 7 and 9 are fifth and sixth.
    assert_eq!(event.apart, [(0, 3), (2, 4), (2, 5), (4, 5)].map(Ban::always));
    assert_eq!(event.players[0].lent, [4, 4, 2].map(Points::quarters));
    assert_eq!((event.players[2].halves.as_slice(), event.players[3].leaves), ([2].as_slice(), Some(2)));
    assert_eq!(event.rounds[0].games.iter().filter(|game| game.black.is_none()).count(), 1);
    assert_eq!(event.rounds[0].game_of(1).expect("a game").mark, Some(Mark::BlackAway));
}

#[test]
fn what_the_new_file_says_is_in_the_tournament() {
    let event = read(NEW);
    assert!(event.accelerated);
    assert_eq!(
        (event.rules, event.criteria()),
        (Rules::Fide, vec![Tie::BuchholzCut1, Tie::Buchholz, Tie::Direct, Tie::Wins])
    );
    assert_eq!(event.rhythm, "15+5");
    let two = Ban { players: (0, 1), first: 0, last: 1 };
    assert_eq!(event.apart, [two, Ban { players: (2, 3), first: 0, last: 3 }]);
    assert_eq!(
        (event.players[3].halves.as_slice(), event.players[1].away.as_slice()),
        ([1].as_slice(), [2].as_slice())
    );
    assert_eq!(event.players[1].lent, [4, 2].map(Points::quarters));
    // The ban of two rounds is over in the third.
    assert!(event.field(1).forbids(0, 1));
    let mut field = event.field(1);
    field.played = 2;
    assert!(!field.forbids(0, 1) && field.forbids(2, 3));
}

#[test]
fn played_on_a_foreign_file_keeps_what_is_still_true() {
    let mut event = read(OLD);
    event.add(Player::named("Tardia")).expect("a late entry");
    pair(&mut event).expect("pairs");
    play(&mut event, &mut Random::new(2), &[Mark::White]);
    let text = to_trf(&event, Edition::Trf16);
    for line in
        ["022 Funchal", "### the hall closes at 19:00", "XXR 5", "XXP 3 7 9", "XXA    1  1.0  1.0  0.5", "062 7"]
    {
        assert!(text.lines().any(|written| written == line), "{line} of\n{text}");
    }
    let line =
        |number: usize| text.lines().find(|line| line.starts_with(&format!("001 {number:>4}"))).expect("a player");
    assert!(line(3).contains("WFM Çelik, Ana") && line(3).contains(" 1300 TUR     6300001 2012/01/02 "), "{text}");
    assert!(line(10).contains("Tardia"), "the next number is free: {text}");
    // The places are those of the table now.
    let place = |number: usize| line(number).chars().skip(85).take(4).collect::<String>().trim().parse::<usize>();
    let table = event.count(3).expect("a table").standings();
    for row in &table {
        assert_eq!(place([1, 2, 3, 4, 7, 9, 10][row.side]), Ok(row.place), "{text}");
    }
    // A result corrected later does not take back what the file had in its own way.
    assert!(line(4).contains("0000 - F"), "{text}");
    let again = read(&text);
    assert_eq!((again.rounds.len(), &again.rounds[2]), (3, &event.rounds[2]));
    assert_eq!(to_trf(&again, Edition::Trf16), text);
}

#[test]
fn another_first_order_forgets_lines_that_name_numbers() {
    let file = "012 Aberto\n022 Funchal\nXXR 3\n001    1      Ana\n001    2      Bruno\n001    3      Carla\n001    4      Diogo\nPOR    2      Bruno                             1900\n013 Equipa                            1    2\nXXP 1 2\n";
    let mut event = read(file);
    event.order = FirstOrder::Lot;
    event.seed = 3;
    pair(&mut event).expect("pairs");
    let numbers = event.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>();
    assert_ne!(numbers, ["Ana", "Bruno", "Carla", "Diogo"]);
    let text = to_trf(&event, Edition::Trf16);
    assert!(text.contains("022 Funchal\n") && !text.contains("POR    2") && !text.contains("\n013"), "{text}");
    let again = read(&text);
    let name = |event: &Event, ban: &Ban| {
        let mut two = [ban.players.0, ban.players.1].map(|player| event.players[player].name.clone());
        two.sort();
        two
    };
    assert_eq!(name(&again, &again.apart[0]), ["Ana", "Bruno"]);
    // As the file has it nothing is forgotten.
    let mut listed = read(file);
    pair(&mut listed).expect("pairs");
    assert!(to_trf(&listed, Edition::Trf16).contains("POR    2      Bruno"));
}

/// White, Black and the result.
type Board = (usize, Option<usize>, Option<Mark>);

/// The games of each round; a file does not say on which board.
fn boards(event: &Event) -> Vec<Vec<Board>> {
    let round = |round: &Round| {
        let mut games: Vec<_> = round.games.iter().map(|game| (game.white, game.black, game.mark)).collect();
        games.sort_by_key(|(white, ..)| *white);
        games
    };
    event.rounds.iter().map(round).collect()
}

#[test]
fn own_tournaments_are_the_same_in_both_editions() {
    let mut chance = Random::new(26);
    for seed in 0..30 {
        let mut event = of(7 + chance.below(12));
        event.seed = seed;
        event.planned = 4;
        event.order = FirstOrder::Lot;
        if chance.below(2) == 0 {
            event.accelerate(true).expect("it is Swiss");
        }
        event.keep_apart(0, 1).expect("two players");
        if chance.below(2) == 0 {
            event.rules = Rules::Fide;
            event.choose_ties(Some(vec![Tie::Median1, Tie::Direct])).expect("they suit");
        }
        for round in 0..chance.below(4) {
            if round == 1 {
                event.leave(2, true).and_then(|()| event.ask_half(3, true)).expect("players");
            }
            pair(&mut event).expect("pairs");
            play(&mut event, &mut chance, &Mark::ALL);
        }
        for edition in [Edition::Trf16, Edition::Trf26] {
            let text = to_trf(&event, edition);
            let again = read(&text);
            assert_eq!((boards(&again), again.apart.len()), (boards(&event), 1), "{text}");
            let next = event.rounds.len();
            let (ours, theirs) = (event.field(next), again.field(next));
            for (one, other) in ours.cards.iter().zip(&theirs.cards) {
                assert_eq!((&one.turns, one.absent), (&other.turns, other.absent), "{text}");
                if next > 0 {
                    assert_eq!(one.lent, other.lent, "{text}");
                }
            }
            if edition == Edition::Trf26 {
                assert_eq!((again.accelerated, again.rules), (event.accelerated, event.rules), "{text}");
            }
            assert_eq!(to_trf(&again, edition), text, "a second writing is the same");
            assert_eq!(Trf::read(&text).expect("a file").write(), text);
        }
    }
}

#[test]
fn a_round_robin_is_known_by_its_code_and_its_table() {
    let mut event = of(5);
    event.format = Format::Robin;
    pair(&mut event).expect("pairs");
    play(&mut event, &mut Random::new(3), &[Mark::White]);
    let text = to_trf(&event, Edition::Trf26);
    assert!(text.contains("192 FIDE_ROUNDROBIN\n"), "{text}");
    let again = read(&text);
    assert_eq!((again.format, again.rounds_planned()), (Format::Robin, 5));
    assert_eq!(boards(&again), boards(&event));
    // Other pairs than the table's: no round robin that goes on here.
    let mut swiss = of(6);
    pair(&mut swiss).expect("pairs");
    let text = to_trf(&swiss, Edition::Trf26).replace("FIDE_DUTCH_2026", "FIDE_ROUNDROBIN");
    assert_eq!(read(&text).format, Format::Swiss);
}

#[test]
fn hostile_files_are_refused_with_their_line() {
    let line = |text: &str| match from_trf(text, "a", 1) {
        Err(ImportTrouble::Line(error)) => (error.line, error.reason),
        other => panic!("{text}: {other:?}"),
    };
    let player = "001    1      Ana\n001    2      Bruno\n";
    let refused = [
        ("162  W 3.0    D 1.0\n", TrfReason::Scale),
        ("162\n", TrfReason::Scale),
        ("299 W     01.0\n", TrfReason::Scale),
        ("240 F 001    1\n", TrfReason::Scale),
        ("240 X 001    1\n", TrfReason::Setting),
        ("240 H 999    1\n", TrfReason::Setting),
        ("250 01.0 001 003 0001 9999\n", TrfReason::Setting),
        ("250 01.0\n", TrfReason::Setting),
        ("260 000 001 0001 0002\n", TrfReason::Setting),
        ("142 many\n", TrfReason::Setting),
        ("192\n", TrfReason::Setting),
    ];
    for (wrong, reason) in refused {
        assert_eq!(line(&format!("{player}{wrong}")), (3, reason), "{wrong}");
    }
    // A point without a game in a round to come.
    let promised = format!("{player}001    3 {:<80}  0000 - F\n", "     Carla");
    assert_eq!(line(&promised), (3, TrfReason::Scale), "{promised}");
    let loans = "250      01.0 001 030 0001 2000\n".repeat(201);
    assert_eq!(line(&format!("{player}{loans}")), (203, TrfReason::Setting));
    let remarks = format!("{player}{}", "### a remark\n".repeat(2_001));
    assert_eq!(from_trf(&remarks, "a", 1), Err(ImportTrouble::TooMuch(2_003)));
    let long = format!("{player}### {}\n", "x".repeat(60_000));
    assert_eq!(from_trf(&long, "a", 1), Err(ImportTrouble::TooMuch(3)));
    let many: String = (1..=60).map(|number| format!("001 {number:>4}      Aluno\n")).collect();
    let all = (1..=60).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    const { assert!(60 * 59 / 2 > MOST_BANS) };
    assert_eq!(from_trf(&format!("{many}XXP {all}\n"), "a", 1), Err(ImportTrouble::TooManyBans));
}

/// The text with one to three signs taken out, put in or changed.
pub(super) fn damaged(text: &str, chance: &mut Random) -> String {
    let signs: Vec<char> = "0123456789 wb-=+UHFZuhz\n\tXPAZ.ç".chars().collect();
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(text.len());
        match chance.below(3) {
            0 => drop(text.remove(at)),
            1 => text.insert(at, signs[chance.below(signs.len())]),
            _ => text[at] = signs[chance.below(signs.len())],
        }
    }
    text.into_iter().collect()
}

#[test]
fn damaged_files_are_stable_once_they_are_read() {
    let mut chance = Random::new(2_026);
    let mut read_well = 0;
    for number in 0..3_000 {
        let text = damaged(if number % 2 == 0 { OLD } else { NEW }, &mut chance);
        let Ok(event) = from_trf(&text, "a", 1) else { continue };
        read_well += 1;
        let canonical = Trf::read(&text).expect("it was read").write();
        let event = kept(&event);
        let own = edition(&event);
        if event.foreign.as_ref().is_some_and(|foreign| foreign.rounds == event.rounds_planned()) {
            assert_eq!(to_trf(&event, own), canonical, "{text}");
        }
        for edition in [Edition::Trf16, Edition::Trf26] {
            let written = to_trf(&event, edition);
            assert_eq!(to_trf(&read(&written), edition), written, "{text}");
        }
    }
    assert!(read_well > 500, "{read_well}");
}
