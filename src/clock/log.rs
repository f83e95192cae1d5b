//! Everything that happened to a clock, from which its state can be built anew. Registo.

use super::{Clock, Event, TimeControl};

/// An event and its moment, µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub at: u64,
    pub event: Event,
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

    /// Everything that happened, what was undone too.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Something happened. What the clock does not take is not written down.
    pub fn record(&mut self, event: Event, at: u64) -> bool {
        let at = at.max(self.clock.now());
        let before = self.clock.at(at);
        let after = match event {
            Event::Undo => match self.undone(at) {
                Some(clock) => clock,
                None => return false,
            },
            event => self.clock.apply(event, at),
        };
        if after == before && event != Event::Undo {
            return false;
        }
        self.clock = after;
        self.entries.push(Entry { at, event });
        true
    }

    /// The state at this moment if the last press that still counts had not been.
    fn undone(&self, at: u64) -> Option<Clock> {
        let mut counted = counting(&self.entries);
        let place = counted.iter().rposition(|entry| matches!(entry.event, Event::Press(_)))?;
        counted.remove(place);
        Some(replay(self.clock.control(), self.start, &counted).at(at))
    }

    /// The same log from its entries, as they were kept: the state follows from them.
    pub fn from_entries(control: &TimeControl, start: u64, entries: Vec<Entry>) -> Log {
        let mut last = start;
        let mut ordered = entries;
        for entry in &mut ordered {
            entry.at = entry.at.max(last);
            last = entry.at;
        }
        let clock = replay(control, start, &counting(&ordered)).at(last);
        Log { start, entries: ordered, clock }
    }
}

/// The events without those that were undone.
fn counting(entries: &[Entry]) -> Vec<Entry> {
    let mut counted: Vec<Entry> = Vec::new();
    for entry in entries {
        if entry.event == Event::Undo {
            if let Some(place) = counted.iter().rposition(|entry| matches!(entry.event, Event::Press(_))) {
                counted.remove(place);
            }
        } else {
            counted.push(*entry);
        }
    }
    counted
}

fn replay(control: &TimeControl, start: u64, entries: &[Entry]) -> Clock {
    entries.iter().fold(Clock::new(control, start), |clock, entry| clock.apply(entry.event, entry.at))
}
