//! The clock of one game: its log, its rules, the arbiter's rulings, and missing time. Relógio da partida.
//!
//! `update(state, event) -> state`. Times are µs of the clock's own count, which the page makes from the browser's two
//! clocks. What the articles say is in [`crate::laws`].

pub mod choices;
pub mod draft;
mod notes;
mod rulings;
mod saved;
mod story;

pub use notes::{Note, Restored};
pub use saved::{KeptBeat, KeptClock};
pub use story::{Stand, StoryEvent, StoryLine, stands, story};

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
    /// An event of the clock itself.
    Clock(clock::ClockEvent),
    /// Time is missing. The clock stands until somebody says whether it counts.
    Gap(Gap),
    /// Says whether the missing time is charged to the running side.
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
    /// The gap that waits for an answer.
    question: Option<Gap>,
    /// Earlier gaps, and whether they counted.
    gaps: Vec<(Gap, bool)>,
    /// What was ruled, the oldest first.
    notes: Vec<Note>,
}

impl Session {
    pub fn new(control: &TimeControl, rules: Rules, now: u64) -> Session {
        Session::from_log(rules, Log::new(control, now))
    }

    /// A session from a log that was kept.
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

    /// The session after an event at this moment, µs. While a question is open it takes only the answer.
    pub fn update(mut self, event: TableEvent, now: u64) -> Session {
        match event {
            TableEvent::Rules(rules) => self.rules = rules,
            TableEvent::Clock(_) | TableEvent::Rule(_) | TableEvent::Unrule if self.question.is_some() => {}
            // A game that was ruled to be over does not go on.
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

    /// Charges the missing time as if the clock had run, or does not. Then the clock stands: the players were interrupted.
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
