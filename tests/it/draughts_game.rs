//! A game of draughts: what is counted and what resets it, each end, and the record.

use lance_legal::color::{ByColor, Color};
use lance_legal::draughts::game::{MAX_PLIES, TIMES, TWELVE, TWENTY};
use lance_legal::draughts::pdn::{NotRead, read_move};
use lance_legal::draughts::{
    BRASILEIRAS, CLASSICAS, Game, GameRecord, Move, NotEnded, NotPlayed, Outcome, Position, PositionError, RIO,
    RecordError, Reset, Status, number,
};
use lance_legal::random::Random;
use lance_legal::square::Square;
use proptest::prelude::*;

fn game(text: &str) -> Game {
    Game::new(Position::from_text(&CLASSICAS, text).unwrap_or_else(|error| panic!("{text}: {error:?}")))
}

fn play(game: &mut Game, moves: &str) {
    for word in moves.split_whitespace() {
        let m =
            read_move(game.position(), word).unwrap_or_else(|error| panic!("{} {word}: {error:?}", game.position()));
        game.play(m).unwrap_or_else(|error| panic!("{} {word}: {error:?}", game.position()));
    }
}

fn dama_moves(game: &Game) -> (u32, u32) {
    let ByColor { white, black } = game.counts().dama_moves;
    (white, black)
}

/// So many plies of moves that come again and again.
fn plies(round: &str, count: usize) -> String {
    round.split_whitespace().cycle().take(count).collect::<Vec<_>>().join(" ")
}

/// The same with the colours changed and the board turned, so that Black does it.
fn turned(text: &str) -> String {
    let mut number = String::new();
    let mut other = String::new();
    for sign in text.chars().chain([' ']) {
        if sign.is_ascii_digit() {
            number.push(sign);
            continue;
        }
        if let Ok(place) = number.parse::<u8>() {
            other.push_str(&(33 - place).to_string());
        }
        number.clear();
        other.push(match sign {
            'W' => 'B',
            'B' => 'W',
            sign => sign,
        });
    }
    other.trim_end().to_owned()
}

/// A dama and a man each, all on the edge, where nothing can be captured.
const EDGES: &str = "W:WK4,16:BK25,17";
const TO_AND_FRO: &str = "4-8 25-29 8-4 29-25";

#[test]
fn twenty_moves_of_damas_by_either_player_are_a_draw() {
    let mut whites = game(EDGES);
    play(&mut whites, &plies(TO_AND_FRO, 38));
    assert_eq!((dama_moves(&whites), whites.status()), ((19, 19), None));
    play(&mut whites, "8-4");
    assert_eq!((dama_moves(&whites), whites.status()), ((TWENTY, 19), Some(Status::TwentyMoves)));
    assert_eq!(whites.outcome(), Some(Outcome::Draw));
    let next = whites.position().legal_moves()[0];
    assert_eq!(whites.play(next), Err(NotPlayed::Over(Status::TwentyMoves)));
    // Black has moved damas once more: it is Black's twentieth that ends it.
    let mut blacks = game("B:WK4,16:BK25,17");
    play(&mut blacks, &plies("25-29 4-8 29-25 8-4", 39));
    assert_eq!((dama_moves(&blacks), blacks.status()), ((19, TWENTY), Some(Status::TwentyMoves)));
    // And White's dama moves alone, while Black's men move, never count.
    let mut men = game("W:WK4:B24,20,17,32,25");
    play(&mut men, "4-8 17-13 8-4 13-9 4-8");
    assert_eq!((dama_moves(&men), men.status()), ((1, 0), None));
}

#[test]
fn what_resets_the_twenty_moves_is_said() {
    // What, the position and so many plies to and fro, the move, and what is said of it.
    let table = [
        ("a man of White's", EDGES, TO_AND_FRO, 16, "16-20", Reset::Man),
        ("a man of Black's", EDGES, TO_AND_FRO, 17, "17-13", Reset::Man),
        // The dama goes where it must be captured; then it is.
        ("a dama given away", EDGES, TO_AND_FRO, 38, "8-19", Reset::GivenAway),
        ("a capture", EDGES, TO_AND_FRO, 38, "8-19 29x8", Reset::Capture),
        // The move that crowns is one of a man.
        ("a man crowned", "W:WK4,27:BK25,17", TO_AND_FRO, 24, "27-31", Reset::Man),
    ];
    for (what, text, round, before, moves, reset) in table {
        let mut game = game(text);
        play(&mut game, &plies(round, before));
        assert_eq!(dama_moves(&game).0 + dama_moves(&game).1, before as u32, "{what}");
        assert_eq!((game.counts().reset, game.counts().since), (Reset::Start, 0), "{what}");
        play(&mut game, moves);
        let counts = game.counts();
        assert_eq!((dama_moves(&game), counts.reset), ((0, 0), reset), "{what}");
        assert_eq!((counts.since, game.status()), (game.plies().len(), None), "{what}");
        // Taken back, the count is what it was.
        for _ in moves.split_whitespace() {
            game.take_back();
        }
        assert_eq!(dama_moves(&game).0 + dama_moves(&game).1, before as u32, "{what}");
        assert_eq!(game.counts(), game.counts_at(before).unwrap(), "{what}");
    }
    assert_eq!(Reset::ALL.map(Reset::name), ["start", "man", "capture", "given-away"]);
}

#[test]
fn the_count_begins_again_with_the_move_after_the_reset() {
    let mut game = game(EDGES);
    play(&mut game, &plies(TO_AND_FRO, 38));
    play(&mut game, "16-20 29-25 8-4");
    assert_eq!((dama_moves(&game), game.counts().since), ((1, 1), 39));
    play(&mut game, &plies("25-29 4-8 29-25 8-4", 36));
    assert_eq!((dama_moves(&game), game.status()), ((19, 19), None));
    play(&mut game, "25-29");
    assert_eq!((dama_moves(&game), game.status()), ((19, 20), Some(Status::TwentyMoves)));
}

#[test]
fn the_rio_is_the_long_diagonal() {
    let numbers: Vec<u8> = RIO.into_iter().filter_map(number).collect();
    assert_eq!(numbers, [1, 5, 10, 14, 19, 23, 28, 32]);
}

/// Three damas, one of them on the rio, and one that goes to and fro at the edge.
const HELD: &str = "W:WK4,K16,K1:BK29";
const AROUND: &str = "4-8 29-25 8-4 25-29";

#[test]
fn three_damas_have_twelve_moves_once_they_hold_the_rio() {
    for (side, of) in [(Color::White, false), (Color::Black, true)] {
        let text = |text: &str| if of { turned(text) } else { text.to_owned() };
        let mut game = game(&text(HELD));
        assert_eq!((game.counts().forced, game.counts().before_rio), (Some((side, 0)), None));
        play(&mut game, &text(&plies(AROUND, 22)));
        assert_eq!((game.counts().forced, game.status()), (Some((side, 11)), None));
        play(&mut game, &text("8-4"));
        assert_eq!((game.counts().forced, game.status()), (Some((side, TWELVE)), Some(Status::Forced)));
        assert_eq!((game.outcome(), game.late_win()), (Some(Outcome::Draw), None));
        // The moves of the one dama are not counted.
        game.take_back();
        assert_eq!((game.counts().forced, game.status()), (Some((side, 11)), None));
        game.take_back();
        assert_eq!(game.counts().forced, Some((side, 11)));
        game.take_back();
        assert_eq!(game.counts().forced, Some((side, 10)));
    }
}

#[test]
fn nothing_is_counted_before_the_rio_is_held() {
    let mut game = game("W:WK4,K16,K9:BK29");
    assert_eq!((game.counts().forced, game.counts().before_rio), (None, Some(Color::White)));
    play(&mut game, &plies(AROUND, 12));
    assert_eq!((game.counts().forced, game.counts().before_rio), (None, Some(Color::White)));
    // The move that takes the rio is not one of the twelve.
    play(&mut game, "9-5");
    assert_eq!((game.counts().forced, game.counts().before_rio), (Some((Color::White, 0)), None));
    play(&mut game, "29-25 4-8");
    assert_eq!(game.counts().forced, Some((Color::White, 1)));
    // To leave it again stops nothing.
    play(&mut game, "25-29 5-9 29-25 9-5");
    assert_eq!(game.counts().forced, Some((Color::White, 3)));
    for _ in 0..6 {
        game.take_back();
    }
    assert_eq!(game.counts().forced, Some((Color::White, 0)));
    game.take_back();
    assert_eq!((game.counts().forced, game.counts().before_rio), (None, Some(Color::White)));
    // The dama of the other side on the rio is no hold.
    assert_eq!(self::game("W:WK4,K16,K9:BK32").counts().before_rio, Some(Color::White));
}

#[test]
fn twenty_moves_are_counted_beside_the_twelve() {
    let mut game = game("W:WK4,K16,K9:BK29");
    play(&mut game, &plies(AROUND, 20));
    play(&mut game, "9-5 29-25");
    assert_eq!((dama_moves(&game), game.counts().forced), ((11, 11), Some((Color::White, 0))));
    play(&mut game, &plies("4-8 25-29 8-4 29-25", 17));
    assert_eq!((game.counts().forced, game.status()), (Some((Color::White, 9)), Some(Status::TwentyMoves)));
}

#[test]
fn only_three_damas_against_just_one_are_counted() {
    let texts = [
        "W:WK4,K1:BK29",
        "W:WK4,K16,K1,K9:BK29",
        "W:WK4,K16,K1,9:BK29",
        "W:WK4,K16,K1:BK29,17",
        "W:WK4,K16,K1:BK29,K17",
        "W:WK4,K16,1:BK29",
        "W:WK4,K16,K1:B29",
    ];
    for text in texts {
        let counts = game(text).counts();
        assert_eq!((counts.forced, counts.before_rio), (None, None), "{text}");
    }
    // A capture makes it so, with the rio held already.
    let mut game = game("W:WK4,K16,K1:BK29,28");
    assert_eq!(game.counts().forced, None);
    play(&mut game, "1x32");
    assert_eq!((game.counts().forced, game.counts().reset), (Some((Color::White, 0)), Reset::Capture));
    // Brazilian draughts count it otherwise: here not at all.
    let brazilian = Position::from_text(&BRASILEIRAS, "W:WKa1,Kh8,Kc1:BKa7").unwrap();
    assert_eq!((Game::new(brazilian).counts().forced, Game::new(brazilian).counts().before_rio), (None, None));
}

/// A start, the moves that come again, and the eleventh move with a reply.
const WINS: [(&str, &str, &str); 2] = [
    // One gives two damas away, the other nothing.
    ("W:WK24,K15,K10:BK2", "15-22 2-9 22-15 9-2", "10-13 2x20"),
    ("W:WK4,K32,K15:BK25", "4-8 25-7 8-4 7-25", "15-29 25-7"),
];

#[test]
fn the_capture_may_be_the_twelfth_move() {
    for (start, round, last) in WINS {
        let mut game = game(start);
        play(&mut game, &plies(round, 20));
        play(&mut game, last);
        // Whatever was given away, the count runs on.
        assert_eq!((game.counts().forced, game.status()), (Some((Color::White, 11)), None), "{start}");
        let win = game.position().legal_moves().into_iter().find(|m| {
            let after = game.position().play(*m).unwrap();
            Status::of(&after).is_some()
        });
        game.play(win.expect("a win")).unwrap();
        assert_eq!(game.counts().forced, Some((Color::White, 12)), "{start}");
        assert_eq!(game.status(), Some(Status::NoPieces { winner: Color::White }), "{start}");
        assert_eq!(game.outcome(), Some(Outcome::Win(Color::White)), "{start}");
    }
}

#[test]
fn a_win_on_the_thirteenth_comes_too_late() {
    let table = [
        ("W:WK25,K4,K1:BK22", "4-8 22-29 8-4 29-22", "4-8 22-29 1-5"),
        ("W:WK4,K23,K20:BK3", "4-11 3-16 11-4 16-3", "4-11 3-16 23-30"),
    ];
    for (start, round, last) in table {
        for of in [false, true] {
            let text = |text: &str| if of { turned(text) } else { text.to_owned() };
            let mut game = game(&text(start));
            play(&mut game, &text(&plies(round, 20)));
            play(&mut game, &text(last));
            assert_eq!((game.status(), game.outcome()), (Some(Status::Forced), Some(Outcome::Draw)), "{start}");
            let [reply, win] = game.late_win().expect("the win that comes too late");
            let end = game.position().play(reply).unwrap().play(win).unwrap();
            assert!(Status::of(&end).is_some(), "{start}");
            assert_eq!(game.play(reply), Err(NotPlayed::Over(Status::Forced)), "{start}");
            // One move earlier there is nothing to say.
            game.take_back();
            assert_eq!((game.late_win(), game.status()), (None, None), "{start}");
        }
    }
}

#[test]
fn the_third_time_may_be_claimed_by_the_side_to_move() {
    let mut game = game(EDGES);
    assert_eq!((game.same_position(), game.can_claim_repetition()), (1, not_yet(1)));
    play(&mut game, TO_AND_FRO);
    assert_eq!((game.same_position(), game.claim_repetition(), game.status()), (2, not_yet(2), None));
    play(&mut game, &plies(TO_AND_FRO, 3));
    // The same squares with the other side to move are another position.
    assert_eq!(game.same_position(), 2);
    play(&mut game, "29-25");
    assert_eq!((game.same_position(), game.can_claim_repetition()), (TIMES, Ok(())));
    // Nobody claims, and it goes on.
    play(&mut game, TO_AND_FRO);
    assert_eq!((game.same_position(), game.status()), (4, None));
    assert_eq!(game.claim_repetition(), Ok(()));
    assert_eq!((game.status(), game.outcome()), (Some(Status::Repetition), Some(Outcome::Draw)));
    assert_eq!(game.claim_repetition(), Err(NotEnded::Over(Status::Repetition)));
    assert!(game.reopen() && !game.reopen());
    // What was before a man moved never comes again.
    play(&mut game, "16-20");
    assert_eq!((game.status(), game.same_position()), (None, 1));
    play(&mut game, "25-29 4-8 29-25 8-4");
    assert_eq!((game.status(), game.same_position()), (None, 2));
}

fn not_yet(have: u32) -> Result<(), NotEnded> {
    Err(NotEnded::NotYet { have, need: 3 })
}

#[test]
fn the_position_may_come_within_the_forced_ending() {
    let mut game = game(HELD);
    play(&mut game, &plies(AROUND, 8));
    assert_eq!((game.counts().forced, game.claim_repetition()), (Some((Color::White, 4)), Ok(())));
}

#[test]
fn every_end_has_its_article_and_its_winner() {
    use Color::{Black, White};
    let ended = |end: fn(&mut Game) -> Result<(), NotEnded>| {
        let mut game = game("start");
        assert_eq!(end(&mut game), Ok(()));
        let status = game.status().unwrap();
        assert_eq!(end(&mut game), Err(NotEnded::Over(status)));
        let m = game.position().legal_moves()[0];
        assert_eq!(game.play(m), Err(NotPlayed::Over(status)));
        game
    };
    let mut captured = game("W:W14:B18");
    play(&mut captured, "14x21");
    let table: [(Game, &str, &str, Option<Color>); 8] = [
        (captured, "2.9.1", "no-pieces", Some(White)),
        (game("W:W1:B6,5,10,9"), "2.9.2", "blocked", Some(Black)),
        (game("W:W:B20"), "2.9.1", "no-pieces", Some(Black)),
        (ended(|game| game.flag(White)), "2.9.3", "time", Some(Black)),
        (ended(|game| game.resign(Black)), "2.9.4", "resigned", Some(White)),
        (ended(|game| game.penalty(Some(White))), "2.9.5", "penalty", Some(Black)),
        (ended(|game| game.penalty(None)), "2.10.4", "penalty", None),
        (ended(Game::agree), "2.10.3", "agreed", None),
    ];
    for (game, article, id, winner) in table {
        let status = game.status().unwrap();
        assert_eq!((status.article(), status.id()), (article, id));
        assert_eq!(game.outcome(), Some(winner.map_or(Outcome::Draw, Outcome::Win)), "{id}");
    }
    let others = [Status::TwentyMoves, Status::Forced, Status::Repetition];
    assert_eq!(others.map(Status::article), ["2.11.1", "2.11.2", "2.10.2"]);
    assert_eq!(others.map(Status::id), ["twenty", "forced", "repetition"]);
}

#[test]
fn a_game_is_walked_through_and_taken_back_to_its_start() {
    let mut game = game("start");
    play(&mut game, "10-14 23-19 14x23 28x19");
    assert_eq!(game.plies().len(), 4);
    assert_eq!(game.position_at(0), Some(game.start()));
    assert_eq!((game.position_at(4), game.position_at(5)), (Some(game.position()), None));
    let not = Move { from: Square::from_index(0).unwrap(), ..game.plies()[0] };
    assert_eq!(game.play(not), Err(NotPlayed::NotLegal(not)));
    while game.take_back().is_some() {}
    assert_eq!(game, self::game("start"));
}

#[test]
fn a_record_brings_the_game_back() {
    let mut table = vec![game("start"), game(EDGES), game("W:W:B20")];
    let mut long = game("start");
    play(&mut long, "10-14 23-19 14x23 28x19");
    table.push(long.clone());
    type End = fn(&mut Game) -> Result<(), NotEnded>;
    let ends: [End; 6] = [
        Game::agree,
        |game| game.resign(Color::White),
        |game| game.resign(Color::Black),
        |game| game.flag(Color::White),
        |game| game.penalty(Some(Color::Black)),
        |game| game.penalty(None),
    ];
    for end in ends {
        let mut game = long.clone();
        end(&mut game).unwrap();
        table.push(game);
    }
    let mut drawn = game(EDGES);
    play(&mut drawn, &plies(TO_AND_FRO, 39));
    table.push(drawn);
    let mut claimed = game(EDGES);
    play(&mut claimed, &plies(TO_AND_FRO, 8));
    claimed.claim_repetition().unwrap();
    table.push(claimed);
    table.push(Game::new(Position::start(&BRASILEIRAS)));
    for game in table {
        let text = serde_json::to_string(&game.record()).unwrap();
        let record: GameRecord = serde_json::from_str(&text).unwrap();
        assert_eq!(Game::from_record(&record), Ok(game), "{text}");
    }
    assert_eq!(
        serde_json::to_string(&long.record()).unwrap(),
        r#"{"variant":"classicas","moves":["10-14","23-19","14x23","28x19"]}"#
    );
}

#[test]
fn a_wrong_record_says_where_and_keeps_what_is_whole() {
    let record = |start: Option<&str>, moves: &[&str], ending: Option<&str>| GameRecord {
        variant: "classicas".to_owned(),
        start: start.map(str::to_owned),
        moves: moves.iter().map(|m| (*m).to_owned()).collect(),
        ending: ending.map(str::to_owned),
    };
    let error = |record: &GameRecord| Game::from_record(record).unwrap_err();
    for (moves, at, wanted) in [
        (&["9-13", "24-20", "9-14"][..], 2, NotRead::NotLegal),
        (&["9-13", "24-28"][..], 1, NotRead::NotLegal),
        (&["é"][..], 0, NotRead::Unreadable),
        (&["9-33"][..], 0, NotRead::Unreadable),
        (&[""][..], 0, NotRead::Unreadable),
        (&["9-13-17"][..], 0, NotRead::Unreadable),
        (&["c3-d4"][..], 0, NotRead::Unreadable),
    ] {
        let RecordError::Move { ply, fault, prefix } = error(&record(None, moves, None)) else { panic!("{moves:?}") };
        assert_eq!((ply, fault, prefix.plies().len()), (at, wanted, at), "{moves:?}");
    }
    // Nothing is played after the end.
    let after = record(Some("W:W14:B18"), &["14x21", "21-25"], None);
    assert!(matches!(error(&after), RecordError::Move { ply: 1, .. }));
    for ending in ["", "won", "agreed white", "resigned", "time", "time red", "repetition", "penalty  white"] {
        let fault = error(&record(None, &["9-13"], Some(ending)));
        assert_eq!(fault.prefix().expect(ending).plies().len(), 1, "{ending}");
    }
    let over = error(&record(Some("W:W14:B18"), &["14x21"], Some("agreed")));
    assert!(matches!(&over, RecordError::Ending { prefix } if prefix.status().is_some()));
    assert_eq!(error(&record(Some("W:W1"), &[], None)), RecordError::Start(PositionError::Unreadable));
    assert_eq!(error(&GameRecord::default()), RecordError::Variant);
    assert_eq!(error(&GameRecord::default()).prefix(), None);
    assert_eq!(error(&record(None, &vec!["9-13"; MAX_PLIES + 1], None)), RecordError::TooLong);
}

/// Counts against the definition, ply by ply, over random games that are kept going with damas.
#[test]
fn random_games_count_as_the_regulation_says() {
    let mut random = Random::new(11);
    let (mut drawn, mut given) = (0, 0);
    for start in 0..300 {
        let text = ["start", "W:WK1,K2,9,10:BK32,K31,24,23", "W:WK4,K16,K9:BK29", EDGES][start % 4];
        let mut game = game(text);
        while game.status().is_none() {
            let moves = game.position().legal_moves();
            let before = game.counts();
            let side = game.position().turn();
            let crowned = |m: &Move| game.position().at(m.from).is_some_and(|man| man.crowned);
            let gives = |m: &Move| game.position().play(*m).is_some_and(|after| after.must_capture());
            let quiet: Vec<Move> = moves.iter().copied().filter(|m| crowned(m) && !gives(m)).collect();
            let chosen =
                if random.happens(9, 10) && !quiet.is_empty() { random.pick(&quiet) } else { random.pick(&moves) };
            let m = *chosen.expect("a move");
            let progress = !crowned(&m) || !m.captured.is_empty();
            game.play(m).unwrap();
            let counts = game.counts();
            let gives = game.position().legal_moves().iter().any(|m| !m.captured.is_empty());
            given += u32::from(gives && !progress);
            let mut wanted = before.dama_moves;
            if progress || gives {
                wanted = ByColor::default();
            } else {
                wanted[side] += 1;
            }
            assert_eq!(counts.dama_moves, wanted, "{}", game.position());
            if let Some((strong, moves)) = before.forced {
                assert_eq!(counts.forced, Some((strong, moves + u32::from(strong == side))));
            }
        }
        drawn += u32::from(game.outcome() == Some(Outcome::Draw));
        assert!(game.plies().len() < MAX_PLIES);
        assert_eq!(Game::from_record(&game.record()), Ok(game));
    }
    assert!(drawn > 20 && given > 50, "{drawn} drawn, {given} given away");
}

proptest! {
    #[test]
    fn any_record_is_answered(
        variant in prop::sample::select(vec!["classicas", "brasileiras", "x"]),
        start in prop::option::of("[WBK0-9a-h:,]{0,40}|W:W1,K2:B20,K21"),
        moves in prop::collection::vec("[0-9]{1,2}[-x][0-9]{1,2}|[a-h][1-8]-[a-h][1-8]|\\PC{0,120}", 0..8),
        ending in prop::option::of("agreed|repetition|(time|resigned|penalty) (white|black)|\\PC{0,12}"),
    ) {
        let variant = variant.to_owned();
        let record = GameRecord { variant, start, moves, ending };
        match Game::from_record(&record) {
            Ok(game) => prop_assert_eq!(game.plies().len(), record.moves.len()),
            Err(error) => drop(error.prefix()),
        }
    }
}
