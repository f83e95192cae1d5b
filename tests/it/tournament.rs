//! Tournaments at school: age groups, points, and how ties are broken. The tables are worked out by hand from the
//! definitions of the criteria.

use lance_legal::random::Random;
use lance_legal::tournament::{
    AgeGroup, Criterion, Cycle, Encounter, Meeting, Merit, Parted, Points, SchoolYear, Score, Standing, System, Teams,
    Tournament, TournamentError, riddle, sample,
};
use proptest::prelude::*;

/// `2½` and the like, as the tables below write it.
fn points(text: &str) -> Points {
    let (whole, part) = match text.chars().last() {
        Some('¼') => (text.trim_end_matches('¼'), 1),
        Some('½') => (text.trim_end_matches('½'), 2),
        Some('¾') => (text.trim_end_matches('¾'), 3),
        _ => (text, 0),
    };
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().expect("a number") };
    Points::quarters(4 * whole + part)
}

/// A row of a worked table: number, place, points, then the criteria; `-` where one says nothing.
fn row(standing: &Standing) -> String {
    let values = standing.values.iter().map(|value| value.map_or("-".to_string(), |points| points.to_string()));
    let head = [standing.side.to_string(), standing.place.to_string(), standing.points.to_string()];
    head.into_iter().chain(values).collect::<Vec<_>>().join(" ")
}

fn rows(standings: &[Standing]) -> Vec<String> {
    standings.iter().map(row).collect()
}

#[test]
fn the_groups_of_2022_23_are_those_printed() {
    let year = SchoolYear::PRINTED;
    assert_eq!(year.to_string(), "2022/23");
    // The last year of birth before a group, its first, its last, and the first after it.
    let printed = [
        (Cycle::First, AgeGroup::Sub8, Some(2015), None),
        (Cycle::First, AgeGroup::Sub10, None, Some(2014)),
        (Cycle::Later, AgeGroup::InfantisOne, Some(2012), None),
        (Cycle::Later, AgeGroup::Infantis, Some(2010), Some(2011)),
        (Cycle::Later, AgeGroup::Iniciados, Some(2008), Some(2009)),
        (Cycle::Later, AgeGroup::Juvenis, Some(2006), Some(2007)),
        (Cycle::Later, AgeGroup::Juniores, None, Some(2005)),
    ];
    assert_eq!(printed.map(|(_, group, ..)| group), AgeGroup::ALL);
    for (cycle, group, from, to) in printed {
        assert!(cycle.groups().contains(&group));
        assert_eq!(group.years(year), (from, to), "{group:?}");
        for born in [from, to].into_iter().flatten() {
            assert_eq!(AgeGroup::of(cycle, born, year), group, "{born}");
        }
        assert_ne!(from.map(|from| AgeGroup::of(cycle, from - 1, year)), Some(group));
        assert_ne!(to.map(|to| AgeGroup::of(cycle, to + 1, year)), Some(group));
    }
}

#[test]
fn each_school_year_moves_the_groups_by_one() {
    let next = SchoolYear::beginning(2023).unwrap();
    assert_eq!(AgeGroup::Iniciados.years(next), (Some(2009), Some(2010)));
    assert_eq!(AgeGroup::of(Cycle::Later, 2008, next), AgeGroup::Juvenis);
    let year_2099 = SchoolYear::LAST;
    assert_eq!(year_2099.to_string(), "2098/99");
    assert_eq!(SchoolYear::beginning(1999), None);
    assert_eq!(SchoolYear::beginning(2099), None);
    for begins in SchoolYear::FIRST.begins()..=SchoolYear::LAST.begins() {
        let year = SchoolYear::beginning(begins).unwrap();
        for cycle in Cycle::ALL {
            for born in begins - 30..=begins {
                let group = AgeGroup::of(cycle, born, year);
                let (from, to) = group.years(year);
                assert!(
                    cycle.groups().contains(&group)
                        && from.is_none_or(|from| from <= born)
                        && to.is_none_or(|to| born <= to)
                );
                assert_eq!(group, AgeGroup::of(cycle, born + 2022 - begins, SchoolYear::PRINTED), "as long before");
            }
        }
    }
}

#[test]
fn a_school_year_begins_in_september() {
    // Days from 1970: `date -d 2022-09-01 +%s` divided by 86,400.
    for (day, begins) in [
        (19_235, 2021),
        (19_236, 2022),
        (19_600, 2022),
        (19_601, 2023),
        (19_966, 2023),
        (19_967, 2024),
        (0, 2000),
        (u32::MAX, 2098),
    ] {
        assert_eq!(SchoolYear::on(day).begins(), begins, "day {day}");
    }
}

#[test]
fn points_are_written_as_people_do() {
    for text in ["0", "¼", "½", "¾", "1", "2½", "10¼"] {
        assert_eq!(points(text).to_string(), text);
    }
}

/// Eight players, five rounds; every number by hand from the results.
#[test]
fn the_sample_is_as_worked_out_by_hand() {
    let (players, rounds) = sample();
    let tournament = Tournament::new(players, &rounds).unwrap();
    let standings = tournament.standings();
    // number, place, points; direct encounter, Buchholz cut 1, Buchholz, Sonneborn-Berger, wins
    assert_eq!(
        rows(&standings),
        [
            "0 1 3 1 10½ 13 8 3",
            "4 2 3 0 10½ 12 7½ 3",
            "7 3 2½ - 11 13½ 6¼ 2",
            "1 4 2½ - 11 12½ 5¾ 2",
            "2 5 2½ - 10½ 12 5¾ 2",
            "3 6 2½ - 10½ 12 5¾ 1",
            "5 7 2½ - 10½ 12 5¼ 2",
            "6 8 1½ - 10½ 13 4¼ 1",
        ]
    );
    let parted: Vec<_> = standings.windows(2).map(|pair| Tournament::parted(&pair[0], &pair[1])).collect();
    assert_eq!(
        parted,
        [
            Parted::By(Criterion::Direct),
            Parted::Points,
            Parted::By(Criterion::Buchholz),
            Parted::By(Criterion::BuchholzCut),
            Parted::By(Criterion::Wins),
            Parted::By(Criterion::Sonneborn),
            Parted::Points,
        ]
    );
    assert_eq!(Tournament::parted(&standings[1], &standings[0]), parted[0], "whichever is named first");
    // Number 5 drew with 7 (2½), lost to 3, lost to 4, and beat 6 (1½) and 2 (2½): 1¼ + 1½ + 2½.
    let account = tournament.account(Criterion::Sonneborn, 5).unwrap();
    let terms: Vec<_> =
        account.terms.iter().map(|term| (term.opponent, term.of.to_string(), term.counts.to_string())).collect();
    let wanted = [(7, "2½", "1¼"), (3, "2½", "0"), (4, "3", "0"), (6, "1½", "1½"), (2, "2½", "2½")];
    assert_eq!(terms, wanted.map(|(opponent, of, counts)| (Some(opponent), of.to_string(), counts.to_string())));
    let cut = tournament.account(Criterion::BuchholzCut, 2).unwrap();
    assert_eq!(cut.terms.iter().map(|term| term.cut).collect::<Vec<_>>(), [true, false, false, false, false]);
    assert_eq!(cut.total(), points("10½"));
    assert_eq!(tournament.tied(0), [4]);
}

/// Three players: each round one is free, in the last one stays away.
#[test]
fn byes_and_absences_count_as_fide_had_them() {
    let game = |first, second, score| Meeting::Game { first, second, score };
    let rounds = [
        vec![game(0, 1, Score::First), Meeting::Bye(2)],
        vec![game(2, 0, Score::First), Meeting::Bye(1)],
        vec![game(1, 2, Score::Draw)],
    ];
    let tournament = Tournament::new(3, &rounds).unwrap();
    assert_eq!(rows(&tournament.standings()), ["2 1 2½ - 2½ 3½ 3 2", "1 2 1½ - 3½ 4 1½ 1", "0 3 1 - 4 5 1 1"]);
    let stand_in = tournament.account(Criterion::Buchholz, 1).unwrap().terms[1];
    assert_eq!((stand_in.opponent, stand_in.of), (None, points("½")));
}

#[test]
fn a_game_to_which_one_does_not_come_is_won_but_not_played() {
    let game = |first, second, score| Meeting::Game { first, second, score };
    // 0 and 1 have a point each and did not play: nothing between them, and both stand-ins count alike.
    let rounds = [[game(0, 1, Score::SecondAbsent)], [game(0, 1, Score::FirstAbsent)]];
    let tournament = Tournament::new(2, &rounds).unwrap();
    assert_eq!(tournament.account(Criterion::Direct, 0), None);
    assert_eq!(
        tournament.standings().iter().map(|row| (row.points, row.values[4])).collect::<Vec<_>>(),
        [(points("1"), Some(points("1"))); 2]
    );
    // 0: half a point and nothing before, then its point and the other's: ½ and 2. 1: 1½ and 0.
    assert_eq!(tournament.standings()[0].values[2], Some(points("2½")));
    assert_eq!(tournament.standings()[1].values[2], Some(points("1½")));
    let nobody = Tournament::new(2, &[[game(0, 1, Score::BothAbsent)]]).unwrap();
    assert_eq!([nobody.points(0), nobody.points(1)], [Points::ZERO; 2]);
    assert_eq!(nobody.standings().iter().map(|row| row.place).collect::<Vec<_>>(), [1, 1], "nothing parts them");
}

#[test]
fn what_no_tournament_is_is_refused() {
    let game = |first, second| Meeting::Game { first, second, score: Score::Draw };
    let new = |rounds: &[Vec<Meeting>]| Tournament::new(3, rounds).err();
    assert_eq!(new(&[vec![game(0, 3)]]), Some(TournamentError::Unknown { round: 0, side: 3 }));
    assert_eq!(new(&[vec![], vec![Meeting::Bye(7)]]), Some(TournamentError::Unknown { round: 1, side: 7 }));
    assert_eq!(new(&[vec![game(1, 1)]]), Some(TournamentError::AgainstItself { round: 0, side: 1 }));
    assert_eq!(new(&[vec![game(0, 1), Meeting::Bye(0)]]), Some(TournamentError::Twice { round: 0, side: 0 }));
    assert_eq!(new(&[]), None);
    assert_eq!(Tournament::new(0, &[[Meeting::Bye(0)]]).err(), Some(TournamentError::Unknown { round: 0, side: 0 }));
}

/// Board points of a match of four boards, in half points of the first.
fn encounter(first: usize, second: usize, halves: u32) -> Encounter {
    Encounter::Match { first, second, boards: (Points::HALF.times(halves), Points::HALF.times(8 - halves)) }
}

/// All against all, four teams; what parts the first from the second, the second from the third.
fn poule(rounds: [[Encounter; 2]; 3]) -> (Vec<String>, Vec<Parted<Merit>>) {
    let teams = Teams::new(System::RoundRobin, 4, &rounds).unwrap();
    let standings = teams.standings();
    let parted = standings.windows(2).map(|pair| teams.parted(&pair[0], &pair[1])).collect();
    (rows(&standings), parted)
}

#[test]
fn teams_in_a_poule_are_parted_in_the_printed_order() {
    use Merit::{Boards, BoardsAmong, Direct, Sonneborn};
    let m = encounter;
    // 0 beat 1, 1 beat 3 and 2, 0 beat 3, 2 beat 0, 2 and 3 drew.
    let (table, parted) = poule([[m(0, 1, 5), m(2, 3, 4)], [m(0, 2, 2), m(1, 3, 6)], [m(0, 3, 5), m(1, 2, 5)]]);
    assert_eq!(table, ["0 1 7 3 2½ 6 11 -", "1 2 7 1 1½ 7 10 -", "2 3 6 - - 6½ 9 -", "3 4 4 - - 4½ 3 -"]);
    assert_eq!(parted, [Parted::By(Direct), Parted::Points, Parted::Points]);
    // A ring of three, each won once and lost once; the boards among them.
    let ring = [[m(0, 1, 5), m(2, 3, 6)], [m(1, 2, 6), m(0, 3, 6)], [m(2, 0, 5), m(1, 3, 6)]];
    let (table, parted) = poule(ring);
    assert_eq!(table[0], "1 1 7 4 4½ 7½ 10 -");
    assert_eq!(parted, [Parted::By(BoardsAmong), Parted::By(BoardsAmong), Parted::Points]);
    // The boards among them alike: those against the fourth.
    let (table, parted) = poule([[m(0, 1, 5), m(2, 3, 5)], [m(1, 2, 5), m(0, 3, 8)], [m(2, 0, 5), m(1, 3, 6)]]);
    assert_eq!(table[0], "0 1 7 4 4 8 10 -");
    assert_eq!(parted, [Parted::By(Boards), Parted::By(Boards), Parted::Points]);
    // These too: the name of the last criterion parts nobody, they share the place.
    let (table, parted) = poule([[m(0, 1, 5), m(2, 3, 6)], [m(1, 2, 5), m(0, 3, 6)], [m(2, 0, 5), m(1, 3, 6)]]);
    assert_eq!(parted, [Parted::Not, Parted::Not, Parted::Points]);
    assert_eq!(table[2], "2 1 7 4 4 7 10 -");
    // 0 and 1 drew; 0 beat 2 (7 points) and 1 beat 3 (5 points).
    let (table, parted) = poule([[m(0, 1, 4), m(2, 3, 5)], [m(0, 2, 5), m(1, 3, 5)], [m(0, 3, 3), m(1, 2, 3)]]);
    assert_eq!(table, ["2 1 7 - - 6½ 11 -", "0 2 6 2 2 6 10 -", "1 3 6 2 2 6 8 -", "3 4 5 - - 5½ 6 -"]);
    assert_eq!(parted[1], Parted::By(Sonneborn));
}

#[test]
fn teams_in_a_swiss_are_parted_in_the_printed_order() {
    let m = encounter;
    let rounds = [[m(0, 1, 6), m(2, 3, 6), m(4, 5, 6)], [m(0, 4, 4), m(2, 5, 4), m(1, 3, 6)]];
    let teams = Teams::new(System::Swiss, 6, &rounds).unwrap();
    let standings = teams.standings();
    // 0, 2 and 4 have not all met: the first criterion is silent.
    assert_eq!(rows(&standings)[..3], ["0 1 5 - 5 5 9", "4 2 5 - 5 5 8", "2 3 5 - 5 3 5"]);
    assert_eq!(teams.parted(&standings[0], &standings[1]), Parted::By(Merit::Buchholz));
    assert_eq!(teams.parted(&standings[1], &standings[2]), Parted::By(Merit::BuchholzCut));
    let boards = Teams::new(System::Swiss, 4, &[[m(0, 1, 6), m(2, 3, 5)]]).unwrap();
    let standings = boards.standings();
    assert_eq!(boards.parted(&standings[0], &standings[1]), Parted::By(Merit::Boards));
    let met = Teams::new(System::Swiss, 3, &[[m(0, 1, 6)], [m(1, 2, 8)], [m(2, 0, 8)]]).unwrap();
    assert_eq!(met.standings()[0].values[0], Some(points("4")));
}

#[test]
fn a_team_that_does_not_come_has_nothing_and_one_that_loses_has_a_point() {
    let absent = Encounter::Default { present: 0, absent: 1, boards: Points::whole(2) };
    let free = Encounter::Bye { team: 4, boards: Points::whole(2) };
    let teams = Teams::new(System::Swiss, 5, &[[absent, encounter(2, 3, 5), free]]).unwrap();
    assert_eq!([0, 1, 2, 3, 4].map(|team| teams.points(team)), ["3", "0", "3", "1", "3"].map(points));
    assert_eq!([0, 1, 4].map(|team| teams.boards(team)), ["2", "0", "2"].map(points));
    // Against the stand-in: who won without playing gets what a loser has.
    let winner = teams.standings().into_iter().find(|row| row.side == 0).unwrap();
    assert_eq!(winner.values[3], Some(points("1")));
    let away = teams.standings().into_iter().find(|row| row.side == 1).unwrap();
    assert_eq!(away.values[3], Some(points("3")));
}

#[test]
fn each_criterion_can_be_asked_about() {
    for seed in 0..40 {
        for wanted in Criterion::ALL {
            let mut random = Random::new(seed);
            let riddle = riddle(wanted, |limit| random.below(limit)).unwrap();
            assert_eq!(riddle.by, wanted);
            assert_eq!(Tournament::parted(&riddle.ahead, &riddle.behind), Parted::By(wanted));
            assert!(riddle.ahead.points == riddle.behind.points && riddle.ahead.values > riddle.behind.values);
        }
    }
    // Where every game is drawn, all are alike.
    assert_eq!(riddle(Criterion::Wins, |_| 2).map(|riddle| riddle.by), None);
}

const SCORES: [Score; 6] =
    [Score::First, Score::Draw, Score::Second, Score::FirstAbsent, Score::SecondAbsent, Score::BothAbsent];

/// Rounds of any pairs, some of them free or away.
fn any_rounds() -> impl Strategy<Value = (usize, Vec<Vec<Meeting>>)> {
    let round = |players: usize| {
        (Just((0..players).collect::<Vec<_>>()).prop_shuffle(), proptest::collection::vec((0..SCORES.len(), 0..8u8), 6))
            .prop_map(|(order, draws)| {
                order
                    .chunks(2)
                    .zip(draws)
                    .filter_map(|(pair, (score, free))| match *pair {
                        [first, second] if free > 0 => Some(Meeting::Game { first, second, score: SCORES[score] }),
                        [player, ..] if free != 1 => Some(Meeting::Bye(player)),
                        _ => None,
                    })
                    .collect::<Vec<_>>()
            })
    };
    (2..12usize).prop_flat_map(move |players| (Just(players), proptest::collection::vec(round(players), 0..7)))
}

proptest! {
    #[test]
    fn the_points_add_up((players, rounds) in any_rounds()) {
        let tournament = Tournament::new(players, &rounds).unwrap();
        let given = rounds.iter().flatten().filter(|meeting| !matches!(meeting, Meeting::Game { score: Score::BothAbsent, .. }));
        let total: Points = (0..players).map(|player| tournament.points(player)).sum();
        prop_assert_eq!(total, Points::ONE.times(given.count() as u32));
        let standings = tournament.standings();
        prop_assert_eq!(standings.len(), players);
        for pair in standings.windows(2) {
            prop_assert!(pair[0].points >= pair[1].points);
            prop_assert_eq!(pair[0].place == pair[1].place, Tournament::parted(&pair[0], &pair[1]) == Parted::Not);
            if let Parted::By(criterion) = Tournament::parted(&pair[0], &pair[1]) {
                let at = Criterion::ALL.iter().position(|other| *other == criterion).unwrap();
                prop_assert!(pair[0].values[at] > pair[1].values[at]);
                prop_assert_eq!(&pair[0].values[..at], &pair[1].values[..at]);
            }
        }
        for player in 0..players {
            for criterion in Criterion::ALL {
                let account = tournament.account(criterion, player);
                let kept: Option<Points> = account.as_ref().map(|account| account.terms.iter().filter(|term| !term.cut).map(|term| term.counts).sum());
                prop_assert_eq!(kept, account.map(|account| account.total()));
            }
            let full = tournament.account(Criterion::Buchholz, player).unwrap();
            let least = full.terms.iter().map(|term| term.of).min().unwrap_or_default();
            prop_assert_eq!(tournament.account(Criterion::BuchholzCut, player).unwrap().total() + least, full.total());
        }
    }

    #[test]
    fn nothing_depends_on_the_order_of_names_or_pairs((players, rounds) in any_rounds(), seed in any::<prop::sample::Index>()) {
        let turned = |player: usize| (player + seed.index(players)) % players;
        let turn = |meeting: &Meeting| match *meeting {
            Meeting::Bye(player) => Meeting::Bye(turned(player)),
            Meeting::HalfBye(player) => Meeting::HalfBye(turned(player)),
            // Named the other way round, too.
            Meeting::Game { first, second, score } => Meeting::Game {
                first: turned(second),
                second: turned(first),
                score: match score {
                    Score::First => Score::Second,
                    Score::Second => Score::First,
                    Score::FirstAbsent => Score::SecondAbsent,
                    Score::SecondAbsent => Score::FirstAbsent,
                    same => same,
                },
            },
        };
        let other: Vec<Vec<Meeting>> = rounds.iter().map(|round| round.iter().rev().map(turn).collect()).collect();
        let by_side = |tournament: &Tournament, side: usize| {
            let row = tournament.standings().into_iter().find(|row| row.side == side).unwrap();
            (row.place, row.points, row.values)
        };
        let (one, other) = (Tournament::new(players, &rounds).unwrap(), Tournament::new(players, &other).unwrap());
        for player in 0..players {
            prop_assert_eq!(by_side(&one, player), by_side(&other, turned(player)));
        }
    }
}
