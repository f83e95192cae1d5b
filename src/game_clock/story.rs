//! The log as a person reads it: moves together, and each stop, ruling and correction by itself. Registo da partida.

use super::{Gap, Note, Session};
use crate::clock::{Clock, ClockEvent, Log};
use crate::color::{ByColor, Color};

/// What a line of the story tells. Times in µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Black pressed, and White's clock began.
    Started,
    /// Presses one after the other; the number of the first of these moves and how many each side made.
    Moves {
        from: u32,
        made: ByColor<u32>,
    },
    Paused,
    /// Both had stood for so long.
    Resumed {
        stood: u64,
    },
    Corrected {
        before: ByColor<u64>,
        moves_before: ByColor<u32>,
    },
    Added {
        side: Color,
        time: i64,
    },
    /// The last press was taken back.
    Undone,
    Ruled(Note),
    /// This ruling was taken back.
    Unruled(Note),
    /// Time went by unseen; whether it was charged.
    Missing(Gap, bool),
    Flag(Color),
}

/// One line: since when, until when, and what the clocks then show. Times in µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Since the game began.
    pub at: u64,
    pub what: What,
    pub left: ByColor<u64>,
    pub moves: ByColor<u32>,
}

fn left(clock: &Clock) -> ByColor<u64> {
    ByColor { white: clock.face(Color::White).left, black: clock.face(Color::Black).left }
}

fn moves(clock: &Clock) -> ByColor<u32> {
    ByColor { white: clock.face(Color::White).moves, black: clock.face(Color::Black).moves }
}

/// Everything that happened until this moment, in order.
pub fn story(session: &Session, now: u64) -> Vec<Line> {
    let (log, control) = (session.log(), session.clock().control());
    let start = session.log().entries().first().map_or(log.start(), |entry| entry.at);
    let line = |at: u64, what: What, clock: &Clock| {
        let clock = clock.at(at);
        Line { at: at.saturating_sub(start), what, left: left(&clock), moves: moves(&clock) }
    };
    let mut lines: Vec<Line> = Vec::new();
    let mut clock = Clock::new(control, log.start());
    let (mut stopped, mut fallen) = (start, false);
    let mut asides = asides(session);
    asides.reverse();
    // A flag that falls between two events stands at its own moment.
    let fall = |lines: &mut Vec<Line>, clock: &Clock, until: u64, fallen: &mut bool| {
        let flag = clock.at(until).flag();
        if let (Some(side), false) = (flag, *fallen) {
            let at = clock.falls_at().unwrap_or(until).min(until);
            lines.push(line(at, What::Flag(side), clock));
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
        clock = if entry.event == ClockEvent::Undo {
            Log::from_entries(control, log.start(), log.entries().iter().take(number + 1).copied().collect())
                .clock()
                .clone()
        } else {
            before.apply(entry.event, entry.at)
        };
        // What a ruling or a gap did to the clock is told with it.
        let told = own(session, entry.at);
        let what = match entry.event {
            ClockEvent::Press(_) if before.turn().is_none() => What::Started,
            ClockEvent::Press(side) => {
                let (now, at) = (line(entry.at, What::Started, &clock), entry.at.saturating_sub(start));
                match lines.last_mut() {
                    Some(Line { what: What::Moves { made, .. }, left, moves, .. }) => {
                        made[side] += 1;
                        (*left, *moves) = (now.left, now.moves);
                    }
                    _ => {
                        let mut made = ByColor::default();
                        made[side] = 1;
                        lines.push(Line { at, what: What::Moves { from: clock.face(side).moves, made }, ..now });
                    }
                }
                continue;
            }
            ClockEvent::Pause => {
                stopped = entry.at;
                if told {
                    continue;
                }
                What::Paused
            }
            ClockEvent::Resume if told => continue,
            ClockEvent::Resume => What::Resumed { stood: entry.at.saturating_sub(stopped) },
            ClockEvent::Add { .. } if told => continue,
            ClockEvent::Add { side, time } => What::Added { side, time },
            ClockEvent::Correct { .. } if told => continue,
            ClockEvent::Correct { .. } => What::Corrected { before: left(&before), moves_before: moves(&before) },
            ClockEvent::Undo => What::Undone,
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
        let until = entries.iter().take(number + 1).copied().collect();
        let then = Log::from_entries(session.clock().control(), log.start(), until);
        stands.push(Stand { by, left: left(then.clock()), moves: moves(then.clock()) });
    }
    stands
}

/// Whether a ruling or a gap was at this moment.
fn own(session: &Session, at: u64) -> bool {
    let ruled = session.notes().iter().any(|note| note.at == at || note.undone == Some(at));
    ruled || session.gaps().iter().any(|(gap, _)| gap.at == at || gap.at.saturating_add(gap.missing) == at)
}

/// What is not in the clock's log, by its moment.
fn asides(session: &Session) -> Vec<(u64, What)> {
    let mut asides: Vec<(u64, What)> = Vec::new();
    for note in session.notes() {
        asides.push((note.at, What::Ruled(*note)));
        if let Some(at) = note.undone {
            asides.push((at, What::Unruled(*note)));
        }
    }
    asides.extend(session.gaps().iter().map(|(gap, counts)| (gap.at, What::Missing(*gap, *counts))));
    asides.sort_by_key(|(at, _)| *at);
    asides
}
