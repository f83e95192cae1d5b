//! How near a draw by counted moves is. Lei dos vinte lances, forçada. JSS 2.11

use crate::draughts::RIO;
use crate::draughts::moves::Board;

/// Dama moves of one side, with no man moved and nothing captured, that make a draw. JSS 2.11.1
const QUIET: u8 = 20;
/// Moves that three damas have against one. JSS 2.11.2
const FORCED: u8 = 12;

/// The two counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clock {
    /// Of Black, then of White.
    quiet: [u8; 2],
    /// Whether the three damas are White's, and their moves since they held the rio.
    forced: Option<(bool, u8)>,
}

/// Whether the side of three damas against one is White, when it has one of them on the rio.
fn holds(board: &Board) -> Option<bool> {
    let side = match board.damas.map(u64::count_ones) {
        _ if (board.men[0] | board.men[1]) != 0 => return None,
        [3, 1] => 0,
        [1, 3] => 1,
        _ => return None,
    };
    (board.damas[side] & RIO.0 != 0).then_some(board.up == (side == 0))
}

const fn pieces(board: &Board) -> u32 {
    (board.men[0] | board.men[1] | board.damas[0] | board.damas[1]).count_ones()
}

impl Clock {
    /// The counts that a game has come to.
    pub(super) fn of(past: &[Board], now: &Board) -> Clock {
        let mut clock = Clock::default();
        let mut before: Option<&Board> = None;
        for now in past.iter().chain([now]) {
            clock = match before {
                Some(before) => clock.after(before, now),
                None => Clock { forced: holds(now).map(|white| (white, 0)), ..clock },
            };
            if now.can_capture() {
                clock = clock.given();
            }
            before = Some(now);
        }
        clock
    }

    /// The counts after a move has led from one position to the next.
    pub(super) fn after(self, before: &Board, now: &Board) -> Clock {
        let mut next = self;
        if before.men != [now.men[1], now.men[0]] || pieces(before) != pieces(now) {
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

    /// Something is to be captured: it was given away, and the count begins anew. JSS 2.11.1
    pub(super) const fn given(mut self) -> Clock {
        self.quiet = [0; 2];
        self
    }

    /// Whether the position is drawn, if the side to move still has a move.
    pub(super) fn is_draw(&self) -> bool {
        self.quiet[0].max(self.quiet[1]) >= QUIET || self.forced.is_some_and(|(_, count)| count >= FORCED)
    }

    /// How many more moves there are for a win.
    pub(super) fn left(&self) -> u8 {
        let quiet = QUIET.saturating_sub(self.quiet[0].max(self.quiet[1]));
        self.forced.map_or(quiet, |(_, count)| quiet.min(FORCED.saturating_sub(count)))
    }

    /// Tells counts apart where they begin to matter; else 0.
    pub(super) fn stamp(&self) -> u64 {
        let quiet = self.quiet[0].max(self.quiet[1]);
        match self.forced {
            None if quiet < 8 => 0,
            forced => u64::from(quiet) << 8 | forced.map_or(0xff, |(_, count)| u64::from(count)),
        }
    }
}
