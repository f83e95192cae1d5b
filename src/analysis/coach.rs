//! Why a move of chess was made, or which is the best: the question and the answer as texts.

use serde::{Deserialize, Serialize};

use crate::chess::legality::Standing;
use crate::chess::{Move, Position, Role};
use crate::coach::{Coach, Reason, Statement};
use crate::play::chess::Advice;
use crate::square::Square;

/// How many nodes of the search a position gets: about a tenth of a second of a fast computer. docs/figures.md measures with as
/// many.
const NODES: u64 = 100_000;

/// The question: the position as FEN, and the move to explain; the best one where there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    before: String,
    m: Option<Move>,
}

/// A piece by its name and its square.
type Piece = Option<(String, Square)>;

/// The answer: the move and what follows; the reason with the pieces it speaks of and the moves that show it.
#[derive(Serialize, Deserialize)]
pub(super) struct Said {
    line: Vec<Move>,
    statement: Option<(String, [Piece; 3], Vec<Move>)>,
}

impl Asked {
    pub(super) fn new(before: &Position, m: Option<Move>) -> Asked {
        Asked { before: before.fen(), m }
    }

    pub(super) fn answer(&self) -> Option<Said> {
        let before = Position::from_fen(&self.before).ok()?;
        let mut coach = Coach::new(NODES);
        let m = self.m.or_else(|| coach.best(&before))?;
        let explained = coach.explain(&before, m).ok()?;
        let piece = |standing: Option<Standing>| standing.map(|piece| (piece.role.name().to_string(), piece.square));
        let statement = explained.statements.into_iter().next().map(|statement| {
            let pieces = [statement.by, statement.piece, statement.other].map(piece);
            (statement.reason.name().to_string(), pieces, statement.line)
        });
        Some(Said { line: explained.line, statement })
    }
}

/// The answer about this position taken apart. `None` unless its moves are legal; a statement that the rules cannot
/// replay is left out.
pub fn read_advice(before: &Position, answer: &str) -> Option<Advice> {
    let Said { line, statement } = serde_json::from_str(answer).ok()?;
    let m = *line.first()?;
    let mut now = *before;
    for m in &line {
        now = now.play(*m).ok()?;
    }
    let standing = |piece: Piece| {
        piece.and_then(|(role, square)| {
            let role = Role::ALL.into_iter().find(|one| one.name() == role)?;
            Some(Standing { role, square })
        })
    };
    let statement = statement.and_then(|(reason, [by, piece, other], line)| {
        let statement = Statement::new(Reason::from_name(&reason)?, &line);
        let statement = statement.by(standing(by)).piece(standing(piece)).other(standing(other));
        statement.replay(before).is_ok().then_some(statement)
    });
    Some(Advice { before: *before, m, statement, line })
}
