//! Chess at the board: promotion, claims, ends that depend on who can still checkmate, the head of the score sheet,
//! editions of the Laws, a game in an address.

mod advice;
pub mod clock;
mod deciding;
mod headings;
mod help;
mod rival;
mod saved;
mod sent;
mod state;

pub use advice::{Advice, Asking, Choices, Danger, Given, HintStep, Region};
pub use headings::Headings;
pub use saved::{SavedGame, SavedRival, SavedSession, Source};
pub use sent::{MOST_SENT, game_sent, moves_sent};
pub use state::{Chess, Decision, GameEvent, Level, Notice, Own, OwnEvent, OwnNotice, Remark, Rival, Session};

use super::clock::{ClockStep, Pressing};
use super::game::played;
use super::{Paint, Record, Rules, Walk};
use crate::board::{Figures, Mark, State, Tone};
use crate::chess::game::{Claim, ClaimKind, EndError, RecordError};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::pgn::GameResult;
use crate::chess::samples::Sample;
use crate::chess::san::{self, Letters, ReadError};
use crate::chess::{self, Move, Position, Role, chess960, geometry};
use crate::clock::Log;
use crate::color::Color;
use crate::edition::Edition;
use crate::figures;
use crate::square::Square;

played!(chess, |ply| ply.m);

impl Rules for Chess {
    type Game = chess::Game;
    type Own = Own;
    type OwnEvent = OwnEvent;
    type OwnNotice = OwnNotice;
    type Illegal = Illegal;
    type ReadError = ReadError;
    type NotEnded = EndError;
    /// The position to begin with; the initial one where there is none.
    type Setup = Option<Position>;
    type Level = Level;
    type Remark = Remark;
    type Choices = Choices;
    type Saved = SavedGame;

    fn act(session: &mut Session, event: GameEvent) {
        match event {
            GameEvent::Try { from, to, promotion } => session.attempt(from, to, promotion),
            GameEvent::Typed { text, letters } => session.typed(text, letters),
            GameEvent::Lift(square) => session.lift(square),
            GameEvent::Touch(square) => session.touch(square),
            GameEvent::Resign(side) => session.decide(Decision::Resign(side)),
            GameEvent::Flag(side) => session.decide(Decision::Flag(side)),
            GameEvent::OfferDraw => session.offer(),
            GameEvent::Own(event) => session.own_event(event),
            // The others are the same in every game.
            _ => {}
        }
    }

    fn remark(_session: &mut Session, _remark: Remark) {}

    fn rival_agrees(session: &mut Session, remark: &Remark) -> bool {
        session.rival_accepts(*remark)
    }

    fn rival_waits(session: &Session) -> bool {
        session.player_may_take_back()
    }

    fn let_go(session: &mut Session, event: &GameEvent) {
        session.own.promoting = None;
        session.own.asking = None;
        if matches!(event, GameEvent::Dismiss) {
            session.own.deciding = session.own.deciding.filter(|decision| matches!(decision, Decision::Flag(_)));
        }
    }

    fn settle(session: &mut Session, _shown: &Position, latest: &Position) {
        session.forget_decision(latest);
    }

    fn moved(session: &mut Session, event: &GameEvent) {
        session.look_out(event);
    }

    fn start() -> chess::Game {
        chess::Game::new(Position::start())
    }

    fn new_game(present: &Session, start: Option<Position>) -> Session {
        let game = chess::Game::with_edition(start.unwrap_or_else(Position::start), present.game.edition());
        let own = Source::of(&game).into();
        Session::of(game, own)
    }

    fn play_on(present: &Session, next: &mut Session) {
        // A game that was over has no clock when it goes on.
        next.clock = present.clock.filter(|_| present.game.status().is_none());
        next.own.source = Source::of(&next.game);
        // The names of a game from outside are not those of this game.
        if !Chess::is_brought(present) {
            next.own.headings = present.own.headings.without_result();
        }
    }

    fn is_brought(session: &Session) -> bool {
        matches!(session.own.source, Source::Sample(_) | Source::Pgn) && !session.game.plies().is_empty()
    }

    /// The result and the players belong to the game as it came.
    fn departed(session: &mut Session) {
        session.own.source = Source::of(&session.game);
        if session.own.headings.result() != GameResult::Unknown {
            session.own.headings = Headings::default();
        }
    }

    fn taken_back(session: &mut Session, _before: &Session) {
        session.own.offering = false;
        if session.rival.is_some() {
            session.own.helps = session.own.helps.saturating_add(1);
        }
    }

    fn clock(event: &GameEvent, before: &Session, after: Session, log: &Log, now: u64) -> ClockStep<Chess> {
        clock::step(event, before, after, log, now)
    }
}

impl Record for Chess {
    type Record = SavedSession;

    fn save(session: &Session) -> SavedGame {
        let Own { source, headings, .. } = session.own.clone();
        SavedGame { game: session.game.record(), source, headings, rival: session.saved_rival() }
    }

    fn restore(saved: &SavedGame) -> Session {
        let of = |game, notice| {
            let (source, headings) = (saved.source.clone(), saved.headings.clone().limited());
            let session = Session { notice, ..Session::of(game, Own { source, headings, ..Own::default() }) };
            match &saved.rival {
                Some(rival) => session.with_rival(rival),
                None => session,
            }
        };
        match chess::Game::from_record(&saved.game) {
            Ok(game) | Err(RecordError::Ending { prefix: game }) => of(game, None),
            Err(RecordError::Move { ply, prefix, .. }) => of(prefix, Some(Notice::Shortened { ply })),
            Err(RecordError::Fen(error)) => {
                Session { notice: Some(Notice::Own(OwnNotice::BadFen(error))), ..Session::default() }
            }
            Err(RecordError::TooLong) => Session { notice: Some(Notice::Shortened { ply: 0 }), ..Session::default() },
        }
    }

    fn record(session: &Session) -> SavedSession {
        let SavedGame { game, source, headings, rival } = Self::save(session);
        let clock_by_hand = session.clock.map(|pressing| pressing == Pressing::ByHand);
        let (shelved, older, back_until) = session.shelf.parts();
        let danger = Some(session.choices.danger).filter(|danger| *danger != Danger::Off);
        let danger = danger.map(|danger| danger.name().to_string());
        SavedSession { game, source, headings, rival, shelved, older, back_until, clock_by_hand, danger }
    }

    fn from_record(record: &SavedSession) -> Session {
        let SavedSession { game, source, headings, rival, shelved, older, back_until, clock_by_hand, danger } =
            record.clone();
        let choices = Choices { danger: danger.and_then(|name| Danger::from_name(&name)).unwrap_or_default() };
        let clock = clock_by_hand.map(Pressing::by_hand);
        Session::kept(&SavedGame { game, source, headings, rival }, (shelved, older, back_until), clock, choices)
    }
}

impl Paint for Chess {
    fn figures(session: &Session, _walk: Option<&Walk>) -> Figures {
        figures::figures(&session.position().placement())
    }

    fn paint(session: &Session, _walk: Option<&Walk>, playable: bool, board: &mut State) {
        let position = session.position();
        (board.destinations, board.captures) =
            if playable { figures::targets(&position.setup(), &position.legal_moves()) } else { Default::default() };
        board.joins = figures::joins(&position.setup());
        board.last_move = session.last_move().map(|m| (m.from, m.to));
        figures::show_check(board, position);
        board.marks.retain(|mark| mark.tone != Tone::Hint);
        session.help_marks(&mut board.marks);
        figures::show_promotion(board, session.own.promoting);
    }

    fn refusal_marks(illegal: &Illegal) -> Vec<Mark> {
        figures::refusal_marks(illegal)
    }
}

impl Session {
    /// How the game ended, on the board or by its heading.
    pub fn result(&self) -> GameResult {
        GameResult::of(self.game.outcome()).unwrap_or_else(|| self.own.headings.result())
    }

    /// The moves in one line, as on a score sheet: `1.e4 e5 2.Cf3 (=)`.
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
            text += &self.written(index, letters);
        }
        match self.result() {
            GameResult::Unknown => {}
            GameResult::Draw => text += " ½–½",
            result => text = text + " " + result.text(),
        }
        text
    }

    /// The move after so many plies as on a score sheet, with the sign of a draw offer. FIDE 2023 C.12
    pub fn written(&self, ply: usize, letters: Letters) -> String {
        let san = self.game.san(ply, letters).unwrap_or_default();
        if self.game.offered_at(ply) { san + " (=)" } else { san }
    }

    /// The event of a new game by the same edition and with the same clock.
    pub fn again(&self) -> GameEvent {
        // A start of Chess960 is played again, not another.
        let setup = Some(*self.game.start()).filter(Position::is_chess960);
        GameEvent::New { setup, rival: self.rival, seed: self.seed.wrapping_add(1), clock: self.clock }
    }

    /// Clears the notice and what is begun.
    fn clear(&mut self) {
        self.notice = None;
        self.own.promoting = None;
    }

    fn typed(&mut self, text: String, letters: Letters) {
        match san::read(self.game.position(), &text, letters) {
            Ok(m) => self.attempt(m.from, m.to, m.promotion),
            Err(ReadError::PromotionMissing { from, to }) => self.own.promoting = Some((from, to)),
            // A refusal for one piece says more than "illegal"; best is a piece that moves in this way.
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

    /// Picking up another piece ends the explanation of a refusal.
    fn lift(&mut self, square: Square) {
        let refused = |notice: &Notice| match notice {
            Notice::Refused { from, .. } => *from != Some(square),
            notice => matches!(notice, Notice::NotRead { .. }),
        };
        self.notice = self.notice.take().filter(|notice| !refused(notice));
    }

    /// A touch is judged only if the piece is the other side's, or no piece may be moved now.
    fn touch(&mut self, square: Square) {
        // A press on an empty square, such as the second press of a refused move, leaves the explanation.
        let Some(piece) = self.position().piece_at(square) else { return };
        let own = piece.color == self.position().turn() && self.game.status().is_none();
        // A hint stays while the player takes up a piece.
        if own && matches!(self.notice, Some(Notice::Own(OwnNotice::Hint { .. }))) {
            return;
        }
        self.clear();
        if (!own || !self.is_live()) && self.may_try() {
            self.attempt(square, square, None);
        }
    }

    fn own_event(&mut self, event: OwnEvent) {
        // An answer may come too late.
        let is_late = match &event {
            OwnEvent::CanMate { position, .. } => {
                self.own.deciding.is_none() || self.game.position() != position.as_ref()
            }
            OwnEvent::Dead(position) => self.game.status().is_some() || self.game.position() != position.as_ref(),
            OwnEvent::Advice { asking, before, .. } => {
                self.coach_question().is_none_or(|(asked, position, _)| asked != *asking || position != **before)
            }
            _ => false,
        };
        if is_late {
            return;
        }
        if !matches!(event, OwnEvent::AskHint | OwnEvent::Advice { .. } | OwnEvent::Choices(_)) {
            self.clear();
        }
        match event {
            OwnEvent::AskHint => self.ask_hint(),
            OwnEvent::Advice { asking, advice, .. } => self.advised(asking, advice),
            OwnEvent::Choices(choices) => self.choices = choices,
            OwnEvent::Go => {}
            OwnEvent::AskWhy => self.ask_why(),
            OwnEvent::FromFen(text) => match chess960::from_marked(text.trim()) {
                Ok(position) => self.replace(Session::of(chess::Game::new(position), Source::Fen.into())),
                Err(error) => self.notice = Some(Notice::Own(OwnNotice::BadFen(error))),
            },
            OwnEvent::Sample(id) => {
                if let Some(game) = Sample::find(&id).and_then(|sample| sample.game().ok()) {
                    self.replace(Session { view: 0, ..Session::of(game, Source::Sample(id).into()) });
                }
            }
            OwnEvent::AcceptDraw => self.answer_offer(chess::Game::accept_draw),
            OwnEvent::DeclineDraw => self.answer_offer(chess::Game::decline_draw),
            OwnEvent::Claim { kind, written, letters } => self.claim(kind, &written, letters),
            OwnEvent::CanMate { answers, .. } => self.answered(answers),
            OwnEvent::DecideNow => self.decide_now(),
            // The game has ended meanwhile.
            OwnEvent::Conclude { decision: Decision::Flag(_), .. } if self.game.status().is_some() => {}
            OwnEvent::Conclude { decision, opponent_can_mate } => self.conclude(decision, opponent_can_mate),
            OwnEvent::Dead(_) => self.finish(chess::Game::declare_dead),
            OwnEvent::ClockSays(notice) => self.notice = Some(notice.into()),
            OwnEvent::Laws(edition) => self.change_laws(edition),
            OwnEvent::Headings(headings) => self.own.headings = headings.limited(),
        }
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) {
        match legality::judge(self.game.position(), self.game.status(), None, from, to, promotion) {
            Ok(m) => {
                let before = self.clone();
                // With a move after its result, a game from outside is another game.
                if self.play(m) {
                    if before.own.headings.result() != GameResult::Unknown {
                        self.depart(&before);
                    }
                    self.offer_with_move();
                }
            }
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => self.own.promoting = Some((from, to)),
            Err(illegal) => self.notice = Some(Notice::Refused { from: Some(from), illegal }),
        }
    }

    /// Ends the game or makes an offer. A game from outside with another result is another game.
    fn finish(&mut self, end: impl FnOnce(&mut chess::Game) -> Result<(), EndError>) {
        let before = self.clone();
        let told = before.own.headings.result();
        let differs = |is: GameResult| told != GameResult::Unknown && is != told;
        if self.end(end) && GameResult::of(self.game.outcome()).is_some_and(differs) {
            self.depart(&before);
        }
    }

    fn answer_offer(&mut self, answer: fn(&mut chess::Game, Color) -> Result<(), EndError>) {
        if let Some(side) = self.game.offer() {
            self.finish(|game| answer(game, !side));
        }
    }

    fn claim(&mut self, kind: ClaimKind, written: &str, letters: Letters) {
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
        let before = self.clone();
        match self.game.claim(kind, with) {
            Ok(()) => {
                self.show(self.game.plies().len());
                self.depart(&before);
            }
            Err(error) => {
                self.notice = Some(Notice::Own(OwnNotice::NotClaimed { claim: Claim { kind, with }, error }));
            }
        }
    }

    /// Plays the same moves by another edition, unless that ends the game before its last move.
    fn change_laws(&mut self, edition: Edition) {
        let mut record = self.game.record();
        record.edition = edition;
        match chess::Game::from_record(&record) {
            Ok(game) => self.game = game,
            Err(RecordError::Move { ply, .. }) => self.notice = Some(Notice::Own(OwnNotice::OtherLaws { ply })),
            Err(_) => {}
        }
    }
}
