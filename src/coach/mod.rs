//! Why a move was good or a mistake, in statements that the rules can replay. Explica um lance.
//!
//! A statement is a reason, the pieces it speaks of, and a line of moves at whose end it has come true. The search says
//! what a move is worth; the rules say why. What they cannot show is not said. Absent: sentences, which are
//! `locales/*/coach.ftl`, named by [`Statement::id`].

mod kept;
mod lookahead;
mod mate;
mod merit;
pub mod moments;
mod motif;
mod punish;
mod reason;
mod replay;
pub mod sight;

pub use kept::Told;
pub use lookahead::{Look, Lookahead};
pub use mate::mating_moves;
pub use moments::Moment;
pub use reason::{NONE_ID, Reason, Statement, message_id};
pub use replay::Unshown;

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

    /// The best move that it finds; `None` where the game is over.
    pub fn best(&mut self, position: &Position) -> Option<Move> {
        self.lookahead.look(position).line.first().copied()
    }

    pub fn explain(&mut self, before: &Position, m: Move) -> Result<Explanation, NotLegal> {
        let after = before.play(m)?;
        let (statements, line) = match punish::mate(&after) {
            // A short mate is found without the search, which then need only say whether it could be put off.
            Some(found) => {
                let best = self.lookahead.glance(before);
                let statement = punish::allowed_mate(m, &after, &found, &best);
                (statement.into_iter().collect(), found)
            }
            None => self.judge(before, m, &after),
        };
        // What the rules cannot show is not said.
        let statements = statements.into_iter().filter(|statement| statement.replay(before).is_ok()).collect();
        Ok(Explanation { statements, line: [vec![m], line].concat() })
    }

    /// What is said, and what follows the move.
    fn judge(&mut self, before: &Position, m: Move, after: &Position) -> (Vec<Statement>, Vec<Move>) {
        let best = self.lookahead.look(before);
        if let Some(end) = merit::ends(m, after, best.score) {
            return (vec![end], Vec::new());
        }
        let look = self.lookahead.look(after);
        if let Some(mate) =
            punish::longer_mate(after, &look).and_then(|found| punish::allowed_mate(m, after, &found, &best))
        {
            return (vec![mate], look.line);
        }
        (self.weigh(before, m, after, &look, &best), look.line)
    }

    fn weigh(&mut self, before: &Position, m: Move, after: &Position, look: &Look, best: &Look) -> Vec<Statement> {
        let lost = tell(best.score) - tell(-look.score);
        let least = if punish::loses_piece(before, m, after, look) { GIVES_PIECE } else { MISTAKE };
        if lost < least {
            return merit::merits(before, m, after, look, &mut self.lookahead);
        }
        let missed = punish::missed(before, best);
        let punished = punish::devices(before, m, after, look, &mut self.lookahead);
        // What was missed matters more than what was given away, if the game goes on even.
        let stands = -look.score > -100;
        let mate = missed.first().is_some_and(|first| first.reason == Reason::MissesMate);
        let little = punish::won(before, m, after, look) < 200;
        match stands && (mate || little) {
            true => missed.into_iter().chain(punished).collect(),
            false => punished.into_iter().chain(missed).collect(),
        }
    }
}

/// What a mistake loses at least, in hundredths of a pawn.
const MISTAKE: i32 = 120;
/// The same where a piece is taken at once and nothing for it.
const GIVES_PIECE: i32 = 80;
/// Beyond this a game is decided, and more or less of it is no matter.
const DECIDED: i32 = 1_000;

/// A score as far as it matters: a slower mate is not worse, nor a lost position more lost.
fn tell(score: i32) -> i32 {
    score.clamp(-DECIDED, DECIDED)
}
