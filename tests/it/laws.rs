//! Rulings: `tests/data/rulings.txt`, one case a line, and what must hold for any game and any incident.

use lance_legal::clock::{MINUTE, SECOND};
use lance_legal::color::{ByColor, Color};
use lance_legal::edition::Edition;
use lance_legal::laws::{Decision, Game, Incident, Judgement, Mate, Matter, Slip, Speed, Supervision, When, tolerance};
use proptest::prelude::*;

const TABLE: &str = include_str!("../data/rulings.txt");

/// `4:00` in µs.
fn time(text: &str) -> u64 {
    let (minutes, seconds) = text.split_once(':').expect(text);
    minutes.parse::<u64>().expect(text) * MINUTE + seconds.parse::<u64>().expect(text) * SECOND
}

/// The side that an incident is about.
fn whose(incident: Incident) -> Option<Color> {
    let by = matches!(incident.matter, Matter::Illegal { .. } | Matter::WrongClaim { .. });
    by.then_some(incident.player)
}

fn game(edition: &str, speed: &str, supervision: &str, state: &str, incident: Incident) -> Game {
    let words: Vec<&str> = state.split_whitespace().collect();
    let has = |word: &str| words.contains(&word);
    let mut left = ByColor { white: 10 * MINUTE, black: 10 * MINUTE };
    let mut illegal = ByColor::default();
    if let Some(side) = whose(incident) {
        illegal[side] = if has("third") { 2 } else { u32::from(has("second")) };
        if let Some(place) = words.iter().position(|word| *word == "claimant") {
            left[side] = time(words[place + 1]);
        }
    }
    Game {
        edition: Edition::from_name(edition).expect(edition),
        speed: Speed::from_name(speed).expect("a speed"),
        supervision: Supervision::from_name(supervision).expect("a supervision"),
        left,
        illegal,
        flag: has("flag"),
        last_period: !has("period"),
        increment: has("increment"),
    }
}

/// A ruling in the table's words.
fn told(incident: Incident, ruling: &Judgement) -> String {
    let clock = |add: ByColor<i64>| {
        let part = |side: Color| {
            let seconds = add[side].unsigned_abs() / SECOND;
            let sign = if add[side] < 0 { '-' } else { '+' };
            (add[side] != 0).then(|| format!("{} {sign}{}:{:02}", side.name(), seconds / 60, seconds % 60))
        };
        // What is given stands first.
        let mut parts: Vec<String> = Color::ALL.into_iter().filter_map(part).collect();
        parts.sort_by_key(|part| part.contains('-'));
        parts.join(" ")
    };
    let add = incident.added(ruling);
    let what = match ruling.decision {
        Decision::PlayOn if add != ByColor::default() => clock(add),
        Decision::PlayOn => "goes on".to_string(),
        Decision::Loss => format!("lost {}", incident.player.name()),
        Decision::Draw => "draw".to_string(),
        Decision::Arbiter | Decision::AskMate => "arbiter".to_string(),
        other => panic!("{other:?} at the clock"),
    };
    match ruling.when {
        When::Always => what,
        When::Noticed => format!("noticed: {what}"),
        When::ClaimedInTime => format!("claimed in time: {what}"),
        When::Claimed => format!("claimed: {what}"),
    }
}

#[test]
fn every_ruling_of_the_table_holds() {
    let mut rows = 0;
    for line in TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [edition, speed, supervision, state, incident, ruling, articles] = cells[..] else { panic!("{line}") };
        let incident: Incident = incident.parse().unwrap_or_else(|_| panic!("{line}"));
        let found = game(edition, speed, supervision, state, incident).judge(incident);
        assert_eq!(told(incident, &found), ruling, "{line}");
        assert_eq!(found.articles.join(" "), articles, "{line}");
        rows += 1;
    }
    assert!(rows >= 60, "{rows} rows");
}

#[test]
fn the_default_time_is_that_of_each_edition() {
    let found = Edition::PLAYED.map(tolerance);
    assert_eq!(found, [Some(0), None, Some(60 * MINUTE)]);
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

fn incident() -> impl Strategy<Value = Incident> {
    let mate = || prop::sample::select(&Mate::ALL[..]);
    let slip = prop::sample::select(&Slip::ALL[..]);
    prop_oneof![
        (color(), slip, any::<bool>(), mate())
            .prop_map(|(by, slip, moved_on, mate)| Incident::illegal(by, slip, moved_on, mate)),
        color().prop_map(Incident::wrong_claim),
        (color(), mate()).prop_map(|(side, mate)| Incident::flag(side, mate)),
        Just(Incident::both_flags()),
        color().prop_map(Incident::own_flag),
        (color(), any::<u64>(), any::<Option<u64>>())
            .prop_map(|(by, after, tolerance)| Incident::late(by, after, tolerance)),
        prop::option::of(color()).prop_map(|by| Incident::stopped(by, true)),
        color().prop_map(|by| Incident::stopped(Some(by), false)),
    ]
}

fn games() -> impl Strategy<Value = Game> {
    let rules = (
        prop::sample::select(&Edition::PLAYED[..]),
        prop::sample::select(&Speed::ALL[..]),
        prop::sample::select(&Supervision::ALL[..]),
    );
    let left = (0..20 * MINUTE, 0..20 * MINUTE);
    (rules, left, (0..5u32, 0..5u32), any::<(bool, bool, bool)>()).prop_map(
        |((edition, speed, supervision), left, illegal, (flag, last_period, increment))| Game {
            edition,
            speed,
            supervision,
            left: ByColor { white: left.0, black: left.1 },
            illegal: ByColor { white: illegal.0, black: illegal.1 },
            flag,
            last_period,
            increment,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4096, ..ProptestConfig::default() })]

    #[test]
    fn an_incident_and_a_game_survive_as_text(game in games(), incident in incident()) {
        prop_assert_eq!(game.to_string().parse(), Ok(game));
        prop_assert_eq!(incident.to_string().parse(), Ok(incident));
    }

    #[test]
    fn no_text_breaks_the_readers(text in "[a-z0-9 -]{0,60}") {
        let _ = text.parse::<Incident>();
        let _ = text.parse::<Game>();
    }

    #[test]
    fn every_ruling_names_its_article_and_is_sound(game in games(), incident in incident()) {
        let ruling = game.judge(incident);
        prop_assert!(!ruling.articles.is_empty());
        prop_assert!(ruling.articles.iter().all(|article| !article.is_empty()));
        let add = incident.added(&ruling);
        if add != ByColor::default() {
            // A penalty ends nothing, gives to one side, and leaves the other its floor.
            prop_assert_eq!(ruling.decision, Decision::PlayOn);
            prop_assert!(!game.flag, "nothing is given after a flag");
            let giver = whose(incident).expect("only an act of a player costs time");
            prop_assert!(add[!giver] >= MINUTE as i64 && add[!giver] <= 3 * MINUTE as i64);
            prop_assert!(add[giver] <= 0 && add[giver] >= -3 * MINUTE as i64);
            let kept = game.left[giver] as i64 + add[giver];
            prop_assert!(add[giver] == 0 || kept >= MINUTE as i64, "{} left", kept);
        }
        // Who did nothing wrong loses nothing.
        prop_assert!(ruling.decision != Decision::Win);
    }

    #[test]
    fn after_a_flag_no_penalty(game in games(), incident in incident()) {
        let ruling = Game { flag: true, ..game }.judge(incident);
        prop_assert_eq!((ruling.player, ruling.opponent), (0, 0));
        prop_assert!(!ruling.counts);
    }

    #[test]
    fn one_more_illegal_move_never_costs_less(game in games(), by in color(), slip in 0..Slip::ALL.len()) {
        let slip = Slip::ALL[slip];
        let weight = |game: &Game| {
            let ruling = game.judge(Incident::illegal(by, slip, false, Mate::Yes));
            u32::from(ruling.decision == Decision::Loss)
        };
        let mut more = game;
        more.illegal[by] += 1;
        prop_assert!(weight(&more) >= weight(&game));
        // The opponent's count is the opponent's.
        let mut other = game;
        other.illegal[!by] += 1;
        prop_assert_eq!(weight(&other), weight(&game));
    }

    #[test]
    fn the_sides_are_treated_alike(game in games(), by in color()) {
        let mirror = Game {
            left: ByColor { white: game.left.black, black: game.left.white },
            illegal: ByColor { white: game.illegal.black, black: game.illegal.white },
            ..game
        };
        let (claim, mirrored) = (Incident::wrong_claim(by), Incident::wrong_claim(!by));
        let (one, other) = (game.judge(claim), mirror.judge(mirrored));
        prop_assert_eq!(&one.articles, &other.articles);
        prop_assert_eq!(one.stops_clock(), other.stops_clock());
        let (one, other) = (claim.added(&one), mirrored.added(&other));
        prop_assert_eq!((one.white, one.black), (other.black, other.white));
    }

    #[test]
    fn mate_is_asked_only_where_it_decides(game in games(), incident in incident()) {
        let decision = game.judge(incident).decision;
        if let Matter::Flag { mate: Mate::Unknown, own: false, .. } = incident.matter {
            prop_assert!(game.asks_mate(incident));
            prop_assert_eq!(decision, Decision::AskMate);
        }
        if let Matter::WrongClaim { .. } | Matter::BothFlags { .. } | Matter::Stopped { reason: true, .. } = incident.matter {
            prop_assert!(!game.asks_mate(incident));
        }
    }
}
