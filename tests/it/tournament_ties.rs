//! Ties by FIDE C.07: tables worked out by hand, FIDE's own examples, and what must hold of every sum.

use std::collections::BTreeSet;

use lance_legal::color::Color;
use lance_legal::random::Random;
use lance_legal::tournament::{
    Basis, Card, Ended, Field, Outcome, Parted, Points, Ranking, RoundInSum, System, Tie, Turn, Working,
};

use super::tournament_swiss::{field, play};

fn ranking(field: &Field, criteria: &[Tie]) -> Ranking {
    Ranking::new(field, System::Swiss, &[], criteria).unwrap_or_else(|error| panic!("{error:?}"))
}

/// The value of one criterion, as people write it.
fn value(field: &Field, tie: Tie, player: usize) -> String {
    told(&working(&ranking(field, &[tie]), 0, player))
}

fn working(ranking: &Ranking, at: usize, player: usize) -> Working {
    ranking.working(at, player).expect("a criterion and a player")
}

fn told(working: &Working) -> String {
    working.value.map_or("-".to_string(), |value| value.to_string())
}

/// Who is where: `1 1`, the place and the number.
fn places(ranking: &Ranking) -> Vec<String> {
    ranking.standings().iter().map(|row| format!("{} {}", row.place, row.side + 1)).collect()
}

#[test]
fn criteria_have_the_codes_of_fide() {
    for tie in Tie::ALL {
        assert_eq!(Tie::read(&tie.code()), Some(tie));
        assert_eq!(Tie::read(tie.name()), Some(tie));
    }
    assert_eq!(Tie::BuchholzCut1.code(), "BH/C1");
    assert_eq!(Tie::read("BH-C1"), Some(Tie::BuchholzCut1));
    assert_eq!(Tie::read("cut"), None);
    assert_eq!(Tie::ALL.iter().map(|tie| tie.article()).collect::<BTreeSet<_>>().len(), 11);
}

/// An opponent with so many points in the end, in halves: one game in a round, byes that count as they are in the others.
fn opponent(rounds: usize, at: usize, turn: Turn, halves: u32) -> Card {
    let mut turns = vec![Turn::Away; rounds];
    let mut left = halves - turn.points().quarters_in() / 2;
    turns[at] = turn;
    // From the end, so that nobody is away to the end.
    for round in (0..rounds).rev().filter(|round| *round != at) {
        turns[round] = match left {
            0 => Turn::Away,
            1 => Turn::HalfBye,
            _ => Turn::FullBye,
        };
        left -= left.min(2);
    }
    assert_eq!(left, 0);
    Card { turns, ..Card::default() }
}

/// A player with these rounds: the halves of each opponent, and the result; `None` was a bye.
fn against(rounds: &[(u32, Option<Ended>)], bye: Turn) -> Field {
    let mut field = Field { cards: vec![Card::default()], played: rounds.len(), ..Field::default() };
    for (at, (halves, ended)) in rounds.iter().enumerate() {
        let Some(ended) = ended else {
            field.cards[0].turns.push(bye);
            continue;
        };
        let back = match ended {
            Ended::Win => Ended::Loss,
            Ended::Draw => Ended::Draw,
            Ended::Loss => Ended::Win,
        };
        let number = field.cards.len();
        field.cards[0].turns.push(Turn::Game { opponent: number, color: Color::White, ended: *ended });
        let turn = Turn::Game { opponent: 0, color: Color::Black, ended: back };
        field.cards.push(opponent(rounds.len(), at, turn, *halves));
    }
    field
}

/// The examples that FIDE's manual for arbiters of 2026 prints with C.07.
#[test]
fn the_examples_of_fide() {
    use Ended::{Draw, Loss, Win};
    // Ten rounds, away in the fourth: the dummy has the five points of ten draws, not the seven of the player.
    let away = [
        (10, Some(Win)),
        (10, Some(Win)),
        (13, Some(Loss)),
        (0, None),
        (9, Some(Win)),
        (12, Some(Draw)),
        (10, Some(Win)),
        (13, Some(Draw)),
        (11, Some(Win)),
        (12, Some(Win)),
    ];
    let field = against(&away, Turn::Away);
    let values = [Tie::Buchholz, Tie::BuchholzCut1, Tie::Sonneborn].map(|tie| value(&field, tie, 0));
    assert_eq!(values, ["55", "50", "37¼"]);
    let part = working(&ranking(&field, &[Tie::BuchholzCut1]), 0, 0).parts[3];
    assert_eq!((part.basis, part.voluntary, part.term.cut, part.term.opponent), (Basis::AsDraws, true, true, None));
    // Five rounds, half a point asked for in the second: its dummy is left out, though another opponent has fewer points.
    let asked = [(7, Some(Win)), (0, None), (7, Some(Draw)), (6, Some(Win)), (3, Some(Draw))];
    let field = against(&asked, Turn::HalfBye);
    assert_eq!(value(&field, Tie::BuchholzCut1, 0), "11½");
}

/// Four players, three rounds: 4 is away after the first, so that there are byes.
#[test]
fn rounds_without_a_game_count_as_article_16_says() {
    let field = field(4, &["1-4 1, 2-3 =", "1-2 1, 3 U", "3-1 =, 2 U"]);
    let rows = |tie| [0, 1, 2, 3].map(|player| value(&field, tie, player));
    // To 1, player 4 has a point: two rounds away to the end are draws. 2 has 1½, 3 has 2.
    assert_eq!(rows(Tie::Buchholz), ["4½", "6", "5½", "2½"]);
    // 3: half of 1½, the bye's dummy with three draws, half of 2½.
    assert_eq!(rows(Tie::Sonneborn), ["3½", "2½", "3½", "0"]);
    assert_eq!(rows(Tie::Wins), ["2", "1", "1", "0"]);
    assert_eq!(rows(Tie::Won), ["2", "0", "0", "0"]);
    assert_eq!(rows(Tie::BlackPlayed), ["1", "1", "1", "1"]);
    assert_eq!(rows(Tie::BlackWon), ["0", "0", "0", "0"]);
    assert_eq!(rows(Tie::Elected), ["3", "3", "3", "1"]);
    assert_eq!(rows(Tie::Progressive), ["5½", "2½", "4", "0"]);
    assert_eq!(rows(Tie::ProgressiveCut), ["4½", "2", "3½", "0"]);
    // 1½ of three points are half of them.
    assert_eq!(rows(Tie::Koya), ["1½", "½", "1", "0"]);
    let bases = working(&ranking(&field, &[Tie::Buchholz]), 0, 2).parts;
    let bases: Vec<Basis> = bases.iter().map(|part| part.basis).collect();
    assert_eq!(bases, [Basis::Opponent { drawn: 0 }, Basis::AsDraws, Basis::Opponent { drawn: 0 }]);
    let first = working(&ranking(&field, &[Tie::Buchholz]), 0, 0).parts[0];
    assert_eq!(first.basis, Basis::Opponent { drawn: 2 });
}

#[test]
fn a_game_that_was_missed_counts_the_scheduled_opponent() {
    // 1 won without playing against 2, who has half a point: the dummy has no more. 3 did not come against 4.
    let field = field(4, &["1-2 +, 3-4 -", "1-3 1, 2-4 ="]);
    let parts = working(&ranking(&field, &[Tie::Buchholz]), 0, 0).parts;
    assert_eq!((parts[0].basis, parts[0].term.of, parts[0].voluntary), (Basis::AsScheduled(1), Points::HALF, false));
    assert_eq!(parts[0].term.opponent, None, "they did not meet");
    let missed = working(&ranking(&field, &[Tie::BuchholzCut1]), 0, 2).parts;
    // 3 has nothing, less than 4: its own points.
    assert_eq!((missed[0].basis, missed[0].voluntary, missed[0].term.cut), (Basis::Dummy, true, true));
    // All against all it is a game (15.2), but not one of those that 3 played.
    let all = Ranking::new(&field, System::RoundRobin, &[], &[Tie::Sonneborn, Tie::Won, Tie::Elected, Tie::Buchholz]);
    let all = all.unwrap();
    assert_eq!([0, 1, 2, 3].map(|at| told(&working(&all, at, 0))), ["½", "2", "2", "-"]);
    assert_eq!([1, 2].map(|at| told(&working(&all, at, 2))), ["0", "1"]);
}

#[test]
fn sonneborn_berger_leaves_out_the_weakest_or_the_dearest_absence() {
    use Ended::{Draw, Loss, Win};
    // The weakest opponent has one point and gave it; the round that was asked off gave half of the dummy's 1½.
    let rounds = [(2, Some(Win)), (0, None), (5, Some(Loss)), (4, Some(Loss))];
    assert_eq!(value(&against(&rounds, Turn::HalfBye), Tie::Sonneborn, 0), "1¾");
    assert_eq!(value(&against(&rounds, Turn::HalfBye), Tie::SonnebornCut, 0), "¾");
    // Where the weakest gave less than the absence, the absence goes.
    let rounds = [(2, Some(Loss)), (0, None), (5, Some(Draw)), (4, Some(Draw))];
    assert_eq!(value(&against(&rounds, Turn::HalfBye), Tie::SonnebornCut, 0), "2¼");
}

#[test]
fn medians_leave_out_both_ends() {
    use Ended::{Loss, Win};
    let rounds = [(2, Some(Win)), (4, Some(Win)), (5, Some(Loss)), (6, Some(Loss)), (8, Some(Loss))];
    let field = against(&rounds, Turn::Away);
    let values = [Tie::Buchholz, Tie::BuchholzCut1, Tie::BuchholzCut2, Tie::Median1, Tie::Median2];
    assert_eq!(values.map(|tie| value(&field, tie, 0)), ["12½", "11½", "9½", "7½", "2½"]);
    assert_eq!(value(&against(&[(2, None)], Turn::Away), Tie::Median2, 0), "0");
}

#[test]
fn ratings_count_where_all_have_one() {
    let field = field(4, &["1-4 1, 2-3 =", "1-2 1, 3 U", "3-1 =, 2 U"]);
    let rate = |ratings: &[Option<u32>]| {
        let ranking = Ranking::new(&field, System::Swiss, ratings, &[Tie::Ratings, Tie::RatingsCut]).unwrap();
        [0, 1].map(|at| told(&working(&ranking, at, 0)))
    };
    let rated = [1600, 1500, 1401, 1000].map(Some);
    // 3901 by three is 1300⅓; 2901 by two is rounded up.
    assert_eq!(rate(&rated), ["1300", "1451"]);
    assert_eq!(rate(&rated[..3]), ["-", "-"]);
}

#[test]
fn a_direct_encounter_parts_those_who_met_and_whoever_is_first_in_any_case() {
    // All met: 1 beat 2, 2 beat 3, 3 beat 1. Nobody is ahead.
    let ring = field(3, &["1-2 1", "2-3 1", "3-1 1"]);
    assert_eq!(places(&ranking(&ring, &[Tie::Direct])), ["1 1", "1 2", "1 3"]);
    assert_eq!(working(&ranking(&ring, &[Tie::Direct]), 0, 0).value, Some(Points::ZERO));
    // All met: 1 and 2 have two points of the games among them, and 1 beat 2; then 3 and 4, and 3 beat 4 (6.2).
    let met = field(4, &["1-2 1, 3-4 1", "1-3 1, 2-4 1", "4-1 1, 2-3 1", "3 F, 4 F"]);
    assert_eq!(places(&ranking(&met, &[Tie::Direct])), ["1 1", "2 2", "3 3", "4 4"]);
    // 1 beat 2 and 3, who have not met: first whatever they would have done, and they stay tied (6.3).
    let first = ranking(&field(3, &["1-2 1, 3 F", "1-3 1, 2 F", "2 F, 3 F"]), &[Tie::Direct]);
    assert_eq!(places(&first), ["1 1", "2 2", "2 3"]);
    // 1 beat 2; 3 met neither and could have beaten both.
    let open = ranking(&field(3, &["1-2 1, 3 F", "2 F"]), &[Tie::Direct]);
    assert_eq!(places(&open), ["1 1", "1 2", "1 3"]);
    let unmet = working(&open, 0, 0);
    assert_eq!((unmet.tied, unmet.unmet, unmet.parts.len()), (vec![1, 2], vec![2], 1));
    // A game that one of them missed is none (6.1.1).
    let missed = ranking(&field(2, &["1-2 +", "2 F"]), &[Tie::Direct]);
    assert_eq!(places(&missed), ["1 1", "1 2"]);
    // Only those are asked about whom the criteria before it leave tied.
    let later = ranking(&field(4, &["1 F, 3-4 1", "2-3 1, 4 F", "1-4 0"]), &[Tie::Won, Tie::Direct]);
    assert_eq!(working(&later, 1, 1).tied, [2]);
}

/// Every way in which the missing games of a group could have ended gives the same first, or nobody is first.
#[test]
fn who_is_first_in_a_direct_encounter_is_so_whatever_is_missing() {
    let mut random = Random::new(67);
    let (mut parted, mut open) = (0, 0);
    for _ in 0..150 {
        let size = 6 + random.below(10);
        let field = play(&mut random, size, 5);
        let table = ranking(&field, &[Tie::Direct]);
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for row in table.standings() {
            match groups.last_mut().filter(|group| table.points(group[0]) == row.points) {
                Some(group) => group.push(row.side),
                None => groups.push(vec![row.side]),
            }
        }
        for group in groups.into_iter().filter(|group| group.len() > 1) {
            let result = |one: usize, other: usize| {
                let turns = field.cards[one].turns.iter().filter_map(|turn| turn.game());
                let ended = turns.into_iter().find(|(opponent, ..)| *opponent == other)?.2;
                Some(ended.points().quarters_in() / 2)
            };
            let pairs: Vec<(usize, usize)> =
                (0..group.len()).flat_map(|at| (0..at).map(move |other| (at, other))).collect();
            let missing: Vec<(usize, usize)> =
                pairs.iter().copied().filter(|(at, other)| result(group[*at], group[*other]).is_none()).collect();
            if missing.len() > 6 {
                continue;
            }
            // In each way, the scores of all; who is alone at the top in every one of them.
            let mut first: BTreeSet<usize> = (0..group.len()).collect();
            for way in 0..3_u32.pow(missing.len() as u32) {
                let mut scores = vec![0; group.len()];
                for (at, other) in &pairs {
                    let index = missing.iter().position(|pair| pair == &(*at, *other));
                    let won = match index {
                        None => result(group[*at], group[*other]).expect("a game"),
                        Some(index) => way / 3_u32.pow(index as u32) % 3,
                    };
                    scores[*at] += won;
                    scores[*other] += 2 - won;
                }
                let best = scores.iter().max().copied().unwrap_or_default();
                let alone = scores.iter().filter(|score| **score == best).count() == 1;
                first.retain(|at| alone && scores[*at] == best);
            }
            let top = Points::whole(group.len() as u32 - 1);
            let row = |player: usize| table.standings().iter().find(|row| row.side == player).expect("a row");
            let ours: BTreeSet<usize> = (0..group.len()).filter(|at| row(group[*at]).values[0] == Some(top)).collect();
            assert_eq!(ours, first, "{group:?}");
            if ours.is_empty() { open += 1 } else { parted += 1 }
        }
    }
    assert!(parted > 50 && open > 50, "{parted}, {open}");
}

/// What a part says of itself is so, by the cards alone.
fn check_part(field: &Field, player: usize, part: &RoundInSum) {
    let points = |player: usize| field.cards[player].points(field.played);
    let turn = field.cards[player].turn(part.term.round);
    let late = |player: usize| {
        let mut turns = (0..field.played).map(|round| field.cards[player].turn(round)).collect::<Vec<_>>();
        let mut count = 0;
        while let Some(turn) = turns.pop() {
            match turn {
                Turn::Away => count += 1,
                Turn::HalfBye | Turn::Forfeit { ended: Ended::Loss, .. } => {}
                _ => break,
            }
        }
        count
    };
    let adjusted = |player: usize| points(player) + Points::HALF.times(late(player));
    let draws = Points::HALF.times(field.played as u32);
    match part.basis {
        Basis::Opponent { drawn } => {
            let opponent = turn.game().expect("a game").0;
            assert_eq!((part.term.opponent, part.term.of), (Some(opponent), adjusted(opponent)));
            assert_eq!(drawn as u32, late(opponent));
        }
        Basis::Dummy => {
            assert!(turn.game().is_none() && part.term.of == points(player));
            assert!(turn.paired().map_or(draws, |(opponent, _)| adjusted(opponent)) >= points(player));
        }
        Basis::AsScheduled(opponent) => {
            assert!(turn.game().is_none() && turn.paired().map(|(other, _)| other) == Some(opponent));
            assert!(part.term.of == adjusted(opponent) && part.term.of < points(player));
        }
        Basis::AsDraws => assert!(turn.paired().is_none() && part.term.of == draws && draws < points(player)),
        Basis::Own | Basis::Rating => panic!("of Buchholz"),
    }
    let asked = matches!(turn, Turn::Away | Turn::HalfBye | Turn::Forfeit { ended: Ended::Loss, .. });
    assert_eq!(part.voluntary, asked);
}

#[test]
fn every_sum_is_what_its_parts_say() {
    let mut random = Random::new(16);
    for _ in 0..60 {
        let (players, rounds) = (5 + random.below(20), 3 + random.below(6));
        let mut field = play(&mut random, players, rounds);
        for turn in field.cards.iter_mut().flat_map(|card| &mut card.turns) {
            if *turn == Turn::HalfBye && random.happens(2, 3) {
                *turn = Turn::Away;
            }
        }
        let criteria = Tie::ALL;
        let ranking = ranking(&field, &criteria);
        for player in 0..players {
            let of = |tie: Tie| working(&ranking, tie as usize, player);
            for tie in criteria.into_iter().filter(|tie| *tie != Tie::Direct) {
                let working = of(tie);
                let sum: Points = working.parts.iter().map(|part| part.term.counts).sum();
                assert_eq!(working.value.is_some(), !matches!(tie, Tie::Ratings | Tie::RatingsCut));
                assert!(working.value.is_none_or(|value| value == sum), "{tie:?}");
            }
            let full = of(Tie::Buchholz);
            assert_eq!(full.parts.len(), field.played);
            full.parts.iter().for_each(|part| check_part(&field, player, part));
            // 16.5: of the rounds that were not played by choice the least, otherwise the least of all.
            let cut = of(Tie::BuchholzCut1).parts.into_iter().filter(|part| part.term.cut).collect::<Vec<_>>();
            let chosen: Vec<&RoundInSum> = full.parts.iter().filter(|part| part.voluntary).collect();
            let among: Vec<&RoundInSum> = if chosen.is_empty() { full.parts.iter().collect() } else { chosen };
            assert_eq!(cut.len(), usize::from(field.played > 0));
            assert_eq!(cut.first().map(|part| part.term.of), among.iter().map(|part| part.term.of).min());
            for (part, plain) in of(Tie::Sonneborn).parts.iter().zip(&full.parts) {
                let won = field.cards[player].turn(part.term.round).points();
                let wanted = plain.term.of.quarters_in() * won.quarters_in() / 4;
                assert_eq!(part.term.counts, Points::quarters(wanted));
            }
        }
        for pair in ranking.standings().windows(2) {
            assert!((pair[0].points, &pair[0].values) >= (pair[1].points, &pair[1].values));
            let same = ranking.parted(&pair[0], &pair[1]) == Parted::Not;
            assert_eq!(pair[0].place == pair[1].place, same);
        }
    }
}

#[test]
fn a_double_round_robin_averages_what_two_had_of_each_other() {
    let field = field(3, &["1-2 1", "2-3 =", "3-1 1", "2-1 =", "3-2 =", "1-3 ="]);
    let all = Ranking::new(&field, System::RoundRobin, &[], &[Tie::Direct, Tie::Sonneborn]).unwrap();
    assert_eq!(places(&all), ["1 3", "2 1", "3 2"]);
    let outcomes: Vec<Outcome> = working(&all, 1, 0).parts.iter().map(|part| part.term.outcome).collect();
    assert_eq!(outcomes, [Outcome::Win, Outcome::Loss, Outcome::Draw, Outcome::Draw], "free rounds are not in the sum");
}
