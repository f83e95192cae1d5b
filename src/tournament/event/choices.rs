//! What the organiser decides besides the players: what breaks ties, who may not meet, and whether points are lent in the first
//! rounds.

use super::model::{Event, EventError, Format, MOST_BANS, MOST_TIES, Note};
use crate::tournament::baku::{lent_by_baku, upper_half};
use crate::tournament::card::Ban;
use crate::tournament::ties::Tie;

impl Event {
    /// The criteria of FIDE, in their order; `None` for the usual ones. They can change at any time.
    ///
    /// # Errors
    /// One twice, one that says nothing in this system, or too many.
    pub fn choose_ties(&mut self, ties: Option<Vec<Tie>>) -> Result<(), EventError> {
        for (at, tie) in ties.iter().flatten().enumerate() {
            if at >= MOST_TIES {
                return Err(EventError::TooManyTies(MOST_TIES));
            }
            let earlier = ties.iter().flatten().take(at);
            if !tie.suits(self.system()) || earlier.clone().any(|other| other == tie) {
                return Err(EventError::Unknown);
            }
        }
        self.ties = ties;
        Ok(())
    }

    /// Two players may not meet, from the next round on. Twice the same is once.
    ///
    /// # Errors
    /// Another system, nobody of this number, or too many such pairs.
    pub fn keep_apart(&mut self, one: usize, other: usize) -> Result<(), EventError> {
        if self.format != Format::Swiss {
            return Err(EventError::NotSwiss);
        }
        if one == other || one.max(other) >= self.players.len() {
            return Err(EventError::Unknown);
        }
        if self.apart.iter().any(|ban| ban.keeps_apart(one, other) && *ban == Ban::always(ban.players)) {
            return Ok(());
        }
        if self.apart.len() >= MOST_BANS {
            return Err(EventError::TooManyBans(MOST_BANS));
        }
        self.apart.push(Ban::always((one.min(other), one.max(other))));
        if self.has_begun() {
            self.log.push(Note::Apart { round: self.rounds.len(), one, other });
        }
        Ok(())
    }

    /// Takes back that two players may not meet. `at` counts from 0.
    ///
    /// # Errors
    /// There is none at this place.
    pub fn let_meet(&mut self, at: usize) -> Result<(), EventError> {
        if at >= self.apart.len() {
            return Err(EventError::Unknown);
        }
        let (one, other) = self.apart.remove(at).players;
        if self.has_begun() {
            self.log.push(Note::Together { round: self.rounds.len(), one, other });
        }
        Ok(())
    }

    /// Whether points are lent to the upper half, which is known once the first round is paired.
    ///
    /// # Errors
    /// Another system, or it has begun.
    pub fn accelerate(&mut self, accelerated: bool) -> Result<(), EventError> {
        if self.format != Format::Swiss {
            return Err(EventError::NotSwiss);
        }
        if self.has_begun() {
            return Err(EventError::Begun);
        }
        self.accelerated = accelerated;
        self.players.iter_mut().for_each(|player| player.lent.clear());
        Ok(())
    }

    /// Lends the points once the first order is known. Who comes later has a number below and gets none (C.04.5.1, 3).
    pub(super) fn lend(&mut self) {
        if !self.accelerated || self.format != Format::Swiss {
            return;
        }
        // A file has said what is lent.
        if self.foreign.is_some() && self.players.iter().any(|player| !player.lent.is_empty()) {
            return;
        }
        let upper = upper_half(self.players.len());
        let lent = lent_by_baku(self.rounds_planned());
        for (number, player) in self.players.iter_mut().enumerate() {
            player.lent = if number < upper { lent.clone() } else { Vec::new() };
        }
    }

    /// The players have other numbers.
    pub(super) fn renumber(&mut self, now: impl Fn(usize) -> usize) {
        for ban in &mut self.apart {
            let (one, other) = (now(ban.players.0), now(ban.players.1));
            ban.players = (one.min(other), one.max(other));
        }
    }
}
