//! A small game being played: what the page shows, and how each event changes it.

use super::field::Field;
use super::list::Game;
use super::rules::{End, Scene};
use super::site::{Strength, choose};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{Move, Role};
use crate::color::{Color, Outcome};
use crate::square::Square;

/// What there is to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The move is not legal.
    Refused(Illegal),
    /// The written move could not be read.
    NotRead { text: String, error: ReadError },
    /// A move that the strongest player would make.
    Hint(Move),
    /// The game is back at the pupil's last move.
    TakenBack,
}

/// What happens in a game.
#[derive(Clone, Debug, PartialEq)]
pub enum ContestEvent {
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
    /// The page has waited long enough for the site's move.
    Reply,
    Hint,
    /// Back to the pupil's last move.
    TakeBack,
}

/// A pupil against the site. Jogo.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    pub game: &'static Game,
    /// The side the pupil plays.
    pub pupil: Color,
    pub strength: Strength,
    pub scene: Scene,
    pub end: Option<End>,
    pub notice: Option<Notice>,
    /// Whether a move was shown to the pupil.
    pub helped: bool,
    /// A pawn waits at the last rank.
    pub promoting: Option<(Square, Square)>,
    /// Every scene before, with the move that was made in it.
    past: Vec<(Scene, Move)>,
    seed: u64,
}

impl Contest {
    /// A new game; `None` where the row has no start.
    pub fn new(game: &'static Game, pupil: Color, strength: Strength, seed: u64) -> Option<Contest> {
        let scene = game.start(seed)?;
        let (end, notice, promoting, past) = (None, None, None, Vec::new());
        Some(Contest { game, pupil, strength, scene, end, notice, helped: false, promoting, past, seed })
    }

    /// Whether the pupil may move now.
    pub fn is_to_move(&self) -> bool {
        self.end.is_none() && self.scene.field.turn() == self.pupil
    }

    /// Whether the site is to move.
    pub fn waits(&self) -> bool {
        self.end.is_none() && self.scene.field.turn() != self.pupil
    }

    /// The last move, with the scene before it.
    pub fn last(&self) -> Option<&(Scene, Move)> {
        self.past.last()
    }

    /// How many moves the pupil has made.
    pub fn moves_made(&self) -> usize {
        self.past.iter().filter(|(scene, _)| scene.field.turn() == self.pupil).count()
    }

    /// Whether there is a move of the pupil's to take back.
    pub fn can_take_back(&self) -> bool {
        self.moves_made() > 0
    }

    /// The stars of a game that the pupil has won alone: one for each strength, as far as the one that was beaten.
    pub fn stars(&self) -> Option<u8> {
        let won = self.end.is_some_and(|end| end.outcome == Outcome::Win(self.pupil)) && !self.helped;
        won.then(|| self.strength.stars())
    }

    /// The state after this event.
    pub fn update(mut self, event: ContestEvent) -> Contest {
        match &event {
            // Who chooses another piece has done with why the first one may not go there.
            ContestEvent::Lift if !matches!(self.notice, Some(Notice::Refused(_) | Notice::NotRead { .. })) => {
                return self;
            }
            ContestEvent::Reply if !self.waits() => return self,
            _ => {}
        }
        self.notice = None;
        self.promoting = None;
        match event {
            ContestEvent::Try { from, to, promotion } => self.attempt(from, to, promotion),
            ContestEvent::Typed { text, letters } => self.typed(text, letters),
            ContestEvent::Reply => {
                if let Some(m) = choose(self.game, &self.scene, self.strength.sight(), self.seed) {
                    self.play(m);
                }
            }
            ContestEvent::Hint if self.is_to_move() => {
                self.helped = true;
                self.notice = choose(self.game, &self.scene, Strength::Third.sight(), self.seed).map(Notice::Hint);
            }
            ContestEvent::TakeBack => self.take_back(),
            ContestEvent::Hint | ContestEvent::CancelPromotion | ContestEvent::Lift => {}
        }
        self
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) {
        if !self.is_to_move() {
            return;
        }
        let field = &self.scene.field;
        // Without kings a pawn that arrives stays a pawn, and there is nothing to choose.
        let arrives = matches!(field, Field::Bare(_)) && field.at(from).is_some_and(|piece| piece.promotes_on(to));
        let promotion = if arrives { Some(Role::Queen) } else { promotion };
        match legality::judge_setup(&field.setup(), None, Some(self.pupil), Move { from, to, promotion }) {
            Ok(m) => self.play(m),
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => self.promoting = Some((from, to)),
            Err(illegal) => self.notice = Some(Notice::Refused(illegal)),
        }
    }

    fn typed(&mut self, text: String, letters: Letters) {
        if !self.is_to_move() {
            return;
        }
        match san::read_try(self.scene.field.ground(), &text, letters) {
            Ok(m) => self.attempt(m.from, m.to, m.promotion),
            Err(error) => self.notice = Some(Notice::NotRead { text, error }),
        }
    }

    /// Makes a legal move.
    fn play(&mut self, m: Move) {
        let after = self.scene.after(m);
        self.end = self.game.goal.ended(self.game.limit, &self.scene, m, &after);
        self.past.push((self.scene, m));
        self.scene = after;
    }

    fn take_back(&mut self) {
        if !self.can_take_back() {
            return;
        }
        while let Some((scene, _)) = self.past.pop() {
            self.scene = scene;
            if scene.field.turn() == self.pupil {
                break;
            }
        }
        self.end = None;
        self.notice = Some(Notice::TakenBack);
    }
}
