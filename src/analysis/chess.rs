//! Which move an opponent plays at chess: the question and the answer as texts.

use engine::endings::{Ending, Outcome};
use engine::{Level, MATE, Search};
use serde::{Deserialize, Serialize};

use super::endings::with_table;
use crate::chess::{Game, Move, Position, chess960};

/// Positions in the search's table: 1.5 MB, as in the matches that measured the opponents.
const TABLE: usize = 1 << 16;

/// The question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChessQuestion {
    /// As [`chess960::marked`] writes it.
    start: String,
    moves: Vec<Move>,
    level: String,
    seed: u64,
}

/// The score for the opponent in hundredths of a pawn, and the move.
pub(super) type Said = (i32, Move);

impl ChessQuestion {
    pub(super) fn new(game: &Game, level: Level, seed: u64) -> ChessQuestion {
        let moves = game.plies().iter().map(|ply| ply.m).collect();
        ChessQuestion { start: chess960::marked(game.start()), moves, level: level.id().to_string(), seed }
    }

    pub(super) fn answer(&self) -> Option<Said> {
        let mut now = chess960::from_marked(&self.start).ok()?;
        let mut past = Vec::new();
        for m in &self.moves {
            past.push(*now.board());
            now = now.play(*m).ok()?;
        }
        let level = Level::from_id(&self.level)?;
        if level.knows_endings()
            && let Some(known) = from_table(now.board(), self.seed)
        {
            return Some(known);
        }
        let halfmoves = u16::try_from(now.halfmoves()).unwrap_or(u16::MAX);
        let position = engine::Position::new(*now.board(), halfmoves, &past);
        let chosen = Search::new(TABLE).pick_move(&position, level, self.seed)?;
        let m = Move::from_indices(chosen.m.from, chosen.m.to, chosen.m.promotion)?;
        Some((chosen.score, m))
    }
}

/// A move that no other is better than, and what it is worth; `None` where no table holds the position, or its table takes
/// longer to make than an opponent may think.
fn from_table(board: &engine::Board, seed: u64) -> Option<Said> {
    let ending = Ending::of(board).filter(|ending| *ending != Ending::Kqkp)?;
    let best = with_table(ending, |table| table.best(board))?;
    let at = usize::try_from(seed).unwrap_or_default().checked_rem(best.len())?;
    let (m, outcome) = best.get(at)?;
    let score = match *outcome {
        Outcome::Won(plies) => MATE - i32::from(plies),
        Outcome::Lost(plies) => i32::from(plies) - MATE,
        Outcome::Drawn => 0,
    };
    Some((score, Move::from_indices(m.from, m.to, m.promotion)?))
}

/// The answer about this position taken apart; `None` unless its move is legal.
pub fn read_chess(position: &Position, answer: &str) -> Option<(Move, i32)> {
    let (score, m): Said = serde_json::from_str(answer).ok()?;
    position.is_legal(m).then_some((m, score))
}
