//! What to learn from a game: the moments at which most was lost or missed. Momentos da partida.

use super::lookahead::Look;
use super::{Coach, DECIDED, MISTAKE, Statement, tell};
use crate::chess::{Move, NotLegal, Position};
use crate::color::Color;

/// How many moments of a game are told at most.
const MOST: usize = 3;
/// A moment costs at least this much of the expected result, in thousandths.
const LEAST: i32 = 100;

/// A move after which the game stood worse than it had to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The index of the move in the game, 0 for the first.
    pub ply: usize,
    pub played: Move,
    /// The best move in its place and what would have followed.
    pub best: Vec<Move>,
    /// What the move cost of the expected result, in thousandths of a win.
    pub cost: i32,
    /// Why, the main reason first; none where nothing certain can be said.
    pub statements: Vec<Statement>,
}

impl Coach {
    /// At most three moves of a game, of one side or of both, in the order in which they were played. A slower mate costs
    /// nothing, and a game that is decided cannot be lost again.
    pub fn moments(&mut self, start: &Position, moves: &[Move], side: Option<Color>) -> Result<Vec<Moment>, NotLegal> {
        let mut position = *start;
        let mut look = self.lookahead.look(&position);
        let mut found: Vec<(Position, Moment)> = Vec::new();
        for (ply, m) in moves.iter().enumerate() {
            let after = position.play(*m)?;
            let next = self.lookahead.look(&after);
            let cost = cost(&look, &next);
            let asked = side.is_none_or(|side| side == position.turn());
            if asked && cost >= LEAST && position.legal_moves().len() > 1 && look.line.first() != Some(m) {
                let moment = Moment { ply, played: *m, best: look.line, cost, statements: Vec::new() };
                found.push((position, moment));
            }
            (position, look) = (after, next);
        }
        found.sort_by_key(|(_, moment)| (-moment.cost, moment.ply));
        found.truncate(MOST);
        found.sort_by_key(|(_, moment)| moment.ply);
        let mut moments = Vec::new();
        for (position, mut moment) in found {
            moment.statements = self.explain(&position, moment.played)?.statements;
            moment.statements.retain(|statement| statement.reason.is_mistake());
            moments.push(moment);
        }
        Ok(moments)
    }
}

/// What a move costs: the expected result before it less the one after it, if it loses more than a player would call little.
fn cost(before: &Look, after: &Look) -> i32 {
    let (best, played) = (tell(before.score), tell(-after.score));
    if best - played < MISTAKE { 0 } else { expected(best) - expected(played) }
}

/// The expected result at this score, 0 for a loss, 1000 for a win.
fn expected(score: i32) -> i32 {
    if score.abs() >= DECIDED {
        return if score > 0 { 1_000 } else { 0 };
    }
    500 + 500 * score / (score.abs() + 250)
}
