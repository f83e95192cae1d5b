//! The state machine of a game that is played, whatever the game.

use super::clock::Pressing;
use super::game::{Game, Move, Played, Position, Rules, Status};
use super::shelf::Shelf;
use super::walk::Walk;
use crate::board::{Movable, State};
use crate::chess::Role;
use crate::chess::san::Letters;
use crate::clock::ClockEvent;
use crate::color::Color;
use crate::square::Square;

/// A search in the second thread that plays one side. Adversário.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival<L> {
    /// The side that the rival plays.
    pub side: Color,
    pub level: L,
}

/// What the page says until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice<G: Rules> {
    /// A move was refused, or a piece was touched that cannot move. `from` is the piece's square, where it is known.
    Refused { from: Option<Square>, illegal: G::Illegal },
    /// A typed move could not be read.
    NotRead { text: String, error: G::ReadError },
    /// A move was tried on an earlier position of the game.
    LookingBack,
    /// It is the rival's turn.
    RivalsTurn,
    /// No answer came from the rival's search.
    NoAnswer,
    /// The game could not be ended so.
    NotEnded(G::NotEnded),
    /// A game from outside could not be taken over whole.
    Opened(Opened),
    /// The game from storage could be read only up to this ply.
    Shortened { ply: usize },
    /// What no other game says.
    Own(G::OwnNotice),
}

/// What was lost of a game from outside.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    pub stopped: Option<Stopped>,
    /// What is not kept: the id of its message, and how many.
    pub left: Vec<(String, u32)>,
}

/// The fault up to which a game from outside could be read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stopped {
    /// The id of its message.
    pub sentence: String,
    /// The line of the text, from 1, and the word with the fault.
    pub line: u32,
    pub word: String,
    /// How many plies could be read.
    pub ply: usize,
}

impl Opened {
    /// The notice, if anything was lost.
    pub fn notice<G: Rules>(self) -> Option<Notice<G>> {
        (self != Opened::default()).then_some(Notice::Opened(self))
    }
}

/// The state of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Rules> {
    pub game: G::Game,
    pub rival: Option<Rival<G::Level>>,
    /// The seed of the rival's moves, one for a game, so that two windows choose the same move.
    pub seed: u32,
    /// How the clock on the table is pressed; `None` without a clock.
    pub clock: Option<Pressing>,
    /// The ply on show: 0 is the position at the start, the number of plies the latest.
    pub view: usize,
    pub notice: Option<Notice<G>>,
    pub choices: G::Choices,
    pub own: G::Own,
    pub shelf: Shelf<G::Saved>,
}

/// What follows from an event for the game and its clock.
#[derive(Clone, Debug, PartialEq)]
pub struct ClockStep<G: Rules> {
    /// The game to show, with what the clock says of it: the one before the event where the clock does not allow it,
    /// else the one after it.
    pub session: Session<G>,
    /// For the clock, in this order.
    pub events: Vec<ClockEvent>,
    /// Whether the clock is set anew, with the same time control.
    pub anew: bool,
}

impl<G: Rules> ClockStep<G> {
    pub(super) fn new(session: Session<G>, events: Vec<ClockEvent>) -> ClockStep<G> {
        ClockStep { session, events, anew: false }
    }
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum GameEvent<G: Rules> {
    /// A move on the board, or a step of one, legal or not.
    Try { from: Square, to: Square, promotion: Option<Role> },
    /// A piece was picked up.
    Lift(Square),
    /// A square was touched without a piece in hand.
    Touch(Square),
    /// A move written by hand.
    Typed { text: String, letters: Letters },
    /// The last move is taken back; against a rival, the player's own too.
    TakeBack,
    /// Shows the position after so many plies.
    Show(usize),
    /// Shows the position one ply before.
    Back,
    /// Shows the position one ply later.
    Forward,
    /// The game goes on from the position on show; the whole game is shelved.
    PlayOnFromHere,
    /// A new game begins.
    New { setup: G::Setup, rival: Option<Rival<G::Level>>, seed: u32, clock: Option<Pressing> },
    /// A game from outside is opened, with what was lost of it.
    Open(Box<G::Saved>, Opened),
    /// The game at this place of the shelf and the present one change places.
    Restore(usize),
    /// The way back to the game before is hidden.
    PutAway,
    /// Abandono.
    Resign(Color),
    /// This side's time is over.
    Flag(Color),
    /// The side that has just moved offers a draw, or both sides agree on one.
    OfferDraw,
    /// The game gets a clock, pressed so, or loses it.
    Clock(Option<Pressing>),
    /// The rival's move in this position.
    RivalMoves { position: Position<G>, m: Move<G>, remark: G::Remark },
    /// No answer came for this position.
    NoAnswer(Position<G>),
    /// Two people play on without the rival.
    PlayAsTwo,
    /// What was begun is given up: a promotion or a capture.
    GiveUp,
    /// The notice is closed.
    Dismiss,
    /// What happens only in this game.
    Own(G::OwnEvent),
}

impl<G: Game> Default for Session<G> {
    fn default() -> Session<G> {
        Session::of(G::start(), G::Own::default())
    }
}

impl<G: Game> Session<G> {
    pub(super) fn of(game: G::Game, own: G::Own) -> Session<G> {
        let view = game.ply_count();
        let (choices, shelf) = (G::Choices::default(), Shelf::of(None, Vec::new(), None));
        Session { game, rival: None, seed: 0, clock: None, view, notice: None, choices, own, shelf }
    }

    /// A session from the device, with the games put aside as [`Shelf::of`] takes them. A record that can be read only
    /// in part gives the game up to there; the record itself is put aside too.
    pub(super) fn kept(
        saved: &G::Saved,
        (newest, mut older, until): (Option<G::Saved>, Vec<G::Saved>, Option<usize>),
        clock: Option<Pressing>,
        choices: G::Choices,
    ) -> Session<G> {
        let session = G::restore(saved);
        if matches!(session.notice, Some(Notice::Shortened { .. })) {
            older.push(saved.clone());
        }
        Session { shelf: Shelf::of(newest, older, until), clock, choices, ..session }
    }

    /// The position on show.
    pub fn position(&self) -> &Position<G> {
        self.game.position_at(self.view).unwrap_or_else(|| self.game.position())
    }

    /// The position before the move that led to the one on show, and that move.
    pub fn last(&self) -> Option<(&Position<G>, Move<G>)> {
        let ply = self.view.checked_sub(1)?;
        Some((self.game.position_at(ply)?, self.game.move_at(ply)?))
    }

    /// The move that led to the position on show.
    pub fn last_move(&self) -> Option<Move<G>> {
        self.last().map(|(_, m)| m)
    }

    /// Whether the position on show is the latest.
    pub fn is_live(&self) -> bool {
        self.view >= self.game.ply_count()
    }

    /// Whether the way back to the game before is on show.
    pub fn shows_way_back(&self) -> bool {
        self.shelf.is_on_show(self.game.ply_count())
    }

    /// Why the game is over, when the position on show is the last one.
    pub fn status_on_show(&self) -> Option<Status<G>> {
        self.game.status().filter(|_| self.is_live())
    }

    /// Whether the game waits for the rival's move.
    pub fn rivals_turn(&self) -> bool {
        let turn = G::Game::turn(self.game.position());
        self.game.status().is_none() && self.rival.is_some_and(|rival| rival.side == turn)
    }

    /// The position in which the rival is to move, unless no answer came for it.
    pub fn question(&self) -> Option<(Position<G>, Rival<G::Level>)> {
        let asks = self.rivals_turn() && self.notice != Some(Notice::NoAnswer) && !G::rival_waits(self);
        let rival = self.rival.filter(|_| asks)?;
        Some((*self.game.position(), rival))
    }

    /// Every position of the game before the latest, for the search.
    pub fn past(&self) -> Vec<Position<G>> {
        (0..self.game.ply_count()).filter_map(|ply| self.game.position_at(ply).copied()).collect()
    }

    /// Whether the players have a move to take back, or an end that they brought about.
    pub fn can_take_back(&self) -> bool {
        let begins = self.game.position_at(0).map(G::Game::turn);
        let rivals = usize::from(self.rival.is_some_and(|rival| Some(rival.side) == begins));
        self.game.ply_count() > rivals || self.game.clone().reopen()
    }

    /// The page as it is kept.
    pub fn record(&self) -> G::Record {
        G::record(self)
    }

    /// The game on show as it is kept.
    pub fn saved(&self) -> G::Saved {
        G::save(self)
    }

    pub fn from_record(record: &G::Record) -> Session<G> {
        G::from_record(record)
    }

    /// Whether the game has ended with what was done since. One that was brought here had ended before.
    pub fn has_ended_since(&self, before: &Session<G>) -> bool {
        let (then, now) = (before.game.ply_count(), self.game.ply_count());
        let went_on = then > 0
            && (then..=then + 1).contains(&now)
            && self.game.position_at(then) == before.game.position_at(then);
        went_on && self.game.status().is_some() && before.game.status().is_none()
    }

    /// The walk that leads from what was on show to what is.
    pub fn walk_from(&self, before: &Session<G>) -> Option<Walk> {
        G::walk(before, self)
    }

    /// Shows the session on the board, or a walk on its way there. What the player holds stays in the hand if it may.
    pub fn paint(&self, board: &mut State, walk: Option<&Walk>) {
        let walk = walk.filter(|walk| walk.ply == self.view);
        let placed = G::figures(self, walk);
        if board.figures != placed {
            board.place(placed);
        }
        let playable = walk.is_none() && self.is_live() && self.game.status().is_none() && !self.rivals_turn();
        board.movable = if playable { Movable::Side(G::Game::turn(self.position())) } else { Movable::Nobody };
        G::paint(self, walk, playable, board);
        board.refuse(match &self.notice {
            Some(Notice::Refused { illegal, .. }) if walk.is_none() => G::refusal_marks(illegal),
            _ => Vec::new(),
        });
    }

    /// The state after this event.
    pub fn update(self, event: GameEvent<G>) -> Session<G> {
        let (shown, latest, plies) = (*self.position(), *self.game.position(), self.game.ply_count());
        let mut next = self.step(event.clone());
        if next.game.ply_count() > plies {
            G::moved(&mut next, &event);
        }
        G::settle(&mut next, &shown, &latest);
        next
    }

    fn step(mut self, event: GameEvent<G>) -> Session<G> {
        match event {
            // The answer comes too late.
            GameEvent::RivalMoves { position, .. } | GameEvent::NoAnswer(position)
                if !(self.rivals_turn() && *self.game.position() == position) =>
            {
                return self;
            }
            GameEvent::Lift(_) | GameEvent::Touch(_) | GameEvent::Own(_) => {
                G::act(&mut self, event);
                return self;
            }
            _ => {}
        }
        self.notice = None;
        G::let_go(&mut self, &event);
        match event {
            GameEvent::Try { .. } | GameEvent::Typed { .. } => {
                if self.may_try() {
                    G::act(&mut self, event);
                }
            }
            GameEvent::Resign(_) | GameEvent::Flag(_) | GameEvent::OfferDraw => G::act(&mut self, event),
            GameEvent::TakeBack => self.take_back(),
            GameEvent::Show(ply) => self.show(ply),
            GameEvent::Back => self.show(self.view.saturating_sub(1)),
            GameEvent::Forward => self.show(self.view + 1),
            GameEvent::PlayOnFromHere => {
                let mut game = self.game.clone();
                game.reopen();
                while game.ply_count() > self.view && game.unmake() {}
                let next = Session::of(game, G::Own::default());
                let mut next = Session { rival: self.rival, seed: self.seed, ..next };
                G::play_on(&self, &mut next);
                self.replace(next);
            }
            GameEvent::New { setup, rival, seed, clock } => {
                let next = Session { rival, seed, clock, ..G::new_game(&self, setup) };
                self.replace(next);
            }
            GameEvent::Open(saved, opened) => {
                let next = G::restore(&saved);
                let notice = next.notice.clone().or(opened.notice());
                self.replace(Session { notice, ..next });
            }
            GameEvent::Restore(place) => {
                if let Some(saved) = self.shelf.take(place) {
                    self.replace(G::restore(&saved));
                }
            }
            GameEvent::PutAway => self.shelf.put_away(),
            GameEvent::Clock(pressing) => self.clock = pressing,
            GameEvent::RivalMoves { m, remark, .. } => {
                let live = self.is_live();
                if G::rival_agrees(&mut self, &remark) {
                    self.show_latest();
                } else if self.game.make(m) {
                    G::remark(&mut self, remark);
                    // A player who looks back stays at that position.
                    if live {
                        self.show_latest();
                    }
                }
            }
            GameEvent::NoAnswer(_) => self.notice = Some(Notice::NoAnswer),
            GameEvent::PlayAsTwo => self.rival = None,
            GameEvent::GiveUp | GameEvent::Dismiss | GameEvent::Lift(_) | GameEvent::Touch(_) | GameEvent::Own(_) => {}
        }
        self
    }

    /// The next game takes the place of the present one, which is shelved if a move was made in it.
    pub(super) fn replace(&mut self, next: Session<G>) {
        let present = std::mem::replace(self, next);
        (self.choices, self.shelf) = (present.choices.clone(), present.shelf.clone());
        if present.game.ply_count() > 0 {
            self.shelf.put(present.saved(), self.game.ply_count());
        }
    }

    /// Shows the position after so many plies.
    pub(super) fn show(&mut self, ply: usize) {
        self.view = ply.min(self.game.ply_count());
        G::shown(&mut self.own);
    }

    fn show_latest(&mut self) {
        self.show(self.game.ply_count());
    }

    /// Whether a move may be tried in the position on show; if not, the notice says why.
    pub(super) fn may_try(&mut self) -> bool {
        if !self.is_live() {
            self.notice = Some(Notice::LookingBack);
        } else if self.rivals_turn() {
            self.notice = Some(Notice::RivalsTurn);
        }
        self.notice.is_none()
    }

    /// Plays a move and shows where it leads; `false` where the rules do not allow it.
    pub(super) fn play(&mut self, m: Move<G>) -> bool {
        let played = self.game.make(m);
        if played {
            self.show_latest();
        }
        played
    }

    /// Ends the game or makes an offer, and shows the last position; if that fails, the notice says why.
    pub(super) fn end(&mut self, end: impl FnOnce(&mut G::Game) -> Result<(), G::NotEnded>) -> bool {
        match end(&mut self.game) {
            Ok(()) => {
                self.show_latest();
                true
            }
            Err(error) => {
                self.notice = Some(Notice::NotEnded(error));
                false
            }
        }
    }

    /// Puts a copy of a game from outside aside when it is changed for the first time.
    pub(super) fn depart(&mut self, before: &Session<G>) {
        if G::is_brought(before) {
            self.shelf.put(before.saved(), self.game.ply_count());
            G::departed(self);
        }
    }

    /// An end by agreement, claim or resignation is taken back alone; the move before it stays.
    fn take_back(&mut self) {
        if !self.can_take_back() {
            return;
        }
        let before = self.clone();
        if !self.game.reopen() {
            self.game.unmake();
            while self.rivals_turn() && self.game.unmake() {}
        }
        self.depart(&before);
        G::taken_back(self, &before);
        self.show_latest();
    }
}
