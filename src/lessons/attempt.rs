//! A pupil at a level: what the page shows, and how each event changes it. Tentativa.
//!
//! Pure: no words, no time. The site's replies wait in [`Attempt::reply`] until the page sends [`LevelEvent::Reply`], so that
//! a child sees one thing after the other.

// One thing with game.rs: an attempt is made of what the rules of a game name, and the rules change it.

mod update;

use std::sync::Arc;

use super::game::Rules;
use super::model::{Goal, Level, Scene};
use crate::chess::Role;
use crate::chess::san::Letters;
use crate::square::{Square, SquareSet};

/// How far a level has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<W> {
    /// The pupil is to move or to answer.
    Open,
    /// The last move missed; what follows is shown, then it is taken back.
    Missed(W),
    /// Done, with one to three stars.
    Done(u8),
}

/// What there is to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice<G: Rules> {
    /// The move is not legal.
    Refused(G::Illegal),
    /// This piece stands still in this level.
    StandsStill(Square),
    /// The written move could not be read.
    NotRead { text: String, error: G::ReadError },
    /// This square is not one of those asked for; the rule that keeps the piece away from it, where there is one.
    NotMarked(Square, Option<G::Illegal>),
    /// This piece does not belong there.
    Misplaced(Square, G::Piece),
    /// This answer is not right.
    WrongAnswer(usize),
    /// A star was landed on, a piece was taken, a square was marked: so many are left.
    Left(usize),
    /// The first hint: look at this piece, or at the words.
    Look(Option<Square>),
    /// The second: this move.
    Show(G::Move),
    /// The second, where squares are asked for.
    ShowSquare(Square),
    /// From here no way is known: begin again.
    NoWay,
    /// Something beside the board comes first, or is too early.
    NotNow(G::Miss),
}

/// What happens at a level.
#[derive(Clone, Debug, PartialEq)]
pub enum LevelEvent {
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
    /// A piece was picked up.
    Lift,
    /// A square was touched: marked, or filled from the tray.
    Touch(Square),
    /// Something beside the board is chosen, by its place there: a piece of the tray, one of two captures, a clock's plate.
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
struct Before<G: Rules> {
    scene: Scene<G>,
    last: Option<G::Move>,
}

/// One try at a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt<G: Rules> {
    pub level: Arc<Level<G>>,
    /// What is on the board now, with what is left to do.
    pub scene: Scene<G>,
    pub last_move: Option<G::Move>,
    /// The site's move, which the page shows after a moment.
    pub reply: Option<G::Move>,
    pub phase: Phase<G::Miss>,
    pub notice: Option<Notice<G>>,
    /// What is begun: a promotion, a piece of the tray, a capture square by square.
    pub hand: G::Hand,
    /// The squares marked, or those filled from the tray.
    pub marked: SquareSet,
    /// Answers that were not right.
    pub ruled_out: Vec<usize>,
    /// The pupil's moves.
    pub moves: Vec<G::Move>,
    /// Misses, wrong answers and moves shown.
    pub slips: u32,
    /// Hints given at this board.
    pub hints: u32,
    past: Vec<Before<G>>,
}

impl<G: Rules> Attempt<G> {
    pub fn new(level: &Arc<Level<G>>) -> Attempt<G> {
        let scene = match &level.goal {
            Goal::Task(task) => Scene::start(level, task),
            Goal::Mark(squares) => Scene { setup: level.diagram.setup, only: level.only, left: *squares },
            _ => Scene { setup: level.diagram.setup, only: level.only, left: SquareSet::EMPTY },
        };
        Attempt {
            level: level.clone(),
            scene,
            last_move: None,
            reply: None,
            phase: Phase::Open,
            notice: None,
            hand: G::hand(level),
            marked: SquareSet::EMPTY,
            ruled_out: Vec::new(),
            moves: Vec::new(),
            slips: 0,
            hints: 0,
            past: Vec::new(),
        }
    }

    /// The goal, where it is reached by moves.
    pub fn task(&self) -> Option<&G::Task> {
        self.level.task()
    }

    /// Whether the pupil may move a piece now.
    pub fn is_to_move(&self) -> bool {
        self.phase == Phase::Open && self.reply.is_none() && self.level.is_played() && G::due_beside(self).is_none()
    }

    /// Whether the level asks for one of several answers.
    pub fn is_question(&self) -> bool {
        matches!(self.level.goal, Goal::Judge(_) | Goal::Answer { .. })
    }

    /// The moves the pupil may make now, as the rules and the level have it.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        match self.task() {
            _ if !self.is_to_move() => Vec::new(),
            Some(task) => self.scene.moves(task),
            None => G::moves(&self.scene.setup, None),
        }
    }

    /// Whether anything can be taken back.
    pub fn can_take_back(&self) -> bool {
        !self.past.is_empty() || G::is_begun(&self.hand)
    }

    /// Whether there is nothing to begin again.
    pub fn is_untouched(&self) -> bool {
        !self.can_take_back() && self.marked.is_empty() && self.ruled_out.is_empty()
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
            Goal::Judge(m) => Some(usize::from(self.refusal(m).is_some())),
            Goal::Answer { right, options } => options.iter().position(|option| option == right),
            _ => None,
        }
    }

    /// Why the move that is asked about may not be played; `None`: it may.
    pub fn refusal(&self, written: &G::Written) -> Option<G::Illegal> {
        G::refusal(&self.level.diagram.setup, written)
    }
}
