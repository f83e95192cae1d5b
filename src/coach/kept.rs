//! A statement as it is sent and kept: the reason's id, the pieces it speaks of, the moves that show it.

use serde::{Deserialize, Serialize};

use super::{Reason, Statement};
use crate::chess::legality::Standing;
use crate::chess::{Move, Position, Role};
use crate::square::Square;

/// A piece by its name and its square.
type Piece = Option<(String, Square)>;

/// A statement that nobody has looked at yet: it may come from a record or another thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told(String, [Piece; 3], Vec<Move>);

impl From<&Statement> for Told {
    fn from(statement: &Statement) -> Told {
        let piece = |standing: Option<Standing>| standing.map(|piece| (piece.role.name().to_string(), piece.square));
        let pieces = [statement.by, statement.piece, statement.other].map(piece);
        Told(statement.reason.name().to_string(), pieces, statement.line.clone())
    }
}

impl Told {
    /// The statement about this position; `None` for what the rules cannot replay there.
    pub fn read(self, before: &Position) -> Option<Statement> {
        let Told(reason, [by, piece, other], line) = self;
        let statement = Statement::new(Reason::from_name(&reason)?, &line);
        let statement = statement.by(standing(by)).piece(standing(piece)).other(standing(other));
        statement.replay(before).is_ok().then_some(statement)
    }
}

fn standing(piece: Piece) -> Option<Standing> {
    let (role, square) = piece?;
    let role = Role::ALL.into_iter().find(|one| one.name() == role)?;
    Some(Standing { role, square })
}
