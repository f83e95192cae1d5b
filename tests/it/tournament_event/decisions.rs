//! What the organiser decides: who may not meet, points that are lent, what breaks ties.

use lance_legal::tournament::event::{
    Event, EventError, Format, MOST_BANS, MOST_TIES, Mark, Note, Player, Rule, Rules, csv_standings, from_trf, to_trf,
};
use lance_legal::tournament::swiss::{Break, Obstacle};
use lance_legal::tournament::trf::{Edition, Trf};
use lance_legal::tournament::{Ban, FirstOrder, Points, Tie, lent_by_baku, upper_half};

use super::run::{of, pair, play};
use lance_legal::random::Random;

const MARKS: [Mark; 3] = [Mark::White, Mark::Draw, Mark::Black];

fn meet(event: &Event, one: usize, other: usize) -> bool {
    event.rounds.iter().flat_map(|round| &round.games).any(|game| game.has(one) && game.has(other))
}

#[test]
fn those_kept_apart_never_meet_whatever_their_numbers_become() {
    for seed in 0..20 {
        let mut event = of(12);
        event.seed = seed;
        event.order = FirstOrder::Lot;
        for (one, other) in [(3, 0), (0, 1), (5, 7)] {
            event.keep_apart(one, other).expect("two players");
        }
        // Who is struck out takes its pairs along, and the others keep theirs.
        event.strike(1).expect("before the first round");
        assert_eq!(event.apart, [(0, 2), (4, 6)].map(Ban::always));
        let names = |event: &Event| -> Vec<[String; 2]> {
            let name = |player: usize| event.players[player].name.clone();
            let pair = |ban: &Ban| {
                let mut pair = [name(ban.players.0), name(ban.players.1)];
                pair.sort();
                pair
            };
            event.apart.iter().map(pair).collect()
        };
        let before = names(&event);
        let mut chance = Random::new(seed);
        for _ in 0..5 {
            pair(&mut event).expect("pairs");
            play(&mut event, &mut chance, &MARKS);
        }
        assert_eq!(names(&event), before, "the draw gave other numbers to the same people");
        for ban in &event.apart {
            assert!(!meet(&event, ban.players.0, ban.players.1), "{ban:?}");
        }
    }
}

#[test]
fn a_pair_that_is_kept_apart_is_told_as_the_reason() {
    let mut event = of(4);
    event.keep_apart(0, 2).expect("two players");
    pair(&mut event).expect("pairs");
    // 1 would have met 3.
    let why = event.why(0, 0).expect("a reason");
    assert!(why.passed.contains(&(2, Obstacle::Forbidden)), "{:?}", why.passed);
    let opponent =
        event.rounds[0].game_of(0).and_then(|game| if game.white == 0 { game.black } else { Some(game.white) });
    let swap = event.swap(opponent.expect("an opponent"), 2).expect("it can be done by hand");
    assert!(swap.breaks.contains(&Break::Forbidden { one: 0, other: 2 }), "{:?}", swap.breaks);
}

#[test]
fn what_cannot_be_kept_apart_is_told() {
    let mut event = of(4);
    assert_eq!(event.keep_apart(1, 1), Err(EventError::Unknown));
    assert_eq!(event.keep_apart(0, 4), Err(EventError::Unknown));
    assert_eq!(event.let_meet(0), Err(EventError::Unknown));
    event.keep_apart(2, 1).expect("two players");
    event.keep_apart(1, 2).expect("twice is once");
    assert_eq!(event.apart, [Ban::always((1, 2))]);
    event.keep_apart(1, 0).and_then(|()| event.keep_apart(1, 3)).expect("two players");
    assert_eq!(pair(&mut event), Err(EventError::ImpossibleApart), "nobody is left for the second");
    assert!(!event.has_begun());
    event.let_meet(2).expect("it is there");
    pair(&mut event).expect("now there is somebody");
    assert_eq!(event.log, []);
    event.keep_apart(0, 3).expect("after it has begun it is in the log");
    event.let_meet(2).expect("it is there");
    let notes = [Note::Apart { round: 1, one: 0, other: 3 }, Note::Together { round: 1, one: 0, other: 3 }];
    assert_eq!(event.log, notes);
    event.format = Format::Robin;
    assert_eq!(event.keep_apart(0, 1), Err(EventError::NotSwiss));
    let mut full = of(100);
    let all = (0..100).flat_map(|one| (0..one).map(move |other| (one, other)));
    for (one, other) in all.take(MOST_BANS) {
        full.keep_apart(one, other).expect("there is room");
    }
    assert_eq!(full.keep_apart(98, 99), Err(EventError::TooManyBans(MOST_BANS)));
}

/// FIDE C.04.5.1: the example of 161 players, and that of nine rounds.
#[test]
fn the_examples_of_fide_for_what_is_lent() {
    assert_eq!([161, 160, 162, 4, 5, 2, 1].map(upper_half), [82, 80, 82, 2, 4, 2, 2]);
    let quarters = |rounds: usize| lent_by_baku(rounds).iter().map(|points| points.quarters_in()).collect::<Vec<_>>();
    assert_eq!(quarters(9), [4, 4, 4, 2, 2]);
    assert_eq!((quarters(5), quarters(1), quarters(0)), (vec![4, 4, 2], vec![4], vec![]));
}

#[test]
fn the_upper_half_plays_itself_first() {
    let mut event = of(8);
    event.accelerate(true).expect("before the first round");
    pair(&mut event).expect("pairs");
    let pairs = |event: &Event, round: usize| -> Vec<(usize, usize)> {
        let two = |black: usize, white: usize| (white.min(black) + 1, white.max(black) + 1);
        event.rounds[round].games.iter().filter_map(|game| Some(two(game.black?, game.white))).collect()
    };
    assert_eq!(pairs(&event, 0), [(1, 3), (2, 4), (5, 7), (6, 8)]);
    assert_eq!(event.players[3].lent, [4, 4, 2].map(Points::quarters));
    assert!(event.players[4].lent.is_empty());
    assert_eq!(event.accelerate(false), Err(EventError::Begun));
    // Everybody with the higher number of the upper half loses, and everybody with the lower one of the lower half.
    for board in 0..4 {
        let game = event.rounds[0].games[board];
        let winner = game.white.min(game.black.expect("an opponent"));
        event.enter(0, board, Some(if winner == game.white { Mark::White } else { Mark::Black })).expect("a result");
    }
    event.close().expect("all are in");
    // 1 and 2 have two points with what is lent, 3 and 4 one, 5 and 6 one, 7 and 8 none.
    pair(&mut event).expect("pairs");
    assert_eq!(pairs(&event, 1), [(1, 2), (3, 5), (4, 6), (7, 8)]);
    // What is lent is in no table.
    let table = event.count(1).expect("a table");
    assert_eq!([0, 2, 4, 6].map(|player| table.points(player)), [4, 0, 4, 0].map(Points::quarters));
    assert_eq!([0, 2].map(|player| event.points_before(1, player)), [4, 0].map(Points::quarters));
    // Who comes later has nothing lent.
    event.add(Player::named("Tardia")).expect("a late entry");
    assert!(event.players[8].lent.is_empty());
}

#[test]
fn files_have_what_was_decided() {
    let mut event = of(9);
    event.accelerate(true).and_then(|()| event.keep_apart(1, 8)).expect("decisions");
    pair(&mut event).expect("pairs");
    play(&mut event, &mut Random::new(4), &MARKS);
    let text = to_trf(&event, Edition::Trf16);
    assert!(text.contains("\nXXP 2 9\n") && text.contains("\nXXA    6  1.0  1.0  0.5\n"), "{text}");
    let read = from_trf(&text, "a", 1).expect("it can be read");
    assert_eq!(read.apart, event.apart);
    let lent = |event: &Event| event.players.iter().map(|player| player.lent.clone()).collect::<Vec<_>>();
    assert_eq!(lent(&read), lent(&event));
    // The same next round, by the file and by the record.
    let by_file = lance_legal::tournament::swiss::pair(&Trf::read(&text).expect("a file").field().expect("a field"));
    assert_eq!(by_file.expect("pairs"), lance_legal::tournament::swiss::pair(&read.field(1)).expect("pairs"));
    assert_eq!(read.field(1).cards[5].lent, event.field(1).cards[5].lent);
}

#[test]
fn criteria_are_chosen_in_their_order_at_any_time() {
    let mut event = of(10);
    event.rules = Rules::Fide;
    let usual = event.criteria();
    for _ in 0..3 {
        pair(&mut event).expect("pairs");
        play(&mut event, &mut Random::new(8), &MARKS);
    }
    let values = |event: &Event| {
        let table = event.count(3).expect("a table");
        (table.rules(), table.standings())
    };
    let (rules, before) = values(&event);
    assert_eq!(rules, usual.iter().copied().map(Rule::Fide).collect::<Vec<_>>());
    let chosen = vec![Tie::Progressive, Tie::Wins, Tie::BuchholzCut2, Tie::BlackPlayed];
    event.choose_ties(Some(chosen.clone())).expect("they suit");
    let (rules, after) = values(&event);
    assert_eq!(rules, chosen.iter().copied().map(Rule::Fide).collect::<Vec<_>>());
    assert!(after.iter().all(|row| row.values.len() == 4));
    // The order of the list decides: whoever is ahead with the same points has more of the first that differs.
    for two in after.windows(2).filter(|two| two[0].points == two[1].points) {
        assert!(two[0].values >= two[1].values, "{two:?}");
    }
    let heads = ["lugar", "nome", "pontos"].map(String::from);
    let table = event.count(3).expect("a table");
    let csv = csv_standings(&event, &table, heads, |rule| match rule {
        Rule::Fide(tie) => tie.code(),
        Rule::School(_) | Rule::Team(_) => unreachable!("FIDE's"),
    });
    assert_eq!(csv.lines().next(), Some("lugar;nome;pontos;PS;WIN;BH/C2;BPG"));
    event.choose_ties(None).expect("the usual ones");
    assert_eq!(values(&event), (usual.iter().copied().map(Rule::Fide).collect::<Vec<_>>(), before));
    event.choose_ties(Some(Vec::new())).expect("points alone");
    assert!(values(&event).1.iter().all(|row| row.values.is_empty()));
}

#[test]
fn criteria_that_cannot_be_chosen_are_told() {
    let mut event = of(4);
    assert_eq!(event.choose_ties(Some(vec![Tie::Wins, Tie::Wins])), Err(EventError::Unknown));
    let many = Tie::ALL.into_iter().take(MOST_TIES + 1).collect();
    assert_eq!(event.choose_ties(Some(many)), Err(EventError::TooManyTies(MOST_TIES)));
    event.choose_ties(Some(vec![Tie::Buchholz, Tie::Direct])).expect("they suit a Swiss tournament");
    // All against all Buchholz says nothing: it is left out, and not chosen.
    event.format = Format::Robin;
    assert_eq!(event.criteria(), [Tie::Direct]);
    assert_eq!(event.choose_ties(Some(vec![Tie::Buchholz])), Err(EventError::Unknown));
    event.format = Format::Swiss;
    assert_eq!(event.criteria(), [Tie::Buchholz, Tie::Direct]);
}
