//! A game in an address: where it begins, if not in the initial position, and its moves, `e2e4.e7e5`.

use super::{GameEvent, Headings, OwnEvent, SavedGame, Source};
use crate::chess::{Game, Move, Position, chess960};
use crate::play::{Opened, Stopped};

/// A longer game has no QR code that can be read off a wall.
pub const MOST_SENT: usize = 100;

/// What stands between two moves.
const BETWEEN: char = '.';

/// The moves of a game; `None` where there are none, or more than [`MOST_SENT`].
pub fn moves_sent(game: &Game) -> Option<String> {
    let moves: Vec<String> = game.plies().iter().map(|ply| ply.m.to_string()).collect();
    (1..=MOST_SENT).contains(&moves.len()).then(|| moves.join(&BETWEEN.to_string()))
}

/// Opens the game of an address, as far as its moves are legal.
pub fn game_sent(fen: Option<String>, moves: &str) -> GameEvent {
    let start = match fen.as_deref().map(|fen| chess960::from_marked(fen.trim())) {
        None => Position::start(),
        Some(Ok(start)) => start,
        // The session says why.
        Some(Err(_)) => return GameEvent::Own(OwnEvent::FromFen(fen.unwrap_or_default())),
    };
    let mut game = Game::new(start);
    let mut stopped = None;
    for word in moves.split(BETWEEN) {
        let played = word.parse::<Move>().ok().filter(|m| game.play(*m).is_ok());
        if played.is_none() {
            let (ply, word) = (game.plies().len(), word.chars().take(LONGEST_WORD).collect());
            stopped = Some(Stopped { sentence: "pgn-move-illegal".to_string(), line: 1, word, ply });
            break;
        }
    }
    let saved = SavedGame { game: game.record(), source: Source::Pgn, headings: Headings::default(), rival: None };
    GameEvent::Open(Box::new(saved), Opened { stopped, left: Vec::new() })
}

/// So many signs of what is no move are shown.
const LONGEST_WORD: usize = 12;
