//! A game with the clock beside it: each move presses it, the site's too, and the end of the game stops it.
//!
//! The times are those of the clock on the table; the game keeps none. Absent: pressing by hand.

use crate::clock::{Clock, ClockEvent, Running};
use crate::play::clock::{go, stand};
use crate::play::{Played, Rules, Session};

/// What a change of the game does to its clock, in this order. A move starts a clock that stands. Taking a move back
/// stops both clocks until the next move, with the times they show.
pub fn follow<G: Rules>(before: &Session<G>, after: &Session<G>, clock: &Clock) -> Vec<ClockEvent> {
    let turn = G::Game::turn(after.game.position());
    let (were, are) = (before.game.ply_count(), after.game.ply_count());
    let ends = before.game.status().is_none() && after.game.status().is_some();
    if before.clock.is_none() {
        return Vec::new();
    }
    if after.clock.is_none() || ends {
        return vec![ClockEvent::Pause];
    }
    if are < were {
        return if clock.running() == Running::Waiting { Vec::new() } else { vec![stand(clock, turn)] };
    }
    if are == were {
        return Vec::new();
    }
    let press = ClockEvent::Press(!turn);
    let sites = after.rival.is_some_and(|rival| rival.side == !turn);
    match clock.running() {
        Running::Side(side) if side == !turn => vec![press],
        Running::Waiting => [go(clock, !turn), vec![press]].concat(),
        // The site's answer does not start a clock that somebody stopped meanwhile.
        Running::Paused(_) if sites => vec![stand(clock, turn)],
        Running::Paused(_) => vec![stand(clock, !turn), ClockEvent::Resume, press],
        // The clock of the side to move runs already, or a flag is down.
        Running::Side(_) | Running::Flagged(_) => Vec::new(),
    }
}
