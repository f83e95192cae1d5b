//! A clock on the table, as players and an arbiter use it: its log, the rules it stands under, and what is asked when
//! the device slept. Relógio da partida.
//!
//! `update(state, event) -> state`; times in µs of the clock's own count, which the page makes from the browser's two
//! clocks. Absent: what an article says, see [`crate::laws`].

pub mod choices;
pub mod draft;
mod notes;
mod saved;
mod story;

pub use notes::{Note, Restored};
pub use saved::{Kept, KeptBeat};
pub use story::{Line, Stand, What, stands, story};

pub use crate::clock::Gap;
use crate::clock::{self, Clock, Entry, Log, Running, TimeControl};
use crate::edition::Edition;
use crate::laws::{Incident, Supervision};

/// The rules a game is played under.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    pub edition: Edition,
    pub supervision: Supervision,
}

/// What happens on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// To the clock.
    Clock(clock::ClockEvent),
    /// The page saw that time was missing. The clock stands until somebody says whether it counts.
    Gap(Gap),
    /// Whether the missing time is the running side's.
    Count(bool),
    /// The arbiter rules on an incident, as the Laws say. Decisão.
    Rule(Incident),
    /// The last ruling is taken back.
    Unrule,
    /// The game is played under other rules from now on.
    Rules(Rules),
}

/// One game's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub rules: Rules,
    log: Log,
    /// What waits for an answer.
    question: Option<Gap>,
    /// The gaps there were, and whether they counted.
    gaps: Vec<(Gap, bool)>,
    /// What was ruled, the oldest first.
    notes: Vec<Note>,
}

impl Session {
    pub fn new(control: &TimeControl, rules: Rules, now: u64) -> Session {
        Session { rules, log: Log::new(control, now), question: None, gaps: Vec::new(), notes: Vec::new() }
    }

    /// The same table from what was kept of it.
    pub fn from_log(rules: Rules, log: Log) -> Session {
        Session { rules, log, question: None, gaps: Vec::new(), notes: Vec::new() }
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The state after the last event.
    pub fn clock(&self) -> &Clock {
        self.log.clock()
    }

    pub fn question(&self) -> Option<Gap> {
        self.question
    }

    pub fn gaps(&self) -> &[(Gap, bool)] {
        &self.gaps
    }

    /// What happened at this moment, µs. While a question is open nothing else does.
    pub fn update(mut self, event: TableEvent, now: u64) -> Session {
        match event {
            TableEvent::Rules(rules) => self.rules = rules,
            // Until it is said whether the missing time counts, nothing else happens.
            TableEvent::Clock(_) | TableEvent::Rule(_) | TableEvent::Unrule if self.question.is_some() => {}
            // A game that was ruled to be over is not played on.
            TableEvent::Clock(clock::ClockEvent::Press(_) | clock::ClockEvent::Resume) if self.outcome().is_some() => {}
            TableEvent::Clock(event) => {
                self.log.record(event, now);
            }
            TableEvent::Rule(incident) => self.rule(incident, now),
            TableEvent::Unrule => self.unrule(now),
            TableEvent::Gap(gap) => self.gap(gap),
            TableEvent::Count(counts) => self.count(counts),
        }
        self
    }

    fn gap(&mut self, gap: Gap) {
        // A clock that stands loses nothing.
        if self.question.is_none() && matches!(self.clock().at(gap.at).running(), Running::Side(_)) {
            self.log.record(clock::ClockEvent::Pause, gap.at);
            self.question = Some(gap);
        }
    }

    /// The missing time is charged as if the clock had run through it, to the µs; then the clock stands, as the players
    /// were interrupted.
    fn count(&mut self, counts: bool) {
        let Some(gap) = self.question.take() else { return };
        if counts && gap.missing > 0 {
            self.log.record(clock::ClockEvent::Resume, gap.at);
            self.log.record(clock::ClockEvent::Pause, gap.at.saturating_add(gap.missing));
        }
        self.gaps.push((gap, counts));
    }

    /// Everything that happened to the clock, one line each.
    pub fn lines(&self) -> Vec<String> {
        self.log.entries().iter().map(Entry::to_string).collect()
    }
}
