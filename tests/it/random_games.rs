//! Games of random legal moves, for the properties that must hold in any position.

use lance_legal::chess::Position;
use lance_legal::chess::game::Game;
use proptest::prelude::*;

/// Numbers that choose the moves of a game.
pub fn picks(most: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 1..=most)
}

/// The game in which each number chooses among the legal moves, as far as the game goes.
pub fn game_of(start: &Position, picks: &[u16]) -> Game {
    let mut game = Game::new(*start);
    for pick in picks {
        if game.status().is_some() {
            break;
        }
        let moves = game.position().legal_moves();
        game.play(moves[usize::from(*pick) % moves.len()]).expect("a legal move");
    }
    game
}
