//! How a game ends without mate: repetition, counted moves, dead positions, agreement, resignation, by edition.

use lance_legal::chess::game::{Claim, ClaimError, ClaimKind, EndError, MAX_PLIES, PlayError, RecordError};
use lance_legal::chess::{Game, GameRecord, Letters, Move, Outcome, Position, Status, san};
use lance_legal::color::Color;
use lance_legal::edition::Edition;
use proptest::prelude::*;

const KNIGHTS: &str = "Cf3 Cf6 Cg1 Cg8";

fn from(fen: &str) -> Game {
    Game::new(Position::from_fen(fen).expect(fen))
}

/// Plays moves as they are written, without numbers.
fn play(game: &mut Game, line: &str) {
    for text in line.split_whitespace() {
        let m = san::read(game.position(), text, Letters::Portuguese).expect(text);
        game.play(m).expect(text);
    }
}

fn squares(text: &str) -> Move {
    text.parse().expect(text)
}

/// How often the position has stood after the first move and after the line that leads back to it.
fn times_after(fen: &str, first: &str, back: &str) -> (u32, u32) {
    let mut game = from(fen);
    play(&mut game, first);
    let before = game.repetitions();
    play(&mut game, back);
    (before, game.repetitions())
}

#[test]
fn the_third_time_may_be_claimed_standing() {
    let mut game = Game::default();
    play(&mut game, KNIGHTS);
    assert_eq!(game.repetitions(), 2);
    assert_eq!(game.claim(ClaimKind::Repetition, None), Err(ClaimError::NotYet { have: 2, need: 3 }));
    assert_eq!(game.status(), None);
    play(&mut game, KNIGHTS);
    assert_eq!((game.repetitions(), game.status()), (3, None));
    assert_eq!(game.claimable(), [ClaimKind::Repetition]);
    assert_eq!(game.claim(ClaimKind::Repetition, None), Ok(()));
    assert_eq!((game.status(), game.outcome()), (Some(Status::Repetition), Some(Outcome::Draw)));
    assert_eq!(game.play(squares("e2e4")), Err(PlayError::Over(Status::Repetition)));
}

#[test]
fn the_third_time_may_be_claimed_with_the_move_written_first_and_not_made() {
    let mut game = Game::default();
    play(&mut game, KNIGHTS);
    play(&mut game, "Cf3 Cf6 Cg1");
    let intended = squares("f6g8");
    assert_eq!(game.can_claim(ClaimKind::Repetition, None), Err(ClaimError::NotYet { have: 2, need: 3 }));
    assert!(game.intended_claims().contains(&Claim { kind: ClaimKind::Repetition, with: Some(intended) }));
    let plies = game.plies().len();
    assert_eq!(game.claim(ClaimKind::Repetition, Some(intended)), Ok(()));
    assert_eq!((game.plies().len(), game.status()), (plies, Some(Status::Repetition)));
}

#[test]
fn a_claim_with_another_or_an_illegal_move_is_wrong() {
    let mut game = Game::default();
    play(&mut game, KNIGHTS);
    play(&mut game, "Cf3 Cf6 Cg1");
    let claim = |game: &Game, m| game.can_claim(ClaimKind::Repetition, Some(squares(m)));
    assert_eq!(claim(&game, "a7a6"), Err(ClaimError::NotYet { have: 1, need: 3 }));
    assert_eq!(claim(&game, "a7b6"), Err(ClaimError::NotLegal(squares("a7b6"))));
}

#[test]
fn a_claim_that_comes_too_early_is_an_offer() {
    let mut game = Game::default();
    assert!(game.claim(ClaimKind::Repetition, None).is_err());
    assert_eq!(game.offer(), None, "nobody has moved yet, so nothing can be agreed");
    play(&mut game, "Cf3 Cf6");
    assert!(game.claim(ClaimKind::FiftyMoves, Some(squares("f3g1"))).is_err());
    assert_eq!((game.offer(), game.status()), (Some(Color::White), None));
    assert_eq!(Game::from_record(&game.record()), Ok(game.clone()));
    let mut illegal = game.clone();
    illegal.decline_draw(Color::Black).expect("an answer");
    assert_eq!(illegal.claim(ClaimKind::Repetition, Some(squares("f3f6"))), Err(ClaimError::NotLegal(squares("f3f6"))));
    assert_eq!(illegal.offer(), None);
    game.accept_draw(Color::Black).expect("an end");
    assert_eq!(game.status(), Some(Status::Agreement));
}

#[test]
fn the_three_times_need_not_follow_one_another() {
    let mut game = from("7k/8/8/8/8/8/R7/K7 w - - 0 1");
    play(&mut game, "Tb2 Rg8 Ta2 Rh8"); // second time
    play(&mut game, "Tc2 Rg8 Td2 Rh8 Te2 Rg8"); // elsewhere
    assert_eq!(game.repetitions(), 1);
    play(&mut game, "Ta2 Rh8");
    assert_eq!(game.repetitions(), 3);
}

#[test]
fn the_same_men_with_the_other_side_to_move_are_another_position() {
    let mut game = from("7k/8/8/8/8/8/R7/K7 w - - 0 1");
    play(&mut game, "Tb2 Rg8 Tc2 Rh8 Ta2"); // the start's men, Black to move
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn a_right_to_castle_lost_in_between_makes_another_position() {
    let mut game = from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut game, "Tb1 Tb8 Ta1 Ta8");
    assert_eq!(game.repetitions(), 1, "the rooks are back, the rights are not");
    play(&mut game, "Tb1 Tb8 Ta1 Ta8");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn a_right_that_cannot_be_used_at_present_is_still_a_right() {
    // The bishop forbids White to castle for the moment. FIDE 2023 3.8.2
    let fen = "4k3/8/8/8/8/b7/8/R3K3 w Q - 0 1";
    let mut game = from(fen);
    play(&mut game, "Tb1 Bf8 Ta1 Ba3");
    assert_eq!(game.repetitions(), 1);
    let mut game = from("4k1n1/8/8/8/8/b7/8/R3K1N1 w Q - 0 1");
    play(&mut game, KNIGHTS);
    assert_eq!(game.repetitions(), 2, "nobody moved the king or the rook");
}

#[test]
fn a_legal_capture_in_passing_makes_another_position() {
    assert_eq!(times_after("7k/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5", "Rd1 Rg8 Re1 Rh8"), (1, 1));
    assert_eq!(times_after("7k/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5 Rd1 Rg8 Re1 Rh8", "Rd1 Rg8 Re1 Rh8"), (1, 2));
}

#[test]
fn black_too_may_take_in_passing_and_from_the_other_side() {
    assert_eq!(times_after("4k3/8/8/8/3p4/8/4P3/7K w - - 0 1", "e4", "Rd8 Rg1 Re8 Rh1"), (1, 1));
    assert_eq!(times_after("7k/3p4/8/2P5/8/8/8/4K3 b - - 0 1", "d5", "Rd1 Rg8 Re1 Rh8"), (1, 1));
}

#[test]
fn two_pieces_that_change_places_make_another_position() {
    let mut game = from("7k/8/8/8/8/R7/8/1N5K w - - 0 1");
    play(&mut game, "Tb3 Rg8 Ca3 Rh8 Tb2 Rg8 Tb1 Rh8");
    assert_eq!(game.repetitions(), 1, "rook and knight");
    let mut game = from("3k4/8/8/8/8/Q7/8/R6K w - - 0 1");
    play(&mut game, "Db3 Rd7 Ta3 Rd8 Db1 Rd7 Da1 Rd8");
    assert_eq!(game.repetitions(), 1, "queen and rook");
    let mut game = from("k7/8/8/8/8/2N1n3/8/7K w - - 0 1");
    play(&mut game, "Cd5 Cd1 Ce3 Cc3");
    assert_eq!(game.repetitions(), 1, "a knight of each side");
}

#[test]
fn a_step_of_two_that_no_pawn_can_take_changes_nothing() {
    assert_eq!(times_after("7k/3p4/8/8/4P3/8/8/4K3 b - - 0 1", "d5", "Rd1 Rg8 Re1 Rh8"), (1, 2));
}

#[test]
fn a_pawn_pinned_on_its_file_cannot_take_in_passing() {
    assert_eq!(times_after("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5", "Rd1 Rg8 Re1 Rh8"), (1, 2));
}

#[test]
fn two_pawns_pinned_together_on_the_rank_cannot_take_in_passing() {
    assert_eq!(times_after("8/2p5/8/K2P3r/8/8/7k/8 b - - 0 1", "c5", "Ra4 Rg2 Ra5 Rh2"), (1, 2));
}

#[test]
fn a_pawn_pinned_on_a_diagonal_cannot_take_in_passing_off_it() {
    assert_eq!(times_after("7b/3p4/8/4P3/8/8/1K6/7k b - - 0 1", "d5", "Ra2 Rg1 Rb2 Rh1"), (1, 2));
}

#[test]
fn in_check_by_another_piece_a_capture_in_passing_is_no_way_out() {
    // The pawn's step opens the bishop's diagonal to a4. The same check comes back.
    assert_eq!(times_after("4b3/3p4/8/4P3/K7/8/8/7k b - - 0 1", "d5", "Ra3 Bf7 Ra4 Be8"), (1, 2));
}

#[test]
fn in_check_by_the_pawn_itself_it_may_be_taken_in_passing() {
    let mut game = from("7k/3p4/8/4P3/2K5/8/8/8 b - - 0 1");
    play(&mut game, "d5");
    assert!(game.position().in_check());
    play(&mut game, "exd6");
    assert_eq!(game.position().fen().split(' ').next(), Some("7k/8/3P4/8/2K5/8/8/8"));
}

#[test]
fn the_fifth_time_ends_the_game_even_when_not_in_a_row() {
    let mut game = Game::default();
    for _ in 0..3 {
        play(&mut game, KNIGHTS);
    }
    play(&mut game, "Cc3 Cc6 Cb1 Cb8");
    assert_eq!((game.repetitions(), game.status()), (5, Some(Status::FivefoldRepetition)));
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.status().map(|status| status.article(game.edition())), Some("9.6.1"));
}

#[test]
fn in_2005_nothing_is_automatic() {
    let mut game = Game::with_edition(Position::start(), Edition::Laws2005);
    for _ in 0..6 {
        play(&mut game, KNIGHTS);
    }
    assert_eq!((game.repetitions(), game.status()), (7, None));
    let start = Position::from_fen("7k/8/8/8/8/8/R7/K7 w - - 149 120").expect("fen");
    let mut game = Game::with_edition(start, Edition::Laws2005);
    play(&mut game, "Tb2");
    assert_eq!(game.status(), None);
    assert_eq!(game.claim(ClaimKind::FiftyMoves, None), Ok(()));
}

#[test]
fn fifty_moves_of_each_side_may_be_claimed_standing_or_with_the_next_move() {
    let mut game = from("7k/8/8/8/8/8/R6p/K7 w - - 98 80");
    assert_eq!(game.can_claim(ClaimKind::FiftyMoves, None), Err(ClaimError::NotYet { have: 49, need: 50 }));
    play(&mut game, "Ta3");
    assert_eq!(game.can_claim(ClaimKind::FiftyMoves, None), Err(ClaimError::NotYet { have: 49, need: 50 }));
    assert_eq!(game.can_claim(ClaimKind::FiftyMoves, Some(squares("h8g8"))), Ok(()));
    let promotion = game.can_claim(ClaimKind::FiftyMoves, Some(squares("h2h1q")));
    assert_eq!(promotion, Err(ClaimError::NotYet { have: 0, need: 50 }), "a pawn's move counts from the start again");
    play(&mut game, "Rg8");
    assert_eq!((game.moves_without_progress(), game.status()), (100, None));
    assert_eq!(game.claim(ClaimKind::FiftyMoves, None), Ok(()));
    assert_eq!(game.status(), Some(Status::FiftyMoves));
}

#[test]
fn the_counter_of_a_position_from_elsewhere_counts() {
    let mut game = from("7k/8/8/8/8/8/R7/K7 w - - 100 90");
    assert_eq!(game.claimable(), [ClaimKind::FiftyMoves]);
    assert_eq!(from("7k/8/8/8/8/8/R7/K7 w - - 150 120").status(), Some(Status::SeventyFiveMoves));
    assert_eq!(game.repetitions(), 1);
    play(&mut game, "Tb2");
    assert_eq!(game.moves_without_progress(), 101);
}

#[test]
fn after_seventy_five_moves_the_game_is_over_unless_the_last_one_mates() {
    let end = |m: &str| {
        let mut game = from("7k/5K2/8/6Q1/8/8/8/8 w - - 149 120");
        play(&mut game, m);
        (game.status(), game.outcome())
    };
    assert_eq!(end("De5"), (Some(Status::SeventyFiveMoves), Some(Outcome::Draw)));
    assert_eq!(end("Dg7#"), (Some(Status::Checkmate), Some(Outcome::Win(Color::White))));
    assert_eq!(end("Dg6"), (Some(Status::Stalemate), Some(Outcome::Draw)));
}

#[test]
fn too_few_men_end_the_game_at_once_and_enough_do_not() {
    for fen in [
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
        "7k/8/8/8/8/8/8/KN6 w - - 0 1",
        "7k/8/8/8/8/8/8/KB6 b - - 0 1",
        "7k/6b1/8/8/8/8/8/K1B5 w - - 0 1",
        "7k/6b1/8/8/8/8/8/K1B1B3 w - - 0 1",
    ] {
        for edition in Edition::PLAYED {
            let game = Game::with_edition(Position::from_fen(fen).expect(fen), edition);
            assert_eq!(game.status(), Some(Status::DeadPosition), "{fen}");
        }
    }
    for fen in [
        "7k/8/8/8/8/8/7p/K7 w - - 0 1",
        "7k/8/8/8/8/8/8/KNN5 w - - 0 1",
        "7k/8/8/8/8/8/8/KNB5 w - - 0 1",
        "7k/7b/8/8/8/8/8/K1B5 w - - 0 1",
        "7k/7n/8/8/8/8/8/K1N5 w - - 0 1",
        "7k/8/8/8/8/8/8/KR6 w - - 0 1",
    ] {
        assert_eq!(from(fen).status(), None, "{fen}");
    }
}

#[test]
fn a_capture_that_leaves_too_few_men_ends_the_game() {
    let mut game = from("8/8/8/8/8/3k4/3p4/3K3B b - - 0 1");
    assert_eq!(game.status(), None);
    play(&mut game, "Re3 Bc6 Rd3");
    assert_eq!(game.status(), None);
    let mut game = from("7k/8/8/8/8/8/1p6/K7 w - - 0 1");
    play(&mut game, "Rxb2");
    assert_eq!((game.status(), game.outcome()), (Some(Status::DeadPosition), Some(Outcome::Draw)));
}

#[test]
fn a_draw_may_be_agreed_once_both_have_moved() {
    let mut game = Game::default();
    assert_eq!(game.offer_draw(Color::White), Err(EndError::NotBothMoved));
    assert_eq!(EndError::NotBothMoved.article(Edition::Laws2023), "5.2.3");
    play(&mut game, "e4");
    assert_eq!(game.offer_draw(Color::White), Err(EndError::NotBothMoved));
    play(&mut game, "e5");
    assert_eq!(game.offer_draw(Color::Black), Ok(()));
    assert_eq!(game.offer(), Some(Color::Black));
    assert_eq!(game.accept_draw(Color::Black), Err(EndError::OwnOffer));
    assert_eq!(game.accept_draw(Color::White), Ok(()));
    assert_eq!((game.status(), game.outcome()), (Some(Status::Agreement), Some(Outcome::Draw)));
    assert_eq!(game.offer_draw(Color::White), Err(EndError::Over(Status::Agreement)));
}

#[test]
fn in_2005_a_draw_may_be_agreed_at_any_time() {
    let mut game = Game::with_edition(Position::start(), Edition::Laws2005);
    assert_eq!(game.offer_draw(Color::White), Ok(()));
    assert_eq!(game.accept_draw(Color::Black), Ok(()));
    assert_eq!(game.status().map(|status| status.article(game.edition())), Some("5.2.c"));
}

#[test]
fn in_a_game_from_a_later_position_both_have_moved_before() {
    let later = |fen| from(fen).offer_draw(Color::White);
    assert_eq!(later("7k/8/8/8/8/8/R7/K7 w - - 0 30"), Ok(()));
    assert_eq!(later("7k/8/8/8/8/8/R7/K7 w - - 0 1"), Err(EndError::NotBothMoved));
}

#[test]
fn an_offer_stands_until_the_opponent_answers_or_moves() {
    let mut game = Game::default();
    play(&mut game, "e4 e5 Cf3");
    game.offer_draw(Color::White).expect("an offer");
    play(&mut game, "Cc6");
    assert_eq!(game.offer(), None, "Black has moved");
    assert!(game.offered_at(2) && !game.offered_at(1) && !game.offered_at(3));
    assert_eq!(game.accept_draw(Color::Black), Err(EndError::NoOffer));
    // Offered out of turn it stands through the own move.
    game.offer_draw(Color::White).expect("an offer");
    play(&mut game, "Bb5");
    assert_eq!(game.offer(), Some(Color::White));
    assert!(game.offered_at(4));
    assert_eq!(game.offer_draw(Color::White), Err(EndError::OwnOffer));
    game.decline_draw(Color::Black).expect("an answer");
    assert_eq!((game.offer(), game.status()), (None, None));
    assert_eq!(game.decline_draw(Color::Black), Err(EndError::NoOffer));
}

#[test]
fn an_offer_lapses_when_the_move_that_was_to_follow_it_ends_the_game() {
    let mut game = Game::default();
    play(&mut game, "f3 e5 g4");
    game.offer_draw(Color::Black).expect("an offer");
    play(&mut game, "Dh4#");
    assert_eq!((game.status(), game.offer()), (Some(Status::Checkmate), None));
    assert!(game.offered_at(3));
    assert_eq!(Game::from_record(&game.record()), Ok(game));
}

#[test]
fn two_offers_that_meet_are_an_agreement() {
    let mut game = Game::default();
    play(&mut game, "e4 e5");
    game.offer_draw(Color::Black).expect("an offer");
    game.offer_draw(Color::White).expect("an offer");
    assert_eq!(game.status(), Some(Status::Agreement));
}

#[test]
fn who_resigns_loses_unless_the_opponent_cannot_mate_and_the_edition_cares() {
    let end = |edition, opponent_can_mate| {
        let mut game = Game::with_edition(Position::start(), edition);
        game.resign(Color::White, opponent_can_mate).expect("an end");
        assert_eq!(game.status(), Some(Status::Resignation(Color::White)));
        game.outcome()
    };
    for edition in Edition::PLAYED {
        assert_eq!(end(edition, true), Some(Outcome::Win(Color::Black)));
    }
    assert_eq!(end(Edition::Laws2023, false), Some(Outcome::Draw));
    assert_eq!(end(Edition::Laws2018, false), Some(Outcome::Win(Color::Black)));
    assert_eq!(end(Edition::Laws2005, false), Some(Outcome::Win(Color::Black)));
}

#[test]
fn who_runs_out_of_time_loses_unless_the_opponent_cannot_mate() {
    for edition in Edition::PLAYED {
        for (opponent_can_mate, outcome) in [(true, Outcome::Win(Color::White)), (false, Outcome::Draw)] {
            let mut game = Game::with_edition(Position::start(), edition);
            game.flag(Color::Black, opponent_can_mate).expect("an end");
            assert_eq!((game.status(), game.outcome()), (Some(Status::Flag(Color::Black)), Some(outcome)));
        }
    }
}

#[test]
fn a_proved_dead_position_ends_the_game() {
    let mut game = from("8/8/8/p1p1k1p1/P1P3P1/4K3/8/8 w - - 0 1");
    assert_eq!(game.status(), None);
    game.declare_dead().expect("an end");
    assert_eq!((game.status(), game.outcome()), (Some(Status::DeadPosition), Some(Outcome::Draw)));
    assert_eq!(game.declare_dead(), Err(EndError::Over(Status::DeadPosition)));
}

#[test]
fn an_end_is_undone_before_the_move_and_a_move_with_what_came_after_it() {
    let mut game = Game::default();
    play(&mut game, "e4 e5 Cf3");
    game.offer_draw(Color::White).expect("an offer");
    game.accept_draw(Color::Black).expect("an end");
    assert!(game.reopen());
    assert_eq!((game.status(), game.plies().len()), (None, 3));
    assert!(!game.reopen());
    game.resign(Color::Black, true).expect("an end");
    assert_eq!(game.take_back(), Some(squares("g1f3")));
    assert_eq!((game.status(), game.offered_at(2)), (None, false));
    let mut line = Game::default();
    play(&mut line, "e4 e5");
    assert_eq!(game, line);
}

#[test]
fn each_end_and_each_offer_is_kept_in_the_record() {
    let ends: [fn(&mut Game); 7] = [
        |_| {},
        |game| game.offer_draw(Color::Black).expect("an offer"),
        |game| {
            game.offer_draw(Color::Black).expect("an offer");
            game.accept_draw(Color::White).expect("an end");
        },
        |game| game.resign(Color::White, false).expect("an end"),
        |game| game.flag(Color::Black, true).expect("an end"),
        |game| game.declare_dead().expect("an end"),
        |game| game.claim(ClaimKind::Repetition, Some(squares("g1f3"))).expect("an end"),
    ];
    for end in ends {
        let mut game = Game::with_edition(Position::start(), Edition::Laws2018);
        play(&mut game, KNIGHTS);
        play(&mut game, KNIGHTS);
        end(&mut game);
        let json = serde_json::to_string(&game.record()).expect("json");
        let record: GameRecord = serde_json::from_str(&json).expect(&json);
        assert_eq!(Game::from_record(&record), Ok(game), "{json}");
    }
}

#[test]
fn a_record_from_before_there_were_editions_is_read() {
    let record: GameRecord = serde_json::from_str(r#"{"moves":["e2e4"]}"#).expect("a record");
    let game = Game::from_record(&record).expect("a game");
    assert_eq!((game.edition(), game.plies().len()), (Edition::Laws2023, 1));
    assert_eq!(serde_json::to_string(&game.record()).ok().as_deref(), Some(r#"{"moves":["e2e4"]}"#));
}

#[test]
fn a_record_cannot_end_a_game_against_the_rules() {
    for (ending, plies) in [("repetition", 1), ("fifty e7e5", 1), ("agreement", 1)] {
        let json = format!(r#"{{"moves":["e2e4"],"ending":"{ending}"}}"#);
        let record: GameRecord = serde_json::from_str(&json).expect(&json);
        match Game::from_record(&record) {
            Err(RecordError::Ending { prefix }) => assert_eq!((prefix.plies().len(), prefix.status()), (plies, None)),
            other => panic!("{json}: {other:?}"),
        }
    }
    for bad in ["", "resignation", "resignation green", "resignation white lost", "fifty e9", "dead dead"] {
        let json = format!(r#"{{"moves":[],"ending":"{bad}"}}"#);
        assert!(serde_json::from_str::<GameRecord>(&json).is_err(), "{json}");
    }
    for bad in ["white", "x white", "1 green", "-1 white"] {
        let json = format!(r#"{{"moves":[],"offers":["{bad}"]}}"#);
        assert!(serde_json::from_str::<GameRecord>(&json).is_err(), "{json}");
    }
}

#[test]
fn a_record_cannot_draw_a_resignation_where_the_edition_does_not() {
    let outcome = |edition: &str| {
        let json = format!(r#"{{"moves":[],"edition":"{edition}","ending":"resignation white drawn"}}"#);
        let record = serde_json::from_str::<GameRecord>(&json).expect(&json);
        match Game::from_record(&record) {
            Ok(game) => game.outcome(),
            Err(RecordError::Ending { prefix }) => prefix.outcome(),
            Err(error) => panic!("{json}: {error:?}"),
        }
    };
    assert_eq!(["2005", "2018", "2023"].map(outcome), [None, None, Some(Outcome::Draw)]);
}

#[test]
fn a_record_cannot_leave_an_offer_open_that_has_lapsed_or_never_could_be_made() {
    let read = |moves: &str, edition: &str, offers: &str| {
        let json = format!(r#"{{"moves":[{moves}],"edition":"{edition}","offers":[{offers}],"open":true}}"#);
        let record = serde_json::from_str::<GameRecord>(&json).expect(&json);
        Game::from_record(&record).expect(&json)
    };
    let two = r#""e2e4","e7e5""#;
    let four = r#""e2e4","e7e5","g1f3","b8c6""#;
    assert_eq!(read(two, "2023", r#""2 white""#).offer(), Some(Color::White));
    // White's own move leaves it open; Black's answers it. FIDE 2023 9.1.2.1
    assert_eq!(read(r#""e2e4","e7e5","g1f3""#, "2023", r#""2 white""#).offer(), Some(Color::White));
    let lapsed = read(four, "2023", r#""2 white""#);
    assert_eq!((lapsed.offer(), lapsed.offered_at(2)), (None, true));
    // Before both have moved there is none in 2023, and one in 2005.
    let early = read(r#""e2e4""#, "2023", r#""1 white""#);
    assert_eq!((early.offer(), early.offered_at(0)), (None, false));
    assert_eq!(read(r#""e2e4""#, "2005", r#""1 white""#).offer(), Some(Color::White));
    // An offer after more plies than there are, or before one that came earlier, is no offer.
    assert_eq!(read(two, "2023", r#""3 white""#).offer(), None);
    let unordered = read(four, "2023", r#""4 black","2 white""#);
    assert_eq!((unordered.offer(), unordered.offered_at(2)), (Some(Color::Black), false));
}

#[test]
fn a_game_without_automatic_draws_still_has_a_longest_length() {
    let mut game = Game::with_edition(Position::start(), Edition::Laws2005);
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"].map(squares);
    for m in round.into_iter().cycle().take(MAX_PLIES) {
        game.play(m).expect("a legal move");
    }
    assert_eq!(game.play(squares("e2e4")), Err(PlayError::TooLong));
    assert_eq!((game.plies().len(), game.status()), (MAX_PLIES, None));
    assert_eq!(game.repetitions() as usize, MAX_PLIES / 4 + 1);
}

#[test]
fn each_edition_has_one_name_and_its_own_numbers() {
    for edition in Edition::PLAYED {
        assert_eq!(Edition::from_name(edition.name()), Some(edition));
    }
    assert_eq!(Edition::from_name("2001"), None);
    let numbers = |edition| {
        [Status::Checkmate, Status::Resignation(Color::White), Status::DeadPosition, Status::Flag(Color::White)]
            .map(|status| status.article(edition))
    };
    assert_eq!(numbers(Edition::Laws2023), ["5.1.1", "5.1.2", "5.2.2", "6.9"]);
    assert_eq!(numbers(Edition::Laws2018), ["5.1.1", "5.1.2", "5.2.2", "6.9"]);
    assert_eq!(numbers(Edition::Laws2005), ["5.1.a", "5.1.b", "5.2.b", "6.10"]);
}

/// What makes two positions the same, told without a shortcut: men, side, rights, and every legal move.
fn naive(position: &Position) -> impl PartialEq + use<> {
    let mut moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.sort();
    (position.placement(), position.turn(), position.castling(), moves)
}

proptest! {
    /// Few men and few choices, so that positions come back.
    #[test]
    fn repetitions_are_counted_as_by_comparing_every_pair(
        start in prop::sample::select(vec![
            "7k/8/8/8/8/8/R7/K7 w - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "4k3/2pp4/8/1P2P3/8/8/8/4K3 b - - 0 1",
            "6nk/8/8/p1p1p1p1/P1P1P1P1/8/8/KN6 w - - 3 9",
        ]),
        picks in prop::collection::vec(0..3_usize, 1..120),
    ) {
        let mut game = Game::with_edition(Position::from_fen(start).expect(start), Edition::Laws2005);
        let mut seen = vec![naive(game.position())];
        for pick in picks {
            if game.status().is_some() {
                break;
            }
            let moves = game.position().legal_moves();
            game.play(moves[pick % moves.len()]).expect("a legal move");
            let now = naive(game.position());
            let times = 1 + seen.iter().filter(|before| **before == now).count();
            prop_assert_eq!(game.repetitions() as usize, times, "{}", game.position().fen());
            for m in game.position().legal_moves() {
                let after = naive(&game.position().play(m).expect("a legal move"));
                let times = 1 + seen.iter().filter(|before| **before == after).count() + usize::from(now == after);
                let claim = game.can_claim(ClaimKind::Repetition, Some(m));
                if game.status().is_none() {
                    prop_assert_eq!(claim.is_ok(), times >= 3, "{} {}", game.position().fen(), m);
                }
            }
            seen.push(now);
        }
        let record = game.record();
        prop_assert_eq!(Game::from_record(&record), Ok(game));
    }
}
