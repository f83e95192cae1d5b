//! What to learn from a game: the moments at which most was lost or missed. Momentos da partida.
//!
//! Each move gets a short look; those that cost most get a long one, which may find that they cost nothing.

use super::lookahead::Look;
use super::{Coach, DECIDED, MISTAKE, Statement, tell};
use crate::chess::{Move, NotLegal, Position};
use crate::color::Color;

/// How many moments of a game are told at most.
pub const MOST: usize = 3;
/// A moment costs at least this much of the expected result, in thousandths.
const LEAST: i32 = 100;
/// A move is as good as the best one if it is worth so little less, in hundredths of a pawn; or in thousandths of the
/// expected result, where there is much of either.
const NEAR: i32 = 50;
/// How many moves are looked at that may be as good as the best one.
const MOST_GOOD: usize = 4;

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
        let costs = self.costs(start, moves)?;
        let mut positions = vec![*start];
        for m in moves {
            positions.push(positions[positions.len() - 1].play(*m)?);
        }
        let mut found = Vec::new();
        for ply in costliest(&costs, start.turn(), side, MOST) {
            found.extend(self.moment(&positions[ply], ply, moves[ply])?);
        }
        Ok(told(found, |moment| (moment.cost, moment.ply)))
    }

    /// What each of these moves costs of the expected result, in thousandths: 0 for what is no mistake.
    pub fn costs(&mut self, start: &Position, moves: &[Move]) -> Result<Vec<i32>, NotLegal> {
        let mut position = *start;
        let mut look = self.lookahead.look(&position);
        let mut costs = Vec::with_capacity(moves.len());
        for m in moves {
            let after = position.play(*m)?;
            let next = self.lookahead.look(&after);
            let chosen = look.line.first() != Some(m) && position.legal_moves().len() > 1;
            costs.push(if chosen { cost(&look, &next) } else { 0 });
            (position, look) = (after, next);
        }
        Ok(costs)
    }

    /// A closer look at one move; `None` if it is no moment after all.
    pub fn moment(&mut self, before: &Position, ply: usize, played: Move) -> Result<Option<Moment>, NotLegal> {
        let after = before.play(played)?;
        let (look, next) = (self.lookahead.look(before), self.lookahead.look(&after));
        let cost = cost(&look, &next);
        if cost < LEAST || look.line.first() == Some(&played) {
            return Ok(None);
        }
        let mut statements = self.explain(before, played)?.statements;
        statements.retain(|statement| statement.reason.is_mistake());
        Ok(Some(Moment { ply, played, best: look.line, cost, statements }))
    }

    /// Whether a move is as good as the best one, by little or by what both lead to: two moves that win are.
    pub fn is_good(&mut self, before: &Position, m: Move) -> Result<bool, NotLegal> {
        let after = before.play(m)?;
        let best = self.lookahead.look(before);
        Ok(best.line.first() == Some(&m) || near(&best, &self.lookahead.look(&after)))
    }

    /// The best move, and the others that are as good, at most a handful.
    pub fn good_moves(&mut self, before: &Position) -> Vec<Move> {
        let best = self.lookahead.look(before);
        let mut good: Vec<Move> = best.line.first().copied().into_iter().collect();
        // Slower mates are far from the fastest by their scores alone.
        let others = self.lookahead.nearly(before, i32::MAX / 4);
        let worth = |look: &Look| tell(look.score);
        let others = others.into_iter().filter(|other| worth(&best) - worth(other) <= 3 * NEAR).take(MOST_GOOD);
        for m in others.filter_map(|other| other.line.first().copied()) {
            let after = before.play(m).ok();
            if !good.contains(&m) && after.is_some_and(|after| near(&best, &self.lookahead.look(&after))) {
                good.push(m);
            }
        }
        good
    }
}

/// The places of the moves of this side that cost most, at most so many, by what they cost.
pub fn costliest(costs: &[i32], begins: Color, side: Option<Color>, most: usize) -> Vec<usize> {
    let turn = |ply: usize| if ply.is_multiple_of(2) { begins } else { !begins };
    let asked = |ply: &usize| side.is_none_or(|side| side == turn(*ply)) && costs[*ply] >= LEAST;
    let mut places: Vec<usize> = (0..costs.len()).filter(asked).collect();
    places.sort_by_key(|ply| (-costs[*ply], *ply));
    places.truncate(most);
    places
}

/// The moments that are told of those found, in the order in which they were played: those that cost most. `weight` gives
/// what one cost, and the index of its move.
pub fn told<T>(mut found: Vec<T>, weight: impl Fn(&T) -> (i32, usize)) -> Vec<T> {
    found.sort_by_key(|moment| {
        let (cost, ply) = weight(moment);
        (-cost, ply)
    });
    found.truncate(MOST);
    found.sort_by_key(|moment| weight(moment).1);
    found
}

/// What a move costs: the expected result before it less the one after it, if it loses more than a player would call little.
fn cost(before: &Look, after: &Look) -> i32 {
    let (best, played) = (tell(before.score), tell(-after.score));
    if best - played < MISTAKE { 0 } else { expected(best) - expected(played) }
}

fn near(best: &Look, after: &Look) -> bool {
    let (best, played) = (tell(best.score), tell(-after.score));
    best - played <= NEAR || expected(best) - expected(played) <= NEAR
}

/// The expected result at this score, 0 for a loss, 1000 for a win.
fn expected(score: i32) -> i32 {
    if score.abs() >= DECIDED {
        return if score > 0 { 1_000 } else { 0 };
    }
    500 + 500 * score / (score.abs() + 250)
}
