//! A win in so many moves, played out: whether a move still wins in time, and the longest defence against it.

use crate::draughts::search::{longest_defence, win_distance, wins_in};
use crate::draughts::{Move, Position};

/// What comes of a move that should win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Defence {
    /// The other side has no piece or no move left: JSS 2.9.1, 2.9.2.
    Won(Position),
    /// It does not win in time any more: not after this reply; `None` where no move is left to be made.
    Lost(Option<Move>),
    /// The move wins in time; the other side replies so as to lose as late as it can.
    Reply {
        /// After the move, before the reply.
        between: Position,
        reply: Move,
        after: Position,
        /// Own moves that are left.
        left: u32,
    },
}

/// Answers `m`, of which so many are left, this one too; `None` where it is not legal.
pub fn defend(position: &Position, m: Move, moves: u32) -> Option<Defence> {
    let between = position.play(m)?;
    let left = moves.saturating_sub(1);
    let Some(reply) = longest_defence(&between, left) else { return Some(Defence::Won(between)) };
    let after = between.play(reply)?;
    if win_distance(&after, left).is_none() {
        return Some(Defence::Lost(Some(reply).filter(|_| left > 0)));
    }
    Some(Defence::Reply { between, reply, after, left })
}

/// The moves of a win in so many own moves, each with the position before it: the first one is given, the defence is the
/// longest. `None` where it does not win in time.
pub fn winning_line(position: Position, first: Move, moves: u32) -> Option<Vec<(Position, Move)>> {
    let mut line = Vec::new();
    let (mut now, mut m, mut left) = (position, first, moves);
    loop {
        line.push((now, m));
        match defend(&now, m, left)? {
            Defence::Won(_) => return Some(line),
            Defence::Lost(_) => return None,
            Defence::Reply { between, reply, after, left: rest } => {
                line.push((between, reply));
                (now, left) = (after, rest);
                m = (1..=left).find_map(|count| wins_in(&now, count).into_iter().next())?;
            }
        }
    }
}
