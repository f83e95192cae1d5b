//! The table after a round in the digits of an address.

use lance_legal::coding::{CodeError, version};
use lance_legal::random::Random;
use lance_legal::tournament::event::{Event, MOST_POSTED, Mark, Player, Posted};
use lance_legal::tournament::{Points, SchoolYear};

/// The address before the digits, with room for a longer host.
const ADDRESS: &str = "https://xadrez.escola-exemplo.example/torneio#";

fn after_a_round(players: usize) -> Event {
    let first = ["Ana", "Bruno", "Constança", "Maximiliano", "Eva"];
    let last = ["Silva", "Nóbrega", "Encarnação", "Freitas", "Góis", "Abreu", "Vieira"];
    let mut event = Event::new("turma-7b", "Torneio da Páscoa, 3.º ciclo", 7);
    for number in 0..players {
        let name = format!("{} {}", first[number % first.len()], last[number % last.len()]);
        event.add(Player::named(&name)).expect("there is room");
    }
    let mut chance = Random::new(7);
    event.pair_next(SchoolYear::PRINTED, str::to_lowercase, |limit| chance.below(limit)).expect("pairs");
    for board in event.rounds[0].waiting() {
        event.enter(0, board, chance.pick(&Mark::ALL).copied()).expect("a result");
    }
    event.close().expect("all are in");
    event
}

#[test]
fn a_table_comes_back_without_surnames() {
    assert!(Event::new("a", "b", 1).posted().is_empty(), "there is no table yet");
    let event = after_a_round(24);
    let parts = event.posted();
    assert_eq!(parts.len(), 1);
    let code = parts[0].code();
    let read = Posted::read(&code).expect("our own digits");
    assert_eq!(read, parts[0]);
    assert_eq!((read.title.as_str(), read.round, read.rounds, read.all), ("Torneio da Páscoa, 3.º ciclo", 1, 5, 24));
    assert!(read.rows.iter().all(|row| !row.name.contains("Silva") && !row.name.contains("Freitas")), "{read:?}");
    assert!(read.rows.iter().any(|row| row.name == "Ana S."), "{read:?}");
    assert_eq!(read.rows.iter().map(|row| row.points.quarters_in()).max(), Some(Points::ONE.quarters_in()));
    assert!(version(&format!("{ADDRESS}{code}")).expect("a QR code") <= 14, "{}", code.len());
}

#[test]
fn a_long_table_is_several_codes_and_each_says_which_rows_it_has() {
    let event = after_a_round(200);
    let parts = event.posted();
    assert!(parts.len() > 1);
    let mut before = 0;
    for part in &parts {
        let code = part.code();
        assert!(code.len() <= MOST_POSTED && version(&format!("{ADDRESS}{code}")).expect("a QR code") <= 20);
        assert_eq!((part.before, part.all), (before, 200));
        before += part.rows.len();
    }
    assert_eq!(before, 200);
}

#[test]
fn an_address_that_is_cut_damaged_or_of_something_else_is_told() {
    let code = after_a_round(24).posted()[0].code();
    assert_eq!(Posted::read(""), Err(CodeError::NotDigits));
    assert_eq!(Posted::read("12x"), Err(CodeError::NotDigits));
    assert_eq!(Posted::read(&"7".repeat(MOST_POSTED + 1)), Err(CodeError::TooLong));
    for length in 1..code.len() {
        assert!(matches!(Posted::read(&code[..length]), Err(CodeError::Cut | CodeError::Damaged)), "{length}");
    }
    for at in 0..code.len() {
        let digit = (code.as_bytes()[at] - b'0' + 1) % 10;
        let wrong = format!("{}{digit}{}", &code[..at], &code[at + 1..]);
        assert!(Posted::read(&wrong).is_err(), "{at}");
    }
    let of_a_class = lance_legal::coding::Seal { kind: 0x10, version: 1, most: MOST_POSTED }.closed(b"a series");
    assert_eq!(Posted::read(&of_a_class), Err(CodeError::Other));
    let newer = lance_legal::coding::Seal { kind: 0x40, version: 2, most: MOST_POSTED }.closed(b"a table");
    assert_eq!(Posted::read(&newer), Err(CodeError::TooNew));
    let mut chance = Random::new(3);
    for _ in 0..2_000 {
        let body: Vec<u8> = (0..chance.below(60)).map(|_| chance.below(256) as u8).collect();
        // Whatever it says, there is an answer.
        let _ = Posted::read(&lance_legal::coding::Seal { kind: 0x40, version: 1, most: MOST_POSTED }.closed(&body));
    }
}
