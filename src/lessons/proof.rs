//! A level played out by the rules from its first move to its end: the answer that is printed.

use std::sync::Arc;

use super::attempt::{Attempt, LevelEvent, Phase};
use super::game::Rules;
use super::model::Level;

/// A way of more moves than this is not written out.
const MOST: usize = 60;

/// A move of a way, with the board on which it is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Made<G: Rules> {
    /// Whoever makes the move is to move.
    pub board: G::Board,
    pub m: G::Move,
    /// Whether it is the other side's.
    pub is_reply: bool,
}

/// The way to the end of a level that is a task: the stored solution, or where there is none the good moves that the rules
/// find. Each of the pupil's moves is legal, the replies are the site's own, and the last move ends the level. `None` where
/// the rules see no such way at once, and where the level asks for something other than moves.
pub fn way<G: Rules>(level: &Arc<Level<G>>) -> Option<Vec<Made<G>>> {
    let task = level.task()?;
    let mut attempt = Attempt::new(level);
    let mut made = Vec::new();
    for _ in 0..MOST {
        let m = attempt.next_move(task).filter(|m| attempt.legal_moves().contains(m))?;
        made.push(Made { board: G::turned(&attempt.scene.setup, level.pupil()), m, is_reply: false });
        attempt.play(m);
        match attempt.phase {
            Phase::Done(_) => return Some(made),
            Phase::Missed(_) => return None,
            Phase::Open => {}
        }
        if let Some(reply) = attempt.reply {
            made.push(Made { board: attempt.scene.setup, m: reply, is_reply: true });
            attempt = attempt.update(LevelEvent::Reply);
        }
    }
    None
}
