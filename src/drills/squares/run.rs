//! A round: one square after another until the time is up.
//!
//! Times are milliseconds of any clock that only goes forward. What counts is the time of the answer; a tick merely lets
//! the end be seen.

use super::{Limit, Options, Order, Side, Target, Task};
use crate::color::Color;
use crate::drills::Round;
use crate::random::Random;
use crate::square::Square;

/// Answers that a round without a limit needs to be worth keeping.
const ENOUGH: u32 = 5;

/// What the pupil says of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Touched, or named.
    Square(Square),
    Color(Color),
}

/// An answer that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// What was asked.
    pub square: Square,
    pub answer: Answer,
    pub right: bool,
}

/// Something that happens in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Answer(Answer),
    /// The pupil has had enough.
    Stop,
    /// Time goes by.
    Tick,
}

/// A round being played, or over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    pub options: Options,
    /// Who sits at the bottom.
    pub bottom: Color,
    /// The square that is asked.
    pub current: Target,
    /// The one after it, which may be seen already.
    pub next: Target,
    order: Order,
    started: u64,
    /// When it was over, in time or before.
    ended: Option<u64>,
    pub right: u32,
    pub wrong: u32,
    /// What was missed, each once, in the order of the misses.
    pub missed: Vec<Square>,
    /// The answer before this question.
    pub last: Option<Given>,
}

/// Whether the answer is the right one for this square.
fn is_right(square: Square, answer: Answer) -> bool {
    match answer {
        Answer::Square(given) => given == square,
        Answer::Color(color) => color == square.color(),
    }
}

/// Who sits at the bottom, and the order of the squares: all that chance decides.
pub(super) fn dealt(options: &Options, due: &[Square], seed: u64) -> (Color, Order) {
    let mut random = Random::new(seed);
    let chance = if random.happens(1, 2) { Color::White } else { Color::Black };
    let bottom = match options.side {
        Side::White => Color::White,
        Side::Black => Color::Black,
        Side::Random => chance,
    };
    (bottom, Order::new(options.squares(), due, random))
}

impl Run {
    /// Begins at `now`; `due` squares come first. `None` only where no square is in play, which options do not allow.
    pub fn start(options: Options, due: &[Square], seed: u64, now: u64) -> Option<Run> {
        let (bottom, mut order) = dealt(&options, due, seed);
        Some(Run {
            options,
            bottom,
            current: order.draw()?,
            next: order.draw()?,
            order,
            started: now,
            ended: None,
            right: 0,
            wrong: 0,
            missed: Vec::new(),
            last: None,
        })
    }

    pub fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    /// When the time will be up.
    fn end(&self) -> Option<u64> {
        self.options.limit.seconds().map(|seconds| self.started + u64::from(seconds) * 1_000)
    }

    /// Milliseconds left; `None` without a limit.
    pub fn left(&self, now: u64) -> Option<u64> {
        self.end().map(|end| end.saturating_sub(self.ended.unwrap_or(now).max(self.started)))
    }

    /// Milliseconds played.
    pub fn played(&self, now: u64) -> u64 {
        let now = self.end().map_or(now, |end| now.min(end));
        self.ended.unwrap_or(now).saturating_sub(self.started)
    }

    pub fn answered(&self) -> u32 {
        self.right + self.wrong
    }

    /// The round after an event at this time. After its end nothing changes it.
    pub fn update(mut self, event: Event, now: u64) -> Run {
        if self.is_over() {
            return self;
        }
        if let Some(end) = self.end().filter(|end| now >= *end) {
            self.ended = Some(end);
            return self;
        }
        match event {
            Event::Tick => {}
            Event::Stop => self.ended = Some(now.max(self.started)),
            Event::Answer(answer) => {
                // A touch says nothing about a colour, nor a colour where the square is.
                if matches!(answer, Answer::Color(_)) == (self.options.task == Task::Color) {
                    self.answer(answer);
                }
            }
        }
        self
    }

    fn answer(&mut self, answer: Answer) {
        let square = self.current.square;
        let right = is_right(square, answer);
        if right {
            self.right += 1;
        } else {
            // Its place: so many were answered before it.
            self.order.missed(square, self.answered() as usize);
            self.wrong += 1;
            if !self.missed.contains(&square) {
                self.missed.push(square);
            }
        }
        self.last = Some(Given { square, answer, right });
        self.current = self.next;
        if let Some(next) = self.order.draw() {
            self.next = next;
        }
    }

    /// What is kept of it: a round played to the end of its time, or one without a limit that went on long enough.
    pub fn kept(&self, day: u32) -> Option<Round> {
        let ended = self.ended?;
        let whole = match self.end() {
            Some(end) => ended == end && self.answered() > 0,
            None => self.answered() >= ENOUGH,
        };
        let seconds = self.played(ended).div_ceil(1_000).max(1);
        let seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
        whole.then_some(Round { day, right: self.right, wrong: self.wrong, seconds })
    }

    /// Tenths of a second for each answer; `None` before the first.
    pub fn pace(&self, now: u64) -> Option<u32> {
        let tenths = self.played(now).checked_div(u64::from(self.answered()) * 100)?;
        u32::try_from(tenths).ok()
    }
}

/// How good a round was, in tenths: right answers, or where time does not end it, right answers a minute.
pub fn score(round: &Round, limit: Limit) -> u32 {
    let right = u64::from(round.right);
    let tenths = match limit {
        Limit::None => right * 600 / u64::from(round.seconds.max(1)),
        Limit::Half | Limit::Minute => right * 10,
    };
    u32::try_from(tenths).unwrap_or(u32::MAX)
}

/// The average of some scores, rounded; `None` of none.
pub fn average(scores: &[u32]) -> Option<u32> {
    let sum: u64 = scores.iter().map(|score| u64::from(*score)).sum();
    let count = scores.len() as u64;
    u32::try_from((2 * sum + count).checked_div(2 * count)?).ok()
}
