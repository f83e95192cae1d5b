//! The scoreboard of truco: what each number of the student games says, who deals, taking back, records.

use lance_legal::truco::{Act, Call, Entry, GOAL, Hand, Mode, Refused, Side, Table, Truco, TrucoRecord};
use proptest::prelude::*;
use serde_json::json;

const A: Side = Side::One;
const B: Side = Side::Two;

fn played(acts: &[Act]) -> Truco {
    Truco::replay(Table::default(), acts.iter().copied()).expect("possible acts")
}

fn last(truco: &Truco) -> Entry {
    *truco.story().last().expect("an act")
}

/// Hands won by nobody's call, one after another.
fn at(one: usize, two: usize) -> Truco {
    let wins = std::iter::repeat_n(Act::Won(A), one).chain(std::iter::repeat_n(Act::Won(B), two));
    Truco::replay(Table::default(), wins).expect("possible acts")
}

/// Each row: what is done, the points of the last act, its number.
#[test]
fn each_point_has_its_number() {
    let truco = [Act::Call(A)];
    let six = [Act::Call(A), Act::Call(B)];
    let nine = [Act::Call(A), Act::Call(B), Act::Call(A)];
    let twelve = [Act::Call(A), Act::Call(B), Act::Call(A), Act::Call(B)];
    let then = |acts: &[Act], more: &[Act]| [acts, more].concat();
    for (acts, points, article) in [
        (vec![Act::Won(A)], [1, 0], "4.6.1"),
        (vec![Act::Nobody], [0, 0], "4.6.1"),
        (then(&truco, &[Act::Run]), [1, 0], "4.4.2"),
        (then(&six, &[Act::Run]), [0, 3], "4.4.2.1"),
        (then(&nine, &[Act::Run]), [6, 0], "4.4.2.2"),
        (then(&twelve, &[Act::Run]), [0, 9], "4.4.2.3"),
        (then(&truco, &[Act::Accept, Act::Won(B)]), [0, 3], "4.4.1"),
        (then(&six, &[Act::Accept, Act::Won(A)]), [6, 0], "4.4.1"),
        (then(&nine, &[Act::Accept, Act::Won(A)]), [9, 0], "4.4.1"),
        (then(&twelve, &[Act::Accept, Act::Won(A)]), [12, 0], "4.4.1"),
        // Accepted, played on, raised later.
        (then(&truco, &[Act::Accept, Act::Call(B), Act::Run]), [0, 3], "4.4.2.1"),
        (then(&truco, &[Act::LookedAtPartner]), [1, 0], "4.3.3.2"),
        (then(&six, &[Act::LookedAtPartner]), [0, 3], "4.3.3.2"),
        (then(&twelve, &[Act::LookedAtHidden]), [0, 0], "4.4.2.3"),
        (then(&truco, &[Act::Accept, Act::FourCards]), [1, 0], "4.2.2"),
        (vec![Act::BadDeal], [0, 0], "4.2.5.1"),
        (vec![Act::TurnedUp], [0, 0], "4.2.5.3"),
        (vec![Act::Cheated(A)], [-3, 0], "4.5.1"),
    ] {
        let entry = last(&played(&acts));
        assert_eq!((entry.points, entry.article), (points, article), "{acts:?}");
    }
}

#[test]
fn a_hand_of_eleven_is_played_without_a_call() {
    let eleven = at(11, 7);
    assert_eq!((eleven.mode(), eleven.worth(), eleven.winner()), (Mode::Eleven(A), 1, None));
    assert_eq!(eleven.may_call(A), Err(Refused::Eleven));
    assert_eq!(Refused::Eleven.article(), Some("4.4.3"));
    for (side, winner) in [(A, B), (B, A)] {
        let mut called = eleven.clone();
        let entry = called.play(Act::CalledAtEleven(side)).expect("it happens");
        assert_eq!((called.winner(), entry.article), (Some(winner), "4.4.3"));
    }
    let mut won = eleven.clone();
    won.play(Act::Won(A)).expect("it is won");
    assert_eq!((won.winner(), won.games()), (Some(A), [1, 0]));
    // The committee may have agreed on 3.
    let three = Table::new(true, &[], 0, true);
    let acts = [vec![Act::Won(B); 7], vec![Act::Won(A); 11], vec![Act::Won(B)]].concat();
    assert_eq!(Truco::replay(three, acts).expect("possible acts").score(), [11, 10]);
    assert_eq!(at(3, 3).clone().play(Act::CalledAtEleven(A)), Err(Refused::NotEleven));
}

#[test]
fn at_eleven_to_eleven_one_plays_in_the_dark() {
    let dark = at(11, 11);
    assert_eq!(dark.mode(), Mode::Dark);
    let mut won = dark.clone();
    let entry = won.play(Act::Won(B)).expect("it is won");
    assert_eq!((won.winner(), entry.article, entry.points), (Some(B), "4.3.2", [0, 1]));
    let mut saw = dark.clone();
    let entry = saw.play(Act::SawInTheDark(B)).expect("it happens");
    assert_eq!((saw.winner(), entry.article), (Some(A), "4.3.3.3"));
    assert_eq!(at(11, 10).play(Act::SawInTheDark(A)), Err(Refused::NotDark));
    // Three points less, and it is not dark any more.
    let mut cheated = dark;
    cheated.play(Act::Cheated(A)).expect("it happens");
    assert_eq!((cheated.score(), cheated.mode()), ([8, 11], Mode::Eleven(B)));
}

#[test]
fn who_deals_and_who_cuts_goes_to_the_right() {
    let table = Table::new(true, &["Ana", "Bia", "Céu", "Duda"], 2, false);
    let mut truco = Truco::new(table);
    assert_eq!((truco.dealer(), truco.cutter(), truco.next_dealer()), (2, 1, 3));
    truco.play(Act::Call(A)).expect("a call");
    truco.play(Act::Accept).expect("accepted");
    assert_eq!(truco.dealer(), 2, "the hand goes on");
    truco.play(Act::Won(A)).expect("won");
    assert_eq!((truco.dealer(), truco.cutter(), truco.next_dealer()), (3, 2, 0));
    truco.play(Act::BadDeal).expect("it happens");
    assert_eq!((truco.dealer(), truco.cutter()), (0, 3));
    let mut two = Truco::new(Table::default());
    assert_eq!((two.dealer(), two.cutter()), (0, 1));
    two.play(Act::Nobody).expect("all was tied");
    assert_eq!((two.dealer(), two.cutter()), (1, 0));
}

#[test]
fn what_is_not_possible_changes_nothing_and_says_why() {
    let waiting = [Act::Call(A)];
    for (acts, act, why) in [
        (&[][..], Act::Accept, Refused::NoCall),
        (&[], Act::Run, Refused::NoCall),
        (&[], Act::LookedAtHidden, Refused::NoCall),
        (&[], Act::Again, Refused::NotOver),
        (&[], Act::FourCards, Refused::NoTruco),
        (&waiting, Act::Call(A), Refused::OthersTurn),
        (&waiting, Act::Won(A), Refused::Waiting),
        (&waiting, Act::Nobody, Refused::Waiting),
        (&waiting, Act::FourCards, Refused::Waiting),
        (&waiting, Act::BadDeal, Refused::Begun),
        (&[Act::Call(A), Act::Accept], Act::Call(A), Refused::OthersTurn),
        (&[Act::Call(A), Act::Call(B), Act::Accept], Act::FourCards, Refused::NoTruco),
        (&[Act::Call(A), Act::Call(B), Act::Call(A), Act::Call(B)], Act::Call(A), Refused::Highest),
    ] {
        let before = played(acts);
        let mut after = before.clone();
        assert_eq!(after.play(act), Err(why), "{acts:?} {act:?}");
        assert_eq!(after, before);
        assert!(!before.may(act));
    }
    let mut over = at(12, 0);
    assert_eq!(over.play(Act::Won(A)), Err(Refused::Over));
    over.play(Act::Again).expect("another game");
    assert_eq!((over.score(), over.games(), over.winner()), ([0, 0], [1, 0], None));
    assert_eq!(over.may_call(B), Ok(Call::Truco));
}

#[test]
fn a_record_that_could_not_have_been_played_is_none() {
    let good =
        json!({ "truco": { "names": ["", ""], "first": 1, "eleven": 1, "acts": ["call a", "accept", "won b"] } });
    let kept: TrucoRecord = serde_json::from_value(good.clone()).expect("a record");
    assert_eq!(kept.truco.as_ref().map(Truco::score), Some([0, 3]));
    assert_eq!(serde_json::to_value(&kept).expect("written"), good);
    assert_eq!(serde_json::from_value::<TrucoRecord>(json!({})).expect("empty"), TrucoRecord::default());
    for (path, odd) in [
        ("/truco/names", json!(["", "", ""])),
        ("/truco/first", json!(2)),
        ("/truco/first", json!(-1)),
        ("/truco/eleven", json!(2)),
        ("/truco/acts", json!(["accept"])),
        ("/truco/acts", json!(["call c"])),
        ("/truco/acts", json!(["call a", "call a"])),
        ("/truco/acts", json!(7)),
        ("/truco", json!([])),
    ] {
        let mut value = good.clone();
        *value.pointer_mut(path).expect("such a field") = odd.clone();
        assert!(serde_json::from_value::<TrucoRecord>(value).is_err(), "{path} {odd}");
    }
    assert!(serde_json::from_value::<TrucoRecord>(json!([])).is_err());
}

#[test]
fn names_are_one_line_each() {
    let table = Table::new(false, &["  Ana\n Rita  ", "\u{202e}x"], 5, false);
    assert_eq!(table.names(), ["Ana Rita", "x"]);
    assert_eq!(table.first(), 1);
}

fn act() -> impl Strategy<Value = Act> {
    prop::sample::select(Act::all().collect::<Vec<_>>())
}

proptest! {
    /// Whatever is tried, the score keeps to its bounds, a refused act changes nothing, and taking back is its inverse.
    #[test]
    fn taking_back_is_the_inverse(four: bool, first in 0_usize..4, three: bool, tried in prop::collection::vec(act(), 0..120)) {
        let mut truco = Truco::new(Table::new(four, &["Ana"], first, three));
        for act in tried {
            let before = truco.clone();
            match truco.play(act) {
                Ok(entry) => {
                    prop_assert!(before.may(act));
                    prop_assert_eq!(entry.score, truco.score());
                    prop_assert!(truco.score().iter().all(|score| *score <= GOAL));
                    prop_assert!(entry.points.iter().filter(|points| **points != 0).count() <= 1);
                    prop_assert_ne!(truco.dealer(), truco.cutter());
                    let won: u16 = truco.games().iter().sum();
                    let was: u16 = before.games().iter().sum();
                    prop_assert_eq!(won, was + u16::from(truco.winner().is_some()));
                    let mut back = truco.clone();
                    prop_assert_eq!(back.take_back(), Some(act));
                    prop_assert_eq!(back, before);
                }
                Err(_) => prop_assert_eq!(&truco, &before),
            }
        }
        // A record is the same after a reload.
        let kept = TrucoRecord { truco: Some(truco.clone()) };
        let text = serde_json::to_string(&kept).unwrap();
        prop_assert_eq!(serde_json::from_str::<TrucoRecord>(&text).unwrap(), kept);
        // Taken back to the start, nothing is left.
        while truco.take_back().is_some() {}
        prop_assert_eq!((truco.score(), truco.hand()), ([0, 0], Hand::default()));
        prop_assert_eq!(truco.story().len(), 0);
    }

    /// A text is an act or none, and an act is its text.
    #[test]
    fn acts_come_back_from_their_text(act in act(), text in "[a-z ]{0,12}") {
        prop_assert_eq!(act.to_string().parse::<Act>(), Ok(act));
        if let Ok(read) = text.parse::<Act>() {
            prop_assert_eq!(read.to_string(), text);
        }
    }
}
