//! Draughts as it is played: captures of several steps, who has to capture, hints, the opponent of the site, draws by
//! limit.

pub mod clock;
mod paint;
mod saved;

pub use saved::{Choices, SavedGame, SavedPage};

use super::clock::{Pressing, Step as ClockStep};
use super::{Game, Opened, Played, Stopped, Walk};
use crate::board::{Figures, Mark, State};
use crate::chess::Role;
use crate::chess::san::Letters;
use crate::clock::Log;
use crate::color::Color;
use crate::draughts::legality::{self, Illegal, ReadError, Step};
use crate::draughts::search::Why;
use crate::draughts::{self, CLASSICAS, Move, NotEnded, Outcome, Path, Position, Status, Variant};
use crate::figures;
use crate::square::{Square, SquareSet};

/// Draughts, among the games that are played. Damas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draughts;

pub type Session = super::Session<Draughts>;
pub type GameEvent = super::GameEvent<Draughts>;
pub type Notice = super::Notice<Draughts>;
/// The site as a player, of a level from 1 to 5.
pub type Rival = super::Rival<u8>;

/// What the page says only of draughts.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnNotice {
    /// Another piece was touched in the middle of a capture.
    Unfinished,
    /// The site would rather play on.
    NoDraw,
    /// A hint could not be had.
    NoHint,
    /// A move that the search would make, and why.
    Hint { m: Move, why: Why },
}

/// What the site says of its move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Remark {
    pub why: Why,
    /// For the site, in hundredths of a man.
    pub score: i32,
}

/// What only a game of draughts has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Own {
    /// The squares touched so far in a capture under way, from the first; else empty.
    pub path: Path,
    /// Captures with the same ends that take different pieces: one of them is meant.
    pub which: Vec<Move>,
    /// A hint is looked for in the position on show.
    pub seeking: bool,
    /// Whether the pieces that must capture are shown in this position.
    pub shows_duty: bool,
    /// What the site said of its last move, and the ply it led to.
    pub said: Option<(usize, Remark)>,
    /// The game came from outside and is still as it came.
    pub brought: bool,
}

/// What happens only in a game of draughts.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnEvent {
    /// Of several captures with the same ends, this one.
    Choose(usize),
    /// A game from a position that is written so.
    FromText {
        variant: &'static Variant,
        text: String,
    },
    /// The side to move claims the repetition. JSS 2.10.2
    Claim,
    /// Who has to capture is shown, or not any more.
    Duty,
    /// A hint is wanted for the position on show.
    AskHint,
    /// What the search would play in this position.
    Hint {
        position: Position,
        m: Move,
        why: Why,
    },
    /// A hint for this position could not be had.
    NoHint(Position),
    Choices(Choices),
}

/// A site that is better than this does not agree to a draw, in hundredths of a man.
const CONTENT: i32 = 20;

/// Of a position that cannot be read, so many signs are shown.
const MOST_SHOWN: usize = 60;

impl Played for draughts::Game {
    type Position = Position;
    type Move = Move;
    type Status = Status;

    fn position(&self) -> &Position {
        self.position()
    }

    fn position_at(&self, ply: usize) -> Option<&Position> {
        self.position_at(ply)
    }

    fn ply_count(&self) -> usize {
        self.plies().len()
    }

    fn move_at(&self, ply: usize) -> Option<Move> {
        self.plies().get(ply).copied()
    }

    fn status(&self) -> Option<Status> {
        self.status()
    }

    fn make(&mut self, m: Move) -> bool {
        self.play(m).is_ok()
    }

    fn unmake(&mut self) -> bool {
        self.take_back().is_some()
    }

    fn reopen(&mut self) -> bool {
        self.reopen()
    }

    fn turn(position: &Position) -> Color {
        position.turn()
    }
}

impl Game for Draughts {
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
    type Record = SavedPage;

    fn attempt(session: &mut Session, from: Square, to: Square, _promotion: Option<Role>) {
        session.attempt(from, to);
    }

    fn typed(session: &mut Session, text: String, _letters: Letters) {
        if let Some(illegal) = session.over() {
            return session.refuse(illegal);
        }
        match legality::read(session.game.position(), &text) {
            Ok(m) => drop(session.play(m)),
            Err(ReadError::Illegal(illegal)) => session.refuse(illegal),
            Err(ReadError::Ambiguous(moves)) => session.own.which = moves,
            Err(error) => session.notice = Some(Notice::NotRead { text, error }),
        }
    }

    fn lift(session: &mut Session, square: Square) {
        // The piece of a capture under way is in the hand already.
        if session.own.path.last() != Some(&square) {
            session.touch(square);
        }
    }

    fn touch(session: &mut Session, square: Square) {
        // The second press of a move that was refused at the first says nothing new: what is explained stays.
        if session.position().at(square).is_some() {
            session.touch(square);
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

    /// What was looked for in another position, or when a move was under way, is not wanted any more.
    fn settle(session: &mut Session, shown: &Position, _latest: &Position) {
        let same = session.position() == shown && session.status_on_show().is_none();
        session.own.seeking &= same && session.own.path.len() < 2;
    }

    fn own(session: &mut Session, event: OwnEvent) {
        match &event {
            OwnEvent::Choices(choices) => {
                session.choices = choices.clone();
                return;
            }
            // An answer to what is not asked any more.
            OwnEvent::Hint { position, .. } | OwnEvent::NoHint(position)
                if session.hint_question() != Some(*position) =>
            {
                return;
            }
            _ => {}
        }
        session.notice = None;
        session.own.path.clear();
        let which = std::mem::take(&mut session.own.which);
        match event {
            OwnEvent::Choose(place) => {
                if let Some(m) = which.get(place) {
                    session.play(*m);
                }
            }
            OwnEvent::FromText { variant, text } => match Position::from_text(variant, &text) {
                Ok(position) => {
                    let own = Own { brought: true, ..Own::default() };
                    *session = std::mem::take(session).replaced_by(Session::of(draughts::Game::new(position), own));
                }
                Err(_) => {
                    let word = text.chars().take(MOST_SHOWN).collect();
                    let stopped = Stopped { sentence: "damas-bad-position".to_string(), word, ..Stopped::default() };
                    session.notice = Opened { stopped: Some(stopped), left: Vec::new() }.notice();
                }
            },
            OwnEvent::Claim => drop(session.end(draughts::Game::claim_repetition)),
            OwnEvent::Duty => session.own.shows_duty = !session.own.shows_duty,
            OwnEvent::AskHint if session.is_live() && session.rivals_turn() => {
                session.notice = Some(Notice::RivalsTurn);
            }
            OwnEvent::AskHint => session.own.seeking = true,
            OwnEvent::Hint { m, why, .. } => {
                session.own.seeking = false;
                session.notice = Some(Notice::Own(OwnNotice::Hint { m, why }));
            }
            OwnEvent::NoHint(_) => {
                session.own.seeking = false;
                session.notice = Some(Notice::Own(OwnNotice::NoHint));
            }
            OwnEvent::Choices(_) => {}
        }
    }

    fn resign(session: &mut Session, side: Color) {
        session.end(|game| game.resign(side));
    }

    /// The flag stays down when the game has ended otherwise. JSS 2.9.3
    fn flag(session: &mut Session, side: Color) {
        if session.clock.is_some() && session.game.status().is_none() {
            session.end(|game| game.flag(side));
        }
    }

    /// Both agree, or the site is asked. JSS 2.10.3
    fn offer_draw(session: &mut Session) {
        let content = session.own.said.is_some_and(|(_, said)| said.score <= CONTENT);
        if session.rival.is_none() || content || session.game.status().is_some() {
            session.end(draughts::Game::agree);
        } else {
            session.notice = Some(Notice::Own(OwnNotice::NoDraw));
        }
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
        // With no time left nobody plays on; without the clock they may.
        if let Some(Status::Time { .. }) = before.game.status() {
            session.clock = None;
        }
    }

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

    fn figures(session: &Session, walk: Option<&Walk>) -> Figures {
        match paint::under_way(session, walk) {
            (position, path) if path.len() > 1 => figures::draughts_under_way(position, path),
            (position, _) => figures::draughts(position),
        }
    }

    fn paint(session: &Session, walk: Option<&Walk>, playable: bool, board: &mut State) {
        paint::paint(session, walk, playable, board);
    }

    fn refusal_marks(illegal: &Illegal) -> Vec<Mark> {
        figures::draughts_marks(illegal)
    }

    fn walk(before: &Session, after: &Session) -> Option<Walk> {
        paint::walk(before, after)
    }

    fn clock(_event: &GameEvent, before: &Session, after: Session, log: &Log, now: u64) -> ClockStep<Draughts> {
        let events = clock::follow(before, &after, &log.clock().at(now));
        ClockStep { session: after, events, anew: false }
    }
}

impl Session {
    /// The position for which a hint is looked for.
    pub fn hint_question(&self) -> Option<Position> {
        self.own.seeking.then(|| *self.position())
    }

    /// The pieces that have to capture in the position on show, and how many each takes. JSS 2.8
    pub fn duty(&self) -> (SquareSet, usize) {
        let moves = self.position().legal_moves();
        let from = moves.iter().filter(|m| !m.captured.is_empty()).fold(SquareSet::EMPTY, |all, m| all.with(m.from));
        (from, moves.first().map_or(0, |m| m.captured.len()))
    }

    /// Whether the pieces that have to capture are marked now.
    pub fn duty_on_show(&self) -> bool {
        self.own.path.is_empty() && self.status_on_show().is_none() && (self.own.shows_duty || self.choices.duty)
    }

    /// Why the site made the move on show.
    pub fn why(&self) -> Option<Why> {
        self.own.said.filter(|(ply, _)| *ply == self.view && !self.choices.silent).map(|(_, said)| said.why)
    }

    fn refuse(&mut self, illegal: Illegal) {
        self.notice = Some(Notice::Refused { from: None, illegal });
    }

    fn attempt(&mut self, from: Square, to: Square) {
        let mut path = std::mem::take(&mut self.own.path);
        if path.last() == Some(&from) {
            path.push(to);
        } else if path.is_empty() {
            path = vec![from, to];
        } else {
            self.own.path = path;
            self.notice = Some(Notice::Own(OwnNotice::Unfinished));
            return;
        }
        if let Some(illegal) = self.over() {
            return self.refuse(illegal);
        }
        match legality::judge(self.game.position(), &path) {
            Ok(Step::Move(m)) => drop(self.play(m)),
            Ok(Step::Further { .. }) => self.own.path = path,
            Ok(Step::Which(moves)) => {
                self.own.which = moves;
                path.pop();
                self.own.path = path;
            }
            Err(illegal) => {
                self.refuse(illegal);
                path.pop();
                self.own.path = path;
            }
        }
        // A piece that has not jumped yet is still where it was.
        if self.own.path.len() < 2 {
            self.own.path.clear();
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

    /// A piece that may not move says why. A hint stays until its piece is put down.
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
