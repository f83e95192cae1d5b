//! A game being kept: what may be written now, what may be played, and what the Laws say when it may not.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::clock::SHORT;
use super::{Control, Ending, Keeper, MAX_CELL, Plan, Score, Way, clock, side};
use crate::chess::legality::{self, Illegal, Reason};
use crate::chess::pgn::GameResult;
use crate::chess::san::{self, Letters};
use crate::chess::{Game, Move, Position, Role};
use crate::color::Color;
use crate::square::Square;

/// No heading has more signs than this.
const MAX_HEADING: usize = 40;

/// Plies of a game that is played here, as its clocks run.
const USUAL: usize = 70;

/// The head of the sheet: competição, data, ronda, mesa, Brancas, Pretas.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Head {
    pub event: String,
    pub date: String,
    pub round: String,
    pub board: String,
    pub white: String,
    pub black: String,
}

impl Head {
    /// Each heading in the order of the sheet.
    pub fn fields(&mut self) -> [&mut String; 6] {
        [&mut self.event, &mut self.date, &mut self.round, &mut self.board, &mut self.white, &mut self.black]
    }
}

/// What there is to say, until the next event.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// This move is not made yet. FIDE 2023 8.1.2
    TooEarly,
    /// First this move is written. FIDE 2023 8.1.3 for one's own, 8.1.1 for one further back
    WriteFirst { ply: usize, own: bool },
    /// A draw is claimed: the next move is written and not made. FIDE 2023 9.2, 9.3
    Claim,
    /// It was, and the arbiter stops the clocks.
    Claimed,
    /// The clock shows less than five minutes, and each move brings none or few seconds. FIDE 2023 8.4
    Short,
    /// Less than five minutes, but each move brings thirty seconds: one goes on writing. FIDE 2023 8.4
    ShortWithIncrement,
    /// The game goes on.
    NotOver,
    /// The pupils' move was refused.
    Refused(Illegal),
}

/// What happens.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetEvent {
    /// The next move, or the next position of those that were shown.
    Next,
    /// The same for a class that writes on paper: nothing waits for this sheet.
    NextForClass,
    /// One position back.
    Back,
    Write {
        ply: usize,
        text: String,
        letters: Letters,
    },
    /// The clock's time in this line.
    Time {
        line: usize,
        text: String,
    },
    Head(Head),
    Result(GameResult),
    /// The place for this side's signature.
    Sign(Color),
    /// A move on the pupils' board.
    Try {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
    CancelPromotion,
    /// Who has just moved offers a draw. FIDE 2023 9.1.2.1
    OfferDraw,
    /// The pupils' game ends off the board.
    End(Ending),
    /// The sheet is given to the arbiter.
    HandIn,
}

/// A sheet and its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub plan: Plan,
    pub head: Head,
    /// What is known of the game, to be written there.
    pub known: Head,
    pub result: GameResult,
    /// White's place and Black's.
    pub signed: [bool; 2],
    pub notice: Option<Notice>,
    /// A pawn waiting at the last rank.
    pub promoting: Option<(Square, Square)>,
    pub handed_in: bool,
    /// Plies made so far.
    pub shown: usize,
    /// The ply on show.
    pub view: usize,
    pub(super) game: Game,
    pub(super) offers: Vec<usize>,
    pub(super) ending: Option<Ending>,
    pub(super) cells: Vec<String>,
    pub(super) times: BTreeMap<usize, String>,
    outcome: GameResult,
    /// Whether it was said already that nobody need write.
    said_short: bool,
}

impl Sheet {
    /// A sheet for the game of a file.
    pub fn new(plan: Plan, score: Score) -> Sheet {
        let mut sheet = Sheet::played(plan);
        let Score { white, black, event, date, game, offers, ending, result } = score;
        sheet.game = game;
        sheet.offers = offers;
        sheet.ending = Some(ending);
        sheet.outcome = result;
        sheet.known = Head { white, black, event, date, ..Head::default() };
        sheet
    }

    /// The game of the file; `None` where it is played here.
    pub(super) fn score(&self) -> Option<Score> {
        let Head { white, black, event, date, .. } = self.known.clone();
        let (game, offers, ending) = (self.game.clone(), self.offers.clone(), self.ending?);
        let score = Score { white, black, event, date, game, offers, ending, result: self.outcome };
        (self.plan.way != Way::Played).then_some(score)
    }

    /// A sheet for a game that is played here.
    pub fn played(plan: Plan) -> Sheet {
        Sheet {
            plan,
            head: Head::default(),
            known: Head::default(),
            result: GameResult::Unknown,
            signed: [false; 2],
            notice: None,
            promoting: None,
            handed_in: false,
            shown: 0,
            view: 0,
            game: Game::new(Position::start()),
            offers: Vec::new(),
            ending: None,
            cells: Vec::new(),
            times: BTreeMap::new(),
            outcome: GameResult::Unknown,
            said_short: false,
        }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All plies of the game, those to come too.
    pub fn last(&self) -> usize {
        self.game.plies().len()
    }

    /// Whether no move is to come.
    pub fn is_over(&self) -> bool {
        self.ending.is_some() && self.shown == self.last()
    }

    /// How it ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending.filter(|_| self.is_over())
    }

    /// Who won, once it is over.
    pub fn outcome(&self) -> Option<GameResult> {
        self.is_over().then_some(self.outcome)
    }

    pub fn result_is_right(&self) -> bool {
        self.outcome() == Some(self.result)
    }

    /// Whether this move was only written, for a claim, and nobody made it. FIDE 2023 9.2.1
    pub fn is_claim(&self, ply: usize) -> bool {
        self.ending == Some(Ending::Claimed) && ply + 1 == self.last()
    }

    /// The position on show.
    pub fn position(&self) -> &Position {
        let made = self.on_show().filter(|ply| self.is_claim(*ply)).unwrap_or(self.view);
        self.game.position_at(made).unwrap_or_else(|| self.game.position())
    }

    /// The ply that led to the position on show.
    pub fn on_show(&self) -> Option<usize> {
        self.view.checked_sub(1)
    }

    pub fn move_at(&self, ply: usize) -> Option<Move> {
        self.game.plies().get(ply).map(|ply| ply.m)
    }

    pub fn offered_at(&self, ply: usize) -> bool {
        self.offers.contains(&ply)
    }

    /// What stands in the place of this ply.
    pub fn text(&self, ply: usize) -> &str {
        self.cells.get(ply).map_or("", String::as_str)
    }

    /// The time that stands in this line.
    pub fn time(&self, line: usize) -> &str {
        self.times.get(&line).map_or("", String::as_str)
    }

    /// Places up to the last with something in it.
    pub fn filled(&self) -> usize {
        self.cells.iter().rposition(|text| !text.is_empty()).map_or(0, |last| last + 1)
    }

    /// The first empty place of a move that was made; else the place of the next move.
    pub fn next_place(&self) -> usize {
        (0..self.shown).find(|ply| self.text(*ply).is_empty()).unwrap_or(self.shown)
    }

    /// Whether everything that was made is written.
    pub fn is_complete(&self) -> bool {
        self.next_place() == self.shown
    }

    /// Whether nobody need write in this game. FIDE 2023 A.2
    pub fn is_voluntary(&self) -> bool {
        self.plan.control == Control::Rapid
    }

    /// Seconds on a side's clock after so many plies.
    pub fn clock(&self, made: usize, side: Color) -> u32 {
        let plies = if self.plan.way == Way::Played { USUAL } else { self.last() };
        clock(self.plan.control, &self.plan.score, plies, made, side)
    }

    /// The clock's time that belongs in this line; `None` before its move is made.
    pub fn clock_in(&self, line: usize) -> Option<u32> {
        let side = self.plan.keeper.side();
        let ply = 2 * line + usize::from(side == Color::Black);
        (ply < self.shown).then(|| self.clock(ply + 1, side))
    }

    /// Whether the keeper's clock shows less than five minutes.
    fn is_short(&self) -> bool {
        match self.plan.keeper {
            Keeper::Player(side) => self.clock(self.shown, side) < SHORT,
            Keeper::Writer => false,
        }
    }

    /// Whether the keeper must write now. Who only writes, does. FIDE 2023 8.1.1, 8.4, A.2
    pub fn must_write(&self) -> bool {
        match self.plan.control {
            Control::Increment => true,
            Control::NoIncrement => !self.is_short(),
            Control::Rapid => false,
        }
    }

    /// What hinders the next move: something must be written first.
    fn hindrance(&self) -> Option<Notice> {
        if self.plan.keeper != Keeper::Player(side(self.shown)) {
            return None;
        }
        if self.plan.way != Way::Played && self.is_claim(self.shown) {
            return Some(Notice::Claim);
        }
        // The opponent's last move may still wait. FIDE 2023 8.1.3
        let due = self.shown.saturating_sub(1);
        let ply = (0..due).find(|ply| self.text(*ply).is_empty()).filter(|_| self.must_write())?;
        Some(Notice::WriteFirst { ply, own: ply % 2 == self.shown % 2 })
    }

    /// The state after this event.
    pub fn update(mut self, event: SheetEvent) -> Sheet {
        if self.handed_in {
            if let SheetEvent::Back | SheetEvent::Next = event {
                self.step(&event);
            }
            return self;
        }
        self.notice = None;
        if !matches!(event, SheetEvent::Try { .. }) {
            self.promoting = None;
        }
        match event {
            SheetEvent::Next | SheetEvent::NextForClass | SheetEvent::Back => self.step(&event),
            SheetEvent::Write { ply, text, letters } => self.write(ply, &text, letters),
            SheetEvent::Time { line, text } => {
                let text: String = text.trim().chars().take(MAX_CELL).collect();
                if text.is_empty() || self.clock_in(line).is_none() {
                    self.times.remove(&line);
                } else {
                    self.times.insert(line, text);
                }
            }
            SheetEvent::Head(mut head) => {
                for text in head.fields() {
                    *text = text.chars().take(MAX_HEADING).collect();
                }
                self.head = head;
            }
            SheetEvent::Result(result) if self.is_over() => self.result = result,
            SheetEvent::Sign(side) if self.is_over() => {
                let place = &mut self.signed[usize::from(side == Color::Black)];
                *place = !*place;
            }
            SheetEvent::Try { from, to, promotion } => self.attempt(Move { from, to, promotion }),
            SheetEvent::OfferDraw => {
                let ply = self.shown.checked_sub(1).filter(|_| self.plan.way == Way::Played && !self.is_over());
                // Both must have moved before a draw is agreed. FIDE 2023 5.2.3
                if let Some(ply) = ply.filter(|ply| *ply > 0 && !self.offered_at(*ply)) {
                    self.offers.push(ply);
                }
            }
            SheetEvent::End(ending) if self.plan.way == Way::Played && self.shown > 0 && self.ending.is_none() => {
                self.end(ending);
            }
            SheetEvent::HandIn if self.is_over() => {
                self.handed_in = true;
                self.view = self.shown;
            }
            SheetEvent::HandIn | SheetEvent::Result(_) | SheetEvent::Sign(_) => self.notice = Some(Notice::NotOver),
            SheetEvent::CancelPromotion | SheetEvent::End(_) => {}
        }
        self
    }

    fn step(&mut self, event: &SheetEvent) {
        match event {
            SheetEvent::Back => self.view = self.view.saturating_sub(1),
            _ if self.view < self.shown => self.view += 1,
            _ if self.shown >= self.last() || self.plan.way == Way::Played => {}
            SheetEvent::Next => match self.hindrance() {
                Some(notice) => self.notice = Some(notice),
                None => self.show(),
            },
            _ => self.show(),
        }
    }

    /// One more move is made.
    fn show(&mut self) {
        self.shown += 1;
        self.view = self.shown;
        if self.is_short() && !self.said_short && !self.is_voluntary() {
            self.said_short = true;
            self.notice = Some(match self.plan.control {
                Control::Increment => Notice::ShortWithIncrement,
                _ => Notice::Short,
            });
        }
    }

    fn write(&mut self, ply: usize, text: &str, letters: Letters) {
        let text: String = text.trim().chars().take(MAX_CELL).collect();
        if ply >= self.shown && !text.is_empty() {
            if ply > self.shown || !self.claims_with(&text, letters) {
                self.notice = Some(Notice::TooEarly);
                return;
            }
            self.notice = Some(Notice::Claimed);
        }
        if self.cells.len() <= ply && !text.is_empty() {
            self.cells.resize(ply + 1, String::new());
        }
        if let Some(cell) = self.cells.get_mut(ply) {
            *cell = text;
        }
    }

    /// Whether this text, written before the move is made, claims a draw, which then ends the game.
    fn claims_with(&mut self, text: &str, letters: Letters) -> bool {
        if self.plan.keeper != Keeper::Player(side(self.shown)) {
            return false;
        }
        if self.plan.way != Way::Played {
            let claims = self.is_claim(self.shown);
            if claims {
                self.show();
            }
            return claims;
        }
        let Ok(m) = san::read(self.game.position(), text, letters) else { return false };
        let claims = self.ending.is_none() && self.game.intended_claims().iter().any(|claim| claim.with == Some(m));
        if claims && self.game.play(m).is_ok() {
            self.show();
            self.end(Ending::Claimed);
        }
        claims
    }

    fn attempt(&mut self, m: Move) {
        self.promoting = None;
        if self.plan.way != Way::Played || self.ending.is_some() {
            return;
        }
        self.view = self.shown;
        if let Some(notice) = self.hindrance() {
            self.notice = Some(notice);
            return;
        }
        match legality::judge(self.game.position(), None, None, m.from, m.to, m.promotion) {
            Ok(m) => {
                if self.game.play(m).is_ok() {
                    self.show();
                    if let Some(status) = self.game.status() {
                        self.end(Ending::of(status));
                    }
                }
            }
            Err(Illegal { reason: Reason::PromotionNeeded { .. } }) => self.promoting = Some((m.from, m.to)),
            Err(illegal) => self.notice = Some(Notice::Refused(illegal)),
        }
    }

    pub(super) fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        let wins = |side: Color| if side == Color::White { GameResult::WhiteWins } else { GameResult::BlackWins };
        self.outcome = match ending {
            Ending::Mate => wins(!self.game.position().turn()),
            Ending::Resigned(side) | Ending::Flag(side) => wins(!side),
            Ending::Stalemate | Ending::Drawn | Ending::Agreed | Ending::Claimed => GameResult::Draw,
        };
    }
}
