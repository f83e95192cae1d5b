//! What each event changes in an attempt.

use super::{Attempt, Before, LevelEvent, Notice, Phase};
use crate::chess::Role;
use crate::lessons::game::{Missed, Rules, Step, Verdict};
use crate::lessons::model::{Goal, Scene};
use crate::lessons::solve::{self, Way};
use crate::lessons::stars::stars;
use crate::square::{Square, SquareSet};

impl<G: Rules> Attempt<G> {
    /// The state after this event.
    pub fn update(mut self, event: LevelEvent) -> Attempt<G> {
        // Who chooses another piece has done with why the first one may not go there.
        if event == LevelEvent::Lift {
            use Notice::{NotNow, NotRead, Refused, StandsStill};
            self.notice.take_if(|notice| matches!(notice, Refused(_) | StandsStill(_) | NotRead { .. } | NotNow(_)));
            return self;
        }
        if event != LevelEvent::Reply {
            self.notice = None;
        }
        if matches!(event, LevelEvent::CancelPromotion | LevelEvent::Hint | LevelEvent::Solve | LevelEvent::Dismiss) {
            G::drop(&mut self.hand);
        }
        match event {
            LevelEvent::Try { from, to, promotion } => self.attempt(from, to, promotion),
            LevelEvent::Typed { text, letters } => {
                G::drop(&mut self.hand);
                if self.may_move() {
                    G::typed(&mut self, text, letters);
                }
            }
            LevelEvent::Touch(square) => self.touch(square),
            LevelEvent::PickUp(place) => G::pick_up(&mut self, place),
            LevelEvent::Answer(place) => self.answer(place),
            LevelEvent::Reply => self.play_reply(),
            LevelEvent::Hint => self.hint(),
            LevelEvent::Solve => self.solve(),
            LevelEvent::TakeBack => self.take_back(),
            LevelEvent::Restart => self.restart(),
            LevelEvent::CancelPromotion | LevelEvent::Lift | LevelEvent::Dismiss => {}
        }
        self
    }

    /// Whether the pupil may move now; says so where something beside the board comes first.
    fn may_move(&mut self) -> bool {
        if self.phase == Phase::Open && self.reply.is_none() {
            self.notice = G::not_now(self).map(Notice::NotNow);
        }
        self.is_to_move()
    }

    /// Somebody tries to move from one square to another.
    pub(in crate::lessons) fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) {
        if let Phase::Missed(_) = self.phase {
            self.take_back();
        }
        if !self.may_move() {
            return;
        }
        let own = G::piece(&self.scene.setup, from).is_some_and(|piece| G::side(piece) == self.level.pupil());
        if own && self.scene.only.is_some_and(|only| !only.contains(from)) {
            G::drop(&mut self.hand);
            self.notice = Some(Notice::StandsStill(from));
            return;
        }
        G::attempt(self, from, to, promotion);
    }

    fn remember(&mut self) {
        self.past.push(Before { scene: self.scene.clone(), last: self.last_move });
        self.hints = 0;
    }

    /// Makes a legal move.
    pub fn play(&mut self, m: G::Move) {
        let level = self.level.clone();
        let verdict = match &level.goal {
            Goal::Task(task) => self.judge(task, m),
            Goal::Special(special) => G::judge_special(self, special, m),
            _ => return,
        };
        let verdict = match verdict {
            Verdict::Missed(miss) => Verdict::Missed(Missed { why: self.foreseen(m, miss.why), ..miss }),
            verdict => verdict,
        };
        G::drop(&mut self.hand);
        self.remember();
        let before = self.scene.clone();
        let task = level.task();
        self.scene =
            Scene { setup: G::after(&before.setup, task, m), only: before.only_after(m), left: before.left_after(m) };
        self.moves.push(m);
        self.last_move = Some(m);
        match verdict {
            Verdict::Reached => self.finish(),
            Verdict::Missed(miss) => self.miss(miss),
            Verdict::Open(reply) => {
                self.reply = reply;
                if let Some(task) = task.filter(|task| G::is_solitary(task)) {
                    self.go_on_alone(&before, task);
                }
            }
        }
    }

    fn judge(&self, task: &G::Task, m: G::Move) -> Verdict<G> {
        let after = G::after(&self.scene.setup, Some(task), m);
        let step = Step {
            before: &self.scene.setup,
            m,
            after: &after,
            left: self.scene.left_after(m),
            moves: self.moves.len() as u32 + 1,
            limit: (2 * self.level.par).max(10),
        };
        G::judge(task, &step)
    }

    /// Why a move misses: by the lesson's own sentence, where it has one for the move.
    fn foreseen(&self, m: G::Move, why: G::Miss) -> G::Miss {
        let named = |written: &G::Written| G::find(&self.scene.setup, written) == Some(m);
        if self.level.wrong.iter().any(named) { G::foreseen(m) } else { why }
    }

    /// The move just made as the lesson writes it, if the lesson has a sentence for it.
    pub fn foreseen_as(&self) -> Option<&G::Written> {
        let (before, m) = (self.past.last()?, *self.moves.last()?);
        let named = |written: &&G::Written| G::find(&before.scene.setup, written) == Some(m);
        self.level.wrong.iter().find(named)
    }

    /// The pupil moves again: the other side stands still.
    fn go_on_alone(&mut self, before: &Scene<G>, task: &G::Task) {
        let other = !self.level.pupil();
        self.scene.setup = G::passed(&self.scene.setup);
        let remaining = G::count(&self.scene.setup, other);
        if self.scene.left != before.left {
            self.notice = Some(Notice::Left(self.scene.left.len()));
        } else if G::counts_captures(task) && remaining < G::count(&before.setup, other) {
            self.notice = Some(Notice::Left(remaining));
        }
        let why = if self.scene.moves(task).is_empty() {
            G::STUCK
        } else if solve::alone(&self.scene, task, solve::QUICK) == Way::None {
            G::DEAD_END
        } else {
            return;
        };
        // The lesson's sentence for a dead end speaks of the board it starts from.
        let first = |written: &G::Written| G::find(&before.setup, written) == self.moves.last().copied();
        let named = self.moves.len() == 1 && self.level.wrong.iter().any(first);
        let why = self.moves.first().filter(|_| named).map_or(why, |m| G::foreseen(*m));
        self.miss(Missed { why, reply: None });
    }

    fn miss(&mut self, miss: Missed<G>) {
        self.slips += 1;
        self.phase = Phase::Missed(miss.why);
        self.reply = miss.reply;
    }

    pub(in crate::lessons) fn finish(&mut self) {
        self.reply = None;
        self.notice = None;
        self.phase = Phase::Done(stars(self.moves.len() as u32, self.level.par, self.slips));
    }

    /// What was played so far cannot be taken back.
    pub(in crate::lessons) fn complete(&mut self) {
        self.past.clear();
        self.hints = 0;
    }

    fn play_reply(&mut self) {
        let Some(m) = self.reply.take() else { return };
        let setup = self.scene.setup;
        let level = self.level.clone();
        let (from, to) = G::ends(m);
        // A reply that shows a consequence may belong to either side.
        let mover = G::piece(&setup, from).map_or(G::turn(&setup), |piece| G::side(piece));
        self.scene.setup = G::after(&G::turned(&setup, mover), level.task(), m);
        let taken = G::met(&setup, m).with(to);
        self.scene.only = self.scene.only.map(|only| only & !taken);
        self.last_move = Some(m);
        if let (Phase::Open, Some(why)) = (self.phase, G::overtaken(&level, &self.scene.setup)) {
            self.miss(Missed { why, reply: None });
        }
    }

    fn take_back(&mut self) {
        if matches!(self.phase, Phase::Done(_)) {
            return;
        }
        let is_begun = G::is_begun(&self.hand);
        G::drop(&mut self.hand);
        if is_begun {
            return;
        }
        if let Some(Before { scene, last }) = self.past.pop() {
            self.scene = scene;
            self.last_move = last;
            self.moves.pop();
            self.reply = None;
            self.phase = Phase::Open;
            self.hints = 0;
        } else if let Goal::Mark(_) = self.level.goal {
            self.marked = SquareSet::EMPTY;
        } else if let Phase::Missed(_) = self.phase {
            // What missed was no move.
            self.restart();
        }
    }

    /// What went wrong is not forgotten by beginning again: only a new visit starts afresh.
    fn restart(&mut self) {
        *self = Attempt { slips: self.slips, ..Attempt::new(&self.level) };
    }

    fn touch(&mut self, square: Square) {
        if self.phase != Phase::Open {
            return;
        }
        let level = self.level.clone();
        match &level.goal {
            Goal::Mark(wanted) => self.mark(wanted, square),
            // Whose piece is it, and is there one?
            _ if level.is_played() && G::piece(&self.scene.setup, square).is_some() => {
                self.attempt(square, square, None);
            }
            Goal::Special(special) => G::touch_special(self, special, square),
            _ => {}
        }
    }

    fn mark(&mut self, wanted: &SquareSet, square: Square) {
        if !wanted.contains(square) {
            let mover = self.level.only.and_then(SquareSet::first);
            let rule =
                mover.filter(|mover| *mover != square).and_then(|from| G::keeps_away(&self.scene.setup, from, square));
            self.slips += 1;
            self.notice = Some(Notice::NotMarked(square, rule));
            return;
        }
        self.marked = self.marked.with(square);
        self.hints = 0;
        if self.marked == *wanted {
            self.finish();
        } else {
            self.notice = Some(Notice::Left(wanted.len() - self.marked.len()));
        }
    }

    fn answer(&mut self, place: usize) {
        if self.phase != Phase::Open || place >= self.options().len() || self.ruled_out.contains(&place) {
            return;
        }
        if Some(place) == self.right() {
            self.finish();
        } else {
            self.slips += 1;
            self.ruled_out.push(place);
            self.notice = Some(Notice::WrongAnswer(place));
        }
    }

    fn hint(&mut self) {
        if let Phase::Missed(_) = self.phase {
            self.take_back();
        }
        if self.phase != Phase::Open || self.reply.is_some() {
            return;
        }
        self.hints = (self.hints + 1).min(2);
        if self.hints == 2 {
            self.slips += 1;
        }
        let level = self.level.clone();
        self.notice = Some(match &level.goal {
            Goal::Task(task) => self.hint_move(self.next_move(task)),
            Goal::Special(special) => G::hint_special(self, special),
            Goal::Mark(wanted) => match (*wanted & !self.marked).first() {
                Some(square) if self.hints == 2 => Notice::ShowSquare(square),
                _ => Notice::Look(self.level.only.and_then(SquareSet::first)),
            },
            Goal::Judge(written) => {
                let first = G::way(written).first().copied();
                match (self.refusal(written), G::find(&self.scene.setup, written)) {
                    _ if self.hints < 2 => Notice::Look(first),
                    (Some(illegal), _) => Notice::Refused(illegal),
                    (None, Some(m)) => Notice::Show(m),
                    (None, None) => Notice::Look(first),
                }
            }
            Goal::Answer { .. } => {
                let right = self.right();
                let wrong =
                    (0..self.options().len()).find(|place| Some(*place) != right && !self.ruled_out.contains(place));
                self.ruled_out.extend(wrong.filter(|_| self.hints == 2));
                Notice::Look(None)
            }
        });
    }

    /// Does what the second hint shows.
    fn solve(&mut self) {
        self.hints = 1;
        self.hint();
        let level = self.level.clone();
        match (self.notice.take(), &level.goal) {
            (_, Goal::Judge(_) | Goal::Answer { .. }) => {
                if let Some(right) = self.right() {
                    self.answer(right);
                }
            }
            (Some(Notice::Show(m)), _) => self.play(m),
            (Some(Notice::ShowSquare(square)), _) => self.touch(square),
            (Some(Notice::NotNow(_)), _) => {
                if let Some(place) = G::due_beside(self) {
                    G::pick_up(self, place);
                }
            }
            (notice, _) => self.notice = notice,
        }
    }

    pub(in crate::lessons) fn hint_move(&self, next: Option<G::Move>) -> Notice<G> {
        match next {
            None => Notice::NoWay,
            Some(m) if self.hints < 2 => Notice::Look(Some(G::ends(m).0)),
            Some(m) => Notice::Show(m),
        }
    }

    /// A good next move: the stored solution where the pupil follows it, else one that is searched for.
    pub(in crate::lessons) fn next_move(&self, task: &G::Task) -> Option<G::Move> {
        let followed = |((before, m), written): ((&Before<G>, &G::Move), &G::Written)| {
            G::find(&before.scene.setup, written) == Some(*m)
        };
        if let Some(written) = self.level.solution.get(self.moves.len())
            && self.past.iter().zip(&self.moves).zip(&self.level.solution).all(followed)
            && let Some(m) = G::find(&self.scene.setup, written)
            && self.legal_moves().contains(&m)
        {
            return Some(m);
        }
        let here = G::signs(&self.scene.setup);
        let tried = self.past.iter().zip(&self.moves).filter(|(before, _)| G::signs(&before.scene.setup) == here);
        let avoid: Vec<G::Move> = tried.map(|(_, m)| *m).collect();
        solve::next_move(&self.scene, task, self.moves.len() as u32, &avoid)
    }
}
