//! Draughts at the board: captures of several steps, compulsory captures, hints, the site as an opponent.

pub mod clock;
mod paint;
mod saved;

pub use saved::{Choices, SavedGame, SavedPage};

use super::clock::{ClockStep, Pressing};
use super::game::played;
use super::{Opened, Record, Rules, Stopped};
use crate::clock::Log;
use crate::color::Color;
use crate::draughts::legality::{self, Illegal, ReadError, Step};
use crate::draughts::search::MoveReason;
use crate::draughts::{self, CLASSICAS, Move, NotEnded, Outcome, Path, Position, Status, Variant};
use crate::square::{Square, SquareSet};

/// Draughts, among the games that are played. Damas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draughts;

pub type Session = super::Session<Draughts>;
pub type GameEvent = super::GameEvent<Draughts>;
pub type Notice = super::Notice<Draughts>;
/// The site as a player, of a level from 1 to 5.
pub type Rival = super::Rival<u8>;

/// What the page says in draughts only.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnNotice {
    /// Another piece was touched during a capture.
    Unfinished,
    /// The site does not agree to a draw.
    NoDraw,
    /// No answer came for a hint.
    NoHint,
    /// A move that the search would make, and why.
    Hint { m: Move, why: MoveReason },
}

/// What the site says of its move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Remark {
    pub why: MoveReason,
    /// For the site, in hundredths of a man.
    pub score: i32,
}

/// What only a game of draughts has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Own {
    /// The squares touched so far in a capture, the first one included; else empty.
    pub path: Path,
    /// Captures between the same squares that take different pieces, to choose from.
    pub which: Vec<Move>,
    /// Whether a hint is wanted for the position on show.
    pub seeking: bool,
    /// Whether the pieces that must capture are marked in this position.
    pub shows_duty: bool,
    /// How many plies there were after the site's last move, and what it said of it.
    pub said: Option<(usize, Remark)>,
    /// Whether the game came from outside and is unchanged.
    pub brought: bool,
}

/// What happens only in a game of draughts.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEvent {
    /// Of several captures between the same squares, the one at this place.
    Choose(usize),
    /// A game from a position that is written so.
    FromText { variant: &'static Variant, text: String },
    /// The side to move claims the repetition. JSS 2.10.2
    Claim,
    /// The marks of the pieces that must capture are turned on or off.
    Duty,
    /// A hint is wanted for the position on show.
    AskHint,
    /// What the search would play in this position.
    Hint { position: Position, m: Move, why: MoveReason },
    /// No answer came for a hint in this position.
    NoHint(Position),
    /// What is chosen on the page changes.
    Choices(Choices),
}

/// The highest score with which the site agrees to a draw, in hundredths of a man.
const CONTENT: i32 = 20;

/// How many characters are shown of a position that cannot be read.
const MOST_SHOWN: usize = 60;

played!(draughts, |m| *m);

impl Rules for Draughts {
    type Game = draughts::Game;
    type Own = Own;
    type OwnEvent = OwnEvent;
    type OwnNotice = OwnNotice;
    type Illegal = Illegal;
    type ReadError = ReadError;
    type NotEnded = NotEnded;
    type Setup = &'static Variant;
    type Level = u8;
    type Remark = Remark;
    type Choices = Choices;
    type Saved = SavedGame;

    fn act(session: &mut Session, event: GameEvent) {
        match event {
            GameEvent::Try { from, to, .. } => session.attempt(from, to),
            GameEvent::Typed { text, .. } => session.typed(text),
            // The piece that is capturing is in the hand already.
            GameEvent::Lift(square) if session.own.path.last() != Some(&square) => session.touch(square),
            // A press on an empty square, such as the second press of a refused move, leaves the explanation.
            GameEvent::Touch(square) if session.position().at(square).is_some() => session.touch(square),
            GameEvent::Resign(side) => drop(session.end(|game| game.resign(side))),
            // After the end of the game a flag has no effect. JSS 2.9.3
            GameEvent::Flag(side) if session.clock.is_some() && session.game.status().is_none() => {
                session.end(|game| game.flag(side));
            }
            GameEvent::OfferDraw => session.offer_draw(),
            GameEvent::Own(event) => session.own_event(event),
            // The others are the same in every game.
            _ => {}
        }
    }

    fn remark(session: &mut Session, remark: Remark) {
        session.own.said = Some((session.game.plies().len(), remark));
    }

    fn let_go(session: &mut Session, event: &GameEvent) {
        session.own.which.clear();
        match event {
            GameEvent::Try { .. } => {}
            GameEvent::Dismiss => session.own.seeking = false,
            _ => session.own.path.clear(),
        }
    }

    fn shown(own: &mut Own) {
        own.shows_duty = false;
    }

    /// A hint is not wanted any more in another position or during a capture.
    fn settle(session: &mut Session, shown: &Position, _latest: &Position) {
        let same = session.position() == shown && session.status_on_show().is_none();
        session.own.seeking &= same && session.own.path.len() < 2;
    }

    fn start() -> draughts::Game {
        draughts::Game::new(Position::start(&CLASSICAS))
    }

    fn new_game(_present: &Session, variant: &'static Variant) -> Session {
        Session::of(draughts::Game::new(Position::start(variant)), Own::default())
    }

    fn is_brought(session: &Session) -> bool {
        session.own.brought
    }

    fn departed(session: &mut Session) {
        session.own.brought = false;
    }

    fn taken_back(session: &mut Session, before: &Session) {
        session.own.said = None;
        // A game that time ended goes on without its clock.
        if let Some(Status::Time { .. }) = before.game.status() {
            session.clock = None;
        }
    }

    fn clock(_event: &GameEvent, before: &Session, after: Session, log: &Log, now: u64) -> ClockStep<Draughts> {
        let events = clock::follow(before, &after, &log.clock().at(now));
        ClockStep::new(after, events)
    }
}

impl Record for Draughts {
    type Record = SavedPage;

    fn save(session: &Session) -> SavedGame {
        SavedGame {
            game: session.game.record(),
            site: session.rival.map(|rival| rival.side.name().to_string()),
            level: session.rival.map_or(0, |rival| rival.level),
            seed: session.seed,
            brought: session.own.brought,
        }
    }

    fn restore(saved: &SavedGame) -> Session {
        let (game, notice) = match draughts::Game::from_record(&saved.game) {
            Ok(game) => (game, None),
            Err(error) => {
                let game = error.prefix();
                let ply = game.as_ref().map_or(0, |game| game.plies().len());
                (game.unwrap_or_else(|| Session::default().game), Some(Notice::Shortened { ply }))
            }
        };
        let side = saved.site.as_deref().and_then(Color::from_name);
        let rival = side.map(|side| Rival { side, level: saved.level.clamp(1, 5) });
        let own = Own { brought: saved.brought, ..Own::default() };
        Session { rival, seed: saved.seed, notice, ..Session::of(game, own) }
    }

    fn record(session: &Session) -> SavedPage {
        let (shelved, older, back_until) = session.shelf.parts();
        let (clock, choices) = (session.clock.is_some(), session.choices.clone());
        SavedPage { game: Self::save(session), shelved, older, back_until, clock, choices }
    }

    fn from_record(record: &SavedPage) -> Session {
        let SavedPage { game, shelved, older, back_until, clock, choices } = record.clone();
        let clock = clock.then_some(Pressing::ByMove);
        Session::kept(&game, (shelved, older, back_until), clock, choices)
    }
}

impl Session {
    /// The position for which a hint is wanted.
    pub fn hint_question(&self) -> Option<Position> {
        self.own.seeking.then(|| *self.position())
    }

    /// The pieces that must capture in the position on show, and how many each takes. JSS 2.8
    pub fn duty(&self) -> (SquareSet, usize) {
        let moves = self.position().legal_moves();
        let from = moves.iter().filter(|m| !m.captured.is_empty()).fold(SquareSet::EMPTY, |all, m| all.with(m.from));
        (from, moves.first().map_or(0, |m| m.captured.len()))
    }

    /// Whether the pieces that must capture are marked now.
    pub fn duty_on_show(&self) -> bool {
        self.own.path.is_empty() && self.status_on_show().is_none() && (self.own.shows_duty || self.choices.duty)
    }

    /// Why the site made the move on show.
    pub fn why(&self) -> Option<MoveReason> {
        self.own.said.filter(|(ply, _)| *ply == self.view && !self.choices.silent).map(|(_, said)| said.why)
    }

    fn refuse(&mut self, illegal: Illegal) {
        self.notice = Some(Notice::Refused { from: None, illegal });
    }

    fn typed(&mut self, text: String) {
        if let Some(illegal) = self.over() {
            return self.refuse(illegal);
        }
        match legality::read(self.game.position(), &text) {
            Ok(m) => drop(self.play(m)),
            Err(ReadError::Illegal(illegal)) => self.refuse(illegal),
            Err(ReadError::Ambiguous(moves)) => self.own.which = moves,
            Err(error) => self.notice = Some(Notice::NotRead { text, error }),
        }
    }

    fn own_event(&mut self, event: OwnEvent) {
        match &event {
            OwnEvent::Choices(choices) => {
                self.choices = choices.clone();
                return;
            }
            // The answer comes too late.
            OwnEvent::Hint { position, .. } | OwnEvent::NoHint(position) if self.hint_question() != Some(*position) => {
                return;
            }
            _ => {}
        }
        self.notice = None;
        self.own.path.clear();
        let which = std::mem::take(&mut self.own.which);
        match event {
            OwnEvent::Choose(place) => {
                if let Some(m) = which.get(place) {
                    self.play(*m);
                }
            }
            OwnEvent::FromText { variant, text } => match Position::from_text(variant, &text) {
                Ok(position) => {
                    let own = Own { brought: true, ..Own::default() };
                    self.replace(Session::of(draughts::Game::new(position), own));
                }
                Err(_) => {
                    let word = text.chars().take(MOST_SHOWN).collect();
                    let stopped = Stopped { sentence: "damas-bad-position".to_string(), word, ..Stopped::default() };
                    self.notice = Opened { stopped: Some(stopped), left: Vec::new() }.notice();
                }
            },
            OwnEvent::Claim => drop(self.end(draughts::Game::claim_repetition)),
            OwnEvent::Duty => self.own.shows_duty = !self.own.shows_duty,
            OwnEvent::AskHint if self.is_live() && self.rivals_turn() => {
                self.notice = Some(Notice::RivalsTurn);
            }
            OwnEvent::AskHint => self.own.seeking = true,
            OwnEvent::Hint { m, why, .. } => self.hinted(OwnNotice::Hint { m, why }),
            OwnEvent::NoHint(_) => self.hinted(OwnNotice::NoHint),
            OwnEvent::Choices(_) => {}
        }
    }

    fn hinted(&mut self, notice: OwnNotice) {
        self.own.seeking = false;
        self.notice = Some(Notice::Own(notice));
    }

    /// Both agree, or the site is asked. JSS 2.10.3
    fn offer_draw(&mut self) {
        let content = self.own.said.is_some_and(|(_, said)| said.score <= CONTENT);
        if self.rival.is_none() || content || self.game.status().is_some() {
            self.end(draughts::Game::agree);
        } else {
            self.notice = Some(Notice::Own(OwnNotice::NoDraw));
        }
    }

    fn attempt(&mut self, from: Square, to: Square) {
        if self.own.path.last().is_some_and(|here| *here != from) {
            self.notice = Some(Notice::Own(OwnNotice::Unfinished));
            return;
        }
        let mut path = std::mem::take(&mut self.own.path);
        if path.is_empty() {
            path.push(from);
        }
        let before = path.clone();
        path.push(to);
        if let Some(illegal) = self.over() {
            return self.refuse(illegal);
        }
        match legality::judge(self.game.position(), &path) {
            Ok(Step::Move(m)) => drop(self.play(m)),
            Ok(Step::Further { .. }) => self.own.path = path,
            Ok(Step::Which(moves)) => {
                self.own.which = moves;
                self.own.path = before;
            }
            Err(illegal) => {
                self.refuse(illegal);
                self.own.path = before;
            }
        }
        // A piece that has not jumped yet is where it was.
        if self.own.path.len() < 2 {
            self.own.path.clear();
        }
    }

    /// The refusal of any move once the game is over.
    fn over(&self) -> Option<Illegal> {
        let status = self.game.status()?;
        // A draw has no loser; its refusal names none.
        let loser = match status.outcome() {
            Outcome::Win(winner) => !winner,
            Outcome::Draw => self.game.position().turn(),
        };
        Some(Illegal::over(self.game.start().variant(), loser, status.article()))
    }

    /// Says why a piece may not move. A hint stays on show.
    fn touch(&mut self, square: Square) {
        let before = self.notice.take();
        self.own.which.clear();
        if !self.own.path.is_empty() {
            self.notice = Some(Notice::Own(OwnNotice::Unfinished));
        } else if self.may_try()
            && let Some(illegal) = self.over().or_else(|| legality::touch(self.position(), square))
        {
            self.refuse(illegal);
        } else if self.notice.is_none() {
            self.notice = before.filter(|notice| matches!(notice, Notice::Own(OwnNotice::Hint { .. })));
        }
    }
}
