//! Help in a game of chess: a hint in three steps, why a move was made, a warning after a mistake. Ajuda.
//!
//! The second thread explains; here it is decided what is asked, and what becomes of the answer.

use super::advice::{Asking, Danger, Given, HintStep, Region};
use super::state::{GameEvent, Notice, OwnNotice, Session};
use crate::board::{Mark, Sign, Tone};
use crate::chess::{Move, Position};

impl Session {
    /// What the second thread is asked: the position, and the move to be explained where it is not the best one.
    pub fn coach_question(&self) -> Option<(Asking, Position, Option<Move>)> {
        let asking = self.own.asking?;
        let (before, m) = match asking {
            Asking::Hint => return Some((asking, *self.position(), None)),
            Asking::Why => self.last().map(|(before, m)| (*before, m))?,
            Asking::Danger => {
                let ply = self.players_last_ply()?;
                (*self.game.position_at(ply)?, self.game.plies().get(ply)?.m)
            }
        };
        Some((asking, before, Some(m)))
    }

    /// Whether a hint or a reason is awaited. A warning is awaited without a word.
    pub fn is_asking(&self) -> bool {
        matches!(self.own.asking, Some(Asking::Hint | Asking::Why))
    }

    /// The place of the player's last move among the plies.
    fn players_last_ply(&self) -> Option<usize> {
        let player = self.player()?;
        let mut plies = (0..self.game.plies().len()).rev();
        plies.find(|ply| self.game.position_at(*ply).is_some_and(|position| position.turn() == player))
    }

    /// Asks for a hint, or shows more of the one there is. Each hint is counted against a rival.
    pub(super) fn ask_hint(&mut self) {
        if let Some(Notice::Own(OwnNotice::Hint { step, .. })) = &mut self.notice {
            *step = step.next();
            return;
        }
        self.clear();
        if self.is_live() && self.rivals_turn() {
            self.notice = Some(Notice::RivalsTurn);
        } else if self.status_on_show().is_none() {
            self.own.asking = Some(Asking::Hint);
            self.own.helps = self.own.helps.saturating_add(u32::from(self.rival.is_some()));
        }
    }

    pub(super) fn ask_why(&mut self) {
        self.clear();
        self.own.asking = self.last().map(|_| Asking::Why);
    }

    /// After a move, asks whether it was a mistake, if the player wants to know now.
    pub(super) fn look_out(&mut self, event: &GameEvent) {
        let wanted = match event {
            GameEvent::Try { .. } | GameEvent::Typed { .. } => self.choices.danger == Danger::Before,
            GameEvent::RivalMoves { .. } => self.choices.danger == Danger::After,
            _ => false,
        };
        if wanted && self.rival.is_some() && self.game.status().is_none() && self.notice.is_none() {
            self.own.asking = Some(Asking::Danger);
        }
    }

    /// Whether the rival waits for what the player does about a mistake.
    pub(super) fn player_may_take_back(&self) -> bool {
        let warned = matches!(self.notice, Some(Notice::Own(OwnNotice::Danger(_))));
        self.choices.danger == Danger::Before && (self.own.asking == Some(Asking::Danger) || warned)
    }

    /// Takes an answer of the second thread; `None` if none came.
    pub(super) fn advised(&mut self, asking: Asking, advice: Option<Given>) {
        self.own.asking = None;
        let notice = match (asking, advice) {
            (Asking::Danger, advice) => advice.filter(|advice| advice.is_mistake()).map(OwnNotice::Danger),
            (_, None) => Some(OwnNotice::NoAdvice(asking)),
            (Asking::Hint, Some(advice)) => Some(OwnNotice::Hint { step: HintStep::Region, advice }),
            (Asking::Why, Some(advice)) => Some(OwnNotice::Why(advice)),
        };
        if let Some(notice) = notice {
            self.notice = Some(Notice::Own(notice));
        }
    }

    /// Draws what the notice speaks of.
    pub(super) fn help_marks(&self, marks: &mut Vec<Mark>) {
        match &self.notice {
            Some(Notice::Own(OwnNotice::Hint { step, advice })) => {
                let mut mark = |sign| marks.push(Mark::new(Tone::Hint, sign));
                match step {
                    HintStep::Region => Region::of(advice.m.to).squares().for_each(|square| mark(Sign::Dot(square))),
                    HintStep::Piece => mark(Sign::Frame(advice.m.from)),
                    HintStep::Move => mark(Sign::Arrow { from: advice.m.from, to: advice.m.to }),
                }
            }
            Some(Notice::Own(OwnNotice::Why(advice) | OwnNotice::Danger(advice))) => marks.extend(advice.marks()),
            _ => {}
        }
    }
}
