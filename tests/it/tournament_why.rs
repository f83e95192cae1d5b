//! Why two players meet: each statement is held against the cards, and against all pairings where there are few. What pairs
//! made by hand break.

use std::collections::{BTreeMap, BTreeSet};

use lance_legal::color::Color;
use lance_legal::random::Random;
use lance_legal::tournament::swiss::{
    Break, Cause, ColorRule, Obstacle, PairReason, Quality, Stand, Strength, breaks, exchanged, pair, why,
};
use lance_legal::tournament::{Ban, Ended, Field, Pair, Points, Turn};

use super::tournament_swiss::{field, play};

fn told(field: &Field, number: usize) -> PairReason {
    why(field, number - 1).expect("a pairing").expect("is paired")
}

fn colors(field: &Field, player: usize) -> Vec<Color> {
    field.cards[player].turns.iter().filter_map(|turn| turn.game()).map(|(_, color, _)| color).collect()
}

fn balance(colors: &[Color]) -> i32 {
    colors.iter().map(|color| if *color == Color::White { 1 } else { -1 }).sum()
}

/// C.04.3, 1.7, by the words of the article.
fn wish(field: &Field, player: usize) -> (Option<Color>, Strength) {
    let colors = colors(field, player);
    let balance = balance(&colors);
    let fewer = if balance < 0 { Color::White } else { Color::Black };
    match colors.as_slice() {
        [] => (None, Strength::None),
        _ if balance.abs() > 1 => (Some(fewer), Strength::Absolute),
        [.., one, other] if one == other => (Some(!*one), Strength::Absolute),
        [.., last] if balance == 0 => (Some(!*last), Strength::Mild),
        _ => (Some(fewer), Strength::Strong),
    }
}

fn standing(field: &Field, player: usize) -> Points {
    field.standing(player, field.played)
}

/// By points, then by number.
fn order(field: &Field, player: usize) -> (std::cmp::Reverse<Points>, usize) {
    (std::cmp::Reverse(standing(field, player)), player)
}

fn is_top(field: &Field, player: usize) -> bool {
    let is_last = field.rounds == Some(field.played + 1);
    is_last && standing(field, player).times(2) > Points::ONE.times(field.played as u32)
}

fn had_bye(field: &Field, player: usize) -> bool {
    field.cards[player].turns.iter().any(|turn| turn.game().is_none() && turn.points() == Points::ONE)
}

/// What C.04.3, 2.1 says of two players.
fn barred(field: &Field, one: usize, other: usize) -> Option<Obstacle> {
    let met = field.cards[one].turns.iter().position(|turn| turn.game().is_some_and(|game| game.0 == other));
    let (a, b) = (wish(field, one), wish(field, other));
    if let Some(round) = met {
        Some(Obstacle::Met { round })
    } else if field.forbids(one, other) {
        Some(Obstacle::Forbidden)
    } else if a == b && a.1 == Strength::Absolute && !is_top(field, one) && !is_top(field, other) {
        Some(Obstacle::Colors)
    } else {
        None
    }
}

/// C.04.3, 5.2, by the words of the article: who is right to have White.
fn check_rule(field: &Field, why: &PairReason) {
    let (high, low) = (why.higher.player, why.lower.as_ref().expect("a game").player);
    let color = if why.pair.white == high { Color::White } else { Color::Black };
    let ((one, strength), (other, other_strength)) = (wish(field, high), wish(field, low));
    let (mine, theirs) = (colors(field, high), colors(field, low));
    let last = mine.iter().rev().zip(theirs.iter().rev()).find(|(one, other)| one != other).map(|(one, _)| *one);
    let (wide, other_wide) = (balance(&mine).abs(), balance(&theirs).abs());
    let both_absolute = strength == Strength::Absolute && other_strength == Strength::Absolute;
    let rule = why.rule.expect("a game");
    match rule {
        ColorRule::Number => assert!(one.is_none() && other.is_none() && (color == Color::White) == (high % 2 == 0)),
        ColorRule::Both => assert!(one.is_none_or(|one| one == color) && other.is_none_or(|other| other != color)),
        _ => assert!(one.is_some() && one == other, "they clash"),
    }
    match rule {
        ColorRule::Both => assert!(one.is_some() || other.is_some()),
        ColorRule::Number => {}
        ColorRule::Stronger => {
            assert!(strength != other_strength && (one == Some(color)) == (strength > other_strength))
        }
        ColorRule::Wider => assert!(both_absolute && wide != other_wide && (one == Some(color)) == (wide > other_wide)),
        ColorRule::Alternate | ColorRule::Higher => {
            assert!(strength == other_strength && (!both_absolute || wide == other_wide));
            assert_eq!(last.map(|last| !last).or(one), Some(color));
            assert_eq!(last.is_some(), rule == ColorRule::Alternate);
        }
    }
}

fn check_stand(field: &Field, stand: &Stand, bracket: Points) {
    assert_eq!(stand.points, standing(field, stand.player));
    assert_eq!((stand.wants, stand.strength), wish(field, stand.player));
    // Down from its own points, through each bracket above the one in which it is paired.
    let from: Vec<Points> = stand.falls.iter().map(|fall| fall.from).collect();
    assert!(from.windows(2).all(|two| two[0] > two[1]));
    assert_eq!(from.first().copied().unwrap_or(bracket), stand.points);
    for fall in &stand.falls {
        if let Some((other, obstacle)) = fall.instead {
            assert!(order(field, stand.player) < order(field, other));
            assert!(!matches!(obstacle, Obstacle::Met { .. } | Obstacle::Taken { .. } | Obstacle::Forbidden));
        }
    }
}

/// Everybody of a round, by the bracket in which they are paired.
struct Round {
    whys: Vec<PairReason>,
}

impl Round {
    fn of(field: &Field) -> Round {
        let pairs = pair(field).expect("a pairing");
        let whys: Vec<PairReason> = pairs.iter().map(|pair| told(field, pair.white + 1)).collect();
        for (why, pair) in whys.iter().zip(&pairs) {
            assert_eq!(why.pair, *pair);
            assert_eq!(pair.black.map(|black| told(field, black + 1)).as_ref().unwrap_or(why), why, "of both the same");
        }
        Round { whys }
    }

    /// Who was in a bracket: those paired there, and those who fell out of it.
    fn bracket(&self, points: Points) -> Vec<usize> {
        let stands =
            self.whys.iter().flat_map(|why| std::iter::once(&why.higher).chain(&why.lower).map(move |one| (why, one)));
        let here = |(why, stand): &(&PairReason, &Stand)| {
            (why.bracket == points && why.rule.is_some()) || stand.falls.iter().any(|fall| fall.from == points)
        };
        stands.filter(here).map(|(_, stand)| stand.player).collect()
    }

    fn check(&self, field: &Field) {
        for why in &self.whys {
            check_stand(field, &why.higher, why.bracket);
            let Some(lower) = &why.lower else {
                self.check_bye(field, why);
                continue;
            };
            check_stand(field, lower, why.bracket);
            assert!(order(field, why.higher.player) < order(field, lower.player));
            assert!(lower.falls.is_empty() && lower.points == why.bracket, "those from above meet those who are there");
            assert_eq!(barred(field, why.higher.player, lower.player), None);
            check_rule(field, why);
            for (other, obstacle) in &why.passed {
                self.check_passed(field, why, *other, *obstacle);
            }
            for stand in [&why.higher, lower] {
                stand.falls.iter().for_each(|fall| self.check_cause(field, stand.player, fall.from, fall.cause));
            }
        }
    }

    fn check_passed(&self, field: &Field, why: &PairReason, other: usize, obstacle: Obstacle) {
        let (high, low) = (why.higher.player, why.lower.as_ref().expect("a game").player);
        assert!(order(field, other) < order(field, low) && other != high);
        assert_eq!(standing(field, other), why.bracket);
        let barred = barred(field, high, other);
        match obstacle {
            Obstacle::Taken { by } => {
                let theirs = self.whys.iter().find(|why| why.higher.player == by).expect("the other pair");
                assert_eq!(theirs.lower.as_ref().map(|lower| lower.player), Some(other));
                // Whoever comes first in the order chooses first: those from above, then by rank.
                assert!(order(field, by) < order(field, high));
            }
            Obstacle::Met { .. } | Obstacle::Forbidden | Obstacle::Colors => assert_eq!(barred, Some(obstacle)),
            Obstacle::Unpairable | Obstacle::Worse(_) => assert_eq!(barred, None),
            Obstacle::HadBye | Obstacle::Later => panic!("{obstacle:?}"),
        }
    }

    fn check_cause(&self, field: &Field, player: usize, from: Points, cause: Cause) {
        let bracket = self.bracket(from);
        // Two who both came from above do not meet.
        let came = |player: usize| standing(field, player) > from;
        let may =
            |other: usize| other != player && !(came(player) && came(other)) && barred(field, player, other).is_none();
        let alone = !bracket.iter().any(|other| may(*other));
        let falls = bracket.iter().filter(|other| {
            let stands = self.whys.iter().flat_map(|why| std::iter::once(&why.higher).chain(&why.lower));
            stands.into_iter().any(|stand| stand.player == **other && stand.falls.iter().any(|fall| fall.from == from))
        });
        let falls = falls.count();
        assert_eq!(alone, cause == Cause::NoOpponent);
        if !alone {
            assert_eq!(falls == 1 && bracket.len() % 2 == 1, cause == Cause::Odd, "{falls} of {}", bracket.len());
        }
    }

    fn check_bye(&self, field: &Field, why: &PairReason) {
        assert!(!had_bye(field, why.higher.player) && why.pair.black.is_none() && why.rule.is_none());
        for (other, obstacle) in &why.passed {
            assert!(order(field, *other) > order(field, why.higher.player));
            assert_eq!(had_bye(field, *other), *obstacle == Obstacle::HadBye);
        }
    }
}

#[test]
fn what_is_said_of_a_pair_is_so() {
    let mut random = Random::new(233);
    let (mut passed, mut fallen, mut byes) = (BTreeMap::new(), 0, 0);
    for _ in 0..25 {
        let (players, rounds) = (5 + random.below(14), 3 + random.below(5));
        let mut whole = play(&mut random, players, rounds);
        whole.forbidden = vec![Ban::always((0, 1))];
        for round in 0..whole.played {
            let field = whole.before(round);
            if pair(&field).is_err() {
                continue;
            }
            let round = Round::of(&field);
            round.check(&field);
            for why in &round.whys {
                byes += usize::from(why.lower.is_none());
                fallen += why.higher.falls.len();
                for (_, obstacle) in &why.passed {
                    let name = format!("{obstacle:?}").split(' ').next().unwrap_or_default().to_string();
                    *passed.entry(name).or_insert(0) += 1;
                }
            }
        }
    }
    assert!(fallen > 50 && byes > 20, "{fallen}, {byes}");
    assert!(passed.len() > 6, "{passed:?}");
}

/// Players who meet, the higher first.
type Pairs = [(usize, usize)];

/// All pairings of these players between two halves, as pairs of the upper with the lower; of those who have no pair, none.
fn pairings(field: &Field, upper: &[usize], lower: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((first, rest)) = upper.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for other in lower.iter().filter(|other| barred(field, *first, **other).is_none()) {
        let left: Vec<usize> = lower.iter().copied().filter(|one| one != other).collect();
        all.extend(pairings(field, rest, &left).into_iter().map(|mut pairs| {
            pairs.insert(0, (*first, *other));
            pairs
        }));
    }
    all
}

/// Where all have the same points and nobody has floated, colours alone count: C12, then C13.
fn clashes(field: &Field, pairs: &Pairs) -> (usize, usize) {
    let clash =
        |(one, other): &&(usize, usize)| wish(field, *one).0.is_some() && wish(field, *one).0 == wish(field, *other).0;
    let strong =
        |(one, other): &&(usize, usize)| [*one, *other].iter().all(|player| wish(field, *player).1 >= Strength::Strong);
    let both = pairs.iter().filter(clash);
    (both.clone().count(), both.filter(strong).count())
}

#[test]
fn who_was_passed_over_would_have_been_worse_among_all_pairings() {
    let mut random = Random::new(1203);
    let mut worse = 0;
    for _ in 0..150 {
        // Everything is drawn, so that all are one bracket.
        let mut whole = Field { cards: vec![Default::default(); 6 + 2 * random.below(2)], ..Field::default() };
        for _ in 0..2 + random.below(2) {
            let Ok(pairs) = pair(&whole) else { break };
            for Pair { white, black } in pairs {
                let black = black.expect("an even number");
                // At times by hand, the other way round.
                let (white, black) = if random.happens(1, 4) { (black, white) } else { (white, black) };
                let turn = |opponent, color| Turn::Game { opponent, color, ended: Ended::Draw };
                whole.cards[white].turns.push(turn(black, Color::White));
                whole.cards[black].turns.push(turn(white, Color::Black));
            }
            whole.played += 1;
        }
        let Ok(pairs) = pair(&whole) else { continue };
        let whys: Vec<PairReason> = pairs.iter().map(|pair| told(&whole, pair.white + 1)).collect();
        let mut made: Vec<(usize, usize)> =
            whys.iter().map(|why| (why.higher.player, why.lower.as_ref().expect("a game").player)).collect();
        made.sort_unstable();
        let upper: Vec<usize> = made.iter().map(|(one, _)| *one).collect();
        let lower: Vec<usize> = (0..whole.cards.len()).filter(|player| !upper.contains(player)).collect();
        let ours = clashes(&whole, &made);
        let best = |keep: &dyn Fn(&Pairs) -> bool, upper: &[usize], lower: &[usize]| {
            pairings(&whole, upper, lower).iter().filter(|pairs| keep(pairs)).map(|pairs| clashes(&whole, pairs)).min()
        };
        let expected = |found: Option<(usize, usize)>| match found {
            Some((color, _)) if color > ours.0 => Obstacle::Worse(Quality::Color),
            Some((color, strong)) if (color, strong) > ours => Obstacle::Worse(Quality::StrongColor),
            Some(_) => Obstacle::Later,
            // Fewer pairs: two of an even number would be left.
            None => Obstacle::Unpairable,
        };
        for why in &whys {
            let (high, low) = (why.higher.player, why.lower.as_ref().expect("a game").player);
            for (other, obstacle) in why
                .passed
                .iter()
                .filter(|(_, obstacle)| matches!(obstacle, Obstacle::Unpairable | Obstacle::Worse(_) | Obstacle::Later))
            {
                let keep = |pairs: &Pairs| {
                    pairs.contains(&(high, *other))
                        && made.iter().filter(|pair| pair.0 < high).all(|pair| pairs.contains(pair))
                };
                assert_eq!(*obstacle, expected(best(&keep, &upper, &lower)), "{high} against {other}, not {low}");
                worse += 1;
            }
            let half = upper.len();
            let first: (Vec<usize>, Vec<usize>) = ((0..half).collect(), (half..2 * half).collect());
            let changed = high >= half || low < half;
            assert_eq!(why.exchanged.is_some(), changed);
            if let Some(obstacle) = why.exchanged {
                assert_eq!(obstacle, expected(best(&|_| true, &first.0, &first.1)));
            }
        }
    }
    assert!(worse > 60, "{worse}");
}

#[test]
fn pairs_told_by_hand() {
    // The first round: halves as they stand, colours by number.
    let first = told(&field(8, &[]), 2);
    assert_eq!((first.rule, first.exchanged, first.higher.falls.len()), (Some(ColorRule::Number), None, 0));
    assert_eq!(first.passed, [(4, Obstacle::Taken { by: 0 })]);
    // 2 and 5 have met: both float down. 5 has nobody else in its bracket; neither has 2.
    let after = field(6, &["1-4 1, 5-2 =, 3-6 1"]);
    let second = told(&after, 2);
    assert_eq!(second.higher.falls.len(), 1);
    assert_eq!((second.higher.falls[0].from, second.higher.falls[0].cause), (Points::HALF, Cause::NoOpponent));
    assert_eq!((second.bracket, second.rule), (Points::ZERO, Some(ColorRule::Higher)));
    // 1 and 3 both had White: the higher ranked has what it wants.
    assert_eq!(told(&after, 1).rule, Some(ColorRule::Higher));
    // All have half a point. Without an exchange somebody would not get a colour.
    let exchange = told(&field(5, &["5 H, 1-3 =, 4-2 ="]), 1);
    assert_eq!(exchange.pair, Pair { white: 1, black: Some(0) });
    assert!(exchange.exchanged.is_some());
    // 3 had the bye, and 1 won without playing: 2 is the one left.
    let bye = told(&field(3, &["1-2 +, 3 U"]), 2);
    assert_eq!((bye.lower.clone(), bye.rule), (None, None));
    assert_eq!(why(&field(4, &[]), 9), Ok(None), "nobody");
    let mut away = field(5, &[]);
    away.cards[4].absent = true;
    assert_eq!(why(&away, 4), Ok(None));
}

#[test]
fn what_a_swap_breaks() {
    let after = field(6, &["1-4 1, 5-2 =, 3-6 1"]);
    let pairs = pair(&after).unwrap();
    // 3-1 2-4 6-5: 2 for 6 is 5 against 2 again.
    let turned = exchanged(&after, &pairs, 1, 5).unwrap();
    let found = breaks(&after, &turned);
    let met = Break::Met { one: 1, other: 4, round: 0 };
    assert!(found.contains(&met) && met.is_absolute() && met.article() == Some(("C.04.3", "2.1.1")));
    // 1 for 4: 4 has nothing and meets 3.
    let turned = exchanged(&after, &pairs, 0, 3).unwrap();
    let points = Break::Points { higher: 2, lower: 3, by: Points::ONE };
    assert!(breaks(&after, &turned).contains(&points) && !points.is_absolute());
    assert_eq!(exchanged(&after, &pairs, 0, 2), None, "they meet each other");
    assert_eq!(exchanged(&after, &pairs, 0, 17), None);
}

#[test]
fn each_rule_can_be_broken() {
    let game = |white: usize, black: usize| Pair { white, black: Some(black) };
    let bye = |white: usize| Pair { white, black: None };
    // 1 and 3 had White twice, 2 and 4 Black twice.
    let twice = field(4, &["1-2 1, 3-4 1", "1-4 1, 3-2 1"]);
    let found = breaks(&twice, &[game(0, 2), game(1, 3)]);
    assert!(found.contains(&Break::Colors { one: 0, other: 2, color: Color::Black }));
    assert!(found.contains(&Break::Thrice { player: 0, color: Color::White }));
    assert!(found.contains(&Break::Balance { player: 0, color: Color::White }));
    assert!(found.contains(&Break::Color { player: 0, strength: Strength::Absolute }));
    assert!(found.contains(&Break::Thrice { player: 3, color: Color::Black }));
    // In the last round those at the top may.
    let last = Field { rounds: Some(3), ..twice };
    assert!(!breaks(&last, &[game(0, 2)]).contains(&Break::Colors { one: 0, other: 2, color: Color::Black }));
    // Once with White: only a wish.
    let once = field(4, &["1-2 1, 3-4 1"]);
    assert!(breaks(&once, &[game(0, 2)]).contains(&Break::Color { player: 0, strength: Strength::Strong }));
    let mut odd = field(5, &["1-2 1, 3-4 1, 5 U"]);
    let found = breaks(&odd, &[bye(4), game(0, 2), game(1, 3)]);
    assert!(found.contains(&Break::ByeAgain { player: 4 }));
    assert!(found.contains(&Break::ByeTooHigh { player: 4, points: Points::ZERO }));
    odd.forbidden = vec![Ban::always((2, 0))];
    let found = breaks(&odd, &[game(0, 2), bye(1), bye(3), game(9, 1), game(3, 3)]);
    for wanted in [
        Break::Forbidden { one: 0, other: 2 },
        Break::TwoByes { player: 1 },
        Break::TwoByes { player: 3 },
        Break::Absent { player: 9 },
        Break::Twice { player: 1 },
        Break::Twice { player: 3 },
        Break::LeftOut { player: 4 },
    ] {
        assert!(found.contains(&wanted), "{wanted:?} of {found:?}");
    }
    assert!(breaks(&once, &[bye(0)]).contains(&Break::NeedlessBye { player: 0 }));
    // 1 met one with fewer points, 4 one with more; and so again.
    let floats = field(6, &["1-2 1, 3-4 =, 5-6 =", "1-3 1, 4-2 1, 5 F, 6 F"]);
    let found = breaks(&floats, &[game(1, 0), game(2, 5)]);
    assert!(found.contains(&Break::DownAgain { player: 0, back: 1 }), "{found:?}");
    assert!(found.contains(&Break::DownAgain { player: 5, back: 1 }), "a bye is a float down");
    assert!(
        found.contains(&Break::UpAgain { player: 1, back: 1 })
            && found.contains(&Break::UpAgain { player: 2, back: 1 })
    );
    let articles: BTreeSet<_> = found.iter().filter_map(|found| found.article()).collect();
    assert!(articles.contains(&("C.04.3", "2.4.13")) && articles.contains(&("C.04.3", "2.4.10")));
    assert!(found.iter().all(|found| found.players().0 < 6));
}

#[test]
fn the_rules_own_pairs_break_nothing_absolute() {
    let mut random = Random::new(7);
    for _ in 0..40 {
        let (players, rounds) = (4 + random.below(20), 3 + random.below(5));
        let whole = play(&mut random, players, rounds);
        for round in 0..whole.played {
            let field = whole.before(round);
            let found = breaks(&field, &pair(&field).expect("it was paired"));
            assert!(found.iter().all(|found| !found.is_absolute()), "{found:?}");
        }
    }
}
