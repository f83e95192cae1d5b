//! What is to be learnt from a game: asked part by part, so that no question is long, and the answers as texts.

use serde::{Deserialize, Serialize};

use super::coach::{NODES, Said};
use crate::chess::{Move, NotLegal, Position, chess960};
use crate::coach::moments::{MOST, costliest, told};
use crate::coach::{Coach, Statement, Told};
use crate::color::Color;
use crate::play::chess::Advice;

/// How many nodes each position of a whole game gets.
const SHORT: u64 = 8_000;
/// How many moves are looked at for one question.
const AT_ONCE: usize = 16;
/// How many moves get a long look: one more than are told, since it may find that a move was good.
const LONG_LOOKS: usize = MOST + 1;

/// What can be asked; positions are written as [`chess960::marked`] writes them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum MomentQuestion {
    /// What each of these moves from this position costs. The answer is `Vec<i32>`.
    Costs(String, Vec<Move>),
    /// Whether this move is a moment. The answer is an `Option<Closer>`.
    Closer(String, Move),
    /// Whether this move is as good as the best one, and why. The answer is a `(bool, Said)`.
    Tried(String, Move),
}

/// What a long look says of a move.
#[derive(Serialize, Deserialize)]
struct Closer {
    cost: i32,
    /// The best move first.
    good: Vec<Move>,
    why: Option<Told>,
}

impl MomentQuestion {
    pub(super) fn text(&self) -> String {
        text(self).unwrap_or_default()
    }

    pub(super) fn answer(&self) -> Option<String> {
        let position = |fen: &str| chess960::from_marked(fen).ok();
        match self {
            MomentQuestion::Costs(fen, moves) => text(&Coach::new(SHORT).costs(&position(fen)?, moves).ok()?),
            MomentQuestion::Closer(fen, m) => text(&closer(&position(fen)?, *m).ok()?),
            MomentQuestion::Tried(fen, m) => {
                let (before, mut coach) = (position(fen)?, Coach::new(NODES));
                let good = coach.is_good(&before, *m).ok()?;
                text(&(good, Said::of(&mut coach, &before, *m)?))
            }
        }
    }
}

fn text(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok()
}

fn closer(before: &Position, played: Move) -> Result<Option<Closer>, NotLegal> {
    let mut coach = Coach::new(NODES);
    let Some(moment) = coach.moment(before, 0, played)? else { return Ok(None) };
    // As many nodes as a try gets: what is good here is good there.
    let mut good = coach.good_moves(before);
    good.retain(|m| *m != played);
    Ok(Some(Closer { cost: moment.cost, good, why: moment.statements.first().map(Told::from) }))
}

/// The answer about a move that was tried in this position: whether it is as good as the best one, and why. `None` where
/// the answer is about something else.
pub fn read_tried(before: &Position, m: Move, answer: &str) -> Option<(bool, Advice)> {
    let (good, said) = serde_json::from_str::<(bool, Said)>(answer).ok()?;
    said.read(before).filter(|advice| advice.m == m).map(|advice| (good, advice))
}

/// A moment of a game, as it is asked again.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The index of the move in the game, 0 for the first.
    pub ply: usize,
    pub before: Position,
    pub played: Move,
    /// Moves that are as good as the best one, which is the first; never empty.
    pub good: Vec<Move>,
    /// What was wrong with the move; `None` where nothing certain can be said.
    pub why: Option<Statement>,
    cost: i32,
}

/// Which questions a game still needs, and what has been found. Levantamento.
#[derive(Clone, Debug, PartialEq)]
pub struct Survey {
    /// Before each move.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// Whose moves are asked about; both sides' where there is none.
    side: Option<Color>,
    /// What the moves cost, of as many as are known.
    costs: Vec<i32>,
    /// The places of the moves that get a long look, and how many have had it.
    closer: Option<(Vec<usize>, usize)>,
    found: Vec<Found>,
}

impl Survey {
    pub fn new(start: &Position, moves: Vec<Move>, side: Option<Color>) -> Result<Survey, NotLegal> {
        let mut positions = Vec::with_capacity(moves.len());
        let mut now = *start;
        for m in &moves {
            positions.push(now);
            now = now.play(*m)?;
        }
        let mut survey = Survey { positions, moves, side, costs: Vec::new(), closer: None, found: Vec::new() };
        survey.settle();
        Ok(survey)
    }

    /// What is to be asked now, as text; `None` once all is known.
    pub(super) fn asks(&self) -> Option<String> {
        let asked = match &self.closer {
            None => {
                let from = self.costs.len();
                let moves = self.moves.iter().skip(from).take(AT_ONCE).copied().collect();
                MomentQuestion::Costs(chess960::marked(self.positions.get(from)?), moves)
            }
            Some((places, done)) => {
                let ply = *places.get(*done)?;
                MomentQuestion::Closer(chess960::marked(self.positions.get(ply)?), *self.moves.get(ply)?)
            }
        };
        text(&asked)
    }

    /// Takes the answer to the question; `false` where it is none, and the same question stays.
    pub fn answered(&mut self, answer: &str) -> bool {
        let read = match &self.closer {
            None => self.takes_costs(answer),
            Some((places, done)) => match places.get(*done) {
                Some(ply) => self.takes_closer(*ply, answer),
                None => false,
            },
        };
        self.settle();
        read
    }

    fn takes_costs(&mut self, answer: &str) -> bool {
        let wanted = (self.moves.len() - self.costs.len()).min(AT_ONCE);
        let costs = serde_json::from_str::<Vec<i32>>(answer).ok().filter(|costs| costs.len() == wanted);
        let read = costs.is_some();
        self.costs.extend(costs.into_iter().flatten());
        read
    }

    fn takes_closer(&mut self, ply: usize, answer: &str) -> bool {
        let (Some(closer), Some(before), Some(played)) =
            (serde_json::from_str::<Option<Closer>>(answer).ok(), self.positions.get(ply), self.moves.get(ply))
        else {
            return false;
        };
        if let Some(Closer { cost, good, why }) = closer {
            let legal = !good.is_empty() && good.iter().all(|m| before.is_legal(*m));
            let why = why.and_then(|told| told.read(before));
            if !legal {
                return false;
            }
            self.found.push(Found { ply, before: *before, played: *played, good, why, cost });
        }
        if let Some((_, done)) = &mut self.closer {
            *done += 1;
        }
        true
    }

    /// Once every cost is known, chooses what gets a long look.
    fn settle(&mut self) {
        if self.closer.is_none() && self.costs.len() == self.moves.len() {
            let begins = self.positions.first().map_or(Color::White, Position::turn);
            self.closer = Some((costliest(&self.costs, begins, self.side, LONG_LOOKS), 0));
        }
    }

    /// How many moves have been looked at, of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.costs.len(), self.moves.len())
    }

    /// At most three moments, in the order in which they were played.
    pub fn found(self) -> Vec<Found> {
        told(self.found, |found| (found.cost, found.ply))
    }
}
