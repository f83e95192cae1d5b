//! A pupil at a level: what the page shows, and how each event changes it. Tentativa.
//!
//! Pure: no words, no time. The site's replies wait in [`Attempt::reply`] until the page sends [`Event::Reply`], so that
//! a child sees one thing after the other.

use std::sync::Arc;

use super::model::{Goal, Level, Task};
use super::read::lacking;
use super::solve::{self, Scene, Way};
use super::stars::stars;
use super::verdict::{self, Miss, Step, Verdict, WhyMissed};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::touch::{Act, Hand};
use crate::chess::{Move, Piece, Placement, Role, Setup};
use crate::square::{Square, SquareSet};

/// How far a level has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The pupil is to move or to answer.
    Open,
    /// The last move missed; what follows is shown, then it is taken back.
    Missed(WhyMissed),
    /// Done, with one to three stars.
    Done(u8),
}

/// What there is to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The move is not legal.
    Refused(Illegal),
    /// This piece stands still in this level.
    StandsStill(Square),
    /// The written move could not be read.
    NotRead { text: String, error: ReadError },
    /// This square is not one of those asked for; the rule that keeps the piece away from it, where there is one.
    NotMarked(Square, Option<Illegal>),
    /// This piece does not belong there.
    Misplaced(Square, Piece),
    /// This answer is not right.
    WrongAnswer(usize),
    /// A star was landed on, a piece was taken, a square was marked: so many are left.
    Left(usize),
    /// The first hint: look at this piece, or at the words.
    Look(Option<Square>),
    /// The second: this move.
    Show(Move),
    /// The second, where squares are asked for.
    ShowSquare(Square),
    /// From here no way is known: begin again.
    NoWay,
}

/// What happens at a level.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Try {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
    Typed {
        text: String,
        letters: Letters,
    },
    CancelPromotion,
    /// A square was touched: marked, or filled from the tray.
    Touch(Square),
    /// A piece of the tray is picked up, by its place there.
    PickUp(usize),
    /// An answer, by its place among the buttons.
    Answer(usize),
    /// The page has waited long enough.
    Reply,
    Hint,
    /// The next step of the solution is made for the pupil.
    Solve,
    TakeBack,
    Restart,
    Dismiss,
}

/// A board to come back to.
#[derive(Clone, Debug, PartialEq)]
struct Before {
    scene: Scene,
    last: Option<Move>,
}

/// One try at a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    pub level: Arc<Level>,
    /// What is on the board now, with what is left to do.
    pub scene: Scene,
    pub last_move: Option<Move>,
    /// The site's move, which the page shows after a moment.
    pub reply: Option<Move>,
    pub phase: Phase,
    pub notice: Option<Notice>,
    /// A pawn waiting at the last rank.
    pub promoting: Option<(Square, Square)>,
    /// The squares marked, or those filled from the tray.
    pub marked: SquareSet,
    /// The pieces still to be placed.
    pub tray: Vec<Piece>,
    /// The one picked up.
    pub in_hand: Option<usize>,
    /// Answers that were not right.
    pub ruled_out: Vec<usize>,
    /// The pupil's moves.
    pub moves: Vec<Move>,
    /// Misses, wrong answers and moves shown.
    pub slips: u32,
    /// Hints given at this board.
    pub hints: u32,
    past: Vec<Before>,
}

impl Attempt {
    pub fn new(level: &Arc<Level>) -> Attempt {
        let scene = match &level.goal {
            Goal::Task(task) => Scene::start(level, task),
            Goal::Mark(squares) => Scene { setup: level.diagram.setup, only: level.only, left: *squares },
            _ => Scene { setup: level.diagram.setup, only: level.only, left: SquareSet::EMPTY },
        };
        let tray = match &level.goal {
            Goal::Place(wanted) => lacking(&level.diagram.setup.placement, wanted),
            _ => Vec::new(),
        };
        Attempt {
            level: level.clone(),
            scene,
            last_move: None,
            reply: None,
            phase: Phase::Open,
            notice: None,
            promoting: None,
            marked: SquareSet::EMPTY,
            tray,
            in_hand: None,
            ruled_out: Vec::new(),
            moves: Vec::new(),
            slips: 0,
            hints: 0,
            past: Vec::new(),
        }
    }

    /// The goal, where it is reached by moves.
    pub fn task(&self) -> Option<&Task> {
        self.level.task()
    }

    /// Whether the pupil may move a piece now.
    pub fn is_to_move(&self) -> bool {
        self.phase == Phase::Open && self.reply.is_none() && matches!(self.level.goal, Goal::Task(_) | Goal::Touched(_))
    }

    /// The moves the pupil may make now, as the rules and the level have it.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.task() {
            _ if !self.is_to_move() => Vec::new(),
            Some(task) => self.scene.moves(task),
            None => self.scene.setup.legal_moves(),
        }
    }

    /// Whether anything can be taken back.
    pub fn can_take_back(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is nothing to begin again.
    pub fn is_untouched(&self) -> bool {
        self.past.is_empty() && self.marked.is_empty() && self.ruled_out.is_empty()
    }

    /// The state after this event.
    pub fn update(mut self, event: Event) -> Attempt {
        if event != Event::Reply {
            self.notice = None;
        }
        if !matches!(event, Event::Try { .. } | Event::Reply) {
            self.promoting = None;
        }
        match event {
            Event::Try { from, to, promotion } => self.attempt(from, to, promotion),
            Event::Typed { text, letters } => self.typed(text, letters),
            Event::Touch(square) => self.touch(square),
            Event::PickUp(place) => self.in_hand = Some(place).filter(|place| *place < self.tray.len()),
            Event::Answer(place) => self.answer(place),
            Event::Reply => self.play_reply(),
            Event::Hint => self.hint(),
            Event::Solve => self.solve(),
            Event::TakeBack => self.take_back(),
            Event::Restart => {
                // What went wrong is not forgotten by beginning again: only a new visit starts afresh.
                let slips = self.slips;
                self = Attempt { slips, ..Attempt::new(&self.level) };
            }
            Event::CancelPromotion | Event::Dismiss => {}
        }
        self
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) {
        self.promoting = None;
        if let Phase::Missed(_) = self.phase {
            self.take_back();
        }
        if !self.is_to_move() {
            return;
        }
        let promotion = promotion.or_else(|| {
            let arrives = self.scene.setup.placement.at(from).is_some_and(|piece| piece.promotes_on(to));
            self.task().and_then(solve::promotes_alone).filter(|_| arrives)
        });
        let own = self.scene.setup.placement.at(from).is_some_and(|piece| piece.color == self.level.pupil());
        if own && self.scene.only.is_some_and(|only| !only.contains(from)) {
            self.notice = Some(Notice::StandsStill(from));
            return;
        }
        match legality::judge_setup(&self.scene.setup, None, None, Move { from, to, promotion }) {
            Ok(m) => self.play(m),
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => self.promoting = Some((from, to)),
            Err(illegal) => self.notice = Some(Notice::Refused(illegal)),
        }
    }

    fn typed(&mut self, text: String, letters: Letters) {
        if !self.is_to_move() {
            return;
        }
        match san::read(&self.scene.setup, &text, letters) {
            Ok(m) => self.attempt(m.from, m.to, m.promotion),
            Err(ReadError::PromotionMissing { from, to }) => self.promoting = Some((from, to)),
            Err(ReadError::Illegal { candidates }) if candidates.len() == 1 => {
                if let Some(m) = candidates.first() {
                    self.attempt(m.from, m.to, m.promotion);
                }
            }
            Err(error) => self.notice = Some(Notice::NotRead { text, error }),
        }
    }

    fn remember(&mut self) {
        self.past.push(Before { scene: self.scene.clone(), last: self.last_move });
        self.hints = 0;
    }

    fn play(&mut self, m: Move) {
        let level = self.level.clone();
        let verdict = match &level.goal {
            Goal::Task(task) => self.judge(task, m),
            Goal::Touched(touched) => self.judge_touched(touched, m),
            _ => return,
        };
        self.remember();
        let before = self.scene.clone();
        let task = level.task();
        self.scene = Scene {
            setup: task.map_or_else(|| before.setup.after(m), |task| before.after(task, m)),
            only: before.only_after(m),
            left: before.left_after(m),
        };
        self.moves.push(m);
        self.last_move = Some(m);
        match verdict {
            Verdict::Reached => self.finish(),
            Verdict::Missed(miss) => self.miss(miss),
            Verdict::Open(reply) => {
                self.reply = reply;
                if let Some(task) = task.filter(|task| task.is_solitary()) {
                    self.go_on_alone(&before, task);
                }
            }
        }
    }

    fn judge(&self, task: &Task, m: Move) -> Verdict {
        let after = self.scene.after(task, m);
        let step = Step {
            before: &self.scene.setup,
            m,
            after: &after,
            left: self.scene.left_after(m),
            moves: self.moves.len() as u32 + 1,
            limit: (2 * self.level.par).max(10),
        };
        match verdict::of(task, &step) {
            Verdict::Missed(miss) => Verdict::Missed(Miss { why: self.foreseen(m, miss.why), ..miss }),
            verdict => verdict,
        }
    }

    /// Why a move misses: by the lesson's own sentence, where it has one for the move.
    fn foreseen(&self, m: Move, why: WhyMissed) -> WhyMissed {
        if self.level.wrong.contains(&m) { WhyMissed::Foreseen(m) } else { why }
    }

    fn judge_touched(&self, touched: &[Square], m: Move) -> Verdict {
        let Some(position) = self.scene.setup.position() else { return Verdict::Reached };
        let mut hand = Hand::new(position);
        for square in touched {
            // A touch is never refused.
            let _ = hand.act(Act::Touch(*square));
        }
        let left = hand.obligation();
        if left.moves.contains(&m) {
            return Verdict::Reached;
        }
        let why = self.foreseen(m, WhyMissed::Touched(left.article.unwrap_or("4.3")));
        Verdict::Missed(Miss { why, reply: None })
    }

    /// The pupil moves again: the other side stands still.
    fn go_on_alone(&mut self, before: &Scene, task: &Task) {
        self.scene.setup = self.scene.setup.passed();
        if self.scene.left != before.left {
            self.notice = Some(Notice::Left(self.scene.left.len()));
        } else if let Task::CaptureAll | Task::All(_) = task
            && self.scene.setup.placement.occupied().len() < before.setup.placement.occupied().len()
        {
            self.notice = Some(Notice::Left(self.scene.setup.placement.of(!self.level.pupil()).len()));
        }
        let why = if self.scene.moves(task).is_empty() {
            WhyMissed::Stuck
        } else if solve::alone(&self.scene, task, solve::QUICK) == Way::None {
            WhyMissed::DeadEnd
        } else {
            return;
        };
        // The lesson's sentence for a dead end speaks of the board it starts from.
        let why = if let [first] = self.moves[..] { self.foreseen(first, why) } else { why };
        self.miss(Miss { why, reply: None });
    }

    fn miss(&mut self, miss: Miss) {
        self.slips += 1;
        self.phase = Phase::Missed(miss.why);
        self.reply = miss.reply;
    }

    fn finish(&mut self) {
        self.reply = None;
        self.notice = None;
        self.phase = Phase::Done(stars(self.moves.len() as u32, self.level.par, self.slips));
    }

    fn play_reply(&mut self) {
        let Some(m) = self.reply.take() else { return };
        let setup = self.scene.setup;
        let level = self.level.clone();
        let task = level.task();
        // A reply that shows a consequence may belong to either side.
        let mover = setup.placement.at(m.from).map_or(setup.turn, |piece| piece.color);
        let from = Setup { turn: mover, ..setup };
        self.scene.setup = match &task {
            Some(task) => Scene { setup: from, ..self.scene.clone() }.after(task, m),
            None => from.after(m),
        };
        self.scene.only = self.scene.only.map(|only| only.without(m.to));
        self.last_move = Some(m);
        if let (Phase::Open, Some(Task::Battle { .. })) = (self.phase, task)
            && super::opponent::battle_winner(&self.scene.setup) == Some(!self.level.pupil())
        {
            self.miss(Miss { why: WhyMissed::Overtaken, reply: None });
        }
    }

    fn take_back(&mut self) {
        if matches!(self.phase, Phase::Done(_)) {
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
        }
    }

    fn touch(&mut self, square: Square) {
        if self.phase != Phase::Open {
            return;
        }
        let level = self.level.clone();
        match &level.goal {
            Goal::Mark(wanted) => self.mark(wanted, square),
            Goal::Place(wanted) => self.place(wanted, square),
            // Whose piece is it, and is there one?
            Goal::Task(_) | Goal::Touched(_) if self.scene.setup.placement.at(square).is_some() => {
                self.attempt(square, square, None);
            }
            _ => {}
        }
    }

    fn mark(&mut self, wanted: &SquareSet, square: Square) {
        if !wanted.contains(square) {
            let mover = self.level.only.and_then(SquareSet::first);
            let rule = mover.filter(|mover| *mover != square).and_then(|from| {
                legality::judge_setup(&self.scene.setup, None, None, Move { from, to: square, promotion: None }).err()
            });
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

    fn place(&mut self, wanted: &Placement, square: Square) {
        // One kind of piece left needs no picking up.
        let alike = self.tray.first().filter(|first| self.tray.iter().all(|piece| piece == *first)).map(|_| 0);
        let Some(place) = self.in_hand.or(alike) else {
            self.notice = Some(Notice::Look(None));
            return;
        };
        let Some(piece) = self.tray.get(place).copied() else { return };
        if wanted.at(square) != Some(piece) || self.scene.setup.placement.at(square).is_some() {
            self.slips += 1;
            self.notice = Some(Notice::Misplaced(square, piece));
            return;
        }
        self.tray.remove(place);
        self.scene.setup.placement.set(square, Some(piece));
        self.marked = self.marked.with(square);
        self.hints = 0;
        // The next of the same kind is at hand already.
        self.in_hand = self.tray.iter().position(|other| *other == piece);
        if self.tray.is_empty() {
            self.finish();
        } else {
            self.notice = Some(Notice::Left(self.tray.len()));
        }
    }

    /// The buttons of a question, in order; empty where moves are asked for.
    pub fn options(&self) -> Vec<String> {
        match &self.level.goal {
            Goal::Judge(_) => ["legal", "illegal"].map(str::to_string).to_vec(),
            Goal::Answer { options, .. } => options.clone(),
            _ => Vec::new(),
        }
    }

    /// The place of the right button.
    pub fn right(&self) -> Option<usize> {
        match &self.level.goal {
            Goal::Judge(m) => Some(usize::from(self.refusal(*m).is_some())),
            Goal::Answer { right, options } => options.iter().position(|option| option == right),
            _ => None,
        }
    }

    /// Why the move that is asked about may not be played; `None`: it may.
    pub fn refusal(&self, m: Move) -> Option<Illegal> {
        let judged = |promotion| legality::judge_setup(&self.level.diagram.setup, None, None, Move { promotion, ..m });
        match judged(m.promotion) {
            // A pawn that arrives is not at fault because nobody has chosen yet.
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => judged(Some(Role::Queen)).err(),
            other => other.err(),
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
            Goal::Touched(_) => {
                let solution = self.level.solution.first().copied();
                self.hint_move(solution)
            }
            Goal::Mark(wanted) => match (*wanted & !self.marked).first() {
                Some(square) if self.hints == 2 => Notice::ShowSquare(square),
                _ => Notice::Look(self.level.only.and_then(SquareSet::first)),
            },
            Goal::Place(wanted) => {
                let place = self.in_hand.unwrap_or(0);
                self.in_hand = Some(place).filter(|place| *place < self.tray.len());
                let piece = self.tray.get(place).copied();
                let free = |square: &Square| {
                    self.scene.setup.placement.at(*square).is_none() && wanted.at(*square) == piece && piece.is_some()
                };
                match Square::all().find(free) {
                    Some(square) if self.hints == 2 => Notice::ShowSquare(square),
                    _ => Notice::Look(None),
                }
            }
            Goal::Judge(m) if self.hints == 2 => match self.refusal(*m) {
                Some(illegal) => Notice::Refused(illegal),
                None => Notice::Show(*m),
            },
            Goal::Judge(m) => Notice::Look(Some(m.from)),
            Goal::Answer { .. } => {
                let right = self.right();
                let wrong =
                    (0..self.options().len()).find(|place| Some(*place) != right && !self.ruled_out.contains(place));
                if self.hints == 2
                    && let Some(wrong) = wrong
                {
                    self.ruled_out.push(wrong);
                }
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
            (Some(Notice::Show(m)), _) => self.attempt(m.from, m.to, m.promotion),
            (Some(Notice::ShowSquare(square)), _) => self.touch(square),
            (notice, _) => self.notice = notice,
        }
    }

    fn hint_move(&self, next: Option<Move>) -> Notice {
        match next {
            None => Notice::NoWay,
            Some(m) if self.hints < 2 => Notice::Look(Some(m.from)),
            Some(m) => Notice::Show(m),
        }
    }

    /// A good next move: the stored solution where the pupil follows it, else one that is searched for.
    fn next_move(&self, task: &Task) -> Option<Move> {
        match self.level.solution.get(self.moves.len()) {
            Some(m) if self.level.solution.starts_with(&self.moves) && self.legal_moves().contains(m) => Some(*m),
            _ => {
                let here = |before: &Before| before.scene.setup.placement == self.scene.setup.placement;
                let tried = self.past.iter().zip(&self.moves).filter(|(before, _)| here(before)).map(|(_, m)| *m);
                let avoid: Vec<Move> = tried.collect();
                solve::next_move(&self.scene, task, self.moves.len() as u32, &avoid)
            }
        }
    }
}
