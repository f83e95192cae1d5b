//! A game of chess with the clock beside it: what a move, a press and a change of the game mean to the clock.
//!
//! Nothing of it is kept: whose press is missing follows from the clock and the board. Where the clock of the side runs
//! that is not to move on the board, that side has moved and not pressed. Absent: penalties, which are the arbiter's.

use super::{Chess, GameEvent, Own, OwnEvent, Session};
use crate::clock::{self, Clock, Log, Running};
use crate::color::Color;
use crate::edition::Edition;
use crate::play::clock::{Pressing, Step, go, stand, start};

/// What the clock has against it, or says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockNotice {
    /// The clock has not been started.
    NotStarted,
    /// Both clocks stand.
    Standing,
    /// The move before is not complete: this side has not pressed. FIDE 2023 6.2.1
    PressFirst(Color),
    /// This side pressed without having moved. FIDE 2023 7.5.3
    NotMoved(Color),
    /// This side's flag is down. FIDE 2023 6.9
    Fallen(Color),
    /// This side's flag is down, and it is not known whether the other can still checkmate. FIDE 2023 6.9
    Undecided(Color),
    /// The same, because it could not be found out. It can be asked again.
    NoAnswer(Color),
    /// A move was taken back and the times stayed as they were.
    TakenBack,
}

impl ClockNotice {
    /// The article that says so, where there is one.
    pub fn article(self, edition: Edition) -> Option<&'static str> {
        Some(edition.article(match self {
            ClockNotice::NotStarted => |facts| facts.clock_started,
            ClockNotice::PressFirst(_) => |facts| facts.clock_pressed,
            ClockNotice::NotMoved(_) => |facts| facts.no_move,
            ClockNotice::Fallen(_) | ClockNotice::Undecided(_) | ClockNotice::NoAnswer(_) => |facts| facts.flag,
            ClockNotice::Standing | ClockNotice::TakenBack => return None,
        }))
    }
}

/// Whose press is missing: this side has moved, and its clock still runs.
pub fn missing_press(clock: &Clock, turn: Color) -> Option<Color> {
    if let Running::Side(side) = clock.running() { Some(side).filter(|side| *side != turn) } else { None }
}

/// A side presses, `turn` being to move on the board; nothing happens where the other's time runs.
pub fn press(clock: &Clock, turn: Color, side: Color) -> Result<Vec<clock::ClockEvent>, ClockNotice> {
    match clock.running() {
        Running::Waiting if side != turn => Ok(start(clock, turn)),
        Running::Waiting => Err(ClockNotice::NotStarted),
        Running::Paused(_) => Err(ClockNotice::Standing),
        Running::Flagged(fallen) => Err(ClockNotice::Fallen(fallen)),
        Running::Side(runs) if runs != side => Ok(Vec::new()),
        Running::Side(_) if side == turn => Err(ClockNotice::NotMoved(side)),
        Running::Side(_) => Ok(vec![clock::ClockEvent::Press(side)]),
    }
}

/// What a change of the game means to its clock. `before` and `after` are the game without and with the event, `log` the
/// clock's, `now` its moment.
///
/// A move needs a running clock of its side. The end of the game stops the clock. A new game has a new clock; another
/// game that is opened has none, and the one there stands. With the last move its press is taken back: its side has been
/// thinking all along, at its own cost, and the other has its time again. Where that side has no time for it, or several
/// moves go at once, both clocks stand with what they show, and the players agree.
pub fn step(event: &GameEvent, before: &Session, after: Session, log: &Log, now: u64) -> Step<Chess> {
    let clock = log.clock().at(now);
    let turn = after.game.position().turn();
    let (plies, were) = (after.game.plies().len(), before.game.plies().len());
    let over = before.game.status().is_none() && after.game.status().is_some();
    let of = |mut session: Session, events: Vec<clock::ClockEvent>| {
        // With a flag down nothing goes on until somebody has decided.
        if let (Some(side), None, None, None) =
            (clock.flag(), session.game.status(), &session.notice, session.own.deciding)
        {
            session.notice = Some(ClockNotice::Undecided(side).into());
        }
        Step { session, events, anew: false }
    };
    let refused = |notice: ClockNotice| Step {
        session: Session {
            notice: Some(notice.into()),
            own: Own { promoting: None, ..before.own.clone() },
            ..before.clone()
        },
        events: Vec::new(),
        anew: false,
    };
    let stands = |after: Session| Step {
        session: Session { notice: Some(ClockNotice::TakenBack.into()), ..after },
        events: vec![stand(&clock, turn)],
        anew: false,
    };
    match event {
        GameEvent::New { .. } => Step { session: after, events: Vec::new(), anew: true },
        GameEvent::Own(OwnEvent::Go) => of(after, go(&clock, turn)),
        GameEvent::Try { .. } | GameEvent::Typed { .. } if plies > were => match clock.running() {
            Running::Side(side) if side == !turn => {
                let by_move = after.clock == Some(Pressing::ByMove);
                let press = if over { Some(clock::ClockEvent::Pause) } else { Some(clock::ClockEvent::Press(side)) };
                of(after, press.filter(|_| over || by_move).into_iter().collect())
            }
            Running::Side(side) => refused(ClockNotice::PressFirst(side)),
            Running::Waiting => refused(ClockNotice::NotStarted),
            Running::Paused(_) => refused(ClockNotice::Standing),
            Running::Flagged(side) => refused(ClockNotice::Undecided(side)),
        },
        GameEvent::TakeBack | GameEvent::PlayOnFromHere if clock.flag().is_some() && after.clock.is_some() => {
            let side = clock.flag().unwrap_or(turn);
            let decided = before.game.status().is_some();
            refused(if decided { ClockNotice::Fallen(side) } else { ClockNotice::Undecided(side) })
        }
        GameEvent::TakeBack if plies < were => match take_back(log, &clock, turn, now) {
            Some(events) => of(after, events),
            None => stands(after),
        },
        GameEvent::PlayOnFromHere if plies < were && after.clock.is_some() && clock.running() != Running::Waiting => {
            stands(after)
        }
        // A game that is over, or another one, stops the clock.
        _ if over || after.clock.is_none() => {
            Step { session: after, events: vec![clock::ClockEvent::Pause], anew: false }
        }
        _ => of(after, Vec::new()),
    }
}

/// What takes the last press back, if the clock then is that side's and it has time left; nothing where it has not
/// pressed yet.
fn take_back(log: &Log, clock: &Clock, turn: Color, now: u64) -> Option<Vec<clock::ClockEvent>> {
    if clock.turn() == Some(turn) || clock.running() == Running::Waiting {
        return Some(Vec::new());
    }
    let mut tried = log.clone();
    tried.record(clock::ClockEvent::Undo, now);
    let undone = tried.clock();
    let fits = undone.turn() == Some(turn) && undone.flag().is_none();
    fits.then(|| vec![clock::ClockEvent::Undo])
}
