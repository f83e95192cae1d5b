//! The chess clock as a value: an event and its moment in µs give the next state. Relógio de xadrez.
//!
//! There is no ticking. [`Clock::at`] says what a clock shows at any later moment, so a page that slept is right when it
//! wakes. Each µs of a game is charged to one side or to nobody. What an arbiter decides is in [`crate::laws`].

pub mod alarm;
mod control;
mod digits;
mod log;
mod watch;

pub use control::{
    ControlError, LONGEST, MINUTE, MOST_MOVES, MOST_PER_MOVE, MOST_PERIODS, PRESETS, Period, SECOND, TimeControl,
    Timing, control_text,
};
pub use digits::{digits, units};
pub use log::{Completed, Entry, Log, NoEntry};
pub use watch::{Beat, Gap, TOLERANCE, Watch};

use crate::color::{ByColor, Color};

/// What happens to a clock. Times in µs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// A side presses: its move is made, and the other's time runs. Black's first press starts White's clock and is no
    /// move. FIDE 2023 6.2.1
    Press(Color),
    /// Both clocks stand. FIDE 2023 6.2.2, 6.11
    Pause,
    /// The side to move goes on.
    Resume,
    /// Time given, or taken where it is negative: a penalty, or a correction.
    Add { side: Color, time: i64 },
    /// The arbiter sets what the clock shows; a fallen flag is up again. FIDE 2023 6.10.2
    Correct { left: ByColor<u64>, moves: ByColor<u32>, turn: Color },
    /// The last press did not count: the clock of its side has been running since.
    Undo,
}

/// What the clock does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// Before the start: Black's press starts White's clock.
    Waiting,
    /// This side's time runs.
    Side(Color),
    /// Both stand; this side is to move.
    Paused(Color),
    /// A flag has fallen: what is shown stays. FIDE 2023 6.8
    Flagged(Color),
}

/// One side of the clock. Times in µs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// O tempo que resta: the time before the flag falls, without the rest of a delay.
    pub left: u64,
    /// What is left of the delay at this move.
    pub delay: u64,
    /// Moves completed.
    pub moves: u32,
    /// The period, from 0.
    pub period: usize,
    /// Moves completed in it.
    in_period: u32,
    /// What this move has taken so far.
    this_move: u64,
    /// All that was charged to this side.
    pub charged: u64,
}

/// A clock, as it was at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    faces: ByColor<Face>,
    running: Running,
    /// The moment of this state.
    now: u64,
    /// The time that was charged to nobody since the first press.
    idle: u64,
}

impl Clock {
    /// Set and not yet started. The first increment is added already. FIDE 2023 6.3.1
    pub fn new(control: &TimeControl, now: u64) -> Clock {
        let face = |side: Color| {
            let period = control.period(side, 0);
            let mut face = Face { left: period.time, ..Face::default() };
            face.begin_move(period.timing);
            face
        };
        Clock { control: control.clone(), faces: ByColor::from_fn(face), running: Running::Waiting, now, idle: 0 }
    }

    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    pub fn face(&self, side: Color) -> &Face {
        &self.faces[side]
    }

    /// The time that each side has left, µs.
    pub fn left(&self) -> ByColor<u64> {
        ByColor::from_fn(|side| self.faces[side].left)
    }

    /// The moves that each side has completed.
    pub fn moves(&self) -> ByColor<u32> {
        ByColor::from_fn(|side| self.faces[side].moves)
    }

    pub fn running(&self) -> Running {
        self.running
    }

    /// The side whose flag fell; the other flag cannot fall any more.
    pub fn flag(&self) -> Option<Color> {
        if let Running::Flagged(side) = self.running { Some(side) } else { None }
    }

    /// The side to move, once the game has begun.
    pub fn turn(&self) -> Option<Color> {
        match self.running {
            Running::Waiting => None,
            Running::Side(side) | Running::Paused(side) | Running::Flagged(side) => Some(side),
        }
    }

    /// The moment of this state, µs.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// µs since the first press that were charged to nobody.
    pub fn idle(&self) -> u64 {
        self.idle
    }

    /// The moment at which the flag of the running side falls, if nothing happens; `None` while none can.
    pub fn falls_at(&self) -> Option<u64> {
        let Running::Side(side) = self.running else { return None };
        let face = &self.faces[side];
        let mut time = face.delay.saturating_add(face.left);
        // A period without moves ends by itself, and the next one's time follows.
        let mut number = face.period;
        while self.control.period(side, number).moves.is_none() && number + 1 < self.control.periods(side).len() {
            number += 1;
            let next = self.control.period(side, number);
            time = time.saturating_add(next.time).saturating_add(match next.timing {
                Timing::Increment(more) | Timing::Delay(more) => more,
                _ => 0,
            });
        }
        Some(self.now.saturating_add(time))
    }

    /// The clock at a later moment. An earlier one counts as now.
    pub fn at(&self, now: u64) -> Clock {
        let mut clock = self.clone();
        clock.advance(now);
        clock
    }

    /// The clock after an event at this moment. An event that does not fit changes only the moment.
    ///
    /// ```
    /// # use lance_legal::clock::{Clock, ClockEvent, SECOND};
    /// # use lance_legal::color::Color;
    /// let clock = Clock::new(&"3+2".parse().unwrap(), 0);
    /// let clock = clock.apply(ClockEvent::Press(Color::Black), 0).apply(ClockEvent::Press(Color::White), 10 * SECOND);
    /// assert_eq!(clock.left().white, (182 - 10 + 2) * SECOND);
    /// ```
    pub fn apply(&self, event: ClockEvent, now: u64) -> Clock {
        let mut clock = self.at(now);
        match event {
            ClockEvent::Press(side) => clock.press(side),
            ClockEvent::Pause => {
                if let Running::Side(side) = clock.running {
                    clock.running = Running::Paused(side);
                }
            }
            ClockEvent::Resume => {
                if let Running::Paused(side) = clock.running {
                    clock.running = Running::Side(side);
                }
            }
            ClockEvent::Add { side, time } => clock.add(side, time),
            ClockEvent::Correct { left, moves, turn } => clock.correct(left, moves, turn),
            // Only a log knows which press was the last.
            ClockEvent::Undo => {}
        }
        clock
    }

    fn advance(&mut self, now: u64) {
        let mut rest = now.saturating_sub(self.now);
        self.now = self.now.max(now);
        while let (Running::Side(side), true) = (self.running, rest > 0) {
            let timing = self.control.period(side, self.faces[side].period).timing;
            let face = &mut self.faces[side];
            let charged = rest.min(face.delay.saturating_add(face.left));
            let free = charged.min(face.delay);
            face.delay -= free;
            face.left -= charged - free;
            face.this_move += charged;
            face.charged += charged;
            rest -= charged;
            if timing == Timing::Hourglass {
                self.faces[!side].left += charged;
            }
            self.fall(side);
        }
        if self.running != Running::Waiting {
            self.idle += rest;
        }
    }

    /// At zero begins the next period, or the flag falls: a side without time has lost on time, whoever is to move.
    fn fall(&mut self, side: Color) {
        let face = &self.faces[side];
        if face.left > 0 || face.delay > 0 {
            return;
        }
        let number = face.period;
        let by_time = self.control.period(side, number).moves.is_none();
        if by_time && number + 1 < self.control.periods(side).len() {
            self.next_period(side);
            let timing = self.control.period(side, number + 1).timing;
            self.faces[side].begin_move(timing);
        } else {
            self.running = Running::Flagged(side);
        }
    }

    fn next_period(&mut self, side: Color) {
        let face = &mut self.faces[side];
        face.period += 1;
        face.in_period = 0;
        face.left = face.left.saturating_add(self.control.period(side, face.period).time);
    }

    fn press(&mut self, side: Color) {
        match self.running {
            Running::Waiting if side == Color::Black => self.running = Running::Side(Color::White),
            Running::Side(turn) if turn == side => {
                self.complete_move(side);
                self.running = Running::Side(!side);
            }
            _ => {}
        }
    }

    fn complete_move(&mut self, side: Color) {
        let period = self.control.period(side, self.faces[side].period);
        let face = &mut self.faces[side];
        if let Timing::Bronstein(most) = period.timing {
            face.left = face.left.saturating_add(face.this_move.min(most));
        }
        face.moves = face.moves.saturating_add(1);
        face.in_period = face.in_period.saturating_add(1);
        face.this_move = 0;
        if period.moves.is_some_and(|moves| face.in_period >= moves) {
            self.next_period(side);
        }
        let timing = self.control.period(side, self.faces[side].period).timing;
        self.faces[side].begin_move(timing);
    }

    fn add(&mut self, side: Color, time: i64) {
        // No time is added after the flag.
        if matches!(self.running, Running::Flagged(_)) {
            return;
        }
        let face = &mut self.faces[side];
        face.left = face.left.saturating_add_signed(time).min(MOST_LEFT);
        self.fall(side);
    }

    fn correct(&mut self, left: ByColor<u64>, moves: ByColor<u32>, turn: Color) {
        for side in Color::ALL {
            let periods = self.control.periods(side);
            let (mut number, mut before) = (0, 0u32);
            // Where periods go by moves, the moves give the period.
            while let Some(more) = periods.get(number).and_then(|period| period.moves) {
                if moves[side] < before.saturating_add(more) {
                    break;
                }
                before = before.saturating_add(more);
                number += 1;
            }
            let by_moves = periods.get(number).is_some_and(|period| period.moves.is_some()) || before > 0;
            let face = &mut self.faces[side];
            face.left = left[side].min(MOST_LEFT);
            face.delay = 0;
            face.this_move = 0;
            face.moves = moves[side];
            if by_moves {
                face.period = number;
                face.in_period = moves[side] - before;
            }
            if let Timing::Delay(time) = self.control.period(side, face.period).timing {
                face.delay = time;
            }
        }
        // Corrected clocks stand until the arbiter lets them go on. FIDE 2023 6.11.3
        self.running = Running::Paused(turn);
        for side in Color::ALL {
            self.fall(side);
        }
    }
}

/// The most that a clock shows, µs: a hundred hours.
pub const MOST_LEFT: u64 = 100 * 60 * MINUTE;

impl Face {
    /// What the next move brings.
    fn begin_move(&mut self, timing: Timing) {
        match timing {
            Timing::Increment(time) => self.left = self.left.saturating_add(time),
            Timing::Delay(time) => self.delay = time,
            Timing::SuddenDeath | Timing::Bronstein(_) | Timing::Hourglass => {}
        }
    }
}
