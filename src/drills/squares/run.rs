//! A round: one square after another until the time is up.

use super::naming::{choices, river};
use super::tally::{Tally, dealt};
use super::{Limit, Options, Order, Target, Task};
use crate::color::Color;
use crate::drills::Round;
use crate::random::Random;
use crate::square::{Square, SquareSet};

/// What the pupil says of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareAnswer {
    /// Touched, or named.
    Square(Square),
    Color(Color),
}

/// An answer that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// What was asked; for the rio what was touched.
    pub square: Square,
    pub answer: SquareAnswer,
    pub right: bool,
}

/// Something that happens in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEvent {
    Answer(SquareAnswer),
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
    /// The numbers to choose from, the right one among them; empty where squares have names.
    pub choices: Vec<u8>,
    /// The squares of the rio touched so far.
    pub found: SquareSet,
    order: Order,
    random: Random,
    pub tally: Tally,
    /// The answer before this question.
    pub last: Option<Given>,
}

impl Run {
    /// Begins at `now`; `due` squares come first. `None` only where no square is in play, which options do not allow.
    pub fn start(options: Options, due: &[Square], seed: u64, now: u64) -> Option<Run> {
        let (bottom, mut order) = dealt(&options, due, seed);
        let mut random = Random::new(seed);
        let current = order.draw()?;
        Some(Run {
            options,
            bottom,
            current,
            next: order.draw()?,
            choices: choices(options.naming, current.square, &mut random),
            found: SquareSet::EMPTY,
            order,
            random,
            tally: Tally::new(options.limit, now),
            last: None,
        })
    }

    /// The round after an event at this time. After its end nothing changes it.
    pub fn update(mut self, event: RoundEvent, now: u64) -> Run {
        if !self.tally.goes_on(now) {
            return self;
        }
        match event {
            RoundEvent::Tick => {}
            RoundEvent::Stop => self.tally.stop(now),
            RoundEvent::Answer(answer) => self.answer(answer),
        }
        self
    }

    /// Takes an answer of the kind that is asked for; others change nothing.
    fn answer(&mut self, answer: SquareAnswer) {
        let square = self.current.square;
        let right = match (self.options.task, answer) {
            (Task::River, SquareAnswer::Square(touched)) => return self.wade(touched),
            (Task::Color, SquareAnswer::Color(color)) => color == square.color(),
            (Task::Find | Task::Name, SquareAnswer::Square(given)) if self.options.naming.name(given).is_some() => {
                given == square
            }
            _ => return,
        };
        if !right {
            // Its place: so many were answered before it.
            self.order.missed(square, self.tally.answered() as usize);
            self.tally.note(square);
        }
        self.count(square, answer, right);
        self.current = self.next;
        if let Some(next) = self.order.draw() {
            self.next = next;
        }
        self.choices = choices(self.options.naming, self.current.square, &mut self.random);
    }

    /// A square of the rio, or not; one that is found already says nothing. The whole rio turns the board.
    fn wade(&mut self, square: Square) {
        if self.found.contains(square) {
            return;
        }
        let right = river().contains(square);
        self.count(square, SquareAnswer::Square(square), right);
        if right {
            self.found = self.found.with(square);
        }
        if self.found == river() {
            self.found = SquareSet::EMPTY;
            self.bottom = !self.bottom;
        }
    }

    fn count(&mut self, square: Square, answer: SquareAnswer, right: bool) {
        self.tally.count(right);
        self.last = Some(Given { square, answer, right });
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
