//! What the page shows, and how each event changes it.
//!
//! Absent: the page, and how long anything lasts.

use std::collections::BTreeMap;

use super::tree::{Drawn, Place, Tree};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::pgn::PgnGame;
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{Move, Position, Role};
use crate::square::Square;

/// A class proposes no more moves than this for one position: they have the letters A to F.
pub const MOST_PROPOSALS: usize = 6;

/// A move that the class would play. Proposta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub m: Move,
    pub hands: u32,
}

/// What there is to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The move is illegal.
    Refused(Illegal),
    /// The written move could not be read.
    NotRead { text: String, error: ReadError },
    /// Every letter has its move.
    NoLetter,
    /// The tree is full.
    NoRoom,
    /// The move of the game is shown: so many hands were for it, of so many.
    Shown { right: u32, of: u32 },
}

/// What happens.
#[derive(Clone, Debug, PartialEq)]
pub enum LectureEvent {
    /// To the start.
    First,
    /// To the position before.
    Back,
    /// The next move; where the class guesses, its answer.
    Forward,
    /// To the end of the line.
    Last,
    /// To this place.
    Go(Place),
    /// Back to the game, from a variation.
    ToGame,
    /// Whether the class guesses.
    Guess(bool),
    /// One hand more or less for a proposal.
    Hand { at: usize, more: bool },
    /// A move on the board.
    Try { from: Square, to: Square, promotion: Option<Role> },
    /// A move in writing.
    Typed { text: String, letters: Letters },
    /// The pawn stays where it is.
    CancelPromotion,
    /// A piece was picked up.
    Lift,
    /// Draws, or wipes what is drawn so.
    Draw(Drawn),
    /// Wipes what was drawn here.
    Wipe,
    /// Takes out everything that was tried.
    ForgetTried,
}

/// A game before the class.
#[derive(Clone, Debug, PartialEq)]
pub struct Lecture {
    pub tree: Tree,
    pub at: Place,
    /// Whether the class guesses the next move, which is hidden.
    pub guesses: bool,
    /// What the class would play here.
    pub proposals: Vec<Proposal>,
    pub notice: Option<Notice>,
    /// A pawn waits at the last rank.
    pub promoting: Option<(Square, Square)>,
    /// What was drawn here, by place.
    drawn: BTreeMap<Place, Vec<Drawn>>,
}

impl Lecture {
    /// The game at its first move.
    pub fn new(tree: Tree) -> Lecture {
        let (proposals, drawn) = (Vec::new(), BTreeMap::new());
        Lecture { tree, at: 0, guesses: false, proposals, notice: None, promoting: None, drawn }
    }

    pub fn of(game: &PgnGame) -> Lecture {
        Lecture::new(Tree::of(game))
    }

    pub fn position(&self) -> &Position {
        &self.tree.node(self.at).position
    }

    /// The move that led here.
    pub fn last(&self) -> Option<Move> {
        self.tree.node(self.at).from.map(|(_, m)| m)
    }

    /// What was drawn on this position.
    pub fn drawn_here(&self) -> &[Drawn] {
        self.drawn.get(&self.at).map(Vec::as_slice).unwrap_or_default()
    }

    /// Whether the next move is there and hidden.
    pub fn hides(&self) -> bool {
        self.guesses && self.tree.forward(self.at).is_some_and(|next| !self.tree.node(next).is_tried)
    }

    /// The state after this event.
    pub fn update(mut self, event: LectureEvent) -> Lecture {
        // Who chooses another piece has done with why the first one may not go there.
        if event == LectureEvent::Lift && !matches!(self.notice, Some(Notice::Refused(_) | Notice::NotRead { .. })) {
            return self;
        }
        self.notice = None;
        self.promoting = None;
        match event {
            LectureEvent::First => self.go(0),
            LectureEvent::Back => self.go(self.tree.back(self.at).unwrap_or(self.at)),
            LectureEvent::Forward => self.forward(),
            // What is hidden stays so.
            LectureEvent::Last if self.hides() => {}
            LectureEvent::Last => self.go(self.tree.end(self.at)),
            LectureEvent::Go(place) if self.shows(place) => self.go(place),
            LectureEvent::ToGame => self.go(self.tree.branch(self.at)),
            LectureEvent::Guess(on) => {
                self.guesses = on;
                self.proposals.clear();
            }
            LectureEvent::Hand { at, more } => self.hand(at, more),
            LectureEvent::Try { from, to, promotion } => self.attempt(from, to, promotion),
            LectureEvent::Typed { text, letters } => self.typed(text, letters),
            LectureEvent::Draw(drawn) => self.draw(drawn),
            LectureEvent::Wipe => drop(self.drawn.remove(&self.at)),
            LectureEvent::ForgetTried => {
                let branch = self.tree.way(self.at).into_iter().find(|place| !self.tree.node(*place).is_tried);
                self.go(branch.unwrap_or_default());
                self.tree.forget_tried();
                self.drawn.retain(|place, _| self.tree.has(*place));
            }
            LectureEvent::Go(_) | LectureEvent::CancelPromotion | LectureEvent::Lift => {}
        }
        self
    }

    /// Whether the list shows this place: where the class guesses, nothing that comes after.
    pub fn shows(&self, place: Place) -> bool {
        let is_hidden =
            || place != self.at && !self.tree.node(place).is_tried && self.tree.way(place).contains(&self.at);
        self.tree.has(place) && !(self.guesses && is_hidden())
    }

    fn go(&mut self, place: Place) {
        if place != self.at {
            self.at = place;
            self.proposals.clear();
        }
    }

    fn forward(&mut self) {
        let Some(next) = self.tree.forward(self.at) else { return };
        let m = self.tree.node(next).from.map(|(_, m)| m);
        let shown = (self.hides() && !self.proposals.is_empty()).then(|| {
            let right = self.proposals.iter().find(|proposal| Some(proposal.m) == m).map_or(0, |right| right.hands);
            Notice::Shown { right, of: self.proposals.iter().map(|proposal| proposal.hands).sum() }
        });
        self.go(next);
        self.notice = shown;
    }

    fn hand(&mut self, at: usize, more: bool) {
        let Some(proposal) = self.proposals.get_mut(at) else { return };
        if more {
            proposal.hands = proposal.hands.saturating_add(1);
        } else if proposal.hands > 0 {
            proposal.hands -= 1;
        } else {
            self.proposals.remove(at);
        }
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) {
        match legality::judge(self.position(), None, None, from, to, promotion) {
            Ok(m) if self.hides() => self.propose(m),
            Ok(m) => match self.tree.add(self.at, m, true) {
                Some(place) => self.go(place),
                None => self.notice = Some(Notice::NoRoom),
            },
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => self.promoting = Some((from, to)),
            Err(illegal) => self.notice = Some(Notice::Refused(illegal)),
        }
    }

    fn propose(&mut self, m: Move) {
        match self.proposals.iter().position(|proposal| proposal.m == m) {
            Some(at) => self.hand(at, true),
            None if self.proposals.len() < MOST_PROPOSALS => self.proposals.push(Proposal { m, hands: 1 }),
            None => self.notice = Some(Notice::NoLetter),
        }
    }

    fn typed(&mut self, text: String, letters: Letters) {
        match san::read_try(self.position(), &text, letters) {
            Ok(m) => self.attempt(m.from, m.to, m.promotion),
            Err(error) => self.notice = Some(Notice::NotRead { text, error }),
        }
    }

    fn draw(&mut self, drawn: Drawn) {
        let here = self.drawn.entry(self.at).or_default();
        let count = here.len();
        here.retain(|other| *other != drawn);
        if here.len() == count && count < MOST_DRAWN {
            here.push(drawn);
        }
    }
}

/// More drawings on one position are no help.
const MOST_DRAWN: usize = 24;
