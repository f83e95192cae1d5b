//! The events of a clock, from which its state can be computed again. Registo.

use std::fmt;
use std::str::FromStr;

use super::{Clock, ClockEvent, Running, TimeControl};
use crate::color::{ByColor, Color};

/// An event and its moment, µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub at: u64,
    pub event: ClockEvent,
}

/// As a line of text: `905000000 press white`; `pause`, `resume`, `undo`, `add white -60000000`, and
/// `correct <white µs> <black µs> <white's moves> <black's moves> <side to move>`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.at)?;
        match self.event {
            ClockEvent::Press(side) => write!(f, "press {}", side.name()),
            ClockEvent::Pause => f.write_str("pause"),
            ClockEvent::Resume => f.write_str("resume"),
            ClockEvent::Undo => f.write_str("undo"),
            ClockEvent::Add { side, time } => write!(f, "add {} {time}", side.name()),
            ClockEvent::Correct { left, moves, turn } => {
                write!(f, "correct {} {} {} {} {}", left.white, left.black, moves.white, moves.black, turn.name())
            }
        }
    }
}

/// The line is no entry of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntry;

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(line: &str) -> Result<Entry, NoEntry> {
        let number = |text: &str| text.parse::<u64>().map_err(|_| NoEntry);
        let side = |name: &str| Color::from_name(name).ok_or(NoEntry);
        let words: Vec<&str> = line.split_whitespace().collect();
        let [at, ref words @ ..] = words[..] else { return Err(NoEntry) };
        let event = match *words {
            ["press", name] => ClockEvent::Press(side(name)?),
            ["pause"] => ClockEvent::Pause,
            ["resume"] => ClockEvent::Resume,
            ["undo"] => ClockEvent::Undo,
            ["add", name, time] => ClockEvent::Add { side: side(name)?, time: time.parse().map_err(|_| NoEntry)? },
            ["correct", white, black, white_moves, black_moves, turn] => {
                let moves = |text: &str| text.parse::<u32>().map_err(|_| NoEntry);
                ClockEvent::Correct {
                    left: ByColor { white: number(white)?, black: number(black)? },
                    moves: ByColor { white: moves(white_moves)?, black: moves(black_moves)? },
                    turn: side(turn)?,
                }
            }
            _ => return Err(NoEntry),
        };
        Ok(Entry { at: number(at)?, event })
    }
}

/// A clock with its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The moment the clock was set.
    start: u64,
    entries: Vec<Entry>,
    clock: Clock,
}

impl Log {
    pub fn new(control: &TimeControl, start: u64) -> Log {
        Log { start, entries: Vec::new(), clock: Clock::new(control, start) }
    }

    /// The state after the last event.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The moment the clock was set.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// Everything that happened, with what was undone.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Writes an event down, unless it changes nothing; returns whether it did. µs.
    pub fn record(&mut self, event: ClockEvent, at: u64) -> bool {
        let at = at.max(self.clock.now());
        let after = match event {
            ClockEvent::Undo => self.undone(at),
            event => Some(self.clock.apply(event, at)).filter(|after| *after != self.clock.at(at)),
        };
        let Some(after) = after else { return false };
        self.clock = after;
        self.entries.push(Entry { at, event });
        true
    }

    /// The state at this moment without the last press that counts.
    fn undone(&self, at: u64) -> Option<Clock> {
        let mut counted = counting(&self.entries);
        remove_last_press(&mut counted)?;
        Some(replay(self.clock.control(), self.start, &counted).at(at))
    }

    /// The last moves completed since the clock was last set by hand, the newest first; at most so many.
    pub fn last_moves(&self, most: usize) -> Vec<Completed> {
        let counted = counting(&self.entries);
        let mut moves = Vec::new();
        for (place, entry) in counted.iter().enumerate().rev() {
            if moves.len() >= most {
                break;
            }
            let by = match entry.event {
                ClockEvent::Press(by) => by,
                ClockEvent::Correct { .. } => break,
                _ => continue,
            };
            let before =
                replay(self.clock.control(), self.start, counted.get(..place).unwrap_or_default()).at(entry.at);
            // The press that starts White's clock is no move.
            if before.turn().is_none() {
                break;
            }
            let after = before.apply(entry.event, entry.at);
            moves.push(Completed { by, gave: after.face(by).left.saturating_sub(before.face(by).left) });
        }
        moves
    }

    /// Every move that a press completed, and what was left to its side then; µs.
    pub fn completed(&self) -> Vec<(Color, u64)> {
        let mut clock = Clock::new(self.clock.control(), self.start);
        let mut moves = Vec::new();
        for entry in counting(&self.entries) {
            let before = clock.at(entry.at).running();
            clock = clock.apply(entry.event, entry.at);
            // The press that starts White's clock is no move.
            if let ClockEvent::Press(by) = entry.event
                && before == Running::Side(by)
            {
                moves.push((by, clock.face(by).left));
            }
        }
        moves
    }

    /// The state before the entry of this place.
    pub fn before(&self, place: usize) -> Clock {
        let entries: Vec<Entry> = self.entries.iter().take(place).copied().collect();
        Log::from_entries(self.clock.control(), self.start, entries).clock
    }

    /// The log of these entries; its state follows from them.
    pub fn from_entries(control: &TimeControl, start: u64, mut entries: Vec<Entry>) -> Log {
        let mut last = start;
        for entry in &mut entries {
            entry.at = entry.at.max(last);
            last = entry.at;
        }
        let clock = replay(control, start, &counting(&entries)).at(last);
        Log { start, entries, clock }
    }
}

/// A move that a press completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completed {
    pub by: Color,
    /// What it brought its side: an increment, what a delay gives back, the next period; µs.
    pub gave: u64,
}

/// The entries without the presses that were undone.
fn counting(entries: &[Entry]) -> Vec<Entry> {
    let mut counted: Vec<Entry> = Vec::new();
    for entry in entries {
        match entry.event {
            ClockEvent::Undo => drop(remove_last_press(&mut counted)),
            _ => counted.push(*entry),
        }
    }
    counted
}

fn remove_last_press(entries: &mut Vec<Entry>) -> Option<Entry> {
    let place = entries.iter().rposition(|entry| matches!(entry.event, ClockEvent::Press(_)))?;
    Some(entries.remove(place))
}

fn replay(control: &TimeControl, start: u64, entries: &[Entry]) -> Clock {
    entries.iter().fold(Clock::new(control, start), |clock, entry| clock.apply(entry.event, entry.at))
}
