//! The arbiter's rulings: done on the clock, kept, and taken back. Decisões.

use super::{Note, Restored, Session};
use crate::clock::{Clock, ClockEvent, Entry, SECOND};
use crate::color::{ByColor, Color, Outcome};
use crate::laws::{self, Decision, Game, Incident, Matter, Speed};

impl Session {
    /// What was ruled, the oldest first, with what was taken back.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// [`Session::notes`] as text, one line each.
    pub fn note_lines(&self) -> Vec<String> {
        self.notes.iter().map(Note::to_string).collect()
    }

    /// The session with these rulings. A line that is no note is left out.
    pub fn with_notes<S: AsRef<str>>(mut self, lines: &[S]) -> Session {
        self.notes = lines.iter().filter_map(|line| line.as_ref().parse().ok()).collect();
        self
    }

    /// The illegal moves of a side that were ruled and not taken back.
    pub fn illegal_moves(&self, side: Color) -> u32 {
        let counts = |note: &&Note| note.incident.player == side && note.undone.is_none() && note.ruling().counts;
        self.notes.iter().filter(counts).count().try_into().unwrap_or(u32::MAX)
    }

    /// What the articles ask about the game at this moment. Where the sides have different times, the slower one gives the
    /// speed.
    pub fn game(&self, now: u64) -> Game {
        let clock = self.clock().at(now);
        let control = clock.control();
        let speeds = Color::ALL.map(|side| laws::speed::speed(self.rules.edition, control, side));
        let has = |speed: &Speed| speeds.iter().flatten().any(|found| found.speed == *speed);
        let speed = [Speed::Standard, Speed::Rapid].into_iter().find(has);
        let period = |side: Color| control.period(side, clock.face(side).period);
        Game {
            edition: self.rules.edition,
            speed: speed.unwrap_or(Speed::Blitz),
            supervision: self.rules.supervision,
            left: clock.left(),
            illegal: ByColor::from_fn(|side| self.illegal_moves(side)),
            flag: clock.flag().is_some(),
            last_period: Color::ALL.into_iter().all(|side| clock.face(side).period + 1 >= control.periods(side).len()),
            increment: Color::ALL.into_iter().any(|side| period(side).timing.per_move() > 0),
        }
    }

    /// How the arbiter ruled that the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        let ended = |note: &Note| match note.ruling().decision {
            Decision::Loss => Some(Outcome::Win(!note.incident.player)),
            Decision::Draw => Some(Outcome::Draw),
            _ => None,
        };
        self.notes.iter().filter(|note| note.undone.is_none()).find_map(ended)
    }

    /// The time since the game began by the first press, µs.
    pub fn since_start(&self, now: u64) -> Option<u64> {
        let first = self.log.entries().iter().find(|entry| matches!(entry.event, ClockEvent::Press(_)))?;
        Some(now.saturating_sub(first.at))
    }

    pub(super) fn rule(&mut self, incident: Incident, now: u64) {
        // After the end the last ruling must be taken back first.
        if self.outcome().is_some() {
            return;
        }
        let game = self.game(now);
        let ruling = game.judge(incident);
        if ruling.stops_clock() {
            self.log.record(ClockEvent::Pause, now);
        }
        if ruling.again {
            let moved_on = matches!(incident.matter, Matter::Illegal { moved_on: true, .. });
            self.go_back(incident.player, moved_on, now);
        }
        let mut added = incident.added(&ruling);
        for side in Color::ALL {
            added[side] = self.add(side, added[side], now);
        }
        self.notes.push(Note { at: now, game, incident, added, undone: None });
    }

    /// What goes back with the position when `by` is to move again, at this moment. FIDE 2023 7.1, 7.5.1
    ///
    /// The time used stays used; the arbiter can correct it.
    pub fn restored(&self, by: Color, moved_on: bool, now: u64) -> Restored {
        let clock = self.clock().at(now);
        // Counts the illegal move, the reply to it, and a move that came after.
        let count = match (clock.turn() == Some(by), moved_on) {
            (true, false) => 0,
            (false, false) => 1,
            (true, true) => 2,
            (false, true) => 3,
        };
        let mut restored = Restored { by, moves: ByColor::default(), gave: ByColor::default() };
        for completed in self.log.last_moves(count) {
            restored.moves[completed.by] += 1;
            let gave = restored.gave[completed.by].saturating_add(completed.gave);
            // It may be used up meanwhile: nobody loses on time because a position is restored.
            let most = clock.face(completed.by).left.saturating_sub(SECOND);
            restored.gave[completed.by] = gave.min(most);
        }
        restored
    }

    /// Whether the clock says that the other side has replied to the last move of `by`.
    pub fn has_replied(&self, by: Color, now: u64) -> bool {
        let replied = self.log.last_moves(2).into_iter().map(|completed| completed.by).eq([!by, by]);
        replied && self.clock().at(now).turn() == Some(by)
    }

    fn go_back(&mut self, by: Color, moved_on: bool, now: u64) {
        let Restored { moves, gave, .. } = self.restored(by, moved_on, now);
        let clock = self.clock().at(now);
        if clock.turn().is_none() || (clock.turn() == Some(by) && moves == ByColor::default()) {
            return;
        }
        let left = ByColor::from_fn(|side| clock.face(side).left.saturating_sub(gave[side]));
        let moves = ByColor::from_fn(|side| clock.face(side).moves.saturating_sub(moves[side]));
        self.log.record(ClockEvent::Correct { left, moves, turn: by }, now);
    }

    /// What a ruling took back with the position; `None` where nothing went back.
    pub fn restored_by(&self, note: &Note) -> Option<Restored> {
        let place = self.place_of_correction(note).filter(|_| note.ruling().again)?;
        let (before, after) = (self.log.before(place).at(note.at), self.log.before(place.saturating_add(1)));
        Some(Restored {
            by: note.incident.player,
            moves: ByColor::from_fn(|side| before.face(side).moves.saturating_sub(after.face(side).moves)),
            gave: ByColor::from_fn(|side| before.face(side).left.saturating_sub(after.face(side).left)),
        })
    }

    fn place_of_correction(&self, note: &Note) -> Option<usize> {
        let corrects = |entry: &Entry| entry.at == note.at && matches!(entry.event, ClockEvent::Correct { .. });
        self.log.entries().iter().position(corrects)
    }

    /// Undoes [`Session::go_back`], unless a move has been made since.
    fn go_forth(&mut self, note: &Note, now: u64) {
        let (Some(restored), Some(place)) = (self.restored_by(note), self.place_of_correction(note)) else { return };
        let since = self.log.entries().get(place..).unwrap_or_default();
        if since.iter().any(|entry| matches!(entry.event, ClockEvent::Press(_))) {
            return;
        }
        let Some(turn) = self.log.before(place).turn() else { return };
        let clock = self.clock().at(now);
        let left = ByColor::from_fn(|side| clock.face(side).left.saturating_add(restored.gave[side]));
        let moves = ByColor::from_fn(|side| clock.face(side).moves.saturating_add(restored.moves[side]));
        self.log.record(ClockEvent::Correct { left, moves, turn }, now);
    }

    /// Adds time to a side; returns what the clock took of it, µs.
    fn add(&mut self, side: Color, time: i64, now: u64) -> i64 {
        if time == 0 {
            return 0;
        }
        let left = |clock: &Clock| i64::try_from(clock.at(now).face(side).left).unwrap_or(i64::MAX);
        let before = left(self.clock());
        self.log.record(ClockEvent::Add { side, time }, now);
        left(self.clock()) - before
    }

    /// The ruling that can be taken back now: the last one that stands, unless the time that it gave is used up.
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
        self.go_forth(&note, now);
        if let Some(last) = self.notes.iter_mut().rfind(|note| note.undone.is_none()) {
            last.undone = Some(now);
        }
    }
}
