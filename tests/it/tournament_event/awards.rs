//! Certificates: the first places, the winners of each age group, everybody.

use lance_legal::tournament::event::{Event, Format, Mark, Player, Whom};
use lance_legal::tournament::{AgeGroup, Points, SchoolYear};

#[test]
fn certificates_are_for_the_places_of_the_table() {
    let mut event = Event::new("a", "Torneio", 7);
    event.format = Format::Robin;
    for (name, born) in [("Ana", Some(2011)), ("Bruno", Some(2011)), ("Carla", Some(2009)), ("Diogo", None)] {
        event.add(Player { born, ..Player::named(name) }).expect("there is room");
    }
    for round in 0..3 {
        event.pair_next(SchoolYear::PRINTED, str::to_lowercase, |_| 0).expect("pairs");
        for board in event.rounds[round].waiting() {
            // Carla and Diogo win against the others, and draw.
            let game = event.rounds[round].games[board];
            let strong = |player: usize| player >= 2;
            let mark = match (strong(game.white), game.black.is_some_and(strong)) {
                (true, false) => Mark::White,
                (false, true) => Mark::Black,
                _ => Mark::Draw,
            };
            event.enter(round, board, Some(mark)).expect("a result");
        }
        event.close().expect("all are in");
    }
    let table = event.count(3).expect("a table");
    let said = |whom: Whom| -> Vec<(String, usize)> {
        event.awards(&table, whom, SchoolYear::PRINTED).into_iter().map(|award| (award.name, award.place)).collect()
    };
    let pairs = |all: &[(&str, usize)]| all.iter().map(|(name, place)| (name.to_string(), *place)).collect::<Vec<_>>();
    assert_eq!(said(Whom::All), pairs(&[("Carla", 1), ("Diogo", 1), ("Ana", 3), ("Bruno", 3)]));
    assert_eq!(said(Whom::Best), said(Whom::All), "two share the third place");
    let groups = event.awards(&table, Whom::Groups, SchoolYear::PRINTED);
    let of: Vec<(&str, Option<AgeGroup>)> = groups.iter().map(|award| (award.name.as_str(), award.group)).collect();
    let (young, older) = (Some(AgeGroup::Infantis), Some(AgeGroup::Iniciados));
    assert_eq!(of, [("Ana", young), ("Bruno", young), ("Carla", older)]);
    assert_eq!((groups[2].place, groups[2].points), (1, Points::quarters(10)));
}
