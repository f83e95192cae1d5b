//! The log for people to read: moves grouped, each stop, ruling and correction on a line. Registo da partida.

use super::{Gap, Note, Session};
use crate::clock::{Clock, ClockEvent};
use crate::color::{ByColor, Color};
use crate::order::in_order;

/// What a line of the story tells. Times in µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryEvent {
    /// Black pressed, and White's clock began.
    Started,
    /// Presses one after the other; the number of the first of these moves and how many each side made.
    Moves { from: u32, made: ByColor<u32> },
    /// Both clocks were stopped.
    Paused,
    /// Both had stood for so long.
    Resumed { stood: u64 },
    /// The arbiter set times and counters, which were these before.
    Corrected { before: ByColor<u64>, moves_before: ByColor<u32> },
    /// Time was given to a side, or taken.
    Added { side: Color, time: i64 },
    /// The last press was taken back.
    Undone,
    /// The arbiter ruled.
    Ruled(Note),
    /// This ruling was taken back.
    Unruled(Note),
    /// Time went by unseen; whether it was charged.
    Missing(Gap, bool),
    /// This side's flag fell.
    Flag(Color),
}

/// One line: when it happened, and what the clocks showed after it. Times in µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoryLine {
    /// Since the game began.
    pub at: u64,
    pub what: StoryEvent,
    pub left: ByColor<u64>,
    pub moves: ByColor<u32>,
}

/// Everything that happened until this moment, in order.
pub fn story(session: &Session, now: u64) -> Vec<StoryLine> {
    let (log, control) = (session.log(), session.clock().control());
    let start = session.log().entries().first().map_or(log.start(), |entry| entry.at);
    let line = |at: u64, what: StoryEvent, clock: &Clock| {
        let clock = clock.at(at);
        StoryLine { at: at.saturating_sub(start), what, left: clock.left(), moves: clock.moves() }
    };
    let mut lines: Vec<StoryLine> = Vec::new();
    let mut clock = Clock::new(control, log.start());
    let (mut stopped, mut fallen) = (start, false);
    let mut asides = asides(session);
    asides.reverse();
    // A flag that falls between two events has a line at its own moment.
    let fall = |lines: &mut Vec<StoryLine>, clock: &Clock, until: u64, fallen: &mut bool| {
        let flag = clock.at(until).flag();
        if let (Some(side), false) = (flag, *fallen) {
            let at = clock.falls_at().unwrap_or(until).min(until);
            lines.push(line(at, StoryEvent::Flag(side), clock));
        }
        *fallen = flag.is_some();
    };
    for (number, entry) in log.entries().iter().enumerate() {
        while asides.last().is_some_and(|(at, _)| *at < entry.at) {
            if let Some((at, what)) = asides.pop() {
                fall(&mut lines, &clock, at, &mut fallen);
                lines.push(line(at, what, &clock));
            }
        }
        let before = clock.at(entry.at);
        fall(&mut lines, &clock, entry.at, &mut fallen);
        clock = match entry.event {
            ClockEvent::Undo => log.before(number + 1),
            event => before.apply(event, entry.at),
        };
        // The line of a ruling or a gap tells what it did to the clock.
        let told = own(session, entry.at);
        let what = match entry.event {
            ClockEvent::Press(_) if before.turn().is_none() => StoryEvent::Started,
            ClockEvent::Press(side) => {
                if let Some(StoryLine { what: StoryEvent::Moves { made, .. }, left, moves, .. }) = lines.last_mut() {
                    made[side] += 1;
                    (*left, *moves) = (clock.left(), clock.moves());
                    continue;
                }
                let mut made = ByColor::default();
                made[side] = 1;
                StoryEvent::Moves { from: clock.face(side).moves, made }
            }
            ClockEvent::Pause => {
                stopped = entry.at;
                if told {
                    continue;
                }
                StoryEvent::Paused
            }
            ClockEvent::Resume | ClockEvent::Add { .. } | ClockEvent::Correct { .. } if told => continue,
            ClockEvent::Resume => StoryEvent::Resumed { stood: entry.at.saturating_sub(stopped) },
            ClockEvent::Add { side, time } => StoryEvent::Added { side, time },
            ClockEvent::Correct { .. } => StoryEvent::Corrected { before: before.left(), moves_before: before.moves() },
            ClockEvent::Undo => StoryEvent::Undone,
        };
        lines.push(line(entry.at, what, &clock));
    }
    while let Some((at, what)) = asides.pop() {
        fall(&mut lines, &clock, at, &mut fallen);
        lines.push(line(at, what, &clock));
    }
    fall(&mut lines, &clock, now, &mut fallen);
    lines
}

/// The clock as it stood after a press, to go back to. FIDE 2023 7.1
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Who had pressed; the other is to move.
    pub by: Color,
    pub left: ByColor<u64>,
    pub moves: ByColor<u32>,
}

/// The last presses, the newest first, at most so many.
pub fn stands(session: &Session, most: usize) -> Vec<Stand> {
    let (log, entries) = (session.log(), session.log().entries());
    let mut stands = Vec::new();
    for (number, entry) in entries.iter().enumerate().rev() {
        let ClockEvent::Press(by) = entry.event else { continue };
        if stands.len() >= most {
            break;
        }
        let then = log.before(number + 1);
        stands.push(Stand { by, left: then.left(), moves: then.moves() });
    }
    stands
}

/// Whether there was a ruling or a gap at this moment.
fn own(session: &Session, at: u64) -> bool {
    let ruled = session.notes().iter().any(|note| note.at == at || note.undone == Some(at));
    ruled || session.gaps().iter().any(|(gap, _)| gap.at == at || gap.at.saturating_add(gap.missing) == at)
}

/// Rulings and gaps, which are not in the clock's log, by their moment.
fn asides(session: &Session) -> Vec<(u64, StoryEvent)> {
    let mut asides: Vec<(u64, StoryEvent)> = Vec::new();
    for note in session.notes() {
        asides.push((note.at, StoryEvent::Ruled(*note)));
        if let Some(at) = note.undone {
            asides.push((at, StoryEvent::Unruled(*note)));
        }
    }
    asides.extend(session.gaps().iter().map(|(gap, counts)| (gap.at, StoryEvent::Missing(*gap, *counts))));
    in_order(asides, |(at, _)| *at)
}
