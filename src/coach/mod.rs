//! Why a move was good or a mistake, in statements that the rules can replay. Explica um lance.
//!
//! A statement is a reason, the pieces it speaks of, and a line of moves at whose end it has come true. The search says
//! what a move is worth; the rules say why. What they cannot show is not said. Absent: sentences, which are
//! `locales/*/coach.ftl`, named by [`Statement::id`].

mod lookahead;
mod mate;
mod motif;
mod punish;
mod reason;
pub mod sight;

pub use lookahead::{Look, Lookahead};
pub use reason::{Reason, Statement};

use crate::chess::{Move, NotLegal, Position};

/// What is said of a move: the main reason first; none where nothing certain can be said. Explicação.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub statements: Vec<Statement>,
    /// The move and what follows by best play.
    pub line: Vec<Move>,
}

/// Explains moves. Explicador.
pub struct Coach {
    lookahead: Lookahead,
}

impl Coach {
    /// With so many nodes of the search for each position asked about.
    pub fn new(nodes: u64) -> Coach {
        Coach { lookahead: Lookahead::new(nodes) }
    }

    pub fn explain(&mut self, before: &Position, m: Move) -> Result<Explanation, NotLegal> {
        let after = before.play(m)?;
        let look = self.lookahead.look(&after);
        let mut line = vec![m];
        line.extend(&look.line);
        let best = self.lookahead.look(before);
        let statements = punish::mistakes(before, m, &after, &look, &best, &mut self.lookahead);
        Ok(Explanation { statements, line })
    }
}
