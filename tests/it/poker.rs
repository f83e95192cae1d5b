//! Tables and seats of a poker event: what each number of the student games says, and what holds whatever happens.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::poker::{Act, LARGEST, MOST_PLAYERS, Move, Need, Place, Poker, PokerRecord, Refused, SMALLEST, Table};
use proptest::prelude::*;
use serde_json::json;

fn names(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("P{number}")).collect()
}

fn drawn(count: usize, size: usize, seed: u64) -> Poker {
    Poker::draw(&names(count), size, seed).expect("an event")
}

fn counts(poker: &Poker) -> Vec<usize> {
    poker.tables().iter().map(Table::count).collect()
}

/// Who is out of a table: so many of it, in the order of its seats.
fn knock_out(poker: &mut Poker, table: usize, many: usize) {
    let found = poker.tables().iter().find(|one| one.number() == table).expect("such a table");
    let players: Vec<usize> = found.players().take(many).collect();
    for player in players {
        poker.play(Act::Out(player)).expect("in");
    }
}

#[test]
fn seats_are_drawn_as_evenly_as_can_be() {
    for (players, size, tables) in [
        (2, 9, vec![2]),
        (9, 9, vec![9]),
        (10, 9, vec![10]),
        (11, 9, vec![6, 5]),
        (10, 10, vec![10]),
        (11, 10, vec![6, 5]),
        (25, 8, vec![7, 6, 6, 6]),
        (100, 10, vec![10; 10]),
        (100, 9, vec![9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8]),
    ] {
        let poker = drawn(players, size, 3);
        let mut found = counts(&poker);
        found.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(found, tables, "{players} at tables of {size}");
        assert_eq!(poker.need(), None);
    }
    // Ten at tables of nine are a final table already. JSS 3.10
    assert!(drawn(10, 9, 1).is_final() && !drawn(9, 9, 1).is_final() && !drawn(10, 10, 1).is_final());
    assert_eq!(drawn(30, 9, 5), drawn(30, 9, 5), "a seed is one draw");
    let seats = |seed| (0..30).map(|player| drawn(30, 9, seed).place_of(player)).collect::<Vec<_>>();
    assert_ne!(seats(5), seats(6));
    for (names, size, why) in [
        (names(1), 9, Refused::Players),
        (names(101), 9, Refused::Players),
        (names(9), 1, Refused::Size),
        (names(9), 11, Refused::Size),
        (vec!["  ".to_string(), "A".to_string()], 9, Refused::Players),
    ] {
        assert_eq!(Poker::draw(&names, size, 1), Err(why));
    }
}

/// JSS 3.5: each seat is as likely as any other, as far as a thousand draws show it.
#[test]
fn no_seat_is_favoured() {
    let mut seats: BTreeMap<Place, usize> = BTreeMap::new();
    for seed in 0..1_000 {
        *seats.entry(drawn(12, 6, seed).place_of(0).expect("a seat")).or_default() += 1;
    }
    assert_eq!(seats.len(), 12);
    assert!(seats.values().all(|count| (50..=120).contains(count)), "{seats:?}");
}

/// JSS 3.6
#[test]
fn who_comes_late_gets_a_free_seat_of_a_smallest_table() {
    let mut seats = BTreeSet::new();
    for seed in 0..200 {
        let mut poker = drawn(17, 9, 4);
        let small = poker.tables().iter().min_by_key(|table| table.count()).expect("a table").number();
        let moves = poker.play(Act::Late { seed, name: "Ana".to_string() }).expect("room");
        let [Move { player: 17, from: None, to: Some(to), article: Some("3.6"), .. }] = moves[..] else {
            panic!("{moves:?}")
        };
        assert_eq!(to.table, small);
        assert_eq!(poker.place_of(17), Some(to));
        seats.insert(to.seat);
    }
    assert_eq!(seats.len(), 1, "one was free");
    // Somebody who was out comes again, and sits nowhere twice.
    let mut poker = drawn(17, 9, 4);
    assert_eq!(poker.play(Act::Again { seed: 1, player: 3 }), Err(Refused::In));
    poker.play(Act::Out(3)).expect("in");
    assert_eq!(poker.out(), [3]);
    poker.play(Act::Again { seed: 1, player: 3 }).expect("out");
    assert_eq!((poker.count(), poker.out().len()), (17, 0));
    // Where every seat is taken a new table is opened, and then evened out.
    let mut full = drawn(18, 9, 4);
    full.play(Act::Late { seed: 9, name: "Bia".to_string() }).expect("a new table");
    assert_eq!(counts(&full), [9, 9, 1]);
    assert_eq!(full.halted(), [3]);
    let moves = full.play(Act::Settle(2)).expect("to be done");
    assert!(moves.iter().all(|one| one.article == Some("3.9.1")), "{moves:?}");
    assert_eq!(counts(&full).into_iter().collect::<BTreeSet<_>>(), BTreeSet::from([6, 7]));
    // A table whose only player goes out again is no table any more.
    let mut alone = drawn(18, 9, 4);
    alone.play(Act::Late { seed: 9, name: "Bia".to_string() }).expect("a new table");
    alone.play(Act::Out(18)).expect("in");
    assert_eq!((counts(&alone), alone.need()), (vec![9, 9], None));
}

/// A table of six with the button on seat 1, everybody on seats of their own number.
fn set_up(seats: &[&[usize]], size: usize) -> Poker {
    // Any draw does: seats are then asked for by their numbers.
    let all = seats.iter().map(|table| table.len()).sum();
    (0..200_000)
        .map(|seed| drawn(all, size, seed))
        .find(|poker| {
            poker.tables().iter().zip(seats).all(|(table, wanted)| {
                let taken: Vec<usize> =
                    (1..).zip(table.seats()).filter(|(_, one)| one.is_some()).map(|(at, _)| at).collect();
                taken == *wanted
            })
        })
        .expect("some seed seats them so")
}

fn at(poker: &Poker, table: usize, seat: usize) -> Option<usize> {
    poker.tables().iter().find(|one| one.number() == table)?.seats().get(seat - 1).copied().flatten()
}

/// JSS 3.9.1
#[test]
fn the_next_big_blind_moves_to_the_worst_seat() {
    let mut poker = set_up(&[&[1, 2, 3, 4, 5], &[1, 2, 3, 4, 5]], 5);
    poker.play(Act::Button { table: 1, seat: 1 }).expect("a seat");
    poker.play(Act::Button { table: 2, seat: 4 }).expect("a seat");
    // Three are left at table 2, on seats 1, 3 and 4: the button on 4, the small blind on 1, the big blind on 3.
    for seat in [2, 5] {
        poker.play(Act::Out(at(&poker, 2, seat).expect("taken"))).expect("in");
    }
    assert_eq!(poker.tables()[1].blinds(), Some((1, 3)));
    assert_eq!(poker.need(), Some(Need::Balance { from: 1, to: 2 }));
    // At table 1 the blinds are on 2 and 3, so that 4 comes next; after the big blind of table 2 the first free seat is 5.
    let mover = at(&poker, 1, 4).expect("taken");
    let moves = poker.clone().play(Act::Settle(1)).expect("to be done");
    let (from, to) = (Place { table: 1, seat: 4 }, Place { table: 2, seat: 5 });
    let waits = true;
    assert_eq!(moves, [Move { player: mover, from: Some(from), to: Some(to), article: Some("3.9.1"), waits }]);
    // Who has special needs stays, and the next in turn goes. JSS 3.7
    poker.play(Act::Stays(mover)).expect("in");
    let next = at(&poker, 1, 5);
    assert_eq!(poker.clone().play(Act::Settle(1)).expect("to be done")[0].player, next.expect("taken"));
    // Said again, not any more.
    poker.play(Act::Stays(mover)).expect("in");
    assert_eq!(poker.play(Act::Settle(1)).expect("to be done")[0].player, mover);
    assert_eq!(poker.play(Act::Settle(1)), Err(Refused::Settled));
}

/// Who moves is the big blind of the next hand where a seat behind the present one is free. JSS 3.9.1
#[test]
fn the_worst_seat_is_big_blind_at_once_where_it_can_be() {
    let mut poker = set_up(&[&[1, 2, 3, 4, 5, 6], &[1, 2, 3, 4, 5, 6]], 6);
    poker.play(Act::Button { table: 2, seat: 1 }).expect("a seat");
    for seat in [4, 6] {
        poker.play(Act::Out(at(&poker, 2, seat).expect("taken"))).expect("in");
    }
    // Button 1, blinds 2 and 3: seat 4 is big blind in the next hand.
    let moves = poker.play(Act::Settle(1)).expect("to be done");
    assert_eq!(moves[0].to, Some(Place { table: 2, seat: 4 }));
    assert!(!moves[0].waits);
}

/// JSS 3.8
#[test]
fn a_table_that_is_not_needed_breaks() {
    let mut poker = drawn(27, 9, 11);
    knock_out(&mut poker, 2, 8);
    assert_eq!(poker.halted(), [2]);
    assert!(poker.halts_by_rule() && !drawn(12, 6, 1).halts_by_rule());
    assert_eq!(poker.need(), Some(Need::Balance { from: 1, to: 2 }));
    knock_out(&mut poker, 1, 1);
    assert_eq!(poker.need(), Some(Need::Break(vec![2])));
    let before = poker.tables()[1].players().collect::<BTreeSet<_>>();
    let moves = poker.play(Act::Settle(5)).expect("to be done");
    assert_eq!(moves.iter().map(|one| one.player).collect::<BTreeSet<_>>(), before);
    assert!(moves.iter().all(|one| one.article == Some("3.8") && one.from.is_some_and(|from| from.table == 2)));
    assert_eq!(counts(&poker), [9, 9]);
    assert_eq!(poker.tables().iter().map(Table::number).collect::<Vec<_>>(), [1, 3]);
    // Where somebody needs the seat another table breaks. JSS 3.7
    let mut stays = drawn(27, 9, 11);
    knock_out(&mut stays, 3, 3);
    let kept = stays.tables()[2].players().next().expect("one");
    stays.play(Act::Stays(kept)).expect("in");
    knock_out(&mut stays, 1, 2);
    knock_out(&mut stays, 2, 4);
    assert_eq!(stays.need(), Some(Need::Break(vec![2])));
}

/// JSS 3.10
#[test]
fn the_final_table_has_one_seat_more_and_never_more_than_ten() {
    for (size, seats) in [(2, 3), (6, 7), (8, 9), (9, 10), (10, 10)] {
        let mut poker = drawn(30, size, 2);
        let mut out = 0;
        while poker.count() > seats {
            assert_ne!(poker.need(), Some(Need::Final), "{} of {size}", poker.count());
            poker.play(Act::Out(out)).expect("in");
            out += 1;
        }
        assert_eq!(poker.need(), Some(Need::Final), "{size}");
        let moves = poker.play(Act::Settle(3)).expect("to be done");
        assert_eq!(moves.len(), seats);
        assert!(moves.iter().all(|one| one.article == Some("3.10") && !one.waits));
        assert_eq!((poker.tables().len(), poker.tables()[0].seats().len()), (1, seats));
        assert_eq!(poker.play(Act::Late { seed: 1, name: "Ana".to_string() }), Err(Refused::Final));
        assert_eq!(poker.play(Act::Again { seed: 1, player: 0 }), Err(Refused::Final));
        let players: Vec<usize> = poker.tables()[0].players().collect();
        players[1..].iter().for_each(|player| drop(poker.play(Act::Out(*player)).expect("in")));
        assert_eq!(poker.winner(), Some(players[0]));
        assert_eq!(poker.play(Act::Out(players[0])), Err(Refused::Over));
    }
}

/// JSS 3.6, 3.8: between the button and the small blind one sits out a hand.
#[test]
fn only_between_the_button_and_the_small_blind_one_waits() {
    let mut poker = set_up(&[&[1, 2, 3, 4, 5, 6], &[1, 2, 3, 4, 5, 6]], 6);
    poker.play(Act::Button { table: 2, seat: 3 }).expect("a seat");
    for (free, waits) in [(4, true), (5, false), (6, false), (1, false), (2, false)] {
        let mut poker = poker.clone();
        poker.play(Act::Out(at(&poker, 2, free).expect("taken"))).expect("in");
        let moves = poker.play(Act::Late { seed: 1, name: "Ana".to_string() }).expect("room");
        assert_eq!((moves[0].to, moves[0].waits), (Some(Place { table: 2, seat: free }), waits));
    }
}

#[test]
fn what_is_not_possible_changes_nothing_and_says_why() {
    let poker = drawn(12, 6, 1);
    let late = |name: &str| Act::Late { seed: 1, name: name.to_string() };
    for (act, why) in [
        (Act::Out(12), Refused::NotIn),
        (Act::Stays(99), Refused::NotIn),
        (Act::Again { seed: 1, player: 99 }, Refused::NotIn),
        (Act::Button { table: 3, seat: 1 }, Refused::NoSeat),
        (Act::Button { table: 1, seat: 0 }, Refused::NoSeat),
        (Act::Button { table: 1, seat: 7 }, Refused::NoSeat),
        (late(""), Refused::NoName),
        (late(" Ana"), Refused::NoName),
        (Act::Settle(1), Refused::Settled),
    ] {
        let mut after = poker.clone();
        assert_eq!(after.play(act.clone()), Err(why), "{act}");
        assert_eq!(after, poker);
    }
    let mut full = drawn(MOST_PLAYERS, 10, 1);
    assert_eq!(full.play(late("Ana")), Err(Refused::Players));
}

#[test]
fn a_record_that_could_not_have_been_played_is_none() {
    let good = json!({ "poker": { "names": ["Ana", "Bia", "Céu"], "size": 6, "seed": u64::MAX,
        "acts": ["button 1 2", "out 1", "late 77 Duda Reis", "again 3 1", "stays 0"] } });
    let kept: PokerRecord = serde_json::from_value(good.clone()).expect("a record");
    assert_eq!(kept.poker.as_ref().map(Poker::count), Some(4));
    assert_eq!(serde_json::to_value(&kept).expect("written"), good);
    assert_eq!(serde_json::from_value::<PokerRecord>(json!({})).expect("empty"), PokerRecord::default());
    for (path, odd) in [
        ("/poker/names", json!(["Ana"])),
        ("/poker/names", json!([1, 2])),
        ("/poker/size", json!(11)),
        ("/poker/size", json!(-1)),
        ("/poker/seed", json!("x")),
        ("/poker/acts", json!(["out 3"])),
        ("/poker/acts", json!(["out 1", "out 1"])),
        ("/poker/acts", json!(["out  1"])),
        ("/poker/acts", json!(["out +1"])),
        ("/poker/acts", json!(["settle 1"])),
        ("/poker/acts", json!(["dance 1"])),
        ("/poker", json!([])),
    ] {
        let mut value = good.clone();
        *value.pointer_mut(path).expect("such a field") = odd.clone();
        assert!(serde_json::from_value::<PokerRecord>(value).is_err(), "{path} {odd}");
    }
    assert!(serde_json::from_value::<PokerRecord>(json!([])).is_err());
}

/// What is tried; the numbers are taken modulo what there is, so that most of it is possible.
fn tried() -> impl Strategy<Value = (u8, usize, u64)> {
    (0_u8..8, 0_usize..200, any::<u64>())
}

fn act_of(poker: &Poker, (kind, number, seed): (u8, usize, u64)) -> Act {
    let player = number % (poker.names().len() + 1);
    match kind {
        0..=2 => Act::Out(player),
        3 => Act::Late { seed, name: format!("L{}", poker.names().len()) },
        4 => Act::Again { seed, player },
        5 => {
            let table = &poker.tables()[number % poker.tables().len()];
            Act::Button { table: table.number(), seat: 1 + seed as usize % table.seats().len() }
        }
        6 => Act::Stays(player),
        _ => Act::Settle(seed),
    }
}

fn seating(poker: &Poker) -> BTreeMap<usize, Place> {
    (0..poker.names().len()).filter_map(|player| Some((player, poker.place_of(player)?))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens_everybody_has_one_seat(
        count in 2_usize..=100,
        size in SMALLEST..=LARGEST,
        seed: u64,
        acts in prop::collection::vec(tried(), 0..60),
    ) {
        let mut poker = drawn(count, size, seed);
        for one in acts {
            let act = act_of(&poker, one);
            let before = poker.clone();
            let Ok(moves) = poker.play(act.clone()) else {
                prop_assert_eq!(&poker, &before);
                continue;
            };
            // Nobody sits twice, and no seat has two.
            let all: Vec<usize> = poker.tables().iter().flat_map(Table::players).collect();
            prop_assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
            prop_assert_eq!(all.len() + poker.out().len(), poker.names().len());
            let most = if poker.is_final() { LARGEST.min(size + 1) } else { size };
            prop_assert!(poker.tables().iter().all(|table| table.seats().len() == most));
            // The moves are all that has changed.
            let mut told = seating(&before);
            for one in &moves {
                prop_assert_eq!(told.get(&one.player).copied(), one.from);
                match one.to {
                    Some(to) => drop(told.insert(one.player, to)),
                    None => drop(told.remove(&one.player)),
                }
                prop_assert_eq!(one.article.is_none(), one.to.is_none());
            }
            prop_assert_eq!(told, seating(&poker));
            if matches!(act, Act::Settle(_)) {
                // No table too many, none two players larger than another, none that halts.
                prop_assert_eq!(poker.need(), None);
                let counts = counts(&poker);
                let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
                prop_assert!(most - least <= 1, "{:?}", counts);
                prop_assert_eq!(poker.halted(), Vec::<usize>::new());
                if !poker.is_final() {
                    prop_assert_eq!(counts.len(), poker.count().div_ceil(size));
                }
            }
            let mut back = poker.clone();
            prop_assert_eq!(back.take_back(), Some(act.clone()));
            prop_assert_eq!(back, before);
            prop_assert_eq!(act.to_string().parse::<Act>(), Ok(act));
        }
        let kept = PokerRecord { poker: Some(poker) };
        let text = serde_json::to_string(&kept).unwrap();
        prop_assert_eq!(serde_json::from_str::<PokerRecord>(&text).unwrap(), kept);
    }

    /// Who moves to even out is never one who needs the seat while another can go, and never comes to a taken seat.
    #[test]
    fn who_needs_a_seat_keeps_it(count in 20_usize..=100, seed: u64, out in prop::collection::vec(0_usize..100, 1..30)) {
        let mut poker = drawn(count, 9, seed);
        let stays: Vec<usize> = poker.tables().iter().filter_map(|table| table.players().next()).collect();
        for player in &stays {
            poker.play(Act::Stays(*player)).unwrap();
        }
        for player in out {
            let _ = poker.play(Act::Out(player % count));
        }
        if let Ok(moves) = poker.play(Act::Settle(seed)) {
            for one in moves.iter().filter(|one| one.article == Some("3.9.1")) {
                prop_assert!(!poker.stays(one.player), "{:?}", one);
            }
        }
    }
}
