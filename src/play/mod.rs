//! A game at one screen: what the play page knows, and how each event changes it.
//!
//! Pure: no DOM, no storage, no sentences. The page shows a [`Session`], sends it [`Event`]s, and saves
//! [`Session::record`] after each.

pub mod clock;
mod deciding;
pub mod draughts;
mod headings;
mod paint;
pub mod shelf;

pub use deciding::Decision;
pub use headings::Headings;

use serde::{Deserialize, Serialize};

use self::clock::{ClockNotice, Pressing};
use self::shelf::Shelf;
use crate::chess::dead_position::Answer;
use crate::chess::fen::FenError;
use crate::chess::game::{Claim, ClaimError, ClaimKind, EndError, GameRecord, RecordError};
use crate::chess::geometry;
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::pgn::GameResult;
use crate::chess::samples::Sample;
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{Game, Move, Position, Role, Status};
use crate::color::{ByColor, Color};
use crate::edition::Edition;
use crate::square::Square;

/// Where the game began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The initial position.
    #[default]
    Start,
    /// A position somebody brought.
    Fen,
    /// One of the sample games, by its id.
    Sample(String),
    /// A game somebody brought.
    Pgn,
}

/// What the page has to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A try from one square to another was refused.
    Refused { from: Square, to: Square, illegal: Illegal },
    /// A typed move could not be read.
    NotRead { text: String, error: ReadError },
    /// A move was tried on an earlier position of the game.
    LookingBack,
    /// A position from outside was not accepted.
    BadFen(FenError),
    /// The game could not be ended so.
    NotEnded(EndError),
    /// A draw was claimed wrongly. FIDE 2023 9.5.3
    NotClaimed { claim: Claim, error: ClaimError },
    /// By the Laws asked for, the game had ended after this many plies.
    OtherLaws { ply: usize },
    /// A game from outside is not here as it was there.
    Opened(Opened),
    /// The game from storage was whole only up to this ply.
    Shortened { ply: usize },
    /// What the clock has against it.
    Clock(ClockNotice),
}

/// What became of a game from outside.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    pub stopped: Option<Stopped>,
    /// What is not kept: the id of its words, and how many.
    pub left: Vec<(String, u32)>,
}

/// A game from outside was whole only up to a fault.
#[derive(Clone, Debug, PartialEq)]
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
    pub fn notice(self) -> Option<Notice> {
        (self != Opened::default()).then_some(Notice::Opened(self))
    }
}

/// Everything the play page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub game: Game,
    pub source: Source,
    /// The ply on show: 0 is the position at the start, `game.plies().len()` the latest.
    pub view: usize,
    /// Who plays, where and when, as the head of a score sheet says.
    pub headings: Headings,
    pub notice: Option<Notice>,
    /// An end that waits for the answer who can still checkmate in the latest position.
    pub deciding: Option<Decision>,
    /// The game was resigned, and the men alone decided who won, because no answer could be had.
    pub by_material: bool,
    /// A pawn waiting at the last rank for a choice. FIDE 2023 3.7.3.3
    pub promoting: Option<(Square, Square)>,
    /// The game is played with the clock, which is pressed so.
    pub clock: Option<Pressing>,
    pub shelf: Shelf<SavedGame>,
}

impl Default for Session {
    fn default() -> Session {
        Session::of(Game::new(Position::start()), Source::Start)
    }
}

/// What happens on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A move asked for on the board, legal or not.
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
    /// The promotion was given up.
    CancelPromotion,
    /// The last move is taken back.
    TakeBack,
    /// Look at the position after so many plies.
    Show(usize),
    Back,
    Forward,
    /// The game goes on from the position on show; the moves after it are shelved with the whole game.
    PlayOnFromHere,
    New,
    FromFen(String),
    Sample(String),
    /// The side that has just moved offers a draw. FIDE 2023 9.1.2.1
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    /// The side to move claims a draw, with the move it is about to make if it writes one. FIDE 2023 9.2, 9.3
    Claim {
        kind: ClaimKind,
        written: String,
        letters: Letters,
    },
    /// A side resigns, or its time is over. What it brings may depend on who can still checkmate.
    Decide(Decision),
    /// Who can still checkmate in this position; `None` where no answer could be had.
    CanMate {
        position: Box<Position>,
        answers: Option<ByColor<Answer>>,
    },
    /// The players do not wait for the answer.
    DecideNow,
    /// Abandono. Whether the opponent can still checkmate by any series of legal moves; `true` where nobody knows.
    Resign {
        side: Color,
        opponent_can_mate: bool,
    },
    /// It was proved that nobody can checkmate in this position any more. FIDE 2023 5.2.2
    Dead(Box<Position>),
    /// This side's flag fell; the rest as in [`Event::Resign`]. FIDE 2023 6.9
    Flag {
        side: Color,
        opponent_can_mate: bool,
    },
    /// The clock comes to the game, pressed so, or goes.
    Clock(Option<Pressing>),
    /// The clock starts, or goes on; the game stays as it is.
    Go,
    /// The clock says something.
    ClockSays(ClockNotice),
    /// The game is played by the Laws of this edition.
    Laws(Edition),
    /// The head of the score sheet was filled in.
    Headings(Box<Headings>),
    /// A game from outside is opened, and what was wrong with it.
    Open(Box<SavedGame>, Opened),
    /// The game at this place of the shelf and the present one change places.
    Restore(usize),
    /// The way back is on show no more.
    PutAway,
    Dismiss,
}

/// A game as it is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
    #[serde(default, skip_serializing_if = "Headings::is_empty")]
    pub headings: Headings,
}

/// The play page as it is kept on the device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedSession {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
    #[serde(default, skip_serializing_if = "Headings::is_empty")]
    pub headings: Headings,
    /// The game put aside last, those before it, and until how many plies the way back is on show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelved: Option<SavedGame>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub older: Vec<SavedGame>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_until: Option<usize>,
    /// Whether the players press the clock themselves; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_by_hand: Option<bool>,
}

impl Session {
    fn of(game: Game, source: Source) -> Session {
        let view = game.plies().len();
        Session {
            game,
            source,
            view,
            headings: Headings::default(),
            notice: None,
            deciding: None,
            by_material: false,
            promoting: None,
            clock: None,
            shelf: Shelf::default(),
        }
    }

    /// The position on show.
    pub fn position(&self) -> &Position {
        self.game.position_at(self.view).unwrap_or_else(|| self.game.position())
    }

    /// The move that led to the position on show.
    pub fn last_move(&self) -> Option<Move> {
        let ply = self.view.checked_sub(1)?;
        self.game.plies().get(ply).map(|ply| ply.m)
    }

    /// Whether the position on show is the latest.
    pub fn is_live(&self) -> bool {
        self.view >= self.game.plies().len()
    }

    /// Whether there is nothing to take back: no move, and no end before the first one.
    pub fn is_untouched(&self) -> bool {
        self.game.plies().is_empty() && self.game.status().is_none()
    }

    /// Whether the way back to the game before is on show.
    pub fn shows_way_back(&self) -> bool {
        self.shelf.is_on_show(self.game.plies().len())
    }

    /// Why the game is over, when the position on show is the last one.
    pub fn status_on_show(&self) -> Option<Status> {
        if self.is_live() { self.game.status() } else { None }
    }

    /// How the game ended; one that did not end on this board ended as its heading says.
    pub fn result(&self) -> GameResult {
        GameResult::of(self.game.outcome()).unwrap_or_else(|| self.headings.result())
    }

    /// The moves in one line, as a score sheet has them: `1.e4 e5 2.Cf3 (=)`.
    pub fn movetext(&self, letters: Letters) -> String {
        let mut text = String::new();
        for (index, before) in (0..self.game.plies().len()).filter_map(|ply| Some((ply, self.game.position_at(ply)?))) {
            if index > 0 {
                text.push(' ');
            }
            match before.turn() {
                Color::White => text += &format!("{}.", before.fullmoves()),
                Color::Black if index == 0 => text += &format!("{}...", before.fullmoves()),
                Color::Black => {}
            }
            text += &self.game.san(index, letters).unwrap_or_default();
            if self.game.offered_at(index) {
                text += " (=)";
            }
        }
        match self.result() {
            GameResult::Unknown => {}
            GameResult::Draw => text += " ½–½",
            result => text = text + " " + result.text(),
        }
        text
    }

    pub fn record(&self) -> SavedSession {
        let SavedGame { game, source, headings } = self.saved();
        let clock_by_hand = self.clock.map(|pressing| pressing == Pressing::ByHand);
        let (shelved, older, back_until) = self.shelf.parts();
        SavedSession { game, source, headings, shelved, older, back_until, clock_by_hand }
    }

    /// The game on show as it is kept.
    pub fn saved(&self) -> SavedGame {
        SavedGame { game: self.game.record(), source: self.source.clone(), headings: self.headings.clone() }
    }

    /// From the device. A record that is whole only up to some move gives the game up to there and says so.
    pub fn from_record(record: &SavedSession) -> Session {
        let present =
            SavedGame { game: record.game.clone(), source: record.source.clone(), headings: record.headings.clone() };
        let mut session = Session::from_saved(&present);
        // The record as it was stays beside the part that could be read.
        let damaged = matches!(session.notice, Some(Notice::Shortened { .. })).then_some(present);
        let older = record.older.iter().cloned().chain(damaged);
        session.shelf = Shelf::of(record.shelved.clone(), older.collect(), record.back_until);
        session.clock = record.clock_by_hand.map(|by_hand| if by_hand { Pressing::ByHand } else { Pressing::ByMove });
        session
    }

    fn from_saved(saved: &SavedGame) -> Session {
        let of = |game| Session { headings: saved.headings.clone(), ..Session::of(game, saved.source.clone()) };
        match Game::from_record(&saved.game) {
            Ok(game) => of(game),
            Err(RecordError::Move { ply, prefix, .. }) => {
                Session { notice: Some(Notice::Shortened { ply }), ..of(prefix) }
            }
            Err(RecordError::Ending { prefix }) => of(prefix),
            Err(RecordError::Fen(error)) => Session { notice: Some(Notice::BadFen(error)), ..Session::default() },
            Err(RecordError::TooLong) => Session { notice: Some(Notice::Shortened { ply: 0 }), ..Session::default() },
        }
    }

    /// The state after this event.
    pub fn update(self, event: Event) -> Session {
        let before = *self.game.position();
        self.step(event).settled(&before)
    }

    fn step(mut self, event: Event) -> Session {
        // The second press of a move that was refused at the first says nothing new: what is explained stays.
        if let Event::Touch(square) = event
            && self.position().piece_at(square).is_none()
        {
            return self;
        }
        // Who chooses another piece has done with why the first one may not go there.
        if let Event::Lift(square) = event {
            let refused = match &self.notice {
                Some(Notice::Refused { from, .. }) => *from != square,
                Some(Notice::NotRead { .. }) => true,
                _ => false,
            };
            self.notice = self.notice.filter(|_| !refused);
            return self;
        }
        // An answer to what is not asked any more.
        if let Event::CanMate { position, .. } = &event
            && (self.deciding.is_none() || self.game.position() != position.as_ref())
        {
            return self;
        }
        // The answer may come when the game has gone on.
        if let Event::Dead(position) = &event
            && (self.game.status().is_some() || self.game.position() != position.as_ref())
        {
            return self;
        }
        self.notice = None;
        if !matches!(event, Event::Try { .. }) {
            self.promoting = None;
        }
        match event {
            Event::Try { from, to, promotion } => self.attempt(from, to, promotion),
            Event::Touch(square) => self.touch(square),
            Event::Typed { text, letters } => self.typed(text, letters),
            // An end by agreement, claim or resignation goes first; the move before it stays.
            Event::TakeBack => {
                let before = self.saved();
                if self.game.reopen() || self.game.take_back().is_some() {
                    self.depart(before);
                }
                self.view = self.game.plies().len();
            }
            Event::Show(ply) => self.view = ply.min(self.game.plies().len()),
            Event::Back => self.view = self.view.saturating_sub(1),
            Event::Forward => self.view = (self.view + 1).min(self.game.plies().len()),
            Event::PlayOnFromHere => {
                let mut game = self.game.clone();
                game.reopen();
                while game.plies().len() > self.view && game.take_back().is_some() {}
                // A game that was over goes on without its clock.
                let clock = self.clock.filter(|_| self.game.status().is_none());
                let source = own_source(&game);
                // Who played a game from outside did not play this one.
                let headings = if self.is_brought() { Headings::default() } else { self.headings.without_result() };
                return self.replaced_by(Session { headings, clock, ..Session::of(game, source) });
            }
            Event::New => {
                let game = Game::with_edition(Position::start(), self.game.edition());
                let clock = self.clock;
                return self.replaced_by(Session { clock, ..Session::of(game, Source::Start) });
            }
            Event::OfferDraw => {
                let side = !self.game.position().turn();
                self.end(|game| game.offer_draw(side));
            }
            Event::AcceptDraw => {
                if let Some(side) = self.game.offer() {
                    self.end(|game| game.accept_draw(!side));
                }
            }
            Event::DeclineDraw => {
                if let Some(side) = self.game.offer() {
                    self.end(|game| game.decline_draw(!side));
                }
            }
            Event::Claim { kind, written, letters } => self.claim(kind, written, letters),
            Event::Decide(decision) => self.decide(decision),
            Event::CanMate { answers, .. } => self.answered(answers),
            Event::DecideNow => self.decide_now(),
            Event::Resign { side, opponent_can_mate } => self.end(|game| game.resign(side, opponent_can_mate)),
            Event::Dead(_) => self.end(Game::declare_dead),
            Event::Flag { side, opponent_can_mate } => {
                // The answer may come when the game was ended meanwhile.
                if self.game.status().is_none() {
                    self.end(|game| game.flag(side, opponent_can_mate));
                }
            }
            Event::Clock(pressing) => self.clock = pressing,
            Event::Go => {}
            Event::ClockSays(notice) => self.notice = Some(Notice::Clock(notice)),
            Event::Laws(edition) => self.change_laws(edition),
            Event::Headings(headings) => self.headings = headings.limited(),
            Event::Open(saved, opened) => {
                let mut session = Session::from_saved(&saved);
                session.headings = session.headings.limited();
                session.notice = session.notice.or(opened.notice());
                return self.replaced_by(session);
            }
            Event::FromFen(text) => match Position::from_fen(text.trim()) {
                Ok(position) => return self.replaced_by(Session::of(Game::new(position), Source::Fen)),
                Err(error) => self.notice = Some(Notice::BadFen(error)),
            },
            Event::Sample(id) => {
                if let Some(game) = Sample::find(&id).and_then(|sample| sample.game().ok()) {
                    let mut session = Session::of(game, Source::Sample(id));
                    session.view = 0;
                    return self.replaced_by(session);
                }
            }
            Event::Restore(place) => {
                if let Some(game) = self.shelf.take(place) {
                    return self.replaced_by(Session::from_saved(&game));
                }
            }
            Event::PutAway => self.shelf.put_away(),
            Event::Dismiss => self.deciding = self.deciding.filter(|decision| matches!(decision, Decision::Flag(_))),
            Event::CancelPromotion | Event::Lift(_) => {}
        }
        self
    }

    /// The next game, with the present one shelved if a move was made in it.
    fn replaced_by(mut self, mut next: Session) -> Session {
        if !self.game.plies().is_empty() {
            self.shelf.put(self.saved(), next.game.plies().len());
        }
        next.shelf = self.shelf;
        next
    }

    /// Whether the game came from outside and is still as it came.
    fn is_brought(&self) -> bool {
        matches!(self.source, Source::Sample(_) | Source::Pgn)
    }

    /// A game from outside has been changed: as it was before it is put aside. One that was over stays with its
    /// result and its players; the present one is another.
    fn depart(&mut self, before: SavedGame) {
        if !self.is_brought() || before.game.moves.is_empty() {
            return;
        }
        self.shelf.put(before, self.game.plies().len());
        self.source = own_source(&self.game);
        if self.headings.result() != GameResult::Unknown {
            self.headings = Headings::default();
        }
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) {
        self.promoting = None;
        if !self.is_live() {
            self.notice = Some(Notice::LookingBack);
            return;
        }
        match legality::judge(self.game.position(), self.game.status(), None, from, to, promotion) {
            Ok(m) => self.play(m),
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => self.promoting = Some((from, to)),
            Err(illegal) => self.notice = Some(Notice::Refused { from, to, illegal }),
        }
    }

    /// A touch asks nothing of the Laws unless it is somebody else's piece, or no piece may be moved now.
    fn touch(&mut self, square: Square) {
        let Some(piece) = self.position().piece_at(square) else { return };
        if !self.is_live() || self.game.status().is_some() || piece.color != self.position().turn() {
            self.attempt(square, square, None);
        }
    }

    /// An end or an offer; why it cannot be so is said. A game that ends is shown at its end.
    fn end(&mut self, end: impl FnOnce(&mut Game) -> Result<(), EndError>) {
        let before = self.saved();
        match end(&mut self.game) {
            Ok(()) => {
                self.view = self.game.plies().len();
                let said = before.headings.result();
                if said != GameResult::Unknown && GameResult::of(self.game.outcome()).is_some_and(|is| is != said) {
                    self.depart(before);
                }
            }
            Err(error) => self.notice = Some(Notice::NotEnded(error)),
        }
    }

    fn claim(&mut self, kind: ClaimKind, written: String, letters: Letters) {
        let with = match written.trim() {
            "" => None,
            text => match san::read(self.game.position(), text, letters) {
                Ok(m) => Some(m),
                Err(error) => {
                    self.notice = Some(Notice::NotRead { text: text.to_string(), error });
                    return;
                }
            },
        };
        let before = self.saved();
        match self.game.claim(kind, with) {
            Ok(()) => {
                self.view = self.game.plies().len();
                self.depart(before);
            }
            Err(error) => self.notice = Some(Notice::NotClaimed { claim: Claim { kind, with }, error }),
        }
    }

    /// The moves stay; a game that those Laws had ended before its last move keeps the Laws it has.
    fn change_laws(&mut self, edition: Edition) {
        let mut record = self.game.record();
        record.edition = edition;
        match Game::from_record(&record) {
            Ok(game) => self.game = game,
            Err(RecordError::Move { ply, .. }) => self.notice = Some(Notice::OtherLaws { ply }),
            Err(_) => {}
        }
    }

    fn typed(&mut self, text: String, letters: Letters) {
        if !self.is_live() {
            self.notice = Some(Notice::LookingBack);
            return;
        }
        match san::read(self.game.position(), &text, letters) {
            Ok(m) => self.attempt(m.from, m.to, m.promotion),
            Err(ReadError::PromotionMissing { from, to }) => self.promoting = Some((from, to)),
            // The refusal of a piece that may be meant says more than "illegal": one that goes so, if there is one.
            Err(ReadError::Illegal { candidates }) if !candidates.is_empty() => {
                let position = *self.game.position();
                let goes_so = |m: &&Move| {
                    position.piece_at(m.from).is_some_and(|piece| geometry::pattern(piece, m.from).contains(m.to))
                };
                if let Some(m) = candidates.iter().find(goes_so).or(candidates.first()).copied() {
                    self.attempt(m.from, m.to, m.promotion);
                }
            }
            Err(error) => self.notice = Some(Notice::NotRead { text, error }),
        }
    }

    fn play(&mut self, m: Move) {
        // `judge` and the game ask the same move generator, so a move it allowed is played.
        let before = self.saved();
        if self.game.play(m).is_ok() {
            self.view = self.game.plies().len();
            // A game that was not over goes on.
            if before.headings.result() != GameResult::Unknown {
                self.depart(before);
            }
        }
    }
}

/// Where a game began that is played here.
fn own_source(game: &Game) -> Source {
    if *game.start() == Position::start() { Source::Start } else { Source::Fen }
}
