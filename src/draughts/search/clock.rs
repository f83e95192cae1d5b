//! How near a draw by counted moves is, for the search. Lei dos vinte lances, forçada. JSS 2.11

use super::evaluate::count;
use crate::draughts::game::{RIO, TWELVE, TWENTY};
use crate::draughts::moves::Board;

const QUIET: u8 = TWENTY as u8;
const FORCED: u8 = TWELVE as u8;

/// The two counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    /// Of Black, then of White.
    quiet: [u8; 2],
    /// Whether the three damas are White's, and their moves since they hold the rio.
    forced: Option<(bool, u8)>,
}

/// Whether the side of three damas against one is White, if it has one of them on the rio.
fn holds(board: &Board) -> Option<bool> {
    let side = match board.damas.map(u64::count_ones) {
        _ if (board.men[0] | board.men[1]) != 0 => return None,
        [3, 1] => 0,
        [1, 3] => 1,
        _ => return None,
    };
    (board.damas[side] & RIO.0 != 0).then_some(board.up == (side == 0))
}

impl Clock {
    /// The counts after a game.
    pub(super) fn of(past: &[Board], now: &Board) -> Clock {
        let seen = |clock: Clock, board: &Board| if board.can_capture() { clock.given() } else { clock };
        let mut before = past.first().unwrap_or(now);
        let mut clock = Clock { forced: holds(before).map(|white| (white, 0)), ..Clock::default() };
        for board in past.iter().chain([now]).skip(1) {
            clock = seen(clock, before).after(before, board);
            before = board;
        }
        seen(clock, now)
    }

    /// The counts after a move from one position to the next.
    pub(super) fn after(self, before: &Board, now: &Board) -> Clock {
        let mut next = self;
        if before.men != [now.men[1], now.men[0]] || count(before) != count(now) {
            next.quiet = [0; 2];
        } else {
            let count = &mut next.quiet[usize::from(before.up)];
            *count = count.saturating_add(1);
        }
        next.forced = match self.forced {
            Some((white, count)) => Some((white, count.saturating_add(u8::from(white == before.up)))),
            None => holds(now).map(|white| (white, 0)),
        };
        next
    }

    /// A piece was given away, so the count begins again. JSS 2.11.1
    pub(super) const fn given(mut self) -> Clock {
        self.quiet = [0; 2];
        self
    }

    /// Whether the position is drawn, provided that the side to move has a move.
    pub(super) fn is_draw(&self) -> bool {
        self.quiet[0].max(self.quiet[1]) >= QUIET || self.forced.is_some_and(|(_, count)| count >= FORCED)
    }

    /// How many moves are left for a win.
    pub(super) fn left(&self) -> u8 {
        let quiet = QUIET.saturating_sub(self.quiet[0].max(self.quiet[1]));
        self.forced.map_or(quiet, |(_, count)| quiet.min(FORCED.saturating_sub(count)))
    }

    /// A number for the table that differs between counts near a draw; else 0.
    pub(super) fn stamp(&self) -> u64 {
        let quiet = self.quiet[0].max(self.quiet[1]);
        match self.forced {
            None if quiet < 8 => 0,
            forced => u64::from(quiet) << 8 | forced.map_or(0xff, |(_, count)| u64::from(count)),
        }
    }
}
