//! Ends that depend on who can still checkmate: a resignation, a fallen flag.
//!
//! The question takes long, so the second thread is asked ([`Session::open_decision`]). Without an answer, the men on
//! the board decide a resignation, which can be asked about again; the players decide about a flag.

use super::state::{ClockNotice, Decision, Notice, Session};
use crate::chess::dead_position::{MatingChance, cannot_mate_by_material};
use crate::chess::game::EndError;
use crate::chess::{Position, Status};
use crate::color::ByColor;

impl Session {
    /// What is decided, and the position in which it is asked who can still checkmate.
    pub fn open_decision(&self) -> Option<(Decision, Position)> {
        self.own.deciding.map(|decision| (decision, *self.game.position()))
    }

    /// Decides at once where nothing must be asked.
    pub(super) fn decide(&mut self, decision: Decision) {
        let side = decision.side();
        if let Some(status) = self.game.status().filter(|_| !self.is_provisional(decision)) {
            // A flag that falls after the end has no effect.
            if matches!(decision, Decision::Resign(_)) {
                self.notice = Some(Notice::NotEnded(EndError::Over(status)));
            }
        } else if matches!((self.own.deciding, decision), (Some(Decision::Resign(_)), Decision::Flag(_))) {
            // The resignation came before the flag fell.
        } else if cannot_mate_by_material(self.game.position(), !side) {
            self.conclude(decision, false);
        } else if matches!(decision, Decision::Resign(_)) && !self.game.edition().resignation_draws() {
            self.conclude(decision, true);
        } else {
            self.own.deciding = Some(decision);
        }
    }

    pub(super) fn answered(&mut self, answers: Option<ByColor<MatingChance>>) {
        let Some(decision) = self.own.deciding else { return };
        let side = decision.side();
        match (answers.map(|answers| answers[!side]), decision) {
            (None, _) => self.decide_now(),
            (Some(MatingChance::Cannot), _) => self.conclude(decision, false),
            // Where the search finds nothing, the side that resigns loses.
            (Some(MatingChance::Can), _) | (Some(MatingChance::Unknown), Decision::Resign(_)) => {
                self.conclude(decision, true)
            }
            (Some(MatingChance::Unknown), Decision::Flag(_)) => {
                self.own.deciding = None;
                self.notice = Some(ClockNotice::Undecided(side).into());
            }
        }
    }

    /// Decides without an answer. The men on the board allow a checkmate, or nothing would have been asked.
    pub(super) fn decide_now(&mut self) {
        let Some(decision) = self.own.deciding.take() else { return };
        match decision {
            Decision::Resign(_) if self.is_provisional(decision) => {}
            Decision::Resign(_) => {
                self.conclude(decision, true);
                self.own.by_material = true;
            }
            Decision::Flag(side) => self.notice = Some(ClockNotice::NoAnswer(side).into()),
        }
    }

    pub(super) fn conclude(&mut self, decision: Decision, opponent_can_mate: bool) {
        self.own.deciding = None;
        if self.is_provisional(decision) {
            self.game.reopen();
        }
        self.own.by_material = false;
        self.finish(|game| match decision {
            Decision::Resign(side) => game.resign(side, opponent_can_mate),
            Decision::Flag(side) => game.flag(side, opponent_can_mate),
        });
    }

    /// Whether the game ended by this resignation and only the men on the board decided who won.
    fn is_provisional(&self, decision: Decision) -> bool {
        let ended = self.game.status() == Some(Status::Resignation(decision.side()));
        ended && self.own.by_material && matches!(decision, Decision::Resign(_))
    }

    /// Forgets the question when another position is on the board or the game has ended in another way.
    pub(super) fn forget_decision(&mut self, before: &Position) {
        self.own.by_material &= matches!(self.game.status(), Some(Status::Resignation(_)));
        let moved_on = self.game.position() != before;
        if let Some(decision) = self.own.deciding
            && (moved_on || self.game.status().is_some() && !self.is_provisional(decision))
        {
            self.own.deciding = None;
        }
    }
}
