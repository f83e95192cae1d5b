//! Which move an opponent plays at chess: the question and the answer as texts.

use engine::{Level, Search};
use serde::{Deserialize, Serialize};

use crate::chess::{Game, Move, Position};

/// Positions in the search's table: 1.5 MB, as in the matches that measured the opponents.
const TABLE: usize = 1 << 16;

/// The question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// As FEN.
    start: String,
    moves: Vec<Move>,
    level: String,
    seed: u64,
}

/// The score for the opponent in hundredths of a pawn, and the move.
pub(super) type Said = (i32, Move);

impl Asked {
    pub(super) fn new(game: &Game, level: Level, seed: u64) -> Asked {
        let moves = game.plies().iter().map(|ply| ply.m).collect();
        Asked { start: game.start().fen(), moves, level: level.id().to_string(), seed }
    }

    pub(super) fn answer(&self) -> Option<Said> {
        let mut now = Position::from_fen(&self.start).ok()?;
        let mut past = Vec::new();
        for m in &self.moves {
            past.push(*now.board());
            now = now.play(*m).ok()?;
        }
        let halfmoves = u16::try_from(now.halfmoves()).unwrap_or(u16::MAX);
        let position = engine::Position::new(*now.board(), halfmoves, &past);
        let chosen = Search::new(TABLE).pick_move(&position, Level::from_id(&self.level)?, self.seed)?;
        let m = Move::from_indices(chosen.m.from, chosen.m.to, chosen.m.promotion)?;
        Some((chosen.score, m))
    }
}

/// The answer about this position taken apart; `None` unless its move is legal.
pub fn read_chess(position: &Position, answer: &str) -> Option<(Move, i32)> {
    let (score, m): Said = serde_json::from_str(answer).ok()?;
    position.is_legal(m).then_some((m, score))
}
