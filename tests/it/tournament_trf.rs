//! FIDE's tournament report files: read, paired, written back, and damaged.

use lance_legal::random::Random;
use lance_legal::tournament::swiss::pair;
use lance_legal::tournament::trf::{Cell, MOST_ROUNDS, Person, Trf, TrfReason};
use lance_legal::tournament::{Ban, Criterion, Points, Turn};

const SMALL: &str = "\
012 Torneio da escola
042 2026/11/25
XXR 3
001    1 m    Álvares, João                     1500 POR     1234567 2012/01/02  1.5    1     4 w 1     2 b =
001    2      Borges, Inês                      1400                             1.0    2     3 b =     1 w =
001    3 f    Çelik, Ana                        1300                             0.5    4     2 w =  0000 - Z
001    4      Dias, Rui                                                          1.0    3     1 b 0  0000 - U
XXC white1
013 something of a team
";

fn read(text: &str) -> Trf {
    Trf::read(text).unwrap_or_else(|error| panic!("{error:?}"))
}

#[test]
fn a_file_is_read_and_written_back() {
    let trf = read(SMALL);
    assert_eq!((trf.rounds, trf.people.len(), trf.played()), (Some(3), 4, 2));
    assert_eq!((trf.people[0].name(), trf.people[0].rating()), ("Álvares, João".to_string(), Some(1500)));
    assert_eq!(trf.people[3].rating(), None);
    let field = trf.field().unwrap();
    assert_eq!(field.cards[2].turns[1], Turn::Away);
    assert_eq!(field.cards[3].turns[1], Turn::PairingBye);
    let points: Vec<Points> = field.cards.iter().map(|card| card.points(2)).collect();
    assert_eq!(points, [6, 4, 2, 4].map(Points::quarters));
    assert_eq!(trf.write(), SMALL);
    // Any ends of lines.
    for ends in ["\r", "\r\n"] {
        assert_eq!(read(&SMALL.replace('\n', ends)).write(), SMALL);
    }
    let standings = field.tournament().unwrap().standings_by(&[Criterion::Wins]);
    assert_eq!(standings.iter().map(|row| row.side).collect::<Vec<_>>(), [0, 3, 1, 2]);
}

#[test]
fn a_column_beyond_the_last_round_says_who_will_not_come() {
    let away = SMALL.replace("2 b =\n", "2 b =  0000 - H\n");
    let trf = read(&away);
    assert_eq!(trf.played(), 2);
    assert!(trf.field().unwrap().cards[0].absent);
    assert_eq!(trf.write().lines().count(), away.lines().count());
    let absent = read(&format!("{SMALL}XXZ 2 3\n")).field().unwrap();
    assert_eq!(absent.cards.iter().map(|card| card.absent).collect::<Vec<_>>(), [false, true, true, false]);
    let forbidden = read(&format!("{SMALL}XXP 1 3 4\nXXA    2  1.0  0.5\n")).field().unwrap();
    assert_eq!(forbidden.forbidden, [(0, 2), (0, 3), (2, 3)].map(Ban::always));
    assert_eq!(forbidden.cards[1].lent, [Points::ONE, Points::HALF]);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let wrong = [
        ("", 1, TrfReason::NoPlayers),
        ("012 x\n001 abcd", 2, TrfReason::Number),
        ("001    0", 1, TrfReason::Number),
        ("001 9999", 1, TrfReason::Number),
        ("001    1\n001    1", 2, TrfReason::Twice(1)),
        ("XXR many", 1, TrfReason::Setting),
        ("XXA 1 0.3", 1, TrfReason::Setting),
    ];
    for (text, line, reason) in wrong {
        let error = Trf::read(text).unwrap_err();
        assert_eq!((error.line, error.reason), (line, reason), "{text}");
    }
    let changed = [
        ("4 w 1     2 b", "4 w 1     9 b", 4, TrfReason::Opponent(2)),
        ("4 w 1     2 b", "1 w 1     2 b", 4, TrfReason::Opponent(1)),
        ("4 w 1     2 b", "4 x 1     2 b", 4, TrfReason::Color(1)),
        ("4 w 1     2 b", "4 w ?     2 b", 4, TrfReason::Result(1)),
        ("4 w 1     2 b", "4 b 1     2 b", 4, TrfReason::Disagrees(1)),
        ("4 w 1     2 b", "3 w 1     2 b", 4, TrfReason::Disagrees(1)),
        // Half a point is too much beside a whole one, and a missed game beside one that was played.
        ("4 w 1     2 b =", "4 w 1     2 b 1", 4, TrfReason::Disagrees(2)),
        ("4 w 1     2 b =", "4 w 1     2 b -", 4, TrfReason::Disagrees(2)),
    ];
    for (from, to, line, reason) in changed {
        let error = Trf::read(&SMALL.replace(from, to)).unwrap_err();
        assert_eq!((error.line, error.reason), (line, reason), "{to}");
    }
    let long = format!("001    1{:83}{}", "", "  0000 - Z".repeat(MOST_ROUNDS + 1));
    assert_eq!(Trf::read(&long).unwrap_err().reason, TrfReason::TooManyRounds);
    let forbidden = (1..=200).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let forbidden = format!("001    1\nXXP {forbidden}\nXXP {forbidden}");
    let error = Trf::read(&forbidden).unwrap_err();
    assert_eq!((error.line, error.reason), (3, TrfReason::Setting), "more than there may be");
    let unfinished = read(&SMALL.replace("2 b =\n", "2 b\n")).field().unwrap_err();
    assert_eq!((unfinished.line, unfinished.reason), (4, TrfReason::Unfinished(2)));
}

#[test]
fn a_new_tournament_grows_round_by_round() {
    let people =
        (1..=5).map(|number| Person::new(number, "A name that is far too long for its columns", 1000)).collect();
    let mut trf = Trf::new("Escola", people, 2);
    for _ in 0..2 {
        let pairs = pair(&trf.field().unwrap()).unwrap();
        trf.add_round(&pairs);
        assert!(trf.field().is_err(), "the games have no results yet");
        for cell in trf.people.iter_mut().filter_map(|person| person.rounds.last_mut()).flatten() {
            if cell.result == ' ' {
                *cell = Cell { result: '=', ..*cell };
            }
        }
        let written = trf.write();
        assert_eq!(read(&written).write(), written);
        assert_eq!(read(&written).field().unwrap(), trf.field().unwrap());
    }
    assert_eq!(trf.field().unwrap().cards.iter().map(|card| card.points(2)).sum::<Points>(), Points::whole(6));
}

#[test]
fn damaged_files_are_read_or_refused() {
    let mut random = Random::new(16);
    let signs: Vec<char> = "0123456789 wb-=+UHFZ\n\r\t\0ç€\u{1F600}".chars().collect();
    let mut read_well = 0;
    for _ in 0..4_000 {
        let mut text: Vec<char> = SMALL.chars().collect();
        for _ in 0..=random.below(4) {
            let at = random.below(text.len());
            match random.below(4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, signs[random.below(signs.len())]),
                2 => text[at] = signs[random.below(signs.len())],
                _ => text.truncate(at.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        let Ok(trf) = Trf::read(&text) else { continue };
        read_well += 1;
        let written = trf.write();
        assert_eq!(read(&written).write(), written, "{text}");
        if let Ok(field) = trf.field() {
            // Some have a pairing, others none.
            let _ = pair(&field).is_ok();
            let _ = field.tournament().map(|tournament| tournament.standings());
        }
    }
    assert!(read_well > 100, "{read_well}");
}
