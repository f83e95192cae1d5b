//! A pupil at the clock of a scene.
//!
//! What is pressed is beside the board, so it comes as [`LevelEvent::PickUp`](crate::lessons::LevelEvent::PickUp) with one of
//! the places below. The flags fall by the page's clock, and come the same way.

use super::Chess;
use super::clock::{AtClock, ClockScene, Step};
use super::task::Special;
use super::verdict::WhyMissed;
use crate::chess::Move;
use crate::color::Color;
use crate::lessons::attempt::{Attempt, Notice, Phase};
use crate::lessons::game::{Missed, Verdict};
use crate::lessons::model::{Goal, Level};

/// White's plate.
pub const WHITE: usize = 0;
/// Black's plate.
pub const BLACK: usize = 1;
/// The button between the plates: it starts the clock, and stops it.
pub const MIDDLE: usize = 2;
/// The flag of the side that the pupil does not play has fallen.
pub const THEIR_FLAG: usize = 3;
/// The pupil's flag has fallen.
pub const OWN_FLAG: usize = 4;

/// The scene of a level, where it has one.
pub fn scene(level: &Level<Chess>) -> Option<&ClockScene> {
    match &level.goal {
        Goal::Special(Special::Clock(scene)) => Some(scene),
        _ => None,
    }
}

impl Attempt<Chess> {
    fn step(&self) -> Option<&Step> {
        scene(&self.level)?.steps.get(self.hand.step)
    }

    /// Whether the move of this step is made, and not yet pressed.
    fn has_moved(&self) -> bool {
        matches!(self.step(), Some(Step::Press(_))) && self.can_take_back()
    }

    /// The place beside the board that is next; `None`: a move is.
    pub fn place_due(&self) -> Option<usize> {
        match self.step()? {
            Step::Start | Step::Stop | Step::Given(_) => Some(MIDDLE),
            Step::Press(_) if self.has_moved() => Some(plate(self.level.pupil())),
            Step::Press(_) | Step::Last(_) | Step::Reply(_) => None,
            Step::Flag => Some(THEIR_FLAG),
        }
    }

    /// Why a move has to wait; `None`: it need not.
    pub(super) fn waits(&self) -> Option<AtClock> {
        self.place_due()?;
        Some(match self.step()? {
            Step::Start => AtClock::Start,
            Step::Press(_) => AtClock::PressFirst,
            Step::Flag => AtClock::NotFallen,
            _ => AtClock::StopFirst,
        })
    }

    /// The side whose time runs; `None` while both clocks stand.
    pub fn clock_runs(&self) -> Option<Color> {
        let pupil = self.level.pupil();
        match self.step()? {
            _ if self.phase != Phase::Open => None,
            Step::Start => None,
            _ if self.reply.is_some() => Some(!pupil),
            Step::Flag => Some(!pupil),
            _ => Some(pupil),
        }
    }

    /// The seconds that the arbiter has given the pupil.
    pub fn given(&self) -> u32 {
        self.done().iter().map(|step| if let Step::Given(seconds) = step { *seconds } else { 0 }).sum()
    }

    /// Whether the other side's flag has fallen.
    pub fn has_fallen(&self) -> bool {
        self.done().contains(&Step::Flag)
    }

    fn done(&self) -> &[Step] {
        scene(&self.level).and_then(|scene| scene.steps.get(..self.hand.step)).unwrap_or_default()
    }

    /// Something at the clock is pressed, or a flag has fallen.
    pub(super) fn at_clock(&mut self, place: usize) {
        if self.phase != Phase::Open || self.reply.is_some() {
            return;
        }
        if self.place_due() == Some(place) {
            self.pass_step();
            return;
        }
        let fault = match (place, self.step()) {
            (OWN_FLAG, _) => {
                self.fall();
                return;
            }
            (MIDDLE, Some(Step::Flag)) => AtClock::NotFallen,
            (MIDDLE, Some(Step::Press(_))) if self.has_moved() => AtClock::PressFirst,
            (MIDDLE, _) => AtClock::NoReason,
            (_, Some(Step::Start)) => AtClock::Start,
            (WHITE | BLACK, Some(Step::Stop)) => AtClock::StopFirst,
            (WHITE | BLACK, Some(Step::Flag)) => AtClock::NotFallen,
            (WHITE | BLACK, _) if place == plate(self.level.pupil()) => AtClock::MoveFirst,
            (WHITE | BLACK, _) => AtClock::OtherPlate,
            _ => return,
        };
        self.slips += 1;
        self.notice = Some(Notice::NotNow(WhyMissed::AtClock(fault)));
    }

    /// The scene begins again with the next try.
    fn fall(&mut self) {
        self.complete();
        self.slips += 1;
        self.phase = Phase::Missed(WhyMissed::AtClock(AtClock::TimeOver));
    }

    /// What was due is done: the scene goes on to the next thing that the pupil does.
    fn pass_step(&mut self) {
        // A move that was pressed, and a clock that was stopped, stay as they are.
        self.complete();
        self.hand.step += 1;
        while let Some(step) = self.step() {
            match step {
                Step::Reply(m) => self.reply = Some(*m),
                Step::Given(_) => {}
                _ => return,
            }
            self.hand.step += 1;
        }
        if self.reply.is_none() {
            self.finish();
        }
    }

    pub(super) fn judge_at_clock(&self, m: Move) -> Verdict<Chess> {
        match self.step() {
            Some(Step::Press(moves)) if moves.contains(&m) => Verdict::Open(None),
            Some(Step::Last(moves)) if moves.contains(&m) => Verdict::Reached,
            _ => Verdict::Missed(Missed { why: WhyMissed::OffLine, reply: None }),
        }
    }

    pub(super) fn hint_at_clock(&self) -> Notice<Chess> {
        match (self.waits(), self.step()) {
            (Some(wait), _) => Notice::NotNow(WhyMissed::AtClock(wait)),
            (None, Some(Step::Press(moves) | Step::Last(moves))) => self.hint_move(moves.first().copied()),
            _ => Notice::Look(None),
        }
    }
}

/// A side's plate.
pub fn plate(side: Color) -> usize {
    if side == Color::White { WHITE } else { BLACK }
}
