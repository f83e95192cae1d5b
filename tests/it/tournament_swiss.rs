//! The Swiss system: rounds worked out by hand, what must hold in every tournament, the tables of a round robin, and the
//! matching below it all against trying everything.

use std::collections::BTreeSet;

use lance_legal::color::Color;
use lance_legal::random::Random;
use lance_legal::tournament::matching::{Graph, Weight};
use lance_legal::tournament::swiss::{SwissError, pair};
use lance_legal::tournament::{Ban, Card, Ended, Field, Pair, Points, Turn, berger, berger_twice};

/// A tournament from its rounds: `1-4 1` is a game that White won, `=` and `0` the others, `+` and `-` won and lost without
/// a game; `7 U`, `7 H`, `7 F` are the byes. Who is not named was away.
pub fn field(players: usize, rounds: &[&str]) -> Field {
    let mut field = Field { cards: vec![Card::default(); players], played: rounds.len(), ..Field::default() };
    for (round, text) in rounds.iter().enumerate() {
        for (at, turn) in text.split(", ").flat_map(turns) {
            let card = &mut field.cards[at];
            assert_eq!(card.turns.len(), round, "{} twice in round {}", at + 1, round + 1);
            card.turns.push(turn);
        }
        for card in &mut field.cards {
            card.turns.resize(round + 1, Turn::Away);
        }
    }
    field
}

fn turns(text: &str) -> Vec<(usize, Turn)> {
    let (who, result) = text.split_once(' ').expect("players and a result");
    let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
    let Some((white, black)) = who.split_once('-') else {
        let turn = match result {
            "U" => Turn::PairingBye,
            "H" => Turn::HalfBye,
            _ => Turn::FullBye,
        };
        return vec![(number(who), turn)];
    };
    let (white, black) = (number(white), number(black));
    let (one, other) = match result {
        "1" | "+" => (Ended::Win, Ended::Loss),
        "0" | "-" => (Ended::Loss, Ended::Win),
        _ => (Ended::Draw, Ended::Draw),
    };
    let turn = |opponent, color, ended| match result {
        "+" | "-" => Turn::Forfeit { opponent, color, ended },
        _ => Turn::Game { opponent, color, ended },
    };
    vec![(white, turn(black, Color::White, one)), (black, turn(white, Color::Black, other))]
}

/// `3-1 2-4 7`: the boards in order, the bye last.
fn written(pairs: &[Pair]) -> String {
    let one = |pair: &Pair| match pair.black {
        Some(black) => format!("{}-{}", pair.white + 1, black + 1),
        None => (pair.white + 1).to_string(),
    };
    pairs.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Players, the rounds so far, and the next by hand from the articles of FIDE C.04.3.
const BY_HAND: &[(usize, &[&str], &str)] = &[
    // The upper half meets the lower half; odd numbers of it have White.
    (8, &[], "1-5 6-2 3-7 8-4"),
    // The last one has the bye.
    (7, &[], "1-4 5-2 3-6 7"),
    (2, &[], "1-2"),
    (1, &[], "1"),
    (0, &[], ""),
    // 1 and 3 both had White; the higher ranked gets what it wants. 2 and 5 have met: both float down.
    (6, &["1-4 1, 5-2 =, 3-6 1"], "3-1 2-4 6-5"),
    // 7 had the bye, a float down, and may not float again: 2 does, and then 6. 4 wants White as 6 does, so 5 meets 6.
    (7, &["1-4 1, 5-2 0, 3-6 =, 7 U"], "7-1 2-3 6-5 4"),
    // A game that was not played gives no colour, and the two may be paired again. Who won it has had what a bye gives, as 3
    // has, so 2 is the one to have it.
    (3, &["1-2 +, 3 U"], "1-3 2"),
    // All have half a point. 5 has played the least, so another has the bye; 1 and 4 want Black, 2 and 3 want White. Without
    // an exchange somebody would not get it; 2 for 3 is the first one, and with it 1 meets 2 and 3 meets 5.
    (5, &["5 H, 1-3 =, 4-2 ="], "2-1 3-5 4"),
];

#[test]
fn rounds_worked_out_by_hand() {
    for (players, rounds, next) in BY_HAND {
        let pairs = pair(&field(*players, rounds)).unwrap_or_else(|error| panic!("{players}, {rounds:?}: {error:?}"));
        assert_eq!(written(&pairs), *next, "{players} players after {rounds:?}");
    }
}

#[test]
fn no_pairing_is_an_answer() {
    let met = field(2, &["1-2 1"]);
    assert_eq!(pair(&met), Err(SwissError::Impossible));
    // Each had a bye, or won without playing.
    let mut byes = field(3, &["1 U, 2-3 +", "3 U, 1-2 1"]);
    byes.cards[0].absent = true;
    byes.cards[2].absent = true;
    assert_eq!(pair(&byes), Err(SwissError::Impossible));
    let mut strangers = field(4, &[]);
    strangers.forbidden = [(0, 2), (3, 1)].map(Ban::always).into();
    assert_eq!(written(&pair(&strangers).unwrap()), "1-4 3-2");
    strangers.forbidden = [(0, 1), (0, 2), (0, 3)].map(Ban::always).into();
    assert_eq!(pair(&strangers), Err(SwissError::Impossible));
    strangers.first_color = Some(Color::Black);
    strangers.forbidden.clear();
    assert_eq!(written(&pair(&strangers).unwrap()), "3-1 2-4");
}

#[test]
fn who_is_absent_is_not_paired_and_lent_points_count() {
    let mut late = field(5, &[]);
    late.cards[1].absent = true;
    assert_eq!(written(&pair(&late).unwrap()), "1-4 3-5");
    let mut lent = field(8, &[]);
    lent.cards.iter_mut().take(4).for_each(|card| card.lent = vec![Points::ONE]);
    assert_eq!(written(&pair(&lent).unwrap()), "1-3 4-2 5-7 8-6");
}

/// Plays a tournament in which some do not come, some leave, and some ask for a bye.
pub fn play(random: &mut Random, players: usize, rounds: usize) -> Field {
    let mut field = Field { cards: vec![Card::default(); players], rounds: Some(rounds), ..Field::default() };
    let mut gone = vec![false; players];
    for _ in 0..rounds {
        for (card, gone) in field.cards.iter_mut().zip(&mut gone) {
            *gone |= random.happens(1, 40);
            card.absent = *gone || random.happens(1, 20);
        }
        let Ok(pairs) = pair(&field) else { break };
        check_round(&field, &pairs);
        let mut turns: Vec<Turn> =
            field.cards.iter().map(|card| if card.absent { Turn::HalfBye } else { Turn::Away }).collect();
        for Pair { white, black } in pairs {
            let Some(black) = black else {
                turns[white] = Turn::PairingBye;
                continue;
            };
            let (one, other) = match random.below(10) {
                0..4 => (Ended::Win, Ended::Loss),
                4..7 => (Ended::Draw, Ended::Draw),
                _ => (Ended::Loss, Ended::Win),
            };
            let is_forfeit = one != Ended::Draw && random.happens(1, 15);
            for (player, opponent, color, ended) in
                [(white, black, Color::White, one), (black, white, Color::Black, other)]
            {
                turns[player] = match is_forfeit {
                    true => Turn::Forfeit { opponent, color, ended },
                    false => Turn::Game { opponent, color, ended },
                };
            }
        }
        field.cards.iter_mut().zip(turns).for_each(|(card, turn)| card.turns.push(turn));
        field.played += 1;
    }
    field
}

/// FIDE C.04.1 and the absolute criteria of C.04.3, 2.1.
fn check_round(field: &Field, pairs: &[Pair]) {
    let mut seen = BTreeSet::new();
    let is_last = field.rounds == Some(field.played + 1);
    for Pair { white, black } in pairs {
        for player in std::iter::once(white).chain(black) {
            assert!(seen.insert(*player) && !field.cards[*player].absent, "{player} is paired twice, or away");
        }
        let Some(black) = black else {
            let unplayed = field.cards[*white].turns.iter().filter(|turn| turn.game().is_none());
            assert!(unplayed.into_iter().all(|turn| turn.points() < Points::ONE), "a second bye");
            continue;
        };
        assert!(games(&field.cards[*white]).all(|(opponent, _)| opponent != *black), "they meet again");
        for (player, color) in [(white, Color::White), (black, Color::Black)] {
            let mut colors: Vec<Color> = games(&field.cards[*player]).map(|(_, color)| color).collect();
            colors.push(color);
            let whites = colors.iter().filter(|color| **color == Color::White).count();
            let thrice = matches!(colors.as_slice(), [.., a, b, c] if a == b && b == c);
            assert!(
                is_last || (whites.abs_diff(colors.len() - whites) <= 2 && !thrice),
                "colours of {player}: {colors:?}"
            );
        }
    }
    assert_eq!(seen.len(), field.cards.iter().filter(|card| !card.absent).count());
}

fn games(card: &Card) -> impl Iterator<Item = (usize, Color)> {
    card.turns.iter().filter_map(|turn| turn.game()).map(|(opponent, color, _)| (opponent, color))
}

#[test]
fn what_holds_in_every_tournament() {
    let mut random = Random::new(2026);
    let mut rounds = 0;
    for _ in 0..60 {
        let (players, most) = (4 + random.below(30), 3 + random.below(6));
        let field = play(&mut random, players, most);
        rounds += field.played;
        // The same question has the same answer, also about a round of long ago.
        for round in 0..field.played {
            let there: BTreeSet<Pair> = field.pairs(round).into_iter().collect();
            let again: BTreeSet<Pair> = pair(&field.before(round)).expect("it was paired").into_iter().collect();
            assert_eq!(there, again, "round {}", round + 1);
        }
    }
    assert!(rounds > 150, "{rounds} rounds");
}

#[test]
fn the_tables_of_a_round_robin() {
    // FIDE C.05, annex 1.
    let printed: [(usize, &[&str]); 3] = [
        (4, &["1-4 2-3", "4-3 1-2", "2-4 3-1"]),
        (6, &["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]),
        (
            8,
            &[
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ],
        ),
    ];
    for (players, rounds) in printed {
        let table: Vec<String> = berger(players).unwrap().iter().map(|round| written(round)).collect();
        assert_eq!(table, rounds);
    }
    // With five, who would meet number six is free.
    assert_eq!(written(&berger(5).unwrap()[0]), "2-5 3-4 1");
    assert_eq!((berger(1), berger(17)), (None, None));
    for players in 2..=16 {
        let rounds = berger(players).unwrap();
        let twice = berger_twice(players).unwrap();
        assert_eq!((rounds.len(), twice.len()), (players - 1 + players % 2, 2 * (players - 1 + players % 2)));
        let games = |rounds: &[Vec<Pair>]| {
            rounds.iter().flatten().filter(|pair| pair.black.is_some()).copied().collect::<Vec<_>>()
        };
        let met: BTreeSet<_> = games(&rounds)
            .iter()
            .map(|pair| (pair.white.min(pair.black.unwrap()), pair.white.max(pair.black.unwrap())))
            .collect();
        assert_eq!((met.len(), games(&rounds).len()), (players * (players - 1) / 2, players * (players - 1) / 2));
        assert_eq!(games(&twice).into_iter().collect::<BTreeSet<_>>().len(), players * (players - 1));
        for player in 0..players {
            let colors: Vec<bool> = twice
                .iter()
                .flatten()
                .filter(|pair| pair.black.is_some() && (pair.white == player || pair.black == Some(player)))
                .map(|pair| pair.white == player)
                .collect();
            assert!(
                !colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]) || players == 3,
                "{players}: {player}"
            );
        }
    }
}

/// The most that pairs of the open vertices can weigh.
fn most(edges: &[Vec<Option<Weight<2>>>], open: &mut Vec<usize>) -> Weight<2> {
    let Some(one) = open.pop() else { return Weight::ZERO };
    let mut best = most(edges, open);
    for at in 0..open.len() {
        let other = open.remove(at);
        if let Some(weight) = edges[one][other] {
            best = best.max(weight.plus(most(edges, open)));
        }
        open.insert(at, other);
    }
    open.push(one);
    best
}

#[test]
fn the_heaviest_matching_is_as_heavy_as_can_be() {
    let mut random = Random::new(7);
    for _ in 0..600 {
        let vertices = 1 + random.below(9);
        let mut graph = Graph::new(vertices);
        let mut edges = vec![vec![None; vertices]; vertices];
        let pairs = (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other)));
        for (one, other) in pairs {
            if !random.happens(3, 5) {
                continue;
            }
            // The first number is often the same, and the second may be below zero.
            let weight = Weight([1 + random.below(3) as i64, random.below(7) as i64 - 3]);
            graph.join(one, other, weight);
            edges[one][other] = Some(weight);
            edges[other][one] = Some(weight);
        }
        let mates = graph.heaviest();
        let mut total = Weight::ZERO;
        for (one, mate) in mates.iter().enumerate() {
            if let Some(other) = mate {
                assert_eq!(mates[*other], Some(one));
                if one < *other {
                    total = total.plus(edges[one][*other].expect("an edge"));
                }
            }
        }
        assert_eq!(total, most(&edges, &mut (0..vertices).collect()));
    }
}
