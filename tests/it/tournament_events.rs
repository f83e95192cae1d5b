//! Knock-outs, teams on boards, the first order, and the tables of a round robin as FIDE prints them.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use lance_legal::color::Color;
use lance_legal::random::Random;
use lance_legal::tournament::swiss::pair;
use lance_legal::tournament::{
    AgeGroup, Board, Card, Encounter, Ended, Entrant, Field, FirstOrder, Knockout, KnockoutError, MOST_IN_KNOCKOUT,
    Pair, Points, Scale, Score, Seat, System, Teams, Title, Turn, berger, berger_twice, boards, encounter, first_order,
    lineup,
};

/// `1-8 2-7`, with numbers from 1; the free one comes last.
fn written(pairs: &[Pair]) -> String {
    let one = |pair: &Pair| match pair.black {
        Some(black) => format!("{}-{}", pair.white + 1, black + 1),
        None => (pair.white + 1).to_string(),
    };
    pairs.iter().map(one).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_table_of_ten_is_as_fide_prints_it() {
    // FIDE C.05, annex 1.
    let printed = [
        "1-10 2-9 3-8 4-7 5-6",
        "10-6 7-5 8-4 9-3 1-2",
        "2-10 3-1 4-9 5-8 6-7",
        "10-7 8-6 9-5 1-4 2-3",
        "3-10 4-2 5-1 6-9 7-8",
        "10-8 9-7 1-6 2-5 3-4",
        "4-10 5-3 6-2 7-1 8-9",
        "10-9 1-8 2-7 3-6 4-5",
        "5-10 6-4 7-3 8-2 9-1",
    ];
    let ours: Vec<String> = berger(10).unwrap().iter().map(|round| written(round)).collect();
    assert_eq!(ours, printed);
    // Twice: the last two rounds of the first half change places, and the second half has the other colours.
    let twice = berger_twice(10).unwrap();
    let twice: Vec<String> = twice.iter().map(|round| written(round)).collect();
    assert_eq!((twice[7].as_str(), twice[8].as_str(), twice.len()), (printed[8], printed[7], 18));
    assert_eq!(twice[9], "10-1 9-2 8-3 7-4 6-5");
    assert_eq!(twice[17], "10-5 4-6 3-7 2-8 1-9");
}

fn seats(knockout: &Knockout, round: usize) -> Vec<(Seat, Seat)> {
    knockout.duels(round).iter().map(|duel| (duel.one, duel.other)).collect()
}

#[test]
fn a_knockout_of_six() {
    use Seat::{Free, Player, WinnerOf};
    let mut knockout = Knockout::new(6).unwrap();
    assert_eq!((knockout.rounds(), knockout.byes(), knockout.champion()), (3, 2, None));
    let first = [(Player(0), Free), (Player(3), Player(4)), (Player(1), Free), (Player(2), Player(5))];
    assert_eq!(seats(&knockout, 0), first);
    assert_eq!(seats(&knockout, 1), [(Player(0), WinnerOf(1)), (Player(1), WinnerOf(3))]);
    assert_eq!(seats(&knockout, 2), [(WinnerOf(0), WinnerOf(1))]);
    assert!(seats(&knockout, 3).is_empty());
    // The second duel has Black for the higher.
    assert_eq!(knockout.duels(0).iter().map(|duel| duel.white).collect::<Vec<_>>(), [None, Some(4), None, Some(5)]);
    assert_eq!(knockout.decide(0, 0, Some(0)), Err(KnockoutError::NotReady), "a bye");
    assert_eq!(knockout.decide(1, 0, Some(0)), Err(KnockoutError::NotReady));
    assert_eq!(knockout.decide(0, 4, Some(0)), Err(KnockoutError::Unknown));
    assert_eq!(knockout.decide(0, 1, Some(2)), Err(KnockoutError::NotThere));
    knockout.decide(0, 1, Some(4)).unwrap();
    // 5 had White, 1 had the bye: 1 has had it less often.
    assert_eq!(knockout.duel(1, 0).map(|duel| duel.white), Some(Some(0)));
    knockout.decide(1, 0, Some(0)).unwrap();
    assert_eq!(knockout.decide(0, 1, Some(3)), Err(KnockoutError::PlayedOn));
    assert_eq!(knockout.decide(0, 1, Some(4)), Ok(()), "the same again");
    knockout.decide(1, 0, None).unwrap();
    knockout.decide(0, 1, Some(3)).unwrap();
    assert_eq!((knockout.out(4), knockout.out(3)), (Some(0), None));
}

#[test]
fn knockouts_of_every_size() {
    let mut random = Random::new(8);
    assert_eq!((Knockout::new(1), Knockout::new(MOST_IN_KNOCKOUT + 1)), (None, None));
    for players in (2..40).chain([63, 64, 65, 200, MOST_IN_KNOCKOUT]) {
        let mut knockout = Knockout::new(players).unwrap();
        let mut games = 0;
        let mut left: BTreeSet<usize> = (0..players).collect();
        for round in 0..knockout.rounds() {
            let duels = knockout.duels(round);
            // The highest still there meet as late as possible: those who have the byes are the first of the list.
            let free = duels.iter().filter(|duel| duel.other == Seat::Free).filter_map(|duel| duel.one.player());
            let free: BTreeSet<usize> = free.collect();
            assert_eq!(free, (0..if round == 0 { knockout.byes() } else { 0 }).collect());
            for (at, duel) in duels.iter().enumerate().filter(|(_, duel)| duel.other != Seat::Free) {
                let (one, other) = (duel.one.player().unwrap(), duel.other.player().unwrap());
                assert!(left.contains(&one) && left.contains(&other) && one != other);
                assert!(duel.white == Some(one) || duel.white == Some(other));
                let (winner, loser) = if random.happens(2, 3) == (one < other) { (one, other) } else { (other, one) };
                knockout.decide(round, at, Some(winner)).unwrap();
                left.remove(&loser);
                assert_eq!(knockout.out(loser), Some(round));
                games += 1;
            }
        }
        assert_eq!(games, players - 1);
        assert_eq!(left.into_iter().collect::<Vec<_>>(), [knockout.champion().unwrap()]);
        // When the higher wins each time, the last four are the first four of the list.
        let mut calm = Knockout::new(players).unwrap();
        for round in 0..calm.rounds() {
            for (at, duel) in calm.duels(round).into_iter().enumerate().filter(|(_, duel)| duel.other != Seat::Free) {
                calm.decide(round, at, duel.one.player().min(duel.other.player())).unwrap();
            }
        }
        let last = |round: usize| -> BTreeSet<usize> {
            let seats = calm.duels(round).into_iter().flat_map(|duel| [duel.one, duel.other]);
            seats.filter_map(Seat::player).collect()
        };
        for back in 1..=calm.rounds().min(4) {
            let count = (1 << back).min(players);
            assert_eq!(last(calm.rounds() - back), (0..count).collect(), "{players}");
        }
    }
}

#[test]
fn boards_are_filled_in_the_fixed_order_with_alternating_colours() {
    let list = [10, 11, 12, 13, 14];
    let first = lineup(&list, |player| player != 11, 4).unwrap();
    assert_eq!(first, [Some(10), Some(12), Some(13), Some(14)], "those behind move up");
    let second = lineup(&[20, 21, 22], |_| true, 4).unwrap();
    assert_eq!(second, [Some(20), Some(21), Some(22), None]);
    let games = boards(&first, &second);
    assert_eq!(games[0], Board { number: 0, white: Some(10), black: Some(20), first_has_white: true });
    assert_eq!(games[1], Board { number: 1, white: Some(21), black: Some(12), first_has_white: false });
    assert_eq!(games[3], Board { number: 3, white: None, black: Some(14), first_has_white: false });
    assert_eq!((lineup(&list, |_| true, 1), lineup(&list, |_| true, 7)), (None, None));
}

#[test]
fn boards_make_an_encounter() {
    use Score::{BothAbsent, Draw, First, FirstAbsent, Second, SecondAbsent};
    let half = Points::HALF;
    let met = encounter(0, 1, &[First, Draw, Second, SecondAbsent]);
    assert_eq!(met, Some(Encounter::Match { first: 0, second: 1, boards: (half.times(5), half.times(3)) }));
    let away = encounter(0, 1, &[FirstAbsent, FirstAbsent, BothAbsent, FirstAbsent]);
    assert_eq!(away, Some(Encounter::Default { present: 1, absent: 0, boards: half.times(6) }));
    assert_eq!(
        encounter(0, 1, &[SecondAbsent; 2]),
        Some(Encounter::Default { present: 0, absent: 1, boards: half.times(4) })
    );
    assert_eq!(encounter(0, 1, &[BothAbsent; 4]), None);
}

/// Teams as the Swiss pairing sees them: their points 3, 2, 1, and for a colour the one on the first board, which the team
/// named first has White. A team without an encounter was away.
fn field_of_teams<R: AsRef<[Encounter]>>(teams: usize, rounds: &[R]) -> Field {
    let mut field =
        Field { cards: vec![Card::default(); teams], played: rounds.len(), scale: Scale::TEAMS, ..Field::default() };
    for (round, encounters) in rounds.iter().enumerate() {
        for (side, turn) in encounters.as_ref().iter().flat_map(turns) {
            field.cards[side].turns.push(turn);
        }
        field.cards.iter_mut().for_each(|card| card.turns.resize(round + 1, Turn::Away));
    }
    field
}

fn turns(encounter: &Encounter) -> Vec<(usize, Turn)> {
    match *encounter {
        Encounter::Match { first, second, boards: (one, other) } => {
            let (ended, back) = match one.cmp(&other) {
                Ordering::Greater => (Ended::Win, Ended::Loss),
                Ordering::Equal => (Ended::Draw, Ended::Draw),
                Ordering::Less => (Ended::Loss, Ended::Win),
            };
            vec![
                (first, Turn::Game { opponent: second, color: Color::White, ended }),
                (second, Turn::Game { opponent: first, color: Color::Black, ended: back }),
            ]
        }
        Encounter::Default { present, absent, .. } => vec![
            (present, Turn::Forfeit { opponent: absent, color: Color::White, ended: Ended::Win }),
            (absent, Turn::Forfeit { opponent: present, color: Color::Black, ended: Ended::Loss }),
        ],
        Encounter::Bye { team, .. } => vec![(team, Turn::PairingBye)],
    }
}

#[test]
fn teams_are_paired_by_their_points() {
    // 1 and 2 won, 5 and 6 drew, 3 and 4 lost; 7 did not come against 8, so 8 has three points and 7 none.
    let m = |first, second, halves: u32| Encounter::Match {
        first,
        second,
        boards: (Points::HALF.times(halves), Points::HALF.times(8 - halves)),
    };
    let away = Encounter::Default { present: 7, absent: 6, boards: Points::whole(4) };
    let rounds = [vec![m(0, 2, 6), m(3, 1, 2), m(4, 5, 4), away]];
    let field = field_of_teams(8, &rounds);
    let points: Vec<String> = (0..8).map(|team| field.standing(team, 1).to_string()).collect();
    assert_eq!(points, ["3", "3", "1", "1", "2", "2", "0", "3"]);
    assert_eq!(field.scale, Scale::TEAMS);
    let teams = Teams::new(System::Swiss, 8, &rounds).unwrap();
    assert!((0..8).all(|team| teams.points(team) == field.standing(team, 1)), "the table says the same");
    // 8 won without playing, a float down, so 2 floats; then 6, who wants White as 3 does, to 4. A loss is more than an
    // absence: 7 is below all others, and 3 floats to it.
    assert_eq!(written(&pair(&field).unwrap()), "8-1 2-5 6-4 3-7");
    let bye = field_of_teams(3, &[[m(0, 1, 4), Encounter::Bye { team: 2, boards: Points::ONE }]]);
    assert_eq!((bye.cards[2].turns[0], bye.standing(2, 1)), (Turn::PairingBye, Points::whole(3)));
}

/// A Swiss tournament and a poule of teams, from the boards to the table.
#[test]
fn tournaments_of_teams_to_the_end() {
    const SCORES: [Score; 6] =
        [Score::First, Score::Draw, Score::Second, Score::First, Score::Second, Score::FirstAbsent];
    let mut random = Random::new(6);
    for (system, teams, count) in [(System::Swiss, 9, 4), (System::Swiss, 12, 6), (System::RoundRobin, 7, 2)] {
        let table = berger(teams.min(16)).unwrap();
        let total = if system == System::Swiss { 5 } else { table.len() };
        let mut rounds: Vec<Vec<Encounter>> = Vec::new();
        for round in 0..total {
            let pairs = match system {
                System::RoundRobin => table.get(round).cloned().unwrap_or_default(),
                System::Swiss => {
                    let field: Field = field_of_teams(teams, &rounds);
                    pair(&Field { rounds: Some(total), ..field }).unwrap()
                }
            };
            let encounters = pairs.iter().filter_map(|Pair { white, black }| match black {
                None if system == System::RoundRobin => None,
                None => Some(Encounter::Bye { team: *white, boards: Points::HALF.times(count) }),
                Some(black) => {
                    let scores: Vec<Score> = (0..count).map(|_| SCORES[random.below(6)]).collect();
                    encounter(*white, *black, &scores)
                }
            });
            rounds.push(encounters.collect());
        }
        let field = field_of_teams(teams, &rounds);
        let standings = Teams::new(system, teams, &rounds).unwrap().standings();
        for row in &standings {
            assert_eq!(row.points, field.standing(row.side, total));
            let games = field.cards[row.side].turns.iter().filter_map(|turn| turn.game());
            let opponents: Vec<usize> = games.clone().map(|(opponent, ..)| opponent).collect();
            let once: BTreeSet<usize> = opponents.iter().copied().collect();
            assert_eq!(once.len(), opponents.len(), "nobody is met twice");
            let whites = games.clone().filter(|(_, color, _)| *color == Color::White).count();
            assert!(whites.abs_diff(opponents.len() - whites) <= 2);
            assert!(games.into_iter().all(|(_, _, ended)| matches!(ended, Ended::Win | Ended::Draw | Ended::Loss)));
        }
        assert_eq!(standings.len(), teams);
    }
}

#[test]
fn the_first_order() {
    let entrant = |name: &str, rating, title, group| Entrant { name: name.to_string(), rating, title, group };
    let entrants = [
        entrant("dias", None, None, Some(AgeGroup::Infantis)),
        entrant("borges", Some(1500), None, Some(AgeGroup::Iniciados)),
        entrant("costa", Some(1500), Title::read("wc"), None),
        entrant("antunes", Some(1500), None, Some(AgeGroup::Infantis)),
        entrant("esteves", Some(1500), Title::read("CM"), Some(AgeGroup::Juniores)),
        entrant("abreu", Some(2100), None, Some(AgeGroup::Sub8)),
        entrant("alves", None, Title::read("GM"), None),
    ];
    let never = |_: usize| panic!("nothing is drawn");
    assert_eq!(first_order(&entrants, FirstOrder::Rating, never), [5, 4, 2, 3, 1, 6, 0]);
    assert_eq!(first_order(&entrants, FirstOrder::Group, never), [4, 1, 3, 0, 5, 6, 2]);
    assert!(first_order(&[], FirstOrder::Lot, never).is_empty());
    let draw = |entrants: &[Entrant], seed| {
        let mut random = Random::new(seed);
        let order = first_order(entrants, FirstOrder::Lot, |limit| random.below(limit));
        order.into_iter().map(|at| entrants[at].name.clone()).collect::<Vec<_>>()
    };
    let turned: Vec<Entrant> = entrants.iter().rev().cloned().collect();
    assert_eq!(draw(&entrants, 1), draw(&turned, 1), "whatever the list");
    let draws: BTreeSet<Vec<String>> = (0..40).map(|seed| draw(&entrants, seed)).collect();
    assert!(draws.len() > 35);
    assert_eq!(Title::ALL.map(|title| Title::read(title.name())), Title::ALL.map(Some));
    assert_eq!((Title::read("wm"), Title::read(""), Title::read("x")), (Some(Title::WomanInternational), None, None));
}
