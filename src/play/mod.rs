//! A game at one screen: what the play page knows, and how each event changes it.
//!
//! Pure: no DOM, no storage, no sentences. The page shows a [`Session`], sends it [`Event`]s, and saves
//! [`Session::record`] after each.

mod paint;

pub use paint::{figures, role, shape};

use serde::{Deserialize, Serialize};

use crate::chess::fen::FenError;
use crate::chess::game::{GameRecord, RecordError};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::samples::Sample;
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{Game, Move, Position, Role, Status};
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
    /// The game from storage was whole only up to this ply.
    Shortened { ply: usize },
}

/// Everything the play page knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub game: Game,
    pub source: Source,
    /// The ply on show: 0 is the position at the start, `game.plies().len()` the latest.
    pub view: usize,
    pub notice: Option<Notice>,
    /// A pawn waiting at the last rank for a choice. FIDE 2023 3.7.3.3
    pub promoting: Option<(Square, Square)>,
    /// The game that the present one replaced, so that nothing is lost by a slip.
    pub shelved: Option<Box<SavedGame>>,
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
    /// The shelved game and the present one change places.
    Restore,
    Dismiss,
}

/// A game as it is kept on the device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
}

/// The play page as it is kept on the device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedSession {
    pub game: GameRecord,
    #[serde(default)]
    pub source: Source,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shelved: Option<SavedGame>,
}

impl Session {
    fn of(game: Game, source: Source) -> Session {
        let view = game.plies().len();
        Session { game, source, view, notice: None, promoting: None, shelved: None }
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

    /// Why the game is over, when the position on show is the last one.
    pub fn status_on_show(&self) -> Option<Status> {
        if self.is_live() { self.game.status() } else { None }
    }

    pub fn record(&self) -> SavedSession {
        let SavedGame { game, source } = self.saved();
        SavedSession { game, source, shelved: self.shelved.as_deref().cloned() }
    }

    fn saved(&self) -> SavedGame {
        SavedGame { game: self.game.record(), source: self.source.clone() }
    }

    /// From the device. A record that is whole only up to some move gives the game up to there and says so.
    pub fn from_record(record: &SavedSession) -> Session {
        let present = SavedGame { game: record.game.clone(), source: record.source.clone() };
        let mut session = Session::from_saved(&present);
        // The record as it was stays beside the part that could be read, unless another game has that place.
        let damaged = matches!(session.notice, Some(Notice::Shortened { .. })).then_some(present);
        session.shelved = record.shelved.clone().or(damaged).map(Box::new);
        session
    }

    fn from_saved(saved: &SavedGame) -> Session {
        match Game::from_record(&saved.game) {
            Ok(game) => Session::of(game, saved.source.clone()),
            Err(RecordError::Move { ply, prefix, .. }) => {
                let mut session = Session::of(prefix, saved.source.clone());
                session.notice = Some(Notice::Shortened { ply });
                session
            }
            Err(RecordError::Fen(error)) => Session { notice: Some(Notice::BadFen(error)), ..Session::default() },
            Err(RecordError::TooLong) => Session { notice: Some(Notice::Shortened { ply: 0 }), ..Session::default() },
        }
    }

    /// The state after this event.
    pub fn update(mut self, event: Event) -> Session {
        // The second press of a move that was refused at the first says nothing new: what is explained stays.
        if let Event::Touch(square) = event
            && self.position().piece_at(square).is_none()
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
            Event::TakeBack => {
                self.game.take_back();
                self.view = self.game.plies().len();
            }
            Event::Show(ply) => self.view = ply.min(self.game.plies().len()),
            Event::Back => self.view = self.view.saturating_sub(1),
            Event::Forward => self.view = (self.view + 1).min(self.game.plies().len()),
            Event::PlayOnFromHere => {
                let mut game = self.game.clone();
                while game.plies().len() > self.view && game.take_back().is_some() {}
                let source = self.source.clone();
                return self.replaced_by(Session::of(game, source));
            }
            Event::New => return self.replaced_by(Session::default()),
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
            Event::Restore => {
                if let Some(shelved) = self.shelved.take() {
                    let mut session = Session::from_saved(&shelved);
                    session.shelved = Some(Box::new(self.saved()));
                    return session;
                }
            }
            Event::CancelPromotion | Event::Dismiss => {}
        }
        self
    }

    /// The next game, with the present one shelved if a move was made in it.
    fn replaced_by(self, mut next: Session) -> Session {
        next.shelved = if self.game.plies().is_empty() { self.shelved } else { Some(Box::new(self.saved())) };
        next
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

    fn typed(&mut self, text: String, letters: Letters) {
        if !self.is_live() {
            self.notice = Some(Notice::LookingBack);
            return;
        }
        match san::read(self.game.position(), &text, letters) {
            Ok(m) => self.attempt(m.from, m.to, m.promotion),
            Err(ReadError::PromotionMissing { from, to }) => self.promoting = Some((from, to)),
            // One piece that can be meant: its refusal says more than "illegal".
            Err(ReadError::Illegal { candidates }) if candidates.len() == 1 => {
                let m = candidates[0];
                self.attempt(m.from, m.to, m.promotion);
            }
            Err(error) => self.notice = Some(Notice::NotRead { text, error }),
        }
    }

    fn play(&mut self, m: Move) {
        // `judge` and the game ask the same move generator, so a move it allowed is played.
        if self.game.play(m).is_ok() {
            self.view = self.game.plies().len();
        }
    }
}
