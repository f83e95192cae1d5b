//! A game: moves, taking back, its end, its record, and the games kept as data.

use lance_legal::chess::game::{MAX_PLIES, PlayError, RecordError};
use lance_legal::chess::samples::{SAMPLES, Sample};
use lance_legal::chess::{FenError, Game, GameRecord, InvalidFen, Letters, Move, Outcome, Position, Status, san};
use lance_legal::color::Color;
use lance_legal::edition::Edition;
use proptest::prelude::*;

use crate::random_games::{game_of, picks};

fn played(start: &Position, line: &str) -> Game {
    let mut game = Game::new(*start);
    for m in san::read_line(start, line, Letters::Portuguese).expect(line) {
        game.play(m).expect(line);
    }
    game
}

fn by_squares(text: &str) -> Move {
    Move { from: text[..2].parse().expect(text), to: text[2..].parse().expect(text), promotion: None }
}

#[test]
fn checkmate_ends_the_game_and_the_side_that_gave_it_wins() {
    let mut game = played(&Position::start(), "1.f3 e5 2.g4 Dh4");
    assert_eq!(game.status(), Some(Status::Checkmate));
    assert_eq!(game.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(game.status().map(|status| status.article(game.edition())), Some("5.1.1"));
    assert_eq!(game.play(by_squares("a2a3")), Err(PlayError::Over(Status::Checkmate)));
    assert_eq!(game.plies().len(), 4);
}

/// The shortest known stalemate, composed by Sam Loyd.
const STALEMATE: &str =
    "1.e3 a5 2.Dh5 Ta6 3.Dxa5 h5 4.h4 Tah6 5.Dxc7 f6 6.Dxd7+ Rf7 7.Dxb7 Dd3 8.Dxb8 Dh7 9.Dxc8 Rg6 10.De6";

#[test]
fn stalemate_ends_the_game_and_nobody_wins() {
    let game = played(&Position::start(), STALEMATE);
    assert_eq!(game.status(), Some(Status::Stalemate));
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.status().map(|status| status.article(game.edition())), Some("5.2.1"));
}

#[test]
fn a_game_goes_on_while_there_is_a_legal_move() {
    let game = played(&Position::start(), "1.e4 f5 2.Dh5+");
    assert!(game.position().in_check());
    assert_eq!((game.status(), game.outcome()), (None, None));
}

#[test]
fn a_move_that_is_not_legal_changes_nothing() {
    let mut game = Game::new(Position::start());
    assert_eq!(game.play(by_squares("e2e5")), Err(PlayError::NotLegal(by_squares("e2e5"))));
    assert_eq!(game, Game::new(Position::start()));
}

#[test]
fn taking_back_goes_to_the_position_before_even_from_mate() {
    let mut game = played(&Position::start(), "1.f3 e5 2.g4 Dh4");
    let before = *game.position_at(3).expect("played");
    assert_eq!(game.take_back(), Some(by_squares("d8h4")));
    assert_eq!((game.position(), game.status()), (&before, None));
    while game.take_back().is_some() {}
    assert_eq!(game, Game::default());
}

#[test]
fn positions_are_counted_from_the_start() {
    let game = played(&Position::start(), "1.e4 e5");
    assert_eq!(game.position_at(0), Some(game.start()));
    assert_eq!(game.position_at(2), Some(game.position()));
    assert_eq!(game.position_at(3), None);
    assert_eq!(game.position().fen(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
    assert_eq!(game.san(0, Letters::Portuguese).as_deref(), Some("e4"));
    assert_eq!(game.san(2, Letters::Portuguese), None);
}

#[test]
fn a_record_from_the_initial_position_has_no_fen() {
    let json = serde_json::to_string(&played(&Position::start(), "1.e4 e5").record()).expect("json");
    assert_eq!(json, r#"{"moves":["e2e4","e7e5"]}"#);
}

#[test]
fn a_record_from_elsewhere_begins_with_its_fen() {
    let start = Position::from_fen("8/3P4/8/8/7k/8/8/4K3 w - - 0 1").expect("a position");
    let record = played(&start, "1.d8C").record();
    let json = serde_json::to_string(&record).expect("json");
    assert_eq!(json, r#"{"fen":"8/3P4/8/8/7k/8/8/4K3 w - - 0 1","moves":["d7d8n"]}"#);
    assert_eq!(serde_json::from_str::<GameRecord>(&json).ok(), Some(record));
}

#[test]
fn a_record_with_a_bad_start_says_so() {
    let record = GameRecord::new(Some("8/8".to_owned()), Vec::new(), Edition::default());
    assert_eq!(Game::from_record(&record), Err(RecordError::Fen(FenError::Fen(InvalidFen::FieldCount(1)))));
}

#[test]
fn a_record_with_an_illegal_move_keeps_the_moves_before_it() {
    let mut record = played(&Position::start(), "1.e4 e5 2.Cf3").record();
    record.moves.insert(2, by_squares("e4e5"));
    let prefix = played(&Position::start(), "1.e4 e5");
    assert_eq!(Game::from_record(&record), Err(RecordError::Move { ply: 2, m: by_squares("e4e5"), prefix }));
}

#[test]
fn a_record_does_not_go_on_after_the_end() {
    let mut record = played(&Position::start(), STALEMATE).record();
    record.moves.push(by_squares("e7e6"));
    assert!(matches!(Game::from_record(&record), Err(RecordError::Move { ply: 19, .. })));
}

#[test]
fn a_record_longer_than_any_game_is_not_played() {
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"].map(by_squares);
    let moves: Vec<Move> = round.into_iter().cycle().take(MAX_PLIES + 1).collect();
    assert_eq!(Game::from_record(&GameRecord::new(None, moves, Edition::default())), Err(RecordError::TooLong));
}

#[test]
fn each_sample_leads_to_the_position_its_file_names() {
    for sample in SAMPLES {
        let game = sample.game().expect(sample.id);
        assert_eq!(Some(game.position().fen().as_str()), sample.header("end"), "{}", sample.id);
        assert!(sample.header("source").is_some_and(|source| !source.is_empty()), "{}", sample.id);
        assert_eq!(Sample::find(sample.id), Some(sample));
    }
    assert_eq!(Sample::find("laws-1851"), None);
}

#[test]
fn the_samples_are_written_again_as_the_laws_print_them() {
    for sample in SAMPLES {
        let game = sample.game().expect(sample.id);
        let mut line = String::new();
        for ply in 0..game.plies().len() {
            if ply % 2 == 0 {
                line += &format!("{}.", ply / 2 + 1);
            }
            line += &format!("{} ", game.san(ply, Letters::Portuguese).expect("played"));
        }
        let printed = sample.movetext().replace("(=)", "").split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(line.trim(), printed, "{}", sample.id);
    }
}

#[test]
fn each_file_of_games_is_a_sample() {
    let folder = crate::project().join("assets/games");
    let mut files: Vec<String> = std::fs::read_dir(folder)
        .expect("the folder of games")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("a name"))
        .collect();
    files.sort();
    let mut ids: Vec<String> = SAMPLES.iter().map(|sample| format!("{}.txt", sample.id)).collect();
    ids.sort();
    assert_eq!(files, ids);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn each_game_comes_back_from_its_record(first in picks(30), picks in picks(100)) {
        let start = *game_of(&Position::start(), &first).position();
        let game = game_of(&start, &picks);
        let json = serde_json::to_string(&game.record()).expect("json");
        let record: GameRecord = serde_json::from_str(&json).expect("a record");
        prop_assert_eq!(Game::from_record(&record), Ok(game));
    }
}
