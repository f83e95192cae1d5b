//! What the arbiter ruled: kept with its moment, done on the clock, and taken back. Decisões.

use std::fmt;
use std::str::FromStr;

use super::Session;
use crate::clock::{Clock, Event, Timing};
use crate::color::{ByColor, Color};
use crate::laws::{self, Act, Ending, Game, Incident, Ruling, Speed, Unreadable};

/// A ruling as it was given. The words follow from the game and the incident, so both are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// µs of the clock's own count.
    pub at: u64,
    /// The game as it stood.
    pub game: Game,
    pub incident: Incident,
    /// What the clock took, µs.
    pub added: ByColor<i64>,
    /// The moment it was taken back.
    pub undone: Option<u64>,
}

impl Note {
    pub fn ruling(&self) -> Ruling {
        laws::rule(&self.game, self.incident)
    }
}

/// As a line of text: the moment, what each clock took, and when it was taken back or `-`; then the game; then the
/// incident, with bars between.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} ", self.at, self.added.white, self.added.black)?;
        match self.undone {
            Some(at) => write!(f, "{at}")?,
            None => f.write_str("-")?,
        }
        write!(f, " | {} | {}", self.game, self.incident)
    }
}

impl FromStr for Note {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Note, Unreadable> {
        let parts: Vec<&str> = line.split('|').collect();
        let [head, game, incident] = parts[..] else { return Err(Unreadable) };
        let words: Vec<&str> = head.split_whitespace().collect();
        let [at, white, black, undone] = words[..] else { return Err(Unreadable) };
        let time = |word: &str| word.parse::<i64>().map_err(|_| Unreadable);
        let moment = |word: &str| word.parse::<u64>().map_err(|_| Unreadable);
        Ok(Note {
            at: moment(at)?,
            added: ByColor { white: time(white)?, black: time(black)? },
            undone: if undone == "-" { None } else { Some(moment(undone)?) },
            game: game.parse()?,
            incident: incident.parse()?,
        })
    }
}

impl Session {
    /// What was ruled, the oldest first; what was taken back too.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// [`Session::notes`] as text, one line each.
    pub fn note_lines(&self) -> Vec<String> {
        self.notes.iter().map(Note::to_string).collect()
    }

    /// The same table with what was ruled; a line that is no note is left out.
    pub fn with_notes<S: AsRef<str>>(mut self, lines: &[S]) -> Session {
        self.notes = lines.iter().filter_map(|line| line.as_ref().parse().ok()).collect();
        self
    }

    /// The illegal moves of a side that were ruled and not taken back.
    pub fn illegal_moves(&self, side: Color) -> u32 {
        let counts = |note: &&Note| {
            let by_side = matches!(note.incident, Incident::Illegal { by, .. } if by == side);
            by_side && note.undone.is_none() && note.ruling().counts
        };
        self.notes.iter().filter(counts).count().try_into().unwrap_or(u32::MAX)
    }

    /// The game as the articles ask for it at this moment. Where the sides have different times, it is as slow as the
    /// slower one.
    pub fn game(&self, now: u64) -> Game {
        let clock = self.clock().at(now);
        let control = clock.control();
        let speeds = Color::ALL.map(|side| laws::speed::speed(self.rules.edition, control, side).speed);
        let speed = [Speed::Standard, Speed::Rapid].into_iter().find(|speed| speeds.contains(speed));
        let period = |side: Color| control.period(side, clock.face(side).period);
        Game {
            edition: self.rules.edition,
            speed: speed.unwrap_or(Speed::Blitz),
            supervision: self.rules.supervision,
            left: ByColor { white: clock.face(Color::White).left, black: clock.face(Color::Black).left },
            illegal: ByColor { white: self.illegal_moves(Color::White), black: self.illegal_moves(Color::Black) },
            flag: clock.flag().is_some(),
            last_period: Color::ALL.into_iter().all(|side| clock.face(side).period + 1 >= control.periods(side).len()),
            increment: Color::ALL
                .into_iter()
                .any(|side| !matches!(period(side).timing, Timing::SuddenDeath | Timing::Hourglass)),
        }
    }

    /// What would be ruled at this moment.
    pub fn ruling(&self, incident: Incident, now: u64) -> Ruling {
        laws::rule(&self.game(now), incident)
    }

    /// How the game was ruled to end: lost by a side, or drawn.
    pub fn outcome(&self) -> Option<Ending> {
        let standing = self.notes.iter().filter(|note| note.undone.is_none());
        standing.map(|note| note.ruling().ending).find(|ending| matches!(ending, Ending::Lost(_) | Ending::Draw))
    }

    /// The time since the game began by the first press, µs.
    pub fn since_start(&self, now: u64) -> Option<u64> {
        let first = self.log.entries().iter().find(|entry| matches!(entry.event, Event::Press(_)))?;
        Some(now.saturating_sub(first.at))
    }

    pub(super) fn rule(&mut self, incident: Incident, now: u64) {
        // What is over is ruled on again only once that is taken back.
        if self.outcome().is_some() {
            return;
        }
        let game = self.game(now);
        let ruling = laws::rule(&game, incident);
        if ruling.act != Act::Nothing {
            self.log.record(Event::Pause, now);
        }
        let mut added = ByColor::default();
        if let Act::Add(add) = ruling.act {
            for side in Color::ALL {
                added[side] = self.add(side, add[side], now);
            }
        }
        self.notes.push(Note { at: now, game, incident, added, undone: None });
    }

    /// What the clock took of it, µs.
    fn add(&mut self, side: Color, time: i64, now: u64) -> i64 {
        if time == 0 {
            return 0;
        }
        let left = |clock: &Clock| i64::try_from(clock.at(now).face(side).left).unwrap_or(i64::MAX);
        let before = left(self.clock());
        self.log.record(Event::Add { side, time }, now);
        left(self.clock()) - before
    }

    /// The ruling that would be taken back at this moment: the last one that stands, unless what it gave is used up.
    pub fn last_ruling(&self, now: u64) -> Option<&Note> {
        let note = self.notes.iter().rfind(|note| note.undone.is_none())?;
        let clock = self.clock().at(now);
        let can = |side: Color| {
            let added = note.added[side];
            added == 0
                || (clock.flag().is_none() && i64::try_from(clock.face(side).left).is_ok_and(|left| left > added))
        };
        Color::ALL.into_iter().all(can).then_some(note)
    }

    pub(super) fn unrule(&mut self, now: u64) {
        let Some(note) = self.last_ruling(now).copied() else { return };
        for side in Color::ALL {
            self.add(side, note.added[side].saturating_neg(), now);
        }
        if let Some(last) = self.notes.iter_mut().rfind(|note| note.undone.is_none()) {
            last.undone = Some(now);
        }
    }
}
