//! The state machine of a game that is played, whatever the game.

use super::clock::Pressing;
use super::game::{Game, Move, Played, Position, Status};
use super::shelf::Shelf;
use super::walk::Walk;
use crate::board::{Movable, State};
use crate::chess::Role;
use crate::chess::san::Letters;
use crate::color::Color;
use crate::square::Square;

/// A search in the second thread that moves for one side. Adversário. Where two people play there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival<L> {
    /// The side that the rival plays.
    pub side: Color,
    pub level: L,
}

/// What the page has to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice<G: Game> {
    /// A try was refused, or a piece that cannot move was touched. `from` is the piece, where it is known.
    Refused { from: Option<Square>, illegal: G::Illegal },
    /// A typed move could not be read.
    NotRead { text: String, error: G::ReadError },
    /// A move was tried on an earlier position of the game.
    LookingBack,
    /// It is the rival's turn.
    RivalsTurn,
    /// The rival's move could not be had.
    NoAnswer,
    /// The game could not be ended so.
    NotEnded(G::NotEnded),
    /// A game from outside is not here as it was there.
    Opened(Opened),
    /// The game from storage was whole only up to this ply.
    Shortened { ply: usize },
    /// What only this game says.
    Own(G::OwnNotice),
}

/// What became of a game from outside.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    pub stopped: Option<Stopped>,
    /// What is not kept: the id of its words, and how many.
    pub left: Vec<(String, u32)>,
}

/// A game from outside was whole only up to a fault.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stopped {
    /// The id of the sentence that says it.
    pub sentence: String,
    /// The line of the text, from 1, and what stands there.
    pub line: u32,
    pub word: String,
    /// How many plies are there.
    pub ply: usize,
}

impl Opened {
    /// What there is to say, if anything is missing.
    pub fn notice<G: Game>(self) -> Option<Notice<G>> {
        (self != Opened::default()).then_some(Notice::Opened(self))
    }
}

/// Everything the page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Session<G: Game> {
    pub game: G::Game,
    pub rival: Option<Rival<G::Level>>,
    /// The chance of the rival's moves, one for the game, so that two windows think alike.
    pub seed: u32,
    /// The game is played with the clock on the table, which is pressed so.
    pub clock: Option<Pressing>,
    /// The ply on show: 0 is the position at the start, the number of plies the latest.
    pub view: usize,
    pub notice: Option<Notice<G>>,
    pub choices: G::Choices,
    pub own: G::Own,
    pub shelf: Shelf<G::Saved>,
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum GameEvent<G: Game> {
    /// A move, or a step of one, asked for on the board, legal or not.
    Try {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
    /// A piece was picked up.
    Lift(Square),
    /// A square was touched without a piece in hand.
    Touch(Square),
    /// A move written by hand.
    Typed {
        text: String,
        letters: Letters,
    },
    /// The last move is taken back; against a rival its move goes along with the player's own.
    TakeBack,
    /// Look at the position after so many plies.
    Show(usize),
    Back,
    Forward,
    /// The game goes on from the position on show; the moves after it are shelved with the whole game.
    PlayOnFromHere,
    New {
        setup: G::Setup,
        rival: Option<Rival<G::Level>>,
        seed: u32,
        clock: Option<Pressing>,
    },
    /// A game from outside is opened, and what was wrong with it.
    Open(Box<G::Saved>, Opened),
    /// The game at this place of the shelf and the present one change places.
    Restore(usize),
    /// The way back is on show no more.
    PutAway,
    /// Abandono.
    Resign(Color),
    /// This side's time is over.
    Flag(Color),
    /// The side that has just moved offers a draw, or both agree on one.
    OfferDraw,
    /// The clock comes to the game, pressed so, or goes.
    Clock(Option<Pressing>),
    /// The rival's move in this position.
    RivalMoves {
        position: Position<G>,
        m: Move<G>,
        remark: G::Remark,
    },
    /// The rival's move in this position could not be had.
    NoAnswer(Position<G>),
    /// The two at the screen play on by themselves.
    PlayAsTwo,
    /// What was begun is given up: a promotion, a capture under way.
    GiveUp,
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
        let choices = G::Choices::default();
        Session { game, rival: None, seed: 0, clock: None, view, notice: None, choices, own, shelf: Shelf::default() }
    }

    /// A session from the device, the games put aside as [`Shelf::of`] takes them. A record that is whole only up to some
    /// move gives the game up to there; as it was it stays beside.
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

    /// The position in which the rival is to move, and nobody has said yet that it cannot.
    pub fn question(&self) -> Option<(Position<G>, Rival<G::Level>)> {
        let rival = self.rival.filter(|_| self.rivals_turn() && self.notice != Some(Notice::NoAnswer))?;
        Some((*self.game.position(), rival))
    }

    /// Every position of the game before the latest, for the search.
    pub fn past(&self) -> Vec<Position<G>> {
        (0..self.game.ply_count()).filter_map(|ply| self.game.position_at(ply).copied()).collect()
    }

    /// Whether there is a move of the players' to take back, or an end that they brought about.
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

    /// The walk that leads from what was on show to what is.
    pub fn walk_from(&self, before: &Session<G>) -> Option<Walk> {
        G::walk(before, self)
    }

    /// Brings the board in step with the session, or with a walk on its way there; what the player holds on the board
    /// stays where it may.
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
        let (shown, latest) = (*self.position(), *self.game.position());
        let mut next = self.step(event);
        G::settle(&mut next, &shown, &latest);
        next
    }

    fn step(mut self, event: GameEvent<G>) -> Session<G> {
        match event {
            // An answer to what is not asked any more.
            GameEvent::RivalMoves { position, .. } | GameEvent::NoAnswer(position)
                if !(self.rivals_turn() && *self.game.position() == position) =>
            {
                return self;
            }
            GameEvent::Lift(square) => {
                G::lift(&mut self, square);
                return self;
            }
            GameEvent::Touch(square) => {
                G::touch(&mut self, square);
                return self;
            }
            GameEvent::Own(event) => {
                G::own(&mut self, event);
                return self;
            }
            _ => {}
        }
        self.notice = None;
        G::let_go(&mut self, &event);
        match event {
            GameEvent::Try { from, to, promotion } => {
                if self.may_try() {
                    G::attempt(&mut self, from, to, promotion);
                }
            }
            GameEvent::Typed { text, letters } => {
                if self.may_try() {
                    G::typed(&mut self, text, letters);
                }
            }
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
                return self.replaced_by(next);
            }
            GameEvent::New { setup, rival, seed, clock } => {
                let next = Session { rival, seed, clock, ..G::new_game(&self, setup) };
                return self.replaced_by(next);
            }
            GameEvent::Open(saved, opened) => {
                let next = G::restore(&saved);
                let notice = next.notice.clone().or(opened.notice());
                return self.replaced_by(Session { notice, ..next });
            }
            GameEvent::Restore(place) => {
                if let Some(saved) = self.shelf.take(place) {
                    return self.replaced_by(G::restore(&saved));
                }
            }
            GameEvent::PutAway => self.shelf.put_away(),
            GameEvent::Resign(side) => G::resign(&mut self, side),
            GameEvent::Flag(side) => G::flag(&mut self, side),
            GameEvent::OfferDraw => G::offer_draw(&mut self),
            GameEvent::Clock(pressing) => self.clock = pressing,
            GameEvent::RivalMoves { m, remark, .. } => {
                let live = self.is_live();
                if self.game.make(m) {
                    G::remark(&mut self, remark);
                    // Who is looking back goes on looking.
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

    /// The next game, with the present one shelved if a move was made in it.
    pub(super) fn replaced_by(mut self, next: Session<G>) -> Session<G> {
        if self.game.ply_count() > 0 {
            self.shelf.put(self.saved(), next.game.ply_count());
        }
        Session { choices: self.choices, shelf: self.shelf, ..next }
    }

    /// Shows the position after so many plies.
    pub(super) fn show(&mut self, ply: usize) {
        self.view = ply.min(self.game.ply_count());
        G::shown(&mut self.own);
    }

    fn show_latest(&mut self) {
        self.show(self.game.ply_count());
    }

    /// Whether a move may be tried in the position on show; if not, why is said.
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

    /// An end or an offer; why it cannot be so is said. A game that ends is shown at its end.
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

    /// A game from outside has been changed: as it was before it is put aside.
    pub(super) fn depart(&mut self, before: &Session<G>) {
        if G::is_brought(before) {
            self.shelf.put(before.saved(), self.game.ply_count());
            G::departed(self);
        }
    }

    /// An end by agreement, claim or resignation goes first; the move before it stays.
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
