//! A game of draughts at one screen, against a friend or against the site: what the page knows, and how each event
//! changes it.
//!
//! Pure: no DOM, no storage, no sentences, and no search. The page shows a [`Session`], sends it [`Event`]s, saves
//! [`Session::record`] after each, and asks the worker where [`Session::question`] says so.

pub mod clock;
mod paint;
mod saved;

pub use paint::Walk;
pub use saved::{Choices, SavedGame, SavedPage};

use super::shelf::Shelf;
use crate::color::Color;
use crate::draughts::legality::{self, Illegal, ReadError, Step};
use crate::draughts::search::Why;
use crate::draughts::{CLASSICAS, Game, Move, NotEnded, NotPlayed, Outcome, Path, Position, Status, Variant};
use crate::square::{Square, SquareSet};

/// The site as a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The side that the site plays.
    pub side: Color,
    /// 1 to 5.
    pub level: u8,
}

/// What the page has to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A try was refused, or a piece that cannot move was touched.
    Refused(Illegal),
    /// Another piece was touched in the middle of a capture.
    Unfinished,
    /// A typed move could not be read.
    NotRead(ReadError),
    /// A move was tried on an earlier position of the game.
    LookingBack,
    /// It is the site's turn.
    SitesTurn,
    /// The game could not be ended so.
    NotEnded(NotEnded),
    /// The site would rather play on.
    NoDraw,
    /// A game or a position from outside was not accepted, or only up to a fault: the sentence that says it, how many
    /// moves are there, and the word that could not be read.
    Stopped { sentence: String, ply: usize, word: String },
    /// A game from outside is here, and not all that was told of it: the id of its words, and how many; before that the
    /// fault, where it has one.
    Opened { stopped: Option<Box<Notice>>, left: Vec<(String, u32)> },
    /// The site's move could not be had.
    NoAnswer,
    /// A hint could not be had.
    NoHint,
    /// A move that the search would make, and why.
    Hint { m: Move, why: Why },
}

/// The site's move at this ply, and why it was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    pub ply: usize,
    pub why: Why,
    /// For the site, in hundredths of a man.
    pub score: i32,
}

/// Everything the page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub game: Game,
    pub rival: Option<Rival>,
    /// The chance of the site's moves, one for the game, so that two windows think alike.
    pub seed: u32,
    /// Played with the clock on the table.
    pub clock: bool,
    /// The ply on show: 0 is the position at the start, `game.plies().len()` the latest.
    pub view: usize,
    /// The squares touched so far in a capture under way, from the first; else empty.
    pub path: Path,
    /// Captures with the same ends that take different pieces: one of them is meant.
    pub which: Vec<Move>,
    pub notice: Option<Notice>,
    /// A hint is looked for in the position on show.
    pub seeking: bool,
    /// Whether the pieces that must capture are shown in this position.
    pub shows_duty: bool,
    pub said: Option<Said>,
    pub choices: Choices,
    /// The game came from outside and is still as it came.
    pub brought: bool,
    pub shelf: Shelf<SavedGame>,
}

impl Default for Session {
    fn default() -> Session {
        Session::of(Game::new(Position::start(&CLASSICAS)))
    }
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A move, or the next hop of a capture, asked for on the board, legal or not.
    Try {
        from: Square,
        to: Square,
    },
    /// A piece was picked up.
    Lift(Square),
    /// A square was touched where nothing can be picked up.
    Touch(Square),
    /// A move written by hand.
    Typed(String),
    /// Of several captures with the same ends, this one.
    Choose(usize),
    /// A capture under way is given up.
    GiveUp,
    TakeBack,
    /// Look at the position after so many plies.
    Show(usize),
    Back,
    Forward,
    /// The game goes on from the position on show; the moves after it are shelved with the whole game.
    PlayOnFromHere,
    New {
        variant: &'static Variant,
        rival: Option<Rival>,
        seed: u32,
        clock: bool,
    },
    /// A game from outside, and what was wrong with it.
    Open {
        game: Box<Game>,
        stopped: Option<Notice>,
    },
    /// What was brought from outside is nothing that can be opened.
    NotOpened(Notice),
    /// The game at this place of the shelf and the present one change places.
    Restore(usize),
    /// The way back is on show no more.
    PutAway,
    Resign(Color),
    /// Both agree on a draw, or the player offers one to the site. JSS 2.10.3
    Agree,
    /// The side to move claims the repetition. JSS 2.10.2
    Claim,
    /// Who has to capture is shown, or not any more.
    Duty,
    /// The site's move in this position.
    SiteMoves {
        position: Position,
        m: Move,
        why: Why,
        score: i32,
    },
    /// A hint is wanted for the position on show.
    AskHint,
    /// What the search would play in this position.
    Hint {
        position: Position,
        m: Move,
        why: Why,
    },
    /// The site's move in this position could not be had.
    NoAnswer(Position),
    /// A hint for this position could not be had.
    NoHint(Position),
    /// The two at the screen play on by themselves.
    PlayAsTwo,
    /// This side's time is over. JSS 2.9.3
    Flag(Color),
    /// The game goes on without its clock.
    NoClock,
    Choices(Choices),
    Dismiss,
}

/// A site that is better than this does not agree to a draw, in hundredths of a man.
const CONTENT: i32 = 20;

impl Session {
    fn of(game: Game) -> Session {
        let view = game.plies().len();
        Session {
            game,
            rival: None,
            seed: 0,
            clock: false,
            view,
            path: Path::new(),
            which: Vec::new(),
            notice: None,
            seeking: false,
            shows_duty: false,
            said: None,
            choices: Choices::default(),
            brought: false,
            shelf: Shelf::default(),
        }
    }

    /// The position on show.
    pub fn position(&self) -> &Position {
        self.game.position_at(self.view).unwrap_or_else(|| self.game.position())
    }

    /// The move that led to the position on show.
    pub fn last_move(&self) -> Option<Move> {
        self.view.checked_sub(1).and_then(|ply| self.game.plies().get(ply)).copied()
    }

    /// Whether the position on show is the latest.
    pub fn is_live(&self) -> bool {
        self.view >= self.game.plies().len()
    }

    /// Whether the way back to the game before is on show.
    pub fn shows_way_back(&self) -> bool {
        self.shelf.is_on_show(self.game.plies().len())
    }

    /// Why the game is over, when the position on show is the last one.
    pub fn status_on_show(&self) -> Option<Status> {
        self.game.status().filter(|_| self.is_live())
    }

    /// Whether the game waits for the site's move.
    pub fn sites_turn(&self) -> bool {
        self.game.status().is_none() && self.rival.is_some_and(|rival| rival.side == self.game.position().turn())
    }

    /// The position in which the site is to move, and nobody has said yet that it cannot.
    pub fn question(&self) -> Option<(Position, Rival)> {
        let rival = self.rival.filter(|_| self.sites_turn() && self.notice != Some(Notice::NoAnswer))?;
        Some((*self.game.position(), rival))
    }

    /// The position for which a hint is looked for.
    pub fn hint_question(&self) -> Option<Position> {
        self.seeking.then(|| *self.position())
    }

    /// Every position of the game before the latest, for the search.
    pub fn past(&self) -> Vec<Position> {
        (0..self.game.plies().len()).filter_map(|ply| self.game.position_at(ply).copied()).collect()
    }

    /// Whether there is a move of the player's to take back, or an end that players brought about.
    pub fn can_take_back(&self) -> bool {
        let plies = self.game.plies().len();
        let first = match self.rival {
            Some(rival) if self.game.start().turn() == rival.side => 1,
            _ => 0,
        };
        plies > first || self.ended_by_hand()
    }

    /// Whether players ended the game, and not the board.
    fn ended_by_hand(&self) -> bool {
        self.game.clone().reopen()
    }

    /// The pieces that have to capture in the position on show, and how many each takes. JSS 2.8
    pub fn duty(&self) -> (SquareSet, usize) {
        let moves = self.position().legal_moves();
        let from = moves.iter().filter(|m| !m.captured.is_empty()).fold(SquareSet::EMPTY, |all, m| all.with(m.from));
        (from, moves.first().map_or(0, |m| m.captured.len()))
    }

    /// Whether the pieces that have to capture are marked now.
    pub fn duty_on_show(&self) -> bool {
        self.path.is_empty() && self.status_on_show().is_none() && (self.shows_duty || self.choices.duty)
    }

    /// Why the site made the move on show.
    pub fn why(&self) -> Option<Why> {
        self.said.as_ref().filter(|said| said.ply == self.view && !self.choices.silent).map(|said| said.why)
    }

    /// The state after this event.
    pub fn update(self, event: Event) -> Session {
        let before = *self.position();
        let mut next = self.step(event);
        // What was looked for in another position, or when a move was under way, is not wanted any more.
        next.seeking &= *next.position() == before && next.path.len() < 2 && next.status_on_show().is_none();
        next
    }

    fn step(mut self, event: Event) -> Session {
        match event {
            // The second press of a move that was refused at the first says nothing new: what is explained stays.
            Event::Touch(square) if self.position().at(square).is_none() => return self,
            // The piece of a capture under way is in the hand already.
            Event::Lift(square) if self.path.last() == Some(&square) => return self,
            Event::Choices(choices) => return Session { choices, ..self },
            // Answers to what is not asked any more.
            Event::Hint { position, .. } | Event::NoHint(position)
                if !(self.seeking && *self.position() == position) =>
            {
                return self;
            }
            Event::SiteMoves { position, .. } | Event::NoAnswer(position)
                if !(self.sites_turn() && *self.game.position() == position) =>
            {
                return self;
            }
            _ => {}
        }
        let notice = self.notice.take();
        let which = std::mem::take(&mut self.which);
        if !matches!(event, Event::Try { .. } | Event::Lift(_) | Event::Touch(_) | Event::Dismiss) {
            self.path.clear();
        }
        match event {
            Event::Try { from, to } => self.attempt(from, to),
            Event::Lift(square) | Event::Touch(square) => {
                self.touch(square);
                // A hint stays until its piece is put down.
                self.notice = self.notice.take().or(notice.filter(|notice| matches!(notice, Notice::Hint { .. })));
            }
            Event::Typed(text) => self.typed(&text),
            Event::Choose(place) => {
                if let Some(m) = which.get(place) {
                    self.play(*m);
                }
            }
            Event::TakeBack => self.take_back(),
            Event::Show(ply) => self.show(ply),
            Event::Back => self.show(self.view.saturating_sub(1)),
            Event::Forward => self.show(self.view + 1),
            Event::PlayOnFromHere => {
                let mut game = self.game.clone();
                game.reopen();
                while game.plies().len() > self.view && game.take_back().is_some() {}
                let next = Session { rival: self.rival, seed: self.seed, ..Session::of(game) };
                return self.replaced_by(next);
            }
            Event::New { variant, rival, seed, clock } => {
                let next = Session { rival, seed, clock, ..Session::of(Game::new(Position::start(variant))) };
                return self.replaced_by(next);
            }
            Event::Open { game, stopped } => {
                return self.replaced_by(Session { notice: stopped, brought: true, ..Session::of(*game) });
            }
            Event::NotOpened(notice) => self.notice = Some(notice),
            Event::Restore(place) => {
                if let Some(game) = self.shelf.take(place) {
                    return self.replaced_by(Session::from_saved(&game));
                }
            }
            Event::PutAway => self.shelf.put_away(),
            Event::Resign(side) => self.end(|game| game.resign(side)),
            Event::Agree => self.agree(),
            Event::Claim => self.end(Game::claim_repetition),
            Event::Duty => self.shows_duty = !self.shows_duty,
            Event::SiteMoves { m, why, score, .. } => self.site_moves(m, why, score),
            Event::AskHint if self.is_live() && self.sites_turn() => self.notice = Some(Notice::SitesTurn),
            Event::AskHint => self.seeking = true,
            Event::Hint { m, why, .. } => {
                self.seeking = false;
                self.notice = Some(Notice::Hint { m, why });
            }
            Event::NoHint(_) => {
                self.seeking = false;
                self.notice = Some(Notice::NoHint);
            }
            Event::NoAnswer(_) => self.notice = Some(Notice::NoAnswer),
            Event::PlayAsTwo => self.rival = None,
            // The flag stays down when the game has ended otherwise.
            Event::Flag(_) if !self.clock || self.game.status().is_some() => {}
            Event::Flag(side) => self.end(|game| game.flag(side)),
            Event::NoClock => self.clock = false,
            Event::Dismiss => self.seeking = false,
            Event::GiveUp | Event::Choices(_) => {}
        }
        self
    }

    /// The next game, with the present one shelved if a move was made in it.
    fn replaced_by(mut self, next: Session) -> Session {
        if !self.game.plies().is_empty() {
            self.shelf.put(self.saved(), next.game.plies().len());
        }
        Session { choices: self.choices, shelf: self.shelf, ..next }
    }

    fn show(&mut self, ply: usize) {
        self.view = ply.min(self.game.plies().len());
        self.shows_duty = false;
    }

    /// Whether a move may be tried in the position on show; if not, why is said.
    fn may_try(&mut self) -> bool {
        if !self.is_live() {
            self.notice = Some(Notice::LookingBack);
        } else if self.sites_turn() {
            self.notice = Some(Notice::SitesTurn);
        }
        self.notice.is_none()
    }

    fn attempt(&mut self, from: Square, to: Square) {
        if !self.may_try() {
            return;
        }
        let mut path = std::mem::take(&mut self.path);
        if path.last() == Some(&from) {
            path.push(to);
        } else if path.is_empty() {
            path = vec![from, to];
        } else {
            self.path = path;
            self.notice = Some(Notice::Unfinished);
            return;
        }
        if let Some(illegal) = self.over() {
            self.notice = Some(Notice::Refused(illegal));
            return;
        }
        match legality::judge(self.game.position(), &path) {
            Ok(Step::Move(m)) => self.play(m),
            Ok(Step::Further { .. }) => self.path = path,
            Ok(Step::Which(moves)) => {
                self.which = moves;
                path.pop();
                self.path = path;
            }
            Err(illegal) => {
                self.notice = Some(Notice::Refused(illegal));
                path.pop();
                self.path = path;
            }
        }
        // A piece that has not jumped yet is still where it was.
        if self.path.len() < 2 {
            self.path.clear();
        }
    }

    /// The refusal of any move once the game is over.
    fn over(&self) -> Option<Illegal> {
        let status = self.game.status()?;
        // Of a draw nobody is the loser, and the refusal names none.
        let loser = match status.outcome() {
            Outcome::Win(winner) => !winner,
            Outcome::Draw => self.game.position().turn(),
        };
        Some(Illegal::over(self.game.start().variant(), loser, status.article()))
    }

    fn touch(&mut self, square: Square) {
        if !self.path.is_empty() {
            self.notice = Some(Notice::Unfinished);
            return;
        }
        if !self.may_try() {
            return;
        }
        let illegal = self.over().or_else(|| legality::touch(self.position(), square));
        self.notice = illegal.map(Notice::Refused);
    }

    fn typed(&mut self, text: &str) {
        if !self.may_try() {
            return;
        }
        if let Some(illegal) = self.over() {
            self.notice = Some(Notice::Refused(illegal));
            return;
        }
        match legality::read(self.game.position(), text) {
            Ok(m) => self.play(m),
            Err(ReadError::Illegal(illegal)) => self.notice = Some(Notice::Refused(illegal)),
            Err(ReadError::Ambiguous(moves)) => self.which = moves,
            Err(error) => self.notice = Some(Notice::NotRead(error)),
        }
    }

    fn play(&mut self, m: Move) {
        // `judge` and the game ask the same move generator, so a move it allowed is played.
        match self.game.play(m) {
            Ok(()) => self.show(self.game.plies().len()),
            Err(NotPlayed::Over(status)) => self.notice = Some(Notice::NotEnded(NotEnded::Over(status))),
            Err(_) => {}
        }
    }

    fn site_moves(&mut self, m: Move, why: Why, score: i32) {
        let live = self.is_live();
        if self.game.play(m).is_ok() {
            let ply = self.game.plies().len();
            self.said = Some(Said { ply, why, score });
            if live {
                self.show(ply);
            }
        }
    }

    /// An end by agreement, claim or resignation goes first; the move before it stays. Against the site its move goes
    /// along with the player's own.
    fn take_back(&mut self) {
        if !self.can_take_back() {
            return;
        }
        // With no time left nobody plays on; without the clock they may.
        self.clock &= !matches!(self.game.status(), Some(Status::Time { .. }));
        let before = self.brought.then(|| self.saved());
        if !self.game.reopen() {
            self.game.take_back();
            while self.sites_turn() && self.game.take_back().is_some() {}
        }
        // A game from outside is put aside whole before anything of it goes.
        if let Some(before) = before {
            self.shelf.put(before, self.game.plies().len());
            self.brought = false;
        }
        self.said = None;
        self.show(self.game.plies().len());
    }

    /// An end; why it cannot be so is said. A game that ends is shown at its end.
    fn end(&mut self, end: impl FnOnce(&mut Game) -> Result<(), NotEnded>) {
        match end(&mut self.game) {
            Ok(()) => self.show(self.game.plies().len()),
            Err(error) => self.notice = Some(Notice::NotEnded(error)),
        }
    }

    fn agree(&mut self) {
        let content = self.said.as_ref().is_some_and(|said| said.score <= CONTENT);
        if self.rival.is_none() || content || self.game.status().is_some() {
            self.end(Game::agree);
        } else {
            self.notice = Some(Notice::NoDraw);
        }
    }
}
