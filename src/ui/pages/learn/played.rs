//! A level on show, and the only way to change it.

use std::time::Duration;

use leptos::prelude::*;

use super::course::{Course, Learn, Opened, Trial};
use super::words;
use crate::exam::first_answer;
use crate::lessons::{Attempt, LevelEvent, Notice, Phase};
use crate::ui::board::spoken_square;
use crate::ui::hands::HandCount;
use crate::ui::preferences::Preferences;
use crate::ui::refusal::Words;
use crate::ui::sound::{self, Sound};

/// The site's move, and what follows from a miss, come after a moment in which the pupil's own move is seen.
const REPLY: Duration = Duration::from_millis(650);

const CONSEQUENCE: Duration = Duration::from_millis(1100);

/// A level on show, and the only way to change it.
#[derive(Clone, Copy)]
pub struct Played<G: Course> {
    pub learn: Learn,
    pub(super) opened: Opened<G>,
    pub attempt: RwSignal<Attempt<G>>,
    /// Said to somebody who does not see the screen.
    pub(super) announce: RwSignal<String>,
    pub(super) preferences: Preferences,
    /// All legal squares are dotted, for a class.
    pub(super) all_squares: RwSignal<bool>,
    /// The hands of a class for the answers, or for the letters of what is asked aloud.
    pub(super) hands: HandCount,
    /// Where the level is one task of several.
    pub(super) trial: Option<Trial>,
}

impl<G: Course> Played<G> {
    pub fn send(self, event: LevelEvent) {
        // What follows from an answer is still shown.
        if self.is_answered() && event != LevelEvent::Reply {
            return;
        }
        let restarts = event == LevelEvent::Restart;
        let before = self.attempt.get_untracked();
        let after = before.clone().update(event);
        let said = self.said(&before, &after, restarts);
        if !said.is_empty() {
            self.announce.set(said);
        }
        self.sound(&before, &after);
        if let Some(trial) = self.trial {
            let answer = trial.answer.get_untracked().or_else(|| first_answer(&after));
            if answer != trial.answer.get_untracked() {
                trial.answer.set(answer);
            }
        } else if let Phase::Done(stars) = after.phase
            && before.phase != after.phase
        {
            self.learn.settle(&self.opened.id(), &after.level.id, stars, after.slips == 0);
        }
        let waits = (after.reply.is_some() && before.reply != after.reply).then_some(after.phase);
        let moves = after.moves.len();
        self.attempt.set(after);
        if let Some(phase) = waits {
            let moment = if phase == Phase::Open { REPLY } else { CONSEQUENCE };
            set_timeout(
                move || {
                    let due = |attempt: &Attempt<G>| attempt.reply.is_some() && attempt.moves.len() == moves;
                    if self.attempt.try_with_untracked(due) == Some(true) {
                        self.send(LevelEvent::Reply);
                    }
                },
                moment,
            );
        }
    }

    /// Whether the one answer that counts is given.
    pub(super) fn is_answered(self) -> bool {
        self.trial.is_some_and(|trial| trial.answer.with_untracked(Option::is_some))
    }

    /// Whether there are answers to choose from.
    pub(super) fn has_answers(self) -> bool {
        self.attempt.with_untracked(|attempt| !attempt.options().is_empty())
    }

    pub(super) fn words(self, attempt: &Attempt<G>) -> Option<Words> {
        let words = words::words(self.learn, self.opened, attempt, self.preferences.letters());
        // Where nobody tries again, a wrong button is answered by what the level says in the end, not by a hint.
        let is_last = self.trial.is_some() && matches!(attempt.notice, Some(Notice::WrongAnswer(_)));
        match self.opened.text(&attempt.level.id, "after").filter(|_| is_last && attempt.explained().is_none()) {
            Some(after) => Some(Words::new("refused", after)),
            None => words,
        }
    }

    /// The words for a step: the moves made, what came of them, and how far the level is.
    fn said(self, before: &Attempt<G>, after: &Attempt<G>, restarts: bool) -> String {
        let mut parts = Vec::new();
        if restarts {
            parts.push(self.learn.tr("said-restarted"));
        } else if after.last_move != before.last_move
            && let Some(m) = after.last_move.filter(|_| after.moves.len() >= before.moves.len())
        {
            let board = &before.scene.setup;
            let mover = G::piece(board, G::ends(m).0).map_or(G::turn(board), |piece| G::side(piece));
            parts.push(G::spoken(self.learn.i18n, &G::turned(board, mover), m) + ".");
        } else if after.moves.len() < before.moves.len() {
            parts.push(self.learn.i18n.tr("said-taken-back") + ".");
        }
        let words = self.words(after);
        if words != self.words(before) || after.notice.is_some() {
            // A move is written `Tb7` and said «torre b sete».
            parts.extend(match after.notice {
                Some(Notice::Show(m)) => {
                    let spoken = G::spoken(self.learn.i18n, &after.scene.setup, m);
                    Some(self.learn.tr_with("hint-move", &[("move", spoken.into())]))
                }
                _ => words.map(|words| words.said(self.learn.i18n)),
            });
        }
        if let Phase::Done(won) = after.phase
            && before.phase != after.phase
            && self.trial.is_none()
        {
            parts.push(self.learn.i18n.tr_with("stars-said", &[("stars", won.into())]) + ".");
        }
        if after.phase == Phase::Open && after.moves.len() != before.moves.len() {
            let standing = words::standing(self.learn, after);
            if !standing.is_empty() {
                parts.push(standing + ".");
            }
        }
        parts.join(" ")
    }

    fn sound(self, before: &Attempt<G>, after: &Attempt<G>) {
        if !self.preferences.peek(|settings| settings.sound) {
            return;
        }
        match after.phase {
            Phase::Done(_) if before.phase != after.phase => sound::play(Sound::Done),
            Phase::Missed(_) if before.phase != after.phase => sound::play(Sound::Missed),
            _ if before.last_move != after.last_move
                || before.marked != after.marked
                || (G::is_begun(&after.hand) && before.hand != after.hand) =>
            {
                sound::play(Sound::Move);
            }
            _ => {}
        }
    }

    /// All there is to know before the first move, or in the middle: the task, how far it is, the stars.
    pub(super) fn overview(self) -> String {
        let mut said = self.task();
        let standing = self.attempt.with_untracked(|attempt| words::standing(self.learn, attempt));
        if !standing.is_empty() {
            said += &format!(" {standing}.");
        }
        let stars = stars_left(self);
        if !stars.is_empty() {
            said += &format!(" {stars}");
        }
        said
    }

    /// The task, as the level's text has it.
    pub(super) fn task(self) -> String {
        let id = self.attempt.with_untracked(|attempt| attempt.level.id.clone());
        self.opened.text(&id, "").unwrap_or(id)
    }
}

/// The stars still on the board, by name.
fn stars_left<G: Course>(played: Played<G>) -> String {
    let names: Vec<String> = played.attempt.with_untracked(|attempt| {
        let stars = attempt.task().map(|task| G::stars(task) & attempt.scene.left).unwrap_or_default();
        stars.into_iter().map(|square| spoken_square(played.learn.i18n, square, G::NUMBERING)).collect()
    });
    if names.is_empty() {
        return String::new();
    }
    played.learn.tr_with("stars-on", &[("squares", names.join(", ").into())])
}
