//! A game of chess with the clock beside it: what a move, a press and a change of the game do to the clock.
//!
//! Nothing is kept: a missing press follows from clock and board. A side whose clock runs although it is not to move
//! has moved and not pressed. Absent: penalties, which the arbiter gives.

pub use super::state::ClockNotice;
use super::state::{Chess, GameEvent, Own, OwnEvent, Session};
use crate::chess::Game;
use crate::clock::{Clock, ClockEvent, Log, Running, SECOND};
use crate::color::Color;
use crate::play::clock::{ClockStep, Pressing, go, stand, start};

/// The side that has moved and not pressed: its clock still runs.
pub fn missing_press(clock: &Clock, turn: Color) -> Option<Color> {
    if let Running::Side(side) = clock.running() { Some(side).filter(|side| *side != turn) } else { None }
}

/// What a press of a side does, `turn` being to move on the board: nothing where the other side's clock runs.
///
/// # Errors
/// Why the press does not count.
pub fn press(clock: &Clock, turn: Color, side: Color) -> Result<Vec<ClockEvent>, ClockNotice> {
    match clock.running() {
        Running::Waiting if side != turn => Ok(start(clock, turn)),
        Running::Waiting => Err(ClockNotice::NotStarted),
        Running::Paused(_) => Err(ClockNotice::Standing),
        Running::Flagged(fallen) => Err(ClockNotice::Fallen(fallen)),
        Running::Side(runs) if runs != side => Ok(Vec::new()),
        Running::Side(_) if side == turn => Err(ClockNotice::NotMoved(side)),
        Running::Side(_) => Ok(vec![ClockEvent::Press(side)]),
    }
}

/// What each move of the game left on its side's clock, in seconds; `None` for moves that were not completed on it: those
/// before there was a clock, and a last one that ended the game. Empty where clock and game do not go together.
pub fn clocks(game: &Game, log: &Log) -> Vec<Option<u64>> {
    let (plies, completed) = (game.plies().len(), log.completed());
    let by = |ply: usize| if ply.is_multiple_of(2) { game.start().turn() } else { !game.start().turn() };
    let fits = |from: &usize| completed.iter().zip(*from..).all(|((side, _), ply)| *side == by(ply));
    // The last move may have had no press.
    let latest = plies.checked_sub(completed.len());
    let from = latest.and_then(|latest| [Some(latest), latest.checked_sub(1)].into_iter().flatten().find(fits));
    let Some(from) = from.filter(|_| !completed.is_empty()) else { return Vec::new() };
    let mut clocks = vec![None; plies];
    for (clock, (_, left)) in clocks.iter_mut().skip(from).zip(completed) {
        *clock = Some(left / SECOND);
    }
    clocks
}

/// What a change of the game does to its clock. `before` and `after` are the game without and with the event, `log` is
/// the clock's, `now` its moment in µs.
///
/// A move needs a running clock of its side. The end of the game stops the clock. A new game has a new clock; a game
/// that is opened has none, and the present clock stops. Taking a move back takes its press back too: the time since
/// then is charged to its side, and the other side gets its time back. If its side has no time for that, or several
/// moves are taken back at once, both clocks stop with the times they show. The players agree then.
pub fn step(event: &GameEvent, before: &Session, after: Session, log: &Log, now: u64) -> ClockStep<Chess> {
    let clock = log.clock().at(now);
    let turn = after.game.position().turn();
    let (plies, were) = (after.game.plies().len(), before.game.plies().len());
    let over = before.game.status().is_none() && after.game.status().is_some();
    let of = |mut session: Session, events: Vec<ClockEvent>| {
        // With a flag down, the game waits until somebody decides.
        if let (Some(side), None, None, None) =
            (clock.flag(), session.game.status(), &session.notice, session.own.deciding)
        {
            session.notice = Some(ClockNotice::Undecided(side).into());
        }
        ClockStep::new(session, events)
    };
    let refused = |notice: ClockNotice| {
        let own = Own { promoting: None, ..before.own.clone() };
        ClockStep::new(Session { notice: Some(notice.into()), own, ..before.clone() }, Vec::new())
    };
    let stands = |after: Session| {
        ClockStep::new(Session { notice: Some(ClockNotice::TakenBack.into()), ..after }, vec![stand(&clock, turn)])
    };
    match event {
        GameEvent::New { .. } => ClockStep { anew: true, ..ClockStep::new(after, Vec::new()) },
        GameEvent::Own(OwnEvent::Go) => of(after, go(&clock, turn)),
        GameEvent::Try { .. } | GameEvent::Typed { .. } if plies > were => match clock.running() {
            Running::Side(side) if side == !turn => {
                let press = (after.clock == Some(Pressing::ByMove)).then_some(ClockEvent::Press(side));
                let event = if over { Some(ClockEvent::Pause) } else { press };
                of(after, event.into_iter().collect())
            }
            Running::Side(side) => refused(ClockNotice::PressFirst(side)),
            // Nobody sits opposite who could start the clock of White.
            Running::Waiting if after.rival.is_some() => {
                of(after, [go(&clock, !turn), vec![ClockEvent::Press(!turn)]].concat())
            }
            Running::Waiting => refused(ClockNotice::NotStarted),
            Running::Paused(_) => refused(ClockNotice::Standing),
            Running::Flagged(side) => refused(ClockNotice::Undecided(side)),
        },
        // The rival presses with its move. It starts no clock that somebody stopped meanwhile.
        GameEvent::RivalMoves { .. } if plies > were && after.clock.is_some() => match clock.running() {
            _ if over => of(after, vec![ClockEvent::Pause]),
            Running::Waiting => of(after, [go(&clock, !turn), vec![ClockEvent::Press(!turn)]].concat()),
            Running::Side(side) if side == !turn => of(after, vec![ClockEvent::Press(side)]),
            Running::Paused(_) => of(after, vec![stand(&clock, turn)]),
            Running::Side(_) | Running::Flagged(_) => of(after, Vec::new()),
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
        _ if over || after.clock.is_none() => ClockStep::new(after, vec![ClockEvent::Pause]),
        _ => of(after, Vec::new()),
    }
}

/// The events that take the last press back; none where the side has not pressed yet. `None` if the clock then would
/// not be that side's, or that side would have no time left.
fn take_back(log: &Log, clock: &Clock, turn: Color, now: u64) -> Option<Vec<ClockEvent>> {
    if clock.turn() == Some(turn) || clock.running() == Running::Waiting {
        return Some(Vec::new());
    }
    let mut tried = log.clone();
    tried.record(ClockEvent::Undo, now);
    let undone = tried.clock();
    let fits = undone.turn() == Some(turn) && undone.flag().is_none();
    fits.then(|| vec![ClockEvent::Undo])
}
